"""Choices as they are spelled: ``str`` of each legal one."""

from typing import Final

from .choices import CARD_AT, FIELD, SIZE_AT, TARGET_AT, VERB, Legal
from .constants import AMBER, DIG, POINT, RECLAIM, SHOW, SKIP, TRADE, USE
from .ints import Int
from .state import DECIDER, State
from .vocabulary import Vocabulary, number

_SIZES: Final = ("", " small", " medium", " large")


def legal_codes(state: State, words: Vocabulary) -> dict[str, int]:
    """The heart's code of each legal spelling, in the order of §8.2."""
    legal = Legal()
    legal.fill(state)
    codes = legal.codes
    listed: list[tuple[str, int]] = []
    at: Int = 0
    while at < legal.count:
        listed.append((_spell(codes[at], state, words), codes[at]))
        at += 1
    listed.sort()
    return dict(listed)


def _spell(code: Int, state: State, words: Vocabulary) -> str:
    """Only a set's number depends on the state; all else is kept."""
    verb = code & VERB
    target = code >> TARGET_AT
    if verb == SHOW and target != 0:
        card = words.ids[(code >> CARD_AT) & FIELD]
        row = state.set_number(state.cells[DECIDER], target - 1)
        return f"show {card} {number(row)}{_SIZES[(code >> SIZE_AT) & 3]}"
    known = words.spelled.get(code)
    if known is None:
        known = _plain(verb, words.ids[(code >> CARD_AT) & FIELD], target)
        words.spelled[code] = known
    return known


def _plain(verb: Int, card: str, target: Int) -> str:
    if verb == DIG:
        return f"dig {number(target + 1)} {card}"
    if verb == SHOW:
        return f"show {card} new"
    if verb == USE:
        return f"use {card}"
    if verb == RECLAIM:
        return "reclaim"
    if verb == AMBER:
        return "amber"
    if verb == TRADE:
        return "trade"
    if verb == POINT:
        return "point"
    assert verb == SKIP
    return "skip"
