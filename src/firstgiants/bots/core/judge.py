"""Who will win, and with how many points: the judgement at the leaves of the search.

The learned evaluation is a network of one hidden layer over ``features``, in whole numbers, so that
it says the same in every build. It corrects the final score that ``worth`` foretells by rules of
thumb, which stand alone where no model fits the deck. Chances of winning follow from the foretold
scores: a lead weighs the more, the fewer turns are left.
"""

from typing import Final, final

from ...rules.core.kit import Int, Ints, ints
from ...rules.core.scoring import total
from ...rules.core.state import PHASE, SEATS, State
from ...rules.core.words import MAX_SEATS, OVER
from .features import Features, count_features
from .worth import POINT, turns_left, worth

WIN: Final = 10_000
"""A sure win, in chances."""

UNIT: Final = 1024
"""A weight of 1 in the model's whole numbers."""

STAGES: Final = 17
"""Turns left, from 0 to 16: each has its own spread of the final scores."""

STEPS: Final = 256
"""The table of falling chances has a step for each quarter of the spread's unit."""


@final
class Model:
    """The weights: ``first`` (a row of ``hidden`` for each feature), ``second``, and biases."""

    def __init__(
        self,
        hidden: Int,
        first: list[int],
        first_bias: list[int],
        second: list[int],
        second_bias: Int,
    ) -> None:
        self.hidden = hidden
        self.first: Ints = _vector(first)
        self.first_bias: Ints = _vector(first_bias)
        self.second: Ints = _vector(second)
        self.second_bias: Int = second_bias
        self.sums: Ints = ints(hidden, 0)


def _vector(numbers: list[int]) -> Ints:
    vector = ints(len(numbers), 0)
    at: Int = 0
    for number in numbers:
        vector[at] = number
        at += 1
    return vector


@final
class Judge:
    """Judges positions; after ``look``, ``chance`` and ``score`` hold a number for each seat."""

    def __init__(self, model: Model | None, spreads: list[int], falling: list[int]) -> None:
        """``spreads``: hundredths of a point for each stage. ``falling``: the chance table."""
        self.model = model
        self.spreads: Ints = _vector(spreads)
        self.falling: Ints = _vector(falling)
        self.features: Features = Features()
        self.chance: Ints = ints(MAX_SEATS, 0)  # of WIN
        self.score: Ints = ints(MAX_SEATS, 0)  # the foretold final score, in hundredths
        self.looks: Int = 0

    def look(self, state: State) -> None:
        """Judge a position."""
        self.looks += 1
        seats = state.cells[SEATS]
        if state.cells[PHASE] == OVER:
            self._result(state, seats)
            return
        model = self.model
        seat: Int = 0
        if model is None:
            while seat < seats:
                self.score[seat] = worth(state, seat)
                seat += 1
        else:
            self.features.compare_sets(state)
            while seat < seats:
                self.features.read(state, seat)
                self.score[seat] = worth(state, seat) + correction(model, self.features)
                seat += 1
        self._chances(state, seats)

    def _result(self, state: State, seats: Int) -> None:
        best: Int = -1
        tied: Int = 0
        seat: Int = 0
        while seat < seats:
            points = total(state, seat)
            self.score[seat] = points * POINT
            if points > best:
                best = points
                tied = 0
            if points == best:
                tied += 1
            seat += 1
        seat = 0
        while seat < seats:
            self.chance[seat] = WIN // tied if self.score[seat] == best * POINT else 0
            seat += 1

    def _chances(self, state: State, seats: Int) -> None:
        best = self.score[0]
        seat: Int = 1
        while seat < seats:
            if self.score[seat] > best:
                best = self.score[seat]
            seat += 1
        spread = self.spreads[turns_left(state, seats - 1)]
        whole: Int = 0
        seat = 0
        while seat < seats:
            step = (best - self.score[seat]) * 4 // spread
            weight = self.falling[step if step < STEPS else STEPS - 1]
            self.chance[seat] = weight
            whole += weight
            seat += 1
        seat = 0
        while seat < seats:
            self.chance[seat] = self.chance[seat] * WIN // whole
            seat += 1


def correction(model: Model, features: Features) -> Int:
    """What the rules of thumb miss, in hundredths of a point."""
    hidden = model.hidden
    sums = model.sums
    first = model.first
    at: Int = 0
    while at < hidden:
        sums[at] = model.first_bias[at]
        at += 1
    entry: Int = 0
    while entry < features.count:
        row = features.which[entry] * hidden
        number = features.number[entry]
        at = 0
        if number == 1:
            while at < hidden:
                sums[at] += first[row + at]
                at += 1
        elif number != 0:
            while at < hidden:
                sums[at] += first[row + at] * number
                at += 1
        entry += 1
    out = model.second_bias * UNIT
    at = 0
    while at < hidden:
        if sums[at] > 0:
            out += sums[at] * model.second[at]
        at += 1
    return out * POINT // (UNIT * UNIT)


def fits(model: Model, cards: Int) -> bool:
    """Has the model a row for each feature of a deck of that many cards?"""
    return len(model.first) == count_features(cards) * model.hidden
