"""Examples for the API's description: requests, responses, problems. Views and events come from a
real game, so they always match what the rules write. A test decodes each example as its struct."""

from __future__ import annotations

from typing import Any

import msgspec

from firstgiants import Game
from firstgiants.rules.cards import FEWEST_CARDS, load_deck
from firstgiants.server.errors import problem
from firstgiants.server.tables import fair_deal as fair
from firstgiants.server.wire.daily_examples import DAILY_REQUESTS, DAILY_RESPONSES
from firstgiants.server.wire.notice_examples import NOTICE_REQUESTS, NOTICE_RESPONSES
from firstgiants.server.wire.puzzle_examples import PUZZLE_REQUESTS, puzzle_responses

Json = Any
AT = 1_790_000_000_000
SEED = "5e" * 32

_CARD: Json = {"id": "smilodon", "name": "Smilodon", "family": "mammal", "size": 2,
               "effects": [{"do": "points", "per": "families"}]}  # fmt: skip
REQUESTS: dict[str, Json] = {
    **NOTICE_REQUESTS,
    **DAILY_REQUESTS,
    **PUZZLE_REQUESTS,
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
    "JoinRequest": {"seat": 2},
    "FillRequest": {"bot": "curator"},
    "DismissRequest": {"seat": 3},
    "TablePatch": {"pace": {"kind": "days", "days": 3}, "first": 1},
    "TakeOver": {"seat": 2, "bot": "preparator"},
    "ChatRequest": {"text": "Well dug!"},
    "ReactRequest": {"reaction": "well-played"},
    "MuteRequest": {"person": "kJ3x0aQe9L2b", "muted": True},
    "InviteRequest": {"person": "kJ3x0aQe9L2b"},
    "NoteRequest": {"text": "Likes to dig for eggs."},
    "ReportRequest": {"reason": "insults", "text": "See the chat.", "table": "rM2vXq0bTzLd"},
    "VacationRequest": {"days": 7},
    "PreviewRequest": {"ply": 12, "choices": ["dig 2 tyrannosaurus"]},
    "CommitRequest": {"ply": 12, "choices": ["dig 2 tyrannosaurus"], "key": "turn-7"},
    "ContinueRequest": {
        "ply": 12,
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "curator"}, {"kind": "open"}],
    },
    "ExploreRequest": {"ply": 12, "choices": ["dig 2 tyrannosaurus", "dig 1 pteranodon"]},
    "MistakeAnswer": {"choice": "dig 2 tyrannosaurus"},
    "CheckRequest": {"cards": [_CARD]},
    "WorkshopDeckNew": {"name": "Ice age", "from": "founders"},
    "WorkshopDeckPatch": {"description": "Mammals, mostly.", "visibility": "public"},
    "DraftRequest": {"revision": 1, "cards": [_CARD]},
    "SocketPreview": {"type": "preview", "id": 1, "ply": 12, "choices": ["reclaim"]},
    "SocketCommit": {"type": "commit", "id": 1, "ply": 12, "choices": ["reclaim"], "key": "t8"},
}

PROBLEMS: dict[int, Json] = {
    400: problem(
        400, "invalid-request", "The request is not as described.",
        fields=["seats: Expected `array` of length >= 2"],
    ),
    401: problem(401, "not-signed-in", "Sign in first: POST /api/me makes you a guest."),
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

TEXTS = {"text/csv": "players,games,card\r\n2,1000,smilodon\r\n"}
"""By media type."""

_PERSON = {"id": "kJ3x0aQe9L2b", "name": "Ada", "kind": "account", "program": False}
_RATING = {
    "shown": 1312, "mu": 26.4, "sigma": 6.2, "games": 19, "provisional": False,
    "level": "preparator",
}  # fmt: skip
_LEVELS = [{"bot": "preparator", "shown": 1760}, {"bot": "curator", "shown": 1950}]
_GAME_REF = {
    "id": "rM2vXq0bTzLd", "ended": AT, "deck": "founders",
    "deck_name": "founders", "rated": True,
    "players": ["Ada", "Bo"], "bots": [None, None], "totals": [41, 38], "winners": [1],
    "plies": 96, "seat": 1,
}  # fmt: skip
_REVIEWED = {
    "ply": 1, "seat": 1, "choice": "dig 2 smilodon", "best": "dig 1 archelon", "loss": 2.5,
    "skill": [-2.5, 2.5], "mark": None, "edge": 0.0, "legal": 8,
    "before": [49.5, 50.5], "after": [47.0, 53.0],
    "expected_scores": [38.2, 38.9], "line": ["dig 1 archelon", "dig 2 smilodon"],
}  # fmt: skip
_ACCOUNT = {
    "seat": 1, "start": 52.0, "luck": 12.0, "own": -21.0, "others": 57.0, "drift": -4.5,
    "result": 100.0, "deserved": 88.0, "accuracy": 91.5,
}  # fmt: skip
_ME = {
    **_PERSON, "login": "ada", "created": AT, "rating": _RATING, "prefs": {"sound": True},
    "hides_online": False, "vacation": {"until": None, "days_left": 21, "auto": False},
}  # fmt: skip
_RELATION = {
    "friend": "friends", "online": True, "blocked": False, "may_challenge": True, "note": "",
}  # fmt: skip


def _seat(number: int, name: str) -> Json:
    person = _PERSON if name == "Ada" else None
    return {
        "seat": number, "kind": "person" if person else "bot", "name": name, "person": person,
        "bot": None if person else "curator", "rating": 1312 if person else None,
        "stand_in": None, "left": False, "flagged": False,
        "reliability": 95 if person else None, "reserved": None, "reserved_until": None,
        "away_until": None,
    }  # fmt: skip


def _table(ply: int) -> Json:
    return {
        "id": "rM2vXq0bTzLd", "state": "playing", "title": "After dinner", "host": _PERSON,
        "visibility": "public", "pace": {"kind": "live", "bank_s": 900, "increment_s": 15},
        "first": "random", "deck": "founders", "deck_name": "founders",
        "news_points": {"family": 3, "size": 5},
        "rated": False, "fair_start": False, "start_when_full": True, "same_deal_as": None,
        "fair": {"commitment": fair.commitment_of(SEED), "seed": None},
        "seats": [_seat(1, "Ada"), _seat(2, "Curator")], "created": AT, "started": AT,
        "ended": None, "ply": ply, "waiting_for": 1, "your_turn": True, "n": 7, "rematch": None,
        "winners": None, "totals": None, "min_reliability": None,
        "score": {"games": 5, "wins": [3, 2]},
    }  # fmt: skip


def example_responses() -> dict[str, Json]:
    """One example for each struct, by the struct's name."""
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
        "PersonExport": {"tables": {"people": [_PERSON], "chat": []}},
        "Profile": _PERSON | {
            "created": AT, "rating": _RATING, "games": [_GAME_REF], "away_until": None,
            "reliability": {"percent": 95, "finished": 19, "left": 1, "timed_out": 0},
            "you": _RELATION,
        },
        "Relation": _RELATION,
        "Friends": {
            "friends": [{"person": _PERSON, "online": True, "since": AT}],
            "asks": [{"person": _PERSON, "at": AT}], "asked": [],
            "recent": [{"person": _PERSON, "game": "rM2vXq0bTzLd", "ended": AT}],
        },
        "ChallengeList": {
            "challenges": [{"table": _table(ply), "seat": 2, "by": _PERSON, "until": AT}]
        },
        "BlockList": {"people": [_PERSON]},
        "Leaderboard": {
            "season": {"start": 1790812800000, "end": 1798761600000},
            "rows": [{"place": 1, "person": _PERSON, "rating": _RATING, "last": AT}],
            "levels": _LEVELS,
        },
        "RatingHistory": {
            "points": [
                {
                    "game": "rM2vXq0bTzLd", "ended": AT, "players": 2, "place": 1,
                    "before": 1290, "after": 1312,
                }
            ],
            "levels": _LEVELS,
        },
        "ServerInfo": {"public_url": None, "lan_url": "http://192.168.1.7:8000"},
        "Announcement": {
            "id": "Wq7nB2xLr0aV", "starts": AT, "until": AT + 3_600_000,
            "texts": {"en": "The server restarts at noon."},
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
            "ended": AT, "rated": True, "you": 1, "fair": revealed, "record": record,
            "daily": None, "assisted": False, "deck": "founders", "deck_name": "founders",
            "start": start,
            "steps": [{"ply": 1, "seat": 1, "choice": choice, "events": events, "view": view}],
        },
        "Imported": {"id": "i-0f3b…"},
        "ReviewState": {
            "state": "working", "done": 12, "total": 96, "choices": [_REVIEWED], "reveals": [],
            "review": None,
        },
        "DeckReportState": {"state": "working", "done": 340, "total": 4000, "report": None},
        "ReviewedGames": {
            "games": [{"game": "rM2vXq0bTzLd", "ended": AT, "players": 2, "account": _ACCOUNT}],
            "result": 100.0, "deserved": 88.0, "even": 50.0, "luck": 12.0, "accuracy": 91.5,
        },
        "Mistakes": {
            "due": [{
                "game": "rM2vXq0bTzLd", "ply": 31, "seat": 1, "choice": "reclaim", "loss": 12.4,
                "box": 0, "due": 0,
            }],
            "total": 4, "boxes": 6, "unreviewed": ["uX81mQwe0RtL"],
        },
        "MistakeResult": {
            "state": "done", "right": True, "loss": 0.0, "best": choice, "due": AT,
        },
        "Explored": {
            "ply": 0, "start": start,
            "steps": [{"ply": 1, "seat": 1, "choice": choice, "events": events, "view": view}],
        },
        "EvaluationState": {
            "state": "working", "done": 1, "total": 3,
            "evaluation": {
                "seat": 1, "margin": 3.0, "sure": True,
                "choices": [{
                    "choice": choice, "chances": [54.0, 46.0], "expected_scores": [42.5, 40.1],
                    "line": [choice], "compared": True,
                }],
            },
        },
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
        **NOTICE_RESPONSES,
        **DAILY_RESPONSES,
        **puzzle_responses(view, events, choice),
        **_workshop(),
        "Deck": _short_deck(),
    }  # fmt: skip


def _workshop() -> dict[str, Json]:
    problem = {"card": None, "id": None, "field": "cards", "code": "too-few-cards",
               "message": "Cards has 1 cards; at least 9 are needed."}  # fmt: skip
    text = {
        "messages": [{"id": "effect-once-points", "args": {"amount": 1, "per": "families"}}],
        "icons": [["once", "per:families", "points:1"]],
    }
    entry = {"id": "Pw5mKe0xVb2n", "name": "Ice age", "description": "Mammals, mostly.",
             "visibility": "public", "owner": _PERSON, "cards": 1, "hash": None, "version": 0,
             "revision": 1, "updated": AT}  # fmt: skip
    version = {"n": 1, "hash": load_deck("founders").hash, "at": AT}
    return {
        "DeckCheck": {"problems": [problem], "cards": [text]},
        "DeckEntry": entry,
        "DeckEntries": {"decks": [entry], "next": None},
        "WorkshopDeck": {"deck": entry, "yours": True, "cards": [_CARD], "problems": [problem]},
        "Draft": {"revision": 2, "problems": [problem]},
        "DeckVersion": version,
        "DeckVersions": {"versions": [version]},
    }


def _short_deck() -> Json:
    """The smallest legal deck, to keep the example short."""
    deck: Json = load_deck("founders").to_json()
    return deck | {"cards": deck["cards"][:FEWEST_CARDS]}


def _view(game: Game) -> Json:
    return msgspec.json.decode(game.view_text(1))
