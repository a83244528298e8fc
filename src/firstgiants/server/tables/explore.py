"""Positions of stored games, and what might have been played there. Nothing is stored."""

from __future__ import annotations

from collections.abc import Sequence

from firstgiants import Deck, Game, IllegalChoice, Record
from firstgiants.rules.errors import BadChoice
from firstgiants.server.errors import WrongState
from firstgiants.server.streams.messages import view_raw
from firstgiants.server.tables.play import illegal
from firstgiants.server.tables.records import steps_of


def game_at(record: Record, deck: Deck, ply: int, choices: Sequence[str] = ()) -> Game:
    """The game after its first `ply` choices and these others. Refuses an illegal one."""
    if ply > len(record.choices):
        raise WrongState("The game has no such moment.", code="no-such-moment")
    game = Game.opening(record, deck=deck)
    try:
        for choice in (*record.choices[:ply], *choices):
            game.play_text(choice)
    except (IllegalChoice, BadChoice) as error:
        raise illegal(error, game) from None
    return game


def explored(
    record: Record, deck: Deck, ply: int, choices: Sequence[str], *, to_illegal: bool
) -> dict[str, object]:
    """`wire.Explored`: the position after `ply` choices, and a step for each of the others."""
    game = game_at(record, deck, ply)
    start = view_raw(game, None)
    steps: list[dict[str, object]] = []
    try:
        steps.extend(steps_of(game, choices))
    except (IllegalChoice, BadChoice) as error:
        if not to_illegal:
            raise illegal(error, game) from None
    return {"ply": ply, "start": start, "steps": steps}
