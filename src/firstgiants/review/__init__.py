"""What happened in a game: chances, luck and skill, and the choices that mattered.

>>> from firstgiants import Record
>>> from firstgiants.review import Effort, review_record
>>> record = Record.from_json(open("tests/golden/two-players.json").read())
>>> review = review_record(record, effort=Effort(choice=8, reveal=1, candidates=1))
>>> [
...     round(seat.start + seat.luck + seat.own + seat.others - seat.result, 9)
...     for seat in review.seats
... ]
[0.0, 0.0]
"""

from .account import ChoiceStep, RevealStep, Step
from .analyst import Analyst, Chances, Effort
from .evaluate import EvaluatedChoice, Evaluation, evaluate
from .review import (
    MARKS,
    Moment,
    Review,
    SeatAccount,
    make_review,
    mark_of,
    review_record,
    review_steps,
)

__all__ = [
    "MARKS",
    "Analyst",
    "Chances",
    "ChoiceStep",
    "Effort",
    "EvaluatedChoice",
    "Evaluation",
    "Moment",
    "RevealStep",
    "Review",
    "SeatAccount",
    "Step",
    "evaluate",
    "make_review",
    "mark_of",
    "review_record",
    "review_steps",
]
