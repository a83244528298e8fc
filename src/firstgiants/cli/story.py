"""What happened, in sentences: the log of a terminal game and the story of a record.

The sentences are those of the web app's log (``locales/<language>/log.ftl``); the same events make
the same lines as in ``web/src/lib/table/log.ts``.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from firstgiants.rules import events as facts
from firstgiants.rules.events import Event
from firstgiants.rules.game import Game

from .files import clean
from .words import Words, pad


@dataclass(frozen=True, slots=True)
class Line:
    """``main`` lines tell what was done, the others what followed from it."""

    text: str
    main: bool

    @property
    def plain(self) -> str:
        return self.text if self.main else f"    {self.text}"


class Story:
    """Tells events. ``you`` is the seat that is spoken to, if there is one."""

    def __init__(self, words: Words, names: Sequence[str], you: int | None = None) -> None:
        self._words = words
        self._names = [clean(name) for name in names]
        self._you = you

    def name(self, seat: int) -> str:
        return self._words.say("log-you") if seat == self._you else self._names[seat - 1]

    def tell(self, events: Sequence[Event]) -> Iterator[Line]:
        """Lines for the events of one choice."""
        for place, event in enumerate(events):
            after = events[place + 1] if place + 1 < len(events) else None
            main = self._main(event, after)
            if main is not None:
                yield Line(main, main=True)
            elif (detail := self._detail(event)) is not None:
                yield Line(detail, main=False)

    def _say(self, message: str, seat: int, **args: str | int) -> str:
        """A sentence about a seat, which catalogs phrase in another way when it is the reader's."""
        role = "who" if seat == self._you else "no"
        return self._words.say(message, **({"you": role, "who": self.name(seat)} | args))

    def _main(self, event: Event, after: Event | None) -> str | None:
        words = self._words
        match event:
            case facts.CardTaken(seat, card, site):
                return self._say("log-dig", seat, card=words.card(card), site=site)
            case facts.MarkersReclaimed(seat, sites):
                return self._say("log-reclaim", seat, count=len(sites))
            case facts.FossilDisplayed(seat, card):
                shown: dict[str, str | int] = {"card": words.card(card), "cost": event.cost}
                if not isinstance(after, facts.SetExpanded):
                    return self._say("log-display-new", seat, **shown)
                kind = words.kind(after.kind)
                return self._say("log-display-set", seat, kind=kind, length=after.length, **shown)
            case facts.EndTriggered(_, cause):
                return words.say("log-end-tokens" if cause == "tokens" else "log-end-deck")
            case facts.GameEnded(totals, winners):
                names = ", ".join(self._names[seat - 1] for seat in winners)
                points = totals[winners[0] - 1]
                return words.say("log-over", count=len(winners), who=names, points=points)
            case _:
                return None

    def _detail(self, event: Event) -> str | None:
        words = self._words
        match event:
            case facts.AmberGained(seat, amount, _, card):
                return self._gain("amber", seat, amount, card)
            case facts.PointsGained(seat, amount, because, card) if because != "trade":
                return self._gain("points", seat, amount, card)
            case facts.AmberSpent(seat, amount, "trade"):
                return self._say("log-trade", seat, amount=amount)
            case facts.EffectDeclined(seat, card):
                return self._say("log-declined", seat, card=words.card(card))
            case facts.EffectLost(seat, card):
                return self._say("log-lost", seat, card=words.card(card))
            case facts.SetTokenTaken(seat, _, left):
                return self._say("log-token", seat, left=left)
            case facts.SetCompleted(seat, _, kind):
                return self._say("log-complete", seat, kind=words.kind(kind))
            case facts.SiteRefilled(site, card):
                return words.say("log-refill", card=words.card(card), site=site)
            case _:
                return self._news(event)

    def _news(self, event: Event) -> str | None:
        words = self._words
        match event:
            case facts.NewsTaken(seat, kind):
                return self._say("log-news", seat, kind=words.kind(kind))
            case facts.NewsStolen(seat, kind, loser):
                stolen: dict[str, str | int] = {"kind": words.kind(kind), "from": self.name(loser)}
                if loser == self._you:
                    stolen["you"] = "from"
                return self._say("log-news-stolen", seat, **stolen)
            case facts.NewsSecured(seat, kind):
                return self._say("log-news-safe", seat, kind=words.kind(kind))
            case _:
                # Said by the lines around it.
                return None

    def _gain(self, what: str, seat: int, amount: int, card: str | None) -> str:
        if card is None:
            return self._say(f"log-{what}", seat, amount=amount)
        return self._say(f"log-{what}-card", seat, amount=amount, card=self._words.card(card))


def heading(game: Game, words: Words) -> str:
    """The players, in a line."""
    names = ", ".join(clean(player.name) for player in game.players)
    deck, count = clean(game.deck.id), len(game.deck.cards)
    return words.say("terminal-heading", names=names, deck=deck, count=count)


def score_lines(game: Game, words: Words) -> list[str]:
    """The scores as a small table, by source (RULES.md §7.3)."""
    names = [clean(player.name) for player in game.players]
    width = max(6, *map(cell_len, names))
    headings = [words.say(name) for name in ("news", "terminal-sets", "points", "end-total")]
    lines = [f"{'':{width}}{''.join(f'  {heading}' for heading in headings)}"]
    for name, score in zip(names, game.scores, strict=True):
        figures = (score.news, score.sets, score.points, score.total)
        cells = (
            " " * (cell_len(heading) + 2 - len(str(figure))) + str(figure)
            for heading, figure in zip(headings, figures, strict=True)
        )
        won = game.outcome is not None and score.seat in game.outcome.winners
        lines.append(pad(name, width) + "".join(cells) + f"  {words.say('end-won')}" * won)
    if game.outcome is None:
        lines.append(words.say("terminal-unfinished", count=game.ply))
    return lines
