"""TOM-6: the six Heroes that the Tomesaga adds to Viscounts."""

from typing import Any

import pytest

import regnum
from games.support import asked
from games.viscounts.support import CALM, castle, has, markers, pack, player, seat
from regnum.kernel.errors import BadScenario
from regnum.kernel.table import Table
from support import clause

SIX = ["hero_caroline", "hero_gisela", "hero_hugo", "hero_larena", "hero_samson", "hero_walaric"]


def table(first: dict[str, Any], **position: Any) -> Table:
    """A table with the six Heroes, at the seat given."""
    second = player(hand="start_thief start_trader", town="town_10")
    return regnum.scenario("viscounts", {"players": [first, second], "tops": CALM, "tomesaga_heroes": True, **position})


def at_start(tomesaga: bool, seeds: range = range(30)) -> set[str]:
    """The Heroes that lie there at the start, over some tables of four."""
    tables = (regnum.new("viscounts", 4, seed, {"tomesaga_heroes": tomesaga}) for seed in seeds)
    return {hero for t in tables for hero in t.position()["heroes"] if hero}


@clause("TOM-6.9", "TOM-1.6")
def test_the_six_join_the_ten_where_the_option_says_so() -> None:
    assert not at_start(False) & {*SIX} and at_start(True) > {*SIX}
    assert regnum.new("viscounts", 2, 1).options["tomesaga_heroes"] is False
    with pytest.raises(BadScenario, match="tomesaga_heroes"):
        table(player("hero_hugo - -"), tomesaga_heroes=False)


@clause("TOM-6.8", "TOM-6.13")
def test_caroline_brings_corruption_before_virtue_and_rearranges() -> None:
    t = table(player("- start_squire start_trader", hand="hero_caroline start_abbot"), phase="place")
    t.play("place hero_caroline")
    assert markers(t) == (2, 6) and asked(t) == (0, "rearrange")
    close = player("- start_squire -", hand="hero_caroline start_abbot", corruption=3, virtue=4)
    t = table(close, phase="place")
    t.play("place hero_caroline")
    assert markers(t) == (3, 3)  # the Corruption joins the markers, and the Virtue after it moves both


@clause("TOM-6.8", "TOM-6.12")
def test_gisela_hires_or_brings_silver_after_workers_are_placed() -> None:
    t = table(player("hero_gisela start_squire start_abbot", town="inner_01_02", gold=2))
    t.play("castle", "workers 1")
    assert castle(t)[0].count(1) == 1 and asked(t) == (0, "option")
    t.play("option 2")
    assert has(t, "silver") == [2]
    t = table(player("hero_gisela start_squire start_abbot", town="inner_01_02", gold=2))
    t.play("castle", "workers 1", "option 1")
    assert asked(t) == (0, "hire_free")


@clause("TOM-6.12")
def test_gisela_does_not_answer_to_workers_placed_for_free() -> None:
    free = {"ability": {"timing": "immediate", "effect": [{"place_workers": 1}]}}
    mine = player("- hero_gisela start_trader", hand="start_abbot start_squire")
    t = table(mine, phase="place", pack=pack(start_abbot=free))
    t.play("place start_abbot")
    t.play(t.pending[0].options[0])
    assert sum(castle(t)[0]) == 1 and asked(t) == (0, "move")


@clause("TOM-6.8")
def test_hugo_drops_off_with_corruption_and_two_resources() -> None:
    t = table(player("- - hero_hugo", hand="start_trader start_squire"), phase="slide")
    assert asked(t) == (0, "resource") and markers(t) == (2, 7)
    t.play("gain gold", "gain stone")
    assert has(t, "ink", "gold", "stone") == [0, 1, 1]


def priced(t: Table, notation: str) -> dict[str, int]:
    return next(dict(o.cost) for o in t.pending[0].options if o.notation == notation)


@clause("TOM-6.8", "TOM-6.10")
def test_larena_makes_hiring_and_dismissing_cheaper_by_one() -> None:
    board = "start_abbot start_squire start_labourer"
    plain, cheaper = (table(player(cards, town="town_01", silver=9)) for cards in (board, f"hero_larena {board[12:]}"))

    def dismissal(t: Table) -> int:
        return min(dict(o.cost).get("silver", 0) for o in t.pending[0].options if "dismiss" in o.notation)

    def hire(t: Table) -> int:
        t.play("no action")
        return dict(t.pending[0].options[0].cost).get("silver", 0)

    assert dismissal(cheaper) == dismissal(plain) - 1
    assert hire(cheaper) == hire(plain) - 1


@clause("TOM-6.10")
def test_with_the_second_trading_post_larena_dismisses_for_nothing_and_her_own_value_stays() -> None:
    built = {"trading_post_2": "segment_09_10_A_spot_1"}
    t = table(player("hero_larena start_squire start_labourer", town="town_01", silver=3, buildings=built))
    costs = [dict(o.cost) for o in t.pending[0].options if "dismiss" in o.notation]
    assert costs and all("silver" not in cost for cost in costs)
    t = table(player("- start_squire start_labourer", hand="hero_larena start_abbot", town="town_01"), phase="place")
    t.play("place hero_larena")
    assert t.position()["distance"] == 2


@clause("TOM-6.8", "TOM-6.11")
def test_samson_flips_and_is_shuffled_in_with_the_discards() -> None:
    mine = player("- - hero_samson", hand="start_trader start_squire", unpaid=1, discard="start_abbot")
    t = table(mine, phase="slide")
    t.play("gain gold")
    assert has(t, "unpaid", "paid", "discard") == [0, 1, []] and markers(t) == (1, 6)
    assert {"hero_samson", "start_abbot"} <= {*seat(t)["rest"], *seat(t)["deck"]}


@clause("TOM-6.8")
def test_walaric_brings_two_silver() -> None:
    t = table(player("- - -", hand="hero_walaric start_squire"), phase="place")
    t.play("place hero_walaric")
    assert has(t, "silver") == [2]


@clause("TOM-6.8")
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_what_they_do_is_told_in_both_languages(lang: str) -> None:
    t = regnum.new("viscounts", 2, 1, {"tomesaga_heroes": True})
    told = [t.game.help(hero, lang, t.options) for hero in SIX]
    assert all(len(each.lines) >= 3 and each.provenance == "single-source" for each in told)
    assert [each.name for each in told if each.name.startswith("hero")] == []


@clause("TOM-6.8")
def test_a_card_pack_can_replace_a_face() -> None:
    faces = pack(hero_walaric={"ability": {"timing": "immediate", "effect": [{"gain": "gold", "n": 1}]}})
    t = table(player("- - -", hand="hero_walaric start_squire"), phase="place", pack=faces)
    t.play("place hero_walaric")
    assert has(t, "silver", "gold") == [0, 1]
