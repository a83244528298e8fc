"""``firstgiants sim``: lets bots play many games, and reports as table, JSON and plot."""

from typing import TYPE_CHECKING

import click

from .bot_options import model_option, print_notes, read_bots, with_model
from .files import check_writable, clean, dump, read_deck, write_text
from .options import deck_option, fair_start_option, jobs_option, players_option, seed_option

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from firstgiants.arena.report import SimReport

LISTED_CARDS = 5
"""The number of best cards, and of worst cards, in a short report."""


@click.command()
@players_option()
@click.option(
    "--games",
    "-g",
    type=click.IntRange(1, 10_000_000),
    default=1000,
    show_default=True,
    help="Number of games.",
)
@click.option(
    "--bots",
    "-b",
    default="greedy",
    show_default=True,
    help="Bots, separated by commas; they fill the seats in turn and rotate after each game. "
    "Your own is module:Class.",
)
@model_option
@jobs_option
@seed_option
@fair_start_option
@deck_option
@click.option(
    "--out",
    "-o",
    multiple=True,
    help="Write the report to this file: .json, .svg (the plot) or .txt. Without an extension, "
    "all three.",
)
@click.option("--cards", "all_cards", is_flag=True, help="Show every card in the table.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for a program.")
def sim(
    *,
    players: int,
    games: int,
    bots: str,
    model: str | None,
    jobs: int,
    seed: int,
    fair_start: bool,
    deck_name: str,
    out: tuple[str, ...],
    all_cards: bool,
    as_json: bool,
) -> None:
    """Let bots play many games, and report.

    The report has the scores, each seat's share of the wins, the length and the end of the games.
    For every card it has how often players take it, and how much more often those players win than
    by an even share.
    """
    from firstgiants.arena.plots import plot_simulation
    from firstgiants.arena.simulate import Simulation, simulate
    from firstgiants.rules.fair_start import extra_amber
    from firstgiants.rules.settings import Settings

    from .paint import console
    from .progress import progress_bar

    deck = read_deck(deck_name)
    names = with_model(read_bots(bots), model)
    print_notes(names, deck)
    settings = Settings(extra_amber=extra_amber(players, fair_start=fair_start))
    files = [file for name in out for file in _files_of(name)]
    check_writable(*files)
    with progress_bar("games", games) as progress:
        simulation = Simulation(deck, players, games, names, seed, settings=settings)
        report = simulate(simulation, jobs=jobs, progress=progress)
    for file in files:
        match file.rpartition(".")[2]:
            case "json":
                write_text(file, dump(report.to_json()) + "\n")
            case "svg":
                write_text(file, plot_simulation(report))
            case _:
                write_text(file, _as_text(report))
    if as_json:
        click.echo(dump(report.to_json()))
    else:
        _print(report, console(), all_cards=all_cards)


def _files_of(out: str) -> list[str]:
    """The files that ``--out`` means: this one, or one of each kind."""
    kinds = ("json", "svg", "txt")
    _, dot, kind = out.rpartition(".")
    return [out] if dot and kind in kinds else [f"{out}.{kind}" for kind in kinds]


def _as_text(report: "SimReport") -> str:
    from io import StringIO

    from rich.console import Console

    page = StringIO()
    _print(report, Console(file=page, width=100, color_system=None), all_cards=True)
    return page.getvalue()


def _print(report: "SimReport", out: "Console", *, all_cards: bool) -> None:
    def line(label: str, text: str) -> None:
        out.print(f"{label:<10}{text}", markup=False, highlight=False)

    bots = ", ".join(report.bots)
    line(
        "games", f"{report.games} with {report.players} players, deck {clean(report.deck)}, {bots}"
    )
    score, turns = report.score, report.turns_per_player
    line(
        "scores",
        f"mean {score.mean:.1f} ± {score.deviation:.1f}, 90 % in {score.low:g}–{score.high:g}",
    )
    line("turns", f"mean {turns.mean:.1f} a player, 90 % in {turns.low:.1f}–{turns.high:.1f}")
    line(
        "the end",
        f"{report.ended_by_tokens:.1%} by Set tokens, {report.ended_by_deck:.1%} by the deck",
    )
    out.print()
    out.print(_seats(report))
    if len(report.bot_results) > 1:
        out.print()
        out.print(_bots(report))
    out.print()
    out.print(_cards(report, all_cards=all_cards))


def _grid(*columns: str) -> "Table":
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left", no_wrap=True)
    return table


def _seats(report: "SimReport") -> "Table":
    table = _grid("seat", "wins", "to even", "mean score")
    even = 1 / report.players
    for seat in report.seats:
        table.add_row(
            str(seat.seat),
            f"{seat.win_share:.1%}",
            f"{100 * (seat.win_share - even):+.1f}",
            f"{seat.score.mean:.1f}",
        )
    return table


def _bots(report: "SimReport") -> "Table":
    table = _grid("bot", "wins", "mean score")
    for bot in report.bot_results:
        table.add_row(bot.bot, f"{bot.win_rate:.1%}", f"{bot.mean_score:.1f}")
    return table


def _cards(report: "SimReport", *, all_cards: bool) -> "Table":
    table = _grid("card", "taken", "win lift")
    ranked = sorted(report.cards, key=lambda card: -(card.win_lift or 0))
    if not all_cards and len(ranked) > 2 * LISTED_CARDS:
        top, bottom = ranked[:LISTED_CARDS], ranked[-LISTED_CARDS:]
    else:
        top, bottom = ranked, []
    for card in top:
        table.add_row(card.card, f"{card.take_rate:.1%}", _lift(card.win_lift))
    if bottom:
        table.add_row(f"… {len(ranked) - 2 * LISTED_CARDS} more (--cards) …", "", "")
    for card in bottom:
        table.add_row(card.card, f"{card.take_rate:.1%}", _lift(card.win_lift))
    return table


def _lift(lift: float | None) -> str:
    return "–" if lift is None else f"{lift:+.1f}"
