"""`firstgiants serve` and `firstgiants worker`."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

if TYPE_CHECKING:
    from collections.abc import Callable

    from firstgiants.server.settings import Settings

Command = TypeVar("Command", bound="Callable[..., None]")


def _shared(command: Command) -> Command:
    """Options that a server and a worker have in common."""
    for option in reversed(
        (
            click.option("--database", help="SQLite file or postgresql://…  [firstgiants.sqlite3]"),
            click.option("--redis", help="redis://…: this node is one of many."),
            click.option(
                "--bots", "bot_processes", type=int, help="Processes in which bots think.  [1]"
            ),
            click.option("--bot-seconds", type=float, help="Most time a bot thinks.  [2]"),
            click.option(
                "--config",
                type=click.Path(exists=True, dir_okay=False, path_type=Path),
                help="A TOML file with any of the settings.",
            ),
            click.option("--log-level", help="debug, info, warning or error.  [info]"),
        )
    ):
        command = option(command)
    return command


def _settings(config: Path | None, flags: dict[str, object]) -> Settings:
    from firstgiants.server.settings import load_settings

    try:
        return load_settings(flags, config)
    except ValueError as error:
        raise click.UsageError(str(error)) from error


@click.command()
@click.option("--host", help="Address to listen on.  [127.0.0.1]")
@click.option("--port", type=int, help="Port to listen on; 0 takes a free one.  [8000]")
@click.option("--open/--no-open", "opens", default=None, help="Open the page in a browser.")
@_shared
def serve(opens: bool | None, config: Path | None, **flags: object) -> None:  # noqa: FBT001
    """Serve tables: the web app and the API.

    Everything can also be set in the environment (FIRSTGIANTS_PORT …) or in a file.
    """
    from firstgiants.server.serving import run_server

    run_server(_settings(config, flags), opens=opens)


@click.command()
@_shared
def worker(config: Path | None, **flags: object) -> None:
    """Let bots think for the servers that use the same database."""
    from firstgiants.server.serving import run_worker

    settings = _settings(config, flags)
    asyncio.run(run_worker(settings, (signal.SIGINT, signal.SIGTERM)))
