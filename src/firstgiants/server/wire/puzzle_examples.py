"""Examples of puzzles for the API's description. `openapi_examples` has the others."""

from __future__ import annotations

from typing import Any

Json = Any

PUZZLE_REQUESTS: dict[str, Json] = {"PuzzleTry": {"choices": ["dig 2 tyrannosaurus"]}}

_SOLVER = {"rating": 1584, "provisional": False, "answered": 40, "solved": 27, "streak": 3,
           "best_streak": 9, "days": 2}  # fmt: skip


def puzzle_responses(view: Json, events: Json, choice: str) -> dict[str, Json]:
    """`view`, `events`, `choice`: of a real game."""
    line = {"choices": [choice], "chance": 61.5, "events": events, "view": view}
    return {
        "PuzzleOverview": {
            "you": _SOLVER,
            "total": 400,
            "themes": [{"theme": "steal-news", "total": 80, "answered": 12}],
            "daily": {"id": "4be1f0a397", "date": "2026-11-17", "players": 3, "asks": "turn",
                      "solved": None},
        },
        "PuzzleQuestion": {
            "id": "4be1f0a397", "players": 3, "seat": 1, "asks": "turn", "rating": 1500,
            "daily": None, "solved": None, "view": view,
        },
        "PuzzleAnswered": {
            "right": True, "counted": True, "themes": ["steal-news"], "best": line,
            "second": line | {"chance": 44.0}, "before": 1570, "puzzle_rating": 1500,
            "you": _SOLVER,
        },
    }  # fmt: skip
