"""Reads ratings: the leaderboard of a season and a number of players, and a person's history."""

from __future__ import annotations

from sqlalchemy import Connection, RowMapping, func, select

from firstgiants.server import wire
from firstgiants.server.people.bot_levels import level_ratings, nearest_level
from firstgiants.server.people.ratings import display_rating, is_provisional
from firstgiants.server.people.seasons import ALL_TIME, ANY_PLAYERS, Season
from firstgiants.server.store import schema
from firstgiants.server.store.rows import person_row

LEADERS = 100
MOST_POINTS = 500


def rating(mu: float, sigma: float, games: int) -> wire.Rating:
    return wire.Rating(
        shown=display_rating(mu, sigma),
        mu=round(mu, 4),
        sigma=round(sigma, 4),
        games=games,
        provisional=is_provisional(sigma, games),
        level=nearest_level(mu, sigma, games),
    )


def bot_levels() -> list[wire.LevelRating]:
    return [wire.LevelRating(bot=bot, shown=shown) for bot, shown in level_ratings().items()]


def leaders(connection: Connection, season: Season | None, players: int) -> list[wire.LeaderRow]:
    """Accounts with games on this board, best first. `season`: None for all time."""
    p, st, played = schema.people, schema.standings, schema.game_people
    start = ALL_TIME if season is None else season.start
    if (start, players) == (ALL_TIME, ANY_PLAYERS):
        last = select(func.max(played.c.ended)).where(played.c.person_id == p.c.id)
        query = select(
            p,
            p.c.mu.label("board_mu"),
            p.c.sigma.label("board_sigma"),
            p.c.rated_games.label("games"),
            last.scalar_subquery().label("last"),
        ).where(p.c.rated_games > 0)
        score = p.c.mu - 3 * p.c.sigma
    else:
        query = (
            select(
                p,
                st.c.mu.label("board_mu"),
                st.c.sigma.label("board_sigma"),
                st.c.games,
                st.c.last,
            )
            .join(st, st.c.person_id == p.c.id)
            .where(st.c.season == start, st.c.players == players)
        )
        score = st.c.mu - 3 * st.c.sigma
    query = query.where(p.c.kind == "account").order_by(score.desc(), p.c.id).limit(LEADERS)
    rows = connection.execute(query).mappings().all()
    return [
        wire.LeaderRow(
            place=place,
            person=person_row(row).ref(),
            rating=rating(row["board_mu"], row["board_sigma"], row["games"]),
            last=row["last"],
        )
        for place, row in enumerate(rows, 1)
    ]


def history_of(
    connection: Connection, person_id: str, reader: str | None
) -> list[wire.RatingPoint]:
    """The person's last rated games, oldest first. Only they themselves see the ids of games by
    link, because the id is the link."""
    h, g = schema.rating_history, schema.games
    query = (
        select(h, g.c.public)
        .join(g, g.c.id == h.c.game_id)
        .where(h.c.person_id == person_id)
        .order_by(h.c.ended.desc(), h.c.game_id)
        .limit(MOST_POINTS)
    )
    rows = connection.execute(query).mappings().all()
    return [_point(row, mine=reader == person_id) for row in reversed(rows)]


def _point(row: RowMapping, *, mine: bool) -> wire.RatingPoint:
    return wire.RatingPoint(
        game=row["game_id"] if mine or row["public"] else None,
        ended=row["ended"],
        players=row["players"],
        place=row["place"],
        before=display_rating(row["mu_before"], row["sigma_before"]),
        after=display_rating(row["mu"], row["sigma"]),
    )
