"""With a network that delays data and drops connections, all clients end at the same state."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.chaos.players import Player, check_against_log, seat_people
from tests.chaos.processes import GAME_S
from tests.chaos.proxy import BadNetwork
from tests.server.served import serving


async def test_every_client_ends_at_the_same_state(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        rng = random.Random(3)
        network = BadNetwork(int(served.address.rsplit(":", 1)[1]), random.Random(5))
        await network.start()
        people = [
            Player(lambda: network.address, random.Random(rng.random()), duplicate=0.3)
            for _ in range(3)
        ]
        watcher = Player(lambda: network.address, random.Random(1))
        table = await seat_people(people, bots=1)
        everybody = [*people, watcher]
        await asyncio.wait_for(asyncio.gather(*(p.play(table) for p in everybody)), GAME_S)
        await network.close()
        assert network.cuts > 5
        assert sum(player.lost for player in everybody) > 5
        assert len({player.fingerprint() for player in everybody}) == 1
        record = await served.nobody().ok("GET", f"/api/games/{table}/record")
        assert check_against_log(people, {table: record["choices"]}) > 20
