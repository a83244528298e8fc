"""Playing over the real API: preview, commit, streams, the end."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from firstgiants import Game, Record, load_deck
from firstgiants.server import wire
from firstgiants.server.tables import fair_deal as fair
from firstgiants.server.tables.state import card_ids
from tests.server.served import OPEN_2, TWO_BOTS, Json, Person, serving


async def play_out(person: Person, table: str, *, also: Any = None) -> list[Json]:
    """Answer all of this person's decisions from the stream; returns all messages."""
    heard: list[Json] = []
    seat = None
    async with person.stream(table) as hear:
        while True:
            message = await hear()
            # Bots may have ended the game before the stream opened; nothing tells of the end then.
            over_already = not heard and message["table"]["state"] == "finished"
            heard.append(message)
            msgspec.convert(message, wire.TableStream)
            seat = message["you"]["seat"] if "you" in message else seat
            if message["type"] == "over" or over_already:
                return heard
            decision = (message.get("view") or {}).get("decision")
            if decision is not None and decision["seat"] == seat:
                ply = message["view"]["ply"]
                choice = decision["legal"][ply % len(decision["legal"])]
                if also is not None:
                    await also(ply, choice)
                response = await person.commit(table, ply, choice, key=f"k{ply}", view=False)
                assert response.status_code == 200, response.text


async def test_five_people_and_two_spectators_through_a_whole_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        people = [await served.person(name) for name in ("Ada", "Bo", "Cy", "Di", "Ed")]
        table = (await people[0].make([{"kind": "me"}] + [{"kind": "open"}] * 4))["table"]["id"]
        watchers = [served.nobody(), await served.person("Flo")]
        watching = [asyncio.create_task(play_out(w, table)) for w in watchers]
        for person in people[1:]:
            await person.ok("POST", f"/api/tables/{table}/join", {})
        heard = await asyncio.gather(*(play_out(p, table) for p in people))
        seen = [*heard, *(await asyncio.gather(*watching))]
        totals = {json.dumps(messages[-1]["totals"]) for messages in seen}
        assert len(totals) == 1
        game = await people[0].ok("GET", f"/api/games/{table}")
        msgspec.convert(game, wire.StoredGame)
        record = Record.from_json(game["record"])
        replayed = Game.from_record(record)
        assert replayed.is_over
        assert list(replayed.outcome.totals) == seen[0][-1]["totals"]  # type: ignore[union-attr]
        assert len(game["steps"]) == len(record.choices)
        # The shuffle matches the commitment from before the first choice.
        first = next(m for m in heard[0] if m["type"] == "state")
        verdict = fair.verify(
            seed=game["fair"]["seed"],
            commitment=first["table"]["fair"]["commitment"],
            order=record.order,
            cards=card_ids(load_deck("founders")),
        )
        assert verdict.fair, verdict.problems


async def test_a_preview_matches_the_commit_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        table = (await ada.make(TWO_BOTS))["table"]["id"]

        async def previewed(ply: int, choice: str) -> None:
            before = (await ada.look(table))["view"]
            body = {"ply": ply, "choices": [choice]}
            seen = await ada.ok("POST", f"/api/tables/{table}/preview", body)
            msgspec.convert(seen, wire.Previewed)
            assert (await ada.look(table))["view"] == before
            done = (await ada.commit(table, ply, choice, key=f"k{ply}")).json()
            hidden = seen["view"]["deck_top_hidden"]
            if not hidden and seen["decision"] is not None:
                assert seen["view"] | {"seat": None} == done["view"] | {"seat": None}
            if hidden:
                assert seen["view"]["deck_top"] is None
            kept = [e for e in done["events"] if e["event"] != "DeckTopTurned"]
            assert [e for e in seen["events"] if e["event"] != "DeckTopTurned"] == kept

        await play_out(ada, table, also=previewed)


async def test_stale_foreign_and_illegal_commits_are_refused_and_say_what_was_expected(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as served:
        served.node.tables._new_seed = lambda: "5" * 64
        ada, bo = await served.person("Ada"), await served.person("Bo")
        table = (await ada.make(OPEN_2, first=1))["table"]["id"]
        view = (await bo.ok("POST", f"/api/tables/{table}/join", {}))["view"]
        legal = view["decision"]["legal"]
        commit = f"/api/tables/{table}/commit"
        body = {"ply": 0, "choices": [legal[0]]}
        await bo.refused(409, "not-your-decision", "POST", commit, body)
        bad = await ada.refused(422, "illegal-choice", "POST", commit, body | {"choices": ["skip"]})
        assert bad["expected"] == legal
        nonsense = body | {"choices": ["fly to the moon"]}
        await ada.refused(422, "illegal-choice", "POST", commit, nonsense)
        too_many = body | {"choices": [legal[0], "reclaim"]}
        await ada.refused(409, "not-your-decision", "POST", commit, too_many)
        assert (await ada.look(table))["view"]["ply"] == 0
        assert (await ada.ok("POST", commit, body))["ply"] == 1
        stale = await ada.refused(409, "stale", "POST", commit, body)
        assert stale["now"]["ply"] == 1
        assert stale["now"]["view"]["ply"] == 1


async def test_the_same_commit_twice_plays_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        table = (await ada.make(OPEN_2, first=1))["table"]["id"]
        view = (await bo.ok("POST", f"/api/tables/{table}/join", {}))["view"]
        choice = view["decision"]["legal"][0]
        answers = await asyncio.gather(
            *(ada.commit(table, 0, choice, key="once") for _ in range(5))
        )
        bodies = [a.json() for a in answers]
        assert [a.status_code for a in answers] == [200] * 5
        assert sorted(t.pop("repeated") for t in bodies) == [False, True, True, True, True]
        assert all(t == bodies[0] for t in bodies)
        assert (await ada.look(table))["view"]["ply"] == bodies[0]["ply"]
        # The same key of another person is a different key.
        if (await ada.look(table))["view"]["decision"]["seat"] == 2:
            next_choice = bodies[0]["view"]["decision"]["legal"][0]
            assert (await bo.commit(table, 1, next_choice, key="once")).status_code == 200


async def test_of_two_concurrent_commits_at_a_ply_one_wins(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        table = (await ada.make(OPEN_2, first=1))["table"]["id"]
        legal = (await bo.ok("POST", f"/api/tables/{table}/join", {}))["view"]["decision"]["legal"]
        answers = await asyncio.gather(*(ada.commit(table, 0, c) for c in legal[:4]))
        assert sorted(a.status_code for a in answers) == [200, 409, 409, 409]


@pytest.mark.parametrize("over_http", [True, False])
async def test_a_stream_resumes_after_any_gap(tmp_path: Path, *, over_http: bool) -> None:
    async def _listen(
        person: Person, table: str, after: int, last: int, *, over_http: bool
    ) -> list[Json]:
        heard: list[Json] = []
        if over_http:
            async with person.http.stream("GET", f"/api/tables/{table}/events?after={after}") as r:
                async for line in r.aiter_lines():
                    heard.append(json.loads(line))
                    if heard[-1]["n"] >= last:
                        return heard
        async with person.stream(table, after) as hear:
            while not heard or heard[-1]["n"] < last:
                heard.append(await hear())
        return heard

    async with serving(tmp_path) as served:
        ada = await served.person()
        table = (await ada.make(TWO_BOTS))["table"]["id"]
        heard = await play_out(ada, table)
        numbered = [m for m in heard if m["type"] in ("moved", "over")]
        last = numbered[-1]["n"]
        for after in sorted({numbered[0]["n"], last // 2, last - 1}):
            again = await _listen(ada, table, after, last, over_http=over_http)
            kept = [m for m in again if m["type"] in ("moved", "over")]
            assert kept == [m for m in numbered if m["n"] > after]
        # A number from the future gets the whole state.
        whole = await _listen(ada, table, last + 7, last, over_http=over_http)
        assert whole[0]["type"] == "state"


async def test_bots_get_only_views_and_finish_a_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        bots: list[Json] = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
        made = await ada.make(bots)
        assert made["you"] == {"seat": None, "host": True, "muted": False, "mutes": []}
        heard = await play_out(ada, made["table"]["id"])
        assert {m["by"] for m in heard if m["type"] == "moved"} == {"random", "greedy"}


async def test_real_bots_think_in_separate_processes(tmp_path: Path) -> None:
    from firstgiants.server.bots.pool import BotPool

    async with serving(tmp_path, thinker=BotPool(1, 0.05)) as served:
        ada = await served.person()
        bots: list[Json] = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
        heard = await play_out(ada, (await ada.make(bots))["table"]["id"])
        assert heard[-1]["type"] == "over"
