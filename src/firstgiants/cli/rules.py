"""``firstgiants rules``: the web's rules page, at the prompt."""

import sys
from collections.abc import Iterator

import click

from .language import language_option


@click.command()
@language_option
def rules(*, language: str) -> None:
    """Read the rules of the game."""
    page = "\n\n".join(_paragraphs(language)) + "\n"
    if not sys.stdout.isatty():
        click.echo(page, nl=False)
        return
    from rich.markdown import Markdown

    from .paint import console

    out = console()
    out.width = min(out.width, 88)
    with out.pager(styles=True):
        out.print(Markdown(page))


def _paragraphs(language: str) -> Iterator[str]:
    """The page as Markdown, in the order of web/src/pages/Rules.svelte."""
    from firstgiants.locales import text

    def said(*names: str) -> Iterator[str]:
        for name in names:
            yield text(name, language=language)

    def listed(prefix: str, count: int) -> str:
        words = said(*(f"{prefix}{number}" for number in range(1, count + 1)))
        return "\n".join(f"{number}. {line}" for number, line in enumerate(words, 1))

    def heading(name: str, level: str = "##") -> str:
        return f"{level} {text(name, language=language)}"

    yield heading("nav-rules", "#")
    yield from said("rules-lead", "unofficial")
    yield heading("rules-table")
    yield from said("rules-table-1")
    yield listed("rules-board-", 8)
    yield from said("rules-table-3")
    yield heading("rules-turn")
    yield from said("rules-turn-1")
    yield heading("rules-dig", "###")
    yield from said("rules-dig-1")
    yield heading("rules-reclaim", "###")
    yield from said("rules-reclaim-1")
    yield heading("rules-display")
    yield from said("rules-display-1")
    yield "\n".join(f"- {line}" for line in said("rules-family-set", "rules-size-set"))
    yield from said("rules-display-2", "rules-display-3")
    yield heading("rules-tokens")
    yield from said("rules-tokens-1", "rules-tokens-2")
    yield heading("rules-effects")
    yield from said(*(f"rules-effects-{number}" for number in range(1, 5)))
    yield heading("rules-end")
    yield from said("rules-end-1", "rules-end-2")
    yield heading("rules-rulings")
    yield from said("rules-rulings-1")
    yield listed("ruling-", 9)
