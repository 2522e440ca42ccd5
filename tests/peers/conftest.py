"""The peers' own suites and ours on every game, with the test game whose seats decide at the same time."""

import pytest


@pytest.fixture(autouse=True)
def every_game(tiny_is_known: None) -> None:
    """The test game is one of them."""
