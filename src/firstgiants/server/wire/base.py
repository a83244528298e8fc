"""Small types that requests and answers share."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

NAME_LENGTH = 40
# The look-ahead: in Python "$" would also match before a line's end.
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+(?!\n)$")]
Ms = Annotated[int, Meta(description="milliseconds since 1970-01-01 UTC", ge=0)]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH, description="a shown name")]
Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.-]+(?!\n)$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=1, le=5)]
Spelling = Annotated[str, Meta(min_length=1, max_length=100, description="a choice, RULES §8")]
