"""A person's own mistakes, asked again with spaced repetition.

A mistake is a choice of theirs that a review marked. It goes through Leitner's boxes: found, it
moves to the next box and comes back later; missed, it begins again. Mistakes that have never been
answered are read from the reviews. An answer keeps the mistake, so that it outlives its review.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, and_, exists, select

from firstgiants.server.store import review_schema, schema
from firstgiants.server.store.statements import insert_or_update

DAY_MS = 86_400_000
BOXES = (10 * 60_000, DAY_MS, 3 * DAY_MS, 7 * DAY_MS, 16 * DAY_MS, 35 * DAY_MS)
"""How long a mistake rests in each box. One that was missed is in the first."""
GAMES_READ = 60
"""The newest reviewed games in which new mistakes are looked for."""
REVIEWS_ASKED = 3
MARKS = ("mistake", "blunder")


class Mistake(Struct, kw_only=True, frozen=True):
    """`due`: when to ask about it; 0 if it has never been answered."""

    game_id: str
    ply: int
    seat: int
    choice: str
    best: str
    loss: float
    box: int = 0
    due: int = 0


class _Choice(Struct):
    ply: int
    seat: int
    choice: str
    best: str
    loss: float
    mark: Literal["inaccuracy", "mistake", "blunder"] | None


class _Reviewed(Struct):
    choices: list[_Choice]


_reviewed = msgspec.json.Decoder(_Reviewed)


def mistakes_of(
    connection: Connection, person_id: str, game_id: str | None = None
) -> list[Mistake]:
    """All of a person's mistakes, those that are due longest first; or those of one game."""
    m = review_schema.mistakes
    names = Mistake.__struct_fields__
    mine = select(*(m.c[name] for name in names)).where(m.c.person_id == person_id)
    if game_id is not None:
        mine = mine.where(m.c.game_id == game_id)
    known = {
        (row["game_id"], row["ply"]): Mistake(**row) for row in connection.execute(mine).mappings()
    }
    for found, seat, result in _reviews(connection, person_id, game_id):
        for one in _reviewed.decode(result).choices:
            if one.seat == seat and one.mark in MARKS:
                known.setdefault(
                    (found, one.ply),
                    Mistake(
                        game_id=found, ply=one.ply, seat=seat, choice=one.choice, best=one.best,
                        loss=one.loss,
                    ),
                )  # fmt: skip
    return sorted(known.values(), key=lambda one: (one.due, -one.loss))


def _reviews(
    connection: Connection, person_id: str, game_id: str | None
) -> list[tuple[str, int, str]]:
    """Game, seat and review of the person's newest games that have been reviewed."""
    gp, j = schema.game_people, schema.jobs
    query = (
        select(gp.c.game_id, gp.c.seat, j.c.result)
        .join(j, and_(j.c.kind == "review", j.c.key == gp.c.game_id))
        .where(gp.c.person_id == person_id, j.c.result.is_not(None))
        .order_by(gp.c.ended.desc())
        .limit(GAMES_READ)
    )
    if game_id is not None:
        query = query.where(gp.c.game_id == game_id)
    return [(row[0], row[1], row[2]) for row in connection.execute(query)]


def unreviewed_games(connection: Connection, person_id: str) -> list[str]:
    """The person's newest games without a review that could hold mistakes."""
    gp, j, g = schema.game_people, schema.jobs, schema.games
    asked = exists().where(j.c.kind == "review", j.c.key == gp.c.game_id)
    query = (
        select(gp.c.game_id)
        .join(g, g.c.id == gp.c.game_id)
        .where(gp.c.person_id == person_id, g.c.plies > 0, ~asked)
        .order_by(gp.c.ended.desc())
        .limit(REVIEWS_ASKED)
    )
    return list(connection.execute(query).scalars())


def answered(mistake: Mistake, *, right: bool, now: int) -> Mistake:
    """The mistake after an answer. Before it is due again, answers are only practice."""
    if mistake.due > now:
        return mistake
    box = min(mistake.box + 1, len(BOXES) - 1) if right else 0
    return msgspec.structs.replace(mistake, box=box, due=now + BOXES[box])


_keep = insert_or_update(review_schema.mistakes, ("person_id", *Mistake.__struct_fields__))


def keep_mistake(connection: Connection, person_id: str, mistake: Mistake) -> None:
    """Of two answers at the same moment, on two nodes, the later one counts."""
    _keep(connection, {"person_id": person_id, **msgspec.structs.asdict(mistake)})
