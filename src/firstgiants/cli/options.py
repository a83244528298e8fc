"""The options that several commands share."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])

seed_option: Final = click.option(
    "--seed", type=int, default=1, show_default=True, help="Seed of the random numbers."
)
deck_option: Final = click.option(
    "--deck", "deck_name", default="founders", show_default=True, help="Name or file of the deck."
)
jobs_option: Final = click.option(
    "--jobs", "-j", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes."
)
nodes_option: Final = click.option(
    "--nodes", type=int, help="Positions to search for each decision."
)


def players_option(help_text: str = "Number of players.") -> Callable[[F], F]:
    """How many players, 2 by default."""
    return click.option(
        "--players", "-p", type=click.IntRange(2, 5), default=2, show_default=True, help=help_text
    )


def pool_options(command: F) -> F:
    """Where the games of a command with many of them are played."""
    command = click.option(
        "--cluster", help="Address of a Dask scheduler; needs firstgiants[cluster]."
    )(command)
    return click.option(
        "--jobs", "-j", type=click.IntRange(1, 256), help="Processes.  [default: all cores]"
    )(command)


def deck_games_options(each: str, level: str) -> Callable[[F], F]:
    """How many games a test of a deck plays with ``each`` of something, and who plays them."""

    def add(command: F) -> F:
        who = "Who plays: a level or greedy."
        command = click.option("--level", "-l", default=level, show_default=True, help=who)(command)
        games = click.IntRange(1, 1_000_000)
        many = f"Games with each {each}."
        return click.option(
            "--games", "-g", type=games, default=1000, show_default=True, help=many
        )(command)

    return add
