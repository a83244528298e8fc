"""A bot of your own, and how it does against a built-in one.

python examples/own_bot.py
"""

from collections.abc import Sequence

from firstgiants import Choice, Game, View
from firstgiants.bots import Bot, Budget, make_bot
from firstgiants.rules.choices import Dig, Show


class Curator:
    """Displays whatever it can, above all into sets; otherwise digs."""

    name = "curator"

    def choose(self, view: View, legal: Sequence[Choice], budget: Budget) -> Choice:  # noqa: ARG002
        def worth(choice: Choice) -> tuple[int, str]:
            match choice:
                case Show(row=int()):
                    return 3, str(choice)
                case Show():
                    return 2, str(choice)
                case Dig():
                    return 1, str(choice)
                case _:
                    return 0, str(choice)

        return max(legal, key=worth)


def play_one(bots: Sequence[Bot], seed: int) -> tuple[int, ...]:
    game = Game.new([bot.name for bot in bots], seed=seed)
    while game.decision is not None:
        seat = game.decision.seat
        game.play(bots[seat - 1].choose(game.view(seat), game.decision.legal, Budget()))
    assert game.outcome is not None
    return game.outcome.totals


def main() -> None:
    games = 20
    points = [0, 0]
    for seed in range(games):
        rivals: list[Bot] = [Curator(), make_bot("random", seed=seed)]
        if seed % 2:
            rivals.reverse()
        totals = play_one(rivals, seed)
        for bot, total in zip(rivals, totals, strict=True):
            points[bot.name == "random"] += total
    print(f"curator {points[0] / games:.1f} points a game, random {points[1] / games:.1f}")


if __name__ == "__main__":
    main()
