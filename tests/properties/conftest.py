"""The test game is at the tables only while properties are tried."""

import pytest

import regnum
from regnum.games.registry import GAMES


@pytest.fixture(autouse=True)
def tiny_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    if not regnum.COMPILED:
        from kernel.tiny.game import TINY

        monkeypatch.setitem(GAMES, TINY.id, TINY)
