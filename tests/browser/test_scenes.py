"""Every page and state, at a desk, on a phone and enlarged twofold: access, fingers, layout."""

from __future__ import annotations

import pytest

from .conftest import DESK, PHONE, Open
from .facts import layout, out_of_reach, small_targets, violations
from .scenes import ONLY, SCENES

# A window of 1440 × 900 in which everything is shown twice as large has room for this.
ENLARGED = {"width": 720, "height": 450}
SIZES = {"desk": DESK, "phone": PHONE, "enlarged": ENLARGED}


@pytest.fixture
def motion() -> bool:
    """Still pictures are measured here."""
    return False


@pytest.mark.parametrize("scene", sorted(SCENES))
def test_scene(visit: Open, scene: str) -> None:
    page = SCENES[scene](visit)
    found: list[str] = []
    sizes = {name: size for name, size in SIZES.items() if ONLY.get(scene, name) == name}
    for name, size in sizes.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        found += [f"{name}: {one}" for one in layout(page)]
        if size is PHONE:
            found += [f"small: {one}" for one in small_targets(page)]
        if size is ENLARGED:
            found += [f"out of reach: {one}" for one in out_of_reach(page)]
    for name, size in sizes.items():
        if size is not ENLARGED:
            page.set_viewport_size(size)  # type: ignore[arg-type]
            found += [f"{name}: {one}" for one in violations(page)]
    if page.locator(".table").count():
        # Colour help gives the players other colours.
        page.evaluate("() => { document.documentElement.dataset.colourHelp = 'on' }")
        found += [f"colour help: {one}" for one in violations(page, "color-contrast")]
    assert not found, "\n".join(found)
