"""Chooses between the compiled engine and its sources, and says which sources it was built from.

The build also reads this file, before the package is installed: it imports nothing of ours.
"""

import os
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
"""The sources of the engine."""

NATIVE: Final = "_native"
"""The folder below it that holds the compiled modules."""

INTS: Final = "ints.py"
"""The one module that differs between the builds: plain ints and lists when interpreted …"""

NATIVE_INTS: Final = "ints_native.py"
"""… and machine integers and vectors when compiled."""

BUILT_FROM: Final = "BUILT_FROM"
"""The file in the compiled copy whose first line is the fingerprint of its sources."""

LIBRARY: Final = f"engine__mypyc{EXTENSION_SUFFIXES[0]}"
"""The shared library of all compiled modules, for this version of Python."""


def sources(folder: Path) -> list[Path]:
    """The modules to compile, in a fixed order."""
    not_compiled = ("__init__.py", "loader.py")
    return [path for path in sorted(folder.glob("*.py")) if path.name not in not_compiled]


def fingerprint(folder: Path) -> str:
    """Hex digest over the names and bytes of all `sources`."""
    digest = sha256()
    for path in sources(folder):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def find_compiled() -> Path | None:
    """The folder of the compiled engine, or None if this process must run the sources."""
    native = FOLDER / NATIVE
    if os.environ.get("FIRSTGIANTS_PURE") == "1":
        return None
    try:
        built_from = (native / BUILT_FROM).read_text(encoding="ascii")
    except FileNotFoundError:
        return None
    if built_from.split("\n", 1)[0] != fingerprint(FOLDER):
        # Not a warning: programs that turn warnings into errors still play, only slower.
        print("the compiled engine is older than its source; run make setup", file=sys.stderr)
        return None
    # A library for another version of Python does not count.
    if not (native / LIBRARY).exists():
        return None
    if find_spec("librt") is None:
        print("the compiled engine needs the package librt; running its source", file=sys.stderr)
        return None
    return native
