"""First Giants: a game of fossils, as a library.

>>> from firstgiants import Game
>>> game = Game.new(players=["Ada", "Bo"], seed=7)
>>> game.decision.seat
1

Names are imported when they are first used, so that `firstgiants --help` does not load the rules.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .rules.cards import Card, Deck, Effect, Family, Size, load_deck
    from .rules.choices import Choice, parse_choice
    from .rules.errors import FirstGiantsError, IllegalChoice, MissingExtra
    from .rules.events import Event
    from .rules.game import Game
    from .rules.numbers import RULE_NUMBERS, RuleNumbers
    from .rules.outcome import Outcome, Preview, Score
    from .rules.record import Record
    from .rules.settings import Player, Settings
    from .rules.trace import trace
    from .rules.view import Decision, DecisionKind, View

__version__ = "0.1.0"

__all__ = [
    "RULE_NUMBERS",
    "Card",
    "Choice",
    "Decision",
    "DecisionKind",
    "Deck",
    "Effect",
    "Event",
    "Family",
    "FirstGiantsError",
    "Game",
    "IllegalChoice",
    "MissingExtra",
    "Outcome",
    "Player",
    "Preview",
    "Record",
    "RuleNumbers",
    "Score",
    "Settings",
    "Size",
    "View",
    "load_deck",
    "parse_choice",
    "trace",
]

_NAMES: Final = {
    "cards": ("Card", "Deck", "Effect", "Family", "Size", "load_deck"),
    "choices": ("Choice", "parse_choice"),
    "errors": ("FirstGiantsError", "IllegalChoice", "MissingExtra"),
    "events": ("Event",),
    "game": ("Game",),
    "numbers": ("RULE_NUMBERS", "RuleNumbers"),
    "outcome": ("Outcome", "Preview", "Score"),
    "record": ("Record",),
    "settings": ("Player", "Settings"),
    "trace": ("trace",),
    "view": ("Decision", "DecisionKind", "View"),
}
"""The names that each module of the rules defines, as in the imports above."""

_HOMES: Final = {name: home for home, names in _NAMES.items() for name in names}

if not TYPE_CHECKING:  # the type checker knows every name, and reports others

    def __getattr__(name):  # noqa: ANN001, ANN202
        home = _HOMES.get(name)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(f".rules.{home}", __name__), name)
        globals()[name] = value
        return value

    def __dir__():  # noqa: ANN202
        return sorted({*globals(), *__all__})
