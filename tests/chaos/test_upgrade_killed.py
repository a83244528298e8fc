"""A kill in the middle of an upgrade loses nothing: the next start upgrades the whole database."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from firstgiants.server.store.database import Database
from firstgiants.server.store.migrate import is_current
from tests.server.migrating import Rows, check_schema, make_old, revisions, rows_of
from tests.server.served import serving

ROOT = Path(__file__).parents[2]


async def kill_and_upgrade(url: str) -> int:
    """How often the upgrade was killed before it was allowed to finish."""
    command = (sys.executable, "-m", "tests.chaos.killed_upgrade", url)
    process = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    printed, _ = await process.communicate()
    assert process.returncode == 0
    return int(printed)


async def people_of_today(folder: Path) -> tuple[Rows, list[str]]:
    async with serving(folder, bot_processes=0) as served:
        await served.person("Ada")
        await served.person("Bo")
        database = served.node.database
        return await rows_of(database), await revisions(database)


async def upgrade_survives(url: str, rows: Rows, every: list[str]) -> None:
    database = Database(url)
    await make_old(database, every[0], rows)
    await database.close()
    assert await kill_and_upgrade(url) == len(every) - 1
    database = Database(url)
    assert await database.read(is_current)
    await check_schema(database)
    people = (await rows_of(database))["people"]
    await database.close()
    assert {row["name"] for row in people} == {"Ada", "Bo"}


@pytest.mark.long
async def test_an_upgrade_killed_at_every_migration_is_finished_by_the_next_start(
    tmp_path: Path,
) -> None:
    rows, every = await people_of_today(tmp_path)
    await upgrade_survives(str(tmp_path / "old.sqlite3"), rows, every)


@pytest.mark.long
async def test_a_first_start_killed_at_every_migration_is_finished_by_the_next(
    tmp_path: Path,
) -> None:
    file = tmp_path / "new.sqlite3"
    kills = await kill_and_upgrade(str(file))
    database = Database(str(file))
    assert kills == len(await revisions(database))
    await check_schema(database)
    await database.close()
    assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.long
async def test_an_upgrade_of_postgresql_killed_at_every_migration_is_finished(
    tmp_path: Path, postgres_url: str
) -> None:
    rows, every = await people_of_today(tmp_path)
    await upgrade_survives(postgres_url, rows, every)
