"""The heart's open question in rulebook words: who is asked what, and each answer's code."""

from typing import TYPE_CHECKING, Final

from .cards import SIZE_WORDS, Deck, Do
from .choices import Choice, Dig, Reclaim, Show, Skip, TakeAmber, TakePoint, Trade, Use
from .core import state as at
from .core import words
from .engine import choices as codes
from .view import Decision, DecisionKind
from .view_text import answers

if TYPE_CHECKING:
    from .core.state import State

_KINDS_OF_PHASES: Final = {
    words.TURN: DecisionKind.TURN,
    words.RECLAIMING: DecisionKind.RECLAIM,
    words.ORDERING: DecisionKind.ORDER,
    words.SECOND_DISPLAY: DecisionKind.DISPLAY_SECOND,
}
_KINDS_OF_EFFECTS: Final = {
    Do.DISPLAY: DecisionKind.DISPLAY,
    Do.DISPLAY_FREE: DecisionKind.DISPLAY,
    Do.DISPLAY_TWO_DIFFERENT: DecisionKind.DISPLAY,
    Do.DISPLAY_TWO_SAME: DecisionKind.DISPLAY,
    Do.TRADE: DecisionKind.TRADE,
    Do.DISPLAY_OR_POINT: DecisionKind.DISPLAY_OR_POINT,
}
_PLAIN: Final[dict[int, Choice]] = {
    words.RECLAIM: Reclaim(),
    words.AMBER: TakeAmber(),
    words.TRADE: Trade(),
    words.POINT: TakePoint(),
    words.SKIP: Skip(),
}


def ask(state: "State", deck: Deck) -> tuple[Decision, dict[str, int]]:
    """The decision, and the heart's code of each legal spelling, in the order of §8.2."""
    found = answers(state, deck.phrases)
    return decision_of(state, deck, found), found


def decision_of(state: "State", deck: Deck, found: dict[str, int]) -> Decision:
    """The open question with its answers as values."""
    return Decision(
        seat=state.cells[at.DECIDER] + 1,
        kind=kind_of(state, deck),
        legal=tuple(read_code(code, state, deck) for code in found.values()),
    )


def read_code(code: int, state: "State", deck: Deck) -> Choice:
    """The choice behind one of the heart's codes; a set's number depends on the state."""
    verb = codes.verb_of(code)
    if verb in _PLAIN:
        return _PLAIN[verb]
    card = deck.ids[codes.card_of(code)]
    if verb == words.DIG:
        return Dig(codes.site_of(code) + 1, card)
    if verb == words.USE:
        return Use(card)
    founder = codes.set_of(code)
    if founder == words.NONE:
        return Show(card)
    row = state.set_number(state.cells[at.DECIDER], founder)
    size = codes.size_of(code)
    return Show(card, row, SIZE_WORDS[size - 1] if size else None)


def kind_of(state: "State", deck: Deck) -> DecisionKind:
    """What is asked; not to be called when the game is over."""
    kind = _KINDS_OF_PHASES.get(state.cells[at.PHASE])
    if kind is not None:
        return kind
    card, place = deck.effect_places[state.cells[at.CURRENT]]
    return _KINDS_OF_EFFECTS[deck.cards[card].effects[place].do]
