"""The greedy bot: the choice after which its own turn ends best, by ``worth``.

Every legal choice is tried. What its seat may choose after it, until another seat is asked or the
turn ends, is tried too: fully for a reclaim's amber or display, else greedily.
"""

from typing import Final

from .choices import Legal, verb_of
from .constants import AMBER, NONE, OVER, RECLAIMING
from .heuristic import NOTED, lead, note_worths, worth
from .ints import Int, Ints, ints
from .state import DECIDER, PHASE, SEATS, TURNS, State
from .turns import play

_LOWEST: Final = -1_000_000_000


def still_asked(state: State, seat: Int, turn: Int) -> bool:
    """Is it still the seat that has to choose, in the same turn?"""
    cells = state.cells
    return cells[PHASE] != OVER and cells[DECIDER] == seat and cells[TURNS] == turn


def value_of(state: State, choice: Int, seat: Int, turn: Int, worths: Ints) -> Int:
    """How well the seat stands once it has played this and its best choices after it."""
    after = state.copy()
    play(after, choice)
    return _settled(after, seat, turn, worths)


def _settled(state: State, seat: Int, turn: Int, worths: Ints) -> Int:
    """The seat's lead when its choices of this turn are made; uses the state up."""
    while still_asked(state, seat, turn):
        legal = Legal()
        legal.fill(state)
        best: Int = NONE
        most: Int = _LOWEST
        amber: Int = NONE
        at: Int = 0
        while at < legal.count:
            choice = legal.codes[at]
            if state.cells[PHASE] == RECLAIMING and verb_of(choice) == AMBER:
                amber = choice
            else:
                after = state.copy()
                play(after, choice)
                value = worth(after, seat)
                if value > most:
                    most = value
                    best = choice
            at += 1
        if amber != NONE:
            if best == NONE:
                play(state, amber)
                continue
            other = state.copy()
            play(other, amber)
            with_amber = _settled(other, seat, turn, worths)
            play(state, best)
            with_display = _settled(state, seat, turn, worths)
            return with_amber if with_amber > with_display else with_display
        play(state, best)
    return lead(state, seat, worths)


def choose_greedily(state: State, legal: Legal) -> Int:
    """The best choice for the seat that is asked; the first listed among equals."""
    legal.fill(state)
    seat = state.cells[DECIDER]
    turn = state.cells[TURNS]
    best = legal.codes[0]
    if legal.count == 1:
        return best
    worths = ints(state.cells[SEATS] * NOTED, 0)
    note_worths(state, worths)
    most: Int = _LOWEST
    at: Int = 0
    while at < legal.count:
        value = value_of(state, legal.codes[at], seat, turn, worths)
        if value > most:
            most = value
            best = legal.codes[at]
        at += 1
    return best
