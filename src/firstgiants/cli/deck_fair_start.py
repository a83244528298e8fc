"""``firstgiants deck fair-start``: measures which extra amber makes the seats win alike."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from .bot_options import model_option, with_model
from .files import check_writable, clean, dump, read_deck
from .options import (
    deck_games_options,
    numbers_of_players_option,
    pool_options,
    read_numbers,
    seed_option,
)

if TYPE_CHECKING:
    from rich.console import Console

    from firstgiants.arena.fair_start import Candidate, FairStartReport


@click.command("fair-start", short_help="Measure which extra amber makes the seats win alike.")
@click.argument("name", metavar="[DECK]", default="founders")
@numbers_of_players_option("Numbers of players.")
@click.option(
    "--amounts",
    "-a",
    multiple=True,
    metavar="A,B,…",
    help="Extra amber by seat to try, such as 0,1,2; may be repeated. Without it, steps of half an "
    "amber from seat to seat.",
)
@deck_games_options("of the amounts", "greedy")
@model_option
@seed_option
@pool_options
@click.option("--resume", metavar="FILE", help="Keep the games in this file, to go on later.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for a program.")
def fair_start(
    *,
    name: str,
    players: str,
    amounts: tuple[str, ...],
    games: int,
    level: str,
    model: str | None,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    resume: str | None,
    as_json: bool,
) -> None:
    """Let bots of one level play DECK with several amounts of extra amber for later seats.

    All amounts are played on the same deals. The best amounts are those whose worst seat is nearest
    to an even share of the wins.
    """
    from firstgiants.arena.fair_start import candidates_for, compare_amounts
    from firstgiants.arena.pool import open_pool
    from firstgiants.arena.saved_tallies import TallyFile

    from .paint import console
    from .progress import progress_bar

    check_writable(resume)
    deck = read_deck(name)
    [player] = with_model([level], model)
    tried = [read_numbers("--amounts", text) for text in amounts]
    numbers = sorted({len(one) for one in tried}) or read_numbers("--players", players)
    saved = None if resume is None else TallyFile(Path(resume))
    found = []
    try:
        with open_pool(jobs, cluster) as pool:
            for number in numbers:
                mine = [one for one in tried if len(one) == number] or candidates_for(number)
                with progress_bar(f"{number} players", games * len(mine)) as progress:
                    report = compare_amounts(
                        *(deck, player, number, games),
                        amounts=mine,
                        seed=seed,
                        pool=pool,
                        saved=saved,
                        progress=progress,
                    )
                found.append(report)
    finally:
        if saved is not None:
            saved.write()
    if as_json:
        click.echo(dump([report.to_json() for report in found]))
        return
    for report in found:
        _print(report, console())


def _print(report: "FairStartReport", out: "Console") -> None:
    from rich.table import Table

    out.print(
        f"{report.players} players, {report.games:,} games with each, deck {clean(report.deck)}, "
        f"played by {clean(report.level)}; points from an even share of the wins",
        markup=False,
        highlight=False,
    )
    grid = Table(box=None, pad_edge=False, header_style="dim")
    for place, heading in enumerate(("extra amber", "seats", "±", "worst seat", "")):
        grid.add_column(heading, justify="right" if place > 1 else "left", no_wrap=True)
    for one in report.candidates:
        best = "best" if one.amounts == report.best else ""
        grid.add_row(*_row(one), best)
    out.print(grid)
    out.print()


def _row(one: "Candidate") -> tuple[str, str, str, str]:
    reach = max((seat.high - seat.low) / 2 for seat in one.seats)
    return (
        ", ".join(str(amber) for amber in one.amounts),
        ", ".join(f"{seat.value:+.1f}" for seat in one.seats),
        f"{reach:.1f}",
        f"{one.worst:.1f}",
    )
