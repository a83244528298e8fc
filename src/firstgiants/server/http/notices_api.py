"""The API for notices: the bell, where messages go, which are wanted, and links in mails."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, delete, get, patch, post, put, websocket
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from firstgiants.server import wire
from firstgiants.server.errors import UNREADABLE, Invalid, NotFound, Refusal, TryAgain
from firstgiants.server.http.account_api import device_name_of
from firstgiants.server.http.auth import Caller, RequestAuth
from firstgiants.server.http.responses import (
    NDJSON,
    AnyRequest,
    errors,
    json_response,
    no_content,
)
from firstgiants.server.http.sockets import Answer, AnySocket, refused, stream
from firstgiants.server.http.tables_api import ndjson
from firstgiants.server.notices.waiting import read_waiting
from firstgiants.server.store import Unavailable
from firstgiants.server.streams.listeners import Listener
from firstgiants.server.text import is_id

_looking = msgspec.json.Decoder(wire.Looking).decode


class BellApi(Controller):
    path = "/api/me"
    tags = ("notices",)

    @get("/waiting", responses=errors(401), operation_id="getWaiting")
    async def waiting(self, request: AnyRequest, auth: RequestAuth) -> Response[wire.Waiting]:
        """Lists the tables that wait for you, the most urgent first; the challenges; and the people
        who ask to be your friend."""
        me = await auth.require_person(request)
        now = auth.node.time.now_ms()
        found = await auth.node.database.read(lambda c: read_waiting(c, me.id, now))
        return json_response(wire.Waiting, found)

    @get(
        "/events",
        responses={
            **errors(401),
            200: ResponseSpec(
                wire.PersonalStream,
                description="One JSON message per line. The WebSocket at /api/me/stream sends the "
                "same messages.",
                media_type=NDJSON,
                generate_examples=False,
            ),
        },
        operation_id="listenToMe",
    )
    async def events(self, request: AnyRequest, auth: RequestAuth) -> Stream:
        """Streams what waits for you: now, and whenever it changes."""
        caller = await auth.admit(request)
        me, bell = caller.me, auth.node.bell
        return ndjson(auth, caller, lambda: bell.listen(me.id), bell.unlisten)


@websocket("/api/me/stream")
async def personal_stream(socket: AnySocket, auth: RequestAuth) -> None:
    """What `/api/me/events` sends. The page says on it which table it shows."""
    bell = auth.node.bell
    mine: list[Listener] = []

    async def listen(caller: Caller) -> Listener:
        mine.append(await bell.listen(caller.me.id))
        return mine[0]

    def answering(caller: Caller) -> Answer:
        async def answer(text: str) -> bytes | None:
            try:
                await auth.limits.spend(caller.identity, "reads")
                await bell.page_shows(mine[0], _looking(text).table)
            except UNREADABLE as error:
                return refused(0, Invalid("The message is not as described.", fields=[str(error)]))
            except Refusal as refusal:
                return refused(0, refusal)
            except Unavailable:
                return refused(0, TryAgain("The database cannot be reached just now."))
            return None

        return answer

    await stream(socket, auth, listen, bell.unlisten, answering)


class NoticesApi(Controller):
    path = "/api/me/notices"
    tags = ("notices",)

    @get("/", responses=errors(401, 403), operation_id="getNotices")
    async def read(self, request: AnyRequest, auth: RequestAuth) -> Response[wire.Notices]:
        """Returns where your messages go and which you want."""
        me, session = await auth.require_session(request)
        return json_response(wire.Notices, await auth.node.targets.all_of(me, session))

    @patch("/", responses=errors(401, 403, 422), operation_id="changeNotices")
    async def change(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.NoticeSettingsPatch]
    ) -> Response[wire.Notices]:
        """Changes which messages you want, and when."""
        me, session = await auth.require_session(request, "tables")
        await auth.node.targets.change_settings(me, data)
        return json_response(wire.Notices, await auth.node.targets.all_of(me, session))

    @put("/tables/{table_id:str}", status_code=204, responses=errors(401, 403, 404, 409),
         operation_id="changeTableNotices")  # fmt: skip
    async def table(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        table_id: FromPath[str],
        data: JSONBody[wire.TableNoticeKinds],
    ) -> Response[None]:
        """Says which messages you want about one table at which you sit. Kinds that are left out
        are as in your settings again."""
        me, _ = await auth.require_session(request, "tables")
        if not is_id(table_id):
            raise NotFound("There is no such table.", code="no-such-table")
        await auth.node.targets.want_table(me, table_id, data)
        return no_content()

    @post("/push", status_code=204, responses=errors(401, 403, 409, 422), operation_id="addPush")
    async def push(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.PushNew]
    ) -> Response[None]:
        """Sends messages to this browser, by its push service, until its session ends."""
        me, session = await auth.require_session(request, "tables")
        await auth.node.targets.add_push(me, session, data, device_name_of(request))
        return no_content()

    @post("/mail", status_code=204, responses=errors(401, 403, 409, 422), operation_id="addMail")
    async def mail(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.MailNew]
    ) -> Response[None]:
        """Sends a mail with a link to this address. Messages go there once the link was
        followed."""
        caller = await auth.admit(request, "tables")
        me, _ = caller.me, caller.session
        await auth.limits.spend(caller.address, "sign_in")
        await auth.node.targets.add_mail(me, data.address)
        return no_content()

    @post("/webhook", status_code=201, responses=errors(401, 403, 409, 422),
          operation_id="addWebhook")  # fmt: skip
    async def webhook(
        self, request: AnyRequest, auth: RequestAuth, data: JSONBody[wire.WebhookNew]
    ) -> Response[wire.WebhookMade]:
        """Sends messages to an address of yours, at a host that this server allows."""
        me, _ = await auth.require_session(request, "tables")
        made = await auth.node.targets.add_webhook(me, data)
        return json_response(wire.WebhookMade, made, 201)

    @delete("/targets/{target_id:str}", status_code=204, responses=errors(401, 403, 404),
            operation_id="dropTarget")  # fmt: skip
    async def drop(
        self, request: AnyRequest, auth: RequestAuth, target_id: FromPath[str]
    ) -> Response[None]:
        """Sends no more messages there."""
        me, _ = await auth.require_session(request, "tables")
        await auth.node.targets.remove(me, _checked(target_id))
        return no_content()

    @post("/targets/{target_id:str}/test", status_code=204, responses=errors(401, 403, 404, 409),
          operation_id="testTarget")  # fmt: skip
    async def test(
        self, request: AnyRequest, auth: RequestAuth, target_id: FromPath[str]
    ) -> Response[None]:
        """Sends a message there that says that it works."""
        me, _ = await auth.require_session(request, "tables")
        await auth.node.targets.test(me, _checked(target_id))
        return no_content()


class MailApi(Controller):
    """Links in mails need no session: the link is the proof."""

    path = "/api/mail"
    tags = ("notices",)

    @get("/confirm/{token:str}", responses=errors(404), operation_id="getMailToConfirm")
    async def to_confirm(
        self, request: AnyRequest, auth: RequestAuth, token: FromPath[str]
    ) -> Response[wire.MailLink]:
        """Returns the address that a link belongs to, shortened. Changes nothing: mail programs
        follow links by themselves."""
        await auth.admit(request)
        address = await auth.node.targets.mail_of("confirm", token)
        return json_response(wire.MailLink, wire.MailLink(address=address))

    @get("/stop/{token:str}", responses=errors(404), operation_id="getMailToStop")
    async def to_stop(
        self, request: AnyRequest, auth: RequestAuth, token: FromPath[str]
    ) -> Response[wire.MailLink]:
        """Returns the address that a link belongs to, shortened. Changes nothing."""
        await auth.admit(request)
        address = await auth.node.targets.mail_of("stop", token)
        return json_response(wire.MailLink, wire.MailLink(address=address))

    @post("/confirm/{token:str}", status_code=204, responses=errors(404),
          operation_id="confirmMail")  # fmt: skip
    async def confirm(
        self, request: AnyRequest, auth: RequestAuth, token: FromPath[str]
    ) -> Response[None]:
        """Confirms that the address wants messages."""
        await auth.admit(request, "tables")
        await auth.node.targets.confirm(token)
        return no_content()

    @post("/stop/{token:str}", status_code=204, responses=errors(404), operation_id="stopMails")
    async def stop(
        self, request: AnyRequest, auth: RequestAuth, token: FromPath[str]
    ) -> Response[None]:
        """Stops all mails to the address, at once (RFC 8058). The body is not read."""
        await auth.admit(request, "tables")
        await auth.node.targets.stop_mails(token)
        return no_content()


def _checked(target_id: str) -> str:
    if not is_id(target_id):
        raise NotFound("You have no such target.", code="no-such-target")
    return target_id
