"""The options with which commands choose bots and their model."""

from collections.abc import Iterable
from typing import Final

import click

from firstgiants.rules.cards import Deck

model_option: Final = click.option(
    "--model",
    type=click.Path(dir_okay=False),
    help="A model that `firstgiants train` made, for the bots that learn.",
)


def read_bots(text: str) -> tuple[str, ...]:
    """The names in a list with commas."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def check_model(names: Iterable[str], model: str | None) -> None:
    """Refuse a model that no bot would use."""
    from firstgiants.bots import BOTS, LEARNED

    without = {name for name in BOTS if name not in LEARNED}
    if model is not None and all(name in without or ":" in name for name in names):
        learners = ", ".join(name for name in BOTS if name in LEARNED)
        raise click.UsageError(f"--model is for the bots that learn: {learners}.")


def with_model(names: Iterable[str], model: str | None) -> tuple[str, ...]:
    """The bots' names; those that learn and name no model yet, with this one."""
    from firstgiants.bots import LEARNED

    names = tuple(names)
    check_model(names, model)
    return tuple(f"{name}@{model}" if model and name in LEARNED else name for name in names)


def print_notes(names: Iterable[str], deck: Deck, model: str | None = None) -> None:
    """Say on standard error which bots play without a model for this deck, and why. Raises
    `UnknownBot`, and `BadModel` for a model that is not there."""
    from firstgiants.bots import make_bot, note_of

    notes = [note_of(make_bot(name, deck=deck, model=model)) for name in dict.fromkeys(names)]
    for note in dict.fromkeys(note for note in notes if note is not None):
        click.echo(f"firstgiants: {note}", err=True)
