"""What must hold on every page and in every state; `facts.js` measures, axe checks for access."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

FACTS = Path(__file__).with_name("facts.js")
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
LEAST_TARGET = 40


def _facts(page: Page, what: str) -> Any:
    if not page.evaluate("() => 'facts' in window"):
        page.evaluate(FACTS.read_text())
    return page.evaluate(f"() => facts.{what}")


def _measured(page: Page, what: str) -> list[str]:
    found: list[str] = _facts(page, what)
    return found


def layout(page: Page) -> list[str]:
    """Words cut off, parts of the table over one another, scrolling sideways."""
    return _measured(page, "layout()")


def small_targets(page: Page) -> list[str]:
    """What a finger would miss."""
    return _measured(page, f"small({LEAST_TARGET})")


def out_of_reach(page: Page) -> list[str]:
    """What cannot be brought into view."""
    return _measured(page, "outOfReach()")


def hard_wired(page: Page, data: str = "") -> list[str]:
    """Words that did not come from the catalogs, in the made-up language of `?pseudo`; what lies
    in `data` (a selector) did not have to."""
    return _measured(page, f"hardWired({json.dumps(data)})")


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds; with rules, only what they find. Drawings are gone afterwards."""
    _facts(page, "settled()")
    _facts(page, "emptyDrawings()")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text() + "; undefined")
    # Only what is wrong is wanted: what passes takes longest to tell.
    wanted: dict[str, Any] = {"resultTypes": ["violations"], "preload": False}
    if rules:
        wanted["runOnly"] = list(rules)
    found: list[dict[str, Any]] = page.evaluate(
        "(wanted) => axe.run(wanted).then((result) => result.violations)", wanted
    )
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]
