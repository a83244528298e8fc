"""Small types that requests and responses share."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

NAME_LENGTH = 40
# The look-ahead: in Python, "$" also matches before a final newline.
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+(?!\n)$")]
Ms = Annotated[int, Meta(description="milliseconds since 1970-01-01 UTC", ge=0)]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH, description="a display name")]
Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.-]+(?!\n)$")]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=1, le=5)]
Spelling = Annotated[str, Meta(min_length=1, max_length=100, description="a choice, RULES §8")]
