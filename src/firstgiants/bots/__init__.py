"""Bots: programs that answer a decision from a view.

>>> from random import Random
>>> from firstgiants import Game
>>> from firstgiants.bots import Budget, make_bot
>>> game = Game.new(players=2, seed=7)
>>> bot = make_bot("greedy", seed=1)
>>> choice = bot.choose(game.view(1), game.legal, Budget())
>>> choice in game.legal
True
"""

import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, Protocol

from ..rules.cards import Deck, load_deck
from ..rules.errors import BadSettings, brief
from ..rules.view import View
from .bot import Bot, Budget
from .errors import BadBot, BadBudget, BadModel, UnknownBot
from .levels import LEVELS, Level, LevelBot
from .outside import find_maker, installed_bots, make_outside
from .searching import Clock, Explanation, Ranked, SearchBot, Style
from .simple import GreedyBot, RandomBot
from .turn import play_turn

__all__ = [
    "BOTS",
    "LEARNED",
    "LEVELS",
    "BadBot",
    "BadBudget",
    "BadModel",
    "Bot",
    "Budget",
    "Explanation",
    "Level",
    "Ranked",
    "SearchBot",
    "UnknownBot",
    "explain",
    "known_bots",
    "make_analyst",
    "make_bot",
    "note_of",
    "play_turn",
]

_HALF_A_SECOND: Final = Budget(seconds=0.5)


class _Maker(Protocol):
    def __call__(self, rng: Random, deck: Deck | None, clock: Clock, model: Path | None) -> Bot: ...


_MAKERS: Final[dict[str, _Maker]] = {
    "random": lambda rng, deck, clock, model: RandomBot(rng),  # noqa: ARG005
    "greedy": lambda rng, deck, clock, model: GreedyBot(rng, deck),  # noqa: ARG005
    "search": partial(SearchBot, "search", Style(learned=False, default_budget=_HALF_A_SECOND)),
    "learned": partial(SearchBot, "learned", Style(learned=True, default_budget=Budget(nodes=1))),
    "search-learned": partial(
        SearchBot, "search-learned", Style(learned=True, default_budget=_HALF_A_SECOND)
    ),
    "best": partial(SearchBot, "best", Style(learned=True, default_budget=Budget(seconds=0.85))),
    **{level.id: partial(LevelBot, level) for level in LEVELS},
}

BOTS: Final = tuple(_MAKERS)
"""The names of the built-in bots."""

LEARNED: Final = frozenset(BOTS) - {"random", "greedy", "search"}
"""The bots that use a model."""


def make_bot(
    name: str,
    *,
    seed: int | str | None = None,
    deck: Deck | None = None,
    clock: Clock = time.perf_counter,
    model: Path | str | None = None,
) -> Bot:
    """A bot by name: a built-in one, one of an installed package, or your own as
    ``mypackage.mymodule:MyBot`` (``outside.py``).

    The same seed makes the same choices. Give ``deck`` if it is not built in. ``clock`` measures
    the seconds of a budget. ``model`` is a file that ``firstgiants train`` made; the name may also
    carry it, as in ``best@runs/model.npz``. Do not pass on names from strangers: they could name
    any file or module. A bot whose model is damaged or for another deck uses the general model; its
    ``note`` says so.
    """
    known, _, file = name.partition("@")
    chosen = file or model
    path = None if chosen is None else Path(chosen)
    maker = _MAKERS.get(known)
    if maker is not None and not (file and known not in LEARNED):
        return maker(Random(seed), deck, clock, path)
    outside = find_maker(known) if maker is None else None
    if outside is not None:
        own = Path(file) if file else None  # --model is for the bots that learn
        played = load_deck("founders") if deck is None else deck
        options = {"seed": seed, "deck": played, "clock": clock, "model": own}
        return make_outside(known, outside, options)
    names = known_bots()
    raise UnknownBot(
        f"There is no bot {brief(name)}; there are: {', '.join(names)}; your own is module:Class.",
        bot=name,
        known=list(names),
    )


def known_bots() -> tuple[str, ...]:
    """The names of the built-in bots and of those of installed packages."""
    return (*BOTS, *(name for name in installed_bots() if name not in BOTS))


def note_of(bot: Bot) -> str | None:
    """Why a bot that learns plays without a model for its deck; None if it has one or needs
    none."""
    note = getattr(bot, "note", None)
    return note if isinstance(note, str) else None


def explain(
    view: View,
    *,
    budget: Budget | None = None,
    seed: int | str = 1,
    deck: Deck | None = None,
    model: Path | str | None = None,
) -> Explanation:
    """The best bot's analysis of the view's open decision: ranked choices, chances, main line.

    ``model`` is a model file, as for ``make_bot``.
    """
    if view.decision is None:
        raise BadSettings("The game is over; there is no decision to explain.")
    analyst = make_analyst(seed=seed, deck=deck, model=model)
    return analyst.explain(view, budget or Budget(seconds=1.0))


def make_analyst(
    *, seed: int | str = 1, deck: Deck | None = None, model: Path | str | None = None
) -> SearchBot:
    """The bot behind ``explain``, for programs that ask it about many positions."""
    style = Style(learned=True, default_budget=_HALF_A_SECOND)
    path = None if model is None else Path(model)
    return SearchBot("best", style, Random(seed), deck, model=path)
