"""The workshop: decks that people edit, and their versions, which never change.

A deck of the workshop has a draft, which may be wrong, and versions. A version is a stored deck:
tables play versions, never drafts.
"""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from firstgiants.rules.cards import BUILT_IN, Card, Deck
from firstgiants.rules.deck_hash import canonical_text
from firstgiants.rules.deck_limits import ID_LENGTH, NAME_LENGTH, STORED_DECK
from firstgiants.rules.deck_reader import check_cards, check_deck
from firstgiants.rules.deck_texts import TEXT_FIELDS
from firstgiants.rules.describe import card_messages, icons
from firstgiants.rules.errors import DeckProblem
from firstgiants.server import wire
from firstgiants.server.decks.limits import WorkshopCaps
from firstgiants.server.decks.projects import (
    Project,
    projects_of,
    public_projects,
    read_project,
)
from firstgiants.server.decks.stored import HASH, deck_named, keep_deck, no_such_deck
from firstgiants.server.decks.tidy import tidy_cards
from firstgiants.server.errors import Forbidden, Illegal, StaleDraft, WrongState
from firstgiants.server.store import Conflict, Database, Writer, schema
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.text import clean, is_id
from firstgiants.server.timing import Time
from firstgiants.server.wire.decks import DESCRIPTION_LENGTH

Json = dict[str, Any]
VERSIONS = 200
"""Most versions of one deck."""


def problems_wire(problems: Sequence[DeckProblem]) -> list[wire.DeckProblem]:
    return [msgspec.convert(problem.to_json(), wire.DeckProblem) for problem in problems]


def check(rows: Sequence[Json]) -> wire.DeckCheck:
    """Everything that is wrong with these cards, and what the right ones say."""
    cards, problems = check_cards(rows, STORED_DECK)
    texts = [None if card is None else _text(card) for card in cards]
    return wire.DeckCheck(problems=problems_wire(problems), cards=texts)


def draft_problems(rows: Sequence[Json]) -> list[wire.DeckProblem]:
    return problems_wire(check_cards(rows, STORED_DECK)[1])


def _text(card: Card) -> wire.CardText:
    messages = msgspec.convert(card_messages(card), list[wire.CardMessage])
    return wire.CardText(messages=messages, icons=[list(icons(one)) for one in card.effects])


def deck_file(name: str, cards: Sequence[Json]) -> Json:
    """The deck file of a version. It has only fields that we know: nothing else is stored."""
    return {"id": _slug(name), "name": name, "cards": [known_fields(card) for card in cards]}


def known_fields(card: Json) -> Json:
    known = ("id", "family", "size", "effects", *TEXT_FIELDS)
    return {name: card[name] for name in known if name in card and card[name] not in (None, "")}


def _slug(name: str) -> str:
    """The deck's name in records: a-z, 0-9 and -; never the name of a built-in deck."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    slug = re.sub(r"[^a-z0-9]+", "-", plain)[: ID_LENGTH - 4].strip("-") or "deck"
    return f"{slug}-own" if slug in BUILT_IN else slug


class Workshop:
    def __init__(self, database: Database, writer: Writer, time: Time, caps: WorkshopCaps) -> None:
        self._database = database
        self._writer = writer
        self._time = time
        self._caps = caps

    # ------------------------------------------------------------ reading

    async def mine(self, me: PersonRow) -> list[wire.DeckEntry]:
        found = await self._database.read(lambda c: projects_of(c, me.id))
        return [project.entry() for project in found]

    async def public(self, search: str, after: str | None) -> wire.DeckEntries:
        found, more = await self._database.read(lambda c: public_projects(c, search, after))
        return wire.DeckEntries(decks=[project.entry() for project in found], next=more)

    async def _get(self, me: PersonRow | None, project_id: str) -> Project:
        project = None
        if is_id(project_id):
            project = await self._database.read(lambda c: read_project(c, project_id))
        if project is None or not project.may_read(me):
            raise no_such_deck()
        return project

    async def _own(self, me: PersonRow, project_id: str) -> Project:
        project = await self._get(me, project_id)
        if not project.is_of(me):
            raise Forbidden("Only the owner of the deck may do this.", code="not-owner")
        return project

    async def read(self, me: PersonRow | None, project_id: str) -> wire.WorkshopDeck:
        """The deck with its draft, for its owner; for others, with its newest version."""
        project = await self._get(me, project_id)
        cards = await self._cards(me, project)
        return wire.WorkshopDeck(
            deck=project.entry(), yours=project.is_of(me), cards=cards,
            problems=draft_problems(cards),
        )  # fmt: skip

    async def _cards(self, me: PersonRow | None, project: Project) -> list[Json]:
        newest = project.hash
        if project.is_of(me) or newest is None:
            return project.draft_cards()
        deck = await self._database.read(lambda c: deck_named(c, newest))
        return [card.to_json() for card in deck.cards]

    async def versions(self, me: PersonRow | None, project_id: str) -> list[wire.DeckVersion]:
        await self._get(me, project_id)
        v = schema.deck_versions
        query = select(v.c.n, v.c.hash, v.c.at).where(v.c.project == project_id)
        rows = await self._database.read(lambda c: c.execute(query.order_by(v.c.n.desc())).all())
        return [wire.DeckVersion(n=n, hash=found, at=at) for n, found, at in rows]

    # ------------------------------------------------------------ changing

    async def create(
        self, me: PersonRow, request: wire.WorkshopDeckNew, address: str
    ) -> wire.WorkshopDeck:
        name = clean(request.name, "name", NAME_LENGTH)
        cards = tidy_cards(request.cards or [])
        if request.from_ is not None:
            cards = await self._copied(me, request.from_)
        draft = _encoded(cards)
        made_from = await self._caps.made_from(address)
        await self._caps.check_new(me, made_from, _size(draft))
        now, project_id = self._time.now_ms(), self._caps.new_id()
        values = {
            "id": project_id, "owner": me.id, "name": name, "description": "",
            "visibility": "private", "draft": draft, "cards": len(cards), "bytes": _size(draft),
            "revision": 1, "hash": None, "version": 0, "created": now, "updated": now,
            "made_from": made_from,
        }  # fmt: skip
        new = insert(schema.deck_projects).values(values)
        await self._database.write(lambda c: c.execute(new).rowcount)
        return await self.read(me, project_id)

    async def _copied(self, me: PersonRow, source: str) -> list[Json]:
        """The cards of a deck, or of a deck in the workshop that this person may read."""
        if source in BUILT_IN or HASH.fullmatch(source):
            deck = await self._database.read(lambda c: deck_named(c, source))
            cards = [card.to_json() for card in deck.cards]
        else:
            cards = await self._cards(me, await self._get(me, source))
        return [known_fields(card) for card in cards]

    async def change(
        self, me: PersonRow, project_id: str, request: wire.WorkshopDeckPatch
    ) -> wire.DeckEntry:
        project = await self._own(me, project_id)
        values: dict[str, object] = {}
        if request.name is not msgspec.UNSET:
            values["name"] = clean(request.name, "name", NAME_LENGTH)
        if request.description is not msgspec.UNSET:
            text = request.description
            values["description"] = clean(text, "description", DESCRIPTION_LENGTH) if text else ""
        if request.visibility is not msgspec.UNSET:
            values["visibility"] = request.visibility
        if not values:
            return project.entry()
        p = schema.deck_projects
        changed = update(p).where(p.c.id == project_id)
        changed = changed.values(values | {"updated": self._time.now_ms()})
        await self._database.write(lambda c: c.execute(changed).rowcount)
        return (await self._own(me, project_id)).entry()

    async def save(self, me: PersonRow, project_id: str, request: wire.DraftRequest) -> wire.Draft:
        """Save the draft, right or wrong. Refuses one made from an older revision."""
        project = await self._own(me, project_id)
        if project.revision != request.revision:
            raise _stale(project, request.revision)
        cards = tidy_cards(request.cards)
        draft = _encoded(cards)
        # Of the draft that is replaced: the update below finds no other one.
        grown = _size(draft) - _size(project.draft)
        await self._caps.check_bytes(me, grown)
        p = schema.deck_projects
        changed = update(p).where(p.c.id == project_id, p.c.revision == request.revision)
        changed = changed.values(
            draft=draft, cards=len(cards), bytes=p.c.bytes + grown,
            revision=request.revision + 1, updated=self._time.now_ms(),
        )  # fmt: skip
        if not await self._database.write(lambda c: c.execute(changed).rowcount):
            raise _stale(await self._own(me, project_id), request.revision)
        problems = await asyncio.to_thread(lambda: draft_problems(cards))
        return wire.Draft(revision=request.revision + 1, problems=problems)

    async def publish(self, me: PersonRow, project_id: str) -> tuple[wire.DeckVersion, int]:
        """Store the draft as a version; also returns the bytes that this takes. Where nothing
        changed, the version is the newest one."""
        project = await self._own(me, project_id)
        deck, problems = check_deck(deck_file(project.name, project.draft_cards()), STORED_DECK)
        if deck is None:
            raise Illegal(
                f"The deck cannot be played yet: {problems[0].message}",
                code="bad-deck",
                problems=problems_wire(problems),
            )
        if deck.hash == project.hash:
            return (await self.versions(me, project_id))[0], 0
        if project.version >= VERSIONS:
            raise WrongState(
                f"A deck has at most {VERSIONS} versions; copy it to go on.",
                code="too-many-versions",
                limit=VERSIONS,
            )
        size = _size(canonical_text(deck.to_json()))
        await self._caps.check_bytes(me, size)
        try:
            return await self._add_version(project, deck, size), size
        except Conflict:  # published twice at the same moment
            return (await self.versions(me, project_id))[0], 0

    async def _add_version(self, project: Project, deck: Deck, size: int) -> wire.DeckVersion:
        now, n = self._time.now_ms(), project.version + 1
        p = schema.deck_projects

        def write(connection: Connection) -> None:
            keep_deck(connection, deck, now)
            version = {"project": project.id, "n": n, "hash": deck.hash, "at": now}
            connection.execute(insert(schema.deck_versions).values(version))
            newest = {"hash": deck.hash, "version": n, "updated": now, "bytes": p.c.bytes + size}
            connection.execute(update(p).where(p.c.id == project.id).values(newest))

        await self._writer.run(write)
        return wire.DeckVersion(n=n, hash=deck.hash, at=now)

    async def remove(self, me: PersonRow, project_id: str) -> None:
        """Versions that games use stay stored; clean-up removes the others."""
        await self._own(me, project_id)
        p = schema.deck_projects
        gone = delete(p).where(p.c.id == project_id)
        await self._database.write(lambda c: c.execute(gone).rowcount)


def _stale(project: Project, revision: int) -> StaleDraft:
    return StaleDraft(
        f"The draft is at revision {project.revision}, not {revision}.",
        revision=project.revision,
        cards=msgspec.Raw(project.draft.encode()),
    )


def _encoded(cards: list[Json]) -> str:
    return msgspec.json.encode(cards).decode()


def _size(text: str) -> int:
    """In bytes, as the database stores it."""
    return len(text.encode())
