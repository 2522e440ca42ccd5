"""Phase B, planning (section 5)."""

from games.support import refusal, things, told
from games.wonderful_kingdom.support import (
    BUSY,
    asked,
    cards,
    discard,
    free,
    go_on,
    has,
    options,
    produces,
    score,
    seen,
    stage,
    table,
    why_not,
)
from support import clause


@clause("IWK-5.1")
def test_every_face_down_card_is_revealed_first() -> None:
    t = table({"choice": "farm:1 nexus:0"}, {"choice": "quarry:0 hamlet"}, stage="reveal", module="quests")
    assert seen(t, None, "seat0.choice") == ["farm", "nexus"] and seen(t, None, "seat1.choice") == ["quarry", "hamlet"]


@clause("IWK-5.2")
def test_every_card_must_be_resolved_in_any_order() -> None:
    t = table({"choice": "farm nexus quarry"}, BUSY)
    assert {"build farm", "build nexus", "build quarry", "recycle farm", "recycle nexus", "recycle quarry"} <= set(
        options(t)
    )
    assert refusal(t, "confirm", seat=0) == "IWK-5.9"
    t.play("build quarry", "recycle farm", "alchemy", seat=0)
    assert refusal(t, "confirm", seat=0) == "IWK-5.9" == why_not(t, "confirm")
    t.play("build nexus", seat=0)
    assert "confirm" in options(t) and cards(t, 0, "choice") == ""


@clause("IWK-5.3")
def test_a_development_card_is_built_or_recycled() -> None:
    t = table({"choice": "farm*2"}, BUSY)
    t.play("build farm", seat=0)
    assert (cards(t, 0, "sites"), cards(t, 0, "choice")) == ("farm", "farm")
    t.play("recycle farm", seat=0)
    assert cards(t, 0, "choice") == "" and has(t)["alchemy"] == 1 and cards(t, 0, "sites") == "farm"


@clause("IWK-5.4")
def test_a_recycled_card_gives_its_cube_to_be_placed_at_once() -> None:
    start = {"choice": "farm rangers", "sites": "navigators quarry"}
    t = table(start, BUSY)
    t.play("recycle farm", seat=0)
    assert asked(t)[0] == (0, "cube") and options(t) == ["place navigators", "alchemy"], "population, at once"
    t.play("place navigators", seat=0)
    assert has(t)["sites"] == ["navigators:population", "quarry"] and has(t)["alchemy"] == 0
    t.play("recycle rangers", seat=0)
    assert options(t) == ["place quarry", "alchemy"], "materials"
    t.play("alchemy", seat=0)
    assert has(t)["alchemy"] == 1
    go_on(t, "materials")
    assert discard(t) == "farm rangers"


@clause("IWK-5.5")
def test_a_treasure_must_be_recycled_and_its_cubes_may_part() -> None:
    t = table({"choice": "treasure_materials_gold", "sites": "quarry royal_mint"}, BUSY, module="quests")
    assert "build treasure_materials_gold" not in options(t)
    assert refusal(t, "build treasure_materials_gold", seat=0) == ""
    t.play("recycle treasure_materials_gold", "place quarry", "place royal_mint", seat=0)
    assert has(t)["sites"] == ["quarry:materials", "royal_mint:gold"]
    split = table({"choice": "treasure_materials_materials", "sites": "quarry"}, BUSY, module="quests")
    split.play("recycle treasure_materials_materials", "place quarry", "alchemy", seat=0)
    assert has(split)["sites"] == ["quarry:materials"] and has(split)["alchemy"]["materials"] == 1


@clause("IWK-5.6", "IWK-9.6")
def test_a_calamity_goes_at_once_to_the_duchy() -> None:
    t = table({"choice": "calamity farm calamity:1"}, BUSY, stage="reveal")
    assert cards(t, 0, "woes") == "calamity calamity" and cards(t, 0, "choice") == "farm"
    assert [o for o in options(t) if "calamity" in o] == []
    assert score(t) == {"teressie": 0, "calamity": -8}


@clause("IWK-5.7", "IWK-6.4")
def test_a_card_completed_in_planning_produces_in_this_round() -> None:
    t = table({"choice": "rangers", "sites": "quarry:materials farm"}, BUSY)
    t.play("recycle rangers", "place quarry", seat=0)
    assert cards(t, 0, "built") == "quarry" and produces(t)["materials"] == 4
    go_on(t, "materials")
    assert has(t)["produced"] == 4


@clause("IWK-5.8")
def test_held_things_and_discarding_in_planning() -> None:
    t = table({"choice": "farm", "sites": "royal_palace quarry", "krystallium": 1, "soldiers": 1}, BUSY)
    assert {"krystallium", "soldier", "scrap"} <= set(options(t))
    t.play("krystallium", "on royal_palace", seat=0)
    t.play("soldier", seat=0)
    assert free(t) == {"gold": 3, "soldier": 1}
    t.play("scrap", "scrap quarry", seat=0)
    assert cards(t, 0, "sites") == "royal_palace:gold+soldier" and has(t)["alchemy"] == 1


@clause("IWK-5.9")
def test_planning_ends_when_both_are_done_and_confirm() -> None:
    t = table({"choice": "farm"}, {"choice": "quarry"})
    t.play("build farm", "confirm", seat=0)
    assert stage(t) == "planning" and asked(t) == [(1, "plan")]
    t.play("build quarry", seat=1)
    assert stage(t) == "planning"
    t.play("confirm", seat=1)
    assert stage(t) == "materials" and len(told(t, "confirms")) == 2


@clause("IWK-5.10", "IWK-14.2")
def test_both_plan_at_the_same_time() -> None:
    t = table({"choice": "farm*2"}, {"choice": "quarry*2"})
    assert asked(t) == [(0, "plan"), (1, "plan")]
    t.play("build quarry", seat=1)
    t.play("build farm", seat=0)
    t.play("recycle quarry", "alchemy", seat=1)
    assert things(t, "builds") == ["quarry", "farm"] and has(t, 1)["alchemy"] == 1 and has(t)["alchemy"] == 0
