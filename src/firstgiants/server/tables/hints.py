"""Hints: who may ask for one, and at which position.

Hints are for games with bots alone. A game in which one was asked for is marked as assisted, for
good. A hint sees what its player sees: no choice that turns up a hidden card is played for it.
"""

from __future__ import annotations

from collections.abc import Sequence

from firstgiants import Game, IllegalChoice
from firstgiants.rules.errors import BadChoice
from firstgiants.server.daily.days import is_secret
from firstgiants.server.errors import NotYourDecision, WrongState
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.tables.change import Change, Context, must_sit, table_changed
from firstgiants.server.tables.play import game_to_decide, illegal
from firstgiants.server.tables.state import TableState


def assist(state: TableState, context: Context, me: PersonRow, *, ply: int) -> Change | None:
    """Mark the game as assisted. Refuses where nobody may have hints, or not now."""
    must_sit(state, me)
    people = [seat for seat in state.seats if seat.kind == "person"]
    if len(people) > 1 or state.row.rated or is_secret(state.row.daily, context.now):
        raise WrongState(
            "The professor helps at tables with bots alone, never in rated games or the deal of "
            "the day.",
            code="no-hints-here",
        )
    game_to_decide(state, me, ply)
    if state.row.assisted:
        return None
    return table_changed(state, context, "assisted", assisted=True)


def plan_positions(game: Game, choices: Sequence[str]) -> tuple[list[Game], Game | None]:
    """The position before each planned choice, and the person's next decision after them: None if
    another seat decides then, a hidden card would have turned up, or the game is over."""
    asked, left = game.asked, game.view().deck_left
    before: list[Game] = []
    at: Game | None = game
    for choice in choices:
        if at is None:
            raise NotYourDecision("These choices are more than your own.")
        before.append(at)
        next_one = at.copy()
        try:
            next_one.play_text(choice)
        except (IllegalChoice, BadChoice) as error:
            raise illegal(error, at) from None
        mine = next_one.asked == asked and next_one.view().deck_left == left
        at = next_one if mine else None
    return before, at
