"""The fast player: tries each choice and takes the one after which the judge likes it best."""

from typing import Final, final

from ...rules.core.choices import Legal
from ...rules.core.kit import Dice, Int, Ints, ints
from ...rules.core.scoring import total
from ...rules.core.state import DECIDER, PHASE, SEATS, State
from ...rules.core.turns import play
from ...rules.core.words import OVER
from .greedy import choose_greedily
from .judge import Judge
from .worth import turns_left, worth

_LOWEST: Final = -1_000_000_000


def utility(judge: Judge, seat: Int, seats: Int) -> Int:
    """What a seat strives for: to win, and a little for the lead, so that it never idles."""
    others: Int = 0
    at: Int = 0
    while at < seats:
        others += judge.score[at]
        at += 1
    mine = judge.score[seat]
    return judge.chance[seat] * 10 + mine - (others - mine) // (seats - 1)


def choose_at_once(state: State, legal: Legal, judge: Judge, dice: Dice, noise: Int) -> Int:
    """The best choice by one look each; up to ``noise`` is added to each at random."""
    legal.fill(state)
    seat = state.cells[DECIDER]
    best = legal.codes[0]
    if legal.count == 1:
        return best
    most: Int = _LOWEST
    at: Int = 0
    while at < legal.count:
        after = state.copy()
        play(after, legal.codes[at])
        judge.look(after)
        value = utility(judge, seat, state.cells[SEATS])
        if noise > 0:
            value += dice.below(noise)
        if value > most:
            most = value
            best = legal.codes[at]
        at += 1
    return best


@final
class Diary:
    """Positions met in games, as features, with what came of them: what training reads."""

    def __init__(self) -> None:
        self.which: list[int] = []
        self.number: list[int] = []
        self.entries: list[int] = []  # features of each line
        self.stage: list[int] = []  # turns left
        self.now: list[int] = []  # the final score by rules of thumb, in hundredths
        self.final: list[int] = []
        self.seats: list[int] = []  # lines of one position lie together, seat after seat

    def note(self, state: State, judge: Judge) -> None:
        """Write down a position, a line for each seat."""
        features = judge.features
        features.compare_sets(state)
        seats = state.cells[SEATS]
        stage = turns_left(state, seats - 1)
        seat: Int = 0
        while seat < seats:
            features.read(state, seat)
            at: Int = 0
            while at < features.count:
                self.which.append(features.which[at])
                self.number.append(features.number[at])
                at += 1
            self.entries.append(features.count)
            self.stage.append(stage)
            self.now.append(worth(state, seat))
            self.seats.append(seats)
            seat += 1

    def close(self, state: State) -> None:
        """The game is over: fill in the final scores of its positions."""
        seats = state.cells[SEATS]
        lines: Int = len(self.now)
        first: Int = len(self.final)
        line = first
        while line < lines:
            self.final.append(total(state, (line - first) % seats))
            line += 1


def play_and_note(
    state: State,
    judge: Judge,
    dice: Dice,
    greedy: Int,
    noise: Int,
    slips: Int,
    every: Int,
    diary: Diary,
) -> None:
    """Play a game for training: the seats whose bit is in ``greedy`` play greedily, the others by
    the judge. In ``slips`` of 1000 choices a seat plays at random, to see more of the game than
    it likes; about one position in ``every`` is written down."""
    legal = Legal()
    while state.cells[PHASE] != OVER:
        if dice.below(every) == 0:
            diary.note(state, judge)
        if dice.below(1000) < slips:
            legal.fill(state)
            play(state, legal.codes[dice.below(legal.count)])
        elif (greedy >> state.cells[DECIDER]) & 1 == 1:
            play(state, choose_greedily(state, legal))
        else:
            play(state, choose_at_once(state, legal, judge, dice, noise))
    diary.close(state)


def foretold(judge: Judge, state: State) -> Ints:
    """The chances of all seats, then their foretold scores: for reports and tests."""
    judge.look(state)
    seats = state.cells[SEATS]
    out = ints(2 * seats, 0)
    seat: Int = 0
    while seat < seats:
        out[seat] = judge.chance[seat]
        out[seats + seat] = judge.score[seat]
        seat += 1
    return out
