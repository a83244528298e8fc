"""First Giants: a game of fossils, as a library.

>>> from firstgiants import Game
>>> game = Game.new(players=["Ada", "Bo"], seed=7)
>>> game.decision.seat
1
"""

from .rules.cards import Card, Deck, Effect, Family, Size, load_deck
from .rules.choices import Choice, parse_choice
from .rules.errors import FirstGiantsError, IllegalChoice
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
