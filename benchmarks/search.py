"""Compares our search with others: playouts per second, and time per move at equal simulations."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

from firstgiants.bots import Bot, Budget, make_bot
from firstgiants.engine import playout
from firstgiants.rules.choices import Choice
from firstgiants.rules.game import Game
from firstgiants.rules.view import View

from .results import SEARCH, facts, run_by_peers, times, verdict, whole
from .timing import SIMULATIONS, OnePly, Searcher, median_move_ms, median_rate, spread_out

SECONDS = 0.6
SEARCHERS = ("search", "best")
ONE_PLY = ("greedy", "learned")
GAME = "First Giants"
GOAL_PLAYOUTS = 15_000
AIM_PLAYOUTS = 30_000

COLUMNS = (
    "bot",
    "game",
    "decisions a game",
    "choices",
    "playouts/s",
    "ms a move",
    "playouts/s, ours ÷ it",
    "decisions/s, ours ÷ it",
    "ms a move, it ÷ ours",
)

Position = tuple[View, Sequence[Choice]]


def random_game(seed: int) -> tuple[list[Position], list[int]]:
    """A game of two: the positions with more than one choice, and the number of choices at each
    decision."""
    rng = Random(seed)
    game = Game.new(2, seed=seed)
    positions: list[Position] = []
    choices: list[int] = []
    while (decision := game.decision) is not None:
        choices.append(len(decision.legal))
        if len(decision.legal) > 1:
            positions.append((game.view(decision.seat), decision.legal))
        game.play(rng.choice(decision.legal))
    return positions, choices


def move_ms(name: str, budget: Budget, positions: Sequence[Position]) -> float:
    """The time from the view to the choice, through the interface that tables use."""
    seated = [(make_bot(name, seed=1), view, legal) for view, legal in positions]

    def decide(one: tuple[Bot, View, Sequence[Choice]]) -> Choice:
        bot, view, legal = one
        return bot.choose(view, legal, budget)

    return median_move_ms(decide, seated)


def measure_ours() -> tuple[list[Searcher], list[OnePly]]:
    games = [random_game(seed) for seed in range(1, 21)]
    positions = spread_out(games[0][0])
    choices = [count for _, counts in games for count in counts]
    start = Game.new(2, seed=1).state
    seeds = iter(range(1, 1 << 40))
    at_once = 500

    def play_out() -> int:
        playout.random_games(start, at_once, next(seeds))
        return at_once

    rate = median_rate(play_out, SECONDS)
    searchers = [
        Searcher(
            bot=f"ours: `{name}`",
            game=GAME,
            length=len(choices) / len(games),
            choices=sum(choices) / len(choices),
            playouts_per_second=rate,
            move_ms=move_ms(name, Budget(nodes=SIMULATIONS), positions),
        )
        for name in SEARCHERS
    ]
    return searchers, [
        OnePly(bot=f"ours: `{name}`", game=GAME, move_ms=move_ms(name, Budget(), positions))
        for name in ONE_PLY
    ]


def report(
    ours: Sequence[Searcher],
    theirs: Sequence[Searcher],
    our_one_ply: Sequence[OnePly],
    their_one_ply: Sequence[OnePly],
) -> str:
    """``ours`` begins with the plain search, to which the others are compared."""
    first = ours[0]
    rate = first["playouts_per_second"]

    def row(one: Searcher) -> str:
        playouts = one["playouts_per_second"]
        ratios = ("", "", "")
        if one not in ours:
            decisions = rate * first["length"] / (playouts * one["length"])
            ratios = (
                times(rate / playouts),
                times(decisions),
                times(one["move_ms"] / first["move_ms"]),
            )
        return (
            f"| {one['bot']} | {one['game']} | {one['length']:.0f} | {one['choices']:.1f} "
            f"| {whole(playouts)} | {one['move_ms']:,.2f} | {ratios[0]} | {ratios[1]} "
            f"| {ratios[2]} |"
        )

    lines = [
        SEARCH,
        "",
        "One core, two players, compiled; CPU time, medians of short rounds.",
        "**These are different games**: no other library searches ours, so the ratios show an",
        "order of magnitude only. To make them as fair as possible, OpenSpiel's games are about",
        "as long as ours. Compared are a playout (a whole random game from the opening), a",
        f"decision within it, and the time per move with {SIMULATIONS} simulations, as the mean",
        "over ten positions from the beginning to the end of a game.",
        "",
        "A simulation in OpenSpiel descends the tree and plays a random game to the end. Ours",
        "descends the tree and evaluates each choice at its end, without a random game. Our times",
        "are those of a table: from the view, with the hidden cards shuffled for each simulation;",
        "OpenSpiel's bot sees all cards. The released package of catanatron has no tree search, so",
        "its line has the time of the playouts alone; its one-ply bot is listed below. Our search",
        "stops early if the rest could not change its choice, so it uses *at most* as many",
        "simulations as the others.",
        "",
        *facts(),
        "",
        f"| {' | '.join(COLUMNS)} |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
        *(row(one) for one in (*ours, *theirs)),
        "",
        "Bots that evaluate each choice once:",
        "",
        "| bot | game | ms a move |",
        "| --- | --- | ---: |",
        *(
            f"| {one['bot']} | {one['game']} | {one['move_ms']:.2f} |"
            for one in (*our_one_ply, *their_one_ply)
        ),
        "",
        "Goals:",
        "",
        *(
            verdict(
                f"{label} {whole(goal)} playouts/s",
                whole(rate),
                met=rate >= goal,
                missed_by=1 - rate / goal,
            )
            for label, goal in (("at least", GOAL_PLAYOUTS), ("better", AIM_PLAYOUTS))
        ),
        "",
    ]
    return "\n".join(lines)


def measure() -> str:
    ours, our_one_ply = measure_ours()
    theirs = json.loads(run_by_peers("peers_search"))
    return report(ours, theirs["searchers"], our_one_ply, theirs["one_ply"])
