"""Checks for every page and state: `facts.js` measures the layout, axe checks accessibility."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from .pages import settled

FACTS = Path(__file__).with_name("facts.js")
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
LEAST_TARGET = 40


def _facts(page: Page, what: str) -> Any:
    settled(page)
    if not page.evaluate("() => 'facts' in window"):
        page.evaluate(FACTS.read_text())
    return page.evaluate(f"() => facts.{what}")


def _measured(page: Page, what: str) -> list[str]:
    found: list[str] = _facts(page, what)
    return found


def layout(page: Page) -> list[str]:
    """Text that is cut off, overlapping parts of the table, horizontal scrolling."""
    return _measured(page, "layout()")


def unexplained(page: Page) -> list[str]:
    """Signs of the table that neither a tooltip nor a word beside them explains."""
    return _measured(page, "unexplained()")


def small_targets(page: Page) -> list[str]:
    """Targets that are too small for a finger."""
    return _measured(page, f"small({LEAST_TARGET})")


def out_of_reach(page: Page) -> list[str]:
    """Parts that cannot be scrolled into view."""
    return _measured(page, "outOfReach()")


def hard_wired(page: Page, data: str = "") -> list[str]:
    """Text that does not come from the catalogs, found with the pseudo-language of `?pseudo`. Text
    inside `data` (a selector) is allowed."""
    return _measured(page, f"hardWired({json.dumps(data)})")


def violations(page: Page, *rules: str) -> list[str]:
    """The violations that axe finds, of all rules or of some: in the modal dialog if one is open,
    because nobody can reach the page behind it. Removes the drawings first."""
    _facts(page, "emptyDrawings()")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text() + "; undefined")
    # Reporting the passes as well would take longest.
    wanted: dict[str, Any] = {"reporter": "no-passes", "preload": False}
    if rules:
        wanted["runOnly"] = list(rules)
    found: list[dict[str, Any]] = page.evaluate(
        """(wanted) => axe.run(document.querySelector('dialog:modal') ?? document, wanted)
          .then((result) => result.violations)""",
        wanted,
    )
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]
