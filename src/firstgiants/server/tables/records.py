"""Finished games: kept, listed, read back step by step, imported, dumped."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from hashlib import sha256

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, insert, or_, select

from firstgiants import Deck, Game, Record
from firstgiants.rules.errors import FirstGiantsError
from firstgiants.rules.record import DECK_FILE
from firstgiants.server import wire
from firstgiants.server.daily.days import first_secret_day, is_secret
from firstgiants.server.daily.secrecy import refusal
from firstgiants.server.decks.imported import embedded_deck
from firstgiants.server.decks.stored import deck_of, keep_deck, reference
from firstgiants.server.errors import Illegal, Invalid, NotFound
from firstgiants.server.store import Database, Writer, schema
from firstgiants.server.store.statements import insert_into
from firstgiants.server.streams.messages import events_raw, view_raw
from firstgiants.server.tables.state import TableState
from firstgiants.server.text import clean, is_id
from firstgiants.server.timing import Time
from firstgiants.server.wire.base import NAME_LENGTH

PAGE = 50
MOST_CHOICES = 5_000
"""Choices of a record that is imported or shown step by step: a step takes kilobytes. Games have a
few hundred; only odd decks lead to more."""


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


_insert_game = insert_into(schema.games, schema.games.c.keys())
_insert_person = insert_into(schema.game_people, schema.game_people.c.keys())


def keep_record(connection: Connection, state: TableState, game: Game) -> None:
    """In the transaction of the last choice."""
    record = game.record()
    assert record.result is not None
    assert state.row.ended is not None
    continued = state.deal.continued is not None
    kept = {
        "id": state.id,
        "source": "table",
        "deal_id": state.row.deal_id,
        "daily": state.row.daily,
        "assisted": state.row.assisted,
        "public": state.row.visibility == "public",
        "rated": state.row.rated,
        "started": state.row.started,
        "ended": state.row.ended,
        "deck": state.row.deck,
        "deck_hash": game.deck.hash,
        "deck_name": game.deck.name,
        "players": _json([player.name for player in record.players]),
        "totals": _json(record.result.totals),
        "winners": _json(record.result.winners),
        "plies": len(record.choices),
        # A game that went on from another's cards was not dealt by this seed.
        "seed": None if continued else state.deal.seed,
        "commitment": None if continued else state.deal.commitment,
        "record": _json(record.to_json()),
    }
    _insert_game(connection, kept)
    for seat in state.seats:
        if seat.person_id is not None:
            there = {"game_id": state.id, "person_id": seat.person_id, "seat": seat.seat}
            _insert_person(connection, there | {"ended": state.row.ended})


class _Sat(msgspec.Struct):
    """Who sat there: all that a list reads of a record."""

    players: list[wire.Player]


_sat = msgspec.json.Decoder(_Sat)


def game_ref(row: RowMapping, seat: int | None = None) -> wire.GameRef:
    return wire.GameRef(
        id=row["id"],
        ended=row["ended"],
        deck=reference(row["deck"], row["deck_hash"]),
        deck_name=row["deck_name"] or row["deck"],
        rated=row["rated"],
        players=msgspec.json.decode(row["players"]),
        bots=[player.bot for player in _sat.decode(row["record"]).players],
        totals=msgspec.json.decode(row["totals"]),
        winners=msgspec.json.decode(row["winners"]),
        plies=row["plies"],
        daily=row["daily"],
        assisted=row["assisted"],
        seat=seat,
    )


_REF = [
    schema.games.c[name]
    for name in (
        "id", "ended", "deck", "deck_hash", "deck_name", "rated", "players", "totals", "winners",
        "plies", "record", "daily", "assisted",
    )
]  # fmt: skip


def may_be_seen(now: int) -> ColumnElement[bool]:
    """Which stored games are public now: all but those of a deal of the day that is secret."""
    daily = schema.games.c.daily
    return or_(daily.is_(None), daily < first_secret_day(now))


def games_of(
    connection: Connection, person_id: str, most: int, reader: str | None, now: int
) -> list[wire.GameRef]:
    """Somebody's games, newest first; those by link only for themselves."""
    g, p = schema.games, schema.game_people
    query = select(*_REF, p.c.seat).join(p, p.c.game_id == g.c.id)
    query = query.where(p.c.person_id == person_id, may_be_seen(now))
    if reader != person_id:
        query = query.where(g.c.public)
    rows = connection.execute(query.order_by(p.c.ended.desc()).limit(most))
    return [game_ref(row, row["seat"]) for row in rows.mappings()]


class Records:
    def __init__(self, database: Database, writer: Writer, time: Time) -> None:
        self._database = database
        self._writer = writer
        self._time = time

    async def page(
        self, person: str | None, *, rated: bool | None, before: int | None, reader: str | None
    ) -> wire.GameList:
        """Public games, newest first; or those of a person, by link only for themselves."""
        g, p = schema.games, schema.game_people
        seen = may_be_seen(self._time.now_ms())
        query = select(*_REF).where(g.c.source == "table", seen).order_by(g.c.ended.desc())
        if person is None or person != reader:
            query = query.where(g.c.public)
        if person is not None:
            query = query.join(p, p.c.game_id == g.c.id).where(p.c.person_id == person)
        if rated is not None:
            query = query.where(g.c.rated == rated)
        if before is not None:
            query = query.where(g.c.ended < before)
        # A list reads every record of its page: in the reading thread, not on the event loop.
        found = await self._database.read(
            lambda c: [game_ref(row) for row in c.execute(query.limit(PAGE + 1)).mappings()]
        )
        games = found[:PAGE]
        more = str(games[-1].ended) if len(found) > PAGE else None
        return wire.GameList(games=games, next=more)

    async def row(self, game_id: str) -> RowMapping:
        """A stored game: finished, so that all about it is public and stays public. Refuses games
        of a deal of the day that is still secret."""
        query = select(schema.games).where(schema.games.c.id == game_id)
        row = None
        if is_id(game_id):
            row = await self._database.read(lambda c: c.execute(query).mappings().first())
        if row is None:
            raise NotFound("There is no such game.", code="no-such-game")
        if is_secret(row["daily"], self._time.now_ms()):
            raise refusal()
        return row

    async def deck(self, row: RowMapping) -> Deck:
        """The deck that a stored game was played with."""
        return await self._database.read(lambda c: deck_of(c, row["deck"], row["deck_hash"]))

    async def seat_of(self, game_id: str, person_id: str) -> int | None:
        """The seat on which this person played, if they did."""
        p = schema.game_people
        query = select(p.c.seat).where(p.c.game_id == game_id, p.c.person_id == person_id)
        return await self._database.read(lambda c: c.execute(query).scalar())

    async def import_record(self, imported: wire.GameRecord) -> str:
        """Store a record from outside, with its deck. Its seed is kept, so that people can check
        it; the server does not."""
        for player in imported.players:
            player.name = clean(player.name, "players", NAME_LENGTH)
            player.bot = clean(player.bot, "players", NAME_LENGTH) if player.bot else None
        deck = await self._deck_of_import(imported)
        imported.deck_file = None
        text = msgspec.json.encode(imported).decode()
        game = await asyncio.to_thread(lambda: replay(text, deck))
        record = game.record()
        names, now = [player.name for player in record.players], self._time.now_ms()
        body = _json(record.to_json())
        game_id = _id_of_import(body, deck.hash, imported.seed, imported.commitment)
        values = {
            "id": game_id,
            "source": "import",
            "public": False,
            "rated": False,
            "ended": now,
            "deck": record.deck,
            "deck_hash": deck.hash,
            "deck_name": deck.name,
            "players": _json(names),
            "totals": _json(record.result.totals if record.result else []),
            "winners": _json(record.result.winners if record.result else []),
            "plies": len(record.choices),
            "record": body,
            "seed": imported.seed,
            "commitment": imported.commitment,
        }

        def write(connection: Connection) -> None:
            g = schema.games
            if connection.execute(select(g.c.id).where(g.c.id == game_id)).first() is None:
                keep_deck(connection, deck, now)
                connection.execute(insert(g).values(values))

        await self._writer.run(write)
        return game_id

    async def _deck_of_import(self, imported: wire.GameRecord) -> Deck:
        """The deck that the record carries, or the one that it names."""
        if imported.deck_file is not None:
            return await asyncio.to_thread(
                lambda: embedded_deck(imported.deck_file, imported.deck_hash)
            )
        try:
            return await self._database.read(
                lambda c: deck_of(c, imported.deck, imported.deck_hash)
            )
        except NotFound:
            raise Illegal(
                "The server does not have the deck of this record: send it as deck_file.",
                code="unknown-deck",
            ) from None

    async def dump(self, after: str) -> list[str]:
        """The next page of public games' records, by id; each is one line of JSON."""
        g = schema.games
        query = (
            select(g.c.id, g.c.record, g.c.seed, g.c.commitment)
            .where(g.c.public, g.c.source == "table", g.c.id > after)
            .where(may_be_seen(self._time.now_ms()))
            .order_by(g.c.id)
            .limit(PAGE)
        )
        return await self._database.read(
            lambda c: [_dump_line(row) for row in c.execute(query).mappings()]
        )


def _id_of_import(*parts: str | None) -> str:
    """The same for all that is the same, names and words on cards too: nobody can replace what
    others see of their import."""
    return f"i-{sha256(_json(parts).encode()).hexdigest()[:24]}"


def _dump_line(row: RowMapping) -> str:
    fair = {"commitment": row["commitment"], "seed": row["seed"]}
    return _json({"id": row["id"], "fair": fair, "record": exported(row)})


def replay(data: object, deck: Deck) -> Game:
    """Replay an imported record; refuses an illegal one with the place of the error."""
    try:
        record = Record.from_json(data)
        if len(record.choices) > MOST_CHOICES:
            raise Invalid("The record is too long.", fields=["choices"])
        return Game.from_record(record, deck=deck)
    except FirstGiantsError as error:
        raise Illegal(error.message, code=error.code) from None


def exported(row: RowMapping, deck: Deck | None = None) -> dict[str, object]:
    """The record with what it takes to check its shuffle; and with its deck, if given."""
    record: dict[str, object] = msgspec.json.decode(row["record"])
    if deck is not None:
        record[DECK_FILE] = deck.to_json()
    if row["seed"] is not None:
        record |= {"seed": row["seed"], "commitment": row["commitment"]}
    return record


def stored_game(row: RowMapping, deck: Deck, seat: int | None) -> dict[str, object]:
    """`wire.StoredGame`: every step with its events and the view after it. `seat`: the asker's."""
    record = Record.from_json(row["record"])
    game = Game.opening(record, deck=deck)
    fair = None
    if row["seed"] is not None and row["source"] == "table":
        fair = wire.Fair(commitment=row["commitment"], seed=row["seed"])
    return {
        "id": row["id"],
        "source": row["source"],
        "table": row["id"] if row["source"] == "table" else None,
        "started": row["started"],
        "ended": row["ended"],
        "rated": row["rated"],
        "daily": row["daily"],
        "assisted": row["assisted"],
        "you": seat,
        "fair": fair,
        "deck": reference(row["deck"], row["deck_hash"]),
        "deck_name": row["deck_name"] or row["deck"],
        "record": exported(row),
        "start": view_raw(game, None),
        "steps": list(steps_of(game, record.choices[:MOST_CHOICES])),
    }


def steps_of(game: Game, choices: Sequence[str]) -> Iterator[dict[str, object]]:
    """`wire.Step` for each of these choices, which are played."""
    for choice in choices:
        seat, events = game.asked, game.play_text(choice)
        yield {
            "ply": game.ply,
            "seat": seat,
            "choice": choice,
            "events": events_raw(events),
            "view": view_raw(game, None),
        }
