"""The engine's open decision as a value: seat, kind, legal choices."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from ..engine.state import DECIDER, State
from ..engine.view_json import decision_kind
from .choices import parse_choice
from .view import Decision, DecisionKind

_KINDS: Final = {kind.value: kind for kind in DecisionKind}
# Most decisions of a game offer the same choices as the last one, and choices never change.
_choice = lru_cache(maxsize=1 << 15)(parse_choice)


def open_decision(state: State, spellings: Iterable[str]) -> Decision:
    """The open decision with its legal choices, which the caller has listed."""
    return Decision(
        seat=state.cells[DECIDER] + 1,
        kind=_KINDS[decision_kind(state)],
        legal=tuple([_choice(spelling) for spelling in spellings]),
    )
