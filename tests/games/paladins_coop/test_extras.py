"""The two Townsfolk that the Tomesaga adds, where Paladins is played together."""

import pytest

import regnum
from games.support import options, things, told
from regnum.kernel.errors import BadScenario
from support import clause

from .support import seat, table

pytestmark = pytest.mark.both_builds

TWO = {"aristocrat_1", "trickster_1"}
ROW = ["aristocrat_1", "gatekeeper_2", "abbot_1", "watchman_1", "peddler_1"]

FREE = ["squire_1", *ROW[1:]]
ORDERS = ["coop_order_faith_strength", "coop_order_strength_faith", "coop_order_influence_faith"]


@clause("TOM-6.9")
def test_they_lie_among_the_townsfolk_where_the_option_says_so() -> None:
    def rows(tomesaga: bool) -> set[str]:
        tables = [regnum.new("paladins_coop", 2, seed, {"tomesaga_townsfolk": tomesaga}) for seed in range(40)]
        return {name for t in tables for name in t.position()["townsfolk"]}

    assert rows(True) >= TWO and not TWO & rows(False)
    assert regnum.new("paladins_coop", 2, 1).options["tomesaga_townsfolk"] is False
    with pytest.raises(BadScenario, match="aristocrat_1"):
        table({"crew": "aristocrat_1"})
    with pytest.raises(BadScenario, match="starting Townsfolk"):
        table(townsfolk=["starting_marshal", *ROW[1:]])


@clause("TOM-6.7", "TOM-6.16", "TOM-6.9")
def test_an_aristocrat_is_named_in_the_row_and_answers_to_a_favour_beside_a_starting_townsfolk() -> None:
    mine = {"workers": "labourer*4", "crew": "starting_marshal", "silver": 9, "provisions": 0}
    up = {"round": 3, "favours": ["favour_supplies", None, None, None, None], "townsfolk": ROW, "orders": ORDERS}
    t = table(mine, **up, tomesaga_townsfolk=True)
    t.play("recruit 1")
    while t.pending[0].kind in ("worker", "receiver"):
        t.play(options(t)[0])
    t.play("discard aristocrat_1")
    assert t.position()["town_discard"] == ["aristocrat_1"]
    assert "Aristocrat" in " ".join(t.render("en", event.message(0)) for event in told(t, "discards_townsfolk"))
    assert regnum.load(t.save()).position() == t.position()
    helped = table(
        {**mine, "crew": "starting_marshal aristocrat_1"}, **{**up, "townsfolk": FREE}, tomesaga_townsfolk=True
    )
    helped.play("favour 1")
    assert seat(helped)["provisions"] == 3 and things(helped, "ability") == ["aristocrat_1"]
