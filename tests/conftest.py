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
