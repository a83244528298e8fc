"""Tables: making, finding, sitting down, playing, listening."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, patch, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from firstgiants.server import wire
from firstgiants.server.http.auth import Auth, Caller, RequestAuth, end_with_credential
from firstgiants.server.http.responses import NDJSON, AnyRequest, errors, json_response, no_content
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.streams.listeners import Listener
from firstgiants.server.streams.messages import events_raw, reader_of, snapshot, view_raw
from firstgiants.server.tables.lobby_model import CURSOR
from firstgiants.server.tables.state import TableState

After = Annotated[
    int | None, QueryParameter(ge=0, le=2**53, description="the number of the last message seen")
]


def snapshot_response(
    auth: Auth, state: TableState, person: PersonRow | None
) -> Response[wire.Snapshot]:
    node = auth.node
    reader = reader_of(state, person.id if person is not None else None)
    presence = node.registry.presence_of(state.id)
    now = node.time.now_ms()
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
            str | None, QueryParameter(pattern=CURSOR, description="`next` of the page before")
        ] = None,
    ) -> Response[wire.TableList]:
        """Public tables, as of their last change that the lobby shows: `ply` and `waiting_for` are
        older while a game goes on. Addresses and hosts take turns, newest table first."""
        await auth.admit(request)
        page = await auth.node.lobby.page("open" if which == "open" else "playing", after)
        return json_response(wire.TableList, {"tables": page.tables, "next": page.next})

    @post("/", status_code=201, responses=errors(401, 403, 404, 409), operation_id="makeTable")
    async def make(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.TableNew]
    ) -> Response[wire.Snapshot]:
        """A new table; you are its host. It starts when full, unless you say otherwise."""
        caller = await auth.admit(request, "tables")
        me, tables = caller.me, auth.node.tables
        state = await tables.create(me, data, await tables.caps.made_from(caller.address))
        response = snapshot_response(auth, state, me)
        response.status_code = 201
        return response

    @get("/{table_id:str}", responses=errors(404), operation_id="getTable")
    async def table(
        self, request: AnyRequest, auth: RequestAuth, table_id: FromPath[str]
    ) -> Response[wire.Snapshot]:
        """A table with all that you may see of it. Who knows its address may watch."""
        caller = await auth.admit(request)
        return snapshot_response(auth, await auth.node.registry.get(table_id), caller.person)

    @patch("/{table_id:str}", responses=errors(401, 403, 404, 409), operation_id="changeTable")
    async def change(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.TablePatch],
    ) -> Response[wire.Snapshot]:
        """Host: other settings, before the start. Everybody at the table is told."""
        me = await auth.require_person(request, "tables")
        return snapshot_response(
            auth, await auth.node.tables.change_settings(me, table_id, data), me
        )

    @post("/{table_id:str}/join", status_code=200, responses=errors(401, 403, 404, 409),
          operation_id="joinTable")  # fmt: skip
    async def join(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.JoinAsk],
    ) -> Response[wire.Snapshot]:
        """Sit down. Sitting already: nothing changes."""
        me = await auth.require_person(request, "tables")
        return snapshot_response(auth, await auth.node.tables.join(me, table_id, data.seat), me)

    @post("/{table_id:str}/leave", status_code=200, responses=errors(401, 403, 404, 409),
          operation_id="leaveTable")  # fmt: skip
    async def leave(
        self, request: AnyRequest, auth: RequestAuth, table_id: FromPath[str]
    ) -> Response[wire.Snapshot]:
        """Get up. In a game a bot stands in; you may take the seat back."""
        me = await auth.require_person(request, "tables")
        return snapshot_response(auth, await auth.node.tables.leave(me, table_id), me)

    @post("/{table_id:str}/start", status_code=200, responses=errors(401, 403, 404, 409),
          operation_id="startTable")  # fmt: skip
    async def start(
        self, request: AnyRequest, auth: RequestAuth, table_id: FromPath[str]
    ) -> Response[wire.Snapshot]:
        """Host: play begins with those who sit; empty chairs are taken away."""
        me = await auth.require_person(request, "tables")
        return snapshot_response(auth, await auth.node.tables.start(me, table_id), me)

    @post("/{table_id:str}/fill", status_code=200, responses=errors(401, 403, 404, 409),
          operation_id="fillTable")  # fmt: skip
    async def fill(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.FillAsk],
    ) -> Response[wire.Snapshot]:
        """Host: bots on the open chairs, now."""
        me = await auth.require_person(request, "tables")
        return snapshot_response(auth, await auth.node.tables.fill(me, table_id, data), me)

    @post("/{table_id:str}/dismiss", status_code=200, responses=errors(401, 403, 404, 409),
          operation_id="dismissBot")  # fmt: skip
    async def dismiss(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.DismissAsk],
    ) -> Response[wire.Snapshot]:
        """Host: send a bot away before the start."""
        me = await auth.require_person(request, "tables")
        return snapshot_response(auth, await auth.node.tables.dismiss(me, table_id, data), me)

    @post("/{table_id:str}/rematch", status_code=200, responses=errors(401, 403, 404, 409),
          operation_id="rematch")  # fmt: skip
    async def rematch(
        self, request: AnyRequest, auth: RequestAuth, table_id: FromPath[str]
    ) -> Response[wire.Snapshot]:
        """Again, with the same chairs, at a new table. The first to ask makes it; the others join
        it."""
        caller = await auth.admit(request, "tables")
        me, tables = caller.me, auth.node.tables
        made_from = await tables.caps.made_from(caller.address)
        return snapshot_response(auth, await tables.rematch(me, table_id, made_from), me)

    @post("/{table_id:str}/takeover", status_code=200, responses=errors(401, 403, 404, 409),
          operation_id="takeOver")  # fmt: skip
    async def takeover(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.TakeOver],
    ) -> Response[wire.Snapshot]:
        """Let a bot play for a seat whose time has run out, or for your own."""
        me = await auth.require_person(request, "tables")
        return snapshot_response(auth, await auth.node.tables.take_over(me, table_id, data), me)

    @post("/{table_id:str}/takeback", status_code=200, responses=errors(401, 403, 404, 409),
          operation_id="takeBack")  # fmt: skip
    async def takeback(
        self, request: AnyRequest, auth: RequestAuth, table_id: FromPath[str]
    ) -> Response[wire.Snapshot]:
        """Play yourself again."""
        me = await auth.require_person(request, "tables")
        return snapshot_response(auth, await auth.node.tables.take_back(me, table_id), me)

    @post("/{table_id:str}/chat", status_code=204, responses=errors(401, 403, 404, 409),
          operation_id="chat")  # fmt: skip
    async def chat(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.ChatAsk],
    ) -> Response[None]:
        """Say something: to the table if you sit at it, to the gallery if you watch."""
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
        data: JSONBody[wire.ReactAsk],
    ) -> Response[None]:
        """One of a few things that are said often."""
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
        data: JSONBody[wire.MuteAsk],
    ) -> Response[None]:
        """Host: somebody may not chat here, or may again."""
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
        data: JSONBody[wire.PreviewAsk],
    ) -> Response[wire.Previewed]:
        """What choices of yours would do, exactly. Nothing is stored, no hidden card is turned."""
        me = await auth.require_person(request, "play")
        return json_response(wire.Previewed, await auth.node.tables.preview(me, table_id, data))

    @post("/{table_id:str}/commit", status_code=200, responses=errors(401, 403, 404, 409, 422),
          operation_id="commit")  # fmt: skip
    async def commit(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.CommitAsk],
    ) -> Response[wire.Committed]:
        """Plays choices of yours, all or none. Answered when they are on disk."""
        me = await auth.require_person(request, "play")
        done = await auth.node.tables.commit(me, table_id, data)
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
            **errors(404),
            200: ResponseSpec(
                wire.TableStream,
                description="One JSON message a line, for as long as you listen. The same messages "
                "come over the WebSocket at /api/tables/{table_id}/stream.",
                media_type=NDJSON,
                generate_examples=False,
            ),
        },
        operation_id="listen",
    )
    async def events(
        self, request: AnyRequest, auth: RequestAuth, table_id: FromPath[str], after: After = None
    ) -> Stream:
        """Listen: the whole state first, or what came after `after`; then everything new."""
        caller = await auth.admit(request)
        seen = await auth.node.registry.get(table_id)
        person = caller.person.id if caller.person is not None else None
        registry = auth.node.registry
        return ndjson(
            auth,
            caller,
            lambda: registry.listen(table_id, person, after, seen),
            lambda listener: registry.unlisten(table_id, listener),
        )

    @get("/{table_id:str}/history", responses=errors(403, 404), operation_id="getHistory")
    async def history(
        self, request: AnyRequest, auth: RequestAuth, table_id: FromPath[str]
    ) -> Response[wire.History]:
        """Everything that was kept of a table's stream, from its beginning."""
        caller = await auth.admit(request)
        state = await auth.node.registry.get(table_id)
        person = caller.person.id if caller.person is not None else None
        messages = await auth.node.registry.history(state, reader_of(state, person))
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
                description="One JSON message a line; the same over the WebSocket at "
                "/api/lobby/stream.",
                media_type=NDJSON,
                generate_examples=False,
            ),
        },
        operation_id="listenToLobby",
    )
    async def events(self, request: AnyRequest, auth: RequestAuth, after: After = None) -> Stream:
        """Listen to the lobby: all public tables first, or those that changed after `after`; then
        each that changes."""
        caller = await auth.admit(request)
        lobby = auth.node.lobby
        return ndjson(auth, caller, lambda: lobby.listen(after), lobby.unlisten)


def ndjson(
    auth: Auth,
    caller: Caller,
    listen: Callable[[], Awaitable[Listener]],
    ended: Callable[[Listener], None],
) -> Stream:
    """Listens only once somebody reads: who goes away before leaves nothing behind."""
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
