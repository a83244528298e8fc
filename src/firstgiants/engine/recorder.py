"""Self-play games, recorded for training."""

from typing import Final, final

from .choices import Legal
from .constants import MAX_SEATS, NONE, OVER
from .evaluator import Evaluator
from .heuristic import heuristic_score, turns_left
from .ints import Dice, Int, Ints, ints
from .one_ply import utility
from .policy import Policy
from .scoring import total
from .search import Tree
from .state import DECIDER, PHASE, SEATS, State
from .turns import play

_ROOT: Final = 0
_NOISE: Final = 8000
"""In units of ``utility``: 8 % of winning."""


@final
class Recorder:
    """Positions as features, with the search's predictions and the final scores."""

    def __init__(self) -> None:
        # Each position.
        self.stage: list[int] = []  # turns left
        # Each seat of each position, one after the other.
        self.features: list[int] = []
        self.feature_counts: list[int] = []
        self.now: list[int] = []  # the heuristic score, in hundredths
        self.chance: list[int] = []  # by the search
        self.score: list[int] = []  # by the search, in hundredths
        self.final: list[int] = []
        # Each position that was searched, and each choice there.
        self.options: list[int] = []
        self.choice_features: list[int] = []
        self.choice_feature_counts: list[int] = []
        self.visits: list[int] = []

    def record_position(
        self, state: State, evaluator: Evaluator, chances: Ints, scores: Ints
    ) -> None:
        """Record a position with the predicted chances and scores by seat."""
        features = evaluator.features
        features.compare_sets(state)
        seats = state.cells[SEATS]
        self.stage.append(turns_left(state, seats - 1))
        seat: Int = 0
        while seat < seats:
            features.read(state, seat)
            index: Int = 0
            while index < features.count:
                self.features.append(features.active[index])
                index += 1
            self.feature_counts.append(features.count)
            self.now.append(heuristic_score(state, seat))
            self.chance.append(chances[seat])
            self.score.append(scores[seat])
            seat += 1

    def record_visits(self, state: State, policy: Policy, tree: Tree) -> None:
        """Record how the search distributed its visits, for the position recorded last."""
        policy.begin(state)
        options: Int = 0
        child = tree.first_child[_ROOT]
        while child != NONE:
            policy.read(state, tree.choice[child])
            index: Int = 0
            while index < policy.count:
                self.choice_features.append(policy.active[index])
                index += 1
            self.choice_feature_counts.append(policy.count)
            self.visits.append(tree.visits[child])
            options += 1
            child = tree.sibling[child]
        self.options.append(options)

    def finish_game(self, state: State) -> None:
        """The game is over: fill in the final scores of its positions."""
        seats = state.cells[SEATS]
        count: Int = len(self.now)
        first: Int = len(self.final)
        row = first
        while row < count:
            self.final.append(total(state, (row - first) % seats))
            row += 1


def _by_visits(tree: Tree, dice: Dice) -> Int:
    """A child of the root, drawn in proportion to its visits."""
    total_visits: Int = 0
    child = tree.first_child[_ROOT]
    while child != NONE:
        total_visits += tree.visits[child]
        child = tree.sibling[child]
    left = dice.below(total_visits)
    child = tree.first_child[_ROOT]
    while left >= tree.visits[child]:
        left -= tree.visits[child]
        child = tree.sibling[child]
    return child


@final
class TrainingPlayer:
    """Plays and records games for training.

    With ``rounds`` of search it plays the most visited choice, otherwise the best one ply ahead. In
    ``explore_per_mille`` of 1000 choices it draws in proportion to visits, or adds noise; in
    ``random_per_mille`` it plays any choice: so it sees more of the game. It records about one
    position in ``record_every``.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        policy: Policy,
        rounds: Int,
        explore_per_mille: Int,
        random_per_mille: Int,
        record_every: Int,
    ) -> None:
        self.evaluator = evaluator
        self.policy = policy
        self.rounds: Int = rounds
        self.explore_per_mille: Int = explore_per_mille
        self.random_per_mille: Int = random_per_mille
        self.record_every: Int = record_every
        self.recorder: Recorder = Recorder()
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
                    choice = self._one_ply(state, dice)
                if dice.below(1000) < self.random_per_mille:
                    choice = legal.codes[dice.below(legal.count)]
            play(state, choice)
        self.recorder.finish_game(state)

    def _search(self, state: State, dice: Dice) -> Int:
        tree = Tree(state, self.evaluator, dice.below(1 << 30))
        recording = dice.below(self.record_every) == 0
        tree.grow(self.rounds)
        best = tree.most_visited(_ROOT)
        if recording:
            seats = state.cells[SEATS]
            seat: Int = 0
            while seat < seats:
                self.chances[seat] = tree.chances[best * seats + seat] // tree.visits[best]
                self.scores[seat] = tree.scores[best * seats + seat] // tree.visits[best]
                seat += 1
            self.recorder.record_position(state, self.evaluator, self.chances, self.scores)
            self.recorder.record_visits(state, self.policy, tree)
        if dice.below(1000) < self.explore_per_mille:
            best = _by_visits(tree, dice)
        return tree.choice[best]

    def _one_ply(self, state: State, dice: Dice) -> Int:
        legal = self.legal
        evaluator = self.evaluator
        seats = state.cells[SEATS]
        seat = state.cells[DECIDER]
        noise: Int = 1 + (_NOISE if dice.below(1000) < self.explore_per_mille else 0)
        best: Int = NONE
        most: Int = 0
        index: Int = 0
        while index < legal.count:
            after = state.copy()
            play(after, legal.codes[index])
            evaluator.evaluate(after)
            value = utility(evaluator, seat, seats) + dice.below(noise)
            if best == NONE or value > most:
                most = value
                best = legal.codes[index]
                other: Int = 0
                while other < seats:
                    self.chances[other] = evaluator.chance[other]
                    self.scores[other] = evaluator.score[other]
                    other += 1
            index += 1
        if dice.below(self.record_every) == 0:
            self.recorder.record_position(state, evaluator, self.chances, self.scores)
        return best
