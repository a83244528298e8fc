"""The plain counts of a seat's game agree with the game itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from firstgiants import Game, Record
from firstgiants.review.facts import facts_of

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("name", ["two-players", "five-players", "shared-victory"])
def test_facts_agree_with_the_record(name: str) -> None:
    record = Record.from_json((GOLDEN / f"{name}.json").read_text())
    assert record.result is not None
    game = Game.opening(record)
    dug: dict[int, list[str]] = {seat: [] for seat in range(1, len(record.players) + 1)}
    asked = dict.fromkeys(dug, 0)
    for choice in record.choices:
        assert game.asked is not None
        asked[game.asked] += 1
        if choice.startswith("dig"):
            dug[game.asked].append(choice.split()[2])
        game.play(choice)
    families = {card.id: card.family.value for card in game.deck.cards}
    view = game.view()
    for seat, cards in dug.items():
        facts = facts_of(record, seat)
        totals = list(record.result.totals)
        assert (facts.players, facts.score) == (len(totals), totals[seat - 1])
        assert facts.won == (seat in record.result.winners)
        assert facts.behind == max(totals[: seat - 1] + totals[seat:])
        assert facts.place == 1 + sum(total > facts.score for total in totals)
        assert facts.decisions == asked[seat]
        assert sum(facts.families.values()) == len(cards)
        assert list(facts.opening) == [families[card] for card in cards[:2]]
        assert set(facts.news) == {news.kind for news in view.news if news.holder == seat}
        tokens = [row.tokens for row in view.seats[seat - 1].sets]
        assert len(facts.sets) == sum(count > 0 for count in tokens)
