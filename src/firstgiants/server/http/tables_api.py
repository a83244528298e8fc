"""The API for tables: create, list, join, play, listen."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, patch, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from firstgiants.server import wire
from firstgiants.server.daily.secrecy import must_see
from firstgiants.server.http.auth import Auth, Caller, RequestAuth, end_with_credential
from firstgiants.server.http.limits import GAME_KB
from firstgiants.server.http.responses import NDJSON, AnyRequest, errors, json_response, no_content
from firstgiants.server.people.blocks import blocked_by
from firstgiants.server.people.programs import is_unmarked, refuse_unmarked
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.streams.listeners import Listener
from firstgiants.server.streams.messages import events_raw, reader_of, snapshot, view_raw
from firstgiants.server.tables.lobby_model import CURSOR, ListedState
from firstgiants.server.tables.state import TableState

After = Annotated[
    int | None, QueryParameter(ge=0, le=2**53, description="the number of the last message seen")
]


async def snapshot_response(
    auth: Auth, state: TableState, person: PersonRow | None
) -> Response[wire.Snapshot]:
    node = auth.node
    person_id = person.id if person is not None else None
    now = node.time.now_ms()
    must_see(state, person_id, now)
    reader = reader_of(state, person_id, await blocked_by(node.database, person_id))
    presence = node.registry.presence_of(state.id)
    return json_response(
        wire.Snapshot, snapshot(state, reader, presence, now, node.registry.outages)
    )


class TablesApi(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get("/", responses=errors(), operation_id="listTables")
    async def tables(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        which: Annotated[
            str,
            QueryParameter(name="state", pattern="^(open|playing)$", description="open or playing"),
        ] = "open",
        after: Annotated[
            str | None, QueryParameter(pattern=CURSOR, description="`next` of the previous page")
        ] = None,
    ) -> Response[wire.TableList]:
        """Lists public tables as of their last change that the lobby shows, so `ply` and
        `waiting_for` may be out of date. Newest first, in turns for each host and address."""
        caller = await auth.admit(request)
        blocked = await blocked_by(auth.node.database, caller.person_id)
        state: ListedState = "open" if which == "open" else "playing"
        page = await auth.node.lobby.page(state, after, blocked)
        return json_response(wire.TableList, {"tables": page.tables, "next": page.next})

    @post("/", status_code=201, responses=errors(401, 403, 404, 409), operation_id="makeTable")
    async def create(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.TableNew]
    ) -> Response[wire.Snapshot]:
        """Creates a table with you as its host. The game starts when the table is full, unless you
        set `start_when_full` to false."""
        caller = await auth.admit(request, "tables")
        me, tables = caller.me, auth.node.tables
        if data.rated and is_unmarked(me, caller.credential):
            raise refuse_unmarked()
        state = await tables.create(me, data, await tables.caps.made_from(caller.address))
        auth.stores(caller, GAME_KB)
        response = await snapshot_response(auth, state, me)
        response.status_code = 201
        return response

    @get("/{table_id:str}", responses=errors(403, 404), operation_id="getTable")
    async def table(
        self, request: AnyRequest, auth: RequestAuth, table_id: FromPath[str]
    ) -> Response[wire.Snapshot]:
        """Returns a table with everything that you may see. Anybody with its id may watch."""
        caller = await auth.admit(request)
        return await snapshot_response(auth, await auth.node.registry.get(table_id), caller.person)

    @patch("/{table_id:str}", responses=errors(401, 403, 404, 409), operation_id="changeTable")
    async def change(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.TablePatch],
    ) -> Response[wire.Snapshot]:
        """Host only: changes settings before the start. Everybody at the table is notified."""
        caller = await auth.admit(request, "tables")
        me = caller.me
        if data.rated is True and is_unmarked(me, caller.credential):
            raise refuse_unmarked()
        return await snapshot_response(
            auth, await auth.node.tables.change_settings(me, table_id, data), me
        )

    @post("/{table_id:str}/join", status_code=200, responses=errors(401, 403, 404, 409),
          operation_id="joinTable")  # fmt: skip
    async def join(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.JoinRequest],
    ) -> Response[wire.Snapshot]:
        """Takes a seat. If you already have one, nothing changes."""
        me = (await auth.require_player(request, table_id)).me
        return await snapshot_response(
            auth, await auth.node.tables.join(me, table_id, data.seat), me
        )

    @post("/{table_id:str}/leave", status_code=200, responses=errors(401, 403, 404, 409),
          operation_id="leaveTable")  # fmt: skip
    async def leave(
        self, request: AnyRequest, auth: RequestAuth, table_id: FromPath[str]
    ) -> Response[wire.Snapshot]:
        """Leaves the seat. During a game a bot stands in, and you may take the seat back."""
        me = await auth.require_person(request, "tables")
        return await snapshot_response(auth, await auth.node.tables.leave(me, table_id), me)

    @post("/{table_id:str}/start", status_code=200, responses=errors(401, 403, 404, 409),
          operation_id="startTable")  # fmt: skip
    async def start(
        self, request: AnyRequest, auth: RequestAuth, table_id: FromPath[str]
    ) -> Response[wire.Snapshot]:
        """Host only: starts the game with the people and bots present, and removes open seats."""
        me = await auth.require_person(request, "tables")
        return await snapshot_response(auth, await auth.node.tables.start(me, table_id), me)

    @post("/{table_id:str}/fill", status_code=200, responses=errors(401, 403, 404, 409),
          operation_id="fillTable")  # fmt: skip
    async def fill(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.FillRequest],
    ) -> Response[wire.Snapshot]:
        """Host only: puts bots on the open seats."""
        me = await auth.require_person(request, "tables")
        return await snapshot_response(auth, await auth.node.tables.fill(me, table_id, data), me)

    @post("/{table_id:str}/dismiss", status_code=200, responses=errors(401, 403, 404, 409),
          operation_id="dismissBot")  # fmt: skip
    async def dismiss(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.DismissRequest],
    ) -> Response[wire.Snapshot]:
        """Host only: removes a bot, or withdraws the invitation to a seat, before the start."""
        me = await auth.require_person(request, "tables")
        return await snapshot_response(auth, await auth.node.tables.dismiss(me, table_id, data), me)

    @post("/{table_id:str}/rematch", status_code=200, responses=errors(401, 403, 404, 409),
          operation_id="rematch")  # fmt: skip
    async def rematch(
        self, request: AnyRequest, auth: RequestAuth, table_id: FromPath[str]
    ) -> Response[wire.Snapshot]:
        """Joins a new table with the same seats and settings. The first caller creates it."""
        caller = await auth.admit(request, "tables")
        me, tables = caller.me, auth.node.tables
        await auth.check_program(me, caller.credential, table_id)
        made_from = await tables.caps.made_from(caller.address)
        state = await tables.rematch(me, table_id, made_from)
        auth.stores(caller, GAME_KB)
        return await snapshot_response(auth, state, me)

    @post("/{table_id:str}/takeover", status_code=200, responses=errors(401, 403, 404, 409),
          operation_id="takeOver")  # fmt: skip
    async def takeover(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.TakeOver],
    ) -> Response[wire.Snapshot]:
        """Lets a bot stand in on your own seat, or on a seat whose time has run out."""
        me = await auth.require_person(request, "tables")
        return await snapshot_response(
            auth, await auth.node.tables.take_over(me, table_id, data), me
        )

    @post("/{table_id:str}/takeback", status_code=200, responses=errors(401, 403, 404, 409),
          operation_id="takeBack")  # fmt: skip
    async def takeback(
        self, request: AnyRequest, auth: RequestAuth, table_id: FromPath[str]
    ) -> Response[wire.Snapshot]:
        """Takes your seat back from the bot that stands in."""
        me = (await auth.require_player(request, table_id)).me
        return await snapshot_response(auth, await auth.node.tables.take_back(me, table_id), me)

    @post("/{table_id:str}/chat", status_code=204, responses=errors(401, 403, 404, 409),
          operation_id="chat")  # fmt: skip
    async def chat(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.ChatRequest],
    ) -> Response[None]:
        """Sends a chat message: to the table if you have a seat, otherwise to the gallery."""
        me = await auth.require_person(request, "chat")
        await auth.node.tables.say(me, table_id, text=data.text)
        return no_content()

    @post("/{table_id:str}/react", status_code=204, responses=errors(401, 403, 404, 409),
          operation_id="react")  # fmt: skip
    async def react(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.ReactRequest],
    ) -> Response[None]:
        """Sends one of a few fixed reactions."""
        me = await auth.require_person(request, "chat")
        await auth.node.tables.say(me, table_id, reaction=data.reaction)
        return no_content()

    @post("/{table_id:str}/mute", status_code=204, responses=errors(401, 403, 404, 409),
          operation_id="mute")  # fmt: skip
    async def mute(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.MuteRequest],
    ) -> Response[None]:
        """Host only: mutes a person in this table's chat, or lifts the mute."""
        me = await auth.require_person(request, "tables")
        await auth.node.tables.mute(me, table_id, data)
        return no_content()

    # ------------------------------------------------------------ playing

    @post("/{table_id:str}/preview", status_code=200, responses=errors(401, 403, 404, 409, 422),
          operation_id="preview")  # fmt: skip
    async def preview(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.PreviewRequest],
    ) -> Response[wire.Previewed]:
        """Returns exactly what your choices would do. Stores nothing and turns up no hidden
        card."""
        me = await auth.require_person(request, "play")
        return json_response(wire.Previewed, await auth.node.tables.preview(me, table_id, data))

    @post("/{table_id:str}/commit", status_code=200, responses=errors(401, 403, 404, 409, 422),
          operation_id="commit")  # fmt: skip
    async def commit(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.CommitRequest],
    ) -> Response[wire.Committed]:
        """Plays your choices, all or none. Responds once they are stored."""
        caller = await auth.require_player(request, table_id, "play")
        me = caller.me
        done = await auth.node.tables.commit(me, table_id, data)
        auth.stores_commit(caller, done.state)
        entry = done.entry
        assert entry.game is not None
        seat = reader_of(done.state, me.id).seat
        return json_response(
            wire.Committed,
            {
                "n": entry.n,
                "ply": entry.game.ply,
                "repeated": done.repeated,
                "events": events_raw(entry.events),
                "view": view_raw(entry.game, seat) if data.view else None,
            },
        )

    @get(
        "/{table_id:str}/events",
        responses={
            **errors(403, 404),
            200: ResponseSpec(
                wire.TableStream,
                description="One JSON message per line, until you disconnect. The WebSocket at "
                "/api/tables/{table_id}/stream sends the same messages.",
                media_type=NDJSON,
                generate_examples=False,
            ),
        },
        operation_id="listen",
    )
    async def events(
        self, request: AnyRequest, auth: RequestAuth, table_id: FromPath[str], after: After = None
    ) -> Stream:
        """Streams the table's messages: first the whole state, or the messages after `after`; then
        each new message."""
        caller = await auth.admit(request)
        seen = await auth.node.registry.get(table_id)
        person = caller.person_id
        must_see(seen, person, auth.node.time.now_ms())
        blocked = await blocked_by(auth.node.database, person)
        registry = auth.node.registry
        return ndjson(
            auth,
            caller,
            lambda: registry.listen(table_id, person, after, seen, blocked),
            lambda listener: registry.unlisten(table_id, listener),
        )

    @get("/{table_id:str}/history", responses=errors(403, 404), operation_id="getHistory")
    async def history(
        self, request: AnyRequest, auth: RequestAuth, table_id: FromPath[str]
    ) -> Response[wire.History]:
        """Returns the last 250 stored messages of the table's stream."""
        caller = await auth.admit(request)
        state = await auth.node.registry.get(table_id)
        blocked = await blocked_by(auth.node.database, caller.person_id)
        reader = reader_of(state, caller.person_id, blocked)
        async with auth.expensive(caller):
            messages = await auth.node.registry.history(state, reader)
        return json_response(wire.History, {"messages": [msgspec.Raw(one) for one in messages]})


class LobbyApi(Controller):
    path = "/api/lobby"
    tags = ("tables",)

    @get(
        "/events",
        responses={
            **errors(),
            200: ResponseSpec(
                wire.LobbyStream,
                description="One JSON message per line. The WebSocket at /api/lobby/stream sends "
                "the same messages.",
                media_type=NDJSON,
                generate_examples=False,
            ),
        },
        operation_id="listenToLobby",
    )
    async def events(self, request: AnyRequest, auth: RequestAuth, after: After = None) -> Stream:
        """Streams the lobby: first the public tables, or those that changed after `after`; then
        each table that changes."""
        caller = await auth.admit(request)
        lobby = auth.node.lobby
        blocked = await blocked_by(auth.node.database, caller.person_id)
        return ndjson(auth, caller, lambda: lobby.listen(after, blocked), lobby.unlisten)


def ndjson(
    auth: Auth,
    caller: Caller,
    listen: Callable[[], Awaitable[Listener]],
    ended: Callable[[Listener], None],
) -> Stream:
    """Start listening when the response is first read, so that a client that disconnects before
    leaves no listener behind."""
    auth.check_stream_limit(caller)

    async def lines() -> AsyncIterator[bytes]:
        with auth.counted_stream(caller):
            listener = await listen()
            end_with_credential(listener, caller)
            try:
                async for message in listener.messages():
                    yield message + b"\n"
            finally:
                ended(listener)

    return Stream(lines(), media_type=NDJSON, headers={"X-Accel-Buffering": "no"})
