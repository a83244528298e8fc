"""Reuse of a tree that was grown for an earlier decision of the same game."""

from typing import Final

from .choices import Legal
from .constants import NONE, OVER
from .ints import Int, copied
from .search import Tree
from .state import FIRST_IN, FIRST_SET, PHASE, SEATS, TURNS, State
from .turns import play

_ROOT: Final = 0


def reuse_subtree(tree: Tree, target: State, plies: Int) -> Tree | None:
    """The subtree that the game has reached after ``plies`` choices, or None.

    No card that the root did not know may have been revealed since.
    """
    trial = tree.root.copy()
    trial.order = copied(tree.root.order)
    node = _find(tree, trial, target, _ROOT, plies)
    if node == NONE or tree.first_child[node] == NONE:
        return None
    kept = Tree(target, tree.evaluator, tree.dice.below(1 << 30))
    kept.clear()
    _copy_into(tree, kept, node)
    _drop_illegal(kept, target)
    return kept


def _find(tree: Tree, state: State, target: State, node: Int, plies: Int) -> Int:
    if plies == 0:
        return node if _same_table(state, target) else NONE
    if state.cells[PHASE] == OVER or state.cells[TURNS] > target.cells[TURNS]:
        return NONE
    legal = Legal()
    legal.fill(state)
    index: Int = 0
    while index < legal.count:
        child = tree.child(node, legal.codes[index])
        if child != NONE and tree.first_child[child] != NONE:
            after = state.copy()
            play(after, legal.codes[index])
            found = _find(tree, after, target, child, plies - 1)
            if found != NONE:
                return found
        index += 1
    return NONE


def _copy_into(tree: Tree, kept: Tree, node: Int) -> Int:
    """Copy a node with its descendants; returns its number in ``kept``."""
    copy = kept.add_node(tree.choice[node], tree.prior[node])
    kept.visits[copy] = tree.visits[node]
    kept.offers[copy] = tree.offers[node]
    seats = tree.seats
    seat: Int = 0
    while seat < seats:
        kept.chances[copy * seats + seat] = tree.chances[node * seats + seat]
        kept.scores[copy * seats + seat] = tree.scores[node * seats + seat]
        seat += 1
    before: Int = NONE
    child = tree.first_child[node]
    while child != NONE:
        twin = _copy_into(tree, kept, child)
        if before == NONE:
            kept.first_child[copy] = twin
        else:
            kept.sibling[before] = twin
        before = twin
        child = tree.sibling[child]
    return copy


def _drop_illegal(tree: Tree, state: State) -> None:
    """Remove the root's children that are legal in other deals only."""
    legal = Legal()
    legal.fill(state)
    before: Int = NONE
    child = tree.first_child[_ROOT]
    while child != NONE:
        index: Int = 0
        while index < legal.count and legal.codes[index] != tree.choice[child]:
            index += 1
        if index < legal.count:
            before = child
        elif before == NONE:
            tree.first_child[_ROOT] = tree.sibling[child]
        else:
            tree.sibling[before] = tree.sibling[child]
        child = tree.sibling[child]


def _same_table(state: State, target: State) -> bool:
    """Is all public information the same?"""
    cells = state.cells
    index: Int = 0
    while index < len(cells):
        if cells[index] != target.cells[index]:
            return False
        index += 1
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
