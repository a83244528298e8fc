"""The version of the bots: results of different versions must not be mixed."""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

from ..bots.outside import outside_version


def version_of_bots(names: Sequence[str] = ()) -> str:
    """A digest of all that decides how the bots play: engine, rules, bots and their models.
    ``names`` are the bots; a bot with a model file counts with the file's content, a bot from
    outside with the file that defines it."""
    files = [file for name in names if (file := name.partition("@")[2])]
    models = [sha256(Path(file).read_bytes()).hexdigest() for file in files]
    outside = [found for name in names if (found := outside_version(name.partition("@")[0]))]
    if not models and not outside:
        return _version_of_package()
    return sha256(" ".join([_version_of_package(), *models, *outside]).encode()).hexdigest()[:16]


@cache
def _version_of_package() -> str:
    package = Path(__file__).parent.parent
    digest = sha256()
    for room in ("engine", "rules", "bots"):
        for file in sorted((package / room).rglob("*")):
            if file.suffix in (".py", ".npz"):
                digest.update(file.relative_to(package).as_posix().encode() + b"\0")
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
