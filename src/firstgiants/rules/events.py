"""What happened while a choice was played: facts, past tense, enough to animate and to log.

``seat`` is whose fact it is, from 1; cards are ids; ``effect`` is the place of an effect on its
card, from 0; ``kind`` is one Family or one Size.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Literal, TypeAlias, get_args

from .cards import KINDS, Deck, Do
from .core import words

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


def read_told(
    told: list[int], deck: Deck, totals: tuple[int, ...], winners: tuple[int, ...]
) -> Iterator[Event]:
    """The heart's rows of integers as events; totals and winners are those after the choice."""
    for at in range(0, len(told), words.TOLD_WIDTH):
        fact, who, a, b, c = told[at : at + words.TOLD_WIDTH]
        yield _read_row(fact, who + 1, a, b, c, deck, totals, winners)


def _read_row(
    fact: int,
    seat: int,
    a: int,
    b: int,
    c: int,
    deck: Deck,
    totals: tuple[int, ...],
    winners: tuple[int, ...],
) -> Event:
    def card(number: int) -> str:
        return deck.cards[number].id

    def place(effect: int) -> int:
        return deck.effect_places[effect][1]

    match fact:
        case words.TURN_STARTED:
            return TurnStarted(seat, a)
        case words.MARKER_PLACED:
            return MarkerPlaced(seat, a + 1)
        case words.CARD_TAKEN:
            return CardTaken(seat, card(a), b + 1)
        case words.MARKERS_RECLAIMED:
            return MarkersReclaimed(seat, sites_in(a))
        case words.EFFECT_TRIGGERED:
            return EffectTriggered(seat, card(a), place(b))
        case words.AMBER_GAINED if b == words.NONE:
            return AmberGained(seat, a, "reclaim", None, None)
        case words.AMBER_GAINED:
            return AmberGained(seat, a, "effect", card(deck.effect_places[b][0]), c + 1)
        case words.POINTS_GAINED:
            # The heart gives the effect; its card follows, and whether it was a trade.
            number, on_card = deck.effect_places[b]
            do = deck.cards[number].effects[on_card].do
            return PointsGained(
                seat, a, "trade" if do is Do.TRADE else "effect", card(number), c + 1
            )
        case words.AMBER_SPENT:
            return AmberSpent(seat, a, "trade" if b else "display")
        case words.EFFECT_BEGUN:
            return EffectBegun(seat, card(a), place(b))
        case words.EFFECT_DECLINED:
            return EffectDeclined(seat, card(a), place(b), c + 1)
        case words.EFFECT_LOST:
            return EffectLost(seat, card(a), place(b))
        case words.EFFECT_DROPPED:
            return EffectDropped(seat, card(a), place(b))
        case words.FOSSIL_DISPLAYED:
            return FossilDisplayed(seat, card(a), b, c >> 1, "effect" if c & 1 else "reclaim")
        case words.SET_STARTED:
            return SetStarted(seat, a)
        case words.SET_EXPANDED:
            return SetExpanded(seat, a, KINDS[b], c)
        case words.SET_TOKEN_TAKEN:
            return SetTokenTaken(seat, a, b)
        case words.SET_COMPLETED:
            return SetCompleted(seat, a, KINDS[b])
        case words.NEWS_TAKEN:
            return NewsTaken(seat, KINDS[a])
        case words.NEWS_STOLEN:
            return NewsStolen(seat, KINDS[a], b + 1)
        case words.NEWS_SECURED:
            return NewsSecured(seat, KINDS[a])
        case words.SITE_REFILLED:
            return SiteRefilled(a + 1, card(b))
        case words.DECK_TOP_TURNED:
            return DeckTopTurned(None if a == words.NONE else card(a), b)
        case words.END_TRIGGERED:
            return EndTriggered(seat, "tokens" if a == words.BY_TOKENS else "deck")
        case words.GAME_ENDED:
            return GameEnded(totals, winners)
    raise AssertionError(f"the heart told an unknown fact {fact}")


def sites_in(mask: int) -> tuple[int, ...]:
    """A seat's marker bits as site numbers from 1."""
    return tuple(site + 1 for site in range(words.SITES) if mask >> site & 1)
