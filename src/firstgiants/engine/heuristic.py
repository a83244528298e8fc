"""The hand-written evaluation: a seat's expected final score, in hundredths of a point.

It adds up the current score, what the cards of the Study may still score on display, the amber to
pay for it, markers to reclaim, and recurring effects. All but the score fades as the end comes near
(RULES.md §7).
"""

from typing import Final

from .choices import FIELD
from .constants import (
    ANYONE_TAKES,
    DO_AMBER,
    DO_DISPLAY_FREE,
    DO_POINTS,
    DO_TRADE,
    EGG,
    FAMILIES,
    KINDS,
    NEW_FAMILY,
    NONE,
    NOT_ENDING,
    PER_FAMILIES,
    PER_NOTHING,
    SINGLE_USE,
    SIZE_KIND,
    TOKEN_POINTS,
)
from .ints import Int, Ints
from .scoring import total
from .sets import completion_points, full_length
from .state import (
    ACTIVE,
    AMBER_OF,
    DEALT,
    ENDING,
    FAMILY_NEWS,
    FIRST_IN,
    FIRST_SET,
    HOLDER,
    KIND,
    LENGTH,
    OUT_OF,
    RECORD_LENGTH,
    ROW,
    SEATS,
    SIZE_NEWS,
    TOKENS,
    State,
)

POINT: Final = 100
# Hundredths of a point, tuned by matches between variants.
_AMBER: Final = 25  # amber that cards of the Study will need
_SPARE_AMBER: Final = 6
_MARKER_OUT: Final = 27  # a display or an amber to come
_PAIR: Final = 45  # a card that another one of the Study could join
_LOOSE: Final = 30  # any other card of the Study
_SINGLE: Final = 60  # an open set, early in the game
_FAMILY_TWO: Final = 84
_SIZE_TWO: Final = 42
_SIZE_THREE: Final = 80
_SIZE_FOUR: Final = 130
_RISK: Final = 30  # a News token that may be stolen, for each opponent
_DISPLAY: Final = 84  # one application of a recurring effect that displays
# In hundredths of the thing itself.
_PAID: Final = 71  # a display into a set that the seat has the amber for
_UNPAID: Final = 23
_RECURRING: Final = 100
_OTHERS: Final = 50  # how much the others' scores count
# In turns.
_EARLY: Final = 8
_SOON: Final = 5
_MOST_TURNS: Final = 16
# In displays, cards and amber: anything beyond counts for nothing.
_DISPLAYS: Final = 3
_OTHER_CARDS: Final = 4
NOTED: Final = 4
_MOST_AMBER: Final = 9


def turns_left(state: State, seat: Int) -> Int:
    """About how many turns the seat still has, this one not counted."""
    cells = state.cells
    seats = cells[SEATS]
    if cells[ENDING] != NOT_ENDING:
        return 1 if seat > cells[ACTIVE] else 0
    by_deck = (state.deck.count - cells[DEALT]) * 4 // (seats * 3)
    by_tokens = cells[TOKENS] * 2 // seats
    left: Int = by_deck if by_deck < by_tokens else by_tokens
    return left + 1 if left < _MOST_TURNS else _MOST_TURNS


def _news_gain(state: State, seat: Int, kind: Int, length: Int) -> Int:
    """What a set of this kind and length would bring in News (§5.3)."""
    cells = state.cells
    if cells[HOLDER + kind] == seat or length <= cells[RECORD_LENGTH + kind]:
        return 0
    return POINT * (cells[FAMILY_NEWS] if kind < FAMILIES else cells[SIZE_NEWS])


def join_gain(state: State, seat: Int, founder: Int, card: Int) -> Int:
    """What displaying the card into the set would score."""
    deck = state.deck
    row = founder * ROW
    kind = state.rows[row + KIND]
    length = state.rows[row + LENGTH] + 1
    if kind == NONE:
        kind = deck.family[founder]
        if kind != deck.family[card]:
            size = deck.size[founder]
            if size == EGG:
                size = deck.size[card]
            kind = SIZE_KIND + (3 if size == EGG else size)
    gain: Int = TOKEN_POINTS * POINT
    if length == full_length(kind):
        gain = completion_points(length) * POINT
    return gain + _news_gain(state, seat, kind, length)


NO_JOIN: Final = 0
_CARD_AT: Final = 6
_GAIN_AT: Final = 32
_LAST_PLACE: Final = 63  # no Study is that full; cards beyond would hardly matter


def best_join(state: State, seat: Int, founder: Int, placed: Int) -> Int:
    """The card of the Study that would gain most in the set, packed with its place and its gain.

    ``placed`` masks the places of cards that other sets have taken.
    """
    accepts = state.accepts[founder]
    if accepts == 0:
        return NO_JOIN
    trait = state.deck.trait
    best: Int = NO_JOIN
    most: Int = 0
    place: Int = 0
    card = state.cells[FIRST_IN + seat]
    while card != NONE and place < _LAST_PLACE:
        if accepts & trait[card] != 0 and (placed >> place) & 1 == 0:
            gain = join_gain(state, seat, founder, card)
            if gain > most:
                most = gain
                best = place | (card << _CARD_AT) | (gain << _GAIN_AT)
        place += 1
        card = state.next_card[card]
    return best


def place_of_join(join: Int) -> Int:
    return join & _LAST_PLACE


def card_of_join(join: Int) -> Int:
    return (join >> _CARD_AT) & FIELD


def gain_of_join(join: Int) -> Int:
    return join >> _GAIN_AT


def has_partner(state: State, seat: Int, card: Int) -> bool:
    """Could another card of the Study join this one in a new set?"""
    deck = state.deck
    mask = deck.joins[card]
    other = state.cells[FIRST_IN + seat]
    while other != NONE:
        if other != card and mask & deck.trait[other] != 0:
            return True
        other = state.next_card[other]
    return False


def _study_value(state: State, seat: Int, turns: Int) -> Int:
    """What the cards of the Study may score on display, and the amber to pay for it.

    Each set counts with its best card only, and each card with one set: a full Study is worth no
    more than the sets that wait for it.
    """
    cells = state.cells
    deck = state.deck
    amber = cells[AMBER_OF + seat]
    value: Int = 0
    wanted: Int = 0  # amber that the displays to come will cost
    placed: Int = 0  # a bit for each place in the Study
    displays: Int = 0
    most_displays: Int = turns if turns < _DISPLAYS else _DISPLAYS
    founder = cells[FIRST_SET + seat]
    while founder != NONE and displays < most_displays:
        join = best_join(state, seat, founder, placed)
        if join != NO_JOIN:
            placed |= 1 << place_of_join(join)
            displays += 1
            wanted += deck.cost[card_of_join(join)]
            share: Int = _PAID if wanted <= amber else _UNPAID
            value += gain_of_join(join) * share // 100
        founder = state.next_set[founder]
    others: Int = 0
    place: Int = 1
    card = cells[FIRST_IN + seat]
    while card != NONE:
        if placed & place == 0 and others < _OTHER_CARDS:
            value += _PAIR if has_partner(state, seat, card) else _LOOSE
            wanted += deck.cost[card]
            others += 1
        if deck.listens_to[card] != 0:
            value += _effects_value(state, card, turns) * _RECURRING // 100
        place <<= 1
        card = state.next_card[card]
    if wanted > _MOST_AMBER:
        wanted = _MOST_AMBER
    useful: Int = amber if amber < wanted else wanted
    return value + useful * _AMBER + (amber - useful) * _SPARE_AMBER


def _effects_value(state: State, card: Int, turns: Int) -> Int:
    """What the recurring effects of a card will still pay."""
    deck = state.deck
    value: Int = 0
    effect = deck.first_effect[card]
    while effect < deck.first_effect[card + 1]:
        when = deck.effect_when[effect]
        if when != SINGLE_USE:
            # Triggers in a hundred turns of this seat, if it digs two turns in three.
            chance: Int = 20
            condition = deck.effect_condition[effect]
            if condition == NEW_FAMILY:
                chance = 25
            elif condition >= FAMILIES:
                chance = 24
            if when == ANYONE_TAKES:
                chance = 13 * state.cells[SEATS]
            pays = _application_value(state, effect)
            if deck.effect_opponents[effect] == 1:
                pays = -pays
            # Cards leave the Study to be displayed, so far-off turns count little.
            value += pays * chance * (turns if turns < 6 else 6) // 100
        effect += 1
    return value


def _application_value(state: State, effect: Int) -> Int:
    deck = state.deck
    do = deck.effect_do[effect]
    if do == DO_AMBER or do == DO_POINTS:
        unit: Int = _AMBER if do == DO_AMBER else POINT
        per = deck.effect_per[effect]
        times: Int = 1 if per == PER_NOTHING else 2
        if per == PER_FAMILIES:
            times = 3
        return deck.effect_amount[effect] * unit * times
    if do == DO_DISPLAY_FREE:
        return _DISPLAY * 2
    if do == DO_TRADE:
        return 20
    return _DISPLAY


def _sets_value(state: State, seat: Int, turns: Int) -> Int:
    """Open sets may still grow; a held News token may still be stolen (§5.3)."""
    cells = state.cells
    value: Int = 0
    founder = cells[FIRST_SET + seat]
    while founder != NONE:
        length = state.rows[founder * ROW + LENGTH]
        kind = state.rows[founder * ROW + KIND]
        if kind == NONE:
            value += _SINGLE
        elif kind < FAMILIES:
            if length == 2:
                value += _FAMILY_TWO
        elif length == 2:
            value += _SIZE_TWO
        elif length == 3:
            value += _SIZE_THREE
        elif length == 4:
            value += _SIZE_FOUR
        founder = state.next_set[founder]
    kind = 0
    while kind < KINDS:
        if cells[HOLDER + kind] == seat and cells[RECORD_LENGTH + kind] < full_length(kind):
            value -= _RISK * (cells[SEATS] - 1) // cells[RECORD_LENGTH + kind]
        kind += 1
    return value * (turns if turns < _EARLY else _EARLY) // _EARLY


def heuristic_score(state: State, seat: Int) -> Int:
    """The seat's expected final score."""
    cells = state.cells
    now = total(state, seat) * POINT
    turns = turns_left(state, seat)
    if turns == 0:
        return now
    later = _sets_value(state, seat, turns) + _study_value(state, seat, turns)
    later += cells[OUT_OF + seat] * _MARKER_OUT
    if turns < _SOON:
        later = later * turns // _SOON
    return now + later


def note_scores(state: State, noted: Ints) -> None:
    """Store each seat's heuristic score, total, amber and turns in ``noted``, for ``lead``."""
    seat: Int = 0
    while seat < state.cells[SEATS]:
        noted[seat * NOTED] = heuristic_score(state, seat)
        noted[seat * NOTED + 1] = total(state, seat)
        noted[seat * NOTED + 2] = state.cells[AMBER_OF + seat]
        noted[seat * NOTED + 3] = turns_left(state, seat)
        seat += 1


def lead(state: State, seat: Int, noted: Ints) -> Int:
    """The seat's heuristic score minus half the mean of the others.

    A seat whose total, amber and turns are still as noted keeps its noted score.
    """
    others: Int = 0
    index: Int = 0
    seats = state.cells[SEATS]
    while index < seats:
        if index != seat:
            same = noted[index * NOTED + 2] == state.cells[AMBER_OF + index]
            same = same and noted[index * NOTED + 3] == turns_left(state, index)
            if same and noted[index * NOTED + 1] == total(state, index):
                others += noted[index * NOTED]
            else:
                others += heuristic_score(state, index)
        index += 1
    return heuristic_score(state, seat) - others * _OTHERS // (100 * (seats - 1))
