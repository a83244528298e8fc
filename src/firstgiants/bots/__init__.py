"""Bots: programs that answer a decision from a view.

>>> from random import Random
>>> from firstgiants import Game
>>> from firstgiants.bots import Budget, make_bot
>>> game = Game.new(players=2, seed=7)
>>> bot = make_bot("greedy", seed=1)
>>> choice = bot.choose(game.view(1), game.legal, Budget())
>>> choice in game.legal
True
"""

from collections.abc import Callable
from random import Random
from typing import Final

from ..rules.cards import Deck
from ..rules.errors import shown
from .bot import Bot, Budget
from .errors import BadBudget, BadModel, UnknownBot
from .simple import GreedyBot, RandomBot

__all__ = ["BOTS", "BadBudget", "BadModel", "Bot", "Budget", "UnknownBot", "make_bot"]

_MAKERS: Final[dict[str, Callable[[Random, Deck | None], Bot]]] = {
    "random": lambda rng, _deck: RandomBot(rng),
    "greedy": GreedyBot,
}

BOTS: Final = tuple(_MAKERS)
"""The names that ``make_bot`` knows."""


def make_bot(name: str, *, seed: int | str | None = None, deck: Deck | None = None) -> Bot:
    """A bot by name. The same seed makes the same choices; ``deck`` is needed if not built in."""
    maker = _MAKERS.get(name)
    if maker is None:
        raise UnknownBot(
            f"There is no bot {shown(name)}; there are: {', '.join(BOTS)}.",
            bot=name,
            known=list(BOTS),
        )
    return maker(Random(seed), deck)
