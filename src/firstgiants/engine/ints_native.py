"""The integer and vector types of the engine for mypyc: 64-bit integers and packed vectors.

Replaces ``ints.py`` in the compiled build and must behave the same; the tests compare whole games
of both builds.
"""

from typing import Final, TypeAlias, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

Int: TypeAlias = i64
# A string, because the expression vec[i64] has no value at run time outside compiled functions.
Ints: TypeAlias = "vec[i64]"
Bytes: TypeAlias = "vec[u8]"

_MULTIPLIER: Final = 2147483085
_LOW_32: Final = 0xFFFFFFFF


def ints(count: i64, value: i64) -> Ints:
    """A new vector of ``count`` times ``value``."""
    vector = vec[i64](capacity=count)
    made: i64 = 0
    while made < count:
        vector = append(vector, value)
        made += 1
    return vector


def vector(numbers: list[int]) -> Ints:
    """The numbers as a vector. mypyc never frees a vector that comes in from interpreted code."""
    made = ints(len(numbers), 0)
    index: i64 = 0
    for number in numbers:
        made[index] = number
        index += 1
    return made


def copied(vector: Ints) -> Ints:
    """A copy that shares nothing with ``vector``."""
    return vector[:]


def appended(vector: Ints, value: i64) -> Ints:
    """``vector`` with ``value`` at its end; use the result, the argument may no longer be valid."""
    return append(vector, value)


def zero_bytes(count: i64) -> Bytes:
    """A new vector of ``count`` bytes, all 0."""
    vector = vec[u8](capacity=count)
    made: i64 = 0
    while made < count:
        vector = append(vector, u8(0))
        made += 1
    return vector


def copied_bytes(vector: Bytes) -> Bytes:
    """A copy that shares nothing with ``vector``."""
    return vector[:]


def byte(value: i64) -> u8:
    """The value as a byte; 255 if it is larger."""
    return u8(value) if value < 255 else u8(255)


def add_one(vector: Bytes, place: i64) -> None:
    """Add 1 to a byte; 255 stays."""
    if vector[place] < u8(255):
        vector[place] = vector[place] + u8(1)


@final
class Dice:
    """A small, fast, seeded random source with the same numbers in every build."""

    def __init__(self, seed: i64) -> None:
        self.carry_and_word: i64 = 0
        self.reseed(seed)

    def reseed(self, seed: i64) -> None:
        """Start the sequence that belongs to ``seed``."""
        self.carry_and_word = ((seed & 0x3FFFFFFF) << 32) | ((seed * 48271 + 11) & _LOW_32)
        throws: i64 = 0
        while throws < 8:
            self.below(2)
            throws += 1

    def below(self, bound: i64) -> i64:
        """A number from 0 to ``bound`` - 1; ``bound`` is at most 2**31."""
        x = self.carry_and_word
        x = _MULTIPLIER * (x & _LOW_32) + (x >> 32)
        self.carry_and_word = x
        return ((x & _LOW_32) * bound) >> 32

    def shuffle(self, vector: Ints, first: i64) -> None:
        """Shuffle what lies from place ``first`` on, from the last place down."""
        x = self.carry_and_word
        last: i64 = len(vector) - 1
        while last > first:
            x = _MULTIPLIER * (x & _LOW_32) + (x >> 32)
            other = first + (((x & _LOW_32) * (last - first + 1)) >> 32)
            item = vector[last]
            vector[last] = vector[other]
            vector[other] = item
            last -= 1
        self.carry_and_word = x
