"""``firstgiants dataset``: records to tables that pandas, polars and DuckDB open."""

import csv
import json
import shutil
import sqlite3
from pathlib import Path
from random import Random

import polars as pl
import pytest

from firstgiants import Game
from firstgiants.arena import dataset as tables
from firstgiants.cli.main import run
from tools.regenerate_golden import GOLDEN, golden_deck


def played(players: int, seed: int, deck: str = "founders") -> Game:
    game, rng = Game.new(players, seed=seed, deck=golden_deck(deck)), Random(seed)
    while game.decision is not None:
        game.play(rng.choice(game.legal))
    return game


@pytest.fixture
def games(tmp_path: Path) -> list[Game]:
    """Seven games with 2 to 5 players, a record on each line of ``games.ndjson``."""
    found = [played(2 + seed % 4, seed) for seed in range(7)]
    lines = [json.dumps({"id": n, "record": g.record().to_json()}) for n, g in enumerate(found)]
    (tmp_path / "games.ndjson").write_text("\n".join(lines) + "\n")
    return found


def test_the_tables_say_what_happened(games: list[Game], tmp_path: Path) -> None:
    out = tmp_path / "data"
    assert run(["dataset", str(tmp_path / "games.ndjson"), "-o", str(out)]) == 0
    rows = pl.read_parquet(out / "games" / "*.parquet")
    choices = pl.read_parquet(out / "choices" / "*.parquet")
    positions = pl.read_parquet(out / "positions" / "*.parquet")
    assert len(rows) == len(games)
    assert len(choices) == len(positions) == sum(game.ply for game in games)
    for number, game in enumerate(games):
        assert game.outcome is not None
        row = rows.row(number, named=True)
        assert [row[f"total_{n}"] for n in (1, 2, 3, 4, 5)] == [
            *game.outcome.totals,
            *[None] * (5 - len(game.players)),
        ]
        assert [n for n in (1, 2, 3, 4, 5) if row[f"won_{n}"]] == list(game.outcome.winners)
        texts = choices.filter(pl.col("game") == number)["choice"].to_list()
        assert texts == list(game.choices)
        replay = Game.from_record(game.record())
        replay.undo()
        last = positions.filter(pl.col("game") == number).row(-1, named=True)
        view, decision = replay.view(), replay.decision
        assert decision is not None
        assert (last["ply"], last["seat"], last["turn"]) == (replay.ply, decision.seat, view.turn)
        assert (last["tokens_left"], last["deck_left"]) == (view.tokens_left, view.deck_left)
        for seat in view.seats:
            assert last[f"amber_{seat.seat}"] == seat.amber
            assert last[f"total_{seat.seat}"] == seat.total
            assert last[f"study_{seat.seat}"] == len(seat.study)
            assert last[f"sets_{seat.seat}"] == len(seat.sets)
        assert last["final_total"] == game.outcome.totals[decision.seat - 1]
        won = decision.seat in game.outcome.winners
        assert last["share"] == pytest.approx(won / len(game.outcome.winners))


def test_pandas_duckdb_and_csv_read_the_same(games: list[Game], tmp_path: Path) -> None:
    import duckdb  # not by every process that only collects tests: both take long
    import pandas as pd

    del games
    for form in ("parquet", "csv"):
        source, out = str(tmp_path / "games.ndjson"), str(tmp_path / form)
        assert run(["dataset", source, "-o", out, "--format", form]) == 0
    frame = pd.read_parquet(tmp_path / "parquet" / "positions")
    files = f"{tmp_path}/parquet/positions/*.parquet"
    query = duckdb.sql(f"SELECT count(*), sum(final_total), avg(share) FROM '{files}'")
    assert query is not None
    (found,) = query.fetchall()
    assert found == (len(frame), frame["final_total"].sum(), pytest.approx(frame["share"].mean()))
    with next((tmp_path / "csv" / "positions").iterdir()).open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(frame)
    assert list(rows[0]) == list(frame.columns)
    assert [int(row["ply"]) for row in rows] == list(frame["ply"])
    with next((tmp_path / "csv" / "games").iterdir()).open(newline="") as file:
        assert next(row["total_5"] for row in csv.DictReader(file)) == ""


def test_it_goes_on_where_it_was_stopped(
    games: list[Game],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(tables, "PART", 3)
    source, whole, out = tmp_path / "games.ndjson", tmp_path / "whole", tmp_path / "out"
    assert run(["dataset", str(source), "-o", str(whole)]) == 0
    lines = source.read_text().splitlines(keepends=True)
    source.write_text("".join(lines[:5]) + "{}\n")
    assert run(["dataset", str(source), "-o", str(out)]) == 2  # stopped by the sixth line
    assert json.loads((out / "progress.json").read_text())["games"] == 3
    source.write_text("".join(lines))
    assert run(["dataset", str(source), "-o", str(out)]) == 0
    for table in tables.TABLES:
        parts = sorted((whole / table).iterdir())
        assert [part.name for part in parts] == [f"part-{n:06}.parquet" for n in range(3)]
        for part in parts:
            assert pl.read_parquet(part).equals(pl.read_parquet(out / table / part.name))
    assert run(["dataset", str(source), "-o", str(out)]) == 0  # nothing is left to do
    assert len(pl.read_parquet(out / "games" / "*.parquet")) == len(games)
    source.write_text("".join([*lines, lines[0]]))
    assert run(["dataset", str(source), "-o", str(out)]) == 0
    numbers = pl.read_parquet(out / "games" / "*.parquet")["game"].to_list()
    assert numbers == list(range(len(games) + 1))
    source.write_text("".join(lines[1:]))
    assert run(["dataset", str(source), "-o", str(out)]) == 2
    assert "have changed: begin a new folder" in capsys.readouterr().err


def test_folders_own_decks_and_unfinished_games(tmp_path: Path) -> None:
    for name, deck in (("a", "wild"), ("b", "nine")):
        game = played(3, 1, deck)
        record = game.record().to_json() | {"deck_file": game.deck.to_json()}
        (tmp_path / f"{name}.json").write_text(json.dumps(record))
    shutil.copy(GOLDEN / "unfinished.json", tmp_path / "c.json")
    assert run(["dataset", str(tmp_path), "-o", str(tmp_path / "out")]) == 0
    rows = pl.read_parquet(tmp_path / "out" / "games" / "*.parquet")
    assert rows["finished"].to_list() == [True, True, False]
    assert rows["won_1"].to_list()[2] is None
    positions = pl.read_parquet(tmp_path / "out" / "positions" / "*.parquet")
    assert positions.filter(pl.col("game") == 2)["share"].null_count() > 0


def test_the_database_of_a_server(tmp_path: Path) -> None:
    game, own = played(2, 5), played(2, 6, "wild")
    path = tmp_path / "server.db"
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE games (id TEXT, ended INT, record TEXT, deck_hash TEXT)")
        database.execute("CREATE TABLE decks (hash TEXT, body TEXT)")
        for number, one in enumerate((game, own)):
            row = (f"g{9 - number}", number, json.dumps(one.record().to_json()), one.deck.hash)
            database.execute("INSERT INTO games VALUES (?, ?, ?, ?)", row)
        deck = (own.deck.hash, json.dumps(own.deck.to_json()))
        database.execute("INSERT INTO decks VALUES (?, ?)", deck)
    database.close()
    assert run(["dataset", str(path), "-o", str(tmp_path / "out")]) == 0
    rows = pl.read_parquet(tmp_path / "out" / "games" / "*.parquet")
    assert rows["choices"].to_list() == [game.ply, own.ply]
    assert rows["source"].to_list()[0].endswith("server.db:g9")  # in the order they ended


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "games.ndjson:1: The record is not JSON."),
        ("[]", "The record must be a JSON object."),
        ("{}", "The record's format is None"),
        ('{"format": "firstgiants-record/1", "deck": "x"}', "players is None"),
    ],
)
def test_bad_records_are_named_and_can_be_left_out(
    text: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = json.dumps(played(2, 1).record().to_json())
    source = tmp_path / "games.ndjson"
    source.write_text(f"{text}\n{good}\n")
    assert run(["dataset", str(source), "-o", str(tmp_path / "out")]) == 2
    assert why in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
    assert run(["dataset", str(source), "-o", str(tmp_path / "out"), "--skip-bad"]) == 0
    said = capsys.readouterr().out
    assert ": 1 game, " in said
    assert "; 1 record left out" in said


def test_an_illegal_choice_and_a_wrong_result_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played(2, 1).record().to_json()
    choices = record["choices"]
    assert isinstance(choices, list)
    for number, change in enumerate(({"choices": ["reclaim", *choices]}, {"choices": choices[:9]})):
        path = tmp_path / f"{number}.json"
        path.write_text(json.dumps(record | change))
        assert run(["dataset", str(path), "-o", str(tmp_path / f"out{number}")]) == 2
    said = capsys.readouterr().err
    assert "reclaim" in said
    assert "its result is not what its choices lead to" in said


def test_bad_folders_and_sources(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "note.txt").touch()
    source = str(GOLDEN / "two-players.json")
    assert run(["dataset", source, "-o", str(tmp_path / "full")]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert run(["dataset", source, "-o", str(tmp_path / "out")]) == 0
    assert run(["dataset", source, "-o", str(tmp_path / "out"), "--format", "csv"]) == 2
    assert run(["dataset", str(tmp_path / "none"), "-o", str(tmp_path / "new")]) == 2
    assert not (tmp_path / "new").exists()
    database = tmp_path / "x.db"
    sqlite3.connect(database).execute("CREATE TABLE other (x)").connection.close()
    assert run(["dataset", str(database), "-o", str(tmp_path / "y")]) == 2
    assert "is not the database of a server" in capsys.readouterr().err


def test_a_dataset_within_its_source_is_no_source(
    games: list[Game], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever way both are written: the second run must not read the first one's files."""
    monkeypatch.chdir(tmp_path)
    for out in ("data", str(tmp_path / "data"), "../" + tmp_path.name + "/data"):
        for source in (".", str(tmp_path)):
            assert run(["dataset", source, "-o", out]) == 0, (source, out)
    assert len(pl.read_parquet(tmp_path / "data" / "games" / "*.parquet")) == len(games)


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"format": "parquet"}'])
def test_a_damaged_dataset_is_refused(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = str(GOLDEN / "two-players.json"), tmp_path / "out"
    out.mkdir()
    (out / "progress.json").write_text(text)
    assert run(["dataset", source, "-o", str(out)]) == 2
    assert "progress.json is damaged: begin a new folder." in capsys.readouterr().err
    assert [path.name for path in out.iterdir()] == ["progress.json"]
