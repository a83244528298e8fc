"""A slice of a job's work."""

from __future__ import annotations

from msgspec import Struct

SLICE_S = 0.5
"""About how long a slice takes: bots at tables may have to wait for its end."""


class Slice(Struct, kw_only=True):
    """How far a job is after a slice. `result` is set when it is done."""

    done: int
    total: int
    partial: str = ""
    result: str | None = None
