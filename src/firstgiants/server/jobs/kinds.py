"""What jobs do. These functions run in the jobs' process, about a second at a time.

A kind gets the job's id, its input and the partial result of its last slice. It returns a new
partial result, or the result when it is done. What it keeps in memory between slices may be lost at
any time; the partial result is stored. The bot that evaluates positions has the server's models.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import monotonic

import msgspec
from msgspec import Struct

from firstgiants import Deck, Game, Record, View, load_deck
from firstgiants.review import (
    ChoiceStep,
    Effort,
    RevealStep,
    Step,
    evaluate,
    make_review,
    review_steps,
)
from firstgiants.review.review import choice_json, reveal_json
from firstgiants.server.bots.catalog import ModelFiles
from firstgiants.server.jobs.deck_reports import deck_report
from firstgiants.server.jobs.slices import SLICE_S, Slice

REVIEWS_KEPT = 4

EFFORTS = (Effort(100, 8, 3), Effort(400, 48, 4), Effort(1600, 128, 6))
"""An evaluation thinks longer with each slice."""


class ReviewInput(Struct, kw_only=True):
    record: dict[str, object]
    deck: dict[str, object] | None = None


class EvaluationInput(Struct, kw_only=True):
    """`view`: all that the evaluation may know. `also`: choices to compare with the best ones."""

    view: dict[str, object]
    deck: dict[str, object] | None = None
    also: list[str] = []


@dataclass(slots=True)
class _Review:
    record: Record
    opening: Game
    model: str | None
    steps: Iterator[Step]
    found: list[Step] = field(default_factory=list)


_reviews: OrderedDict[str, _Review] = OrderedDict()


def review(job_id: str, given: str, _partial: str, models: ModelFiles) -> Slice:
    """A review of a game (`firstgiants.review`). It takes seconds, so a lost one begins again."""
    work = _reviews.pop(job_id, None) or _begin_review(given, models)
    until = monotonic() + SLICE_S
    total = len(work.record.choices)
    for step in work.steps:
        work.found.append(step)
        if monotonic() >= until:
            _reviews[job_id] = work
            while len(_reviews) > REVIEWS_KEPT:
                _reviews.popitem(last=False)
            return Slice(done=step.ply, total=total, partial=_json(_steps(work.found)))
    whole = make_review(work.record, work.opening, work.found, work.model)
    return Slice(done=total, total=total, result=_json(whole.to_json()))


def _begin_review(given: str, models: ModelFiles) -> _Review:
    read = msgspec.json.decode(given, type=ReviewInput)
    record = Record.from_json(read.record)
    deck = None if read.deck is None else Deck.from_json(read.deck)
    opening = Game.opening(record, deck=deck)
    model = models.file_for(opening.deck)
    return _Review(record, opening, model, review_steps(record, deck=deck, model=model))


def _steps(found: list[Step]) -> dict[str, object]:
    return {
        "choices": [choice_json(step) for step in found if isinstance(step, ChoiceStep)],
        "reveals": [reveal_json(step) for step in found if isinstance(step, RevealStep)],
    }


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def evaluation(_job_id: str, given: str, partial: str, models: ModelFiles) -> Slice:
    """The ranked choices of a position (`firstgiants.review.evaluate`), longer with each slice."""
    read = msgspec.json.decode(given, type=EvaluationInput)
    done = msgspec.json.decode(partial, type=_Stage).done if partial else 0
    deck = None if read.deck is None else Deck.from_json(read.deck)
    view = View.from_json(read.view)
    model = models.file_for(deck or load_deck(view.deck))
    found = evaluate(view, effort=EFFORTS[done], deck=deck, also=read.also, model=model).to_json()
    done, total = done + 1, len(EFFORTS)
    if done == total:
        return Slice(done=done, total=total, result=_json(found))
    return Slice(done=done, total=total, partial=_json({"done": done, "evaluation": found}))


class _Stage(Struct):
    done: int


Advance = Callable[[str, str, str, ModelFiles], Slice]

KINDS: dict[str, Advance] = {
    "review": review,
    "evaluation": evaluation,
    # The models of the package, so that the reports of two servers can be compared.
    "deck-report": lambda job_id, given, partial, _models: deck_report(job_id, given, partial),
}

LIMITS_S = {"review": 120.0, "evaluation": 120.0, "deck-report": 600.0}
"""How long a slice may take, a hundred times as long as it should. A report plays whole games, and
at least one in each slice."""


def advance(kind: str, job_id: str, given: str, partial: str, models: ModelFiles) -> Slice:
    """The next slice of a job."""
    return KINDS[kind](job_id, given, partial, models)
