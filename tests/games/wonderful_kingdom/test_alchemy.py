"""Alchemy, krystallium, soldiers and discarding (section 7)."""

import pytest

from games.support import refusal, things, told
from games.wonderful_kingdom.support import BUSY, cards, discard, free, go_on, has, options, stage, table, why_not
from support import clause


@clause("IWK-7.1")
def test_alchemy_cubes_never_move_to_a_card() -> None:
    t = table({"sites": "farm", "alchemy": 4}, BUSY)
    assert set(options(t)) == {"scrap", "confirm"}
    produce = table({"sites": "farm hamlet", "alchemy": 4}, BUSY, stage="materials")
    produce.play("place farm", "place farm", seat=0)
    assert has(produce)["alchemy"] == 4 and has(produce)["sites"] == ["hamlet"] and "confirm" in options(produce)


@clause("IWK-7.2")
@pytest.mark.parametrize("before", range(5))
def test_five_cubes_become_krystallium_at_once(before: int) -> None:
    t = table({"choice": "farm nexus", "alchemy": before, **BUSY}, BUSY)
    t.play("recycle farm", "alchemy", seat=0)
    assert (has(t)["alchemy"], has(t)["krystallium"]) == ((before + 1) % 5, (before + 1) // 5)
    assert len(told(t, "transmutes")) == (before + 1) // 5


@clause("IWK-7.3")
def test_krystallium_and_soldiers_are_kept_without_limit() -> None:
    t = table({"krystallium": 23, "soldiers": 31, **BUSY}, BUSY, stage="exploration")
    go_on(t, "choice")
    assert t.position()["round"] == 2 and (has(t)["krystallium"], has(t)["soldiers"]) == (23, 31)


@clause("IWK-7.4")
def test_krystallium_fills_its_own_and_every_basic_space() -> None:
    t = table({"sites": "secret_fellowship", "krystallium": 9}, BUSY)
    t.play("krystallium", seat=0)
    assert options(t) == ["as population", "as gold", "as krystallium"]
    t.play("as krystallium", seat=0)
    assert free(t) == {"population": 4, "gold": 2, "soldier": 1} and has(t)["krystallium"] == 8
    assert why_not(table({"sites": "farm", "soldiers": 1}, BUSY), "krystallium") == "IWK-7.4", "none is held"


@clause("IWK-7.4")
def test_krystallium_never_replaces_a_soldier() -> None:
    t = table({"sites": "royal_palace:gold+gold+gold+gold", "krystallium": 3}, BUSY)
    assert "krystallium" not in options(t) and refusal(t, "krystallium", seat=0) == "IWK-7.4"
    more = table({"sites": "royal_palace:gold+gold+gold+gold farm nexus", "krystallium": 3}, {"sites": "quarry"})
    more.play("krystallium", seat=0)
    assert options(more) == ["on farm", "on nexus"] and refusal(more, "on royal_palace", seat=0) == "IWK-7.4"


@clause("IWK-7.5")
def test_a_held_soldier_fills_a_soldier_space() -> None:
    t = table({"sites": "royal_palace farm", "soldiers": 3}, BUSY)
    t.play("soldier", seat=0)
    t.play("soldier", seat=0)
    assert free(t) == {"gold": 4} and has(t)["soldiers"] == 1
    assert why_not(t, "soldier") == "IWK-7.5", "no soldier space is free"
    none = table({"sites": "royal_palace", "camp": 2}, BUSY)
    assert why_not(none, "soldier") == "IWK-7.5", "those in the camp are not held"


@clause("IWK-7.6")
def test_discarding_a_card_under_construction() -> None:
    t = table({"sites": "grand_library:gold+gold+population navigators", "alchemy": 1, "krystallium": 0}, BUSY)
    t.play("scrap", "scrap grand_library", seat=0)
    assert has(t)["sites"] == ["navigators"] and has(t)["alchemy"] == 2 and has(t)["krystallium"] == 0
    assert "exploration" in str(told(t, "to_alchemy")[0].told.full.params), "its recycling cube"
    assert things(t, "scraps") == ["grand_library"]
    go_on(t, "materials")
    assert discard(t) == "grand_library"


@clause("IWK-7.7")
def test_only_cards_recycled_from_the_choice_area_give_cubes_for_building() -> None:
    t = table({"sites": "lost_city:exploration+exploration alchemical_forge:gold+gold"}, BUSY)
    t.play("scrap", "scrap lost_city", seat=0)
    assert has(t)["sites"] == ["alchemical_forge:gold+gold"] and has(t)["alchemy"] == 1, "the gold is asked nowhere"
    recycled = table({"choice": "lost_city", "sites": "alchemical_forge:gold+gold farm"}, BUSY)
    recycled.play("recycle lost_city", "place alchemical_forge", seat=0)
    assert cards(recycled, 0, "built") == "alchemical_forge"


@clause("IWK-7.8")
@pytest.mark.parametrize("where", ["planning", "materials", "population", "gold", "exploration"])
def test_at_any_moment_is_in_planning_and_in_every_production_step(where: str) -> None:
    t = table({"sites": "royal_palace", "krystallium": 1, "soldiers": 1}, BUSY, stage=where)
    assert stage(t) == where and {"krystallium", "soldier", "scrap"} <= set(options(t))


@clause("IWK-7.8")
def test_at_any_moment_is_also_in_the_fight() -> None:
    t = table(
        {"deck": "shadows", "sites": "royal_palace", "krystallium": 1, "soldiers": 1, "woes": "shadow"},
        {"deck": "thieves", **BUSY},
        module="threats",
        stage="fight",
    )
    assert {"krystallium", "soldier", "scrap"} <= set(options(t))


@clause("IWK-7.8", "IWK-14.10")
@pytest.mark.parametrize("module", ["advisors", "quests", "threats"])
def test_in_the_choice_phase_with_advisors_and_quests_only(module: str) -> None:
    decks = ({"deck": "shadows"}, {"deck": "thieves"}) if module == "threats" else ({}, {})
    held = {"sites": "royal_palace", "krystallium": 1, "soldiers": 1, "hand": "farm quarry"}
    t = table({**decks[0], **held}, {**decks[1], "hand": "hamlet barracks"}, module=module, stage="choice", turn=13)
    offered = {"krystallium", "soldier", "scrap"} & set(options(t))
    assert offered == (set() if module == "threats" else {"krystallium", "soldier", "scrap"})


@clause("IWK-7.8", "IWK-14.10")
def test_a_bonus_of_a_card_completed_in_the_choice_phase_comes_at_once() -> None:
    hand = {"hand": "farm quarry"}
    t = table(
        {"sites": "barracks:materials+materials", "krystallium": 1, **hand},
        {"hand": "hamlet*2"},
        stage="choice",
        turn=13,
    )
    t.play("krystallium")
    assert cards(t, 0, "built") == "barracks" and has(t)["soldiers"] == 1


@clause("IWK-7.9")
def test_krystallium_is_never_put_into_the_alchemy_area() -> None:
    t = table({"alchemy": 4, "krystallium": 3, "sites": "farm:materials", "choice": "nexus"}, BUSY)
    t.play("krystallium", seat=0)
    assert cards(t, 0, "built") == "farm", "the only place for it"
    assert (has(t)["alchemy"], has(t)["krystallium"]) == (4, 2)
    crystal = table(
        {"sites": "crystal_caves:exploration+exploration+exploration", "alchemy": 4, "krystallium": 1}, BUSY
    )
    crystal.play("krystallium", seat=0)
    assert (has(crystal)["alchemy"], has(crystal)["krystallium"]) == (4, 3), "a bonus is no cube of the five"
