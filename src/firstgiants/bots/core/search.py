"""Tree search for two to five seats, each striving for its own result, over unknown deck orders.

Each round deals the hidden cards anew, walks from the root by the choices that promise most to
whoever makes them, and judges all choices of the first position that was never judged. A node is
a line of choices, whatever cards came up on the way; cards that come up make choices of their own.
All nodes lie in a few vectors, which grow and are used again.
"""

from math import sqrt
from typing import Final, final

from ...rules.core.choices import Legal
from ...rules.core.kit import Dice, Int, Ints, copied, ints, pushed
from ...rules.core.state import DEALT, DECIDER, FIRST_IN, FIRST_SET, PHASE, SEATS, TURNS, State
from ...rules.core.turns import play
from ...rules.core.words import MAX_SEATS, NONE, OVER
from .judge import Judge
from .onestep import utility

_ROOT: Final = 0
_LOWEST: Final = -1.0e18
_DEALT_ANEW: Final = 24
"""Cards below the top that are dealt anew for each round; no line of choices gets further."""

_EXPLORE: Final = 9000.0
"""How much a choice that was looked at little is preferred, in units of ``utility``."""

_DEEPEST: Final = 120


@final
class Tree:
    """The search of one decision. ``grow`` as long as there is time; then read the root."""

    def __init__(self, state: State, judge: Judge, seed: Int) -> None:
        self.root: State = state.copy()
        self.root.order = copied(state.order)
        self.judge: Judge = judge
        self.dice: Dice = Dice(seed)
        self.legal: Legal = Legal()
        self.after: Legal = Legal()
        self.seats: Int = state.cells[SEATS]
        # One entry a node.
        self.choice: Ints = ints(0, 0)
        self.first_child: Ints = ints(0, 0)
        self.sibling: Ints = ints(0, 0)
        self.visits: Ints = ints(0, 0)
        # MAX_SEATS entries a node: sums over its visits.
        self.utilities: Ints = ints(0, 0)
        self.chances: Ints = ints(0, 0)
        self.scores: Ints = ints(0, 0)
        self.nodes: Int = 0
        self.path: Ints = ints(_DEEPEST + 1, 0)
        self._add_node(0)

    def _add_node(self, choice: Int) -> Int:
        node = self.nodes
        self.nodes += 1
        self.choice = pushed(self.choice, choice)
        self.first_child = pushed(self.first_child, NONE)
        self.sibling = pushed(self.sibling, NONE)
        self.visits = pushed(self.visits, 0)
        seat: Int = 0
        while seat < MAX_SEATS:
            self.utilities = pushed(self.utilities, 0)
            self.chances = pushed(self.chances, 0)
            self.scores = pushed(self.scores, 0)
            seat += 1
        return node

    # ---- growing ----

    def grow(self, rounds: Int) -> None:
        """Search on for some rounds."""
        done: Int = 0
        while done < rounds:
            self._round()
            done += 1

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
                self._judge_children(state, node)
                node = self._best_child(state, node)
                depth += 1
                self.path[depth] = node
                self._back_up(depth, node, 1)
                return
            node = self._select(state, node)
            depth += 1
            self.path[depth] = node
            play(state, self.choice[node])
            if self.visits[node] == 0:
                break  # a choice that was not there in earlier deals
        self.judge.look(state)
        self._store(node)
        self._back_up(depth, node, 0)

    def _judge_children(self, state: State, node: Int) -> None:
        """Look once at the position after each choice: a first opinion that counts as a visit."""
        legal = self.after
        legal.fill(state)
        before: Int = NONE
        at: Int = 0
        while at < legal.count:
            child = self._add_node(legal.codes[at])
            if before == NONE:
                self.first_child[node] = child
            else:
                self.sibling[before] = child
            before = child
            after = state.copy()
            play(after, legal.codes[at])
            self.judge.look(after)
            self._store(child)
            self.visits[child] = 1
            at += 1

    def _store(self, node: Int) -> None:
        """Add the judge's opinion to a node."""
        seat: Int = 0
        place = node * MAX_SEATS
        while seat < self.seats:
            self.utilities[place + seat] += utility(self.judge, seat, self.seats)
            self.chances[place + seat] += self.judge.chance[seat]
            self.scores[place + seat] += self.judge.score[seat]
            seat += 1

    def _best_child(self, state: State, node: Int) -> Int:
        seat = state.cells[DECIDER]
        best = self.first_child[node]
        child = self.sibling[best]
        while child != NONE:
            if self.utilities[child * MAX_SEATS + seat] > self.utilities[best * MAX_SEATS + seat]:
                best = child
            child = self.sibling[child]
        return best

    def _back_up(self, depth: Int, leaf: Int, counted: Int) -> None:
        """Add the leaf's last opinion to all nodes above it; the leaf's own visit may be counted
        already."""
        if counted == 0:
            self.visits[leaf] += 1
            seen = self.judge
            seat: Int = 0
            while seat < self.seats:
                value = utility(seen, seat, self.seats)
                at: Int = 0
                while at < depth:
                    self._add(self.path[at], seat, value, seen.chance[seat], seen.score[seat])
                    at += 1
                seat += 1
        else:
            place = leaf * MAX_SEATS
            seat = 0
            while seat < self.seats:
                at = 0
                while at < depth:
                    self._add(
                        self.path[at],
                        seat,
                        self.utilities[place + seat],
                        self.chances[place + seat],
                        self.scores[place + seat],
                    )
                    at += 1
                seat += 1
        at = 0
        while at < depth:
            self.visits[self.path[at]] += 1
            at += 1

    def _add(self, node: Int, seat: Int, value: Int, chance: Int, score: Int) -> None:
        place = node * MAX_SEATS + seat
        self.utilities[place] += value
        self.chances[place] += chance
        self.scores[place] += score

    def _select(self, state: State, node: Int) -> Int:
        """The legal choice that promises most to the seat that is asked, or deserves a look."""
        legal = self.legal
        legal.fill(state)
        seat = state.cells[DECIDER]
        explore = _EXPLORE * sqrt(float(self.visits[node]))
        best: Int = NONE
        most: float = _LOWEST
        at: Int = 0
        while at < legal.count:
            child = self._child(node, legal.codes[at])
            if child == NONE:
                return self._add_child(node, legal.codes[at])
            visits = self.visits[child]
            value = float(self.utilities[child * MAX_SEATS + seat]) / float(visits)
            value += explore / float(visits + 1)
            if value > most:
                most = value
                best = child
            at += 1
        return best

    def _child(self, node: Int, choice: Int) -> Int:
        child = self.first_child[node]
        while child != NONE and self.choice[child] != choice:
            child = self.sibling[child]
        return child

    def _add_child(self, node: Int, choice: Int) -> Int:
        child = self._add_node(choice)
        self.sibling[child] = self.first_child[node]
        self.first_child[node] = child
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

    def main_line(self, first: Int, most: Int) -> list[int]:
        """A first choice and those looked at most after it, one after the other."""
        line: list[int] = [first]
        node = self._child(_ROOT, first)
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

    # ---- going on with the game ----

    def follow(self, target: State, turned: list[int], plies: Int) -> "Tree | None":
        """The subtree that the game has reached after ``plies`` choices, or None.

        ``turned`` are the cards that came up meanwhile, behind the top card known at the root.
        """
        trial = self.root.copy()
        order = copied(self.root.order)
        place = self.root.cells[DEALT] + 1
        for card in turned:
            if place < len(order):
                order[place] = card
                place += 1
        trial.order = order
        node = self._find(trial, target, _ROOT, plies)
        if node == NONE or self.first_child[node] == NONE:
            return None
        kept = Tree(target, self.judge, self.dice.below(1 << 30))
        kept.nodes = 0
        kept.clear()
        self._copy_into(kept, node)
        return kept

    def clear(self) -> None:
        """Forget all nodes."""
        self.nodes = 0
        self.choice = ints(0, 0)
        self.first_child = ints(0, 0)
        self.sibling = ints(0, 0)
        self.visits = ints(0, 0)
        self.utilities = ints(0, 0)
        self.chances = ints(0, 0)
        self.scores = ints(0, 0)

    def _find(self, state: State, target: State, node: Int, plies: Int) -> Int:
        if plies == 0:
            return node if _same_table(state, target) else NONE
        if state.cells[PHASE] == OVER or state.cells[TURNS] > target.cells[TURNS]:
            return NONE
        legal = Legal()
        legal.fill(state)
        at: Int = 0
        while at < legal.count:
            child = self._child(node, legal.codes[at])
            if child != NONE and self.first_child[child] != NONE:
                after = state.copy()
                play(after, legal.codes[at])
                found = self._find(after, target, child, plies - 1)
                if found != NONE:
                    return found
            at += 1
        return NONE

    def _copy_into(self, kept: "Tree", node: Int) -> Int:
        """Copy a node with all below it; returns its number there."""
        copy = kept._add_node(self.choice[node])
        kept.visits[copy] = self.visits[node]
        seat: Int = 0
        while seat < MAX_SEATS:
            kept.utilities[copy * MAX_SEATS + seat] = self.utilities[node * MAX_SEATS + seat]
            kept.chances[copy * MAX_SEATS + seat] = self.chances[node * MAX_SEATS + seat]
            kept.scores[copy * MAX_SEATS + seat] = self.scores[node * MAX_SEATS + seat]
            seat += 1
        before: Int = NONE
        child = self.first_child[node]
        while child != NONE:
            twin = self._copy_into(kept, child)
            if before == NONE:
                kept.first_child[copy] = twin
            else:
                kept.sibling[before] = twin
            before = twin
            child = self.sibling[child]
        return copy


def _same_table(state: State, target: State) -> bool:
    """Is everything that all can see the same?"""
    cells = state.cells
    at: Int = 0
    while at < len(cells):
        if cells[at] != target.cells[at]:
            return False
        at += 1
    seat: Int = 0
    while seat < cells[SEATS]:
        card = cells[FIRST_IN + seat]
        while card != NONE:
            if state.next_card[card] != target.next_card[card]:
                return False
            card = state.next_card[card]
        founder = cells[FIRST_SET + seat]
        while founder != NONE:
            if state.next_set[founder] != target.next_set[founder]:
                return False
            if state.accepts[founder] != target.accepts[founder]:
                return False
            founder = state.next_set[founder]
        seat += 1
    return True
