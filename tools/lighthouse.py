"""Runs Lighthouse on the front page and on a table in mid-game, as desktop and as phone.

python tools/lighthouse.py [table]      (after `make dev`; needs Debian's chromium-headless-shell)

RUNS=3 reports the median of three visits, and writes the section of benchmarks/RESULTS.md if all
pages were visited. LIGHTHOUSE_REPORTS=folder saves Lighthouse's reports.

The first run installs Lighthouse into build/. Prints a table; the exit code is 1 if a score misses
its goal. The phone's performance is only reported.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, sync_playwright  # noqa: E402

from benchmarks.results import WEB, facts, verdict, write_section  # noqa: E402
from tests.browser.conftest import FLAGS, LiveServer, browser_path  # noqa: E402
from tests.browser.seating import asked  # noqa: E402

VERSION = "12.8.2"
FOLDER = ROOT / "build" / f"lighthouse-{VERSION}"
CATEGORIES = {
    "performance": "performance",
    "accessibility": "accessibility",
    "best-practices": "best practices",
}
DESK_PERFORMANCE = 95
ACCESSIBILITY = 100
RUNS = int(os.environ.get("RUNS", "1"))
RUNS_TO_KEEP = 3
METRICS = "LCP, s | total blocking time, ms | layout shift | CPU benchmark index"
HEAD = (
    f"| page | as | {' | '.join(CATEGORIES.values())} | {METRICS} |",
    f"| --- | --- {'| ---: ' * 7}|",
)

Visits = dict[tuple[str, str], dict[str, float]]
"""The scores and metrics by page and form, such as ("table", "desk")."""


def lighthouse() -> Path:
    """The Lighthouse command; installs it if it is missing."""
    command = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not command.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / "package.json").write_text('{"private": true}\n')
        quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        install = ["npm", "install", *quiet, f"lighthouse@{VERSION}"]
        subprocess.run(install, cwd=FOLDER, check=True)
    return command


def audit(command: Path, address: str, form: str) -> dict[str, float]:
    """The scores of one visit, and some of the metrics behind them."""
    done = subprocess.run(
        [
            "node",
            str(command),
            address,
            "--quiet",
            "--output=json",
            f"--only-categories={','.join(CATEGORIES)}",
            f"--chrome-flags=--headless {' '.join(FLAGS)}",
            *(["--preset=desktop"] if form == "desk" else []),
        ],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "CHROME_PATH": browser_path()},
    )
    report = json.loads(done.stdout)
    if "LIGHTHOUSE_REPORTS" in os.environ:
        folder = Path(os.environ["LIGHTHOUSE_REPORTS"])
        folder.mkdir(parents=True, exist_ok=True)
        page = "table" if "/t/" in address else "front"
        number = len(list(folder.glob(f"{page}-{form}-*.json"))) + 1
        (folder / f"{page}-{form}-{number}.json").write_text(done.stdout)
    scores: dict[str, float] = {
        name: 100 * (report["categories"][name]["score"] or 0) for name in CATEGORIES
    }
    audits = report["audits"]
    scores["lcp"] = audits["largest-contentful-paint"]["numericValue"] / 1000
    scores["blocked"] = audits["total-blocking-time"]["numericValue"]
    scores["shift"] = audits["cumulative-layout-shift"]["numericValue"]
    scores["index"] = report["environment"]["benchmarkIndex"]
    return scores


def table_of(server: LiveServer) -> str:
    """The address of a public table in mid-game."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=browser_path(), args=FLAGS)

        def visit(path: str = "/") -> Page:
            page = browser.new_page()
            page.goto(server.address + path)
            return page

        address: str = asked(visit, "turn").url
        browser.close()
        return address


def misses(form: str, scores: dict[str, float]) -> bool:
    """Whether a score is below its goal."""
    slow = form == "desk" and scores["performance"] < DESK_PERFORMANCE
    return slow or scores["accessibility"] < ACCESSIBILITY


def row(page: str, form: str, scores: dict[str, float]) -> str:
    cells = " | ".join(f"{scores[name]:.0f}" for name in CATEGORIES)
    more = "{lcp:.2f} | {blocked:.0f} | {shift:.4f} | {index:.0f}".format(**scores)
    return f"| {page} | {form} | {cells} | {more} |"


def section(visits: Visits) -> str:
    """What RESULTS.md says about these visits."""
    at_desk = [scores["performance"] for (_, form), scores in visits.items() if form == "desk"]
    least = min(scores["accessibility"] for scores in visits.values())
    lines = [
        WEB,
        "",
        f"`RUNS={RUNS} make lighthouse`: Lighthouse {VERSION} on the front page and on a table in",
        f"mid-game, the median of {RUNS} visits. This run makes a load of about 2.",
        "",
        *facts(),
        "",
        *HEAD,
        *(row(page, form, scores) for (page, form), scores in visits.items()),
        "",
        "Goals:",
        "",
        verdict(
            f"accessibility {ACCESSIBILITY} everywhere",
            f"{least:.0f}",
            met=least >= ACCESSIBILITY,
            missed_by=1 - least / ACCESSIBILITY,
        ),
        verdict(
            f"performance at a desk, at least {DESK_PERFORMANCE}",
            f"{min(at_desk):.0f}",
            met=min(at_desk) >= DESK_PERFORMANCE,
            missed_by=1 - min(at_desk) / DESK_PERFORMANCE,
        ),
    ]
    return "\n".join(lines)


def main() -> int:
    command = lighthouse()
    visits: Visits = {}
    with tempfile.TemporaryDirectory() as folder:
        server = LiveServer(Path(folder))
        try:
            pages = {"front page": f"{server.address}/", "table": table_of(server)}
            wanted = sys.argv[1:] or list(pages)
            if unknown := [name for name in wanted if name not in pages]:
                sys.exit(f"There is no page {unknown[0]!r}; there are: {', '.join(pages)}.")
            print(*HEAD, sep="\n")
            for page in wanted:
                for form in ("desk", "phone"):
                    runs = [audit(command, pages[page], form) for _ in range(RUNS)]
                    middle = {
                        name: statistics.median(run[name] for run in runs) for name in runs[0]
                    }
                    visits[page, form] = middle
                    print(row(page, form, middle), flush=True)
        finally:
            server.stop()
    # Not if another build of the pages is compared (docs/decisions/first-load.md).
    if RUNS >= RUNS_TO_KEEP and len(wanted) == len(pages) and "FIRSTGIANTS_WEB" not in os.environ:
        write_section(section(visits))
    return 1 if any(misses(form, scores) for (_, form), scores in visits.items()) else 0


if __name__ == "__main__":
    sys.exit(main())
