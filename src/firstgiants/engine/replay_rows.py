"""Recorded games as rows of integers for ``firstgiants dataset``: one row for each decision."""

from typing import Final, final

from .actions import ActionSpace
from .choice_text import spell_choice
from .choices import Legal
from .constants import MARKERS, MAX_SEATS, NONE
from .deck_tables import DeckTables
from .ints import Int, Ints, ints
from .observation import decision_number
from .scoring import news_points
from .state import (
    AMBER_OF,
    DEALT,
    DECIDER,
    ENDING,
    MARKERS_BACK,
    OUT_OF,
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
WIDTH: Final = 10 + 8 * MAX_SEATS


@final
class ReplayRows:
    """Replays games, and lists a row for each decision in ``rows``: ``WIDTH`` numbers each."""

    def __init__(self, deck: DeckTables, vocabulary: Vocabulary) -> None:
        self.space: ActionSpace = ActionSpace(deck)
        self.vocabulary: Vocabulary = vocabulary
        self.legal: Legal = Legal()
        self.rows: Ints = ints(0, 0)

    def replay(self, state: State, choices: list[str]) -> Int:
        """Play all choices from ``state``, which changes. Returns how many were legal in a row.

        ``rows`` is new, with a row for each choice; an earlier one stays with its reader.
        """
        self.rows = ints(len(choices) * WIDTH, NONE)
        ply: Int = 0
        for spelling in choices:
            self.legal.fill(state)
            choice = self._find(state, spelling)
            if choice == NONE:
                return ply
            self._write(state, ply, self.space.action_of(state, choice))
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

    def _write(self, state: State, ply: Int, action: Int) -> None:
        """A row; what belongs to empty seats stays NONE."""
        cells = state.cells
        rows = self.rows
        place = ply * WIDTH
        rows[place] = ply
        rows[place + 1] = cells[DECIDER] + 1
        rows[place + 2] = cells[TURNS]
        rows[place + 3] = decision_number(state)
        rows[place + 4] = self.legal.count
        rows[place + 5] = action
        rows[place + 6] = cells[TOKENS]
        rows[place + 7] = state.deck.count - cells[DEALT]
        rows[place + 8] = 1 if cells[ENDING] != 0 else 0
        rows[place + 9] = cells[MARKERS_BACK]
        place += 10
        seat: Int = 0
        while seat < cells[SEATS]:
            points = cells[POINTS_OF + seat]
            set_points = cells[TOKEN_POINTS_OF + seat]
            news = news_points(state, seat)
            rows[place] = cells[AMBER_OF + seat]
            rows[place + 1] = points
            rows[place + 2] = set_points
            rows[place + 3] = news
            rows[place + 4] = points + set_points + news
            rows[place + 5] = MARKERS - cells[OUT_OF + seat]
            rows[place + 6] = cells[STUDY_OF + seat]
            rows[place + 7] = cells[SETS_OF + seat]
            place += 8
            seat += 1
