"""``firstgiants review``: tells luck from skill in a recorded game."""

from typing import TYPE_CHECKING

import click

from .files import check_writable, deck_of, dump, read_record, write_text
from .language import language_option

if TYPE_CHECKING:
    from rich.table import Table

    from firstgiants.review import Review

    from .review_texts import ReviewTexts


@click.command()
@click.argument("file", metavar="FILE")
@click.option("--deck", "deck_name", help="The deck's file, if it is not built in.")
@click.option("--html", "page", metavar="OUT", help="Write the review as a web page to this file.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON for a program.")
@language_option
def review(
    *, file: str, deck_name: str | None, page: str | None, as_json: bool, language: str
) -> None:
    """Review a recorded game: what was luck, what was skill, and which choices mattered.

    FILE is a game record; - reads one from standard input. All figures are chances of winning
    in percent: a sure win is 100 %.
    """
    from firstgiants.review import make_review, review_steps
    from firstgiants.rules.game import Game

    from .formatting import Formatter
    from .progress import progress_bar
    from .review_page import review_page
    from .review_texts import ReviewTexts

    check_writable(page)
    record, fields = read_record(file)
    deck = deck_of(record, fields, deck_name)
    formatter = Formatter(deck, language)
    texts = ReviewTexts(formatter, record)
    steps = []
    with progress_bar(formatter.say("terminal-review-working"), len(record.choices)) as progress:
        for step in review_steps(record, deck=deck):
            steps.append(step)
            progress(step.ply, len(record.choices))
    found = make_review(record, Game.opening(record, deck=deck), steps)
    if page is not None:
        write_text(page, review_page(found, texts))
    if as_json:
        click.echo(dump(found.to_json()))
    elif page is None:
        _print(found, texts)


def _print(found: "Review", texts: "ReviewTexts") -> None:
    from .paint import console

    out = console()
    out.print(texts.say("lead"), markup=False, highlight=False)
    for note in texts.notes(found):
        out.print(note, markup=False, highlight=False)
    out.print()
    out.print(_seats(found, texts))
    for heading, lines in texts.sections(found):
        out.print()
        out.print(heading, style="bold", markup=False, highlight=False)
        for line in lines:
            out.print(f"  {line}", markup=False, highlight=False)


def _seats(found: "Review", texts: "ReviewTexts") -> "Table":
    from rich.table import Table
    from rich.text import Text

    heading, *rows = texts.account_rows(found)
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(heading[0])
    for name in heading[1:]:
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(*(Text(text) for text in row))
    return table
