"""Whole games inside the engine: random playouts, counts of positions, a checksum of play."""

from .choices import Legal, is_over
from .constants import SLOTS
from .ints import Dice, Int, copied
from .scoring import total
from .state import SEATS, State
from .turns import play


def play_out(state: State, dice: Dice, legal: Legal) -> Int:
    """Play random choices to the end; returns how many."""
    plies: Int = 0
    while True:
        legal.fill(state)
        if legal.count == 0:
            return plies
        play(state, legal.codes[dice.below(legal.count)])
        plies += 1


def shuffle_hidden(state: State, dice: Dice, known: Int) -> None:
    """Give the state its own order, shuffled from position ``known`` on."""
    order = copied(state.order)
    dice.shuffle(order, known)
    state.order = order


def random_games(start: State, games: Int, seed: Int) -> Int:
    """Play random games, each with a new shuffle; returns the number of decisions."""
    dice = Dice(seed)
    legal = Legal()
    decisions: Int = 0
    played: Int = 0
    while played < games:
        state = start.copy()
        shuffle_hidden(state, dice, SLOTS)
        decisions += play_out(state, dice, legal)
        played += 1
    return decisions


def checksum(start: State, games: Int, seed: Int) -> Int:
    """A number that changes with any difference in rules, listing order or dice."""
    dice = Dice(seed)
    legal = Legal()
    value: Int = 17
    played: Int = 0
    while played < games:
        state = start.copy()
        shuffle_hidden(state, dice, SLOTS)
        while not is_over(state):
            legal.fill(state)
            choice = legal.codes[dice.below(legal.count)]
            value = (value * 31 + choice + legal.count) % 1_000_000_007
            play(state, choice)
        seat: Int = 0
        while seat < state.cells[SEATS]:
            value = (value * 31 + total(state, seat)) % 1_000_000_007
            seat += 1
        played += 1
    return value


def copies(state: State, count: Int) -> Int:
    """Copy the state ``count`` times: for the benchmark."""
    made: Int = 0
    while made < count:
        state.copy()
        made += 1
    return made


def count_lines(state: State, depth: Int) -> Int:
    """How many lines of play of this length start here (perft, in chess programs)."""
    if depth == 0:
        return 1
    legal = Legal()
    legal.fill(state)
    lines: Int = 0
    index: Int = 0
    while index < legal.count:
        after = state.copy()
        play(after, legal.codes[index])
        lines += count_lines(after, depth - 1)
        index += 1
    return lines
