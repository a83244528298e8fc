"""``firstgiants sim``: bots play many games; a report as table, JSON and plot."""

from typing import TYPE_CHECKING

import click

from .files import clean, dump, read_deck, write_text

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from firstgiants.arena.report import SimReport

SHOWN_CARDS = 5
"""Cards at each end of the list in a short report."""


@click.command()
@click.option("--players", "-p", type=click.IntRange(2, 5), default=2, show_default=True)
@click.option("--games", "-g", type=click.IntRange(1, 10_000_000), default=1000, show_default=True)
@click.option(
    "--bots",
    "-b",
    default="greedy",
    show_default=True,
    help="Names with commas; they sit down in turn and move on a seat after each game.",
)
@click.option("--jobs", "-j", type=click.IntRange(1, 256), default=1, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--deck", "deck_name", default="founders", show_default=True, help="Name or file.")
@click.option(
    "--out",
    "-o",
    multiple=True,
    help="Write the report there: .json, .svg (the plot) or .txt; without an ending all three.",
)
@click.option("--cards", "all_cards", is_flag=True, help="Show every card in the table.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for a program.")
def sim(
    *,
    players: int,
    games: int,
    bots: str,
    jobs: int,
    seed: int,
    deck_name: str,
    out: tuple[str, ...],
    all_cards: bool,
    as_json: bool,
) -> None:
    """Let bots play many games, and report.

    Scores, each seat's share of the wins, how long games last and how they end, and for every card
    how often it is taken and how much more often than an even share its takers win.
    """
    from firstgiants.arena.plots import plot_simulation
    from firstgiants.arena.simulate import simulate

    from .paint import console
    from .progress import progress_bar

    deck = read_deck(deck_name)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    with progress_bar("games", games) as progress:
        report = simulate(deck, players, games, names, seed=seed, jobs=jobs, progress=progress)
    for name in out:
        stem, dot, ending = name.rpartition(".")
        if dot and ending in ("json", "svg", "txt"):
            wanted, base = {ending}, stem
        else:
            wanted, base = {"json", "svg", "txt"}, name
        if "json" in wanted:
            write_text(f"{base}.json", dump(report.to_json()) + "\n")
        if "svg" in wanted:
            write_text(f"{base}.svg", plot_simulation(report))
        if "txt" in wanted:
            write_text(f"{base}.txt", _as_text(report))
    if as_json:
        click.echo(dump(report.to_json()))
    else:
        _print(report, console(), all_cards=all_cards)


def _as_text(report: "SimReport") -> str:
    from io import StringIO

    from rich.console import Console

    page = StringIO()
    _print(report, Console(file=page, width=100, color_system=None), all_cards=True)
    return page.getvalue()


def _print(report: "SimReport", out: "Console", *, all_cards: bool) -> None:
    def line(label: str, words: str) -> None:
        out.print(f"{label:<10}{words}", markup=False, highlight=False)

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
    if not all_cards and len(ranked) > 2 * SHOWN_CARDS:
        top, bottom = ranked[:SHOWN_CARDS], ranked[-SHOWN_CARDS:]
    else:
        top, bottom = ranked, []
    for card in top:
        table.add_row(card.card, f"{card.take_rate:.1%}", _lift(card.win_lift))
    if bottom:
        table.add_row(f"… {len(ranked) - 2 * SHOWN_CARDS} more (--cards) …", "", "")
    for card in bottom:
        table.add_row(card.card, f"{card.take_rate:.1%}", _lift(card.win_lift))
    return table


def _lift(lift: float | None) -> str:
    return "–" if lift is None else f"{lift:+.1f}"
