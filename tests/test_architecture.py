"""The pages about the architecture match the code."""

import re
from pathlib import Path

import pytest

from firstgiants.server.store import schema
from tools import import_diagram


@pytest.fixture(scope="module")
def page() -> str:
    return import_diagram.PAGE.read_text(encoding="utf-8")


def test_the_diagram_shows_the_real_imports(page: str) -> None:
    """To update the diagram: python tools/import_diagram.py"""
    assert import_diagram.diagram() in page
    assert import_diagram.updated(page) == page


def table_below(page: str, heading: str) -> list[str]:
    """The first cells of the first table below a heading."""
    section = page.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| (.+?) \|", section, re.MULTILINE)[2:]


@pytest.mark.parametrize(
    ("file", "heading"),
    [("docs/architecture.md", "The rooms"), ("CONTRIBUTING.md", "Where things live")],
)
def test_every_room_is_named_and_no_other(file: str, heading: str, root: Path) -> None:
    cells = table_below((root / file).read_text(encoding="utf-8"), heading)
    rooms = re.findall(r"`([a-z/]+)`", " ".join(cells))
    assert sorted(rooms) == sorted(import_diagram.room_imports())


def test_contributing_says_which_rooms_a_room_imports(root: Path) -> None:
    text = (root / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([a-z]+)` \|.*\| (.+?) \|$", text, re.MULTILINE)
    said = {room: re.findall("`([a-z]+)`", allowed) for room, allowed in rows}
    real = import_diagram.room_imports()
    assert said.pop("cli") == []  # all of them
    assert {room: sorted(allowed) for room, allowed in said.items()} == {
        room: imported for room, imported in real.items() if room != "cli"
    }


def test_every_database_table_is_named_and_no_other(page: str) -> None:
    named = re.findall(r"`(\w+)`", " ".join(table_below(page, "The data model")))
    assert sorted(named) == sorted(schema.metadata.tables)
