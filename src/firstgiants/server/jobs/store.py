"""The rows of jobs: asked for, claimed with a lease, advanced, done."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, RowMapping, and_, delete, func, insert, or_, select, update

from firstgiants.server.errors import TryAgain, WrongState
from firstgiants.server.jobs.slices import Slice
from firstgiants.server.store import schema


class OpenLimits(Struct, kw_only=True, frozen=True):
    """How many jobs of one kind may be open (not done yet)."""

    per_person: int
    per_address: int
    in_all: int


LIMITS = {
    "review": OpenLimits(per_person=3, per_address=8, in_all=10_000),
    "evaluation": OpenLimits(per_person=3, per_address=24, in_all=10_000),
    # A report takes minutes to hours, and the sums of its games are stored after each slice.
    "deck-report": OpenLimits(per_person=1, per_address=3, in_all=100),
}
LEASE_MS = 30_000
MOST_TRIES = 5
"""A job that was begun this often without a known end is given up: it kills its process, or
hangs."""
KEPT_MS = 90 * 86_400_000
"""How long the result of a job is kept; it can be computed again."""
EVALUATION = "evaluation"
EVALUATION_KEPT_MS = 3_600_000
MOST_DELETED = 200


class Job(Struct, kw_only=True, frozen=True):
    """`key` says what the job is about; there is one job for each kind and key. `tries`: how often
    a slice was begun, and its end is not known, since the job last got further."""

    id: str
    kind: str
    key: str
    given: str
    partial: str
    result: str | None
    error: str | None
    done: int
    total: int
    tries: int
    created: int
    finished: int | None

    @classmethod
    def of(cls, row: RowMapping) -> Job:
        return cls(**{name: row[name] for name in cls.__struct_fields__})


class Progress(Struct, frozen=True):
    """How far a job is. `result` is set when it is done, `error` when it failed."""

    done: int
    total: int
    result: str | None = None
    error: str | None = None


def find_job(connection: Connection, kind: str, key: str) -> Job | None:
    j = schema.jobs
    query = select(j).where(j.c.kind == kind, j.c.key == key)
    row = connection.execute(query).mappings().first()
    return None if row is None else Job.of(row)


def find_progress(connection: Connection, kind: str, key: str) -> Progress | None:
    """How far a job is. Does not read its input and partial result, which may be large."""
    j = schema.jobs
    columns = (j.c.done, j.c.total, j.c.result, j.c.error)
    query = select(*columns).where(j.c.kind == kind, j.c.key == key)
    row = connection.execute(query).first()
    return None if row is None else Progress(*row)


def known_job(
    connection: Connection, kind: str, key: str, *, owner: str, made_from: str
) -> Job | None:
    """The job of this kind and key; None if it has to be made, because there is none or it failed.
    Refuses if this person or address may not ask for one more."""
    known = find_job(connection, kind, key)
    if known is not None and known.error is None:
        return known
    _check_limits(connection, kind, owner, made_from)
    return None


def find_or_create_job(
    connection: Connection,
    kind: str,
    key: str,
    given: str,
    *,
    owner: str,
    made_from: str,
    total: int,
    now: int,
) -> Job:
    """The job of this kind and key, made if there is none or it failed. Refuses too many."""
    j = schema.jobs
    known = known_job(connection, kind, key, owner=owner, made_from=made_from)
    if known is not None:
        return known
    dropped = _to_drop(connection, kind, owner)
    failed = (j.c.kind == kind) & (j.c.key == key)
    connection.execute(delete(j).where(or_(failed, j.c.id.in_(dropped))))
    job = Job(
        id=secrets.token_urlsafe(12),
        kind=kind,
        key=key,
        given=given,
        partial="",
        result=None,
        error=None,
        done=0,
        total=total,
        tries=0,
        created=now,
        finished=None,
    )
    row = {name: getattr(job, name) for name in Job.__struct_fields__}
    connection.execute(insert(j).values(**row, owner=owner, made_from=made_from, spent_ms=0))
    return job


def _check_limits(connection: Connection, kind: str, owner: str, made_from: str) -> None:
    j, limits = schema.jobs, LIMITS[kind]
    opened = select(func.count()).where(j.c.kind == kind, j.c.finished.is_(None))
    opened = opened.where(j.c.id.not_in(_to_drop(connection, kind, owner)))
    for asked, most in (
        (opened.where(j.c.owner == owner), limits.per_person),
        (opened.where(j.c.made_from == made_from), limits.per_address),
    ):
        if connection.execute(asked).scalar_one() >= most:
            raise WrongState(
                f"At most {most} of yours {'is' if most == 1 else 'are'} worked on at once: "
                "wait until one is done.",
                code="too-many-jobs",
                limit=most,
            )
    if connection.execute(opened).scalar_one() >= limits.in_all:
        raise TryAgain("Too many people wait for this; try again later.")


def _to_drop(connection: Connection, kind: str, owner: str) -> Sequence[str]:
    """The open evaluations of this person that make room for one more: nobody looks at the oldest
    any more."""
    if kind != EVALUATION:
        return ()
    j = schema.jobs
    mine = select(j.c.id).where(j.c.kind == kind, j.c.owner == owner, j.c.finished.is_(None))
    newest_first = mine.order_by(j.c.created.desc(), j.c.id)
    return connection.execute(newest_first.offset(LIMITS[kind].per_person - 1)).scalars().all()


def has_open_job(connection: Connection, now: int) -> bool:
    j = schema.jobs
    query = select(j.c.id).where(j.c.finished.is_(None), j.c.lease_until <= now).limit(1)
    return connection.execute(query).first() is not None


def claim_job(connection: Connection, worker: str, now: int) -> Job | None:
    """The open job that has had the least time so far, leased to this worker; as it was before
    this try."""
    j = schema.jobs
    query = (
        select(j)
        .where(j.c.finished.is_(None), j.c.lease_until <= now)
        .order_by(j.c.spent_ms, j.c.created)
        .limit(1)
    )
    row = connection.execute(query).mappings().first()
    if row is None:
        return None
    mine = update(j).where(j.c.id == row["id"], j.c.lease_until <= now)
    lease = {"lease_until": now + LEASE_MS, "lease_by": worker, "tries": j.c.tries + 1}
    claimed = connection.execute(mine.values(lease))
    return Job.of(row) if claimed.rowcount == 1 else None


def keep_lease(connection: Connection, job: Job, worker: str, now: int) -> None:
    j = schema.jobs
    mine = update(j).where(j.c.id == job.id, j.c.lease_by == worker, j.c.lease_until > 0)
    connection.execute(mine.values(lease_until=now + LEASE_MS))


def lost_try(connection: Connection, job: Job, worker: str, *, took_ms: int) -> None:
    """Count the time of a slice whose process has ended, so that others are next."""
    j = schema.jobs
    mine = update(j).where(j.c.id == job.id, j.c.lease_by == worker)
    connection.execute(mine.values(spent_ms=j.c.spent_ms + took_ms))


def advance_job(
    connection: Connection, job: Job, worker: str, part: Slice, *, took_ms: int, now: int
) -> None:
    """Store a slice, unless the lease has gone to another worker, and end the lease. A kind that
    lost what it had in memory begins again: the job gets further when it is past where it was."""
    j = schema.jobs
    values = {
        # What it was about may be large: a deck.
        "given": j.c.given if part.result is None else "",
        "partial": "" if part.result is not None else part.partial,
        "result": part.result,
        "done": max(job.done, part.done),
        "tries": 0 if part.done > job.done else job.tries,
        "total": part.total,
        "finished": None if part.result is None else now,
        # The address counts only while the job is open.
        "made_from": j.c.made_from if part.result is None else "",
        "lease_until": 0,
        "spent_ms": j.c.spent_ms + took_ms,
    }
    connection.execute(update(j).where(j.c.id == job.id, j.c.lease_by == worker).values(values))


def fail_job(connection: Connection, job: Job, worker: str, error: str, now: int) -> None:
    j = schema.jobs
    mine = update(j).where(j.c.id == job.id, j.c.lease_by == worker)
    over = {"given": "", "partial": "", "finished": now, "made_from": "", "lease_until": 0}
    connection.execute(mine.values(error=error[:200], **over))


def forget_old_jobs(connection: Connection, now: int) -> int:
    """Delete jobs that were done long ago."""
    j = schema.jobs
    short = and_(j.c.kind == EVALUATION, j.c.finished < now - EVALUATION_KEPT_MS)
    old = select(j.c.id).where(or_(j.c.finished < now - KEPT_MS, short)).limit(MOST_DELETED)
    return connection.execute(delete(j).where(j.c.id.in_(old))).rowcount
