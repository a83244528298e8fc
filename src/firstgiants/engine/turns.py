"""Turns and the end: dig, reclaim, refill, and what each choice does (RULES.md §3, §7)."""

from .choices import CARD_AT, FIELD, SIZE_AT, TARGET_AT, VERB, card_of
from .constants import (
    AMBER,
    AMBER_SPENT,
    BY_DECK,
    CARD_TAKEN,
    CHOSEN_POINTS,
    DECK_TOP_TURNED,
    DIG,
    DO_DISPLAY_FREE,
    EFFECT,
    END_TRIGGERED,
    GAME_ENDED,
    MARKER_PLACED,
    MARKERS_RECLAIMED,
    NONE,
    NOT_ENDING,
    OVER,
    RECLAIM,
    RECLAIM_AMBER,
    RECLAIMING,
    SHOW,
    SITE_REFILLED,
    SKIP,
    TRADE,
    TRADE_AMBER,
    TRADE_POINTS,
    TURN,
    TURN_STARTED,
    USE,
)
from .effects import (
    begin_effect_of,
    begin_effects,
    decline,
    displays_two,
    gain_amber,
    gain_points,
    lose_effects,
    next_effect,
    offer_second,
    seat_done,
)
from .ints import Int
from .sets import can_display, display
from .state import (
    ACTIVE,
    AMBER_OF,
    CURRENT,
    DEALT,
    DECIDER,
    ENDING,
    FIRST_SHOWN,
    LYING,
    MARKERS_BACK,
    OUT_OF,
    OWNER,
    PHASE,
    SEATS,
    SITES_OF,
    SLOT,
    TAKEN,
    TURNS,
    State,
    add_to_study,
)


def play(state: State, choice: Int) -> None:
    """Play a legal choice, then go on to the next decision (§8.1)."""
    verb = choice & VERB
    if verb == DIG:
        _dig(state, choice)
    elif verb == SHOW:
        _show(state, choice)
    elif verb == AMBER:
        _use_marker_for_amber(state)
        _go_on_reclaiming(state)
    elif verb == RECLAIM:
        _reclaim(state)
    elif verb == USE:
        if not (begin_effect_of(state, card_of(choice)) or next_effect(state)):
            _refill(state)
    else:
        if verb == SKIP:
            decline(state)
        elif verb == TRADE:
            _trade(state)
        else:
            cells = state.cells
            gain_points(state, cells[DECIDER], CHOSEN_POINTS, cells[CURRENT], cells[OWNER])
        _end_effect(state)


def replayed(start: State, choices: list[int]) -> State:
    """The position after these choices, which were legal when they were played."""
    state = start.copy()
    for choice in choices:
        play(state, choice)
    return state


def _dig(state: State, choice: Int) -> None:
    """§3.1."""
    cells = state.cells
    card = (choice >> CARD_AT) & FIELD
    site = choice >> TARGET_AT
    seat = cells[ACTIVE]
    cells[SITES_OF + seat] |= 1 << site
    cells[OUT_OF + seat] += 1
    slot = site * 2
    if cells[LYING + slot] != card:
        slot += 1
    cells[LYING + slot] = NONE
    cells[SLOT] = slot
    cells[TAKEN] = card
    add_to_study(state, seat, card)
    if state.recording:
        state.record_event(MARKER_PLACED, seat, site, 0, 0)
        state.record_event(CARD_TAKEN, seat, card, site, 0)
    if not begin_effects(state):
        _refill(state)


def _refill(state: State) -> None:
    """§3.1 step 4; an empty deck after it triggers the end (§7.1)."""
    cells = state.cells
    slot = cells[SLOT]
    cells[SLOT] = NONE
    cells[TAKEN] = NONE
    dealt = cells[DEALT]
    if dealt < state.deck.count:
        card = state.order[dealt]
        cells[LYING + slot] = card
        cells[DEALT] = dealt + 1
        left = state.deck.count - dealt - 1
        if state.recording:
            state.record_event(SITE_REFILLED, NONE, slot >> 1, card, 0)
            top: Int = state.order[dealt + 1] if left > 0 else NONE
            state.record_event(DECK_TOP_TURNED, NONE, top, left, 0)
        if left == 0 and cells[ENDING] == NOT_ENDING:
            cells[ENDING] = BY_DECK
            if state.recording:
                state.record_event(END_TRIGGERED, cells[ACTIVE], BY_DECK, 0, 0)
    _end_turn(state)


def _reclaim(state: State) -> None:
    """§3.2."""
    cells = state.cells
    seat = cells[ACTIVE]
    if state.recording:
        state.record_event(MARKERS_RECLAIMED, seat, cells[SITES_OF + seat], 0, 0)
    cells[MARKERS_BACK] = cells[OUT_OF + seat]
    cells[SITES_OF + seat] = 0
    cells[OUT_OF + seat] = 0
    _go_on_reclaiming(state)


def _use_marker_for_amber(state: State) -> None:
    state.cells[MARKERS_BACK] -= 1
    gain_amber(state, state.cells[ACTIVE], RECLAIM_AMBER, NONE, NONE)


def _go_on_reclaiming(state: State) -> None:
    """Ask for each marker; if the seat can pay for no card, it gets amber unasked (§8.1)."""
    cells = state.cells
    while cells[MARKERS_BACK] > 0:
        if can_display(state, cells[ACTIVE]):
            cells[PHASE] = RECLAIMING
            return
        _use_marker_for_amber(state)
    _end_turn(state)


def _show(state: State, choice: Int) -> None:
    """§4, for a reclaimed marker or by an effect."""
    cells = state.cells
    card = (choice >> CARD_AT) & FIELD
    founder = (choice >> TARGET_AT) - 1
    named_size = (choice >> SIZE_AT) & 3
    cost = state.deck.cost[card]
    if cells[PHASE] == RECLAIMING:
        cells[MARKERS_BACK] -= 1
        display(state, cells[ACTIVE], card, founder, named_size, cost, 0)
        _go_on_reclaiming(state)
        return
    seat = cells[DECIDER]
    if state.deck.effect_do[cells[CURRENT]] == DO_DISPLAY_FREE:
        cost = 0
    display(state, seat, card, founder, named_size, cost, 1)
    lose_effects(state, seat, card)
    if cells[PHASE] == EFFECT and displays_two(state):
        cells[FIRST_SHOWN] = card
        if offer_second(state):
            return
    _end_effect(state)


def _trade(state: State) -> None:
    """§6.3: 3 amber for 2 points."""
    cells = state.cells
    seat = cells[DECIDER]
    cells[AMBER_OF + seat] -= TRADE_AMBER
    if state.recording:
        state.record_event(AMBER_SPENT, seat, TRADE_AMBER, 1, 0)
    gain_points(state, seat, TRADE_POINTS, cells[CURRENT], cells[OWNER])


def _end_effect(state: State) -> None:
    if not seat_done(state):
        _refill(state)


def _end_turn(state: State) -> None:
    """§7.2: once the end is triggered, the last seat's turn ends the game."""
    cells = state.cells
    active = cells[ACTIVE]
    if cells[ENDING] != NOT_ENDING and active == cells[SEATS] - 1:
        cells[PHASE] = OVER
        if state.recording:
            state.record_event(GAME_ENDED, NONE, 0, 0, 0)
        return
    active = 0 if active == cells[SEATS] - 1 else active + 1
    cells[ACTIVE] = active
    cells[DECIDER] = active
    cells[OWNER] = active
    cells[TURNS] += 1
    cells[PHASE] = TURN
    if state.recording:
        state.record_event(TURN_STARTED, active, cells[TURNS], 0, 0)
