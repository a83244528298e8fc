"""A table as one node knows it: its rows, its game rebuilt from the log, its last chat.

A `TableState` is replaced, never changed: a change makes a new one, which counts once it is in the
log.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from firstgiants import Game, Player
from firstgiants import Settings as GameSettings
from firstgiants.rules.cards import Deck
from firstgiants.rules.fair_start import extra_amber
from firstgiants.server import wire
from firstgiants.server.decks.stored import deck_of
from firstgiants.server.store.rows import (
    HEAD,
    DealRow,
    PersonRow,
    SeatRow,
    TableRow,
    read_deal,
    read_people,
    read_seats,
    read_table,
)
from firstgiants.server.store.statements import Statement
from firstgiants.server.tables import fair_deal as fair

CHAT_KEPT = 50
CHAT_SOUGHT = 1000
"""The newest rows of the log in which a node that opens a table looks for the last chat."""
LAST = 2**31 - 1
"""The largest number that a row of the log can have."""
ONLY_PLAY = {"moved", "chat", "react"}
"""Entries that leave seats, deal and people as they are, unless a flagged seat moves."""


class MovedBody(Struct, kw_only=True, omit_defaults=True):
    """A commit in the log. Its ply and key are columns of the row."""

    seat: int
    choices: list[str]
    clocks: wire.Clocks
    by: str | None = None


class TableBody(Struct, kw_only=True, omit_defaults=True):
    what: str
    seat: int | None = None


class ChatBody(Struct, kw_only=True, omit_defaults=True):
    person: wire.PersonRef
    room: str
    seat: int | None = None
    text: str = ""
    reaction: str | None = None


class OverBody(Struct, kw_only=True, omit_defaults=True):
    totals: list[int]
    winners: list[int]
    ratings: list[wire.RatingChange]


class Continued(Struct, kw_only=True):
    """For a table that continues a stored game: its card order, the choices so far, and the extra
    amber of its seats."""

    order: list[str]
    choices: list[str]
    extra_amber: list[int] = []


_encode = msgspec.json.Encoder().encode
Body = MovedBody | TableBody | ChatBody | OverBody
_BODIES: dict[str, msgspec.json.Decoder[Any]] = {
    "moved": msgspec.json.Decoder(MovedBody),
    "table": msgspec.json.Decoder(TableBody),
    "chat": msgspec.json.Decoder(ChatBody),
    "react": msgspec.json.Decoder(ChatBody),
    "over": msgspec.json.Decoder(OverBody),
}


@dataclass(slots=True)
class Entry:
    """One row of the log, with the game after it and, of a commit, what it did."""

    n: int
    type: str
    at: int
    body: Body
    ply: int | None = None
    key: str | None = None
    game: Game | None = None
    events: str = ""
    """As JSON objects, separated by commas."""
    late: bool = False
    """`Change.also` writes it: its body is known only within the transaction."""

    def row(self, table_id: str) -> tuple[str, int, str, int, int | None, str | None, str]:
        body = _encode(self.body).decode()
        return (table_id, self.n, self.type, self.at, self.ply, self.key, body)


_ENTRY = ("n", "type", "at", "ply", "key", "body")
_log_columns = ", ".join(f"log.{name}" for name in _ENTRY)
_head_columns = ", ".join(f"tables.{name}" for name in HEAD)
_log_after = Statement(
    f"SELECT {_log_columns} FROM log WHERE table_id = :id AND n > :after ORDER BY n"  # noqa: S608
)
# People may chat without end at a table: what replays a game reads nothing of that.
_commits = Statement(
    f"SELECT {_log_columns} FROM log "  # noqa: S608
    "WHERE table_id = :id AND ply IS NOT NULL AND n <= :until ORDER BY ply"
)
_last_chat = Statement(
    f"SELECT {_log_columns} FROM log WHERE table_id = :id AND type = 'chat' "  # noqa: S608
    "AND n > :after AND n <= :until ORDER BY n DESC LIMIT :most"
)
_log_with_head = Statement(
    f"SELECT {_log_columns}, {_head_columns} FROM log JOIN tables ON tables.id = log.table_id "  # noqa: S608
    "WHERE log.table_id = :id AND log.n > :after ORDER BY log.n"
)
"""What is new at a table, in one statement: nodes run it for each other's moves."""


def _entry(row: Sequence[Any]) -> Entry:
    n, type_, at, ply, key, body = row
    return Entry(n, type_, at, _BODIES[type_].decode(body), ply, key)


def read_entries(connection: Connection, table_id: str, after: int) -> list[Entry]:
    return [_entry(row) for row in _log_after(connection, {"id": table_id, "after": after})]


def read_commits(connection: Connection, table_id: str, until: int = LAST) -> list[Entry]:
    """The commits up to number `until` of the log."""
    return [_entry(row) for row in _commits(connection, {"id": table_id, "until": until})]


def _read_last_chat(connection: Connection, row: TableRow) -> list[Entry]:
    values = {"id": row.id, "after": row.n - CHAT_SOUGHT, "until": row.n, "most": CHAT_KEPT}
    return [_entry(one) for one in reversed(_last_chat(connection, values))]


@dataclass(slots=True)
class TableState:
    row: TableRow
    seats: tuple[SeatRow, ...]
    deal: DealRow
    people: dict[str, PersonRow]
    game: Game | None
    chat: list[Entry] = field(default_factory=list)
    keys: dict[str, int] = field(default_factory=dict)
    """Keys of commits, with the number of their row."""
    deck: Deck | None = None
    """None in lists, which show no cards."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def own_deal(self) -> bool:
        """Whether the cards were shuffled for this table, so that their order is secret."""
        row = self.row
        return row.same_deal_as is None and row.daily is None and self.deal.continued is None

    def seat_of(self, person_id: str | None) -> SeatRow | None:
        if person_id is not None:
            for seat in self.seats:
                if seat.person_id == person_id:
                    return seat
        return None

    def names(self, person_id: str) -> bool:
        """Whether this person is named here: seated, host or in the chat."""
        return person_id in self.people or any(
            isinstance(entry.body, ChatBody) and entry.body.person.id == person_id
            for entry in self.chat
        )

    def with_row(self, **changes: object) -> TableState:
        return TableState(
            msgspec.structs.replace(self.row, **changes),
            self.seats,
            self.deal,
            self.people,
            self.game,
            self.chat,
            self.keys,
            self.deck,
        )


def new_game(state: TableState, seats: Sequence[SeatRow]) -> Game:
    """The game as dealt; a continued one with the choices played before."""
    row, deal, deck = state.row, state.deal, state.deck
    assert deck is not None
    players = [Player(seat.name, bot=seat.bot) for seat in seats]
    settings = GameSettings(row.news_family, row.news_size, tuple(row.extra_amber))
    before: list[str] = []
    if deal.continued is None:
        order = fair.order_of(deal.seed, card_ids(deck))
    else:
        continued = msgspec.json.decode(deal.continued, type=Continued)
        order, before = continued.order, continued.choices
    game = Game.new(players=players, order=order, deck=deck, settings=settings)
    for choice in before:
        game.play_text(choice)
    return game


def extra_amber_at_start(row: TableRow, players: int, deal: DealRow) -> list[int]:
    """What a fair start gives each seat, as of now; in a continued game as it was."""
    if deal.continued is not None:
        return msgspec.json.decode(deal.continued, type=Continued).extra_amber
    return list(extra_amber(players, fair_start=row.fair_start))


def card_ids(deck: Deck) -> list[str]:
    return [card.id for card in deck.cards]


def play_entries(game: Game | None, entries: Sequence[Entry]) -> Game | None:
    """Play the commits on copies of the game; set each entry's events and the game after it."""
    for entry in entries:
        if isinstance(entry.body, MovedBody):
            assert game is not None
            game = game.copy()
            entry.events = ",".join([game.play_text(choice) for choice in entry.body.choices])
        entry.game = game
    return game


def play_in_place(game: Game, entries: Sequence[Entry]) -> None:
    """Play the commits on this game itself."""
    for entry in entries:
        if isinstance(entry.body, MovedBody):
            for choice in entry.body.choices:
                game.play_text(choice)


def read_table_state(connection: Connection, table_id: str) -> TableState | None:
    """Everything about a table; the game is rebuilt from the log."""
    row = read_table(connection, table_id)
    if row is None:
        return None
    state = read_rows(connection, row)
    state.deck = deck_of(connection, row.deck, row.deck_hash)
    commits = read_commits(connection, table_id, row.n)
    if row.started is not None:
        state.game = new_game(state, state.seats)
        play_in_place(state.game, commits)
    remember(state, commits)
    remember(state, _read_last_chat(connection, row))
    return state


def read_newer(connection: Connection, old: TableState) -> tuple[TableState, list[Entry]] | None:
    """The table with what other nodes have written since; plays on from this node's game."""
    rows = _log_with_head(connection, {"id": old.id, "after": old.row.n})
    if not rows:
        return None
    entries = [_entry(row[: len(_ENTRY)]) for row in rows]
    if all(e.type in ONLY_PLAY for e in entries) and not any(s.flagged for s in old.seats):
        head = dict(zip(HEAD, rows[0][len(_ENTRY) :], strict=True))
        head["banks"] = msgspec.json.decode(head["banks"])
        row = msgspec.structs.replace(old.row, **head)
        state = replace(old, row=row)
    else:
        found = read_table(connection, old.id)
        if found is None:
            return None
        row = found
        entries = [e for e in read_entries(connection, old.id, old.row.n) if e.n <= row.n]
        state = replace(read_rows(connection, row), deck=old.deck)
    game = old.game
    if game is None and row.started is not None:
        game = new_game(state, state.seats)
    state.game = play_entries(game, entries)
    state.chat, state.keys = list(old.chat), dict(old.keys)
    remember(state, entries)
    return state, entries


def read_rows(connection: Connection, row: TableRow) -> TableState:
    seats = read_seats(connection, row.id)
    deal = read_deal(connection, row.deal_id)
    assert deal is not None
    ids = {row.host, *(s.person_id for s in seats), *(s.reserved_for for s in seats)}
    people = read_people(connection, {one for one in ids if one is not None})
    return TableState(row=row, seats=seats, deal=deal, people=people, game=None)


def remember(state: TableState, entries: Sequence[Entry]) -> None:
    for entry in entries:
        if entry.type == "chat":
            state.chat.append(entry)
        if entry.key is not None:
            state.keys[entry.key] = entry.n
    del state.chat[:-CHAT_KEPT]
