"""Static files, read into memory once at the start."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

mimetypes.add_type("application/manifest+json", ".webmanifest")
_TEXT = ("text/", "application/json", "application/javascript", "image/svg+xml",
         "application/manifest+json")  # fmt: skip
_COMPRESSED = (".br", ".gz")
SMALL = 1_000
"""Bytes; smaller files are not compressed, because they fit into one packet."""
MOST_CODINGS = 20


@dataclass(frozen=True)
class File:
    body: bytes
    kind: str
    tag: str
    gzip: bytes | None = None
    brotli: bytes | None = None

    def sent(self, accepted: str) -> tuple[bytes, str | None]:
        """The smallest encoding that this Accept-Encoding allows: its bytes and its name."""
        codings = codings_in(accepted)
        if self.brotli is not None and "br" in codings:
            return self.brotli, "br"
        if self.gzip is not None and "gzip" in codings:
            return self.gzip, "gzip"
        return self.body, None


def codings_in(accepted: str) -> set[str]:
    """The codings that an Accept-Encoding names, without those of weight zero."""
    found: set[str] = set()
    for part in accepted.lower().split(",", MOST_CODINGS)[:MOST_CODINGS]:
        name, _, weight = part.replace(" ", "").partition(";q=")
        if weight.strip("0.") or not weight:
            found.add(name)
    return found


def make_file(
    body: bytes, kind: str, zipped: bytes | None = None, brotli: bytes | None = None
) -> File:
    """Make a `File`. Compresses text that has no compressed form yet: call this once per file."""
    text = kind.startswith(_TEXT) or kind.endswith("javascript")
    if zipped is None and text and len(body) >= SMALL:
        zipped = gzip.compress(body, mtime=0)
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    # Litestar adds the charset of `text/…` itself.
    charset = "; charset=utf-8" if text and not kind.startswith("text/") else ""
    return File(body, kind + charset, tag, zipped, brotli)


def read_files(folder: Path, *, but: str = "") -> dict[str, File]:
    """All files in a folder, by relative path, without those in its subfolder `but`. `x.br` and
    `x.gz` become the compressed forms of `x`. Symbolic links in the folder are left out: they may
    lead to files that were not meant to be published."""
    files: dict[str, File] = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        parts = name.split("/")
        hidden = parts[0] == but or any(part.startswith(".") for part in parts)
        if hidden or path.suffix in _COMPRESSED or not is_own_file(path, folder):
            continue
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        zipped, brotli = (_beside(path, ending, folder) for ending in (".gz", ".br"))
        files[name] = make_file(path.read_bytes(), kind, zipped, brotli)
    return files


def is_own_file(path: Path, folder: Path) -> bool:
    """Whether this is a file that no symbolic link in the folder leads to."""
    place = folder.resolve() / path.relative_to(folder)
    return path.is_file() and path.resolve() == place


def _beside(path: Path, ending: str, folder: Path) -> bytes | None:
    other = path.with_name(path.name + ending)
    return other.read_bytes() if is_own_file(other, folder) else None
