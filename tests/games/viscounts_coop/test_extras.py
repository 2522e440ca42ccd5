"""The six Heroes that the Tomesaga adds, where Viscounts is played together."""

import pytest

import regnum
from games.support import asked
from games.viscounts.support import has
from regnum.kernel.errors import BadScenario
from support import clause

from .support import table

pytestmark = pytest.mark.both_builds

SIX = {"hero_caroline", "hero_gisela", "hero_hugo", "hero_larena", "hero_samson", "hero_walaric"}


@clause("TOM-6.9")
def test_they_lie_among_the_heroes_where_the_option_says_so() -> None:
    def heroes(tomesaga: bool) -> set[str]:
        tables = [regnum.new("viscounts_coop", 4, seed, {"tomesaga_heroes": tomesaga}) for seed in range(30)]
        return {hero for t in tables for hero in t.position()["heroes"] if hero}

    assert heroes(True) > SIX and not heroes(False) & SIX
    assert regnum.new("viscounts_coop", 2, 1).options["tomesaga_heroes"] is False
    with pytest.raises(BadScenario, match="tomesaga_heroes"):
        table({"board": "hero_hugo - -"})


@clause("TOM-6.8", "TOM-6.9")
def test_walaric_brings_silver_here_too() -> None:
    mine = {"board": "- start_squire start_trader", "hand": "hero_walaric start_abbot", "silver": 0}
    t = table(mine, phase="place", tomesaga_heroes=True)
    t.play("place hero_walaric")
    assert has(t, "silver") == [2] and asked(t)[0] == 0
