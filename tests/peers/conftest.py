"""The peers' own suites and ours on every game, with the test game whose seats decide at the same time."""

import pytest

import regnum
from regnum.games.registry import GAMES


@pytest.fixture(autouse=True)
def tiny_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled classes can have no interpreted subclasses, so it is there with the pure engine only."""
    if not regnum.COMPILED:
        from kernel.tiny.game import TINY

        monkeypatch.setitem(GAMES, TINY.id, TINY)
