"""Writes the sections of RESULTS.md, and describes the machine."""

from __future__ import annotations

import argparse
import os
import platform
import re
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
RESULTS = ROOT / "benchmarks" / "RESULTS.md"

ENGINE = "## The engine"
FROM_PYTHON = "## Called from Python"
ENVIRONMENTS = "## The environments for learning"
SEARCH = "## The search"
ANSWERS = "## How long a bot thinks"
STARTUP = "## Starting"
LOAD = "## The server under load"
ATTACK = "## The server under attack"
SCALE = "## How far it scales"
LEARNING = "## An agent that learns"
BOT_SCALE = "## The levels on the scale of people"
REVIEWS = "## Reviews"
FAIRNESS = "## Luck and skill"
GENERAL = "## The general model"
CHANCES = "## Chances that come true"
LEVEL_STEPS = "## The levels on other decks"
CHAMPION = "## The strongest bot and the first edition"
BALANCE = "## The balance of `founders`"
WEB = "## The web pages"
ORDER = (
    *(ENGINE, FROM_PYTHON, ENVIRONMENTS, LEARNING, SEARCH, ANSWERS, STARTUP),
    *(
        BOT_SCALE,
        REVIEWS,
        FAIRNESS,
        CHAMPION,
        GENERAL,
        LEVEL_STEPS,
        CHANCES,
        LOAD,
        SCALE,
        ATTACK,
        BALANCE,
        WEB,
    ),
)

HEAD = """# How fast it is

Each section names the command that writes it; its figures come from one run. The text says so
where figures of another run were added by hand.
"""


def with_section(page: str, text: str) -> str:
    """The page with this section, which begins with its heading, added or replaced. Sections that
    no benchmark writes stay at the end."""
    parts = {
        part.partition("\n")[0]: part.strip() + "\n"
        for part in re.split(r"(?m)^(?=## )", page)
        if part.startswith("## ")
    }
    heading = text.partition("\n")[0]
    assert heading in ORDER, heading
    parts[heading] = text.strip() + "\n"
    others = [one for one in parts if one not in ORDER]
    return "\n".join([HEAD, *(parts[one] for one in (*ORDER, *others) if one in parts)])


def write_section(text: str) -> None:
    page = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else ""
    RESULTS.write_text(with_section(page, text), encoding="utf-8")


def play_or_report(
    about: str | None,
    play: Callable[[Path, int], None],
    report: Callable[[Path], str],
    *,
    games: int,
    each: str,
) -> None:
    """The command of a benchmark in two steps: `play` keeps its games in a folder, `report` writes
    the section from them. ``games`` is how many each of what ``each`` names gets."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("step", choices=["play", "report"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=games, help=f"for each {each}")
    options = parser.parse_args()
    if options.step == "play":
        play(options.folder, options.games)
    else:
        write_section(report(options.folder))


def facts() -> list[str]:
    """The machine, the date, and how busy the machine was."""
    return [
        f"- machine: {machine()}",
        f"- date: {datetime.now(UTC):%Y-%m-%d}",
        f"- load average at the end: {os.getloadavg()[0]:.1f} (this run alone makes 1)",
    ]


def machine() -> str:
    """One line with the CPU, the system and the Python version."""
    processor = platform.processor() or platform.machine()
    try:
        info = Path("/proc/cpuinfo").read_text()
    except OSError:
        info = ""
    for line in info.splitlines():
        if line.startswith("model name"):
            processor = line.split(":", 1)[1].strip()
            break
    system = f"{platform.system()} {platform.machine()}"
    return f"{processor}, {os.cpu_count()} cores, {system}, CPython {platform.python_version()}"


def whole(number: float) -> str:
    return f"{number:,.0f}"


def times(ratio: float) -> str:
    return f"{ratio:,.0f}×" if ratio >= 10 else f"{ratio:.2g}×"


def verdict(name: str, value: str, *, met: bool, missed_by: float) -> str:
    end = "met" if met else f"missed by {missed_by:.0%}"
    return f"- {name}: {value} – {end}"


def run_by_peers(module: str, *args: str) -> bytes:
    """Run a module of this folder in the peers' environment and return its output. Creates that
    environment if needed, separate from our locked packages."""
    home = ROOT / ".venv-bench"
    uv = str(BIN / "uv")
    python = str(home / "bin" / "python")
    if not home.exists():
        subprocess.run([uv, "--quiet", "venv", "--python", sys.executable, home], check=True)
    wanted = ["-r", str(ROOT / "benchmarks" / "peers.txt")]
    subprocess.run([uv, "--quiet", "pip", "install", "--python", python, *wanted], check=True)
    command = [python, "-m", f"benchmarks.{module}", *args]
    return subprocess.run(command, stdout=subprocess.PIPE, check=True, cwd=ROOT).stdout
