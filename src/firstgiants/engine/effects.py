"""What a take triggers: gains, effects with a choice, and their order (RULES.md §6).

The take decides which effects trigger (§6.7). The state need not store them for seats that come
later in the order of §6.6: Studies only shrink until the next take, and a card that left its Study
has lost its effects (R8). So the engine reads each seat's triggers from its Study when that seat's
place comes. ``pending`` holds the effects with a choice of that seat, the OWNER.
"""

from .constants import (
    AMBER_GAINED,
    DO_AMBER,
    DO_DISPLAY_FREE,
    DO_DISPLAY_OR_POINT,
    DO_DISPLAY_TWO_DIFFERENT,
    DO_DISPLAY_TWO_SAME,
    DO_TRADE,
    EFFECT,
    EFFECT_BEGUN,
    EFFECT_DECLINED,
    EFFECT_DROPPED,
    EFFECT_LOST,
    FAMILIES,
    LAST_GAIN,
    NONE,
    ORDERING,
    PER_FAMILIES,
    PER_NOTHING,
    PER_PAIRS,
    POINTS_GAINED,
    SECOND_DISPLAY,
    SINGLE_USE,
    TRADE_AMBER,
)
from .ints import Int
from .sets import can_display
from .state import (
    ACTIVE,
    AMBER_OF,
    CURRENT,
    DECIDER,
    FAMILY_IN,
    FIRST_IN,
    FIRST_SHOWN,
    LISTENS_TO,
    OWNER,
    PHASE,
    POINTS_OF,
    SEATS,
    STUDY_OF,
    TAKEN,
    WAITING,
    State,
)
from .triggers import is_triggered, next_seat, place_to_come, record_card, record_triggers

# ---- a seat's place in the order (§6.6) ----


def _begin_place(state: State, owner: Int) -> None:
    """Begin the owner's place in the order of §6.6: apply all gains (R7), queue the choices."""
    cells = state.cells
    deck = state.deck
    listens_to = deck.listens_to
    next_card = state.next_card
    cells[OWNER] = owner
    cells[WAITING] = 0
    taken = cells[TAKEN]
    met: Int = deck.own_signals[taken] if owner == cells[ACTIVE] else deck.signals[taken]
    card = cells[FIRST_IN + owner]
    while card != NONE:
        if listens_to[card] & met != 0 or card == taken:
            _begin_card(state, owner, card)
        card = next_card[card]


def _begin_card(state: State, owner: Int, card: Int) -> None:
    deck = state.deck
    cells = state.cells
    taken = cells[TAKEN]
    effect = deck.first_effect[card]
    end = deck.first_effect[card + 1]
    while effect < end:
        single_use = deck.effect_when[effect] == SINGLE_USE
        if card == taken if single_use else is_triggered(state, effect, owner):
            if deck.effect_do[effect] > LAST_GAIN:
                state.pending[cells[WAITING]] = effect
                cells[WAITING] += 1
            elif deck.effect_opponents[effect] == 0:
                _gain(state, effect, owner, owner)
            else:
                _gain_each_opponent(state, effect, owner)
        effect += 1


# ---- gains (§6.3, §6.5) ----


def _gain_each_opponent(state: State, effect: Int, owner: Int) -> None:
    """R6: every other seat, clockwise from the owner."""
    seat = next_seat(state, owner)
    while seat != owner:
        _gain(state, effect, seat, owner)
        seat = next_seat(state, seat)


def _gain(state: State, effect: Int, seat: Int, owner: Int) -> None:
    deck = state.deck
    amount = deck.effect_amount[effect]
    if deck.effect_per[effect] != PER_NOTHING:
        amount *= _multiplier(state, effect, seat)
    if deck.effect_do[effect] == DO_AMBER:
        gain_amber(state, seat, amount, effect, owner)
    else:
        gain_points(state, seat, amount, effect, owner)


def gain_amber(state: State, seat: Int, amount: Int, effect: Int, owner: Int) -> None:
    """From the supply, which is never short; ``effect`` is NONE for a reclaimed marker."""
    state.cells[AMBER_OF + seat] += amount
    if state.recording and amount > 0:
        state.record_event(AMBER_GAINED, seat, amount, effect, owner)


def gain_points(state: State, seat: Int, amount: Int, effect: Int, owner: Int) -> None:
    """Points gained in play (§7.3)."""
    state.cells[POINTS_OF + seat] += amount
    if state.recording and amount > 0:
        state.record_event(POINTS_GAINED, seat, amount, effect, owner)


def _multiplier(state: State, effect: Int, seat: Int) -> Int:
    """§6.5: counted in the Study of the seat that applies the effect (R6), now."""
    cells = state.cells
    per = state.deck.effect_per[effect]
    if per == PER_PAIRS:
        return cells[STUDY_OF + seat] >> 1
    if per == PER_FAMILIES:
        different: Int = 0
        family: Int = 0
        while family < FAMILIES:
            if cells[FAMILY_IN + seat * FAMILIES + family] > 0:
                different += 1
            family += 1
        return different
    return cells[FAMILY_IN + seat * FAMILIES + per]


# ---- effects with a choice (§6.8–§6.11, §8.1, §8.3, §8.4) ----


def begin_effects(state: State) -> bool:
    """Begin the effects of a take; true if a seat must choose now."""
    cells = state.cells
    active = cells[ACTIVE]
    taken = cells[TAKEN]
    if state.recording:
        record_triggers(state)
    if cells[LISTENS_TO + active] & state.deck.own_signals[taken] == 0:
        cells[OWNER] = active
        cells[WAITING] = 0
        _begin_card(state, active, taken)
    else:
        _begin_place(state, active)
    if cells[WAITING] > 0 or _others_listen(state, taken):
        return next_effect(state)
    return False


def _others_listen(state: State, taken: Int) -> bool:
    """Does any other seat's Study listen to this take? A quick check, because most takes have no
    listener."""
    cells = state.cells
    signals = state.deck.signals[taken]
    active = cells[ACTIVE]
    seat: Int = 0
    while seat < cells[SEATS]:
        if cells[LISTENS_TO + seat] & signals != 0 and seat != active:
            return True
        seat += 1
    return False


def next_effect(state: State) -> bool:
    """Go on to the next effect or seat; true if a seat must choose now."""
    cells = state.cells
    cells[CURRENT] = NONE
    while True:
        if cells[WAITING] > 0:
            _drop_idle(state)
        if cells[WAITING] == 0:
            if not _next_place(state):
                return False
        elif _two_cards_wait(state):
            cells[PHASE] = ORDERING
            cells[DECIDER] = cells[OWNER]
            return True
        elif begin_effect_of(state, state.deck.effect_card[state.pending[0]]):
            return True


def _next_place(state: State) -> bool:
    """Go on to the next seat clockwise that listens to the take; false after the last one."""
    cells = state.cells
    signals = state.deck.signals[cells[TAKEN]]
    owner = cells[OWNER]
    while True:
        owner += 1
        if owner == cells[SEATS]:
            owner = 0
        if owner == cells[ACTIVE]:
            return False
        if cells[LISTENS_TO + owner] & signals != 0:
            _begin_place(state, owner)
            return True


def begin_effect_of(state: State, card: Int) -> bool:
    """Begin the card's first waiting effect in printed order (§8.3); true if a seat must choose.

    False means that every seat that could apply it could only skip.
    """
    cells = state.cells
    index: Int = 0
    while state.deck.effect_card[state.pending[index]] != card:
        index += 1
    effect = state.pending[index]
    _remove_waiting(state, index)
    cells[CURRENT] = effect
    owner = cells[OWNER]
    if state.recording:
        state.record_event(EFFECT_BEGUN, owner, card, effect, 0)
    opponents = state.deck.effect_opponents[effect] == 1
    cells[DECIDER] = next_seat(state, owner) if opponents else owner
    return _offer(state)


def seat_done(state: State) -> bool:
    """The decider has applied or declined the current effect; true if a seat must choose now."""
    cells = state.cells
    cells[FIRST_SHOWN] = NONE
    if state.deck.effect_opponents[cells[CURRENT]] == 1:
        cells[DECIDER] = next_seat(state, cells[DECIDER])
        if _offer(state):
            return True
    return next_effect(state)


def _offer(state: State) -> bool:
    """Ask the decider, or the next seat of an each-opponent effect that can do more than skip."""
    cells = state.cells
    effect = cells[CURRENT]
    opponents = state.deck.effect_opponents[effect] == 1
    while not (opponents and cells[DECIDER] == cells[OWNER]):
        if can_apply(state, effect, cells[DECIDER]):
            cells[PHASE] = EFFECT
            return True
        if not opponents:
            break
        cells[DECIDER] = next_seat(state, cells[DECIDER])
    cells[CURRENT] = NONE
    return False


def can_apply(state: State, effect: Int, seat: Int) -> bool:
    """Could this seat do anything but skip (§6.4)?"""
    do = state.deck.effect_do[effect]
    if do == DO_TRADE:
        return state.cells[AMBER_OF + seat] >= TRADE_AMBER
    if do == DO_DISPLAY_OR_POINT:
        return True
    if do == DO_DISPLAY_FREE:
        return state.cells[STUDY_OF + seat] > 0
    return can_display(state, seat)


def displays_two(state: State) -> bool:
    """Is the current effect a "display two"?"""
    do = state.deck.effect_do[state.cells[CURRENT]]
    return do == DO_DISPLAY_TWO_DIFFERENT or do == DO_DISPLAY_TWO_SAME


def may_be_second(state: State, card: Int) -> bool:
    """§6.4: "display two" compares the printed Families of its two cards."""
    family = state.deck.family
    same = family[card] == family[state.cells[FIRST_SHOWN]]
    return same == (state.deck.effect_do[state.cells[CURRENT]] == DO_DISPLAY_TWO_SAME)


def offer_second(state: State) -> bool:
    """After the first card of a "display two"; true if the seat can display a second."""
    cells = state.cells
    seat = cells[DECIDER]
    card = cells[FIRST_IN + seat]
    while card != NONE:
        if state.deck.cost[card] <= cells[AMBER_OF + seat] and may_be_second(state, card):
            cells[PHASE] = SECOND_DISPLAY
            return True
        card = state.next_card[card]
    return False


def lose_effects(state: State, seat: Int, card: Int) -> None:
    """R8: the waiting effects of a card that its owner displays are lost."""
    cells = state.cells
    if seat == cells[OWNER]:
        index: Int = 0
        while index < cells[WAITING]:
            if state.deck.effect_card[state.pending[index]] == card:
                if state.recording:
                    state.record_event(EFFECT_LOST, seat, card, state.pending[index], 0)
                _remove_waiting(state, index)
            else:
                index += 1
    elif state.recording and place_to_come(state, seat):
        record_card(state, EFFECT_LOST, seat, card)


def decline(state: State) -> None:
    """Record that the decider skipped; nothing else happens."""
    if state.recording:
        cells = state.cells
        card = state.deck.effect_card[cells[CURRENT]]
        second: Int = 0 if cells[FIRST_SHOWN] == NONE else 1
        # One integer holds both: event rows have a fixed width.
        owner = cells[OWNER] * 2 + second
        state.record_event(EFFECT_DECLINED, cells[DECIDER], card, cells[CURRENT], owner)


def _remove_waiting(state: State, index: Int) -> None:
    cells = state.cells
    cells[WAITING] -= 1
    while index < cells[WAITING]:
        state.pending[index] = state.pending[index + 1]
        index += 1
    state.pending[index] = NONE


def _two_cards_wait(state: State) -> bool:
    cards = state.deck.effect_card
    first = cards[state.pending[0]]
    index: Int = 1
    while index < state.cells[WAITING]:
        if cards[state.pending[index]] != first:
            return True
        index += 1
    return False


def _drop_idle(state: State) -> None:
    """§8.4: before each effect with a choice, drop those that every seat could only skip."""
    cells = state.cells
    index: Int = 0
    while index < cells[WAITING]:
        effect = state.pending[index]
        if _anyone_can_apply(state, effect):
            index += 1
        else:
            if state.recording:
                state.record_event(
                    EFFECT_DROPPED, cells[OWNER], state.deck.effect_card[effect], effect, 0
                )
            _remove_waiting(state, index)


def _anyone_can_apply(state: State, effect: Int) -> bool:
    owner = state.cells[OWNER]
    if state.deck.effect_opponents[effect] == 0:
        return can_apply(state, effect, owner)
    seat = next_seat(state, owner)
    while seat != owner:
        if can_apply(state, effect, seat):
            return True
        seat = next_seat(state, seat)
    return False
