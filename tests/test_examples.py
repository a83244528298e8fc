"""The short examples do what they say, as a reader would run them."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.served import PATIENCE_S, Json, Person, serving, until
from tests.server.test_bot_runner import challenge, program, robot_moves

EXAMPLES = Path(__file__).parent.parent / "examples"
SHORT = ["own_bot", "arena_bot", "online_bot", "watch_game", "analyse_record"]


@pytest.mark.parametrize("name", SHORT)
def test_an_example_fits_on_a_page(name: str) -> None:
    assert len((EXAMPLES / f"{name}.py").read_text().splitlines()) <= 30


@pytest.mark.parametrize(
    ("name", "args", "says"),
    [
        ("own_bot", [], "displayer "),
        ("arena_bot", [], "own_bot:Displayer: "),
        ("analyse_record", ["tests/golden/two-players.json"], "totals: "),
    ],
)
def test_an_example_runs(name: str, args: list[str], says: str) -> None:
    command = [sys.executable, f"examples/{name}.py", *args]
    done = subprocess.run(command, cwd=EXAMPLES.parent, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert says in done.stdout


@pytest.mark.parametrize("name", ["analyse_record", "online_bot", "watch_game"])
def test_an_example_without_arguments_says_how_to_run_it(name: str) -> None:
    command = [sys.executable, f"examples/{name}.py"]
    done = subprocess.run(command, cwd=EXAMPLES.parent, check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert f"python examples/{name}.py " in done.stderr
    assert "Traceback" not in done.stderr


async def _start(name: str, *args: str, **environment: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, EXAMPLES / f"{name}.py", *args, env=os.environ | environment,
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip


async def test_the_online_bot_plays_and_the_watcher_sees_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        robot, token = await program(served)
        ada: Person = await served.person("Ada")
        table = await challenge(ada, robot)
        bot = await _start("online_bot", served.address, FIRSTGIANTS_TOKEN=token)
        watcher = await _start("watch_game", served.address, table)
        try:
            assert bot.stdout is not None
            assert watcher.stdout is not None
            assert await asyncio.wait_for(bot.stdout.readline(), PATIENCE_S) == (
                b"Robot waits for challenges\n"
            )
            seen = await asyncio.wait_for(watcher.stdout.readline(), PATIENCE_S)
            assert b"against" in seen

            async def begun() -> bool:
                return bool((await ada.look(table))["table"]["state"] == "playing")

            await until(begun)
            await robot_moves(ada, table)
        finally:
            for process in (bot, watcher):
                process.kill()
                await process.communicate()


async def _send(curl: str, person: Person) -> Json:
    """What the command does, with the person's cookies for its jar."""
    parser = argparse.ArgumentParser()
    for flag in ("-c", "-b", "-X", "-d"):
        parser.add_argument(flag)
    parser.add_argument("-H", action="append")
    parser.add_argument("url")
    wanted = parser.parse_args(shlex.split(curl)[1:])
    body = json.loads(wanted.d.replace("…", "a long password"))
    path = wanted.url.removeprefix("https://example.org")
    answer: Json = await person.ok(wanted.X or "POST", path, body)
    return answer


async def test_a_program_gets_its_account_and_plays_as_the_page_says(tmp_path: Path) -> None:
    page = (EXAMPLES.parent / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^```python\n(import asyncio\n.*?)^```$", page, re.DOTALL | re.MULTILINE)
    async with serving(tmp_path) as served:
        person = served.nobody()
        answers = [
            await _send(line, person) for line in re.findall(r"^curl .+$", page, re.MULTILINE)
        ]
        assert [answers[2]["kind"], answers[2]["program"]] == ["account", True]
        script = block.replace("https://example.org", served.address)
        script = script.replace("fg_…", answers[3]["token"])
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", script, stdout=asyncio.subprocess.PIPE
        )
        try:
            said, _ = await asyncio.wait_for(process.communicate(), PATIENCE_S)
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
    assert re.fullmatch(r"\(\d+, \d+\) \([12, ]+\)", said.decode().strip())
