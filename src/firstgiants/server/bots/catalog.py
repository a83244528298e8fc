"""The bots that can take a seat, by name."""

from __future__ import annotations

import asyncio
from functools import cached_property
from pathlib import Path

from firstgiants import Deck
from firstgiants.server import wire
from firstgiants.server.errors import NotFound


class ModelFiles:
    """Which model file the bots use for a deck: the one in the folder that has the deck's hash as
    its name, else the one for all decks. None: the models of the package.
    """

    def __init__(self, file: str | None, folder: str | None) -> None:
        self._file = file
        self._folder = None if folder is None else Path(folder)

    def file_for(self, deck: Deck) -> str | None:
        if self._folder is not None and (file := self._folder / f"{deck.hash}.npz").is_file():
            return str(file)
        return self._file

    def check(self) -> list[str]:
        """What is wrong with the files, a sentence each: bots use the general model instead.

        Raises `BadModel` if the file or the folder is not there.
        """
        from firstgiants.bots import BadModel, make_bot, note_of
        from firstgiants.bots.model import load_weights

        problems = []
        if self._file is not None and (note := note_of(make_bot("learned", model=self._file))):
            problems.append(note)
        if self._folder is None:
            return problems
        if not self._folder.is_dir():
            raise BadModel(f"There is no folder {self._folder.name}.")
        for file in sorted(self._folder.glob("*.npz")):
            try:
                load_weights(file)
            except BadModel as bad:
                problems.append(f"{bad.message[:-1]}: the bots use the general model.")
        return problems


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
