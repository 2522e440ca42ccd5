"""ARC-7: the Town Centre; ARC-15.7 and ARC-15.8: captures by Buildings."""

from games.architects.support import RICH, placed, played, seat, supply, table, tax
from games.support import asked, options, refusal, told
from support import clause


@clause("ARC-7.1", "ARC-7.2", "ARC-7.3", "ARC-7.4", "ARC-7.5", "ARC-7.12", "ARC-7.13", "ARC-EX.7")
def test_groups_of_one_location_with_four_players() -> None:
    t = table(
        {"silver": 2, "workers": {"town_centre": 1}},
        {"workers": {"forest": 3, "quarry": 1}}, {"workers": {"forest": 2}}, {},
    )  # fmt: skip
    t.play("place town_centre")
    assert asked(t) == (0, "capture")
    assert played(t, "capture forest 1") == {"silver": -1, "captives": 3} and tax(t) == 5
    assert refusal(t, "capture quarry 1") == "ARC-7.4"
    assert played(t, "capture forest 2") == {"silver": -1, "captives": 2} and tax(t) == 5
    assert seat(t)["captives"] == [0, 3, 2, 0] and seat(t, 1)["workers"] == {"quarry": 1}


@clause("ARC-7.3", "ARC-7.5", "ARC-EX.8")
def test_the_own_group_goes_home() -> None:
    t = table(
        {"silver": 3, "workers": {"town_centre": 2, "silversmith": 1}},
        {"workers": {"silversmith": 2}}, {"workers": {"silversmith": 1}},
    )  # fmt: skip
    t.play("place town_centre")
    assert played(t, "capture silversmith 1", "capture silversmith 2", "capture silversmith 0") == {
        "silver": -3, "captives": 3,
    }  # fmt: skip
    assert supply(t) == 17 and tax(t) == 5


@clause("ARC-7.6", "ARC-7.10", "ARC-7.4", "ARC-H.7")
def test_captures_are_counted_on_placement() -> None:
    t = table({"silver": 9, "workers": {"town_centre": 2}}, {"workers": {"town_centre": 1, "forest": 1, "mines": 1}})
    t.play("place town_centre", "capture town_centre 0")
    assert supply(t) == 20
    t.play("capture forest 1")
    assert refusal(t, "capture mines 1") == "ARC-7.4" and refusal(t, "capture forest 1") == "ARC-7.2"
    t.play("capture town_centre 1")
    assert asked(t) == (1, "place") and seat(t)["captives"] == [0, 2]


@clause("ARC-7.1", "ARC-R.11")
def test_nobody_need_be_captured() -> None:
    t = table({"silver": 1}, {"workers": {"forest": 3}})
    assert played(t, "place town_centre", "done") == {} and asked(t) == (1, "place")


@clause("ARC-7.7")
def test_guildhall_market_prison_and_boards_are_safe() -> None:
    t = table({"silver": 5}, {"prison": 3, "captives": [1, 0]}, market=[1, None, None], guildhall=[1, 1])
    t.play("place town_centre")
    assert options(t) == ["capture town_centre 0", "done"]


@clause("ARC-7.9", "ARC-7.11")
def test_the_first_capture_must_be_payable() -> None:
    assert "town_centre" not in placed(table()) and refusal(table(), "place town_centre") == "ARC-3.8"
    t = table({"virtue": 3}, {"workers": {"forest": 2}})
    assert played(t, "place town_centre", "capture forest 1") == {"captives": 2} and tax(t) == 4


@clause("ARC-7.8", "ARC-R.2", "ARC-H.9")
def test_conspirators_spare_silver_but_no_tax() -> None:
    others = [{"workers": {"forest": 1}} for _ in range(3)]
    three = {"silver": 9, "workers": {"town_centre": 2}}
    captures = ("place town_centre", "capture forest 1", "capture forest 2", "capture forest 3")
    one, two = "conspirator_1", "conspirator_1 conspirator_2"
    assert played(table({**three, "apprentices": one}, *others), *captures) == {"silver": -2, "captives": 3}
    assert played(table({**three, "apprentices": two}, *others), *captures) == {"silver": -1, "captives": 3}
    single = table({"silver": 9, "apprentices": two}, *others)
    assert played(single, "place town_centre", "capture forest 1") == {"silver": -1, "captives": 1}
    assert played(table({**three, "apprentices": one, "virtue": 3}, *others), *captures) == {
        "silver": -1, "captives": 3,
    }  # fmt: skip


@clause("ARC-15.7", "ARC-H.8")
def test_armoury_and_fortress_capture_for_nothing() -> None:
    others = [{"workers": {"forest": 1, "quarry": 2}}, {}, {}]
    t = table({"hand": "fortress", "apprentices": "labourer", **RICH, "silver": 0}, *others)
    t.play("place guildhall", "build fortress")
    assert (t.pending[0].clause, t.pending[0].question.source) == ("ARC-15.7", None)  # this is not the Town Centre
    t.play("capture forest 1", "capture quarry 1")
    assert seat(t)["captives"] == [0, 3, 0, 0] and tax(t) == 4 and asked(t) == (1, "place")
    t = table({"hand": "armoury", "apprentices": "labourer", **RICH}, *others)
    t.play("place guildhall", "build armoury", "capture quarry 1")
    assert seat(t)["captives"] == [0, 2, 0, 0] and asked(t) == (1, "place")


@clause("ARC-15.8", "ARC-H.8")
def test_barracks_capture_or_free_not_both() -> None:
    held = {"captives": [3, 0], "workers": {"forest": 2}}
    player = {"hand": "barracks", "apprentices": "labourer", **RICH, "virtue": 4}
    t = table(player, held)
    t.play("place guildhall")
    assert options(t) == ["option 1", "option 2", "decline"]
    t.play("option 1")
    assert supply(t) == 19 and asked(t) == (1, "place")
    t = table(player, held)
    t.play("place guildhall", "option 2", "capture forest 1")
    assert supply(t) == 16 and seat(t)["captives"] == [0, 2] and asked(t) == (1, "place")
    t = table(player, held)
    t.play("place guildhall", "decline")
    assert supply(t) == 16 and asked(t) == (1, "place")


@clause("ARC-15.8", "ARC-10.4", "ARC-7.2")
def test_barracks_offer_only_what_can_be_done() -> None:
    player = {"hand": "barracks", "apprentices": "labourer", **RICH, "virtue": 4}
    t = table(player, {"workers": {"forest": 2}})
    t.play("place guildhall")
    assert options(t) == ["option 2", "decline"] and refusal(t, "option 1") == "ARC-10.4"
    t = table(player, {"captives": [3, 0]})
    t.play("place guildhall")
    assert options(t) == ["option 1", "decline"] and refusal(t, "option 2") == "ARC-7.2"
    t = table(player)
    t.play("place guildhall")
    assert asked(t) == (1, "place") and not told(t, "declines")
