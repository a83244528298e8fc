"""What a choice did as JSON text: the one way from the engine's rows of integers to events."""

from typing import Final

from .constants import (
    AMBER_GAINED,
    AMBER_SPENT,
    BY_TOKENS,
    CARD_TAKEN,
    DECK_TOP_TURNED,
    DO_TRADE,
    EFFECT_DECLINED,
    EFFECT_DROPPED,
    END_TRIGGERED,
    FOSSIL_DISPLAYED,
    GAME_ENDED,
    MARKER_PLACED,
    MARKERS_RECLAIMED,
    NEWS_SECURED,
    NEWS_STOLEN,
    NEWS_TAKEN,
    NONE,
    POINTS_GAINED,
    SET_COMPLETED,
    SET_EXPANDED,
    SET_STARTED,
    SET_TOKEN_TAKEN,
    SITE_REFILLED,
    TOLD_WIDTH,
    TURN_STARTED,
)
from .ints import Int
from .scoring import total, winners
from .state import SEATS, State
from .view_json import marked
from .vocabulary import KINDS, Vocabulary, number

EVENT_TAGS: Final = (
    *("TurnStarted", "MarkerPlaced", "CardTaken", "MarkersReclaimed", "EffectTriggered"),
    *("AmberGained", "PointsGained", "AmberSpent", "EffectBegun", "EffectDeclined"),
    *("EffectLost", "EffectDropped", "FossilDisplayed", "SetStarted", "SetExpanded"),
    *("SetTokenTaken", "SetCompleted", "NewsTaken", "NewsStolen", "NewsSecured"),
    *("SiteRefilled", "DeckTopTurned", "EndTriggered", "GameEnded"),
)
"""The wire tag of each event, by its number: the value of ``event`` in its JSON."""

_HEADS: Final = [f'{{"event":"{tag}",' for tag in EVENT_TAGS]


def write_events(state: State, words: Vocabulary, hide_top: bool) -> str:
    """The recorded events as JSON objects with commas between them; clears the recording.

    ``hide_top`` keeps back the deck's new top card, which a preview must not show.
    """
    told = state.told
    out: list[str] = []
    at: Int = 0
    while at < len(told):
        fact = told[at]
        if fact == DECK_TOP_TURNED and hide_top:
            told[at + 2] = NONE
        rest = _rest(state, words, fact, told[at + 1], told[at + 2], told[at + 3], told[at + 4])
        out.append(f"{_HEADS[fact]}{rest}}}")
        at += TOLD_WIDTH
    state.forget_told()
    return ",".join(out)


def _rest(state: State, words: Vocabulary, fact: Int, who: Int, a: Int, b: Int, c: Int) -> str:
    """The fields after its name."""
    if fact == SITE_REFILLED:
        return f'"site":{number(a + 1)},"card":{words.quoted[b]}'
    if fact == DECK_TOP_TURNED:
        return f'"card":{"null" if a == NONE else words.quoted[a]},"left":{number(b)}'
    if fact == GAME_ENDED:
        return _ended(state)
    return f'"seat":{number(who + 1)},{_of_seat(state, words, fact, a, b, c)}'


def _of_seat(state: State, words: Vocabulary, fact: Int, a: Int, b: Int, c: Int) -> str:
    if fact == TURN_STARTED:
        return f'"turn":{number(a)}'
    if fact == MARKER_PLACED:
        return f'"site":{number(a + 1)}'
    if fact == CARD_TAKEN:
        return f'"card":{words.quoted[a]},"site":{number(b + 1)}'
    if fact == MARKERS_RECLAIMED:
        return f'"sites":[{marked(a)}]'
    if fact == AMBER_SPENT:
        return f'"amount":{number(a)},"because":"{"trade" if b != 0 else "display"}"'
    if fact == FOSSIL_DISPLAYED:
        return (
            f'"card":{words.quoted[a]},"row":{number(b)},"cost":{number(c >> 1)},'
            f'"because":"{"effect" if c & 1 != 0 else "reclaim"}"'
        )
    if fact == END_TRIGGERED:
        return f'"cause":"{"tokens" if a == BY_TOKENS else "deck"}"'
    if fact <= EFFECT_DROPPED:
        return _of_effects(state, words, fact, a, b, c)
    return _of_sets(fact, a, b, c)


def _of_effects(state: State, words: Vocabulary, fact: Int, a: Int, row: Int, owner: Int) -> str:
    if fact == AMBER_GAINED and row == NONE:
        return f'"amount":{number(a)},"because":"reclaim","card":null,"owner":null'
    card = words.quoted[state.deck.effect_card[row]]
    if fact in (AMBER_GAINED, POINTS_GAINED):
        why = "trade" if state.deck.effect_do[row] == DO_TRADE else "effect"
        return f'"amount":{number(a)},"because":"{why}","card":{card},"owner":{number(owner + 1)}'
    effect = f'"card":{card},"effect":{number(words.place[row])}'
    return f'{effect},"owner":{number(owner + 1)}' if fact == EFFECT_DECLINED else effect


def _of_sets(fact: Int, a: Int, b: Int, c: Int) -> str:
    if fact == SET_STARTED:
        return f'"row":{number(a)}'
    if fact == SET_EXPANDED:
        return f'"row":{number(a)},"kind":"{KINDS[b]}","length":{number(c)}'
    if fact == SET_TOKEN_TAKEN:
        return f'"row":{number(a)},"left":{number(b)}'
    if fact == SET_COMPLETED:
        return f'"row":{number(a)},"kind":"{KINDS[b]}"'
    if fact == NEWS_STOLEN:
        return f'"kind":"{KINDS[a]}","from_seat":{number(b + 1)}'
    assert fact in (NEWS_TAKEN, NEWS_SECURED)
    return f'"kind":"{KINDS[a]}"'


def _ended(state: State) -> str:
    totals: list[str] = []
    won: list[str] = []
    best = winners(state)
    seat: Int = 0
    while seat < state.cells[SEATS]:
        totals.append(number(total(state, seat)))
        if (best >> seat) & 1 != 0:
            won.append(number(seat + 1))
        seat += 1
    return f'"totals":[{",".join(totals)}],"winners":[{",".join(won)}]'
