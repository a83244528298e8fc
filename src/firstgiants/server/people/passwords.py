"""Hashing passwords, in a thread apart and never more at once than the queue holds.

Argon2 takes 64 MiB and four threads for tens of milliseconds. One hash at a time keeps the rest of
the server responsive; a short queue keeps every answer prompt.
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
"""Further places, for people who are known: those who have an account or a remembered device."""
RETRY_S = 2.0
FEWEST_CHARACTERS = 3
"""Different ones, besides blanks."""


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._unknown: str | None = None
        self._waiting = 0
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="passwords")

    async def hash(self, password: str, *, known: bool = False) -> str:
        return await self._run(lambda: self._hasher.hash(password), known=known)

    async def verify(self, hashed: str | None, password: str, *, known: bool = False) -> bool:
        """`hashed`: None for a login nobody has; that takes as long as a wrong password."""
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
    """Refuses what anybody would try first. The length is checked by the schema."""
    if len(set("".join(password.split()))) < FEWEST_CHARACTERS:
        raise Illegal("The password has too few different characters.", code="weak-password")
    if password.strip().casefold() == login.casefold():
        raise Illegal("The password must not be the login.", code="weak-password")
