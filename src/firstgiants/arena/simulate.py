"""Many games between bots, to learn about a deck: ``simulate`` makes a ``SimReport``.

Game *n* of a seed has the same deal and the same dice for any number of processes. The place of a
card in a deal depends on its id only, so that two versions of a deck get the same deals: a changed
card lies where the old one lay, and the others keep their order.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from random import Random
from typing import Final

from ..bots import LEVELS, Budget, make_bot
from ..bots.searching import stopped_clock
from ..engine import constants
from ..engine import state as cell
from ..engine.event_json import write_events
from ..engine.ints import Dice
from ..engine.scoring import total
from ..engine.selfplay import play_game
from ..engine.state import State
from ..rules.cards import Deck
from ..rules.errors import BadSettings
from ..rules.events import read_events
from ..rules.game import Game
from ..rules.opening import opening_state
from ..rules.settings import Settings, check_players
from .card_log import CardLog
from .pool import Pool, Serial, open_pool
from .report import SimReport, make_report
from .saved_tallies import SavedTallies
from .tally import Tally

Progress = Callable[[int, int], None]
"""Called with the games done and the games in all."""

_IN_ENGINE: Final = ("random", "greedy")
_GROUP: Final = 10
_GROUP_IN_ENGINE: Final = 100
_NODE_LEVELS: Final = frozenset(level.id for level in LEVELS)


@dataclass(frozen=True, slots=True)
class Simulation:
    """What to play. The bots move on by one seat after each game."""

    deck: Deck
    players: int
    games: int
    bots: tuple[str, ...]
    seed: int = 1
    budget: Budget = field(default_factory=Budget)
    settings: Settings = field(default_factory=Settings)

    def __post_init__(self) -> None:
        check_players(self.players)
        if self.games < 1:
            raise BadSettings(f"A simulation needs at least one game, not {self.games}.")
        if not self.bots:
            raise BadSettings("A simulation needs the name of at least one bot.")
        for name in self.bots:
            make_bot(name)  # refuses an unknown name before any process starts

    @property
    def in_engine(self) -> bool:
        return all(name in _IN_ENGINE for name in self.bots)

    @property
    def group(self) -> int:
        """How many games make a task."""
        return _GROUP_IN_ENGINE if self.in_engine else _GROUP

    def tally(self) -> Tally:
        return Tally(self.players, len(self.deck.cards), len(self.bots))


@dataclass(frozen=True, slots=True)
class Batch:
    """Some games of a simulation; ``group`` is the number of the first game of its group."""

    simulation: Simulation
    group: int
    first: int
    games: int


def simulate(
    simulation: Simulation, *, jobs: int = 1, progress: Progress | None = None
) -> SimReport:
    """Play the games and report."""
    with open_pool(jobs) as pool:
        [tally] = play_simulations([simulation], pool=pool, progress=progress)
    return make_report(
        tally,
        simulation.deck,
        simulation.bots,
        simulation.seed,
        extra_amber=simulation.settings.extra_amber,
    )


def play_simulations(
    simulations: Sequence[Simulation],
    *,
    pool: Pool | None = None,
    saved: SavedTallies | None = None,
    progress: Progress | None = None,
    most_games: int | None = None,
) -> list[Tally]:
    """Play the games that are not saved yet; returns the sums of each simulation.

    ``most_games`` limits the games of a task. It needs a pool that runs tasks in their order.
    """
    tallies = [one.tally() for one in simulations]
    batches: list[Batch] = []
    owner: list[int] = []
    for number, one in enumerate(simulations):
        done = {} if saved is None else saved.load(one, tallies[number])
        for batch in missing_batches(one, done, most_games):
            batches.append(batch)
            owner.append(number)
    games = sum(one.games for one in simulations)
    played = games - sum(batch.games for batch in batches)
    if progress is not None:
        progress(played, games)
    for task, part in (pool or Serial()).run(play_batch, batches):
        batch, tally = batches[task], tallies[owner[task]]
        tally.add(part)
        if saved is not None:
            saved.note(batch.simulation, batch.group, batch.games, tally)
        played += batch.games
        if progress is not None:
            progress(played, games)
    return tallies


def missing_batches(
    simulation: Simulation, done: dict[int, int], most_games: int | None = None
) -> list[Batch]:
    """The games to play, where ``done`` says how many of each group are played."""
    batches: list[Batch] = []
    step = most_games or simulation.group
    for group in range(0, simulation.games, simulation.group):
        last = min(group + simulation.group, simulation.games)
        batches += [
            Batch(simulation, group, first, min(step, last - first))
            for first in range(group + done.get(group, 0), last, step)
        ]
    return batches


def bots_of_game(bots: Sequence[str], players: int, number: int) -> list[int]:
    """Which of the bots sits at each seat in game ``number``."""
    return [(seat + number) % len(bots) for seat in range(players)]


def deal(deck: Deck, seed: int, number: int) -> list[int]:
    """The order of game ``number``: sorted by a digest of seed, number and card id."""

    def key(card: int) -> bytes:
        text = f"{seed}:{number}:{deck.cards[card].id}"
        return blake2b(text.encode(), digest_size=16).digest()

    return sorted(range(len(deck.cards)), key=key)


def play_batch(batch: Batch) -> Tally:
    """The sums over the games of a batch."""
    one = batch.simulation
    tally = one.tally()
    for number in range(batch.first, batch.first + batch.games):
        rng = Random(f"{one.seed}:{number}")
        order = deal(one.deck, one.seed, number)
        seated = bots_of_game(one.bots, one.players, number)
        log = CardLog(one.players)
        play = _play_in_engine if one.in_engine else _play_by_view
        state = play(one, order, seated, rng, log)
        index = one.deck.index
        tally.note(
            group=batch.group,
            seated=seated,
            totals=[total(state, seat) for seat in range(one.players)],
            turns=state.cells[cell.TURNS],
            by_deck=state.cells[cell.ENDING] == constants.BY_DECK,
            seen=order[: state.cells[cell.DEALT]],
            uses={index[card]: use for card, use in log.uses.items()},
        )
    return tally


def _play_in_engine(
    one: Simulation, order: list[int], seated: list[int], rng: Random, log: CardLog
) -> State:
    state = opening_state(one.deck, order, one.players, one.settings)
    state.recording = True
    greedy = sum(1 << seat for seat, bot in enumerate(seated) if one.bots[bot] == "greedy")
    play_game(state, greedy, Dice(rng.getrandbits(30)))
    log.note(read_events(write_events(state, one.deck.vocabulary, False)))
    return state


def _play_by_view(
    one: Simulation, order: list[int], seated: list[int], rng: Random, log: CardLog
) -> State:
    cards = one.deck.cards
    game = Game.new(
        one.players, order=[cards[n].id for n in order], deck=one.deck, settings=one.settings
    )
    bots = []
    for bot in seated:
        name, seed = one.bots[bot], rng.getrandbits(30)
        if name.partition("@")[0] in _NODE_LEVELS and one.budget.seconds is None:
            bots.append(make_bot(name, seed=seed, deck=one.deck, clock=stopped_clock))
        else:
            bots.append(make_bot(name, seed=seed, deck=one.deck))
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        choice = bots[decision.seat - 1].choose(view, decision.legal, one.budget)
        log.note(game.play(choice))
    return game.state
