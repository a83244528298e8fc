"""Parts of the documentation site that come from the web app: fonts, colours, fossils."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from firstgiants import load_deck

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "src" / "firstgiants" / "web_dist"
TOKENS = ROOT / "web" / "src" / "styles" / "tokens.css"
FACE = re.compile(r"@font-face\{[^}]*\}")
FILE = re.compile(r"url\(/assets/([^)]+)\)")
UNUSED = ("cyrillic", "greek", "vietnamese")
"""Alphabets that no page is written in."""
EDGE = re.compile(r"^  (\w+)(?: --> ([\w &]+))?$", re.MULTILINE)
CARD_ROW = re.compile(r"^\| \*\*(?P<name>.+?)\*\* \|", re.MULTILINE)


def copy_web_parts(folder: Path) -> None:
    """Copy colours, fonts and the icon of the web app. Without a built web app the pages are set
    in the reader's own fonts."""
    folder.mkdir(parents=True)
    shutil.copy(TOKENS, folder / "tokens.css")
    faces: list[str] = []
    for sheet in sorted(WEB.glob("assets/index-*.css")):
        faces += FACE.findall(sheet.read_text(encoding="utf-8"))
    used = [face for face in faces if not any(name in face for name in UNUSED)]
    (folder / "fonts.css").write_text(FILE.sub(r"url(\1)", "\n".join(used)), encoding="utf-8")
    files = {name for face in used for name in FILE.findall(face)}
    for path in [*(WEB / "assets" / name for name in sorted(files)), WEB / "favicon.svg"]:
        if path.exists():
            shutil.copy(path, folder / path.name)


def copy_fossils(folder: Path) -> dict[str, str]:
    """Copy the pictures of the built-in deck's cards; returns their paths by the card's name."""
    folder.mkdir()
    found: dict[str, str] = {}
    for card in load_deck("founders").cards:
        for path in WEB.glob(f"assets/fossil-{card.id}-small-*.svg"):
            shutil.copy(path, folder / f"{card.id}.svg")
            found[card.name] = f"fossils/{card.id}.svg"
    return found


def with_pictures(page: Path, pictures: dict[str, str]) -> str:
    """The catalogue of cards with a picture before each name."""

    def row(found: re.Match[str]) -> str:
        address = pictures.get(found["name"])
        picture = f"![]({address}) " if address else ""
        return f"| {picture}**{found['name']}** |"

    return CARD_ROW.sub(row, page.read_text(encoding="utf-8"))


def imports_table(diagram: str) -> str:
    """A Mermaid diagram of imports as a table: drawing it would take a large script."""
    rows = [
        f"| `{importer}` | {', '.join(f'`{name}`' for name in imported.split(' & ') if name)} |"
        for importer, imported in EDGE.findall(diagram)
    ]
    return "\n".join(["| room | imports |", "| --- | --- |", *rows])
