"""Evaluations of positions as jobs of the lowest priority.

A job knows the view of a seat and nothing else, so no evaluation depends on the order of a deck.
Equal positions share one job, no matter who asks.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

import msgspec

from firstgiants import Deck, Game
from firstgiants.server import wire
from firstgiants.server.decks.stored import is_built_in
from firstgiants.server.jobs.kinds import EFFORTS, EvaluationInput
from firstgiants.server.jobs.requests import request_job
from firstgiants.server.jobs.store import EVALUATION, Job
from firstgiants.server.node import Node


async def ask_for_evaluation(
    node: Node, game: Game, *, owner: str, made_from: str, also: Iterable[str] = ()
) -> Job:
    """The job that evaluates the game's open decision, created if there is none. The caller must
    check that this person may have the evaluation."""
    given = evaluation_input(game, also)
    key = sha256(given.encode()).hexdigest()
    return await request_job(
        node, EVALUATION, key, given, owner=owner, made_from=made_from, total=len(EFFORTS)
    )


def evaluation_input(game: Game, also: Iterable[str] = ()) -> str:
    """What the job may know: the view of the seat that decides, without names."""
    view = msgspec.json.decode(game.view_text(game.asked), type=dict[str, object])
    seats = view["seats"]
    assert isinstance(seats, list)
    for number, seat in enumerate(seats, 1):
        seat.update(name=f"Seat {number}", bot=None)
    deck = _deck_to_send(game.deck)
    return msgspec.json.encode(EvaluationInput(view=view, deck=deck, also=sorted(also))).decode()


def _deck_to_send(deck: Deck) -> dict[str, object] | None:
    return None if is_built_in(deck) else deck.to_json()


class _Stored(msgspec.Struct):
    """An evaluation as a job stores it (`Evaluation.to_json` of `firstgiants.review`)."""

    seat: int
    choices: list[wire.EvaluatedChoice]
    margin: float
    note: str | None


class _Partial(msgspec.Struct):
    evaluation: _Stored


def evaluation_state(job: Job) -> wire.EvaluationState:
    """How far an evaluation is, with what has been found."""
    if job.error is not None:
        return wire.EvaluationState(state="failed", done=0, total=job.total, evaluation=None)
    if job.result is not None:
        found = _evaluation(msgspec.json.decode(job.result, type=_Stored))
        return wire.EvaluationState(state="done", done=job.done, total=job.total, evaluation=found)
    if not job.partial:
        return wire.EvaluationState(state="waiting", done=0, total=job.total, evaluation=None)
    partial = msgspec.json.decode(job.partial, type=_Partial)
    return wire.EvaluationState(
        state="working",
        done=job.done,
        total=job.total,
        evaluation=_evaluation(partial.evaluation),
    )


def _evaluation(stored: _Stored) -> wire.Evaluation:
    return wire.Evaluation(
        seat=stored.seat, choices=stored.choices, margin=stored.margin, sure=stored.note is None
    )
