"""Finds out whether a position is a puzzle: cheap searches first, long ones to confirm.

All chances come from views: the order of the hidden cards plays no part.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ...bots import Budget, SearchBot, make_analyst, make_bot, play_turn
from ...rules.cards import Deck
from ...rules.game import Game
from ...rules.view import DecisionKind
from .puzzle import DIFFICULTIES, Asks, Line, Puzzle
from .themes import find_themes
from .turns import TurnValue, Valuer, all_turns

GAP: Final = 12.0
"""How many points of winning chance the best is at least ahead of the second best."""

_SOLVERS: Final = (
    ("hatchling", Budget(nodes=1)),
    ("volunteer", Budget(nodes=1)),
    ("best", Budget(nodes=6)),
    ("best", Budget(nodes=42)),
    ("best", Budget(nodes=190)),
)
"""The bots that measure the difficulty, weakest first: the levels, without limits in seconds."""
assert len(_SOLVERS) + 1 == DIFFICULTIES

_TRIES: Final = 5
"""How often each of them tries, with other seeds."""

_MOST_TURNS: Final = 300
"""Where a turn can be played in more ways, only its first choice is asked."""

_FINALISTS: Final = 4
"""How many ways to play the turn are compared in the end."""


@dataclass(frozen=True, slots=True)
class PuzzleEffort:
    """Budgets in nodes. What is found is confirmed with ten times as much, and other seeds.

    ``choice`` is for the first choices of a turn together, ``turn`` for each way to play it.
    """

    filter: int = 300
    choice: int = 4000
    turn: int = 1500

    @property
    def tenfold(self) -> "PuzzleEffort":
        return PuzzleEffort(self.filter, 10 * self.choice, 10 * self.turn)


@dataclass(frozen=True, slots=True)
class Ranking:
    """The best choice of a decision and the next one; the gap between them is in points."""

    best: str
    second: str
    gap: float


class PuzzleFinder:
    """Looks for puzzles in positions of one deck."""

    def __init__(self, deck: Deck, effort: PuzzleEffort | None = None) -> None:
        self._deck = deck
        self._effort = effort or PuzzleEffort()
        self._bot: SearchBot = make_analyst(deck=deck)

    def find(self, game: Game, seed: str) -> Puzzle | None:
        """The puzzle that the open decision of a game is, or None."""
        decision = game.decision
        if decision is None or decision.kind is not DecisionKind.TURN:
            return None
        effort = self._effort
        second: str | None = None
        if len(decision.legal) > 1:
            if self.rank(game, effort.filter, seed).gap < GAP * 2 / 3:
                return None
            ranking = self._stable(game, effort.choice, f"{seed}/choice")
            if ranking is None:
                return None
            first, second = ranking.best, ranking.second
        else:
            first = str(decision.legal[0])
        return self._with_turns(game, first, second, seed)

    def rank(self, game: Game, nodes: int, seed: str) -> Ranking:
        """The two best choices of the open decision, by one search."""
        assert game.asked is not None
        self._bot.reset(seed)
        found = self._bot.explain(game.view(game.asked), Budget(nodes=nodes)).ranked
        mine = game.asked - 1
        second = max(found[1:], key=lambda one: one.win[mine])
        gap = 100 * (found[0].win[mine] - second.win[mine])
        return Ranking(found[0].choice, second.choice, gap)

    def _stable(self, game: Game, nodes: int, seed: str, best: str | None = None) -> Ranking | None:
        """The ranking that two searches with different seeds agree on, if the gap is wide."""
        one = self.rank(game, nodes, f"{seed}/1")
        if one.gap < GAP or one.best != (best or one.best):
            return None
        two = self.rank(game, nodes, f"{seed}/2")
        return one if two.gap >= GAP and two.best == one.best else None

    def _with_turns(self, game: Game, first: str, second: str | None, seed: str) -> Puzzle | None:
        """The puzzle whose best turn begins with ``first``; ``second`` is the next best choice."""
        effort = self._effort
        valuer = Valuer(self._bot, game, f"{seed}/turns")
        turns = self._best_turns(game, first, valuer)
        rivals = [] if second is None else [valuer.continued([second], effort.choice)]
        if len(turns) > 1:
            puzzle = self._confirmed("turn", game, turns[0], [*turns[1:], *rivals], seed)
            if puzzle is not None:
                return puzzle
        if not rivals:
            return None
        best = turns[0] if turns else valuer.continued([first], effort.choice)
        return self._confirmed("choice", game, best, rivals, seed)

    def _best_turns(self, game: Game, first: str, valuer: Valuer) -> list[tuple[str, ...]]:
        """The few best turns that begin with a choice, best first."""
        turns = all_turns(game, first, _MOST_TURNS)
        if len(turns) > _FINALISTS:
            quick = {turn: valuer.value(turn, 96, cards=4).chance for turn in turns}
            turns = sorted(turns, key=lambda turn: -quick[turn])[: 2 * _FINALISTS]
        if len(turns) < 2:
            return turns
        value = {turn: valuer.value(turn, self._effort.turn, cards=12).chance for turn in turns}
        return sorted(turns, key=lambda turn: -value[turn])[:_FINALISTS]

    def _confirmed(
        self,
        asks: Asks,
        game: Game,
        best: tuple[str, ...],
        rivals: Sequence[tuple[str, ...]],
        seed: str,
    ) -> Puzzle | None:
        """The puzzle, if the best turn stays far enough ahead of each rival with tenfold effort."""
        effort = self._effort
        values = _values_of(Valuer(self._bot, game, f"{seed}/0"), best, rivals, effort.turn)
        if not _is_clear(values):
            return None
        second = max(range(len(rivals)), key=lambda place: values[place + 1].chance)
        if not find_themes(game, best, rivals[second], values[second + 1].reply):
            return None
        # Those that are far behind the second best stay there.
        near = values[second + 1].chance - GAP
        rivals = [rivals[n] for n in range(len(rivals)) if values[n + 1].chance >= near]
        if len(game.legal) > 1 and not self._stable(
            game, effort.tenfold.choice, f"{seed}/tenfold", best[0]
        ):
            return None
        values = _values_of(Valuer(self._bot, game, f"{seed}/1"), best, rivals, effort.tenfold.turn)
        if not _is_clear(values):
            return None
        second = max(range(len(rivals)), key=lambda place: values[place + 1].chance)
        themes = find_themes(game, best, rivals[second], values[second + 1].reply)
        if not themes:
            return None
        record = game.record()
        known = len(record.order) - game.view().deck_left + 1
        puzzle = Puzzle(
            players=len(game.players),
            settings=game.settings,
            revealed=record.order[:known],
            choices=game.choices,
            asks=asks,
            best=Line(best, round(values[0].chance, 1)),
            second=Line(rivals[second], round(values[second + 1].chance, 1)),
            themes=themes,
            difficulty=0,
        )
        return replace(puzzle, difficulty=measure_difficulty(puzzle, game))


def measure_difficulty(puzzle: Puzzle, game: Game) -> int:
    """How many of the weakest bots must be left out until all others always find the answer."""
    for place, (bot, budget) in reversed(list(enumerate(_SOLVERS))):
        for number in range(_TRIES):
            if not solves(puzzle, game, budget, f"{puzzle.id}/{place}/{number}", bot):
                return place + 1
    return 0


def confirms(puzzle: Puzzle, deck: Deck, budget: Budget, seed: str) -> bool:
    """Whether the best bot confirms a puzzle that was read from a file. Budgets in seconds count
    processor time."""
    return solves(puzzle, puzzle.position(deck), budget, f"{seed}/{puzzle.id}")


def solves(puzzle: Puzzle, game: Game, budget: Budget, seed: str, name: str = "best") -> bool:
    """Whether a bot solves a puzzle with a budget for each choice."""
    bot = make_bot(name, seed=seed, deck=game.deck, clock=time.thread_time)
    view = game.view(game.asked)
    if puzzle.asks == "choice":
        return str(bot.choose(view, game.legal, budget)) == puzzle.best.choices[0]
    turn = play_turn(bot, view, budget, deck=game.deck)
    return puzzle.solved_by(game, [str(choice) for choice in turn])


def _values_of(
    valuer: Valuer, best: tuple[str, ...], rivals: Sequence[tuple[str, ...]], nodes: int
) -> list[TurnValue]:
    return [valuer.value(turn, nodes) for turn in (best, *rivals)]


def _is_clear(values: Sequence[TurnValue]) -> bool:
    return values[0].chance - max(value.chance for value in values[1:]) >= GAP
