"""Examples of the deal of the day, hints and a person's numbers, for the API's description."""

from __future__ import annotations

from typing import Any

Json = Any

START = 1_789_948_800_000
_TRY = {"table": "rM2vXq0bTzLd", "state": "finished", "ranked": True, "score": 41, "lead": 4,
        "won": True, "place": 2, "of": 37}  # fmt: skip
_ADA = {"id": "kJ3x0aQe9L2b", "name": "Ada", "kind": "account"}
_SEATS = [{"bot": "digger"}, {"bot": None}, {"bot": "preparator"}]
_BOARD = {
    "tries": 45, "finished": 37, "won": 12,
    "rows": [{"place": 1, "person": _ADA, "score": 44, "lead": 9, "won": True, "game": None}],
    "bars": [{"lead": -3, "count": 8}, {"lead": 4, "count": 5}],
}  # fmt: skip

DAILY_REQUESTS: dict[str, Json] = {
    "HintRequest": {"ply": 12, "choices": ["dig 2 tyrannosaurus"]},
    "CoachRequest": {"ply": 12, "choices": ["dig 2 tyrannosaurus"]},
}

DAILY_RESPONSES: dict[str, Json] = {
    "Daily": {
        "day": "2026-09-21", "today": True, "now": START + 60_000, "ends": START + 86_400_000,
        "revealed": START + 86_700_000, "seats": _SEATS, "ranked": True, "you": _TRY,
        "streak": {"now": 3, "longest": 11, "played": 40, "won": 17},
        "boards": {"accounts": _BOARD, "others": _BOARD},
    },
    "DailyArchive": {
        "days": [{"day": "2026-09-20", "seats": _SEATS, "finished": 52, "best": 12, "you": _TRY}],
        "next": "2026-09-07",
    },
    "Numbers": {
        "games": [{
            "game": "rM2vXq0bTzLd", "ended": START, "rated": False, "daily": None,
            "assisted": False, "seat": 1, "players": 3, "levels": ["digger", "preparator"],
            "people": 0, "place": 1, "won": True, "score": 41, "lead": 4, "decisions": 48,
            "reclaims": 2, "eggs": 1, "families": {"marine": 4, "mammal": 3},
            "opening": ["marine", "mammal"], "sets": ["marine", "small"], "news": ["marine"],
            "median_ms": 6_200, "accuracy": 91.5, "luck": 6.0, "deserved": 52.5,
        }],
        "pending": 0,
    },
    "CoachState": {
        "state": "done", "loss": 12.5, "margin": 3.0,
        "steps": [{"step": 1, "choice": "dig 2 tyrannosaurus", "best": "reclaim", "loss": 12.5}],
    },
}  # fmt: skip
