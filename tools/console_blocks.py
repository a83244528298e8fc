"""Keeps the terminal excerpts of the documentation true.

A fenced block ```console that begins with `$ firstgiants …` holds what that command prints in a
terminal of 80 columns.

    python tools/console_blocks.py          writes the blocks anew
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"```console\n\$ firstgiants (?P<args>[^\n]*)\n(?P<said>.*?)```", re.DOTALL)


def pages() -> list[Path]:
    return [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def run(args: str) -> str:
    """What the command prints, up to the first question it asks."""
    command = [sys.executable, "-c", "from firstgiants.cli.main import main; main()"]
    settings = {"COLUMNS": "80", "FIRSTGIANTS_PURE": "1", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
    environment = os.environ | settings
    said = subprocess.run(
        [*command, *shlex.split(args)],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    told = said.split("\n> ", 1)[0].rstrip("\n")
    return "".join(f"{line.rstrip()}\n" for line in told.splitlines())


def renewed(text: str) -> str:
    """The page with every block as it should be."""
    return BLOCK.sub(
        lambda block: f"```console\n$ firstgiants {block['args']}\n{run(block['args'])}```", text
    )


def main() -> None:
    for page in pages():
        text = page.read_text(encoding="utf-8")
        new = renewed(text)
        if new != text:
            page.write_text(new, encoding="utf-8")
            print(f"renewed {page.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
