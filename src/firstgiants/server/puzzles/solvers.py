"""Keeps answers, ratings and streaks of the people who solve puzzles."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sqlalchemy import Connection, func, insert, select, update

from firstgiants.review.puzzles import Puzzle
from firstgiants.server.errors import WrongState
from firstgiants.server.people.ratings import START, Strength
from firstgiants.server.puzzles.ratings import rate_answer, start_strength
from firstgiants.server.store.puzzle_schema import puzzle_answers, puzzle_people, puzzle_ratings
from firstgiants.server.store.rows import PersonRow

SOLVERS_PER_ADDRESS = 20
"""Guests who may begin to solve puzzles from one address in a day. Each has at most one row for
each puzzle, so this bounds what strangers can store."""

DAY_MS = 86_400_000
NEVER = -1


@dataclass(frozen=True, slots=True)
class Solver:
    """One person's results. ``streak``: puzzles solved in a row. ``days``: daily puzzles solved on
    days in a row, the last of them on ``day``."""

    strength: Strength = START
    answered: int = 0
    solved: int = 0
    streak: int = 0
    best_streak: int = 0
    day: int = NEVER
    days: int = 0

    def days_on(self, today: int) -> int:
        """The daily streak as of today: it lasts until a day is missed."""
        return self.days if self.day >= today - 1 else 0

    def after(self, strength: Strength, *, right: bool, daily: int | None) -> Solver:
        """With one more answer. ``daily``: the day, if it was the daily puzzle of that day."""
        streak = self.streak + 1 if right else 0
        after = replace(
            self,
            strength=strength,
            answered=self.answered + 1,
            solved=self.solved + right,
            streak=streak,
            best_streak=max(self.best_streak, streak),
        )
        if daily is None or not right:
            return after
        return replace(after, day=daily, days=self.days_on(daily) + 1)


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer, and what it changed. ``counted``: it was the first one to this puzzle."""

    right: bool
    counted: bool
    before: Solver
    after: Solver
    puzzle: Strength


def find_solver(connection: Connection, person_id: str) -> Solver:
    t = puzzle_people
    row = connection.execute(select(t).where(t.c.person_id == person_id)).mappings().first()
    if row is None:
        return Solver()
    return Solver(
        strength=Strength(row["mu"], row["sigma"]),
        answered=row["answered"],
        solved=row["solved"],
        streak=row["streak"],
        best_streak=row["best_streak"],
        day=row["day"],
        days=row["days"],
    )


def answers_of(connection: Connection, person_id: str) -> dict[str, tuple[bool, int]]:
    """Which puzzles a person has answered: whether right, and when."""
    t = puzzle_answers
    rows = connection.execute(select(t).where(t.c.person_id == person_id)).mappings()
    return {row["puzzle_id"]: (row["solved"], row["at"]) for row in rows}


def first_answer(connection: Connection, person_id: str, puzzle_id: str) -> bool | None:
    """Whether a person's first answer to a puzzle was right; None if there is none."""
    t = puzzle_answers
    mine = (t.c.person_id == person_id) & (t.c.puzzle_id == puzzle_id)
    found = connection.execute(select(t.c.solved).where(mine)).first()
    return None if found is None else bool(found[0])


def changed_strengths(connection: Connection) -> dict[str, Strength]:
    """The ratings of the puzzles that people with an account have answered."""
    t = puzzle_ratings
    rows = connection.execute(select(t.c.puzzle_id, t.c.mu, t.c.sigma))
    return {row.puzzle_id: Strength(row.mu, row.sigma) for row in rows}


def keep_answer(
    connection: Connection,
    me: PersonRow,
    puzzle: Puzzle,
    *,
    right: bool,
    daily: int | None,
    made_from: str,
    now: int,
) -> Answer:
    """Store a person's answer if it is their first to this puzzle, and rate both.

    Concurrent answers wait for each other at the person's row; if there is none yet, one of them
    fails at its unique key and is tried again."""
    p, r = puzzle_people, puzzle_ratings
    connection.execute(select(p.c.person_id).where(p.c.person_id == me.id).with_for_update())
    before = find_solver(connection, me.id)
    rated = (
        connection.execute(select(r).where(r.c.puzzle_id == puzzle.id).with_for_update())
        .mappings()
        .first()
    )
    strength = Strength(rated["mu"], rated["sigma"]) if rated else start_strength(puzzle)
    if first_answer(connection, me.id, puzzle.id) is not None:
        return Answer(right, counted=False, before=before, after=before, puzzle=strength)
    if not before.answered and me.kind == "guest":
        _check_address(connection, made_from)
    person_after, puzzle_after = rate_answer(before.strength, strength, right=right)
    after = before.after(person_after, right=right, daily=daily)
    connection.execute(
        insert(puzzle_answers).values(person_id=me.id, puzzle_id=puzzle.id, solved=right, at=now)
    )
    _keep_solver(connection, me, before, after, made_from, now)
    if me.kind == "account" and not me.program:
        values = {"mu": puzzle_after.mu, "sigma": puzzle_after.sigma}
        values["answered"] = 1 + (rated["answered"] if rated else 0)
        values["solved"] = right + (rated["solved"] if rated else 0)
        if rated:
            connection.execute(update(r).where(r.c.puzzle_id == puzzle.id).values(values))
        else:
            connection.execute(insert(r).values(puzzle_id=puzzle.id, **values))
    return Answer(right, counted=True, before=before, after=after, puzzle=strength)


def _check_address(connection: Connection, made_from: str) -> None:
    t = puzzle_people
    there = connection.execute(
        select(func.count()).select_from(t).where(t.c.made_from == made_from)
    ).scalar_one()
    if there >= SOLVERS_PER_ADDRESS:
        raise WrongState(
            f"{there} guests have begun to solve puzzles from your address today; "
            "sign in to an account, or come back tomorrow.",
            code="too-many-solvers",
            limit=SOLVERS_PER_ADDRESS,
        )


def _keep_solver(
    connection: Connection, me: PersonRow, before: Solver, after: Solver, made_from: str, now: int
) -> None:
    t = puzzle_people
    values = {
        "mu": after.strength.mu,
        "sigma": after.strength.sigma,
        "answered": after.answered,
        "solved": after.solved,
        "streak": after.streak,
        "best_streak": after.best_streak,
        "day": after.day,
        "days": after.days,
    }
    if before.answered:
        connection.execute(update(t).where(t.c.person_id == me.id).values(values))
    else:
        address = made_from if me.kind == "guest" else None
        new = {"person_id": me.id, "since": now, "made_from": address}
        connection.execute(insert(t).values(new | values))


def forget_addresses(connection: Connection, now: int) -> int:
    """Wipe the hashes of addresses after a day."""
    t = puzzle_people
    old = update(t).where(t.c.made_from.is_not(None), t.c.since < now - DAY_MS)
    return connection.execute(old.values(made_from=None)).rowcount
