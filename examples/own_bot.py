"""A bot of your own, in games against a built-in one: python examples/own_bot.py"""

from collections.abc import Sequence

from firstgiants import Choice, Game, View
from firstgiants.bots import Budget, make_bot
from firstgiants.rules.choices import Dig, Show


class Displayer:
    """Displays whatever it can, above all into sets; otherwise digs."""

    name = "displayer"

    def choose(self, view: View, legal: Sequence[Choice], budget: Budget) -> Choice:  # noqa: ARG002
        return max(legal, key=lambda choice: (isinstance(choice, Show), isinstance(choice, Dig)))


def play(seed: int) -> tuple[int, ...]:
    bots = [Displayer(), make_bot("random", seed=seed)]
    game = Game.new([bot.name for bot in bots], seed=seed)
    while game.decision is not None:
        bot = bots[game.decision.seat - 1]
        game.play(bot.choose(game.view(game.decision.seat), game.legal, Budget()))
    return tuple(score.total for score in game.scores)


if __name__ == "__main__":
    for seed in range(5):
        print("displayer {}, random {}".format(*play(seed)))
