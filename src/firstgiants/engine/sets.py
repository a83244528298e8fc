"""Displaying fossils: sets, Set tokens and News (RULES.md §4, §5)."""

from .constants import (
    AMBER_SPENT,
    BY_TOKENS,
    COMPLETE_TOKEN_POINTS,
    EGG,
    END_TRIGGERED,
    FAMILIES,
    FAMILY_SET_FULL,
    FOSSIL_DISPLAYED,
    HIGHEST_COST,
    NEWS_SECURED,
    NEWS_STOLEN,
    NEWS_TAKEN,
    NONE,
    NOT_ENDING,
    SET_COMPLETED,
    SET_EXPANDED,
    SET_STARTED,
    SET_TOKEN_TAKEN,
    SIZE_KIND,
    SIZE_SET_FULL,
    TOKEN_POINTS,
)
from .deck_tables import family_traits, size_traits
from .ints import Int
from .state import (
    AMBER_OF,
    ENDING,
    FIRST_IN,
    FIRST_SET,
    HOLDER,
    KIND,
    LAST_SET,
    LENGTH,
    NEWEST,
    RECORD_LENGTH,
    ROW,
    SETS_OF,
    STUDY_OF,
    TOKEN_POINTS_OF,
    TOKENS,
    State,
    remove_from_study,
)


def can_display(state: State, seat: Int) -> bool:
    """Can this seat pay for any card of its Study (§4.1)? A new set is always open to it."""
    amber = state.cells[AMBER_OF + seat]
    if amber >= HIGHEST_COST:
        return state.cells[STUDY_OF + seat] > 0
    cost = state.deck.cost
    card = state.cells[FIRST_IN + seat]
    while card != NONE:
        if cost[card] <= amber:
            return True
        card = state.next_card[card]
    return False


def names_a_size(state: State, founder: Int, card: Int) -> bool:
    """R3 (§4.6): a second Egg of another Family; its player names the Size of the set."""
    deck = state.deck
    return (
        deck.size[card] == EGG
        and deck.size[founder] == EGG
        and state.rows[founder * ROW + KIND] == NONE
        and deck.family[card] != deck.family[founder]
    )


def display(
    state: State, seat: Int, card: Int, founder: Int, named_size: Int, cost: Int, by_effect: Int
) -> None:
    """Move a card from the Study to the Exhibition (§4.1), into the founder's set or a new one."""
    cells = state.cells
    cells[AMBER_OF + seat] -= cost
    remove_from_study(state, seat, card)
    if founder == NONE:
        _start_set(state, seat, card)
    if state.recording:
        number = state.set_number(seat, card if founder == NONE else founder)
        if cost > 0:
            state.record_event(AMBER_SPENT, seat, cost, 0, 0)
        # One integer holds cost and by_effect: event rows have a fixed width.
        state.record_event(FOSSIL_DISPLAYED, seat, card, number, cost * 2 + by_effect)
        if founder == NONE:
            state.record_event(SET_STARTED, seat, number, 0, 0)
    if founder != NONE:
        _expand_set(state, seat, card, founder, named_size)


def _start_set(state: State, seat: Int, card: Int) -> None:
    """§4.2: a new row, without token or points."""
    cells = state.cells
    rows = state.rows
    last = cells[LAST_SET + seat]
    if last == NONE:
        cells[FIRST_SET + seat] = card
    else:
        state.next_set[last] = card
    cells[LAST_SET + seat] = card
    cells[SETS_OF + seat] += 1
    row = card * ROW
    state.next_set[card] = NONE
    state.accepts[card] = state.deck.joins[card]
    rows[row + LENGTH] = 1
    rows[row + KIND] = NONE
    rows[row + NEWEST] = card


def _expand_set(state: State, seat: Int, card: Int, founder: Int, named_size: Int) -> None:
    """The card joins; a Set token and perhaps a News token follow (§5)."""
    cells = state.cells
    rows = state.rows
    row = founder * ROW
    if rows[row + KIND] == NONE:
        _fix_type(state, founder, card, named_size)
    kind = rows[row + KIND]
    length = rows[row + LENGTH] + 1
    rows[row + LENGTH] = length
    state.next_card[rows[row + NEWEST]] = card
    rows[row + NEWEST] = card
    _close_to(state, founder, kind, card)

    complete = length == full_length(kind)
    if complete:
        state.accepts[founder] = 0  # §4.4
        cells[TOKEN_POINTS_OF + seat] += completion_points(length)
    else:
        cells[TOKEN_POINTS_OF + seat] += TOKEN_POINTS
    if state.recording:
        state.record_event(SET_EXPANDED, seat, state.set_number(seat, founder), kind, length)
    _take_token(state, seat, founder)
    if complete and state.recording:
        state.record_event(SET_COMPLETED, seat, state.set_number(seat, founder), kind, 0)
    _spread_news(state, seat, kind, length, complete)


def full_length(kind: Int) -> Int:
    """The cards of a complete set of the kind (§4.3)."""
    return FAMILY_SET_FULL if kind < FAMILIES else SIZE_SET_FULL


def completion_points(length: Int) -> Int:
    """§5.2: the set's tokens flip to their better side, and the new one comes flipped."""
    return COMPLETE_TOKEN_POINTS * (length - 1) - TOKEN_POINTS * (length - 2)


def _fix_type(state: State, founder: Int, card: Int, named_size: Int) -> None:
    """§4.4: the second card fixes the type: one Family, or one Size (an Egg has the other's)."""
    deck = state.deck
    rows = state.rows
    row = founder * ROW
    family = deck.family[founder]
    if family == deck.family[card]:
        rows[row + KIND] = family
        state.accepts[founder] = family_traits(family)
    else:
        size = deck.size[founder]
        if size == EGG:
            size = deck.size[card]
        if size == EGG:
            size = named_size
        rows[row + KIND] = SIZE_KIND + size
        state.accepts[founder] = size_traits(size)
    _close_to(state, founder, rows[row + KIND], founder)


def _close_to(state: State, founder: Int, kind: Int, card: Int) -> None:
    """§4.3: after this card, no other of its Size (Family set) or of its Family (Size set)."""
    deck = state.deck
    if kind >= FAMILIES:
        state.accepts[founder] &= ~family_traits(deck.family[card])
    elif deck.size[card] != EGG:  # §4.5: an Egg in a Family set takes no Size
        state.accepts[founder] &= ~deck.trait[card]


def _take_token(state: State, seat: Int, founder: Int) -> None:
    """§5.1; the supply's last one triggers the end (§7.1), after which they never run out (R9)."""
    cells = state.cells
    if cells[TOKENS] > 0:
        cells[TOKENS] -= 1
    if state.recording:
        state.record_event(SET_TOKEN_TAKEN, seat, state.set_number(seat, founder), cells[TOKENS], 0)
    if cells[TOKENS] == 0 and cells[ENDING] == NOT_ENDING:
        cells[ENDING] = BY_TOKENS
        if state.recording:
            state.record_event(END_TRIGGERED, seat, BY_TOKENS, 0, 0)


def _spread_news(state: State, seat: Int, kind: Int, length: Int, complete: bool) -> None:
    """§5.3, R5: the first to expand a kind takes its News; a strictly longer set steals it.

    The holder's longest set of the kind is kept in RECORD_LENGTH: no other seat can ever have a
    longer one without having stolen the token when it grew.
    """
    cells = state.cells
    holder = cells[HOLDER + kind]
    longer = length > cells[RECORD_LENGTH + kind]
    if longer:
        cells[RECORD_LENGTH + kind] = length
        if holder != seat:
            cells[HOLDER + kind] = seat
            if state.recording:
                if holder == NONE:
                    state.record_event(NEWS_TAKEN, seat, kind, 0, 0)
                else:
                    state.record_event(NEWS_STOLEN, seat, kind, holder, 0)
        if complete and state.recording:
            state.record_event(NEWS_SECURED, seat, kind, 0, 0)
