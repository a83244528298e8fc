"""Requests and responses about decks: checking cards, and the workshop."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from firstgiants.rules.deck_limits import NAME_LENGTH, STORED_DECK
from firstgiants.server.wire.base import Ms
from firstgiants.server.wire.people import PersonRef

DESCRIPTION_LENGTH = 500
DECK_REF = r"^[a-z0-9-]+(?!\n)$"
DeckRef = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=DECK_REF,
        description="a built-in deck's name, or a deck's content hash",
    ),
]
DeckVisibility = Literal["private", "link", "public"]
DeckName = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Description = Annotated[str, Meta(max_length=DESCRIPTION_LENGTH)]
Cards = Annotated[
    list[dict[str, Any]],
    Meta(max_length=STORED_DECK.cards, description="cards as in a deck file; they may be wrong"),
]


class DeckProblem(Struct, kw_only=True):
    """One thing that is wrong. `card` is the card's place in the list, from 0; null: the deck as a
    whole. `field`: where in the card, such as `effects[0].do`."""

    card: int | None
    id: str | None
    field: str | None
    message: str
    code: str


class CardMessage(Struct, kw_only=True):
    """One sentence of a card: the id of a message in the catalogs, and its arguments."""

    id: str
    args: dict[str, str | int]


class CardText(Struct, kw_only=True):
    """How a card is shown: a sentence and a row of icons for each effect."""

    messages: list[CardMessage]
    icons: list[list[str]]


class CheckRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    cards: Cards


class DeckCheck(Struct, kw_only=True):
    """`cards`: one for each card of the request; null where it is wrong."""

    problems: list[DeckProblem]
    cards: list[CardText | None]


class WorkshopDeckNew(Struct, kw_only=True, forbid_unknown_fields=True):
    """Begins with the cards of `from`, a deck or another deck of the workshop that you may read;
    or with `cards`; or empty."""

    name: DeckName
    from_: (
        Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+(?!\n)$")] | None
    ) = field(default=None, name="from")
    cards: Cards | None = None


class WorkshopDeckPatch(Struct, kw_only=True, forbid_unknown_fields=True):
    """Changes the given fields and keeps the others."""

    name: DeckName | UnsetType = UNSET
    description: Description | UnsetType = UNSET
    visibility: DeckVisibility | UnsetType = UNSET


class DeckEntry(Struct, kw_only=True):
    """A deck of the workshop in a list. `hash`: its newest version; null: it has none yet.
    `cards`: how many the draft has."""

    id: str
    name: str
    description: str
    visibility: DeckVisibility
    owner: PersonRef
    cards: int
    hash: str | None
    version: int
    revision: int
    updated: Ms


class DeckEntries(Struct, kw_only=True):
    """`next`: pass it as `after` to get the following page; null on the last page."""

    decks: list[DeckEntry]
    next: str | None = None


class WorkshopDeck(Struct, kw_only=True):
    """A deck of the workshop with its cards as they were last saved, right or wrong. `yours`:
    whether you may change it."""

    deck: DeckEntry
    yours: bool
    cards: Cards
    problems: list[DeckProblem]


class DraftRequest(Struct, kw_only=True, forbid_unknown_fields=True):
    """`revision`: the one that the caller has; if it is not the current one, nothing is saved."""

    revision: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    cards: Cards


class Draft(Struct, kw_only=True):
    """Saved as `revision`."""

    revision: int
    problems: list[DeckProblem]


class DraftNow(Struct, kw_only=True):
    """The draft as it is, in the problem `stale`."""

    revision: int
    cards: Cards


class DeckVersion(Struct, kw_only=True):
    """A version of a deck, which never changes: the deck file at /api/decks/{hash}."""

    n: int
    hash: str
    at: Ms


class DeckVersions(Struct, kw_only=True):
    """Newest first."""

    versions: list[DeckVersion]
