"""What all tests share."""

from pathlib import Path

import pytest
from hypothesis import settings

# A test says what is true, not how fast this machine is today.
settings.register_profile("house", deadline=None)
settings.load_profile("house")


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the project."""
    return Path(__file__).resolve().parent.parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: their driver keeps an event loop running in its process for good,
    and tests that start a loop of their own would find it there. Each worker keeps the order.
    """
    items.sort(key=lambda item: "browser" in item.path.parts)
