"""A game that survives a backup and a restore, on any database."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import httpx

from firstgiants import Game, Record
from tests.server.served import TWO_BOTS, Json, Served
from tests.server.test_play import play_out

BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def documented(root: Path, database: str) -> tuple[str, str]:
    """The commands of docs/deploying.md that back up and restore this kind of database."""
    page = (root / "docs" / "deploying.md").read_text(encoding="utf-8")
    section = page.partition(f"\n### {database}\n")[2].partition("\n### ")[0]
    backup, restore = BLOCK.findall(section)
    return backup, restore


def run(commands: str, **variables: str | Path) -> None:
    """Run commands as a host would, with this environment's `firstgiants`."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PATH": path} | {key: str(one) for key, one in variables.items()}
    shell = ["sh", "-euc", commands]
    done = subprocess.run(shell, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@dataclass
class Left:
    """What a person left on a server: a finished game and one that waits for them."""

    cookies: httpx.Cookies
    finished: str
    record: Json
    running: str
    view: Json


async def leave_games(served: Served) -> Left:
    ada = await served.person("Ada")
    finished, running = [(await ada.make(TWO_BOTS))["table"]["id"] for _ in range(2)]
    await play_out(ada, finished)
    record = (await ada.ok("GET", f"/api/games/{finished}"))["record"]
    return Left(ada.http.cookies, finished, record, running, (await ada.look(running))["view"])


async def find_games(served: Served, left: Left) -> None:
    """The same person finds both games; one replays, the other goes on to its end."""
    ada = served.nobody()
    ada.http.cookies = left.cookies
    assert (await ada.ok("GET", "/api/me"))["name"] == "Ada"
    record = (await ada.ok("GET", f"/api/games/{left.finished}"))["record"]
    assert record == left.record
    assert Game.from_record(Record.from_json(record)).is_over
    played = await play_out(ada, left.running)
    assert played[-1]["type"] == "over"
