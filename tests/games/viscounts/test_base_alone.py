"""Viscounts alone holds nothing of the games that are played together by its rules."""

from pathlib import Path

import msgspec
import pytest

import regnum
from regnum.kernel.core.machine import FIELDS
from regnum.kernel.saves import Saved

pytestmark = pytest.mark.both_builds

SAVED = Path(__file__).parent / "before_modes.save"
"""A game in its course, saved before there was any mode."""


def test_a_game_saved_before_the_modes_goes_on_and_its_table_is_written_as_it_was() -> None:
    saved = msgspec.json.decode(SAVED.read_bytes(), type=Saved)
    fields = msgspec.msgpack.decode(saved.state, type=list)[FIELDS]
    t = regnum.load(SAVED.read_text(encoding="utf-8"))
    assert t.step == saved.step and not t.over
    assert t.core.dump_fields() == fields
    assert regnum.game_of("viscounts").load([*t.core.dump()[:FIELDS], fields], t.options).dump_fields() == fields


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nothing_of_the_overlord_is_in_views(seats: int) -> None:
    view = regnum.new("viscounts", seats, 1).view(0)
    named = {name.partition(".")[0] for part in ("places", "values", "rows", "sets") for name in view[part]}
    assert "overlord" not in named and "seat0" in named
