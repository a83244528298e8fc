"""Loads both builds of the engine into one process: the sources and the compiled copy, if built.

``firstgiants.engine`` is one of them; the other gets a different package name. That works because
all imports inside the engine are relative.
"""

import os
import sys
from importlib import import_module
from types import ModuleType

import pytest

import firstgiants.engine
from firstgiants.engine import loader
from tools import build_native

INTERPRETED = "interpreted_engine"
COMPILED = "firstgiants.engine"


def can_compile() -> bool:
    try:
        build_native.require_compiler()
    except build_native.CannotBuild:
        return False
    return True


BUILDS = [INTERPRETED, COMPILED] if firstgiants.engine.COMPILED else [INTERPRETED]
"""The builds that this process can run."""
if os.environ.get("CI") and os.environ.get("FIRSTGIANTS_PURE") != "1":
    assert len(BUILDS) == 2, "CI compares both builds of the engine: build the compiled one first"

needs_both = pytest.mark.skipif(len(BUILDS) < 2, reason="there is no compiled engine to compare")

_package = ModuleType(INTERPRETED)
_package.__path__ = [str(loader.FOLDER)]
sys.modules[INTERPRETED] = _package


def engine_module(build: str, name: str) -> ModuleType:
    """A module of one build of the engine, e.g. ``engine_module(COMPILED, "state")``."""
    return import_module(f"{build}.{name}")
