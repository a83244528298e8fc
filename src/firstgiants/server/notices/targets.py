"""Where a person's messages go, and which they want."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from functools import partial
from typing import Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, RowMapping, Select, delete, func, insert, select, update

from firstgiants.locales import LANGUAGES
from firstgiants.server.errors import (
    Illegal,
    Invalid,
    NotFound,
    NotSignedIn,
    TryAgain,
    WrongState,
)
from firstgiants.server.notices import links
from firstgiants.server.notices.channels import Keys
from firstgiants.server.notices.outbound import Refused
from firstgiants.server.notices.push import read_public_key, unb64
from firstgiants.server.notices.schedule import DAY_MS, zone_of
from firstgiants.server.notices.sender import Sender
from firstgiants.server.notices.texts import confirmation, language_of
from firstgiants.server.notices.work import changed, read_kinds, read_settings, recipient
from firstgiants.server.people.credentials import Credential, new_id, new_secret
from firstgiants.server.settings import Settings
from firstgiants.server.store import Database, schema
from firstgiants.server.store.notice_rows import Call, enqueue
from firstgiants.server.store.notice_schema import (
    notice_asked,
    notice_settings,
    notice_tables,
    notice_targets,
)
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.timing import Time
from firstgiants.server.wire import notices as wire

MOST_TARGETS: Final[dict[wire.Channel, int]] = {"push": 10, "mail": 1, "webhook": 3}
MOST_TABLES: Final = 200
MAILS_TO_CONFIRM: Final = 3
"""Mails a day that ask one address, or one person, to confirm."""
MAILS_TO_CONFIRM_ALL: Final = 500
CONFIRM_MS: Final = DAY_MS
# An address that needs no quoting. The mail server decides the rest.
_MAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


def digest_of(channel: wire.Channel, address: str) -> str:
    return hashlib.sha256(f"{channel}:{address}".encode()).hexdigest()


class Targets:
    def __init__(self, database: Database, settings: Settings, sender: Sender, time: Time) -> None:
        self._database = database
        self._settings = settings
        self._sender = sender
        self._time = time

    # ------------------------------------------------------------ reading

    async def all_of(self, me: PersonRow, session: Credential | None) -> wire.Notices:
        digest = session.digest if session is not None else ""
        found = await self._database.read(partial(_read_all, person_id=me.id, session=digest))
        settings, targets, tables = found
        hosts = self._settings.webhook_hosts if self._settings.public_url else ()
        return wire.Notices(
            settings=settings,
            targets=targets,
            tables=tables,
            push_key=(await self._sender.vapid()).public,
            mail=self._settings.sends_mail,
            webhook_hosts=list(hosts),
        )

    # ------------------------------------------------------------ what a person wants

    async def change_settings(self, me: PersonRow, patch: wire.NoticeSettingsPatch) -> None:
        if patch.zone is not msgspec.UNSET:
            try:
                zone_of(patch.zone)
            except ValueError:
                raise Invalid("The time zone is not known.", fields=["zone"]) from None
        if patch.language is not msgspec.UNSET and patch.language not in LANGUAGES:
            raise Illegal(
                "There are no messages in this language.",
                code="no-such-language",
                expected=list(LANGUAGES),
            )

        def write(connection: Connection) -> None:
            settings = changed(read_settings(connection, me.id), patch)
            t = notice_settings
            connection.execute(delete(t).where(t.c.person_id == me.id))
            text = msgspec.json.encode(settings).decode()
            connection.execute(insert(t).values(person_id=me.id, settings=text))

        await self._database.write(write)

    async def want_table(self, me: PersonRow, table_id: str, kinds: wire.TableNoticeKinds) -> None:
        """Nothing in `kinds`: all as in the settings."""
        t, s = notice_tables, schema.seats
        mine = (t.c.person_id == me.id) & (t.c.table_id == table_id)
        seated = select(s.c.seat).where(s.c.table_id == table_id, s.c.person_id == me.id)
        count = select(func.count()).select_from(_table_choices(me.id).subquery())

        def write(connection: Connection) -> None:
            if connection.execute(seated).first() is None:
                raise NotFound("You do not sit at such a table.", code="no-such-table")
            connection.execute(delete(t).where(mine))
            if kinds == wire.TableNoticeKinds():
                return
            if connection.execute(count).scalar_one() >= MOST_TABLES:
                raise _too_many(MOST_TABLES, "tables with settings of their own")
            text = msgspec.json.encode(kinds).decode()
            connection.execute(insert(t).values(person_id=me.id, table_id=table_id, kinds=text))

        await self._database.write(write)

    # ------------------------------------------------------------ adding targets

    async def add_push(
        self, me: PersonRow, session: Credential, new: wire.PushNew, device: str
    ) -> None:
        """Messages go to the browser with this session, until the session ends."""
        self._check_url(new.endpoint, "endpoint", self._settings.push_hosts)
        try:
            read_public_key(new.p256dh)
            well = len(unb64(new.secret)) == 16
        except ValueError:
            well = False
        if not well:
            raise Invalid("The keys are not those of a push subscription.", fields=["p256dh"])
        s = schema.sessions
        keys = Keys(p256dh=new.p256dh, auth=new.secret, device=device)
        digest = digest_of("push", new.endpoint)

        def write(connection: Connection) -> None:
            query = select(s.c.id).where(s.c.hash == session.digest)
            session_id = connection.execute(query).scalar()
            if session_id is None:  # it has ended since the request was let in
                raise NotSignedIn("Sign in first: POST /api/me makes you a guest.")
            t = notice_targets
            # A browser belongs to one person at a time, and has one subscription.
            connection.execute(delete(t).where(t.c.digest == digest))
            old = (t.c.person_id == me.id) & (t.c.session_id == session_id)
            connection.execute(delete(t).where(old))
            self._insert(connection, me, "push", new.endpoint, keys, session_id=session_id)

        await self._database.write(write)

    async def add_webhook(self, me: PersonRow, new: wire.WebhookNew) -> wire.WebhookMade:
        if not self._settings.public_url or not self._settings.webhook_hosts:
            raise WrongState("This server sends no webhooks.", code="channel-off")
        self._check_url(new.url, "url", self._settings.webhook_hosts)
        keys = Keys(secret=new_secret(), shape=new.shape)
        target_id = await self._database.write(
            lambda c: self._insert(c, me, "webhook", new.url, keys)
        )
        return wire.WebhookMade(id=target_id, secret=keys.secret)

    def _check_url(self, url: str, field: str, hosts: tuple[str, ...]) -> None:
        try:
            self._sender.outbound.check(url, hosts)
        except Refused as refused:
            raise Illegal(
                str(refused), code="address-refused", fields=[field], expected=list(hosts)
            ) from None

    async def add_mail(self, me: PersonRow, address: str) -> None:
        """Sends a mail with a link; nothing else goes to the address before it was followed."""
        if not self._settings.sends_mail:
            raise WrongState("This server sends no mail.", code="channel-off")
        if _MAIL.fullmatch(address) is None or len(address) > 200:
            raise Invalid("This is not a mail address such as ada@example.org.", fields=["address"])
        target_id, language = await self._database.write(partial(self._ask, me=me, address=address))
        now = self._time.now_ms()
        site = self._settings.public_url or ""
        token = links.make_token(await self._sender.link_key(), "confirm", target_id)
        letter = confirmation(
            language, site=site, link=f"{site}/mail/confirm/{token}", name=me.name
        )
        outcome = await self._sender.channels.mail(address, letter, target_id, now, None)
        if outcome.gone:
            raise Illegal("The mail server refuses this address.", code="address-refused")
        if not outcome.ok:
            raise TryAgain("The mail could not be sent just now.", retry_after=60.0)

    def _ask(self, connection: Connection, *, me: PersonRow, address: str) -> tuple[str, str]:
        """A target that is not confirmed yet. Nobody gets, or causes, more than a few such mails,
        even as a new person each time."""
        t, a, now = notice_targets, notice_asked, self._time.now_ms()
        digest = digest_of("mail", address.lower())
        asked = select(func.count()).select_from(a).where(a.c.at > now - CONFIRM_MS)
        for whose in (a.c.digest == digest, a.c.person_id == me.id):
            if connection.execute(asked.where(whose)).scalar_one() >= MAILS_TO_CONFIRM:
                raise _too_many(MAILS_TO_CONFIRM, "mails a day that ask for confirmation")
        if connection.execute(asked).scalar_one() >= MAILS_TO_CONFIRM_ALL:
            raise TryAgain("This server has sent too many mails today.", retry_after=3600.0)
        mine = (t.c.person_id == me.id) & (t.c.channel == "mail")
        connection.execute(delete(t).where(mine, ~t.c.confirmed))
        values = {"id": new_id(), "digest": digest, "person_id": me.id, "at": now}
        connection.execute(insert(a).values(values))
        made = self._insert(connection, me, "mail", address, Keys(), digest=digest, asked=True)
        return made, language_of(read_settings(connection, me.id).language)

    def _insert(
        self,
        connection: Connection,
        me: PersonRow,
        channel: wire.Channel,
        address: str,
        keys: Keys,
        *,
        digest: str | None = None,
        session_id: str | None = None,
        asked: bool = False,
    ) -> str:
        t, most, target_id = notice_targets, MOST_TARGETS[channel], new_id()
        mine = select(func.count()).select_from(t)
        mine = mine.where(t.c.person_id == me.id, t.c.channel == channel, t.c.confirmed)
        if not asked and connection.execute(mine).scalar_one() >= most:
            raise _too_many(most, "of these")
        values = {
            "id": target_id, "person_id": me.id, "channel": channel, "address": address,
            "digest": digest or digest_of(channel, address),
            "keys": msgspec.json.encode(keys).decode(), "session_id": session_id,
            "confirmed": not asked, "created": self._time.now_ms(), "failures": 0,
            "not_before": 0, "last_sent": 0, "lease_until": 0,
        }  # fmt: skip
        connection.execute(insert(t).values(values))
        return target_id

    # ------------------------------------------------------------ one target

    async def remove(self, me: PersonRow, target_id: str) -> None:
        t = notice_targets
        mine = delete(t).where(t.c.id == target_id, t.c.person_id == me.id)
        if not await self._database.write(lambda c: c.execute(mine).rowcount):
            raise NotFound("You have no such target.", code="no-such-target")

    async def test(self, me: PersonRow, target_id: str) -> None:
        """Queue a message that says that it works."""
        t, now = notice_targets, self._time.now_ms()
        mine = select(t).where(t.c.id == target_id, t.c.person_id == me.id, t.c.confirmed)

        def write(connection: Connection) -> None:
            target = connection.execute(mine).mappings().first()
            if target is None:
                raise NotFound("You have no such target.", code="no-such-target")
            if recipient(connection, target, now).has_enough:
                raise WrongState(
                    "You have had as many messages today as anybody may: wait until tomorrow.",
                    code="too-many-notices",
                )
            enqueue(connection, [Call(me.id, "", "test", 0, now, target_id)])

        await self._database.write(write)

    # ------------------------------------------------------------ links in mails

    async def mail_of(self, purpose: links.Purpose, token: str) -> str:
        """The address that a link belongs to, shortened."""
        row = await self._database.read(await self._linked(purpose, token))
        if row is None:
            raise _no_link()
        name, _, domain = str(row["address"]).partition("@")
        return f"{name[:1]}…@{domain}"

    async def confirm(self, token: str) -> None:
        """The address gets messages from now on; it takes the place of the person's other one."""
        find = await self._linked("confirm", token)
        t = notice_targets

        def write(connection: Connection) -> bool:
            row = find(connection)
            if row is None:
                return False
            mine = (t.c.person_id == row["person_id"]) & (t.c.channel == "mail")
            connection.execute(delete(t).where(mine, t.c.confirmed, t.c.id != row["id"]))
            connection.execute(update(t).where(t.c.id == row["id"]).values(confirmed=True))
            return True

        if not await self._database.write(write):
            raise _no_link()

    async def stop_mails(self, token: str) -> None:
        """Removes the address. A link that was used before does no harm."""
        target_id = links.read_token(await self._sender.link_key(), "stop", token)
        if target_id is None:
            raise _no_link()
        t = notice_targets
        gone = delete(t).where(t.c.id == target_id, t.c.channel == "mail")
        await self._database.write(lambda c: c.execute(gone).rowcount)

    async def _linked(
        self, purpose: links.Purpose, token: str
    ) -> Callable[[Connection], RowMapping | None]:
        target_id = links.read_token(await self._sender.link_key(), purpose, token)
        t, since = notice_targets, self._time.now_ms() - CONFIRM_MS
        query = select(t).where(t.c.id == target_id, t.c.channel == "mail")
        if purpose == "confirm":
            query = query.where(t.c.confirmed | (t.c.created > since))
        return lambda c: c.execute(query).mappings().one_or_none()

    async def clean_up(self, now: int) -> int:
        """Forget addresses that were not confirmed in time."""
        t, a, before = notice_targets, notice_asked, now - CONFIRM_MS

        def write(connection: Connection) -> int:
            connection.execute(delete(a).where(a.c.at <= before))
            return connection.execute(
                delete(t).where(~t.c.confirmed, t.c.created <= before)
            ).rowcount

        return await self._database.write(write)


def _too_many(most: int, what: str) -> WrongState:
    return WrongState(f"Nobody may have more than {most} {what}.", code="too-many-notices")


def _no_link() -> NotFound:
    return NotFound("This link is not valid any more.", code="no-such-link")


def _table_choices(person_id: str) -> Select[tuple[str, str]]:
    """What a person has chosen for tables that go on. Those of finished games stay with them, and
    count for nothing."""
    w, g = notice_tables, schema.tables
    chosen = select(w.c.table_id, w.c.kinds).join(g, g.c.id == w.c.table_id)
    return chosen.where(w.c.person_id == person_id, g.c.state.in_(["open", "playing"]))


def _read_all(
    connection: Connection, *, person_id: str, session: str
) -> tuple[wire.NoticeSettings, list[wire.NoticeTarget], list[wire.TableNotices]]:
    t, s = notice_targets, schema.sessions
    current = connection.execute(select(s.c.id).where(s.c.hash == session)).scalar()
    query = select(t).where(t.c.person_id == person_id)
    found = connection.execute(query.order_by(t.c.channel, t.c.created, t.c.id)).mappings()
    targets = [
        wire.NoticeTarget(
            id=row["id"],
            channel=row["channel"],
            name=_name(row),
            created=row["created"],
            confirmed=row["confirmed"],
            current=current is not None and row["session_id"] == current,
            failing=row["failures"] > 0,
        )
        for row in found
    ]
    tables = [
        wire.TableNotices(table=row.table_id, kinds=read_kinds(row.kinds))
        for row in connection.execute(_table_choices(person_id))
    ]
    return read_settings(connection, person_id), targets, tables


def _name(row: RowMapping) -> str:
    if row["channel"] == "push":
        return msgspec.json.decode(row["keys"], type=Keys).device
    if row["channel"] == "webhook":
        return urlsplit(row["address"]).hostname or ""
    return str(row["address"])
