"""Whole games between the simple bots, inside the engine."""

from .choices import Legal
from .constants import NONE, OVER
from .evaluator import Evaluator
from .greedy import choose_greedily
from .ints import Dice, Int, Ints, ints
from .one_ply import choose_one_ply
from .state import (
    DECIDER,
    FIRST_IN,
    FIRST_SET,
    PHASE,
    SEATS,
    State,
)
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
    dice = Dice(1)
    while state.cells[PHASE] != OVER:
        if state.cells[DECIDER] == seat:
            play(state, choose_one_ply(state, legal, evaluator, dice, 0))
        else:
            play(state, choose_greedily(state, legal))


def takers_of(state: State) -> Ints:
    """For each card, the seat that has it in its Study or a set, or NONE."""
    takers = ints(state.deck.count, NONE)
    seat: Int = 0
    while seat < state.cells[SEATS]:
        _note_chain(state, takers, state.cells[FIRST_IN + seat], seat)
        founder = state.cells[FIRST_SET + seat]
        while founder != NONE:
            _note_chain(state, takers, founder, seat)
            founder = state.next_set[founder]
        seat += 1
    return takers


def _note_chain(state: State, takers: Ints, card: Int, seat: Int) -> None:
    while card != NONE:
        takers[card] = seat
        card = state.next_card[card]
