"""The legal choices as people and programs spell them (RULES.md §8)."""

from typing import Final

from .choices import CARD_AT, FIELD, SIZE_AT, TARGET_AT, VERB, Legal
from .constants import AMBER, DIG, POINT, RECLAIM, SHOW, SKIP, TRADE, USE
from .ints import Int
from .state import DECIDER, State
from .vocabulary import Vocabulary, json_int

_SIZES: Final = ("", " small", " medium", " large")


def legal_codes(state: State, vocabulary: Vocabulary) -> dict[str, int]:
    """The engine's code of each legal spelling, in the order of §8.2."""
    legal = Legal()
    legal.fill(state)
    codes = legal.codes
    listed: list[tuple[str, int]] = []
    index: Int = 0
    while index < legal.count:
        listed.append((spell_choice(codes[index], state, vocabulary), codes[index]))
        index += 1
    listed.sort()
    return dict(listed)


def spell_choice(code: Int, state: State, vocabulary: Vocabulary) -> str:
    """The spelling of a code, in which a set's number takes the place of its founder."""
    spelled = code
    target = code >> TARGET_AT
    if code & VERB == SHOW and target != 0:
        row = state.set_number(state.cells[DECIDER], target - 1)
        spelled = (code & ((1 << TARGET_AT) - 1)) | (row << TARGET_AT)
    known = vocabulary.spelled.get(spelled)
    if known is None:
        known = _spell(spelled, vocabulary.ids[(code >> CARD_AT) & FIELD])
        vocabulary.spelled[spelled] = known
    return known


def _spell(code: Int, card: str) -> str:
    verb = code & VERB
    target = code >> TARGET_AT
    if verb == DIG:
        return f"dig {json_int(target + 1)} {card}"
    if verb == SHOW:
        row = "new" if target == 0 else json_int(target)
        return f"show {card} {row}{_SIZES[(code >> SIZE_AT) & 3]}"
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
