"""Reviews of games (docs/review.md). Chances, luck and losses are in points: a sure win is 100."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from firstgiants.server.wire.base import Ms, Spelling
from firstgiants.server.wire.games import Line, Step
from firstgiants.server.wire.view import View


class ReviewSeat(Struct, kw_only=True):
    """`start` + `luck` + `own` + `others` = `result`. `own`: what the seat's choices lost. `drift`:
    the part of `others` that no choice caused: what the search saw only later in the game.
    `deserved`: the result without the luck."""

    seat: int
    start: float
    luck: float
    own: float
    others: float
    drift: float
    result: float
    deserved: float
    accuracy: float | None


class ReviewChoice(Struct, kw_only=True):
    """A choice that was played, and the best one found in its place. `loss`: how much better that
    was for the player. `before` and `after` are the chances of each seat after the best choice and
    after the played one, `skill` is the difference. `line` is how the game may go on after the best
    choice. `edge`: how far the played choice was ahead of the next one."""

    ply: int
    seat: int
    choice: str
    best: str
    loss: float
    skill: list[float]
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
    """`best_move` and `luckiest_card` are plies. `sure`: whether a model was trained for the deck;
    without one the chances come from the general model."""

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


class ExploreRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """A position: `choices` after the first `ply` choices of a stored game, for any seat. `plan`:
    choices of the seat that decides there, to be previewed. `to_illegal`: stop before the first
    choice that is illegal there, instead of refusing all of them."""

    ply: Annotated[int, Meta(ge=0)]
    choices: Line = []
    plan: Annotated[list[Spelling], Meta(max_length=64)] = []
    to_illegal: bool = False


class Explored(Struct, kw_only=True):
    """The view at `ply` of the stored game, and a step for each of the choices after it."""

    ply: int
    start: View
    steps: list[Step]


class EvaluatedChoice(Struct, kw_only=True):
    """A legal choice, with chances and expected final scores by seat. `line`: how the game may go
    on, this choice first. `compared`: the chances come from the positions that it leads to; the
    others are a rougher estimate."""

    choice: str
    chances: list[float]
    expected_scores: list[float]
    line: list[str]
    compared: bool


class Evaluation(Struct, kw_only=True):
    """The legal choices of `seat`, best first. `margin`: how far chances may be off, in points.
    `sure`: whether a model was trained for the deck."""

    seat: int
    choices: list[EvaluatedChoice]
    margin: float
    sure: bool


class EvaluationState(Struct, kw_only=True):
    """How far an evaluation is: `done` of `total` slices, each of which thinks longer. `evaluation`
    is the last one found. Ask again until the state is `done`."""

    state: Literal["waiting", "working", "done", "failed"]
    done: int
    total: int
    evaluation: Evaluation | None


class ReviewedGame(Struct, kw_only=True):
    """One person's part in a game that was reviewed. `account`: of their seat."""

    game: str
    ended: Ms
    players: int
    account: ReviewSeat


class ReviewedGames(Struct, kw_only=True):
    """The newest reviewed games of a person. The means are over these games, null without any.
    `deserved`: the mean result without luck, `even`: what players of equal strength would have."""

    games: list[ReviewedGame]
    result: float | None
    deserved: float | None
    even: float | None
    luck: float | None
    accuracy: float | None


class Mistake(Struct, kw_only=True):
    """A choice of yours in a reviewed game that cost much. It was the decision after the first
    `ply` - 1 choices. `due`: when it is asked again; 0: it has never been answered."""

    game: str
    ply: int
    seat: int
    choice: str
    loss: float
    box: int
    due: Ms


class Mistakes(Struct, kw_only=True):
    """`due`: those to be asked now. `total`: all that there are. `boxes`: how many boxes there are.
    `unreviewed`: your newest games that nobody has had reviewed."""

    due: list[Mistake]
    total: int
    boxes: int
    unreviewed: list[str]


class MistakeAnswer(Struct, kw_only=True, forbid_unknown_fields=True):
    """`choice`: what you would play now; null: you want to see the answer."""

    choice: Spelling | None


class MistakeResult(Struct, kw_only=True):
    """`state`: `working` while your choice is being evaluated; send the answer again. `loss`: what
    it costs against the `best` choice. `due`: when the position comes back."""

    state: Literal["working", "done"]
    right: bool
    loss: float
    best: str | None
    due: Ms
