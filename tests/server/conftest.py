"""Fixtures of the server's tests."""

from collections.abc import Iterator

import pytest


@pytest.fixture
def short_games() -> Iterator[None]:
    """Games end soon: for tests that play whole games only to see what follows."""
    from .two_worlds import short_deck  # slow to load, and every worker of pytest reads this file

    with short_deck():
        yield
