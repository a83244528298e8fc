"""The fair shuffle: the server binds itself to a deal before the first choice.

A seed is 32 random bytes, written as 64 hex digits. Before play the server publishes the
*commitment*: SHA-256 of the seed's 32 bytes. After the end it publishes the seed. Everything random
about a deal follows from the seed, by the shuffle of `firstgiants.rules.shuffle`, which anybody can
repeat in any language:

1. order: the cards as the deck file lists them, shuffled with the seed's 64 digits;
2. first player, if the table left it to chance: the chairs 0, 1 …, shuffled with the seed's digits
   followed by "/first"; the first of them begins.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from firstgiants.rules.shuffle import shuffled


def new_seed() -> str:
    return secrets.token_hex(32)


def commitment_of(seed: str) -> str:
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def order_of(seed: str, cards: Sequence[str]) -> list[str]:
    """The shuffle of a deck whose file lists `cards` in this order."""
    return shuffled(list(cards), seed)


def first_chair(seed: str, chairs: int) -> int:
    """How many chairs are skipped to reach the first player, where chance decides."""
    return shuffled(list(range(chairs)), f"{seed}/first")[0]


@dataclass(frozen=True)
class Verdict:
    """`problems` is empty when the game is what the commitment promised."""

    problems: tuple[str, ...]

    @property
    def fair(self) -> bool:
        return not self.problems


def verify(*, seed: str, commitment: str, order: Sequence[str], cards: Sequence[str]) -> Verdict:
    """Check a finished game: the seed against the commitment, the order against the seed.
    `cards` are the deck's ids as its file lists them."""
    problems = []
    try:
        if commitment_of(seed) != commitment:
            problems.append("the seed is not the one that was promised before the game")
    except ValueError:
        problems.append("the seed is not a hexadecimal number")
    if not problems and order_of(seed, cards) != list(order):
        problems.append("the cards were not in the order that the seed gives")
    return Verdict(tuple(problems))
