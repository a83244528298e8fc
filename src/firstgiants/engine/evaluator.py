"""Who will win, and with how many points: the judgement at the leaves of the search.

The learned evaluation is a network over ``features``, in whole numbers, so that it says the same in
every build. Each seat's marks are summed up twice, once as its own and once as an opponent's; a
seat is judged by its own sums and the others' opponents' sums, through one hidden layer. The
network corrects the final score that ``worth`` foretells by rules of thumb, and the pull towards
victory that follows from it. Where no model fits the deck the rules of thumb stand alone.
"""

from typing import Final, final

from .constants import MAX_SEATS, OVER
from .features import Features
from .heuristic import POINT, turns_left, worth
from .ints import Int, Ints, ints
from .policy import Instinct, vector
from .scoring import total
from .state import PHASE, SEATS, State

WIN: Final = 10_000
"""A sure win, in chances."""

UNIT: Final = 1024
"""A pull of 1: who has it less than another wins e times less often."""

STAGES: Final = 17
"""Turns left, from 0 to 16: in each a point pulls differently."""

STEPS: Final = 1536
"""The table of falling chances has 128 steps for each unit of pull."""
_STEP_BITS: Final = 3

LANES: Final = 4
"""Four sums of 16 bits lie in one number, and are added at once."""
LANE_BITS: Final = 16
_LANE: Final = 0xFFFF
_HALF_LANE: Final = 0x8000
SUM_UNIT: Final = 128
"""A sum of 1, before the hidden layer."""
OUTPUTS: Final = 2
"""Pull and score."""
OUT_BITS: Final = 10
"""The hidden layer's weights are in 1024ths."""


@final
class Network:
    """Rows of packed sums, one for each mark: ``words`` numbers as one's own mark, then as many
    as an opponent's. The last word holds what goes past the hidden layer: pull and score.
    ``pull`` and ``score`` are the hidden layer's weights."""

    def __init__(
        self, words: Int, rows: list[int], bias: list[int], pull: list[int], score: list[int]
    ) -> None:
        self.words: Int = words
        self.rows: Ints = vector(rows)
        self.bias: Ints = vector(bias)
        self.pull: Ints = vector(pull)
        self.score: Ints = vector(score)
        self.own: Ints = ints(words * MAX_SEATS, 0)
        self.others: Ints = ints(words * MAX_SEATS, 0)
        self.out_pull: Int = 0
        self.out_score: Int = 0

    def gather(self, features: Features, seat: Int) -> None:
        """Sum up a seat's marks."""
        words = self.words
        rows = self.rows
        own = self.own
        others = self.others
        which = features.which
        base = seat * words
        word: Int = 0
        # Three numbers at a time: their sums stay in the processor.
        while word + 2 < words:
            own_0: Int = self.bias[word]
            own_1: Int = self.bias[word + 1]
            own_2: Int = self.bias[word + 2]
            other_0: Int = 0
            other_1: Int = 0
            other_2: Int = 0
            mark: Int = 0
            while mark < features.count:
                row = which[mark] * words * 2 + word
                own_0 += rows[row]
                own_1 += rows[row + 1]
                own_2 += rows[row + 2]
                row += words
                other_0 += rows[row]
                other_1 += rows[row + 1]
                other_2 += rows[row + 2]
                mark += 1
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
            mark = 0
            while mark < features.count:
                row = which[mark] * words * 2 + word
                own_0 += rows[row]
                other_0 += rows[row + words]
                mark += 1
            own[base + word] = own_0
            others[base + word] = other_0
            word += 1

    def judge(self, seat: Int, seats: Int) -> None:
        """The seat's pull, in UNITs, and its score beyond the rules of thumb, in hundredths."""
        words = self.words
        own = self.own
        others = self.others
        pull: Int = 0
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
                        pull += value << OUT_BITS
                    elif lane == 1:
                        score += value << OUT_BITS
                elif value > 0:
                    pull += value * self.pull[unit]
                    score += value * self.score[unit]
                unit += 1
                lane += 1
            word += 1
        # Sums are in 128ths, so 2**17 is one unit of pull, or one point.
        self.out_pull = pull >> 7
        self.out_score = (score * POINT) >> 17


@final
class Judge:
    """Judges positions; after ``look``, ``chance`` and ``score`` hold a number for each seat."""

    def __init__(
        self,
        networks: "list[Network]",
        instincts: "list[Instinct]",
        pulls: list[int],
        falling: list[int],
    ) -> None:
        """``networks``, ``instincts``: for two seats, and for more; none for rules of thumb only.
        ``pulls``: how much a point pulls, in 1024ths of a UNIT, STAGES numbers for two seats and
        as many for more. ``falling``: chances by the pull that is lacking, in 65536ths."""
        self.learned: bool = len(networks) > 0
        self.networks = networks
        self.instincts = instincts
        self.pulls: Ints = vector(pulls)
        self.falling: Ints = vector(falling)
        self.features: Features = Features()
        self.chance: Ints = ints(MAX_SEATS, 0)  # of WIN
        self.score: Ints = ints(MAX_SEATS, 0)  # the foretold final score, in hundredths
        self.pull: Ints = ints(MAX_SEATS, 0)
        self.looks: Int = 0

    def instinct_for(self, seats: Int) -> Instinct | None:
        """The instinct for so many seats, if there is one."""
        return self.instincts[0 if seats == 2 else 1] if self.learned else None

    def look(self, state: State) -> None:
        """Judge a position."""
        self.looks += 1
        seats = state.cells[SEATS]
        if state.cells[PHASE] == OVER:
            self._result(state, seats)
            return
        point = self.pulls[turns_left(state, seats - 1) + (STAGES if seats > 2 else 0)]
        seat: Int = 0
        while seat < seats:
            value = worth(state, seat)
            self.score[seat] = value
            self.pull[seat] = value * point // POINT
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
            network.judge(seat, seats)
            self.pull[seat] += network.out_pull
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
        """Who has more pull wins more often, by powers of e."""
        pull = self.pull
        best = pull[0]
        seat: Int = 1
        while seat < seats:
            if pull[seat] > best:
                best = pull[seat]
            seat += 1
        whole: Int = 0
        seat = 0
        while seat < seats:
            step = (best - pull[seat]) >> _STEP_BITS
            weight = self.falling[step if step < STEPS else STEPS - 1]
            self.chance[seat] = weight
            whole += weight
            seat += 1
        seat = 0
        while seat < seats:
            self.chance[seat] = self.chance[seat] * WIN // whole
            seat += 1
