"""What the sender reads and writes: targets with messages that are due."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, delete, exists, func, select, update

from firstgiants.server.notices.channels import Keys, Outcome
from firstgiants.server.notices.decide import Notice, Recipient, TableNow, Wait
from firstgiants.server.notices.schedule import DAY_MS, DEFAULTS, TRIES, retry_at
from firstgiants.server.notices.waiting import blocked_people
from firstgiants.server.store import schema
from firstgiants.server.store.notice_schema import (
    notice_counts,
    notice_settings,
    notice_tables,
    notice_targets,
    notices,
)
from firstgiants.server.store.rows import read_seats, read_table
from firstgiants.server.store.statements import Statement
from firstgiants.server.wire.notices import (
    Channel,
    NoticeSettings,
    NoticeSettingsPatch,
    TableNoticeKinds,
)

MOST_ROWS = 50
MOST_FAILURES = 30
"""Failures in a row after which a target is given up."""

_settings = msgspec.json.Decoder(NoticeSettingsPatch)
_keys = msgspec.json.Decoder(Keys)
read_kinds = msgspec.json.Decoder(TableNoticeKinds).decode


@dataclass(frozen=True)
class Work:
    """A target that this node has claimed, with the messages that are due."""

    target_id: str
    address: str
    keys: Keys
    to: Recipient
    rows: list[Notice]
    tables: dict[str, TableNow]
    kinds: dict[str, TableNoticeKinds]
    """What the person wants of a table, where it differs from their settings."""
    blocked: frozenset[str]
    """The people whom the person has blocked."""
    alive: bool
    """False: a browser whose session has ended."""

    def to_about(self, table_id: str) -> Recipient:
        """The recipient, with what they want to hear of this table."""
        own = self.kinds.get(table_id, TableNoticeKinds())
        return replace(self.to, settings=changed(self.to.settings, own))


def read_settings(connection: Connection, person_id: str) -> NoticeSettings:
    """What was stored may be older than some of the settings."""
    t = notice_settings
    found = connection.execute(select(t.c.settings).where(t.c.person_id == person_id)).scalar()
    return DEFAULTS if found is None else changed(DEFAULTS, _settings.decode(found))


def changed(settings: NoticeSettings, patch: TableNoticeKinds) -> NoticeSettings:
    """The settings with what the patch says instead: for good, or at one table."""
    given = msgspec.structs.asdict(patch)
    given = {name: value for name, value in given.items() if value is not msgspec.UNSET}
    return msgspec.structs.replace(settings, **given)


def due_targets(connection: Connection, channel: Channel, now: int, most: int) -> list[str]:
    """Targets with a message that is due, the longest waiting first."""
    t, q = notice_targets, notices
    first = func.min(q.c.due)
    query = (
        select(t.c.id)
        .join(q, q.c.target_id == t.c.id)
        .where(q.c.due <= now, t.c.channel == channel, t.c.lease_until <= now)
        .where(t.c.not_before <= now, t.c.confirmed)
        .group_by(t.c.id)
        .order_by(first)
        .limit(most)
    )
    return list(connection.execute(query).scalars())


def claim(connection: Connection, target_id: str, node: str, now: int, until: int) -> bool:
    t = notice_targets
    free = update(t).where(t.c.id == target_id, t.c.lease_until <= now)
    return connection.execute(free.values(lease_until=until, lease_by=node)).rowcount == 1


def release(connection: Connection, target_id: str, node: str) -> None:
    t = notice_targets
    mine = update(t).where(t.c.id == target_id, t.c.lease_by == node)
    connection.execute(mine.values(lease_until=0, lease_by=None))


def read_work(connection: Connection, target_id: str, now: int) -> Work | None:
    t, q = notice_targets, notices
    target = connection.execute(select(t).where(t.c.id == target_id)).mappings().one_or_none()
    if target is None:
        return None
    person_id: str = target["person_id"]
    query = select(q).where(q.c.target_id == target_id, q.c.due <= now)
    found = connection.execute(query.order_by(q.c.due, q.c.table_id).limit(MOST_ROWS)).mappings()
    rows = [_notice(row) for row in found]
    tables: dict[str, TableNow] = {}
    for row in rows:
        if row.table_id and (table := read_table(connection, row.table_id)) is not None:
            tables[table.id] = TableNow(table, read_seats(connection, table.id))
    w = notice_tables
    chosen = select(w.c.table_id, w.c.kinds).where(
        w.c.person_id == person_id, w.c.table_id.in_(list(tables))
    )
    return Work(
        target_id=target_id,
        address=target["address"],
        keys=_keys.decode(target["keys"]),
        to=recipient(connection, target, now),
        rows=rows,
        tables=tables,
        kinds={row.table_id: read_kinds(row.kinds) for row in connection.execute(chosen)},
        blocked=blocked_people(connection, person_id),
        alive=_is_alive(connection, target, now),
    )


def recipient(connection: Connection, target: RowMapping, now: int) -> Recipient:
    n, today = notice_counts, now // DAY_MS
    sent = select(n.c.channel, n.c.sent).where(
        n.c.person_id == target["person_id"], n.c.day == today
    )
    counts = {row.channel: row.sent for row in connection.execute(sent)}
    return Recipient(
        person_id=target["person_id"],
        channel=target["channel"],
        settings=read_settings(connection, target["person_id"]),
        sent=sum(counts.values()),
        mails=counts.get("mail", 0),
        last_sent=target["last_sent"],
    )


def _is_alive(connection: Connection, target: RowMapping, now: int) -> bool:
    if target["session_id"] is None:
        return True
    s = schema.sessions
    there = exists().where(s.c.id == target["session_id"], s.c.expires > now)
    there = there.where(s.c.person_id == target["person_id"])
    return bool(connection.execute(select(there)).scalar())


def _notice(row: RowMapping) -> Notice:
    names = ("table_id", "kind", "n", "due", "tries", "unsure")
    return Notice(**{name: row[name] for name in names})


# ---------------------------------------------------------------- writing

# Does nothing for a person who has left meanwhile.
_count = Statement(
    "INSERT INTO notice_counts (person_id, channel, day, sent) "
    "SELECT id, CAST(:channel AS VARCHAR(10)), CAST(:day AS INTEGER), 1 "
    "FROM people WHERE id = :person "
    "ON CONFLICT (person_id, channel) DO UPDATE SET day = excluded.day, sent = "
    "CASE WHEN notice_counts.day = excluded.day THEN notice_counts.sent + 1 ELSE 1 END"
)


def begin(connection: Connection, target_id: str, rows: list[Notice]) -> None:
    """Note that sending begins, so that a crash from here on is known."""
    for row in rows:
        _change(connection, target_id, row, unsure=row.unsure + 1)


def postpone(connection: Connection, target_id: str, row: Notice, wait: Wait) -> None:
    _change(connection, target_id, row, kind=wait.kind, due=wait.due, tries=0, unsure=row.unsure)


def drop(connection: Connection, target_id: str, row: Notice) -> None:
    q = notices
    connection.execute(delete(q).where(*_same(target_id, row)))


def sent(
    connection: Connection, work: Work, rows: list[tuple[Notice, Wait | None]], now: int
) -> None:
    """One message went out for these rows; what follows each of them, if anything."""
    target_id = work.target_id
    for row, follows in rows:
        if follows is None:
            drop(connection, target_id, row)
        else:
            _change(
                connection, target_id, row, kind=follows.kind, due=follows.due, tries=0, unsure=0
            )
    t = notice_targets
    mine = update(t).where(t.c.id == target_id)
    connection.execute(mine.values(last_sent=now, failures=0, not_before=0))
    values = {"person": work.to.person_id, "channel": work.to.channel, "day": now // DAY_MS}
    _count(connection, values)


def failed(
    connection: Connection, target_id: str, rows: list[Notice], outcome: Outcome, now: int
) -> None:
    """Try these again later, or give them up. The target rests meanwhile, others go on."""
    t = notice_targets
    if outcome.gone:
        connection.execute(delete(t).where(t.c.id == target_id))
        return
    again = now
    for row in rows:
        again = max(again, retry_at(now, row.tries + 1, outcome.retry_after_s))
        if row.tries + 1 >= TRIES:
            drop(connection, target_id, row)
        else:
            # What surely did not arrive may be sent again; otherwise once more at most.
            unsure = row.unsure if outcome.sure else row.unsure + 1
            _change(connection, target_id, row, tries=row.tries + 1, unsure=unsure, due=again)
    mine = update(t).where(t.c.id == target_id)
    connection.execute(mine.values(failures=t.c.failures + 1, not_before=again))
    connection.execute(
        delete(t).where(t.c.id == target_id, t.c.failures >= MOST_FAILURES, t.c.channel != "mail")
    )


def _same(target_id: str, row: Notice) -> tuple[ColumnElement[bool], ...]:
    """The row, unless a newer message has taken its place."""
    q = notices
    return (
        q.c.target_id == target_id,
        q.c.table_id == row.table_id,
        q.c.kind == row.kind,
        q.c.n == row.n,
    )


def _change(connection: Connection, target_id: str, row: Notice, **values: int | str) -> None:
    connection.execute(update(notices).where(*_same(target_id, row)).values(values))
