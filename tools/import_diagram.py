"""Draws which room of the package imports which, from the imports themselves.

python tools/import_diagram.py     writes the diagram into docs/architecture.md
"""

from __future__ import annotations

import re
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "architecture.md"
BLOCK = re.compile(r"```mermaid\n.*?```\n", re.DOTALL)
PACKAGE = "firstgiants"
LEFT_OUT = {"_native"}
"""The compiled copy of modules that are in the diagram already."""


def room_imports() -> dict[str, list[str]]:
    """Every room, with the rooms from which any of its modules imports something."""
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    rooms = sorted(child.split(".")[1] for child in graph.find_children(PACKAGE))
    rooms = [room for room in rooms if room not in LEFT_OUT]
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


def renewed(page: str) -> str:
    """The page with the diagram as it should be."""
    return BLOCK.sub(lambda _: diagram(), page, count=1)


def main() -> None:
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
