"""`sim` and `bench`: reports for people and for programs."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from .commands import Prompt

SMALL = ["--games", "8", "--players", "3", "--seed", "2"]


def test_the_report_as_a_table(prompt: Prompt) -> None:
    said = prompt("sim", *SMALL, "--bots", "greedy,random")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("games     8 with 3 players, deck founders, greedy, random\n")
    for heading in ("scores ", "turns ", "the end ", "seat ", "bot ", "card ", "win lift"):
        assert heading in said.out
    assert "70 more" in said.out
    assert "more (--cards)" not in prompt("sim", *SMALL, "--cards").out


def test_the_report_as_json_does_not_depend_on_the_processes(prompt: Prompt) -> None:
    one = prompt("sim", "--games", "150", "--json")
    two = prompt("sim", "--games", "150", "--json", "--jobs", "2")
    assert one.json == two.json
    assert isinstance(one.json, dict)
    assert one.json["games"] == 150
    assert len(one.json["cards"]) == 80


def test_the_report_as_files(prompt: Prompt, tmp_path: Path) -> None:
    said = prompt("sim", *SMALL, "--json", "-o", tmp_path / "all", "-o", tmp_path / "one.svg")
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"all.json", "all.svg", "all.txt", "one.svg"}
    assert json.loads((tmp_path / "all.json").read_text()) == said.json
    assert "morganucodon" in (tmp_path / "all.txt").read_text()


def test_files_that_cannot_be_written_are_refused_before_the_games(
    prompt: Prompt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not after them: the report would be lost, and the other files already written."""
    monkeypatch.setattr("firstgiants.arena.simulate.simulate", None)
    (tmp_path / "b.svg").mkdir()
    for bad, why in (
        (tmp_path / "none" / "a", "there is no folder "),
        (tmp_path / "b", "it is a folder."),
    ):
        said = prompt("sim", *SMALL, "-o", tmp_path / "good.txt", "-o", bad)
        assert (said.code, said.out) == (2, "")
        assert why in said.err
    assert [path.name for path in tmp_path.iterdir()] == ["b.svg"]


def test_the_plot_has_a_bar_per_seat_and_a_dot_per_card(prompt: Prompt, tmp_path: Path) -> None:
    prompt("sim", *SMALL, "-o", tmp_path / "plot.svg")
    drawing = ET.parse(tmp_path / "plot.svg").getroot()
    svg = "{http://www.w3.org/2000/svg}"
    assert len([box for box in drawing.iter(f"{svg}rect") if box.get("class") == "w"]) == 3
    dots = list(drawing.iter(f"{svg}circle"))
    report = prompt("sim", *SMALL, "--json").json
    assert isinstance(report, dict)
    taken = [card for card in report["cards"] if card["take_rate"] > 0]
    assert len(dots) == len(taken)
    for dot in dots:
        assert 0 <= float(dot.get("cx", "-1")) <= 860
        assert 0 <= float(dot.get("cy", "-1")) <= 560


def test_bench_prints_its_measurements(prompt: Prompt) -> None:
    found = prompt("bench", "--seconds", "0.01", "--json").json
    assert isinstance(found, dict)
    assert list(found) == ["compiled", "decisions_per_second", "copy_us", "python"]
    assert set(found["decisions_per_second"]) == {"2", "4"}
    assert min(found["decisions_per_second"].values()) > 0
    assert "decisions/s" in prompt("bench", "--seconds", "0.01").out
