"""One game as all environments see it: actions in, observations, masks and rewards out."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from ..engine.actions import ActionSpace
from ..engine.fast_game import FastGame
from ..engine.observation import Observer
from ..engine.state import State
from ..rules.cards import Deck, load_deck
from ..rules.choices import Choice, parse_choice
from ..rules.game import Game
from ..rules.opening import opening_state
from ..rules.settings import Settings, seat_players
from ..rules.view import View

Bytes: TypeAlias = npt.NDArray[np.uint8]
Mask: TypeAlias = npt.NDArray[np.int8]

Opponent: TypeAlias = Literal["random", "greedy"] | Callable[[View, Sequence[Choice]], Choice | str]
"""Who plays the other seats: a bot inside the engine, or a function that answers from a view."""

_ILLEGAL: Final = -1


class Table:
    """A game with a fixed deck and number of players, dealt again and again. Seats count from 1."""

    def __init__(
        self, players: int, deck: Deck | Path | str = "founders", settings: Settings | None = None
    ) -> None:
        self.players = seat_players(players)
        self.deck = deck if isinstance(deck, Deck) else load_deck(deck)
        self.settings = settings or Settings()
        self.space = ActionSpace(self.deck.tables)
        self.observer = Observer(self.deck.tables, len(self.players))
        self.no_mask: Mask = np.zeros(self.space.size, np.int8)
        self.no_mask.flags.writeable = False
        self.seat = 0
        """The seat that decides; 0 when the game is over."""
        self.deal(range(len(self.deck.cards)))

    def opening(self, order: Sequence[int]) -> State:
        return opening_state(self.deck, order, len(self.players), self.settings)

    def deal(self, order: Sequence[int]) -> None:
        """Begin a game with this order of the deck's cards."""
        self.put(self.opening(order))

    def put(self, state: State) -> None:
        """Continue from this state, which then belongs to the table."""
        self.game = FastGame(state, self.deck.vocabulary, self.observer)
        self.seat = self.game.seat()

    def look(self, view: View) -> None:
        """Continue from a bot's view: ``observe``, ``mask`` and ``choice`` are then as in the real
        game. The hidden cards get an arbitrary order.
        """
        if len(view.seats) != len(self.players):
            raise ValueError(f"The view has {len(view.seats)} seats, not {len(self.players)}.")
        self.put(view.sample(Random(0), deck=self.deck).fast().state)

    def choice(self, action: int) -> Choice:
        """The choice that an action means; ValueError if it is not legal."""
        choice = self.game.choice_of(self.space, action)
        if choice == _ILLEGAL:
            raise _illegal(action)
        return parse_choice(self.game.spell(choice))

    def act(self, action: int) -> None:
        """Play an action; ValueError if it is not legal, and then nothing has changed."""
        seat = self.game.act(self.space, action)
        if seat == _ILLEGAL:
            raise _illegal(action)
        self.seat = seat

    def play(self, choice: Choice | str) -> None:
        """Play a choice, by object or spelling."""
        found = self.game.find(str(choice))
        if found == _ILLEGAL:
            raise ValueError(f"The choice {choice} is not legal here.")
        self.game.play(found)
        self.seat = self.game.seat()

    def observe(self, seat: int) -> Bytes:
        """A new array, read-only where the engine is compiled."""
        return np.frombuffer(self.game.observe(seat), np.uint8)

    def mask(self) -> Mask:
        """Of the seat that decides: a new array, read-only where the engine is compiled."""
        return np.frombuffer(self.game.mask(self.space), np.int8)

    def rewards(self) -> list[float]:
        """By seat, when the game is over: each reward between -1 and 1, together 0."""
        return self.rewards_of(self.game)

    def rewards_of(self, game: FastGame) -> list[float]:
        won = game.winners()
        return [reward(seat in won, len(won), len(self.players)) for seat in self.seats]

    @property
    def seats(self) -> range:
        return range(1, len(self.players) + 1)

    def view(self, seat: int | None = None) -> View:
        """The position as the rules show it."""
        return self.view_of(self.game, seat)

    def view_of(self, game: FastGame, seat: int | None = None) -> View:
        return self.as_game(game).view(seat)

    def as_game(self, game: FastGame) -> Game:
        """A copy as a game of the rules, without a record: its past is unknown."""
        return Game(self.deck, self.players, self.settings, None, game.state.copy())

    def __deepcopy__(self, memo: object) -> "Table":
        twin = Table.__new__(Table)
        vars(twin).update(vars(self))  # all but the game never changes
        twin.game = self.game.copy()
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle what it was made from and the position, not the engine's tables."""
        made_from = (len(self.players), self.deck, self.settings)
        return _unpickled, (type(self), made_from, self.as_game(self.game))


def _unpickled(kind: type[Table], made_from: tuple[int, Deck, Settings], position: Game) -> Table:
    table = kind(*made_from)
    table.put(position.state)
    return table


def _illegal(action: int) -> ValueError:
    return ValueError(f"Action {action} is not legal here; the mask says which are.")


def reward(is_winner: bool, winners: int, players: int) -> float:  # noqa: FBT001
    """The share of the victory (§7.4), scaled so that an even share is 0 and a victory alone 1."""
    share = 1 / winners if is_winner else 0.0
    return (players * share - 1) / (players - 1)
