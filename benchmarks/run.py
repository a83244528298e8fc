"""Measures engine, search and bots on one core; prints the results and writes RESULTS.md.

    make bench
    .venv/bin/python -m benchmarks.run search answers

The second command measures only some sections. Our code runs in .venv, the other libraries in
.venv-bench, so that they do not affect our locked packages. The engine must be built as for a
release, which `make bench` does.
"""

from __future__ import annotations

import sys

from firstgiants.engine.loader import NATIVE
from tools import build_native

from .answers import measure as measure_answers
from .engine import measure as measure_engine
from .environments import measure as measure_environments
from .from_python import measure as measure_from_python
from .results import ROOT, write_section
from .search import measure as measure_search
from .startup import measure as measure_startup

SECTIONS = {
    "engine": measure_engine,
    "python": measure_from_python,
    "environments": measure_environments,
    "search": measure_search,
    "answers": measure_answers,
    "startup": measure_startup,
}


def main() -> None:
    wanted = sys.argv[1:] or list(SECTIONS)
    if unknown := [name for name in wanted if name not in SECTIONS]:
        sys.exit(f"There is no section {unknown[0]}; there are: {', '.join(SECTIONS)}.")
    engine = ROOT / build_native.ENGINE
    native = engine / NATIVE
    if build_native.can_profile() and not build_native.is_fresh(engine, native, profile=True):
        sys.exit(
            "The engine is not built as for a release; run: "
            ".venv/bin/python tools/build_native.py --profile"
        )
    for name in wanted:
        print(f"Measuring: {name} …", file=sys.stderr, flush=True)
        text = SECTIONS[name]()
        write_section(text)
        print(text)


if __name__ == "__main__":
    main()
