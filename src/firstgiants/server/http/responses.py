"""Responses: JSON, no content, and problems for every exception."""

from __future__ import annotations

import gzip
import logging
import math
from collections.abc import Sequence
from typing import Any, TypeVar, cast

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from firstgiants.rules.errors import FirstGiantsError
from firstgiants.server import wire
from firstgiants.server.codes import BY_STATUS
from firstgiants.server.errors import (
    UNREADABLE,
    Illegal,
    Internal,
    Invalid,
    Refusal,
    TryAgain,
    problem,
)
from firstgiants.server.http.static_files import codings_in
from firstgiants.server.store import Conflict, Unavailable
from firstgiants.server.streams.messages import encode

log = logging.getLogger(__name__)

PROBLEM = "application/problem+json"
NDJSON = "application/x-ndjson"

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]

_QUERY_NAMES = {"which": "state"}
"""The name in the URL of parameters that a handler must call something else: Litestar reserves the
word."""


def json_response(
    kind: type[T],  # noqa: ARG001 - for the type checker
    content: object,
    status: int = 200,
    *,
    cookies: Sequence[Cookie] = (),
    headers: dict[str, str] | None = None,
) -> Response[T]:
    """Send `content` as JSON. `kind`: the type that it is on the wire."""
    return Response(
        cast("T", encode(content)),
        status_code=status,
        media_type="application/json",
        headers=headers,
        cookies=cookies,
    )


FAST = 1
"""A level of gzip: a replay becomes fourteen times smaller in less time than it takes to make."""


def large_json(
    kind: type[T],  # noqa: ARG001 - for the type checker
    request: AnyRequest,
    content: object,
) -> Response[T]:
    """Like `json_response`, compressed if the client can read that. Slow: call it in a thread."""
    body, headers = encode(content), {"Vary": "Accept-Encoding"}
    if "gzip" in codings_in(request.headers.get("accept-encoding", "")):
        body = gzip.compress(body, FAST, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(cast("T", body), media_type="application/json", headers=headers)


def no_content(*, cookies: Sequence[Cookie] = ()) -> Response[None]:
    return Response(None, status_code=204, cookies=cookies)


def problem_headers(body: dict[str, Any]) -> dict[str, str]:
    headers = {"Cache-Control": "no-store"}
    if "retry_after" in body:
        headers["Retry-After"] = str(max(1, math.ceil(body["retry_after"])))
    return headers


def problem_response(body: dict[str, Any]) -> Response[bytes]:
    headers = problem_headers(body)
    return Response(encode(body), status_code=body["status"], media_type=PROBLEM, headers=headers)


def on_refusal(_request: AnyRequest, error: Refusal) -> Response[bytes]:
    return problem_response(error.problem())


def on_rules(_request: AnyRequest, error: FirstGiantsError) -> Response[bytes]:
    return problem_response(Illegal(error.message, code=error.code).problem())


def on_unavailable(_request: AnyRequest, _error: Unavailable) -> Response[bytes]:
    return problem_response(TryAgain("The database cannot be reached just now.").problem())


def on_conflict(_request: AnyRequest, _error: Conflict) -> Response[bytes]:
    """Another request was first with the same key, or deleted what this one needs."""
    return problem_response(TryAgain("Another request was changing the same thing.").problem())


def on_http(_request: AnyRequest, error: HTTPException) -> Response[bytes]:
    status = error.status_code
    if isinstance(error, ValidationException):
        fields = [_field(item) for item in error.extra or [] if isinstance(item, dict)]
        return problem_response(
            problem(400, "invalid-request", "The request is not as described.", fields=fields)
        )
    detail = error.detail if status < 500 else "Something went wrong here."
    return problem_response(problem(status, BY_STATUS.get(status, f"http-{status}"), detail))


def _field(item: dict[str, Any]) -> str:
    name = item.get("key", "")
    return f"{_QUERY_NAMES.get(name, name)}: {item.get('message', '')}".strip(": ")


def on_error(request: AnyRequest, error: Exception) -> Response[bytes]:
    log.error("request failed", exc_info=error, extra={"path": request.scope["path"]})
    return problem_response(Internal().problem())


def on_unreadable(_request: AnyRequest, _error: Exception) -> Response[bytes]:
    return problem_response(Invalid("The request is not JSON in UTF-8.").problem())


HANDLERS: dict[type[Exception] | int, Any] = {
    Refusal: on_refusal,
    FirstGiantsError: on_rules,
    Unavailable: on_unavailable,
    Conflict: on_conflict,
    HTTPException: on_http,
    **dict.fromkeys(UNREADABLE, on_unreadable),
    Exception: on_error,
}


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """For OpenAPI: the problems that an operation can return, with those that every operation can
    (401 among them: every operation refuses a revoked token)."""
    return {
        status: ResponseSpec(
            wire.Problem,
            description=DESCRIPTIONS[status],
            media_type=PROBLEM,
            generate_examples=False,
        )
        for status in sorted({400, 401, 429, 503, *statuses})
    }


DESCRIPTIONS = {
    400: "The request does not fit its schema; `fields` says where.",
    401: "The cookie or token is missing or no longer valid.",
    403: "Not allowed: not seated, not the host, muted, or a page of another site.",
    404: "Not found.",
    409: "Not possible now: stale ply (`now` has the current table), not your decision, taken.",
    413: "The body is too large.",
    422: "Not legal; `expected` lists the legal values.",
    429: "Too many requests; `retry_after` says how long to wait.",
    503: "The database is unavailable or the server is stopping; try again after `retry_after`.",
}
