"""``firstgiants rules``: our rules page, at the prompt."""

import sys
from importlib import resources

import click


@click.command()
def rules() -> None:
    """Read the rules of the game."""
    page = resources.files(__package__).joinpath("rules.md").read_text(encoding="utf-8")
    if not sys.stdout.isatty():
        click.echo(page, nl=False)
        return
    from rich.markdown import Markdown

    from .paint import console

    out = console()
    out.width = min(out.width, 88)
    with out.pager(styles=True):
        out.print(Markdown(page))
