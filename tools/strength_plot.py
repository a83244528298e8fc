"""The shares of wins of several matches in one plot: what docs/bots.md shows.

    python tools/strength_plot.py docs/images/levels.svg a.json b.json …

The files are those that ``firstgiants arena -o PREFIX`` writes; each gives a row, its first bot's
share of wins with the 95 % interval.
"""

import json
import sys
from html import escape
from pathlib import Path

LEFT, WIDE, ROW, TOP = 250, 420, 34, 64
BAND = (0.55, 0.75)
"""Where a level should stand against the next weaker one."""


def place(share: float) -> float:
    return LEFT + WIDE * share


def row(at: int, path: Path) -> list[str]:
    found = json.loads(path.read_text(encoding="utf-8"))
    names = found["match"]["bots"]
    share = next(one["share"] for one in found["bots"] if one["bot"] == names[0])
    y = TOP + ROW * at + ROW / 2
    said = f"{names[0]} against {' and '.join(names[1:])}"
    low, won, high = (place(share[key]) for key in ("low", "won", "high"))
    return [
        f'<text x="{LEFT - 14}" y="{y + 4:.0f}" text-anchor="end">{escape(said)}</text>',
        f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y:.0f}" y2="{y:.0f}" class="range"/>',
        f'<circle cx="{won:.1f}" cy="{y:.0f}" r="5"/>',
        f'<text x="{high + 8:.1f}" y="{y + 4:.0f}">{share["won"]:.1%}</text>',
    ]


def plot(paths: list[Path]) -> str:
    bottom = TOP + ROW * len(paths)
    title = "Share of wins, with 95 % intervals"
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 740 {bottom + 40}" role="img">',
        f"<title>{title}</title>",
        (
            "<style>text{font:13px sans-serif;fill:#2b2620}.range{stroke:#a4662c;stroke-width:4}"
            "circle{fill:#7a4415}.grid{stroke:#d8cfbf}</style>"
        ),
        f'<rect width="740" height="{bottom + 40}" fill="#faf6ee"/>',
        f'<text x="20" y="28" font-weight="bold">{title}</text>',
        (
            f'<rect x="{place(BAND[0]):.0f}" y="{TOP}" width="{WIDE * (BAND[1] - BAND[0]):.0f}" '
            f'height="{bottom - TOP}" fill="#ece3cf"/>'
        ),
    ]
    for percent in range(0, 101, 25):
        x = place(percent / 100)
        lines += [
            f'<line x1="{x:.0f}" x2="{x:.0f}" y1="{TOP}" y2="{bottom}" class="grid"/>',
            f'<text x="{x:.0f}" y="{bottom + 22}" text-anchor="middle">{percent} %</text>',
        ]
    for at, path in enumerate(paths):
        lines += row(at, path)
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    out, *files = sys.argv[1:]
    Path(out).write_text(plot([Path(name) for name in files]), encoding="utf-8")
