"""Hints at a table, and the coach. Losses are in points of winning chance: a sure win is 100."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from firstgiants.server.wire.base import Spelling


class HintRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """`ply`: the ply that the caller saw. `choices`: those planned so far."""

    ply: Annotated[int, Meta(ge=0)]
    choices: Annotated[list[Spelling], Meta(max_length=64)] = []


class CoachRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """`choices`: the whole plan that is about to be committed."""

    ply: Annotated[int, Meta(ge=0)]
    choices: Annotated[list[Spelling], Meta(min_length=1, max_length=64)]


class CoachStep(Struct, kw_only=True):
    """A choice of the plan, and the best one found in its place. `step`: its number in the plan,
    from 1."""

    step: int
    choice: str
    best: str
    loss: float


CoachProgress = Literal["working", "done", "failed"]


class CoachState(Struct, kw_only=True):
    """What the plan loses, once it is "done". `steps`: the choices that lose something, as far as
    they have been evaluated. `margin`: how far a loss may be off."""

    state: CoachProgress
    loss: float
    margin: float
    steps: list[CoachStep]
