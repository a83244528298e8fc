"""The engine's open decision as a value: seat, kind, legal choices."""

from collections.abc import Iterable

from ..engine.state import DECIDER, State
from ..engine.view_json import decision_kind
from .choices import parse_choice
from .view import Decision, DecisionKind


def open_decision(state: State, spellings: Iterable[str]) -> Decision:
    """The open decision with its legal choices, which the caller has listed."""
    return Decision(
        seat=state.cells[DECIDER] + 1,
        kind=DecisionKind(decision_kind(state)),
        legal=tuple([parse_choice(spelling) for spelling in spellings]),
    )
