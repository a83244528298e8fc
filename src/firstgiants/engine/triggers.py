"""Which effects a take triggers (RULES.md §6.1, §6.2, §6.7), and their events."""

from .constants import (
    EFFECT_TRIGGERED,
    FAMILIES,
    NEW_FAMILY,
    NONE,
    SINGLE_USE,
    SIZE_KIND,
    YOU_TAKE,
)
from .ints import Int
from .state import ACTIVE, FAMILY_IN, FIRST_IN, OWNER, SEATS, TAKEN, State


def next_seat(state: State, seat: Int) -> Int:
    """The next seat clockwise."""
    seat += 1
    return 0 if seat == state.cells[SEATS] else seat


def is_triggered(state: State, effect: Int, owner: Int) -> bool:
    """Does the take of this turn trigger the effect of a card in the owner's Study?"""
    deck = state.deck
    cells = state.cells
    taken = cells[TAKEN]
    when = deck.effect_when[effect]
    if when == SINGLE_USE:
        return deck.effect_card[effect] == taken
    if when == YOU_TAKE and owner != cells[ACTIVE]:
        return False
    condition = deck.effect_condition[effect]
    if condition < FAMILIES:
        return deck.family[taken] == condition
    if condition < NEW_FAMILY:
        return deck.size[taken] == condition - SIZE_KIND  # R4: an Egg has no Size
    # Before the take the Study held none of this Family. The active seat's triggers are read right
    # after the take, which added this one card, so the count is 1.
    return cells[FAMILY_IN + owner * FAMILIES + deck.family[taken]] == 1


def record_triggers(state: State) -> None:
    """Record every effect that the take of this turn triggers, in the order of §6.6."""
    cells = state.cells
    owner = cells[ACTIVE]
    while True:
        card = cells[FIRST_IN + owner]
        while card != NONE:
            record_card(state, EFFECT_TRIGGERED, owner, card)
            card = state.next_card[card]
        owner = next_seat(state, owner)
        if owner == cells[ACTIVE]:
            return


def record_card(state: State, event: Int, owner: Int, card: Int) -> None:
    """Record an event for each triggered effect of the card."""
    effect = state.deck.first_effect[card]
    end = state.deck.first_effect[card + 1]
    while effect < end:
        if is_triggered(state, effect, owner):
            state.record_event(event, owner, card, effect, 0)
        effect += 1


def place_to_come(state: State, seat: Int) -> bool:
    """Does the seat's place in the order of §6.6 come after the current owner's?"""
    cells = state.cells
    if cells[TAKEN] == NONE:
        return False
    index = next_seat(state, cells[OWNER])
    while index != cells[ACTIVE]:
        if index == seat:
            return True
        index = next_seat(state, index)
    return False
