"""What can be set, by flag, environment (`FIRSTGIANTS_…`) or a TOML file, in this order of
weight."""

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
    """The descriptions are the help of the flags; docs/hosting.md lists them all."""

    host: Annotated[str, Meta(description="Address to listen on.")] = "127.0.0.1"
    port: Annotated[
        int, Meta(ge=0, le=65535, description="Port to listen on; 0 takes a free one.")
    ] = 8000
    database: Annotated[str, Meta(description="SQLite file or postgresql://…")] = (
        "firstgiants.sqlite3"
    )
    redis: Annotated[str | None, Meta(description="redis://…: this node is one of many.")] = None
    origins: Annotated[
        tuple[str, ...],
        Meta(
            description="Addresses people use, as https://giants.example; pages of others are "
            "refused. None: whatever the Host header says."
        ),
    ] = ()
    trusted_proxies: Annotated[
        tuple[str, ...], Meta(description="Proxies whose X-Forwarded-… headers are believed.")
    ] = ()
    metrics_allow: Annotated[
        tuple[str, ...],
        Meta(description="Addresses and networks (10.0.0.0/8) that may read /metrics."),
    ] = ("127.0.0.1", "::1")
    secure_cookies: Annotated[
        bool, Meta(description="Behind TLS: cookies only there, and HSTS.")
    ] = False
    bot_processes: Annotated[
        int,
        Meta(ge=0, le=64, description="Processes in which bots think; 0: only workers think."),
    ] = 1
    bot_pause_ms: Annotated[
        int,
        Meta(ge=0, le=10_000, description="A bot waits so long before it moves, to be followed."),
    ] = 700
    bot_seconds: Annotated[
        float, Meta(gt=0, le=120, description="Most time a bot thinks about a decision.")
    ] = 2.0
    takeover_bot: Annotated[
        str, Meta(description="The bot that stands in when nobody names another.")
    ] = "preparator"
    grace_s: Annotated[
        int, Meta(ge=0, le=600, description="Rated live games: from the flag to the stand-in.")
    ] = 30
    patience_s: Annotated[
        int,
        Meta(ge=1, le=86_400, description="Without a clock: when a bot may take over."),
    ] = 600
    shutdown_s: Annotated[
        int, Meta(ge=1, le=120, description="How long requests may take when the server stops.")
    ] = 10
    keepalive_s: Annotated[
        float, Meta(gt=0, le=300, description="Streams say something at least this often.")
    ] = 20.0
    forget_guests_days: Annotated[
        int, Meta(ge=1, description="Guests not seen for so long, without games, are forgotten.")
    ] = 90
    close_open_hours: Annotated[
        int, Meta(ge=1, description="Public tables that wait for so long are closed.")
    ] = 24
    close_open_days: Annotated[
        int, Meta(ge=1, description="The same for turn-based tables and those by link.")
    ] = 14
    close_idle_days: Annotated[
        int, Meta(ge=1, description="Games in which nobody moves for so long are ended.")
    ] = 30
    delete_closed_days: Annotated[
        int, Meta(ge=1, description="Closed tables are deleted after so long.")
    ] = 30
    limit_guests: Annotated[
        Limit, Meta(description="New guests, per address: burst, then per minute.")
    ] = (20, 30)
    limit_sign_in: Annotated[
        Limit, Meta(description="Sign-ins and new accounts, per address or remembered device.")
    ] = (10, 10)
    limit_chat: Annotated[Limit, Meta(description="Chat and reactions.")] = (8, 40)
    limit_tables: Annotated[
        Limit, Meta(description="Whatever changes tables or people besides playing.")
    ] = (10, 20)
    limit_play: Annotated[Limit, Meta(description="Previews and commits.")] = (120, 1800)
    limit_reads: Annotated[Limit, Meta(description="Everything else.")] = (120, 1200)
    streams_per_person: Annotated[
        int, Meta(ge=1, le=100_000, description="Open streams of one identity.")
    ] = 24
    limit_frames: Annotated[
        Limit, Meta(description="Frames on one WebSocket: burst, then per minute.")
    ] = (240, 3600)
    connections: Annotated[int, Meta(ge=1, description="Open connections in all.")] = 10_000
    connections_per_address: Annotated[
        int, Meta(ge=1, description="Open connections of one address; proxies excepted.")
    ] = 300
    request_s: Annotated[
        float, Meta(gt=0, le=600, description="How long a request may take to arrive.")
    ] = 20.0
    send_s: Annotated[
        float, Meta(gt=0, le=600, description="How long a client may leave an answer unread.")
    ] = 60.0
    max_header_bytes: Annotated[int, Meta(ge=1024, description="The largest headers.")] = 16_384
    open_tables_per_person: Annotated[
        int, Meta(ge=1, description="Tables of one host that wait for people.")
    ] = 10
    open_tables_per_address: Annotated[
        int, Meta(ge=1, description="The same, made from one address.")
    ] = 40
    tables_per_person: Annotated[
        int, Meta(ge=1, description="Tables of one host that wait or are played.")
    ] = 100
    tables_per_address: Annotated[
        int, Meta(ge=1, description="The same, made from one address.")
    ] = 400
    bot_games_per_address: Annotated[
        int, Meta(ge=1, description="Games at once, made from one address, that only bots play.")
    ] = 5
    max_body_bytes: Annotated[int, Meta(ge=1024, description="The largest request.")] = 256_000
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="debug, info, warning or error."),
    ] = "info"
    web: Annotated[str | None, Meta(description="Folder of a web client built elsewhere.")] = None

    def __post_init__(self) -> None:
        for text in self.metrics_allow:
            ip_network(text)  # or a ValueError, told in a sentence


DEFAULTS = Settings()
PREFIX = "FIRSTGIANTS_"


def spelled(value: object) -> str:
    """A setting as one writes it in a flag or in the environment."""
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _parted(name: str, value: object) -> object:
    """Lists are written with commas."""
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
            {name: _parted(name, value) for name, value in values.items()}, Settings, strict=False
        )
    except msgspec.ValidationError as error:
        raise ValueError(f"settings: {error}") from error
