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
    EVENT_WIDTH,
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
    TURN_STARTED,
)
from .ints import Int
from .scoring import total, winners
from .state import SEATS, State
from .view_json import site_numbers
from .vocabulary import KINDS, Vocabulary, json_int

EVENT_TAGS: Final = (
    *("TurnStarted", "MarkerPlaced", "CardTaken", "MarkersReclaimed", "EffectTriggered"),
    *("AmberGained", "PointsGained", "AmberSpent", "EffectBegun", "EffectDeclined"),
    *("EffectLost", "EffectDropped", "FossilDisplayed", "SetStarted", "SetExpanded"),
    *("SetTokenTaken", "SetCompleted", "NewsTaken", "NewsStolen", "NewsSecured"),
    *("SiteRefilled", "DeckTopTurned", "EndTriggered", "GameEnded"),
)
"""The wire tag of each event, by its number: the value of ``event`` in its JSON."""

_HEADS: Final = [f'{{"event":"{tag}",' for tag in EVENT_TAGS]


def write_events(state: State, vocabulary: Vocabulary, hide_top: bool) -> str:
    """The recorded events as JSON objects with commas between them; clears the recording.

    ``hide_top`` keeps back the deck's new top card, which a preview must not show.
    """
    events = state.events
    out: list[str] = []
    index: Int = 0
    while index < len(events):
        event = events[index]
        if event == DECK_TOP_TURNED and hide_top:
            events[index + 2] = NONE
        rest = _rest(
            state,
            vocabulary,
            event,
            events[index + 1],
            events[index + 2],
            events[index + 3],
            events[index + 4],
        )
        out.append(f"{_HEADS[event]}{rest}}}")
        index += EVENT_WIDTH
    state.clear_events()
    return ",".join(out)


def _rest(
    state: State, vocabulary: Vocabulary, event: Int, seat: Int, a: Int, b: Int, c: Int
) -> str:
    """The fields after the tag; ``a``, ``b`` and ``c`` mean what the event says."""
    if event == SITE_REFILLED:
        return f'"site":{json_int(a + 1)},"card":{vocabulary.quoted[b]}'
    if event == DECK_TOP_TURNED:
        return f'"card":{"null" if a == NONE else vocabulary.quoted[a]},"left":{json_int(b)}'
    if event == GAME_ENDED:
        return _ended(state)
    return f'"seat":{json_int(seat + 1)},{_of_seat(state, vocabulary, event, a, b, c)}'


def _of_seat(state: State, vocabulary: Vocabulary, event: Int, a: Int, b: Int, c: Int) -> str:
    if event == TURN_STARTED:
        return f'"turn":{json_int(a)}'
    if event == MARKER_PLACED:
        return f'"site":{json_int(a + 1)}'
    if event == CARD_TAKEN:
        return f'"card":{vocabulary.quoted[a]},"site":{json_int(b + 1)}'
    if event == MARKERS_RECLAIMED:
        return f'"sites":[{site_numbers(a)}]'
    if event == AMBER_SPENT:
        return f'"amount":{json_int(a)},"because":"{"trade" if b != 0 else "display"}"'
    if event == FOSSIL_DISPLAYED:
        return (
            f'"card":{vocabulary.quoted[a]},"row":{json_int(b)},"cost":{json_int(c >> 1)},'
            f'"because":"{"effect" if c & 1 != 0 else "reclaim"}"'
        )
    if event == END_TRIGGERED:
        return f'"cause":"{"tokens" if a == BY_TOKENS else "deck"}"'
    if event <= EFFECT_DROPPED:
        return _of_effects(state, vocabulary, event, a, b, c)
    return _of_sets(event, a, b, c)


def _of_effects(
    state: State, vocabulary: Vocabulary, event: Int, a: Int, row: Int, owner: Int
) -> str:
    if event == AMBER_GAINED and row == NONE:
        return f'"amount":{json_int(a)},"because":"reclaim","card":null,"owner":null'
    card = vocabulary.quoted[state.deck.effect_card[row]]
    if event in (AMBER_GAINED, POINTS_GAINED):
        why = "trade" if state.deck.effect_do[row] == DO_TRADE else "effect"
        return (
            f'"amount":{json_int(a)},"because":"{why}","card":{card},"owner":{json_int(owner + 1)}'
        )
    effect = f'"card":{card},"effect":{json_int(vocabulary.place[row])}'
    if event == EFFECT_DECLINED:
        second = "true" if owner & 1 != 0 else "false"
        return f'{effect},"owner":{json_int((owner >> 1) + 1)},"second":{second}'
    return effect


def _of_sets(event: Int, a: Int, b: Int, c: Int) -> str:
    if event == SET_STARTED:
        return f'"row":{json_int(a)}'
    if event == SET_EXPANDED:
        return f'"row":{json_int(a)},"kind":"{KINDS[b]}","length":{json_int(c)}'
    if event == SET_TOKEN_TAKEN:
        return f'"row":{json_int(a)},"left":{json_int(b)}'
    if event == SET_COMPLETED:
        return f'"row":{json_int(a)},"kind":"{KINDS[b]}"'
    if event == NEWS_STOLEN:
        return f'"kind":"{KINDS[a]}","from_seat":{json_int(b + 1)}'
    assert event in (NEWS_TAKEN, NEWS_SECURED)
    return f'"kind":"{KINDS[a]}"'


def _ended(state: State) -> str:
    totals: list[str] = []
    won: list[str] = []
    best = winners(state)
    seat: Int = 0
    while seat < state.cells[SEATS]:
        totals.append(json_int(total(state, seat)))
        if (best >> seat) & 1 != 0:
            won.append(json_int(seat + 1))
        seat += 1
    return f'"totals":[{",".join(totals)}],"winners":[{",".join(won)}]'
