"""Many games between bots, to learn about a deck: ``simulate`` makes a ``SimReport``.

Game *n* of a seed has the same deal and the same dice for any number of processes.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from ..bots import Budget, make_bot
from ..engine import constants
from ..engine import state as cell
from ..engine.ints import Dice
from ..engine.scoring import total
from ..engine.selfplay import play_game, takers_of
from ..rules.cards import Deck
from ..rules.errors import BadSettings
from ..rules.game import Game
from ..rules.opening import opening_state
from ..rules.settings import FEWEST_SEATS, MOST_SEATS
from .match import play_through
from .pool import in_order, open_pool
from .report import SimReport, Tally, make_report

Progress = Callable[[int, int], None]
"""Called with the games done and the games in all."""

_IN_ENGINE = ("random", "greedy")
_BATCH = 100


@dataclass(frozen=True, slots=True)
class _Batch:
    deck: Deck
    players: int
    bots: tuple[str, ...]
    seed: int
    first: int
    games: int
    budget: Budget


def simulate(
    deck: Deck,
    players: int,
    games: int,
    bots: Sequence[str],
    *,
    seed: int = 1,
    jobs: int = 1,
    budget: Budget | None = None,
    progress: Progress | None = None,
) -> SimReport:
    """Play ``games`` games. The bots move on by one seat after each game."""
    if not FEWEST_SEATS <= players <= MOST_SEATS:
        raise BadSettings(
            f"First Giants is for {FEWEST_SEATS} to {MOST_SEATS} players, not {players}."
        )
    if games < 1:
        raise BadSettings(f"A simulation needs at least one game, not {games}.")
    if not bots:
        raise BadSettings("A simulation needs the name of at least one bot.")
    for name in bots:
        make_bot(name)  # refuses an unknown name before any process starts
    batches = [
        _Batch(
            deck,
            players,
            tuple(bots),
            seed,
            first,
            min(_BATCH, games - first),
            budget or Budget(),
        )
        for first in range(0, games, _BATCH)
    ]
    tally = Tally(players, len(deck.cards), len(bots))
    with open_pool(min(jobs, len(batches))) as pool:
        # In order: the last digits of a floating-point sum depend on it.
        for part in in_order(pool.run(_play_batch, batches)):
            tally.add(part)
            if progress is not None:
                progress(tally.games, games)
    return make_report(tally, deck, bots, seed)


def bots_of_game(bots: Sequence[str], players: int, number: int) -> list[int]:
    """Which of the bots sits at each seat in game ``number``."""
    return [(seat + number) % len(bots) for seat in range(players)]


def _play_batch(batch: _Batch) -> Tally:
    tally = Tally(batch.players, len(batch.deck.cards), len(batch.bots))
    simple = all(name in _IN_ENGINE for name in batch.bots)
    for number in range(batch.first, batch.first + batch.games):
        rng = Random(f"{batch.seed}:{number}")
        order = list(range(len(batch.deck.cards)))
        rng.shuffle(order)
        seated = bots_of_game(batch.bots, batch.players, number)
        if simple:
            state = opening_state(batch.deck, order, batch.players)
            greedy = sum(
                1 << seat for seat, bot in enumerate(seated) if batch.bots[bot] == "greedy"
            )
            play_game(state, greedy, Dice(rng.getrandbits(30)))
        else:
            state = _play_by_view(batch, order, seated, rng).state
        tally.note(
            seated=seated,
            totals=[total(state, seat) for seat in range(batch.players)],
            turns=state.cells[cell.TURNS],
            by_deck=state.cells[cell.ENDING] == constants.BY_DECK,
            takers=list(takers_of(state)),
        )
    return tally


def _play_by_view(batch: _Batch, order: list[int], seated: list[int], rng: Random) -> Game:
    cards = batch.deck.cards
    game = Game.new(batch.players, order=[cards[n].id for n in order], deck=batch.deck)
    bots = [make_bot(batch.bots[bot], seed=rng.getrandbits(30), deck=batch.deck) for bot in seated]
    play_through(game, bots, batch.budget)
    return game
