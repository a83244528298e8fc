"""Draws the points of both players through a game, or what examples/learn.py has logged, as SVG.

python examples/plot.py > game.svg
python examples/plot.py --log learning.ndjson > learning.svg
"""

import argparse
import json
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

from firstgiants import Game
from firstgiants.bots import Budget, make_bot

Points = Sequence[tuple[float, float]]
WIDTH, HEIGHT = 760, 400
LEFT, RIGHT, TOP, BOTTOM = 60, 620, 70, 350
COLOURS = ("#a4662c", "#6d7f5e")
STYLE = (
    "text{font:14px 'Segoe UI',Helvetica,Arial,sans-serif;fill:#2b2620} .t{font-size:20px}"
    " .e{text-anchor:end} .m{text-anchor:middle} .g{stroke:#e3dac8}"
    " .z{stroke:#8a7f70;stroke-dasharray:4 4} path{fill:none;stroke-width:3}"
)


def chart(
    title: str, axes: tuple[str, str], curves: Mapping[str, Points], dashed: float | None = None
) -> str:
    """Named curves over the same axes; ``dashed`` draws a line at that height."""
    everything = [point for curve in curves.values() for point in curve]
    step_x, step_y = (step(max(point[n] for point in everything)) for n in (0, 1))
    most_x = max(x for x, _ in everything)
    most_y = step_y * -(-max(y for _, y in everything) // step_y)

    def at(x: float, y: float) -> tuple[float, float]:
        across, down = x / most_x, y / most_y
        return LEFT + (RIGHT - LEFT) * across, BOTTOM - (BOTTOM - TOP) * down

    parts = []
    for n in range(int(most_y / step_y) + 1):
        _, y = at(0, n * step_y)
        parts += [line(LEFT, y, RIGHT, y, "g"), text(LEFT - 8, y + 5, f"{n * step_y:g}", "e")]
    for n in range(int(most_x / step_x) + 1):
        parts.append(text(at(n * step_x, 0)[0], BOTTOM + 22, f"{n * step_x:g}", "m"))
    if dashed is not None:
        parts.append(line(LEFT, at(0, dashed)[1], RIGHT, at(0, dashed)[1], "z"))
    for (name, curve), colour in zip(curves.items(), COLOURS, strict=False):
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in (at(*point) for point in curve))
        parts.append(f'<path d="M{path}" stroke="{colour}"/>')
        parts.append(text(RIGHT + 10, at(*curve[-1])[1] + 5, name))
    parts += [text(LEFT, 34, title, "t"), text(RIGHT, HEIGHT - 6, axes[0], "e")]
    parts.append(text(LEFT, TOP - 14, axes[1]))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
    background = f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="#faf6ee"/>'
    named = f"<title>{escape(title)}</title><style>{STYLE}</style>"
    return "\n".join([head, named, background, *parts, "</svg>"])


def step(most: float) -> float:
    """The distance between marks: about five of them, at a round number."""
    size = 10.0 ** (len(str(int(most))) - 1)
    return next(size * part for part in (0.2, 0.5, 1, 2, 5) if most / (size * part) <= 6)


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def text(x: float, y: float, words: str, kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(words)}</text>'


def game_chart(names: Sequence[str], seed: int) -> str:
    bots = [make_bot(name, seed=seed) for name in names]
    game = Game.new(names, seed=seed)
    curves: dict[str, list[tuple[float, float]]] = {name: [(0, 0)] for name in names}
    while game.decision is not None:
        seat = game.decision.seat
        game.play(bots[seat - 1].choose(game.view(seat), game.decision.legal, Budget()))
        for name, player in zip(names, game.view(1).seats, strict=True):
            curves[name].append((game.ply, player.total))
    return chart("A game", ("choices played", "points"), curves)


def learning_chart(log: Path) -> str:
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    curve = [(line["minutes"], 100 * line["won"]) for line in lines]
    axes = ("CPU minutes of learning", "games won against greedy, %")
    return chart("An agent that learns", axes, {f"{curve[-1][1]:.0f} %": curve}, dashed=50)


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw a game, or what an agent learned.")
    parser.add_argument("--log", type=Path, help="a log of examples/learn.py")
    parser.add_argument("--seed", type=int, default=1, help="of the game")
    options, _ = parser.parse_known_args()
    drawn = learning_chart(options.log) if options.log else None
    print(drawn or game_chart(["greedy", "random"], options.seed))


if __name__ == "__main__":
    main()
