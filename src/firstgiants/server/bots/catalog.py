"""The bots that can take a seat, by name."""

from __future__ import annotations

import asyncio
from functools import cached_property

from firstgiants.server import wire
from firstgiants.server.errors import NotFound


def problem_of_model(file: str) -> str | None:
    """What is wrong with a model file, in one sentence; None if bots can use it."""
    from firstgiants.bots import BadModel, make_bot, note_of

    try:
        return note_of(make_bot("learned", model=file))
    except BadModel as bad:
        return bad.message


class BotCatalog:
    """Which bots exist. Lists offer the levels; other bots can be asked for by name.

    The bots are imported on first use, or by `load` in a thread. They import numpy, and the server
    should be ready before that.
    """

    @cached_property
    def bots(self) -> list[wire.BotInfo]:
        from firstgiants.bots import LEVELS

        return [
            wire.BotInfo(id=level.id, name=level.name, character=level.character, level=number)
            for number, level in enumerate(LEVELS, 1)
        ]

    @cached_property
    def _names(self) -> dict[str, str]:
        from firstgiants.bots import BOTS

        return {bot: bot.capitalize() for bot in BOTS} | {bot.id: bot.name for bot in self.bots}

    async def load(self) -> None:
        await asyncio.to_thread(self.check, "random")

    def check(self, bot: str | None) -> str:
        """Return the bot's id; refuse one that does not exist."""
        if bot is None or bot not in self._names:
            raise NotFound("There is no such bot.", code="no-such-bot", expected=list(self._names))
        return bot

    def name(self, bot: str) -> str:
        return self._names[bot]
