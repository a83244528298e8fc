"""``firstgiants deck report``: bots play a deck, and the report says what is wrong with it."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from .bot_options import model_option, with_model
from .files import check_writable, clean, dump, read_deck, write_text
from .options import (
    deck_games_options,
    fair_start_option,
    numbers_of_players_option,
    pool_options,
    read_numbers,
    seed_option,
)

if TYPE_CHECKING:
    from rich.console import Console

    from firstgiants.arena.deck_report import DeckReport
    from firstgiants.arena.report import SimReport

LISTED_CARDS = 5
"""The number of best cards, and of worst cards, for each number of players."""


@click.command(short_help="Let bots play a deck, and report on seats and cards.")
@click.argument("name", metavar="[DECK]", default="founders")
@numbers_of_players_option("Numbers of players, separated by commas.")
@deck_games_options("number of players", "curator")
@model_option
@seed_option
@click.option(
    "--compare", metavar="DECK", help="Play this deck on the same deals too, and compare."
)
@fair_start_option
@pool_options
@click.option(
    "--resume",
    metavar="FILE",
    help="Keep the games in this file. Repeat the command to go on after an interruption.",
)
@click.option("--html", metavar="FILE", help="Write the report as a page with plots.")
@click.option("--csv", "csv_file", metavar="FILE", help="Write a table of all cards.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for a program.")
def report(
    *,
    name: str,
    players: str,
    games: int,
    level: str,
    model: str | None,
    seed: int,
    compare: str | None,
    fair_start: bool,
    jobs: int | None,
    cluster: str | None,
    resume: str | None,
    html: str | None,
    csv_file: str | None,
    as_json: bool,
) -> None:
    """Let bots of one level play DECK, a built-in deck or a file, and report.

    The report has each seat's share of the wins, the length and the end of the games, and for every
    card how often and when it is taken, what for, and how much more often its takers win. It names
    cards that stand out and pairs that win together. docs/deck-report.md explains it.
    """
    from firstgiants.arena.deck_report import ReportSetup, report_on
    from firstgiants.arena.deck_report_csv import report_csv
    from firstgiants.arena.deck_report_page import report_page
    from firstgiants.arena.pool import open_pool
    from firstgiants.arena.saved_tallies import TallyFile

    from .paint import console
    from .progress import progress_bar

    check_writable(html, csv_file, resume)
    [player] = with_model([level], model)
    setup = ReportSetup(
        read_deck(name),
        player,
        games,
        read_numbers("--players", players),
        seed,
        fair_start=fair_start,
    )
    other = None if compare is None else read_deck(compare)
    saved = None if resume is None else TallyFile(Path(resume))
    total = games * len(setup.players) * (1 if other is None else 2)
    try:
        with open_pool(jobs, cluster) as pool, progress_bar("games", total) as progress:
            found = report_on(setup, other=other, pool=pool, saved=saved, progress=progress)
    except KeyboardInterrupt:
        if resume is not None:
            message = f"\nThe games so far are in {resume}. Repeat the command to go on."
            click.echo(message, err=True)
        raise
    finally:
        if saved is not None:
            saved.write()
    if html is not None:
        write_text(html, report_page(found))
    if csv_file is not None:
        write_text(csv_file, report_csv(found))
    if as_json:
        click.echo(dump(found.to_json()))
    else:
        _print(found, console())


def _print(found: "DeckReport", out: "Console") -> None:
    from firstgiants.arena.deck_report_page import finding_sentence

    def line(text: str = "") -> None:
        out.print(clean(text), markup=False, highlight=False)

    line(f"Deck {found.deck}: {found.games:,} games a number of players, played by {found.level}")
    if found.note:
        line(found.note)
    line()
    for one in found.findings:
        line(finding_sentence(one, found))
    if not found.findings:
        line("No card is certainly too strong or too weak.")
    for table in found.tables:
        line()
        _print_table(table, found, out)
    if found.comparison is not None:
        line()
        line(f"Compared with {found.comparison.other}, on the same deals:")
        for compared in found.comparison.tables:
            seats = ", ".join(f"{gap.value:+.1f}" for gap in compared.seats)
            line(
                f"  {compared.players} players: seats {seats} points, rounds "
                f"{compared.rounds.value:+.2f}, score {compared.score.value:+.2f}"
            )


def _print_table(table: "SimReport", found: "DeckReport", out: "Console") -> None:
    from rich.table import Table
    from rich.text import Text

    length, score = table.turns_per_player, table.score
    out.print(
        f"{table.players} players: {length.mean:.1f} rounds ({length.low:g}–{length.high:g}), "
        f"score {score.mean:.1f} ({score.low:g}–{score.high:g}), "
        f"{table.ended_by_tokens:.1%} end by Set tokens",
        highlight=False,
    )
    seats = ", ".join(
        f"{100 * (seat.win_share - 1 / table.players):+.1f} "
        f"({100 * (seat.low - 1 / table.players):+.1f} to "
        f"{100 * (seat.high - 1 / table.players):+.1f})"
        for seat in table.seats
    )
    out.print(f"seats     {seats}", highlight=False)
    grid = Table(box=None, pad_edge=False, header_style="dim")
    for place, heading in enumerate(("card", "lift", "95 %", "wanted", "round", "kept", "")):
        grid.add_column(heading, justify="right" if place else "left", no_wrap=True)
    ranked = sorted(table.cards, key=lambda card: -(card.win_lift or 0))
    if len(ranked) > 2 * LISTED_CARDS:
        ranked = [*ranked[:LISTED_CARDS], *ranked[-LISTED_CARDS:]]
    for card in ranked:
        if card.win_lift is None:
            grid.add_row(Text(clean(found.name_of(card.card))), "–", "", "0%", "", "", card.verdict)
            continue
        grid.add_row(
            Text(clean(found.name_of(card.card))),
            f"{card.win_lift:+.1f}",
            f"{card.lift_low:+.1f} to {card.lift_high:+.1f}",
            f"{card.wanted:.0%}",
            f"{card.taken_round:.1f}",
            "–" if card.kept_rounds is None else f"{card.kept_rounds:.1f}",
            card.verdict,
        )
    out.print(grid)
    for pair in table.pairs[:LISTED_CARDS]:
        names = " + ".join(found.name_of(card) for card in pair.cards)
        out.print(
            f"together  {clean(names)}: {pair.more:+.1f} more than alone",
            markup=False,
            highlight=False,
        )
