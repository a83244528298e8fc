"""How often do the best bot's predictions come true?

A level plays against itself; at some positions the chances as ``explain`` gives them are written
down, and compared with the results by decile: with two players the first seat's, since the other's
say the same; with more those of all seats.

    python tools/calibration.py --games 4000 --players 2
"""

import argparse
from functools import partial
from math import sqrt
from random import Random

from firstgiants.arena.pool import open_pool
from firstgiants.bots import Budget, explain, make_bot
from firstgiants.rules.game import Game

DECISIONS = (66, 97, 120, 124)
"""Of a game with two to five players, about."""

Pair = tuple[float, float]
"""Predicted chance and result."""


def play(
    number: int, *, players: int, level: str, nodes: int, positions: int, seed: int
) -> list[Pair]:
    """The chances at some positions of a game, and the shares of the victory."""
    rng = Random(f"calibration:{seed}:{number}")
    game = Game.new(players, seed=rng.getrandbits(30))
    bots = [make_bot(level, seed=rng.getrandbits(30)) for _ in range(players)]
    predicted: list[tuple[float, ...]] = []
    every = DECISIONS[players - 2] // positions
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        if len(decision.legal) > 1 and rng.randrange(every) == 0:
            found = explain(view, budget=Budget(nodes=nodes), seed=rng.getrandbits(30))
            predicted.append(found.ranked[0].win)
        game.play(bots[decision.seat - 1].choose(view, decision.legal, Budget()))
    assert game.outcome is not None
    winners = game.outcome.winners
    came = [1 / len(winners) if seat in winners else 0.0 for seat in range(1, players + 1)]
    seats = range(1 if players == 2 else players)
    return [(chances[seat], came[seat]) for chances in predicted for seat in seats]


def row(decile: int, games: list[list[Pair]]) -> str | None:
    """A line of the table; the interval takes all pairs of a game as one piece of evidence."""
    inside = [[p for p in game if min(9, int(p[0] * 10)) == decile] for game in games]
    count = sum(len(game) for game in inside)
    if count == 0:
        return None
    said = sum(pair[0] for game in inside for pair in game) / count
    came = sum(pair[1] for game in inside for pair in game) / count
    off = came - said
    square = sum(sum(p[1] - p[0] - off for p in game) ** 2 for game in inside)
    return (
        f"| {decile * 10}–{decile * 10 + 10} % | {count} | {said:.1%} | {came:.1%} | "
        f"{100 * off:+.1f} ± {196 * sqrt(square) / count:.1f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=2, help="of each game, on average")
    parser.add_argument("--level", default="curator")
    parser.add_argument("--nodes", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int)
    asked = parser.parse_args()
    work = partial(
        play,
        players=asked.players,
        level=asked.level,
        nodes=asked.nodes,
        positions=asked.positions,
        seed=asked.seed,
    )
    with open_pool(asked.jobs) as pool:
        games = [pairs for _, pairs in pool.run(work, range(asked.games))]
    seats = 1 if asked.players == 2 else asked.players
    positions = sum(len(game) for game in games) // seats
    print(f"{positions} positions of {asked.games} games, {asked.players} players\n")
    print("| predicted | chances | mean predicted | came true | difference |")
    print("| --- | --- | --- | --- | --- |")
    for decile in range(10):
        line = row(decile, games)
        if line is not None:
            print(line)


if __name__ == "__main__":
    main()
