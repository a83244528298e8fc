"""Updates ratings after a finished rated game, on every board that it counts for."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from firstgiants.server import wire
from firstgiants.server.people.ratings import START, Strength, display_rating, places, rate
from firstgiants.server.people.seasons import ALL_TIME, ANY_PLAYERS
from firstgiants.server.store import schema
from firstgiants.server.tables.state import TableState


@dataclass(frozen=True, slots=True)
class _Rated:
    """A person in the finished game, with their rank and the ratings before and after it."""

    person_id: str
    seat: int
    rank: int
    games: int
    before: Strength
    after: Strength


def rate_people(
    connection: Connection, state: TableState, totals: list[int], season: int
) -> list[wire.RatingChange]:
    """Update ratings by the rules in `ratings` and `seasons`. Runs in the transaction that ends the
    game, after the game was stored, and locks the people's rows."""
    rated = _rated(connection, state, totals)
    if not rated:
        return []
    ended = state.row.ended
    assert ended is not None
    p = schema.people
    for one in rated:
        new = {"mu": one.after.mu, "sigma": one.after.sigma, "rated_games": one.games + 1}
        connection.execute(update(p).where(p.c.id == one.person_id).values(new))
    _keep_history(connection, state.id, len(state.seats), ended, rated)
    for board in (
        (ALL_TIME, len(state.seats)),
        (season, ANY_PLAYERS),
        (season, len(state.seats)),
    ):
        _update_board(connection, board, rated, ended)
    return [
        wire.RatingChange(
            seat=one.seat,
            before=display_rating(one.before.mu, one.before.sigma),
            after=display_rating(one.after.mu, one.after.sigma),
        )
        for one in rated
    ]


def _rated(connection: Connection, state: TableState, totals: list[int]) -> list[_Rated]:
    """Everybody whose rating changes; nobody if fewer than two people are left."""
    seats = [seat for seat in state.seats if seat.person_id is not None]
    t = schema.people
    rows = connection.execute(
        select(t.c.id, t.c.mu, t.c.sigma, t.c.rated_games)
        .where(t.c.id.in_([seat.person_id for seat in seats]))
        .order_by(t.c.id)
        .with_for_update()
    )
    found = {row.id: row for row in rows}
    seats = [seat for seat in seats if seat.person_id in found]
    if len(seats) < 2:
        return []
    people = [found[seat.person_id] for seat in seats]
    ranks = places([totals[s.seat - 1] for s in seats], [s.stand_in is not None for s in seats])
    before = [Strength(person.mu, person.sigma) for person in people]
    return [
        _Rated(person.id, seat.seat, rank, person.rated_games, old, new)
        for seat, person, rank, old, new in zip(
            seats, people, ranks, before, rate(before, ranks), strict=True
        )
    ]


def _keep_history(
    connection: Connection, game_id: str, players: int, ended: int, rated: list[_Rated]
) -> None:
    connection.execute(
        insert(schema.rating_history),
        [
            {
                "person_id": one.person_id,
                "game_id": game_id,
                "ended": ended,
                "players": players,
                "place": one.rank,
                "mu_before": one.before.mu,
                "sigma_before": one.before.sigma,
                "mu": one.after.mu,
                "sigma": one.after.sigma,
            }
            for one in rated
        ],
    )


def _update_board(
    connection: Connection, board: tuple[int, int], rated: list[_Rated], ended: int
) -> None:
    """Rate the game once more, by the ratings of this board: (season, number of players)."""
    t = schema.standings
    here = (t.c.season == board[0]) & (t.c.players == board[1])
    listed = t.c.person_id.in_([one.person_id for one in rated])
    rows = connection.execute(select(t).where(here, listed)).mappings()
    known = {row["person_id"]: row for row in rows}
    before = [
        Strength(row["mu"], row["sigma"]) if (row := known.get(one.person_id)) else START
        for one in rated
    ]
    for one, new in zip(rated, rate(before, [one.rank for one in rated]), strict=True):
        values = {"mu": new.mu, "sigma": new.sigma, "last": ended}
        if (row := known.get(one.person_id)) is not None:
            values["games"] = row["games"] + 1
            mine = update(t).where(here, t.c.person_id == one.person_id)
            connection.execute(mine.values(values))
        else:
            key = {"season": board[0], "players": board[1], "person_id": one.person_id}
            connection.execute(insert(t).values(key | values | {"games": 1}))
