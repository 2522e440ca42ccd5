"""A base game alone holds nothing of the games that are played together by its rules."""

from pathlib import Path

import msgspec
import pytest

import regnum
from regnum.kernel.core.machine import FIELDS
from regnum.kernel.saves import Saved

pytestmark = pytest.mark.both_builds

MODULES = {"architects": "plans", "paladins": "overlord", "viscounts": "overlord"}
"""The games that have modes, and the module that each of them has for the game together."""


def saved_before_modes(game: str) -> Path:
    """A game in its course, saved before there was any mode."""
    return Path(__file__).parent / game / "before_modes.save"


@pytest.mark.parametrize("game", MODULES)
def test_a_game_saved_before_the_modes_goes_on_and_its_table_is_written_as_it_was(game: str) -> None:
    text = saved_before_modes(game).read_text(encoding="utf-8")
    saved = msgspec.json.decode(text, type=Saved)
    fields = msgspec.msgpack.decode(saved.state, type=list)[FIELDS]
    t = regnum.load(text)
    assert t.step == saved.step and not t.over
    assert t.core.dump_fields() == fields
    assert regnum.game_of(game).load([*t.core.dump()[:FIELDS], fields], t.options).dump_fields() == fields


@pytest.mark.parametrize("game", MODULES)
def test_nothing_of_the_overlord_is_in_views(game: str) -> None:
    low, high = regnum.game_of(game).seats
    for seats in range(low, high + 1):
        view = regnum.new(game, seats, 1).view(0)
        named = {name.partition(".")[0] for part in ("places", "values", "rows", "sets") for name in view[part]}
        assert MODULES[game] not in named and "seat0" in named


def test_the_game_saved_before_the_modes_can_be_played_to_its_end() -> None:
    t = regnum.load(saved_before_modes("paladins").read_text(encoding="utf-8"))
    while not t.over:
        t.play(t.pending[0].options[-1], seat=t.pending[0].seat)
    assert t.result is not None and t.result.team is None
