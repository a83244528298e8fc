"""Plots the shares of wins of the levels, from the table in docs/decisions/bot-strength.md.

python tools/strength_plot.py        writes docs/images/levels.svg
"""

import re
from pathlib import Path

from firstgiants.arena.plots import plot_levels
from firstgiants.arena.standings import Share

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE = DOCS / "decisions" / "bot-strength.md"
OUT = DOCS / "images" / "levels.svg"
MATCH = re.compile(
    r"^\| (?P<first>\w+) – (?P<second>\w+) \| own \| (?P<games>\d+) \| "
    r"\*\*(?P<won>[\d.]+) %\*\* \((?P<low>[\d.]+)–(?P<high>[\d.]+)\) \|$",
    re.MULTILINE,
)


def levels_plot() -> str:
    matches = [
        (
            f"{row['first']} against {row['second']}",
            Share(int(row["games"]), *(float(row[key]) / 100 for key in ("won", "low", "high"))),
        )
        for row in MATCH.finditer(PAGE.read_text(encoding="utf-8"))
    ]
    return plot_levels(matches)


if __name__ == "__main__":
    OUT.write_text(levels_plot(), encoding="utf-8")
