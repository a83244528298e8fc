"""Going on with a tree that was grown for an earlier decision of the same game."""

from typing import Final

from .choices import Legal
from .constants import NONE, OVER
from .ints import Int, copied
from .search import Tree
from .state import DEALT, FIRST_IN, FIRST_SET, PHASE, SEATS, TURNS, State
from .turns import play

_ROOT: Final = 0


def follow(tree: Tree, target: State, turned: list[int], plies: Int) -> Tree | None:
    """The subtree that the game has reached after ``plies`` choices, or None.

    ``turned`` are the cards that came up meanwhile, behind the top card known at the root.
    """
    trial = tree.root.copy()
    order = copied(tree.root.order)
    place = tree.root.cells[DEALT] + 1
    for card in turned:
        if place < len(order):
            order[place] = card
            place += 1
    trial.order = order
    node = _find(tree, trial, target, _ROOT, plies)
    if node == NONE or tree.first_child[node] == NONE:
        return None
    kept = Tree(target, tree.judge, tree.dice.below(1 << 30))
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
    at: Int = 0
    while at < legal.count:
        child = tree.child(node, legal.codes[at])
        if child != NONE and tree.first_child[child] != NONE:
            after = state.copy()
            play(after, legal.codes[at])
            found = _find(tree, after, target, child, plies - 1)
            if found != NONE:
                return found
        at += 1
    return NONE


def _copy_into(tree: Tree, kept: Tree, node: Int) -> Int:
    """Copy a node with all below it; returns its number there."""
    copy = kept.add_node(tree.choice[node], tree.share[node])
    kept.visits[copy] = tree.visits[node]
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
    """Unhook the root's children that only other deals would have brought."""
    legal = Legal()
    legal.fill(state)
    before: Int = NONE
    child = tree.first_child[_ROOT]
    while child != NONE:
        at: Int = 0
        while at < legal.count and legal.codes[at] != tree.choice[child]:
            at += 1
        if at < legal.count:
            before = child
        elif before == NONE:
            tree.first_child[_ROOT] = tree.sibling[child]
        else:
            tree.sibling[before] = tree.sibling[child]
        child = tree.sibling[child]


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
