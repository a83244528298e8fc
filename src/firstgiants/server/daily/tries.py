"""Everybody's counted tries, one row for each person and day; and what follows from them.

A try is ranked among accounts, or among the others: guests, programs, and accounts that were made
on the day itself. The two boards play different deals, so that nobody can look at the cards of the
first with a throw-away account.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, RowMapping, func, insert, or_, select, update

from firstgiants.server import wire
from firstgiants.server.daily.days import day_before, end_of, is_secret, start_of
from firstgiants.server.store import Conflict, schema
from firstgiants.server.store.rows import PersonRow, person_row
from firstgiants.server.tables.state import TableState

LISTED = 20
"""Rows of a standing."""
MOST_DAYS = 4_000
"""Days that a streak looks back."""

_t = schema.daily_tries


class Try(Struct, kw_only=True, frozen=True):
    day: str
    person_id: str
    table_id: str
    started: int
    ranked: bool
    ended: int | None
    score: int | None
    lead: int | None
    won: bool | None


def would_be_ranked(person: PersonRow, day: str) -> bool:
    """Whether a try that this person begins now is ranked among accounts."""
    return person.kind == "account" and not person.program and person.created < start_of(day)


def is_ranked(connection: Connection, person_id: str, day: str, *, lock: bool = False) -> bool:
    """Like `would_be_ranked`, for the person as stored. `lock`: until the transaction ends."""
    p = schema.people
    query = select(p).where(p.c.id == person_id)
    person = connection.execute(query.with_for_update() if lock else query).mappings().first()
    return person is not None and would_be_ranked(person_row(person), day)


def find_try(connection: Connection, day: str, person_id: str) -> Try | None:
    mine = select(_t).where(_t.c.day == day, _t.c.person_id == person_id)
    row = connection.execute(mine).mappings().first()
    return None if row is None else _try(row)


def begin_try(
    connection: Connection, day: str, person_id: str, table_id: str, now: int, *, ranked: bool
) -> None:
    """Insert the try; the primary key refuses a second one. The person is read again and locked:
    another request may mark the account as a program's at this moment. Raises `Conflict` if the
    person now belongs to the other board, which plays another deal."""
    if ranked != is_ranked(connection, person_id, day, lock=True):
        raise Conflict
    connection.execute(
        insert(_t).values(
            day=day,
            person_id=person_id,
            table_id=table_id,
            started=now,
            ranked=ranked,
        )
    )


def finish_try(
    connection: Connection, state: TableState, totals: Sequence[int], winners: Sequence[int]
) -> None:
    """Keep the result, in the transaction of the last choice. A game that ends after its day, or
    that plays a past day, has no counted result."""
    day, ended = state.row.daily, state.row.ended
    assert ended is not None
    if day is None or ended >= end_of(day):
        return
    seat = next(one for one in state.seats if one.kind == "person")
    score = totals[seat.seat - 1]
    others = [total for number, total in enumerate(totals, 1) if number != seat.seat]
    mine = update(_t).where(
        _t.c.day == day, _t.c.person_id == seat.person_id, _t.c.table_id == state.id
    )
    connection.execute(
        mine.values(ended=ended, score=score, lead=score - max(others), won=seat.seat in winners)
    )


# ------------------------------------------------------------ standings


def board(connection: Connection, day: str, *, ranked: bool, now: int) -> wire.DailyBoard:
    """How everybody did who is ranked among accounts, or everybody else."""
    here = (_t.c.day == day) & (_t.c.ranked == ranked)
    done = here & _t.c.ended.is_not(None)
    bars = select(_t.c.lead, func.count()).where(done).group_by(_t.c.lead).order_by(_t.c.lead)
    p = schema.people
    best = (
        select(_t, p)
        .join(p, p.c.id == _t.c.person_id)
        .where(done)
        .order_by(_t.c.lead.desc(), _t.c.score.desc(), _t.c.ended)
        .limit(LISTED)
    )
    secret = is_secret(day, now)
    rows: list[wire.DailyStanding] = []
    for number, row in enumerate(connection.execute(best).mappings(), 1):
        last = rows[-1] if rows else None
        same = last is not None and (last.lead, last.score) == (row["lead"], row["score"])
        rows.append(
            wire.DailyStanding(
                place=last.place if last is not None and same else number,
                person=person_row(row).ref(),
                score=row["score"],
                lead=row["lead"],
                won=row["won"],
                game=None if secret else row["table_id"],
            )
        )
    return wire.DailyBoard(
        tries=_count(connection, here),
        finished=_count(connection, done),
        won=_count(connection, done & _t.c.won),
        rows=rows,
        bars=[wire.DailyBar(lead=lead, count=count) for lead, count in connection.execute(bars)],
    )


def place_of(connection: Connection, mine: Try) -> tuple[int, int] | None:
    """The place of a finished try on its board, and how many are on it."""
    if mine.ended is None:
        return None
    assert mine.lead is not None
    assert mine.score is not None
    done = (_t.c.day == mine.day) & (_t.c.ranked == mine.ranked) & _t.c.ended.is_not(None)
    as_good = (_t.c.lead == mine.lead) & (_t.c.score > mine.score)
    better = _count(connection, done & or_(_t.c.lead > mine.lead, as_good))
    return better + 1, _count(connection, done)


def shown_try(connection: Connection, mine: Try, now: int) -> wire.DailyTry:
    place, of = place_of(connection, mine) or (None, None)
    t = schema.tables
    table = connection.execute(select(t.c.state).where(t.c.id == mine.table_id)).scalar()
    open_still = table in ("open", "playing") and now < end_of(mine.day)
    return wire.DailyTry(
        table=mine.table_id,
        state="finished" if mine.ended is not None else "playing" if open_still else "unfinished",
        ranked=bool(mine.ranked),
        score=mine.score,
        lead=mine.lead,
        won=None if mine.won is None else bool(mine.won),
        place=place,
        of=of,
    )


def streaks(connection: Connection, person_id: str, today: str) -> wire.DailyStreak:
    """Days in a row with a finished try. Today breaks no streak before it is over."""
    mine = (_t.c.person_id == person_id) & _t.c.ended.is_not(None)
    query = select(_t.c.day, _t.c.won).where(mine).order_by(_t.c.day.desc()).limit(MOST_DAYS)
    rows = connection.execute(query).all()
    days = [row.day for row in rows]
    runs: list[int] = []
    expected = ""
    for day in days:
        if day != expected:
            runs.append(0)
        runs[-1] += 1
        expected = day_before(day)
    alive = bool(days) and days[0] in (today, day_before(today))
    return wire.DailyStreak(
        now=runs[0] if alive else 0,
        longest=max(runs, default=0),
        played=len(days),
        won=sum(bool(row.won) for row in rows),
    )


# ------------------------------------------------------------ past days


def first_day(connection: Connection) -> str | None:
    """The first day on which somebody played here."""
    found: str | None = connection.execute(select(func.min(_t.c.day))).scalar_one()
    return found


def tries_between(
    connection: Connection, first: str, last: str, person_id: str | None
) -> tuple[dict[str, tuple[int, int | None]], dict[str, Try]]:
    """Of each day that somebody played: how many finished, and the best lead; and the person's own
    tries."""
    during = _t.c.day.between(first, last)
    done = select(_t.c.day, func.count(), func.max(_t.c.lead)).where(
        during, _t.c.ended.is_not(None)
    )
    all_days = {
        day: (count, lead) for day, count, lead in connection.execute(done.group_by(_t.c.day))
    }
    own = select(_t).where(during, _t.c.person_id == (person_id or ""))
    mine = {row["day"]: _try(row) for row in connection.execute(own).mappings()}
    return all_days, mine


def _count(connection: Connection, where: ColumnElement[bool]) -> int:
    counted: int = connection.execute(
        select(func.count()).select_from(_t).where(where)
    ).scalar_one()
    return counted


def _try(row: RowMapping) -> Try:
    return Try(**{name: row[name] for name in Try.__struct_fields__})
