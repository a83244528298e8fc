"""The review of a game: the account of every seat, and the moments that mattered.

Chances, luck and losses are in points: a sure win is 100.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from pathlib import Path
from typing import Final, Literal, TypeAlias

from ..bots.model import weights_for
from ..rules.cards import Deck
from ..rules.errors import BadRecord
from ..rules.game import Game
from ..rules.outcome import Score
from ..rules.record import Record
from .account import ChoiceStep, RevealStep, Step, account_steps
from .analyst import Chances, Effort

Mark: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]

MARKS: Final[tuple[tuple[float, Mark], ...]] = ((15, "blunder"), (10, "mistake"), (5, "inaccuracy"))
"""The mark of a choice that loses at least this many points."""

_LOSS_OF_ACCURACY: Final = 0.08
"""A choice that loses x points is exp(-0.08 x) accurate: 67 % at 5 points, 30 % at 15."""


@dataclass(frozen=True, slots=True)
class SeatAccount:
    """Start + luck + own + others = result.

    ``own`` is what the seat's own choices lost, ``others`` all the rest: what the choices of the
    others changed for it, and ``drift``, what the search saw only when it came to it. ``accuracy``
    is the mean over its choices, from 0 to 100; None if it had none.
    """

    seat: int
    name: str
    start: float
    luck: float
    own: float
    others: float
    drift: float
    result: float
    accuracy: float | None

    @property
    def deserved(self) -> float:
        """The result without the luck of the cards. Luck can exceed 100 points, and so can this."""
        return self.result - self.luck

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "name": self.name,
            "start": self.start,
            "luck": self.luck,
            "own": self.own,
            "others": self.others,
            "drift": self.drift,
            "result": self.result,
            "deserved": self.deserved,
            "accuracy": self.accuracy,
        }


@dataclass(frozen=True, slots=True)
class Moment:
    """The chances and scores after a number of choices, for the curves."""

    ply: int
    chances: Chances
    scores: tuple[Score, ...]

    def to_json(self) -> dict[str, object]:
        return {
            "ply": self.ply,
            "chances": _points(self.chances),
            "scores": [
                {"news": score.news, "sets": score.sets, "points": score.points}
                for score in self.scores
            ],
        }


@dataclass(frozen=True, slots=True)
class Review:
    """``over`` is False for an unfinished game: its results are the chances of its last position.
    ``note`` says why the chances are less sure than usual, if they are.
    """

    seats: tuple[SeatAccount, ...]
    choices: tuple[ChoiceStep, ...]
    reveals: tuple[RevealStep, ...]
    curve: tuple[Moment, ...]
    over: bool
    note: str | None

    @property
    def best_move(self) -> ChoiceStep | None:
        """The best choice that was clearest ahead of the next one."""
        best = [step for step in self.choices if step.choice == step.best and step.edge > 0]
        return max(best, key=lambda step: step.edge, default=None)

    @property
    def luckiest_card(self) -> RevealStep | None:
        """The card that changed some seat's chances most for the better."""
        return max(self.reveals, key=lambda step: max(step.luck), default=None)

    def to_json(self) -> dict[str, object]:
        best, luckiest = self.best_move, self.luckiest_card
        return {
            "format": "firstgiants-review/1",
            "over": self.over,
            "note": self.note,
            "seats": [seat.to_json() for seat in self.seats],
            "choices": [choice_json(step) for step in self.choices],
            "reveals": [reveal_json(step) for step in self.reveals],
            "curve": [moment.to_json() for moment in self.curve],
            "best_move": None if best is None else best.ply,
            "luckiest_card": None if luckiest is None else luckiest.ply,
        }


def choice_json(step: ChoiceStep) -> dict[str, object]:
    return {
        "ply": step.ply,
        "seat": step.seat,
        "choice": step.choice,
        "best": step.best,
        "loss": step.loss * 100,
        "skill": _points(step.skill),
        "mark": mark_of(step),
        "edge": step.edge * 100,
        "legal": step.legal,
        "before": _points(step.before),
        "after": _points(step.after),
        "expected_scores": list(step.scores),
        "line": list(step.line),
    }


def reveal_json(step: RevealStep) -> dict[str, object]:
    return {
        "ply": step.ply,
        "card": step.card,
        "luck": _points(step.luck),
        "expected": _points(step.expected),
        "came": _points(step.came),
    }


def mark_of(step: ChoiceStep) -> Mark | None:
    return next((mark for limit, mark in MARKS if step.loss * 100 >= limit), None)


def review_record(
    record: Record, *, deck: Deck | None = None, effort: Effort | None = None
) -> Review:
    """Review a recorded game. Raises BadRecord or IllegalChoice if it does not replay (§9.3)."""
    opening = Game.opening(record, deck=deck)
    return make_review(record, opening, list(review_steps(record, deck=deck, effort=effort)))


def review_steps(
    record: Record,
    *,
    deck: Deck | None = None,
    effort: Effort | None = None,
    model: str | None = None,
) -> Iterator[Step]:
    """The steps of the review as they are found, in the order of the game.

    ``model`` is a model file; None for those of the package.
    """
    if not record.choices:
        raise BadRecord("No choice has been played yet; there is nothing to review.")
    Game.from_record(record, deck=deck)  # refuses a bad record before the work begins
    opening = Game.opening(record, deck=deck)
    return account_steps(opening, record.choices, effort or Effort(), model)


def make_review(
    record: Record, opening: Game, steps: Sequence[Step], model: str | None = None
) -> Review:
    """The review made of all its steps; ``model`` as for ``review_steps``."""
    choices = tuple(step for step in steps if isinstance(step, ChoiceStep))
    reveals = tuple(step for step in steps if isinstance(step, RevealStep))
    curve = tuple(_curve(record, opening, choices, reveals))
    seats = range(1, len(record.players) + 1)
    _, note = weights_for(opening.deck, None if model is None else Path(model))
    return Review(
        seats=tuple(_account(seat, record, choices, reveals, curve) for seat in seats),
        choices=choices,
        reveals=reveals,
        curve=curve,
        over=record.result is not None,
        note=note,
    )


def _account(
    seat: int,
    record: Record,
    choices: Sequence[ChoiceStep],
    reveals: Sequence[RevealStep],
    curve: Sequence[Moment],
) -> SeatAccount:
    place = seat - 1
    asked = [step for step in choices if step.seat == seat and step.legal > 1]
    accuracy = [100 * exp(-_LOSS_OF_ACCURACY * 100 * step.loss) for step in asked]
    start, result = curve[0].chances[place], curve[-1].chances[place]
    luck = sum(step.luck[place] for step in reveals)
    own = sum(step.skill[place] for step in choices if step.seat == seat)
    by_others = sum(step.skill[place] for step in choices if step.seat != seat)
    others = result - start - luck - own
    return SeatAccount(
        seat=seat,
        name=record.players[place].name,
        start=100 * start,
        luck=100 * luck,
        own=100 * own,
        others=100 * others,
        drift=100 * (others - by_others),
        result=100 * result,
        accuracy=sum(accuracy) / len(accuracy) if accuracy else None,
    )


def _curve(
    record: Record,
    opening: Game,
    choices: Sequence[ChoiceStep],
    reveals: Sequence[RevealStep],
) -> Iterator[Moment]:
    """The chances before the first choice and after each one, with the card that came up."""
    game = opening.copy()
    came = {step.ply: step.came for step in reveals}
    yield Moment(0, choices[0].before, game.scores)
    for step in choices:
        game.play(record.choices[step.ply - 1])
        yield Moment(step.ply, came.get(step.ply, step.after), game.scores)


def _points(chances: Chances) -> list[float]:
    return [100 * chance for chance in chances]
