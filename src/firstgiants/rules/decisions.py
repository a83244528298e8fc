"""The engine's open decision as values: seat, kind, legal choices."""

from typing import Final

from ..engine import choices as codes
from ..engine import constants
from ..engine import state as cell
from ..engine.choice_text import legal_codes
from ..engine.state import State
from .cards import SIZE_WORDS, Deck, Do
from .choices import Choice, Dig, Reclaim, Show, Skip, TakeAmber, TakePoint, Trade, Use
from .view import Decision, DecisionKind

_KINDS_OF_PHASES: Final = {
    constants.TURN: DecisionKind.TURN,
    constants.RECLAIMING: DecisionKind.RECLAIM,
    constants.ORDERING: DecisionKind.ORDER,
    constants.SECOND_DISPLAY: DecisionKind.DISPLAY_SECOND,
}
_KINDS_OF_EFFECTS: Final = {
    Do.DISPLAY: DecisionKind.DISPLAY,
    Do.DISPLAY_FREE: DecisionKind.DISPLAY,
    Do.DISPLAY_TWO_DIFFERENT: DecisionKind.DISPLAY,
    Do.DISPLAY_TWO_SAME: DecisionKind.DISPLAY,
    Do.TRADE: DecisionKind.TRADE,
    Do.DISPLAY_OR_POINT: DecisionKind.DISPLAY_OR_POINT,
}
_WITHOUT_CARD: Final[dict[int, Choice]] = {
    constants.RECLAIM: Reclaim(),
    constants.AMBER: TakeAmber(),
    constants.TRADE: Trade(),
    constants.POINT: TakePoint(),
    constants.SKIP: Skip(),
}


def open_decision(state: State, deck: Deck) -> tuple[Decision, dict[str, int]]:
    """The decision, and the engine's code of each legal spelling, in the order of §8.2."""
    codes_by_spelling = legal_codes(state, deck.vocabulary)
    return decision_of(state, deck, codes_by_spelling), codes_by_spelling


def decision_of(state: State, deck: Deck, codes_by_spelling: dict[str, int]) -> Decision:
    """The open decision with its legal choices as values."""
    return Decision(
        seat=state.cells[cell.DECIDER] + 1,
        kind=kind_of(state, deck),
        legal=tuple(read_code(code, state, deck) for code in codes_by_spelling.values()),
    )


def read_code(code: int, state: State, deck: Deck) -> Choice:
    """The choice behind one of the engine's codes; a set's number depends on the state."""
    verb = codes.verb_of(code)
    if verb in _WITHOUT_CARD:
        return _WITHOUT_CARD[verb]
    card = deck.ids[codes.card_of(code)]
    if verb == constants.DIG:
        return Dig(codes.site_of(code) + 1, card)
    if verb == constants.USE:
        return Use(card)
    founder = codes.set_of(code)
    if founder == constants.NONE:
        return Show(card)
    row = state.set_number(state.cells[cell.DECIDER], founder)
    size = codes.size_of(code)
    return Show(card, row, SIZE_WORDS[size - 1] if size else None)


def kind_of(state: State, deck: Deck) -> DecisionKind:
    """The kind of the open decision; do not call it when the game is over."""
    kind = _KINDS_OF_PHASES.get(state.cells[cell.PHASE])
    if kind is not None:
        return kind
    card, place = deck.effect_places[state.cells[cell.CURRENT]]
    return _KINDS_OF_EFFECTS[deck.cards[card].effects[place].do]
