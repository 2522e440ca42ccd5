"""How the co-op of Paladins begins: cards, Honour, starting Townsfolk, one to four players."""

import pytest

import regnum
from games.support import asked, options, refusal, things, told
from regnum.kernel.errors import BadOption, BadScenario
from support import clause

from .support import STARTERS, honour, pass_all, play_on, seat, supply, table, terms

pytestmark = pytest.mark.both_builds


@clause("TOM-4.54", "TOM-1.3", "TOM-1.5", "TOM-4.4", "TOM-4.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", ["normal", "high", "impossible"])
def test_one_to_four_begin_with_12_honour_and_20_overlord_workers_in_the_supply(seats: int, level: str) -> None:
    t = regnum.new("paladins_coop", seats, 5, {"difficulty": level})
    assert honour(t) == [12] * seats and supply(t) == 20
    assert t.view(None)["places"]["overlord.0.threat_deck"]["count"] == 10


@clause("TOM-4.54")
def test_five_are_too_many() -> None:
    with pytest.raises(BadOption, match="1 to 4"):
        regnum.new("paladins_coop", 5)


@clause("TOM-4.54", "TOM-R.15")
def test_alone_there_is_no_opponent_and_the_tables_for_one_player_hold() -> None:
    t = regnum.new("paladins_coop", 1, 5)
    view = t.view(0)
    assert view["rivals"] == [] and "seat1.crew" not in view["places"] and view["values"]["tax"] == 5
    assert sum(1 for _ in t.position()["players"]) == 1
    assert view["places"]["free"]["count"] == 25
    while t.view(0)["values"]["round"] == 0:
        t.play(t.pending[0].options[0])
    assert t.view(0)["places"]["taverns"]["count"] == 2
    assert "schemes" not in t.position() and not [e for e in t.events if e.kind.startswith("rival")]


@clause("TOM-4.54")
def test_alone_the_rows_lose_one_card_each_round_and_turns_follow_each_other() -> None:
    t = table("labourer*4", seats=1, round=2)
    t.play("trade 1", "place labourer")
    assert asked(t)[0] == 0
    t.play("pass")
    assert len(things(t, "row_discards")) == 2  # a Townsfolk and an Outsider


@clause("TOM-4.1")
def test_three_of_six_new_orders_lie_face_down() -> None:
    t = regnum.new("paladins_coop", 2, 5)
    assert t.view(0)["places"]["order_deck"]["count"] == 6 and t.position()["orders"] == [None] * 3
    play_on(t, 4)
    up = t.position()["orders"]
    assert all(order.startswith("coop_order_") for order in up) and len({*up}) == 3


@clause("TOM-4.6", "TOM-4.53")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everybody_gets_one_starting_townsfolk_at_random_before_recruiting(seats: int) -> None:
    found = set()
    for seed in range(12):
        t = regnum.new("paladins_coop", seats, seed)
        dealt = things(t, "takes_starter")
        assert len({*dealt}) == seats and asked(t)[1] == "first"
        assert all([card for card in seat(t, p)["crew"] if card in STARTERS] for p in range(seats))
        found.add(dealt[0])
    assert len(found) > 1


@clause("TOM-4.6")
def test_by_agreement_each_takes_one_of_those_left_in_turn_order() -> None:
    t = regnum.new("paladins_coop", 3, 5, {"starting_townsfolk": "agreed", "first": 1})
    assert asked(t) == (1, "starter") and len(options(t)) == 4
    t.play("take starting_envoy")
    assert asked(t) == (2, "starter") and "take starting_envoy" not in options(t)
    t.play("take starting_marshal")
    assert asked(t) == (0, "starter")
    again = regnum.scenario("paladins_coop", t.position())
    assert asked(again) == (0, "starter") and options(again) == options(t)
    t.play("take starting_warden")
    assert asked(t) == (0, "first")  # in reverse turn order
    assert [seat(t, p)["crew"] for p in range(3)] == [["starting_warden"], ["starting_envoy"], ["starting_marshal"]]


@clause("TOM-4.53")
@pytest.mark.parametrize(("crew", "points"), [("abbot_1", 0), ("starting_marshal abbot_1", 1)])
def test_a_starting_townsfolk_counts_where_hired_ones_are_counted(crew: str, points: int) -> None:
    """The Hunter who was converted counts every two Townsfolk of the crew."""
    t = table({"converted": "hunter_byzantine", "crew": crew}, round=7)
    pass_all(t)
    assert t.over and terms(t).get("hunter_byzantine", 0) == points


@clause("TOM-4.53")
def test_a_starting_townsfolk_lies_with_the_hired_ones_and_cannot_be_discarded() -> None:
    t = table({"crew": "starting_marshal abbot_1", "workers": "labourer", "silver": 9})
    crew = [thing["card"] for thing in t.view(1)["places"]["seat0.crew"]["things"]]
    assert sorted(crew) == ["abbot_1", "starting_marshal"]
    t.play("recruit 1", "keep")
    assert asked(t) == (0, "discard")
    assert {option.split()[1] for option in options(t)} == {*t.position()["townsfolk"]}
    assert refusal(t, "discard starting_marshal") == ""  # no choice of this question at all
    with pytest.raises(BadScenario, match="townsfolk"):
        table(townsfolk=["starting_marshal", "abbot_1", "abbot_2", "squire_1", "peddler_1"])


@clause("TOM-4.65", "TOM-4.2")
def test_what_lies_face_down_nobody_knows() -> None:
    t = regnum.new("paladins_coop", 2, 5)
    for viewer in (None, 0, 1):
        places = t.view(viewer)["places"]
        for name in ("order_deck", "favour_deck", "overlord.0.threat_deck"):
            assert all("card" not in thing for thing in places[name].get("things", ())), name
    play_on(t, 2)
    t.play("play " + options(t, 0)[0].removeprefix("play "), seat=0)
    mine = seat(t)["hand"]
    other = t.view(1)["places"]["seat0.hand"]
    assert len(mine) and all("card" not in thing for thing in other.get("things", ()))


@clause("TOM-4.2", "TOM-4.17", "TOM-4.20")
def test_invaders_are_up_from_the_start_and_the_kings_threat_in_round_seven() -> None:
    t = regnum.new("paladins_coop", 3, 5)
    play_on(t, 2)
    assert [(e.things, e.count) for e in told(t, "invaders_asked")] == [(("invader_threat",), 1)]
    play_on(t, 6)
    assert [e.count for e in told(t, "invaders_asked")] == [1, 2] and not told(t, "king_threat_up")
    play_on(t, 7)
    assert [e.count for e in told(t, "king_threat_up")] == [2]
