"""A file of puzzles: compressed JSON, as ``firstgiants puzzles make`` writes it."""

import gzip
import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from pathlib import Path
from random import Random
from typing import Final

from ...rules.cards import Deck, built_in_deck
from ...rules.errors import brief
from ...rules.jsonable import read_object
from .puzzle import BadPuzzle, Puzzle

FORMAT: Final = "firstgiants-puzzles/1"
SHIPPED: Final = Path(__file__).with_name("founders.json.gz")
LARGEST: Final = 64 * 1024 * 1024
"""The most bytes that a file may have when it is decompressed."""


@dataclass(frozen=True)
class Book:
    """Puzzles of one deck."""

    deck: Deck
    puzzles: tuple[Puzzle, ...]

    @cached_property
    def by_id(self) -> dict[str, Puzzle]:
        return {puzzle.id: puzzle for puzzle in self.puzzles}

    def daily(self, day: date) -> Puzzle:
        """The puzzle of a day. All come once before any comes again."""
        round_, place = divmod(day.toordinal(), len(self.puzzles))
        ids = sorted(self.by_id)
        Random(f"daily/{round_}").shuffle(ids)
        return self.by_id[ids[place]]


@cache
def shipped_book() -> Book:
    """The puzzles of the package."""
    return read_book(SHIPPED)


def read_book(path: Path, *, deck: Deck | None = None) -> Book:
    """Read a file of puzzles; ``deck`` if it is not a built-in one. Positions are not replayed."""
    refusal = BadPuzzle(f"{brief(path.name)} is not a file of puzzles.")
    try:
        with gzip.open(path) as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise refusal
        fields = read_object(data, BadPuzzle, "The file of puzzles")
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise refusal from error
    name, digest, rows = fields.get("deck"), fields.get("deck_hash"), fields.get("puzzles")
    if fields.get("format") != FORMAT or not isinstance(rows, list):
        raise refusal
    if not isinstance(name, str) or not isinstance(digest, str):
        raise refusal
    return Book(
        built_in_deck(name, digest) if deck is None else deck,
        tuple(Puzzle.from_json(row) for row in rows),
    )


def write_book(path: Path, puzzles: Iterable[Puzzle], deck: Deck) -> None:
    """Write a file of puzzles. The same puzzles make the same bytes."""
    fields = {
        "format": FORMAT,
        "deck": deck.id,
        "deck_hash": deck.hash,
        "puzzles": [puzzle.to_json() for puzzle in puzzles],
    }
    text = json.dumps(fields, separators=(",", ":")).encode()
    path.write_bytes(gzip.compress(text, mtime=0))
