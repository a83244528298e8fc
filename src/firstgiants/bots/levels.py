"""The levels people choose from: named opponents, from a kind beginner to the best.

All use the learned evaluation. The three weakest evaluate each choice once and sometimes play one
that is nearly as good, never a random one. The others search, each four to eight times as many
nodes as the one before. Budgets are in nodes, so that a level is equally strong on every machine;
the limit in seconds is for slow machines.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from ..rules.cards import Deck
from ..rules.choices import Choice
from ..rules.view import View
from .bot import Budget
from .model import Weights
from .searching import Clock, SearchBot, Style


@dataclass(frozen=True, slots=True)
class Level:
    id: str
    name: str
    character: str
    style: Style


LEVELS: Final = (
    Level(
        "tourist",
        "Tourist",
        "On a first visit: takes what it likes and loses with a smile.",
        Style(learned=True, default_budget=Budget(nodes=1), tolerance=28),
    ),
    Level(
        "hatchling",
        "Hatchling",
        "Sees what lies before it and grabs whatever glitters; kind to beginners.",
        Style(learned=True, default_budget=Budget(nodes=1), tolerance=8),
    ),
    Level(
        "volunteer",
        "Volunteer",
        "Knows the rules of thumb and keeps the museum tidy, one turn at a time.",
        Style(learned=True, default_budget=Budget(nodes=1), tolerance=3.0),
    ),
    Level(
        "digger",
        "Digger",
        "Has a feeling for good fossils, but seldom plans ahead.",
        Style(learned=True, default_budget=Budget(nodes=6)),
    ),
    Level(
        "preparator",
        "Preparator",
        "Patient and exact: takes the best that is in sight.",
        Style(learned=True, default_budget=Budget(seconds=0.15, nodes=42)),
    ),
    Level(
        "curator",
        "Curator",
        "Plans its exhibition a turn ahead and keeps an eye on the News.",
        Style(learned=True, default_budget=Budget(seconds=0.15, nodes=190)),
    ),
    Level(
        "professor",
        "Professor",
        "Thinks about your plans too; ends the game when it is ahead.",
        Style(learned=True, default_budget=Budget(seconds=0.4, nodes=1000)),
    ),
    Level(
        "giant",
        "Giant",
        "The best we have: thinks as long as it may and forgives little.",
        Style(learned=True, default_budget=Budget(seconds=0.85, nodes=8000)),
    ),
)
"""From the weakest to the best."""


class LevelBot:
    """A level at the table. It never exceeds the level's budget, even if the caller allows more."""

    def __init__(
        self,
        level: Level,
        rng: Random,
        deck: Deck | None = None,
        clock: Clock = time.perf_counter,
        model: Path | Weights | None = None,
    ) -> None:
        self.name = level.id
        self.level = level
        self._bot = SearchBot(level.id, level.style, rng, deck, clock, model)
        self.note = self._bot.note

    def choose(self, view: View, legal: Sequence[Choice], budget: Budget) -> Choice:
        return self._bot.choose(view, legal, self._within(budget))

    def _within(self, budget: Budget) -> Budget:
        """The tighter of both budgets."""
        own = self.level.style.default_budget
        seconds = [s for s in (own.seconds, budget.seconds) if s is not None]
        nodes = [n for n in (own.nodes, budget.nodes) if n is not None]
        return Budget(min(seconds, default=None), min(nodes, default=None))
