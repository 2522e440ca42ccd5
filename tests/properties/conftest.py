"""The test game is at the tables only while properties are tried."""

import pytest


@pytest.fixture(autouse=True)
def every_game(tiny_is_known: None) -> None:
    """The test game is one of them."""
