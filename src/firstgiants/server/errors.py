"""Refusals: exceptions that become `application/problem+json` responses. `codes` lists all codes.

Refusal
├─ Invalid          400  invalid-request: the request does not fit its schema
├─ NotSignedIn      401  not-signed-in, unknown-token
├─ WrongPassword    401  wrong-password
├─ Forbidden        403  not-seated, not-host, muted, token-not-enough …
├─ CrossOrigin      403  cross-origin: another site's page sent the request
├─ NotFound         404  not-found, no-such-table, no-such-game …
├─ WrongState       409  table-not-open, table-full, login-taken …
├─ NotYourDecision  409  not-your-decision
├─ Stale            409  stale: somebody was first; carries the current table
├─ StaleDraft       409  stale: the same for the draft of a deck; carries the newer one
├─ Illegal          422  illegal-choice, weak-password …; carries the legal values
├─ UnknownHost      421  unknown-host: the Host header has a name that is not this server's
├─ TooMany          429  too-many-requests; carries the time to wait
├─ Internal         500  internal: an error in the server, which is logged; not worth a repetition
└─ TryAgain         503  try-again; carries the time to wait
"""

from __future__ import annotations

from typing import Any

import msgspec

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""The exceptions of decoding a message: not JSON, not in the schema, not UTF-8, nested too deep."""

TITLES = {
    400: "Bad request",
    401: "Not signed in",
    403: "Not allowed",
    404: "Not found",
    405: "Method not allowed",
    409: "Conflict",
    413: "Too large",
    415: "Unsupported media type",
    421: "Misdirected request",
    422: "Not possible",
    429: "Too many requests",
    500: "Something went wrong",
    503: "Try again",
}


class Refusal(Exception):
    status = 400
    code = "refused"

    def __init__(self, detail: str, *, code: str | None = None, **extra: object) -> None:
        super().__init__(detail)
        self.detail = detail
        self.code = code or type(self).code
        self.extra: dict[str, object] = extra

    def problem(self) -> dict[str, Any]:
        return problem(self.status, self.code, self.detail, **self.extra)


def problem(status: int, code: str, detail: str, **extra: object) -> dict[str, Any]:
    return {
        "type": f"/docs/api#{code}",
        "title": TITLES.get(status, "Refused"),
        "status": status,
        "code": code,
        "detail": detail,
        **extra,
    }


class NotSignedIn(Refusal):
    status, code = 401, "not-signed-in"


class WrongPassword(Refusal):
    status, code = 401, "wrong-password"


class Forbidden(Refusal):
    status, code = 403, "forbidden"


class CrossOrigin(Refusal):
    status, code = 403, "cross-origin"


class UnknownHost(Refusal):
    status, code = 421, "unknown-host"


class NotFound(Refusal):
    status, code = 404, "not-found"


class WrongState(Refusal):
    status, code = 409, "wrong-state"


class NotYourDecision(Refusal):
    status, code = 409, "not-your-decision"


class Stale(Refusal):
    status, code = 409, "stale"

    def __init__(self, detail: str, *, n: int, ply: int, view: msgspec.Raw | None) -> None:
        super().__init__(detail, now={"n": n, "ply": ply, "view": view})


class StaleDraft(Refusal):
    status, code = 409, "stale"

    def __init__(self, detail: str, *, revision: int, cards: msgspec.Raw) -> None:
        super().__init__(detail, draft={"revision": revision, "cards": cards})


class Illegal(Refusal):
    status, code = 422, "illegal-choice"


class Invalid(Refusal):
    status, code = 400, "invalid-request"


class TooMany(Refusal):
    status, code = 429, "too-many-requests"


class Internal(Refusal):
    """The caller logs the error itself."""

    status, code = 500, "internal"

    def __init__(self) -> None:
        super().__init__("Something went wrong here; it has been noted.")


class TryAgain(Refusal):
    status, code = 503, "try-again"

    def __init__(self, detail: str, *, retry_after: float = 1.0) -> None:
        super().__init__(detail, retry_after=retry_after)
