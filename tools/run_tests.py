"""Run the tests of one part or of all (`make test PART=…`), and close with one sentence.

A part that fails does not keep the next one from running. The exit code is 1 if any failed.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time

# More at a time than cores: tests of servers and of pages often wait.
SERVER = ["-n", "6", "--dist", "worksteal"]
BROWSER = ["-n", "3", "--dist", "worksteal"]
PARTS = {
    "rules": [[*SERVER, "tests/rules", "tests/engine"]],
    "server": [[*SERVER, "tests/server", "tests/chaos"]],
    "browser": [[*BROWSER, "tests/browser"]],
    "": [[*SERVER, "--ignore=tests/browser"], [*BROWSER, "tests/browser"]],
}
NO_TESTS = 5
"""pytest's exit code when PYTEST_ARGS select nothing in a part."""


def run(arguments: list[str]) -> tuple[int, str]:
    """The exit code of pytest, and its closing line; prints all that pytest prints."""
    closing = ""
    with subprocess.Popen(
        [sys.executable, "-m", "pytest", *arguments], stdout=subprocess.PIPE, text=True
    ) as tests:
        assert tests.stdout is not None
        for line in tests.stdout:
            print(line, end="", flush=True)
            if re.search(r"(passed|failed|error|no tests ran).* in [\d.]+s\b", line):
                closing = line
    return tests.returncode, closing


def count(closings: list[str], what: str) -> int:
    return sum(int(n) for line in closings for n in re.findall(rf"(\d+) {what}\b", line))


def duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


def sentence(codes: list[int], closings: list[str], seconds: float) -> str:
    """How many passed, how long it took, and what to do after a failure."""
    passed = count(closings, "passed")
    tests = "test" if passed == 1 else "tests"
    took = f"{passed} {tests} passed in {duration(seconds)}"
    if not any(codes):
        return f"{took}: all is well."
    wrong = count(closings, "failed") + count(closings, "errors?")
    if not wrong:
        return f"{took}, but pytest stopped early: read the error above."
    return (
        f"{took}, {wrong} failed: run one again with .venv/bin/pytest and its name,"
        " which a line above gives after FAILED or ERROR."
    )


def main(part: str, more: list[str]) -> int:
    if part not in PARTS:
        known = ", ".join(name for name in PARTS if name)
        print(f"There is no part {part!r}: PART is one of {known}, or left out for all tests.")
        return 2
    begin = time.monotonic()
    results = [run([*arguments, *more]) for arguments in PARTS[part]]
    codes = [0 if code == NO_TESTS and more else code for code, _ in results]
    print(sentence(codes, [closing for _, closing in results], time.monotonic() - begin))
    return int(any(codes))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
