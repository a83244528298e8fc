"""Hashes passwords in a separate thread, with a short queue.

Argon2 takes 64 MiB and a core for about a tenth of a second. One hash at a time, on one core, keeps
the server responsive; the short queue bounds the wait.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from firstgiants.server.errors import Illegal, TryAgain

T = TypeVar("T")

LONGEST_QUEUE = 16
RESERVED = 8
"""Extra places in the queue for signed-in people and remembered devices."""
RETRY_S = 2.0
FEWEST_CHARACTERS = 3
"""Different characters, not counting blanks."""


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher(parallelism=1)
        self._unknown: str | None = None
        self._waiting = 0
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="passwords")

    async def hash(self, password: str, *, known: bool = False) -> str:
        return await self._run(lambda: self._hasher.hash(password), known=known)

    async def verify(self, hashed: str | None, password: str, *, known: bool = False) -> bool:
        """`hashed`: None for an unknown login, which takes as long as a wrong password."""
        return await self._run(lambda: self._verify(hashed, password), known=known)

    def _verify(self, hashed: str | None, password: str) -> bool:
        if self._unknown is None:
            self._unknown = self._hasher.hash(secrets.token_hex(16))
        try:
            self._hasher.verify(hashed or self._unknown, password)
        except (VerifyMismatchError, InvalidHashError):
            return False
        return hashed is not None

    async def _run(self, work: Callable[[], T], *, known: bool) -> T:
        if self._waiting >= LONGEST_QUEUE + (RESERVED if known else 0):
            raise TryAgain("Too many people are signing in just now.", retry_after=RETRY_S)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._executor, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)


def check_password(login: str, password: str) -> None:
    """Refuse the most obvious passwords. The schema checks the length."""
    if len(set("".join(password.split()))) < FEWEST_CHARACTERS:
        raise Illegal("The password has too few different characters.", code="weak-password")
    if password.strip().casefold() == login.casefold():
        raise Illegal("The password must not be the login.", code="weak-password")
