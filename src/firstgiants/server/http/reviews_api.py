"""The API for reviews of finished games."""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import FromPath
from msgspec import Struct
from sqlalchemy import RowMapping

from firstgiants import Deck
from firstgiants.server import wire
from firstgiants.server.decks.stored import is_built_in
from firstgiants.server.errors import WrongState
from firstgiants.server.http.auth import RequestAuth
from firstgiants.server.http.limits import REVIEW_KB
from firstgiants.server.http.responses import AnyRequest, errors, json_response, large_json
from firstgiants.server.jobs.kinds import ReviewInput
from firstgiants.server.jobs.requests import request_job
from firstgiants.server.jobs.store import Job, find_job

KIND = "review"


class ReviewsApi(Controller):
    path = "/api/games/{game_id:str}/review"
    tags = ("games",)

    @get(responses=errors(404), operation_id="getReview")
    async def review(
        self, request: AnyRequest, auth: RequestAuth, game_id: FromPath[str]
    ) -> Response[wire.ReviewState]:
        """Returns the review of a game, or how far it is. `POST` asks for one."""
        caller = await auth.admit(request)
        async with auth.expensive(caller):
            row = await auth.node.records.row(game_id)
            job = await auth.node.database.read(lambda c: find_job(c, KIND, game_id))
            return await asyncio.to_thread(
                lambda: large_json(wire.ReviewState, request, _state(job, row["plies"]))
            )

    @post(status_code=202, responses=errors(401, 404, 409), operation_id="makeReview")
    async def create(
        self, request: AnyRequest, auth: RequestAuth, game_id: FromPath[str]
    ) -> Response[wire.ReviewState]:
        """Asks for the review of a game. All people share one review for each game."""
        caller = await auth.admit(request, "tables")
        me, node = caller.me, auth.node
        row = await node.records.row(game_id)
        if not row["plies"]:
            raise WrongState("No choice has been played in this game.", code="nothing-to-review")
        made_from = await node.tables.caps.made_from(caller.address)
        given = _input(row, await node.records.deck(row))
        job = await request_job(
            node, KIND, game_id, given, owner=me.id, made_from=made_from, total=row["plies"]
        )
        if not job.done:
            auth.stores(caller, REVIEW_KB)
        return json_response(wire.ReviewState, _state(job, row["plies"]), 202)


def _input(row: RowMapping, deck: Deck) -> ReviewInput:
    """The record without names, because a review is about seats; and its deck."""
    record = msgspec.json.decode(row["record"], type=dict[str, object])
    players = record["players"]
    assert isinstance(players, list)
    record["players"] = [{"name": f"Seat {seat}"} for seat in range(1, len(players) + 1)]
    return ReviewInput(record=record, deck=None if is_built_in(deck) else deck.to_json())


class _Steps(Struct, kw_only=True):
    choices: list[wire.ReviewChoice] = []
    reveals: list[wire.ReviewReveal] = []


class _Stored(Struct, kw_only=True):
    """A stored review (`Review.to_json` of `firstgiants.review`)."""

    over: bool
    note: str | None
    seats: list[wire.ReviewSeat]
    choices: list[wire.ReviewChoice]
    reveals: list[wire.ReviewReveal]
    curve: list[wire.ReviewMoment]
    best_move: int | None
    luckiest_card: int | None


def _state(job: Job | None, plies: int) -> wire.ReviewState:
    if job is None:
        return _progress("none", 0, plies, _Steps())
    if job.error is not None:
        return _progress("failed", job.done, job.total, _Steps())
    if job.result is None:
        steps = msgspec.json.decode(job.partial, type=_Steps) if job.partial else _Steps()
        return _progress("working" if job.partial else "waiting", job.done, job.total, steps)
    stored = msgspec.json.decode(job.result, type=_Stored)
    review = wire.Review(
        over=stored.over,
        sure=stored.note is None,
        seats=stored.seats,
        choices=stored.choices,
        reveals=stored.reveals,
        curve=stored.curve,
        best_move=stored.best_move,
        luckiest_card=stored.luckiest_card,
    )
    return _progress("done", job.done, job.total, _Steps(), review)


def _progress(
    state: Literal["none", "waiting", "working", "done", "failed"],
    done: int,
    total: int,
    steps: _Steps,
    review: wire.Review | None = None,
) -> wire.ReviewState:
    return wire.ReviewState(
        state=state,
        done=done,
        total=total,
        choices=steps.choices,
        reveals=steps.reveals,
        review=review,
    )
