"""What happened, in English sentences: the log of a terminal game and the story of a record."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from firstgiants.rules import events as facts
from firstgiants.rules.cards import Deck
from firstgiants.rules.events import Event
from firstgiants.rules.game import Game

from .files import clean


@dataclass(frozen=True, slots=True)
class Line:
    """``main`` lines tell what was done, the others what followed from it."""

    text: str
    seat: int | None
    main: bool

    @property
    def plain(self) -> str:
        return self.text if self.main else f"    {self.text}"


def many(count: int, word: str, words: str | None = None) -> str:
    """``1 card``, ``2 cards``."""
    return f"{count} {word if count == 1 else words or word + 's'}"


def listed(words: Sequence[str]) -> str:
    """``a, b and c``."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


class Story:
    """Tells events. ``you`` is the seat that is spoken to, if there is one."""

    def __init__(self, deck: Deck, names: Sequence[str], you: int | None = None) -> None:
        self._deck = deck
        self._names = [clean(name) for name in names]
        self._you = you

    def name(self, seat: int) -> str:
        return "You" if seat == self._you else self._names[seat - 1]

    def card(self, card: str) -> str:
        return clean(self._deck.card(card).name)

    def does(self, seat: int, verb: str) -> str:
        """``You take``, ``Bo takes``."""
        return f"You {verb}" if seat == self._you else f"{self.name(seat)} {_third(verb)}"

    def whom(self, seat: int) -> str:
        return "you" if seat == self._you else self.name(seat)

    def whose(self, seat: int) -> str:
        return "your" if seat == self._you else f"{self.name(seat)}’s"

    def tell(self, events: Sequence[Event]) -> Iterator[Line]:
        """Lines for the events of one choice."""
        for place, event in enumerate(events):
            after = events[place + 1] if place + 1 < len(events) else None
            line = self._line(event, after)
            if line is not None:
                yield line

    def _line(self, event: Event, after: Event | None) -> Line | None:
        match event:
            case facts.CardTaken(seat, card, site):
                words = f"{self.does(seat, 'dig')} up {self.card(card)} at site {site}."
                return Line(words, seat, main=True)
            case facts.MarkersReclaimed(seat, sites):
                words = f"{self.does(seat, 'take')} {many(len(sites), 'marker')} back."
                return Line(words, seat, main=True)
            case facts.FossilDisplayed(seat):
                return Line(self._display(event, after), seat, main=True)
            case facts.EndTriggered(_, cause):
                why = "the last Set token is taken" if cause == "tokens" else "the deck is empty"
                words = f"The end is near: {why}. The seats that follow have one more turn."
                return Line(words, None, main=True)
            case facts.GameEnded(totals, winners):
                return Line(self._end(totals, winners), None, main=True)
            case _:
                detail = self._detail(event)
        return None if detail is None else Line(detail, getattr(event, "seat", None), main=False)

    def _detail(self, event: Event) -> str | None:
        match event:
            case facts.AmberGained(seat, amount, _, card):
                return f"{self.does(seat, 'gain')} {amount} amber{self._from(card)}."
            case facts.PointsGained(seat, amount, "trade"):
                return f"{self.does(seat, 'trade')} 3 amber for {many(amount, 'point')}."
            case facts.PointsGained(seat, amount, _, card):
                return f"{self.does(seat, 'gain')} {many(amount, 'point')}{self._from(card)}."
            case facts.EffectDeclined(seat, card):
                return f"{self.does(seat, 'decline')} {self.card(card)}."
            case facts.EffectLost(seat, card):
                return f"The effect of {self.card(card)} is lost: it is on display."
            case facts.SetTokenTaken(seat, _, left):
                rest = f" ({left} left)" if left else ""
                return f"{self.does(seat, 'take')} a Set token{rest}."
            case facts.SetCompleted(seat, _, kind):
                return f"{self.does(seat, 'complete')} the {kind} set: its tokens are worth 3 each."
            case facts.NewsTaken(seat, kind):
                return f"{self.does(seat, 'make')} the News with {kind}."
            case facts.NewsStolen(seat, kind, loser):
                return f"{self.does(seat, 'steal')} the {kind} News from {self.whom(loser)}."
            case facts.NewsSecured(seat, kind):
                return f"The {kind} News is {self.whose(seat)} for good."
            case facts.SiteRefilled(site, card):
                return f"{self.card(card)} comes to site {site}."
            case _:
                # Said by the lines around it.
                return None

    def _from(self, card: str | None) -> str:
        return "" if card is None else f" from {self.card(card)}"

    def _display(self, event: facts.FossilDisplayed, after: Event | None) -> str:
        cost = f"for {event.cost} amber" if event.cost else "for free"
        words = f"{self.does(event.seat, 'display')} {self.card(event.card)} {cost}"
        if isinstance(after, facts.SetExpanded):
            return f"{words}: card {after.length} of a {after.kind} set."
        return f"{words}, as a new set."

    def _end(self, totals: Sequence[int], winners: Sequence[int]) -> str:
        best = many(totals[winners[0] - 1], "point")
        if len(winners) == 1:
            return f"{self.does(winners[0], 'win')} with {best}."
        return f"{listed([self.name(seat) for seat in winners])} share the victory with {best}."


def _third(verb: str) -> str:
    return f"{verb}s"


def heading(game: Game) -> str:
    """The players, in a line."""
    names = listed([clean(player.name) for player in game.players])
    return f"{names}, deck {clean(game.deck.id)}, {many(len(game.deck.cards), 'card')}."


def score_lines(game: Game) -> list[str]:
    """The scores as a small table, by source (RULES.md §7.3)."""
    names = [clean(player.name) for player in game.players]
    width = max(6, *(len(name) for name in names))
    winners = game.outcome.winners if game.outcome else ()
    lines = [f"{'':{width}}  News  Sets  points  total"]
    lines += [
        f"{name:{width}}  {score.news:4}  {score.sets:4}  {score.points:6}  {score.total:5}"
        + ("  winner" if score.seat in winners else "")
        for name, score in zip(names, game.scores, strict=True)
    ]
    if game.outcome is None:
        lines.append(f"The game is not over: {many(game.ply, 'choice')} so far.")
    return lines
