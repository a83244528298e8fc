"""The API for friends, challenges, blocks, notes, reports and vacations.

Everybody who is signed in may use it, also with a token: programs have friends and take challenges.
"""

from __future__ import annotations

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from firstgiants.server import wire
from firstgiants.server.http.account_api import invalidate_person, me_wire
from firstgiants.server.http.auth import Auth, RequestAuth
from firstgiants.server.http.limits import REPORT_KB
from firstgiants.server.http.responses import AnyRequest, errors, json_response, no_content
from firstgiants.server.http.tables_api import snapshot_response
from firstgiants.server.people.blocks import kept_seats_between, refuse_self
from firstgiants.server.people.challenges import challenges_of
from firstgiants.server.people.relations import relation
from firstgiants.server.store.rows import PersonRow


async def _relation(auth: Auth, me: PersonRow, person_id: str) -> Response[wire.Relation]:
    node = auth.node
    refuse_self(me, person_id)
    person, online = await node.people.get(person_id), node.online.now()
    found = await node.database.read(lambda c: relation(c, me.id, person, online))
    return json_response(wire.Relation, found)


def _ring(auth: Auth, *people: str) -> None:
    for person_id in people:
        auth.node.ring(person_id)


class FriendsApi(Controller):
    path = "/api"
    tags = ("people",)

    @get("/me/friends", responses=errors(401), operation_id="myFriends")
    async def friends(self, request: AnyRequest, auth: RequestAuth) -> Response[wire.Friends]:
        """Lists your friends, those who are online first; requests; and the people of your last
        games."""
        me = await auth.require_person(request)
        online = auth.node.online.now()
        found = await auth.node.friends.all_of(me, online.__contains__)
        return json_response(wire.Friends, found)

    @get("/me/challenges", responses=errors(401), operation_id="myChallenges")
    async def challenges(
        self, request: AnyRequest, auth: RequestAuth
    ) -> Response[wire.ChallengeList]:
        """Lists the tables at which a seat is kept for you. Take it with `join`, or `decline`."""
        me = await auth.require_person(request)
        now = auth.node.time.now_ms()
        found = await auth.node.database.read(lambda c: challenges_of(c, me.id, now))
        return json_response(wire.ChallengeList, wire.ChallengeList(challenges=found))

    @get("/me/blocks", responses=errors(401), operation_id="myBlocks")
    async def blocks(self, request: AnyRequest, auth: RequestAuth) -> Response[wire.BlockList]:
        """Lists the people whom you have blocked."""
        me = await auth.require_person(request)
        found = await auth.node.blocks.all_of(me)
        return json_response(wire.BlockList, wire.BlockList(people=found))

    @put("/people/{person_id:str}/friend", responses=errors(401, 403, 404, 409),
         operation_id="askFriend")  # fmt: skip
    async def ask(
        self, request: AnyRequest, auth: RequestAuth, person_id: FromPath[str]
    ) -> Response[wire.Relation]:
        """Asks a person to be your friend, or accepts if they have asked you. Both need an
        account."""
        me = await auth.require_person(request, "tables")
        await auth.node.friends.ask(me, person_id)
        _ring(auth, me.id, person_id)
        return await _relation(auth, me, person_id)

    @delete("/people/{person_id:str}/friend", status_code=200, responses=errors(401, 404),
            operation_id="endFriend")  # fmt: skip
    async def end(
        self, request: AnyRequest, auth: RequestAuth, person_id: FromPath[str]
    ) -> Response[wire.Relation]:
        """Declines a request, withdraws your own, or ends the friendship. The other person is not
        told."""
        me = await auth.require_person(request, "tables")
        await auth.node.people.get(person_id)
        await auth.node.friends.end(me, person_id)
        _ring(auth, me.id, person_id)
        return await _relation(auth, me, person_id)

    @put("/people/{person_id:str}/block", responses=errors(401, 404, 409), operation_id="block")
    async def block(
        self, request: AnyRequest, auth: RequestAuth, person_id: FromPath[str]
    ) -> Response[wire.Relation]:
        """Blocks a person: they cannot ask you, challenge you, sit down with you or talk to you.
        Ends your friendship and the challenges between you. They are not told."""
        me = await auth.require_person(request, "tables")
        node = auth.node
        await node.blocks.block(me, person_id)
        _ring(auth, me.id, person_id)
        kept = await node.database.read(lambda c: kept_seats_between(c, me.id, person_id))
        for table_id, invited in kept:
            await node.tables.decline(await node.people.get(invited), table_id)
        await invalidate_person(auth, me)
        await node.apply_blocks(me.id)
        return await _relation(auth, me, person_id)

    @delete("/people/{person_id:str}/block", status_code=200, responses=errors(401, 404),
            operation_id="unblock")  # fmt: skip
    async def unblock(
        self, request: AnyRequest, auth: RequestAuth, person_id: FromPath[str]
    ) -> Response[wire.Relation]:
        """Lifts a block."""
        me = await auth.require_person(request, "tables")
        await auth.node.people.get(person_id)
        await auth.node.blocks.unblock(me, person_id)
        await invalidate_person(auth, me)
        await auth.node.apply_blocks(me.id)
        return await _relation(auth, me, person_id)

    @put("/people/{person_id:str}/note", responses=errors(401, 404, 409), operation_id="writeNote")
    async def note(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        person_id: FromPath[str],
        data: JSONBody[wire.NoteRequest],
    ) -> Response[wire.Relation]:
        """Writes your private note on a person. Nobody else reads it."""
        me = await auth.require_person(request, "tables")
        await auth.node.notes.write_note(me, person_id, data.text)
        return await _relation(auth, me, person_id)

    @post("/people/{person_id:str}/report", status_code=204, responses=errors(401, 404, 409),
          operation_id="report")  # fmt: skip
    async def report(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        person_id: FromPath[str],
        data: JSONBody[wire.ReportRequest],
    ) -> Response[None]:
        """Reports a person to the host of this server, who gets the last chat lines of the person
        at the table too. The person is not told."""
        caller = await auth.admit(request, "tables")
        await auth.node.notes.report(caller.me, person_id, data)
        auth.stores(caller, REPORT_KB)
        return no_content()

    @put("/me/vacation", responses=errors(401, 409), operation_id="goOnVacation")
    async def go(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.VacationRequest]
    ) -> Response[wire.Me]:
        """Begins a vacation: the clocks of your turn-based games stand still for `days` days."""
        me = await auth.require_person(request, "tables")
        changed = await auth.node.vacations.begin(me.id, data.days)
        await invalidate_person(auth, me, refresh_tables=True)
        return json_response(wire.Me, me_wire(auth, changed))

    @delete("/me/vacation", status_code=200, responses=errors(401), operation_id="endVacation")
    async def come_back(self, request: AnyRequest, auth: RequestAuth) -> Response[wire.Me]:
        """Ends your vacation. Days that have not begun stay yours."""
        me = await auth.require_person(request, "tables")
        changed = await auth.node.vacations.end(me.id)
        await invalidate_person(auth, me, refresh_tables=True)
        return json_response(wire.Me, me_wire(auth, changed))

    @post("/tables/{table_id:str}/invite", status_code=200, responses=errors(401, 403, 404, 409),
          operation_id="invite")  # fmt: skip
    async def invite(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.InviteRequest],
    ) -> Response[wire.Snapshot]:
        """Host only: keeps a free seat for a friend, somebody you have finished a game with, or a
        program."""
        me = await auth.require_person(request, "tables")
        return await snapshot_response(auth, await auth.node.tables.invite(me, table_id, data), me)

    @post("/tables/{table_id:str}/decline", status_code=200, responses=errors(401, 404),
          operation_id="decline")  # fmt: skip
    async def decline(
        self, request: AnyRequest, auth: RequestAuth, table_id: FromPath[str]
    ) -> Response[wire.Snapshot]:
        """Declines the seat that is kept for you. If none is, nothing changes."""
        me = await auth.require_person(request, "tables")
        return await snapshot_response(auth, await auth.node.tables.decline(me, table_id), me)
