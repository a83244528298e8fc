"""A bot's whole turn in one call: every choice it has to make in a row."""

from random import Random

from ..rules.cards import Deck
from ..rules.choices import Choice
from ..rules.errors import BadSettings
from ..rules.view import View
from .bot import Bot, Budget


def play_turn(
    bot: Bot, view: View, budget: Budget, *, deck: Deck | None = None
) -> tuple[Choice, ...]:
    """The bot's choices from this view on, until the view's seat must wait.

    The seat must wait where another seat decides, where a hidden card turns up, or where the game
    ends. Up to there each choice follows from the view alone: a dig refills its site after the last
    choice. So the bot plays on in a game sampled from the view, whose random order of the hidden
    cards it never sees. The bot keeps its search tree from choice to choice.

    ``budget`` is for each choice; give ``deck`` if it is not built in.
    """
    decision = view.decision
    if decision is None:
        raise BadSettings("The game is over; there is no turn to play.")
    seat = decision.seat
    game = view.sample(Random(0), deck=deck)
    chosen: list[Choice] = []
    while decision is not None and decision.seat == seat:
        choice = bot.choose(view, decision.legal, budget)
        chosen.append(choice)
        game.play(choice)
        left = view.deck_left
        view = game.view(view.seat)
        decision = view.decision
        if view.deck_left < left and view.deck_left > 0:
            break
    return tuple(chosen)
