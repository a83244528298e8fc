"""Finds game records where people keep them: files, folders, dumps and databases of servers."""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from firstgiants.rules.errors import BadRecord, FirstGiantsError, brief
from firstgiants.rules.jsonable import read_object
from firstgiants.rules.record import DECK_FILE

from .errors import BadFile
from .files import LARGEST, read_bytes

_LINES: Final = (".ndjson", ".jsonl")
_SQLITE: Final = b"SQLite format 3\x00"

Found = tuple[str, dict[str, object] | FirstGiantsError]


def records_in(sources: Sequence[str], out: Path | None = None) -> Iterator[Found]:
    """Each record with its place, in a fixed order; what cannot be read is an error there.

    A source is a record, a folder of records, a file with a record on each line, or the SQLite
    database of a server. The folder ``out`` holds no records, even if a source contains it.
    """
    avoided = None if out is None else out.resolve()
    for source in sources:
        path = Path(source)
        if path.is_dir():
            kinds = (".json", *_LINES)
            inside = sorted(one for one in path.rglob("*") if one.suffix in kinds)
            for one in inside:
                if avoided is None or avoided not in one.resolve().parents:
                    yield from _records_of(one)
        else:
            yield from _records_of(path)


def _records_of(path: Path) -> Iterator[Found]:
    name = str(path)
    if path.suffix in _LINES:
        yield from _lines_of(path)
    elif _begins_with(path, _SQLITE):
        yield from _database_of(path)
    else:
        yield name, _object(read_bytes(name))


def _begins_with(path: Path, start: bytes) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(start)) == start
    except OSError as error:
        raise BadFile(f"Cannot read {brief(str(path))}: {error.strerror}.") from error


def _lines_of(path: Path) -> Iterator[Found]:
    """A record on each line, alone or as ``record`` of a larger object."""
    try:
        with path.open("rb") as file:
            number = 0
            while line := file.readline(LARGEST):
                number += 1
                if line.strip():
                    found = _object(line)
                    inner = found.get("record") if isinstance(found, dict) else None
                    yield f"{path}:{number}", inner if isinstance(inner, dict) else found
    except OSError as error:
        raise BadFile(f"Cannot read {brief(str(path))}: {error.strerror}.") from error


def _database_of(path: Path) -> Iterator[Found]:
    """The finished games of a server; the database is only read."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as database:
            rows = database.execute(
                "SELECT g.id, g.record, d.body FROM games g "
                "LEFT JOIN decks d ON d.hash = g.deck_hash ORDER BY g.ended, g.id"
            )
            for game, record, deck in rows:
                found = _object(record)
                if isinstance(found, dict) and deck is not None:
                    found[DECK_FILE] = json.loads(deck)
                yield f"{path}:{game}", found
    except sqlite3.Error as error:
        raise BadFile(f"{brief(str(path))} is not the database of a server: {error}.") from error


def _object(text: bytes | str) -> dict[str, object] | FirstGiantsError:
    try:
        return dict(read_object(text, BadRecord, "The record"))
    except BadRecord as error:
        return error
    except UnicodeDecodeError:
        return BadRecord("The record is not UTF-8 text.")
