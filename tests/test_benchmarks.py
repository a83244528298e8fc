"""The benchmark's report: right ratios, honest goals."""

from benchmarks.run import Ours, Peer, report

FAST = Ours(compiled=True, rates={2: 4_000_000, 4: 3_000_000}, copy_us=0.5)
PLAIN = Ours(compiled=False, rates={2: 200_000, 4: 100_000}, copy_us=2.5)
PEER = Peer("slow 1.0", "halma", "Python", decisions_per_second=50_000, copy_us=7)
SPOTS = ["- `choices.fill`: 40% of the time"]


def test_the_report_divides_ours_by_theirs() -> None:
    text = report(FAST, PLAIN, [PEER], SPOTS)
    assert "| slow 1.0 | halma | Python | 50,000 | 80× | 4× | 7.00 |" in text
    assert "| 4 players, compiled | 3,000,000 | 0.50 |" in text
    assert "| 2 players, interpreted | 200,000 | 2.50 |" in text


def test_the_report_says_which_goals_are_missed_and_by_how_much() -> None:
    text = report(FAST, PLAIN, [PEER], SPOTS)
    assert "compiled, at least 2,000,000 decisions/s: 3,000,000 – met" in text
    assert "interpreted, at least 150,000 decisions/s: 100,000 – missed by 33%" in text
    assert "at most 1.5 µs: 0.50 µs – met" in text
    assert SPOTS[0] in text
