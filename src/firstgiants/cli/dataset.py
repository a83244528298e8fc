"""``firstgiants dataset``: turns game records into tables for analysis and learning."""

import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

import click

from firstgiants.rules.errors import BadRecord, FirstGiantsError, MissingExtra
from firstgiants.rules.record import Record

from .files import clean, counted, deck_of
from .record_sources import records_in


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

    def summary(now: Counts) -> str:
        return f"{counted(now.games, 'game')}, {counted(now.positions, 'position')}"

    def show(now: Counts) -> None:
        if watched:
            click.echo(f"\r{summary(now)}", nl=False, err=True)

    out.write(read(), counts, show, skip_bad=skip_bad)
    if watched:
        click.echo(err=True)
    left_out = f"; {counted(counts.skipped, 'record')} left out" if counts.skipped else ""
    click.echo(f"{folder}: {summary(counts)}{left_out}")
