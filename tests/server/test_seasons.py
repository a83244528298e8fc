"""Seasons: the history of ratings, leaderboards by season and number of players, levels of bots."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from firstgiants.bots import LEVELS
from firstgiants.server.people.bot_levels import level_ratings, level_strengths, nearest_level
from firstgiants.server.people.ratings import START, display_rating
from firstgiants.server.people.seasons import season_at, season_before
from tests.server.served import HeldTime, Json, Person, Served, serving

RATED = {"rated": True, "pace": {"kind": "live"}, "first": 1}
SIX_MONTHS_S = 183 * 86_400


def ms(*date: int) -> int:
    return int(datetime(*date, tzinfo=UTC).timestamp() * 1000)  # type: ignore[misc, arg-type]


@pytest.mark.parametrize(
    ("months", "now", "start", "end"),
    [
        (3, (2026, 11, 17), (2026, 10, 1), (2027, 1, 1)),
        (3, (2026, 1, 1), (2026, 1, 1), (2026, 4, 1)),
        (12, (2026, 12, 31), (2026, 1, 1), (2027, 1, 1)),
        (1, (2028, 2, 29), (2028, 2, 1), (2028, 3, 1)),
    ],
)
def test_a_season_is_a_part_of_the_calendar_year(
    months: int, now: tuple[int, ...], start: tuple[int, ...], end: tuple[int, ...]
) -> None:
    season = season_at(ms(*now), months)
    assert (season.start, season.end) == (ms(*start), ms(*end))
    assert season_at(season.end - 1, months) == season
    assert season_before(season, months).end == season.start


def test_the_scale_has_every_level_in_order_of_strength() -> None:
    strengths = level_strengths()
    assert list(strengths) == [level.id for level in LEVELS]
    assert list(strengths.values()) == sorted(strengths.values())
    assert list(level_ratings().values()) == sorted(level_ratings().values())


def test_a_settled_person_is_about_as_strong_as_the_nearest_level() -> None:
    for bot, mu in level_strengths().items():
        assert nearest_level(mu + 0.3, 3.0, 40) == bot
    assert nearest_level(99.0, 3.0, 40) == "giant"
    assert nearest_level(25.0, 3.0, 9) is None
    assert nearest_level(25.0, 7.0, 40) is None


async def finish(people: list[Person], **settings: object) -> str:
    """Play a rated game to its end: everybody leaves, and bots play it out."""
    seats: list[Json] = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    table = str((await people[0].make(seats, **(RATED | settings)))["table"]["id"])
    for person in people[1:]:
        await person.ok("POST", f"/api/tables/{table}/join", {})
    for person in people[1:]:  # the first stays until the last moment, and wins
        await person.ok("POST", f"/api/tables/{table}/leave")
    while (seen := await people[0].look(table))["table"]["state"] == "playing":
        decision = seen["view"]["decision"]
        if decision["seat"] == 1:
            await people[0].commit(table, seen["view"]["ply"], decision["legal"][0])
    return table


async def accounts(served: Served, *names: str) -> list[Person]:
    people = [await served.person(name) for name in names]
    for person, name in zip(people, names, strict=True):
        body = {"login": f"login-{name}", "password": "a long password"}
        await person.ok("POST", "/api/me/account", body)
    return people


async def board(person: Person, query: str) -> list[tuple[str, int]]:
    answer = await person.ok("GET", f"/api/leaderboard{query}")
    assert [row["place"] for row in answer["rows"]] == list(range(1, len(answer["rows"]) + 1))
    return [(row["person"]["name"], row["rating"]["games"]) for row in answer["rows"]]


@pytest.mark.usefixtures("short_games")
async def test_games_count_for_their_season_and_their_number_of_players(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada, bo, cy = await accounts(served, "Ada", "Bo", "Cy")
        await finish([ada, bo])
        await served.run_on(time, SIX_MONTHS_S)
        await finish([bo, ada, cy])
        await finish([cy, bo])

        assert sorted(await board(ada, "")) == [("Ada", 2), ("Bo", 3), ("Cy", 2)]
        by_three = await board(ada, "?players=3")
        assert by_three[0] == ("Bo", 1)  # the others left, and share the last place
        assert sorted(by_three[1:]) == [("Ada", 1), ("Cy", 1)]
        assert (await board(ada, "?players=2"))[-1] == ("Bo", 2)
        assert await board(ada, "?players=4") == []
        assert sorted(await board(ada, "?period=season")) == [("Ada", 1), ("Bo", 2), ("Cy", 2)]
        assert await board(ada, "?period=season&players=2") == [("Cy", 1), ("Bo", 1)]
        assert await board(ada, "?period=last") == []  # the first game was two seasons ago
        await served.run_on(time, 90 * 86_400)
        assert len(await board(ada, "?period=last")) == 3
        for query in ("?players=1", "?players=6", "?period=ever"):
            await ada.refused(400, "invalid-request", "GET", f"/api/leaderboard{query}")


@pytest.mark.usefixtures("short_games")
async def test_the_history_has_a_row_for_each_rated_game_until_the_person_is_erased(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await accounts(served, "Ada", "Bo")
        first = await finish([ada, bo])
        # At once, although the server remembers people for 30 seconds.
        assert (await ada.ok("GET", "/api/me"))["rating"]["games"] == 1
        second = await finish([ada, bo], visibility="link")
        path = f"/api/people/{ada.id}/ratings"
        mine = await ada.ok("GET", path)
        points = mine["points"]
        assert [(p["game"], p["place"], p["players"]) for p in points] == [
            (first, 1, 2),
            (second, 1, 2),
        ]
        assert points[0]["before"] == display_rating(START.mu, START.sigma)
        assert points[0]["before"] < points[0]["after"] == points[1]["before"]
        rating = (await ada.ok("GET", f"/api/people/{ada.id}"))["rating"]
        assert rating["shown"] == points[1]["after"]
        assert (rating["provisional"], rating["level"]) == (True, None)
        # The id of a game by link is its link: others do not see it.
        assert [p["game"] for p in (await bo.ok("GET", path))["points"]] == [first, None]
        assert [level["bot"] for level in mine["levels"]] == [level.id for level in LEVELS]
        await bo.refused(404, "no-such-person", "GET", "/api/people/nobody/ratings")
        await bo.ok("DELETE", "/api/me")
        assert await board(ada, "?period=season") == [("Ada", 2)]
        assert len((await ada.ok("GET", path))["points"]) == 2
