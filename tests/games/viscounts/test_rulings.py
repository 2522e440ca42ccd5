"""VIS-R, VIS-1: rulings and small print that no other test proves."""

import regnum
from games.support import options
from games.viscounts.support import has, player, table
from regnum.games.viscounts.data import FAMILIES
from support import clause


@clause("VIS-1.1")
def test_two_to_four_players_can_sit_down() -> None:
    for seats in (2, 3, 4):
        assert regnum.new("viscounts", seats, 1).seats == seats


@clause("VIS-R.3", "VIS-10.1")
def test_trades_are_those_of_the_single_pictures() -> None:
    costs = [town["trade"]["merchant_icons"] for town in FAMILIES["towns"] if "trade" in town]
    assert costs == [1, 2, 1, 2, 2, 4, 2, 3, 2, 2]


@clause("VIS-R.24", "VIS-8.8")
def test_of_several_ways_the_cheapest_is_offered_once() -> None:
    t = table(player("start_trader - -", town="town_01", silver=9), phase="movement")
    assert len(options(t)) == len(set(options(t)))
    t.play("move town_02")
    assert has(t, "silver") == [9]  # one step, not by way of the inner town


@clause("VIS-R.22", "VIS-3.5")
def test_two_who_are_met_decide_at_once_and_neither_sees_the_other() -> None:
    cards = "start_abbot start_squire start_trader"
    others = [player(cards, town="town_03"), player(cards, town="town_03")]
    t = table(player("start_trader - -", town="town_02", silver=9), *others, phase="movement")
    t.play("move town_03")
    t.play("order start_trader start_squire start_abbot", seat=2)
    assert [thing["card"] for thing in t.view(1)["places"]["seat2.board"]["things"]] == cards.split()
    t.play("keep", seat=1)
    assert t.view(1)["places"]["seat2.board"]["things"][0]["card"] == "start_trader"
