"""Whole games between the simple bots, inside the engine."""

from .choices import Legal
from .constants import OVER
from .evaluator import Evaluator
from .greedy import choose_greedily
from .ints import Dice, Int
from .one_ply import choose_one_ply
from .state import DECIDER, PHASE, State
from .turns import play


# Takes no vector as an argument: mypyc never frees one that comes in from interpreted code.
def play_game(state: State, greedy: Int, dice: Dice) -> None:
    """Play to the end; the bits of ``greedy`` are greedy seats, the others play at random."""
    legal = Legal()
    while state.cells[PHASE] != OVER:
        if (greedy >> state.cells[DECIDER]) & 1:
            play(state, choose_greedily(state, legal))
        else:
            legal.fill(state)
            play(state, legal.codes[dice.below(legal.count)])


def play_against_greedy(state: State, evaluator: Evaluator, seat: Int) -> None:
    """Play to the end: one seat by the evaluator one ply ahead, the others greedily."""
    legal = Legal()
    while state.cells[PHASE] != OVER:
        if state.cells[DECIDER] == seat:
            play(state, choose_one_ply(state, legal, evaluator))
        else:
            play(state, choose_greedily(state, legal))
