"""The account of a game: which chances came from luck, and which from choices.

A game is a row of steps: a choice, or a card that comes up on the deck. The chances before a choice
are those after the best choice that a search finds, the chances after it those after the choice
that was played; both are means over all cards that may come up. So for each seat

    skill of a choice = chance after it - chance after the best choice found
    luck of a reveal  = chance with the card that came - mean over all cards that could have come

The skill of a choice is never above zero for its player. Luck is fair: all cards that could have
come are evaluated in the same way, so that its mean over them is zero, however good the chances
are. The order of the deck is used nowhere.

A search is not perfect. The chances before a choice are not quite those that the step before it led
to, because the search now looks further. This drift is neither luck nor skill (``review.py``).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from ..bots import Explanation
from ..rules.game import Game
from ..rules.reveals import reveals
from .analyst import Analyst, Chances, Effort, mean_chances


@dataclass(frozen=True, slots=True)
class ChoiceStep:
    """A choice that was played, and the best one found in its place.

    ``before`` are the chances after the best choice, ``after`` those after the played one, found in
    the same way. ``loss`` is how much better the best choice was for the player, 0 if none was.
    ``line`` is how the game may go on after the best choice. ``scores`` are the expected final
    scores before the choice. ``edge`` is how much better the played choice was than the next one
    looked at, where it was the best.
    """

    ply: int
    seat: int
    choice: str
    best: str
    legal: int
    before: Chances
    after: Chances
    loss: float
    scores: tuple[float, ...]
    line: tuple[str, ...]
    edge: float

    @property
    def skill(self) -> Chances:
        """What the choice changed for each seat: for its player, minus the loss."""
        return tuple(after - before for after, before in zip(self.after, self.before, strict=True))


@dataclass(frozen=True, slots=True)
class RevealStep:
    """A card that came up on the deck after the choice number ``ply``."""

    ply: int
    card: str
    expected: Chances
    came: Chances

    @property
    def luck(self) -> Chances:
        return tuple(came - mean for came, mean in zip(self.came, self.expected, strict=True))


Step: TypeAlias = ChoiceStep | RevealStep

_TINY: Final = 1e-9


def account_steps(
    opening: Game, choices: Sequence[str], effort: Effort, model: str | None = None
) -> Iterator[Step]:
    """The steps of a game, in order, from its opening. A reveal follows the choice that led to it.

    Nothing that comes later changes a step, so each one is yielded as soon as it is found.
    """
    game = opening.copy()
    analyst = Analyst(opening.deck, effort, model=model)
    for spelling in choices:
        step, came = _play(game, spelling, analyst)
        yield step
        card = game.view().deck_top
        if None not in came:
            assert card is not None
            yield RevealStep(step.ply, card, step.after, came[card])


def _play(
    game: Game, spelling: str, analyst: Analyst
) -> tuple[ChoiceStep, dict[str | None, Chances]]:
    """Play a choice, compared with the best others; returns the chances by the card that comes."""
    effort, seat = analyst.effort, game.asked
    assert seat is not None
    forced = len(game.legal) == 1
    found = analyst.explain(game, effort.reveal if forced else effort.choice)
    played = analyst.chances_by_card(reveals(game, spelling))
    after = mean_chances(played)
    best, line, before, loss = spelling, _line_of(found, spelling), after, 0.0
    edge = 0.0 if forced else 1.0
    others = [one for one in found.ranked if one.choice != spelling]
    for candidate in others[: effort.candidates]:
        chances = analyst.chances_after(game, candidate.choice)
        gained = chances[seat - 1] - after[seat - 1]
        edge = min(edge, max(0.0, -gained))
        if gained > max(loss, _TINY):
            best, line, before, loss = candidate.choice, candidate.line, chances, gained
    game.play(spelling)
    step = ChoiceStep(
        ply=game.ply,
        seat=seat,
        choice=spelling,
        best=best,
        legal=len(found.ranked),
        before=before,
        after=after,
        loss=loss,
        scores=found.ranked[0].score,
        line=line,
        edge=edge,
    )
    return step, played


def _line_of(found: Explanation, choice: str) -> tuple[str, ...]:
    return next(one.line for one in found.ranked if one.choice == choice)
