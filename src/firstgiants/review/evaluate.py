"""The choices of a position, ranked: for an analysis board, hints, puzzles and questions."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from ..bots import Ranked
from ..bots.searching import margin_of
from ..rules.cards import Deck
from ..rules.errors import BadSettings
from ..rules.game import Game
from ..rules.view import View
from .analyst import Analyst, Chances, Effort


@dataclass(frozen=True, slots=True)
class EvaluatedChoice:
    """A legal choice with chances and expected final scores by seat.

    ``line`` is how the game may go on, this choice first. ``compared`` tells whether the chances
    come from the positions that the choice leads to; the others have a rougher estimate, from the
    search that chose the candidates.
    """

    choice: str
    chances: Chances
    scores: tuple[float, ...]
    line: tuple[str, ...]
    compared: bool

    def to_json(self) -> dict[str, object]:
        return {
            "choice": self.choice,
            "chances": [100 * chance for chance in self.chances],
            "expected_scores": list(self.scores),
            "line": list(self.line),
            "compared": self.compared,
        }


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The legal choices of ``seat``, best first; compared ones before the others.

    ``margin`` is how far a compared chance may be off, in points. ``note`` says why the chances are
    less sure than usual, if they are.
    """

    seat: int
    choices: tuple[EvaluatedChoice, ...]
    margin: float
    note: str | None

    @property
    def best(self) -> EvaluatedChoice:
        return self.choices[0]

    def loss(self, choice: str) -> float:
        """What a choice costs its player against the best one, in points."""
        found = next(one for one in self.choices if one.choice == choice)
        mine = self.seat - 1
        return 100 * max(0.0, self.best.chances[mine] - found.chances[mine])

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "choices": [one.to_json() for one in self.choices],
            "margin": self.margin,
            "note": self.note,
        }


def evaluate(
    view: View,
    *,
    effort: Effort | None = None,
    seed: int | str = 1,
    deck: Deck | None = None,
    also: Iterable[str] = (),
    model: str | None = None,
) -> Evaluation:
    """Rank the legal choices of the view's open decision.

    The best ones by search, and those of ``also``, are compared by the positions they lead to: one
    for each card that may come up. The same view, effort and seed give the same evaluation. Give
    ``deck`` if it is not built in; ``model`` is a model file, None for those of the package. Raises
    BadSettings if the game is over.
    """
    if view.decision is None:
        raise BadSettings("The game is over; there is no decision to evaluate.")
    effort = effort or Effort()
    # Only the visible cards of this game are used, so any order of the hidden ones will do.
    game = view.sample(Random(seed), deck=deck)
    analyst = Analyst(game.deck, effort, seed, model)
    found = analyst.explain(game, effort.choice)
    named = set(also)
    mine = found.seat - 1
    choices = [
        _evaluated(analyst, game, one, compared=place < effort.candidates or one.choice in named)
        for place, one in enumerate(found.ranked)
    ]
    choices.sort(key=lambda one: (not one.compared, -one.chances[mine] if one.compared else 0.0))
    margin = margin_of(effort.choice, found.note)
    return Evaluation(found.seat, tuple(choices), margin, found.note)


def _evaluated(analyst: Analyst, game: Game, one: Ranked, *, compared: bool) -> EvaluatedChoice:
    chances = analyst.chances_after(game, one.choice) if compared else one.win
    return EvaluatedChoice(one.choice, chances, one.score, one.line, compared)
