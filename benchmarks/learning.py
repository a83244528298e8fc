"""Lets examples/learn.py learn, draws its curve, and writes RESULTS.md.

    python -m benchmarks.learning [--log FILE]

With the log of an earlier run it only writes.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from benchmarks.results import LEARNING, ROOT, facts, write_section

CURVE = ROOT / "docs" / "images" / "learning.svg"
MINUTES = 12
GAMES = 512
EVALUATED = 1000
MOST_MINUTES = 40
"""Of CPU time: 20 minutes on two cores."""


def learn(log: Path) -> None:
    numbers = {"--minutes": MINUTES, "--games": GAMES, "--evaluate": EVALUATED}
    options = [str(part) for pair in numbers.items() for part in pair]
    command = [sys.executable, str(ROOT / "examples" / "learn.py"), *options, "--log", str(log)]
    subprocess.run(command, check=True)


def report(lines: list[dict[str, Any]]) -> str:
    last = lines[-1]
    games = last["games"]
    margin = 1.96 * (last["won"] * (1 - last["won"]) / games) ** 0.5
    first = next((line for line in lines if line["won"] > 0.5), None)
    early = last["minutes"] < 0.95 * MINUTES
    stopped = [f"The run was stopped before its {MINUTES} minutes were over.", ""] if early else []
    met = last["won"] - margin > 0.5 and last["minutes"] <= MOST_MINUTES
    when = f"after {first['minutes']:.1f} CPU minutes" if first is not None else "never"
    rows = [
        f"| {line['minutes']:.1f} | {line['decisions']:,} | {line['won']:.1%} "
        f"| {line['points']:.1f} |"
        for line in lines
    ]
    return "\n".join(
        [
            LEARNING, "",
            ("`python -m benchmarks.learning`: examples/learn.py, PPO in numpy on the vector "
            f"environment, {GAMES} games of two at once, of which a quarter against `greedy`. It "
            "begins with random weights. Each line is a match of the agent, always with the "
            f"action that it likes best, against `greedy`: {games:,} games with both seats drawn "
            "by lot. CPU time is that of learning; matches are not counted."), "",
            *facts(), "",
            "![The share of games won rises with the CPU minutes](../docs/images/learning.svg)",
            "",
            "| CPU minutes | decisions | won | points a game |",
            "| ---: | ---: | ---: | ---: |",
            *rows, "",
            *stopped,
            (f"It wins more than half of the games {when}. At the end it wins {last['won']:.1%} "
            f"(± {margin:.1%}). Goal more than half within 20 minutes on 2 cores: "
            f"{'met' if met else 'missed'}."), "",
        ]
    )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how well the example learns.")
    parser.add_argument("--log", type=Path, help="of an earlier run")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        log = options.log or Path(folder) / "learning.ndjson"
        if not options.log:
            learn(log)
        lines = [json.loads(line) for line in log.read_text().splitlines()]
        command = [sys.executable, ROOT / "examples" / "plot.py", "--log", log]
        CURVE.write_bytes(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    text = report(lines)
    write_section(text)
    print(text)


if __name__ == "__main__":
    main()
