"""``firstgiants rules``: prints the web app's rules page."""

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

    def texts(*names: str) -> Iterator[str]:
        for name in names:
            yield text(name, language=language)

    def numbered(prefix: str, count: int) -> str:
        lines = texts(*(f"{prefix}{number}" for number in range(1, count + 1)))
        return "\n".join(f"{number}. {line}" for number, line in enumerate(lines, 1))

    def heading(name: str, level: str = "##") -> str:
        return f"{level} {text(name, language=language)}"

    yield heading("nav-rules", "#")
    yield from texts("rules-lead", "unofficial")
    yield heading("rules-table")
    yield from texts("rules-table-1")
    yield numbered("rules-board-", 8)
    yield from texts("rules-table-3")
    yield heading("rules-turn")
    yield from texts("rules-turn-1")
    yield heading("rules-dig", "###")
    yield from texts("rules-dig-1")
    yield heading("rules-reclaim", "###")
    yield from texts("rules-reclaim-1")
    yield heading("rules-display")
    yield from texts("rules-display-1")
    yield "\n".join(f"- {line}" for line in texts("rules-family-set", "rules-size-set"))
    yield from texts("rules-display-2", "rules-display-3")
    yield heading("rules-tokens")
    yield from texts("rules-tokens-1", "rules-tokens-2")
    yield heading("rules-effects")
    yield from texts(*(f"rules-effects-{number}" for number in range(1, 5)))
    yield heading("rules-end")
    yield from texts("rules-end-1", "rules-end-2")
    yield heading("rules-rulings")
    yield from texts("rules-rulings-1")
    yield numbered("ruling-", 9)
