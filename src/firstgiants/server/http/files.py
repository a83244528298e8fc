"""Files that are sent as they are, or made smaller on the way."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

_TEXT = ("text/", "application/json", "application/javascript", "image/svg+xml")


@dataclass(frozen=True)
class File:
    body: bytes
    zipped: bytes | None
    kind: str
    tag: str
    pressed: bytes | None = None
    """With Brotli, where the build has laid that beside it."""

    def sent(self, accepted: str) -> tuple[bytes, str | None]:
        """As one who accepts these codings gets it, and the name of the coding."""
        taken = _codings(accepted)
        if self.pressed is not None and "br" in taken:
            return self.pressed, "br"
        if self.zipped is not None and "gzip" in taken:
            return self.zipped, "gzip"
        return self.body, None


def _codings(accepted: str) -> set[str]:
    """Those that an Accept-Encoding names and does not refuse with a weight of nothing."""
    found: set[str] = set()
    for part in accepted.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if weight.strip("0.") or not weight:
            found.add(name)
    return found


def file_of(body: bytes, kind: str, pressed: bytes | None = None) -> File:
    text = kind.startswith(_TEXT) or kind.endswith("javascript")
    return File(
        body,
        gzip.compress(body, 9) if text else None,
        f"{kind}; charset=utf-8" if text else kind,
        f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        pressed,
    )


class Files:
    """The files of a folder, read when first asked for and kept."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, tuple[float, File]] = {}

    def get(self, name: str) -> File | None:
        try:
            path = (self._folder / name).resolve()
            if not path.is_relative_to(self._folder.resolve()) or not path.is_file():
                return None
        except (OSError, ValueError):
            return None  # no file can have such a name: too long, or with a NUL
        changed = path.stat().st_mtime
        known = self._files.get(name)
        if known is not None and known[0] == changed:
            return known[1]
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        beside = path.with_name(f"{path.name}.br")
        file = file_of(path.read_bytes(), kind, beside.read_bytes() if beside.is_file() else None)
        self._files[name] = (changed, file)
        return file
