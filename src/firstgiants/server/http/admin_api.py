"""The API of the admin page: signing in, figures, tables, announcements, backups, the audit log.
Every handler asks `require_admin` first. Not in the public description."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, Response, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from firstgiants import __version__
from firstgiants.server import wire
from firstgiants.server.admin import actions
from firstgiants.server.admin.figures import figures_of
from firstgiants.server.admin.search import find_tables
from firstgiants.server.http.admin_auth import (
    COOKIE,
    admin_cookies,
    require_admin,
    sign_in,
)
from firstgiants.server.http.auth import RequestAuth, cookie_in
from firstgiants.server.http.responses import AnyRequest, json_response, no_content
from firstgiants.server.wire import admin as wire_admin

Text = Annotated[str, QueryParameter(max_length=60, description="part of a name, or an id")]


class AdminApi(Controller):
    path = "/api/admin"
    include_in_schema = False

    @get("/ways")
    async def ways(self, request: AnyRequest, auth: RequestAuth) -> Response[wire_admin.AdminWays]:
        """How the caller can sign in. The only handler here that is open to everybody."""
        caller = await auth.admit(request)
        person = caller.person if caller.secret is not None else None
        ways = wire_admin.AdminWays(
            by_secret=auth.node.settings.admin_secret is not None,
            by_account=person is not None and await auth.node.admin_access.is_admin(person.id),
        )
        return json_response(wire_admin.AdminWays, ways)

    @post("/session", status_code=200)
    async def open_session(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire_admin.AdminSignIn]
    ) -> Response[wire_admin.AdminSession]:
        admin, secret = await sign_in(request, auth, data)
        session = wire_admin.AdminSession(who=admin.who, expires=admin.expires)
        return json_response(wire_admin.AdminSession, session, cookies=admin_cookies(auth, secret))

    @get("/session")
    async def session(
        self, request: AnyRequest, auth: RequestAuth
    ) -> Response[wire_admin.AdminSession]:
        admin = await require_admin(request, auth)
        session = wire_admin.AdminSession(who=admin.who, expires=admin.expires)
        return json_response(wire_admin.AdminSession, session)

    @delete("/session", status_code=204)
    async def close_session(self, request: AnyRequest, auth: RequestAuth) -> Response[None]:
        admin = await require_admin(request, auth)
        await auth.node.audit.write(admin, "sign-out")
        await auth.node.admin_access.close(cookie_in(request.scope, COOKIE) or "")
        return no_content(cookies=admin_cookies(auth, None))

    @get("/figures")
    async def figures(self, request: AnyRequest, auth: RequestAuth) -> Response[wire_admin.Figures]:
        await require_admin(request, auth)
        found = await figures_of(auth.node, __version__)
        return json_response(wire_admin.Figures, found)

    @get("/tables")
    async def tables(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        q: Text = "",
        which: Annotated[
            Literal["open", "playing", "finished", "closed"] | None, QueryParameter(name="state")
        ] = None,
    ) -> Response[list[wire_admin.AdminTable]]:
        await require_admin(request, auth)
        found = await auth.node.database.read(lambda c: find_tables(c, q.strip(), which))
        return json_response(list[wire_admin.AdminTable], found)

    @post("/tables/{table_id:str}/close", status_code=204)
    async def close(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire_admin.CloseTable],
    ) -> Response[None]:
        admin = await require_admin(request, auth)
        await actions.close_table(auth.node, admin, table_id, data.reason)
        return no_content()

    @get("/announcements")
    async def announcements(
        self, request: AnyRequest, auth: RequestAuth
    ) -> Response[list[wire.Announcement]]:
        """Those that are shown now and those to come."""
        await require_admin(request, auth)
        await auth.node.moderation.refresh()
        return json_response(list[wire.Announcement], auth.node.moderation.planned())

    @post("/announcements", status_code=201)
    async def announce(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire_admin.AnnouncementNew]
    ) -> Response[wire.Announcement]:
        admin = await require_admin(request, auth)
        made = await actions.announce(auth.node, admin, data)
        return json_response(wire.Announcement, made, 201)

    @delete("/announcements/{announcement_id:str}", status_code=204)
    async def withdraw(
        self, request: AnyRequest, auth: RequestAuth, announcement_id: FromPath[str]
    ) -> Response[None]:
        admin = await require_admin(request, auth)
        await actions.withdraw(auth.node, admin, announcement_id)
        return no_content()

    @post("/backup", status_code=201)
    async def backup(
        self, request: AnyRequest, auth: RequestAuth
    ) -> Response[wire_admin.BackupMade]:
        admin = await require_admin(request, auth)
        node = auth.node
        await node.audit.write(admin, "backup")
        return json_response(
            wire_admin.BackupMade, await node.backups.make(node.time.wall_ms()), 201
        )

    @get("/audit")
    async def audit(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        before: Annotated[int | None, QueryParameter(ge=1, le=2**31 - 1)] = None,
    ) -> Response[wire_admin.AuditPage]:
        await require_admin(request, auth)
        return json_response(wire_admin.AuditPage, await auth.node.audit.page(before))
