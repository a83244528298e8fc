"""Puzzles for people: which one comes next, previews, and answers.

The puzzles are those of the package, so every node has the same. A solution leaves the server only
with the response to an answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, date, datetime
from functools import lru_cache
from random import Random

import msgspec
from sqlalchemy import Connection

from firstgiants import Game, IllegalChoice
from firstgiants.review.puzzles import BadPuzzle, Book, Line, Puzzle, Theme, shipped_book
from firstgiants.rules.errors import BadChoice
from firstgiants.server import wire
from firstgiants.server.errors import Illegal, Invalid, NotFound
from firstgiants.server.puzzles.ratings import (
    PROVISIONAL_ANSWERS,
    display_puzzle_rating,
    start_strength,
)
from firstgiants.server.puzzles.solvers import (
    DAY_MS,
    Answer,
    Solver,
    answers_of,
    changed_strengths,
    find_solver,
    forget_addresses,
    keep_answer,
)
from firstgiants.server.store import Conflict, Database, Writer
from firstgiants.server.store.rows import PersonRow
from firstgiants.server.streams.messages import events_raw
from firstgiants.server.timing import Time

NAMES = ("Mary", "Gideon", "Louise", "Othniel", "Edward")
"""The players of every position, by seat: first names of famous fossil hunters."""

NEAR = 12
"""The next puzzle is one of this many that are nearest to the person's rating."""

POSITIONS = 256


class Puzzles:
    def __init__(
        self,
        database: Database,
        writer: Writer,
        time: Time,
        load: Callable[[], Book] = shipped_book,
    ) -> None:
        self._database = database
        self._writer = writer
        self._time = time
        self._load = load
        self._rng = Random()
        self._book: Book | None = None
        # A position never changes, and reading it takes longer than trying a choice in it.
        self._position = lru_cache(POSITIONS)(self._make_position)

    async def book(self) -> Book:
        if self._book is None:
            self._book = await asyncio.to_thread(self._load)
        return self._book

    async def puzzle(self, puzzle_id: str) -> Puzzle:
        found = (await self.book()).by_id.get(puzzle_id)
        if found is None:
            raise NotFound("There is no such puzzle.", code="no-such-puzzle")
        return found

    async def overview(self, person_id: str | None) -> wire.PuzzleOverview:
        book, daily = await self.book(), await self.daily()
        solver, answers = await self._results(person_id)
        answered = [one for name, one in book.by_id.items() if name in answers]
        today = self._today()
        return wire.PuzzleOverview(
            you=solver_wire(solver, today) if person_id is not None else None,
            total=len(book.puzzles),
            themes=[
                wire.PuzzleCount(
                    theme=theme.value,
                    total=sum(theme in one.themes for one in book.puzzles),
                    answered=sum(theme in one.themes for one in answered),
                )
                for theme in Theme
            ],
            daily=wire.PuzzleDaily(
                id=daily.id,
                date=_date(today).isoformat(),
                players=daily.players,
                asks=daily.asks,
                solved=answers[daily.id][0] if daily.id in answers else None,
            ),
        )

    async def daily(self) -> Puzzle:
        """Today's puzzle: it follows from the date (UTC), so all nodes agree."""
        return (await self.book()).daily(_date(self._today()))

    async def next(
        self, person_id: str | None, theme: str | None, players: int, after: str | None
    ) -> Puzzle:
        """A puzzle that the person has not answered, near their rating. When there is none left,
        the one that they failed longest ago. `after`: the puzzle that they have just seen."""
        book = await self.book()
        solver, answers = await self._results(person_id)
        fitting = [
            name
            for name, one in book.by_id.items()
            if (theme is None or theme in one.themes)
            and players in (0, one.players)
            and name != after
        ]
        new = [name for name in fitting if name not in answers]
        if new:
            strengths = await self._database.read(changed_strengths)
            mine = solver.strength.mu

            def distance(name: str) -> float:
                strength = strengths.get(name) or start_strength(book.by_id[name])
                return abs(strength.mu - mine)

            return book.by_id[self._rng.choice(sorted(new, key=distance)[:NEAR])]
        failed = [name for name in fitting if not answers[name][0]]
        if not failed:
            raise NotFound("You have solved all of these puzzles.", code="no-puzzle-left")
        return book.by_id[min(failed, key=lambda name: answers[name][1])]

    async def question(self, puzzle: Puzzle, person_id: str | None) -> dict[str, object]:
        """`wire.PuzzleQuestion`: the position and what is asked; nothing of the solution."""
        _, answers = await self._results(person_id)
        strengths = await self._database.read(changed_strengths)
        strength = strengths.get(puzzle.id) or start_strength(puzzle)
        game = self._position(puzzle.id)
        today = self._today()
        return {
            "id": puzzle.id,
            "players": puzzle.players,
            "seat": game.asked,
            "asks": puzzle.asks,
            "rating": display_puzzle_rating(strength),
            "daily": _date(today).isoformat() if await self.daily() == puzzle else None,
            "solved": answers[puzzle.id][0] if puzzle.id in answers else None,
            "view": msgspec.Raw(game.view_text(game.asked).encode()),
        }

    def preview(self, puzzle: Puzzle, choices: list[str]) -> dict[str, object]:
        """`wire.Previewed`: what these choices would do. Nothing is stored."""
        game = self._position(puzzle.id)
        try:
            preview = game.preview(choices)
        except (IllegalChoice, BadChoice) as error:
            raise _illegal(error, game) from None
        return {
            "ply": game.ply,
            "played": len(preview.played),
            "view": msgspec.Raw(preview.view_text.encode()),
            "events": events_raw(preview.events_text),
            "decision": msgspec.Raw(preview.decision_text.encode()),
        }

    async def answer(
        self, me: PersonRow, puzzle: Puzzle, choices: list[str], made_from: str
    ) -> dict[str, object]:
        """`wire.PuzzleAnswered`: whether these choices solve the puzzle, and its solution."""
        game = self._position(puzzle.id)
        try:
            right = puzzle.solved_by(game, choices)
        except (IllegalChoice, BadChoice) as error:
            raise _illegal(error, game) from None
        except BadPuzzle as error:
            raise Invalid(error.message) from None
        today = self._today()
        daily = today if await self.daily() == puzzle else None
        kept: list[Answer] = []

        def write(connection: Connection) -> None:
            kept[:] = [
                keep_answer(
                    connection, me, puzzle, right=right, daily=daily, made_from=made_from,
                    now=self._time.now_ms(),
                )
            ]  # fmt: skip

        try:
            await self._writer.run(write)
        except Conflict:  # the same person, or the same puzzle, at the same moment
            await self._writer.run(write)
        (answer,) = kept
        return {
            "right": right,
            "counted": answer.counted,
            "themes": [theme.value for theme in puzzle.themes],
            "best": _line(puzzle.best, game),
            "second": _line(puzzle.second, game),
            "before": display_puzzle_rating(answer.before.strength),
            "puzzle_rating": display_puzzle_rating(answer.puzzle),
            "you": solver_wire(answer.after, today),
        }

    async def clean_up(self, now: int) -> int:
        return await self._database.write(lambda c: forget_addresses(c, now))

    async def _results(self, person_id: str | None) -> tuple[Solver, dict[str, tuple[bool, int]]]:
        if person_id is None:
            return Solver(), {}
        return await self._database.read(
            lambda c: (find_solver(c, person_id), answers_of(c, person_id))
        )

    def _make_position(self, puzzle_id: str) -> Game:
        assert self._book is not None
        puzzle = self._book.by_id[puzzle_id]
        return puzzle.position(self._book.deck, NAMES[: puzzle.players])

    def _today(self) -> int:
        return self._time.wall_ms() // DAY_MS


def solver_wire(solver: Solver, today: int) -> wire.PuzzleSolver:
    return wire.PuzzleSolver(
        rating=display_puzzle_rating(solver.strength),
        provisional=solver.answered < PROVISIONAL_ANSWERS,
        answered=solver.answered,
        solved=solver.solved,
        streak=solver.streak,
        best_streak=solver.best_streak,
        days=solver.days_on(today),
    )


def _date(day: int) -> date:
    return datetime.fromtimestamp(day * DAY_MS // 1000, UTC).date()


def _line(line: Line, game: Game) -> dict[str, object]:
    played = game.preview(line.choices)
    return {
        "choices": list(line.choices),
        "chance": line.chance,
        "events": events_raw(played.events_text),
        "view": msgspec.Raw(played.view_text.encode()),
    }


def _illegal(error: IllegalChoice | BadChoice, game: Game) -> Illegal:
    legal = error.details.get("legal")
    expected = legal if isinstance(legal, list) else [str(choice) for choice in game.legal]
    return Illegal(error.message, expected=expected)
