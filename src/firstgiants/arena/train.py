"""Training of the learned evaluation by self-play: play, write down, fit, play better.

The first round plays with a search by rules of thumb, the second many quick games with one look at
each choice, all later ones with a search that uses what was learned. After each round networks and
instinct are fitted anew to the games of all rounds so far. At last the model plays games for proof,
without whims, that show how what it foretells comes true. Games are written down in shards as they
come, and everything follows from the seed: an interrupted training plays only what is missing, and
ends with the same model.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

import numpy as np

from ..bots.model import Net, Weights, deck_print, load_weights, make_judge, save_weights
from ..engine import scoring, selfplay
from ..engine.features import count_features
from ..engine.policy import count_marks
from ..rules.cards import Deck
from ..rules.errors import BadRecord, BadSettings
from ..rules.opening import opening_state
from .fit import Course, Looks, NetFit, Table, fit_instinct, fit_truth, whole_truth
from .lines import Batch, Lines, joined, load_lines, play_batch
from .workforce import Alone, Cluster, Workforce, in_order

T = TypeVar("T")
R = TypeVar("R")

_GAMES_AT_ONCE: Final = 50
_LOOKS_AT_ONCE: Final = 500
_FEWEST: Final = 10
_TESTED: Final = 12
_PROOF: Final = "proof"
_GROUPS: Final = ((2,), (3, 4, 5))
"""One network is for two seats, one for more."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a training is to be; equal plans make equal models. The plan as it stands here made
    the model in the package.

    ``games`` are those of a round of search; the first, by rules of thumb, has one for ``first``
    of them, the round of looks ``looks`` times as many, and there is one for proof for ``proof``
    of them. ``sight`` is the search's rounds a choice, by rules of thumb and later; for proof it
    searches ``noted`` rounds where it foretells. In ``free`` of 1000 choices a player follows its
    second thoughts, in ``slips`` of 1000 it plays at random.
    """

    rounds: int = 3
    games: int = 13_500
    seed: int = 1
    first: int = 3
    looks: int = 8
    proof: int = 5
    sight: tuple[int, int] = (24, 48)
    noted: int = 1000
    free: int = 200
    slips: int = 15
    course: Course = field(default_factory=Course)
    match_games: int = 400

    def games_of(self, number: int) -> int:
        if number == 0:
            return max(_FEWEST, self.games // self.first)
        return self.games * (self.looks if number == 1 else 1)

    def games_for_proof(self) -> int:
        return max(_FEWEST, self.games // self.proof)

    def batches(self, number: int, deck: Deck, weights: Weights | None) -> list[Batch]:
        """The work of a round."""
        looks = number == 1
        sight = 0 if looks else self.sight[0 if number == 0 else 1]
        return [
            Batch(
                deck=deck,
                weights=weights,
                seats=seats,
                seed=f"{self.seed}:{number}",
                first=first,
                games=games,
                rounds=sight,
                noted=sight,
                free=self.free,
                slips=self.slips,
                every=4 if looks else 2,
            )
            for seats, first, games in _shares(
                self.games_of(number), _LOOKS_AT_ONCE if looks else _GAMES_AT_ONCE
            )
        ]

    def proof_batches(self, deck: Deck, weights: Weights) -> list[Batch]:
        """The games for proof: some positions of each."""
        return [
            Batch(
                deck=deck,
                weights=weights,
                seats=seats,
                seed=f"{self.seed}:proof",
                first=first,
                games=games,
                rounds=self.sight[1],
                noted=self.noted,
                free=0,
                slips=0,
                every=12,
            )
            for seats, first, games in _shares(self.games_for_proof(), _GAMES_AT_ONCE)
        ]


def _shares(games: int, at_once: int) -> Iterator[tuple[int, int, int]]:
    """Games in portions: seats, number of the first, how many. Two thirds of the games have two
    seats, which are played most and cost least."""
    others = games // 9
    for seats, share in ((2, games - 3 * others), (3, others), (4, others), (5, others)):
        for first in range(0, share, at_once):
            yield seats, first, min(at_once, share - first)


Step = dict[str, float]
Progress = Callable[[int, int], None]


class Count:
    """Hands out work, and tells how many of all games are played."""

    def __init__(self, hands: Workforce, progress: Progress | None, total: int) -> None:
        self._hands = hands
        self._progress = progress
        self._done = 0
        self._total = total

    def run(
        self, work: Callable[[T], R], tasks: Sequence[T], games: Callable[[T], int]
    ) -> Iterator[tuple[int, R]]:
        for number, result in self._hands.run(work, tasks):
            yield number, result
            self.tell(games(tasks[number]))

    def tell(self, games: int) -> None:
        self._done += games
        if self._progress is not None:
            self._progress(self._done, self._total)


def train(
    deck: Deck,
    folder: Path,
    plan: Plan,
    *,
    hands: Workforce | None = None,
    progress: Progress | None = None,
    told: Callable[[Step], None] | None = None,
) -> Path:
    """Train into a folder, or go on with the training there; returns the path of the model: that
    of the last round. ``progress`` counts games, ``told`` hears of rounds."""
    folder.mkdir(parents=True, exist_ok=True)
    notes = folder / "training.json"
    about: dict[str, Any] = {"deck": deck_print(deck), "plan": json.loads(json.dumps(asdict(plan)))}
    curve: list[Step] = []
    if notes.exists():
        curve = _read_curve(notes, about)
    else:
        _write(notes, about | {"curve": curve})
    if curve:
        load_weights(_weights_path(folder, len(curve)))
    total = sum(plan.games_of(n) + plan.match_games for n in range(plan.rounds))
    hands = hands or Alone()
    count = Count(hands, progress, total + plan.games_for_proof())
    # The shards lie in this machine's folder.
    fitters = Alone() if isinstance(hands, Cluster) else hands
    for number in range(plan.rounds):
        if number < len(curve):
            count.tell(plan.games_of(number) + plan.match_games)
            continue
        weights = load_weights(_weights_path(folder, number)) if number else None
        play_round(folder, str(number + 1), plan.batches(number, deck, weights), count)
        found, step = fit_round(folder, number, plan, deck, fitters)
        step |= _against_greedy(deck, found, plan, f"{plan.seed}:{number}", count)
        save_weights(_weights_path(folder, number + 1), found)
        curve.append(step)
        # Written last: what it names is there.
        _write(notes, about | {"curve": curve})
        if told is not None:
            told(step)
    weights = load_weights(_weights_path(folder, plan.rounds))
    play_round(folder, _PROOF, plan.proof_batches(deck, weights), count)
    model = folder / "model.npz"
    save_weights(model, _proven(folder, weights, deck))
    return model


def _read_curve(notes: Path, about: dict[str, Any]) -> list[Step]:
    """The rounds that were done, if they are of this training."""
    try:
        kept = json.loads(notes.read_bytes())
        same = {key: kept[key] for key in about} == about
        curve = [{str(k): float(v) for k, v in step.items()} for step in kept["curve"]]
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadRecord(f"{notes} does not hold the notes of a training.") from error
    if not same:
        raise BadSettings(
            f"{notes.parent} holds a training with another deck or plan; choose another folder."
        )
    return curve


def _write(path: Path, data: dict[str, Any]) -> None:
    part = path.with_suffix(".part")
    part.write_text(json.dumps(data, indent=1) + "\n")
    part.replace(path)


def _weights_path(folder: Path, rounds: int) -> Path:
    return folder / f"weights-{rounds}.npz"


def _shard(folder: Path, name: str, seats: int, first: int) -> Path:
    return folder / f"games-{name}-{seats}-{first:07}.npz"


def _shards(folder: Path, name: str, seats: int) -> list[Path]:
    return sorted(folder.glob(f"games-{name}-{seats}-*.npz"))


def play_round(folder: Path, name: str, batches: list[Batch], count: Count) -> None:
    """Play the batches whose shards are missing."""
    missing = []
    for batch in batches:
        if _shard(folder, name, batch.seats, batch.first).exists():
            count.tell(batch.games)
        else:
            missing.append(batch)
    for at, lines in count.run(play_batch, missing, lambda batch: batch.games):
        batch = missing[at]
        lines.save(_shard(folder, name, batch.seats, batch.first))


def _load(folder: Path, number: int, seats: int) -> tuple[Lines | None, Lines | None]:
    """The games of a round to fit to, and one shard in some to be tested by."""
    paths = _shards(folder, str(number + 1), seats)
    tests = paths[::_TESTED] if len(paths) > 1 else []
    fits = [load_lines(path) for path in paths if path not in tests]
    return (
        joined(fits) if fits else None,
        joined([load_lines(path) for path in tests]) if tests else None,
    )


def fit_round(
    folder: Path, number: int, plan: Plan, deck: Deck, hands: Workforce
) -> tuple[Weights, Step]:
    """Networks and instinct from the games of all rounds so far."""
    work = partial(fit_group, folder=folder, number=number, plan=plan, deck=deck)
    nets: list[Net] = []
    step: Step = {"round": float(number + 1), "positions": 0.0}
    for net, found in in_order(hands.run(work, _GROUPS)):
        nets.append(net)
        step["positions"] += found.pop("positions")
        step |= found
    return Weights(deck=deck.id, deck_print=deck_print(deck), nets=(nets[0], nets[1])), step


def fit_group(
    group: Sequence[int], *, folder: Path, number: int, plan: Plan, deck: Deck
) -> tuple[Net, Step]:
    """The network and the instinct for some numbers of seats."""
    width = count_features(len(deck.cards))
    step: Step = {"positions": 0.0}
    tables: list[Table] = []
    tests: list[Table] = []
    looks: list[Looks] = []
    for seats in group:
        for earlier in range(number + 1):
            lines, test = _load(folder, earlier, seats)
            if lines is None:
                continue
            tables.append(Table(lines, seats, width))
            step["positions"] += len(lines)
            if test is not None and earlier == number:
                tests.append(Table(test, seats, width))
            # Only a search has shared out its looks, and the latest has done so best.
            if len(lines.options) and (earlier > 1 or number < 2):
                looks.append(Looks(lines))
    fit = NetFit(width, plan.course.hidden, plan.seed)
    fit.fit(tables, plan.course, plan.seed)
    for table in tests:
        step |= {f"{k}_{table.seats}": v for k, v in fit.losses(table).items()}
    found = fit_instinct(looks, count_marks(len(deck.cards)), plan.seed)
    return fit.whole(found), step


def _proven(folder: Path, weights: Weights, deck: Deck) -> Weights:
    """The same weights, and what came of what they foretold in the games for proof."""
    width = count_features(len(deck.cards))
    nets = []
    for net, group in zip(weights.nets, _GROUPS, strict=True):
        tables = [
            Table(joined([load_lines(path) for path in paths]), seats, width)
            for seats in group
            if (paths := _shards(folder, _PROOF, seats))
        ]
        nets.append(replace(net, truth=whole_truth(fit_truth(tables))))
    return replace(weights, nets=(nets[0], nets[1]))


def _against_greedy(deck: Deck, weights: Weights, plan: Plan, seed: str, count: Count) -> Step:
    """A short match for the curve: the learned one-step player against greedy, two seats."""
    work = partial(play_against_greedy, deck=deck, weights=weights, seed=seed)
    tasks = [
        range(first, min(first + _GAMES_AT_ONCE, plan.match_games))
        for first in range(0, plan.match_games, _GAMES_AT_ONCE)
    ]
    parts: Iterable[list[int]] = in_order(count.run(work, tasks, len))
    margins = [margin for part in parts for margin in part]
    won = sum(1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in margins)
    return {
        "won_against_greedy": round(won / len(margins), 4),
        "margin": round(float(np.mean(margins)), 3),
    }


def play_against_greedy(games: range, *, deck: Deck, weights: Weights, seed: str) -> list[int]:
    """By how much the learned one-step player won each game."""
    judge = make_judge(weights)
    margins = []
    for game in games:
        rng = Random(f"{seed}:match:{game // 2}")
        order = list(range(len(deck.cards)))
        rng.shuffle(order)
        state = opening_state(deck, order, 2)
        selfplay.play_against_greedy(state, judge, game % 2)
        mine = scoring.total(state, game % 2)
        margins.append(mine - scoring.total(state, 1 - game % 2))
    return margins
