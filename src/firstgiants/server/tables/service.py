"""What people and bots can do with tables: look the table up, run a change function on it.

The functions themselves are in `seats`, `stand_ins`, `chat` and `play`; they need no server.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Concatenate, ParamSpec

from sqlalchemy import Connection, select, update

from firstgiants import Deck, Record
from firstgiants.rules.cards import BUILT_IN, built_in_deck
from firstgiants.server import wire
from firstgiants.server.bots.catalog import BotCatalog
from firstgiants.server.daily.days import first_secret_day
from firstgiants.server.decks.stored import deck_named, deck_of, keep_deck, reference
from firstgiants.server.errors import Forbidden, NotFound
from firstgiants.server.notices.queue import calls
from firstgiants.server.people.blocks import blocked_by, blockers_of
from firstgiants.server.people.challenges import check_challenge
from firstgiants.server.settings import Settings
from firstgiants.server.store import Append, Database, schema
from firstgiants.server.store.rows import (
    DealRow,
    PersonRow,
    Series,
    insert_deal,
    insert_table,
    read_deal_of_game,
    read_people,
)
from firstgiants.server.tables import chat, fair_deal, play, reserved, seats, stand_ins
from firstgiants.server.tables.caps import TableCaps
from firstgiants.server.tables.change import Change, Context, must_be, must_host
from firstgiants.server.tables.new_table import (
    check_new,
    continuing,
    new_deal,
    new_table,
    rematch_request,
)
from firstgiants.server.tables.registry import TableRegistry
from firstgiants.server.tables.series import series_after
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
            season_months=self._settings.season_months,
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
        self, me: PersonRow, request: wire.TableNew, made_from: str | None = None
    ) -> TableState:
        """`made_from`: the hash of the caller's address, from `TableCaps.made_from`."""
        deal = await self._repeated_deal(request.same_deal_as)
        if deal is None:
            deck = await self.deck(request.deck)
            deal = self._new_deal(deck)
        else:
            same = deal
            deck = await self._database.read(lambda c: deck_of(c, same.deck, same.deck_hash))
        self._check(request, deck)
        invited = await self._invited(me, request.seats)
        return await self._create(me, request, deal, deck, made_from, invited=invited)

    async def _invited(
        self, me: PersonRow, requests: Sequence[wire.SeatRequest]
    ) -> dict[str, PersonRow]:
        """The people for whom seats are kept; refuses people whom `me` may not challenge."""
        ids = {seat.person for seat in requests if seat.kind == "invited" and seat.person}

        def read(connection: Connection) -> dict[str, PersonRow]:
            found = read_people(connection, ids)
            for person_id in sorted(ids):
                if person_id not in found:
                    raise NotFound("There is no such person.", code="no-such-person")
                check_challenge(connection, me, found[person_id])
            return found

        return await self._database.read(read) if ids else {}

    async def continue_game(
        self,
        me: PersonRow,
        record: Record,
        deck: Deck,
        seats: list[wire.SeatRequest],
        made_from: str | None = None,
    ) -> TableState:
        """Create a table by link that begins where the record ends, which was played with this
        deck."""
        settings = record.settings
        new = wire.TableNew(
            seats=seats,
            visibility="link",
            first=1,
            deck=reference(deck.id, deck.hash),
            news_points=wire.NewsPoints(family=settings.news_family, size=settings.news_size),
            fair_start=any(settings.extra_amber),
        )
        self._check(new, deck)
        played = continuing(record)
        deal, invited = self._new_deal(deck, played), await self._invited(me, new.seats)
        return await self._create(me, new, deal, deck, made_from, invited=invited)

    async def rematch(
        self, me: PersonRow, table_id: str, made_from: str | None = None
    ) -> TableState:
        """Take a seat at a new table like this one. The first caller creates it."""
        old = await self.registry.get(table_id)
        must_be(old, "finished")
        if old.seat_of(me.id) is None:
            raise Forbidden("You did not sit at this table.", code="not-seated")
        if old.row.rematch is None:
            seats.must_be_welcome(old, me, await blockers_of(self._database, me.id))
            request = rematch_request(old, me, await blocked_by(self._database, me.id))
            deck = await self.deck(request.deck)
            self._check(request, deck)
            deal, series = self._new_deal(deck), series_after(old)
            new = await self._create(
                me, request, deal, deck, made_from, invited=old.people, series=series
            )
            old = await self.change(table_id, seats.name_rematch, new.id)
            if old.row.rematch != new.id:
                await self.leave(me, new.id)  # somebody else was first
        assert old.row.rematch is not None
        return await self.join(me, old.row.rematch, None)

    async def create_daily(
        self,
        me: PersonRow,
        request: wire.TableNew,
        day: str,
        deal: DealRow,
        deck: Deck,
        made_from: str | None,
        *,
        new_deal: bool,
        also: Callable[[Connection, str], None],
    ) -> TableState:
        """Create a table that plays the deal of a day. `new_deal`: the deal is not stored yet.
        `also` gets the table's id, in the same transaction. Raises `Conflict` if somebody else
        stores the deal at the same moment."""
        return await self._create(
            me, request, deal, deck, made_from, daily=day, stores_deal=new_deal, also=also
        )

    async def deck(self, ref: str) -> Deck:
        if ref in BUILT_IN:
            return built_in_deck(ref)
        return await self._database.read(lambda c: deck_named(c, ref))

    def _check(self, request: wire.TableNew, deck: Deck) -> None:
        check_new(request, deck)
        for seat in request.seats:
            if seat.kind == "bot":
                self._bot_catalog.check(seat.bot)

    async def _repeated_deal(self, game_id: str | None) -> DealRow | None:
        """The deal of a finished game.

        A deal whose cards are still secret is never dealt a second time, so the cards of one table
        tell nothing about another's.
        """
        if game_id is None:
            return None
        secret_day = first_secret_day(self._time.now_ms())
        deal = await self._database.read(lambda c: read_deal_of_game(c, game_id, secret_day))
        if deal is None:
            raise NotFound("There is no finished game with such a deal.", code="no-such-deal")
        return deal

    def _new_deal(self, deck: Deck, continued: str | None = None) -> DealRow:
        seed = self._new_seed()
        return new_deal(deck, deal_id=self._new_id(), seed=seed, continued=continued)

    async def _create(
        self,
        me: PersonRow,
        request: wire.TableNew,
        deal: DealRow,
        deck: Deck,
        made_from: str | None,
        *,
        invited: dict[str, PersonRow] | None = None,
        series: Series | None = None,
        daily: str | None = None,
        stores_deal: bool = True,
        also: Callable[[Connection, str], None] | None = None,
    ) -> TableState:
        bots = {seat.bot for seat in request.seats if seat.bot is not None and seat.kind == "bot"}
        state = new_table(
            me,
            request,
            deal,
            deck,
            table_id=self._new_id(),
            bot_names={bot: self._bot_catalog.name(bot) for bot in bots},
            now=self._time.now_ms(),
            invited=invited,
            series=series,
            daily=daily,
        )
        row, chairs = state.row, state.seats

        def write(connection: Connection) -> None:
            keep_deck(connection, deck, row.created)
            if stores_deal and row.same_deal_as is None:
                insert_deal(connection, deal, row.created)
            insert_table(connection, row, chairs, made_from)
            if also is not None:
                also(connection, row.id)

        starts = row.start_when_full and all(chair.kind != "open" for chair in chairs)
        bots_only = all(chair.kind == "bot" for chair in chairs)
        called = calls(None, state, row.created)
        async with self.caps.making(me.id, made_from, waits=not starts, bots_only=bots_only):
            await self.registry.created(state, Append(also=write, calls=called))
        if starts:
            return await self.change(state.id, seats.start_if_full)
        return state

    # ------------------------------------------------------------ open tables

    async def join(self, me: PersonRow, table_id: str, seat: int | None) -> TableState:
        blockers = await blockers_of(self._database, me.id)
        return await self.change(table_id, seats.join, me, seat, blocked_by=blockers)

    async def invite(self, me: PersonRow, table_id: str, request: wire.InviteRequest) -> TableState:
        must_host(await self.registry.get(table_id), me)
        seat = wire.SeatRequest(kind="invited", person=request.person)
        person = (await self._invited(me, [seat]))[request.person]
        return await self.change(table_id, reserved.invite, me, person, request.seat)

    async def decline(self, me: PersonRow, table_id: str) -> TableState:
        return await self.change(table_id, reserved.decline, me)

    async def start(self, me: PersonRow, table_id: str) -> TableState:
        await self._check_bots_only(table_id)
        return await self.change(table_id, seats.start, me)

    async def fill(self, me: PersonRow, table_id: str, request: wire.FillRequest) -> TableState:
        bot = self._bot_catalog.check(request.bot or self._settings.takeover_bot)
        name = self._bot_catalog.name(bot)
        await self._check_bots_only(table_id)
        return await self.change(table_id, seats.fill, me, seat=request.seat, bot=bot, name=name)

    async def _check_bots_only(self, table_id: str) -> None:
        """A game that would begin without people counts as one that only bots play."""
        state = await self.registry.get(table_id)
        if all(seat.kind != "person" for seat in state.seats):
            await self.caps.check_start_without_people(table_id)

    async def dismiss(
        self, me: PersonRow, table_id: str, request: wire.DismissRequest
    ) -> TableState:
        return await self.change(table_id, seats.dismiss, me, request.seat)

    async def change_settings(
        self, me: PersonRow, table_id: str, request: wire.TablePatch
    ) -> TableState:
        return await self.change(table_id, seats.change_settings, me, request)

    # ------------------------------------------------------------ leaving and standing in

    async def leave(self, me: PersonRow, table_id: str) -> TableState:
        return await self.change(table_id, stand_ins.leave, me)

    async def take_over(self, me: PersonRow, table_id: str, request: wire.TakeOver) -> TableState:
        bot = self._bot_catalog.check(request.bot or self._settings.takeover_bot)
        return await self.change(table_id, stand_ins.take_over, me, seat=request.seat, bot=bot)

    async def take_back(self, me: PersonRow, table_id: str) -> TableState:
        return await self.change(table_id, stand_ins.take_back, me)

    async def out_of_time(self, table_id: str) -> str | None:
        """The person whose clock of days has just run out at this table."""
        return stand_ins.out_of_time(await self.registry.get(table_id), self._context())

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

    async def mute(self, me: PersonRow, table_id: str, request: wire.MuteRequest) -> TableState:
        return await self.change(table_id, chat.mute, me, request)

    # ------------------------------------------------------------ playing

    async def preview(
        self, me: PersonRow, table_id: str, request: play.PreviewRequest
    ) -> dict[str, object]:
        return play.preview(await self._at_ply(table_id, request.ply), me, request)

    async def commit(self, me: PersonRow, table_id: str, request: play.CommitRequest) -> Committed:
        await self._at_ply(table_id, request.ply)
        state, change = await self._change_known(table_id, play.commit, me, request)
        if change is not None:
            return Committed(state, change.entries[0], repeated=False)
        key = play.commit_key(me, request)
        assert key is not None
        entry = await self.registry.commit_entry(state, state.keys[key])
        return Committed(state, entry, repeated=True)

    async def commit_bot(self, table_id: str, ply: int, bot: str, choices: list[str]) -> bool:
        """Commit a bot's choices. False if the decision is no longer the bot's."""
        _, change = await self._change_known(
            table_id, play.commit_bot, ply=ply, bot=bot, choices=choices
        )
        return change is not None

    async def replace_bot(self, state: TableState, bot: str) -> None:
        """Let another bot play on for the one that is asked, which could not answer."""
        row = state.row
        await self._change_known(
            state.id, stand_ins.replace_bot, ply=row.ply, failed=row.asked_bot, bot=bot
        )

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
