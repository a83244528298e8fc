"""Reviews of games (docs/review.md). Chances, luck and losses are in points: a sure win is 100."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class ReviewSeat(Struct, kw_only=True):
    """`start` + `luck` + `own` + `others` = `result`. `deserved`: the result without the luck."""

    seat: int
    start: float
    luck: float
    own: float
    others: float
    result: float
    deserved: float
    accuracy: float | None


class ReviewChoice(Struct, kw_only=True):
    """A choice that was played, and the best one found in its place. `before` and `after` are the
    chances of each seat with the best and with the played choice, `line` is how the game may go on
    after the best one. `edge`: how far the played choice was ahead of the next one."""

    ply: int
    seat: int
    choice: str
    best: str
    loss: float
    mark: Literal["inaccuracy", "mistake", "blunder"] | None
    edge: float
    legal: int
    before: list[float]
    after: list[float]
    expected_scores: list[float]
    line: list[str]


class ReviewReveal(Struct, kw_only=True):
    """The card that came up after the choice number `ply`, and what it meant for each seat."""

    ply: int
    card: str
    luck: list[float]
    expected: list[float]
    came: list[float]


class ReviewScore(Struct, kw_only=True):
    news: int
    sets: int
    points: int


class ReviewMoment(Struct, kw_only=True):
    ply: int
    chances: list[float]
    scores: list[ReviewScore]


class Review(Struct, kw_only=True):
    """`best_move` and `luckiest_card` are plies. `sure`: whether the trained model knows the deck;
    without it the chances come from search alone."""

    over: bool
    sure: bool
    seats: list[ReviewSeat]
    choices: list[ReviewChoice]
    reveals: list[ReviewReveal]
    curve: list[ReviewMoment]
    best_move: int | None
    luckiest_card: int | None


class ReviewState(Struct, kw_only=True):
    """How far the review of a game is: `done` of `total` choices. `choices` and `reveals` are those
    found so far; `review` is null until all of it is there."""

    state: Literal["none", "waiting", "working", "done", "failed"]
    done: int
    total: int
    choices: list[ReviewChoice]
    reveals: list[ReviewReveal]
    review: Review | None
