"""The options that several commands share."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import click

from firstgiants.rules.settings import FEWEST_SEATS, MOST_SEATS

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
fair_start_option: Final = click.option(
    "--fair-start",
    is_flag=True,
    help="Give later seats extra amber at the beginning, so that all seats win about as often.",
)
PLAYERS: Final = click.IntRange(FEWEST_SEATS, MOST_SEATS)
EVERY_NUMBER_OF_PLAYERS: Final = tuple(range(FEWEST_SEATS, MOST_SEATS + 1))


def players_option(help_text: str = "Number of players.") -> Callable[[F], F]:
    """How many players, the fewest by default."""
    return click.option(
        *("--players", "-p"),
        type=PLAYERS,
        default=FEWEST_SEATS,
        show_default=True,
        help=help_text,
    )


def numbers_of_players_option(help_text: str) -> Callable[[F], F]:
    """Several numbers of players, all by default; ``read_numbers`` reads them."""
    every = ",".join(map(str, EVERY_NUMBER_OF_PLAYERS))
    return click.option("--players", "-p", default=every, show_default=True, help=help_text)


def read_numbers(option: str, text: str) -> tuple[int, ...]:
    """The numbers in a list with commas."""
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError as error:
        raise click.UsageError(f"{option} needs numbers such as 2,3,4,5.") from error


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
