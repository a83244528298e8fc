"""Failures at the start, and clean shutdown."""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
import websockets

from firstgiants.rules.errors import BadSettings
from firstgiants.server import serving as serving_module
from firstgiants.server.http.connections import LimitedWebSocket
from firstgiants.server.serving import run_server, tune_garbage_collection
from firstgiants.server.settings import Settings
from tests.server.served import OPEN_2, Json, serving, until

BOTS = [{"kind": "bot", "bot": "greedy"}] * 2


def test_a_port_in_use_is_reported_in_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        with pytest.raises(BadSettings, match=rf"port {port}: .+ --port 0 takes a free one"):
            run_server(Settings(port=port), open_browser=False)


def test_a_second_server_is_told_so_while_the_first_one_still_starts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    refused: list[BadSettings] = []

    def start(_: Settings, sockets: list[socket.socket], *, open_browser: bool | None) -> None:
        port: int = sockets[0].getsockname()[1]
        with pytest.raises(BadSettings, match=rf"port {port}: Address already in use") as second:
            run_server(Settings(port=port), open_browser=open_browser)
        refused.append(second.value)

    monkeypatch.setattr(serving_module, "_serve", start)
    run_server(Settings(port=0), open_browser=False)
    assert len(refused) == 1


@contextmanager
def running(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Run a command in a new process group, and end it with the test."""
    script = (
        # A shell makes background processes ignore Ctrl-C; undo that.
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
        "from firstgiants.cli.main import main; main()"
    )
    command = [sys.executable, "-c", script, *arguments]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, process_group=0
    ) as child:
        try:
            yield child
        finally:
            with suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL)


def ended(child: subprocess.Popen[str]) -> list[Json]:
    """The lines of its log on standard error, up to the end of its last process: all of them share
    the stream."""
    said = child.communicate(timeout=120)[1]
    assert child.returncode == 0, said
    return [json.loads(line) for line in said.splitlines()]


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_ends_streams_with_bye_and_leaves_no_process(
    tmp_path: Path, by: signal.Signals
) -> None:
    """Ctrl-C reaches the whole group, SIGTERM only the server. Bots are thinking."""
    serve = ["serve", "--port", "0", "--no-open", "--database", str(tmp_path / "s.sqlite3")]

    async def talk(child: subprocess.Popen[str]) -> None:
        assert child.stdout is not None
        address = child.stdout.readline().split()[-1].rstrip("/")
        async with httpx.AsyncClient(base_url=address, timeout=60) as http:
            assert (await http.post("/api/me", json={})).is_success
            made = (await http.post("/api/tables", json={"seats": BOTS})).json()
            stream = f"{address.replace('http', 'ws')}/api/tables/{made['table']['id']}/stream"
            lines = http.stream("GET", "/api/lobby/events")
            async with websockets.connect(stream) as table, lines as lobby:
                while json.loads(await table.recv())["type"] != "moved":
                    pass
                if by is signal.SIGINT:
                    os.killpg(child.pid, by)
                else:
                    child.send_signal(by)
                heard: list[Json] = []
                with suppress(websockets.ConnectionClosed):
                    while True:
                        heard.append(json.loads(await table.recv()))
                assert table.close_code == 1012  # "service restart"
                assert (heard[-1]["type"], heard[-1]["why"]) == ("bye", "shutdown")
                messages = [json.loads(line) async for line in lobby.aiter_lines()]
                assert messages[-1]["type"] == "bye"

    with running(*serve) as child:
        await talk(child)
        logged = ended(child)
        assert {line["level"] for line in logged} <= {"info"}


def test_a_signal_stops_a_worker(tmp_path: Path) -> None:
    with running("worker", "--database", str(tmp_path / "w.sqlite3")) as child:
        assert child.stdout is not None
        assert "ready" in child.stdout.readline()
        child.send_signal(signal.SIGTERM)
        assert ended(child) == []


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_an_unusable_database_is_reported_in_one_sentence(tmp_path: Path, command: str) -> None:
    more = ["--port", "0", "--no-open"] if command == "serve" else []
    with running(command, *more, "--database", str(tmp_path / "no" / "x.sqlite3")) as child:
        said = child.communicate(timeout=120)[1]
        assert child.returncode == 2
        assert said.startswith("firstgiants: The database sqlite:///")
        assert "unable to open database file" in said
        assert len(said.splitlines()) == 1


@pytest.fixture
def _tuned_garbage_collection() -> Iterator[None]:
    usual = gc.get_threshold()
    tune_garbage_collection()
    yield
    gc.set_threshold(*usual)
    gc.unfreeze()


def sockets_in_memory() -> int:
    return sum(issubclass(type(one), LimitedWebSocket) for one in gc.get_objects())


@pytest.mark.usefixtures("_tuned_garbage_collection")
async def test_streams_that_were_open_for_long_are_freed(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        table = (await ada.make(OPEN_2))["table"]["id"]

        async def all_are_closed() -> bool:
            return not served.node.listeners.active

        async with AsyncExitStack() as streams:
            for _ in range(20):
                hear = await streams.enter_async_context(ada.stream(table))
                await hear()
            gc.collect()  # it makes them old, so that only a full collection frees them
        await until(all_are_closed)
        assert sockets_in_memory() == 20
        # As many objects as a server makes while it serves some thousand people.
        objects: list[list[int]] = []
        objects.extend([] for _ in range(600_000))
        assert sockets_in_memory() == 0
