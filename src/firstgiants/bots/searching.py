"""The bots that search, with or without the learned evaluation.

A bot keeps its tree between decisions and reuses the subtree that the game has reached, as long as
no new card comes into sight.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from random import Random
from typing import Final

from ..engine import state as cell
from ..engine.choice_text import legal_codes, spell_choice
from ..engine.choices import Legal
from ..engine.evaluator import WIN
from ..engine.heuristic import turns_left
from ..engine.search import Tree
from ..engine.state import State
from ..engine.tree_reuse import reuse_subtree
from ..engine.turns import play
from ..rules.cards import Deck
from ..rules.choices import Choice
from ..rules.game import Game
from ..rules.jsonable import json_object
from ..rules.reveals import without_order
from ..rules.view import View
from .bot import Budget
from .model import Weights, calibrated_chances, make_evaluator, weights_for

Clock = Callable[[], float]


def stopped_clock() -> float:
    """A clock for bots that only their nodes shall limit: their games can be repeated anywhere."""
    return 0.0


_CHUNK_SECONDS: Final = 0.004
"""How long the engine searches before the bot reads the clock again."""

_CHUNK_ROUNDS: Final = 64
"""The most rounds the engine searches before the bot checks whether it may stop."""

_LONGEST_LINE: Final = 12

_MARGIN: Final = 60.0
_MARGIN_OF_GENERAL_MODEL: Final = 150.0
"""The margin of one node, in points: a cautious estimate, not a measured figure."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a bot searches.

    ``default_budget`` applies if the caller gives none. With a ``tolerance``, in percent of
    winning, the bot sometimes plays a choice that is at most this much worse than the best.
    """

    learned: bool
    default_budget: Budget
    tolerance: float = 0.0


@dataclass(frozen=True, slots=True)
class Ranked:
    """One choice with its visits, and its chances and expected scores by seat.

    ``line`` is how the game may go on, this choice first; only explanations have it.
    """

    choice: str
    visits: int
    win: tuple[float, ...]
    score: tuple[float, ...]
    line: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Explanation:
    """The choices, best first, and the main line after the first.

    ``margin`` is how far the chances of the first may be off, in points. ``note`` says why they are
    less sure than usual, if they are.
    """

    seat: int
    ranked: tuple[Ranked, ...]
    line: tuple[str, ...]
    rounds: int
    margin: float
    note: str | None

    def to_json(self) -> dict[str, object]:
        return json_object(self)


class SearchBot:
    """Searches within its budget; deterministic with a seed and a budget in nodes."""

    def __init__(
        self,
        name: str,
        style: Style,
        rng: Random,
        deck: Deck | None = None,
        clock: Clock = time.perf_counter,
        model: Path | Weights | None = None,
    ) -> None:
        """``model``: a model file, or weights; None for the built-in ones."""
        self.name = name
        self.style = style
        self._rng = rng
        self._deck = deck
        self._clock = clock
        self._weights, self.note = weights_for(deck, model) if style.learned else (None, None)
        self._evaluator = make_evaluator(self._weights)
        self.tree: Tree | None = None
        self._ply = -1
        self._known: set[str] = set()

    def choose(self, view: View, legal: Sequence[Choice], budget: Budget) -> Choice:
        if len(legal) == 1:
            return legal[0]
        game = self._think(view, budget, to_the_end=False)
        assert self.tree is not None
        ranked = self._ranked(self.tree, game)
        return legal_choice(self._pick(ranked, view), legal)

    def explain(self, view: View, budget: Budget) -> Explanation:
        """The bot's evaluation of each choice of the open decision."""
        game = self._think(view, budget, to_the_end=True)
        tree = self.tree
        assert tree is not None
        assert view.decision is not None
        codes = legal_codes(game.state, game.deck.vocabulary)
        ranked = [
            replace(self._calibrated(one, game), line=self._line(tree, game, codes[one.choice]))
            for one in self._ranked(tree, game)
        ]
        return Explanation(
            seat=view.decision.seat,
            ranked=tuple(ranked),
            line=ranked[0].line,
            rounds=tree.visits[0],
            margin=margin_of(tree.visits[0], self.note),
            note=self.note,
        )

    def chances(self, game: Game, nodes: int) -> tuple[float, ...]:
        """Each seat's chances with the best choice of the open decision.

        Like the first choice of ``explain``, without the rest of it: for programs that ask about
        thousands of positions. The order of the deck plays no part.
        """
        win = self.uncorrected_chances(game, nodes)
        if self._weights is None:
            return win
        return calibrated_chances(win, turns_left(game.state, len(win) - 1), self._weights)

    def uncorrected_chances(self, game: Game, nodes: int) -> tuple[float, ...]:
        """The same before their correction by the calibration."""
        state = without_order(game).state
        tree = Tree(state, self._evaluator, self._rng.getrandbits(30))
        tree.grow(nodes)
        seats, mine = len(game.players), state.cells[cell.DECIDER]
        best = max(
            tree.children(0),
            key=lambda child: (tree.visits[child], tree.chances[child * seats + mine]),
        )
        visits = max(1, tree.visits[best])
        return tuple(tree.chances[best * seats + n] / visits / WIN for n in range(seats))

    def reset(self, seed: int | str) -> None:
        """Forget the tree and start the random source again, as in a new bot with this seed."""
        self.tree = None
        self._rng.seed(seed)

    # ---- thinking ----

    def _think(self, view: View, budget: Budget, *, to_the_end: bool) -> Game:
        started = self._clock()
        if budget.seconds is None and budget.nodes is None:
            budget = self.style.default_budget
        game = view.sample(self._rng, deck=self._deck)
        tree = self._reused_tree(view, game)
        if tree is None:
            tree = Tree(game.state, self._evaluator, self._rng.getrandbits(30))
        self.tree = tree
        self._ply = view.ply
        self._known = cards_in_sight(view)
        self._grow(tree, budget, started, to_the_end=to_the_end or self.style.tolerance > 0)
        return game

    def _grow(self, tree: Tree, budget: Budget, started: float, *, to_the_end: bool) -> None:
        """Search until the budget is spent or, unless ``to_the_end``, the choice is settled.

        A round counts as a node; rounds of a reused tree do not count again.
        """
        left = budget.nodes if budget.nodes is not None else 1 << 40
        deadline = started + budget.seconds if budget.seconds is not None else None
        chunk = 1 if deadline is not None else _CHUNK_ROUNDS
        now = started
        while left > 0:
            rounds = min(chunk, left)
            before = now
            tree.grow(rounds)
            left -= rounds
            to_come = left
            if deadline is not None:
                now = self._clock()
                if now + _CHUNK_SECONDS / 2 >= deadline:
                    return
                pace = max((now - before) / rounds, 1e-7)
                to_come = min(left, int((deadline - now) / pace))
                room = min(_CHUNK_SECONDS, deadline - now)
                chunk = max(1, min(chunk * 2, _CHUNK_ROUNDS, int(room / pace)))
            # The first rounds are slow, so their pace says too little about the rest.
            if not to_the_end and rounds == _CHUNK_ROUNDS and tree.lead() > to_come:
                return

    def _reused_tree(self, view: View, game: Game) -> Tree | None:
        """The subtree that the game has reached, or None.

        None also once a new card is in sight: the tree has seen that card in few of its deals, and
        the visits of all the others would outweigh what the search learns of it now.
        """
        tree = self.tree
        plies = view.ply - self._ply
        if tree is None or not 0 < plies <= _LONGEST_LINE or cards_in_sight(view) - self._known:
            return None
        return reuse_subtree(tree, game.state, plies)

    # ---- reading the tree ----

    def _ranked(self, tree: Tree, game: Game) -> list[Ranked]:
        seats = len(game.players)
        found = []
        for child in tree.children(0):
            visits = max(1, tree.visits[child])
            place = child * seats
            found.append(
                Ranked(
                    choice=spell_choice(tree.choice[child], game.state, game.deck.vocabulary),
                    visits=tree.visits[child],
                    win=tuple(tree.chances[place + n] / visits / WIN for n in range(seats)),
                    score=tuple(tree.scores[place + n] / visits / 100 for n in range(seats)),
                )
            )
        mine = game.state.cells[cell.DECIDER]
        found.sort(key=lambda one: (-one.visits, -one.win[mine], one.choice))
        return found

    def _calibrated(self, one: Ranked, game: Game) -> Ranked:
        """With calibrated chances: those that guide the search are too modest."""
        if self._weights is None:
            return one
        turns = turns_left(game.state, len(one.win) - 1)
        return replace(one, win=calibrated_chances(one.win, turns, self._weights))

    def _pick(self, ranked: list[Ranked], view: View) -> str:
        """The best choice or, with a tolerance, sometimes one that is nearly as good."""
        best = ranked[0]
        if self.style.tolerance <= 0 or view.decision is None:
            return best.choice
        mine = view.decision.seat - 1
        near = [
            one for one in ranked if best.win[mine] - one.win[mine] <= self.style.tolerance / 100
        ]
        weights = [
            1 - max(0.0, best.win[mine] - one.win[mine]) / (self.style.tolerance / 100)
            for one in near
        ]
        if sum(weights) <= 0:
            return best.choice
        return self._rng.choices(near, weights)[0].choice

    def _line(self, tree: Tree, game: Game, first: int) -> tuple[str, ...]:
        """A choice and the most visited ones after it."""
        state = game.state.copy()
        line: list[str] = []
        for code in tree.main_line(first, _LONGEST_LINE):
            if code not in _legal_codes(state):
                break
            line.append(spell_choice(code, state, game.deck.vocabulary))
            play(state, code)
        return tuple(line)


def margin_of(nodes: int, note: str | None) -> float:
    """How far a chance may be off after a search of ``nodes``, in points; a note says that the
    model is not for this deck alone."""
    return (_MARGIN if note is None else _MARGIN_OF_GENERAL_MODEL) / sqrt(max(1, nodes))


def cards_in_sight(view: View) -> set[str]:
    """Every card that the view shows."""
    cards = {card for site in view.sites for card in site.cards if card is not None}
    for seat in view.seats:
        cards.update(seat.study, *(row.cards for row in seat.sets))
    if view.deck_top is not None:
        cards.add(view.deck_top)
    return cards


def legal_choice(spelling: str, legal: Sequence[Choice]) -> Choice:
    return next(choice for choice in legal if str(choice) == spelling)


def _legal_codes(state: State) -> list[int]:
    legal = Legal()
    legal.fill(state)
    return [legal.codes[n] for n in range(legal.count)]
