"""Updates the terminal excerpts in the documentation.

A fenced block ```console that begins with `$ firstgiants …` contains the output of that command in
a terminal of 80 columns.

    python tools/console_blocks.py          runs the commands and rewrites the blocks
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BLOCK = re.compile(r"```console\n\$ firstgiants (?P<args>[^\n]*)\n(?P<output>.*?)```", re.DOTALL)


def pages() -> list[Path]:
    return [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def run(args: str) -> str:
    """The command's output, up to its first prompt."""
    command = [sys.executable, "-c", "from firstgiants.cli.main import main; main()"]
    settings = {"COLUMNS": "80", "FIRSTGIANTS_PURE": "1", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
    environment = os.environ | settings
    output = subprocess.run(
        [*command, *shlex.split(args)],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    until_prompt = output.split("\n> ", 1)[0].rstrip("\n")
    return "".join(f"{line.rstrip()}\n" for line in until_prompt.splitlines())


def updated(text: str) -> str:
    """The page with the current output in every block."""
    return BLOCK.sub(
        lambda block: f"```console\n$ firstgiants {block['args']}\n{run(block['args'])}```", text
    )


def main() -> None:
    for page in pages():
        text = page.read_text(encoding="utf-8")
        new = updated(text)
        if new != text:
            page.write_text(new, encoding="utf-8")
            print(f"updated {page.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
