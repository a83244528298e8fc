"""The learned evaluation as a file: integer weights, and the deck and rules they are for.

A *specialist* is for one deck. The *general model* is for any: ``fitted`` makes weights for a deck
from it (see ``general``).
"""

import json
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from functools import cache
from hashlib import sha256
from io import BytesIO
from math import exp, log
from pathlib import Path
from typing import Any, Final

import numpy as np

from ..engine.constants import MAX_SEATS
from ..engine.evaluator import (
    EXP_STEPS,
    LANE_BITS,
    LANES,
    OUTPUTS,
    STAGES,
    UNIT,
    Evaluator,
    Network,
)
from ..engine.features import LAYOUT, LAYOUT_WITHOUT_GAINS, count_features
from ..engine.policy import Policy, count_choice_features, exp_table_length
from ..rules.cards import Deck, load_deck
from ..rules.errors import brief
from . import general
from .errors import BadModel

FORMAT: Final = "firstgiants-model/4"
_NETS: Final = ("two", "more")
_STORED_NAMES: Final = {
    "logit": "pull",
    "point_logits": "pulls",
    "policy": "instinct",
    "calibration": "truth",
}
"""What model files call these layers, since the first edition."""

RULES: Final = 1
"""Raised when a change of the rules makes earlier models useless."""

_MODELS: Final = Path(__file__).parent / "models"
BUILT_IN: Final = _MODELS / "founders.npz"
BUILT_IN_GENERAL: Final = _MODELS / "general.npz"

ANY_DECK: Final = "any"
"""The ``deck_print`` of a general model."""
MOST_WEIGHT: Final = 2000
"""A feature's weights stay within this, so that sums never overflow their lanes."""

DEFAULT_SPREADS: Final = (250, 300, 350, 400, 450, 500, 550, 600, 650, *([700] * (STAGES - 9)))
"""The spread of final scores around the heuristic, by turns left."""

DEFAULT_POINT_LOGITS: Final = tuple(UNIT * 100 // spread for spread in DEFAULT_SPREADS)
"""The logit of one point for the heuristic alone, by turns left."""

CALIBRATION_PARTS: Final = 4
"""Parts of the game, by turns left, that are calibrated separately."""
_CALIBRATION_SHAPE: Final = (CALIBRATION_PARTS, MAX_SEATS - 1, 2 + MAX_SEATS)

Quantized = np.ndarray[Any, np.dtype[np.int32]]


@dataclass(frozen=True, slots=True)
class Net:
    """The quantized network for some number of seats (see ``engine.evaluator``).

    ``own`` and ``others`` have a row for each feature: hidden units, then the direct outputs.
    ``point_logits`` is the logit of one point by stage, ``policy`` a weight for each feature of a
    choice. ``calibration`` holds, for each part of the game and number of seats, the factor of the
    log chances, what is added for each seat, and what the factor changes with the conditions on a
    card of the deck, in UNITs.
    """

    own: Quantized
    others: Quantized
    bias: Quantized
    logit: Quantized
    score: Quantized
    point_logits: Quantized
    policy: Quantized
    calibration: Quantized


@dataclass(frozen=True, slots=True)
class Weights:
    """Networks for two seats and for more, over the features of a layout."""

    deck: str
    deck_print: str
    nets: tuple[Net, Net]
    layout: int = LAYOUT

    @property
    def is_general(self) -> bool:
        return self.deck_print == ANY_DECK

    @property
    def gains(self) -> bool:
        """Whether the features say what cards would pay."""
        return self.layout != LAYOUT_WITHOUT_GAINS


def deck_print(deck: Deck) -> str:
    """A digest of what the cards are and do, without names and facts; model files hold it."""
    cards = [(c.id, c.family.value, str(c.size.value), c.to_json()["effects"]) for c in deck.cards]
    return sha256(json.dumps(cards, sort_keys=True).encode()).hexdigest()[:16]


def save_weights(path: Path, weights: Weights) -> None:
    about = {
        "format": FORMAT,
        "rules": RULES,
        "layout": weights.layout,
        "deck": weights.deck,
        "deck_print": weights.deck_print,
    }
    if weights.is_general:
        about["properties"] = general.VERSION
    arrays: dict[str, Any] = {}
    for seats, net in zip(_NETS, weights.nets, strict=True):
        for layer in fields(net):
            name = _STORED_NAMES.get(layer.name, layer.name)
            arrays[f"{seats}_{name}"] = getattr(net, layer.name).astype(np.int16)
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
    """Read a model file; BadModel says what is wrong with it."""
    try:
        with np.load(BytesIO(path.read_bytes()), allow_pickle=False) as parts:
            about = json.loads(bytes(parts["about"]))
            arrays = {name: parts[name] for name in parts.files if name != "about"}
        made_for = (about["format"], about["rules"], about["layout"])
        properties = about.get("properties", general.VERSION)
        weights = Weights(
            deck=str(about["deck"]),
            deck_print=str(about["deck_print"]),
            nets=(_read_net(arrays, "two"), _read_net(arrays, "more")),
            layout=about["layout"],
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
    readable = [(FORMAT, RULES, layout) for layout in (LAYOUT_WITHOUT_GAINS, LAYOUT)]
    if made_for not in readable or properties != general.VERSION:
        raise BadModel(
            f"{path.name} was made for other rules or features, {brief(made_for)}; this version "
            f"reads {(FORMAT, RULES, LAYOUT)}."
        )
    return weights


def _read_net(arrays: dict[str, Quantized], seats: str) -> Net:
    stored = {f.name: f"{seats}_{_STORED_NAMES.get(f.name, f.name)}" for f in fields(Net)}
    return Net(**{name: arrays[key].astype(np.int32) for name, key in stored.items()})


def part_of_game(turns_left: int) -> int:
    """0 at the end of the game, 3 early on."""
    return 0 if turns_left < 2 else 1 if turns_left < 4 else 2 if turns_left < 8 else 3


def identity_calibration() -> Quantized:
    """The calibration that changes nothing."""
    calibration = np.zeros(_CALIBRATION_SHAPE, dtype=np.int32)
    calibration[:, :, 0] = UNIT
    return calibration


def calibrated_chances(
    chances: Sequence[float], turns_left: int, weights: Weights
) -> tuple[float, ...]:
    """The search's chances, corrected by how often such predictions came true."""
    seats = len(chances)
    net = weights.nets[0 if seats == 2 else 1]
    factor, *added = net.calibration[part_of_game(turns_left), seats - 2, : 1 + seats] / UNIT
    logits = [
        float(factor) * log(max(chance, 1e-4)) + float(more)
        for chance, more in zip(chances, added, strict=True)
    ]
    odds = [exp(logit - max(logits)) for logit in logits]
    return tuple(one / sum(odds) for one in odds)


def evaluator_exp_table() -> list[int]:
    """exp(-x) in 65536ths, with 128 steps for each unit of x."""
    return [max(1, round(65536 * exp(-step / 128))) for step in range(EXP_STEPS)]


def policy_exp_table() -> list[int]:
    """exp(x - 8) in 65536ths, with 64 steps for each unit of x."""
    return [round(65536 * exp(step / 64 - 8)) for step in range(exp_table_length())]


def packed(lanes: Quantized) -> np.ndarray[Any, np.dtype[np.int64]]:
    """Rows of sums with LANES of them packed in one number, filled up with zeros."""
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
        own.shape[1], rows.tolist(), bias.tolist(), net.logit.tolist(), net.score.tolist()
    )


def blank_policy(deck: Deck, layout: int) -> Policy:
    """A policy that gives all choices the same prior, with the features of a layout."""
    weights = [0] * count_choice_features(len(deck.cards), layout)
    return Policy(weights, policy_exp_table(), layout != LAYOUT_WITHOUT_GAINS)


def make_evaluator(weights: Weights | None, layout: int = LAYOUT) -> Evaluator:
    """An evaluator with these weights for a deck; without any it uses the heuristic alone, and the
    features of the layout are for recording."""
    if weights is None:
        point_logits = list(DEFAULT_POINT_LOGITS) * 2
        gains = layout != LAYOUT_WITHOUT_GAINS
        return Evaluator([], [], point_logits, evaluator_exp_table(), gains)
    return Evaluator(
        [make_network(net) for net in weights.nets],
        [Policy(net.policy.tolist(), policy_exp_table(), weights.gains) for net in weights.nets],
        [int(logit) for net in weights.nets for logit in net.point_logits],
        evaluator_exp_table(),
        weights.gains,
    )


def fitted(weights: Weights, deck: Deck) -> Weights:
    """The general model's weights for a deck; a specialist's as they are."""
    if not weights.is_general:
        return weights
    features, choices = general.feature_map(deck), general.choice_map(deck)
    nets = [
        replace(
            net,
            own=np.clip(features.compiled(net.own), -MOST_WEIGHT, MOST_WEIGHT),
            others=np.clip(features.compiled(net.others), -MOST_WEIGHT, MOST_WEIGHT),
            policy=choices.compiled(net.policy),
            calibration=_calibration_for(net, deck),
        )
        for net in weights.nets
    ]
    return Weights(deck.id, deck_print(deck), (nets[0], nets[1]), weights.layout)


def conditions_on_a_card(deck: Deck) -> float:
    """How many triggers and multipliers a card has on average.

    The more there are, the more points late cards bring, and the less a lead is worth.
    """
    effects = [effect for card in deck.cards for effect in card.effects]
    found = sum((one.when is not None) + (one.per is not None) for one in effects)
    return found / len(deck.cards)


def _calibration_for(net: Net, deck: Deck) -> Quantized:
    calibration = net.calibration.copy()
    change = np.rint(calibration[:, :, -1] * conditions_on_a_card(deck)).astype(np.int32)
    calibration[:, :, 0] += change
    calibration[:, :, -1] = 0
    return calibration


def check_weights(weights: Weights, deck: Deck) -> None:
    """Refuse weights that were made for another deck or have the wrong shape."""
    width, choice_width = general.WIDTH, general.CHOICE_WIDTH
    if not weights.is_general:
        width = count_features(len(deck.cards), weights.layout)
        choice_width = count_choice_features(len(deck.cards), weights.layout)
    if not weights.is_general and weights.deck_print != deck_print(deck):
        raise BadModel(
            f"The model was made for deck {weights.deck}, not for deck {deck.id} as it is now."
        )
    fits = True
    for net in weights.nets:
        hidden = len(net.logit)
        fits = fits and hidden % LANES == 0 and net.score.shape == (hidden,)
        fits = fits and net.point_logits.shape == (STAGES,) and net.point_logits.min() > 0
        fits = fits and net.calibration.shape == _CALIBRATION_SHAPE
        fits = fits and net.policy.shape == (choice_width,)
        fits = fits and net.bias.shape == (hidden + OUTPUTS,)
        rows = (width, hidden + OUTPUTS)
        fits = fits and net.own.shape == rows and net.others.shape == rows
    if not fits:
        raise BadModel("The model's weights are of the wrong shape; it is damaged.")


@cache
def _cached_weights(path: Path, _changed: int) -> Weights:
    """``load_weights``, once for each change of the file."""
    return load_weights(path)


def _usable(path: Path, deck: Deck) -> Weights:
    """The weights of a model file for this deck; BadModel if there are none."""
    weights = _cached_weights(path, path.stat().st_mtime_ns if path.exists() else 0)
    check_weights(weights, deck)
    return fitted(weights, deck)


def weights_for(
    deck: Deck | None, model: Path | Weights | None = None
) -> tuple[Weights | None, str | None]:
    """The weights of a model file if they fit the deck; else the built-in ones for this deck, or
    those of the general model. Also a note for people, if the model is not for this deck alone.

    ``model`` may also be weights in training, which must fit. Raises BadModel if a model was named
    and there is no such file.
    """
    deck = deck if deck is not None else load_deck("founders")
    if isinstance(model, Weights):
        return fitted(model, deck), None
    if model is not None and not model.exists():
        raise BadModel(f"There is no model file {model.name}.")
    try:
        return _usable(model or BUILT_IN, deck), None
    except BadModel as bad:
        why = bad.message[:-1]
    if model is None and deck_print(deck) != deck_print(load_deck("founders")):
        why = f"Deck {brief(deck.id)} has no model of its own"
    try:
        return _usable(BUILT_IN_GENERAL, deck), f"{why}: the bots use the general model."
    except BadModel:
        return None, f"{why}: the bots search without learning."
