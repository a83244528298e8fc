"""What happened while a choice was played: facts, past tense, enough to animate and to log.

``seat`` is whose fact it is, from 1; cards are ids; ``effect`` is the place of an effect on its
card, from 0; ``kind`` is one Family or one Size.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Final, Literal, TypeAlias, get_args

from ..engine import constants
from .cards import KINDS, Deck, Do

Because: TypeAlias = Literal["reclaim", "effect", "trade"]
Ending: TypeAlias = Literal["tokens", "deck"]


@dataclass(frozen=True, slots=True)
class TurnStarted:
    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class MarkerPlaced:
    seat: int
    site: int


@dataclass(frozen=True, slots=True)
class CardTaken:
    seat: int
    card: str
    site: int


@dataclass(frozen=True, slots=True)
class MarkersReclaimed:
    seat: int
    sites: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EffectTriggered:
    """The take set this effect of a card in the seat's Study off (§6.7)."""

    seat: int
    card: str
    effect: int


@dataclass(frozen=True, slots=True)
class AmberGained:
    """``card`` and ``owner`` say whose effect it was; both None for a reclaimed marker."""

    seat: int
    amount: int
    because: Because
    card: str | None
    owner: int | None


@dataclass(frozen=True, slots=True)
class PointsGained:
    seat: int
    amount: int
    because: Because
    card: str
    owner: int


@dataclass(frozen=True, slots=True)
class AmberSpent:
    seat: int
    amount: int
    because: Literal["display", "trade"]


@dataclass(frozen=True, slots=True)
class EffectBegun:
    seat: int
    card: str
    effect: int


@dataclass(frozen=True, slots=True)
class EffectDeclined:
    seat: int
    card: str
    effect: int
    owner: int


@dataclass(frozen=True, slots=True)
class EffectLost:
    """Its card was displayed before its place came (R8)."""

    seat: int
    card: str
    effect: int


@dataclass(frozen=True, slots=True)
class EffectDropped:
    """Nobody could have done more than skip (§8.4)."""

    seat: int
    card: str
    effect: int


@dataclass(frozen=True, slots=True)
class FossilDisplayed:
    seat: int
    card: str
    row: int
    cost: int
    because: Because


@dataclass(frozen=True, slots=True)
class SetStarted:
    seat: int
    row: int


@dataclass(frozen=True, slots=True)
class SetExpanded:
    seat: int
    row: int
    kind: str
    length: int


@dataclass(frozen=True, slots=True)
class SetTokenTaken:
    seat: int
    row: int
    left: int


@dataclass(frozen=True, slots=True)
class SetCompleted:
    seat: int
    row: int
    kind: str


@dataclass(frozen=True, slots=True)
class NewsTaken:
    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class NewsStolen:
    seat: int
    kind: str
    from_seat: int


@dataclass(frozen=True, slots=True)
class NewsSecured:
    """The first complete set of its kind: this News token can no longer be lost (§5.3)."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class SiteRefilled:
    site: int
    card: str


@dataclass(frozen=True, slots=True)
class DeckTopTurned:
    """``card`` is None if the deck is empty, and in previews, where it is still hidden."""

    card: str | None
    left: int


@dataclass(frozen=True, slots=True)
class EndTriggered:
    seat: int
    cause: Ending


@dataclass(frozen=True, slots=True)
class GameEnded:
    totals: tuple[int, ...]
    winners: tuple[int, ...]


Event: TypeAlias = (
    TurnStarted
    | MarkerPlaced
    | CardTaken
    | MarkersReclaimed
    | EffectTriggered
    | AmberGained
    | PointsGained
    | AmberSpent
    | EffectBegun
    | EffectDeclined
    | EffectLost
    | EffectDropped
    | FossilDisplayed
    | SetStarted
    | SetExpanded
    | SetTokenTaken
    | SetCompleted
    | NewsTaken
    | NewsStolen
    | NewsSecured
    | SiteRefilled
    | DeckTopTurned
    | EndTriggered
    | GameEnded
)
EVENT_TYPES: tuple[type[Event], ...] = get_args(Event)


def event_to_json(event: Event) -> dict[str, object]:
    """``{"event": "CardTaken", …}``."""
    out: dict[str, object] = {"event": type(event).__name__}
    for part in fields(event):
        value = getattr(event, part.name)
        out[part.name] = list(value) if isinstance(value, tuple) else value
    return out


# A fact as the heart tells it: a seat, from 1, and three numbers that mean what the fact says.
_Reader: TypeAlias = Callable[[Deck, int, int, int, int], Event]


def _effect(deck: Deck, row: int) -> tuple[str, int]:
    """The card of an effect, and its place there."""
    card, place = deck.effect_places[row]
    return deck.ids[card], place


def _amber_gained(deck: Deck, seat: int, amount: int, row: int, owner: int) -> AmberGained:
    if row == constants.NONE:
        return AmberGained(seat, amount, "reclaim", None, None)
    return AmberGained(seat, amount, "effect", _effect(deck, row)[0], owner + 1)


def _points_gained(deck: Deck, seat: int, amount: int, row: int, owner: int) -> PointsGained:
    card, place = _effect(deck, row)
    traded = deck.card(card).effects[place].do is Do.TRADE
    return PointsGained(seat, amount, "trade" if traded else "effect", card, owner + 1)


def _fossil_displayed(deck: Deck, seat: int, card: int, row: int, paid: int) -> FossilDisplayed:
    because: Because = "effect" if paid & 1 else "reclaim"
    return FossilDisplayed(seat, deck.ids[card], row, paid >> 1, because)


def _card(deck: Deck, number: int) -> str:
    return deck.ids[number]


_READERS: Final[Mapping[int, _Reader]] = {
    constants.TURN_STARTED: lambda _, seat, a, _b, _c: TurnStarted(seat, a),
    constants.MARKER_PLACED: lambda _, seat, a, _b, _c: MarkerPlaced(seat, a + 1),
    constants.CARD_TAKEN: lambda deck, seat, a, b, _c: CardTaken(seat, _card(deck, a), b + 1),
    constants.MARKERS_RECLAIMED: lambda _, seat, a, _b, _c: MarkersReclaimed(seat, sites_in(a)),
    constants.EFFECT_TRIGGERED: lambda deck, seat, _a, b, _c: EffectTriggered(
        seat, *_effect(deck, b)
    ),
    constants.AMBER_GAINED: _amber_gained,
    constants.POINTS_GAINED: _points_gained,
    constants.AMBER_SPENT: lambda _, seat, a, b, _c: AmberSpent(
        seat, a, "trade" if b else "display"
    ),
    constants.EFFECT_BEGUN: lambda deck, seat, _a, b, _c: EffectBegun(seat, *_effect(deck, b)),
    constants.EFFECT_DECLINED: lambda deck, seat, _a, b, c: EffectDeclined(
        seat, *_effect(deck, b), c + 1
    ),
    constants.EFFECT_LOST: lambda deck, seat, _a, b, _c: EffectLost(seat, *_effect(deck, b)),
    constants.EFFECT_DROPPED: lambda deck, seat, _a, b, _c: EffectDropped(seat, *_effect(deck, b)),
    constants.FOSSIL_DISPLAYED: _fossil_displayed,
    constants.SET_STARTED: lambda _, seat, a, _b, _c: SetStarted(seat, a),
    constants.SET_EXPANDED: lambda _, seat, a, b, c: SetExpanded(seat, a, KINDS[b], c),
    constants.SET_TOKEN_TAKEN: lambda _, seat, a, b, _c: SetTokenTaken(seat, a, b),
    constants.SET_COMPLETED: lambda _, seat, a, b, _c: SetCompleted(seat, a, KINDS[b]),
    constants.NEWS_TAKEN: lambda _, seat, a, _b, _c: NewsTaken(seat, KINDS[a]),
    constants.NEWS_STOLEN: lambda _, seat, a, b, _c: NewsStolen(seat, KINDS[a], b + 1),
    constants.NEWS_SECURED: lambda _, seat, a, _b, _c: NewsSecured(seat, KINDS[a]),
    constants.SITE_REFILLED: lambda deck, _, a, b, _c: SiteRefilled(a + 1, _card(deck, b)),
    constants.DECK_TOP_TURNED: lambda deck, _, a, b, _c: DeckTopTurned(
        None if a == constants.NONE else _card(deck, a), b
    ),
    constants.END_TRIGGERED: lambda _, seat, a, _b, _c: EndTriggered(
        seat, "tokens" if a == constants.BY_TOKENS else "deck"
    ),
}


def read_told(told: list[int], deck: Deck, ended: Callable[[], GameEnded]) -> Iterator[Event]:
    """The heart's rows of integers as events; ``ended`` is asked for the last of a game."""
    for at in range(0, len(told), constants.TOLD_WIDTH):
        fact, who, a, b, c = told[at : at + constants.TOLD_WIDTH]
        yield ended() if fact == constants.GAME_ENDED else _READERS[fact](deck, who + 1, a, b, c)


def sites_in(mask: int) -> tuple[int, ...]:
    """A seat's marker bits as site numbers from 1."""
    return tuple(site + 1 for site in range(constants.SITES) if mask >> site & 1)
