"""The integer and vector types of the engine, as plain Python.

The compiled build replaces this file by ``ints_native.py``. Both give the same numbers: the dice
are a multiply-with-carry generator whose every step fits a signed 64-bit integer.
"""

from typing import Final, TypeAlias, final

Int: TypeAlias = int
Ints: TypeAlias = list[int]
Bytes: TypeAlias = bytearray

# A multiplier below 2**31 for which a * 2**32 - 1 is a safe prime: a period of about 2**62.
_MULTIPLIER: Final = 2147483085
_LOW_32: Final = 0xFFFFFFFF


def ints(count: Int, value: Int) -> Ints:
    """A new vector of ``count`` times ``value``."""
    return [value] * count


def vector(numbers: list[int]) -> Ints:
    """The numbers as a vector. mypyc never frees a vector that comes in from interpreted code."""
    made = ints(len(numbers), 0)
    index: Int = 0
    for number in numbers:
        made[index] = number
        index += 1
    return made


def copied(vector: Ints) -> Ints:
    """A copy that shares nothing with ``vector``."""
    return vector[:]


def appended(vector: Ints, value: Int) -> Ints:
    """``vector`` with ``value`` at its end; use the result, the argument may no longer be valid."""
    vector.append(value)
    return vector


def zero_bytes(count: Int) -> Bytes:
    """A new vector of ``count`` bytes, all 0."""
    return bytearray(count)


def copied_bytes(vector: Bytes) -> Bytes:
    """A copy that shares nothing with ``vector``."""
    return vector[:]


def byte(value: Int) -> int:
    """The value as a byte; 255 if it is larger."""
    return value if value < 255 else 255


def add_one(vector: Bytes, place: Int) -> None:
    """Add 1 to a byte; 255 stays."""
    if vector[place] < 255:
        vector[place] += 1


@final
class Dice:
    """A small, fast, seeded random source with the same numbers in every build."""

    def __init__(self, seed: Int) -> None:
        self.carry_and_word: Int = 0
        self.reseed(seed)

    def reseed(self, seed: Int) -> None:
        """Start the sequence that belongs to ``seed``."""
        self.carry_and_word = ((seed & 0x3FFFFFFF) << 32) | ((seed * 48271 + 11) & _LOW_32)
        for _ in range(8):
            self.below(2)

    def below(self, bound: Int) -> Int:
        """A number from 0 to ``bound`` - 1; ``bound`` is at most 2**31."""
        x = self.carry_and_word
        x = _MULTIPLIER * (x & _LOW_32) + (x >> 32)
        self.carry_and_word = x
        return ((x & _LOW_32) * bound) >> 32

    def shuffle(self, vector: Ints, first: Int) -> None:
        """Shuffle what lies from place ``first`` on, from the last place down."""
        x = self.carry_and_word
        last: Int = len(vector) - 1
        while last > first:
            x = _MULTIPLIER * (x & _LOW_32) + (x >> 32)
            other = first + (((x & _LOW_32) * (last - first + 1)) >> 32)
            item = vector[last]
            vector[last] = vector[other]
            vector[other] = item
            last -= 1
        self.carry_and_word = x
