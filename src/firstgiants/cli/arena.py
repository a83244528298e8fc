"""``firstgiants arena``: matches between bots; a rating table, JSON and a plot."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from .files import dump, read_deck, write_text

if TYPE_CHECKING:
    from rich.table import Table

    from firstgiants.arena.standings import Standings


@click.command()
@click.option("--bots", "-b", required=True, help="Two or more names of bots, with commas.")
@click.option("--players", "-p", type=click.IntRange(2, 5), default=2, show_default=True)
@click.option(
    "--games",
    "-g",
    type=click.IntRange(1, 10_000_000),
    default=100,
    show_default=True,
    help="For each table of bots; every deal is played from every seat.",
)
@click.option("--jobs", "-j", type=click.IntRange(1, 256), help="Processes.  [default: all cores]")
@click.option("--cluster", help="Address of a Dask scheduler; needs firstgiants[cluster].")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--seconds", type=float, help="Time for each decision.")
@click.option("--nodes", type=int, help="Positions for each decision.")
@click.option("--deck", "deck_name", default="founders", show_default=True, help="Name or file.")
@click.option(
    "--out",
    "-o",
    help="Write PREFIX.jsonl as games end, and PREFIX.json and PREFIX.svg; the same command again "
    "goes on where it was stopped.",
    metavar="PREFIX",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON for a program.")
def arena(
    *,
    bots: str,
    players: int,
    games: int,
    jobs: int | None,
    cluster: str | None,
    seed: int,
    seconds: float | None,
    nodes: int | None,
    deck_name: str,
    out: str | None,
    as_json: bool,
) -> None:
    """Let bots play matches, and rate them."""
    from firstgiants.arena.match import Match, play_match
    from firstgiants.arena.standings import plot, standings
    from firstgiants.arena.workforce import hire

    from .paint import console
    from .progress import progress_bar

    deck = read_deck(deck_name)
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    match = Match(names, players, games, seed, seconds, nodes)
    path = None if out is None else Path(f"{out}.jsonl")
    with hire(jobs, cluster) as hands, progress_bar("games", games) as progress:
        results = play_match(match, deck, path=path, hands=hands, progress=progress)
    found = standings(match, results)
    if out is not None:
        write_text(f"{out}.json", dump(found.to_json()) + "\n")
        write_text(f"{out}.svg", plot(found))
    if as_json:
        click.echo(dump(found.to_json()))
    else:
        console().print(_table(found))


def _table(found: "Standings") -> "Table":
    from rich.table import Table

    title = f"{found.games} games, {found.players} players, even share {found.even_share:.1%}"
    table = Table("bot", "games", "won", "95 %", "mean score", "rating", title=title)
    for one in found.bots:
        share = one.share
        table.add_row(
            one.bot,
            str(share.games),
            f"{share.won:.1%}",
            f"{share.low:.1%}–{share.high:.1%}",
            f"{one.mean_score:.1f}",
            f"{one.rating:.1f} ± {one.uncertainty:.1f}",
        )
    return table
