"""The engine's open decision as a value: seat, kind, legal choices."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from ..engine.state import DECIDER, State
from ..engine.view_json import decision_kind
from .choices import Choice, parse_choice
from .view import Decision, DecisionKind

_KINDS: Final = {kind.value: kind for kind in DecisionKind}
# Most decisions of a game offer the same choices as the last one, and choices never change.
_choice = lru_cache(maxsize=1 << 15)(parse_choice)


def legal_choices(spellings: Iterable[str]) -> tuple[Choice, ...]:
    """The choices with these spellings, which the engine has listed."""
    return tuple([_choice(spelling) for spelling in spellings])


def open_decision(state: State, legal: tuple[Choice, ...]) -> Decision:
    """The open decision with its legal choices, which the caller has listed."""
    return Decision(state.cells[DECIDER] + 1, _KINDS[decision_kind(state)], legal)
