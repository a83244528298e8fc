"""Decks by content hash. A stored deck never changes, so every node may keep what it has read.

A deck is referred to by the name of a built-in one or by its hash. Tables, deals and games keep
the hash of their deck, built-in or not: a later version of the server may have other cards.
"""

from __future__ import annotations

import re
from functools import lru_cache

from sqlalchemy import Connection, delete, or_, select

from firstgiants.rules.cards import BUILT_IN, Deck, built_in_deck
from firstgiants.rules.deck_hash import canonical_text
from firstgiants.rules.errors import UnknownDeck
from firstgiants.server.errors import NotFound
from firstgiants.server.store import schema
from firstgiants.server.store.statements import Statement

DECKS_KEPT = 64
"""Decks that a node keeps after it has read them."""
HASH = re.compile(r"[0-9a-f]{64}")


def is_built_in(deck: Deck) -> bool:
    """Whether this is the current edition of a built-in deck."""
    return deck.id in BUILT_IN and deck.hash == built_in_deck(deck.id).hash


def reference(deck_id: str, content_hash: str | None) -> str:
    """How clients name a deck: a built-in one by its name, any other one by its hash."""
    if content_hash is None or (
        deck_id in BUILT_IN and content_hash == built_in_deck(deck_id).hash
    ):
        return deck_id
    return content_hash


@lru_cache(maxsize=DECKS_KEPT)
def _parsed(body: str) -> Deck:
    return Deck.from_json(body)


def deck_named(connection: Connection, ref: str) -> Deck:
    """The deck that a client names. Refuses one that does not exist."""
    if ref in BUILT_IN:
        return built_in_deck(ref)
    deck = _stored(connection, ref) if HASH.fullmatch(ref) else None
    if deck is None:
        raise no_such_deck()
    return deck


def deck_of(connection: Connection, deck_id: str, content_hash: str | None) -> Deck:
    """The deck of a table or a game. `content_hash` is None in rows of older versions, which knew
    built-in decks only."""
    if deck_id in BUILT_IN:
        try:
            return built_in_deck(deck_id, content_hash)
        except UnknownDeck:
            pass  # another edition: stored with the game
    deck = None if content_hash is None else _stored(connection, content_hash)
    if deck is None:
        raise no_such_deck()
    return deck


def _stored(connection: Connection, content_hash: str) -> Deck | None:
    body = stored_text(connection, content_hash)
    return None if body is None else _parsed(body)


def stored_text(connection: Connection, content_hash: str) -> str | None:
    """The deck file with this hash."""
    d = schema.decks
    return connection.execute(select(d.c.body).where(d.c.hash == content_hash)).scalar()


def no_such_deck() -> NotFound:
    return NotFound("There is no such deck.", code="no-such-deck", expected=list(BUILT_IN))


_touch = Statement("UPDATE decks SET used = :now WHERE hash = :hash RETURNING hash")
_store = Statement(
    "INSERT INTO decks (hash, body, created, used) VALUES (:hash, :body, :now, :now) "
    "ON CONFLICT (hash) DO UPDATE SET used = excluded.used"
)


def keep_deck(connection: Connection, deck: Deck, now: int) -> None:
    """Store the deck, or note that it is used. Run it in the transaction that refers to the deck:
    then clean-up on another node cannot remove it meanwhile."""
    if not is_built_in(deck) and not _touch(connection, {"hash": deck.hash, "now": now}):
        _insert(connection, deck, now)


def keep_built_in_decks(connection: Connection, now: int) -> None:
    """Store the built-in decks as they are now: games that begin with them must go on with the same
    cards after an upgrade of the server."""
    for name in BUILT_IN:
        deck = built_in_deck(name)
        if stored_text(connection, deck.hash) is None:
            _insert(connection, deck, now)


def _insert(connection: Connection, deck: Deck, now: int) -> None:
    body = canonical_text(deck.to_json())
    _store(connection, {"hash": deck.hash, "body": body, "now": now})


def drop_unused_decks(connection: Connection, before: int, most: int) -> int:
    """Delete decks that no version, table or game refers to and nobody has used since `before`."""
    d, v = schema.decks, schema.deck_versions
    referred = [
        select(v.c.n).where(v.c.hash == d.c.hash).exists(),
        *(
            select(t.c.id).where(t.c.deck_hash == d.c.hash).exists()
            for t in (schema.tables, schema.games)
        ),
    ]
    now_built_in = [built_in_deck(name).hash for name in BUILT_IN]
    unused = (d.c.used < before, d.c.hash.not_in(now_built_in), ~or_(*referred))
    hashes = list(connection.execute(select(d.c.hash).where(*unused).limit(most)).scalars())
    gone = delete(d).where(d.c.hash.in_(hashes), d.c.used < before)
    return connection.execute(gone).rowcount if hashes else 0
