"""The learned evaluation as a file: weights in whole numbers, and what they were made for."""

import json
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from io import BytesIO
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from ..rules.cards import Deck, load_deck
from ..rules.errors import shown
from .core.features import LAYOUT
from .core.judge import STAGES, STEPS
from .errors import BadModel
from .heart import features, judge

if TYPE_CHECKING:
    from .core.judge import Judge

FORMAT: Final = "firstgiants-model/1"
RULES: Final = 1
"""Raised when the rules change so that what was learned is no longer true."""

BUILT_IN: Final = Path(__file__).parent / "models" / "founders.npz"

PLAIN_SPREADS: Final = (250, 300, 350, 400, 450, 500, 550, 600, 650, *([700] * (STAGES - 9)))
"""How far final scores stray from a judgement without learning, by turns left."""


@dataclass(frozen=True, slots=True)
class Weights:
    """One hidden layer; whole numbers in units of ``judge.UNIT``."""

    deck: str
    deck_print: str
    hidden: int
    first: np.ndarray[tuple[int, int], np.dtype[np.int32]]
    first_bias: np.ndarray[tuple[int], np.dtype[np.int32]]
    second: np.ndarray[tuple[int], np.dtype[np.int32]]
    second_bias: int
    spreads: tuple[int, ...]


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
    out = BytesIO()
    np.savez_compressed(
        out,
        about=np.frombuffer(json.dumps(about).encode(), dtype=np.uint8),
        first=weights.first,
        first_bias=weights.first_bias,
        second=weights.second,
        second_bias=np.array([weights.second_bias]),
        spreads=np.array(weights.spreads),
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
            hidden=len(arrays["first_bias"]),
            first=arrays["first"].astype(np.int32),
            first_bias=arrays["first_bias"].astype(np.int32),
            second=arrays["second"].astype(np.int32),
            second_bias=int(arrays["second_bias"][0]),
            spreads=tuple(int(n) for n in arrays["spreads"]),
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


def falling_chances() -> list[int]:
    """The weight of a seat whose foretold score is behind, a step for each quarter spread."""
    return [max(1, round(65536 * exp(-step / 4))) for step in range(STEPS)]


def make_judge(weights: Weights | None, spreads: Sequence[int] | None = None) -> "Judge":
    """A judge with these weights; without any it judges by rules of thumb."""
    if weights is None:
        return judge.Judge(None, list(spreads or PLAIN_SPREADS), falling_chances())
    model = judge.Model(
        weights.hidden,
        [int(n) for n in weights.first.reshape(-1)],
        [int(n) for n in weights.first_bias],
        [int(n) for n in weights.second],
        weights.second_bias,
    )
    return judge.Judge(model, list(spreads or weights.spreads), falling_chances())


def check_weights(weights: Weights, deck: Deck) -> None:
    """Refuse weights that were made for another deck, or are of the wrong shape."""
    if weights.deck_print != deck_print(deck):
        raise BadModel(
            f"The model was made for deck {weights.deck}, not for deck {deck.id} as it is now."
        )
    rows = features.count_features(len(deck.cards))
    shapes = weights.first.shape == (rows, weights.hidden) and len(weights.spreads) == STAGES
    if not shapes or len(weights.second) != weights.hidden or min(weights.spreads) < 1:
        raise BadModel("The model's weights are of the wrong shape; it is damaged.")


@cache
def _built_in() -> Weights | None:
    try:
        return load_weights(BUILT_IN)
    except BadModel:
        return None


def weights_for(deck: Deck | None) -> tuple[Weights | None, str | None]:
    """The built-in weights if they fit the deck; else None, and a sentence that says why."""
    weights = _built_in()
    if weights is None:
        return None, "There is no learned evaluation; the bots search without it."
    try:
        check_weights(weights, deck if deck is not None else load_deck("founders"))
    except BadModel as why:
        return None, f"{why.message[:-1]}: the bots search without learning."
    return weights, None
