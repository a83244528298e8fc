"""What happened while a choice was played: facts in the past tense, enough to animate and to log.

The engine writes events as JSON text (``engine/event_json.py``), and this module reads them.
``seat`` is whose event it is, from 1; cards are ids; ``effect`` is the place of an effect on its
card, from 0; ``kind`` is one Family or one Size.
"""

import json
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from ..engine.event_json import EVENT_TAGS
from .cards import Kind
from .errors import BadState, brief
from .event_list import Ending
from .jsonable import WrongShape, decoder_of, read_object

Because: TypeAlias = Literal["reclaim", "effect", "trade"]


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
    """The take triggered this effect of a card in the seat's Study (§6.7)."""

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
    """``second``: the seat has displayed the first fossil of a "display two" (§6.4)."""

    seat: int
    card: str
    effect: int
    owner: int
    second: bool


@dataclass(frozen=True, slots=True)
class EffectLost:
    """Its card was displayed before its turn in the order came (R8)."""

    seat: int
    card: str
    effect: int


@dataclass(frozen=True, slots=True)
class EffectDropped:
    """Every seat could only have skipped it (§8.4)."""

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
    kind: Kind
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
    kind: Kind


@dataclass(frozen=True, slots=True)
class NewsTaken:
    seat: int
    kind: Kind


@dataclass(frozen=True, slots=True)
class NewsStolen:
    seat: int
    kind: Kind
    from_seat: int


@dataclass(frozen=True, slots=True)
class NewsSecured:
    """The first complete set of its kind: this News token can no longer be lost (§5.3)."""

    seat: int
    kind: Kind


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
EVENT_TYPES: Final[tuple[type[Event], ...]] = get_args(Event)
EVENTS_BY_TAG: Final = dict(zip(EVENT_TAGS, EVENT_TYPES, strict=True))
"""The class of each wire tag: ``{"event": "CardTaken", …}``."""

_DECODERS: Final = {tag: decoder_of(kind, {}) for tag, kind in EVENTS_BY_TAG.items()}


def event_from_json(data: object) -> Event:
    """Read one event from JSON text or a parsed object; BadState says what is wrong with it."""
    found = read_object(data, BadState, "The event")
    decode = _DECODERS.get(str(found.get("event")))
    if decode is None:
        raise BadState(f"There is no event {brief(found.get('event'))}.")
    try:
        event: Event = decode(found)
    except WrongShape as wrong:
        raise BadState(f"The event's {wrong}.") from wrong
    return event


def read_events(text: str) -> tuple[Event, ...]:
    """The events of ``Game.play_text``."""
    return tuple([_DECODERS[row["event"]](row) for row in json.loads(f"[{text}]")])
