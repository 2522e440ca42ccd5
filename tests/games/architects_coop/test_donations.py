"""Donations, and what players may do to each other's Workers and to the Overlord's."""

import pytest

from games.support import asked, count, options, refusal, told
from support import clause

from .support import FULL, rival, seat, table

pytestmark = pytest.mark.both_builds

STORE = {"workers": {"kings_storehouse": 2}}


@clause("TOM-1.2", "TOM-3.10", "TOM-3.24", "TOM-3.25", "TOM-3.26")
def test_the_storehouse_adds_donations_that_can_be_split_between_a_partner_and_a_demand() -> None:
    t = table({"clay": 2, "silver": 1, **STORE})
    t.play("place kings_storehouse", "trade donation", "donate clay 1", "trade donation", "donate clay demand")
    assert seat(t)["clay"] == 0 and seat(t, 1)["clay"] == 1 and t.position()["given"] == [1, 0, 0, 0]
    t.play("trade donation")  # the third action of three Workers; one thing is left, for one partner
    assert seat(t, 1)["silver"] == 1 and asked(t)[0] == 1


@clause("TOM-3.28")
def test_a_demand_takes_its_own_kind_up_to_its_number() -> None:
    t = table({"clay": 3, "wood": 1}, given=[5, 0, 0, 0])
    assert {k: t.view(0)["numbers"]["demand.1"][k] for k in ("value", "of")} == {"value": 5, "of": 6}
    t.play("place kings_storehouse", "trade donation")
    gift = next(o for o in t.pending[0].options if o.notation == "donate clay demand")
    assert gift.targets == ("plans.0.demands:0",)
    assert refusal(t, "donate wood demand") == "TOM-3.28"
    t.play("donate clay demand")
    assert t.position()["given"] == [6, 0, 0, 0]
    t = table({"clay": 3, "wood": 1}, given=[6, 0, 0, 0])
    t.play("place kings_storehouse", "trade donation")
    assert refusal(t, "donate clay demand") == "TOM-3.28" and options(t) == ["donate clay 1", "donate wood 1"]


@clause("TOM-3.28", "TOM-3.29", "TOM-3.64")
def test_unpaid_debts_go_to_players_and_paid_ones_to_the_demand_too() -> None:
    row = [*FULL[:3], "demand_4_paid_debts"]
    t = table({"unpaid": 1, "paid": 2, **STORE}, demands=row)
    t.play("place kings_storehouse", "trade donation")
    assert set(options(t)) == {"donate debt_paid 1", "donate debt_paid demand", "donate debt_unpaid 1"}
    t.play("donate debt_paid demand", "trade donation", "donate debt_unpaid 1")
    assert (seat(t)["unpaid"], seat(t)["paid"], seat(t, 1)["unpaid"]) == (0, 1, 1)
    assert t.position()["given"][3] == 1 and seat(t)["virtue"] == seat(t, 1)["virtue"] == 7
    before = t.scores
    assert [term.points for term in before[1].terms if term.name == "debts"] == [-2]


@clause("TOM-3.68", "TOM-3.69")
def test_a_building_passes_face_down_and_may_lift_a_hand_above_its_limit() -> None:
    hand = "smithy well tavern keep castle armoury"
    t = table({"hand": "chapel"}, {"hand": hand}, seats=3)
    t.play("place kings_storehouse", "trade donation", "donate building_card 1")
    assert "chapel" in seat(t, 1)["hand"] and len(seat(t, 1)["hand"]) == 7
    (event,) = told(t, "donates_building")
    assert (
        "chapel" in t.describe_event(event, 1, "en").lower()
        and "chapel" not in t.describe_event(event, 2, "en").lower()
    )


@clause("TOM-3.68")
def test_a_building_on_a_demand_lies_face_down() -> None:
    t = table({"hand": "chapel well"}, demands=FULL)
    t.play("place kings_storehouse", "trade donation", "donate building_card demand", "donate chapel")
    assert t.position()["laid"] == ["chapel:0"] and t.position()["given"][3] == 1 and seat(t)["hand"] == ["well"]
    assert "chapel" not in str(t.view(1))


@clause("TOM-3.70")
def test_alone_donations_go_to_demands_only() -> None:
    t = table({"wood": 1}, seats=1)
    t.play("place kings_storehouse")
    assert asked(t)[1] != "trade"  # nothing to trade, and no demand for Wood
    t = table({"clay": 1, "wood": 1}, seats=1)
    t.play("place kings_storehouse", "trade donation")
    assert t.position()["given"][0] == 1 and seat(t)["clay"] == 0


@clause("TOM-3.4")
def test_a_rogue_makes_two_donations_at_the_black_market_with_its_goods() -> None:
    t = table({"silver": 3, "apprentices": "rogue_tiling"}, {}, small_side="black_market_01")
    t.play("place market left")
    assert asked(t) == (0, "donate")
    assert "done" in options(t)
    gift = next(o for o in options(t) if o.endswith(" 1"))
    t.play(gift)
    assert count(t, "donates") == 1 and asked(t) == (0, "donate")
    t.play("done")
    assert asked(t)[0] == 1


@clause("TOM-3.7")
@pytest.mark.parametrize(
    ("own", "given_up", "under"),
    [
        ("rogue_tiling", "rogue_tiling", []),
        ("cleric_tiling", "cleric_tiling", []),
        ("rogue_tiling", "labourer", ["labourer"]),
    ],
)
def test_a_rogue_or_cleric_counts_to_the_limit_and_goes_to_the_box_when_given_up(
    own: str, given_up: str, under: list[str]
) -> None:
    crew = [own, "labourer", "acolyte_clay", "miner_1", "miner_2"]
    t = table({"silver": 20, "apprentices": crew, "workers": {"workshop": 4}})
    t.play("place workshop")
    hired = next(option for option in options(t) if option.startswith("hire ")).removeprefix("hire ")
    t.play(f"hire {hired}")
    assert asked(t) == (0, "give_up") and set(options(t)) == {f"give up {card}" for card in crew}
    t.play(f"give up {given_up}")
    assert sorted(seat(t)["apprentices"]) == sorted({*crew, hired} - {given_up})
    now = t.position()
    assert now["apprentice_under"] == under and given_up not in now["display"]


@clause("TOM-3.5", "TOM-3.6")
def test_a_cleric_makes_donations_by_the_level_after_the_action() -> None:
    rich = {"stone": 9, "wood": 9, "gold": 9, "marble": 9, "clay": 9, "silver": 9}
    t = table({**rich, "virtue": 10, "hand": "chapel", "apprentices": "cleric_tiling"})
    t.play("place guildhall", "cathedral")
    while asked(t)[1] in ("spend", "give"):
        t.play(options(t)[0])
    assert asked(t) == (0, "donate") and seat(t)["cathedral"] == 1
    t.play("donate marble 1")
    assert seat(t, 1)["marble"] == 1 and asked(t)[0] == 1


@clause("TOM-3.5", "TOM-3.6")
@pytest.mark.parametrize(("level", "works"), [(0, False), (1, True)])
def test_a_cleric_without_a_donation_to_make_is_not_said_to_work(level: int, works: bool) -> None:
    t = table({"wood": 2, "stone": 2, "cathedral": level, "hand": "well", "apprentices": "cleric_tiling"})
    t.play("place guildhall", "build well")
    assert bool(told(t, "ability")) is works and asked(t) == ((0, "donate") if works else (1, "place"))


@clause("TOM-3.18", "TOM-3.19", "TOM-3.20", "TOM-3.60", "TOM-H.8", "TOM-EX.7")
def test_four_captures_of_own_and_overlord_workers_at_three_locations() -> None:
    mine = {"silver": 5, "workers": {"town_centre": 3, "mines": 2, "quarry": 1}}
    his = {"workers": {"kings_storehouse": 3, "quarry": 2}}
    t = table(mine, {"workers": {"forest": 3}}, seats=4, rival=his)
    t.play("place town_centre")
    assert refusal(t, "capture forest 1") == "TOM-3.18"
    t.play("capture mines 0", "capture kings_storehouse 4", "capture quarry 0", "capture quarry 4")
    assert seat(t)["silver"] == 5 - 1 - 3 and seat(t)["captives"] == [0, 0, 0, 0, 5]
    assert seat(t)["workers"] == {"town_centre": 4} and rival(t)["workers"] == {}


@clause("TOM-1.2", "TOM-3.21", "TOM-H.9")
def test_imprisoned_overlord_workers_bring_two_silver_each() -> None:
    t = table({"captives": [0, 0, 3]})
    t.play("place guardhouse")
    assert seat(t)["silver"] == 6 and rival(t)["prison"] == 3


@clause("TOM-3.10", "TOM-3.22", "TOM-3.23", "TOM-3.78")
def test_partners_are_released_from_the_prison_and_bought_free_from_the_overlord() -> None:
    t = table({"silver": 9, "workers": {"guardhouse": 1}}, {"prison": 3}, rival={"captives": [0, 2, 0], "prison": 1})
    t.play("place guardhouse", "release 1", "free 1")
    assert seat(t, 1)["prison"] == 0 and rival(t) == {"prison": 1, "workers": {}, "captives": [0, 0, 0]}
    assert seat(t)["silver"] < 9 and t.view(None)["values"]["seat1.supply"] == 20


@clause("TOM-3.31", "TOM-3.32", "TOM-3.30", "TOM-H.9")
@pytest.mark.parametrize(("his", "debts"), [(3, 1), (4, 0)])
def test_at_a_reset_only_players_take_debts_and_only_if_nobody_has_more(his: int, debts: int) -> None:
    red = {"prison": 3, "virtue": 7, "silver": 9}
    t = table({"silver": 9}, red, {"prison": 1}, seats=3, market=[None, 2, 2], rival={"prison": his})
    t.play("place market left")
    assert seat(t, 1)["unpaid"] == debts and seat(t, 1)["virtue"] == 6 and rival(t)["prison"] == his
