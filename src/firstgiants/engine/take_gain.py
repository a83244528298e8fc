"""What a card pays on being taken: a feature for models that know what cards do."""

from .constants import (
    FAMILIES,
    NEW_FAMILY,
    PER_FAMILIES,
    PER_NOTHING,
    PER_PAIRS,
    SINGLE_USE,
    SIZE_KIND,
)
from .ints import Int
from .state import FAMILY_IN, STUDY_OF, State


def take_gain(state: State, seat: Int, card: Int, do: Int) -> Int:
    """The amber or points (``do``) that the card's own effects would pay the seat for taking it.

    Counts gains of the seat itself, single use and recurring (§6.1), with the Study as it would be
    after the take. What other cards of the Study would pay is not counted.
    """
    deck = state.deck
    gain: Int = 0
    effect = deck.first_effect[card]
    end = deck.first_effect[card + 1]
    while effect < end:
        if deck.effect_do[effect] == do and deck.effect_opponents[effect] == 0:
            if deck.effect_when[effect] == SINGLE_USE or _triggers_itself(state, seat, effect):
                gain += deck.effect_amount[effect] * _multiplier(state, seat, effect)
        effect += 1
    return gain


def _triggers_itself(state: State, seat: Int, effect: Int) -> bool:
    """Would the take of its own card meet the effect's condition?"""
    deck = state.deck
    card = deck.effect_card[effect]
    condition = deck.effect_condition[effect]
    if condition < FAMILIES:
        return deck.family[card] == condition
    if condition < NEW_FAMILY:
        return deck.size[card] == condition - SIZE_KIND
    return state.cells[FAMILY_IN + seat * FAMILIES + deck.family[card]] == 0


def _multiplier(state: State, seat: Int, effect: Int) -> Int:
    """§6.5, with the effect's card in the Study."""
    deck = state.deck
    cells = state.cells
    per = deck.effect_per[effect]
    if per == PER_NOTHING:
        return 1
    if per == PER_PAIRS:
        return (cells[STUDY_OF + seat] + 1) >> 1
    own = deck.family[deck.effect_card[effect]]
    if per == PER_FAMILIES:
        different: Int = 0
        family: Int = 0
        while family < FAMILIES:
            if family == own or cells[FAMILY_IN + seat * FAMILIES + family] > 0:
                different += 1
            family += 1
        return different
    return cells[FAMILY_IN + seat * FAMILIES + per] + (1 if per == own else 0)
