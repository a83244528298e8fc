"""The search's priors: how promising a choice looks, from a learned weight for each feature.

The search asks once for each choice of a new position, so this must cost little: it plays no
choice, and computes once what all choices of a position share.
"""

from typing import Final, final

from .choices import card_of, set_of, verb_of
from .constants import (
    AMBER,
    DIG,
    DO_AMBER,
    DO_DISPLAY_FREE,
    DO_POINTS,
    EFFECT,
    FAMILIES,
    LAST_GAIN,
    NONE,
    RECLAIM,
    RECLAIMING,
    SHOW,
    SKIP,
    SLOTS,
    USE,
)
from .deck_tables import ANYONE
from .features import LAYOUT, least, most_gain
from .heuristic import NO_JOIN, POINT, best_join, card_of_join, gain_of_join, join_gain, turns_left
from .ints import Int, Ints, ints, vector
from .state import (
    AMBER_OF,
    CURRENT,
    DECIDER,
    FIRST_IN,
    FIRST_SET,
    KIND,
    LENGTH,
    LISTENS_TO,
    LYING,
    MARKERS_BACK,
    OUT_OF,
    PHASE,
    ROW,
    SEATS,
    SITES_OF,
    State,
)
from .take_gain import take_gain

_STAGES: Final = 4
_GAINS: Final = 13  # 0 to 12 points
_AMBERS: Final = 5
_OUTS: Final = 5
_DOS: Final = 9  # what a card's first effect with a choice does, or that it has none
_LENGTHS: Final = 5

# The first feature of each group; those that name a card come last.
_DIG_GAIN: Final = 0
_DIG_DENIED: Final = _DIG_GAIN + _GAINS * 2 * _STAGES
_DIG_PARTNER: Final = _DIG_DENIED + _GAINS * 2
_DIG_SIGNALS: Final = _DIG_PARTNER + 2
_DIG_OUT: Final = _DIG_SIGNALS + 2
_DIG_DO: Final = _DIG_OUT + _OUTS * _STAGES
_RECLAIM: Final = _DIG_DO + _DOS * _GAINS
_RECLAIM_STAGE: Final = _RECLAIM + _OUTS * _AMBERS * _GAINS
_RECLAIM_DIG: Final = _RECLAIM_STAGE + _OUTS * _STAGES
_AMBER: Final = _RECLAIM_DIG + _GAINS
_AMBER_PAID: Final = _AMBER + _OUTS * _AMBERS * _STAGES
_AMBER_UNPAID: Final = _AMBER_PAID + _GAINS
_JOIN: Final = _AMBER_UNPAID + _GAINS * _AMBERS
_JOIN_BEST: Final = _JOIN + _GAINS * _STAGES
_JOIN_SET: Final = _JOIN_BEST + _GAINS
_NEW: Final = _JOIN_SET + _LENGTHS * 2
_NEW_PAID: Final = _NEW + 2 * _STAGES
_SHOW_COST: Final = _NEW_PAID + _GAINS
_SHOW_LISTENS: Final = _SHOW_COST + 3 * _AMBERS * 3
_OTHER: Final = _SHOW_LISTENS + 2 * _STAGES  # trade, point, skip
_OTHER_PAID: Final = _OTHER + 8 * _STAGES * _AMBERS
_SKIP: Final = _OTHER_PAID + 8 * _GAINS
CARDS: Final = _SKIP + _DOS * _GAINS
# Groups with one feature per card: dug (by stage), dug (by amber), shown, shown as new, used.
CHOICE_CARD_GROUPS: Final = _STAGES + _AMBERS + 3

_UNIT_BITS: Final = 4
_LOWEST: Final = 8 * 1024
_TABLE: Final = 768
"""Weights are logits in 1024ths; the table of exp(x) has 64 steps for each unit, from -8 to 4."""


# After the cards: what a card to dig for would pay.
_POINTS: Final = 7
_GAIN_FEATURES: Final = _POINTS * _STAGES + _AMBERS * _AMBERS


def count_choice_features(cards: Int, layout: Int) -> Int:
    gains: Int = _GAIN_FEATURES if layout == LAYOUT else 0
    return CARDS + CHOICE_CARD_GROUPS * cards + gains


def exp_table_length() -> Int:
    return _TABLE


@final
class Policy:
    """Call ``begin`` with a position, then ``prior`` for each of its choices."""

    def __init__(self, weights: list[int], exp_table: list[int], gains: bool) -> None:
        """``exp_table`` is exp(x - 8) in 65536ths. ``gains``: list also what a card would pay."""
        self.gains: bool = gains
        self.weights: Ints = vector(weights)
        self.exp_table: Ints = vector(exp_table)
        self.active: Ints = ints(32, 0)
        self.count: Int = 0
        self.seat: Int = 0
        self.next: Int = 0
        self.stage: Int = 0
        self.amber: Int = 0
        self.paid: Int = 0
        self.unpaid: Int = 0
        self.lacking: Int = 0

    def begin(self, state: State) -> None:
        """Compute what the choices of the open decision have in common."""
        cells = state.cells
        seat = cells[DECIDER]
        self.seat = seat
        self.next = 0 if seat + 1 == cells[SEATS] else seat + 1
        turns = turns_left(state, seat)
        self.stage = 0 if turns < 2 else (1 if turns < 4 else (2 if turns < 8 else 3))
        amber = cells[AMBER_OF + seat]
        self.amber = least(amber, _AMBERS - 1)
        free = cells[PHASE] == EFFECT and state.deck.effect_do[cells[CURRENT]] == DO_DISPLAY_FREE
        self.paid = 0
        self.unpaid = 0
        self.lacking = 0
        founder = cells[FIRST_SET + seat]
        while founder != NONE:
            join = best_join(state, seat, founder, 0)
            if join != NO_JOIN:
                gain = gain_of_join(join)
                lacking = state.deck.cost[card_of_join(join)] - amber
                if lacking <= 0 or free:
                    if gain > self.paid:
                        self.paid = gain
                elif gain > self.unpaid:
                    self.unpaid = gain
                    self.lacking = lacking
            founder = state.next_set[founder]
        self.paid = least(self.paid // POINT, _GAINS - 1)
        self.unpaid = least(self.unpaid // POINT, _GAINS - 1)

    def prior(self, state: State, choice: Int) -> Int:
        """The choice's share of the visits, relative to the other choices of the position."""
        self.read(state, choice)
        weight: Int = _LOWEST
        index: Int = 0
        while index < self.count:
            weight += self.weights[self.active[index]]
            index += 1
        step = weight >> _UNIT_BITS
        if step < 0:
            step = 0
        elif step >= _TABLE:
            step = _TABLE - 1
        return self.exp_table[step]

    def _add(self, feature: Int) -> None:
        self.active[self.count] = feature
        self.count += 1

    def _add_card(self, state: State, group: Int, card: Int) -> None:
        self._add(CARDS + group * state.deck.count + card)

    def read(self, state: State, choice: Int) -> None:
        """List the features of a choice."""
        self.count = 0
        verb = verb_of(choice)
        if verb == DIG:
            self._dig(state, card_of(choice))
        elif verb == SHOW:
            self._show(state, card_of(choice), set_of(choice))
        elif verb == RECLAIM:
            self._reclaim(state)
        elif verb == AMBER:
            back = least(state.cells[MARKERS_BACK], _OUTS - 1)
            self._add(_AMBER + (back * _AMBERS + self.amber) * _STAGES + self.stage)
            self._add(_AMBER_PAID + self.paid)
            self._add(_AMBER_UNPAID + self.unpaid * _AMBERS + least(self.lacking, _AMBERS - 1))
        elif verb == USE:
            self._add_card(state, _STAGES + _AMBERS + 2, card_of(choice))
        else:
            self._add(_OTHER + (verb * _STAGES + self.stage) * _AMBERS + self.amber)
            self._add(_OTHER_PAID + verb * _GAINS + self.paid)
            if verb == SKIP:
                do = state.deck.effect_do[state.cells[CURRENT]]
                self._add(_SKIP + do * _GAINS + self.paid)

    def _dig(self, state: State, card: Int) -> None:
        cells = state.cells
        deck = state.deck
        seat = self.seat
        gain = least(most_gain(state, seat, card) // POINT, _GAINS - 1)
        payable: Int = 1 if deck.cost[card] <= cells[AMBER_OF + seat] else 0
        self._add(_DIG_GAIN + (gain * 2 + payable) * _STAGES + self.stage)
        other = self.next
        in_reach: Int = 1 if self._reaches(state, other, card) else 0
        denied = least(most_gain(state, other, card) // POINT, _GAINS - 1)
        self._add(_DIG_DENIED + denied * 2 + in_reach)
        # Like `has_partner`, here and below in place: the calls would cost the search 5 %.
        mask = deck.joins[card]
        partner: Int = 0
        mine = cells[FIRST_IN + seat]
        while mine != NONE and partner == 0:
            if mask & deck.trait[mine] != 0:
                partner = 1
            mine = state.next_card[mine]
        self._add(_DIG_PARTNER + partner)
        signals = deck.signals[card]
        listens_to = cells[LISTENS_TO + seat] & (signals | (signals >> ANYONE))
        self._add(_DIG_SIGNALS + (1 if listens_to != 0 else 0))
        self._add(_DIG_OUT + cells[OUT_OF + seat] * _STAGES + self.stage)
        do: Int = _DOS - 1
        effect = deck.first_effect[card]
        while effect < deck.first_effect[card + 1]:
            if deck.effect_do[effect] > LAST_GAIN and deck.effect_opponents[effect] == 0:
                do = deck.effect_do[effect]
                break
            effect += 1
        self._add(_DIG_DO + do * _GAINS + self.paid)
        self._add_card(state, self.stage, card)
        self._add_card(state, _STAGES + self.amber, card)
        if self.gains:
            base = CARDS + CHOICE_CARD_GROUPS * deck.count
            points = least(take_gain(state, seat, card, DO_POINTS), _POINTS - 1)
            self._add(base + points * _STAGES + self.stage)
            amber = least(take_gain(state, seat, card, DO_AMBER), _AMBERS - 1)
            self._add(base + _POINTS * _STAGES + amber * _AMBERS + self.amber)

    def _reaches(self, state: State, seat: Int, card: Int) -> bool:
        """Do the seat's markers allow it to dig for the card?"""
        cells = state.cells
        slot: Int = 0
        while slot < SLOTS - 1 and cells[LYING + slot] != card:
            slot += 1
        return (cells[SITES_OF + seat] >> (slot >> 1)) & 1 == 0

    def _reclaim(self, state: State) -> None:
        cells = state.cells
        out = cells[OUT_OF + self.seat]
        self._add(_RECLAIM + (out * _AMBERS + self.amber) * _GAINS + self.paid)
        self._add(_RECLAIM_STAGE + out * _STAGES + self.stage)
        best: Int = 0
        marked = cells[SITES_OF + self.seat]
        slot: Int = 0
        while slot < SLOTS:
            card = cells[LYING + slot]
            if card != NONE and (marked >> (slot >> 1)) & 1 == 0:
                gain = most_gain(state, self.seat, card)
                if gain > best:
                    best = gain
            slot += 1
        self._add(_RECLAIM_DIG + least(best // POINT, _GAINS - 1))

    def _show(self, state: State, card: Int, founder: Int) -> None:
        deck = state.deck
        how: Int = 0 if state.cells[PHASE] == RECLAIMING else 1
        if how == 1 and deck.effect_do[state.cells[CURRENT]] == DO_DISPLAY_FREE:
            how = 2
        self._add(_SHOW_COST + ((deck.cost[card] - 1) * _AMBERS + self.amber) * 3 + how)
        self._add(_SHOW_LISTENS + (1 if deck.listens_to[card] != 0 else 0) * _STAGES + self.stage)
        self._add_card(state, _STAGES + _AMBERS, card)
        if founder == NONE:
            mask = deck.joins[card]
            partner: Int = 0
            mine = state.cells[FIRST_IN + self.seat]
            while mine != NONE and partner == 0:
                if mine != card and mask & deck.trait[mine] != 0:
                    partner = 1
                mine = state.next_card[mine]
            self._add(_NEW + partner * _STAGES + self.stage)
            self._add(_NEW_PAID + self.paid)
            self._add_card(state, _STAGES + _AMBERS + 1, card)
            return
        gain = least(join_gain(state, self.seat, founder, card) // POINT, _GAINS - 1)
        self._add(_JOIN + gain * _STAGES + self.stage)
        short = self.paid - gain
        self._add(_JOIN_BEST + (short if short > 0 else 0))
        kind = state.rows[founder * ROW + KIND]
        length = state.rows[founder * ROW + LENGTH] - 1
        self._add(_JOIN_SET + length * 2 + (1 if kind != NONE and kind < FAMILIES else 0))
