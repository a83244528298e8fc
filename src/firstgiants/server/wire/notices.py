"""Notices: the tables that wait for a person, and how the server reaches people who are away."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from firstgiants.server.wire.base import Id, Ms
from firstgiants.server.wire.people import PersonRef
from firstgiants.server.wire.stream import Bye, Ping

PaceKind = Literal["none", "live", "days"]
Channel = Literal["push", "mail", "webhook"]
Minute = Annotated[int, Meta(ge=0, le=1439, description="minutes after midnight")]
Channels = Annotated[list[Channel], Meta(max_length=3)]


class WaitingTable(Struct, kw_only=True):
    """A table that waits for you. `others`: the names at the other seats. `until`: when your time
    runs out; null without a clock."""

    id: str
    title: str
    others: list[str]
    pace: PaceKind
    since: Ms
    until: Ms | None


class WaitingChallenge(Struct, kw_only=True):
    """A table at which a seat is kept for you until `until`. `by`: who invites you."""

    id: str
    title: str
    by: PersonRef | None
    pace: PaceKind
    until: Ms


class Waiting(Struct, kw_only=True, tag_field="type", tag="waiting"):
    """What waits for you: tables at which it is your turn, the most urgent first; seats that are
    kept for you; and people who ask to be your friend. `count`: how many all together, of which at
    most 50 of each kind are listed. `seated`: at how many tables that are not over you have a
    seat."""

    n: int
    count: int
    seated: int
    tables: list[WaitingTable]
    challenges: list[WaitingChallenge]
    asks: list[PersonRef]


class Looking(Struct, kw_only=True, tag_field="type", tag="looking", forbid_unknown_fields=True):
    """Sent by a page on your stream: the table that you see, or null. You get no message about a
    table while you look at it."""

    table: Id | None


PersonalStream = Waiting | Ping | Bye


class QuietHours(Struct, kw_only=True, forbid_unknown_fields=True):
    """In the time zone of the settings. The end may be on the next day."""

    begin: Minute
    end: Minute


class NoticeSettings(Struct, kw_only=True, forbid_unknown_fields=True):
    """For each kind of message, the channels that it takes. `zone`: an IANA time zone.
    `mail_every_h`: after a mail the next one waits for this long and holds all that came meanwhile;
    reminders do not wait."""

    turn: Channels
    reminder: Channels
    over: Channels
    challenge: Channels
    quiet: QuietHours | None
    zone: Annotated[str, Meta(min_length=1, max_length=60)]
    language: Annotated[str, Meta(min_length=2, max_length=10)]
    mail_every_h: Annotated[int, Meta(ge=0, le=48)]


class TableNoticeKinds(Struct, kw_only=True, forbid_unknown_fields=True):
    """For each kind of message about a table, the channels that it takes there; none switches it
    off. What is left out is as in your settings."""

    turn: Channels | UnsetType = UNSET
    reminder: Channels | UnsetType = UNSET
    over: Channels | UnsetType = UNSET


class NoticeSettingsPatch(TableNoticeKinds, kw_only=True, forbid_unknown_fields=True):
    challenge: Channels | UnsetType = UNSET
    quiet: QuietHours | UnsetType | None = UNSET
    zone: Annotated[str, Meta(min_length=1, max_length=60)] | UnsetType = UNSET
    language: Annotated[str, Meta(min_length=2, max_length=10)] | UnsetType = UNSET
    mail_every_h: Annotated[int, Meta(ge=0, le=48)] | UnsetType = UNSET


class NoticeTarget(Struct, kw_only=True):
    """Where messages go. `name`: a browser such as "Firefox, Windows", the mail address, or the
    webhook's host. `confirmed`: false until the link in the first mail was followed. `current`:
    whether it is the calling browser. `failing`: whether the last message did not get through."""

    id: str
    channel: Channel
    name: str
    created: Ms
    confirmed: bool
    current: bool
    failing: bool


class TableNotices(Struct, kw_only=True):
    table: str
    kinds: TableNoticeKinds


class Notices(Struct, kw_only=True):
    """`push_key`: the key with which a browser subscribes. `mail`: whether the host lets the server
    send mail. `webhook_hosts`: the names that webhooks may go to. `tables`: unfinished games for
    which you want other messages than the settings say."""

    settings: NoticeSettings
    targets: list[NoticeTarget]
    tables: list[TableNotices]
    push_key: str
    mail: bool
    webhook_hosts: list[str]


class PushNew(Struct, kw_only=True, forbid_unknown_fields=True):
    """What the browser's `PushSubscription` says; `secret` is its key "auth"."""

    # Not called "auth": Litestar takes an error in a field with a dependency's name for ours (500).
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    secret: Annotated[str, Meta(min_length=20, max_length=30)]


class MailNew(Struct, kw_only=True, forbid_unknown_fields=True):
    address: Annotated[str, Meta(min_length=3, max_length=200)]


class WebhookNew(Struct, kw_only=True, forbid_unknown_fields=True):
    """`shape`: "plain" is our own JSON, signed; "discord" and "ntfy" are the formats of these
    services."""

    url: Annotated[str, Meta(min_length=1, max_length=1000)]
    shape: Literal["plain", "discord", "ntfy"] = "plain"


class WebhookMade(Struct, kw_only=True):
    """The only response that contains the key of the signatures."""

    id: str
    secret: str


class MailLink(Struct, kw_only=True):
    """The mail address that a link belongs to, shortened: "a…@example.org"."""

    address: str
