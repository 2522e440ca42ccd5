"""Databases for the tests of the server, and an end to every wait."""

import asyncio
import functools
import inspect
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.postgres import cluster

HERE = Path(__file__).parent
PATIENCE = 600
"""Seconds for one test. What waits in a loop is stopped from inside that loop, where nothing can swallow it."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    with cluster() as address:
        yield address


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and HERE in item.path.parents and inspect.iscoroutinefunction(item.obj):
            item.obj = bounded(item.obj)


def bounded(test: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    @functools.wraps(test)
    async def stopped_in_time(*args: Any, **kwargs: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            await test(*args, **kwargs)

    return stopped_in_time
