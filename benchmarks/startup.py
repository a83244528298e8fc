"""How long Python takes to import First Giants, and the command to show its help.

Installs the wheel that `make dist` has built into a separate environment: without the web stack,
with compiled bytecode, as pip does. The table has the times of whole processes, in which the
interpreter's own start is included.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from statistics import median

from .results import BIN, ROOT, STARTUP, facts, verdict

ROUNDS = 25
IMPORT_GOAL_MS = 60.0
HELP_GOAL_MS = 150.0


@dataclass(frozen=True)
class Start:
    """The median over the rounds, in milliseconds."""

    wall_ms: float
    cpu_ms: float


def measure() -> str:
    wheels = sorted((ROOT / "dist").glob("*.whl"))
    if not wheels:
        sys.exit("There is no wheel in dist/; run: make dist")
    with tempfile.TemporaryDirectory() as folder:
        environment = f"{folder}/env"
        uv = [str(BIN / "uv"), "--quiet"]
        subprocess.run([*uv, "venv", "--python", sys.executable, environment], check=True)
        python = f"{environment}/bin/python"
        install = [*uv, "pip", "install", "--compile-bytecode", "--python", python]
        locked = ["-c", str(ROOT / "requirements" / "dev.txt")]
        subprocess.run([*install, *locked, str(wheels[-1])], check=True)
        commands = {
            "python": [python, "-c", "pass"],
            "import": [python, "-c", "import firstgiants"],
            "game": [python, "-c", "from firstgiants import Game"],
            "help": [f"{environment}/bin/firstgiants", "--help"],
        }
        return report({name: time_starts(command) for name, command in commands.items()})


def time_starts(command: list[str]) -> Start:
    """After one start that warms the caches of the disk."""
    walls, cpus = [], []
    for _ in range(ROUNDS + 1):
        before, start = _cpu_s(), time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
        walls.append(time.perf_counter() - start)
        cpus.append(_cpu_s() - before)
    return Start(1000 * median(walls[1:]), 1000 * median(cpus[1:]))


def _cpu_s() -> float:
    """The processor time of all processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def report(starts: dict[str, Start]) -> str:
    names = {
        "python": "an empty program",
        "import": "`import firstgiants`",
        "game": "`from firstgiants import Game`",
        "help": "`firstgiants --help`",
    }
    rows = [f"| {names[k]} | {s.wall_ms:.0f} | {s.cpu_ms:.0f} |" for k, s in starts.items()]
    empty = starts["python"]
    goals = []
    for name, goal, base in (
        ("import", IMPORT_GOAL_MS, empty),
        ("game", IMPORT_GOAL_MS, empty),
        ("help", HELP_GOAL_MS, None),
    ):
        wall = starts[name].wall_ms - (base.wall_ms if base else 0)
        more = " more than an empty program" if base else ""
        met = wall < goal
        goal_name = f"{names[name]}, less than {goal:.0f} ms{more}"
        goals.append(verdict(goal_name, f"{wall:.0f} ms", met=met, missed_by=wall / goal - 1))
    return "\n".join(
        [
            STARTUP,
            "",
            f"A new process each time, median of {ROUNDS}; the core of the wheel is installed.",
            "`make dist` and `.venv/bin/python -m benchmarks.run startup` measure it.",
            "",
            *facts(),
            "",
            "| process | ms | ms of CPU time |",
            "| --- | ---: | ---: |",
            *rows,
            "",
            "Goals:",
            "",
            *goals,
            "",
        ]
    )
