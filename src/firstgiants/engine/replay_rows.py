"""Recorded games as rows of integers for ``firstgiants dataset``: one row for each decision."""

from typing import Final, final

from .actions import ActionSpace
from .choice_text import spell_choice
from .choices import Legal
from .constants import (
    DO_DISPLAY,
    EFFECT,
    MARKERS,
    MAX_SEATS,
    NONE,
    ORDERING,
    RECLAIMING,
    TURN,
)
from .deck_tables import DeckTables
from .ints import Int, Ints, appended, ints
from .scoring import news_points
from .state import (
    AMBER_OF,
    CURRENT,
    DEALT,
    DECIDER,
    ENDING,
    MARKERS_BACK,
    OUT_OF,
    PHASE,
    POINTS_OF,
    SEATS,
    SETS_OF,
    STUDY_OF,
    TOKEN_POINTS_OF,
    TOKENS,
    TURNS,
    State,
)
from .turns import play
from .vocabulary import Vocabulary

COLUMNS: Final = (
    *("ply", "seat", "turn", "asked", "choices", "action", "tokens_left", "deck_left"),
    *("ending", "markers_to_use"),
)
SEAT_COLUMNS: Final = (
    *("amber", "points", "set_points", "news_points", "total", "markers_left", "study", "sets"),
)
ASKED: Final = (
    *("turn", "reclaim", "order", "display_second", "display", "display_free"),
    *("display_two_different", "display_two_same", "trade", "display_or_point"),
)
"""The values of ``asked``: for an effect, what it does."""

WIDTH: Final = 10 + 8 * MAX_SEATS


@final
class ReplayRows:
    """Replays games and collects a row for each decision, ``WIDTH`` numbers each."""

    def __init__(self, deck: DeckTables, vocabulary: Vocabulary) -> None:
        self.space: ActionSpace = ActionSpace(deck)
        self.vocabulary: Vocabulary = vocabulary
        self.legal: Legal = Legal()
        self.rows: Ints = ints(0, 0)

    def clear(self) -> None:
        """Begin with no rows; those before stay with their reader."""
        self.rows = ints(0, 0)

    def replay(self, state: State, choices: list[str]) -> Int:
        """Play all choices from ``state``, which changes. Returns how many were legal in a row."""
        ply: Int = 0
        for spelling in choices:
            self.legal.fill(state)
            choice = self._find(state, spelling)
            if choice == NONE:
                return ply
            self._add(state, ply, self.space.action_of(state, choice))
            play(state, choice)
            ply += 1
        return ply

    def _find(self, state: State, spelling: str) -> Int:
        legal = self.legal
        index: Int = 0
        while index < legal.count:
            if spell_choice(legal.codes[index], state, self.vocabulary) == spelling:
                return legal.codes[index]
            index += 1
        return NONE

    def _add(self, state: State, ply: Int, action: Int) -> None:
        cells = state.cells
        rows = self.rows
        rows = appended(rows, ply)
        rows = appended(rows, cells[DECIDER] + 1)
        rows = appended(rows, cells[TURNS])
        rows = appended(rows, _asked(state))
        rows = appended(rows, self.legal.count)
        rows = appended(rows, action)
        rows = appended(rows, cells[TOKENS])
        rows = appended(rows, state.deck.count - cells[DEALT])
        rows = appended(rows, 1 if cells[ENDING] != 0 else 0)
        rows = appended(rows, cells[MARKERS_BACK])
        seat: Int = 0
        while seat < cells[SEATS]:
            points = cells[POINTS_OF + seat]
            set_points = cells[TOKEN_POINTS_OF + seat]
            news = news_points(state, seat)
            rows = appended(rows, cells[AMBER_OF + seat])
            rows = appended(rows, points)
            rows = appended(rows, set_points)
            rows = appended(rows, news)
            rows = appended(rows, points + set_points + news)
            rows = appended(rows, MARKERS - cells[OUT_OF + seat])
            rows = appended(rows, cells[STUDY_OF + seat])
            rows = appended(rows, cells[SETS_OF + seat])
            seat += 1
        empty = (MAX_SEATS - seat) * 8
        while empty > 0:
            rows = appended(rows, NONE)
            empty -= 1
        self.rows = rows


def _asked(state: State) -> Int:
    phase = state.cells[PHASE]
    if phase == TURN:
        return 0
    if phase == RECLAIMING:
        return 1
    if phase == ORDERING:
        return 2
    if phase == EFFECT:
        return 4 + state.deck.effect_do[state.cells[CURRENT]] - DO_DISPLAY
    return 3
