"""The two bots that do not search: ``random`` and ``greedy``."""

from collections.abc import Sequence
from random import Random

from ..engine.choice_text import spell_choice
from ..engine.choices import Legal
from ..engine.greedy import choose_greedily
from ..rules.cards import Deck
from ..rules.choices import Choice, parse_choice
from ..rules.view import View
from .bot import Budget


class RandomBot:
    """Plays any legal choice with equal probability."""

    name = "random"

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, legal: Sequence[Choice], budget: Budget) -> Choice:  # noqa: ARG002
        return self._rng.choice(legal)


class GreedyBot:
    """Plays the choice after which its own turn ends best, by the heuristic."""

    name = "greedy"

    def __init__(self, rng: Random, deck: Deck | None = None) -> None:
        self._rng = rng
        self._deck = deck

    def choose(self, view: View, legal: Sequence[Choice], budget: Budget) -> Choice:  # noqa: ARG002
        if len(legal) == 1:
            return legal[0]
        game = view.sample(self._rng, deck=self._deck)
        code = choose_greedily(game.state, Legal())
        return parse_choice(spell_choice(code, game.state, game.deck.vocabulary))
