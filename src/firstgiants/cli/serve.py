"""`firstgiants serve` and `firstgiants worker`. Every setting becomes a flag; its description is
the help."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from functools import cache
from pathlib import Path
from tomllib import TOMLDecodeError
from typing import TYPE_CHECKING, TypeVar, get_args, get_type_hints

import click

from firstgiants.rules.errors import needs_extra
from firstgiants.server.settings import DEFAULTS, Settings, load_settings, setting_text

if TYPE_CHECKING:
    from collections.abc import Callable

Command = TypeVar("Command", bound="Callable[..., None]")

ALSO = {"bot_processes": ["--bots"]}
"""Shorter names."""
ONLY_SERVERS = frozenset(
    {"host", "port", "lan", "public_url", "origins", "trusted_proxies", "metrics_allow",
     "secure_cookies", "web", "keepalive_s", "shutdown_s", "streams_per_person", "max_body_bytes",
     "open_tables_per_person", "open_tables_per_address", "tables_per_person", "tables_per_address",
     "bot_games_per_address", "decks_per_person", "deck_bytes_per_person",
     "new_decks_per_address", "backup_folder"}
)  # fmt: skip


NO_FLAG = frozenset({"admin_secret"})
"""Set in the environment or in a file only: everybody on the machine can read flags."""


@cache
def _hints() -> dict[str, object]:
    return get_type_hints(Settings, include_extras=True)


def _flag(name: str) -> Callable[[Command], Command]:
    default = getattr(DEFAULTS, name)
    about = get_args(_hints()[name])[-1].description
    shown = "" if default in (None, (), False) else f"  [{setting_text(default)}]"
    names = [*ALSO.get(name, ()), f"--{name.replace('_', '-')}"]
    if isinstance(default, bool):
        return click.option(*names, name, is_flag=True, default=None, help=about)
    kind = next((k.__name__.upper() for k in (int, float) if isinstance(default, k)), "TEXT")
    return click.option(*names, name, metavar=kind, help=about + shown)


def _flags(*, server: bool) -> Callable[[Command], Command]:
    """Add an option for every setting. `load_settings` checks their values."""

    def add(command: Command) -> Command:
        for name in reversed(Settings.__struct_fields__):
            if name in NO_FLAG:
                continue
            if server or not (name in ONLY_SERVERS or name.startswith("limit_")):
                command = _flag(name)(command)
        return click.option(
            "--config",
            type=click.Path(exists=True, dir_okay=False, path_type=Path),
            help="A TOML file with any of the settings.",
        )(command)

    return add


def _settings(config: Path | None, flags: dict[str, object]) -> Settings:
    try:
        return load_settings(flags, config)
    except TOMLDecodeError as error:
        file = config or os.environ.get("FIRSTGIANTS_CONFIG")
        raise click.UsageError(f"{file} is not a TOML file: {error}.") from error
    except ValueError as error:
        raise click.UsageError(str(error)) from error


@click.command()
@click.option("--open/--no-open", "open_browser", default=None, help="Open the page in a browser.")
@_flags(server=True)
def serve(open_browser: bool | None, config: Path | None, **flags: object) -> None:  # noqa: FBT001
    """Serve tables: the web app and the API.

    Everything can also be set in the environment (FIRSTGIANTS_PORT …) or in a file.
    """
    gc.disable()  # until everything is loaded: collections take a tenth of that time
    with needs_extra("server", "The command serve"):
        from firstgiants.server.serving import run_server

    run_server(_settings(config, flags), open_browser=open_browser)


@click.command()
@_flags(server=False)
def worker(config: Path | None, **flags: object) -> None:
    """Let bots think for the servers that use the same database."""
    with needs_extra("server", "The command worker"):
        from firstgiants.server.serving import run_worker

    settings = _settings(config, flags)
    asyncio.run(run_worker(settings, (signal.SIGINT, signal.SIGTERM)))
