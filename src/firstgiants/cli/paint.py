"""Colours and consoles for terminals. Colour is never the only sign of anything."""

import os
import sys
from typing import Final

from rich.console import Console

from firstgiants.rules.cards import Family

FAMILY_STYLES: Final = {
    Family.FLYING: "cyan",
    Family.HERBIVORE: "green",
    Family.CARNIVORE: "red",
    Family.MARINE: "blue",
    Family.MAMMAL: "yellow",
}
SEAT_STYLES: Final = ("bold magenta", "bold cyan", "bold yellow", "bold green", "bold red")
WIDEST: Final = 120


def console(*, stderr: bool = False) -> Console:
    """A console for a command's output; without colours if it is not a terminal."""
    stream = sys.stderr if stderr else sys.stdout
    out = Console(file=stream, highlight=False)
    if not stream.isatty() and "COLUMNS" not in os.environ:
        out.width = 100
    out.width = min(out.width, WIDEST)
    return out
