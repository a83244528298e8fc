"""Chances of winning and expected scores: the evaluation at the leaves of the search.

The learned evaluation is a network over ``features`` in integers, so that every build computes the
same. It sums each seat's features twice, once as its own and once as an opponent's. One hidden
layer evaluates a seat from its own sums and the opponents' sums of the others. The network corrects
the score that the heuristic expects and the logit that follows from it. Where no model fits the
deck, the heuristic stands alone.
"""

from typing import Final, final

from .constants import MAX_SEATS, OVER
from .features import Features
from .heuristic import POINT, heuristic_score, turns_left
from .ints import Int, Ints, ints, vector
from .policy import Policy
from .scoring import total
from .state import PHASE, SEATS, State

WIN: Final = 10_000
"""A sure win, in chances."""

UNIT: Final = 1024
"""A logit of 1: a seat that has 1 less wins e times less often."""

STAGES: Final = 17
"""Turns left, from 0 to 16: a point means a different logit in each."""

EXP_STEPS: Final = 1536
"""The table of exp(-x) has 128 steps for each unit of x."""
_STEP_BITS: Final = 3

LANES: Final = 4
"""One number packs four sums of 16 bits, which one addition adds."""
LANE_BITS: Final = 16
_LANE: Final = 0xFFFF
_HALF_LANE: Final = 0x8000
SUM_UNIT: Final = 128
"""A sum of 1, before the hidden layer."""
OUTPUTS: Final = 2
"""Logit and score."""
OUT_BITS: Final = 10
"""The hidden layer's weights are in 1024ths."""


@final
class Network:
    """Rows of packed sums, one for each feature: ``words`` numbers for the seat's own feature, then
    as many for an opponent's. The last word holds the direct outputs, logit and score. ``logit``
    and ``score`` are the weights of the hidden layer.
    """

    def __init__(
        self, words: Int, rows: list[int], bias: list[int], logit: list[int], score: list[int]
    ) -> None:
        self.words: Int = words
        self.rows: Ints = vector(rows)
        self.bias: Ints = vector(bias)
        self.logit: Ints = vector(logit)
        self.score: Ints = vector(score)
        self.own: Ints = ints(words * MAX_SEATS, 0)
        self.others: Ints = ints(words * MAX_SEATS, 0)
        self.out_logit: Int = 0
        self.out_score: Int = 0

    def gather(self, features: Features, seat: Int) -> None:
        """Sum up a seat's features."""
        words = self.words
        rows = self.rows
        own = self.own
        others = self.others
        active = features.active
        base = seat * words
        word: Int = 0
        # Three numbers at a time: their sums stay in registers.
        while word + 2 < words:
            own_0: Int = self.bias[word]
            own_1: Int = self.bias[word + 1]
            own_2: Int = self.bias[word + 2]
            other_0: Int = 0
            other_1: Int = 0
            other_2: Int = 0
            feature: Int = 0
            while feature < features.count:
                row = active[feature] * words * 2 + word
                own_0 += rows[row]
                own_1 += rows[row + 1]
                own_2 += rows[row + 2]
                row += words
                other_0 += rows[row]
                other_1 += rows[row + 1]
                other_2 += rows[row + 2]
                feature += 1
            own[base + word] = own_0
            own[base + word + 1] = own_1
            own[base + word + 2] = own_2
            others[base + word] = other_0
            others[base + word + 1] = other_1
            others[base + word + 2] = other_2
            word += 3
        while word < words:
            own_0 = self.bias[word]
            other_0 = 0
            feature = 0
            while feature < features.count:
                row = active[feature] * words * 2 + word
                own_0 += rows[row]
                other_0 += rows[row + words]
                feature += 1
            own[base + word] = own_0
            others[base + word] = other_0
            word += 1

    def evaluate_seat(self, seat: Int, seats: Int) -> None:
        """The seat's logit, in UNITs, and the correction of its score, in hundredths."""
        words = self.words
        own = self.own
        others = self.others
        logit: Int = 0
        score: Int = 0
        unit: Int = 0
        word: Int = 0
        while word < words:
            packed = own[seat * words + word]
            other: Int = 0
            while other < seats:
                if other != seat:
                    packed += others[other * words + word]
                other += 1
            lane: Int = 0
            while lane < LANES:
                value = ((packed + _HALF_LANE) & _LANE) - _HALF_LANE
                packed = (packed - value) >> LANE_BITS
                if word == words - 1:
                    if lane == 0:
                        logit += value << OUT_BITS
                    elif lane == 1:
                        score += value << OUT_BITS
                elif value > 0:
                    logit += value * self.logit[unit]
                    score += value * self.score[unit]
                unit += 1
                lane += 1
            word += 1
        # Sums are in 128ths, so 2**17 is a logit of 1, or one point.
        self.out_logit = logit >> 7
        self.out_score = (score * POINT) >> 17


@final
class Evaluator:
    """Evaluates positions; afterwards ``chance`` and ``score`` hold a number for each seat."""

    def __init__(
        self,
        networks: list[Network],
        policies: list[Policy],
        point_logits: list[int],
        exp_table: list[int],
        gains: bool,
    ) -> None:
        """``networks`` and ``policies`` are for two seats and for more; none for the heuristic
        alone.

        ``point_logits`` is the logit of a point, in UNITs: STAGES numbers for two seats and as many
        for more. ``exp_table`` is exp(-x) in 65536ths. ``gains``: the networks have the features of
        what cards would pay.
        """
        self.learned: bool = len(networks) > 0
        self.networks = networks
        self.policies = policies
        self.point_logits: Ints = vector(point_logits)
        self.exp_table: Ints = vector(exp_table)
        self.features: Features = Features(gains)
        self.chance: Ints = ints(MAX_SEATS, 0)  # of WIN
        self.score: Ints = ints(MAX_SEATS, 0)  # the expected final score, in hundredths
        self.logit: Ints = ints(MAX_SEATS, 0)
        self.evaluations: Int = 0

    def policy_for(self, seats: Int) -> Policy | None:
        """The policy for this number of seats, if there is one."""
        return self.policies[0 if seats == 2 else 1] if self.learned else None

    def evaluate(self, state: State) -> None:
        """Evaluate a position."""
        self.evaluations += 1
        seats = state.cells[SEATS]
        if state.cells[PHASE] == OVER:
            self._result(state, seats)
            return
        point = self.point_logits[turns_left(state, seats - 1) + (STAGES if seats > 2 else 0)]
        seat: Int = 0
        while seat < seats:
            value = heuristic_score(state, seat)
            self.score[seat] = value
            self.logit[seat] = value * point // POINT
            seat += 1
        if self.learned:
            self._correct(state, seats, self.networks[0 if seats == 2 else 1])
        self._chances(seats)

    def _correct(self, state: State, seats: Int, network: Network) -> None:
        features = self.features
        features.compare_sets(state)
        seat: Int = 0
        while seat < seats:
            features.read(state, seat)
            network.gather(features, seat)
            seat += 1
        seat = 0
        while seat < seats:
            network.evaluate_seat(seat, seats)
            self.logit[seat] += network.out_logit
            self.score[seat] += network.out_score
            seat += 1

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

    def _chances(self, seats: Int) -> None:
        """Softmax over the seats' logits."""
        logit = self.logit
        best = logit[0]
        seat: Int = 1
        while seat < seats:
            if logit[seat] > best:
                best = logit[seat]
            seat += 1
        sum_of_weights: Int = 0
        seat = 0
        while seat < seats:
            step = (best - logit[seat]) >> _STEP_BITS
            if step >= EXP_STEPS:
                step = EXP_STEPS - 1
            weight = self.exp_table[step]
            self.chance[seat] = weight
            sum_of_weights += weight
            seat += 1
        seat = 0
        while seat < seats:
            self.chance[seat] = self.chance[seat] * WIN // sum_of_weights
            seat += 1
