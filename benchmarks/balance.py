"""How fair `founders` is to seats and cards; writes RESULTS.md.

    python -m benchmarks.balance FOLDER

Runs `firstgiants deck report` with curators and `firstgiants deck fair-start` with greedy bots, for
two to five players. FOLDER keeps the games, so that an interrupted run goes on. All of them take
about an hour of one core.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.results import BALANCE, BIN, facts, write_section

Json = dict[str, Any]
REPORT = "deck report founders --level curator"
FAIR_START = "deck fair-start founders --level greedy"


def run(command: str, games: int, keep: Path, jobs: int) -> Any:  # noqa: ANN401 - JSON
    """The output of a command that keeps its games in a file."""
    flags = ["--games", str(games), "--resume", str(keep), "--jobs", str(jobs), "--json"]
    full = [str(BIN / "firstgiants"), *command.split(), *flags]
    return json.loads(subprocess.run(full, stdout=subprocess.PIPE, check=True).stdout)


def points(value: float) -> str:
    """With a sign that is as wide as a plus."""
    return f"{value:+.1f}".replace("-", "−")


def spread(summary: Json) -> str:
    return f"{summary['mean']:.1f} ({summary['low']}–{summary['high']})"


def off_even(table: Json) -> list[float]:
    """By seat, the points of winning chance from an even share."""
    return [100 * (seat["win_share"] - 1 / table["players"]) for seat in table["seats"]]


def report_row(table: Json, names: dict[str, str]) -> str:
    seats = ", ".join(map(points, off_even(table)))
    seat_error = max(50 * (seat["high"] - seat["low"]) for seat in table["seats"])
    known = [card for card in table["cards"] if card["win_lift"] is not None]
    cards = sorted(known, key=lambda card: card["win_lift"])
    lifts = ", ".join(
        f"{points(one['win_lift'])} {names[one['card']]}" for one in (cards[0], cards[-1])
    )
    errors = [(card["lift_high"] - card["lift_low"]) / 2 for card in (cards[0], cards[-1])]
    return (
        f"| {table['players']} | {table['games']:,} | {spread(table['turns_per_player'])} "
        f"| {spread(table['score'])} | {seats} (±{seat_error:.1f}) "
        f"| {lifts} (±{max(errors):.1f}) | {100 * table['ended_by_deck']:.1f} % |"
    )


def verdicts(tables: Sequence[Json]) -> str:
    """How many cards are certainly what, by number of players."""
    parts = []
    for table in tables:
        counts = Counter(card["verdict"] for card in table["cards"])
        listed = ", ".join(f"{number} {verdict}" for verdict, number in counts.most_common())
        parts.append(f"with {table['players']} players {listed}")
    return f"Cards, by what is certain for all at once: {'; '.join(parts)}."


def fair_start_rows(tables: Sequence[Json]) -> list[str]:
    return [
        f"| {table['players']} | {', '.join(map(str, one['amounts']))} "
        f"| {', '.join(points(seat['value']) for seat in one['seats'])} | {one['worst']:.1f} |"
        for table in tables
        for one in table["candidates"]
    ]


def section(report: Json, fair_start: Sequence[Json]) -> str:
    names = {card["id"]: card["name"] for card in report["cards"]}
    lines = [
        BALANCE, "",
        ("`python -m benchmarks.balance FOLDER` runs the commands below. Seed "
        f"{report['seed']}; intervals are 95 %."), "",
        *facts(), "",
        "```sh", f"firstgiants {REPORT} --games {report['games']}", "```", "",
        ("| players | games | rounds (90 %) | score (90 %) | seats, points from an even share "
        "| card lifts, from – to | ended by the deck |"),
        f"| --- | ---: {'| --- ' * 4}| ---: |",
        *(report_row(table, names) for table in report["tables"]), "",
        verdicts(report["tables"]), "",
        "### Extra amber for later seats", "",
        "```sh", f"firstgiants {FAIR_START} --games {fair_start[0]['games']}", "```", "",
        "| players | extra amber | seats, points from an even share | worst seat |",
        "| --- | --- | --- | ---: |",
        *fair_start_rows(fair_start),
    ]  # fmt: skip
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how fair founders is.")
    parser.add_argument("folder", type=Path, help="keeps the games")
    parser.add_argument("--games", type=int, default=4000, help="of curators, for each number")
    parser.add_argument("--amber-games", type=int, default=1000, help="for each of the amounts")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--print-only", action="store_true", help="do not write RESULTS.md")
    options = parser.parse_args()
    options.folder.mkdir(exist_ok=True)
    report = run(REPORT, options.games, options.folder / "report.lab", options.jobs)
    amber = run(FAIR_START, options.amber_games, options.folder / "amber.lab", options.jobs)
    text = section(report, amber)
    if not options.print_only:
        write_section(text)
    print(text)


if __name__ == "__main__":
    main()
