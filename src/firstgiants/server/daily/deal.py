"""What is played on a day: its deal, from a secret of the database; its seats, from the date.

The seed of a day is a keyed hash of the date, so every node deals the same cards, and the seeds of
past days, which are public, tell nothing about those to come. Each board has a deal: otherwise
a guest could look at the cards first for an old account. The bots' random numbers follow from
the seed too: the same choices meet the same answers.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import date

from firstgiants.server import wire

WEEK = (
    ("preparator",),
    ("digger", "preparator"),
    ("curator",),
    ("preparator", "curator"),
    ("professor",),
    ("digger", "preparator", "curator"),
    ("curator", "professor"),
)
"""The bots of each weekday, from Monday on."""


def seed_of(secret: bytes, day: str, *, ranked: bool) -> str:
    what = day if ranked else f"{day} others"
    return hmac.new(secret, what.encode(), hashlib.sha256).hexdigest()


def deal_id_of(day: str, *, ranked: bool) -> str:
    return f"daily-{day}" if ranked else f"daily-{day}-others"


def seats_of(day: str) -> list[wire.SeatRequest]:
    """Who sits where. Seat 1 begins; the person sits elsewhere from week to week."""
    when = date.fromisoformat(day)
    seats = [wire.SeatRequest(kind="bot", bot=bot) for bot in WEEK[when.weekday()]]
    weeks = when.toordinal() // 7
    seats.insert(weeks % (len(seats) + 1), wire.SeatRequest(kind="me"))
    return seats


def bot_seed(seed: str, ply: int) -> str:
    """The seed of a bot's random numbers at this point of the game."""
    return hmac.new(bytes.fromhex(seed), f"bot at {ply}".encode(), hashlib.sha256).hexdigest()
