"""The Litestar application: routes, dependencies, lifespan, OpenAPI."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response, get
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from firstgiants import __version__
from firstgiants.server.http.account_api import AccountApi, SessionApi
from firstgiants.server.http.admin_api import AdminApi
from firstgiants.server.http.admin_people_api import AdminPeopleApi
from firstgiants.server.http.analysis_api import AnalysisApi
from firstgiants.server.http.auth import Auth
from firstgiants.server.http.daily_api import DailyApi
from firstgiants.server.http.deck_reports_api import DeckReportsApi
from firstgiants.server.http.decks_api import DecksApi, WorkshopApi
from firstgiants.server.http.friends_api import FriendsApi
from firstgiants.server.http.games_api import CatalogApi, GamesApi
from firstgiants.server.http.hints_api import HintsApi
from firstgiants.server.http.metrics import Metrics
from firstgiants.server.http.middleware import Middleware
from firstgiants.server.http.mistakes_api import MistakesApi
from firstgiants.server.http.notices_api import BellApi, MailApi, NoticesApi, personal_stream
from firstgiants.server.http.numbers_api import NumbersApi
from firstgiants.server.http.pages import WebClient, docs, healthz, metrics, web
from firstgiants.server.http.people_api import MeApi, PeopleApi
from firstgiants.server.http.puzzles_api import PuzzlesApi
from firstgiants.server.http.responses import HANDLERS
from firstgiants.server.http.reviews_api import ReviewsApi
from firstgiants.server.http.sockets import lobby_stream, table_stream
from firstgiants.server.http.tables_api import LobbyApi, TablesApi
from firstgiants.server.node import Node
from firstgiants.server.streams.messages import encode
from firstgiants.server.wire.openapi import describe


class Parts:
    """What the handlers of an application use, for one node."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.auth = Auth(node)
        self.metrics = Metrics(node)
        self.client = WebClient(node.settings.web)
        self.openapi: bytes | None = None


def make_litestar(node: Node) -> Litestar:
    """The application. Its routes are slow to set up and do not depend on the node: give
    `app.state.parts` new parts to serve another node."""

    @get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
    def openapi() -> Response[bytes]:
        parts: Parts = app.state.parts
        if parts.openapi is None:
            parts.openapi = encode(describe(app, parts.node.settings.public_url))
        return Response(parts.openapi, media_type="application/json")

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        parts: Parts = app.state.parts
        await parts.node.start()
        try:
            yield
        finally:
            await parts.node.stop()
            await parts.auth.limits.close()

    app = Litestar(
        route_handlers=[
            MeApi, AccountApi, SessionApi, BellApi, NoticesApi, MailApi, personal_stream,
            PeopleApi, TablesApi, LobbyApi, GamesApi, ReviewsApi, AnalysisApi, CatalogApi,
            MistakesApi, DecksApi, DeckReportsApi, WorkshopApi, FriendsApi, AdminApi,
            AdminPeopleApi, DailyApi, NumbersApi, PuzzlesApi, HintsApi,
            table_stream, lobby_stream, openapi, healthz, metrics, docs, web,
        ],
        dependencies={
            "auth": Provide(lambda: app.state.parts.auth, sync_to_thread=False),
            "client": Provide(lambda: app.state.parts.client, sync_to_thread=False),
            "metrics": Provide(lambda: app.state.parts.metrics, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        lifespan=[life],
        logging_config=None,
        request_max_body_size=node.settings.max_body_bytes,
        openapi_config=OpenAPIConfig(
            title="First Giants",
            version=__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            # Litestar's own documentation pages load scripts from a CDN.
            render_plugins=[JsonRenderPlugin()],
        ),
    )  # fmt: skip
    app.state.parts = Parts(node)
    return app


def make_app(app: Litestar) -> Middleware:
    """The ASGI application that is served."""
    parts: Parts = app.state.parts
    return Middleware(app, parts.node.settings, parts.node.time, parts.metrics)
