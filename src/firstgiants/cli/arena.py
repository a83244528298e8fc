"""``firstgiants arena``: lets bots play matches, and reports as rating table, JSON and plot."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from .bot_options import model_option, print_notes, read_bots, with_model
from .files import dump, read_deck, write_text
from .options import (
    deck_option,
    fair_start_option,
    nodes_option,
    players_option,
    pool_options,
    seed_option,
)

if TYPE_CHECKING:
    from rich.table import Table

    from firstgiants.arena.standings import Duel, Share, Standings

_OTHER_COLUMNS = 48
"""The width of the table without the bots' names and the interval bars."""


@click.command()
@click.option(
    "--bots",
    "-b",
    required=True,
    help="Two or more bots, separated by commas; best@FILE is one with the model in FILE, "
    "module:Class one of your own.",
)
@model_option
@players_option()
@click.option(
    "--games",
    "-g",
    type=click.IntRange(1, 10_000_000),
    default=100,
    show_default=True,
    help="Games for each combination of bots; every deal is played from every seat.",
)
@pool_options
@seed_option
@click.option("--seconds", type=float, help="CPU time for each decision.")
@nodes_option
@fair_start_option
@deck_option
@click.option(
    "--out",
    "-o",
    help="Write PREFIX.jsonl as games end, and PREFIX.json and PREFIX.svg at the end. Repeat the "
    "command to continue after an interruption.",
    metavar="PREFIX",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON for a program.")
def arena(
    *,
    bots: str,
    model: str | None,
    players: int,
    games: int,
    jobs: int | None,
    cluster: str | None,
    seed: int,
    seconds: float | None,
    nodes: int | None,
    fair_start: bool,
    deck_name: str,
    out: str | None,
    as_json: bool,
) -> None:
    """Let bots play matches, and rate them."""
    from firstgiants.arena.match import Match, play_match
    from firstgiants.arena.plots import plot_match
    from firstgiants.arena.pool import open_pool
    from firstgiants.arena.standings import standings

    from .paint import console
    from .progress import progress_bar

    deck = read_deck(deck_name)
    names = with_model(read_bots(bots), model)
    print_notes(names, deck)
    match = Match(names, players, games, seed, seconds, nodes, fair_start=fair_start)
    path = None if out is None else Path(f"{out}.jsonl")
    try:
        with open_pool(jobs, cluster) as pool, progress_bar("games", games) as progress:
            results = play_match(match, deck, path=path, pool=pool, progress=progress)
    except KeyboardInterrupt:
        if path is not None:
            click.echo(f"\nThe games so far are in {path}. Repeat the command to go on.", err=True)
        raise
    found = standings(match, results)
    if out is not None:
        write_text(f"{out}.json", dump(found.to_json()) + "\n")
        write_text(f"{out}.svg", plot_match(found))
    if as_json:
        click.echo(dump(found.to_json()))
        return
    page = console()
    page.print(_head(found), end="\n\n")
    others = max(len(one.bot) for one in found.bots) + _OTHER_COLUMNS
    page.print(_table(found, cells=max(12, min(40, page.width - others))))
    if len(found.bots) > 2:
        page.print(
            "\n[bold]How often each bot finishes ahead of the others[/] "
            "[dim](% of common games)[/]\n",
            _duels(found, page.width),
        )
    if out is not None:
        page.print(
            f"\nwritten: {out}.json, {out}.svg (plot), {out}.jsonl (games)",
            style="dim",
            markup=False,
        )


def _head(found: "Standings") -> str:
    match = found.match
    budget = [f"{match.seconds:g} s"] if match.seconds is not None else []
    budget += [f"{match.nodes} nodes"] if match.nodes is not None else []
    thinks = f", {' and '.join(budget)} a decision" if budget else ""
    return (
        f"[bold]{found.games:,} games with {match.players} players[/][dim]{thinks}; every deal "
        f"from every seat; {found.turns_per_player:.1f} turns a player[/]"
    )


def _table(found: "Standings", *, cells: int) -> "Table":
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    end = max(one.share.high for one in found.bots)
    table.add_column("", justify="right", style="dim")
    table.add_column("bot", style="bold", no_wrap=True)
    table.add_column("wins", justify="right", no_wrap=True)
    table.add_column("95 %", justify="right", no_wrap=True)
    scale = f"{end:.0%}"
    table.add_column(f"0{'┆ even':^{cells - 1 - len(scale)}}{scale}", no_wrap=True)
    table.add_column("points", justify="right", no_wrap=True)
    table.add_column("rating", justify="right", no_wrap=True)
    for place, one in enumerate(found.bots, 1):
        share = one.share
        table.add_row(
            str(place),
            one.bot,
            f"{share.won:.1%}",
            f"{share.low:.1%}–{share.high:.1%}",
            _interval_bar(share, found.even_share, end, cells),
            f"{one.mean_score:.1f}",
            f"{one.rating:.1f} ± {one.uncertainty:.1f}",
        )
    return table


def _interval_bar(share: "Share", even: float, end: float, cells: int) -> str:
    """The interval as a line, with a dot for the share and a mark for an even share."""

    def place(value: float) -> int:
        return min(cells - 1, int(value / end * cells))

    chars = ["[dim]·[/]"] * cells
    chars[place(even)] = "[dim]┆[/]"
    for cell in range(place(share.low), place(share.high) + 1):
        chars[cell] = "[green]━[/]"
    chars[place(share.won)] = "[bold yellow]●[/]"
    return "".join(chars)


def _duels(found: "Standings", width: int) -> "Table":
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", style="bold", no_wrap=True)
    names = [one.bot for one in found.bots]
    fits = sum(len(name) + 2 for name in names) + max(map(len, names)) <= width
    for place, name in enumerate(names, 1):
        table.add_column(name if fits else str(place), justify="right", no_wrap=True)
    for place, name in enumerate(names, 1):
        table.add_row(
            name if fits else f"{place} {name}",
            *("·" if other == name else _percent(found.duel(name, other)) for other in names),
        )
    return table


def _percent(duel: "Duel") -> str:
    """Coloured if the interval excludes 50 %."""
    share = duel.share
    style = "green" if share.low > 0.5 else "red" if share.high < 0.5 else "default"
    return f"[{style}]{100 * share.won:.0f}[/]"
