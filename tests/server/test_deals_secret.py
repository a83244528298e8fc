"""Nothing that a server says, to anybody, depends on a card that must be hidden."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, example, given
from hypothesis import strategies as st

from firstgiants import Game
from firstgiants.server.daily.days import day_at
from tests.exploring import examples
from tests.server.served import TWO_BOTS, Json, make_database
from tests.server.two_worlds import (
    NOBODY,
    Run,
    Step,
    World,
    compare_worlds,
    short_deck,
    step,
    table_of,
)

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}
SEATS = [[ME, OPEN], [OPEN, OPEN], [ME, BOT], [BOT, BOT], [ME, OPEN, OPEN]]
RATED = {"rated": True, "pace": {"kind": "live"}}
PATCHES: list[Json] = [RATED, {"rated": False}, {"first": 1}, {"start_when_full": False},
                       {"pace": {"kind": "none"}, "title": "x"}]  # fmt: skip
ASKED: list[tuple[str, Json | None]] = [
    ("fill", {}), ("dismiss", {"seat": 2}), ("takeover", {"seat": 1}), ("takeback", None),
    ("chat", {"text": "hm"}), ("leave", None),
]  # fmt: skip
PATHS = ["/api/tables/{}", "/api/tables/{}/history", "/api/games/{}", "/api/games/{}/record",
         "/api/games", "/api/games.ndjson", "/api/tables?state=playing", "/api/daily",
         "/api/games/{}/review", "/api/daily/archive"]  # fmt: skip


@step
def make(who: int, seats: int, settings: Json | None = None) -> Run:
    body = {"seats": SEATS[seats], **(settings or {})}
    return lambda world: world.ask(who, "POST", "/api/tables", body)


@step
def daily(who: int) -> Run:
    """Begin the deal of the day."""
    return lambda world: world.ask(who, "POST", f"/api/daily/{day_at(world.time.now_ms())}/play")


@step
def again(who: int, table: int, seats: int, settings: Json | None = None) -> Run:
    """The same deal as that table's; by its id, and by the deal's own where it is known."""

    async def run(world: World) -> None:
        body = {"seats": SEATS[seats], **(settings or {})}
        name = table_of(world, table)
        await world.ask(who, "POST", "/api/tables", body | {"same_deal_as": name})
        for deal in world.deals[-1:]:
            await world.ask(who, "POST", "/api/tables", body | {"deal": deal})

    return run


@step
def at_table(who: int, table: int, what: str, body: Json | None = None) -> Run:
    return lambda world: world.ask(
        who, "POST", f"/api/tables/{table_of(world, table)}/{what}", body
    )


@step
def patch(who: int, table: int, body: Json) -> Run:
    return lambda world: world.ask(who, "PATCH", f"/api/tables/{table_of(world, table)}", body)


def asked_at(world: World, table: int) -> tuple[str, int, Game] | None:
    """The table, the person who has to decide there, and the game; None if nobody has to."""
    name = table_of(world, table)
    open_table = world.node.registry._open_tables.get(name)
    if open_table is None or open_table.state is None or open_table.state.row.state != "playing":
        return None
    game = open_table.state.game
    assert game is not None
    assert game.decision is not None
    person = open_table.state.seats[game.decision.seat - 1].person_id
    return (name, world.ids.index(person), game) if person in world.ids[:NOBODY] else None


@step
def play(table: int, moves: int, pick: int) -> Run:
    """Play this many choices, each by the person who is asked."""

    async def run(world: World) -> None:
        for _ in range(moves):
            asked = asked_at(world, table)
            if asked is None:
                return
            name, who, game = asked
            assert game.decision is not None
            legal = game.decision.spellings
            body = {"ply": game.ply, "choices": [legal[(pick + game.ply) % len(legal)]]}
            await world.ask(who, "POST", f"/api/tables/{name}/commit", body)

    return run


@step
def pry(table: int, picks: list[int], what: str) -> Run:
    """Choices that are tried, or sent together with one that cannot be legal."""

    async def run(world: World) -> None:
        asked = asked_at(world, table)
        if asked is None:
            return
        name, who, game = asked
        trial, choices = game.copy(), list[str]()
        for pick in picks:
            # With two cards more turned up, nobody can know what would be legal.
            if trial.decision is None or trial.view().deck_left < game.view().deck_left - 1:
                break
            legal = trial.decision.spellings
            choices.append(legal[pick % len(legal)])
            trial.play(choices[-1])
        if what == "commit":
            choices.append("dig 4 nothing")
        body = {"ply": game.ply, "choices": choices}
        await world.ask(who, "POST", f"/api/tables/{name}/{what}", body)

    return run


@step
def get(who: int, path: str, table: int = 0) -> Run:
    return lambda world: world.ask(who, "GET", path.format(table_of(world, table)))


@step
def go_on(who: int, table: int, ply: int, seat: int) -> Run:
    seats = TWO_BOTS if seat == 1 else TWO_BOTS[::-1]
    body = {"ply": ply, "seats": seats}
    return lambda world: world.ask(
        who, "POST", f"/api/games/{table_of(world, table)}/continue", body
    )


@step
def bring(who: int, table: int) -> Run:
    async def run(world: World) -> None:
        record = await world.ask(who, "GET", f"/api/games/{table_of(world, table)}/record")
        if record is not None:
            await world.ask(who, "POST", "/api/games/import", record)

    return run


@step
def listen(who: int, table: int, after: int | None) -> Run:
    return lambda world: world.listen(who, table_of(world, table), after)


@step
def days(count: int) -> Run:
    return lambda world: world.days_pass(count)


def random_steps(dice: Random) -> list[Step]:
    """A table or two, people who sit down and play, and whatever else can be asked meanwhile."""

    def who() -> int:
        return dice.choice([0, 0, 1, 2])

    def table() -> int:
        return dice.choice([0, 0, -1, -2])

    def made(seats: int) -> tuple[int, Json]:
        how: list[Json] = [{}, {"start_when_full": False}, {"visibility": "link"}]
        return seats, dice.choice([*how, RATED] if BOT not in SEATS[seats] else how)

    def seats() -> int:
        return dice.randrange(len(SEATS))

    asked: list[Callable[[], Step]] = [
        lambda: make(who(), *made(seats())),
        lambda: daily(who()),
        lambda: again(who(), table(), *made(seats())),
        lambda: at_table(who(), table(), "join", {}),
        lambda: at_table(0, table(), dice.choice(["start", "rematch", "leave"])),
        lambda: at_table(who(), table(), *dice.choice(ASKED)),
        lambda: patch(0, table(), dice.choice(PATCHES)),
        lambda: pry(table(), [dice.randrange(9) for _ in range(dice.randrange(4))], "preview"),
        lambda: pry(table(), [dice.randrange(9) for _ in range(dice.randrange(4))], "commit"),
        lambda: get(dice.randrange(NOBODY + 1), dice.choice(PATHS), table()),
        lambda: go_on(who(), table(), dice.randrange(12), dice.randint(1, 2)),
        lambda: bring(who(), table()),
        lambda: listen(dice.randrange(NOBODY + 1), table(), dice.choice([None, 0, 1])),
        lambda: play(table(), dice.choice([1, 3, 9]), dice.randrange(9)),
        lambda: play(table(), 9, dice.randrange(9)),
    ]
    steps = [make(0, *made(dice.choice([0, 1, 2]))), listen(NOBODY, 0, None)]
    steps += [at_table(1, 0, "join", {}), at_table(2, 0, "join", {})][: dice.randrange(3)]
    steps += [dice.choice(asked)() for _ in range(dice.randint(8, 24))]
    steps += dice.choice([[], [play(table(), 99, dice.randrange(9))]])
    steps += [dice.choice(asked)() for _ in range(dice.randrange(9))]
    return steps + dice.choice([[], [], [days(2), days(40)]])


FINISHED = [make(0, 2), play(0, 99, 0)]
DAILY = [daily(0), listen(3, 0, None), play(0, 99, 0)]
"""Finished, while others may still play the same deal: every way to it is tried."""
DAILY_WAYS = [get(who, path, 0) for who in (0, 1, 3) for path in PATHS]
DAILY_WAYS += [again(1, 0, 2), go_on(1, 0, 3, 1), bring(0, 0), listen(1, 0, 0), daily(0), daily(1),
               at_table(0, 0, "review"), at_table(0, 0, "rematch"), play(-1, 3, 1)]  # fmt: skip
DUPLICATE = [make(0, 1, RATED), again(1, 0, 2), play(1, 99, 0), get(1, "/api/games/{}", 1)]


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("empty")
    make_database(folder / "test.sqlite3")
    return folder


@examples(16, phases=[Phase.explicit, Phase.generate])
@example(steps=DUPLICATE)
@example(steps=[*DUPLICATE, at_table(1, 0, "join", {}), at_table(2, 0, "join", {}), play(0, 9, 1)])
@example(steps=[*FINISHED, again(1, 0, 0, {"start_when_full": False}), patch(1, 1, RATED),
                at_table(2, 1, "join", {}), at_table(1, 1, "start"), play(1, 5, 2),
                get(3, "/api/games/{}", 0), get(3, "/api/tables/{}", 1)])  # fmt: skip
@example(steps=[*FINISHED, bring(1, 0), go_on(1, 0, 3, 1), play(1, 99, 1), again(2, 1, 2)])
@example(steps=[*DAILY, *DAILY_WAYS])
@example(steps=[daily(0), daily(1), play(0, 3, 0), play(1, 5, 2), *DAILY_WAYS, play(1, 99, 0)])
@example(steps=[*DAILY, days(2), *DAILY_WAYS])
@example(steps=[make(0, 0), listen(3, 0, None), at_table(1, 0, "join", {}), play(0, 4, 3),
                pry(0, [1, 2], "commit"), play(0, 1, 0), pry(0, [2], "commit"),
                pry(0, [1], "preview"), at_table(0, 0, "leave"), at_table(1, 0, "leave"),
                listen(3, 0, 0), days(2), days(40)])  # fmt: skip
@given(steps=st.randoms(use_true_random=True).map(random_steps))
def test_nothing_that_is_said_depends_on_a_hidden_card(template: Path, steps: list[Step]) -> None:
    with tempfile.TemporaryDirectory() as folder, short_deck():
        asyncio.run(compare_worlds(template, Path(folder), steps))


async def test_the_two_worlds_differ_where_nothing_is_hidden(
    template: Path, tmp_path: Path
) -> None:
    """The proof of the proof: a server that shows the order, the seed or the deal is caught."""

    @step
    def show(name: str) -> Run:
        async def run(world: World) -> None:
            open_table = world.node.registry._open_tables[table_of(world, 0)]
            assert open_table.state is not None
            assert open_table.state.game is not None
            shown: dict[str, Any] = {
                "order": open_table.state.game.record().order[-3:],
                "seed": open_table.state.deal.seed,
                "deal": {"deal": open_table.state.deal.id},
            }
            world.receive(str(shown[name]).replace("'", '"'))

        return run

    for name, begun in product(("order", "seed", "deal"), (make(0, 2), daily(0))):
        steps = [begun, play(0, 2, 0), show(name)]
        folder = tmp_path / f"{name} {begun}"
        folder.mkdir()
        with short_deck(), pytest.raises(AssertionError, match=r"secret|was named"):
            await compare_worlds(template, folder, steps)
        with short_deck():
            lines = await compare_worlds(template, folder, steps[:2])
        assert any('"deck_left":' in line for line in lines)
