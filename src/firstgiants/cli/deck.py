"""``firstgiants deck`` and ``firstgiants cards``: list cards, check deck files, report on them."""

from collections import Counter
from typing import TYPE_CHECKING

import click

from firstgiants.rules.cards import Card, Family, Size
from firstgiants.rules.errors import BadDeck

from .deck_fair_start import fair_start
from .deck_report import report
from .errors import CheckFailed
from .files import clean, dump, read_deck
from .language import language_option
from .options import deck_option

if TYPE_CHECKING:
    from rich.table import Table

    from .formatting import Formatter

_JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON for a program.")


def card_json(card: Card, language: str) -> dict[str, object]:
    """The card's entry in the deck file, with its sentence, messages and icons."""
    from firstgiants.locales import sentence
    from firstgiants.rules.describe import card_messages, icons

    return card.to_json() | {
        "sentence": sentence(card, language),
        "messages": card_messages(card),
        "icons": [list(icons(effect)) for effect in card.effects],
    }


def _table(cards: list[Card], formatter: "Formatter") -> "Table":
    from rich.table import Table
    from rich.text import Text

    from firstgiants.locales import sentence

    from .paint import FAMILY_STYLES

    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("nav-cards", "sheet-family", "sheet-size"):
        table.add_column(formatter.say(heading), no_wrap=True)
    table.add_column(formatter.say("sheet-timing"))
    for card in cards:
        family = Text(formatter.kind(card.family.value), style=FAMILY_STYLES[card.family])
        does = clean(sentence(card, formatter.language))
        table.add_row(Text(clean(card.name)), family, formatter.size(card.size), Text(does))
    return table


@click.command()
@click.argument("names", metavar="[CARD]...", nargs=-1)
@deck_option
@click.option(
    "--family",
    type=click.Choice([family.value for family in Family]),
    help="List only cards of this Family.",
)
@click.option(
    "--size", type=click.Choice([size.word for size in Size]), help="List only cards of this Size."
)
@language_option
@_JSON
def cards(
    *,
    names: tuple[str, ...],
    deck_name: str,
    family: str | None,
    size: str | None,
    language: str,
    as_json: bool,
) -> None:
    """List cards, with what they do.

    CARD is a card's id or the beginning of one. Without CARD, all cards are listed.
    """
    deck = read_deck(deck_name)
    found = [
        card
        for card in deck.cards
        if (not names or any(card.id.startswith(name.lower()) for name in names))
        and family in (None, card.family.value)
        and size in (None, card.size.word)
    ]
    if not found:
        raise click.UsageError("No card of the deck matches.")
    if as_json:
        click.echo(dump([card_json(card, language) for card in found]))
        return
    from .formatting import Formatter
    from .paint import console

    out = console()
    formatter = Formatter(deck, language)
    out.print(_table(found, formatter))
    if len(names) and len(found) == 1:
        for line in formatter.label(found[0]):
            out.print(line, markup=False, highlight=False)


@click.group()
def deck() -> None:
    """Show a deck, check a deck file of your own, or see how it plays.

    docs/deck.md explains the format of deck files.
    """


@deck.command(short_help="Show all cards of a deck.")
@click.argument("name", metavar="[DECK]", default="founders")
@language_option
@_JSON
def show(*, name: str, language: str, as_json: bool) -> None:
    """Show all cards of DECK: a built-in deck or a file (founders by default)."""
    found = read_deck(name)
    if as_json:
        rows = [card_json(card, language) for card in found.cards]
        click.echo(dump({"id": found.id, "cards": rows}))
        return
    from .formatting import Formatter
    from .paint import console

    out = console()
    formatter = Formatter(found, language)
    out.print(_table(list(found.cards), formatter))
    out.print(f"\n{summary(formatter)}", markup=False, highlight=False)


@deck.command(short_help="Check a deck file.")
@click.argument("name", metavar="[DECK]", default="founders")
@_JSON
def check(*, name: str, as_json: bool) -> None:
    """Check the deck file DECK, and list every card and field that is wrong."""
    try:
        found = read_deck(name)
    except BadDeck as error:
        if not as_json:
            lines = [BadDeck.of([problem]).message for problem in error.problems]
            raise CheckFailed("\n".join(map(clean, lines)) or error.message) from error
        problems = [problem.to_json() for problem in error.problems]
        click.echo(dump({"ok": False, "code": error.code, **error.details, "problems": problems}))
        raise click.exceptions.Exit(1) from error
    if as_json:
        counted = {"ok": True, "id": found.id, "cards": len(found.cards), "hash": found.hash}
        click.echo(dump(counted))
    else:
        from .formatting import Formatter

        click.echo(f"{summary(Formatter(found))} It can be played.")


deck.add_command(report)
deck.add_command(fair_start)


def summary(formatter: "Formatter") -> str:
    """One sentence about the deck."""
    cards = formatter.deck.cards
    counted = Counter(card.family.value for card in cards)
    families = ", ".join(f"{count} {formatter.kind(family)}" for family, count in counted.items())
    recurring = sum(any(effect.recurring for effect in card.effects) for card in cards)
    return formatter.say(
        "terminal-deck-summary",
        deck=clean(formatter.deck.id),
        count=len(cards),
        families=families,
        recurring=recurring,
    )
