"""Plots the shares of wins of several matches, for docs/bots.md.

    python tools/strength_plot.py docs/images/levels.svg a.json b.json …

The files come from ``firstgiants arena -o PREFIX``. Each becomes a row: its first bot's share of
wins with the 95 % interval.
"""

import json
import sys
from pathlib import Path

from firstgiants.arena.plots import plot_levels
from firstgiants.arena.standings import Share


def read_match(path: Path) -> tuple[str, Share]:
    found = json.loads(path.read_text(encoding="utf-8"))
    first, *others = found["match"]["bots"]
    share = next(one["share"] for one in found["bots"] if one["bot"] == first)
    return f"{first} against {' and '.join(others)}", Share(**share)


if __name__ == "__main__":
    out, *files = sys.argv[1:]
    matches = [read_match(Path(name)) for name in files]
    Path(out).write_text(plot_levels(matches), encoding="utf-8")
