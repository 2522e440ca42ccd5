"""Phase C, production (section 6)."""

import pytest

from games.support import number, refusal, things, told
from games.wonderful_kingdom.support import (
    BUSY,
    RESOURCES,
    asked,
    cards,
    free,
    go_on,
    has,
    on_card,
    options,
    produces,
    stage,
    table,
    why_not,
)
from support import clause


@clause("IWK-6.1")
def test_four_steps_in_order() -> None:
    t = table(BUSY, BUSY, stage="materials")
    found = [stage(t)]
    for resource in (*RESOURCES[1:], "choice"):
        go_on(t, resource)
        found.append(stage(t))
    assert found == [*RESOURCES, "choice"] and t.position()["round"] == 2


@clause("IWK-6.2")
def test_a_step_ends_when_both_have_placed_everything() -> None:
    t = table(BUSY, BUSY, stage="materials")
    assert (has(t)["produced"], has(t, 1)["produced"]) == (2, 1) and asked(t) == [(0, "produce"), (1, "produce")]
    assert has(t)["camp"] == 1, "the bonus comes before anything is placed"
    t.play("alchemy", "alchemy", "confirm", seat=0)
    assert stage(t) == "materials" and asked(t) == [(1, "produce")]
    t.play("place farm", "confirm", seat=1)
    assert stage(t) == "population"


@clause("IWK-6.3")
def test_icons_of_the_duchy_card_and_of_constructed_cards_are_produced() -> None:
    t = table({"built": "quarry guildhall", "sites": "quarry"}, BUSY, stage="materials")
    assert has(t)["produced"] == 2 + 2 + 1 and number(t, "seat0.materials") == 5
    terms = t.view(0)["numbers"]["seat0.materials"]["terms"]
    assert terms == [["teressie", 2], ["quarry", 2], ["guildhall", 1]]
    copies = table({"built": "quarry*3", **BUSY}, {"sites": "hamlet"}, stage="materials")
    assert has(copies)["produced"] == 2 + 3 * 2, "every copy produces"


@clause("IWK-6.4")
def test_the_amount_is_fixed_at_the_start_of_the_step() -> None:
    t = table({"sites": "quarry farm"}, BUSY, stage="materials")
    t.play("place quarry", "place quarry", seat=0)
    assert cards(t, 0, "built") == "quarry" and has(t)["produced"] == 2 and has(t)["cubes"] == 0
    go_on(t, "choice")
    assert produces(t)["materials"] == 4


@clause("IWK-6.5")
@pytest.mark.parametrize(
    ("built", "gold"), [("royal_mint", 1), ("royal_mint farm", 2), ("royal_mint farm*2 hamlet", 4)]
)
def test_production_for_each_card_of_a_type(built: str, gold: int) -> None:
    t = table({"built": built, **BUSY}, BUSY, stage="gold")
    assert has(t)["produced"] == gold, "1 of the duchy card and 1 for each structure; nothing without one"
    own = table({"built": "expeditionary_force", **BUSY}, BUSY, stage="exploration")
    assert has(own)["produced"] == 1, "itself included"


@clause("IWK-6.6")
def test_only_constructed_development_cards_count_for_a_type() -> None:
    t = table({"built": "royal_mint farm", "sites": "hamlet quarry", "woes": "calamity*3"}, BUSY, stage="gold")
    assert has(t)["produced"] == 2 and number(t, "seat0.structure") == 1
    threats = table(
        {"deck": "giant_rats", "built": "royal_mint farm", "sites": "hamlet", "woes": "giant_rat vermin*2"},
        {"deck": "thieves", **BUSY},
        module="threats",
        stage="gold",
    )
    assert has(threats)["produced"] == 2
    advised = table({"built": "royal_mint farm", "sites": "hamlet", "advisors": "mad_gambler"}, BUSY, stage="gold")
    assert has(advised)["produced"] == 2


@clause("IWK-6.7", "IWK-R-5")
@pytest.mark.parametrize(
    ("mine", "theirs", "camps"),
    [
        ("", "", (0, 0)),
        ("fields_of_gold", "", (1, 0)),
        ("", "merchant_caravan nexus", (0, 1)),
        ("", "tax_office", (0, 1)),
    ],
)
def test_strictly_more_wins_the_bonus(mine: str, theirs: str, camps: tuple[int, int]) -> None:
    t = table({"built": mine, **BUSY}, {"built": theirs, **BUSY}, side="B", stage="gold")
    assert (has(t)["camp"], has(t, 1)["camp"]) == camps


@clause("IWK-6.7")
def test_a_tie_gives_nothing() -> None:
    t = table({"built": "tax_office", **BUSY}, {"built": "merchant_caravan", **BUSY}, side="B", stage="gold")
    assert (has(t)["produced"], has(t, 1)["produced"]) == (2, 2) and has(t)["camp"] == has(t, 1)["camp"] == 0


@clause("IWK-6.8", "IWK-6.9")
def test_from_the_camp_or_into_it() -> None:
    empty = table(BUSY, BUSY, stage="gold")
    assert (has(empty)["camp"], has(empty)["soldiers"]) == (1, 0)
    full = table({**BUSY, "camp": 1}, BUSY, stage="gold")
    assert (has(full)["camp"], has(full)["soldiers"]) == (0, 1)
    more = table({**BUSY, "camp": 3}, BUSY, stage="gold")
    assert (has(more)["camp"], has(more)["soldiers"]) == (2, 1), "exactly one of the two"


@clause("IWK-6.9")
def test_every_second_bonus_gives_a_soldier_and_camps_are_kept() -> None:
    t = table(BUSY, BUSY, stage="materials")
    found = [(has(t)["camp"], has(t)["soldiers"])]
    go_on(t, "gold")
    found.append((has(t)["camp"], has(t)["soldiers"]))
    go_on(t, "choice")
    assert found == [(1, 0), (0, 1)]
    other = table({**BUSY, "camp": 1}, BUSY, stage="exploration", round=1)
    go_on(other, "choice")
    assert has(other)["camp"] == 1 and has(other, 1)["camp"] == 1, "kept from round to round"


@clause("IWK-6.10")
def test_a_soldier_of_the_bonus_may_be_used_in_the_same_step() -> None:
    t = table({"sites": "lair_of_burning_sand:exploration+exploration+exploration", "camp": 1}, BUSY, stage="gold")
    assert "soldier" in options(t)
    t.play("soldier", seat=0)
    assert cards(t, 0, "built") == "lair_of_burning_sand" and stage(t) == "gold"


@clause("IWK-6.11")
def test_every_produced_cube_must_be_placed() -> None:
    t = table({"sites": "quarry"}, BUSY, stage="materials")
    assert options(t) == ["place quarry", "alchemy", "scrap"]
    assert refusal(t, "confirm", seat=0) == "IWK-6.11" == why_not(t, "confirm")
    t.play("place quarry", seat=0)
    assert refusal(t, "confirm", seat=0) == "IWK-6.11"
    t.play("alchemy", seat=0)
    assert "confirm" in options(t) and has(t)["alchemy"] == 1


@clause("IWK-6.12")
def test_a_cube_fits_a_free_space_of_its_kind_only() -> None:
    t = table({"sites": "navigators tax_office:materials+materials+materials farm"}, BUSY, stage="materials")
    assert [o for o in options(t) if o.startswith("place")] == ["place farm"]
    assert refusal(t, "place navigators", seat=0) == "IWK-6.12"
    krystal = table({"sites": "munitions_specialists:population+population+population"}, BUSY, stage="population")
    assert [o for o in options(krystal) if o.startswith("place")] == [], "a cube is no krystallium"


@clause("IWK-6.13")
def test_placed_cubes_stay() -> None:
    t = table({"sites": "farm:materials quarry:materials", "krystallium": 1}, BUSY)
    assert set(options(t)) == {"krystallium", "scrap", "confirm"}, "nothing moves a cube"
    t.play("krystallium", "on farm", seat=0)
    assert has(t)["sites"] == ["quarry:materials"]


@clause("IWK-6.14")
def test_a_full_card_is_constructed_at_once() -> None:
    t = table({"sites": "barracks:materials+materials farm"}, BUSY, stage="materials")
    t.play("place barracks", seat=0)
    assert cards(t, 0, "built") == "barracks" and cards(t, 0, "sites") == "farm"
    assert has(t)["soldiers"] == 1 and things(t, "constructs") == ["barracks"]
    assert [event.count for event in told(t, "gains_soldiers")] == [1], "the bonus comes once"
    go_on(t, "population")
    assert len(told(t, "gains_soldiers")) == 1


@clause("IWK-6.15")
def test_construction_is_not_optional() -> None:
    t = table({"sites": "farm:materials quarry"}, BUSY, stage="materials")
    t.play("place farm", seat=0)
    assert cards(t, 0, "built") == "farm", "without a question"


@clause("IWK-6.16")
def test_bonuses_go_onto_the_duchy_card() -> None:
    t = table(
        {
            "sites": "munitions_specialists:population+population+krystallium nexus:exploration+exploration farm",
            "camp": 1,
            "krystallium": 2,
        },
        BUSY,
    )
    t.play("krystallium", "on munitions_specialists", seat=0)
    t.play("krystallium", "on nexus", seat=0)
    assert (has(t)["soldiers"], has(t)["krystallium"], has(t)["camp"]) == (2, 2, 1)


@clause("IWK-6.17")
def test_several_copies_and_any_number_of_cards() -> None:
    t = table({"sites": "farm:materials farm:materials farm", "built": "farm", "krystallium": 4}, {"sites": "quarry"})
    t.play("krystallium", "on farm", seat=0)
    t.play("krystallium", "on farm", seat=0)
    t.play("krystallium", "krystallium", seat=0)
    assert cards(t, 0, "built") == "farm farm farm farm" and produces(t)["population"] == 5


@clause("IWK-6.17")
def test_copies_under_construction_are_told_apart() -> None:
    t = table({"sites": "farm farm:materials quarry"}, BUSY, stage="materials")
    assert [o for o in options(t) if o.startswith("place")] == ["place farm", "place farm 2", "place quarry"]
    t.play("place farm 2", seat=0)
    assert has(t)["sites"] == ["farm", "quarry"] and cards(t, 0, "built") == "farm"
    assert on_card(t, 0, 0)["materials_free"] == 2


@clause("IWK-6.18")
def test_cards_under_construction_stay_from_round_to_round() -> None:
    t = table({"sites": "cathedral:gold+gold+krystallium"}, BUSY, stage="exploration")
    go_on(t, "choice")
    assert t.position()["round"] == 2 and has(t)["sites"] == ["cathedral:gold+gold+krystallium"]
    assert free(t) == {"gold": 3, "materials": 2}
