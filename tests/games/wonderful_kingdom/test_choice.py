"""Phase A, the choice (section 4)."""

from collections import Counter

import pytest

from games.support import refusal, things, told
from games.wonderful_kingdom.support import (
    area,
    asked,
    cards,
    discard,
    go_on,
    has,
    new,
    options,
    seen,
    stage,
    table,
    why_not,
)
from regnum.kernel.table import Table
from support import clause

LAST = {"module": "quests", "stage": "choice", "turn": 13}
"""Turn 13: the first player offers the last two cards of the hand."""


def four_turns(hand0: str = "farm quarry", hand1: str = "hamlet barracks", **position: object) -> Table:
    return table({"hand": hand0}, {"hand": hand1}, **{**LAST, **position})


@clause("IWK-4.1")
@pytest.mark.parametrize("seed", range(3))
def test_seven_cards_and_a_calamity(seed: int) -> None:
    t = new(module="quests", seed=seed)
    for seat in (0, 1):
        hand = has(t, seat)["hand"]
        assert len(hand) == 8 and hand.count("calamity") == 1
        assert sorted(seen(t, seat, f"seat{seat}.hand")) == sorted(hand)
        assert "things" not in t.view(1 - seat)["places"][f"seat{seat}.hand"]
        assert "things" not in t.view(None)["places"][f"seat{seat}.hand"]


@clause("IWK-4.2")
def test_one_open_card_in_each_area() -> None:
    t = new(module="quests")
    assert len(t.position()["left"]) == len(t.position()["right"]) == 1
    assert seen(t, None, "left") + seen(t, None, "right") == t.position()["left"] + t.position()["right"]


@clause("IWK-4.3")
@pytest.mark.parametrize("first", [0, 1])
def test_sixteen_turns_in_the_fixed_order(first: int) -> None:
    t = new(module="quests", first=first, seed=first)
    turns = []
    while stage(t) == "choice":
        turns.append((t.pending[0].seat, t.pending[0].kind, t.position()["turn"]))
        assert len(t.pending) == 1
        here = options(t, t.pending[0].seat)
        if t.pending[0].kind == "offer":
            t.play(t_card(t), "left")
            t.play(t_card(t), "right")
        else:
            t.play(here[len(turns) % 2])
    second = 1 - first
    order = [(first, "offer"), (second, "choose"), (second, "offer"), (first, "choose")] * 4
    assert turns == [(seat, kind, i + 1) for i, (seat, kind) in enumerate(order)]


def t_card(t: Table) -> str:
    return f"offer {has(t, t.pending[0].seat)['hand'][0]}"


@clause("IWK-4.4")
def test_an_offer_is_two_cards_each_to_an_area() -> None:
    t = four_turns(left="nexus", right="rangers")
    assert options(t) == ["offer farm", "offer quarry"]
    t.play("offer farm")
    assert options(t) == ["left", "right", "left down", "right down"]
    t.undo(0)
    t.play("offer farm", "left")
    assert asked(t) == [(0, "where")], "exactly two cards"
    one_each = t.clone()
    t.play("left")
    assert area(t, "left") == "nexus farm quarry" and area(t, "right") == "rangers"
    one_each.play("right")
    assert (area(one_each, "left"), area(one_each, "right")) == ("nexus farm", "rangers quarry")
    assert asked(t) == asked(one_each) == [(1, "choose")]
    assert has(t)["hand"] == []
    assert refusal(four_turns(), "offer hamlet", "left") == "", "only cards of the own hand"


@clause("IWK-4.5", "IWK-4.6")
def test_a_card_lies_face_down_for_a_trap_token() -> None:
    t = four_turns()
    t.play("offer farm", "left")
    assert has(t)["traps"] == 2 and seen(t, 1, "left") == ["farm"]
    t.play("right down")
    assert has(t)["traps"] == 1 and seen(t, 1, "right") == ["?"]
    both = four_turns()
    both.play("offer farm", "left down")
    both.play("left down")
    assert has(both)["traps"] == 0 and seen(both, 1, "left") == ["?", "?"]


@clause("IWK-4.6")
def test_without_a_token_every_card_is_open() -> None:
    t = table({"hand": "farm quarry", "traps": 0}, {"hand": "hamlet barracks"}, **LAST)
    t.play("offer farm")
    assert options(t) == ["left", "right"]
    assert refusal(t, "left down") == "IWK-4.6" == why_not(t, "right down")
    one = table({"hand": "farm quarry", "traps": 1}, {"hand": "hamlet barracks"}, **LAST)
    one.play("offer farm", "left down")
    assert refusal(one, "left down") == "IWK-4.6"


@clause("IWK-4.7")
def test_the_calamity_may_be_offered_up_or_down() -> None:
    t = four_turns("calamity farm")
    t.play("offer calamity", "left")
    assert seen(t, 1, "left") == ["calamity"]
    down = four_turns("calamity farm")
    assert options(down) == ["offer farm", "offer calamity"]
    down.play("offer calamity", "left down")
    assert seen(down, 1, "left") == ["?"] and seen(down, 0, "left") == ["calamity"]


@clause("IWK-4.8", "IWK-4.9")
def test_who_chooses_takes_one_whole_area_and_leaves_the_other() -> None:
    t = table(
        {}, {"hand": "hamlet barracks"}, module="quests", stage="choice", turn=14, left="farm nexus", right="rangers"
    )
    assert asked(t) == [(1, "choose")] and options(t, 1) == ["take left", "take right"]
    t.play("take left")
    assert has(t, 1)["choice"] == ["farm", "nexus"] and area(t, "left") == "" and area(t, "right") == "rangers"
    t.play("offer hamlet", "right")
    assert area(t, "right") == "rangers hamlet", "what was left stays for the next turns"


@clause("IWK-4.10", "IWK-4.11")
def test_an_area_may_be_empty_or_crowded() -> None:
    crowd = "farm*4 quarry*3 hamlet*3 barracks*3 tax_office*3 guildhall*2"
    t = table({}, {"hand": "nexus rangers"}, module="quests", stage="choice", turn=14, left=crowd)
    assert len(t.position()["left"]) == 18
    t.play("take right")
    assert has(t, 1)["choice"] == [] and len(t.position()["left"]) == 18 and asked(t) == [(1, "offer")]
    t.play("offer nexus", "left")
    t.play("left")
    t.play("take left")
    assert len(has(t)["choice"]) == 20


@clause("IWK-4.12", "IWK-4.18", "IWK-5.1")
def test_a_face_down_card_stays_unknown_to_who_takes_it() -> None:
    t = four_turns("calamity farm")
    t.play("offer calamity", "left down")
    t.play("right")
    t.play("take left")
    assert seen(t, 1, "seat1.choice") == ["?"] == seen(t, None, "seat1.choice")
    assert seen(t, 0, "seat1.choice") == ["calamity"], "who offered it knows it"
    t.play("offer hamlet", "left")
    t.play("left")
    t.play("take left")
    assert stage(t) == "planning" and has(t, 1)["woes"] == ["calamity"]
    assert [event.seat for event in told(t, "reveals")] == [1] and things(t, "reveals") == ["calamity"]


@clause("IWK-4.12", "IWK-4.13")
def test_events_hide_a_face_down_card_from_the_other_seat() -> None:
    t = four_turns()
    t.play("offer farm", "left down")
    assert [e.things for e in t.events_for(0) if e.kind == "offers_down"] == [("farm",)]
    for viewer in (1, None):
        assert [e.things for e in t.events_for(viewer) if e.kind == "offers_down"] == [()]
        assert "farm" not in str(t.view(viewer))
    t.play("right")
    t.play("take left")
    assert [e.things for e in t.events_for(0) if e.kind == "takes_down"] == [("farm",)]
    assert [e.things for e in t.events_for(1) if e.kind == "takes_down"] == [()]


@clause("IWK-4.13")
def test_the_offering_player_keeps_seeing_the_own_card() -> None:
    t = four_turns()
    t.play("offer farm", "left down")
    assert seen(t, 0, "left") == ["farm"] and seen(t, 1, "left") == ["?"]
    t.play("right")
    t.play("take right")
    assert seen(t, 0, "left") == ["farm"] and seen(t, 1, "left") == ["?"]


@clause("IWK-4.14", "IWK-4.17")
def test_the_last_choice_ends_the_phase_and_the_rest_is_discarded_open() -> None:
    t = table({}, {}, module="quests", stage="choice", turn=16, left="farm nexus", right="quarry lost_city:1")
    assert asked(t) == [(0, "choose")]
    t.play("take left")
    assert discard(t) == "lost_city quarry" and (area(t, "left"), area(t, "right")) == ("", "")
    assert sorted(seen(t, 0, "discard")) == sorted(seen(t, None, "discard")) == ["lost_city", "quarry"]
    assert stage(t) == "planning" and cards(t, 0, "choice") == "farm nexus"


@clause("IWK-4.15")
def test_choice_areas_may_differ() -> None:
    t = table({"choice": "farm*3"}, {"choice": "quarry"}, module="quests", stage="choice", turn=16, left="nexus")
    t.play("take left")
    assert (len(has(t)["choice"]), len(has(t, 1)["choice"])) == (4, 1)


@clause("IWK-4.16")
def test_a_game_uses_sixty_four_cards_of_the_deck() -> None:
    t = new(module="quests", seed=9)
    for round_ in range(1, 5):
        assert t.position()["round"] == round_
        assert t.view(None)["places"]["deck"]["count"] == 77 - 16 * round_
        go_on(t, "planning")
        go_on(t, "choice")
    assert t.over and t.view(None)["places"]["deck"]["count"] == 13 and told(t, "shuffles") == []


@clause("IWK-4.18")
def test_who_takes_back_an_own_face_down_card_knows_it_and_the_other_does_not() -> None:
    t = table({}, {"hand": "hamlet barracks"}, module="quests", stage="choice", turn=15, left="nexus", right="rangers")
    t.play("offer hamlet", "left down")
    t.play("left")
    t.play("take left")
    assert has(t)["choice"] == ["nexus", "hamlet", "barracks"], "revealed: the phase is over"
    own = table({"choice": "farm:0 quarry:1"}, {"hand": "hamlet barracks"}, module="quests", stage="choice", turn=15)
    assert seen(own, 0, "seat0.choice") == ["farm", "?"] and seen(own, 1, "seat0.choice") == ["?", "quarry"]
    assert seen(own, None, "seat0.choice") == ["?", "?"]


@clause("IWK-4.18")
def test_cards_that_the_rules_lay_are_always_open() -> None:
    for seed in range(4):
        t = new(module="quests", seed=seed)
        assert "?" not in seen(t, None, "left") + seen(t, None, "right")


@clause("IWK-4.19")
def test_the_order_of_a_hand_tells_nothing() -> None:
    t = new(module="quests", seed=2)
    hand, other = has(t)["hand"], has(t, 1)["hand"]
    for order in (hand, sorted(hand), sorted(hand, reverse=True)):
        again = table({"hand": order}, {"hand": other}, module="quests", stage="choice", turn=1)
        assert seen(again, 0, "seat0.hand") == hand, "it lies in the same order, however the cards came"


@clause("IWK-4.20")
def test_counts_faces_owners_and_tokens_are_public() -> None:
    t = table(
        {"hand": "farm quarry", "traps": 1},
        {"hand": "hamlet barracks"},
        **LAST,
        left="nexus lost_city:0",
        right="rangers:1",
    )
    for viewer in (0, 1, None):
        view = t.view(viewer)
        left, right = view["places"]["left"], view["places"]["right"]
        assert (left["count"], right["count"]) == (2, 1)
        assert [(x.get("down", False), x.get("by")) for x in left["things"]] == [(False, None), (True, 0)]
        assert [(x.get("down", False), x.get("by")) for x in right["things"]] == [(True, 1)]
        assert (view["values"]["seat0.traps"], view["values"]["seat1.traps"]) == (1, 2)
    assert Counter(seen(t, None, "left")) == {"nexus": 1, "?": 1}
