"""Saved sums of games, with which an interrupted deck report continues."""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from ..rules.errors import BadRecord, BadSettings, brief
from ..rules.jsonable import read_object
from .tally import Tally
from .version import version_of_bots

if TYPE_CHECKING:
    from .simulate import Simulation

FORMAT: Final = "firstgiants-deck-lab/1"

_WRITE_EVERY_S: Final = 3.0
"""A crash loses the games of this many seconds; they are played again."""


class SavedTallies:
    """Sums of simulations by deck, players and settings, with the games that they hold.

    They belong to one version of the bots. ``name`` is what messages call them.
    """

    def __init__(self, name: str = "The saved games") -> None:
        self.name = name
        self._tables: dict[str, tuple[dict[int, int], Tally]] = {}

    def load(self, simulation: "Simulation", tally: Tally) -> dict[int, int]:
        """Add the saved games to the tally; returns how many games of each group it holds."""
        done, saved = self._tables.get(_key(simulation), ({}, simulation.tally()))
        most = max((group + games for group, games in done.items()), default=0)
        if most > simulation.games:
            raise BadSettings(
                f"{self.name} holds {most} games with {simulation.players} players; "
                f"ask for at least as many, or choose another file."
            )
        shape = (tally.players, tally.card_count, tally.bots)
        if (saved.players, saved.card_count, saved.bots) != shape or saved.games != sum(
            done.values()
        ):
            raise self._refusal()
        tally.add(saved)
        self._tables[_key(simulation)] = (done, tally)
        return dict(done)

    def note(self, simulation: "Simulation", group: int, games: int, tally: Tally) -> None:
        """The tally now holds more games of the group."""
        done, _ = self._tables[_key(simulation)]
        done[group] = done.get(group, 0) + games
        self._tables[_key(simulation)] = (done, tally)

    def to_json(self) -> dict[str, object]:
        return {
            "format": FORMAT,
            "bots": version_of_bots(),
            "tables": {
                key: {"done": done, "tally": tally.to_json()}
                for key, (done, tally) in self._tables.items()
            },
        }

    def read(self, text: str | bytes) -> None:
        """Take the games that ``to_json`` wrote. Refuses those of other versions of the bots."""
        try:
            data = read_object(text, BadRecord, "The file")
            if data.get("format") != FORMAT:
                raise self._refusal()
            tables = read_object(data.get("tables"), BadRecord, "tables")
            for key, row in tables.items():
                fields = read_object(row, BadRecord, "A table")
                done = read_object(fields.get("done"), BadRecord, "done")
                counted = {int(group): int(str(games)) for group, games in done.items()}
                self._tables[key] = (counted, Tally.from_json(fields.get("tally")))
        except (BadRecord, ValueError) as error:
            raise self._refusal() from error
        if data.get("bots") != version_of_bots():
            raise BadSettings(
                f"{self.name} holds games of other versions of these bots; choose another file."
            )

    def _refusal(self) -> BadRecord:
        return BadRecord(f"{self.name} is not the file of a deck report that can go on.")


class TallyFile(SavedTallies):
    """Saved games in a file. Use it as a context manager: leaving writes it."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(brief(path.name))
        self._path = path
        self._clock = clock
        self._written = clock()
        if path.exists() and path.stat().st_size:
            self.read(path.read_bytes())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.write()

    def note(self, simulation: "Simulation", group: int, games: int, tally: Tally) -> None:
        super().note(simulation, group, games, tally)
        if self._clock() - self._written >= _WRITE_EVERY_S:
            self.write()

    def write(self) -> None:
        """Replace the file atomically: a crash leaves the old or the new one."""
        part = self._path.with_name(f"{self._path.name}.part")
        with part.open("w", encoding="utf-8") as out:
            json.dump(self.to_json(), out)
            out.flush()
            os.fsync(out.fileno())
        part.replace(self._path)
        self._written = self._clock()


def _key(simulation: "Simulation") -> str:
    """Names all that decides which games are played, but not how many."""
    budget = simulation.budget
    settings = json.dumps(simulation.settings.to_json(), sort_keys=True)
    return (
        f"{simulation.deck.fingerprint}/{simulation.players}/{'+'.join(simulation.bots)}/"
        f"{version_of_bots(simulation.bots)}/"
        f"{simulation.seed}/{budget.seconds}/{budget.nodes}/{settings}"
    )
