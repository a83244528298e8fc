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
from ipaddress import ip_address
from pathlib import Path

import uvicorn
from litestar import Litestar
from msgspec.structs import replace
from sqlalchemy.exc import ArgumentError

from firstgiants.rules.errors import BadSettings
from firstgiants.server.bots.catalog import ModelFiles
from firstgiants.server.errors import Refusal
from firstgiants.server.http.app import make_app, make_litestar
from firstgiants.server.http.connections import (
    ConnectionLimits,
    limited_protocols,
    raise_file_limit,
)
from firstgiants.server.logs import set_up_logs
from firstgiants.server.network import lan_addresses, listen, listen_everywhere, url_of
from firstgiants.server.node import Node
from firstgiants.server.settings import DEFAULTS, THIS_COMPUTER, Settings
from firstgiants.server.store import Unavailable
from firstgiants.server.store.database import database_url

log = logging.getLogger(__name__)

# Short, so that the writer's thread gets the interpreter lock while the event loop is busy.
SWITCH_S = 0.0005
STOPS = (signal.SIGINT, signal.SIGTERM)
EVERY_ADDRESS = ("0.0.0.0", "::")  # noqa: S104


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
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        address = url_of(THIS_COMPUTER if host in EVERY_ADDRESS else host, port)
        print(f"First Giants is at {address}/", flush=True)
        if self._node.settings.lan:
            _print_invitation(self._node)
        if self._open_browser:
            webbrowser.open(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping: telling streams to reconnect")
        self._node.listeners.shut()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def uvicorn_config(node: Node, app: Litestar | None = None) -> uvicorn.Config:
    """`app`: an application with the node's parts; by default a new one."""
    settings = node.settings
    http, websocket = limited_protocols(ConnectionLimits(settings))
    return uvicorn.Config(
        make_app(app or make_litestar(node)),
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
    with contextlib.ExitStack() as opened:
        sockets = [opened.enter_context(one) for one in _listen(settings)]
        _serve(settings, sockets, open_browser=open_browser)


def _serve(settings: Settings, sockets: list[socket.socket], *, open_browser: bool | None) -> None:
    lan_url = _lan_url(settings, sockets[0])
    set_up_logs(settings.log_level)
    sys.setswitchinterval(SWITCH_S)
    raise_file_limit()
    if open_browser is None:
        has_screen = sys.platform != "linux" or "DISPLAY" in os.environ
        open_browser = sys.stdout.isatty() and has_screen
    node = _node(settings)
    node.lan_url = lan_url
    server = Server(uvicorn_config(node), node, open_browser=open_browser)
    tune_garbage_collection()
    server.run(sockets)


def tune_garbage_collection() -> None:
    """Collect rarely, and little at a time: a collection stops the node.

    Everything loaded so far stays. Later objects, such as views, are mostly freed by reference
    counting; but a closed connection is a cycle of the libraries' objects. Only full collections
    free those that were open for long, so there is one for about 2,000 of them. It takes 40 to 140
    ms with 500 tables.
    """
    gc.freeze()
    gc.set_threshold(2_000, 10, 20)
    gc.enable()


def _node(settings: Settings, *, serves: bool = True) -> Node:
    """Make a node. Raises `BadSettings` for settings that only their user can check."""
    try:
        node = Node(settings, serves=serves)
        if settings.takeover_bot != DEFAULTS.takeover_bot:  # it costs time to look
            node.bot_catalog.check(settings.takeover_bot)
        if settings.model is not None or settings.models is not None:
            _check_models(settings)
        if settings.web is not None:
            _check_web(settings.web)
    except (ValueError, ArgumentError) as error:
        raise BadSettings(f"settings: {error}") from error
    except Refusal as refusal:
        raise BadSettings(f"takeover_bot: {refusal.detail}") from refusal
    return node


def _check_web(folder: str) -> None:
    """Raises `BadSettings` if no web client is in the folder."""
    if not Path(folder, "index.html").is_file():
        raise BadSettings(f"web: the folder {folder} has no index.html.", web=folder)


def _check_models(settings: Settings) -> None:
    """Log what is wrong with the models. Raises `BadSettings` for one that is not there."""
    from firstgiants.bots import BadModel

    try:
        for problem in ModelFiles(settings.model, settings.models).check():
            log.warning(problem)
    except BadModel as bad:
        raise BadSettings(f"model: {bad.message}", model=settings.model) from bad


def _listen(settings: Settings) -> list[socket.socket]:
    """Take the address before anything starts; early connections wait. Raises `BadSettings`."""
    host, port = settings.host, settings.port
    try:
        return listen_everywhere(port) if settings.lan else [listen(host, port)]
    except OSError as error:
        # The numbers of an unknown name's error are not those of the system.
        if error.errno is None or isinstance(error, socket.gaierror):
            why = error.strerror or str(error)
        else:
            why = os.strerror(error.errno)
        other = (
            "Choose another with --port"
            if settings.lan
            else ("Choose another with --host and --port")
        )
        raise BadSettings(
            f"Cannot listen on {host}, port {port}: {why}. {other}; --port 0 takes a free one.",
            host=host,
            port=port,
        ) from error


def _lan_url(settings: Settings, listening: socket.socket) -> str | None:
    """The address of this server in the local network, if it listens there. Raises `BadSettings`
    if it was asked to and there is no network."""
    host, port = listening.getsockname()[:2]
    if host not in EVERY_ADDRESS:
        return None if ip_address(host).is_loopback else url_of(host, port)
    reachable = lan_addresses()
    if reachable:
        return url_of(reachable[0], port)
    if settings.lan and settings.public_url is None:
        raise BadSettings(
            "This computer is in no network. Connect it to your Wi-Fi, or start without --lan to "
            "play on this computer only."
        )
    return None


def _print_invitation(node: Node) -> None:
    """The address for friends, and a code to point a phone at."""
    import segno

    address = f"{node.settings.public_url or node.lan_url}/"
    print(f"Friends in your network open {address}", flush=True)
    if any(one.is_global for one in lan_addresses()):
        print("This computer has a public address: without a firewall, anybody can open it.")
    with contextlib.suppress(UnicodeEncodeError):  # a terminal without block characters
        segno.make_qr(address).terminal(compact=True)


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
