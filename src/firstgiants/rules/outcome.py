"""The results of a game: scores, the outcome, and previews of what choices would lead to."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .event_list import Ending, Events
from .view import Decision, View

if TYPE_CHECKING:
    from .events import Event


@dataclass(frozen=True, slots=True)
class Score:
    """One seat's score by source (§7.3)."""

    seat: int
    news: int
    sets: int
    points: int

    @property
    def total(self) -> int:
        return self.news + self.sets + self.points


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game: scores by seat, the seats that won, and what brought the end."""

    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    ending: Ending

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(score.total for score in self.scores)


@dataclass(frozen=True, slots=True)
class Preview:
    """What some choices would lead to, as JSON text and as values.

    The decision is null where the preview must stop: another seat must decide, a hidden card would
    be turned, or the game ends. ``events_text`` are objects with commas between them.
    """

    view_text: str
    events_text: str
    decision_text: str
    played: tuple[str, ...]

    @property
    def view(self) -> View:
        return View.from_json(self.view_text)

    @property
    def events(self) -> "tuple[Event, ...]":
        return Events(self.events_text)[:]

    @property
    def decision(self) -> Decision | None:
        return self.view.decision
