"""The different ways to play a turn, and the chance to win after each."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ...bots import Budget, SearchBot
from ...rules.game import Game
from ...rules.reveals import reveals
from .puzzle import position_key


@dataclass(frozen=True, slots=True)
class TurnValue:
    """The chance of the seat after a turn, in points, and the most frequent reply to it."""

    chance: float
    reply: str | None


def all_turns(game: Game, first: str, most: int) -> list[tuple[str, ...]]:
    """The turns that begin with a choice, one for each position where the seat must wait.

    Empty if there are more than ``most`` positions on the way.
    """
    seen: set[str] = set()
    found: list[tuple[str, ...]] = []
    waiting: list[tuple[str, ...]] = [(first,)]
    while waiting:
        choices = waiting.pop()
        after = game.preview(choices)
        key = position_key(after.view_text)
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > most:
            return []
        decision = after.decision
        if decision is None:
            found.append(choices)
        else:
            waiting.extend((*choices, spelling) for spelling in reversed(decision.spellings))
    return found


class Valuer:
    """Compares turns of one position with equal effort for each."""

    def __init__(self, bot: SearchBot, game: Game, seed: str) -> None:
        self._bot = bot
        self._game = game
        self._seed = seed
        assert game.asked is not None
        self._seat = game.asked

    def continued(self, choices: Sequence[str], nodes: int) -> tuple[str, ...]:
        """These choices and the best ones found after them, up to where the seat must wait."""
        line = tuple(choices)
        while (decision := self._game.preview(line).decision) is not None:
            after = self._game.copy()
            for choice in line:
                after.play(choice)
            self._bot.reset(self._seed)
            found = self._bot.explain(after.view(decision.seat), Budget(nodes=nodes))
            line = (*line, found.ranked[0].choice)
        return line

    def value(self, turn: Sequence[str], nodes: int, cards: int | None = None) -> TurnValue:
        """The mean over the cards that may come up at the end of a turn, or over some of them.

        ``nodes`` is the effort for the whole turn; the cards share it.
        """
        before = self._game.copy()
        for choice in turn[:-1]:
            before.play(choice)
        after = reveals(before, turn[-1])
        names = sorted(after, key=str)
        if cards is not None and cards < len(names):
            names = Random(self._seed).sample(names, cards)
        share = max(1, nodes // len(names))
        chances: list[float] = []
        replies: Counter[str] = Counter()
        for name in names:
            chance, reply = self._search(after[name], share)
            chances.append(chance)
            replies.update([] if reply is None else [reply])
        common = replies.most_common(1)
        reply = common[0][0] if common and 2 * common[0][1] > len(names) else None
        return TurnValue(100 * sum(chances) / len(chances), reply)

    def _search(self, game: Game, nodes: int) -> tuple[float, str | None]:
        """The seat's chance to win in this game, and the best choice of the seat that decides."""
        outcome = game.outcome
        if outcome is not None:
            return (1 / len(outcome.winners) if self._seat in outcome.winners else 0.0), None
        self._bot.reset(self._seed)
        found = self._bot.explain(game.view(game.asked), Budget(nodes=nodes))
        best = found.ranked[0]
        return best.win[self._seat - 1], best.choice
