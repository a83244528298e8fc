"""The fast player: plays the choice with the best evaluation one ply ahead."""

from typing import Final

from .choices import Legal
from .evaluator import Evaluator
from .ints import Int
from .state import DECIDER, SEATS, State
from .turns import play

_LOWEST: Final = -1_000_000_000


def utility(evaluator: Evaluator, seat: Int, seats: Int) -> Int:
    """What a seat maximizes: the chance to win, and a little for its lead, to break ties."""
    others: Int = 0
    index: Int = 0
    while index < seats:
        others += evaluator.score[index]
        index += 1
    mine = evaluator.score[seat]
    return evaluator.chance[seat] * 10 + mine - (others - mine) // (seats - 1)


def choose_one_ply(state: State, legal: Legal, evaluator: Evaluator) -> Int:
    """The choice with the best evaluation; the first listed among equals."""
    legal.fill(state)
    seat = state.cells[DECIDER]
    best = legal.codes[0]
    if legal.count == 1:
        return best
    most: Int = _LOWEST
    index: Int = 0
    while index < legal.count:
        after = state.copy()
        play(after, legal.codes[index])
        evaluator.evaluate(after)
        value = utility(evaluator, seat, state.cells[SEATS])
        if value > most:
            most = value
            best = legal.codes[index]
        index += 1
    return best
