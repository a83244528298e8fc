"""Which engine runs: the compiled copy of the heart, or the same source interpreted.

The compiled copy is taken if it is there and was built from the very sources beside it; the
environment variable FIRSTGIANTS_PURE=1 asks for the interpreted one. The façade imports the heart's
modules from here (`from .engine import state`) and never from `core`, so that one process plays
with one engine.
"""

import os
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from .native_source import MARK, fingerprint

if TYPE_CHECKING:
    # The interpreted tree lends its types; at run time `__getattr__` answers with the tree in use.
    from .core import choices, effects, kit, playout, scoring, sets, state, tables, turns, words

__all__ = [
    "COMPILED",
    "choices",
    "effects",
    "kit",
    "module",
    "playout",
    "scoring",
    "sets",
    "state",
    "tables",
    "turns",
    "words",
]

_PACKAGE: Final = Path(__file__).parent.parent


def _usable_compiled() -> bool:
    """Is there a compiled engine that this interpreter may trust? Says so if it is out of date."""
    native = _PACKAGE / "_native"
    try:
        mark = (native / MARK).read_text(encoding="ascii")
    except FileNotFoundError:
        return False
    if mark.split("\n", 1)[0] != fingerprint(_PACKAGE):
        # Not a warning: programs that turn warnings into errors still play, only slower.
        print("the compiled engine is older than its source; run make setup", file=sys.stderr)
        return False
    # Built by another version of Python: as good as not there.
    return (native / f"engine__mypyc{EXTENSION_SUFFIXES[0]}").exists()


COMPILED: Final = os.environ.get("FIRSTGIANTS_PURE") != "1" and _usable_compiled()
"""True if the compiled engine runs."""

_ROOT: Final = "firstgiants._native" if COMPILED else "firstgiants"


def module(name: str) -> ModuleType:
    """A module of the tree in use, e.g. ``module("rules.core.state")``."""
    return import_module(f"{_ROOT}.{name}")


def __getattr__(name: str) -> ModuleType:
    """``engine.state`` is ``module("rules.core.state")``."""
    if name.startswith("_"):
        raise AttributeError(name)
    try:
        return module(f"rules.core.{name}")
    except ModuleNotFoundError as missing:
        raise AttributeError(f"the engine has no module {name!r}") from missing
