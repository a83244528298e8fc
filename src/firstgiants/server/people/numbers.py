"""A person's numbers: what they did in each finished game, kept once it was worked out.

A request works out a few games that are still missing and says how many are left, so a person with
many games never keeps the server busy for long. Accuracy and luck come from reviews, where one was
made; they are kept here because reviews are forgotten after some time.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, RowMapping, and_, func, insert, select, update

from firstgiants import Record
from firstgiants.review.facts import SeatFacts, facts_of
from firstgiants.server import wire
from firstgiants.server.decks.stored import deck_of
from firstgiants.server.store import Conflict, Database, Writer, schema
from firstgiants.server.tables.records import may_be_seen
from firstgiants.server.tables.state import MovedBody, read_commits
from firstgiants.server.timing import Time

VERSION = 1
"""Of what is kept for a game. Older rows are worked out again."""
AT_ONCE = 12
"""Games worked out in one request; each is replayed."""
MOST_GAMES = 1_000

_g, _p, _n, _j = schema.games, schema.game_people, schema.person_games, schema.jobs


class Kept(Struct, kw_only=True):
    """`facts` of a game, with who else played, and how long the person took for a decision."""

    facts: SeatFacts
    levels: list[str]
    people: int
    median_ms: int | None


class _Seat(Struct):
    accuracy: float | None
    luck: float
    result: float


class _Review(Struct):
    seats: list[_Seat]


class Numbers:
    def __init__(self, database: Database, writer: Writer, time: Time) -> None:
        self._database = database
        self._writer = writer
        self._time = time

    async def of(self, person_id: str) -> wire.Numbers:
        """The newest games of a person. Works out a few that are missing first."""
        now = self._time.now_ms()
        new = await self._database.read(lambda c: _work_out(c, person_id, now))
        judged = await self._database.read(lambda c: _judged(c, person_id))
        if new or judged:

            def write(connection: Connection) -> None:
                for row in new:
                    same = (_n.c.game_id == row["game_id"]) & (_n.c.person_id == person_id)
                    if connection.execute(update(_n).where(same).values(row)).rowcount == 0:
                        connection.execute(insert(_n).values(row))
                for game_id, found in _judged(connection, person_id).items():
                    here = (_n.c.game_id == game_id) & (_n.c.person_id == person_id)
                    connection.execute(update(_n).where(here).values(found))

            with suppress(Conflict):  # another request of this person was first with the same
                await self._writer.run(write)
        return await self._database.read(lambda c: _numbers(c, person_id, now))


def _missing(person_id: str, now: int) -> list[object]:
    return [
        _p.c.person_id == person_id,
        may_be_seen(now),
        _n.c.game_id.is_(None),
    ]


_kept = and_(
    _n.c.game_id == _p.c.game_id, _n.c.person_id == _p.c.person_id, _n.c.version == VERSION
)


def _work_out(connection: Connection, person_id: str, now: int) -> list[dict[str, object]]:
    """New rows for the newest games that have none."""
    query = (
        select(_g, _p.c.seat)
        .join(_p, _p.c.game_id == _g.c.id)
        .outerjoin(_n, _kept)
        .where(*_missing(person_id, now))  # type: ignore[arg-type]
        .order_by(_p.c.ended.desc())
        .limit(AT_ONCE)
    )
    return [_row(connection, person_id, game) for game in connection.execute(query).mappings()]


def _row(connection: Connection, person_id: str, game: RowMapping) -> dict[str, object]:
    record = Record.from_json(game["record"])
    deck = deck_of(connection, game["deck"], game["deck_hash"])
    seat: int = game["seat"]
    bots = [player.bot for player in record.players]
    kept = Kept(
        facts=facts_of(record, seat, deck=deck),
        levels=sorted(bot for bot in bots if bot is not None),
        people=bots.count(None) - 1,
        median_ms=_median_ms(connection, game, seat),
    )
    return {
        "game_id": game["id"],
        "person_id": person_id,
        "version": VERSION,
        "facts": msgspec.json.encode(kept).decode(),
    }


def _median_ms(connection: Connection, game: RowMapping, seat: int) -> int | None:
    """How long the person usually took to commit; half of the commits took longer. So a night away
    from the table counts as one long pause. None if the log of the table is gone."""
    since: int | None = game["started"]
    took: list[int] = []
    for entry in read_commits(connection, game["id"]):
        assert isinstance(entry.body, MovedBody)
        if entry.body.seat == seat and entry.body.by is None and since is not None:
            took.append(entry.at - since)
        since = entry.at
    return round(statistics.median(took)) if took else None


def _judged(connection: Connection, person_id: str) -> dict[str, dict[str, float | None]]:
    """Accuracy and luck from reviews that were made since."""
    query = (
        select(_n.c.game_id, _p.c.seat, _j.c.result)
        .join(_p, and_(_p.c.game_id == _n.c.game_id, _p.c.person_id == _n.c.person_id))
        .join(_j, and_(_j.c.kind == "review", _j.c.key == _n.c.game_id))
        .where(_n.c.person_id == person_id, _n.c.luck.is_(None), _j.c.result.is_not(None))
        .limit(AT_ONCE)
    )
    found: dict[str, dict[str, float | None]] = {}
    for row in connection.execute(query):
        seats = msgspec.json.decode(row.result, type=_Review).seats
        seat = seats[row.seat - 1]
        found[row.game_id] = {
            "accuracy": seat.accuracy,
            "luck": seat.luck,
            "deserved": seat.result - seat.luck,
        }
    return found


def _numbers(connection: Connection, person_id: str, now: int) -> wire.Numbers:
    shown = (
        select(_g.c.id, _g.c.ended, _g.c.rated, _g.c.daily, _g.c.assisted, _p.c.seat, _n)
        .join(_p, _p.c.game_id == _g.c.id)
        .join(_n, _kept)
        .where(_p.c.person_id == person_id, may_be_seen(now))
        .order_by(_p.c.ended.desc())
        .limit(MOST_GAMES)
    )
    missing = (
        select(func.count())
        .select_from(_p)
        .join(_g, _g.c.id == _p.c.game_id)
        .outerjoin(_n, _kept)
        .where(*_missing(person_id, now))  # type: ignore[arg-type]
    )
    games = [_shown(row) for row in connection.execute(shown).mappings()]
    pending = connection.execute(missing).scalar_one() if len(games) < MOST_GAMES else 0
    return wire.Numbers(games=games, pending=pending)


def _shown(row: RowMapping) -> wire.NumbersGame:
    kept = msgspec.json.decode(row["facts"], type=Kept)
    facts = kept.facts
    return wire.NumbersGame(
        game=row["id"],
        ended=row["ended"],
        rated=row["rated"],
        daily=row["daily"],
        assisted=row["assisted"],
        seat=row["seat"],
        players=facts.players,
        levels=kept.levels,
        people=kept.people,
        place=facts.place,
        won=facts.won,
        score=facts.score,
        lead=facts.score - facts.behind,
        decisions=facts.decisions,
        reclaims=facts.reclaims,
        eggs=facts.eggs,
        families=facts.families,
        opening=list(facts.opening),
        sets=list(facts.sets),
        news=list(facts.news),
        median_ms=kept.median_ms,
        accuracy=row["accuracy"],
        luck=row["luck"],
        deserved=row["deserved"],
    )


_LISTS = ("levels", "opening", "sets", "news")


def as_csv_rows(games: Sequence[wire.NumbersGame], families: Sequence[str]) -> list[list[object]]:
    """A header and a row for each game: lists in one cell, a column for each Family."""
    names = [name for name in wire.NumbersGame.__struct_fields__ if name != "families"]
    rows: list[list[object]] = [[*names, *families]]
    for game in games:
        values = {name: getattr(game, name) for name in names}
        values |= {name: " ".join(values[name]) for name in _LISTS}
        rows.append([*values.values(), *(game.families.get(one, 0) for one in families)])
    return rows
