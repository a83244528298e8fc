"""What a position is worth to a seat, by rules of thumb, in hundredths of a point.

The hand-written evaluation of the greedy bot: the score as it stands, what the cards in the Study
could still bring on display, amber to pay for it, markers that come back, and effects that will go
on paying. All but the score fades as the end comes near (RULES.md §7).
"""

from typing import Final

from ...rules.core.kit import Int
from ...rules.core.scoring import total
from ...rules.core.state import (
    ACCEPTS,
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
    NEXT_SET,
    OUT_OF,
    RECORD_LENGTH,
    ROW,
    SEATS,
    SIZE_NEWS,
    STUDY_OF,
    TOKENS,
    State,
)
from ...rules.core.tables import joins_single
from ...rules.core.words import (
    ANYONE_TAKES,
    DO_AMBER,
    DO_DISPLAY_FREE,
    DO_POINTS,
    DO_TRADE,
    EGG,
    FAMILIES,
    FAMILY_SET_FULL,
    NEW_FAMILY,
    NONE,
    NOT_ENDING,
    PER_FAMILIES,
    PER_NOTHING,
    SINGLE_USE,
    SIZE_KIND,
    SIZE_SET_FULL,
)

POINT_WORTH: Final = 100
_AMBER_WORTH: Final = 55
_SPARE_AMBER_WORTH: Final = 25
_MARKER_WORTH: Final = 45
_DISPLAY_WORTH: Final = 60
_LONE_CARD_WORTH: Final = 45
_LOOSE_CARD_WORTH: Final = 30
_MOST_TURNS: Final = 16


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


def full_length(kind: Int) -> Int:
    return FAMILY_SET_FULL if kind < FAMILIES else SIZE_SET_FULL


def _news_gain(state: State, seat: Int, kind: Int, length: Int) -> Int:
    """What a set of this kind and length would bring in News (§5.3)."""
    cells = state.cells
    if cells[HOLDER + kind] == seat or length <= cells[RECORD_LENGTH + kind]:
        return 0
    return POINT_WORTH * (cells[FAMILY_NEWS] if kind < FAMILIES else cells[SIZE_NEWS])


def _join_gain(state: State, seat: Int, founder: Int, card: Int) -> Int:
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
    gain: Int = 2 * POINT_WORTH
    if length == full_length(kind):
        gain = (length + 1) * POINT_WORTH
    return gain + _news_gain(state, seat, kind, length)


def _study_worth(state: State, seat: Int, turns: Int) -> Int:
    """What the cards of the Study may bring on display, and the amber to pay for it."""
    cells = state.cells
    deck = state.deck
    amber = cells[AMBER_OF + seat]
    worth: Int = 0
    wanted: Int = 0  # amber that cards with a place to go will cost
    hopeful: Int = 0
    card = cells[FIRST_IN + seat]
    while card != NONE:
        best: Int = 0
        trait = deck.trait[card]
        founder = cells[FIRST_SET + seat]
        while founder != NONE:
            if (state.rows[founder * ROW + ACCEPTS] >> trait) & 1 == 1:
                gain = _join_gain(state, seat, founder, card)
                if gain > best:
                    best = gain
            founder = state.rows[founder * ROW + NEXT_SET]
        cost = deck.cost[card]
        if best > 0:
            hopeful += 1
            wanted += cost
            payable: Int = 55 if wanted <= amber else 38
            worth += best * payable // 100
        else:
            worth += _pair_worth(state, seat, card)
            wanted += cost
        worth += _effects_worth(state, card, turns)
        card = state.next_card[card]
    displays = turns * 5 // 4
    if hopeful > displays:
        worth = worth * displays // hopeful
    useful: Int = amber if amber < wanted else wanted
    spendable = displays * 2 + 1
    if useful > spendable:
        useful = spendable
    return worth + useful * _AMBER_WORTH + (amber - useful) * _spare(turns)


def _spare(turns: Int) -> Int:
    return _SPARE_AMBER_WORTH if turns > 3 else turns * 6


def _pair_worth(state: State, seat: Int, card: Int) -> Int:
    """A card without a set to join: better if another card of the Study could join it."""
    deck = state.deck
    mask = joins_single(deck.family[card], deck.size[card])
    other = state.cells[FIRST_IN + seat]
    while other != NONE:
        if other != card and (mask >> deck.trait[other]) & 1 == 1:
            return _LONE_CARD_WORTH
        other = state.next_card[other]
    return _LOOSE_CARD_WORTH


def _effects_worth(state: State, card: Int, turns: Int) -> Int:
    """What the recurring effects of a card will go on paying."""
    deck = state.deck
    if deck.has_recurring[card] == 0:
        return 0
    worth: Int = 0
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
            pays = _application_worth(state, effect)
            if deck.effect_opponents[effect] == 1:
                pays = -pays
            # Cards leave the Study to be displayed, so far-off turns count little.
            worth += pays * chance * (turns if turns < 6 else 6) // 100
        effect += 1
    return worth


def _application_worth(state: State, effect: Int) -> Int:
    deck = state.deck
    do = deck.effect_do[effect]
    if do == DO_AMBER or do == DO_POINTS:
        unit: Int = _AMBER_WORTH if do == DO_AMBER else POINT_WORTH
        per = deck.effect_per[effect]
        times: Int = 1 if per == PER_NOTHING else 2
        if per == PER_FAMILIES:
            times = 3
        return deck.effect_amount[effect] * unit * times
    if do == DO_DISPLAY_FREE:
        return _DISPLAY_WORTH * 2
    if do == DO_TRADE:
        return 20
    return _DISPLAY_WORTH


def _sets_worth(state: State, seat: Int, turns: Int) -> Int:
    """Open sets may still grow; a held News token may still be stolen (§5.3)."""
    cells = state.cells
    worth: Int = 0
    founder = cells[FIRST_SET + seat]
    while founder != NONE:
        length = state.rows[founder * ROW + LENGTH]
        kind = state.rows[founder * ROW + KIND]
        if kind == NONE:
            worth += 11 * turns
        elif length < full_length(kind):
            worth += (14 if kind < FAMILIES else 9) * turns
        founder = state.rows[founder * ROW + NEXT_SET]
    kind = 0
    while kind < FAMILIES + 3:
        if cells[HOLDER + kind] == seat and cells[RECORD_LENGTH + kind] < full_length(kind):
            risk: Int = turns * (4 if kind < FAMILIES else 5)
            worth -= risk * (cells[SEATS] - 1) // cells[RECORD_LENGTH + kind]
        kind += 1
    return worth


def worth(state: State, seat: Int) -> Int:
    """What the seat may expect to score in the end, roughly."""
    cells = state.cells
    now = total(state, seat) * POINT_WORTH
    turns = turns_left(state, seat)
    if turns == 0:
        return now
    later = _sets_worth(state, seat, turns)
    if cells[STUDY_OF + seat] > 0:
        later += _study_worth(state, seat, turns)
    else:
        amber = cells[AMBER_OF + seat]
        most = turns * 2
        later += (amber if amber < most else most) * _AMBER_WORTH
    # A marker at a site is a display or an amber to come; one at home is a card to come.
    later += cells[OUT_OF + seat] * _MARKER_WORTH
    if turns < 4:
        later = later * turns // 4
    return now + later


def lead(state: State, seat: Int) -> Int:
    """The worth of the seat less the mean worth of the others."""
    others: Int = 0
    at: Int = 0
    seats = state.cells[SEATS]
    while at < seats:
        if at != seat:
            others += worth(state, at)
        at += 1
    return worth(state, seat) - others // (seats - 1)
