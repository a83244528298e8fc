"""What one seat did in a finished game: plain counts, without judgement."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from ..rules.cards import Deck
from ..rules.events import CardTaken
from ..rules.game import Game
from ..rules.record import Record

_OPENING: Final = 2
"""How many of the first cards that a seat dug make its opening."""


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """Counts of one seat's game.

    ``families`` counts the cards it dug, by Family; ``opening`` are the Families of the first two.
    ``sets`` are the kinds of the sets with at least one Set token at the end, ``news`` the kinds of
    the News it held. ``place`` counts equal totals as equal; ``behind`` is the best other total.
    """

    players: int
    place: int
    won: bool
    score: int
    behind: int
    decisions: int
    reclaims: int
    eggs: int
    families: dict[str, int]
    opening: tuple[str, ...]
    sets: tuple[str, ...]
    news: tuple[str, ...]


def facts_of(record: Record, seat: int, *, deck: Deck | None = None) -> SeatFacts:
    """The facts of a seat, from 1, in a finished game. Raises BadRecord if it does not replay."""
    game = Game.opening(record, deck=deck)
    cards = {card.id: card for card in game.deck.cards}
    dug: list[str] = []
    decisions = reclaims = 0
    for choice in record.choices:
        mine = game.asked == seat
        decisions += mine
        reclaims += mine and choice == "reclaim"
        dug += [
            event.card
            for event in game.play(choice)
            if isinstance(event, CardTaken) and event.seat == seat
        ]
    view = game.view()
    own = view.seats[seat - 1]
    totals = [one.total for one in view.seats]
    families = [cards[card].family.value for card in dug]
    outcome = game.outcome
    return SeatFacts(
        players=len(totals),
        place=1 + sum(total > own.total for total in totals),
        won=outcome is not None and seat in outcome.winners,
        score=own.total,
        behind=max(total for number, total in enumerate(totals, 1) if number != seat),
        decisions=decisions,
        reclaims=reclaims,
        eggs=sum(cards[card].is_egg for card in dug),
        families=dict(Counter(families)),
        opening=tuple(families[:_OPENING]),
        sets=tuple(row.kind for row in own.sets if row.kind is not None and row.tokens > 0),
        news=tuple(news.kind for news in view.news if news.holder == seat),
    )
