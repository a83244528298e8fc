"""The secrets by which the server knows people. Each kind is accepted in one place only.

| kind    | accepted as                        | opens                                     |
| ------- | ---------------------------------- | ----------------------------------------- |
| session | cookie `fg_person`                 | everything its person may do              |
| token   | `Authorization: Bearer`            | playing; never access to the account      |
| device  | cookie `fg_device`, at the sign-in | nothing; its sign-ins have a limit apart  |

Secrets are random. The database stores only their SHA-256, so a copy of it gives no access.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Literal, NamedTuple

TOKEN_PREFIX = "fg_"  # noqa: S105


class Credential(NamedTuple):
    """What a request presented, hashed. A digest of one kind is never looked up as another."""

    kind: Literal["session", "token"]
    digest: str


def digest_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """For people, sessions and tokens: public, so not a secret."""
    return secrets.token_urlsafe(9)
