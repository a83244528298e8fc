"""What people and bots can do with tables: look the table up, run a change function on it.

The functions themselves are in `seats`, `stand_ins`, `chat` and `play`; they need no server.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Concatenate, ParamSpec

from sqlalchemy import Connection, select, update

from firstgiants.server import wire
from firstgiants.server.bots.catalog import BotCatalog
from firstgiants.server.errors import Forbidden, NotFound
from firstgiants.server.settings import Settings
from firstgiants.server.store import Append, Database, schema
from firstgiants.server.store.rows import DealRow, PersonRow, insert_table, read_deal_of_game
from firstgiants.server.tables import chat, fair_deal, play, seats, stand_ins
from firstgiants.server.tables.caps import TableCaps
from firstgiants.server.tables.change import Change, Context, must_be
from firstgiants.server.tables.new_table import (
    check_new,
    continuing,
    new_deal,
    new_table,
    rematch_ask,
)
from firstgiants.server.tables.registry import TableRegistry
from firstgiants.server.tables.state import Entry, TableState
from firstgiants.server.text import clean
from firstgiants.server.timing import Time
from firstgiants.server.wire.tables import CHAT_LENGTH

P = ParamSpec("P")


@dataclass(slots=True)
class Committed:
    """A commit that is in the log; `repeated`: since an earlier request with the same key."""

    state: TableState
    entry: Entry
    repeated: bool


def random_id() -> str:
    return secrets.token_urlsafe(9)


class Tables:
    def __init__(
        self,
        registry: TableRegistry,
        database: Database,
        settings: Settings,
        bot_catalog: BotCatalog,
        time: Time,
        *,
        new_id: Callable[[], str] = random_id,
        new_seed: Callable[[], str] = fair_deal.new_seed,
    ) -> None:
        self.registry = registry
        self._database = database
        self._settings = settings
        self._bot_catalog = bot_catalog
        self._time = time
        self.caps = TableCaps(database, settings)
        self._new_id = new_id
        self._new_seed = new_seed

    # ------------------------------------------------------------ running change functions

    def _context(self) -> Context:
        return Context(
            now=self._time.now_ms(),
            outages=self.registry.outages,
            grace_ms=self._settings.grace_s * 1000,
            patience_ms=self._settings.patience_s * 1000,
            takeover_bot=self._settings.takeover_bot,
        )

    async def change(
        self,
        table_id: str,
        function: Callable[Concatenate[TableState, Context, P], Change | None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> TableState:
        """Run a change function on the table as the database has it; return the table after it."""
        await self.registry.get(table_id)
        state, _ = await self._change_known(table_id, function, *args, **kwargs)
        return state

    async def _change_known(
        self,
        table_id: str,
        function: Callable[Concatenate[TableState, Context, P], Change | None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> tuple[TableState, Change | None]:
        """The same on the table as this node knows it; also return the change."""
        return await self.registry.change(
            table_id, lambda state: function(state, self._context(), *args, **kwargs)
        )

    # ------------------------------------------------------------ new tables

    async def create(
        self, me: PersonRow, ask: wire.TableNew, made_from: str | None = None
    ) -> TableState:
        """`made_from`: the hash of the address that asks, from `TableCaps.made_from`."""
        self._check(ask)
        return await self._create(me, ask, await self._deal(ask), made_from)

    async def continue_game(
        self, me: PersonRow, order: list[str], choices: list[str], chairs: int, ask:
        wire.ContinueAsk, deck: str, news: wire.NewsPoints, made_from: str | None = None,
    ) -> TableState:  # fmt: skip
        """A new table that begins after `choices`; the asker on one seat, bots on the others."""
        bot = self._bot_catalog.check(ask.bot or self._settings.takeover_bot)
        seat_asks = [
            wire.SeatAsk(kind="me") if i == ask.seat else wire.SeatAsk(kind="bot", bot=bot)
            for i in range(1, chairs + 1)
        ]
        new = wire.TableNew(
            seats=seat_asks, visibility="link", first=1, deck=deck, news_points=news
        )
        self._check(new)
        deal = self._new_deal(deck, continuing(order, choices))
        return await self._create(me, new, deal, made_from)

    async def rematch(
        self, me: PersonRow, table_id: str, made_from: str | None = None
    ) -> TableState:
        """Sit down at a new table like this one. The first to ask makes it."""
        old = await self.registry.get(table_id)
        must_be(old, "finished")
        if old.seat_of(me.id) is None:
            raise Forbidden("You did not sit at this table.", code="not-seated")
        if old.row.rematch is None:
            new = await self.create(me, rematch_ask(old, me), made_from)
            old = await self.change(table_id, seats.name_rematch, new.id)
            if old.row.rematch != new.id:
                await self.leave(me, new.id)  # somebody else was first
        assert old.row.rematch is not None
        return await self.join(me, old.row.rematch, None)

    def _check(self, ask: wire.TableNew) -> None:
        check_new(ask)
        for seat in ask.seats:
            if seat.kind == "bot":
                self._bot_catalog.check(seat.bot)

    async def _deal(self, ask: wire.TableNew) -> DealRow:
        """A new deal, or that of a finished game.

        A deal whose cards are still secret is never dealt a second time, so the cards of one table
        tell nothing about another's.
        """
        game_id = ask.same_deal_as
        if game_id is None:
            return self._new_deal(ask.deck)
        deal = await self._database.read(lambda c: read_deal_of_game(c, game_id))
        if deal is None or deal.deck != ask.deck:
            raise NotFound("There is no finished game with such a deal.", code="no-such-deal")
        return deal

    def _new_deal(self, deck: str, continued: str | None = None) -> DealRow:
        seed = self._new_seed()
        return new_deal(deck, deal_id=self._new_id(), seed=seed, continued=continued)

    async def _create(
        self, me: PersonRow, ask: wire.TableNew, deal: DealRow, made_from: str | None
    ) -> TableState:
        bots = {seat.bot for seat in ask.seats if seat.bot is not None and seat.kind == "bot"}
        state = new_table(
            me,
            ask,
            deal,
            table_id=self._new_id(),
            bot_names={bot: self._bot_catalog.name(bot) for bot in bots},
            now=self._time.now_ms(),
        )
        row, chairs = state.row, state.seats
        deal_row = deal if row.same_deal_as is None else None
        append = Append(also=lambda c: insert_table(c, row, chairs, deal_row, made_from))
        starts = row.start_when_full and all(chair.kind != "open" for chair in chairs)
        bots_only = all(chair.kind == "bot" for chair in chairs)
        async with self.caps.making(me.id, made_from, waits=not starts, bots_only=bots_only):
            await self.registry.created(state, append)
        if starts:
            return await self.change(state.id, seats.start_if_full)
        return state

    # ------------------------------------------------------------ open tables

    async def join(self, me: PersonRow, table_id: str, seat: int | None) -> TableState:
        return await self.change(table_id, seats.join, me, seat)

    async def start(self, me: PersonRow, table_id: str) -> TableState:
        await self._check_bots_only(table_id)
        return await self.change(table_id, seats.start, me)

    async def fill(self, me: PersonRow, table_id: str, ask: wire.FillAsk) -> TableState:
        bot = self._bot_catalog.check(ask.bot or self._settings.takeover_bot)
        name = self._bot_catalog.name(bot)
        await self._check_bots_only(table_id)
        return await self.change(table_id, seats.fill, me, seat=ask.seat, bot=bot, name=name)

    async def _check_bots_only(self, table_id: str) -> None:
        """A game that would begin without people counts as one that only bots play."""
        state = await self.registry.get(table_id)
        if all(seat.kind != "person" for seat in state.seats):
            await self.caps.check_start_without_people(table_id)

    async def dismiss(self, me: PersonRow, table_id: str, ask: wire.DismissAsk) -> TableState:
        return await self.change(table_id, seats.dismiss, me, ask.seat)

    async def change_settings(
        self, me: PersonRow, table_id: str, ask: wire.TablePatch
    ) -> TableState:
        return await self.change(table_id, seats.change_settings, me, ask)

    # ------------------------------------------------------------ leaving and standing in

    async def leave(self, me: PersonRow, table_id: str) -> TableState:
        return await self.change(table_id, stand_ins.leave, me)

    async def take_over(self, me: PersonRow, table_id: str, ask: wire.TakeOver) -> TableState:
        bot = self._bot_catalog.check(ask.bot or self._settings.takeover_bot)
        return await self.change(table_id, stand_ins.take_over, me, seat=ask.seat, bot=bot)

    async def take_back(self, me: PersonRow, table_id: str) -> TableState:
        return await self.change(table_id, stand_ins.take_back, me)

    async def time_ran_out(self, table_id: str) -> None:
        """Called at a table's deadline."""
        state = await self.change(table_id, stand_ins.time_ran_out)
        deadline = stand_ins.moved_deadline(state, self._context())
        if deadline is not None:
            t = schema.tables
            same = update(t).where(t.c.id == table_id, t.c.n == state.row.n)
            await self._database.write(lambda c: c.execute(same.values(deadline=deadline)).rowcount)

    # ------------------------------------------------------------ talking

    async def say(
        self, me: PersonRow, table_id: str, *, text: str = "", reaction: str | None = None
    ) -> TableState:
        text = clean(text, "text", CHAT_LENGTH) if reaction is None else ""
        return await self.change(table_id, chat.say, me, text=text, reaction=reaction)

    async def mute(self, me: PersonRow, table_id: str, ask: wire.MuteAsk) -> TableState:
        return await self.change(table_id, chat.mute, me, ask)

    # ------------------------------------------------------------ playing

    async def preview(
        self, me: PersonRow, table_id: str, ask: play.PreviewAsk
    ) -> dict[str, object]:
        return play.preview(await self._at_ply(table_id, ask.ply), me, ask)

    async def commit(self, me: PersonRow, table_id: str, ask: play.CommitAsk) -> Committed:
        await self._at_ply(table_id, ask.ply)
        state, change = await self._change_known(table_id, play.commit, me, ask)
        if change is not None:
            return Committed(state, change.entries[0], repeated=False)
        key = play.commit_key(me, ask)
        assert key is not None
        entry = await self.registry.commit_entry(state, state.keys[key])
        return Committed(state, entry, repeated=True)

    async def commit_bot(self, table_id: str, ply: int, bot: str, choices: list[str]) -> bool:
        """Commit a bot's choices. False if the decision is no longer the bot's."""
        _, change = await self._change_known(
            table_id, play.commit_bot, ply=ply, bot=bot, choices=choices
        )
        return change is not None

    async def _at_ply(self, table_id: str, ply: int) -> TableState:
        """The table; read again if this node does not have it at this ply."""
        state = await self.registry.get(table_id, fresh=False)
        if state.row.ply != ply or state.row.state != "playing":
            state = await self.registry.get(table_id)
        return state


def overdue_tables(connection: Connection, now: int, most: int) -> list[str]:
    """Tables whose deadline has passed, the oldest first."""
    t = schema.tables
    query = select(t.c.id).where(t.c.deadline <= now).order_by(t.c.deadline).limit(most)
    return list(connection.execute(query).scalars())
