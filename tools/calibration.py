"""Does what the best bot foretells come true?

A level plays against itself; at some positions the first seat's chance as ``explain`` gives it is
written down, and compared with the results by decile.

    python tools/calibration.py --games 1000 --players 2
"""

import argparse
from functools import partial
from random import Random

from firstgiants.arena.workforce import hire
from firstgiants.bots import Budget, explain, make_bot
from firstgiants.rules.game import Game

POSITIONS = 4
"""Of each game: few, because positions of one game are not independent."""


def play(
    number: int, *, players: int, level: str, nodes: int, seed: int
) -> list[tuple[float, float]]:
    """What was foretold at some positions of a game, and what came: the first seat's victory."""
    rng = Random(f"calibration:{seed}:{number}")
    game = Game.new(players, seed=rng.getrandbits(30))
    bots = [make_bot(level, seed=rng.getrandbits(30)) for _ in range(players)]
    foretold: list[float] = []
    every = 33 * players // POSITIONS
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        if len(decision.legal) > 1 and rng.randrange(every) == 0:
            found = explain(view, budget=Budget(nodes=nodes), seed=rng.getrandbits(30))
            foretold.append(found.ranked[0].win[0])
        game.play(bots[decision.seat - 1].choose(view, decision.legal, Budget()))
    assert game.outcome is not None
    winners = game.outcome.winners
    came = 1 / len(winners) if 1 in winners else 0.0
    return [(one, came) for one in foretold]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--level", default="curator")
    parser.add_argument("--nodes", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int)
    asked = parser.parse_args()
    work = partial(
        play, players=asked.players, level=asked.level, nodes=asked.nodes, seed=asked.seed
    )
    pairs: list[tuple[float, float]] = []
    with hire(asked.jobs) as hands:
        for _, part in hands.run(work, range(asked.games)):
            pairs.extend(part)
    print(f"{len(pairs)} positions of {asked.games} games, {asked.players} players")
    print("| foretold | positions | mean foretold | came | difference |")
    print("| --- | --- | --- | --- | --- |")
    for decile in range(10):
        inside = [pair for pair in pairs if min(9, int(pair[0] * 10)) == decile]
        if not inside:
            continue
        said = sum(pair[0] for pair in inside) / len(inside)
        came = sum(pair[1] for pair in inside) / len(inside)
        print(
            f"| {decile * 10}–{decile * 10 + 10} % | {len(inside)} | {said:.1%} | {came:.1%} | "
            f"{100 * (came - said):+.1f} |"
        )


if __name__ == "__main__":
    main()
