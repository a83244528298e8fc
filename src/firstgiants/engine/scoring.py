"""The score, line by line (RULES.md §7.3, §7.4)."""

from .constants import FAMILIES, KINDS
from .ints import Int
from .state import (
    FAMILY_NEWS,
    HOLDER,
    POINTS_OF,
    SEATS,
    SIZE_NEWS,
    TOKEN_POINTS_OF,
    State,
)


def news_points(state: State, seat: Int) -> Int:
    """What the News tokens held by the seat are worth."""
    cells = state.cells
    points: Int = 0
    kind: Int = 0
    while kind < KINDS:
        if cells[HOLDER + kind] == seat:
            points += cells[FAMILY_NEWS] if kind < FAMILIES else cells[SIZE_NEWS]
        kind += 1
    return points


def total(state: State, seat: Int) -> Int:
    """News tokens + Set tokens + points gained in play."""
    cells = state.cells
    return news_points(state, seat) + cells[TOKEN_POINTS_OF + seat] + cells[POINTS_OF + seat]


def winners(state: State) -> Int:
    """The seats with the most points, a bit each: tied players share the victory."""
    best: Int = -1
    mask: Int = 0
    seat: Int = 0
    while seat < state.cells[SEATS]:
        points = total(state, seat)
        if points > best:
            best = points
            mask = 0
        if points == best:
            mask |= 1 << seat
        seat += 1
    return mask
