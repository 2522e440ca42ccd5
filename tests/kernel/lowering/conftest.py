"""The lowering pass is at home on the pure engine: compiled frames can have no interpreted subclasses."""

from pathlib import Path

import pytest


@pytest.hookimpl(tryfirst=True)  # the marks are read when all tests are collected
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.pure_engine)
