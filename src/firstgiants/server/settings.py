"""Settings, from flags, environment variables (`FIRSTGIANTS_…`) and a TOML file, in this order of
precedence."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Limit = tuple[Annotated[int, Meta(ge=1)], Annotated[int, Meta(ge=1)]]
"""(burst, per minute)"""


class Settings(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """The descriptions are the help texts of the flags; docs/hosting.md lists all settings."""

    host: Annotated[str, Meta(description="Address to listen on.")] = "127.0.0.1"
    port: Annotated[
        int, Meta(ge=0, le=65535, description="Port to listen on; 0 picks a free one.")
    ] = 8000
    database: Annotated[str, Meta(description="SQLite file or postgresql://…")] = (
        "firstgiants.sqlite3"
    )
    redis: Annotated[
        str | None, Meta(description="redis://… of a cluster; omit it for a single node.")
    ] = None
    origins: Annotated[
        tuple[str, ...],
        Meta(
            description="Addresses that people use, such as https://giants.example; requests from "
            "other pages are refused. Default: the address in the Host header."
        ),
    ] = ()
    trusted_proxies: Annotated[
        tuple[str, ...], Meta(description="Proxies whose X-Forwarded-… headers to believe.")
    ] = ()
    metrics_allow: Annotated[
        tuple[str, ...],
        Meta(description="Addresses and networks (10.0.0.0/8) that may read /metrics."),
    ] = ("127.0.0.1", "::1")
    secure_cookies: Annotated[
        bool, Meta(description="For servers behind TLS: cookies only over TLS, and HSTS.")
    ] = False
    bot_processes: Annotated[
        int,
        Meta(ge=0, le=64, description="Processes in which bots think; 0: only workers think."),
    ] = 1
    bot_pause_ms: Annotated[
        int,
        Meta(ge=0, le=10_000, description="Delay before a bot moves, so that people can follow."),
    ] = 700
    bot_seconds: Annotated[
        float, Meta(gt=0, le=120, description="Longest time a bot thinks about a decision.")
    ] = 2.0
    takeover_bot: Annotated[
        str, Meta(description="Level of the bot that stands in when nobody names another.")
    ] = "preparator"
    grace_s: Annotated[
        int,
        Meta(ge=0, le=600, description="Rated live games: from an empty clock to the stand-in."),
    ] = 30
    patience_s: Annotated[
        int,
        Meta(ge=1, le=86_400, description="Without a clock: wait before a bot may take over."),
    ] = 600
    shutdown_s: Annotated[
        int, Meta(ge=1, le=120, description="Time for open requests when the server stops.")
    ] = 10
    keepalive_s: Annotated[
        float, Meta(gt=0, le=300, description="Longest silence on a stream.")
    ] = 20.0
    forget_guests_days: Annotated[
        int, Meta(ge=1, description="Delete guests without games after this long without a visit.")
    ] = 90
    close_open_hours: Annotated[
        int, Meta(ge=1, description="Close public tables that nobody starts after this long.")
    ] = 24
    close_open_days: Annotated[
        int, Meta(ge=1, description="The same for turn-based tables and tables by link.")
    ] = 14
    close_idle_days: Annotated[
        int, Meta(ge=1, description="End games in which nobody moves for this long.")
    ] = 30
    delete_closed_days: Annotated[
        int, Meta(ge=1, description="Delete closed tables after this long.")
    ] = 30
    limit_guests: Annotated[
        Limit, Meta(description="New guests, per address: burst, then per minute.")
    ] = (20, 30)
    limit_sign_in: Annotated[
        Limit, Meta(description="Sign-ins and new accounts, per address or remembered device.")
    ] = (10, 10)
    limit_chat: Annotated[Limit, Meta(description="Chat and reactions.")] = (8, 40)
    limit_tables: Annotated[
        Limit, Meta(description="Changes to tables and people, other than playing.")
    ] = (10, 20)
    limit_play: Annotated[Limit, Meta(description="Previews and commits.")] = (120, 1800)
    limit_reads: Annotated[Limit, Meta(description="All other requests.")] = (120, 1200)
    streams_per_person: Annotated[
        int, Meta(ge=1, le=100_000, description="Open streams of one identity.")
    ] = 24
    limit_frames: Annotated[
        Limit, Meta(description="Frames on one WebSocket: burst, then per minute.")
    ] = (240, 3600)
    connections: Annotated[int, Meta(ge=1, description="Open connections.")] = 10_000
    connections_per_address: Annotated[
        int, Meta(ge=1, description="Open connections per address, except trusted proxies.")
    ] = 300
    request_s: Annotated[
        float, Meta(gt=0, le=600, description="Longest time for a request to arrive.")
    ] = 20.0
    send_s: Annotated[
        float, Meta(gt=0, le=600, description="Longest time a client may leave data unread.")
    ] = 60.0
    max_header_bytes: Annotated[int, Meta(ge=1024, description="Largest size of all headers.")] = (
        16_384
    )
    open_tables_per_person: Annotated[int, Meta(ge=1, description="Open tables of one host.")] = 10
    open_tables_per_address: Annotated[
        int, Meta(ge=1, description="Open tables of one address.")
    ] = 40
    tables_per_person: Annotated[
        int, Meta(ge=1, description="Open and running tables of one host.")
    ] = 100
    tables_per_address: Annotated[
        int, Meta(ge=1, description="Open and running tables of one address.")
    ] = 400
    bot_games_per_address: Annotated[
        int, Meta(ge=1, description="Running games of one address that only bots play.")
    ] = 5
    max_body_bytes: Annotated[int, Meta(ge=1024, description="Largest request body.")] = 256_000
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="debug, info, warning or error."),
    ] = "info"
    web: Annotated[str | None, Meta(description="Folder with another build of the web client.")] = (
        None
    )

    def __post_init__(self) -> None:
        for text in self.metrics_allow:
            ip_network(text)  # raises ValueError, which becomes a sentence


DEFAULTS = Settings()
PREFIX = "FIRSTGIANTS_"


def setting_text(value: object) -> str:
    """A setting's value as text, the way flags and environment variables spell it."""
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _split_list(name: str, value: object) -> object:
    """Split the text of a list setting at its commas."""
    if isinstance(getattr(DEFAULTS, name, None), tuple) and isinstance(value, str):
        return [part.strip() for part in value.split(",") if part.strip()]
    return value


def load_settings(
    flags: Mapping[str, Any] | None = None,
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> Settings:
    """Flags win over the environment, the environment over the file. Raises `ValueError`."""
    environment = os.environ if environment is None else environment
    file = file or (Path(at) if (at := environment.get(PREFIX + "CONFIG")) else None)
    values: dict[str, Any] = tomllib.loads(file.read_text()) if file else {}
    for name in Settings.__struct_fields__:
        if (text := environment.get(PREFIX + name.upper())) is not None:
            values[name] = text
    values |= {name: value for name, value in (flags or {}).items() if value is not None}
    try:
        return msgspec.convert(
            {name: _split_list(name, value) for name, value in values.items()},
            Settings,
            strict=False,
        )
    except msgspec.ValidationError as error:
        raise ValueError(f"settings: {error}") from error
