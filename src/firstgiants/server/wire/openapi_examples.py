"""Examples for the API's description: requests, answers, refusals. Views and events are those of a
real game, so that they are always what the rules write. A test holds each against its struct."""

from __future__ import annotations

from typing import Any

import msgspec

from firstgiants import Game
from firstgiants.rules.cards import FEWEST_CARDS, load_deck
from firstgiants.server.errors import problem
from firstgiants.server.tables import fair_deal as fair

Json = Any
AT = 1_790_000_000_000
SEED = "5e" * 32

REQUESTS: dict[str, Json] = {
    "GuestNew": {"name": "Ada"},
    "MePatch": {"name": "Ada", "prefs": {"sound": True}},
    "AccountNew": {"login": "ada", "password": "correct horse battery"},
    "SignIn": {"login": "ada", "password": "correct horse battery"},
    "PasswordChange": {"old": "correct horse battery", "new": "staple of the museum"},
    "TokenNew": {"label": "my bot"},
    "TableNew": {
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "curator"}],
        "title": "After dinner",
        "pace": {"kind": "live", "bank_s": 900, "increment_s": 15},
    },
    "JoinAsk": {"seat": 2},
    "FillAsk": {"bot": "curator"},
    "DismissAsk": {"seat": 3},
    "TablePatch": {"pace": {"kind": "days", "days": 3}, "first": 1},
    "TakeOver": {"seat": 2, "bot": "preparator"},
    "ChatAsk": {"text": "Well dug!"},
    "ReactAsk": {"reaction": "well-played"},
    "MuteAsk": {"person": "kJ3x0aQe9L2b", "muted": True},
    "PreviewAsk": {"ply": 12, "choices": ["dig 2 tyrannosaurus"]},
    "CommitAsk": {"ply": 12, "choices": ["dig 2 tyrannosaurus"], "key": "turn-7"},
    "ContinueAsk": {"ply": 12, "seat": 1, "bot": "curator"},
    "SocketPreview": {"type": "preview", "id": 1, "ply": 12, "choices": ["reclaim"]},
    "SocketCommit": {"type": "commit", "id": 1, "ply": 12, "choices": ["reclaim"], "key": "t8"},
}

PROBLEMS: dict[int, Json] = {
    400: problem(
        400, "invalid-request", "The request is not as described.",
        fields=["seats: Expected `array` of length >= 2"],
    ),
    401: problem(401, "not-signed-in", "Say who you are first: POST /api/me makes you a guest."),
    403: problem(403, "not-seated", "You do not sit at this table."),
    404: problem(404, "no-such-table", "There is no such table."),
    409: problem(409, "not-your-decision", "Seat 2 has to decide, not seat 1."),
    413: problem(413, "too-large", "Request Entity Too Large"),
    422: problem(
        422, "illegal-choice", "skip is not legal here.", expected=["dig 1 pteranodon", "reclaim"]
    ),
    429: problem(429, "too-many-requests", "Too many requests: wait 1.5 seconds.", retry_after=1.5),
    503: problem(
        503, "try-again", "The database cannot be reached just now.", retry_after=1.0
    ),
}  # fmt: skip

_PERSON = {"id": "kJ3x0aQe9L2b", "name": "Ada", "kind": "account"}
_RATING = {"shown": 1312, "mu": 29.4, "sigma": 7.2, "games": 9}
_GAME_REF = {
    "id": "rM2vXq0bTzLd", "ended": AT, "deck": "founders", "rated": True,
    "players": ["Ada", "Bo"], "bots": [None, None], "totals": [41, 38], "winners": [1],
    "plies": 96, "seat": 1,
}  # fmt: skip
_ME = {
    **_PERSON, "login": "ada", "created": AT, "rating": _RATING, "prefs": {"sound": True},
}  # fmt: skip


def _seat(number: int, name: str) -> Json:
    person = _PERSON if name == "Ada" else None
    return {
        "seat": number, "kind": "person" if person else "bot", "name": name, "person": person,
        "bot": None if person else "curator", "rating": 1312 if person else None,
        "stand_in": None, "left": False, "flagged": False,
    }  # fmt: skip


def _table(ply: int) -> Json:
    return {
        "id": "rM2vXq0bTzLd", "state": "playing", "title": "After dinner", "host": _PERSON,
        "visibility": "public", "pace": {"kind": "live", "bank_s": 900, "increment_s": 15},
        "first": "random", "deck": "founders", "news_points": {"family": 3, "size": 5},
        "rated": False, "start_when_full": True, "same_deal_as": None,
        "fair": {"commitment": fair.commitment_of(SEED), "seed": None},
        "seats": [_seat(1, "Ada"), _seat(2, "Curator")], "created": AT, "started": AT,
        "ended": None, "ply": ply, "waiting_for": 1, "your_turn": True, "n": 7, "rematch": None,
        "winners": None, "totals": None,
    }  # fmt: skip


def answers() -> dict[str, Json]:
    """By the name of the struct."""
    game = Game.new(players=["Ada", "Bo"], seed=7)
    start, before = _view(game), game.copy()
    decision = before.decision
    assert decision is not None
    choice = decision.spellings[0]
    events = msgspec.json.decode(f"[{game.play_text(choice)}]")
    view, ply = _view(game), game.ply
    record = game.record().to_json()
    clocks = {"at": AT, "running": 1, "seats": [{"seat": 1, "left_ms": 884_000},
                                                {"seat": 2, "left_ms": 900_000}]}  # fmt: skip
    presence = {"seats": [1], "watching": 3}
    you = {"seat": 1, "host": True, "muted": False, "mutes": []}
    chat = {"type": "chat", "n": 6, "at": AT, "room": "table", "seat": 1, "person": _PERSON,
            "text": "Well dug!"}  # fmt: skip
    snapshot = {"table": _table(ply), "you": you, "view": view, "clocks": clocks,
                "presence": presence, "chat": [chat]}  # fmt: skip
    revealed = {"commitment": fair.commitment_of(SEED), "seed": SEED}
    seen = before.preview([choice])
    token = {"id": "Yt7hWc2nPq4s", "label": "my bot", "created": AT}
    previewed = {
        "ply": 0,
        "played": len(seen.played),
        "view": msgspec.json.decode(seen.view_text),
        "events": msgspec.json.decode(f"[{seen.events_text}]"),
        "decision": msgspec.json.decode(seen.decision_text),
    }
    return {
        "Me": _ME,
        "SessionInfo": {
            "id": "Zc4kRw8tMx1d", "device": "Firefox, Windows", "created": AT, "seen": AT,
            "current": True,
        },
        "TokenInfo": token | {"used": None},
        "TokenMade": token | {"token": "fg_…"},
        "Profile": _PERSON | {"created": AT, "rating": _RATING, "games": [_GAME_REF]},
        "Leaderboard": {
            "rows": [{"place": 1, "person": _PERSON, "rating": _RATING, "last": AT}]
        },
        "BotInfo": {
            "id": "curator", "name": "Curator", "level": 5,
            "character": "Plans its exhibition a turn ahead and keeps an eye on the News.",
        },
        "Table": _table(ply),
        "TableList": {"tables": [_table(ply)]},
        "View": view,
        "Snapshot": snapshot,
        "Previewed": previewed,
        "Committed": {"n": 7, "ply": ply, "repeated": False, "events": events, "view": view},
        "GameList": {"games": [_GAME_REF], "next": None},
        "GameRecord": record,
        "StoredGame": {
            "id": "rM2vXq0bTzLd", "source": "table", "table": "rM2vXq0bTzLd", "started": AT,
            "ended": AT, "rated": True, "fair": revealed, "record": record, "start": start,
            "steps": [{"ply": 1, "seat": 1, "choice": choice, "events": events, "view": view}],
        },
        "Imported": {"id": "i-0f3b…"},
        "DumpLine": {"id": "rM2vXq0bTzLd", "fair": revealed, "record": record},
        "StateMessage": {"type": "state", "n": 7} | snapshot,
        "Moved": {
            "type": "moved", "n": 7, "at": AT, "seat": 1, "by": None, "from_ply": 0, "ply": ply,
            "choices": [choice], "events": events, "view": view, "clocks": clocks,
        },
        "TableMessage": {
            "type": "table", "n": 5, "at": AT, "what": "takeover", "seat": 2,
            "table": _table(ply), "you": you, "view": None, "clocks": clocks,
        },
        "Chat": chat,
        "History": {"messages": [chat]},
        "React": {
            "type": "react", "n": 8, "at": AT, "seat": 1, "person": _PERSON, "reaction": "wow",
        },
        "Over": {
            "type": "over", "n": 99, "at": AT, "totals": [41, 38], "winners": [1],
            "fair": revealed, "ratings": [{"seat": 1, "before": 1290, "after": 1312}],
        },
        "PresenceMessage": {"type": "presence", "n": 7, "presence": presence},
        "ClockMessage": {"type": "clock", "n": 7, "clocks": clocks},
        "Ping": {"type": "ping", "n": 7},
        "Bye": {"type": "bye", "n": 7, "why": "shutdown", "retry_ms": 500},
        "SocketPreviewed": {"type": "previewed", "id": 1} | previewed,
        "SocketCommitted": {"type": "committed", "id": 1, "n": 7, "ply": ply},
        "SocketRefused": {"type": "refused", "id": 1, "problem": PROBLEMS[409]},
        "LobbyList": {"type": "list", "n": 40, "open": [], "playing": [_table(ply)]},
        "LobbyTable": {"type": "table", "n": 41, "table": _table(ply)},
        "Problem": PROBLEMS[409],
        "Deck": _short_deck(),
    }  # fmt: skip


def _short_deck() -> Json:
    """The smallest that is legal, so that the example is one."""
    deck: Json = load_deck("founders").to_json()
    return deck | {"cards": deck["cards"][:FEWEST_CARDS]}


def _view(game: Game) -> Json:
    return msgspec.json.decode(game.view_text(1))
