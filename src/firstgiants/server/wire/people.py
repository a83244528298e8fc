"""People: guests, accounts, tokens, ratings, bots."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from firstgiants.server.wire.base import Login, Ms, Name, Password


class Rating(Struct, kw_only=True):
    """`shown` is the number that people see: mu − 3 sigma, scaled, never negative. `mu` and
    `sigma` are the rating library's estimate and its uncertainty. `provisional`: too few games to
    compare it with others. `level`: the bot that is about as strong; null while provisional."""

    shown: int
    mu: float
    sigma: float
    games: int
    provisional: bool
    level: str | None


class PersonRef(Struct, kw_only=True):
    """`program`: the account's owner says that a program plays with it."""

    id: str
    name: str
    kind: Literal["guest", "account"]
    program: bool = False


class Vacation(Struct, kw_only=True):
    """`until`: when the vacation that you are on ends. `days_left`: of this year. `auto`: a day of
    vacation begins by itself when your time in a turn-based game runs out."""

    until: Ms | None
    days_left: int
    auto: bool


class Reliability(Struct, kw_only=True):
    """How your last games with other people ended: played to the end, left, or out of time.
    `percent`: finished ones; null while there are too few to tell."""

    percent: int | None
    finished: int
    left: int
    timed_out: int


class Relation(Struct, kw_only=True):
    """Your relation to a person. `friend`: "asks" if they asked you, "asked" if you asked
    them. `online`: null unless you are friends and they let you know. `may_challenge`: you are
    friends, have finished a game together, or it is a program. `note`: only you read it."""

    friend: Literal["none", "asked", "asks", "friends"]
    online: bool | None
    blocked: bool
    may_challenge: bool
    note: str


class Me(Struct, kw_only=True):
    id: str
    name: str
    kind: Literal["guest", "account"]
    login: str | None
    created: Ms
    rating: Rating
    prefs: dict[str, str | int | float | bool | None]
    program: bool
    hides_online: bool
    vacation: Vacation


PrefName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+(?!\n)$")]
SafeInt = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Pref = Annotated[str, Meta(max_length=200, pattern=r"^[^\x00]*$")] | SafeInt | float | bool | None


class MePatch(Struct, kw_only=True, forbid_unknown_fields=True):
    """`prefs` is merged into the stored preferences; a null value removes its key. `program`:
    accounts only; everybody sees it. `hides_online`: friends do not see when you are online.
    `vacation_auto`: see `Vacation`."""

    name: Name | UnsetType = UNSET
    program: bool | UnsetType = UNSET
    hides_online: bool | UnsetType = UNSET
    vacation_auto: bool | UnsetType = UNSET
    prefs: Annotated[dict[PrefName, Pref], Meta(max_length=50)] | UnsetType = UNSET


class GuestNew(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name | None = None


class AccountNew(Struct, kw_only=True, forbid_unknown_fields=True):
    """Turns the calling guest into an account; tables, games and rating stay."""

    login: Login
    password: Password


class SignIn(Struct, kw_only=True, forbid_unknown_fields=True):
    login: Login
    password: Annotated[str, Meta(max_length=200)]


class PasswordChange(Struct, kw_only=True, forbid_unknown_fields=True):
    """Ends all other sessions."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class SessionInfo(Struct, kw_only=True):
    """A browser that is signed in. `device`: such as "Firefox, Windows"; empty if unknown.
    `seen`: the last visit, to the hour. `current`: whether it is the calling browser."""

    id: str
    device: str
    created: Ms
    seen: Ms
    current: bool


class TokenNew(Struct, kw_only=True, forbid_unknown_fields=True):
    label: Name


class TokenInfo(Struct, kw_only=True):
    id: str
    label: str
    created: Ms
    used: Ms | None


class TokenMade(Struct, kw_only=True):
    """The only response that contains the token itself."""

    id: str
    label: str
    created: Ms
    token: str


class GameRef(Struct, kw_only=True):
    """`deck`: a built-in deck's name, or the hash of any other deck. `bots`: for each player, the
    bot's id or null. `seat`: in a list of one person's games, that person's seat; otherwise
    null. `daily`: the day whose deal was played. `assisted`: somebody asked for a hint."""

    id: str
    ended: Ms
    deck: str
    deck_name: str
    rated: bool
    players: list[str]
    bots: list[str | None]
    totals: list[int]
    winners: list[int]
    plies: int
    seat: int | None
    daily: str | None = None
    assisted: bool = False


class Profile(Struct, kw_only=True):
    """`away_until`: the end of their vacation. `you`: null for yourself and strangers."""

    id: str
    name: str
    kind: Literal["guest", "account", "bot"]
    created: Ms
    rating: Rating
    games: list[GameRef]
    program: bool
    reliability: Reliability
    away_until: Ms | None
    you: Relation | None


class LeaderRow(Struct, kw_only=True):
    """`rating`: the one that counts only the games of this board. `last`: when the last of them
    ended; on the board of all games, the person's last game of any kind."""

    place: int
    person: PersonRef
    rating: Rating
    last: Ms | None


class LevelRating(Struct, kw_only=True):
    """A level of the bots on the scale of people's ratings."""

    bot: str
    shown: int


class SeasonInfo(Struct, kw_only=True):
    """From `start` to just before `end`."""

    start: Ms
    end: Ms


class Leaderboard(Struct, kw_only=True):
    """`season`: null for all time. `levels`: the bots on the same scale, weakest first."""

    season: SeasonInfo | None
    rows: list[LeaderRow]
    levels: list[LevelRating]


class RatingPoint(Struct, kw_only=True):
    """A person's rating before and after one rated game. `game`: null if it was played by link and
    you are somebody else. `place`: 1 is the winner."""

    game: str | None
    ended: Ms
    players: int
    place: int
    before: int
    after: int


class RatingHistory(Struct, kw_only=True):
    """`points`: the last 500 rated games, oldest first. `levels`: the bots, weakest first."""

    points: list[RatingPoint]
    levels: list[LevelRating]


class Announcement(Struct, kw_only=True):
    """A line of the host on every page. `texts`: by language, at least one."""

    id: str
    starts: Ms
    until: Ms
    texts: dict[str, str]


class ServerInfo(Struct, kw_only=True):
    """Where other people can open this server, for invitations. `public_url`: the address that its
    host has set. `lan_url`: its address in the local network. Both are null if only its own
    computer can reach it, or if it does not know; a page that was opened at another address than
    `localhost` can use that address."""

    public_url: str | None
    lan_url: str | None


class BotInfo(Struct, kw_only=True):
    id: str
    name: str
    character: str
    level: int


class PersonExport(Struct, kw_only=True):
    """What this server has stored about a person: for each table of the database the rows that are
    theirs, and what they said as `chat`."""

    tables: dict[str, list[dict[str, str | int | float | bool | None]]]
