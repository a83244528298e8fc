"""A node: all parts of the server except HTTP. `serve` adds the API; `worker` runs a node whose
bots think for the others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from firstgiants.server.admin.access import AdminAccess
from firstgiants.server.admin.audit import Audit
from firstgiants.server.admin.backup import Backups
from firstgiants.server.admin.moderation import REFRESH_S, Moderation
from firstgiants.server.bots.catalog import BotCatalog, ModelFiles
from firstgiants.server.bots.pool import BotPool, BotThinker
from firstgiants.server.bots.worker import BotWorker
from firstgiants.server.daily.service import DailyDeals
from firstgiants.server.decks.limits import WorkshopCaps
from firstgiants.server.decks.stored import keep_built_in_decks
from firstgiants.server.decks.workshop import Workshop
from firstgiants.server.errors import Refusal
from firstgiants.server.jobs.runner import JobRunner
from firstgiants.server.notices.bell import HOLD_EVERY_S, Bell
from firstgiants.server.notices.sender import Sender
from firstgiants.server.notices.targets import Targets
from firstgiants.server.people.accounts import Accounts
from firstgiants.server.people.blocks import Blocks, blocked_by
from firstgiants.server.people.directory import People
from firstgiants.server.people.friends import FriendLists
from firstgiants.server.people.notes import NotesAndReports
from firstgiants.server.people.numbers import Numbers
from firstgiants.server.people.online import OnlinePeople
from firstgiants.server.people.passwords import Passwords
from firstgiants.server.people.sessions import Sessions
from firstgiants.server.people.stream_access import StreamAccess
from firstgiants.server.people.tokens import Tokens
from firstgiants.server.people.vacation import Vacations
from firstgiants.server.processes import WorkProcess
from firstgiants.server.puzzles.service import Puzzles
from firstgiants.server.settings import Settings
from firstgiants.server.store import Conflict, Database, Unavailable, Writer
from firstgiants.server.store.migrate import migrate
from firstgiants.server.streams.bus import Bus, LocalBus, Note
from firstgiants.server.streams.listeners import Listeners
from firstgiants.server.tables.cleanup import Cleanup
from firstgiants.server.tables.clocks import BEAT_MS, Heartbeat
from firstgiants.server.tables.each import at_each_table
from firstgiants.server.tables.lobby import Lobby
from firstgiants.server.tables.records import Records
from firstgiants.server.tables.registry import TableRegistry
from firstgiants.server.tables.service import Tables, overdue_tables
from firstgiants.server.timing import SystemTime, Time

log = logging.getLogger(__name__)

DEADLINES_EVERY_S = 1.0
CATCH_UP_EVERY_S = 1.0
CATCH_UP_WITH_BUS_S = 5.0
RENEW_EVERY_S = 15.0
RECHECK_STREAMS_S = 30.0
CLEAN_UP_EVERY_S = 60.0
CHECK_PROCESSES_S = 1.0
CHECKPOINT_EVERY_S = 2.0
CHECKPOINT_AFTER = 500
"""Appends."""


class Node:
    def __init__(
        self,
        settings: Settings,
        *,
        time: Time | None = None,
        bus: Bus | None = None,
        thinker: BotThinker | None = None,
        serves: bool = True,
    ) -> None:
        """`serves`: whether people connect to this node; False for a worker."""
        self._serves = serves
        self.settings = settings
        self.time = time or SystemTime()
        self.bus: Bus = bus or _bus(settings)
        self.database = Database(settings.database)
        self.writer = Writer(self.database)
        self.heartbeat = Heartbeat(
            self.database, self.time, serves=serves, alone=settings.redis is None
        )
        self.listeners = Listeners()
        self.registry = TableRegistry(
            self.database, self.writer, self.bus, self.heartbeat, self.listeners, self.time
        )
        self.heartbeat.on_outage.append(self.registry.send_clocks)
        self.bot_catalog = BotCatalog()
        self.people = People(self.database, self.writer, self.time)
        self.sessions = Sessions(self.database, self.writer, self.time)
        self.tokens = Tokens(self.database, self.writer, self.time)
        self.passwords = Passwords()
        self.moderation = Moderation(self.database, self.listeners, self.time)
        self.admin_access = AdminAccess(self.database, self.writer, settings, self.time)
        self.audit = Audit(self.database, self.writer, self.time)
        self.backups = Backups(self.database, settings.backup_folder)
        self.accounts = Accounts(
            self.database, self.writer, self.people, self.passwords, self.moderation, self.time
        )
        self.stream_access = StreamAccess(self.database, self.listeners, self.time)
        self.tables = Tables(self.registry, self.database, settings, self.bot_catalog, self.time)
        deck_caps = WorkshopCaps(self.database, settings, self.tables.caps)
        self.workshop = Workshop(self.database, self.writer, self.time, deck_caps)
        self.daily = DailyDeals(self.database, self.writer, self.tables, self.time)
        self.records = Records(self.database, self.writer, self.time)
        self.numbers = Numbers(self.database, self.writer, self.time)
        self.lobby = Lobby(self.database, self.listeners)
        self.cleanup = Cleanup(
            self.database, self.writer, self.tables, self.bus, settings, self.time
        )
        self.blocks = Blocks(self.database, self.writer, self.people, self.time)
        self.friends = FriendLists(self.database, self.writer, self.people, self.time)
        self.notes = NotesAndReports(self.database, self.writer, self.people, self.time)
        self.online = OnlinePeople(self.listeners, self.bus, self.time)
        self.vacations = Vacations(
            self.database, self.writer, self.people, self.tables, settings, self.time
        )
        self.registry.on_change.append(self.lobby.changed)
        self.bell = Bell(self.database, self.listeners, self.time)
        self.registry.on_change.append(self.bell.on_change)
        self.sender = Sender(self.bus.node, self.database, settings, self.heartbeat, self.time)
        self.targets = Targets(self.database, settings, self.sender, self.time)
        self.cleanup.also.append(self.targets.clean_up)
        self.puzzles = Puzzles(self.database, self.writer, self.time)
        self.cleanup.also.append(self.puzzles.clean_up)
        self.bots: BotWorker | None = None
        self.processes: list[WorkProcess] = []
        """The processes of this node that think for bots and work on jobs."""
        models = ModelFiles(settings.model, settings.models)
        if settings.bot_processes:
            if thinker is None:
                thinker = BotPool(settings.bot_processes, settings.bot_seconds, models)
                self.processes += thinker.processes
            self.bots = BotWorker(
                self.bus.node,
                self.database,
                self.writer,
                self.tables,
                thinker,
                self.time,
                at_once=settings.bot_processes,
                pause_ms=settings.bot_pause_ms,
            )
            self.registry.on_change.append(self.bots.on_change)
        self.jobs: JobRunner | None = None
        if self.bots is not None:
            bots = self.bots
            self.jobs = JobRunner(
                self.bus.node,
                self.database,
                self.writer,
                self.time,
                lambda: bots.has_waiting,
                models,
            )
            self.processes.append(self.jobs.process)
        self._checkpointed = 0
        self._tasks: list[asyncio.Task[None]] = []
        self.ready = False
        self.lan_url: str | None = None
        """Where others in the local network reach this node; known once it is bound."""

    async def start(self) -> None:
        if self.ready:
            return
        await migrate(self.database)
        self.writer.start()
        now = self.time.now_ms()
        await self.database.write(lambda c: keep_built_in_decks(c, now))
        await self.heartbeat.beat()
        await self.moderation.refresh()
        await self.bus.start(self._heard)
        self._every("heartbeat", lambda: BEAT_MS / 1000, self.heartbeat.beat)
        if self._serves:
            self._every("deadlines", lambda: DEADLINES_EVERY_S, self.check_deadlines)
            self._every("moderation", lambda: REFRESH_S, self.moderation.refresh)
        self._every("catch-up", self._catch_up_s, self._catch_up)
        self._every("keep-alive", lambda: self.settings.keepalive_s / 4, self._keep_alive)
        self._every("clean-up", lambda: CLEAN_UP_EVERY_S, self.cleanup.run)
        self._every("presence", lambda: RENEW_EVERY_S, self._renew)
        self._every("stream-access", lambda: RECHECK_STREAMS_S, self.stream_access.recheck)
        self._every("checkpoint", lambda: CHECKPOINT_EVERY_S, self._checkpoint)
        self._tasks.append(asyncio.create_task(self.lobby.run(), name="lobby"))
        self._tasks.append(asyncio.create_task(self.bell.run(), name="bell"))
        self._every("bell", lambda: HOLD_EVERY_S, self.bell.hold_back)
        if self._serves:
            self._tasks.append(asyncio.create_task(self.sender.run(), name="notices"))
        self._tasks.append(asyncio.create_task(self.bot_catalog.load(), name="bot-catalog"))
        self._every("processes", lambda: CHECK_PROCESSES_S, self._check_processes)
        if self.bots is not None:
            self._tasks.append(asyncio.create_task(self.bots.run(), name="bots"))
        if self.jobs is not None:
            self._tasks.append(asyncio.create_task(self.jobs.run(), name="jobs"))
        self.ready = True

    async def _check_processes(self) -> None:
        for process in self.processes:
            process.check()

    async def stop(self) -> None:
        """End streams, write what is queued, and stop everything else."""
        self.ready = False
        self.listeners.shut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.close()
        self.passwords.close()
        try:
            await self.heartbeat.beat()
        finally:
            await self.writer.close()
            await self.database.close()

    def _every(
        self, name: str, seconds: Callable[[], float], work: Callable[[], Awaitable[None]]
    ) -> None:
        async def loop() -> None:
            while True:
                await asyncio.sleep(seconds())
                try:
                    await work()
                except (Unavailable, Conflict, Refusal) as error:
                    log.warning("%s: failed, will retry", name, extra={"error": str(error)})
                except Exception:
                    log.exception("%s: failed", name)

        self._tasks.append(asyncio.create_task(loop(), name=name))

    async def check_deadlines(self) -> None:
        await self.heartbeat.settle()
        now = self.time.now_ms()
        overdue = await self.database.read(lambda c: overdue_tables(c, now, 100))
        await at_each_table("deadlines", overdue, self._time_ran_out)

    async def _time_ran_out(self, table_id: str) -> None:
        if not await self.vacations.begin_instead_of_flag(table_id):
            await self.tables.time_ran_out(table_id)

    def _catch_up_s(self) -> float:
        return CATCH_UP_WITH_BUS_S if self.bus.healthy else CATCH_UP_EVERY_S

    async def _catch_up(self) -> None:
        await self.registry.catch_up()
        await self.lobby.refresh()

    async def _keep_alive(self) -> None:
        now = asyncio.get_running_loop().time()
        self.listeners.keep_alive(now, self.settings.keepalive_s)

    async def _checkpoint(self) -> None:
        if self.writer.appends - self._checkpointed >= CHECKPOINT_AFTER:
            self._checkpointed = self.writer.appends
            await self.database.checkpoint()

    async def _renew(self) -> None:
        self.registry.renew_presence()
        self.online.announce()

    async def apply_blocks(self, person_id: str) -> None:
        """Make this person's open streams follow whom they have blocked."""
        blocked = await blocked_by(self.database, person_id)
        for listener in self.listeners.active:
            if listener.person == person_id:
                listener.reader = replace(listener.reader, blocked=blocked)

    async def moderation_changed(self) -> None:
        """Bans, mutes or announcements were changed: all nodes read them again at once."""
        await self.moderation.refresh()
        self.bus.publish(Note(node=self.bus.node, moderation=True))

    def ring(self, person_id: str) -> None:
        """Something may wait for this person now, or no longer: tell their pages, on all nodes."""
        self.bell.changed([person_id])
        self.bus.publish(Note(node=self.bus.node, people=[person_id]))

    async def _heard(self, note: Note) -> None:
        """Handle a note from another node."""
        try:
            if note.person is not None:
                self.people.forget(note.person)
                if note.refresh_tables:
                    self.registry.forget(note.person)
                    self.lobby.refresh_soon()
                await self.stream_access.recheck(note.person)
                await self.apply_blocks(note.person)
            if note.moderation:
                await self.moderation.refresh()
            self.bell.changed(note.people or ())
            if note.online is not None:
                self.online.on_note(note)
            if note.bot and self.bots is not None:
                self.bots.nudge()
            if note.table is not None:
                await self.registry.on_note(note)
                if note.lobby:
                    self.lobby.refresh_soon()
        except (Unavailable, Refusal) as error:
            log.warning("bus: cannot handle a note", extra={"error": str(error)})


def _bus(settings: Settings) -> Bus:
    if settings.redis is None:
        return LocalBus()
    from firstgiants.server.streams.redis_bus import RedisBus

    return RedisBus(settings.redis)
