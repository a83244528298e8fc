"""Find tables that wait for a bot, let it think, commit its turn.

Waiting work is a query; `queue` puts it in order. A worker claims a table with a lease, so that two
workers seldom think about the same decision. If they do, the log's key lets only one of them move.
Workers renew their leases while they think, so leases are short and those of a dead worker soon run
out.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import msgspec
from sqlalchemy import Connection, update

from firstgiants.server.bots.pool import BotThinker
from firstgiants.server.bots.queue import BotQueue, WaitingTable
from firstgiants.server.daily.deal import bot_seed
from firstgiants.server.errors import NotFound, Refusal, TryAgain
from firstgiants.server.store import Conflict, Database, Unavailable, Writer, schema
from firstgiants.server.store.statements import Statement
from firstgiants.server.tables.service import Tables
from firstgiants.server.tables.state import TableState
from firstgiants.server.timing import Time

log = logging.getLogger(__name__)

LEASE_MS = 2_000
RENEW_EVERY_S = 0.5
RETRY_MS, LONGEST_RETRY_MS = 500, 60_000
"""Delay after a failure, twice as long after each: a bot that always fails must not keep the
workers busy."""
MOST_TRIES = 3
"""A bot that fails this often at one decision is given up: a simpler one fills in for it."""
SIMPLE_BOTS = ("greedy", "random")
POLL_EVERY_S = 1.0
MOST_CHOICES = 60
MOST_REMEMBERED = 1000
"""Tables whose bot has failed."""


# Each is used for every turn of a bot: SQL, because to build a query takes longer than to run it.
_waiting = Statement(
    """
    SELECT id, asked_since, host, made_from, people FROM (
        SELECT *, row_number() OVER (
            PARTITION BY made_from, host, people ORDER BY asked_since
        ) AS place FROM (
            SELECT id, asked_since, host, made_from, EXISTS (
                SELECT 1 FROM seats WHERE table_id = tables.id
                AND kind = 'person' AND stand_in IS NULL AND NOT "left"
            ) AS people
            FROM tables WHERE asked_bot IS NOT NULL AND lease_until <= :now
        ) AS waiting
    ) AS placed WHERE place <= :most
    """
)
"""Tables that wait for a bot: of each host those that have waited longest."""
_claim = Statement(
    """
    UPDATE tables SET lease_until = :until, lease_by = :worker
    WHERE id IN (SELECT value FROM json_each(:ids))
    AND asked_bot IS NOT NULL AND lease_until <= :now RETURNING id, n
    """,
    # Rows that others change just now are left out: to wait for them could be a deadlock.
    """
    UPDATE tables SET lease_until = :until, lease_by = :worker WHERE id IN (
        SELECT id FROM tables WHERE id IN (SELECT json_array_elements_text(CAST(:ids AS json)))
        AND asked_bot IS NOT NULL AND lease_until <= :now FOR UPDATE SKIP LOCKED
    ) RETURNING id, n
    """,
)


class BotWorker:
    def __init__(
        self,
        name: str,
        database: Database,
        writer: Writer,
        tables: Tables,
        thinker: BotThinker,
        time: Time,
        *,
        at_once: int,
        pause_ms: int,
    ) -> None:
        self._name = name
        self._database = database
        self._writer = writer
        self._tables = tables
        self._thinker = thinker
        self._time = time
        # While some think, the next are claimed and read. One more place is for newcomers.
        self._queue = BotQueue(places=at_once * 2 + 1, at_once=at_once)
        self._pause_ms = pause_ms
        self._wake = asyncio.Event()
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._leases: dict[str, int] = {}
        """Until when this worker has each table."""
        self._is_behind = False
        """Whether the last look left tables for which there was no place."""
        self._failures: Counter[str] = Counter()
        """How often the bot of a table has failed since it last moved."""
        self.moves = 0

    @property
    def has_waiting(self) -> bool:
        """Whether some bot waits until another has thought."""
        return self._queue.has_waiting

    def nudge(self) -> None:
        """Look for work now: somewhere a bot has to move."""
        self._wake.set()

    def on_change(self, state: TableState, _lobby: object = None) -> None:
        """Hook of `TableRegistry`."""
        if state.row.asked_bot is not None:
            self.nudge()

    async def run(self) -> None:
        renewing = asyncio.create_task(self._keep_leases(), name="bot leases")
        try:
            while True:
                wait = POLL_EVERY_S
                try:
                    wait = await self.claim_due()
                except (Unavailable, Conflict) as error:
                    log.warning("bots: cannot find work", extra={"error": str(error)})
                except Exception:
                    log.exception("bots: cannot find work")
                with contextlib.suppress(TimeoutError):
                    # Not wait_for: on Python 3.11 it may lose a cancellation.
                    async with asyncio.timeout(wait):
                        await self._wake.wait()
                self._wake.clear()
        finally:
            renewing.cancel()
            for task in self._busy.values():
                task.cancel()
            await asyncio.gather(*self._busy.values(), return_exceptions=True)
            await self._release()
            await self._thinker.close()

    async def claim_due(self) -> float:
        """Claim tables whose bot may move, up to the free places; return when to try again."""
        self._is_behind = True  # until it is known: a place may become free meanwhile
        room = self._queue.room
        if room <= 0:
            return POLL_EVERY_S
        now = self._time.now_ms()
        values = {"now": now, "most": room + len(self._busy)}
        waiting = [
            WaitingTable(table_id, since, host, made_from, bool(people))
            for table_id, since, host, made_from, people in await self._database.read(
                lambda c: _waiting(c, values)
            )
        ]
        if waiting:
            self._thinker.start()
        is_watched = self._tables.registry.is_watched
        due = [
            replace(table, watched=is_watched(table.id))
            for table in waiting
            if table.asked_since <= now - self._pause_ms
        ]
        chosen = {table.id: table for table in self._queue.choose(due)}
        claimed = await self._claim(list(chosen), now) if chosen else {}
        for table in chosen.values():
            if table.id in claimed and not self._queue.is_served(table.id):
                self._begin(table, claimed[table.id])
        self._is_behind = len(claimed) < len(due)
        later = [table.asked_since for table in waiting if table.asked_since > now - self._pause_ms]
        if not later:
            return POLL_EVERY_S
        return min(POLL_EVERY_S, max(0.005, (min(later) + self._pause_ms - now) / 1000))

    def _begin(self, table: WaitingTable, n: int) -> None:
        self._queue.began(table)
        task = asyncio.create_task(self._serve_in_turn(table, n), name=f"bot {table.id}")
        self._busy[table.id] = task
        task.add_done_callback(self._done(table.id))

    def _done(self, table_id: str) -> Callable[[asyncio.Task[None]], None]:
        def done(_task: asyncio.Task[None]) -> None:
            self._busy.pop(table_id, None)
            self._queue.ended(table_id)
            self._leases.pop(table_id, None)
            if self._is_behind:
                self.nudge()

        return done

    async def _claim(self, table_ids: list[str], now: int) -> dict[str, int]:
        """Lease the tables that are still free; returns how far the log of each one is."""
        values = {
            "ids": msgspec.json.encode(table_ids).decode(),
            "now": now,
            "until": now + LEASE_MS,
            "worker": self._name,
        }
        rows = await self._database.write(lambda c: _claim(c, values), one_statement=True)
        self._leases |= dict.fromkeys((row[0] for row in rows), now + LEASE_MS)
        return {row[0]: row[1] for row in rows}

    async def _keep_leases(self) -> None:
        """Renew the leases of tables whose bot still thinks, before they run out."""
        while True:
            await asyncio.sleep(RENEW_EVERY_S)
            now = self._time.now_ms()
            soon = [one for one, until in self._leases.items() if until - now <= LEASE_MS // 2]
            if soon:
                try:
                    await self._lease(soon, now + LEASE_MS)
                except (Unavailable, Conflict) as error:
                    log.warning("bots: cannot keep leases", extra={"error": str(error)})

    async def _lease(self, table_ids: list[str], until: int) -> None:
        """Set the end of leases that are still this worker's."""
        t = schema.tables
        mine = update(t).where(t.c.id.in_(table_ids), t.c.lease_by == self._name)

        def write(connection: Connection) -> None:
            connection.execute(mine.where(t.c.asked_bot.is_not(None)).values(lease_until=until))

        await self._writer.run(write)
        for table_id in table_ids:
            if table_id in self._leases:
                self._leases[table_id] = until

    async def _release(self) -> None:
        """End all leases, so that other workers can move at once."""
        t = schema.tables
        mine = update(t).where(t.c.lease_by == self._name, t.c.lease_until > 0)
        with contextlib.suppress(Unavailable):
            await self._database.write(lambda c: c.execute(mine.values(lease_until=0)).rowcount)

    async def _serve_in_turn(self, table: WaitingTable, n: int) -> None:
        async with self._queue.turn(table):
            await self._serve(table.id, n)

    async def _serve(self, table_id: str, n: int) -> None:
        """Ask the bot once, for all choices of its turn, and commit them together. `n`: how far
        the log was when the table was claimed."""
        state: TableState | None = None
        try:
            registry = self._tables.registry
            state = await registry.get(table_id, fresh=False)
            if state.row.n < n:
                state = await registry.get(table_id)
            bot = state.row.asked_bot
            if bot is None:
                return
            choices = await self._think(state, bot)
            if await self._tables.commit_bot(table_id, state.row.ply, bot, choices[:MOST_CHOICES]):
                self.moves += 1
            self._failures.pop(table_id, None)
        except (NotFound, TryAgain) as error:
            log.info("bots: could not move", extra={"table": table_id, "why": error.detail})
            await self._give_back(table_id, RETRY_MS)
        except Exception as error:  # noqa: BLE001 - whatever a bot raises is its own failure
            await self._failed(table_id, state, error)

    async def _think(self, state: TableState, bot: str) -> list[str]:
        row, game = state.row, state.game
        assert game is not None
        seed = None if row.daily is None else bot_seed(state.deal.seed, row.ply)
        return await self._thinker.think(bot, game.view(row.asked), game.deck, seed)

    async def _failed(self, table_id: str, state: TableState | None, error: Exception) -> None:
        """Try again later, or let a simpler bot fill in."""
        if len(self._failures) > MOST_REMEMBERED:
            self._failures.clear()
        self._failures[table_id] += 1
        tries = self._failures[table_id]
        bot = None if state is None else state.row.asked_bot
        why = str(error) or type(error).__name__
        about = {"table": table_id, "bot": bot, "tries": tries, "error": why}
        if state is not None and tries >= MOST_TRIES and (simple := await self._simpler(state)):
            log.error("bots: given up, %s fills in", simple, exc_info=error, extra=about)
            with contextlib.suppress(Refusal):
                await self._tables.replace_bot(state, simple)
                self._failures.pop(table_id, None)
                return
        log.warning("bots: failed, will retry", extra=about)
        wait_ms = RETRY_MS << min(tries - 1, 10)
        await self._give_back(table_id, min(wait_ms, LONGEST_RETRY_MS))

    async def _simpler(self, state: TableState) -> str | None:
        """A simpler bot that can answer. None if none can: the trouble is this node's."""
        for bot in SIMPLE_BOTS:
            if bot != state.row.asked_bot:
                with contextlib.suppress(Exception):
                    await self._think(state, bot)
                    return bot
        return None

    async def _give_back(self, table_id: str, wait_ms: int) -> None:
        """Let some worker try again later. If this cannot be written, the lease runs out."""
        self._leases.pop(table_id, None)
        with contextlib.suppress(Unavailable, Conflict):
            await self._lease([table_id], self._time.now_ms() + wait_ms)
