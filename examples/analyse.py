"""Lets two bots play and says how much of the result was luck and how much was play.

python examples/analyse.py
"""

from firstgiants import Game
from firstgiants.bots import Budget, make_bot
from firstgiants.review import Effort, review_record


def main() -> None:
    bots = [make_bot(name, seed=3) for name in ("greedy", "random")]
    game = Game.new([bot.name for bot in bots], seed=3)
    while game.decision is not None:
        seat = game.decision.seat
        game.play(bots[seat - 1].choose(game.view(seat), game.decision.legal, Budget()))
    # More effort takes longer and says it more exactly.
    review = review_record(game.record(), effort=Effort(choice=8, reveal=1, candidates=1))
    assert game.outcome is not None
    print("points:", *game.outcome.totals)
    for bot, account in zip(bots, review.seats, strict=True):
        print(
            f"{bot.name}: a chance of {account.start:.0f} % at first; luck {account.luck:+.0f}, "
            f"own choices {account.own:+.0f}, the opponent's {account.others:+.0f}"
        )


if __name__ == "__main__":
    main()
