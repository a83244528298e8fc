"""Measures how well the best bot's predicted chances match the results.

A level plays against itself. At some positions the chances from ``explain`` are recorded, and then
compared with the results, by decile. With two players only the first seat counts, because the
second seat's chances are the complement.

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
"""The approximate number of decisions in games with two to five players."""

Pair = tuple[float, float]
"""A predicted chance, and the share of the victory that the seat got."""


def play(
    number: int, *, players: int, level: str, nodes: int, positions: int, seed: int
) -> list[Pair]:
    """Play a game; returns the predictions at some positions, each with the result."""
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
    results = [1 / len(winners) if seat in winners else 0.0 for seat in range(1, players + 1)]
    seats = range(1 if players == 2 else players)
    return [(chances[seat], results[seat]) for chances in predicted for seat in seats]


def row(decile: int, games: list[list[Pair]]) -> str | None:
    """One line of the table. The confidence interval treats each game as one observation."""
    inside = [[p for p in game if min(9, int(p[0] * 10)) == decile] for game in games]
    count = sum(len(game) for game in inside)
    if count == 0:
        return None
    predicted = sum(pair[0] for game in inside for pair in game) / count
    actual = sum(pair[1] for game in inside for pair in game) / count
    difference = actual - predicted
    squares = sum(sum(p[1] - p[0] - difference for p in game) ** 2 for game in inside)
    return (
        f"| {decile * 10}–{decile * 10 + 10} % | {count} | {predicted:.1%} | {actual:.1%} | "
        f"{100 * difference:+.1f} ± {196 * sqrt(squares) / count:.1f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=2, help="per game, on average")
    parser.add_argument("--level", default="curator")
    parser.add_argument("--nodes", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int)
    options = parser.parse_args()
    work = partial(
        play,
        players=options.players,
        level=options.level,
        nodes=options.nodes,
        positions=options.positions,
        seed=options.seed,
    )
    with open_pool(options.jobs) as pool:
        games = [pairs for _, pairs in pool.run(work, range(options.games))]
    seats = 1 if options.players == 2 else options.players
    positions = sum(len(game) for game in games) // seats
    print(f"{positions} positions of {options.games} games, {options.players} players\n")
    print("| predicted | chances | mean predicted | came true | difference |")
    print("| --- | --- | --- | --- | --- |")
    for decile in range(10):
        line = row(decile, games)
        if line is not None:
            print(line)


if __name__ == "__main__":
    main()
