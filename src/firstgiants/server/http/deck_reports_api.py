"""The API for reports on decks: bots play a deck, and the report says how it plays."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from msgspec import Struct
from sqlalchemy import Connection

from firstgiants import Deck
from firstgiants.arena.deck_report import DeckReport
from firstgiants.arena.deck_report_csv import report_csv
from firstgiants.server import wire
from firstgiants.server.decks.stored import deck_named
from firstgiants.server.errors import Forbidden, NotFound
from firstgiants.server.http.auth import RequestAuth
from firstgiants.server.http.limits import DECK_REPORT_KB
from firstgiants.server.http.responses import AnyRequest, errors, json_response, large_json
from firstgiants.server.jobs.deck_reports import DeckReportInput
from firstgiants.server.jobs.requests import request_job
from firstgiants.server.jobs.store import Job, Progress, find_progress
from firstgiants.server.node import Node
from firstgiants.server.text import is_id
from firstgiants.server.wire.decks import DECK_REF

KIND = "deck-report"
MOST_GAMES = 4000
MOST_GAMES_OF_GUESTS = 1000
"""With each number of players."""


class ReportQuery(Struct, kw_only=True, frozen=True):
    """What to play, as a client asks for it."""

    level: wire.ReportLevel
    games: int
    players: tuple[int, ...]
    compare: str | None
    fair_start: bool


def report_query(
    level: Annotated[wire.ReportLevel, QueryParameter(description="who plays")] = "digger",
    games: Annotated[
        int,
        QueryParameter(
            ge=20, le=MOST_GAMES,
            description="with each number of players; at most 1,000 for guests",
        ),
    ] = 200,
    players: Annotated[
        str, QueryParameter(pattern=r"^[2-5](,[2-5]){0,3}$", description="numbers of players")
    ] = "2,3,4,5",
    compare: Annotated[
        str | None,
        QueryParameter(
            max_length=64, pattern=DECK_REF,
            description="another deck, to be played on the same deals",
        ),
    ] = None,
    fair_start: Annotated[
        bool, QueryParameter(description="whether later seats begin with extra amber")
    ] = False,
) -> ReportQuery:  # fmt: skip
    numbers = tuple(sorted({int(number) for number in players.split(",")}))
    return ReportQuery(
        level=level, games=games, players=numbers, compare=compare, fair_start=fair_start
    )


class DeckReportsApi(Controller):
    path = "/api/decks/{deck_id:str}"
    tags = ("decks",)
    # As Litestar wants it.
    dependencies = {"setup": Provide(report_query, sync_to_thread=False)}  # noqa: RUF012

    @get("/report", responses=errors(404), operation_id="getDeckReport")
    async def report(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        deck_id: FromPath[str],
        setup: NamedDependency[ReportQuery],
    ) -> Response[wire.DeckReportState]:
        """Returns the report on a deck, or how far it is. `POST` asks for one."""
        caller = await auth.admit(request)
        wanted = await _find(auth.node, deck_id, setup)
        job = await auth.node.database.read(lambda c: find_progress(c, KIND, wanted.key))
        if job is None or job.result is None:
            return json_response(wire.DeckReportState, _state(job, wanted))
        async with auth.expensive(caller):
            return await asyncio.to_thread(
                lambda: large_json(wire.DeckReportState, request, _state(job, wanted))
            )

    @post("/report", status_code=202, responses=errors(401, 403, 404, 409),
          operation_id="makeDeckReport")  # fmt: skip
    async def create(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        deck_id: FromPath[str],
        setup: NamedDependency[ReportQuery],
    ) -> Response[wire.DeckReportState]:
        """Asks for a report on a deck. People who ask for the same games share one report."""
        caller = await auth.admit(request, "tables")
        me, node = caller.me, auth.node
        if me.kind != "account" and setup.games > MOST_GAMES_OF_GUESTS:
            raise Forbidden(
                f"Only accounts may ask for more than {MOST_GAMES_OF_GUESTS} games.",
                code="account-needed",
            )
        wanted = await _find(node, deck_id, setup)
        made_from = await node.tables.caps.made_from(caller.address)
        job = await request_job(
            node,
            KIND,
            wanted.key,
            wanted.input(),
            owner=me.id,
            made_from=made_from,
            total=wanted.total,
        )
        if not job.done:
            auth.stores(caller, DECK_REPORT_KB)
        return json_response(wire.DeckReportState, _state(job, wanted), 202)

    @get(
        "/report.csv",
        operation_id="getDeckReportTable",
        responses=errors(404)
        | {
            200: ResponseSpec(
                str, description="A row for each card and number of players.",
                media_type="text/csv", generate_examples=False,
            )
        },
    )  # fmt: skip
    async def table(
        self,
        request: AnyRequest,
        auth: RequestAuth,
        deck_id: FromPath[str],
        setup: NamedDependency[ReportQuery],
    ) -> Response[str]:
        """Returns the figures of a finished report as a table for spreadsheets."""
        caller = await auth.admit(request)
        wanted = await _find(auth.node, deck_id, setup)
        job = await auth.node.database.read(lambda c: find_progress(c, KIND, wanted.key))
        result = None if job is None else job.result
        if result is None:
            raise NotFound("There is no such report yet.", code="no-such-deck-report")
        async with auth.expensive(caller):
            text = await asyncio.to_thread(
                lambda: report_csv(msgspec.json.decode(result, type=DeckReport))
            )
        # The id of a deck from an imported record may be any text.
        name = wanted.deck.id if is_id(wanted.deck.id) else "deck"
        headers = {"Content-Disposition": f'attachment; filename="{name}-report.csv"'}
        return Response(text, media_type="text/csv", headers=headers)


class _Wanted(Struct, kw_only=True, frozen=True):
    """What to play, with its decks. `key` names the report."""

    deck: Deck
    other: Deck | None
    setup: ReportQuery

    @property
    def key(self) -> str:
        """The deck's hash, and a digest of all that decides which games are played."""
        setup = self.setup
        parts = [
            setup.level, setup.games, setup.players, setup.fair_start,
            None if self.other is None else self.other.hash,
        ]  # fmt: skip
        digest = hashlib.sha256(msgspec.json.encode(parts)).hexdigest()
        return f"{self.deck.hash}:{digest[:32]}"

    @property
    def total(self) -> int:
        return self.setup.games * len(self.setup.players) * (1 if self.other is None else 2)

    def input(self) -> DeckReportInput:
        return DeckReportInput(
            deck=self.deck.to_json(),
            other=None if self.other is None else self.other.to_json(),
            level=self.setup.level,
            games=self.setup.games,
            players=self.setup.players,
            fair_start=self.setup.fair_start,
        )


async def _find(node: Node, deck_id: str, setup: ReportQuery) -> _Wanted:
    """What to play, with its decks. A deck is not compared with itself."""

    def read(connection: Connection) -> _Wanted:
        deck = deck_named(connection, deck_id)
        other = None if setup.compare is None else deck_named(connection, setup.compare)
        if other is not None and other.hash == deck.hash:
            other = None
        return _Wanted(deck=deck, other=other, setup=setup)

    return await node.database.read(read)


class _State(Struct, kw_only=True):
    """`wire.DeckReportState` with the stored text of the report."""

    state: str
    done: int
    total: int
    report: msgspec.Raw | None = None


def _state(job: Progress | Job | None, wanted: _Wanted) -> _State:
    if job is None:
        return _State(state="none", done=0, total=wanted.total)
    if job.error is not None:
        return _State(state="failed", done=job.done, total=job.total)
    if job.result is None:
        state = "working" if job.done else "waiting"
        return _State(state=state, done=job.done, total=job.total)
    report = msgspec.Raw(job.result.encode())
    return _State(state="done", done=job.done, total=job.total, report=report)
