"""A position as one seat sees it, as features for the learned evaluation.

A feature is the number of a row of weights. A position lists only its active features, some of them
twice, so the cost of an evaluation grows with the position and not with the number of features.
"""

from typing import Final, final

from .constants import (
    DO_AMBER,
    DO_POINTS,
    EFFECT,
    FAMILIES,
    KINDS,
    MARKERS,
    MAX_SEATS,
    NONE,
    NOT_ENDING,
    RECLAIMING,
    SECOND_DISPLAY,
    SIZE_KIND,
    SLOTS,
    TURN,
)
from .heuristic import (
    NO_JOIN,
    POINT,
    best_join,
    card_of_join,
    gain_of_join,
    has_partner,
    join_gain,
    place_of_join,
)
from .ints import Int, Ints, ints
from .sets import full_length
from .state import (
    ACTIVE,
    AMBER_OF,
    CURRENT,
    DEALT,
    DECIDER,
    ENDING,
    FIRST_IN,
    FIRST_SET,
    HOLDER,
    KIND,
    LENGTH,
    LYING,
    MARKERS_BACK,
    OUT_OF,
    OWNER,
    PHASE,
    RECORD_LENGTH,
    ROW,
    SEATS,
    SITES_OF,
    TOKENS,
    WAITING,
    State,
)
from .take_gain import take_gain

LAYOUT: Final = 4
"""Raised with every change of the list below: a model fits one layout only."""
LAYOUT_WITHOUT_GAINS: Final = 3
"""The same list without its last group, what cards would pay; models made for it are still used."""

_TRAITS: Final = 4 * FAMILIES
_MOST_GAIN: Final = 20
_MOST_FEATURES: Final = 256

# The first feature of each group.
PLACE: Final = 0  # by the number of seats: late seats of a round have an advantage (§7)
_TOKENS_LEFT: Final = PLACE + 4 * MAX_SEATS
_DECK_LEFT: Final = _TOKENS_LEFT + 25
_DISTANCE: Final = _DECK_LEFT + 14  # turns until it is this seat's
_LAST_TURNS: Final = _DISTANCE + 5  # the end is near: turn over, on, to come
_AMBER: Final = _LAST_TURNS + 3
_OUT: Final = _AMBER + 13
_BACK: Final = _OUT + 5
_EFFECT: Final = _BACK + 5
_SECOND: Final = _EFFECT + 8
_WAITING: Final = _SECOND + 1
NEWS: Final = _WAITING + 4
NEWS_STATES: Final = 11
SINGLE: Final = NEWS + KINDS * NEWS_STATES
FAMILY_TWO: Final = SINGLE + _TRAITS  # by Family and what it waits for
_SIZE_SET: Final = FAMILY_TWO + 4 * FAMILIES  # two and three cards
SIZE_FOUR: Final = _SIZE_SET + 6  # by Size and the Family it waits for
_COMPLETE: Final = SIZE_FOUR + 3 * FAMILIES
_SUPPLIED: Final = _COMPLETE + 2  # an open set: its length, and where a card for it is
_GAINS: Final = _SUPPLIED + 5 * 6
_PAID_GAINS: Final = _GAINS + _MOST_GAIN + 1
_SHORTAGE: Final = _PAID_GAINS + _MOST_GAIN + 1
_STUDY: Final = _SHORTAGE + 9
_PAIRS: Final = _STUDY + 11
_BEST_DIG: Final = _PAIRS + 7
_GOOD_DIGS: Final = _BEST_DIG + 13
IN_STUDY: Final = _GOOD_DIGS + 5  # + card; then cards that can be dug for now; then later
CARD_GROUPS: Final = 3  # with one feature per card
# The best that a card in reach would pay; this group comes after the cards.
_MOST_POINTS: Final = 8
_MOST_AMBER: Final = 6
_GAIN_FEATURES: Final = _MOST_POINTS + 1 + _MOST_AMBER + 1


def count_features(cards: Int, layout: Int) -> Int:
    """How many features there are with a deck of that many cards."""
    gains: Int = _GAIN_FEATURES if layout == LAYOUT else 0
    return IN_STUDY + CARD_GROUPS * cards + gains


def least(a: Int, b: Int) -> Int:
    return a if a < b else b


@final
class Features:
    """The features of one seat: the first ``count`` of ``active``."""

    def __init__(self, gains: bool) -> None:
        """``gains``: list also what cards in reach would pay, as LAYOUT has it."""
        self.gains: bool = gains
        self.active: Ints = ints(_MOST_FEATURES, 0)
        self.count: Int = 0
        self.longest: Ints = ints(MAX_SEATS * KINDS, 0)

    def add(self, feature: Int) -> None:
        if self.count < _MOST_FEATURES:
            self.active[self.count] = feature
            self.count += 1

    def compare_sets(self, state: State) -> None:
        """Find each seat's longest set of each kind. Call it once per position, before ``read``."""
        longest = self.longest
        seats = state.cells[SEATS]
        index: Int = 0
        while index < seats * KINDS:
            longest[index] = 0
            index += 1
        seat: Int = 0
        while seat < seats:
            founder = state.cells[FIRST_SET + seat]
            while founder != NONE:
                kind = state.rows[founder * ROW + KIND]
                if kind != NONE:
                    length = state.rows[founder * ROW + LENGTH]
                    if length > longest[seat * KINDS + kind]:
                        longest[seat * KINDS + kind] = length
                founder = state.next_set[founder]
            seat += 1

    def read(self, state: State, seat: Int) -> None:
        """List the features of one seat."""
        self.count = 0
        self._time(state, seat)
        self._open_question(state, seat)
        self._news(state, seat)
        self._collection(state, seat, self._sites(state, seat))

    def _time(self, state: State, seat: Int) -> None:
        cells = state.cells
        seats = cells[SEATS]
        active = cells[ACTIVE]
        self.add(PLACE + (seats - 2) * MAX_SEATS + seat)
        if cells[ENDING] != NOT_ENDING:
            self.add(_LAST_TURNS + (0 if seat < active else (1 if seat == active else 2)))
        else:
            self.add(_TOKENS_LEFT + least(cells[TOKENS], 24))
            self.add(_DECK_LEFT + least((state.deck.count - cells[DEALT]) // 6, 13))
            distance = seat - active
            self.add(_DISTANCE + (distance if distance >= 0 else distance + seats))
        self.add(_AMBER + least(cells[AMBER_OF + seat], 12))
        self.add(_OUT + cells[OUT_OF + seat])

    def _open_question(self, state: State, seat: Int) -> None:
        cells = state.cells
        phase = cells[PHASE]
        if phase == RECLAIMING:
            if seat == cells[ACTIVE]:
                self.add(_BACK + least(cells[MARKERS_BACK], 4))
        elif phase != TURN:
            if cells[WAITING] > 0 and seat == cells[OWNER]:
                self.add(_WAITING + least(cells[WAITING], 4) - 1)
            if seat == cells[DECIDER]:
                if phase == EFFECT:
                    self.add(_EFFECT + state.deck.effect_do[cells[CURRENT]])
                elif phase == SECOND_DISPLAY:
                    self.add(_SECOND)

    def _news(self, state: State, seat: Int) -> None:
        """For each held News token: is it safe, and does anyone threaten it (§5.3)?"""
        cells = state.cells
        longest = self.longest
        kind: Int = 0
        while kind < KINDS:
            holder = cells[HOLDER + kind]
            if holder != NONE:
                record = cells[RECORD_LENGTH + kind]
                mine = longest[seat * KINDS + kind]
                feature: Int = 0
                if holder == seat:
                    if record < full_length(kind):
                        feature = record - 1  # 1, 2, 3
                        if self._is_threatened(state, seat, kind, record):
                            feature += 3
                elif record == full_length(kind):
                    feature = 7
                elif mine == record:
                    feature = 8
                else:
                    feature = 9 if mine == record - 1 else 10
                self.add(NEWS + kind * NEWS_STATES + feature)
            kind += 1

    def _is_threatened(self, state: State, seat: Int, kind: Int, record: Int) -> bool:
        other: Int = 0
        while other < state.cells[SEATS]:
            if other != seat and self.longest[other * KINDS + kind] == record:
                return True
            other += 1
        return False

    def _sites(self, state: State, seat: Int) -> Int:
        """The cards that the seat could dig for; returns their traits."""
        cells = state.cells
        deck = state.deck
        if cells[OUT_OF + seat] == MARKERS:
            return 0
        base: Int = IN_STUDY + 2 * deck.count
        if cells[PHASE] == TURN and cells[ACTIVE] == seat:
            base = IN_STUDY + deck.count
        marked = cells[SITES_OF + seat]
        in_reach: Int = 0
        best: Int = 0
        good: Int = 0
        points: Int = 0
        amber: Int = 0
        slot: Int = 0
        while slot < SLOTS:
            card = cells[LYING + slot]
            if card != NONE and (marked >> (slot >> 1)) & 1 == 0:
                self.add(base + card)
                in_reach |= deck.trait[card]
                most = most_gain(state, seat, card)
                if most > 0:
                    good += 1
                    if most > best:
                        best = most
                if self.gains:
                    gain = take_gain(state, seat, card, DO_POINTS)
                    points = gain if gain > points else points
                    gain = take_gain(state, seat, card, DO_AMBER)
                    amber = gain if gain > amber else amber
            slot += 1
        self.add(_BEST_DIG + least(best // POINT, 12))
        self.add(_GOOD_DIGS + least(good, 4))
        if self.gains:
            base = IN_STUDY + CARD_GROUPS * deck.count
            self.add(base + least(points, _MOST_POINTS))
            self.add(base + _MOST_POINTS + 1 + least(amber, _MOST_AMBER))
        return in_reach

    def _collection(self, state: State, seat: Int, in_reach: Int) -> None:
        """The sets, the cards of the Study, and which of them the sets wait for."""
        cells = state.cells
        deck = state.deck
        amber = cells[AMBER_OF + seat]
        placed: Int = 0
        gains: Int = 0
        paid: Int = 0
        cost: Int = 0
        founder = cells[FIRST_SET + seat]
        while founder != NONE:
            accepts = state.accepts[founder]
            length = self._set(state, founder, accepts)
            if accepts != 0:
                supplied: Int = 1 if accepts & in_reach != 0 else 0
                join = best_join(state, seat, founder, placed)
                if join != NO_JOIN:
                    placed |= 1 << place_of_join(join)
                    gain = gain_of_join(join) // POINT
                    gains += gain
                    cost += deck.cost[card_of_join(join)]
                    supplied += 2
                    if cost <= amber:
                        paid += gain
                        supplied += 2
                self.add(_SUPPLIED + length * 6 + supplied)
            founder = state.next_set[founder]
        self.add(_GAINS + least(gains, _MOST_GAIN))
        self.add(_PAID_GAINS + least(paid, _MOST_GAIN))
        size: Int = 0
        pairs: Int = 0
        card = cells[FIRST_IN + seat]
        while card != NONE:
            self.add(IN_STUDY + card)
            if (placed >> least(size, 62)) & 1 == 0:
                cost += deck.cost[card]
                if has_partner(state, seat, card):
                    pairs += 1
            size += 1
            card = state.next_card[card]
        short = amber - cost
        self.add(_SHORTAGE + 4 + (least(short, 4) if short > -4 else -4))
        self.add(_STUDY + least(size, 10))
        self.add(_PAIRS + least(pairs, 6))

    def _set(self, state: State, founder: Int, accepts: Int) -> Int:
        """The set's own feature; returns 0 for a lone card, 1 for two of a Family, else the
        length.
        """
        deck = state.deck
        kind = state.rows[founder * ROW + KIND]
        length = state.rows[founder * ROW + LENGTH]
        if kind == NONE:
            self.add(SINGLE + deck.family[founder] * 4 + deck.size[founder])
            return 0
        if accepts == 0:
            self.add(_COMPLETE + (0 if kind < FAMILIES else 1))
            return 0
        if kind < FAMILIES:
            # Eggs always fit; what else does is one Size, or several after an Egg (§4.5).
            sizes = (accepts >> (kind * 4 + 1)) & 7
            waits: Int = 1 if sizes == 1 else (2 if sizes == 2 else (3 if sizes == 4 else 0))
            self.add(FAMILY_TWO + kind * 4 + waits)
            return 1
        size = kind - SIZE_KIND - 1
        if length < 4:
            self.add(_SIZE_SET + size * 2 + length - 2)
        else:
            family: Int = 0
            while family < FAMILIES - 1 and (accepts >> (family * 4)) & 1 == 0:
                family += 1
            self.add(SIZE_FOUR + size * FAMILIES + family)
        return length


def most_gain(state: State, seat: Int, card: Int) -> Int:
    """What the card would score in the seat's set where it scores most."""
    trait = state.deck.trait[card]
    most: Int = 0
    founder = state.cells[FIRST_SET + seat]
    while founder != NONE:
        if state.accepts[founder] & trait != 0:
            gain = join_gain(state, seat, founder, card)
            if gain > most:
                most = gain
        founder = state.next_set[founder]
    return most
