"""Routes outside the API: the web client, the documentation, the API's page, health and metrics."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

import firstgiants
from firstgiants.server.errors import NotFound, TryAgain
from firstgiants.server.health import health_of
from firstgiants.server.http.auth import RequestAuth
from firstgiants.server.http.metrics import Metrics
from firstgiants.server.http.policy import policy
from firstgiants.server.http.prerendered import FOLDER, FrontPage, Page
from firstgiants.server.http.responses import AnyRequest, json_response
from firstgiants.server.http.static_files import File, read_files

WEB = Path(firstgiants.__file__).parent / "web_dist"
DOCS = Path(firstgiants.__file__).parent / "docs_dist"
"""The documentation site, which `make docs` builds."""
PAGES = Path(__file__).parent.parent / "pages"
API_PAGE = {"api": "api.html", "api.css": "api.css", "api.js": "api.js"}
"""The files of the page that tries the API, by their names below /docs."""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


def _send(
    request: AnyRequest, file: File, cache: str, vary: str = "Accept-Encoding"
) -> Response[bytes]:
    headers = {"Cache-Control": cache, "ETag": file.tag, "Vary": vary}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    body, coding = file.sent(request.headers.get("accept-encoding", ""))
    if coding is not None:
        headers["Content-Encoding"] = coding
    return Response(body, headers=headers, media_type=file.kind)


@cache
def read_docs(folder: Path) -> dict[str, File]:
    """The documentation site, read once in a process."""
    return read_files(folder)


class WebClient:
    """The files of the web client, of the documentation and the server's own pages, read once."""

    def __init__(self, folder: str | None) -> None:
        web = Path(folder) if folder else WEB
        self.pages = read_files(PAGES)
        self.docs = read_docs(DOCS)
        self.files = read_files(web, but=FOLDER)
        self.index = self.files.pop("index.html", self.pages["unbuilt.html"])
        self.front = FrontPage(web / FOLDER)


AtClient = NamedDependency[WebClient]


def _front(request: AnyRequest, client: WebClient) -> Page | None:
    headers = request.headers
    return client.front.get(headers.get("accept-language", ""), headers.get("cookie", ""))


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def web(request: AnyRequest, client: AtClient, path: FromPath[str] = "/") -> Response[bytes]:
    """Serve the web client. Any path that names no file gets index.html; the client does the
    routing."""
    name = path.removeprefix("/")
    if name.split("/", 1)[0] in ("api", "docs") or not name.isprintable():
        raise NotFound("There is no such address.")
    file = client.files.get(name)
    if file is not None:
        return _send(request, file, FOREVER if name.startswith("assets/") else ASK_AGAIN)
    if "." in name.rsplit("/", 1)[-1]:
        raise NotFound("There is no such file.")
    page = _front(request, client) if path == "/" else None
    if page is not None:
        sent = _send(request, page.file, ASK_AGAIN, "Accept-Encoding, Accept-Language, Cookie")
        # The policy allows the page's one inline style sheet, by its hash.
        sent.headers["Content-Security-Policy"] = policy(page.style)
        return sent
    return _send(request, client.index, ASK_AGAIN)


@get(["/docs", "/docs/{path:path}"], include_in_schema=False, sync_to_thread=False)
def docs(request: AnyRequest, client: AtClient, path: FromPath[str] = "/") -> Response[bytes]:
    """Serve the documentation site and, at /docs/api, the page that tries the API."""
    name = path.removeprefix("/")
    if not name:
        if "index.html" not in client.docs:
            return _send(request, client.pages["no-docs.html"], ASK_AGAIN)
        # The links between the site's pages are relative to a file.
        return Response(b"", status_code=307, headers={"Location": "/docs/index.html"})
    file = client.pages[API_PAGE[name]] if name in API_PAGE else client.docs.get(name)
    if file is None:
        raise NotFound("There is no such page.")
    return _send(request, file, ASK_AGAIN)


@get("/healthz", include_in_schema=False)
async def healthz(auth: RequestAuth) -> Response[bytes]:
    """Report the node's health. 503 if it is stopping or cannot read the database; other failures
    are 200 "degraded", with a reason for each part."""
    node = auth.node
    if not node.ready or node.listeners.closing:
        raise TryAgain("Stopping.")
    health = await health_of(node, firstgiants.__version__)
    down = health.status == "down"
    return json_response(bytes, health, 503 if down else 200)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: AnyRequest, metrics: NamedDependency[Metrics]) -> bytes:
    if not metrics.may_be_read(request.scope):
        raise NotFound("There is no such address.")
    return metrics.text()
