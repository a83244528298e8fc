"""Tests of what differs with PostgreSQL: migrations, refused text, round trips."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert, inspect, select, text

from firstgiants.rules.errors import BadSettings
from firstgiants.server.errors import Invalid
from firstgiants.server.store.database import Database, Unavailable
from firstgiants.server.store.migrate import migrate
from firstgiants.server.store.notice_rows import Call, enqueue
from firstgiants.server.store.notice_schema import notice_counts, notice_targets, notices
from firstgiants.server.store.writer import Append, Conflict, Writer
from tests.chaos.processes import Postgres
from tests.server.backups import documented, find_games, leave_games, run
from tests.server.decks import two_nodes_share_a_deck
from tests.server.migrating import bring_up_to_date, check_schema, make_old, revisions, rows_of
from tests.server.nasty import throw_everything
from tests.server.receivers import HOUR, days_table, mail_server, receiving, subscribe
from tests.server.served import TWO_BOTS, serving
from tests.server.test_notices_mail import confirmed
from tests.server.test_play import play_out


@pytest.mark.long
async def test_every_version_is_brought_up_to_date_on_postgresql(
    tmp_path: Path, postgres_url: str
) -> None:
    async with serving(tmp_path) as served:
        ada = await served.person()
        table = (await ada.make(TWO_BOTS))["table"]["id"]
        await play_out(ada, table)
        rows = await rows_of(served.node.database)
        every = await revisions(served.node.database)
    database = Database(postgres_url)
    for revision in every:
        await database.write(_empty)
        await make_old(database, revision, rows)
        await bring_up_to_date(database)
        if revision == every[0]:
            await check_schema(database)
        async with serving(tmp_path, database=postgres_url) as served:
            again = served.nobody()
            again.http.cookies = ada.http.cookies
            assert (await again.ok("GET", "/api/me"))["id"] == ada.id
            assert (await again.look(table))["table"]["state"] == "finished"
            await served.node.cleanup.run()
            if revision == every[0]:  # all have the same schema by now
                await play_out(again, (await again.make(TWO_BOTS))["table"]["id"])
    await database.close()


async def test_a_long_query_may_take_as_long_as_its_caller_waits(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To export or to delete an account searches everything."""
    monkeypatch.setattr("firstgiants.server.store.database.BUSY_S", 0.1)
    database = Database(postgres_url)
    for_long = text("SELECT 1 FROM pg_sleep(0.5)")
    with pytest.raises(Unavailable):
        await database.read(lambda c: c.execute(for_long).scalar())
    assert await database.read(lambda c: c.execute(for_long).scalar(), timeout_s=120) == 1
    assert await database.write(lambda c: c.execute(for_long).scalar(), timeout_s=None) == 1
    await database.close()


def _empty(connection: Connection) -> None:
    for statement in ("DROP SCHEMA public CASCADE", "CREATE SCHEMA public"):
        connection.execute(text(statement))


@pytest.mark.long
async def test_bad_input_is_refused_on_postgresql_too(tmp_path: Path, postgres_url: str) -> None:
    """PostgreSQL, unlike SQLite, refuses NUL and text longer than its column."""
    async with serving(tmp_path, database=postgres_url, works_on_jobs=False) as served:
        thrown = await throw_everything(served, stored_only=True)
        assert thrown.wrong == [], "\n".join(thrown.wrong)
        with pytest.raises(Invalid):
            await served.node.database.read(
                lambda c: c.execute(text("SELECT CAST(:x AS text)"), {"x": "\0"}).all()
            )
        with pytest.raises(Invalid):
            await served.node.database.read(
                lambda c: c.execute(text("SELECT CAST(:x AS bigint)"), {"x": 10**30}).all()
            )
        assert served.node.database.failures == {}


async def test_two_nodes_share_decks_on_postgresql(tmp_path: Path, postgres_url: str) -> None:
    async with (
        serving(tmp_path, database=postgres_url) as first,
        serving(tmp_path, database=postgres_url) as one,
    ):
        await two_nodes_share_a_deck(first, one)


async def test_a_postgresql_database_that_is_not_ours_is_refused(postgres_url: str) -> None:
    database = Database(postgres_url)
    await database.write(lambda c: c.execute(text("CREATE TABLE theirs (x int)")).close())
    with pytest.raises(BadSettings, match="another program"):
        await migrate(database)
    await database.write(_newer)
    with pytest.raises(BadSettings, match="a newer version"):
        await migrate(database)
    names = await database.read(lambda c: inspect(c).get_table_names())
    assert names == ["alembic_version"]
    await database.close()


def _newer(connection: Connection) -> None:
    for statement in (
        "DROP TABLE theirs",
        "CREATE TABLE alembic_version (version_num text)",
        "INSERT INTO alembic_version VALUES ('9001')",
    ):
        connection.execute(text(statement))


async def test_an_append_and_a_read_take_one_round_trip_each(
    tmp_path: Path, postgres_url: str
) -> None:
    """Every round trip costs CPU time of the node for each move."""
    async with serving(tmp_path, database=postgres_url) as served:
        ada = await served.person()
        table = (await ada.make(TWO_BOTS))["table"]["id"]
    database = Database(postgres_url)
    asked: list[str] = []
    assert database._async is not None

    engine = database._async.sync_engine

    # Log asyncpg's own queries (BEGIN, COMMIT, a ping) and our statements.
    @event.listens_for(engine, "connect")
    def _log_own(_raw: object, record: Any) -> None:
        record.driver_connection.add_query_logger(lambda query: asked.append(query.query))

    @event.listens_for(engine, "before_cursor_execute")
    def _log_statement(_c: object, _cursor: object, statement: str, *_rest: object) -> None:
        asked.append(statement)

    writer = Writer(database)
    writer.start()
    try:
        await writer.append(_chat(table, 1000))
        await database.read(_count)
        await asyncio.sleep(0.1)  # the log is written a little later
        asked.clear()
        await writer.append(_chat(table, 1001))
        await asyncio.sleep(0.1)
        assert [query.split()[0] for query in asked] == ["WITH"], asked
        asked.clear()
        assert await database.read(_count) >= 2
        await asyncio.sleep(0.1)
        assert [query.split()[0] for query in asked] == ["SELECT"], asked
        # The statement is atomic without a transaction: the table's row is unchanged.
        with pytest.raises(Conflict):
            await writer.append(_chat(table, 1001, n=7))
        assert await database.read(lambda c: _head(c, table)) == 1001
    finally:
        await writer.close()
        await database.close()


def _chat(table: str, row: int, n: int | None = None) -> Append:
    head = (table, n or row, 0, None, None, 0, None, "[]", 0)
    return Append(log=[(table, row, "chat", 0, None, None, "{}")], head=head)


def _count(connection: Connection) -> int:
    return int(connection.execute(text("SELECT count(*) FROM log")).scalar_one())


def _head(connection: Connection, table: str) -> int:
    query = text("SELECT n FROM tables WHERE id = :id")
    return int(connection.execute(query, {"id": table}).scalar_one())


async def test_a_connection_closed_by_postgresql_is_replaced_without_an_error(
    postgres_url: str,
) -> None:
    database, other = Database(postgres_url), Database(postgres_url)
    assert database._async is not None
    opened: list[Any] = []
    event.listen(
        database._async.sync_engine,
        "connect",
        lambda _raw, record: opened.append(record.driver_connection),
    )
    own = text("SELECT pg_backend_pid()")
    before = await database.read(lambda c: c.execute(own).scalar_one())
    ended = text("SELECT pg_terminate_backend(:pid)")
    await other.read(lambda c: c.execute(ended, {"pid": before}).all())
    async with asyncio.timeout(60):
        while not opened[0].is_closed():  # noqa: ASYNC110 - asyncpg has no event for it
            await asyncio.sleep(0.01)
    assert await database.read(lambda c: c.execute(own).scalar_one()) != before
    assert database.failures == {}
    await database.close()
    await other.close()


async def test_a_silent_postgresql_does_not_keep_a_node_from_stopping(
    postgres: Postgres, postgres_url: str
) -> None:
    database = Database(postgres_url)
    pids = text("SELECT pg_backend_pid() FROM pg_sleep(0.5)")
    reads = [database.read(lambda c: c.execute(pids).scalar_one()) for _ in range(3)]
    assert len(set(await asyncio.gather(*reads))) == len(reads)  # each has its own connection
    with postgres.frozen():
        async with asyncio.timeout(60):
            await database.close()


async def test_messages_are_queued_and_sent_on_postgresql(
    tmp_path: Path, postgres_url: str
) -> None:
    async with (
        mail_server() as (box, smtp),
        receiving() as browser,
        days_table(tmp_path, database=postgres_url, **smtp) as days,
    ):
        await subscribe(days.bo, browser)
        await confirmed(days, box)
        await days.bo.ok("PUT", f"/api/me/notices/tables/{days.table}", {"turn": ["push"]})
        await days.bo.ok("PATCH", "/api/me/notices", {"zone": "Europe/Zurich"})
        await days.pass_turn()
        assert (await days.bo.ok("GET", "/api/me/waiting"))["count"] == 1
        await days.send(20)
        await days.send(60 * HOUR)
        assert [one["title"] for one in browser.messages] == [
            "Your turn",
            "Time is running out",
        ]
        assert [mail["Subject"] for mail in box.mails] == ["Your time is running out"]
        n = notice_counts.c
        counts = select(n.person_id, n.channel, n.sent).order_by(n.channel)
        assert await days.served.node.database.read(lambda c: c.execute(counts).all()) == [
            (days.bo.id, "mail", 1),
            (days.bo.id, "push", 1),  # on the second day
        ]
        await days.served.node.cleanup.run()
        await days.bo.ok("DELETE", "/api/me")


async def test_messages_for_all_targets_and_for_one_are_queued_on_postgresql(
    tmp_path: Path, postgres_url: str
) -> None:
    """As `enqueue` promises: for every confirmed target or the named one, the latest of a table."""
    later = 2**53
    async with serving(tmp_path, database=postgres_url) as served:
        ada, bo = await served.person("Ada"), await served.person("Bo")
        database = served.node.database
        targets = [
            _target("a-push", ada.id),
            _target("a-mail", ada.id),
            _target("a-unconfirmed", ada.id, confirmed=False),
            _target("b-push", bo.id),
        ]
        await database.write(lambda c: c.execute(insert(notice_targets), targets).close())

        async def queued(*calls: Call) -> list[tuple[object, ...]]:
            await database.write(lambda c: enqueue(c, calls))
            n = notices.c
            columns = select(n.target_id, n.table_id, n.person_id, n.kind, n.n, n.due)
            return await database.read(
                lambda c: [
                    tuple(row) for row in c.execute(columns.order_by(n.table_id, n.target_id))
                ]
            )

        one = ("a-mail", "", ada.id, "test", 0, later)
        assert await queued(Call(ada.id, "", "test", 0, later, "a-mail")) == [one]
        # Not another person's target, not one that is not confirmed, nobody who has none.
        for wrong in ("b-push", "a-unconfirmed", "nowhere"):
            assert await queued(Call(ada.id, "", "test", 1, later, wrong)) == [one]
        assert await queued(Call("nobody", "t", "turn", 1, later)) == [one]
        turns = [Call(ada.id, "t", "turn", 7, later), Call(bo.id, "u", "over", 8, later)]
        ada_turns = [(target, "t", ada.id, "turn", 7, later) for target in ("a-mail", "a-push")]
        bo_over = ("b-push", "u", bo.id, "over", 8, later)
        assert await queued(*turns) == [one, *ada_turns, bo_over]
        # A later message about the same table takes the place of the one that waits.
        replaced = ("a-push", "t", ada.id, "reminder", 9, later + 1)
        assert await queued(Call(ada.id, "t", "reminder", 9, later + 1, "a-push")) == [
            one, ada_turns[0], replaced, bo_over,
        ]  # fmt: skip


def _target(target: str, person: str, *, confirmed: bool = True) -> dict[str, object]:
    return {
        "id": target, "person_id": person, "channel": "push", "address": "", "digest": target,
        "keys": "{}", "confirmed": confirmed, "created": 0, "failures": 0, "not_before": 0,
        "last_sent": 0, "lease_until": 0,
    }  # fmt: skip


async def test_a_restored_postgresql_database_has_the_games(
    tmp_path: Path, postgres: Postgres, root: Path
) -> None:
    backup, restore = documented(root, "PostgreSQL")
    old, new = postgres.new_database(), postgres.new_database()
    async with serving(tmp_path, database=old) as served:
        left = await leave_games(served)
        run(backup, DATABASE=old, BACKUPS=tmp_path)
    run(restore, NEW_DATABASE=new, BACKUPS=tmp_path)
    async with serving(tmp_path, database=new) as served:
        await find_games(served, left)
