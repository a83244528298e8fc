"""What docs/deploying.md says about backups of SQLite brings games back."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from firstgiants.cli.main import cli
from tests.server.backups import documented, find_games, leave_games, run
from tests.server.served import serving


async def test_a_restored_sqlite_database_has_the_games(tmp_path: Path, root: Path) -> None:
    backup, restore = documented(root, "SQLite")
    old, new, kept = (tmp_path / name for name in ("old", "new", "kept"))
    for folder in (old, new, kept):
        folder.mkdir()
    async with serving(old, database=str(old / "firstgiants.sqlite3")) as served:
        left = await leave_games(served)
        run(backup, DATA=old, BACKUPS=kept)
        later = await served.person("Somebody who comes after the backup")
    # The new machine has another database, whose write-ahead log must not be mixed in.
    (new / "firstgiants.sqlite3-wal").write_bytes(b"of another database")
    run(restore, DATA=new, BACKUPS=kept)
    async with serving(new, database=str(new / "firstgiants.sqlite3")) as served:
        await find_games(served, left)
        gone = served.nobody()
        gone.http.cookies = later.http.cookies
        await gone.refused(401, "not-signed-in", "GET", "/api/me")


def test_a_backup_overwrites_nothing_and_says_what_it_can_copy(tmp_path: Path) -> None:
    taken = tmp_path / "taken.sqlite3"
    taken.write_text("mine")

    def said(database: str) -> str:
        command = ["admin", "--database", database, "backup", str(taken)]
        done = CliRunner().invoke(cli, command)
        assert done.exception is not None
        return str(done.exception)

    assert "There is no database" in said(str(tmp_path / "none.sqlite3"))
    assert "pg_dump" in said("postgresql://db/giants")
    assert "exists already" in said(str(taken))
    assert taken.read_text() == "mine"
