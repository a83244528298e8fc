"""What happened while a choice was played: facts, past tense, enough to animate and to log.

``seat`` is whose fact it is, from 1; cards are ids; ``effect`` is the place of an effect on its
card, from 0; ``kind`` is one Family or one Size.
"""

from collections.abc import Callable, Iterator, Mapping
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


@dataclass(frozen=True, slots=True)
class _Row:
    """One fact as the heart tells it, with what it takes to read it."""

    seat: int
    a: int
    b: int
    c: int
    deck: Deck
    totals: tuple[int, ...]
    winners: tuple[int, ...]

    def card(self, number: int) -> str:
        return self.deck.cards[number].id

    def effect(self, row: int) -> tuple[str, int]:
        """The card of an effect, and its place there."""
        card, place = self.deck.effect_places[row]
        return self.card(card), place

    def amber_gained(self) -> AmberGained:
        if self.b == words.NONE:
            return AmberGained(self.seat, self.a, "reclaim", None, None)
        return AmberGained(self.seat, self.a, "effect", self.effect(self.b)[0], self.c + 1)

    def points_gained(self) -> PointsGained:
        card, place = self.effect(self.b)
        traded = self.deck.card(card).effects[place].do is Do.TRADE
        because: Because = "trade" if traded else "effect"
        return PointsGained(self.seat, self.a, because, card, self.c + 1)

    def fossil_displayed(self) -> FossilDisplayed:
        because: Because = "effect" if self.c & 1 else "reclaim"
        return FossilDisplayed(self.seat, self.card(self.a), self.b, self.c >> 1, because)


_READERS: Mapping[int, Callable[[_Row], Event]] = {
    words.TURN_STARTED: lambda row: TurnStarted(row.seat, row.a),
    words.MARKER_PLACED: lambda row: MarkerPlaced(row.seat, row.a + 1),
    words.CARD_TAKEN: lambda row: CardTaken(row.seat, row.card(row.a), row.b + 1),
    words.MARKERS_RECLAIMED: lambda row: MarkersReclaimed(row.seat, sites_in(row.a)),
    words.EFFECT_TRIGGERED: lambda row: EffectTriggered(row.seat, *row.effect(row.b)),
    words.AMBER_GAINED: _Row.amber_gained,
    words.POINTS_GAINED: _Row.points_gained,
    words.AMBER_SPENT: lambda row: AmberSpent(row.seat, row.a, "trade" if row.b else "display"),
    words.EFFECT_BEGUN: lambda row: EffectBegun(row.seat, *row.effect(row.b)),
    words.EFFECT_DECLINED: lambda row: EffectDeclined(row.seat, *row.effect(row.b), row.c + 1),
    words.EFFECT_LOST: lambda row: EffectLost(row.seat, *row.effect(row.b)),
    words.EFFECT_DROPPED: lambda row: EffectDropped(row.seat, *row.effect(row.b)),
    words.FOSSIL_DISPLAYED: _Row.fossil_displayed,
    words.SET_STARTED: lambda row: SetStarted(row.seat, row.a),
    words.SET_EXPANDED: lambda row: SetExpanded(row.seat, row.a, KINDS[row.b], row.c),
    words.SET_TOKEN_TAKEN: lambda row: SetTokenTaken(row.seat, row.a, row.b),
    words.SET_COMPLETED: lambda row: SetCompleted(row.seat, row.a, KINDS[row.b]),
    words.NEWS_TAKEN: lambda row: NewsTaken(row.seat, KINDS[row.a]),
    words.NEWS_STOLEN: lambda row: NewsStolen(row.seat, KINDS[row.a], row.b + 1),
    words.NEWS_SECURED: lambda row: NewsSecured(row.seat, KINDS[row.a]),
    words.SITE_REFILLED: lambda row: SiteRefilled(row.a + 1, row.card(row.b)),
    words.DECK_TOP_TURNED: lambda row: DeckTopTurned(
        None if row.a == words.NONE else row.card(row.a), row.b
    ),
    words.END_TRIGGERED: lambda row: EndTriggered(
        row.seat, "tokens" if row.a == words.BY_TOKENS else "deck"
    ),
    words.GAME_ENDED: lambda row: GameEnded(row.totals, row.winners),
}


def read_told(
    told: list[int], deck: Deck, totals: tuple[int, ...], winners: tuple[int, ...]
) -> Iterator[Event]:
    """The heart's rows of integers as events; totals and winners are those after the choice."""
    for at in range(0, len(told), words.TOLD_WIDTH):
        fact, who, a, b, c = told[at : at + words.TOLD_WIDTH]
        yield _READERS[fact](_Row(who + 1, a, b, c, deck, totals, winners))


def sites_in(mask: int) -> tuple[int, ...]:
    """A seat's marker bits as site numbers from 1."""
    return tuple(site + 1 for site in range(words.SITES) if mask >> site & 1)
