"""Where implementations most often go wrong (section 17): choice, planning, production, scores."""

from typing import Any

from games.support import number, refusal, told
from games.wonderful_kingdom.support import (
    BUSY,
    area,
    asked,
    cards,
    discard,
    free,
    go_on,
    has,
    options,
    over,
    produces,
    score,
    seen,
    solo,
    stage,
    table,
    why_not,
)
from regnum.kernel.table import Table
from support import clause

QUARRY = {"sites": "quarry"}
HAMLET = {"sites": "hamlet"}


def threats(mine: dict[str, Any], theirs: dict[str, Any], decks: tuple[str, str], **position: Any) -> Table:
    return table({"deck": decks[0], **mine}, {"deck": decks[1], **theirs}, module="threats", **position)


@clause("IWK-H.1")
def test_round_two_begins_with_player_two() -> None:
    t = table({}, {}, module="quests", stage="deal", round=2, first=0)
    assert asked(t) == [(1, "offer")] and len(has(t)["hand"]) == len(has(t, 1)["hand"]) == 8


@clause("IWK-H.2")
def test_areas_are_kept() -> None:
    t = table(
        {"hand": "farm quarry"},
        {"hand": "hamlet barracks"},
        module="quests",
        stage="choice",
        turn=13,
        left="nexus",
        right="rangers",
    )
    t.play("offer farm", "left")
    t.play("left")
    t.play("take right")
    assert (area(t, "left"), area(t, "right")) == ("nexus farm quarry", "")
    t.play("offer hamlet", "left")
    t.play("right")
    assert (area(t, "left"), area(t, "right")) == ("nexus farm quarry hamlet", "barracks")
    t.play("take left")
    assert len(has(t)["choice"]) == 4 and discard(t) == "barracks"


@clause("IWK-H.3")
def test_hidden_cards() -> None:
    t = table({"hand": "calamity farm"}, {"hand": "hamlet barracks"}, module="quests", stage="choice", turn=13)
    t.play("offer calamity", "left down")
    t.play("right")
    t.play("take left")
    assert seen(t, 1, "seat1.choice") == seen(t, None, "seat1.choice") == ["?"]
    assert seen(t, 0, "seat1.choice") == ["calamity"]
    t.play("offer hamlet", "left down")
    t.play("left")
    t.play("take left")
    assert has(t, 1)["woes"] == ["calamity"] and seen(t, None, "seat1.woes") == ["calamity"], "both learn all at B0"
    back = table({"choice": "farm:0"}, {"hand": "hamlet barracks"}, module="quests", stage="choice", turn=15)
    assert seen(back, 0, "seat0.choice") == ["farm"] and seen(back, 1, "seat0.choice") == ["?"]


@clause("IWK-H.4")
def test_trap_tokens_do_not_add_up() -> None:
    t = table({"traps": 1, **BUSY}, QUARRY, stage="exploration")
    go_on(t, "choice")
    assert has(t)["traps"] == 2
    both = table(
        {"hand": "farm quarry nexus rangers"},
        {"hand": "hamlet barracks harbour watchtower"},
        module="quests",
        stage="choice",
        turn=9,
    )
    both.play("offer farm", "left down", "offer quarry", "left down")
    assert has(both)["traps"] == 0
    both.play("take right", "offer hamlet", "left", "offer barracks", "left", "take right", "offer nexus")
    assert asked(both) == [(0, "where")] and options(both) == ["left", "right"]
    agent = table(
        {"hand": "farm quarry", "traps": 0, "advisors": "secret_agent", "soldiers": 2},
        {"hand": "hamlet barracks"},
        stage="choice",
        turn=13,
    )
    agent.play("advise secret_agent", "offer farm")
    assert "left down" in options(agent)


@clause("IWK-H.5")
def test_the_amount_is_fixed_at_the_start_of_the_step() -> None:
    t = table({"sites": "quarry farm"}, HAMLET, stage="materials")
    t.play("place quarry", "place quarry", seat=0)
    assert has(t)["produced"] == 2 and refusal(t, "place farm", seat=0) == "" and produces(t)["materials"] == 4
    early = table({"sites": "quarry:materials farm", "krystallium": 1}, HAMLET)
    early.play("krystallium", "on quarry", seat=0)
    go_on(early, "materials")
    assert has(early)["produced"] == 4


@clause("IWK-H.6")
def test_later_steps_of_the_same_round_count() -> None:
    t = table({"sites": "farm navigators"}, HAMLET, stage="materials")
    t.play("place farm", "place farm", seat=0)
    go_on(t, "population")
    assert has(t)["produced"] == 2


@clause("IWK-H.7")
def test_production_for_each_structure() -> None:
    mint = {"built": "royal_mint farm*2 quarry", "woes": "calamity*2"}
    t = table({**mint, "sites": "tax_office:materials+materials+materials nexus"}, HAMLET, stage="population")
    assert number(t, "seat0.gold") == 1 + 3
    t.play("place tax_office", seat=0)
    go_on(t, "gold")
    assert has(t)["produced"] == 1 + 4 + 2, "four structures, and the Tax Office's own two"
    late = table(
        {**mint, "sites": "hamlet:materials+materials+materials nexus", "krystallium": 1}, QUARRY, stage="gold"
    )
    assert has(late)["produced"] == 4
    late.play("krystallium", "on hamlet", seat=0)
    assert has(late)["produced"] == 4 and produces(late)["gold"] == 5


@clause("IWK-H.8")
def test_supremacy_comes_before_placing() -> None:
    palace = {"sites": "royal_palace:gold+gold+gold+soldier", "built": "lost_city"}
    theirs = {"built": "guildhall", **HAMLET}
    t = table({**palace, "camp": 1}, theirs, stage="gold")
    assert (has(t)["produced"], has(t, 1)["produced"]) == (2, 1) and (has(t)["camp"], has(t)["soldiers"]) == (0, 1)
    t.play("place royal_palace", "soldier", seat=0)
    assert "royal_palace" in has(t)["built"] and stage(t) == "gold"
    empty = table(palace, theirs, stage="gold")
    empty.play("place royal_palace", seat=0)
    assert has(empty)["camp"] == 1 and free(empty) == {"soldier": 1}


@clause("IWK-H.9")
def test_extra_cubes_do_not_count_for_the_bonus() -> None:
    lady = {"built": "quarry", "advisors": "lady_of_the_forest", "soldiers": 3, "sites": "farm"}
    t = table(lady, {"built": "quarry guildhall*2", **HAMLET}, stage="materials")
    assert (has(t)["produced"], has(t, 1)["produced"]) == (4, 5)
    t.play("advise lady_of_the_forest", seat=0)
    assert has(t)["cubes"] == 8 and (has(t)["camp"], has(t, 1)["camp"]) == (0, 1)
    alone = solo(lady, stage="materials")
    alone.play("advise lady_of_the_forest")
    assert (has(alone)["produced"], has(alone)["cubes"], has(alone)["camp"]) == (4, 8, 0)


@clause("IWK-H.10")
def test_alchemy_overflows_at_once() -> None:
    start = {"choice": "treasure_gold_gold", "alchemy": 4, "sites": "farm:materials"}
    t = threats(start, HAMLET, ("thieves", "shadows"))
    t.play("recycle treasure_gold_gold", seat=0)
    assert (has(t)["alchemy"], has(t)["krystallium"]) == (0, 1) and options(t) == ["alchemy", "krystallium"]
    other = t.clone()
    t.play("krystallium", seat=0)
    assert cards(t, 0, "built") == "farm" and (has(t)["alchemy"], has(t)["krystallium"]) == (1, 0)
    other.play("alchemy", seat=0)
    assert (has(other)["alchemy"], has(other)["krystallium"]) == (1, 1)
    quest = table({"choice": "treasure_gold_gold", "alchemy": {"gold": 4}, **BUSY}, HAMLET, module="quests")
    quest.play("recycle treasure_gold_gold", seat=0)
    assert has(quest)["alchemy"]["gold"] == 6 and has(quest)["krystallium"] == 0


@clause("IWK-H.11")
def test_what_fills_which_space() -> None:
    cube = table({"sites": "munitions_specialists:population+population+population"}, HAMLET, stage="population")
    assert "place munitions_specialists" not in options(cube)
    t = table({"sites": "munitions_specialists", "krystallium": 4}, HAMLET)
    for space in ("population", "population", "population"):
        t.play("krystallium", f"as {space}", seat=0)
    t.play("krystallium", seat=0)
    assert cards(t, 0, "built") == "munitions_specialists"
    palace = table({"sites": "royal_palace", "krystallium": 5, "soldiers": 2}, HAMLET)
    for _ in range(4):
        palace.play("krystallium", seat=0)
    assert free(palace) == {"soldier": 2} and why_not(palace, "krystallium") == "IWK-7.4"
    palace.play("soldier", seat=0)
    palace.play("soldier", seat=0)
    assert cards(palace, 0, "built") == "royal_palace"


@clause("IWK-H.12")
def test_recycling_and_discarding_differ() -> None:
    t = table({"choice": "lost_city", "sites": "alchemical_forge:gold+gold"}, HAMLET)
    t.play("recycle lost_city", "place alchemical_forge", seat=0)
    assert cards(t, 0, "built") == "alchemical_forge"
    u = table({"sites": "lost_city:exploration+exploration+exploration alchemical_forge:gold+gold"}, HAMLET)
    u.play("scrap", "scrap lost_city", seat=0)
    assert cards(u, 0, "built") == "" and has(u)["alchemy"] == 1 and has(u)["krystallium"] == 0


@clause("IWK-H.13")
def test_chains_wait_for_nothing() -> None:
    sites = "crystal_caves:exploration+exploration+exploration tax_office:population"
    t = table({"choice": "dragon_egg", "sites": sites}, HAMLET)
    t.play("recycle dragon_egg", "place crystal_caves", seat=0)
    for _ in range(3):
        t.play("krystallium", seat=0)
    assert cards(t, 0, "built") == "crystal_caves tax_office" and stage(t) in ("planning", "materials")
    assert produces(t)["gold"] == 3
    go_on(t, "gold")
    assert [event.count for event in told(t, "produces", 0)][2] == 3


@clause("IWK-H.14")
def test_nothing_basic_is_kept() -> None:
    t = table({"built": "tax_office*2", "sites": "alchemical_forge:gold"}, HAMLET, stage="gold")
    assert has(t)["produced"] == 5
    t.play("place alchemical_forge", "place alchemical_forge", seat=0)
    assert has(t)["alchemy"] == 3 and cards(t, 0, "built") == "alchemical_forge tax_office tax_office", "where else"
    held = table({"built": "tax_office*2", "sites": "alchemical_forge:gold farm"}, HAMLET, stage="gold")
    held.play("place alchemical_forge", "place alchemical_forge", seat=0)
    assert refusal(held, "confirm", seat=0) == "IWK-6.11" and "alchemy" in options(held)


@clause("IWK-H.15")
def test_calamities() -> None:
    t = table({"choice": "calamity*2"}, {"choice": "calamity farm", **HAMLET}, stage="reveal")
    assert asked(t) == [(1, "plan")], "a choice area with only calamities needs no decision"
    assert cards(t, 0, "woes") == "calamity calamity" and score(t)["calamity"] == -8
    tie = over({"woes": "calamity*2", "built": "dragon_egg*1 dragon_egg*0 tatis_tribe fields_of_gold"}, {}, side="B")
    assert tie.result is not None and tie.result.tie_break["constructed"] == (3, 0) and tie.scores[0].total == 0
    assert number(tie, "seat0.structure") == 0


@clause("IWK-H.16")
def test_multipliers() -> None:
    assert score(over({"built": "majestic_statue"})) == {"majestic_statue": 3, "teressie": 2}
    assert score(over({"built": "ancestral_throne nexus lost_city"}))["ancestral_throne"] == 9
    frozen = threats(
        {"built": "majestic_statue", "sites": "royal_mint:gold+gold+gold+gold+frozen", "woes": "frost_giant"},
        {},
        ("frost_giants", "thieves"),
        stage="over",
        round=4,
    )
    assert score(frozen) == {"majestic_statue": 3, "teressie": 2, "frost_giant": -5}
