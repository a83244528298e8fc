"""Puzzles on the server: questions, previews, answers, ratings, streaks and the daily puzzle."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import func, select

from firstgiants import IllegalChoice
from firstgiants.review.puzzles import Puzzle, position_key, shipped_book
from firstgiants.server.people.ratings import START, Strength
from firstgiants.server.puzzles.ratings import rate_answer
from firstgiants.server.puzzles.solvers import SOLVERS_PER_ADDRESS, Solver
from firstgiants.server.store.puzzle_schema import puzzle_answers, puzzle_people, puzzle_ratings
from tests.server.served import HeldTime, Json, Person, Served, serving

DAY_S = 86_400


def first(asks: str) -> Puzzle:
    return next(puzzle for puzzle in shipped_book().puzzles if puzzle.asks == asks)


def wrong_choices(puzzle: Puzzle) -> list[str]:
    return list(puzzle.second.choices)


async def answer(person: Person, puzzle: Puzzle, choices: list[str]) -> Json:
    given: Json = await person.ok("POST", f"/api/puzzles/{puzzle.id}/answer", {"choices": choices})
    return given


async def solve(person: Person, puzzle: Puzzle) -> Json:
    return await answer(person, puzzle, list(puzzle.best.choices))


async def rows(served: Served, table: Any) -> int:
    query = select(func.count()).select_from(table)
    return await served.node.database.read(lambda c: c.execute(query).scalar_one())


async def test_a_question_says_nothing_of_the_solution(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        nobody, puzzle = served.nobody(), first("turn")
        seen = await nobody.ok("GET", f"/api/puzzles/{puzzle.id}")
        assert set(seen) == {
            "id", "players", "seat", "asks", "rating", "daily", "solved", "view",
        }  # fmt: skip
        assert (seen["asks"], seen["players"], seen["solved"]) == ("turn", puzzle.players, None)
        game = puzzle.position(shipped_book().deck)
        assert seen["view"]["decision"]["legal"] == [str(choice) for choice in game.legal]
        assert len(seen["view"]["seats"]) == puzzle.players
        overview = await nobody.ok("GET", "/api/puzzles")
        assert overview["you"] is None
        assert overview["total"] == len(shipped_book().puzzles)
        assert "best" not in json.dumps(overview)


async def test_strangers_may_look_and_try_but_answers_need_a_person(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        nobody, puzzle = served.nobody(), first("choice")
        path = f"/api/puzzles/{puzzle.id}"
        tried = await nobody.ok("POST", f"{path}/preview", {"choices": [puzzle.best.choices[0]]})
        assert tried["played"] == 1
        body = {"choices": list(puzzle.best.choices)}
        await nobody.refused(401, "not-signed-in", "POST", f"{path}/answer", body)
        assert await rows(served, puzzle_answers) == 0


async def test_bad_choices_are_refused_and_nothing_is_stored(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada, puzzle = await served.person("Ada"), first("turn")
        path = f"/api/puzzles/{puzzle.id}"
        for way in ("preview", "answer"):
            there = f"{path}/{way}"
            await ada.refused(422, "illegal-choice", "POST", there, {"choices": ["dig 1 dodo"]})
            await ada.refused(422, "illegal-choice", "POST", there, {"choices": ["nonsense"]})
            missing = f"/api/puzzles/none/{way}"
            await ada.refused(404, "no-such-puzzle", "POST", missing, {"choices": ["reclaim"]})
            many = {"choices": ["reclaim"] * 65}
            await ada.refused(400, "invalid-request", "POST", there, many)
        await ada.refused(400, "invalid-request", "POST", f"{path}/answer", {"choices": []})
        unfinished = {"choices": [puzzle.best.choices[0]]}
        refusal = await ada.refused(400, "invalid-request", "POST", f"{path}/answer", unfinished)
        assert "not finished" in refusal["detail"]
        await ada.refused(400, "invalid-request", "GET", "/api/puzzles/next?theme=cooking")
        await ada.refused(400, "invalid-request", "GET", "/api/puzzles/next?players=7")
        await ada.refused(404, "no-such-puzzle", "GET", "/api/puzzles/none")
        assert await rows(served, puzzle_answers) == 0


async def test_the_first_answer_counts(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada, puzzle = await served.person("Ada"), first("choice")
        failed = await answer(ada, puzzle, wrong_choices(puzzle))
        assert (failed["right"], failed["counted"]) == (False, True)
        assert failed["you"]["rating"] < failed["before"] == 1500
        assert failed["best"]["choices"] == list(puzzle.best.choices)
        assert failed["best"]["chance"] - failed["second"]["chance"] >= 11.9
        assert failed["best"]["events"]
        again = await solve(ada, puzzle)
        assert (again["right"], again["counted"]) == (True, False)
        assert again["you"] == failed["you"]
        seen = await ada.ok("GET", f"/api/puzzles/{puzzle.id}")
        assert seen["solved"] is False
        assert await rows(served, puzzle_answers) == 1


async def test_answers_at_the_same_moment_count_once(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada, puzzle = await served.person("Ada"), first("choice")
        given = await asyncio.gather(*(solve(ada, puzzle) for _ in range(4)))
        assert sorted(one["counted"] for one in given) == [False, False, False, True]
        you = (await ada.ok("GET", "/api/puzzles"))["you"]
        assert (you["answered"], you["solved"], you["streak"]) == (1, 1, 1)


async def test_a_turn_may_be_played_in_another_order(tmp_path: Path) -> None:
    """Any way to the same position solves a puzzle that asks for a whole turn (§3.2)."""
    turns = [one for one in shipped_book().puzzles if one.asks == "turn"]
    ways = [(puzzle, choices) for puzzle in turns for choices in _in_other_orders(puzzle)]
    assert ways, "no shipped puzzle has two orders"
    puzzle, choices = ways[0]
    async with serving(tmp_path, bot_processes=0) as served:
        ada = await served.person("Ada")
        assert (await answer(ada, puzzle, choices))["right"] is True


def _in_other_orders(puzzle: Puzzle) -> list[list[str]]:
    """The solution with one amber taken at another moment, where it leads to the same position."""
    best = list(puzzle.best.choices)
    if "amber" not in best:
        return []
    game = puzzle.position(shipped_book().deck)
    goal = position_key(game.preview(best).view_text)
    others = list(best)
    others.remove("amber")
    found = []
    for place in range(1, len(best)):
        choices = [*others[:place], "amber", *others[place:]]
        try:
            same = position_key(game.preview(choices).view_text) == goal
        except IllegalChoice:
            continue
        if same and choices != best:
            found.append(choices)
    return found


async def test_next_fits_the_theme_and_the_number_of_players(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        nobody, book = served.nobody(), shipped_book()
        for theme in ("tempo", "egg"):
            seen = await nobody.ok("GET", f"/api/puzzles/next?theme={theme}&players=3")
            assert theme in book.by_id[seen["id"]].themes
            assert seen["players"] == 3


async def test_next_repeats_what_was_failed_when_nothing_new_is_left(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, bot_processes=0) as served:
        ada, book = await served.person("Ada"), shipped_book()
        kinds = Counter((theme, one.players) for one in book.puzzles for theme in one.themes)
        theme, players = min((kind for kind in kinds if kinds[kind] > 2), key=kinds.__getitem__)
        path = f"/api/puzzles/next?theme={theme}&players={players}"
        failed: list[str] = []
        for number in range(kinds[theme, players]):
            seen = await ada.ok("GET", path)
            puzzle = book.by_id[seen["id"]]
            assert seen["solved"] is None
            time.pass_s(1)
            if number < 2:
                await answer(ada, puzzle, wrong_choices(puzzle))
                failed.append(puzzle.id)
            else:
                await solve(ada, puzzle)
        assert (await ada.ok("GET", path))["id"] == failed[0]
        assert (await ada.ok("GET", f"{path}&after={failed[0]}"))["id"] == failed[1]


async def test_a_kind_of_which_all_are_solved_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada, book = await served.person("Ada"), shipped_book()
        for puzzle in book.puzzles:
            if "start-end" in puzzle.themes and puzzle.players == 5:
                await solve(ada, puzzle)
        path = "/api/puzzles/next?theme=start-end&players=5"
        await ada.refused(404, "no-puzzle-left", "GET", path)


async def test_the_daily_puzzle_is_the_same_on_every_node_and_makes_a_streak(
    tmp_path: Path,
) -> None:
    time, book = HeldTime(), shipped_book()
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    async with (
        serving(folders[0], time=time, bot_processes=0) as served,
        serving(folders[1], time=time, bot_processes=0) as other,
    ):
        ada = await served.person("Ada")
        seen = []
        for day in range(3):
            daily = await ada.ok("GET", "/api/puzzles/daily")
            assert daily["id"] == (await other.nobody().ok("GET", "/api/puzzles/daily"))["id"]
            assert daily["daily"] == str(datetime.fromtimestamp(time.ms / 1000, UTC).date())
            seen.append(daily["id"])
            given = await solve(ada, book.by_id[daily["id"]])
            assert (given["right"], given["you"]["days"]) == (True, day + 1)
            time.pass_s(DAY_S)
        assert len(set(seen)) == 3
        assert (await ada.ok("GET", "/api/puzzles"))["you"]["days"] == 3
        time.pass_s(DAY_S)
        overview = await ada.ok("GET", "/api/puzzles")
        assert overview["you"]["days"] == 0
        assert overview["daily"]["solved"] is None


def test_every_puzzle_is_the_daily_one_once_before_any_comes_again() -> None:
    book = shipped_book()
    count = len(book.puzzles)
    start = -(-date(2026, 11, 17).toordinal() // count) * count
    days = {book.daily(date.fromordinal(start + number)).id for number in range(count)}
    assert len(days) == count


async def test_guests_do_not_change_a_puzzle_but_accounts_do(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        guest, account, puzzle = await served.person(), await served.person("Bo"), first("choice")
        await account.ok("POST", "/api/me/account", {"login": "bo-bo", "password": "long enough 1"})
        before = (await guest.ok("GET", f"/api/puzzles/{puzzle.id}"))["rating"]
        await solve(guest, puzzle)
        assert await rows(served, puzzle_ratings) == 0
        await solve(account, puzzle)
        assert (await guest.ok("GET", f"/api/puzzles/{puzzle.id}"))["rating"] < before


async def test_programs_do_not_change_a_puzzle(tmp_path: Path) -> None:
    """With a token an account that is not marked does not answer; a marked one rates itself."""
    async with serving(tmp_path, bot_processes=0) as served:
        owner, puzzle = await served.person("Robot"), first("choice")
        await owner.ok("POST", "/api/me/account", {"login": "robot", "password": "long enough 1"})
        token = (await owner.ok("POST", "/api/me/tokens", {"label": "x"}))["token"]
        program = served.nobody()
        program.http.headers["Authorization"] = f"Bearer {token}"
        path, body = f"/api/puzzles/{puzzle.id}/answer", {"choices": list(puzzle.best.choices)}
        await program.refused(403, "not-a-program", "POST", path, body)
        await owner.ok("PATCH", "/api/me", {"program": True})
        given = await solve(program, puzzle)
        assert given["you"]["rating"] > given["before"]
        assert await rows(served, puzzle_ratings) == 0


async def test_guests_of_one_address_are_limited(tmp_path: Path) -> None:
    time = HeldTime()
    async with serving(tmp_path, time=time, bot_processes=0) as served:
        puzzle = first("choice")
        for _ in range(SOLVERS_PER_ADDRESS):
            await solve(await served.person(), puzzle)
        late, path = await served.person(), f"/api/puzzles/{puzzle.id}/answer"
        body = {"choices": list(puzzle.best.choices)}
        await late.refused(409, "too-many-solvers", "POST", path, body)
        assert await rows(served, puzzle_people) == SOLVERS_PER_ADDRESS
        time.pass_s(DAY_S + 1)
        await served.node.puzzles.clean_up(time.now_ms())
        assert (await solve(late, puzzle))["counted"] is True


async def test_results_go_with_the_person(tmp_path: Path) -> None:
    async with serving(tmp_path, bot_processes=0) as served:
        ada, puzzle = await served.person("Ada"), first("choice")
        await solve(ada, puzzle)
        await ada.ok("DELETE", "/api/me")
        assert await rows(served, puzzle_answers) == await rows(served, puzzle_people) == 0


def test_solving_a_hard_puzzle_brings_more_than_an_easy_one() -> None:
    easy, hard = Strength(19, 4), Strength(34, 4)
    gains = [rate_answer(START, one, right=True)[0].mu - START.mu for one in (easy, hard)]
    assert 0 < gains[0] < gains[1]


def test_a_streak_ends_with_a_wrong_answer_and_its_best_is_kept() -> None:
    solver = Solver()
    for right in (True, True, False, True):
        solver = solver.after(START, right=right, daily=None)
    assert (solver.streak, solver.best_streak, solver.answered, solver.solved) == (1, 2, 4, 3)
