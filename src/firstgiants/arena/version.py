"""The version of the bots: results of different versions must not be mixed."""

from functools import cache
from hashlib import sha256
from pathlib import Path


@cache
def version_of_bots() -> str:
    """A digest of all that decides how the bots play: engine, rules, bots and their model."""
    package = Path(__file__).parent.parent
    digest = sha256()
    for room in ("engine", "rules", "bots"):
        for file in sorted((package / room).rglob("*")):
            if file.suffix in (".py", ".npz"):
                digest.update(file.relative_to(package).as_posix().encode() + b"\0")
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
