"""What became of each card in one game, read from the game's events."""

from collections.abc import Iterable
from dataclasses import dataclass

from ..rules.events import (
    AmberGained,
    CardTaken,
    EffectBegun,
    Event,
    FossilDisplayed,
    PointsGained,
    TurnStarted,
)


@dataclass(slots=True)
class CardUse:
    """A card that was taken. ``seat`` counts from 0, rounds from 1.

    ``amber``, ``points`` and ``displays`` are what its effects gave its taker; ``given`` is the
    amber, points and displays that they gave opponents.
    """

    seat: int
    taken: int
    displayed: int | None = None
    amber: int = 0
    points: int = 0
    displays: int = 0
    given: int = 0

    @property
    def worked(self) -> bool:
        """Whether an effect of it did something for its taker."""
        return self.amber + self.points + self.displays > 0


class CardLog:
    """Follows a game by its events; ``uses`` has the cards that were taken."""

    def __init__(self, players: int) -> None:
        self.uses: dict[str, CardUse] = {}
        self._players = players
        self._round = 1
        self._effect_of: str | None = None

    def note(self, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case TurnStarted(turn=turn):
                    self._round = (turn - 1) // self._players + 1
                case CardTaken(seat=seat, card=card):
                    self.uses[card] = CardUse(seat - 1, self._round)
                case EffectBegun(card=card):
                    self._effect_of = card
                case AmberGained(card=str(card), seat=seat, owner=owner, amount=amount):
                    if seat == owner:
                        self.uses[card].amber += amount
                    else:
                        self.uses[card].given += amount
                case PointsGained(card=card, seat=seat, owner=owner, amount=amount):
                    if seat == owner:
                        self.uses[card].points += amount
                    else:
                        self.uses[card].given += amount
                case FossilDisplayed(card=card, seat=seat, because=because):
                    self.uses[card].displayed = self._round
                    if because == "effect" and self._effect_of is not None:
                        self._note_display(self.uses[self._effect_of], seat - 1)
                case _:
                    pass

    def _note_display(self, by: CardUse, seat: int) -> None:
        if seat == by.seat:
            by.displays += 1
        else:
            by.given += 1
