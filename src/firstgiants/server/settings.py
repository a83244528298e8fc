"""Settings, from flags, environment variables (`FIRSTGIANTS_…`) and a TOML file, in this order of
precedence."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from email.utils import parseaddr
from ipaddress import IPv4Address, IPv6Address, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import force_setattr

Limit = tuple[Annotated[int, Meta(ge=1)], Annotated[int, Meta(ge=1)]]
"""(burst, per minute)"""
THIS_COMPUTER = "127.0.0.1"
DEFAULT_PORTS = {"http": 80, "https": 443}
PUSH_HOSTS = (
    "fcm.googleapis.com", "updates.push.services.mozilla.com", ".push.apple.com",
    ".notify.windows.com",
)  # fmt: skip
"""The push services of Chrome and most others, Firefox, Safari and Edge."""


class Settings(Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """The descriptions are the help texts of the flags; docs/hosting.md lists all settings."""

    host: Annotated[str, Meta(description="Address to listen on.")] = THIS_COMPUTER
    port: Annotated[
        int, Meta(ge=0, le=65535, description="Port to listen on; 0 picks a free one.")
    ] = 8000
    lan: Annotated[
        bool, Meta(description="Listen on the local network and invite friends with its address.")
    ] = False
    public_url: Annotated[
        str | None,
        Meta(
            description="Address that people use, such as https://giants.example, if a proxy is in "
            "front; invitations carry it."
        ),
    ] = None
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
    model: Annotated[
        str | None,
        Meta(description="Model that `firstgiants train` made, for the bots that learn."),
    ] = None
    models: Annotated[
        str | None,
        Meta(description="Folder with models for other decks: HASH.npz by the deck's hash."),
    ] = None
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
    admin_secret: Annotated[
        Annotated[str, Meta(min_length=16, max_length=200)] | None,
        Meta(description="Opens the admin page. Not a flag: others could read it."),
    ] = None
    backup_folder: Annotated[
        str | None, Meta(description="Folder for backups that the admin page makes.")
    ] = None
    season_months: Annotated[
        Literal[1, 2, 3, 4, 6, 12], Meta(description="Length of a season, counted from January.")
    ] = 3
    vacation_days: Annotated[
        int,
        Meta(ge=0, le=60, description="Turn-based games: days of vacation of each person a year."),
    ] = 21
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
    limit_changes: Annotated[
        Limit, Meta(description="Chat and changes of everybody at one address together.")
    ] = (300, 300)
    limit_imports: Annotated[
        Limit,
        Meta(description="Imported games, versions of decks and new accounts, per address."),
    ] = (30, 2)
    limit_stored: Annotated[
        Limit,
        Meta(description="Kilobytes stored for an address: games, chat, decks, changes, per node."),
    ] = (5000, 180)
    limit_play: Annotated[Limit, Meta(description="Previews and commits.")] = (120, 1800)
    limit_reads: Annotated[Limit, Meta(description="All other requests.")] = (120, 1200)
    limit_requests: Annotated[
        Limit, Meta(description="Requests of any kind, files too, per address.")
    ] = (2000, 12_000)
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
    decks_per_person: Annotated[
        int, Meta(ge=5, description="Decks of one account in the workshop; guests: a fifth.")
    ] = 50
    deck_bytes_per_person: Annotated[
        int, Meta(ge=1_000_000, description="Bytes of one account's decks; guests: a fifth.")
    ] = 20_000_000
    new_decks_per_address: Annotated[
        int, Meta(ge=1, description="New decks of one address within a day.")
    ] = 60
    max_body_bytes: Annotated[int, Meta(ge=1024, description="Largest request body.")] = 256_000
    smtp: Annotated[
        str | None,
        Meta(
            description="Mail server for notices, smtp://login:password@mail.example:587 (STARTTLS "
            "where it is offered) or smtps://…"
        ),
    ] = None
    mail_from: Annotated[
        str | None,
        Meta(description="Sender of mails, such as First Giants <giants@example.org>."),
    ] = None
    push_hosts: Annotated[
        tuple[str, ...],
        Meta(description="Push services of browsers that notices may go to; .x.y: all in x.y."),
    ] = PUSH_HOSTS
    webhook_hosts: Annotated[
        tuple[str, ...],
        Meta(description="Names that people's webhooks may go to, such as ntfy.sh; none: off."),
    ] = ()
    notice_networks: Annotated[
        tuple[str, ...],
        Meta(description="Private networks (10.0.0.5/32) that notices may go to all the same."),
    ] = ()
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        Meta(description="debug, info, warning or error."),
    ] = "info"
    web: Annotated[str | None, Meta(description="Folder with another build of the web client.")] = (
        None
    )

    def __post_init__(self) -> None:
        for name in ("metrics_allow", "notice_networks", "trusted_proxies"):
            for text in getattr(self, name):
                _check_network(name, text)
        if self.lan and self.host != THIS_COMPUTER:
            raise ValueError("lan listens on every address of this computer: leave host out")
        if self.public_url is not None:
            force_setattr(self, "public_url", _origin(self.public_url))
        _check_mail(self)

    @property
    def sends_mail(self) -> bool:
        return self.smtp is not None


def _check_network(name: str, text: str) -> None:
    try:
        ip_network(text)
    except ValueError as error:
        raise ValueError(f"{name}: {error}; an address or a network is needed") from error


def _check_mail(settings: Settings) -> None:
    if settings.smtp is None:
        return
    parts = urlsplit(settings.smtp)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise ValueError("smtp is not an address such as smtp://mail.example:587")
    if "@" not in parseaddr(settings.mail_from or "")[1]:
        raise ValueError("smtp needs mail_from, such as First Giants <giants@example.org>")
    if settings.public_url is None:
        raise ValueError("smtp needs public_url: mails hold links to this server")


def _origin(url: str) -> str:
    """The address as browsers write it in `Origin`: lower case, no slash at the end, no default
    port. Raises `ValueError`."""
    problem = "public_url is not an address such as https://giants.example"
    try:
        parts = urlsplit(url.lower())
        host, port = _host(parts.hostname or ""), parts.port
    except ValueError:
        raise ValueError(problem) from None
    if parts.scheme not in DEFAULT_PORTS or not url.isprintable():
        raise ValueError(problem)
    if "@" in parts.netloc:
        raise ValueError("public_url: leave out the login and the password")
    if parts.path not in ("", "/") or "?" in url or "#" in url:
        raise ValueError("public_url: only the address of the server, without a path")
    default = port in (None, DEFAULT_PORTS[parts.scheme])
    return f"{parts.scheme}://{host}" + ("" if default else f":{port}")


def _host(text: str) -> str:
    """A name, or an address with IPv6 in brackets. Raises `ValueError`."""
    if ":" in text:
        return f"[{IPv6Address(text)}]"
    if re.fullmatch(r"[0-9.]+", text):
        return str(IPv4Address(text))
    label = r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?"
    if re.fullmatch(rf"{label}(\.{label})*", text) is None:
        raise ValueError(text)
    return text


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
        what, _, where = str(error).partition(" - at `$.")
        name = where.rstrip("`")
        problem = f"{name}: {what.replace('`', '')}" if name else what
        raise ValueError(f"settings: {problem}") from error
