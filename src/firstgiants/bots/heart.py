"""The heart of the bots in the tree in use, compiled or interpreted (see ``rules.engine``)."""

from types import ModuleType
from typing import TYPE_CHECKING

from ..rules.engine import module

if TYPE_CHECKING:
    from .core import (
        diary,
        features,
        greedy,
        instinct,
        judge,
        keeping,
        onestep,
        search,
        selfplay,
        worth,
    )

__all__ = [
    "diary",
    "features",
    "greedy",
    "instinct",
    "judge",
    "keeping",
    "onestep",
    "search",
    "selfplay",
    "worth",
]


def __getattr__(name: str) -> ModuleType:
    """``heart.greedy`` is ``module("bots.core.greedy")``."""
    if name.startswith("_"):
        raise AttributeError(name)
    try:
        return module(f"bots.core.{name}")
    except ModuleNotFoundError as missing:
        raise AttributeError(f"the bots' heart has no module {name!r}") from missing
