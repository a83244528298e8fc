"""How answers and refusals are written."""

from __future__ import annotations

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
from firstgiants.server.errors import UNREADABLE, Illegal, Invalid, Refusal, TryAgain, problem
from firstgiants.server.store import Unavailable
from firstgiants.server.streams.messages import encode

log = logging.getLogger(__name__)

PROBLEM = "application/problem+json"
NDJSON = "application/x-ndjson"

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]

_ASKED_AS = {"which": "state"}
"""Parameters whose name in an address is not that in the handler, because the framework has its own
use for the word."""


def answer(
    kind: type[T],  # noqa: ARG001 - for the type checker
    content: object,
    status: int = 200,
    *,
    cookies: Sequence[Cookie] = (),
    headers: dict[str, str] | None = None,
) -> Response[T]:
    """`content`, whose JSON is that of `kind`."""
    return Response(
        cast("T", encode(content)),
        status_code=status,
        media_type="application/json",
        headers=headers,
        cookies=cookies,
    )


def nothing(*, cookies: Sequence[Cookie] = ()) -> Response[None]:
    return Response(None, status_code=204, cookies=cookies)


def refuse(body: dict[str, Any]) -> Response[bytes]:
    headers = {"Cache-Control": "no-store"}
    if "retry_after" in body:
        headers["Retry-After"] = str(max(1, math.ceil(body["retry_after"])))
    return Response(encode(body), status_code=body["status"], media_type=PROBLEM, headers=headers)


def on_refusal(_request: AnyRequest, error: Refusal) -> Response[bytes]:
    return refuse(error.problem())


def on_rules(_request: AnyRequest, error: FirstGiantsError) -> Response[bytes]:
    return refuse(Illegal(error.message, code=error.code).problem())


def on_unavailable(_request: AnyRequest, _error: Unavailable) -> Response[bytes]:
    return refuse(TryAgain("The database cannot be reached just now.").problem())


def on_http(_request: AnyRequest, error: HTTPException) -> Response[bytes]:
    status = error.status_code
    if isinstance(error, ValidationException):
        fields = [_field(item) for item in error.extra or [] if isinstance(item, dict)]
        return refuse(
            problem(400, "invalid-request", "The request is not as described.", fields=fields)
        )
    detail = error.detail if status < 500 else "Something went wrong here."
    return refuse(problem(status, BY_STATUS.get(status, f"http-{status}"), detail))


def _field(item: dict[str, Any]) -> str:
    name = item.get("key", "")
    return f"{_ASKED_AS.get(name, name)}: {item.get('message', '')}".strip(": ")


def on_error(request: AnyRequest, error: Exception) -> Response[bytes]:
    log.error("request failed", exc_info=error, extra={"path": request.scope["path"]})
    return refuse(problem(500, "internal", "Something went wrong here; it has been noted."))


def on_unreadable(_request: AnyRequest, _error: Exception) -> Response[bytes]:
    return refuse(Invalid("The request cannot be read: it is no JSON in UTF-8.").problem())


HANDLERS: dict[type[Exception] | int, Any] = {
    Refusal: on_refusal,
    FirstGiantsError: on_rules,
    Unavailable: on_unavailable,
    HTTPException: on_http,
    **dict.fromkeys(UNREADABLE, on_unreadable),
    Exception: on_error,
}


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """For OpenAPI: the refusals an operation can give, besides those that all can (401: a token
    that is not known any more is refused everywhere)."""
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
    401: "Nobody is known by this cookie or token.",
    403: "Known, but not allowed: not seated, not the host, muted, a page of another site.",
    404: "No such thing.",
    409: "Not in this state: stale ply (`now` has the table as it is), not your decision, taken.",
    413: "The body is too large.",
    422: "Not legal; `expected` lists what is.",
    429: "Too many requests; `retry_after` says how long to wait.",
    503: "The database is away or the server is stopping; try again after `retry_after`.",
}
