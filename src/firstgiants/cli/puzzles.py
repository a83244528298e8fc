"""``firstgiants puzzles``: makes puzzles from games of bots, checks them, and shows them."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from firstgiants.rules.cards import Deck
from firstgiants.rules.errors import BadRecord, FirstGiantsError
from firstgiants.rules.game import Game
from firstgiants.rules.record import Record

from .errors import CheckFailed
from .files import clean, counted, dump, read_deck
from .options import EVERY_NUMBER_OF_PLAYERS, PLAYERS, deck_option, jobs_option, seed_option
from .record_sources import records_in

if TYPE_CHECKING:
    from firstgiants.review.puzzles import Book

NEEDED = 0.98
"""The share of puzzles that a check must confirm."""


@click.group()
def puzzles() -> None:
    """Make and check puzzles: positions in which one choice, or one whole turn, is clearly best."""


@puzzles.command()
@click.argument("out", metavar="OUT", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--players",
    "-p",
    type=PLAYERS,
    multiple=True,
    help="Games with this many players; may be repeated. Without it: 2, 3, 4 and 5.",
)
@click.option(
    "--count",
    "-n",
    type=click.IntRange(1, 100_000),
    default=40,
    show_default=True,
    help="Number of puzzles.",
)
@seed_option
@jobs_option
@click.option("--resume", is_flag=True, help="Go on where an interrupted run has stopped.")
@click.option(
    "--games",
    "sources",
    multiple=True,
    metavar="SOURCE",
    help="Search these recorded games instead: a record, a folder of records, or the games.ndjson "
    "or SQLite database of a server.",
)
@deck_option
def make(
    *,
    out: Path,
    players: tuple[int, ...],
    count: int,
    seed: int,
    jobs: int,
    resume: bool,
    sources: tuple[str, ...],
    deck_name: str,
) -> None:
    """Make puzzles from games of bots, or from recorded games, and write them to OUT.

    OUT.work remembers every game that was searched. With --resume, an interrupted run continues,
    and a finished one can make more puzzles or search more games. The same seed, or the same games,
    make the same puzzles.
    """
    from firstgiants.arena.pool import open_pool
    from firstgiants.review.puzzles import PuzzleConfig, find_puzzles, make_puzzles, write_book

    from .progress import progress_bar

    deck = read_deck(deck_name)
    work = out.with_name(f"{out.name}.work")
    if work.exists() and not resume:
        raise click.UsageError(f"{work} exists; --resume goes on with it.")
    if sources:
        records = list(_records_of(sources, deck))
        with open_pool(jobs) as pool, progress_bar("games", len(records)) as progress:
            found = find_puzzles(records, deck, pool, work=work, progress=progress)
    else:
        config = PuzzleConfig(count, tuple(sorted(set(players))) or EVERY_NUMBER_OF_PLAYERS, seed)
        with open_pool(jobs) as pool, progress_bar("puzzles", count) as progress:
            found = make_puzzles(config, deck, pool, work=work, progress=progress)
    write_book(out, found, deck)
    click.echo(f"{counted(len(found), 'puzzle')} in {out}.")


def _records_of(sources: tuple[str, ...], deck: Deck) -> Iterator[Record]:
    """The games of a deck in these sources. Refuses a record that does not replay, with its place,
    before the work begins."""
    others = 0
    for name, fields in records_in(sources):
        try:
            if isinstance(fields, FirstGiantsError):
                raise fields
            record = Record.from_json(fields)
            if record.deck != deck.id or record.deck_hash not in (None, deck.hash):
                others += 1
                continue
            Game.from_record(record, deck=deck)
        except FirstGiantsError as error:
            raise BadRecord(f"{clean(name)}: {error.message}") from error
        yield record
    if others:
        click.echo(f"Left out {counted(others, 'game')} of other decks.", err=True)


@puzzles.command()
@click.argument(
    "file", metavar="[FILE]", required=False, type=click.Path(dir_okay=False, path_type=Path)
)
@click.option(
    "--sample", type=click.IntRange(1), help="Check only this many puzzles, drawn at random."
)
@seed_option
@click.option(
    "--seconds",
    type=click.FloatRange(0.01, 600),
    default=10.0,
    show_default=True,
    help="CPU time for each choice.",
)
@click.option("--nodes", type=click.IntRange(1), help="A budget in nodes instead.")
@jobs_option
@click.option("--json", "as_json", is_flag=True, help="Print JSON for a program.")
def check(
    *,
    file: Path | None,
    sample: int | None,
    seed: int,
    seconds: float,
    nodes: int | None,
    jobs: int,
    as_json: bool,
) -> None:
    """Check puzzles: the bot `best` answers them with a large budget.

    FILE is what `puzzles make` wrote; without it, the puzzles of the package. Fails if fewer than
    98 % of them are confirmed.
    """
    from functools import partial
    from random import Random

    from firstgiants.arena.intervals import wilson
    from firstgiants.arena.pool import open_pool
    from firstgiants.bots import Budget
    from firstgiants.review.puzzles import read_book, shipped_book
    from firstgiants.review.puzzles.analysis import confirms

    from .progress import progress_bar

    book = shipped_book() if file is None else read_book(file)
    chosen = list(book.puzzles)
    if sample is not None and sample < len(chosen):
        chosen = Random(seed).sample(chosen, sample)
    if not chosen:
        raise CheckFailed("There is no puzzle to check.")
    budget = Budget(seconds=seconds) if nodes is None else Budget(nodes=nodes)
    work = partial(confirms, deck=book.deck, budget=budget, seed=f"check/{seed}")
    failed: list[str] = []
    with open_pool(jobs) as pool, progress_bar("puzzles", len(chosen)) as progress:
        for done, (number, confirmed) in enumerate(pool.run(work, chosen), 1):
            if not confirmed:
                failed.append(chosen[number].id)
            progress(done, len(chosen))
    share = 1 - len(failed) / len(chosen)
    low, high = wilson(share, len(chosen))
    if as_json:
        found = {"checked": len(chosen), "share": share, "low": low, "high": high}
        click.echo(dump({**found, "failed": sorted(failed)}))
    else:
        click.echo(
            f"{len(chosen) - len(failed)} of {len(chosen)} confirmed: {share:.1%} "
            f"(95 % interval {low:.1%} to {high:.1%})"
        )
        click.echo("".join(f"not confirmed: {one}\n" for one in sorted(failed)), nl=False)
    if share < NEEDED:
        raise CheckFailed(f"Fewer than {NEEDED:.0%} of the puzzles are confirmed.")


@puzzles.command()
@click.argument(
    "file", metavar="[FILE]", required=False, type=click.Path(dir_okay=False, path_type=Path)
)
@click.option("--json", "as_json", is_flag=True, help="Print every puzzle as JSON, one per line.")
def show(*, file: Path | None, as_json: bool) -> None:
    """Say what is in a file of puzzles, or in the package."""
    import json

    from firstgiants.review.puzzles import read_book, shipped_book

    book = shipped_book() if file is None else read_book(file)
    if as_json:
        for puzzle in book.puzzles:
            click.echo(json.dumps({"id": puzzle.id, **puzzle.to_json()}))
        return
    for label, counts in _counts(book).items():
        click.echo(f"{label:<12}{', '.join(counts)}")


def _counts(book: "Book") -> dict[str, list[str]]:
    from collections import Counter

    def count(values: Iterable[object]) -> list[str]:
        return [f"{name} {number}" for name, number in sorted(Counter(map(str, values)).items())]

    every = book.puzzles
    return {
        "puzzles": [str(len(every))],
        "players": count(one.players for one in every),
        "asks": count(one.asks for one in every),
        "themes": count(theme for one in every for theme in one.themes),
        "difficulty": count(one.difficulty for one in every),
    }
