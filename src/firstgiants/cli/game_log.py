"""Formats events as sentences: the log of a terminal game, and the replay of a record.

The sentences are those of the web app's log (``locales/<language>/log.ftl``). The same events make
the same lines as in ``web/src/lib/log/log.ts``.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from rich.cells import cell_len

from firstgiants.rules import events
from firstgiants.rules.events import Event
from firstgiants.rules.game import Game

from .files import clean
from .formatting import Formatter, pad


@dataclass(frozen=True, slots=True)
class Line:
    """``main`` lines say what a player did, the others what followed from it."""

    text: str
    main: bool

    @property
    def indented(self) -> str:
        return self.text if self.main else f"    {self.text}"


class GameLog:
    """Formats events. ``you`` is the reader's seat, if the reader has one."""

    def __init__(self, formatter: Formatter, names: Sequence[str], you: int | None = None) -> None:
        self._formatter = formatter
        self._names = [clean(name) for name in names]
        self._you = you

    def name(self, seat: int) -> str:
        return self._formatter.say("log-you") if seat == self._you else self._names[seat - 1]

    def lines(self, played: Sequence[Event], *, ending: bool) -> Iterator[Line]:
        """The lines for the events of one choice. ``ending``: the end has been triggered, and Set
        tokens no longer run out."""
        for event, after in zip_longest(played, played[1:]):
            main = self._main(event, after)
            if main is not None:
                yield Line(main, main=True)
            elif (detail := self._detail(event, ending=ending)) is not None:
                yield Line(detail, main=False)

    def _say(self, message: str, seat: int, **args: str | int) -> str:
        """A sentence about a seat. The catalogs have another form for the reader's own seat."""
        role = "who" if seat == self._you else "no"
        return self._formatter.say(message, **({"you": role, "who": self.name(seat)} | args))

    def _main(self, event: Event, after: Event | None) -> str | None:
        formatter = self._formatter
        match event:
            case events.CardTaken(seat, card, site):
                return self._say("log-dig", seat, card=formatter.card(card), site=site)
            case events.MarkersReclaimed(seat, sites):
                return self._say("log-reclaim", seat, count=len(sites))
            case events.FossilDisplayed(seat, card):
                args: dict[str, str | int] = {"card": formatter.card(card), "cost": event.cost}
                if not isinstance(after, events.SetExpanded):
                    return self._say("log-display-new", seat, **args)
                kind = formatter.kind(after.kind)
                return self._say("log-display-set", seat, kind=kind, length=after.length, **args)
            case events.EndTriggered(_, cause):
                return formatter.say("log-end-tokens" if cause == "tokens" else "log-end-deck")
            case events.GameEnded(totals, winners):
                names = formatter.listed([self.name(seat) for seat in winners])
                points = totals[winners[0] - 1]
                subject = self._you if self._you in winners else winners[0]
                return self._say("log-over", subject, who=names, count=len(winners), points=points)
            case _:
                return None

    def _detail(self, event: Event, *, ending: bool) -> str | None:
        formatter = self._formatter
        match event:
            case events.AmberGained(seat, amount, _, card):
                return self._gain("amber", seat, amount, card)
            case events.PointsGained(seat, amount, because, card) if because != "trade":
                return self._gain("points", seat, amount, card)
            case events.AmberSpent(seat, amount, "trade"):
                return self._say("log-trade", seat, amount=amount)
            case events.EffectDeclined(seat, card):
                message = "log-declined-second" if event.second else "log-declined"
                return self._say(message, seat, card=formatter.card(card))
            case events.EffectLost(seat, card):
                return self._say("log-lost", seat, card=formatter.card(card))
            case events.SetTokenTaken(seat, _, left):
                return self._say("log-token", seat, left=0 if ending else left)
            case events.SetCompleted(seat, _, kind):
                return self._say("log-complete", seat, kind=formatter.kind(kind))
            case events.SiteRefilled(site, card):
                return formatter.say("log-refill", card=formatter.card(card), site=site)
            case _:
                return self._news(event)

    def _news(self, event: Event) -> str | None:
        formatter = self._formatter
        match event:
            case events.NewsTaken(seat, kind):
                return self._say("log-news", seat, kind=formatter.kind(kind))
            case events.NewsStolen(seat, kind, loser):
                stolen: dict[str, str | int] = {
                    "kind": formatter.kind(kind),
                    "from": self.name(loser),
                }
                if loser == self._you:
                    stolen["you"] = "from"
                return self._say("log-news-stolen", seat, **stolen)
            case events.NewsSecured(seat, kind):
                return self._say("log-news-safe", seat, kind=formatter.kind(kind))
            case _:
                # Other lines of the same choice imply it.
                return None

    def _gain(self, what: str, seat: int, amount: int, card: str | None) -> str:
        if card is None:
            return self._say(f"log-{what}", seat, amount=amount)
        return self._say(f"log-{what}-card", seat, amount=amount, card=self._formatter.card(card))


def heading(game: Game, formatter: Formatter) -> str:
    """One line with the players and the deck."""
    names = ", ".join(clean(player.name) for player in game.players)
    deck, count = clean(game.deck.id), len(game.deck.cards)
    return formatter.say("terminal-heading", names=names, deck=deck, count=count)


def score_lines(game: Game, formatter: Formatter) -> list[str]:
    """The scores as a small table, by source (RULES.md §7.3)."""
    names = [clean(player.name) for player in game.players]
    width = max(6, *map(cell_len, names))
    headings = [
        formatter.say(name) for name in ("score-news", "score-sets", "score-effects", "end-total")
    ]
    lines = [f"{'':{width}}{''.join(f'  {heading}' for heading in headings)}"]
    for name, score in zip(names, game.scores, strict=True):
        values = (score.news, score.sets, score.points, score.total)
        cells = (
            " " * (cell_len(heading) + 2 - len(str(value))) + str(value)
            for heading, value in zip(headings, values, strict=True)
        )
        won = game.outcome is not None and score.seat in game.outcome.winners
        lines.append(pad(name, width) + "".join(cells) + f"  {formatter.say('end-won')}" * won)
    if game.outcome is None:
        lines.append(formatter.say("terminal-unfinished", count=game.ply))
    return lines
