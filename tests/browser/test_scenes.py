"""Every page and state, on a desktop, on a phone and at 200 %: accessibility, targets, layout."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from . import meeting_scenes, workshop_scenes  # noqa: F401 - they add their scenes
from .conftest import DESK, PHONE, Open
from .facts import hard_wired, layout, out_of_reach, small_targets, unexplained, violations
from .hands import wait_asked
from .pages import go, resize
from .scenes import ONLY, SCENES
from .seating import KINDS

# The viewport of a window of 1440 × 900 at 200 %.
ENLARGED = {"width": 720, "height": 450}
# To lay a table out again takes longest: all is asked at one size before the next.
SIZES = {"desk": DESK, "enlarged": ENLARGED, "phone": PHONE}


@pytest.fixture
def motion() -> bool:
    """Turn animations off, because this module measures still pages."""
    return False


def in_a_longer_language(page: Page) -> list[str]:
    """Text of a table that no catalog has, or that a longer language would cut off."""
    go(page, f"/t/{page.url.rsplit('/', 1)[1]}?pseudo")
    wait_asked(page)
    found: list[str] = []
    for size in (PHONE, DESK):
        resize(page, size)
        # A small card's Size is shown by its bones; the word beside them gives way.
        cut = [one for one in layout(page) if "span.band > span.word" not in one]
        found += [f"longer: {one}" for one in (*hard_wired(page), *cut)]
    return found


@pytest.mark.parametrize("scene", sorted(SCENES))
def test_scene(visit: Open, scene: str) -> None:
    page = SCENES[scene](visit)
    found: list[str] = []
    sizes = {name: size for name, size in SIZES.items() if ONLY.get(scene, name) == name}
    for name, size in sizes.items():
        resize(page, size)
        found += [f"{name}: {one}" for one in (*layout(page), *unexplained(page))]
        if size is PHONE:
            found += [f"small: {one}" for one in small_targets(page)]
        if size is ENLARGED:
            found += [f"out of reach: {one}" for one in out_of_reach(page)]
        else:
            found += [f"{name}: {one}" for one in violations(page)]
    if page.locator(".table").count():
        # Colour help gives the players other colours.
        page.evaluate("() => { document.documentElement.dataset.colourHelp = 'on' }")
        found += [f"colour help: {one}" for one in violations(page, "color-contrast")]
    if scene.removeprefix("asked_") in KINDS:
        found += in_a_longer_language(page)
    assert not found, "\n".join(found)
