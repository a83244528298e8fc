"""Friends: ask, accept, decline, remove; and the people of one's last games.

Only accounts have friends: a guest's identity ends with the browser's cookie. A declined request
stays as a row ("declined"; "dropped" once the asker withdraws it), so that nobody is asked again
and again. The asker cannot tell it from a request that waits for an answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from firstgiants.server import wire
from firstgiants.server.errors import Forbidden, WrongState
from firstgiants.server.people.blocks import no_such_person, refuse_blocked, refuse_self
from firstgiants.server.people.directory import People
from firstgiants.server.store import Conflict, Database, Writer, schema
from firstgiants.server.store.rows import PersonRow, person_row
from firstgiants.server.timing import Time

MOST_FRIENDS = 500
MOST_REQUESTS = 50
"""Unanswered requests that one person may have sent."""
MOST_ASKS = 100
"""Unanswered requests that one person may get."""
RECENT_GAMES = 50
RECENT_PEOPLE = 30

State = Literal["none", "asked", "asks", "friends"]


def friend_state(connection: Connection, me: str, other: str) -> State:
    """What is between the two, as `me` may know it."""
    f = schema.friends
    mine = select(f.c.state).where(f.c.person_id == me, f.c.friend_id == other)
    theirs = select(f.c.state).where(f.c.person_id == other, f.c.friend_id == me)
    state = connection.execute(mine).scalar()
    if state in ("friends", "asked", "declined"):
        return "friends" if state == "friends" else "asked"
    return "asks" if connection.execute(theirs).scalar() == "asked" else "none"


def played_together(connection: Connection, one: str, other: str) -> bool:
    """Whether the two have finished a game with each other."""
    mine, theirs = schema.game_people.alias(), schema.game_people.alias()
    query = select(mine.c.game_id).join(theirs, theirs.c.game_id == mine.c.game_id)
    query = query.where(mine.c.person_id == one, theirs.c.person_id == other)
    return connection.execute(query.limit(1)).first() is not None


def must_have_account(me: PersonRow) -> None:
    if me.kind != "account":
        raise Forbidden(
            "Make an account first: a guest is forgotten with the browser's cookies.",
            code="account-needed",
        )


class FriendLists:
    def __init__(self, database: Database, writer: Writer, people: People, time: Time) -> None:
        self._database = database
        self._writer = writer
        self._people = people
        self._time = time

    async def ask(self, me: PersonRow, person_id: str) -> None:
        """Ask somebody to be friends, or accept if they have asked."""
        must_have_account(me)
        refuse_self(me, person_id)
        person = await self._people.get(person_id)
        if person.kind != "account":
            raise WrongState("Guests cannot have friends: they need an account.", code="no-account")
        now = self._time.now_ms()

        def write(connection: Connection) -> None:
            refuse_blocked(connection, me.id, person.id)
            match friend_state(connection, me.id, person.id):
                case "asked" | "friends":
                    return
                case "asks":
                    _become_friends(connection, me.id, person.id, now)
                case "none":
                    _ask(connection, me.id, person.id, now)

        try:
            await self._writer.run(write)
        except Conflict:
            raise no_such_person() from None  # deleted meanwhile

    async def end(self, me: PersonRow, person_id: str) -> None:
        """Decline their request, withdraw your own, or end the friendship."""
        f = schema.friends
        theirs = and_(f.c.person_id == person_id, f.c.friend_id == me.id)
        mine = and_(f.c.person_id == me.id, f.c.friend_id == person_id)

        def write(connection: Connection) -> None:
            declined = update(f).where(theirs, f.c.state == "asked").values(state="declined")
            if connection.execute(declined).rowcount:
                return
            dropped = update(f).where(mine, f.c.state == "declined").values(state="dropped")
            connection.execute(dropped)
            connection.execute(delete(f).where(mine, f.c.state.in_(["asked", "friends"])))
            connection.execute(delete(f).where(theirs, f.c.state == "friends"))

        await self._writer.run(write)

    async def all_of(self, me: PersonRow, is_online: Callable[[str], bool]) -> wire.Friends:
        def read(connection: Connection) -> wire.Friends:
            return _lists(connection, me.id, is_online)

        return await self._database.read(read)


def _ask(connection: Connection, me: str, person: str, now: int) -> None:
    f = schema.friends
    theirs = select(f.c.state).where(f.c.person_id == person, f.c.friend_id == me)
    if connection.execute(theirs).scalar() in ("declined", "dropped"):
        _become_friends(connection, me, person, now)  # they had asked, and now `me` wants it too
        return
    _check_caps(connection, me, person)
    mine = update(f).where(f.c.person_id == me, f.c.friend_id == person, f.c.state == "dropped")
    if connection.execute(mine.values(state="declined", created=now)).rowcount == 0:
        row = {"person_id": me, "friend_id": person, "state": "asked", "created": now}
        connection.execute(insert(f).values(row))


def _check_caps(connection: Connection, me: str, person: str) -> None:
    f = schema.friends
    sent = and_(f.c.person_id == me, f.c.state == "asked")
    got = and_(f.c.friend_id == person, f.c.state == "asked")
    friends = and_(f.c.person_id == me, f.c.state == "friends")
    for where, most, detail in (
        (sent, MOST_REQUESTS, "You have asked {} people who have not answered: wait for some."),
        (got, MOST_ASKS, "This person has {} requests to answer: try again later."),
        (friends, MOST_FRIENDS, "You have {} friends, as many as anybody may have."),
    ):
        count = select(func.count()).select_from(f).where(where)
        if connection.execute(count).scalar_one() >= most:
            raise WrongState(detail.format(most), code="too-many-friends", limit=most)


def _become_friends(connection: Connection, one: str, other: str, now: int) -> None:
    f = schema.friends
    pair = or_(
        and_(f.c.person_id == one, f.c.friend_id == other),
        and_(f.c.person_id == other, f.c.friend_id == one),
    )
    for person in (one, other):
        count = select(func.count()).select_from(f)
        count = count.where(f.c.person_id == person, f.c.state == "friends")
        if connection.execute(count).scalar_one() >= MOST_FRIENDS:
            raise WrongState(
                f"One of you has {MOST_FRIENDS} friends, as many as anybody may have.",
                code="too-many-friends",
                limit=MOST_FRIENDS,
            )
    connection.execute(delete(f).where(pair))
    rows = [
        {"person_id": a, "friend_id": b, "state": "friends", "created": now}
        for a, b in ((one, other), (other, one))
    ]
    connection.execute(insert(f), rows)


def _lists(connection: Connection, me: str, is_online: Callable[[str], bool]) -> wire.Friends:
    f, p = schema.friends, schema.people
    mine = select(p, f.c.state, f.c.created.label("at")).join(f, f.c.friend_id == p.c.id)
    mine = mine.where(f.c.person_id == me)
    rows = connection.execute(mine).mappings().all()
    friends = [
        wire.Friend(person=person.ref(), online=_shows(person, is_online), since=row["at"])
        for row in rows
        if row["state"] == "friends"
        for person in [person_row(row)]
    ]
    asked = [row for row in rows if row["state"] in ("asked", "declined")]
    theirs = select(p, f.c.created.label("at")).join(f, f.c.person_id == p.c.id)
    theirs = theirs.where(f.c.friend_id == me, f.c.state == "asked").order_by(f.c.created.desc())
    asks = connection.execute(theirs).mappings().all()
    known = {friend.person.id for friend in friends}
    return wire.Friends(
        friends=sorted(friends, key=lambda one: (not one.online, one.person.name.casefold())),
        asks=[wire.FriendRequest(person=person_row(row).ref(), at=row["at"]) for row in asks],
        asked=[wire.FriendRequest(person=person_row(row).ref(), at=row["at"]) for row in asked],
        recent=_recent(connection, me, known),
    )


def _shows(person: PersonRow, is_online: Callable[[str], bool]) -> bool:
    return not person.hides_online and is_online(person.id)


def _recent(connection: Connection, me: str, known: set[str]) -> list[wire.RecentPlayer]:
    """The people of the last games, newest first, without friends and people who are blocked."""
    gp, p, b = schema.game_people, schema.people, schema.blocks
    last = select(gp.c.game_id).where(gp.c.person_id == me)
    games = list(connection.execute(last.order_by(gp.c.ended.desc()).limit(RECENT_GAMES)).scalars())
    blocked = select(b.c.blocked_id).where(b.c.person_id == me)
    query = select(p, gp.c.game_id, gp.c.ended).join(gp, gp.c.person_id == p.c.id)
    query = query.where(gp.c.game_id.in_(games), p.c.id != me, p.c.id.not_in(blocked))
    found: dict[str, wire.RecentPlayer] = {}
    for row in connection.execute(query.order_by(gp.c.ended.desc(), p.c.id)).mappings():
        if row["id"] not in known and row["id"] not in found:
            found[row["id"]] = wire.RecentPlayer(
                person=person_row(row).ref(), game=row["game_id"], ended=row["ended"]
            )
    return list(found.values())[:RECENT_PEOPLE]
