"""The fast player: tries each choice and takes the one after which the judge likes it best."""

from typing import Final

from .choices import Legal
from .evaluator import Judge
from .ints import Dice, Int, Ints, ints
from .state import DECIDER, SEATS, State
from .turns import play

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
