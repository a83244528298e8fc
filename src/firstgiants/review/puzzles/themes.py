"""What a puzzle is about, found in the events of its best and its second best turn."""

from collections.abc import Sequence

from ...rules.cards import Deck
from ...rules.events import (
    CardTaken,
    EndTriggered,
    Event,
    FossilDisplayed,
    NewsStolen,
    SetCompleted,
)
from ...rules.game import Game
from .puzzle import Theme


def find_themes(
    game: Game, best: Sequence[str], second: Sequence[str], reply: str | None
) -> tuple[Theme, ...]:
    """The themes of a position. ``reply`` is the next player's usual choice after the second best.

    | theme | the best turn |
    | --- | --- |
    | steal-news | steals a News token |
    | finish-set | completes a set |
    | start-end | triggers the end of the game |
    | engine | displays where the second best keeps its effects, or the other way round |
    | deny | takes the card that the next player would take after the second best |
    | tempo | reclaims where the second best digs, or the other way round |
    | egg | takes or displays an Egg |
    """
    seat, deck = game.asked, game.deck
    done = game.preview(best).events
    instead = game.preview(second).events
    mine = [event for event in done if getattr(event, "seat", None) == seat]
    taken = [event.card for event in mine if isinstance(event, CardTaken)]
    displayed = [event.card for event in mine if isinstance(event, FossilDisplayed)]
    denied = reply is not None and reply.startswith("dig ") and reply.split(" ")[2] in taken
    other_action = (best[0] == "reclaim") != (second[0] == "reclaim")
    found = {
        Theme.STEAL_NEWS: any(isinstance(event, NewsStolen) for event in mine),
        Theme.FINISH_SET: any(isinstance(event, SetCompleted) for event in mine),
        Theme.START_END: any(isinstance(event, EndTriggered) for event in mine),
        Theme.ENGINE: _gives_up(done, seat, deck) != _gives_up(instead, seat, deck)
        or (not other_action and _displays(done, seat) != _displays(instead, seat)),
        Theme.DENY: denied,
        Theme.TEMPO: other_action,
        Theme.EGG: any(deck.card(card).is_egg for card in (*taken, *displayed)),
    }
    return tuple(theme for theme, holds in found.items() if holds)


def _gives_up(events: Sequence[Event], seat: int | None, deck: Deck) -> bool:
    """Whether the turn displays a card whose effect would have gone on."""
    return any(
        isinstance(event, FossilDisplayed)
        and event.seat == seat
        and any(effect.recurring for effect in deck.card(event.card).effects)
        for event in events
    )


def _displays(events: Sequence[Event], seat: int | None) -> bool:
    return any(isinstance(event, FossilDisplayed) and event.seat == seat for event in events)
