"""Tree search for two to five seats, each striving for its own result, over unknown deck orders.

Each round deals the hidden cards anew, walks from the root by the choices that promise most to
whoever makes them, and judges where it comes to a position that was never judged. A node is a line
of choices, whatever cards came up on the way; cards that come up make choices of their own. With
instinct, a choice's share of the looks is foretold; without, all choices of a new position are
looked at once, and that first opinion stands for instinct. All nodes lie in a few vectors.
"""

from math import sqrt
from typing import Final, final

from .choices import Legal
from .constants import NONE, OVER
from .evaluator import Judge
from .ints import Dice, Int, Ints, copied, ints, pushed
from .policy import Instinct
from .state import DEALT, DECIDER, PHASE, SEATS, State
from .turns import play

_ROOT: Final = 0
_LOWEST: Final = -1.0e18
_DEALT_ANEW: Final = 24
"""Cards below the top that are dealt anew for each round; no line of choices gets further."""

# In units of ``utility``.
_EXPLORE: Final = 80_000.0
"""How much a choice that was looked at little is preferred, by its share of the looks."""
_URGENCY: Final = 3_000.0
"""How much worse than its siblings' mean a choice is thought before the first look at it."""

_EVEN: Final = 1 << 16
_DEEPEST: Final = 120


@final
class Tree:
    """The search of one decision. ``grow`` as long as there is time; then read the root."""

    def __init__(self, state: State, judge: Judge, seed: Int) -> None:
        self.root: State = state.copy()
        self.root.order = copied(state.order)
        self.judge: Judge = judge
        self.instinct: Instinct | None = judge.instinct_for(state.cells[SEATS])
        self.dice: Dice = Dice(seed)
        self.legal: Legal = Legal()
        self.seats: Int = state.cells[SEATS]
        self.explore: float = _EXPLORE
        self.urgency: float = _URGENCY
        # One entry a node.
        self.choice: Ints = ints(0, 0)
        self.first_child: Ints = ints(0, 0)
        self.sibling: Ints = ints(0, 0)
        self.visits: Ints = ints(0, 0)
        self.share: Ints = ints(0, 0)  # of the looks at its siblings and itself
        # An entry for each seat a node: sums over its visits.
        self.chances: Ints = ints(0, 0)
        self.scores: Ints = ints(0, 0)
        self.nodes: Int = 0
        self.begun: bool = False
        self.path: Ints = ints(_DEEPEST + 1, 0)
        self.found: Ints = ints(64, 0)
        self.add_node(0, _EVEN)

    def add_node(self, choice: Int, share: Int) -> Int:
        """A new node without visits; returns its number."""
        node = self.nodes
        self.nodes += 1
        self.choice = pushed(self.choice, choice)
        self.first_child = pushed(self.first_child, NONE)
        self.sibling = pushed(self.sibling, NONE)
        self.visits = pushed(self.visits, 0)
        self.share = pushed(self.share, share)
        seat: Int = 0
        while seat < self.seats:
            self.chances = pushed(self.chances, 0)
            self.scores = pushed(self.scores, 0)
            seat += 1
        return node

    # ---- growing ----

    def grow(self, rounds: Int) -> None:
        """Search on for some rounds."""
        if not self.begun:
            self._begin()
        done: Int = 0
        while done < rounds:
            self._round()
            done += 1

    def _begin(self) -> None:
        """Look at every choice of the root once, so that none goes without an opinion."""
        self.begun = True
        state = self.root.copy()
        self._deal(state)
        new = self.first_child[_ROOT] == NONE
        if new:
            self._expand(state, _ROOT, False)
        self._find_children(state, _ROOT)
        at: Int = 0
        while at < self.legal.count:
            if self.visits[self.found[at]] == 0:
                self._look_after(state, self.found[at])
            at += 1
        if new:
            self.path[0] = _ROOT
            self._hand_up(1, self._best_child(state, _ROOT))

    def _look_after(self, state: State, child: Int) -> None:
        """A first opinion of a child."""
        after = state.copy()
        play(after, self.choice[child])
        self.judge.look(after)
        self._note(child)

    def _deal(self, state: State) -> None:
        """Below the top card, which all see, any order is as likely as the others (§1.3)."""
        order = self.root.order
        known = self.root.cells[DEALT] + 1
        count = self.root.deck.count
        end: Int = known + _DEALT_ANEW if known + _DEALT_ANEW < count else count
        at = known
        while at < end:
            other = at + self.dice.below(count - at)
            card = order[at]
            order[at] = order[other]
            order[other] = card
            at += 1
        state.order = order

    def _round(self) -> None:
        state = self.root.copy()
        self._deal(state)
        node: Int = _ROOT
        depth: Int = 0
        self.path[0] = _ROOT
        while state.cells[PHASE] != OVER and depth < _DEEPEST:
            if self.first_child[node] == NONE:
                if self.instinct is None:
                    self._expand(state, node, True)
                    node = self._best_child(state, node)
                    depth += 1
                    self.path[depth] = node
                    self._hand_up(depth, node)
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
        self.judge.look(state)
        self._note_path(depth)

    def _expand(self, state: State, node: Int, looking: bool) -> None:
        """Make the node's children; ``looking`` at each is a first opinion, and a visit."""
        legal = self.legal
        legal.fill(state)
        instinct = self.instinct
        if instinct is not None:
            instinct.begin(state)
        before: Int = NONE
        at: Int = 0
        while at < legal.count:
            choice = legal.codes[at]
            share: Int = _EVEN
            if instinct is not None:
                share = instinct.weigh(state, choice)
            child = self.add_node(choice, share)
            if before == NONE:
                self.first_child[node] = child
            else:
                self.sibling[before] = child
            before = child
            if looking:
                self._look_after(state, child)
            at += 1

    def _note(self, node: Int) -> None:
        """Add the judge's opinion to a node."""
        place = node * self.seats
        seat: Int = 0
        while seat < self.seats:
            self.chances[place + seat] += self.judge.chance[seat]
            self.scores[place + seat] += self.judge.score[seat]
            seat += 1
        self.visits[node] += 1

    def _note_path(self, depth: Int) -> None:
        """Add the judge's opinion to all nodes of the path."""
        at: Int = 0
        while at <= depth:
            self._note(self.path[at])
            at += 1

    def _hand_up(self, depth: Int, leaf: Int) -> None:
        """Add the first opinion of a leaf, which is its own already, to all nodes above it."""
        seats = self.seats
        at: Int = 0
        while at < depth:
            place = self.path[at] * seats
            seat: Int = 0
            while seat < seats:
                self.chances[place + seat] += self.chances[leaf * seats + seat]
                self.scores[place + seat] += self.scores[leaf * seats + seat]
                seat += 1
            self.visits[self.path[at]] += 1
            at += 1

    def value(self, node: Int, seat: Int) -> float:
        """What a seat thinks of a node that was visited, in units of ``utility``."""
        seats = self.seats
        place = node * seats
        mine = self.scores[place + seat]
        others: Int = 0
        at: Int = 0
        while at < seats:
            others += self.scores[place + at]
            at += 1
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
        """The legal choice that promises most to the seat that is asked, or deserves a look."""
        whole = self._find_children(state, node)
        count = self.legal.count
        seat = state.cells[DECIDER]
        explore = self.explore * sqrt(float(self.visits[node])) / float(whole)
        unseen = self.value(node, seat) - self.urgency
        best: Int = NONE
        most: float = _LOWEST
        at: Int = 0
        while at < count:
            child = self.found[at]
            visits = self.visits[child]
            value: float = unseen
            if visits > 0:
                value = self.value(child, seat)
            value += explore * float(self.share[child]) / float(visits + 1)
            if value > most:
                most = value
                best = child
            at += 1
        return best

    def _find_children(self, state: State, node: Int) -> Int:
        """Put the children that are legal in this deal into ``found``, new ones included; returns
        the sum of their shares."""
        legal = self.legal
        legal.fill(state)
        if legal.count > len(self.found):
            self.found = ints(legal.count * 2, 0)
        codes = legal.codes
        instinct = self.instinct
        begun: bool = False
        whole: Int = 0
        # In most deals the choices come in the order of the children.
        child = self.first_child[node]
        at: Int = 0
        while at < legal.count:
            choice = codes[at]
            if child == NONE or self.choice[child] != choice:
                child = self.child(node, choice)
                if child == NONE:
                    share: Int = _EVEN
                    if instinct is not None:
                        if not begun:
                            instinct.begin(state)
                            begun = True
                        share = instinct.weigh(state, choice)
                    child = self.add_node(choice, share)
                    self.sibling[child] = self.first_child[node]
                    self.first_child[node] = child
            self.found[at] = child
            whole += self.share[child]
            child = self.sibling[child]
            at += 1
        return whole

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
        """By how many visits the first choice of the root is ahead of the second."""
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

    def main_line(self, first: Int, most: Int) -> list[int]:
        """A first choice and those looked at most after it, one after the other."""
        line: list[int] = [first]
        node = self.child(_ROOT, first)
        while len(line) < most:
            best: Int = NONE
            child = self.first_child[node]
            while child != NONE:
                if best == NONE or self.visits[child] > self.visits[best]:
                    best = child
                child = self.sibling[child]
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
        self.share = ints(0, 0)
        self.chances = ints(0, 0)
        self.scores = ints(0, 0)
