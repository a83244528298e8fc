"""The account of a game: which chances came from luck, and which from choices.

A game is a row of steps: a choice, or a card that comes up on the deck. The chance of a seat before
a choice is that of the best choice found, the chance after it the mean over all cards that may come
up. So for each seat

    skill of a choice = chance after it - chance of the best choice found
    luck of a reveal  = chance with the card that came - mean over all cards that could have come
    start + all luck + all skill = result

holds by construction. The order of the deck is used nowhere: every chance comes from a view.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from ..rules.game import Game
from ..rules.reveals import reveals
from .analyst import Analyst, Chances, Effort


@dataclass(frozen=True, slots=True)
class ChoiceStep:
    """A choice that was played, and the best one found in its place.

    ``before`` are the chances of the best choice found, ``after`` those of the played one.
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
    scores: tuple[float, ...]
    line: tuple[str, ...]
    edge: float

    @property
    def loss(self) -> float:
        """What the choice cost its player, in chance of winning."""
        return self.before[self.seat - 1] - self.after[self.seat - 1]


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


def account_steps(opening: Game, choices: Sequence[str], effort: Effort) -> Iterator[Step]:
    """The steps of a game, in order, from its opening.

    A reveal is known only when the decisions up to the next one have been looked at, so steps come
    in groups: the reveal that begins a group, then its choices.
    """
    accountant = _Accountant(opening, effort)
    group: list[_Played] = []
    turned: tuple[int, str, Chances] | None = None
    for spelling in choices:
        played = accountant.play(spelling)
        group.append(played)
        if played.card is None and not played.last:
            continue
        steps = _settle(group, played.expected)
        if turned is not None:
            ply, card, expected = turned
            yield RevealStep(ply, card, expected, steps[0].before)
        yield from steps
        turned = None if played.card is None else (played.ply, played.card, played.expected)
        group = []
    # An unfinished game ends with the chances of its open decision.
    if group or turned is not None:
        now = accountant.chances_now()
        steps = _settle(group, now)
        if turned is not None:
            ply, card, expected = turned
            yield RevealStep(ply, card, expected, steps[0].before if steps else now)
        yield from steps


@dataclass(slots=True)
class _Played:
    """A choice on its way into the account.

    ``gain`` is what the best choice found would have brought over the played one, by seat.
    ``expected`` is the mean over the cards that could come up, or the chances where it led.
    """

    ply: int
    seat: int
    choice: str
    best: str
    legal: int
    gain: Chances
    expected: Chances
    scores: tuple[float, ...]
    line: tuple[str, ...]
    edge: float
    card: str | None
    last: bool


class _Accountant:
    """Plays the record and compares each choice with the best ones found."""

    def __init__(self, opening: Game, effort: Effort) -> None:
        self._game = opening.copy()
        self._analyst = Analyst(opening.deck, effort)

    def play(self, spelling: str) -> _Played:
        game, analyst = self._game, self._analyst
        effort = analyst.effort
        ply = game.ply + 1
        seat = game.asked
        assert seat is not None
        found = analyst.explain(game, effort.choice)
        branches = reveals(game, spelling)
        expected = analyst.mean(branches)
        best, gain = spelling, tuple(0.0 for _ in expected)
        edge = 1.0 if len(found.ranked) > 1 else 0.0
        others = [one for one in found.ranked if one.choice != spelling]
        for candidate in others[: effort.candidates]:
            chances = analyst.chances_after(game, candidate.choice)
            gained = tuple(a - b for a, b in zip(chances, expected, strict=True))
            edge = min(edge, max(0.0, -gained[seat - 1]))
            if gained[seat - 1] > max(gain[seat - 1], _TINY):
                best, gain = candidate.choice, gained
        line = found.line if found.line[:1] == (best,) else (best,)
        game.play(spelling)
        card = game.view().deck_top if None not in branches else None
        return _Played(
            ply=ply,
            seat=seat,
            choice=spelling,
            best=best,
            legal=len(found.ranked),
            gain=gain,
            expected=expected,
            scores=found.ranked[0].score,
            line=line,
            edge=edge,
            card=card,
            last=game.is_over,
        )

    def chances_now(self) -> Chances:
        return self._analyst.chances(self._game, self._analyst.effort.choice)


def _settle(group: Sequence[_Played], after: Chances) -> list[ChoiceStep]:
    """The choices up to a reveal, from the last to the first: the chances after a choice that turns
    up no card are those before the next choice.
    """
    steps: list[ChoiceStep] = []
    for played in reversed(group):
        before = _with_gain(after, played.gain, played.seat - 1)
        steps.append(
            ChoiceStep(
                ply=played.ply,
                seat=played.seat,
                choice=played.choice,
                best=played.best,
                legal=played.legal,
                before=before,
                after=after,
                scores=played.scores,
                line=played.line,
                edge=played.edge,
            )
        )
        after = before
    steps.reverse()
    return steps


def _with_gain(after: Chances, gain: Chances, mover: int) -> Chances:
    """The chances after a choice, raised by what the best choice would have brought its player.

    The two were estimated at different depths, so their sum may leave 0 to 1. The player's own gain
    is kept; the others share what is left.
    """
    best = min(1.0, after[mover] + gain[mover])
    rest = [
        0.0 if seat == mover else max(0.0, a + b)
        for seat, (a, b) in enumerate(zip(after, gain, strict=True))
    ]
    if sum(rest) == 0:
        rest = [0.0 if seat == mover else 1.0 for seat in range(len(after))]
    scale = (1 - best) / sum(rest)
    return tuple(best if seat == mover else scale * one for seat, one in enumerate(rest))
