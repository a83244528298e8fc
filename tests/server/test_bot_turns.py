"""A bot's turn on the server: one call, the same choices as in the arena, one commit."""

from __future__ import annotations

from pathlib import Path

import pytest

from firstgiants import Deck, Game, View
from firstgiants.bots import Budget, make_bot
from firstgiants.server.bots import worker
from firstgiants.server.bots.pool import BotPool, choose_turn
from firstgiants.server.daily.deal import bot_seed
from tests.server.served import FirstLegal, HeldTime, Json, Person, serving

NODES = 25


async def bot_moves(person: Person, table: str) -> list[Json]:
    """Every commit of a game that only bots play."""
    moves: list[Json] = []
    last = 0
    while True:
        async with person.stream(table, last) as hear:
            # Bots can be faster than a reader, who is then told to come back.
            while (message := await hear())["type"] != "bye":
                if message["type"] == "over":
                    return moves
                if message["type"] == "moved":
                    moves.append(message)
                    last = message["n"]


class Recorder(FirstLegal):
    """Records the answers too."""

    def __init__(self) -> None:
        super().__init__()
        self.turns: list[list[str]] = []

    async def think(self, bot: str, view: View, deck: Deck, seed: str | None = None) -> list[str]:
        self.turns.append(await super().think(bot, view, deck, seed))
        return self.turns[-1]


BOTS: list[Json] = [{"kind": "bot", "bot": "greedy"}] * 3


async def test_a_turn_is_one_call_and_one_commit(tmp_path: Path) -> None:
    thinker = Recorder()
    async with serving(tmp_path, time=HeldTime(), thinker=thinker) as served:
        ada = await served.person()
        moves = await bot_moves(ada, (await ada.make(BOTS, first=1))["table"]["id"])
    assert [move["choices"] for move in moves] == thinker.turns
    assert max(len(turn) for turn in thinker.turns) > 1
    for move, view in zip(moves, thinker.views, strict=True):
        assert view.decision is not None
        assert move["seat"] == view.seat == view.decision.seat
        # The seat stops where another seat decides, the game is over, or a hidden card turned up:
        # a seat that answers the last question of a rival's turn plays its own after the refill.
        decision = move["view"]["decision"]
        revealed = move["view"]["deck_left"] < view.deck_left
        assert decision is None or decision["seat"] != move["seat"] or revealed


async def test_a_turn_with_too_many_choices_is_committed_in_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "MOST_CHOICES", 1)
    async with serving(tmp_path, time=HeldTime()) as served:
        ada = await served.person()
        moves = await bot_moves(ada, (await ada.make(BOTS, first=1))["table"]["id"])
    assert {len(move["choices"]) for move in moves} == {1}


def test_the_server_s_bot_chooses_what_the_arena_s_bot_chooses() -> None:
    game = Game.new(2, seed="same")
    longest = 0
    for seed in range(25):
        seat = game.asked
        assert seat is not None
        turn = choose_turn("search", game.view(seat), seed, None, NODES)
        bot, choices = make_bot("search", seed=seed), list[str]()
        while game.asked == seat and len(choices) < len(turn):
            choice = bot.choose(game.view(seat), game.legal, Budget(nodes=NODES))
            choices.append(str(choice))
            game.play(choice)
        assert turn == choices
        longest = max(longest, len(turn))
        if game.is_over:
            break
    assert longest > 1


async def test_a_bot_with_a_seed_chooses_the_same_in_every_process() -> None:
    game = Game.new(players=3, seed=3)
    view = game.view(1)
    seed = bot_seed("00" * 32, 0)
    assert seed != bot_seed("00" * 32, 1)
    for bot in ("digger", "curator"):
        chosen = []
        for seconds in (0.001, 5.0):  # what a process is allowed does not matter
            pool = BotPool(1, seconds)
            chosen.append(await pool.think(bot, view, game.deck, seed))
            await pool.close()
        assert chosen[0] == chosen[1]
