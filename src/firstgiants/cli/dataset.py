"""``firstgiants dataset``: turns game records into tables for analysis and learning."""

import json
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

import click

from firstgiants.rules.errors import BadRecord, FirstGiantsError, MissingExtra, brief
from firstgiants.rules.jsonable import read_object
from firstgiants.rules.record import DECK_FILE, Record

from .errors import BadFile
from .files import LARGEST, clean, deck_of, read_bytes

_LINES: Final = (".ndjson", ".jsonl")
_SQLITE: Final = b"SQLite format 3\x00"


@click.command()
@click.argument("sources", metavar="SOURCE...", nargs=-1, required=True)
@click.option("-o", "--out", "folder", required=True, help="Folder of the dataset.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["parquet", "csv"]),
    default="parquet",
    show_default=True,
    help="Parquet needs firstgiants[data].",
)
@click.option("--deck", "deck_name", help="The deck's file, if a record does not hold it.")
@click.option("--skip-bad", is_flag=True, help="Leave out records that cannot be replayed.")
def dataset(
    *,
    sources: tuple[str, ...],
    folder: str,
    form: Literal["parquet", "csv"],
    deck_name: str | None,
    skip_bad: bool,
) -> None:
    """Turn game records into tables of games, choices and positions.

    SOURCE is a record, a folder of records, a file with a record on each line (such as a server's
    games.ndjson), or the SQLite database of a server. The same command goes on where it was
    stopped.
    """
    if form == "parquet" and find_spec("pyarrow") is None:
        raise MissingExtra("Parquet (unlike --format csv)", "data")
    from firstgiants.arena.dataset import Counts, Dataset, Source

    def read() -> Iterator[Source | FirstGiantsError]:
        for name, fields in records_in(sources, Path(folder)):
            try:
                if isinstance(fields, FirstGiantsError):
                    raise fields
                record = Record.from_json(fields)
                yield Source(name, record, deck_of(record, dict(fields), deck_name))
            except FirstGiantsError as error:
                yield BadRecord(f"{clean(name)}: {error.message}")

    out = Dataset(Path(folder), form)
    counts = out.begin()
    watched = sys.stderr.isatty()

    def show(now: Counts) -> None:
        if watched:
            click.echo(f"\r{now.games:,} games, {now.positions:,} positions", nl=False, err=True)

    out.write(read(), counts, show, skip_bad=skip_bad)
    if watched:
        click.echo(err=True)
    left_out = f"; {counts.skipped:,} records left out" if counts.skipped else ""
    click.echo(f"{folder}: {counts.games:,} games, {counts.positions:,} positions{left_out}")


Found = tuple[str, dict[str, object] | FirstGiantsError]


def records_in(sources: tuple[str, ...], out: Path) -> Iterator[Found]:
    """Each record with its place, in a fixed order; what cannot be read is an error there.

    The dataset's own folder ``out`` holds no records, even if a source contains it.
    """
    for source in sources:
        path = Path(source)
        if path.is_dir():
            kinds = (".json", *_LINES)
            inside = sorted(one for one in path.rglob("*") if one.suffix in kinds)
            for one in inside:
                if out not in one.parents:
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
