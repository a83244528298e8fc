"""Games of the search against itself, written down for training."""

from typing import Final, final

from .choices import Legal
from .constants import MAX_SEATS, NONE, OVER
from .evaluator import Judge
from .heuristic import turns_left, worth
from .ints import Dice, Int, Ints, ints
from .one_ply import utility
from .policy import Instinct
from .scoring import total
from .search import Tree
from .state import DECIDER, PHASE, SEATS, State
from .turns import play

_ROOT: Final = 0
_NOISE: Final = 8000
"""In units of ``utility``: 8 % of winning."""


@final
class Diary:
    """Positions met in games, as marks, with what the search thought of them and what came."""

    def __init__(self) -> None:
        # Each position.
        self.stage: list[int] = []  # turns left
        # Each seat of each position, one after the other.
        self.marks: list[int] = []
        self.mark_counts: list[int] = []
        self.now: list[int] = []  # the final score by rules of thumb, in hundredths
        self.chance: list[int] = []  # by the search
        self.score: list[int] = []  # by the search, in hundredths
        self.final: list[int] = []
        # Each position that was searched, and each choice there.
        self.options: list[int] = []
        self.hints: list[int] = []
        self.hint_counts: list[int] = []
        self.visits: list[int] = []

    def note(self, state: State, judge: Judge, chances: Ints, scores: Ints) -> None:
        """Write down a position with what was thought of it, by seat."""
        features = judge.features
        features.compare_sets(state)
        seats = state.cells[SEATS]
        self.stage.append(turns_left(state, seats - 1))
        seat: Int = 0
        while seat < seats:
            features.read(state, seat)
            at: Int = 0
            while at < features.count:
                self.marks.append(features.which[at])
                at += 1
            self.mark_counts.append(features.count)
            self.now.append(worth(state, seat))
            self.chance.append(chances[seat])
            self.score.append(scores[seat])
            seat += 1

    def note_looks(self, state: State, instinct: Instinct, tree: Tree) -> None:
        """Write down how the search shared out its looks, for the position noted last."""
        instinct.begin(state)
        options: Int = 0
        child = tree.first_child[_ROOT]
        while child != NONE:
            instinct.read(state, tree.choice[child])
            at: Int = 0
            while at < instinct.count:
                self.hints.append(instinct.which[at])
                at += 1
            self.hint_counts.append(instinct.count)
            self.visits.append(tree.visits[child])
            options += 1
            child = tree.sibling[child]
        self.options.append(options)

    def close(self, state: State) -> None:
        """The game is over: fill in the final scores of its positions."""
        seats = state.cells[SEATS]
        lines: Int = len(self.now)
        first: Int = len(self.final)
        line = first
        while line < lines:
            self.final.append(total(state, (line - first) % seats))
            line += 1


def most_visited(tree: Tree) -> Int:
    best = tree.first_child[_ROOT]
    child = tree.sibling[best]
    while child != NONE:
        if tree.visits[child] > tree.visits[best]:
            best = child
        child = tree.sibling[child]
    return best


def _by_visits(tree: Tree, dice: Dice) -> Int:
    """A child of the root, the more likely the more it was looked at."""
    whole: Int = 0
    child = tree.first_child[_ROOT]
    while child != NONE:
        whole += tree.visits[child]
        child = tree.sibling[child]
    left = dice.below(whole)
    child = tree.first_child[_ROOT]
    while left >= tree.visits[child]:
        left -= tree.visits[child]
        child = tree.sibling[child]
    return child


@final
class Player:
    """Plays games for training and writes them down.

    With ``rounds`` of search it plays what it looked at most; without, what one look each likes
    best. In ``free`` of 1000 choices it plays by how much it looked at them, or adds some noise;
    in ``slips`` of 1000 any choice at all: to see more of the game than it likes. About one
    position in ``every`` is written down; there it searches for ``noted`` rounds.
    """

    def __init__(
        self,
        judge: Judge,
        instinct: Instinct,
        rounds: Int,
        noted: Int,
        free: Int,
        slips: Int,
        every: Int,
    ) -> None:
        self.judge = judge
        self.instinct = instinct
        self.rounds: Int = rounds
        self.noted: Int = noted
        self.free: Int = free
        self.slips: Int = slips
        self.every: Int = every
        self.diary: Diary = Diary()
        self.legal: Legal = Legal()
        self.chances: Ints = ints(MAX_SEATS, 0)
        self.scores: Ints = ints(MAX_SEATS, 0)

    def play_game(self, state: State, dice: Dice) -> None:
        legal = self.legal
        while state.cells[PHASE] != OVER:
            legal.fill(state)
            choice = legal.codes[0]
            if legal.count > 1:
                if self.rounds > 0:
                    choice = self._search(state, dice)
                else:
                    choice = self._look(state, dice)
                if dice.below(1000) < self.slips:
                    choice = legal.codes[dice.below(legal.count)]
            play(state, choice)
        self.diary.close(state)

    def _search(self, state: State, dice: Dice) -> Int:
        tree = Tree(state, self.judge, dice.below(1 << 30))
        noting = dice.below(self.every) == 0
        tree.grow(self.noted if noting else self.rounds)
        best = most_visited(tree)
        if noting:
            seats = state.cells[SEATS]
            seat: Int = 0
            while seat < seats:
                self.chances[seat] = tree.chances[best * seats + seat] // tree.visits[best]
                self.scores[seat] = tree.scores[best * seats + seat] // tree.visits[best]
                seat += 1
            self.diary.note(state, self.judge, self.chances, self.scores)
            self.diary.note_looks(state, self.instinct, tree)
        if dice.below(1000) < self.free:
            best = _by_visits(tree, dice)
        return tree.choice[best]

    def _look(self, state: State, dice: Dice) -> Int:
        legal = self.legal
        judge = self.judge
        seats = state.cells[SEATS]
        seat = state.cells[DECIDER]
        noise: Int = 1 + (_NOISE if dice.below(1000) < self.free else 0)
        best: Int = NONE
        most: Int = 0
        at: Int = 0
        while at < legal.count:
            after = state.copy()
            play(after, legal.codes[at])
            judge.look(after)
            value = utility(judge, seat, seats) + dice.below(noise)
            if best == NONE or value > most:
                most = value
                best = legal.codes[at]
                other: Int = 0
                while other < seats:
                    self.chances[other] = judge.chance[other]
                    self.scores[other] = judge.score[other]
                    other += 1
            at += 1
        if dice.below(self.every) == 0:
            self.diary.note(state, judge, self.chances, self.scores)
        return best
