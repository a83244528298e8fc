"""One PostgreSQL for the tests that leave it running."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.chaos.processes import Postgres, closing


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    server = Postgres(tmp_path_factory.mktemp("postgres"))
    with closing(server):
        yield server


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    """The URL of an empty database."""
    return postgres.new_database()
