"""Killing the server under load loses no acknowledged choice."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import time
from pathlib import Path

import pytest

from firstgiants import Game, Record, load_deck
from firstgiants.server.tables import fair_deal as fair
from firstgiants.server.tables.state import card_ids
from tests.chaos.players import (
    MOVED_ROWS,
    Player,
    check_against_log,
    choices_by_table,
    seat_people,
)
from tests.chaos.processes import Zygote, closing

KILLS = int(os.environ.get("FIRSTGIANTS_KILLS", "30"))
MINUTES = float(os.environ.get("FIRSTGIANTS_KILL_MINUTES", "inf"))
"""Stop killing after this long, and check what happened until then."""
TABLES = 4
ACKS_BETWEEN = 6


def logs(database: Path) -> tuple[dict[str, list[str]], dict[str, str]]:
    """The choices of every table, in order, and its seed."""
    connection = sqlite3.connect(database)
    choices = choices_by_table(connection.execute(MOVED_ROWS))
    seeds = dict(
        connection.execute("SELECT t.id, d.seed FROM tables t JOIN deals d ON d.id = t.deal_id")
    )
    connection.close()
    return choices, seeds


@pytest.mark.long
async def test_no_acknowledged_choice_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    database = tmp_path / "kill.sqlite3"
    zygote = Zygote(tmp_path, "server", database=database, bot_processes=0)
    rng = random.Random(7)
    everybody: list[Player] = []
    kills = 0

    async def keep_playing(stop: asyncio.Event) -> None:
        """Two people play game after game; one commits by HTTP, the other on the socket."""
        while not stop.is_set():
            pair = [
                Player(lambda: zygote.address, random.Random(rng.random()), by_socket=by_socket)
                for by_socket in (False, True)
            ]
            everybody.extend(pair)
            table = await seat_people(pair)
            await asyncio.gather(*(player.play(table, stop=stop) for player in pair))

    with closing(zygote):
        await zygote.ready()
        stop = asyncio.Event()
        games = [asyncio.create_task(keep_playing(stop)) for _ in range(TABLES)]
        enough = time.monotonic() + MINUTES * 60
        while kills < KILLS and time.monotonic() < enough:
            seen = sum(len(player.acks) for player in everybody)
            while sum(len(player.acks) for player in everybody) < seen + ACKS_BETWEEN:
                await asyncio.sleep(rng.random() * 0.05)
                for game in games:
                    if game.done():
                        game.result()
            await asyncio.to_thread(zygote.kill)
            kills += 1
        stop.set()
        await asyncio.wait(games, timeout=10)
        for game in games:
            game.cancel()
        await asyncio.gather(*games, return_exceptions=True)
    choices, seeds = logs(database)
    acknowledged = check_against_log(everybody, choices)
    assert acknowledged >= kills * ACKS_BETWEEN
    print(f"{kills} kills, {acknowledged} acknowledged choices at {len(choices)} tables")
    deck = load_deck("founders")
    for table, kept in choices.items():
        order = fair.order_of(seeds[table], card_ids(deck))
        record = Record("founders", Game.new(2, seed=1).players, tuple(order), tuple(kept))
        assert Game.from_record(record).ply == len(kept)
