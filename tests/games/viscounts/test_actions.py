"""VIS-9 to VIS-11, VIS-13, VIS-14: the primary action, trading, building, transcribing; hiring."""

import pytest

from games.support import asked, count, number, options, refusal
from games.viscounts.support import CALM, has, markers, pack, player, seat, table
from regnum.kernel.table import Table
from support import clause

INNER, OUTER = "inner_01_02", "town_01"
FULL = "start_abbot start_squire start_labourer"


def tops(card: str | None, segment: int = 0) -> list[str | None]:
    """Calm piles but one."""
    return [card if i == segment else other for i, other in enumerate(CALM)]


@clause("VIS-9.1", "VIS-1.7")
def test_towns_decide_which_actions_can_be_taken() -> None:
    t = table(player("antagonist swindler_ink start_thief", town=OUTER, stone=5, silver=9, gold=3, ink=9))
    assert {"trade", "build"} <= set(options(t)) and not {"castle", "transcribe"} & set(options(t))
    assert refusal(t, "castle") == refusal(t, "transcribe") == "VIS-9.1"
    t = table(player("antagonist swindler_ink start_thief", town=INNER, silver=9, ink=9))
    assert {"castle", "transcribe"} <= set(options(t)) and refusal(t, "trade") == refusal(t, "build") == "VIS-9.1"


@clause("VIS-9.2")
def test_a_player_may_do_nothing() -> None:
    t = table(player("start_trader start_lender start_squire", town=OUTER))
    t.play("no action")
    assert count(t, "no_action") == 1 and asked(t)[0] == 1


@clause("VIS-9.4", "VIS-13.1", "VIS-13.2", "VIS-9.15")
def test_missing_icons_are_paid() -> None:
    tiles = ["ms_black_4_ink_2", None, None, None, None]
    t = table(player(FULL, town=INNER, ink=2), manuscript_tops=tiles, manuscripts_below=[0] * 5)
    assert refusal(t, "transcribe") == "VIS-9.4"
    t = table(player(FULL, town=INNER, ink=4), manuscript_tops=tiles, manuscripts_below=[0] * 5)
    t.play("transcribe")
    assert has(t, "ink", "manuscripts") == [3, ["ms_black_4_ink_2"]]


@clause("VIS-9.5", "VIS-EX.6", "VIS-9.11", "VIS-6.2")
def test_a_dismissal_lends_its_icons_once() -> None:
    t = table(player(FULL, town=OUTER, silver=2, stone=1), tops=tops("woodcutter_virtue"))
    assert refusal(t, "build") == "VIS-9.4"
    t.play("dismiss build", "slot workshop_3", "spot 1-2.1")
    assert has(t, "silver", "stone", "gold") == [0, 0, 1] and markers(t) == (1, 6)
    assert "woodcutter_virtue" in t.position()["removed"]
    assert list(seat(t)["buildings"]) == ["workshop_3"] and count(t, "ability") == 0


@clause("VIS-9.6", "VIS-R.4")
def test_the_second_trading_post_makes_dismissals_cost_one() -> None:
    built = {"trading_post_2": "segment_09_10_A_spot_1"}
    t = table(player(FULL, town=OUTER, silver=1, stone=1, buildings=built), tops=tops("charlatan"))
    assert "dismiss build" in options(t)
    t.play("dismiss build", "slot workshop_1", "spot 1-2.1")
    assert has(t, "silver", "unpaid") == [0, 1]


@clause("VIS-9.7", "VIS-14.3")
def test_a_printed_townsfolk_can_be_dismissed_and_stays() -> None:
    t = table(player(FULL, town=INNER, silver=4, gold=1), tops=tops(None), below=[0, 1, 1, 1, 1])
    assert "dismiss castle" in options(t)
    t.play("dismiss castle", "workers 2")
    assert has(t, "silver", "gold") == [2, 0] and markers(t) == (1, 6)
    assert asked(t)[1] != "hire" and t.position()["removed"] == []


@clause("VIS-9.8", "VIS-5.8", "VIS-R.20", "VIS-EX.4", "VIS-6.7")
@pytest.mark.parametrize(
    ("board", "ink"),
    [
        ("traveller start_lender princess", 2),
        ("traveller start_lender start_thief", 1),
        ("traveller start_thief start_trader", 2),
    ],
)
def test_pairs_of_merchants_and_criminals_count(board: str, ink: int) -> None:
    tiles = ["ms_black_4_ink_2", None, None, None, None]
    t = table(player(board, town=INNER, ink=ink), manuscript_tops=tiles, manuscripts_below=[0] * 5)
    t.play("transcribe")
    assert has(t, "ink") == [2]
    t = table(player(board, town=INNER, ink=ink - 1), manuscript_tops=tiles, manuscripts_below=[0] * 5)
    assert count(t, "acts") == 0 and "transcribe" not in options(t)


@clause("VIS-9.9", "VIS-9.10")
def test_a_dismissal_may_bring_more_than_is_needed() -> None:
    t = table(player("start_journeyman start_lender start_abbot", town="town_02", silver=1), tops=tops("courier"))
    t.play("dismiss trade", "exchange 1")
    assert has(t, "silver", "ink") == [0, 1]


@clause("VIS-H.7", "VIS-R.6", "VIS-9.5")
def test_a_dismissal_needs_an_icon_that_counts() -> None:
    mine = player("start_labourer start_abbot start_squire", town=OUTER, silver=3, stone=9)
    t = table(mine, tops=tops("jeweller"))
    assert refusal(t, "dismiss build") == "VIS-9.5"
    t = table(player("strongman start_abbot start_squire", town=OUTER, silver=3, stone=9), tops=tops("jeweller"))
    assert "dismiss build" in options(t)
    t = table(mine, tops=tops("pickpocket"))
    assert "dismiss build" in options(t)
    t = table(player(FULL, town=OUTER, silver=0, stone=9), tops=tops("pickpocket"))
    assert refusal(t, "dismiss build") == "VIS-9.5"


@clause("VIS-9.8", "VIS-R.6")
def test_merchants_of_the_dismissed_are_converted_with_the_others() -> None:
    t = table(player("strongman start_abbot start_squire", town=OUTER, silver=2, stone=1), tops=tops("jeweller"))
    t.play("dismiss build", "slot workshop_3", "spot 1-2.1")  # 2 pairs of Merchants and a Stone
    assert list(seat(t)["buildings"]) == ["workshop_3"] and has(t, "silver", "stone") == [0, 0]
    t = table(player("strongman start_abbot start_squire", town=OUTER, silver=2), tops=tops("jeweller"))
    assert refusal(t, "dismiss build") == "VIS-9.14"


@clause("VIS-9.14", "VIS-R.25")
def test_a_dismissal_must_let_the_action_succeed() -> None:
    t = table(player("start_abbot start_squire start_trader", town=OUTER, silver=3), tops=tops("charlatan"))
    assert refusal(t, "dismiss build") == "VIS-9.14"
    mine = player(FULL, town="town_06", silver=3, stone=9, acquired=1)
    t = table(mine, tops=tops("jeweller", 2))
    assert refusal(t, "dismiss trade") == "VIS-9.14"  # the price leaves 1 Silver: 3 of 4 Merchants
    t = table({**mine, "silver": 4}, tops=tops("jeweller", 2))
    assert "dismiss trade" in options(t)


@clause("VIS-9.5")
def test_the_icons_of_a_dismissal_are_gone_after_the_action() -> None:
    other = player("start_abbot start_squire -", town="town_10", hand="start_lender", stone=1)
    t = table(player(FULL, town=OUTER, silver=3), other, tops=tops("charlatan"), town_deck="bishop")
    t.play("dismiss build", "slot workshop_3", "spot 1-2.1")
    while asked(t) != (1, "action"):
        t.play(options(t)[-1])
    assert seat(t, 1)["town"] == OUTER and "trade" in options(t) and refusal(t, "build") == "VIS-9.4"


@clause("VIS-H.8", "VIS-9.11", "VIS-R.5")
def test_the_effect_of_a_dismissal_comes_first() -> None:
    mine = player("racketeer_destroy_discard start_labourer start_abbot", town=OUTER, silver=3, hand="start_trader")
    t = table(mine, tops=tops("charlatan"), debt_stack=1)
    t.play("dismiss build", "option 1")
    assert asked(t)[1] == "destroy" and t.position()["debt_stack"] == 0 and seat(t)["buildings"] == {}
    t.play("destroy start_trader", "slot workshop_1", "spot 1-2.1")
    assert has(t, "silver", "unpaid") == [1, 1] and list(seat(t)["buildings"]) == ["workshop_1"]


@clause("VIS-9.13")
def test_rearranging_in_an_action_changes_no_icons() -> None:
    t = table(player(FULL, town=OUTER, silver=1, stone=1), tops=tops("mason"))
    t.play("dismiss build", "order start_labourer start_abbot start_squire")
    assert asked(t)[1] == "building" and "slot workshop_1" in options(t)


@clause("VIS-6.8", "VIS-9.12", "VIS-6.5")
def test_abilities_answer_after_the_whole_action() -> None:
    t = table(player("woodcutter_virtue start_thief start_labourer", town=OUTER))
    t.play("build", "slot workshop_2", "spot 1-2.2", "hire acolyte", "discard none")
    told = [event.kind for event in t.events]
    assert told.index("hires") < told.index("ability") and markers(t) == (1, 6)
    t = table(player("woodcutter_virtue start_thief start_labourer", town=OUTER))
    t.play("no action")
    assert count(t, "ability") == 0


@clause("VIS-6.10", "VIS-5.3", "VIS-R.16")
def test_corruption_comes_before_virtue_at_one_moment() -> None:
    t = table(player("charlatan woodcutter_virtue start_abbot", town=OUTER, corruption=3, virtue=4))
    t.play("build", "slot workshop_2", "spot 1-2.1")
    told = [event.kind for event in t.events if event.kind in ("corruption", "virtue")]
    assert told[:2] == ["corruption", "virtue"]
    mine = player("charlatan woodcutter_destroy_discard woodcutter_virtue", town=OUTER)
    t = table(mine)
    t.play("build", "slot workshop_2", "spot 1-2.1")
    assert asked(t)[1] == "ability" and refusal(t, "use woodcutter_virtue") == "VIS-5.3"


# -- paying with several goods


@clause("VIS-R.7", "VIS-9.15")
def test_emma_pays_with_gold_and_stone_too() -> None:
    tiles = ["ms_black_4_ink_2", None, None, None, None]
    mine = player("hero_emma start_trader start_lender", town=INNER, ink=1, gold=1, stone=2)
    t = table(mine, manuscript_tops=tiles, manuscripts_below=[0] * 5)
    t.play("transcribe")
    assert asked(t)[1] == "pay" and options(t) == ["pay ink", "pay gold", "pay stone"][:2]
    t.play("pay ink", "pay gold")
    assert has(t, "ink", "gold", "stone") == [2, 0, 1]


@clause("VIS-R.8")
def test_one_unit_counts_double() -> None:
    tiles = ["ms_black_4_ink_2", None, None, None, None]
    t = table(
        player("priest start_trader start_lender", town=INNER, ink=2), manuscript_tops=tiles, manuscripts_below=[0] * 5
    )
    t.play("transcribe")
    assert has(t, "ink") == [2]
    dear = ["ms_grey_5_vp_resource", None, None, None, None]
    t = table(
        player("priest start_trader start_lender", town=INNER, ink=2, silver=3),
        manuscript_tops=dear,
        manuscripts_below=[0] * 5,
    )
    assert "transcribe" not in options(t)  # one unit only: 1 and 2 and 1 of 5


@clause("VIS-R.9")
def test_pairs_of_silver_pay_for_clerics() -> None:
    tiles = ["ms_black_4_ink_2", None, None, None, None]
    mine = player("clergyman start_trader start_lender", town=INNER, ink=2, silver=4)
    t = table(mine, manuscript_tops=tiles, manuscripts_below=[0] * 5)
    t.play("transcribe", "pay silver", "pay silver")
    assert has(t, "ink", "silver") == [3, 0]


@clause("VIS-R.18")
def test_cheaper_townsfolk_are_never_below_nothing() -> None:
    change = pack(
        start_lender={
            "ability": {"timing": "ongoing", "modifier": {"townsfolk_cost_delta": {"hire": -1, "dismiss": -1}}}
        }
    )
    built = {"trading_post_2": "segment_09_10_A_spot_1"}
    mine = player("start_lender start_labourer start_abbot", town=OUTER, stone=1, silver=1, buildings=built)
    t = table(mine, tops=tops("charlatan"), pack=change)
    t.play("dismiss build", "slot workshop_1", "spot 1-2.1")
    assert has(t, "silver") == [1]
    t = table(
        player("start_lender start_labourer start_abbot", town=OUTER, silver=1),
        tops=tops("woodcutter_virtue"),
        phase="recruit",
        pack=change,
    )
    t.play("hire woodcutter_virtue")
    assert has(t, "silver") == [0]


# -- trade


@clause("VIS-10.1", "VIS-10.2", "VIS-10.3", "VIS-EX.7")
def test_trading_for_gold() -> None:
    t = table(player("start_trader peddler_ink princess", town="town_07", silver=2))
    t.play("trade")
    assert options(t) == ["exchange 1", "exchange 2", "exchange 3"] and refusal(t, "exchange 4") == "VIS-9.4"
    t.play("exchange 3")
    assert has(t, "gold", "silver") == [3, 1]


@clause("VIS-H.9", "VIS-10.3", "VIS-R.31")
@pytest.mark.parametrize(("town", "icons"), [("town_01", 4), ("town_03", 4)])
def test_in_a_silver_town_every_merchant_brings_silver_and_none_is_paid(town: str, icons: int) -> None:
    t = table(
        player("start_lender jeweller princess", town=town, silver=5), tops=tops("bishop", 0 if town == OUTER else 1)
    )
    t.play("trade")
    assert has(t, "silver") == [5 + icons] and count(t, "pays") == 0
    assert [event.count for event in t.events if event.kind == "exchanges"] == [icons]
    t = table(player("start_abbot start_squire princess", town=town, silver=5, stone=9))
    assert refusal(t, "trade") == "VIS-10.3"


@clause("VIS-10.4", "VIS-4.8", "VIS-4.4", "VIS-4.5")
def test_flips_may_be_mixed() -> None:
    t = table(player("courier peddler_ink start_lender", town="town_06", unpaid=2, acquired=2))
    t.play("trade", "exchange 2", "flip debt", "gain gold", "flip deed")
    assert has(t, "unpaid", "paid", "acquired", "approved", "gold") == [1, 1, 1, 1, 1]


@clause("VIS-10.5", "VIS-10.6", "VIS-R.28", "VIS-9.12")
def test_an_exchange_that_brings_nothing_counts() -> None:
    mine = player("start_trader peddler_ink start_abbot", town="town_08", hand="start_squire")
    t = table(mine)
    t.play("trade", "destroy none")
    assert has(t, "silver") == [1]  # the Trader's
    t = table(mine)
    t.play("trade", "destroy start_squire")
    assert has(t, "silver") == [3]
    t = table(player("start_trader peddler_ink start_abbot", town="town_06"))
    t.play("trade")
    assert has(t, "silver") == [1]  # nothing to flip


# -- building


@clause("VIS-11.1", "VIS-H.10", "VIS-11.8")
def test_rivers_limit_the_action_but_not_the_links() -> None:
    others = [player(town="town_10", buildings={"workshop_1": "segment_03_04_B_spot_3"}), player(town="town_09")]
    t = table(player("charlatan start_labourer start_abbot", town="town_03"), *others)
    t.play("build", "slot workshop_1")
    assert options(t) == ["spot 3-4.1", "spot 3-4.2"] and refusal(t, "spot 3-4.4") == "VIS-11.1"
    assert refusal(t, "spot 3-4.3") == "VIS-11.1" and refusal(t, "spot 1-2.1") == "VIS-11.1"
    t.play("spot 3-4.2")
    assert has(t, "stone", "unpaid") == [1, 1] and has(t, "unpaid", p=1) == [1]


@clause("VIS-11.2", "VIS-11.3", "VIS-11.9", "VIS-H.12", "VIS-R.4")
def test_any_slot_can_be_emptied_and_types_cost_3_5_7() -> None:
    t = table(
        player(
            "charlatan start_labourer start_abbot",
            town=OUTER,
            hand="start_thief",
            rest="start_trader start_lender start_financier start_journeyman",
        )
    )
    t.play("build")
    assert options(t) == ["slot workshop_1", "slot workshop_2", "slot workshop_3"]
    assert refusal(t, "slot trading_post_1") == refusal(t, "slot guildhall_1") == "VIS-9.4"
    t.play("slot workshop_3", "spot 1-2.1")
    assert len(seat(t)["hand"]) == 4
    assert [term.points for term in t.scores[0].terms if term.name == "workshops"] == [2]
    t = table(player("charlatan start_labourer start_abbot", town=OUTER, stone=4))
    t.play("build")
    assert len(options(t)) == 9
    t.play("slot guildhall_2", "spot 1-2.1")
    assert has(t, "stone") == [0] and number(t, "seat0.noble") == 1


@clause("VIS-11.4", "VIS-11.10")
def test_without_buildings_or_spots_nothing_can_be_built() -> None:
    spots = [f"segment_{s}_A_spot_{i}" for s in ("03_04", "05_06", "07_08") for i in (1, 2, 3, 4)]
    slots = [f"{b}_{i}" for b in ("workshop", "trading_post", "guildhall") for i in (1, 2, 3)]
    built = dict(zip(slots, spots, strict=False))
    t = table(player("charlatan start_lender start_abbot", town=OUTER, stone=9, buildings=built))
    assert refusal(t, "build") == "VIS-11.4"
    both = {"workshop_1": "segment_01_02_A_spot_1", "workshop_2": "segment_01_02_A_spot_2"}
    t = table(player("charlatan start_lender start_abbot", town=OUTER, stone=9, buildings=both))
    assert refusal(t, "build") == "VIS-11.1"


@clause("VIS-11.5", "VIS-11.6", "VIS-EX.8")
def test_a_workshop_in_the_rulebook_s_example() -> None:
    blue = player(town="town_10", buildings={"trading_post_1": "segment_03_04_B_spot_2"})
    red = player("start_abbot start_squire start_trader", town="town_03", stone=2, silver=1)
    t = table(red, blue, player(town="town_09"), tops=tops("mason", 1))
    t.play("dismiss build", "keep", "slot workshop_1")
    assert has(t, "stone", "silver", "ink") == [0, 2, 1] and has(t, "silver", p=1) == [2]
    told = [event.kind for event in t.events if event.kind in ("declines", "builds", "gains", "link")]
    assert told[:4] == ["declines", "builds", "gains", "link"]


@clause("VIS-H.11", "VIS-11.6", "VIS-11.8")
def test_a_link_into_the_next_segment_counts_once_for_one_owner() -> None:
    ring = ["segment_07_08", "segment_01_02", "segment_03_04", "segment_05_06", "segment_09_10"]
    mine = player(
        "charlatan start_labourer start_abbot", town=OUTER, buildings={"workshop_2": "segment_07_08_A_spot_4"}
    )
    t = table(mine, ring=ring)
    t.play("build", "slot workshop_1", "spot 1-2.1")
    assert has(t, "gold") == [1] and markers(t)[1] == 6 and count(t, "link") == 1


@clause("VIS-11.7")
def test_two_links_come_in_the_order_of_choice() -> None:
    mine = player(
        "charlatan start_labourer start_abbot",
        town="town_08",
        buildings={"workshop_2": "segment_07_08_A_spot_2", "workshop_3": "segment_07_08_A_spot_4"},
        tier1=[1, 0, 0, 0, 0],
    )
    t = table(mine)
    t.play("build", "slot workshop_1")
    assert asked(t)[1] == "link" and options(t) == ["link before", "link after"]
    t.play("link after")
    assert has(t, "unpaid") == [1] and asked(t)[1] == "castle_move"


@clause("VIS-11.11", "VIS-R.26", "VIS-14.6")
def test_an_uncovered_slot_works_for_its_own_building() -> None:
    t = table(player("charlatan start_labourer start_abbot", town=OUTER, hand="start_trader"))
    t.play("build", "slot workshop_1", "spot 1-2.2", "hire acolyte", "discard none")
    assert asked(t) == (0, "discard") and count(t, "slot_ability") == 1
    t.play("discard start_trader")
    assert seat(t)["discard"] == ["acolyte", "start_trader"]


# -- transcribing


@clause("VIS-13.4", "VIS-H.18", "VIS-13.7")
def test_the_third_of_a_ribbon_brings_church_favour_for_good() -> None:
    two = "ms_black_4_virtue_2 ms_black_3_flip_any"
    tiles = ["ms_black_4_ink_2", None, None, None, None]
    mine = player("start_abbot start_trader start_lender", town=INNER, ink=3, manuscripts=two)
    t = table(mine, manuscript_tops=tiles, manuscripts_below=[0] * 5)
    t.play("transcribe")
    assert has(t, "favours", "ink") == [["church_favour_black"], 2]
    told = [event.kind for event in t.events if event.kind in ("transcribes", "takes_favour", "gains")]
    assert told == ["transcribes", "takes_favour", "gains"] and number(t, "seat0.cleric") == 2
    late = player("- - -", favours="church_favour_black")
    t = table(mine, late, manuscript_tops=tiles, manuscripts_below=[0] * 5)
    t.play("transcribe")
    assert has(t, "favours") == [[]]


@clause("VIS-13.5")
def test_a_printed_manuscript_is_transcribed_for_its_effect() -> None:
    t = table(
        player("start_abbot start_trader start_lender", town=INNER, ink=2),
        manuscript_tops=[None] * 5,
        manuscripts_below=[0] * 5,
    )
    t.play("transcribe")
    assert has(t, "acquired", "manuscripts", "ink") == [1, [], 0]


@clause("VIS-EX.12", "VIS-R.1")
def test_transcribing_in_the_rulebook_s_example() -> None:
    mine = player(
        "acolyte start_trader start_lender",
        town=INNER,
        ink=3,
        silver=1,
        favours="church_favour_black",
        discard="start_thief",
    )
    t = table(
        mine,
        tops=tops("racketeer_rearrange_discard"),
        manuscript_tops=["ms_grey_6_vp_building", None, None, None, None],
        manuscripts_below=[0] * 5,
    )
    t.play("dismiss transcribe")
    assert has(t, "ink", "silver", "manuscripts") == [0, 0, ["ms_grey_6_vp_building"]]
    assert count(t, "shuffles", 0) == 1 and markers(t) == (1, 6)


@clause("VIS-13.3", "VIS-17.8", "VIS-17.16", "VIS-14.7")
def test_a_free_manuscript_comes_besides() -> None:
    tiles = ["ms_black_5_manuscript", "ms_blue_3_silver_4", "ms_grey_6_vp_building", None, "ms_yellow_4_gold_2"]
    mine = player("start_abbot start_trader start_lender", town=INNER, ink=4)
    t = table(mine, manuscript_tops=tiles, manuscripts_below=[1, 1, 0, 0, 0], manuscript_deck="ms_grey_7_guildhall")
    t.play("transcribe")
    assert options(t) == ["take ms_blue_3_silver_4", "take ms_yellow_4_gold_2"]
    assert refusal(t, "take ms_grey_6_vp_building") == "VIS-17.8" and refusal(t, "take pile 7-8") == "VIS-13.5"
    t.play("take ms_blue_3_silver_4")
    assert has(t, "silver") == [4] and t.position()["manuscript_tops"][0] == "ms_grey_7_guildhall"


@clause("VIS-13.6")
def test_end_conditions_do_nothing_during_play() -> None:
    mine = player("start_abbot start_trader start_lender", town=INNER, ink=5)
    t = table(mine, manuscript_tops=["ms_grey_6_vp_building", None, None, None, None], manuscripts_below=[0] * 5)
    t.play("transcribe")
    assert [event.kind for event in t.events if event.kind == "gains"] == []


# -- recruiting


@clause("VIS-14.1", "VIS-14.2", "VIS-14.7", "VIS-6.1")
def test_the_visible_townsfolk_may_be_hired() -> None:
    t = table(
        player(FULL, town="town_04", silver=2), tops=tops("woodcutter_virtue", 1), town_deck="bishop", phase="recruit"
    )
    assert options(t) == ["hire woodcutter_virtue", "no hire"]
    t.play("hire woodcutter_virtue")
    assert has(t, "silver", "discard") == [0, ["woodcutter_virtue"]] and markers(t) == (1, 6)
    assert t.position()["tops"][1] == "bishop" and asked(t)[0] == 1
    t = table(player("start_lender start_trader start_abbot", town="town_02", silver=2), tops=tops("bishop"))
    t.play("trade", "exchange 1")
    assert count(t, "hires") == 0  # too dear: nothing is asked


@clause("VIS-14.6")
def test_what_answers_to_a_hire_comes_after_the_effect_of_the_card() -> None:
    mine = player(FULL, town=OUTER, silver=3, hand="start_trader", buildings={"workshop_1": "segment_09_10_A_spot_1"})
    t = table(mine, tops=tops("bishop"), phase="recruit")
    t.play("hire bishop")
    order = [event.kind for event in t.events if event.kind in ("hires", "takes_debt", "slot_ability")]
    assert order == ["hires", "takes_debt", "slot_ability"] and asked(t)[1] == "discard"


@clause("VIS-14.4")
def test_hiring_is_possible_after_a_dismissal() -> None:
    t = table(
        player("start_lender start_trader start_abbot", town="town_02", silver=4),
        tops=tops("courier"),
        town_deck="peddler_ink",
    )
    t.play("dismiss trade", "exchange 1")
    assert options(t) == ["hire peddler_ink", "no hire"]


@clause("VIS-14.5", "VIS-17.9")
def test_printed_townsfolk_are_never_hired() -> None:
    t = table(
        player("- - start_journeyman", hand="start_trader start_squire"),
        phase="slide",
        tops=[None, "bishop", None, None, None],
        below=[0] * 5,
    )
    assert has(t, "discard", "unpaid") == [["start_journeyman", "bishop"], 1]  # the only one there is
    t = table(
        player("- - start_journeyman", hand="start_trader start_squire"), phase="slide", tops=[None] * 5, below=[0] * 5
    )
    assert has(t, "discard") == [["start_journeyman"]] and markers(t) == (1, 6)


# -- what answers tell beforehand


@clause("VIS-9.4", "VIS-9.15")
def test_answers_tell_what_is_paid_besides_icons() -> None:
    def costs(t: Table) -> dict[str, dict[str, int]]:
        return {o.notation: dict(o.cost) for o in t.pending[0].options}

    t = table(player("start_squire start_trader start_lender", town=INNER, gold=2))
    t.play("castle")
    assert costs(t) == {"workers 1": {}, "workers 2": {"gold": 2}}
    t = table(player("sculptor start_trader start_lender", town=OUTER, stone=3))
    t.play("build")
    assert costs(t)["slot workshop_1"] == {"stone": 1} and costs(t)["slot trading_post_1"] == {"stone": 3}
    tiles = ["ms_black_4_ink_2", None, None, None, None]
    t = table(player(FULL, town=INNER, ink=4), manuscript_tops=tiles, manuscripts_below=[0] * 5)
    assert costs(t)["transcribe"] == {"ink": 3}
    mine = player("hero_emma start_trader start_lender", town=INNER, ink=4, gold=1)
    t = table(mine, manuscript_tops=tiles, manuscripts_below=[0] * 5)
    assert costs(t)["transcribe"] == {}  # with what is asked afterwards
