"""Runs a server or a worker until a signal stops it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator, Sequence

import uvicorn
from msgspec.structs import replace
from sqlalchemy.exc import ArgumentError

from firstgiants.rules.errors import BadSettings
from firstgiants.server.errors import Refusal
from firstgiants.server.http.app import make_app
from firstgiants.server.http.connections import (
    ConnectionLimits,
    limited_protocols,
    raise_file_limit,
)
from firstgiants.server.logs import set_up_logs
from firstgiants.server.node import Node
from firstgiants.server.settings import DEFAULTS, Settings
from firstgiants.server.store import Unavailable
from firstgiants.server.store.database import database_url

log = logging.getLogger(__name__)

# Short, so that the writer's thread gets the interpreter lock while the event loop is busy.
SWITCH_S = 0.0005
STOPS = (signal.SIGINT, signal.SIGTERM)


class Server(uvicorn.Server):
    """Prints its address when it is ready, and ends streams before it stops."""

    def __init__(self, config: uvicorn.Config, node: Node, *, open_browser: bool) -> None:
        super().__init__(config)
        self._node = node
        self._open_browser = open_browser

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Shut down cleanly on SIGINT and SIGTERM. The base class raises the signal again
        afterwards, which would kill this process before it has stopped its bots' processes."""
        old = {number: signal.signal(number, self.handle_exit) for number in STOPS}
        try:
            yield
        finally:
            for number, handler in old.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self._node.start()
        except BadSettings:
            await self._node.database.close()
            raise
        except Unavailable as error:
            await self._node.database.close()
            raise _no_database(self._node.settings, error) from error
        await super().startup(sockets)
        if not self.started:
            return
        bound = self.servers[0].sockets[0].getsockname()
        host = f"[{bound[0]}]" if ":" in bound[0] else bound[0]
        address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '[::]') else host}:{bound[1]}/"  # noqa: S104
        print(f"First Giants is at {address}", flush=True)
        if self._open_browser:
            webbrowser.open(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping: telling streams to reconnect")
        self._node.rooms.shut()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def uvicorn_config(node: Node) -> uvicorn.Config:
    settings = node.settings
    http, websocket = limited_protocols(ConnectionLimits(settings))
    return uvicorn.Config(
        make_app(node),
        host=settings.host,
        port=settings.port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=http,
        ws=websocket,
        ws_per_message_deflate=False,
        ws_max_size=65_536,
        ws_ping_interval=None,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=",".join(settings.trusted_proxies) or None,
        timeout_graceful_shutdown=settings.shutdown_s,
    )


def run_server(settings: Settings, *, open_browser: bool | None) -> None:
    _check_address(settings.host, settings.port)
    set_up_logs(settings.log_level)
    sys.setswitchinterval(SWITCH_S)
    raise_file_limit()
    if open_browser is None:
        has_screen = sys.platform != "linux" or "DISPLAY" in os.environ
        open_browser = sys.stdout.isatty() and has_screen
    node = _node(settings)
    server = Server(uvicorn_config(node), node, open_browser=open_browser)
    # Everything loaded so far stays. Later objects, such as views, are mostly freed by reference
    # counting, so collections can be rare.
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    gc.enable()
    server.run()


def _node(settings: Settings, *, serves: bool = True) -> Node:
    """Make a node. Raises `BadSettings` for settings that only their user can check."""
    try:
        node = Node(settings, serves=serves)
        if settings.takeover_bot != DEFAULTS.takeover_bot:  # it costs time to look
            node.bot_catalog.check(settings.takeover_bot)
    except (ValueError, ArgumentError) as error:
        raise BadSettings(f"settings: {error}") from error
    except Refusal as refusal:
        raise BadSettings(f"takeover_bot: {refusal.detail}") from refusal
    return node


def _check_address(host: str, port: int) -> None:
    """Check that the address is free before anything starts. Raises `BadSettings`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        why = os.strerror(error.errno) if error.errno else str(error)
        raise BadSettings(
            f"Cannot listen on {host}, port {port}: {why}. "
            "Choose another with --host and --port; --port 0 takes a free one.",
            host=host,
            port=port,
        ) from error


def _no_database(settings: Settings, error: Unavailable) -> BadSettings:
    where = database_url(settings.database).render_as_string(hide_password=True)
    why = str(error).splitlines()[0]
    return BadSettings(f"The database {where} cannot be used: {why}.", database=where)


async def run_worker(settings: Settings, signals: Sequence[signal.Signals]) -> None:
    """Run a node without HTTP, whose bots think until a signal arrives."""
    set_up_logs(settings.log_level)
    thinking = replace(settings, bot_processes=max(1, settings.bot_processes))
    node = _node(thinking, serves=False)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in signals:
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    try:
        await node.start()
    except BadSettings:
        await node.database.close()
        raise
    except Unavailable as error:
        await node.database.close()
        raise _no_database(settings, error) from error
    print("First Giants worker is ready", flush=True)
    try:
        await stop.wait()
    finally:
        await node.stop()
