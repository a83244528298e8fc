"""Fixtures and hooks for all tests."""

import gc
import os
from pathlib import Path

import pytest
from hypothesis import settings

from tests import exploring

# Until all tests are imported: there is nothing to free yet, and the search for it takes long.
gc.disable()

# Tests do not depend on the speed of the machine.
settings.register_profile(exploring.HOUSE, deadline=None)
settings.register_profile(exploring.QUICK, deadline=None)
settings.register_profile(
    exploring.EXPLORE, deadline=None, max_examples=exploring.EXAMPLES, derandomize=False
)
settings.load_profile(exploring.HOUSE)


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the project."""
    return Path(__file__).resolve().parent.parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the browser tests last: Playwright leaves an event loop running in its process, which
    breaks tests that start a loop. Each worker keeps the order.

    Begin with tests that are marked `long`: one that begins last is waited for by all workers.
    """
    items.sort(key=lambda item: "browser" in item.path.parts)
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    items[:] = _long_ones_first(items, workers)


def _long_ones_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """`--dist worksteal` gives each worker a part of the list: each part begins with long tests."""
    long = [item for item in items if item.get_closest_marker("long")]
    rest = [item for item in items if not item.get_closest_marker("long")]
    ordered: list[pytest.Item] = []
    for worker in range(workers):
        begin = long[worker::workers]
        size = (len(items) - len(ordered)) // (workers - worker)
        more = max(0, size - len(begin))
        ordered += begin + rest[:more]
        del rest[:more]
    assert len(ordered) == len(items)
    return ordered


def pytest_collection_finish() -> None:
    """Keep what was imported out of every later collection."""
    gc.freeze()
    gc.enable()


def pytest_runtest_setup() -> None:
    exploring.LastGame.game = None


def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    """In `make explore`, save the game in which a property failed."""
    failed = call.excinfo is not None and isinstance(call.excinfo.value, Exception)
    if failed and exploring.is_exploring() and exploring.LastGame.game is not None:
        path = exploring.keep(item.name.partition("[")[0], exploring.LastGame.game)
        item.add_report_section(
            "call", "found", f"The game is in {path}; it is a test from now on."
        )
