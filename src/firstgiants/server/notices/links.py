"""Links in mails: to confirm an address, and to stop mails. The link itself holds the proof, so
that nothing about it has to be stored."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, Literal

Purpose = Literal["confirm", "stop"]
_LENGTH: Final = 32


def make_token(key: str, purpose: Purpose, target_id: str) -> str:
    """No dots: a page's address with one would be that of a file."""
    return target_id + _proof(key, purpose, target_id)


def read_token(key: str, purpose: Purpose, token: str) -> str | None:
    """The id of the target, if the link is one of ours."""
    target_id, proof = token[:-_LENGTH], token[-_LENGTH:]
    good = hmac.compare_digest(_proof(key, purpose, target_id).encode(), proof.encode())
    return target_id if good else None


def _proof(key: str, purpose: Purpose, target_id: str) -> str:
    signed = hmac.new(bytes.fromhex(key), f"{purpose}:{target_id}".encode(), hashlib.sha256)
    return signed.hexdigest()[:_LENGTH]
