"""Processes that tests start, kill and restart: servers, workers, PostgreSQL, Redis.

They listen on 127.0.0.1, and the test ends each by its pid.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

READY_S = 180
GAME_S = 400
"""Until a server is ready or a whole game is over. Generous: other tests run at the same time."""
CAPS = ("open_tables_per_person", "open_tables_per_address", "tables_per_person",
        "tables_per_address", "bot_games_per_address")  # fmt: skip
LIMITS = ("guests", "tables", "changes", "stored", "play", "reads", "requests")
FREE = {
    **dict.fromkeys(CAPS, 1_000_000),
    **{f"limit_{kind}": "1000000,1000000" for kind in LIMITS},
}
"""Settings of all servers here: nothing is limited."""


class Port:
    """A free port, reserved until it is closed: bound here, but not listening. Servers that set
    SO_REUSEADDR can listen on it, again and again; no other process is given it meanwhile."""

    def __init__(self) -> None:
        self._bound = socket.socket()
        self._bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._bound.bind(("127.0.0.1", 0))
        self.number = int(self._bound.getsockname()[1])

    def close(self) -> None:
        self._bound.close()


class Zygote:
    """A server (or worker) that restarts immediately when it is killed.

    Starting Python and importing everything takes a second or two, so one process imports it and
    then forks the servers. `pid` is the current server.
    """

    def __init__(self, folder: Path, name: str, kind: str = "serve", **settings: object) -> None:
        self._port = Port()
        self.port = self._port.number
        self.address = f"http://127.0.0.1:{self.port}"
        web = folder / "web"  # a start reads all files of the real one
        web.mkdir(exist_ok=True)
        (web / "index.html").touch()
        values = {
            "port": self.port,
            "log_level": "error",
            "bot_pause_ms": 0,
            "web": web,
            **FREE,
            **settings,
        }
        environment = {f"FIRSTGIANTS_{k.upper()}": str(v) for k, v in values.items()}
        self._log_path = folder / f"{name}.log"
        self._log = self._log_path.open("wb")
        self._pids = folder / f"{name}.pid"
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.chaos.zygote", kind, str(self._pids)],
            env=os.environ | environment,
            cwd=Path(__file__).parent.parent.parent,
            stdin=subprocess.PIPE,
            stdout=self._log,
            stderr=self._log,
        )
        self._serves = kind == "serve"

    @property
    def pid(self) -> int:
        return int(self._pids.read_text())

    def kill(self, by: signal.Signals = signal.SIGKILL) -> None:
        """End the server with this signal; the next one is forked immediately after it."""
        before = self.pid
        os.kill(before, by)
        deadline = time.monotonic() + READY_S
        while self.pid == before and time.monotonic() < deadline:
            time.sleep(0.01)

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(READY_S)
        self._log.close()
        self._port.close()

    async def ready(self) -> None:
        deadline = time.monotonic() + READY_S
        async with httpx.AsyncClient(verify=False) as client:
            while time.monotonic() < deadline:
                try:
                    if (await client.get(f"{self.address}/healthz")).status_code == 200:
                        return
                except httpx.HTTPError:
                    pass
                await asyncio.sleep(0.05)
        log = self._log_path.read_text(errors="replace")[-2000:]
        raise TimeoutError(f"{self.address} did not become ready; its log ends with:\n{log}")


def _postgres_bin(name: str) -> str:
    found = sorted(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{name}")))
    return found[-1] if found else shutil.which(name) or name


class Postgres:
    """A PostgreSQL server for the test. It refuses to run as root, so root uses user postgres."""

    def __init__(self, folder: Path, within: Path | None = None) -> None:
        """`within`: where its files are, if not with other temporary files."""
        # Not inside the test's folder, which only root can read.
        self._home = Path(tempfile.mkdtemp(prefix="firstgiants-postgres-", dir=within))
        self._home.chmod(0o755)
        self._data = self._home / "data"
        self._log = (folder / "postgres.log").open("wb")
        self._port = Port()
        self.url = self.url_of("postgres")
        self._databases = 0
        self._as: list[str] = []
        if os.getuid() == 0:
            self._as = ["runuser", "-u", "postgres", "--"]
            self._data.mkdir()
            shutil.chown(self._data, "postgres")
        initdb = [
            _postgres_bin("initdb"),
            "-D",
            str(self._data),
            "-A",
            "trust",
            "-U",
            "postgres",
            "-N",
        ]
        subprocess.run(
            [*self._as, *initdb], check=True, stdout=self._log, stderr=self._log, cwd="/"
        )
        self.start()

    def url_of(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self._port.number}/{database}"

    def start(self) -> None:
        port = str(self._port.number)
        server = [_postgres_bin("postgres"), "-D", str(self._data), "-k", "", "-p", port]
        options = ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=60"]
        self._process = subprocess.Popen(
            [*self._as, *server, *options], stdout=self._log, stderr=self._log, cwd="/"
        )
        wait_for_port(self._port.number)
        ready = [_postgres_bin("pg_isready"), "-q", "-h", "127.0.0.1", "-p", port]
        while subprocess.run(ready, check=False).returncode == 1:  # it is still starting
            time.sleep(0.1)

    def new_database(self) -> str:
        """The URL of an empty database."""
        self._databases += 1
        name = f"test_{self._databases}"
        where = ["-h", "127.0.0.1", "-p", str(self._port.number), "-U", "postgres"]
        subprocess.run([_postgres_bin("createdb"), *where, name], check=True)
        return self.url_of(name)

    @property
    def pid(self) -> int:
        return int((self._data / "postmaster.pid").read_text().splitlines()[0])

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Stop the server and the processes of its connections, then continue them."""
        postmaster = self.pid
        listed = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(postmaster)], check=True, capture_output=True
        )
        pids = [postmaster, *map(int, listed.stdout.split())]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            # `runuser` stops together with its child.
            for pid in (self._process.pid, *reversed(pids)):
                os.kill(pid, signal.SIGCONT)

    def restart(self) -> None:
        os.kill(self.pid, signal.SIGINT)  # "fast": connections are cut
        self._process.wait(READY_S)
        self.start()

    def close(self) -> None:
        os.kill(self.pid, signal.SIGQUIT)
        self._process.wait(READY_S)
        self._log.close()
        self._port.close()
        shutil.rmtree(self._home)


class Redis:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = Port()
        self.url = f"redis://127.0.0.1:{self._port.number}"
        self.start()

    def start(self) -> None:
        options = ["--port", str(self._port.number), "--bind", "127.0.0.1", "--save", ""]
        self._process = subprocess.Popen(
            ["redis-server", *options, "--dir", str(self._folder)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_for_port(self._port.number)

    @property
    def pid(self) -> int:
        return self._process.pid

    def freeze(self) -> None:
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(10)

    def close(self) -> None:
        self.kill()
        self._port.close()


def wait_for_port(port: int) -> None:
    deadline = time.monotonic() + READY_S
    while time.monotonic() < deadline:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(f"nothing listens on port {port}")


@contextmanager
def closing(*things: Zygote | Postgres | Redis) -> Iterator[None]:
    """Close all of them at the end, the last started first."""
    try:
        yield
    finally:
        for thing in reversed(things):
            thing.close()
