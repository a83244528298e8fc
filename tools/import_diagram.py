"""Draws the diagram of imports between the packages, from the imports in the code.

python tools/import_diagram.py     updates the diagram in docs/architecture.md
"""

from __future__ import annotations

import re
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "architecture.md"
BLOCK = re.compile(r"```mermaid\n.*?```\n", re.DOTALL)
PACKAGE = "firstgiants"


def room_imports() -> dict[str, list[str]]:
    """For each room, the rooms that its modules import from."""
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    rooms = sorted(child.split(".")[1] for child in graph.find_children(PACKAGE))
    return {
        importer: [
            imported
            for imported in rooms
            if imported != importer
            and graph.direct_import_exists(
                importer=f"{PACKAGE}.{importer}",
                imported=f"{PACKAGE}.{imported}",
                as_packages=True,
            )
        ]
        for importer in rooms
    }


def diagram() -> str:
    lines = [
        f"  {importer} --> {' & '.join(imported)}" if imported else f"  {importer}"
        for importer, imported in room_imports().items()
    ]
    return "\n".join(["```mermaid", "flowchart TD", *lines, "```", ""])


def updated(page: str) -> str:
    """The page with the current diagram."""
    return BLOCK.sub(lambda _: diagram(), page, count=1)


def main() -> None:
    PAGE.write_text(updated(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
