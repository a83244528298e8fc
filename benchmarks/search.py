"""Our search against its peers: playouts a second, and a move's time at equal simulations."""

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
from .timing import SIMULATIONS, OneLook, Searcher, median_move_ms, median_rate, spread_out

SECONDS = 0.6
SEARCHERS = ("search", "best")
ONE_LOOK = ("greedy", "learned")
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

Asked = tuple[View, Sequence[Choice]]


def random_game(seed: int) -> tuple[list[Asked], list[int]]:
    """A game of two: the decisions with more than one choice, and how many there were at each."""
    rng = Random(seed)
    game = Game.new(2, seed=seed)
    asked: list[Asked] = []
    choices: list[int] = []
    while (decision := game.decision) is not None:
        choices.append(len(decision.legal))
        if len(decision.legal) > 1:
            asked.append((game.view(decision.seat), decision.legal))
        game.play(rng.choice(decision.legal))
    return asked, choices


def move_ms(name: str, budget: Budget, positions: Sequence[Asked]) -> float:
    """Through the door that a table uses: from the view to the choice."""
    seated = [(make_bot(name, seed=1), view, legal) for view, legal in positions]

    def decide(one: tuple[Bot, View, Sequence[Choice]]) -> Choice:
        bot, view, legal = one
        return bot.choose(view, legal, budget)

    return median_move_ms(decide, seated)


def measure_ours() -> tuple[list[Searcher], list[OneLook]]:
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
        OneLook(bot=f"ours: `{name}`", game=GAME, move_ms=move_ms(name, Budget(), positions))
        for name in ONE_LOOK
    ]


def report(
    ours: Sequence[Searcher],
    theirs: Sequence[Searcher],
    our_looks: Sequence[OneLook],
    their_looks: Sequence[OneLook],
) -> str:
    """``ours`` has the plain search first: it is what the others are compared with."""
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
        "One core, two players, compiled; time of the processor, medians of short rounds.",
        "**These are different games**: nobody else searches ours, so read the ratios by their",
        "scale. To make them as fair as they can be, the games of OpenSpiel are about as long as",
        "ours, and what is compared is a playout (a whole random game, from the opening), a",
        f"decision within it, and the time of one move with {SIMULATIONS} simulations, as the mean",
        "over ten positions from a game's beginning to its end.",
        "",
        "A simulation of OpenSpiel's is a walk down the tree and a random game to the end; one of",
        "ours is a walk down the tree and an evaluation of each choice at its end, with no random",
        "game. Our times are those of a table: from the view, with the hidden cards shuffled for",
        "each simulation; OpenSpiel's bot sees all cards. The released package of catanatron has",
        "no tree search, so its line is what the playouts alone would take, and its one bot that",
        "looks ahead, by one step, stands below. Ours stops before the last simulation where the",
        "rest could change nothing, so its moves take *at most* as many as the others'.",
        "",
        *facts(),
        "",
        f"| {' | '.join(COLUMNS)} |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
        *(row(one) for one in (*ours, *theirs)),
        "",
        "Bots that look once at each choice:",
        "",
        "| bot | game | ms a move |",
        "| --- | --- | ---: |",
        *(
            f"| {one['bot']} | {one['game']} | {one['move_ms']:.2f} |"
            for one in (*our_looks, *their_looks)
        ),
        "",
        "Goals:",
        "",
        *(
            verdict(
                f"{words} {whole(goal)} playouts/s",
                whole(rate),
                met=rate >= goal,
                missed_by=1 - rate / goal,
            )
            for words, goal in (("at least", GOAL_PLAYOUTS), ("better", AIM_PLAYOUTS))
        ),
        "",
    ]
    return "\n".join(lines)


def measure() -> str:
    ours, our_looks = measure_ours()
    theirs = json.loads(run_by_peers("peers_search"))
    return report(ours, theirs["searchers"], our_looks, theirs["one_look"])
