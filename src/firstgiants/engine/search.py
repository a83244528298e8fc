"""Monte Carlo tree search for two to five seats over unknown deck orders (information sets).

Each round deals the hidden cards at random, walks down from the root, and evaluates the first
position without an evaluation. At each node the seat to move selects its most promising choice
(PUCT, with one value for each seat). A node is a sequence of choices, whatever cards came up on the
way. The learned policy gives the priors. It also plays on from a new position, to the end of the
next seat's turn, before the evaluation: what that seat will surely take counts at once. Without a
policy the search evaluates all choices of a new position at once. All nodes are stored in a few
vectors.
"""

from math import sqrt
from typing import Final, final

from .choices import Legal
from .constants import NONE, OVER, TURN
from .evaluator import Evaluator
from .ints import Dice, Int, Ints, appended, copied, ints
from .policy import Policy
from .state import DEALT, DECIDER, PHASE, SEATS, TURNS, State
from .turns import play

_ROOT: Final = 0
_LOWEST: Final = -1.0e18
_RESHUFFLED: Final = 24
"""Cards below the top that each round shuffles; no sequence of choices gets further."""

# In units of ``utility``.
_EXPLORE: Final = 55_000.0
"""The weight of exploration in PUCT."""
_URGENCY: Final = 3_000.0
"""A choice without visits is valued this much below its parent (first-play urgency)."""

_UNIFORM_PRIOR: Final = 1 << 16
_DEEPEST: Final = 120


@final
class Tree:
    """The search of one decision. Call ``grow`` while there is time, then read the root."""

    def __init__(self, state: State, evaluator: Evaluator, seed: Int) -> None:
        self.root: State = state.copy()
        self.root.order = copied(state.order)
        self.evaluator: Evaluator = evaluator
        self.policy: Policy | None = evaluator.policy_for(state.cells[SEATS])
        self.dice: Dice = Dice(seed)
        self.legal: Legal = Legal()
        self.seats: Int = state.cells[SEATS]
        self.explore: float = _EXPLORE
        self.urgency: float = _URGENCY
        # One entry per node.
        self.choice: Ints = ints(0, 0)
        self.first_child: Ints = ints(0, 0)
        self.sibling: Ints = ints(0, 0)
        self.visits: Ints = ints(0, 0)
        self.prior: Ints = ints(0, 0)  # relative to its siblings
        self.offers: Ints = ints(0, 0)  # how often the choice was legal here
        # An entry for each seat a node: sums over its visits.
        self.chances: Ints = ints(0, 0)
        self.scores: Ints = ints(0, 0)
        self.nodes: Int = 0
        self.begun: bool = False
        self.path: Ints = ints(_DEEPEST + 1, 0)
        self.legal_children: Ints = ints(64, 0)
        self.add_node(0, _UNIFORM_PRIOR)

    def add_node(self, choice: Int, prior: Int) -> Int:
        """A new node without visits; returns its number."""
        node = self.nodes
        self.nodes += 1
        self.choice = appended(self.choice, choice)
        self.first_child = appended(self.first_child, NONE)
        self.sibling = appended(self.sibling, NONE)
        self.visits = appended(self.visits, 0)
        self.prior = appended(self.prior, prior)
        self.offers = appended(self.offers, 0)
        seat: Int = 0
        while seat < self.seats:
            self.chances = appended(self.chances, 0)
            self.scores = appended(self.scores, 0)
            seat += 1
        return node

    # ---- growing ----

    def grow(self, rounds: Int) -> None:
        """Search for some more rounds."""
        if not self.begun:
            self._begin()
        done: Int = 0
        while done < rounds:
            self._round()
            done += 1

    def _begin(self) -> None:
        """Evaluate every choice of the root once."""
        self.begun = True
        state = self.root.copy()
        self._deal(state)
        new = self.first_child[_ROOT] == NONE
        if new:
            self._expand(state, _ROOT, False)
        self._find_children(state, _ROOT)
        index: Int = 0
        while index < self.legal.count:
            if self.visits[self.legal_children[index]] == 0:
                self._evaluate_child(state, self.legal_children[index])
            index += 1
        if new:
            self.path[0] = _ROOT
            self._back_up(1, self._best_child(state, _ROOT))

    def _evaluate_child(self, state: State, child: Int) -> None:
        """Give a child its first evaluation."""
        after = state.copy()
        play(after, self.choice[child])
        self.evaluator.evaluate(after)
        self._add_evaluation(child)

    def _deal(self, state: State) -> None:
        """Shuffle the hidden cards: below the visible top card all orders are equally likely
        (§1.3).
        """
        order = self.root.order
        known = self.root.cells[DEALT] + 1
        count = self.root.deck.count
        end: Int = known + _RESHUFFLED if known + _RESHUFFLED < count else count
        index = known
        while index < end:
            other = index + self.dice.below(count - index)
            card = order[index]
            order[index] = order[other]
            order[other] = card
            index += 1
        state.order = order

    def _round(self) -> None:
        state = self.root.copy()
        self._deal(state)
        node: Int = _ROOT
        depth: Int = 0
        self.path[0] = _ROOT
        while state.cells[PHASE] != OVER and depth < _DEEPEST:
            if self.first_child[node] == NONE:
                if self.policy is None:
                    self._expand(state, node, True)
                    node = self._best_child(state, node)
                    depth += 1
                    self.path[depth] = node
                    self._back_up(depth, node)
                    return
                if self.visits[node] == 0:
                    break
                self._expand(state, node, False)
            node = self._select(state, node)
            depth += 1
            self.path[depth] = node
            play(state, self.choice[node])
            if self.visits[node] == 0:
                break
        if self.policy is not None:
            self._play_on(state, self.policy)
        self.evaluator.evaluate(state)
        self._add_to_path(depth)

    def _play_on(self, state: State, policy: Policy) -> None:
        """Finish an open turn, then play one more, each time the choice with the highest prior."""
        end = state.cells[TURNS] + (1 if state.cells[PHASE] == TURN else 2)
        while state.cells[PHASE] != OVER and state.cells[TURNS] < end:
            play(state, self._likeliest(state, policy))

    def _likeliest(self, state: State, policy: Policy) -> Int:
        legal = self.legal
        legal.fill(state)
        choice = legal.codes[0]
        if legal.count == 1:
            return choice
        policy.begin(state)
        most: Int = -1
        index: Int = 0
        while index < legal.count:
            prior = policy.prior(state, legal.codes[index])
            if prior > most:
                most = prior
                choice = legal.codes[index]
            index += 1
        return choice

    def _expand(self, state: State, node: Int, evaluating: bool) -> None:
        """Make the node's children; with ``evaluating``, each gets an evaluation and a visit."""
        legal = self.legal
        legal.fill(state)
        policy = self.policy
        if policy is not None:
            policy.begin(state)
        before: Int = NONE
        index: Int = 0
        while index < legal.count:
            choice = legal.codes[index]
            prior: Int = _UNIFORM_PRIOR
            if policy is not None:
                prior = policy.prior(state, choice)
            child = self.add_node(choice, prior)
            if before == NONE:
                self.first_child[node] = child
            else:
                self.sibling[before] = child
            before = child
            if evaluating:
                self._evaluate_child(state, child)
            index += 1

    def _add_evaluation(self, node: Int) -> None:
        """Add the evaluator's result to a node."""
        place = node * self.seats
        seat: Int = 0
        while seat < self.seats:
            self.chances[place + seat] += self.evaluator.chance[seat]
            self.scores[place + seat] += self.evaluator.score[seat]
            seat += 1
        self.visits[node] += 1

    def _add_to_path(self, depth: Int) -> None:
        """Add the evaluator's result to all nodes of the path."""
        index: Int = 0
        while index <= depth:
            self._add_evaluation(self.path[index])
            index += 1

    def _back_up(self, depth: Int, leaf: Int) -> None:
        """Add the first evaluation of a leaf to all nodes above it."""
        seats = self.seats
        index: Int = 0
        while index < depth:
            place = self.path[index] * seats
            seat: Int = 0
            while seat < seats:
                self.chances[place + seat] += self.chances[leaf * seats + seat]
                self.scores[place + seat] += self.scores[leaf * seats + seat]
                seat += 1
            self.visits[self.path[index]] += 1
            index += 1

    def value(self, node: Int, seat: Int) -> float:
        """The mean value of a visited node for a seat, in units of ``utility``."""
        seats = self.seats
        place = node * seats
        mine = self.scores[place + seat]
        others: Int = 0
        index: Int = 0
        while index < seats:
            others += self.scores[place + index]
            index += 1
        sum_ = self.chances[place + seat] * 10 + mine - (others - mine) // (seats - 1)
        return float(sum_) / float(self.visits[node])

    def _best_child(self, state: State, node: Int) -> Int:
        seat = state.cells[DECIDER]
        best = self.first_child[node]
        most = self.value(best, seat)
        child = self.sibling[best]
        while child != NONE:
            value = self.value(child, seat)
            if value > most:
                most = value
                best = child
            child = self.sibling[child]
        return best

    def _select(self, state: State, node: Int) -> Int:
        """The legal choice with the best PUCT value for the seat to move.

        A choice is explored by how often it was legal, not by the visits of its node: a choice of a
        card that seldom comes up would be taken whenever it does.
        """
        total_prior = self._find_children(state, node)
        count = self.legal.count
        seat = state.cells[DECIDER]
        explore = self.explore / float(total_prior)
        unseen = self.value(node, seat) - self.urgency
        best: Int = NONE
        most: float = _LOWEST
        index: Int = 0
        while index < count:
            child = self.legal_children[index]
            visits = self.visits[child]
            offers = self.offers[child] + 1
            self.offers[child] = offers
            value: float = unseen
            if visits > 0:
                value = self.value(child, seat)
            value += explore * float(self.prior[child]) * sqrt(float(offers)) / float(visits + 1)
            if value > most:
                most = value
                best = child
            index += 1
        return best

    def _find_children(self, state: State, node: Int) -> Int:
        """Put the children that are legal in this deal into ``legal_children``.

        Adds missing ones; returns the sum of their priors.
        """
        legal = self.legal
        legal.fill(state)
        if legal.count > len(self.legal_children):
            self.legal_children = ints(legal.count * 2, 0)
        codes = legal.codes
        policy = self.policy
        begun: bool = False
        total_prior: Int = 0
        # In most deals the choices are in the order of the children.
        child = self.first_child[node]
        index: Int = 0
        while index < legal.count:
            choice = codes[index]
            if child == NONE or self.choice[child] != choice:
                child = self.child(node, choice)
                if child == NONE:
                    prior: Int = _UNIFORM_PRIOR
                    if policy is not None:
                        if not begun:
                            policy.begin(state)
                            begun = True
                        prior = policy.prior(state, choice)
                    child = self.add_node(choice, prior)
                    self.sibling[child] = self.first_child[node]
                    self.first_child[node] = child
            self.legal_children[index] = child
            total_prior += self.prior[child]
            child = self.sibling[child]
            index += 1
        return total_prior

    def child(self, node: Int, choice: Int) -> Int:
        """The child of that choice, or NONE."""
        child = self.first_child[node]
        while child != NONE and self.choice[child] != choice:
            child = self.sibling[child]
        return child

    # ---- reading ----

    def children(self, node: Int) -> list[int]:
        """The children of a node that are legal at the root or were met on the way."""
        out: list[int] = []
        child = self.first_child[node]
        while child != NONE:
            out.append(child)
            child = self.sibling[child]
        return out

    def lead(self) -> int:
        """By how many visits the best choice of the root leads the second."""
        most: Int = 0
        second: Int = 0
        child = self.first_child[_ROOT]
        while child != NONE:
            visits = self.visits[child]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = self.sibling[child]
        return most - second

    def most_visited(self, node: Int) -> Int:
        """The child with the most visits, the first among equals; NONE if there are no children."""
        best = self.first_child[node]
        child = best
        while child != NONE:
            if self.visits[child] > self.visits[best]:
                best = child
            child = self.sibling[child]
        return best

    def main_line(self, first: Int, most: Int) -> list[int]:
        """A first choice and the most visited ones after it."""
        line: list[int] = [first]
        node = self.child(_ROOT, first)
        while len(line) < most:
            best = self.most_visited(node)
            if best == NONE or self.visits[best] < 2:
                return line
            line.append(self.choice[best])
            node = best
        return line

    def clear(self) -> None:
        """Forget all nodes."""
        self.nodes = 0
        self.choice = ints(0, 0)
        self.first_child = ints(0, 0)
        self.sibling = ints(0, 0)
        self.visits = ints(0, 0)
        self.prior = ints(0, 0)
        self.offers = ints(0, 0)
        self.chances = ints(0, 0)
        self.scores = ints(0, 0)
