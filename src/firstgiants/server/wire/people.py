"""People: guests, accounts, tokens, ratings, bots."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from firstgiants.server.wire.base import Login, Ms, Name, Password


class Rating(Struct, kw_only=True):
    """Strength as the rating library sees it; `shown` = mu − 3 sigma, scaled, never negative."""

    shown: int
    mu: float
    sigma: float
    games: int


class PersonRef(Struct, kw_only=True):
    id: str
    name: str
    kind: Literal["guest", "account"]


class Me(Struct, kw_only=True):
    id: str
    name: str
    kind: Literal["guest", "account"]
    login: str | None
    created: Ms
    rating: Rating
    prefs: dict[str, str | int | float | bool | None]


PrefName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+(?!\n)$")]
Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Pref = Annotated[str, Meta(max_length=200, pattern=r"^[^\x00]*$")] | Whole | float | bool | None


class MePatch(Struct, kw_only=True, forbid_unknown_fields=True):
    """`prefs` is merged into what is stored; a null value removes the key."""

    name: Name | UnsetType = UNSET
    prefs: Annotated[dict[PrefName, Pref], Meta(max_length=50)] | UnsetType = UNSET


class GuestNew(Struct, kw_only=True, forbid_unknown_fields=True):
    name: Name | None = None


class AccountNew(Struct, kw_only=True, forbid_unknown_fields=True):
    """Turns the guest who asks into an account; tables, games and rating stay."""

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
    """A browser that is signed in. `device`: as "Firefox, Windows"; empty if it did not say.
    `seen`: the last visit, to the hour. `current`: the one that asks."""

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
    """The only time the token itself is shown."""

    id: str
    label: str
    created: Ms
    token: str


class GameRef(Struct, kw_only=True):
    """`bots`: which players are bots, by id. `seat`: in the list of a person's games, theirs."""

    id: str
    ended: Ms
    deck: str
    rated: bool
    players: list[str]
    bots: list[str | None]
    totals: list[int]
    winners: list[int]
    plies: int
    seat: int | None


class Profile(Struct, kw_only=True):
    id: str
    name: str
    kind: Literal["guest", "account", "bot"]
    created: Ms
    rating: Rating
    games: list[GameRef]


class LeaderRow(Struct, kw_only=True):
    """`last`: when their last game ended."""

    place: int
    person: PersonRef
    rating: Rating
    last: Ms | None


class Leaderboard(Struct, kw_only=True):
    rows: list[LeaderRow]


class BotInfo(Struct, kw_only=True):
    id: str
    name: str
    character: str
    level: int
