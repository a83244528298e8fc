"""The deal of the day: the same for everybody, one try, secret until its day is over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from firstgiants import Game, Record
from firstgiants.server.daily.days import DAY_MS, REVEAL_AFTER_MS, day_at, end_of, must_be_day
from firstgiants.server.daily.deal import WEEK, seats_of, seed_of
from firstgiants.server.errors import NotFound
from firstgiants.server.tables import seats
from firstgiants.server.tables.fair_deal import verify
from tests.server.served import FirstLegal, HeldTime, Json, Person, Served, serving
from tests.server.test_nodes_behind import elsewhere
from tests.server.test_play import play_out
from tests.server.two_worlds import short_deck

TODAY = day_at(HeldTime().now_ms())


@pytest.fixture(autouse=True)
def _short() -> Iterator[None]:
    with short_deck():
        yield


async def begin(person: Person, day: str = TODAY) -> Json:
    begun: Json = await person.ok("POST", f"/api/daily/{day}/play")
    return begun


async def finish(person: Person) -> str:
    table: str = (await begin(person))["table"]["id"]
    await play_out(person, table)
    return table


async def account(served: Served, name: str) -> Person:
    person = await served.person(name)
    login = {"login": f"{name.lower()}-of-bath", "password": "a museum of bones"}
    await person.ok("POST", "/api/me/account", login)
    return person


async def moves_of(person: Person, table: str) -> list[Json]:
    """Play the table to its end; returns everybody's moves."""
    await play_out(person, table)
    messages = (await person.ok("GET", f"/api/tables/{table}/history"))["messages"]
    return [one for one in messages if one["type"] == "moved"]


def day_over(time: HeldTime) -> None:
    """It is the first moment at which the deal is public."""
    time.ms = end_of(TODAY) + REVEAL_AFTER_MS


# ---------------------------------------------------------------- the deal


async def test_two_nodes_deal_the_same_cards_to_the_same_seats(tmp_path: Path) -> None:
    time, here, there = HeldTime(), FirstLegal(), FirstLegal()
    async with (
        serving(tmp_path, time=time, thinker=here) as first,
        serving(tmp_path, time=time, thinker=there, bot_processes=0) as second,
    ):
        ada, bo = await first.person("Ada"), await second.person("Bo")
        # Both nodes are the first: one of them makes the secret, and one stores the deal.
        begun = await asyncio.gather(begin(ada), begin(bo))
        played = []
        for person, table in zip((ada, bo), begun, strict=True):
            moves = await moves_of(person, table["table"]["id"])
            played.append([(one["seat"], one["choices"], one["events"]) for one in moves])
        assert played[0] == played[1]
        seeds = [seed for seed in (*here.seeds, *there.seeds) if seed is not None]
        assert seeds
        assert all(seeds.count(seed) == 2 for seed in seeds), "the same dice for both"
        assert begun[0]["table"]["fair"] == begun[1]["table"]["fair"]
        seats = [seat["bot"] for seat in begun[0]["table"]["seats"]]
        assert seats == [seat.bot for seat in seats_of(TODAY)]


def test_a_seed_tells_nothing_about_another_day() -> None:
    secret = bytes(32)
    days = [f"2026-11-{day:02}" for day in range(1, 31)]
    seeds = {seed_of(secret, day, ranked=ranked) for day in days for ranked in (True, False)}
    assert len(seeds) == 60
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)
    assert seed_of(bytes(31) + b"1", "2026-11-01", ranked=True) not in seeds


def test_the_seats_follow_from_the_date_and_the_person_moves_around() -> None:
    first = datetime(2026, 11, 16, tzinfo=UTC)  # a Monday
    days = [day_at(int(first.timestamp() * 1000) + n * DAY_MS) for n in range(28)]
    for n, day in enumerate(days):
        bots = [seat.bot for seat in seats_of(day) if seat.kind == "bot"]
        assert tuple(bots) == WEEK[n % 7]
    places = {[seat.kind for seat in seats_of(day)].index("me") for day in days[::7]}
    assert places == {0, 1}


@pytest.mark.parametrize("text", ["today", "2026-11-31", "20261117", "2026-W47-2", "", "2026-1-1"])
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(NotFound):
        must_be_day(text)


# ---------------------------------------------------------------- one try


async def test_a_second_try_is_refused_on_every_node(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as first, serving(tmp_path, time=time) as second:
        ada = await first.person("Ada")
        there = elsewhere(ada, second)
        path = f"/api/daily/{TODAY}/play"
        both = await asyncio.gather(ada.ask("POST", path), there.ask("POST", path))
        assert sorted(one.status_code for one in both) == [201, 409]
        await there.refused(409, "daily-played", "POST", path)
        you = (await there.ok("GET", "/api/daily"))["you"]
        assert you["state"] == "playing"
        assert len((await ada.ok("GET", "/api/me/tables"))["tables"]) == 1
        await play_out(ada, you["table"])
        await ada.refused(409, "daily-played", "POST", path)
        # Not even with another name for the same day, or on a day that is not today.
        await ada.refused(404, "no-such-day", "POST", "/api/daily/20270115/play")
        await ada.refused(404, "no-such-day", "POST", "/api/daily/2027-01-16/play")
        await ada.refused(404, "no-such-day", "POST", "/api/daily/2027-01-14/play")
        await first.nobody().refused(401, "not-signed-in", "POST", path)


async def test_nobody_stands_in_and_who_leaves_has_given_up(tmp_path: Path) -> None:
    async with serving(tmp_path, time=HeldTime()) as served:
        ada = await served.person("Ada")
        begun = await begin(ada)
        path, seat = f"/api/tables/{begun['table']['id']}", begun["you"]["seat"]
        await ada.refused(409, "daily-own-try", "POST", f"{path}/takeover", {"seat": seat})
        await ada.ok("POST", f"{path}/leave")
        assert (await ada.ok("GET", "/api/daily"))["you"]["state"] == "unfinished"
        await ada.refused(409, "daily-played", "POST", f"/api/daily/{TODAY}/play")


async def test_a_table_that_was_not_started_keeps_its_bots_and_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A node may die after it has stored the try and before it starts the table."""
    async with serving(tmp_path, time=HeldTime()) as served:
        ada = await served.person("Ada")
        with monkeypatch.context() as dying:
            dying.setattr(seats, "start_if_full", lambda *_: None)
            begun = (await begin(ada))["table"]
        assert begun["state"] == "open"
        at = f"/api/tables/{begun['id']}"
        bot = next(one["seat"] for one in begun["seats"] if one["bot"])
        for method, path, body in (
            ("POST", f"{at}/dismiss", {"seat": bot}),
            ("POST", f"{at}/fill", {"bot": "tourist"}),
            ("PATCH", at, {"news_points": {"family": 0, "size": 0}}),
        ):
            await ada.refused(409, "daily-own-try", method, path, body)
        started = (await ada.ok("POST", f"{at}/start"))["table"]
        assert [one["bot"] for one in started["seats"]] == [one["bot"] for one in begun["seats"]]
        assert started["state"] == "playing"


# ---------------------------------------------------------------- secret


async def test_no_way_leads_to_a_game_of_the_day_before_the_day_is_over(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        table = await finish(ada)
        strangers = [bo, served.nobody()]
        promised = (await ada.look(table))["table"]["fair"]["commitment"]
        of_table = [f"/api/tables/{table}{way}" for way in ("", "/history", "/events")]
        of_game = [f"/api/games/{table}{way}" for way in ("", "/record", "/review")]
        before_midnight = end_of(TODAY) - 1
        for now in (time.ms, before_midnight, end_of(TODAY) + REVEAL_AFTER_MS - 1):
            time.ms = now
            for person in strangers:
                for path in of_table:
                    await person.refused(403, "daily-secret", "GET", path)
                async with person.stream(table) as hear:
                    assert (await hear())["problem"]["code"] == "daily-secret"
            for person in (*strangers, ada):  # the player too could tell others
                for path in of_game:
                    await person.refused(403, "daily-secret", "GET", path)
                listed = await person.ok("GET", f"/api/games?person={ada.id}")
                assert listed["games"] == []
                assert (await person.ok("GET", f"/api/people/{ada.id}"))["games"] == []
                dumped = await person.ask("GET", "/api/games.ndjson")
                assert dumped.text == ""
            for person in (bo, ada):
                await person.refused(403, "daily-secret", "POST", f"/api/games/{table}/review")
                go_on = {"ply": 1, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
                path = f"/api/games/{table}/continue"
                await person.refused(403, "daily-secret", "POST", path, go_on)
                again = {"seats": go_on["seats"], "same_deal_as": table}
                await person.refused(404, "no-such-deal", "POST", "/api/tables", again)
            assert (await ada.look(table))["table"]["fair"]["seed"] is None
        await bo.refused(403, "daily-secret", "POST", f"/api/daily/{TODAY}/play")
        day_over(time)
        for path in (*of_table[:2], *of_game):
            await served.nobody().ok("GET", path)
        record = await bo.ok("GET", f"/api/games/{table}/record")
        game = Game.from_record(Record.from_json(record))
        cards = [card.id for card in game.deck.cards]
        seed, order = record["seed"], record["order"]
        assert verify(seed=seed, commitment=promised, order=order, cards=cards).fair
        assert [
            game["id"] for game in (await ada.ok("GET", f"/api/games?person={ada.id}"))["games"]
        ]


async def test_what_is_said_at_the_end_names_no_seed(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada = await served.person("Ada")
        table = (await begin(ada))["table"]["id"]
        heard = await play_out(ada, table)
        assert heard[-1]["type"] == "over"
        assert heard[-1]["fair"]["seed"] is None
        day_over(time)
        past = (await begin(ada))["table"]["id"]
        heard = await play_out(ada, past)
        assert heard[-1]["fair"]["seed"] is not None, "the deal of a past day is public"


# ---------------------------------------------------------------- results


async def test_everybody_compares_afterwards(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada, bo, cy = [await account(served, name) for name in ("Ada", "Bo", "Cy")]
        dee = await served.person("Dee")
        time.ms += DAY_MS
        today = day_at(time.ms)
        eve = await account(served, "Eve")  # made today: perhaps after a look at the deal
        assert [(await one.ok("GET", "/api/daily"))["ranked"] for one in (ada, dee, eve)] == [
            True, False, False
        ]  # fmt: skip
        tables = {}
        for person in (ada, bo, dee, eve):
            tables[person.id] = (await begin(person, today))["table"]["id"]
            await play_out(person, tables[person.id])
        await begin(cy, today)
        assert (await cy.ok("GET", "/api/daily"))["boards"] is None, "first play, then compare"
        assert (await served.nobody().ok("GET", "/api/daily"))["boards"] is None
        seen = await ada.ok("GET", "/api/daily")
        accounts, others = seen["boards"]["accounts"], seen["boards"]["others"]
        assert (accounts["tries"], accounts["finished"]) == (3, 2)
        assert (others["tries"], others["finished"]) == (2, 2)
        assert {row["person"]["name"] for row in accounts["rows"]} == {"Ada", "Bo"}
        # All played the same choices, met the same answers and share the place.
        assert [row["place"] for row in accounts["rows"]] == [1, 1]
        assert accounts["bars"] == [{"lead": seen["you"]["lead"], "count": 2}]
        assert (seen["you"]["place"], seen["you"]["of"]) == (1, 2)
        table = await ada.look(tables[ada.id])
        mine = table["you"]["seat"] - 1
        totals = table["table"]["totals"]
        assert seen["you"]["score"] == totals[mine]
        assert seen["you"]["lead"] == totals[mine] - max(totals[:mine] + totals[mine + 1 :])
        assert seen["you"]["won"] == (mine + 1 in table["table"]["winners"])
        assert all(row["game"] is None for row in accounts["rows"] + others["rows"])
        time.ms = end_of(today) + REVEAL_AFTER_MS
        past = await served.nobody().ok("GET", f"/api/daily/{today}")
        best = past["boards"]["accounts"]["rows"][0]["game"]
        assert best in tables.values()
        await served.nobody().ok("GET", f"/api/games/{best}")
        assert (await cy.ok("GET", f"/api/daily/{today}"))["you"]["state"] == "unfinished"


async def test_an_old_guest_with_a_new_account_is_not_ranked_on_its_first_day(
    tmp_path: Path,
) -> None:
    """Otherwise somebody could try the deal as one guest and repeat it as another."""
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada = await served.person("Ada")
        time.ms += DAY_MS
        login = {"login": "ada-of-bath", "password": "a museum of bones"}
        await ada.ok("POST", "/api/me/account", login)
        assert not (await ada.ok("GET", "/api/daily"))["ranked"]
        time.ms += DAY_MS
        assert (await ada.ok("GET", "/api/daily"))["ranked"]


async def test_guests_never_see_the_cards_of_the_accounts_before_the_day_is_over(
    tmp_path: Path,
) -> None:
    time = HeldTime()
    time.ms -= DAY_MS
    async with serving(tmp_path, time=time) as served:
        ada, bo = await account(served, "Ada"), await account(served, "Bo")
        time.ms += DAY_MS
        guests = [await served.person("Cy"), await served.person("Di")]
        tables = [(await begin(person))["table"]["id"] for person in (ada, bo, *guests)]
        moves = [
            await moves_of(person, table)
            for person, table in zip((ada, bo, *guests), tables, strict=True)
        ]
        cards = [[event for one in moved for event in one["events"]] for moved in moves]
        assert cards[0] == cards[1] != cards[2] == cards[3]


async def test_a_try_that_ends_after_midnight_stays_unfinished(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada = await served.person("Ada")
        table = (await begin(ada))["table"]["id"]
        time.ms = end_of(TODAY)
        await served.node.heartbeat.beat()
        await play_out(ada, table)
        seen = await ada.ok("GET", f"/api/daily/{TODAY}")
        assert (seen["you"]["state"], seen["you"]["score"]) == ("unfinished", None)
        assert (seen["streak"]["now"], seen["streak"]["played"]) == (0, 0)


async def test_streaks_count_days_in_a_row(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada = await served.person("Ada")
        streaks = []
        for plays in (True, True, False, True, False, False):
            if plays:
                await play_out(ada, (await begin(ada, day_at(time.ms)))["table"]["id"])
            seen = (await ada.ok("GET", "/api/daily"))["streak"]
            streaks.append((seen["now"], seen["longest"], seen["played"]))
            time.ms += DAY_MS
        assert streaks == [(1, 1, 1), (2, 2, 2), (2, 2, 2), (1, 2, 3), (1, 2, 3), (0, 2, 3)]


async def test_past_days_are_listed_and_can_be_played_as_often_as_one_likes(
    tmp_path: Path,
) -> None:
    time = HeldTime()
    time.ms -= DAY_MS
    async with serving(tmp_path, time=time) as served:
        ada, bo = await account(served, "Ada"), await served.person("Bo")
        time.ms += DAY_MS  # her account is older than the day: past days play her board's deal
        assert await ada.ok("GET", "/api/daily/archive") == {"days": [], "next": None}
        counted = await finish(ada)
        time.ms += 20 * DAY_MS
        page = await ada.ok("GET", "/api/daily/archive")
        assert len(page["days"]) == 14
        rest = await ada.ok("GET", f"/api/daily/archive?before={page['next']}")
        days = [*page["days"], *rest["days"]]
        assert [day["day"] for day in days] == sorted({day["day"] for day in days}, reverse=True)
        assert (len(days), rest["next"]) == (20, None)
        assert (days[-1]["day"], days[-1]["finished"]) == (TODAY, 1)
        assert days[-1]["you"]["state"] == "finished"
        first, second = await begin(bo), await begin(bo)
        assert first["table"]["id"] != second["table"]["id"]
        record = await ada.ok("GET", f"/api/games/{counted}/record")
        for table in (first["table"]["id"], second["table"]["id"]):
            moves = await moves_of(bo, table)
            assert record["choices"] == [choice for one in moves for choice in one["choices"]]
        past = await bo.ok("GET", f"/api/daily/{TODAY}")
        assert past["you"] is None, "it does not count"
        assert past["boards"]["accounts"]["finished"] == 1
        await begin(bo, days[3]["day"])  # a day on which nobody played
        await bo.refused(404, "no-such-day", "GET", "/api/daily/archive?before=soon")
        for early in ("0001-01-01", TODAY):  # nothing was played before
            empty = await bo.ok("GET", f"/api/daily/archive?before={early}")
            assert empty == {"days": [], "next": None}


async def test_a_person_who_is_erased_leaves_the_boards(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        await finish(ada)
        await finish(bo)
        await ada.ok("DELETE", "/api/me")
        rows = (await bo.ok("GET", "/api/daily"))["boards"]["others"]["rows"]
        assert [row["person"]["name"] for row in rows] == ["Bo"]
