"""The game for OpenSpiel: importing this module registers ``python_first_giants``.

    >>> import pyspiel, firstgiants.envs.openspiel
    >>> game = pyspiel.load_game("python_first_giants(players=3)")

The deck's order is unknown to all, so a chance node turns each card when it comes to light: the
eight at the Dig Sites and the deck's first card at the beginning, then one after every refill.
Apart from chance nothing is hidden. Players count from 0, as everywhere in OpenSpiel.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..engine import constants
from ..engine.fast_game import FastGame
from ..engine.state import DEALT, with_hidden_cards
from ..rules.errors import needs_extra
from ..rules.game import Game
from .drawing import draw_text
from .spaces import split_observation
from .table import Table

with needs_extra("openspiel", __name__):
    import pyspiel

_NAME: Final = "python_first_giants"
_DEFAULTS: Final[Mapping[str, object]] = {"players": 2, "deck": "founders"}
_OPEN_AT_FIRST: Final = constants.SLOTS + 1

GAME_TYPE: Final = pyspiel.GameType(
    short_name=_NAME,
    long_name="First Giants",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    # All players know the same. OpenSpiel's information-set search runs only on this type.
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=constants.MAX_SEATS,
    min_num_players=constants.FEWEST_SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=dict(_DEFAULTS),
)


@lru_cache(maxsize=16)
def _table(players: int, deck: str) -> Table:
    """Deck, action space and observer; its own game is not used."""
    return Table(players, deck)


class FirstGiantsGame(pyspiel.Game):  # type: ignore[misc]  # without types
    """``players`` is 2 to 5; ``deck`` a deck's name or file."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**_DEFAULTS, **(params or {})}
        players = int(str(chosen["players"]))
        self.table = _table(players, str(chosen["deck"]))
        cards = len(self.table.deck.cards)
        # Every card is dug at most once, and each dig allows one reclaim of its marker. After a dig
        # each effect with a choice is picked, and asks each seat for two displays at most.
        effects = self.table.deck.tables.choice_effects * (1 + 2 * players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.space.size,
            max_chance_outcomes=cards,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=cards * (3 + effects),
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> "FirstGiantsState":
        return FirstGiantsState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401
        params: Any = None,  # noqa: ANN401
    ) -> "FirstGiantsObserver":
        if params:
            raise ValueError("The observer takes no parameters.")
        return FirstGiantsObserver(self.table, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        return len(self.table.deck.cards)


class _Position:
    """A game and the cards that have come to light. OpenSpiel clones states by ``deepcopy``."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.known: list[int] = []
        self.game = table.game

    def __deepcopy__(self, memo: object) -> "_Position":
        twin = _Position(self.table)
        twin.known = self.known[:]
        twin.game = self.game.copy()
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (self.table, self.known, self.table.as_game(self.game))

    @property
    def is_laid_out(self) -> bool:
        return len(self.known) >= _OPEN_AT_FIRST

    def needs_card(self) -> bool:
        """Must a card come to light before the game goes on?"""
        if not self.is_laid_out:
            return True
        cards = len(self.table.deck.cards)
        return len(self.known) <= self.game.state.cells[DEALT] and len(self.known) < cards

    def hidden(self) -> list[int]:
        known = set(self.known)
        return [card for card in range(len(self.table.deck.cards)) if card not in known]

    def turn(self, card: int) -> None:
        """The card comes to light."""
        rest = [one for one in self.hidden() if one != card]
        laid_out = self.is_laid_out
        self.known.append(card)
        if laid_out:
            state = with_hidden_cards(self.game.state, [card, *rest])
        elif self.is_laid_out:
            state = self.table.opening([*self.known, *rest])
        else:
            return
        self.game = FastGame(state, self.table.deck.vocabulary, self.table.observer)


def _restored(table: Table, known: list[int], game: Game) -> _Position:
    position = _Position(table)
    position.known = known
    position.game = FastGame(game.state, table.deck.vocabulary, table.observer)
    return position


class FirstGiantsState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: FirstGiantsGame) -> None:
        super().__init__(game)
        self.position = _Position(game.table)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.position.needs_card():
            return int(pyspiel.PlayerId.CHANCE)
        return self.position.game.seat() - 1

    def _legal_actions(self, player: int) -> list[int]:
        assert player >= 0
        return self.position.game.actions(self.position.table.space)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        cards = self.position.hidden()
        return [(card, 1 / len(cards)) for card in cards]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            if action not in self.position.hidden():
                raise ValueError(f"Card {action} cannot be turned here.")
            self.position.turn(action)
        elif self.position.game.act(self.position.table.space, action) < 0:
            raise ValueError(f"Action {action} is not legal here.")

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.position.table
        if player == pyspiel.PlayerId.CHANCE:
            return f"turn {table.deck.ids[action]}"
        game = self.position.game
        return game.spell(game.choice_of(table.space, action))

    def is_terminal(self) -> bool:
        return self.position.is_laid_out and self.position.game.seat() == 0

    def returns(self) -> list[float]:
        table = self.position.table
        if not self.is_terminal():
            return [0.0] * len(table.players)
        return table.rewards_of(self.position.game)

    def resample_from_infostate(self, player_id: int, probability_sampler: object) -> Any:  # noqa: ANN401
        """Nothing is hidden but what chance has not decided yet."""
        del player_id, probability_sampler
        return self.clone()

    def __str__(self) -> str:
        if not self.position.is_laid_out:
            ids = self.position.table.deck.ids
            return f"dealt: {' '.join(ids[card] for card in self.position.known)}"
        table = self.position.table
        text = draw_text(table.view_of(self.position.game), table.deck)
        return f"{text}\nA card is to be turned." if self.position.needs_card() else text


class FirstGiantsObserver:
    """The observation of ``docs/environments.md`` as numbers; all 0 before the table is laid."""

    def __init__(self, table: Table, iig_obs_type: Any) -> None:  # noqa: ANN401
        self._with_past = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor: npt.NDArray[np.float32] = np.zeros(table.observer.size, np.float32)
        self.dict = split_observation(table.observer, self.tensor)

    def set_from(self, state: FirstGiantsState, player: int) -> None:
        position = state.position
        if position.is_laid_out:
            self.tensor[:] = np.frombuffer(position.game.observe(player + 1), np.uint8)
        else:
            self.tensor.fill(0)

    def string_from(self, state: FirstGiantsState, player: int) -> str:
        past = f"{state.history_str()}\n" if self._with_past else ""
        return f"player {player}\n{past}{state}"


pyspiel.register_game(GAME_TYPE, FirstGiantsGame)
