"""Turns game records into tables of games, choices and positions (docs/dataset.md).

Works in parts of some hundred games, so that memory stays small whatever the input. A part is
complete when all its files are in place and ``progress.json`` says so; a run that was stopped goes
on after the last complete part.
"""

import csv
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from ..engine import constants, scoring
from ..engine import state as cell
from ..engine.observation import DECISIONS
from ..engine.replay_rows import COLUMNS, SEAT_COLUMNS, WIDTH, ReplayRows
from ..rules.cards import Deck
from ..rules.errors import BadRecord, FirstGiantsError, IllegalChoice
from ..rules.game import Game
from ..rules.record import Record

Format: TypeAlias = Literal["parquet", "csv"]
Column: TypeAlias = list[Any] | npt.NDArray[Any]
Columns: TypeAlias = dict[str, Column]

PART: Final = 500
"""Games in a part: about 45,000 positions, some 30 MB while it is made."""

TABLES: Final = ("games", "choices", "positions")
PROGRESS: Final = "progress.json"
_SEATS: Final = constants.MAX_SEATS
_INT_32: Final = 2**31 - 1


class BadDataset(FirstGiantsError):
    """The folder cannot take this dataset."""

    code = "bad-dataset"


@dataclass(frozen=True)
class Source:
    """One record of the input, and where it is, for people."""

    name: str
    record: Record
    deck: Deck


@dataclass
class Counts:
    games: int = 0
    positions: int = 0
    skipped: int = 0
    parts: int = 0
    digest: str = ""
    """Of all records so far, to notice that a source has changed."""


class Dataset:
    """A folder with a folder for each table, which holds the parts."""

    def __init__(self, folder: Path, form: Format) -> None:
        self._folder = folder
        self._form = form
        self._rows: dict[str, ReplayRows] = {}

    def begin(self) -> Counts:
        """Say how far an earlier run got. Writes nothing: the sources may turn out to be bad."""
        mark = self._folder / PROGRESS
        if mark.exists():
            try:
                found = json.loads(mark.read_text(encoding="utf-8"))
                form, counts = found["format"], Counts(*(found[name] for name in vars(Counts())))
            except (ValueError, KeyError, TypeError) as error:
                raise BadDataset(f"{mark} is damaged: begin a new folder.") from error
            if form != self._form:
                raise BadDataset(f"{self._folder} holds a dataset of format {form}.")
            return counts
        if self._folder.exists() and any(self._folder.iterdir()):
            raise BadDataset(f"{self._folder} is not empty, and no dataset is in it.")
        return Counts()

    def write(
        self,
        sources: Iterable[Source | FirstGiantsError],
        counts: Counts,
        progress: Callable[[Counts], None],
        *,
        skip_bad: bool,
    ) -> None:
        """Add all records that ``counts`` does not cover yet."""
        rest = iter(sources)
        digest = ""
        for source in islice(rest, counts.games + counts.skipped):
            digest = _digest(digest, source)
        if digest != counts.digest:
            raise BadDataset(f"The sources of {self._folder} have changed: begin a new folder.")
        while batch := list(islice(rest, PART)):
            for source in batch:
                counts.digest = _digest(counts.digest, source)
            tables = self._tables(batch, counts, skip_bad=skip_bad)
            if counts.parts == 0:
                self._make_folder()
            for name, columns in tables.items():
                self._write_part(name, counts.parts, columns)
            counts.parts += 1
            self._mark(counts)
            progress(counts)

    def _make_folder(self) -> None:
        """From now on this is a dataset, even if the run is stopped."""
        self._folder.mkdir(parents=True, exist_ok=True)
        self._mark(Counts())
        for table in TABLES:
            (self._folder / table).mkdir(exist_ok=True)

    def _mark(self, counts: Counts) -> None:
        text = json.dumps({"format": self._form, **vars(counts)}) + "\n"
        _replace(self._folder / PROGRESS, lambda path: path.write_text(text, encoding="utf-8"))

    def _tables(
        self, batch: list[Source | FirstGiantsError], counts: Counts, *, skip_bad: bool
    ) -> Mapping[str, Columns]:
        part = _Part()
        for source in batch:
            try:
                if isinstance(source, FirstGiantsError):
                    raise source
                part.add(counts.games, source, self._rows_of(source.deck))
            except FirstGiantsError:
                if not skip_bad:
                    raise
                counts.skipped += 1
                continue
            counts.games += 1
        counts.positions += part.positions
        return part.tables()

    def _rows_of(self, deck: Deck) -> ReplayRows:
        if deck.hash not in self._rows:
            if len(self._rows) > 32:
                self._rows.clear()
            self._rows[deck.hash] = ReplayRows(deck.tables, deck.vocabulary)
        return self._rows[deck.hash]

    def _write_part(self, table: str, number: int, columns: Columns) -> None:
        path = self._folder / table / f"part-{number:06}.{self._form}"
        write = _write_parquet if self._form == "parquet" else _write_csv
        _replace(path, lambda new: write(new, columns))


def _digest(before: str, source: Source | FirstGiantsError) -> str:
    """The digest of the records up to this one."""
    if isinstance(source, FirstGiantsError):
        text = "bad"
    else:
        text = "\n".join((*source.record.order, *source.record.choices))
    return sha256(f"{before}\n{text}".encode()).hexdigest()


class _Part:
    """The columns of some games."""

    def __init__(self) -> None:
        self.positions = 0
        self._games: dict[str, list[Any]] = {name: [] for name in _games_columns()}
        self._rows: list[npt.NDArray[np.int64]] = []
        self._lengths: list[int] = []
        self._texts: list[str] = []
        self._finals: list[tuple[list[int], list[float]]] = []

    def add(self, number: int, source: Source, rows: ReplayRows) -> None:
        record = source.record
        game = Game.opening(record, deck=source.deck)
        state = game.state
        played = rows.replay(state, list(record.choices))
        if played < len(record.choices):
            game = Game.opening(record, deck=source.deck)
            try:
                for choice in record.choices:
                    game.play(choice)
            except IllegalChoice as error:
                raise BadRecord(f"{source.name}: {error.message}") from error
        seats = len(record.players)
        totals = [scoring.total(state, seat) for seat in range(seats)]
        over = state.cells[cell.PHASE] == constants.OVER
        won = scoring.winners(state) if over else 0
        winners = [seat + 1 for seat in range(seats) if won >> seat & 1]
        if record.result is not None and (not over or record.result.totals != tuple(totals)):
            raise BadRecord(f"{source.name}: its result is not what its choices lead to.")
        shares = [1 / len(winners) if seat + 1 in winners else 0.0 for seat in range(seats)]
        self._finals.append((totals, shares if over else [float("nan")] * seats))
        if played:
            found: Any = rows.rows  # a list if interpreted; compiled, numpy reads it where it is
            values = np.array(found) if isinstance(found, list) else np.frombuffer(found, np.int64)
            self._rows.append(values.reshape(-1, WIDTH))
        self._lengths.append(played)
        self._texts += record.choices
        self.positions += played
        self._add_game(number, source, totals, winners, over=over)

    def _add_game(
        self, number: int, source: Source, totals: list[int], winners: list[int], *, over: bool
    ) -> None:
        record = source.record
        row: dict[str, object] = {
            "game": number,
            "source": source.name,
            "deck": record.deck,
            "deck_hash": source.deck.hash,
            "players": len(record.players),
            "choices": len(record.choices),
            "finished": over,
        }
        for seat in range(1, _SEATS + 1):
            seated = seat <= len(record.players)
            player = record.players[seat - 1] if seated else None
            row[f"name_{seat}"] = player.name if player else None
            row[f"bot_{seat}"] = player.bot if player else None
            row[f"total_{seat}"] = totals[seat - 1] if seated else None
            row[f"won_{seat}"] = seat in winners if seated and over else None
        for name, value in row.items():
            self._games[name].append(value)

    def tables(self) -> Mapping[str, Columns]:
        rows = np.concatenate(self._rows) if self._rows else np.empty((0, WIDTH), np.int64)
        games = np.repeat(np.array(self._games["game"], np.int64), self._lengths)
        by_name = {name: rows[:, n] for n, name in enumerate(COLUMNS)}
        asked = np.array(DECISIONS, object)[by_name["asked"]]
        shared: Columns = {"game": games, "ply": by_name["ply"], "seat": by_name["seat"]}
        choices: Columns = {
            **shared,
            "asked": asked,
            "legal": by_name["choices"],
            "action": by_name["action"],
            "choice": self._texts,
        }
        positions: Columns = {**shared, "asked": asked}
        for name in ("turn", "tokens_left", "deck_left", "ending", "markers_to_use"):
            positions[name] = by_name[name]
        column = len(COLUMNS)
        for seat in range(1, _SEATS + 1):
            for name in SEAT_COLUMNS:
                positions[f"{name}_{seat}"] = rows[:, column]
                column += 1
        finals = self._finals
        where = np.repeat(np.arange(len(finals)), self._lengths)
        total, share = (np.zeros((len(finals), _SEATS)) for _ in range(2))
        for n, (totals, shares) in enumerate(finals):
            total[n, : len(totals)], share[n, : len(shares)] = totals, shares
        decides = by_name["seat"] - 1
        positions["final_total"] = total[where, decides].astype(np.int64)
        positions["share"] = share[where, decides]
        return {"games": dict(self._games), "choices": choices, "positions": positions}


def _games_columns() -> Iterator[str]:
    yield from ("game", "source", "deck", "deck_hash", "players", "choices", "finished")
    for seat in range(1, _SEATS + 1):
        yield from (f"name_{seat}", f"bot_{seat}", f"total_{seat}", f"won_{seat}")


# ---- files ----


def _replace(path: Path, write: Callable[[Path], object]) -> None:
    """Write the file atomically: beside its place first, then move it there."""
    new = path.with_name(f".{path.name}.new")
    write(new)
    new.replace(path)


_TEXTS: Final = ("source", "deck", "deck_hash", "asked", "choice", "name", "bot")
_FLAGS: Final = ("finished", "ending", "won")


def _kind(column: str) -> Literal["text", "flag", "number", "share"]:
    """The type of a column, by its name without the seat."""
    name = column.rpartition("_")[0] if column[-1].isdigit() else column
    if name in _TEXTS:
        return "text"
    if name in _FLAGS:
        return "flag"
    return "share" if name == "share" else "number"


def _write_parquet(path: Path, columns: Columns) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    def array(name: str, values: Column) -> Any:  # noqa: ANN401
        match _kind(name):
            case "text":
                return pa.array(values, pa.string())
            case "flag":
                flags = values.astype(bool) if isinstance(values, np.ndarray) else values
                return pa.array(flags, pa.bool_())
            case "share":
                return pa.array(values, pa.float32(), mask=np.isnan(values))
            case "number":
                return _numbers(pa, name, values)

    arrays = {name: array(name, values) for name, values in columns.items()}
    texts = [name for name in arrays if _kind(name) == "text"]
    pq.write_table(pa.table(arrays), path, compression="zstd", use_dictionary=texts)


def _numbers(pa: Any, name: str, values: Column) -> Any:  # noqa: ANN401
    """32-bit integers; -1 in the column of a seat means that nobody sits there."""
    kind = pa.int64() if name == "game" else pa.int32()
    if isinstance(values, list):
        return pa.array(values, kind)
    if name[-1].isdigit():
        return pa.array(np.minimum(values, _INT_32), kind, mask=values < 0)
    return pa.array(np.minimum(values, _INT_32) if name != "game" else values, kind)


def _write_csv(path: Path, columns: Columns) -> None:
    lists = []
    for name, values in columns.items():
        listed = values.tolist() if isinstance(values, np.ndarray) else values
        if name[-1].isdigit() and isinstance(values, np.ndarray):
            listed = [None if value < 0 else value for value in listed]
        elif _kind(name) == "share":
            listed = [None if value != value else value for value in listed]
        if _kind(name) == "flag":
            listed = [None if value is None else int(value) for value in listed]
        lists.append(listed)
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(columns)
        writer.writerows(zip(*lists, strict=True))
