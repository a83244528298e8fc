"""The learned evaluation as a file: weights in whole numbers, and what they were made for."""

import json
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cache
from hashlib import sha256
from io import BytesIO
from math import exp, log
from pathlib import Path
from typing import Any, Final

import numpy as np

from ..engine.constants import MAX_SEATS
from ..engine.evaluator import (
    LANE_BITS,
    LANES,
    OUTPUTS,
    STAGES,
    STEPS,
    UNIT,
    Judge,
    Network,
)
from ..engine.features import LAYOUT, count_features
from ..engine.policy import Instinct, count_marks, table_length
from ..rules.cards import Deck, load_deck
from ..rules.errors import shown
from .errors import BadModel

FORMAT: Final = "firstgiants-model/3"
_NETS: Final = ("two", "more")
RULES: Final = 1
"""Raised when the rules change so that what was learned is no longer true."""

BUILT_IN: Final = Path(__file__).parent / "models" / "founders.npz"

PLAIN_SPREADS: Final = (250, 300, 350, 400, 450, 500, 550, 600, 650, *([700] * (STAGES - 9)))
"""How far final scores stray from a judgement without learning, by turns left."""

PLAIN_PULLS: Final = tuple(UNIT * 100 // spread for spread in PLAIN_SPREADS)
"""What a point pulls without learning."""

TRUTH_PARTS: Final = 4
"""Parts of the game, by turns left, in which what is foretold comes true in different ways."""

Whole = np.ndarray[Any, np.dtype[np.int32]]


@dataclass(frozen=True, slots=True)
class Net:
    """The network for some number of seats, in whole numbers (see ``core.judge``).

    ``own`` and ``others`` have a row for each mark: hidden units, then what goes past them.
    ``pulls`` is what a point pulls by stage, ``instinct`` a weight for each mark of a choice.
    ``truth`` makes what the search foretells come true: for each part of the game and number of
    seats how much sharper chances are, and how much better each seat stands, in UNITs.
    """

    own: Whole
    others: Whole
    bias: Whole
    pull: Whole
    score: Whole
    pulls: Whole
    instinct: Whole
    truth: Whole


@dataclass(frozen=True, slots=True)
class Weights:
    """Networks for two seats and for more."""

    deck: str
    deck_print: str
    nets: tuple[Net, Net]


def deck_print(deck: Deck) -> str:
    """A digest of what the cards are and do; names and facts do not matter."""
    cards = [(c.id, c.family.value, str(c.size.value), c.to_json()["effects"]) for c in deck.cards]
    return sha256(json.dumps(cards, sort_keys=True).encode()).hexdigest()[:16]


def save_weights(path: Path, weights: Weights) -> None:
    about = {
        "format": FORMAT,
        "rules": RULES,
        "layout": LAYOUT,
        "deck": weights.deck,
        "deck_print": weights.deck_print,
    }
    arrays: dict[str, Any] = {}
    for seats, net in zip(_NETS, weights.nets, strict=True):
        for layer in fields(net):
            arrays[f"{seats}_{layer.name}"] = getattr(net, layer.name).astype(np.int16)
    out = BytesIO()
    np.savez_compressed(
        out,
        about=np.frombuffer(json.dumps(about).encode(), dtype=np.uint8),
        **arrays,
    )
    part = path.with_suffix(".part")
    part.write_bytes(out.getvalue())
    part.replace(path)


def load_weights(path: Path) -> Weights:
    """Read a model file; BadModel says in one sentence what is wrong with it."""
    try:
        with np.load(BytesIO(path.read_bytes()), allow_pickle=False) as parts:
            about = json.loads(bytes(parts["about"]))
            arrays = {name: parts[name] for name in parts.files if name != "about"}
        made_for = (about["format"], about["rules"], about["layout"])
        weights = Weights(
            deck=str(about["deck"]),
            deck_print=str(about["deck_print"]),
            nets=(_read_net(arrays, "two"), _read_net(arrays, "more")),
        )
    except FileNotFoundError as missing:
        raise BadModel(f"There is no model file {path.name}.") from missing
    except (
        OSError,
        EOFError,
        ValueError,
        KeyError,
        TypeError,
        IndexError,
        zipfile.BadZipFile,
    ) as error:
        raise BadModel(f"{path.name} is not a model file, or it is damaged.") from error
    if made_for != (FORMAT, RULES, LAYOUT):
        raise BadModel(
            f"{path.name} was made for other rules or features, {shown(made_for)}; this version "
            f"reads {(FORMAT, RULES, LAYOUT)}."
        )
    return weights


def _read_net(arrays: dict[str, Whole], seats: str) -> Net:
    return Net(**{f.name: arrays[f"{seats}_{f.name}"].astype(np.int32) for f in fields(Net)})


def part_of_game(turns_left: int) -> int:
    """0 at the end, 3 early on."""
    return 0 if turns_left < 2 else 1 if turns_left < 4 else 2 if turns_left < 8 else 3


def plain_truth() -> Whole:
    """What is foretold is taken as it is."""
    truth = np.zeros((TRUTH_PARTS, MAX_SEATS - 1, 1 + MAX_SEATS), dtype=np.int32)
    truth[:, :, 0] = UNIT
    return truth


def true_chances(chances: Sequence[float], turns_left: int, weights: Weights) -> tuple[float, ...]:
    """What the chances that a search foretells have come to in games."""
    seats = len(chances)
    net = weights.nets[0 if seats == 2 else 1]
    sharper, *better = net.truth[part_of_game(turns_left), seats - 2] / UNIT
    pulls = [
        float(sharper) * log(max(chance, 1e-4)) + float(more)
        for chance, more in zip(chances, better[:seats], strict=True)
    ]
    raised = [exp(pull - max(pulls)) for pull in pulls]
    return tuple(one / sum(raised) for one in raised)


def falling_chances() -> list[int]:
    """The weight of a seat that lacks pull, 128 steps for each unit."""
    return [max(1, round(65536 * exp(-step / 128))) for step in range(STEPS)]


def powers() -> list[int]:
    """How much a choice deserves a look, 64 steps for each unit of its marks' weights."""
    return [round(65536 * exp(step / 64 - 8)) for step in range(table_length())]


def packed(lanes: Whole) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Rows of sums, LANES of them in one number; the last number may be filled up with zeros."""
    rows, width = lanes.shape
    full = np.zeros((rows, -(-width // LANES) * LANES), dtype=np.int64)
    full[:, :width] = lanes
    places = np.int64(1) << (LANE_BITS * np.arange(LANES, dtype=np.int64))
    out: np.ndarray[Any, np.dtype[np.int64]] = (full.reshape(rows, -1, LANES) * places).sum(2)
    return out


def make_network(net: Net) -> Network:
    own, others = packed(net.own), packed(net.others)
    rows = np.concatenate([own, others], axis=1).reshape(-1)
    bias = packed(net.bias.reshape(1, -1))[0]
    return Network(
        own.shape[1], rows.tolist(), bias.tolist(), net.pull.tolist(), net.score.tolist()
    )


def blank_instinct(deck: Deck) -> Whole:
    """An instinct for which all choices are alike."""
    return np.zeros(count_marks(len(deck.cards)), dtype=np.int32)


def make_instinct(weights: Whole) -> Instinct:
    return Instinct(weights.tolist(), powers())


def make_judge(weights: Weights | None) -> Judge:
    """A judge with these weights; without any it judges by rules of thumb."""
    if weights is None:
        return Judge([], [], list(PLAIN_PULLS) * 2, falling_chances())
    return Judge(
        [make_network(net) for net in weights.nets],
        [make_instinct(net.instinct) for net in weights.nets],
        [int(pull) for net in weights.nets for pull in net.pulls],
        falling_chances(),
    )


def check_weights(weights: Weights, deck: Deck) -> None:
    """Refuse weights that were made for another deck, or are of the wrong shape."""
    if weights.deck_print != deck_print(deck):
        raise BadModel(
            f"The model was made for deck {weights.deck}, not for deck {deck.id} as it is now."
        )
    fits = True
    for net in weights.nets:
        hidden = len(net.pull)
        fits = fits and hidden % LANES == 0 and net.score.shape == (hidden,)
        fits = fits and net.pulls.shape == (STAGES,) and net.pulls.min() > 0
        fits = fits and net.truth.shape == (TRUTH_PARTS, MAX_SEATS - 1, 1 + MAX_SEATS)
        fits = fits and net.instinct.shape == (count_marks(len(deck.cards)),)
        fits = fits and net.bias.shape == (hidden + OUTPUTS,)
        rows = (count_features(len(deck.cards)), hidden + OUTPUTS)
        fits = fits and net.own.shape == rows and net.others.shape == rows
    if not fits:
        raise BadModel("The model's weights are of the wrong shape; it is damaged.")


@cache
def _built_in(path: Path) -> Weights:
    return load_weights(path)


def weights_for(deck: Deck | None) -> tuple[Weights | None, str | None]:
    """The built-in weights if they fit the deck; else None, and a sentence that says why."""
    try:
        weights = _built_in(BUILT_IN)
        check_weights(weights, deck if deck is not None else load_deck("founders"))
    except BadModel as why:
        return None, f"{why.message[:-1]}: the bots search without learning."
    return weights, None
