"""Evaluations for the people who ask for them over HTTP."""

from __future__ import annotations

from collections.abc import Iterable

from firstgiants import Game
from firstgiants.server.http.auth import Auth, Caller
from firstgiants.server.jobs.evaluations import ask_for_evaluation
from firstgiants.server.jobs.store import Job


async def evaluate_for(auth: Auth, caller: Caller, game: Game, also: Iterable[str] = ()) -> Job:
    """The job that evaluates the game's open decision, for a caller who may have it. Callers take
    turns: its input may hold a large deck, and each new position is stored in place of an older
    one of theirs."""
    owner, node = caller.me.id, auth.node
    made_from = await node.tables.caps.made_from(caller.address)
    async with auth.expensive(caller):
        return await ask_for_evaluation(node, game, owner=owner, made_from=made_from, also=also)
