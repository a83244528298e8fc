"""A shuffle that can be repeated in any programming language (RULES.md §2.1).

Fisher–Yates, from the last place down. The numbers come from SHA-256 of "<seed>:<counter>", counter
0, 1, 2 …, each digest read as four big-endian 64-bit numbers; a number that would favour low
results is thrown away. Python's ``random`` does not promise the same shuffle in later versions.
"""

from collections.abc import Iterator
from hashlib import sha256
from typing import TypeVar

Item = TypeVar("Item")


def _numbers(seed: str) -> Iterator[int]:
    counter = 0
    while True:
        digest = sha256(f"{seed}:{counter}".encode()).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(digest[start : start + 8], "big")
        counter += 1


def shuffled(items: list[Item], seed: int | str) -> list[Item]:
    """A new list in the order that belongs to ``seed``."""
    out = list(items)
    numbers = _numbers(str(seed))
    for last in range(len(out) - 1, 0, -1):
        bound = last + 1
        fair = (1 << 64) - (1 << 64) % bound
        number = next(numbers)
        while number >= fair:
            number = next(numbers)
        other = number % bound
        out[last], out[other] = out[other], out[last]
    return out
