"""The interface of bots: programs that answer a decision from a view, within a budget."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ..rules.choices import Choice
from ..rules.errors import brief
from ..rules.view import View
from .errors import BadBudget


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one decision: in seconds, in evaluated positions, or both.

    None means no such limit; with neither limit the bot uses its own. Simple bots need none.
    """

    seconds: float | None = None
    nodes: int | None = None

    def __post_init__(self) -> None:
        seconds, nodes = self.seconds, self.nodes
        if seconds is not None and not (math.isfinite(seconds) and seconds > 0):
            raise BadBudget(f"A budget of {brief(seconds)} seconds is too small to think in.")
        if nodes is not None and nodes < 1:
            raise BadBudget(f"A budget of {brief(nodes)} nodes is too small to think in.")


class Bot(Protocol):
    """A player that is a program. It knows the view and nothing else of the game."""

    @property
    def name(self) -> str: ...

    def choose(self, view: View, legal: Sequence[Choice], budget: Budget) -> Choice:
        """Answer the view's open decision with one of the legal choices."""
        ...
