"""A game on integers for programs that play millions of choices: one call for each decision."""

from typing import final

from .actions import ActionSpace
from .choice_text import spell_choice
from .choices import Legal
from .constants import NONE, OVER
from .ints import Bytes, Dice, Int
from .observation import Observer
from .playout import play_out
from .scoring import total, winners
from .state import DECIDER, PHASE, SEATS, State
from .turns import play
from .vocabulary import Vocabulary


@final
class FastGame:
    """``Game.fast()`` makes one. A choice is an integer of the legal list and means nothing else.

    Seats count from 1. The state belongs to the game: change it only by ``play``.
    """

    def __init__(self, state: State, vocabulary: Vocabulary, observer: Observer) -> None:
        self.state: State = state
        self.vocabulary: Vocabulary = vocabulary
        self.observer: Observer = observer
        self._legal: Legal = Legal()
        self._legal.fill(state)

    def legal(self) -> list[int]:
        """Every legal choice, in no promised order; none when the game is over."""
        codes = self._legal.codes
        count = self._legal.count
        listed: list[int] = []
        index: Int = 0
        while index < count:
            listed.append(codes[index])
            index += 1
        return listed

    def play(self, choice: Int) -> list[int]:
        """Play a legal choice and return the next legal choices; none when the game is over."""
        legal = self._legal
        index: Int = 0
        while index < legal.count and legal.codes[index] != choice:
            index += 1
        if index == legal.count:
            raise ValueError(f"{choice} is not a legal choice here; legal() lists them.")
        play(self.state, choice)
        legal.fill(self.state)
        return self.legal()

    def play_nth(self, index: Int) -> int:
        """``play`` by the place in the legal list, from 0. Returns how many choices are legal next;
        0 when the game is over. The fastest way where only the number matters.
        """
        legal = self._legal
        if index < 0 or index >= legal.count:
            raise ValueError(f"There is no choice {index}; there are {legal.count}.")
        play(self.state, legal.codes[index])
        legal.fill(self.state)
        return legal.count

    def seat(self) -> int:
        """The seat that must decide; 0 when the game is over."""
        cells = self.state.cells
        return 0 if cells[PHASE] == OVER else cells[DECIDER] + 1

    def copy(self) -> "FastGame":
        """An independent copy, to come back to."""
        return FastGame(self.state.copy(), self.vocabulary, self.observer)

    def __copy__(self) -> "FastGame":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "FastGame":
        return self.copy()  # all that copies share never changes

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("A FastGame cannot be pickled; pickle the Game that it was made from.")

    def play_out(self, seed: Int) -> list[int]:
        """The totals by seat after random choices from here to the end; changes nothing."""
        after = self.state.copy()
        play_out(after, Dice(seed), Legal())
        return _totals(after)

    def totals(self) -> list[int]:
        """The points by seat, as of now."""
        return _totals(self.state)

    def winners(self) -> list[int]:
        """The seats with the most points, as of now."""
        mask = winners(self.state)
        return [seat + 1 for seat in range(self.state.cells[SEATS]) if (mask >> seat) & 1 != 0]

    def observe(self, seat: Int) -> Bytes:
        """What a seat may know, as new bytes (docs/environments.md): numpy reads the buffer."""
        if seat < 1 or seat > self.state.cells[SEATS]:
            raise ValueError(f"There is no seat {seat}.")
        return self.observer.observe(self.state, seat - 1)

    # ---- the fixed actions of an environment for learning ----

    def actions(self, space: ActionSpace) -> list[int]:
        """The legal actions, ascending."""
        return space.actions(self.state, self._legal)

    def mask(self, space: ActionSpace) -> Bytes:
        """A byte for each action, 1 if it is legal, as new bytes that numpy reads."""
        return space.mask(self.state, self._legal)

    def choice_of(self, space: ActionSpace, action: Int) -> int:
        """The legal choice that an action means; -1 if it is not legal."""
        return space.choice_of(self.state, self._legal, action)

    def act(self, space: ActionSpace, action: Int) -> int:
        """Play an action. Returns the seat that decides next, or 0 if the game is over; -1 if the
        action is not legal, and then nothing has changed.
        """
        choice = space.choice_of(self.state, self._legal, action)
        if choice == NONE:
            return NONE
        play(self.state, choice)
        self._legal.fill(self.state)
        return self.seat()

    # ---- spellings ----

    def spell(self, choice: Int) -> str:
        """The spelling of a legal choice, as ``Game`` and records have it."""
        return spell_choice(choice, self.state, self.vocabulary)

    def find(self, spelling: str) -> int:
        """The legal choice with this spelling; -1 if there is none."""
        legal = self._legal
        index: Int = 0
        while index < legal.count:
            if spell_choice(legal.codes[index], self.state, self.vocabulary) == spelling:
                return legal.codes[index]
            index += 1
        return NONE


def _totals(state: State) -> list[int]:
    points: list[int] = []
    seat: Int = 0
    while seat < state.cells[SEATS]:
        points.append(total(state, seat))
        seat += 1
    return points
