"""A person's own numbers, game by game."""

from __future__ import annotations

from msgspec import Struct

from firstgiants.server.wire.base import Ms


class NumbersGame(Struct, kw_only=True):
    """A finished game from your seat. `levels`: the bots; `people`: how many others played. `lead`:
    your points minus those of the best other player. `families`: how many cards you dug of each;
    `opening`: the Families of the first two. `sets` and `news`: the kinds that you had at the end.
    `median_ms`: half of your commits took longer. `accuracy`, `luck` and `deserved` are null if
    nobody asked for a review; the last two are in points of winning chance."""

    game: str
    ended: Ms
    rated: bool
    daily: str | None
    assisted: bool
    seat: int
    players: int
    levels: list[str]
    people: int
    place: int
    won: bool
    score: int
    lead: int
    decisions: int
    reclaims: int
    eggs: int
    families: dict[str, int]
    opening: list[str]
    sets: list[str]
    news: list[str]
    median_ms: int | None
    accuracy: float | None
    luck: float | None
    deserved: float | None


class Numbers(Struct, kw_only=True):
    """Your newest games, newest first. `pending`: how many games are not computed yet; repeat the
    request."""

    games: list[NumbersGame]
    pending: int
