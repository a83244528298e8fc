"""The view can be computed from the events alone, by a ledger without rules."""

from random import Random
from typing import get_args

from hypothesis import given

from firstgiants import Event, Game
from firstgiants.rules import events as e
from tests.exploring import examples

from .games import openings, seeds, walk


class Ledger:
    """Sums up events, without any rules."""

    def __init__(self, game: Game) -> None:
        view = game.view()
        self.seats = [seat.seat for seat in view.seats]
        self.amber = {seat.seat: seat.amber for seat in view.seats}
        self.points = dict.fromkeys(self.seats, 0)
        self.study: dict[int, list[str]] = {seat: [] for seat in self.seats}
        self.rows: dict[int, list[list[str]]] = {seat: [] for seat in self.seats}
        self.tokens: dict[int, list[int]] = {seat: [] for seat in self.seats}
        self.kinds: dict[int, list[str | None]] = {seat: [] for seat in self.seats}
        self.complete: set[tuple[int, int]] = set()
        self.markers: dict[int, set[int]] = {seat: set() for seat in self.seats}
        self.news: dict[str, int] = {}
        self.safe: set[str] = set()
        self.lying = {site.site: [c for c in site.cards if c is not None] for site in view.sites}
        self.top, self.left, self.supply = view.deck_top, view.deck_left, view.tokens_left
        self.turn, self.active = view.turn, view.active
        self.ending: str | None = None
        self.result: tuple[tuple[int, ...], tuple[int, ...]] | None = None

    def enter(self, event: Event) -> None:  # noqa: C901  # one line for each kind of event
        match event:
            case e.TurnStarted():
                self.turn, self.active = event.turn, event.seat
            case e.MarkerPlaced():
                self.markers[event.seat].add(event.site)
            case e.MarkersReclaimed():
                assert set(event.sites) == self.markers[event.seat]
                self.markers[event.seat].clear()
            case e.CardTaken():
                self.lying[event.site].remove(event.card)
                self.study[event.seat].append(event.card)
            case e.AmberGained():
                assert event.amount > 0
                self.amber[event.seat] += event.amount
            case e.AmberSpent():
                self.amber[event.seat] -= event.amount
            case e.PointsGained():
                assert event.amount > 0
                self.points[event.seat] += event.amount
            case e.FossilDisplayed():
                self.study[event.seat].remove(event.card)
                if event.row > len(self.rows[event.seat]):
                    self.rows[event.seat].append([])
                    self.tokens[event.seat].append(0)
                    self.kinds[event.seat].append(None)
                self.rows[event.seat][event.row - 1].append(event.card)
            case e.SetStarted():
                assert len(self.rows[event.seat]) == event.row
                assert len(self.rows[event.seat][-1]) == 1
            case e.SetExpanded():
                self.kinds[event.seat][event.row - 1] = event.kind
                assert len(self.rows[event.seat][event.row - 1]) == event.length
            case e.SetTokenTaken():
                self.tokens[event.seat][event.row - 1] += 1
                self.supply = event.left
            case e.SetCompleted():
                assert self.kinds[event.seat][event.row - 1] == event.kind
                self.complete.add((event.seat, event.row))
            case e.NewsTaken():
                assert event.kind not in self.news
                self.news[event.kind] = event.seat
            case e.NewsStolen():
                assert self.news[event.kind] == event.from_seat != event.seat
                assert event.kind not in self.safe
                self.news[event.kind] = event.seat
            case e.NewsSecured():
                assert self.news[event.kind] == event.seat
                self.safe.add(event.kind)
            case e.SiteRefilled():
                assert event.card == self.top
                self.lying[event.site].append(event.card)
            case e.DeckTopTurned():
                self.top, self.left = event.card, event.left
            case e.EndTriggered():
                assert self.ending is None
                self.ending = event.cause
            case e.GameEnded():
                self.result = event.totals, event.winners
            case e.EffectTriggered() | e.EffectBegun() | e.EffectDeclined():
                pass
            case e.EffectLost() | e.EffectDropped():
                pass

    def check(self, game: Game) -> None:
        view = game.view()
        assert (self.turn, self.active) == (view.turn, view.active)
        assert (self.top, self.left) == (view.deck_top, view.deck_left)
        assert (self.supply, self.ending) == (view.tokens_left, view.ending)
        assert self.news == {n.kind: n.holder for n in view.news if n.holder is not None}
        assert self.safe == {news.kind for news in view.news if news.safe}
        for site in view.sites:
            assert sorted(self.lying[site.site]) == sorted(c for c in site.cards if c is not None)
        for seat in view.seats:
            who = seat.seat
            assert (self.amber[who], self.points[who]) == (seat.amber, seat.points)
            assert tuple(self.study[who]) == seat.study
            assert [tuple(row) for row in self.rows[who]] == [row.cards for row in seat.sets]
            assert self.tokens[who] == [row.tokens for row in seat.sets]
            assert self.kinds[who] == [row.kind for row in seat.sets]
            assert {r for s, r in self.complete if s == who} == {
                row.row for row in seat.sets if row.complete
            }
            assert sorted(self.markers[who]) == list(seat.markers)


@examples(60)
@given(openings(), seeds)
def test_the_events_determine_the_view(game: Game, seed: int) -> None:
    ledger = Ledger(game)
    for _, events in walk(game, Random(seed)):
        for event in events:
            ledger.enter(event)
        ledger.check(game)
    assert game.outcome is not None
    assert ledger.result == (game.outcome.totals, game.outcome.winners)


@examples(40)
@given(openings(), seeds)
def test_every_triggered_effect_is_begun_dropped_or_lost_once(game: Game, seed: int) -> None:
    """Only effects without a choice have none of these events."""
    open_effects: list[tuple[int, str, int]] = []
    for _, events in walk(game, Random(seed)):
        for event in events:
            match event:
                case e.EffectTriggered():
                    do = game.deck.card(event.card).effects[event.effect].do
                    if do not in ("amber", "points"):
                        open_effects.append((event.seat, event.card, event.effect))
                case e.EffectBegun() | e.EffectDropped() | e.EffectLost():
                    do = game.deck.card(event.card).effects[event.effect].do
                    if do not in ("amber", "points"):
                        open_effects.remove((event.seat, event.card, event.effect))
                case e.TurnStarted() | e.GameEnded():
                    assert open_effects == []
                case _:
                    pass


def test_every_kind_of_event_occurs_in_the_games() -> None:
    """Otherwise the ledger could miss one without a failing test."""
    seen = set()
    for seed in range(40):
        game = Game.new(2 + seed % 4, seed=seed)
        for _, events in walk(game, Random(seed)):
            seen |= {type(event) for event in events}
    assert seen == set(get_args(Event))
