"""Many games at once for learning: actions in, observations and masks out, in two vectors."""

from typing import Final, final

from .actions import ActionSpace, LegalActions
from .choices import Legal
from .constants import NONE, OVER, SLOTS
from .greedy import choose_greedily
from .ints import Bytes, Dice, Int, Ints, copied, copied_bytes, ints, zero_bytes
from .observation import Observer
from .scoring import total, winners
from .state import DECIDER, LYING, PHASE, SEATS, State
from .turns import play

# Who plays the other seats.
NOBODY: Final = 0  # the caller plays all seats
RANDOM: Final = 1
GREEDY: Final = 2


@final
class ManyGames:
    """``count`` games that start again when they end.

    With opponents, the caller has one seat of each game, drawn at each deal, and is asked for it
    only. After ``step``: ``observations`` and ``masks`` have a row for each game; ``seats`` is who
    decides; ``won`` has a bit for each winner of a game that this step ended, else 0; ``totals``
    are the points by seat, of the ended game if one ended.
    """

    def __init__(self, opening: State, count: Int, seed: Int, opponent: Int) -> None:
        self.opening: State = opening
        self.count: Int = count
        self.opponent: Int = opponent
        self.dice: Dice = Dice(seed)
        self.space: ActionSpace = ActionSpace(opening.deck)
        self.observer: Observer = Observer(opening.deck, opening.cells[SEATS])
        self.games: list[State] = []
        self.legal: list[Legal] = []
        self.actions: list[LegalActions] = []
        self.codes: Ints = ints(count, 0)
        self.seats: Ints = ints(count, 0)
        self.mine: Ints = ints(count, NONE)
        self.won: Ints = ints(count, 0)
        self.totals: Ints = ints(count * opening.cells[SEATS], 0)
        self.no_observations: Bytes = zero_bytes(count * self.observer.size)
        self.no_masks: Bytes = zero_bytes(count * self.space.size)
        self.observations: Bytes = self.no_observations
        self.masks: Bytes = self.no_masks
        index: Int = 0
        while index < count:
            self.games.append(opening)
            self.legal.append(Legal())
            self.actions.append(LegalActions())
            index += 1
        self.reset()

    def reset(self) -> None:
        """Deal every game again."""
        self._renew()
        index: Int = 0
        while index < self.count:
            self._deal(index)
            self._note_totals(index)
            self._observe(index)
            index += 1

    def reseed(self, seed: Int) -> None:
        """Let the next deals follow from this seed."""
        self.dice.reseed(seed)

    def step(self, actions: list[int]) -> Int:
        """Play one action in each game. Returns the first game whose action is illegal, and then
        changes nothing; NONE if all were played.
        """
        index: Int = 0
        for action in actions:
            code = self.actions[index].choice_of(self.legal[index], action)
            if code == NONE:
                return index
            self.codes[index] = code
            index += 1
        self._renew()
        index = 0
        # All work on a game is done at once, while it is in the processor's cache.
        while index < self.count:
            state = self.games[index]
            play(state, self.codes[index])
            self._let_opponents_play(index)
            self._note_totals(index)
            if state.cells[PHASE] == OVER:
                self.won[index] = winners(state)
                self._deal(index)
            self._observe(index)
            index += 1
        return NONE

    def _renew(self) -> None:
        """Take new vectors for the results: the caller may keep those of the last step."""
        self.seats = copied(self.seats)
        self.won = ints(self.count, 0)
        self.totals = copied(self.totals)
        self.observations = copied_bytes(self.no_observations)
        self.masks = copied_bytes(self.no_masks)

    def _deal(self, index: Int) -> None:
        """A new game; it is dealt again in the rare case that it ends before the caller's turn."""
        while True:
            state = self.opening.copy()
            order = copied(self.opening.order)
            self.dice.shuffle(order, 0)
            state.order = order
            slot: Int = 0
            while slot < SLOTS:
                state.cells[LYING + slot] = order[slot]
                slot += 1
            self.games[index] = state
            if self.opponent != NOBODY:
                self.mine[index] = self.dice.below(state.cells[SEATS])
            self._let_opponents_play(index)
            if state.cells[PHASE] != OVER:
                return

    def _let_opponents_play(self, index: Int) -> None:
        if self.opponent == NOBODY:
            return
        state = self.games[index]
        legal = self.legal[index]
        mine = self.mine[index]
        while state.cells[PHASE] != OVER and state.cells[DECIDER] != mine:
            if self.opponent == GREEDY:
                play(state, choose_greedily(state, legal))
            else:
                legal.fill(state)
                play(state, legal.codes[self.dice.below(legal.count)])

    def _note_totals(self, index: Int) -> None:
        state = self.games[index]
        seats = state.cells[SEATS]
        seat: Int = 0
        while seat < seats:
            self.totals[index * seats + seat] = total(state, seat)
            seat += 1

    def _observe(self, index: Int) -> None:
        state = self.games[index]
        legal = self.legal[index]
        actions = self.actions[index]
        seat = state.cells[DECIDER]
        self.seats[index] = seat
        legal.fill(state)
        actions.fill(self.space, state, legal)
        actions.write_mask(self.masks, index * self.space.size)
        self.observer.write(state, seat, self.observations, index * self.observer.size)
