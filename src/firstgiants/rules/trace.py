"""A record choice by choice, for people and programs that compare engines (RULES.md §9.4)."""

from collections.abc import Iterator

from .cards import Deck
from .game import Game
from .record import Record


def trace(record: Record, *, deck: Deck | None = None) -> Iterator[dict[str, object]]:
    """One object for each recorded choice, then the final state."""
    game = Game.opening(record, deck=deck)
    for choice in record.choices:
        decision = game.decision
        game.play(choice)
        assert decision is not None  # play refuses any choice after the end
        yield {
            "ply": game.ply,
            "seat": decision.seat,
            "legal": list(decision.spellings),
            "choice": choice,
        }
    yield final_state(game)


def final_state(game: Game) -> dict[str, object]:
    """The last line of a trace."""
    view = game.view()
    return {
        "over": view.over,
        "seats": [
            {
                "seat": seat.seat,
                "amber": seat.amber,
                "points": seat.points,
                "set_points": seat.set_points,
                "news_points": seat.news_points,
                "total": seat.total,
                "study": list(seat.study),
                "sets": [list(row.cards) for row in seat.sets],
                "markers": list(seat.markers),
            }
            for seat in view.seats
        ],
        "news": {news.kind: news.holder for news in view.news},
    }
