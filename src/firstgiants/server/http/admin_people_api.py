"""The API of the admin page for people, bans and reports. Every handler asks `require_admin`
first."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from firstgiants.server.admin import actions, reports
from firstgiants.server.admin.search import find_bans, find_people, find_reports, look_at
from firstgiants.server.errors import WrongState
from firstgiants.server.http.account_api import invalidate_person
from firstgiants.server.http.admin_auth import require_admin
from firstgiants.server.http.auth import RequestAuth
from firstgiants.server.http.responses import AnyRequest, json_response, no_content
from firstgiants.server.people.erasure import erase_person
from firstgiants.server.people.person_data import person_data
from firstgiants.server.wire import admin as wire
from firstgiants.server.wire.people import PersonExport

Text = Annotated[str, QueryParameter(max_length=60, description="part of a name, or an id")]


class AdminPeopleApi(Controller):
    path = "/api/admin"
    include_in_schema = False

    @get("/people")
    async def people(
        self, request: AnyRequest, auth: RequestAuth, q: Text = ""
    ) -> Response[list[wire.AdminPerson]]:
        await require_admin(request, auth)
        found = await auth.node.database.read(lambda c: find_people(c, q.strip()))
        return json_response(list[wire.AdminPerson], found)

    @get("/people/{person_id:str}")
    async def look(
        self, request: AnyRequest, auth: RequestAuth, person_id: FromPath[str]
    ) -> Response[wire.AdminLook]:
        admin = await require_admin(request, auth)
        person = await auth.node.people.get(person_id)
        await auth.node.audit.write(admin, "look", person.id)
        address = auth.node.moderation.address_of(person.id)
        look = await auth.node.database.read(lambda c: look_at(c, person, address))
        return json_response(wire.AdminLook, look)

    @get("/people/{person_id:str}/export")
    async def export(
        self, request: AnyRequest, auth: RequestAuth, person_id: FromPath[str]
    ) -> Response[PersonExport]:
        """Everything about one person, as a file to download."""
        admin = await require_admin(request, auth)
        person = await auth.node.people.get(person_id)
        await auth.node.audit.write(admin, "export", person.id)
        data = await auth.node.database.read(lambda c: person_data(c, person))
        headers = {"Content-Disposition": f'attachment; filename="person-{person.id}.json"'}
        return json_response(PersonExport, data, headers=headers)

    @post("/people/{person_id:str}/erase", status_code=204)
    async def erase(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        person_id: FromPath[str],
        data: JSONBody[wire.ErasePerson],
    ) -> Response[None]:
        admin = await require_admin(request, auth)
        person = await auth.node.people.get(person_id)
        if data.name.strip() != person.name:
            raise WrongState("That is not the person's name.", code="wrong-name")
        if await auth.node.admin_access.is_admin(person.id):
            raise WrongState(
                "Take the role away first: firstgiants admin revoke LOGIN.", code="is-admin"
            )
        await auth.node.audit.write(admin, "erase", person.id)
        await erase_person(auth.node, person)
        await invalidate_person(auth, person, refresh_tables=True)
        return no_content()

    @get("/bans")
    async def bans(self, request: AnyRequest, auth: RequestAuth) -> Response[list[wire.BanInfo]]:
        await require_admin(request, auth)
        now = auth.node.time.now_ms()
        found = await auth.node.database.read(lambda c: find_bans(c, now))
        return json_response(list[wire.BanInfo], found)

    @post("/bans", status_code=201)
    async def ban(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.BanNew]
    ) -> Response[dict[str, str]]:
        admin = await require_admin(request, auth)
        return json_response(dict[str, str], {"id": await actions.ban(auth.node, admin, data)}, 201)

    @delete("/bans/{ban_id:str}", status_code=204)
    async def lift(
        self, request: AnyRequest, auth: RequestAuth, ban_id: FromPath[str]
    ) -> Response[None]:
        admin = await require_admin(request, auth)
        await actions.lift(auth.node, admin, ban_id)
        return no_content()

    @get("/reports")
    async def reports(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        handled: Annotated[bool, QueryParameter(description="those that were handled")] = False,
    ) -> Response[list[wire.ReportInfo]]:
        await require_admin(request, auth)
        found = await auth.node.database.read(lambda c: find_reports(c, handled=handled))
        return json_response(list[wire.ReportInfo], found)

    @post("/reports/{report_id:str}", status_code=204)
    async def handle(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        report_id: FromPath[str],
        data: JSONBody[wire.ReportAction],
    ) -> Response[None]:
        admin = await require_admin(request, auth)
        await reports.handle(auth.node, admin, report_id, data)
        return no_content()
