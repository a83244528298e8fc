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
def test_only_rooms_that_exist_are_named(file: str, heading: str, root: Path) -> None:
    cells = table_below((root / file).read_text(encoding="utf-8"), heading)
    rooms = re.findall(r"`([a-z/]+)`", " ".join(cells))
    assert len(rooms) > 6
    assert [name for name in rooms if not (root / "src" / "firstgiants" / name).is_dir()] == []


def test_only_database_tables_that_exist_are_named(page: str) -> None:
    named = re.findall(r"`(\w+)`", " ".join(table_below(page, "The data model")))
    assert len(named) > 8
    assert [name for name in named if name not in schema.metadata.tables] == []
