"""The benchmarks' reports: ratios, goals and sections."""

from itertools import islice
from pathlib import Path

import pytest

from benchmarks import answers, champion, chances, fairness, level_steps, reviews, search, startup
from benchmarks.answers import Elapsed
from benchmarks.engine import Ours, Peer, report
from benchmarks.results import ENGINE, HEAD, ROOT, with_section
from benchmarks.timing import OnePly, Searcher, median_move_ms, median_rate, spread_out
from firstgiants.arena.standings import Share
from firstgiants.bots import Budget

FAST = Ours(compiled=True, rates={2: 4_000_000, 4: 3_000_000}, copy_us=0.5)
PLAIN = Ours(compiled=False, rates={2: 200_000, 4: 100_000}, copy_us=2.5)
PEER = Peer("slow 1.0", "halma", "Python", decisions_per_second=50_000, copy_us=7)
SPOTS = ["- `choices.fill`: 40% of the time"]


def test_the_report_divides_ours_by_theirs() -> None:
    other = Peer("quick 2.0", "go", "C++", decisions_per_second=50_000, copy_us=7)
    text = report(FAST, PLAIN, [PEER, other], SPOTS, [])
    assert "| slow 1.0 | halma | Python | 50,000 | 4× | 7.00 |" in text
    assert "| quick 2.0 | go | C++ | 50,000 | 80× | 7.00 |" in text
    assert "| 4 players, compiled | 3,000,000 | 0.50 |" in text
    assert "| 2 players, interpreted | 200,000 | 2.50 |" in text


def test_the_report_says_which_goals_are_missed_and_by_how_much() -> None:
    text = report(FAST, PLAIN, [PEER], SPOTS, [])
    assert "compiled, at least 2,000,000 decisions/s: 3,000,000 – met" in text
    assert "interpreted, at least 150,000 decisions/s: 100,000 – missed by 33%" in text
    assert "at most 1.5 µs: 0.50 µs – met" in text
    assert SPOTS[0] in text


def searcher(bot: str, playouts: float, length: float, move_ms: float) -> Searcher:
    return Searcher(
        bot=bot,
        game="a game",
        length=length,
        choices=4,
        playouts_per_second=playouts,
        move_ms=move_ms,
    )


def test_the_search_is_compared_by_playout_by_decision_and_by_move() -> None:
    ours = [searcher("plain", 20_000, 100, 4), searcher("best", 20_000, 100, 8)]
    theirs = [searcher("it", 1_000, 50, 24)]
    text = search.report(ours, theirs, [OnePly(bot="greedy", game="a game", move_ms=0.5)], [])
    assert "| it | a game | 50 | 4.0 | 1,000 | 24.00 | 20× | 40× | 6× |" in text
    assert "| best | a game | 100 | 4.0 | 20,000 | 8.00 |  |  |  |" in text
    assert "at least 15,000 playouts/s: 20,000 – met" in text
    assert "better 30,000 playouts/s: 20,000 – missed by 33%" in text
    assert "different games" in text


def elapsed(*seconds: float) -> list[Elapsed]:
    """Answers whose CPU time is half of their wall-clock time."""
    return [Elapsed(wall, wall / 2) for wall in seconds]


def test_the_longest_answer_decides_whether_a_goal_is_met() -> None:
    by_level = {name: elapsed(*[0.001] * 399, 0.15) for name in "abcd"} | {"e": elapsed(0.8, 1.2)}
    text = answers.report(
        by_level, {("search", 0.05): [Elapsed(0.002, -0.001), Elapsed(0.03, 0.004)]}
    )
    assert "| a | 400 | 1.0 | 1.0 | 150.0 | 75.0 |" in text
    assert "| e | 2 | 1000.0 | 1200.0 | 1200.0 | 600.0 |" in text
    assert "all levels, every answer within 1000 ms: 1200 ms at most" in text
    assert "600 ms of CPU time – missed by 20%" in text
    assert "(a, b, c, d), every answer within 200 ms: 150 ms" in text
    assert "beyond its budget, every answer within 20 ms: 30 ms at most" in text
    assert "4 ms of CPU time – missed by 50%" in text


def test_the_cpu_time_beyond_a_budget_excludes_time_without_the_cpu() -> None:
    over = Elapsed(wall=0.30, cpu=0.11).beyond(0.25)
    assert over.wall == pytest.approx(0.05)
    assert over.cpu == pytest.approx(-0.14)


def test_answers_are_timed_up_to_a_number_or_a_time() -> None:
    found = list(islice(answers.answer_times("random", Budget()), 60))
    assert len(found) == 60
    assert all(one.wall > 0 for one in found)
    assert len(answers.for_a_while(iter(elapsed(*[1.0] * 9)), 100, 2.5)) == 3
    assert len(answers.for_a_while(iter(elapsed(*[1.0] * 9)), 2, 100)) == 2


def test_writing_a_section_keeps_the_others_and_their_order() -> None:
    page = (
        "# Old\n\n## The engine\n\nfast\n\n### Peers\n\nslow\n\n## The server under load\n\nbusy\n"
    )
    added = with_section(page, "## The search\n\ndeep\n")
    assert added == (
        f"{HEAD}\n## The engine\n\nfast\n\n### Peers\n\nslow\n\n## The search\n\ndeep\n\n"
        "## The server under load\n\nbusy\n"
    )
    assert with_section(added, "## The engine\n\nfaster\n") == added.replace(
        "fast\n\n### Peers\n\nslow", "faster"
    )


def test_our_search_is_measured_on_positions_with_a_choice() -> None:
    asked, choices = search.random_game(1)
    positions = spread_out(asked)
    assert positions[0] is asked[0]
    assert positions[-1] is asked[-1]
    assert all(len(legal) > 1 for _, legal in positions)
    assert len(choices) >= len(asked) > 10
    assert median_move_ms(lambda _: sum(range(1000)), positions) > 0
    assert median_rate(lambda: len("ab" * 1000), 0.001) > 0


def test_a_section_that_no_benchmark_writes_stays() -> None:
    page = with_section("## The balance of `founders`\n\nfair\n", f"{ENGINE}\n\nfast\n")
    again = with_section(page, f"{ENGINE}\n\nfaster\n")
    assert again.endswith("## The balance of `founders`\n\nfair\n")
    assert "faster" in again
    assert "fast\n" not in again


def test_the_report_on_fairness_says_whether_luck_is_even() -> None:
    games = [
        fairness.Reviewed(
            seed=seed, levels=["hatchling", "curator"], effort=[8, 1, 3],
            luck=[0.5, -0.5] if seed % 2 else [-0.5, 0.5], drift=[3.0, -3.0], result=[0.0, 100.0],
            losses=[[4.0, 2.0], [1.0, 0.0]],
        )
        for seed in range(4)
    ]  # fmt: skip
    text = fairness.report([("few", games)])
    assert "### few: 4 games, effort 8 / 1 / 3" in text
    assert "| hatchling | 8 | 3.00 | 0.00 |" in text
    assert "mean luck of every seat within ±1 point: 0.00 at most – met" in text
    assert "losses fall from level to level as the ladder says" in text
    assert "of a game: luck 0, drift 3" in text
    assert "the goal of 2,000 takes a longer run" in text


def test_the_report_on_reviews_names_the_longest() -> None:
    took = [
        reviews.Took(2, 80, 0.2, 4.0),
        reviews.Took(2, 90, 0.3, 12.0),
        reviews.Took(5, 150, 0.2, 9),
    ]
    text = reviews.report(took)
    assert "| 2 | 85 | 8.0 | 12.0 | 0.30 |" in text
    assert "2 players, at most 10 s: 12.0 s – missed by 20%" in text
    assert "5 players, at most 25 s: 9.0 s – met" in text


def test_the_report_on_starting_leaves_out_the_interpreters_own_time() -> None:
    starts = {
        "python": startup.Start(20, 12),
        "import": startup.Start(95, 60),
        "game": startup.Start(99, 70),
        "help": startup.Start(149, 88),
    }
    text = startup.report(starts)
    assert "| `from firstgiants import Game` | 99 | 70 |" in text
    assert "less than 60 ms more than an empty program: 75 ms – missed by 25%" in text
    assert "`firstgiants --help`, less than 150 ms: 149 ms – met" in text


def test_chances_are_compared_with_results_by_decile() -> None:
    """Three of four games are won where half was predicted; what was sure comes true."""
    games = [[(0.5, float(number % 4 > 0)), (0.97, 1.0)] for number in range(400)]
    half, sure = chances.deciles(games)
    assert (half.lowest, half.count) == (50, 400)
    assert half.difference == pytest.approx(25)
    assert 4 < half.interval < 5
    assert sure.lowest == 90
    assert sure.difference == pytest.approx(3)


def test_an_interrupted_run_of_chances_drops_the_half_line(tmp_path: Path) -> None:
    case = chances.cases()[0]
    path = tmp_path / f"{case.name}.jsonl"
    path.write_text("[[9, [1.0, 0.0], [0.0, 1.0]]]\n[[9, [0.4")
    assert chances.read(path) == [[(9, [1.0, 0.0], [0.0, 1.0])]]
    assert path.read_text().endswith("]]\n")
    text = chances.report(tmp_path)
    assert "| 0–10 % | +100.0 ± 0.0 (1) |" in text
    assert (
        "founders, 2 players, every decile within 5 points: 100.0 ± 0.0 in 1 games – missed" in text
    )


def test_a_game_of_mixed_levels_predicts_all_seats() -> None:
    case = chances.cases()[1]
    predictions = chances.play_one(case, 1)
    assert predictions
    for _, predicted, won in predictions:
        assert len(predicted) == len(won) == case.players
        assert sum(predicted) == pytest.approx(1, abs=0.01)
        assert sum(won) == pytest.approx(1)
    pairs = chances.corrected(case, [predictions])[0]
    assert len(pairs) == case.players * len(predictions)


def test_the_report_on_levels_says_where_one_does_not_beat_the_next() -> None:
    steps = level_steps.steps()
    assert steps[0] == ("hatchling", "tourist")
    assert [stronger for stronger, _ in steps][-1] == level_steps.STRONGEST
    won = Share(200, 0.6, 0.53, 0.67)
    found = {step: [won] * len(level_steps.DECKS) for step in steps}
    text = level_steps.section(found)
    assert "| hatchling – tourist | 60.0% (53.0%–67.0%, 200) |" in text
    assert "60.0% at least – met" in text
    found[steps[1]] = [won, won, Share(200, 0.48, 0.41, 0.55)]
    assert "48.0% at least – missed by 2%" in level_steps.section(found)
    assert sorted(deck.id for deck in level_steps.decks()) == sorted(level_steps.DECKS)


def test_the_report_on_the_champion_says_what_is_missed() -> None:
    def results(*shares: float, even: float = 0.5) -> list[champion.Result]:
        return [champion.Result(won, even, 12.0, 7.6) for won in shares]

    two, half, three, four = (
        champion.Match(2),
        champion.Match(2, ours_ms=15),
        champion.Match(3),
        champion.Match(4),
    )
    found = {two: results(1.0) * 20, half: results(0.0), three: results(1.0, 0.0), four: []}
    text = champion.section(found)
    assert "| 2 | 30 and 30 ms | 12 and 8 ms | 20 | 100.0% (83.9%–100.0%) | 50.0% |" in text
    assert "| 2 | 15 and 30 ms |" in text
    assert "wins 62%, 2 players: 100.0% – met" in text
    assert "is ahead, 3 players: 50.0% – met" in text
    assert "4 players" not in text
    assert "2 players: 50.0% – missed by 12%" in champion.section({two: results(1.0, 0.0)})


def test_two_editions_play_a_game() -> None:
    result = champion.play_game(ROOT, champion.Match(2, ours_ms=1, theirs_ms=1), 0)
    assert result.won in (0.0, 0.5, 1.0)
    assert result.even == 0.5
    assert min(result.ours_ms, result.theirs_ms) > 0
