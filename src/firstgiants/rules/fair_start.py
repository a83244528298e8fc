"""The fair start: extra amber for later seats, which otherwise win less often (§2.2, ours).

The amounts were chosen by simulation with the built-in deck, as `firstgiants deck fair-start` does;
docs/decisions/deck-balance.md says how sure they are. A game's settings carry the amounts
themselves, so records do not depend on this table.
"""

from typing import Final

FAIR_START: Final = {2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 2, 3), 5: (0, 1, 2, 3, 4)}
"""Extra amber by seat, for each number of players."""


def extra_amber(players: int, *, fair_start: bool) -> tuple[int, ...]:
    """The extra amber of a table's seats, for ``Settings``; empty without a fair start."""
    return FAIR_START[players] if fair_start else ()
