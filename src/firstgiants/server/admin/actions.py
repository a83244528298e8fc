"""What an admin changes: bans and mutes, announcements, tables. Each writes its row of the audit
log in the same transaction, or before it acts."""

from __future__ import annotations

from ipaddress import IPv6Network, ip_address, ip_network

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from firstgiants.locales import LANGUAGES
from firstgiants.server import wire
from firstgiants.server.admin.access import Admin
from firstgiants.server.admin.audit import write_row
from firstgiants.server.errors import Illegal, NotFound, WrongState
from firstgiants.server.http.address import IPV6_PREFIX, address_of
from firstgiants.server.node import Node
from firstgiants.server.people.credentials import new_id
from firstgiants.server.people.erasure import leave_all_tables
from firstgiants.server.store import schema
from firstgiants.server.tables.change import Change, Context
from firstgiants.server.tables.stand_ins import close
from firstgiants.server.tables.state import TableState
from firstgiants.server.text import clean
from firstgiants.server.wire import admin as wire_admin
from firstgiants.server.wire.admin import REASON_LENGTH, TEXT_LENGTH


def banned_address(text: str) -> str:
    """The address as limits count it: IPv4, or the /64 of an IPv6 address."""
    problem = "The address is neither IPv4, such as 192.0.2.7, nor IPv6, alone or as a /64."
    try:
        if "/" in text:
            network = ip_network(text.strip())
            wanted = IPV6_PREFIX if isinstance(network, IPv6Network) else 32
            if network.prefixlen != wanted:
                raise Illegal(problem, code="bad-address")
            address = network.network_address
        else:
            address = ip_address(text.strip())
    except ValueError:
        raise Illegal(problem, code="bad-address") from None
    if address.is_loopback or address.is_unspecified:
        raise Illegal(
            "That is this computer itself. Behind a proxy, set trusted_proxies, so that the server "
            "sees where people come from.",
            code="bad-address",
        )
    return address_of(str(address))


async def ban(node: Node, admin: Admin, request: wire_admin.BanNew) -> str:
    """Ban or mute a person, or ban an address; returns the id. A banned person leaves all tables,
    where bots play on."""
    now = node.time.now_ms()
    if (request.person is None) == (request.address is None):
        raise Illegal("Name either a person or an address.", code="bad-ban")
    if request.address is not None and request.kind == "mute":
        raise Illegal("Only a person can be muted.", code="bad-ban")
    if request.until is not None and request.until <= now:
        raise Illegal("The end lies in the past.", code="bad-ban")
    person = await node.people.get(request.person) if request.person is not None else None
    if person is not None and await node.admin_access.is_admin(person.id):
        raise WrongState(
            "Take the role away first: firstgiants admin revoke LOGIN.", code="is-admin"
        )
    address = banned_address(request.address) if request.address is not None else None
    reason = clean(request.reason, "reason", REASON_LENGTH)
    ban_id = new_id()
    row = {
        "id": ban_id,
        "kind": request.kind,
        "person_id": None if person is None else person.id,
        "address": address,
        "reason": reason,
        "created": now,
        "until": request.until,
        "made_by": admin.who,
    }
    target = address or (person.id if person is not None else "")

    def write(connection: Connection) -> None:
        connection.execute(insert(schema.bans).values(row))
        write_row(connection, admin, now, request.kind, target, reason=reason, until=request.until)

    await node.writer.run(write)
    await node.moderation_changed()
    if person is not None and request.kind == "ban":
        await leave_all_tables(node, person)
    return ban_id


async def lift(node: Node, admin: Admin, ban_id: str) -> None:
    t, now = schema.bans, node.time.now_ms()

    def write(connection: Connection) -> None:
        mine = update(t).where(t.c.id == ban_id, t.c.lifted.is_(None)).values(lifted=now)
        if connection.execute(mine).rowcount == 0:
            raise NotFound("There is no such ban, or it was lifted.", code="no-such-ban")
        row = connection.execute(select(t).where(t.c.id == ban_id)).one()
        write_row(connection, admin, now, f"lift-{row.kind}", row.person_id or row.address)

    await node.writer.run(write)
    await node.moderation_changed()


async def close_table(node: Node, admin: Admin, table_id: str, reason: str) -> None:
    """Close a table that is open or playing. A closed game counts for nobody."""
    state = await node.registry.get(table_id)
    _must_go_on(state)
    await node.audit.write(admin, "close-table", table_id, reason=clean(reason, "reason", 200))
    await node.tables.change(table_id, _close)


def _close(state: TableState, context: Context) -> Change:
    _must_go_on(state)
    return close(state, context)


def _must_go_on(state: TableState) -> None:
    if state.row.state not in ("open", "playing"):
        raise WrongState("This table is over already.", code="table-closed")


async def announce(
    node: Node, admin: Admin, request: wire_admin.AnnouncementNew
) -> wire.Announcement:
    now = node.time.now_ms()
    unknown = sorted(set(request.texts) - set(LANGUAGES))
    if unknown or not request.texts:
        raise Illegal(
            "Write the text in at least one language.", code="bad-announcement",
            expected=list(LANGUAGES),
        )  # fmt: skip
    if not max(request.starts, now) < request.until:
        raise Illegal("The announcement ends before it begins.", code="bad-announcement")
    texts = {tag: clean(text, f"text in {tag}", TEXT_LENGTH) for tag, text in request.texts.items()}
    made = wire.Announcement(id=new_id(), starts=request.starts, until=request.until, texts=texts)

    def write(connection: Connection) -> None:
        row = msgspec.structs.asdict(made) | {"texts": msgspec.json.encode(texts).decode()}
        connection.execute(insert(schema.announcements).values(row | {"created": now}))
        write_row(connection, admin, now, "announce", made.id, texts=texts, until=made.until)

    await node.writer.run(write)
    await node.moderation_changed()
    return made


async def withdraw(node: Node, admin: Admin, announcement_id: str) -> None:
    t, now = schema.announcements, node.time.now_ms()

    def write(connection: Connection) -> None:
        if connection.execute(delete(t).where(t.c.id == announcement_id)).rowcount == 0:
            raise NotFound("There is no such announcement.", code="no-such-announcement")
        write_row(connection, admin, now, "withdraw", announcement_id)

    await node.writer.run(write)
    await node.moderation_changed()
