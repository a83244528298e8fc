"""The greedy bot: plays the choice after which its own turn ends best, by the heuristic.

It tries every legal choice, and the seat's later choices of the turn: both options of each
reclaimed marker, otherwise the best choice only.
"""

from typing import Final

from .choices import Legal, verb_of
from .constants import AMBER, NONE, OVER, RECLAIMING
from .heuristic import NOTED, heuristic_score, lead, note_scores
from .ints import Int, Ints, ints
from .state import DECIDER, PHASE, SEATS, TURNS, State
from .turns import play

_LOWEST: Final = -1_000_000_000


def still_asked(state: State, seat: Int, turn: Int) -> bool:
    """Must the same seat still choose, in the same turn?"""
    cells = state.cells
    return cells[PHASE] != OVER and cells[DECIDER] == seat and cells[TURNS] == turn


def value_of(state: State, choice: Int, seat: Int, turn: Int, noted: Ints) -> Int:
    """The seat's lead after this choice and its best choices later in the turn."""
    after = state.copy()
    play(after, choice)
    return _settled(after, seat, turn, noted)


def _settled(state: State, seat: Int, turn: Int, noted: Ints) -> Int:
    """The seat's lead after its last choice of this turn; changes the state."""
    while still_asked(state, seat, turn):
        legal = Legal()
        legal.fill(state)
        best: Int = NONE
        most: Int = _LOWEST
        amber: Int = NONE
        index: Int = 0
        while index < legal.count:
            choice = legal.codes[index]
            if state.cells[PHASE] == RECLAIMING and verb_of(choice) == AMBER:
                amber = choice
            else:
                after = state.copy()
                play(after, choice)
                value = heuristic_score(after, seat)
                if value > most:
                    most = value
                    best = choice
            index += 1
        if amber != NONE:
            if best == NONE:
                play(state, amber)
                continue
            other = state.copy()
            play(other, amber)
            with_amber = _settled(other, seat, turn, noted)
            play(state, best)
            with_display = _settled(state, seat, turn, noted)
            return with_amber if with_amber > with_display else with_display
        play(state, best)
    return lead(state, seat, noted)


def choose_greedily(state: State, legal: Legal) -> Int:
    """The best choice for the seat that is asked; the first listed among equals."""
    legal.fill(state)
    seat = state.cells[DECIDER]
    turn = state.cells[TURNS]
    best = legal.codes[0]
    if legal.count == 1:
        return best
    noted = ints(state.cells[SEATS] * NOTED, 0)
    note_scores(state, noted)
    most: Int = _LOWEST
    index: Int = 0
    while index < legal.count:
        value = value_of(state, legal.codes[index], seat, turn, noted)
        if value > most:
            most = value
            best = legal.codes[index]
        index += 1
    return best
