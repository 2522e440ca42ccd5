"""Databases for the tests of the server."""

from collections.abc import Iterator

import pytest

from server.postgres import cluster


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server."""
    with cluster(tmp_path_factory.mktemp("postgres")) as address:
        yield address
