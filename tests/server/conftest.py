"""Databases for the tests of the server, an end to every wait, and the same chance every time."""

import asyncio
import functools
import inspect
import itertools
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from regnum.bots import bot
from regnum.server.sagas import house
from regnum.server.tables import bots, branching, hall
from server.postgres import cluster

HERE = Path(__file__).parent
PATIENCE = 600
"""Seconds for one test. What waits in a loop is stopped from inside that loop, where nothing can swallow it."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    with cluster() as address:
        yield address


@pytest.fixture(autouse=True)
def dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of this process are dealt, and its bots think, in every run with the same seeds, one after the other."""
    numbers, dice = itertools.count(), random.Random(1)
    for module in (hall, branching, house):
        monkeypatch.setattr(module, "secret_seed", lambda: f"{next(numbers):032x}")
    for module in (bots, bot):
        drawn = SimpleNamespace(
            token_hex=lambda n: dice.randbytes(n).hex(), choice=dice.choice, randbits=dice.getrandbits
        )
        monkeypatch.setattr(module, "secrets", drawn)


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
