"""Which files the compiled engine is made from, and their fingerprint.

Used by `engine` to see whether the compiled copy is fresh, and by the build to mark what it built;
it imports nothing of the package, because the build runs before the package is installed.
"""

from hashlib import sha256
from pathlib import Path
from typing import Final

HEARTS: Final = ("rules/core", "rules/writing", "bots/core")
"""Folders whose modules are compiled together, relative to the package."""

KIT: Final = "kit.py"
"""The one file that differs: plain ints and lists when interpreted …"""

NATIVE_KIT: Final = "kit_native.py"
"""… and machine integers and vectors when compiled."""

MARK: Final = "BUILT_FROM"
"""The file in the compiled copy; its first line is the fingerprint of the sources."""


def sources(package: Path) -> list[Path]:
    """The source files of the fast heart, in a fixed order."""
    return [path for heart in HEARTS for path in sorted((package / heart).glob("*.py"))]


def fingerprint(package: Path) -> str:
    """Hex digest over the names and bytes of all `sources`."""
    digest = sha256()
    for path in sources(package):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()
