"""TOM-6: the boards of Emma, Guntram, Judith and Merovech, which the Tomesaga adds to Architects."""

from typing import Any

import pytest

import regnum
from games.architects.support import RICH, played, seat, table, total
from games.architects.support import over as at_the_end
from games.support import asked, count, options, refusal, things, told, visible
from regnum.kernel.errors import BadData, BadOption, IllegalChoice
from regnum.kernel.table import Table
from support import clause

FOUR = ["emma", "guntram", "judith", "merovech"]
SAGA = {"setup": "variable", "tomesaga_boards": True}
HAND = "tavern keep castle"


def with_board(board: str, *others: dict[str, Any], seats: int = 2, **player: Any) -> Table:
    return table({"board": board, **player}, *others, seats=seats, **SAGA)


def prompt(t: Table, lang: str = "en") -> tuple[str, str]:
    d = t.pending[0]
    return d.text(lang), d.clause


def pack(**cards: dict[str, Any]) -> dict[str, Any]:
    changes = [{"id": card, **change} for card, change in cards.items()]
    return {"regnum_pack": 1, "game": "architects", "name": "Test", "cards": changes}


# -- the boards in the game


@clause("TOM-6.1", "TOM-1.6")
def test_the_four_are_dealt_or_chosen_where_the_option_says_so() -> None:
    def boards(**options: Any) -> set[str]:
        tables = [regnum.new("architects", 5, seed, {"setup": "variable", **options}) for seed in range(30)]
        return {seat(t, p)["board"] for t in tables for p in range(5)}

    assert {*FOUR} <= boards(tomesaga_boards=True) and len(boards(tomesaga_boards=True)) == 9
    assert not {*FOUR} & boards() and not {*FOUR} & boards(promo_boards=True)
    assert len(boards(tomesaga_boards=True, promo_boards=True)) == 14
    t = regnum.new("architects", 2, 1, {**SAGA, "boards": "chosen"})
    assert {f"take {board}" for board in FOUR} < {*options(t)}
    t.play("take judith")
    assert refusal(t, "take judith") == "ARC-2.17"
    assert "take emma" not in options(regnum.new("architects", 2, 1, {"setup": "variable", "boards": "chosen"}))


@clause("TOM-6.1")
def test_they_need_the_variable_set_up() -> None:
    standard = regnum.new("architects", 5, 3, {"tomesaga_boards": True})
    assert not {*FOUR} & {seat(standard, p)["board"] for p in range(5)}
    with pytest.raises(BadOption, match="standard side"):
        regnum.new("architects", 1, 3, SAGA)
    together = regnum.new("architects_coop", 1, 3, {"tomesaga_boards": True})
    assert {f"take {board}" for board in FOUR} < {*options(together)}
    assert not {f"take {board}" for board in FOUR} & {*options(regnum.new("architects_coop", 1, 3))}


@clause("TOM-6.1", "TOM-6.2", "TOM-6.3", "TOM-6.4", "TOM-6.6")
@pytest.mark.parametrize(
    ("board", "start"),
    [("emma", {"prison": 14, "silver": 11, "virtue": 0, "gold": 1, "marble": 1, "clay": 0, "unpaid": 0, "hand": 3}),
     ("guntram", {"prison": 12, "silver": 9, "virtue": 0, "gold": 2, "unpaid": 1, "hand": 3}),
     ("judith", {"prison": 10, "silver": 8, "virtue": 1, "hand": 6}),
     ("merovech", {"prison": 12, "silver": 10, "virtue": 1, "stone": 1, "wood": 1, "clay": 1, "hand": 3})],
)  # fmt: skip
def test_what_they_begin_with(board: str, start: dict[str, int]) -> None:
    """The start sets nothing off: the Debt of Guntram, nor any Virtue, brings Silver or Clay."""
    t = regnum.new("architects", 2, 7, {**SAGA, "boards": "chosen"})
    first = asked(t)[0]
    t.play(f"take {board}", "take ada")
    while t.pending[0].kind == "draft":
        t.play(t.pending[0].options[0].notation, seat=t.pending[0].seat)
    mine = seat(t, first)
    assert {key: len(mine[key]) if key == "hand" else mine[key] for key in start} == start
    assert count(t, "ability") == 0


# -- Emma


@clause("TOM-6.2")
def test_emma_gains_silver_and_clay_for_each_debt_taken() -> None:
    t = with_board("emma", virtue=1)
    assert played(t, "place tax_stand") == {"virtue": -1, "unpaid": 1, "silver": 5, "clay": 1}
    assert things(t, "ability") == ["emma"]
    t = with_board("emma", virtue=0)
    assert played(t, "place tax_stand") == {"unpaid": 2, "silver": 6, "clay": 2}
    t = with_board("ada", virtue=0)
    assert played(t, "place tax_stand") == {"unpaid": 2, "silver": 4}


@clause("TOM-6.2")
def test_emma_gains_in_the_turns_of_others_and_not_for_paying() -> None:
    t = table({"virtue": 4, "silver": 9}, {"board": "emma", "virtue": 0, "prison": 5}, market=[None, 0, 1], **SAGA)
    before = seat(t, 1)
    t.play("place market left")
    now = seat(t, 1)  # a point of Virtue below 0 is one Debt, the most Workers in the Prison another
    assert now["unpaid"] == 2 and now["silver"] - before["silver"] == 2 and now["clay"] - before["clay"] == 2
    t = with_board("emma", virtue=3, silver=9, unpaid=1, workers={"guardhouse": 1})
    assert played(t, "place guardhouse", "pay debt")["paid"] == 1 and seat(t)["clay"] == 0


# -- Guntram


@clause("TOM-6.3")
def test_guntram_gains_silver_for_each_point_of_virtue() -> None:
    t = with_board("guntram", virtue=3, silver=7, unpaid=1)
    assert played(t, "place guardhouse", "pay debt") == {"virtue": 1, "unpaid": -1, "paid": 1, "silver": -4}
    mine = {"apprentices": "labourer", **RICH, "hand": "monument", "virtue": 5}
    t = with_board("guntram", {"virtue": 3}, **mine)
    t.play("place guildhall", "build monument")
    assert seat(t)["virtue"] == 7 and seat(t)["silver"] == 22
    assert seat(t, 1)["virtue"] == 4 and seat(t, 1)["silver"] == 0
    assert things(t, "ability") == ["guntram", "guntram"]


@clause("TOM-6.3")
def test_points_above_fourteen_count_as_gained_and_lost_ones_bring_nothing() -> None:
    mine = {"apprentices": "labourer", **RICH, "hand": "monument", "virtue": 14}
    t = with_board("guntram", {"virtue": 3}, **mine)
    t.play("place guildhall", "build monument")
    assert seat(t)["virtue"] == 14 and seat(t)["silver"] == 22
    t = with_board("guntram", virtue=5)
    assert played(t, "place tax_stand") == {"virtue": -2, "silver": 4}


# -- Judith


@clause("TOM-6.4", "TOM-6.14", "TOM-R.30")
def test_judith_pays_a_building_with_buildings() -> None:
    t = with_board("judith", hand=f"well {HAND}", wood=2, stone=1)
    t.play("place guildhall")
    assert asked(t) == (0, "build")
    t.play("build well")
    assert asked(t) == (0, "spend") and prompt(t) == (
        "Well: you pay 2 in all. How many are Wood? The rest: Building card.", "TOM-6.4")  # fmt: skip
    assert options(t) == ["wood 0", "wood 1", "wood 2"]
    assert t.pending[0].options[1].cost == (("wood", 1), ("building_card", 1))
    t.play("wood 1")
    assert prompt(t)[1] == "TOM-6.14" and sorted(options(t)) == ["give castle", "give keep", "give tavern"]
    t.play("give keep")
    assert options(t) == ["stone 0", "stone 1"]
    t.play("stone 1", "give castle")
    mine = seat(t)
    assert mine["hand"] == ["tavern"] and mine["buildings"] == ["well"]
    assert (mine["wood"], mine["stone"], mine["clay"]) == (1, 0, 4)
    assert t.position()["building_under"] == ["keep:0", "castle:0"] and things(t, "ability") == ["judith"] * 2


@clause("TOM-6.14")
def test_the_buildings_go_face_down_under_the_pile() -> None:
    t = with_board("judith", hand="well keep tavern", wood=2, stone=1)
    t.play("place guildhall", "build well", "wood 2", "stone 1", "give keep")
    assert visible(t, "building_under", 0) == ["keep"] and visible(t, "building_under", 1) == ["?"]
    [under] = told(t, "puts_under")
    assert "Keep" in t.render("en", under.message(0)) and "Keep" not in t.render("en", under.message(1))


@clause("TOM-6.14", "TOM-R.30")
def test_the_building_under_construction_cannot_pay_for_itself() -> None:
    for hand, able in (("well", False), ("well keep", True)):
        t = with_board("judith", hand=hand, wood=2, stone=1, virtue=3)
        if not able:
            assert refusal(t, "place guildhall") == "ARC-11.2"
            continue
        t.play("place guildhall")  # what has one answer is not asked
        assert seat(t)["hand"] == [] and seat(t)["buildings"] == ["well"] and seat(t)["stone"] == 0


@clause("TOM-6.14")
def test_the_building_that_the_cathedral_takes_does_not_pay() -> None:
    one = {"cathedral": 2, "virtue": 7}
    assert refusal(with_board("judith", hand="castle", **one), "place guildhall") == "ARC-11.2"
    t = with_board("judith", hand="castle keep", **one)
    t.play("place guildhall")
    assert asked(t) == (0, "give") and prompt(t)[1] == "TOM-6.14"
    t.play("give keep")
    assert seat(t)["cathedral"] == 3 and seat(t)["hand"] == []
    t = with_board("judith", hand=HAND, **{**one, "cathedral": 1}, wood=2, stone=1)
    t.play("place guildhall")
    assert options(t) == ["wood 1", "wood 2"]  # two Buildings at most: the third is the Cathedral's
    t.play("wood 1")
    assert options(t) == ["stone 1"] or seat(t)["stone"] == 0
    assert [d.kind for d in t.pending] == ["give"]


@clause("TOM-6.14", "TOM-6.4")
def test_buildings_pay_trades_of_the_storehouse_any_number_of_times() -> None:
    t = with_board("judith", hand=f"{HAND} chapel", clay=1, virtue=3, workers={"kings_storehouse": 1})
    t.play("place kings_storehouse", "trade virtue")
    assert options(t) == ["clay 0", "clay 1"] and prompt(t)[0].endswith("The rest: Wood, Stone and Building card.")
    t.play("clay 1", "give keep")
    assert seat(t)["virtue"] == 4 and asked(t) == (0, "trade")
    t.play("trade virtue", "give castle", "give chapel")
    assert seat(t)["virtue"] == 5 and seat(t)["hand"] == ["tavern"] and seat(t)["clay"] == 0
    poor = with_board("judith", hand="keep", virtue=3)
    poor.play("place kings_storehouse")
    assert asked(poor) == (1, "place") and seat(poor)["virtue"] == 3


@clause("TOM-6.5")
def test_no_building_stands_for_silver() -> None:
    t = with_board("judith", hand=HAND, silver=0, virtue=3)
    assert refusal(t, "place market left") == "ARC-3.8"
    t = with_board("judith", {}, hand=HAND, unpaid=1, silver=0, virtue=3, prison=1)
    t.play("place guardhouse")
    assert asked(t)[0] == 1 or refusal(t, "pay debt") == "ARC-3.8"
    mixed = pack(well={"cost": [{"pay": "silver", "n": 1}, {"pay": "wood", "n": 1}]})
    for silver, able in ((0, False), (1, True)):
        t = table({"board": "judith", "hand": "well keep", "silver": silver, "virtue": 3}, {}, **SAGA, pack=mixed)
        assert ("place guildhall" in options(t)) is able


@clause("TOM-6.4", "TOM-3.27")
def test_judith_donates_nothing_in_place_of_something_else() -> None:
    position = {"players": [{"board": "judith", "hand": HAND, "silver": 1}, {"board": "ada"}], "tomesaga_boards": True,
                "demands": ["demand_1_clay", None, None, None]}  # fmt: skip
    t = regnum.scenario("architects_coop", position)
    t.play("place kings_storehouse", "trade donation")
    assert options(t) == ["donate silver 1", "donate building_card 1"]
    assert refusal(t, "donate clay demand") == "TOM-3.26"


# -- Merovech


@clause("TOM-6.6")
def test_merovech_may_discard_a_building_for_each_point() -> None:
    t = with_board("merovech", hand=HAND, virtue=5)
    t.play("place tax_stand")
    assert prompt(t) == ("Merovech: you lose 2 Virtue. Do you discard a Building to lose 1 less?", "TOM-6.6")
    assert prompt(t, "pl")[0].startswith("Merowiusz: tracisz 2 punkty Cnót")
    assert sorted(options(t)) == ["decline", "give castle", "give keep", "give tavern"]
    t.play("give keep", "decline")
    assert seat(t)["virtue"] == 4 and sorted(seat(t)["hand"]) == ["castle", "tavern"]
    assert things(t, "ability") == ["merovech"] and t.position()["building_under"] == ["keep:0"]
    t = with_board("merovech", hand=HAND, virtue=5)
    t.play("place tax_stand", "give keep", "give castle")
    assert seat(t)["virtue"] == 5 and asked(t) == (1, "place")
    t = with_board("merovech", virtue=5)
    assert played(t, "place tax_stand") == {"virtue": -2, "silver": 4}
    t = with_board("merovech", hand=HAND, virtue=5)
    t.play("place tax_stand", "decline")
    assert seat(t)["virtue"] == 3 and len(seat(t)["hand"]) == 3


@clause("TOM-6.15")
def test_at_virtue_nought_a_prevented_point_brings_no_debt() -> None:
    t = with_board("merovech", hand=HAND, virtue=0)
    t.play("place tax_stand", "give keep", "decline")
    assert (seat(t)["virtue"], seat(t)["unpaid"]) == (0, 1)
    t = with_board("merovech", hand=HAND, virtue=0)
    t.play("place tax_stand", "give keep", "give castle")
    assert (seat(t)["virtue"], seat(t)["unpaid"]) == (0, 0)


@clause("TOM-6.15")
def test_merovech_answers_in_the_turns_of_others_at_the_same_time_as_they_do() -> None:
    rest = [{"board": "merovech", "virtue": 6, "prison": 3, "hand": "keep"}, {"board": "hugo", "virtue": 0, "prison": 4,
             "silver": 5}]  # fmt: skip
    t = table({"virtue": 4, "silver": 9}, *rest, market=[None, 0, 0], **SAGA, promo_boards=True)
    t.play("place market left")
    assert sorted((d.seat, d.kind) for d in t.pending) == [(1, "give"), (2, "use")]
    assert all(d.as_data()["interrupt"] for d in t.pending)
    with pytest.raises(IllegalChoice):
        t.play("give castle", seat=1)
    t.play("decline", seat=2)
    t.play("give keep", seat=1)
    assert seat(t, 1)["virtue"] == 6 and seat(t, 1)["hand"] == [] and seat(t, 2)["unpaid"] == 1


@clause("TOM-6.15", "TOM-6.6")
def test_merovech_prevents_losses_at_the_end_of_the_game_too() -> None:
    mine = {"board": "merovech", "buildings": "dungeon", "virtue": 7, "hand": "keep tavern"}
    kept, lost = (at_the_end(mine, **SAGA) for _ in range(2))
    for t in (kept, lost):
        t.play("place quarry")
        assert asked(t) == (0, "give") and prompt(t)[1] == "TOM-6.6"
    lost.play("decline")
    kept.play("give keep", "give tavern")
    assert kept.over and lost.over
    assert (seat(kept)["virtue"], seat(lost)["virtue"]) == (7, 5)
    assert total(kept) - total(lost) == 1  # 0 for level 7, -1 for level 5


@clause("TOM-6.6")
def test_the_hand_limit_of_merovech_is_eight() -> None:
    eight = "tavern keep castle well chapel dungeon lumber_camp clay_pit"
    t = with_board("merovech", hand=eight)
    t.play("place quarry")
    assert asked(t) == (1, "place") and len(seat(t)["hand"]) == 8
    t = with_board("merovech", hand=f"{eight} smithy")
    t.play("place quarry")
    assert limited(t) == ("TOM-6.6", 1)
    t.play("discard smithy")
    assert len(seat(t)["hand"]) == 8
    t = with_board("emma", hand=eight)
    t.play("place quarry")
    assert limited(t) == ("ARC-3.11", 2)


def limited(t: Table) -> tuple[str, int]:
    """By which clause Buildings have to go, and how many."""
    d = t.pending[0]
    assert d.kind == "hand_limit"
    return d.clause, d.as_data()["min"]


@clause("TOM-6.6", "TOM-3.48")
def test_merovech_answers_to_the_overlord() -> None:
    players = [{"board": "merovech", "hand": "keep", "virtue": 6}, {"board": "ada", "virtue": 6}]
    position = {"players": players, "tomesaga_boards": True, "tax": 4, "active": 1, "schemes": "scheme_s4"}
    found = [name for name in (f"scheme_s{i}" for i in range(1, 9)) if "give" in kinds_after(position, name)]
    assert found
    t = scheme_turn(position, found[0])
    t.play("give keep")
    assert seat(t, 0)["virtue"] == 6 and seat(t, 1)["virtue"] == 5


def scheme_turn(position: dict[str, Any], scheme: str) -> Table:
    t = regnum.scenario("architects_coop", {**position, "schemes": scheme})
    t.play("place quarry")
    return t


def kinds_after(position: dict[str, Any], scheme: str) -> list[str]:
    return [d.kind for d in scheme_turn(position, scheme).pending]


# -- words and packs


@clause("TOM-6.1", "TOM-6.5")
def test_the_boards_say_what_they_do_in_both_languages() -> None:
    t = regnum.new("architects", 2, 1, SAGA)
    said = {
        (board, lang): " ".join(t.game.help(board, lang, t.options).lines) for board in FOUR for lang in ("en", "pl")
    }
    assert "When you take a Debt: also 1 Silver and 1 Clay." in said["emma", "en"]
    assert "Za każdy zyskany punkt Cnót: dodatkowo Srebrnik." in said["guntram", "pl"]
    assert "not for donations" in said["judith", "en"] and "oprócz Srebrników" in said["judith", "pl"]
    assert "8 Building cards" in said["merovech", "en"] and "8 kart Budynków" in said["merovech", "pl"]
    assert all(t.game.help(board, "en", t.options).provenance == "verified" for board in FOUR)


@clause("TOM-6.1")
@pytest.mark.parametrize(
    ("ability", "said"),
    [([{"on": "debt_gained", "effects": [{"virtue": 1}]}], "gain"),
     ([{"on": "virtue_gained", "effects": [{"gain": "debt", "n": 1}]}], "must be one of"),
     ([{"limit": "silver", "n": 8}], "must be one of apprentices, building_hand"),
     ([{"limit": "building_hand", "n": 90}], "from 0 to 20"),
     ([{"replace": {"virtue": -2}, "with": [{"discard": "building_card", "n": 1}]}], "from -1 to -1"),
     ([{"replace": {"virtue": -1}, "with": [{"discard": "silver", "n": 1}]}], "building_card"),
     ([{"substitute": {"discard": "building_card", "n": 2}, "for": {"any_of": ["clay"] * 5}}], "from 1 to 1"),
     ([{"substitute": {"discard": "building_card", "n": 1}, "for": {"any_of": ["silver"] * 5}}], "must be one of"),
     ([{"substitute": {"discard": "building_card", "n": 1}, "for": {"any_of": ["clay"] * 5}},
       {"same_resource": ["gold", "marble"]}], "pays everything else as it is")],
)  # fmt: skip
def test_a_card_pack_is_held_to_what_boards_can_do(ability: list[dict[str, Any]], said: str) -> None:
    with pytest.raises(BadData, match=said):
        regnum.new("architects", 2, 1, {**SAGA, "pack": pack(emma={"ability": ability})})


@clause("TOM-6.1")
def test_a_card_pack_changes_a_board_and_apprentices_answer_to_no_debt() -> None:
    rich = pack(emma={"ability": [{"on": "debt_gained", "effects": [{"gain": "gold", "n": 2}]}]})
    t = table({"board": "emma", "virtue": 1}, {}, **SAGA, pack=rich)
    assert played(t, "place tax_stand") == {"virtue": -1, "unpaid": 1, "silver": 4, "gold": 2}
    crew = pack(peddler={"ability": {"on": "debt_gained", "effects": [{"gain": "gold", "n": 1}]}})
    with pytest.raises(BadData, match="must be one of"):
        regnum.new("architects", 2, 1, {"pack": crew})


@clause("TOM-6.1")
def test_tables_from_before_the_boards_go_on() -> None:
    t = regnum.new("architects", 3, 5, {"setup": "variable"})
    old = {key: value for key, value in t.options.items() if key != "tomesaga_boards"}
    assert "tomesaga_boards" not in t.game.position(t.core, old)
    again = regnum.scenario("architects", t.game.position(t.core, old))
    assert again.options["tomesaga_boards"] is False
