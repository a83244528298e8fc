"""What comes of a game: scores, its end, and what a plan would lead to."""

from dataclasses import dataclass

from .events import Ending, Event
from .view import Decision, View


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
    """What some choices would lead to. ``decision`` is None where the plan has to stop: another
    seat must decide, a hidden card would be turned, or the game ends."""

    view: View
    events: tuple[Event, ...]
    decision: Decision | None
    played: tuple[str, ...]
