"""All compiled code: the game, its JSON text, and the bots' search.

    game    constants, ints, deck_tables, state, choices, sets, triggers, effects, turns, scoring,
            playout, fast_game
    text    vocabulary, choice_text, event_json, view_json, view_values
    bots    heuristic, greedy, take_gain, features, evaluator, policy, search, tree_reuse, one_ply,
            selfplay, recorder
    learning actions, observation, many_games, replay_rows

Every module is plain Python that mypyc also compiles. Import them as usual
(``from firstgiants.engine.state import State``): a fresh compiled copy in ``_native/`` takes the
place of the sources. The environment variable FIRSTGIANTS_PURE=1 asks for the sources.

Inside the engine seats count from 0, cards are indexes into the deck, and every import is relative.
The package ``rules`` is the engine's face for people and programs.
"""

from typing import Final

from .loader import find_compiled

_compiled = find_compiled()

COMPILED: Final = _compiled is not None
"""True if the compiled engine runs."""

if _compiled is not None:
    __path__[:] = [str(_compiled)]
