"""What can be set, by flag, environment (`FIRSTGIANTS_…`) or a TOML file, in this order of
weight."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct


class Settings(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """docs/hosting.md describes each of them."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = "firstgiants.sqlite3"
    redis: str | None = None
    # Behind a proxy: the addresses people use, e.g. https://giants.example. Empty: whatever the
    # Host header says.
    origins: tuple[str, ...] = ()
    # Trust X-Forwarded-For / -Proto from these addresses.
    trusted_proxies: tuple[str, ...] = ()
    secure_cookies: bool = False
    bot_processes: Annotated[int, Meta(ge=0, le=64)] = 1
    bot_pause_ms: Annotated[int, Meta(ge=0, le=10_000)] = 700
    bot_seconds: Annotated[float, Meta(gt=0, le=120)] = 2.0
    takeover_bot: str = "greedy"
    grace_s: Annotated[int, Meta(ge=0, le=600)] = 30
    patience_s: Annotated[int, Meta(ge=1, le=86_400)] = 600
    shutdown_s: Annotated[int, Meta(ge=1, le=120)] = 10
    keepalive_s: Annotated[float, Meta(gt=0, le=300)] = 20.0
    # Each limit is (burst, per minute).
    limit_guests: tuple[int, int] = (20, 30)
    limit_sign_in: tuple[int, int] = (10, 10)
    limit_chat: tuple[int, int] = (8, 40)
    limit_tables: tuple[int, int] = (10, 20)
    limit_play: tuple[int, int] = (120, 1800)
    limit_reads: tuple[int, int] = (120, 1200)
    streams_per_person: Annotated[int, Meta(ge=1, le=100_000)] = 24
    max_body_bytes: Annotated[int, Meta(ge=1024)] = 256_000
    log_level: str = "info"
    # A web client built elsewhere; none: the one in this package.
    web: str | None = None


PREFIX = "FIRSTGIANTS_"


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        text = environment.get(PREFIX + name.upper())
        if text is None:
            continue
        current = getattr(Settings(), name)
        found[name] = text.split(",") if isinstance(current, tuple) else text
    return found


def load_settings(
    flags: Mapping[str, Any] | None = None,
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> Settings:
    """Flags win over the environment, the environment over the file. Raises `ValueError`."""
    environment = os.environ if environment is None else environment
    file = file or (Path(at) if (at := environment.get(PREFIX + "CONFIG")) else None)
    values: dict[str, Any] = tomllib.loads(file.read_text()) if file else {}
    values |= _from_environment(environment)
    values |= {k: v for k, v in (flags or {}).items() if v is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"settings: {error}") from error
