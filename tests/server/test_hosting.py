"""For hosts: foreign databases stay unchanged, files are private, failures are reported, metrics
and games by link are private."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event, select, text, update

from firstgiants import Deck, View
from firstgiants.cli.main import run
from firstgiants.server.bots.worker import LEASE_MS
from firstgiants.server.settings import load_settings
from firstgiants.server.store import Database, Unavailable, schema
from tests.server.served import TWO_BOTS, FirstLegal, HeldTime, Json, serving, until
from tests.server.test_play import play_out

# ---------------------------------------------------------------- databases


def _other_program(path: Path) -> None:
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("CREATE TABLE bookmarks (url TEXT)")


def _other_alembic(path: Path) -> None:
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("CREATE TABLE alembic_version (version_num TEXT)")
        raw.execute("INSERT INTO alembic_version VALUES ('ae1027a6acf')")


def _newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("PRAGMA journal_mode=WAL")
        raw.execute("CREATE TABLE alembic_version (version_num TEXT)")
        raw.execute("INSERT INTO alembic_version VALUES ('9001')")


def _no_database(path: Path) -> None:
    path.write_text("Dear diary,\n" * 100)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (_other_program, "another program"),
        (_other_alembic, "another program"),
        (_newer, "a newer version"),
        (_no_database, "not a database"),
    ],
)
def test_a_foreign_database_is_refused_and_unchanged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], make: object, said: str
) -> None:
    path = tmp_path / "theirs.sqlite3"
    assert callable(make)
    make(path)
    before = path.read_bytes()
    for command in ("serve", "worker"):
        flags = ["--port", "0", "--no-open"] if command == "serve" else []
        assert run([command, *flags, "--database", str(path)]) == 2
        printed = capsys.readouterr().err.strip()
        assert said in printed
        assert "\n" not in printed
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def modes_in(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


async def test_only_the_host_can_read_the_database_files(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        async with serving(tmp_path) as served:
            await served.person()
            names = {f"test.sqlite3{kind}" for kind in ("", "-shm", "-wal")}
            assert modes_in(tmp_path) == dict.fromkeys(names, 0o600)
    finally:
        os.umask(before)


async def test_database_errors_contain_no_user_input(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "test.sqlite3"))
    wrong = text("SELECT 1 FROM nowhere WHERE name = :name")
    with pytest.raises(Unavailable) as caught:
        await database.read(lambda c: c.execute(wrong, {"name": "my secret"}).all())
    await database.close()
    assert "nowhere" in str(caught.value)
    assert "my secret" not in str(caught.value)


# ---------------------------------------------------------------- trouble


async def test_a_full_disk_is_reported_and_recovers(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLite's page limit simulates a full disk."""

    async with serving(tmp_path) as served:
        ada = await served.person()
        table = (await ada.make(TWO_BOTS))["table"]["id"]
        health: Json = await ada.ok("GET", "/healthz")
        assert (health["status"], health["parts"]["writing"]) == ("ok", "ok")
        engine = served.node.database._sync
        assert engine is not None

        def limit(raw: sqlite3.Connection, *_: object) -> None:
            raw.execute(f"PRAGMA max_page_count={1 if full else 1_000_000}")

        full = True
        event.listen(engine, "checkout", limit)
        with caplog.at_level(logging.ERROR, "firstgiants.server.store.database"):
            for _ in range(2000):  # until the free pages of the file are used up
                said = await ada.ask("POST", f"/api/tables/{table}/chat", {"text": "x" * 500})
                if said.status_code != 204:
                    assert (said.status_code, said.json()["code"]) == (503, "try-again")
                    break
        assert "full" in [getattr(record, "reason", None) for record in caplog.records]
        health = await ada.ok("GET", "/healthz")
        assert (health["status"], health["parts"]["reading"]) == ("degraded", "ok")
        assert health["parts"]["writing"] == "The disk is full."
        assert (await ada.look(table))["table"]["id"] == table
        full = False
        await ada.ok("POST", f"/api/tables/{table}/chat", {"text": "x"})

        async def well() -> bool:
            return bool((await ada.ok("GET", "/healthz"))["status"] == "ok")

        await until(well)  # a heartbeat writes


async def test_a_database_that_cannot_be_read_is_503(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        engine = served.node.database._sync
        assert engine is not None

        def fail(*_: object) -> None:
            raise sqlite3.OperationalError("disk I/O error")

        event.listen(engine, "checkout", fail)
        response = await ada.ask("GET", "/healthz")
        assert response.status_code == 503
        assert response.json()["status"] == "down"
        assert response.json()["parts"]["reading"] == "It cannot be reached."
        event.remove(engine, "checkout", fail)
        assert (await ada.ok("GET", "/healthz"))["status"] == "ok"


# ---------------------------------------------------------------- bots


class Troubled(FirstLegal):
    """A thinker that fails at first, and then waits for a signal."""

    def __init__(self, failures: int = 0) -> None:
        super().__init__()
        self.failures = failures
        self.began = 0
        self.go = asyncio.Event()

    async def think(self, bot: str, view: View, deck: Deck, seed: str | None = None) -> list[str]:
        self.began += 1
        if self.failures:
            self.failures -= 1
            raise RuntimeError("out of thoughts")
        await self.go.wait()
        return await super().think(bot, view, deck, seed)


BOT_FIRST = [{"kind": "bot", "bot": "greedy"}, {"kind": "me"}]


async def test_a_slow_bot_renews_its_lease(tmp_path: Path) -> None:
    time, thinkers = HeldTime(), [Troubled(), Troubled()]
    async with (
        serving(tmp_path, time=time, thinker=thinkers[0]) as first,
        serving(tmp_path, time=time, thinker=thinkers[1]) as second,
    ):
        ada = await first.person()
        await ada.make(BOT_FIRST, first=1)

        async def is_renewed() -> bool:
            query = select(schema.tables.c.lease_until)
            lease = await first.node.database.read(lambda c: c.execute(query).scalar_one())
            return bool(lease == time.now_ms() + LEASE_MS)

        for _ in range(5):
            await until(is_renewed)
            time.pass_s(LEASE_MS / 2000)
            for served in (first, second):
                assert served.node.bots is not None
                await served.node.bots.claim_due()
        assert sorted(thinker.began for thinker in thinkers) == [0, 1]


@pytest.mark.parametrize("harm", ["the node died", "the bot failed"])
async def test_a_bots_game_continues_within_three_seconds_after_a_crash(
    tmp_path: Path, harm: str
) -> None:
    died, time = harm == "the node died", HeldTime()
    async with serving(tmp_path, time=time, bot_processes=0) as served:
        ada = await served.person()
        table = (await ada.make(BOT_FIRST, first=1))["table"]["id"]
        cookies, ply = ada.http.cookies, (await ada.look(table))["view"]["ply"]
        if died:  # the dead server left a lease that it had just renewed
            t, now = schema.tables, time.now_ms()
            lease = update(t).values(lease_until=now + LEASE_MS, lease_by="gone")
            await served.node.database.write(lambda c: c.execute(lease).rowcount)
    thinker = Troubled(failures=0 if died else 2)
    thinker.go.set()
    async with serving(tmp_path, time=time, thinker=thinker) as served:
        again = served.nobody()
        again.http.cookies = cookies
        bots = served.node.bots
        assert bots is not None

        async def idle() -> bool:
            return not bots._busy

        for _ in range(6):
            time.pass_s(0.5)
            await bots.claim_due()
            await until(idle)
        assert (await again.look(table))["view"]["ply"] > ply


THINKING = """
import asyncio, sys
from firstgiants import Game
from firstgiants.server.bots.pool import BotPool

async def main():
    pool = BotPool(2, 60.0)
    game = Game.new(2, seed=1)
    pool.start()
    await pool.think("random", game.view(1), game.deck)
    print(*(pid for one in pool.processes for pid in one._pool._processes or ()), flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_thinking_processes_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "thinking.py"
    script.write_text(THINKING)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert pids
        server.send_signal(signal.SIGKILL)
        server.wait(60)
        deadline = time.monotonic() + 60
        while any(map(_lives, pids)) and time.monotonic() < deadline:
            time.sleep(0.05)
        left = [pid for pid in pids if _lives(pid)]
        for pid in left:
            os.kill(pid, signal.SIGKILL)
        assert left == []


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rsplit(")", 1)[1].split()[0] != "Z"


# ---------------------------------------------------------------- privacy


async def test_only_allowed_addresses_can_read_metrics(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        somebody = served.nobody()
        assert "firstgiants_appends" in (await somebody.ask("GET", "/metrics")).text
        # An unknown proxy on this machine may forward requests from anywhere.
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
            headers = {header: "for=203.0.113.7" if header == "Forwarded" else "203.0.113.7"}
            await somebody.refused(404, "not-found", "GET", "/metrics", headers=headers)
    async with serving(tmp_path, trusted_proxies=("127.0.0.1",)) as served:
        somebody = served.nobody()
        theirs, own = ({"X-Forwarded-For": a} for a in ("203.0.113.7", "::1"))
        await somebody.refused(404, "not-found", "GET", "/metrics", headers=theirs)
        assert (await somebody.ask("GET", "/metrics", headers=own)).status_code == 200
    async with serving(tmp_path, metrics_allow=("10.0.0.0/8",)) as served:
        await served.nobody().refused(404, "not-found", "GET", "/metrics")
    with pytest.raises(ValueError, match="settings: metrics_allow: 'here'"):
        load_settings({"metrics_allow": "127.0.0.1,here"}, None, {})


async def test_a_game_by_link_is_listed_for_its_players_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        public = (await ada.make(TWO_BOTS))["table"]["id"]
        by_link = (await ada.make(TWO_BOTS, visibility="link"))["table"]["id"]
        for state in ("open", "playing"):
            lists = (await bo.ok("GET", f"/api/tables?state={state}"))["tables"]
            assert by_link not in {table["id"] for table in lists}
        for table in (public, by_link):
            await play_out(ada, table)
        again = (await ada.ok("POST", f"/api/tables/{public}/rematch"))["table"]
        assert again["visibility"] == "link"
        for who in (ada, bo, served.nobody()):
            expected = {public, by_link} if who is ada else {public}
            profile = await who.ok("GET", f"/api/people/{ada.id}")
            assert {game["id"] for game in profile["games"]} == expected
            listed = await who.ok("GET", f"/api/games?person={ada.id}")
            assert {game["id"] for game in listed["games"]} == expected
            everybody = await who.ok("GET", "/api/games")
            assert {game["id"] for game in everybody["games"]} == {public}
            assert by_link not in (await who.ask("GET", "/api/games.ndjson")).text
            rematch = (await who.look(public))["table"]["rematch"]
            assert rematch == (again["id"] if who is ada else None)
            assert (await who.ok("GET", f"/api/games/{by_link}"))["id"] == by_link
