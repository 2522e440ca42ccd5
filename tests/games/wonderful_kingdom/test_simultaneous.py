"""Simultaneous segments (section 14): which decisions are open when, and who sees what."""

from collections.abc import Callable

import pytest

from games.support import number, refusal, things, told
from games.wonderful_kingdom.support import (
    BUSY,
    asked,
    cards,
    go_on,
    has,
    on_card,
    options,
    seen,
    solo,
    stage,
    table,
    why_not,
)
from regnum.kernel.errors import RegnumError, UndoRefused
from regnum.kernel.table import Table
from support import clause


@clause("IWK-14.1")
def test_the_segments_of_a_round_in_their_order() -> None:
    t = table(
        {"deck": "shadows", "choice": "shadow:1 farm nexus", "sites": "quarry"},
        {"deck": "thieves", "sites": "hamlet"},
        module="threats",
        stage="reveal",
    )
    found = [stage(t)]
    while stage(t) != "choice":
        go_on_once(t)
        if stage(t) != found[-1]:
            found.append(stage(t))
    assert found == ["threats", "planning", "materials", "population", "gold", "exploration", "fight", "choice"]


def go_on_once(t: Table) -> None:
    d = t.pending[0]
    here = [option.notation for option in d.options]
    t.play("confirm" if "confirm" in here else "alchemy" if "alchemy" in here else here[0], seat=d.seat)


@clause("IWK-14.1")
def test_segments_with_nothing_to_decide_are_left_out() -> None:
    plain = {"sites": "quarry"}
    t = table({"deck": "shadows", **plain}, {"deck": "thieves", **plain}, module="threats", stage="reveal")
    assert stage(t) == "planning", "no shadow held and no thief to place: no B1"
    go_on(t, "choice")
    assert not told(t, "defeats") and t.position()["round"] == 2, "no threat: no fight"
    overseer = {"advisors": "ruthless_overseer", "soldiers": 2, **plain}
    poor = table(overseer, {"sites": "hamlet"}, stage="exploration")
    go_on(poor, "overseer")
    assert poor.position()["round"] > 1 or poor.over, "nobody can pay the Overseer: no C5"
    full = table(
        {**overseer, "soldiers": 3, "sites": "royal_palace:gold+gold+gold+gold"}, {"sites": "hamlet"}, stage="overseer"
    )
    assert stage(full) != "overseer", "no card has a free basic space: no C5"


@clause("IWK-14.2")
@pytest.mark.parametrize("where", ["planning", "materials", "population", "gold", "exploration", "overseer"])
def test_both_seats_have_an_open_decision_until_they_confirm(where: str) -> None:
    advised = {"advisors": "ruthless_overseer", "soldiers": 3}
    t = table({"sites": "farm nexus", **advised}, {"sites": "quarry hamlet"}, stage=where)
    assert [d.seat for d in t.pending] == [0, 1]
    t.play("scrap", "scrap hamlet", seat=1)
    assert [d.seat for d in t.pending] == [0, 1]
    go_on(t, "nothing", seat=1)
    assert [d.seat for d in t.pending] == [0], "seat 1 confirmed; seat 0 did not have to wait or to hurry"
    t.play("scrap", "scrap nexus", seat=0)
    with pytest.raises(RegnumError):
        t.play("confirm", seat=1)


@clause("IWK-14.2")
def test_the_fight_and_the_shadows_are_simultaneous_too() -> None:
    fight = {"woes": "thief", "soldiers": 3, "sites": "farm"}
    t = table(
        {"deck": "thieves", **fight}, {"deck": "shadows", **fight, "sites": "quarry"}, module="threats", stage="fight"
    )
    assert asked(t) == [(0, "fight"), (1, "fight")]
    choice = {"choice": "shadow farm nexus"}
    other = {"choice": "shadow quarry rangers"}
    u = table({"deck": "shadows", **choice}, {"deck": "thieves", **other}, module="threats", stage="reveal")
    assert asked(u) == [(0, "shadows"), (1, "shadows")]


# -- any interleaving

Order = Callable[[int, list[int]], int]

ORDERS: dict[str, Order] = {
    "first 0": lambda _, seats: min(seats),
    "first 1": lambda _, seats: max(seats),
    "in turns": lambda n, seats: seats[n % len(seats)],
}


@clause("IWK-14.5", "IWK-H.28")
def test_the_other_seat_sees_what_was_at_the_start_of_the_segment() -> None:
    t = table({"choice": "farm nexus", "sites": "quarry", "krystallium": 1}, {"choice": "hamlet"})
    start = {viewer: t.view(viewer)["places"] for viewer in (1, None)}
    events = len(t.events_for(1))
    t.play("build farm", "krystallium", "on farm", "recycle nexus", "alchemy", seat=0)
    for viewer in (1, None):
        places = t.view(viewer)["places"]
        assert {k: v for k, v in places.items() if k.startswith("seat0")} == {
            k: v for k, v in start[viewer].items() if k.startswith("seat0")
        }
        assert t.view(viewer)["values"]["seat0.krystallium"] == 1 and number(t, "seat0.alchemy", viewer) == 0
        assert seen(t, viewer, "discard") == []
    assert len(t.events_for(1)) == events and [d["seat"] for d in t.view(1)["pending"]] == [0, 1]
    assert (t.view(0)["step"], t.view(1)["step"], t.view(None)["step"]) == (t.step, 0, 0), "nobody counts the choices"
    t.play("confirm", seat=0)
    assert [d["seat"] for d in t.view(1)["pending"]] == [1], "whether a seat has confirmed is seen"
    assert seen(t, 1, "seat0.sites") == ["quarry"]
    t.play("build hamlet", "confirm", seat=1)
    assert seen(t, 1, "seat0.sites") == ["quarry", "farm"] and number(t, "seat0.alchemy", 1) == 1
    assert on_card(t, 0, 1, viewer=1)["materials_free"] == 1 and seen(t, 1, "discard") == ["nexus"]
    assert t.view(1)["step"] == t.view(0)["step"] == t.step
    assert "farm" in [thing for event in t.events_for(1) if event.kind == "builds" for thing in event.things]


@clause("IWK-14.6")
def test_decisions_of_the_threats_before_planning() -> None:
    t = table(
        {"deck": "shadows", "choice": "shadow thief farm nexus", "woes": "shadow", "sites": "quarry"},
        {"deck": "thieves", "choice": "thief", "sites": "hamlet"},
        module="threats",
        stage="reveal",
    )
    assert asked(t) == [(0, "shadows"), (1, "thieves")]
    t.play("cover exploration", seat=1)
    t.play("lose farm", seat=0)
    assert asked(t) == [(0, "thieves")], "the last card was lost without asking; then the thief's icon"
    assert cards(t, 0, "choice") == "shadow thief", "they lie in the construction areas at the end"
    t.play("cover gold", seat=0)
    assert cards(t, 0, "woes") == "shadow shadow thief" and cards(t, 1, "woes") == "thief" and stage(t) == "planning"
    assert has(t, 1)["alchemy"] == 2


@clause("IWK-14.6", "IWK-R-23")
@pytest.mark.parametrize(("round_", "order"), [(1, [0, 1]), (2, [1, 0])])
def test_the_cubes_reach_the_rounds_first_player_first(round_: int, order: list[int]) -> None:
    choice = "shadow farm nexus"
    t = table(
        {"deck": "shadows", "choice": choice},
        {"deck": "thieves", "choice": "shadow quarry rangers"},
        module="threats",
        stage="reveal",
        round=round_,
        first=0,
    )
    t.play("lose quarry", seat=1)
    t.play("lose farm", seat=0)
    assert [event.seat for event in told(t, "shadow_cubes")] == order


@clause("IWK-14.7")
def test_decisions_of_planning() -> None:
    t = table(
        {
            "choice": "farm nexus",
            "sites": "royal_palace",
            "krystallium": 1,
            "soldiers": 5,
            "advisors": "master_goldsmith",
        },
        BUSY,
    )
    assert options(t) == [
        "build farm",
        "build nexus",
        "recycle farm",
        "recycle nexus",
        "krystallium",
        "soldier",
        "scrap",
        "advise master_goldsmith",
    ]
    assert why_not(t, "confirm") == "IWK-5.9"
    quest = table({"alchemy": {"population": 5}, "sites": "farm"}, {"sites": "quarry"}, module="quests")
    assert options(quest) == ["scrap", "step 2", "convert", "confirm"]
    giant = table(
        {"deck": "frost_giants", "choice": "frost_giant farm", "sites": "quarry"},
        {"deck": "thieves", "sites": "hamlet"},
        module="threats",
    )
    assert options(giant) == ["build farm", "recycle farm", "host", "scrap"]


@clause("IWK-14.8")
def test_decisions_of_production() -> None:
    t = table(
        {"advisors": "lady_of_the_lakes master_goldsmith", "soldiers": 5, "sites": "royal_palace", "krystallium": 1},
        BUSY,
        stage="gold",
    )
    assert has(t)["camp"] == 1, "amounts and bonus came first"
    assert options(t) == [
        "place royal_palace",
        "alchemy",
        "krystallium",
        "soldier",
        "scrap",
        "advise lady_of_the_lakes",
        "advise master_goldsmith",
    ]
    assert why_not(t, "confirm") == "IWK-6.11"
    t.play("alchemy", "confirm", seat=0)
    go_on(t, "exploration")
    assert has(t)["cubes"] == has(t)["produced"] == 0, "no cube waits for the next segment"


@clause("IWK-14.10")
def test_a_choice_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    t = table({"sites": "farm"}, {"hand": "hamlet quarry"}, stage="choice", turn=14, left="nexus", right="rangers")
    t.play("take left")
    assert asked(t) == [(1, "offer")]
    rich = table(
        {"sites": "royal_palace", "krystallium": 1}, {}, stage="choice", turn=16, left="nexus", right="rangers"
    )
    rich.play("take left")
    assert asked(rich) == [(0, "end_turn")] and {"krystallium", "scrap", "done"} <= set(options(rich))
    rich.play("krystallium", "on royal_palace")
    assert stage(rich) == "planning", "with nothing left to place the turn is over"


@clause("IWK-14.10", "IWK-10.34")
def test_after_a_choice_the_own_offer_follows_at_once_with_all_that_could_be_done() -> None:
    able = {"hand": "farm quarry", "soldiers": 4, "sites": "royal_palace", "krystallium": 1}
    t = table({"hand": ""}, able, stage="choice", turn=14, left="master_goldsmith", right="rangers")
    t.play("take left", seat=1)
    assert asked(t) == [(1, "offer")], "no question between"
    assert {"offer farm", "krystallium", "scrap", "advise master_goldsmith"} <= set(options(t, 1))


@clause("IWK-14.10")
def test_steps_and_conversion_in_the_own_choice_turn() -> None:
    t = table(
        {"hand": "farm quarry", "alchemy": {"population": 5}},
        {"hand": "hamlet*2"},
        module="quests",
        stage="choice",
        turn=13,
    )
    assert {"step 2", "convert"} <= set(options(t)) and t.decision_of(1) is None
    t.play("convert")
    assert has(t)["krystallium"] == 1 and asked(t) == [(0, "offer")]


@clause("IWK-14.5", "IWK-14.11", "IWK-14.12")
def test_nobody_takes_back_a_plan_after_seeing_the_others() -> None:
    t = table({"choice": "farm nexus"}, {"choice": "hamlet rangers"})
    t.play("build hamlet", "build rangers", "confirm", seat=1)
    t.play("recycle farm", "recycle nexus", seat=0)
    assert stage(t) == "materials" and seen(t, 0, "seat1.sites") == ["hamlet", "rangers"]
    with pytest.raises(UndoRefused):
        t.undo(0)
    assert t.undo_limit(1) is None


@clause("IWK-14.13")
def test_solo_has_the_same_segments() -> None:
    t = solo({"deck": "shadows", "choice": "shadow farm nexus", "sites": "quarry"}, module="threats", stage="reveal")
    found = [stage(t)]
    while stage(t) != "choice":
        go_on_once(t)
        if stage(t) != found[-1]:
            found.append(stage(t))
    assert found == ["threats", "planning", "materials", "population", "gold", "exploration", "fight", "choice"]
    assert all(event.seat in (-1, 0) for event in t.events) and not things(t, "to_camp")


@clause("IWK-14.14", "IWK-10.28")
@pytest.mark.parametrize("first", [0, 1])
def test_before_scoring_first_the_first_player_of_round_four(first: int) -> None:
    seer = {"advisors": "alchemist_seer", "soldiers": 7}
    t = table(seer, {"woes": "calamity"}, stage="end", round=4, first=first)
    assert len(t.pending) == 1 and asked(t) == [(0, "seer")] and refusal(t, "advise alchemist_seer") == ""
    t.play("no double")
    assert t.over and t.position()["doubled"] == 1
