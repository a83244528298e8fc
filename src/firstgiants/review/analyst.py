"""Chances of positions, for reviews and evaluations.

An analyst sees what a player sees. Every figure depends on the view, the effort and the seed alone:
the order of the deck plays no part, and the same question has the same answer.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ..bots import Budget, Explanation, SearchBot, make_analyst
from ..rules.cards import Deck
from ..rules.game import Game
from ..rules.reveals import reveals

Chances: TypeAlias = tuple[float, ...]
"""The chance of each seat to win, from 0 to 1; a shared victory counts as a share."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much to think about a position, in nodes of the search.

    ``choice`` is for each decision, ``reveal`` for each card that may come up, and ``candidates``
    is how many of the best choices are compared by the positions that they lead to.
    """

    choice: int = 800
    reveal: int = 96
    candidates: int = 3


class Analyst:
    def __init__(
        self, deck: Deck, effort: Effort, seed: int | str = 1, model: str | None = None
    ) -> None:
        """``model``: a model file; None for those of the package."""
        self.effort = effort
        self._seed = seed
        self._bot: SearchBot = make_analyst(deck=deck, model=model)

    @property
    def note(self) -> str | None:
        """Why the chances are less sure than usual, if they are."""
        return self._bot.note

    def explain(self, game: Game, nodes: int) -> Explanation:
        """The choices of the open decision as the search ranks them."""
        self._reset(game)
        return self._bot.explain(game.view(game.asked), Budget(nodes=nodes))

    def chances(self, game: Game, nodes: int) -> Chances:
        """The chances of the best choice at the open decision, or the result."""
        outcome = game.outcome
        if outcome is not None:
            share = 1 / len(outcome.winners)
            return tuple(
                share if seat in outcome.winners else 0.0
                for seat in range(1, len(game.players) + 1)
            )
        self._reset(game)
        return _as_chances(self._bot.chances(game, nodes))

    def chances_after(self, game: Game, choice: str) -> Chances:
        """The chances after a choice: the mean over all cards that may come up."""
        return mean_chances(self.chances_by_card(reveals(game, choice)))

    def chances_by_card(self, branches: dict[str | None, Game]) -> dict[str | None, Chances]:
        """The chances in each of the games that ``reveals`` found."""
        nodes = self.effort.choice if None in branches else self.effort.reveal
        return {card: self.chances(game, nodes) for card, game in branches.items()}

    def _reset(self, game: Game) -> None:
        """Make the next search independent of the ones before it."""
        self._bot.reset(f"{self._seed} {game.ply}")


def mean_chances(by_card: dict[str | None, Chances]) -> Chances:
    """The mean over cards, all of which are equally likely."""
    return tuple(sum(column) / len(by_card) for column in zip(*by_card.values(), strict=True))


def _as_chances(values: Sequence[float]) -> Chances:
    """Chances that add up to 1: the search counts in whole numbers."""
    return tuple(value / sum(values) for value in values)
