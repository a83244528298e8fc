"""A person's newest reviewed games: what they got, and what they deserved without luck."""

from __future__ import annotations

from statistics import fmean

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, and_, select

from firstgiants.server import wire
from firstgiants.server.store import schema

MOST = 50


class _Seats(Struct):
    seats: list[wire.ReviewSeat]


_seats = msgspec.json.Decoder(_Seats)


def reviewed_games(
    connection: Connection, person_id: str, reader: str | None
) -> wire.ReviewedGames:
    """The games of a person that have been reviewed; those by link only for themselves."""
    gp, g, j = schema.game_people, schema.games, schema.jobs
    query = (
        select(g.c.id, g.c.ended, gp.c.seat, j.c.result)
        .join(g, g.c.id == gp.c.game_id)
        .join(j, and_(j.c.kind == "review", j.c.key == g.c.id))
        .where(gp.c.person_id == person_id, j.c.result.is_not(None))
        .order_by(g.c.ended.desc())
        .limit(MOST)
    )
    if reader != person_id:
        query = query.where(g.c.public)
    games = [_game(*row) for row in connection.execute(query)]
    accounts = [game.account for game in games]
    accuracies = [one.accuracy for one in accounts if one.accuracy is not None]
    return wire.ReviewedGames(
        games=games,
        result=_mean([one.result for one in accounts]),
        deserved=_mean([one.deserved for one in accounts]),
        even=_mean([100 / game.players for game in games]),
        luck=_mean([one.luck for one in accounts]),
        accuracy=_mean(accuracies),
    )


def _game(game_id: str, ended: int, seat: int, result: str) -> wire.ReviewedGame:
    seats = _seats.decode(result).seats
    return wire.ReviewedGame(game=game_id, ended=ended, players=len(seats), account=seats[seat - 1])


def _mean(values: list[float]) -> float | None:
    return fmean(values) if values else None
