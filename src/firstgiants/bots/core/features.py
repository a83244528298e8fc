"""A position as one seat sees it, in small numbers for the learned evaluation.

Most features are marks (1 or absent), some are counts. Only those that are not 0 are listed, so
that the evaluation costs what the position holds, not what a position could hold.
"""

from typing import Final, final

from ...rules.core.kit import Int, Ints, ints
from ...rules.core.state import (
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
from ...rules.core.tables import joins_single
from ...rules.core.words import (
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
from .worth import full_length, join_gain

LAYOUT: Final = 1
"""Raised with every change of the list below: a model fits one layout only."""

_PLAYERS: Final = 0
_TOKENS_LEFT: Final = _PLAYERS + 4
_DECK_LEFT: Final = _TOKENS_LEFT + 25
_DISTANCE: Final = _DECK_LEFT + 14  # turns until it is this seat's
_LAST_TURNS: Final = _DISTANCE + 5  # the end is near: turn over, on, to come
_AMBER: Final = _LAST_TURNS + 3
_OUT: Final = _AMBER + 13
_BACK: Final = _OUT + 5
_EFFECT: Final = _BACK + 5
_SECOND: Final = _EFFECT + 8
_WAITING: Final = _SECOND + 1
_HELD: Final = _WAITING + 4
_SAFE: Final = _HELD + KINDS
_THREATENED: Final = _SAFE + KINDS
_IN_REACH: Final = _THREATENED + KINDS
_SINGLE: Final = _IN_REACH + KINDS
_FAMILY_TWO: Final = _SINGLE + 4 * FAMILIES
_SIZE_SET: Final = _FAMILY_TWO + FAMILIES
_COMPLETE: Final = _SIZE_SET + 9
_MATCHES: Final = _COMPLETE + 2
_GAINS: Final = _MATCHES + 6
_PAID_GAINS: Final = _GAINS + 1
_SHORTAGE: Final = _PAID_GAINS + 1
_STUDY: Final = _SHORTAGE + 9
_PAIRS: Final = _STUDY + 11
_BEST_DIG: Final = _PAIRS + 7
_GOOD_DIGS: Final = _BEST_DIG + 1
_IN_STUDY: Final = _GOOD_DIGS + 5  # + card


def count_features(cards: Int) -> Int:
    """How many there are with a deck of that many cards."""
    return _IN_STUDY + 2 * cards


def least(a: Int, b: Int) -> Int:
    return a if a < b else b


@final
class Features:
    """The features of one seat: the first ``count`` of ``which``, each with its number."""

    def __init__(self) -> None:
        self.which: Ints = ints(256, 0)
        self.number: Ints = ints(256, 0)
        self.count: Int = 0
        self.longest: Ints = ints(MAX_SEATS * KINDS, 0)

    def add(self, feature: Int, number: Int) -> None:
        if self.count < 256:
            self.which[self.count] = feature
            self.number[self.count] = number
            self.count += 1

    def compare_sets(self, state: State) -> None:
        """Note each seat's longest set of each kind; once for a position, before ``read``."""
        longest = self.longest
        at: Int = 0
        while at < MAX_SEATS * KINDS:
            longest[at] = 0
            at += 1
        seat: Int = 0
        while seat < state.cells[SEATS]:
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
        self._sets(state, seat)
        self._study(state, seat)
        self._sites(state, seat)

    def _time(self, state: State, seat: Int) -> None:
        cells = state.cells
        seats = cells[SEATS]
        active = cells[ACTIVE]
        self.add(_PLAYERS + seats - 2, 1)
        if cells[ENDING] != NOT_ENDING:
            self.add(_LAST_TURNS + (0 if seat < active else (1 if seat == active else 2)), 1)
        else:
            self.add(_TOKENS_LEFT + least(cells[TOKENS], 24), 1)
            self.add(_DECK_LEFT + least((state.deck.count - cells[DEALT]) // 6, 13), 1)
            distance = seat - active
            self.add(_DISTANCE + (distance if distance >= 0 else distance + seats), 1)
        self.add(_AMBER + least(cells[AMBER_OF + seat], 12), 1)
        self.add(_OUT + cells[OUT_OF + seat], 1)

    def _open_question(self, state: State, seat: Int) -> None:
        cells = state.cells
        phase = cells[PHASE]
        if phase == RECLAIMING:
            if seat == cells[ACTIVE]:
                self.add(_BACK + least(cells[MARKERS_BACK], 4), 1)
        elif phase != TURN:
            if cells[WAITING] > 0 and seat == cells[OWNER]:
                self.add(_WAITING + least(cells[WAITING], 4) - 1, 1)
            if seat == cells[DECIDER]:
                if phase == EFFECT:
                    self.add(_EFFECT + state.deck.effect_do[cells[CURRENT]], 1)
                elif phase == SECOND_DISPLAY:
                    self.add(_SECOND, 1)

    def _news(self, state: State, seat: Int) -> None:
        cells = state.cells
        longest = self.longest
        kind: Int = 0
        while kind < KINDS:
            record = cells[RECORD_LENGTH + kind]
            if cells[HOLDER + kind] == seat:
                if record == full_length(kind):
                    self.add(_SAFE + kind, 1)
                else:
                    self.add(_HELD + kind, 1)
                    other: Int = 0
                    while other < cells[SEATS]:
                        if other != seat and longest[other * KINDS + kind] == record:
                            self.add(_THREATENED + kind, 1)
                            other = MAX_SEATS
                        other += 1
            elif record > 0 and longest[seat * KINDS + kind] == record:
                self.add(_IN_REACH + kind, 1)
            kind += 1

    def _sets(self, state: State, seat: Int) -> None:
        deck = state.deck
        founder = state.cells[FIRST_SET + seat]
        while founder != NONE:
            kind = state.rows[founder * ROW + KIND]
            length = state.rows[founder * ROW + LENGTH]
            if kind == NONE:
                self.add(_SINGLE + deck.family[founder] * 4 + deck.size[founder], 1)
            elif length == full_length(kind):
                self.add(_COMPLETE + (0 if kind < FAMILIES else 1), 1)
            elif kind < FAMILIES:
                self.add(_FAMILY_TWO + kind, 1)
            else:
                self.add(_SIZE_SET + (kind - SIZE_KIND - 1) * 3 + length - 2, 1)
            founder = state.next_set[founder]

    def _study(self, state: State, seat: Int) -> None:
        """The cards of the Study, and which of them the sets wait for (as in ``worth``)."""
        cells = state.cells
        deck = state.deck
        amber = cells[AMBER_OF + seat]
        placed: Int = 0
        matches: Int = 0
        gains: Int = 0
        paid: Int = 0
        cost: Int = 0
        founder = cells[FIRST_SET + seat]
        while founder != NONE and matches < 5:
            accepts = state.accepts[founder]
            best: Int = 0
            best_place: Int = 0
            best_cost: Int = 0
            place: Int = 1
            card = cells[FIRST_IN + seat] if accepts != 0 else NONE
            while card != NONE:
                if accepts & deck.trait[card] != 0 and placed & place == 0:
                    gain = join_gain(state, seat, founder, card)
                    if gain > best:
                        best = gain
                        best_place = place
                        best_cost = deck.cost[card]
                place <<= 1
                card = state.next_card[card]
            if best > 0:
                placed |= best_place
                matches += 1
                gains += best // 100
                cost += best_cost
                if cost <= amber:
                    paid += best // 100
            founder = state.next_set[founder]
        self.add(_MATCHES + matches, 1)
        if matches > 0:
            self.add(_GAINS, gains)
            self.add(_PAID_GAINS, paid)
        size: Int = 0
        pairs: Int = 0
        place = 1
        card = cells[FIRST_IN + seat]
        while card != NONE:
            self.add(_IN_STUDY + card, 1)
            if placed & place == 0:
                cost += deck.cost[card]
                if _has_partner(state, seat, card):
                    pairs += 1
            size += 1
            place <<= 1
            card = state.next_card[card]
        short = amber - cost
        self.add(_SHORTAGE + 4 + (least(short, 4) if short > -4 else -4), 1)
        self.add(_STUDY + least(size, 10), 1)
        self.add(_PAIRS + least(pairs, 6), 1)

    def _sites(self, state: State, seat: Int) -> None:
        """What could be dug for; the very cards only for the seat that digs now."""
        cells = state.cells
        deck = state.deck
        digs_now = cells[PHASE] == TURN and cells[ACTIVE] == seat
        if cells[OUT_OF + seat] == MARKERS:
            return
        best: Int = 0
        good: Int = 0
        slot: Int = 0
        while slot < SLOTS:
            card = cells[LYING + slot]
            if card != NONE and (cells[SITES_OF + seat] >> (slot >> 1)) & 1 == 0:
                if digs_now:
                    self.add(_IN_STUDY + deck.count + card, 1)
                most: Int = 0
                founder = cells[FIRST_SET + seat]
                while founder != NONE:
                    if state.accepts[founder] & deck.trait[card] != 0:
                        gain = join_gain(state, seat, founder, card)
                        if gain > most:
                            most = gain
                    founder = state.next_set[founder]
                if most > 0:
                    good += 1
                    if most > best:
                        best = most
            slot += 1
        self.add(_BEST_DIG, best // 100)
        self.add(_GOOD_DIGS + least(good, 4), 1)


def _has_partner(state: State, seat: Int, card: Int) -> bool:
    """Could another card of the Study join this one in a new set?"""
    deck = state.deck
    mask = joins_single(deck.family[card], deck.size[card])
    other = state.cells[FIRST_IN + seat]
    while other != NONE:
        if other != card and mask & deck.trait[other] != 0:
            return True
        other = state.next_card[other]
    return False
