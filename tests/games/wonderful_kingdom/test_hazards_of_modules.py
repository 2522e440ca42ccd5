"""Where implementations most often go wrong (section 17): threats, advisors, quests, solo."""

from typing import Any

from games.support import refusal, told
from games.wonderful_kingdom.support import (
    BUSY,
    asked,
    cards,
    discard,
    go_on,
    has,
    new,
    options,
    over,
    score,
    solo,
    stage,
    supply,
    table,
    why_not,
)
from regnum.kernel.table import Table
from support import clause

QUARRY = {"sites": "quarry"}
HAMLET = {"sites": "hamlet"}


def threats(mine: dict[str, Any], theirs: dict[str, Any], decks: tuple[str, str], **position: Any) -> Table:
    return table({"deck": decks[0], **mine}, {"deck": decks[1], **theirs}, module="threats", **position)


@clause("IWK-H.17")
def test_rats_one_after_another() -> None:
    t = threats(
        {"woes": "giant_rat", "choice": "giant_rat*2", **BUSY}, QUARRY, ("giant_rats", "shadows"), stage="reveal"
    )
    assert has(t)["woes"].count("vermin") == 2 + 3
    defeated = threats(
        {"woes": "giant_rat*2 vermin*3", "soldiers": 4, **BUSY},
        QUARRY,
        ("giant_rats", "shadows"),
        stage="fight",
        round=2,
    )
    defeated.play("fight giant_rat", "fight vermin", seat=0)
    go_on(defeated, "choice")
    assert supply(defeated, "vermin") == 8 and cards(defeated, 0, "woes") == "giant_rat vermin vermin"
    later = threats(
        {"woes": has(defeated)["woes"], "choice": "giant_rat", **BUSY},
        QUARRY,
        ("giant_rats", "shadows"),
        stage="reveal",
        round=3,
    )
    assert has(later)["woes"].count("vermin") == 2 + 2


@clause("IWK-H.18")
def test_giants_need_hosts() -> None:
    start = {"choice": "frost_giant farm", "sites": "merchant_caravan:population+population", "krystallium": 1}
    t = threats(start, QUARRY, ("frost_giants", "thieves"), stage="reveal")
    assert refusal(t, "recycle farm", "place merchant_caravan", seat=0) == "", "refused: the cube had no other place"
    two = {**start, "choice": "frost_giant*2 farm", "sites": "merchant_caravan:population+population navigators"}
    shown = threats(two, QUARRY, ("frost_giants", "thieves"), stage="reveal")
    shown.play("recycle farm", seat=0)
    assert options(shown) == ["place navigators", "alchemy"] and why_not(shown, "place merchant_caravan") == "IWK-9.34"
    alchemy = t.clone()
    alchemy.play("recycle farm", seat=0)
    assert has(alchemy)["sites"] == ["merchant_caravan:population+population+frozen"], "the only thing left to do"
    assert has(alchemy)["alchemy"] == 1 and cards(alchemy, 0, "built") == ""
    first = t.clone()
    first.play("host", "recycle farm", "place merchant_caravan", seat=0)
    assert has(first)["sites"] == ["merchant_caravan:population+population+population+frozen"]
    built = t.clone()
    built.play("build farm", "host", "host farm", seat=0)
    assert "farm:frozen" in has(built)["sites"]
    waits = threats(
        {**start, "choice": "frost_giant*2 farm nexus"}, QUARRY, ("frost_giants", "thieves"), stage="reveal"
    )
    waits.play("recycle farm", "alchemy", seat=0)
    assert refusal(waits, "krystallium", seat=0) != "" and cards(waits, 0, "choice") == "frost_giant frost_giant nexus"
    alone = threats({"choice": "frost_giant treasure_gold_gold"}, QUARRY, ("frost_giants", "thieves"), stage="reveal")
    assert cards(alone, 0, "woes") == "frost_giant" and score(alone)["frost_giant"] == -5 and has(alone)["alchemy"] == 2
    fight = threats({"woes": "frost_giant", "soldiers": 3}, QUARRY, ("frost_giants", "thieves"), stage="fight")
    fight.play("fight frost_giant", seat=0)
    assert cards(fight, 0, "woes") == ""


@clause("IWK-H.19")
def test_frozen_cards() -> None:
    start = {"sites": "farm:frozen", "woes": "frost_giant", "soldiers": 3}
    t = threats(start, QUARRY, ("frost_giants", "thieves"), stage="materials")
    t.play("place farm", "place farm", seat=0)
    go_on(t, "fight")
    made = [event.count for event in told(t, "produces", 0)]
    assert cards(t, 0, "built") == "" and made[-3] == 1, "population unchanged"
    t.play("free farm", seat=0)
    assert cards(t, 0, "built") == "farm" and cards(t, 0, "woes") == ""
    poor = threats(
        {"sites": "farm:materials+materials+frozen nexus", "woes": "frost_giant", "soldiers": 2},
        QUARRY,
        ("frost_giants", "thieves"),
        stage="fight",
    )
    assert "free farm" not in options(poor) and [o for o in options(poor) if o.startswith("scrap")] == ["scrap"]
    poor.play("scrap", seat=0)
    assert has(poor)["sites"] == ["farm:materials+materials+frozen"], "the frozen one cannot be discarded"


@clause("IWK-H.20")
def test_shadows_act_first_and_every_round() -> None:
    start = {"woes": "shadow", "choice": "shadow farm nexus treasure_gold_gold", **BUSY}
    for lost, alchemy, krystallium in ((("farm", "nexus"), 0, 1), (("farm", "treasure_gold_gold"), 1, 1)):
        t = threats(start, {"alchemy": 3, "sites": "quarry:materials"}, ("shadows", "thieves"), stage="reveal")
        t.play(*[f"lose {card}" for card in lost], seat=0)
        assert (has(t, 1)["alchemy"], has(t, 1)["krystallium"]) == (alchemy, krystallium)
        assert stage(t) == "planning" and "krystallium" in options(t, 1), "usable in B2"
    one = threats({**start, "choice": "shadow farm"}, {"alchemy": 3, **QUARRY}, ("shadows", "thieves"), stage="reveal")
    assert has(one, 1)["alchemy"] == 4 and cards(one, 0, "choice") == ""
    alone = solo({"deck": "shadows", **start}, module="threats", stage="reveal")
    alone.play("lose farm", "lose nexus")
    assert has(alone)["alchemy"] == 0


@clause("IWK-H.21")
def test_thieves() -> None:
    t = threats({"covered": {"gold": 1}, "built": "tax_office", **BUSY}, QUARRY, ("thieves", "shadows"), stage="gold")
    assert has(t)["produced"] == 2
    two = threats(
        {"covered": {"gold": 1, "materials": 1}, "woes": "thief*2", "soldiers": 3, **BUSY},
        QUARRY,
        ("thieves", "shadows"),
        stage="fight",
    )
    two.play("fight thief", "uncover materials", seat=0)
    assert has(two)["covered"] == {"gold": 1} and score(two)["thief"] == -4
    none = threats({"woes": "thief", **BUSY}, QUARRY, ("thieves", "shadows"), stage="fight")
    assert score(none)["thief"] == -4, "also with no token on the card"


@clause("IWK-H.22")
def test_fights_only_in_the_fight() -> None:
    start = {"woes": "shadow", "choice": "farm nexus", "soldiers": 3, **BUSY}
    t = threats(start, QUARRY, ("shadows", "thieves"), stage="reveal")
    assert asked(t) == [(0, "shadows")], "it still discards"
    spent = threats(
        {"woes": "shadow", "soldiers": 3, "sites": "royal_palace farm"},
        QUARRY,
        ("shadows", "thieves"),
        stage="exploration",
        round=4,
    )
    spent.play("soldier", seat=0)
    go_on(spent, "fight")
    assert stage(spent) == "fight" and "fight shadow" not in options(spent), "round 4 has a fight too"


@clause("IWK-H.23")
def test_advisors_arriving() -> None:
    t = table({"soldiers": 3, **BUSY}, QUARRY, stage="choice", turn=16, left="master_goldsmith mad_gambler", right="")
    t.play("take left")
    assert has(t)["soldiers"] == 5
    t.play("advise master_goldsmith")
    assert has(t)["krystallium"] == 3, "in this very turn"
    down = table({"hand": "farm quarry"}, {"hand": "hamlet barracks"}, stage="choice", turn=13, left="mad_gambler:0")
    down.play("offer farm", "right")
    down.play("right")
    down.play("take left")
    assert has(down, 1)["soldiers"] == 0 and cards(down, 1, "advisors") == ""
    down.play("offer hamlet", "left")
    down.play("left")
    down.play("take left")
    assert has(down, 1)["soldiers"] == 1 and cards(down, 1, "advisors") == "mad_gambler"
    assert has(new(module="advisors"))["soldiers"] == 2
    used = table({"advisors": "master_goldsmith", "used": "master_goldsmith", "soldiers": 9, **BUSY}, QUARRY)
    assert why_not(used, "advise master_goldsmith") == "IWK-10.10"


@clause("IWK-H.24")
def test_single_advisors() -> None:
    sites = "farm nexus royal_palace:gold+gold+gold+gold"
    t = table({"advisors": "ruthless_overseer", "soldiers": 3, "sites": sites}, HAMLET, stage="overseer")
    t.play("advise ruthless_overseer", seat=0)
    assert len(told(t, "places", 0)) in (1, 2) and sum(event.count for event in told(t, "places", 0)) == 2
    assert has(t)["sites"] == ["farm:materials", "nexus:exploration", "royal_palace:gold+gold+gold+gold"]
    none = table({"advisors": "master_artisan inspired_prophet", "soldiers": 9, "choice": "farm"}, HAMLET)
    assert (
        why_not(none, "advise master_artisan") == "IWK-R-16" and why_not(none, "advise inspired_prophet") == "IWK-10.25"
    )
    seer = table(
        {"advisors": "alchemist_seer", "soldiers": 7, "woes": "calamity*2"},
        {"woes": "calamity*3"},
        stage="end",
        round=4,
    )
    seer.play("double")
    assert (score(seer)["calamity"], score(seer, 1)["calamity"]) == (-16, -24)
    held = {"advisors": "inspired_prophet master_goldsmith master_artisan", "soldiers": 20, "woes": "calamity", **BUSY}
    turn = table({"hand": "quarry rangers"}, {"hand": "hamlet barracks", **held}, stage="choice", turn=13)
    assert turn.decision_of(1) is None, "not in the other player's turn"
    last = table(held, QUARRY, stage="exploration", round=4)
    go_on(last, "never")
    assert last.over and not told(last, "asks_advisor")


@clause("IWK-H.25")
def test_quests() -> None:
    t = table({"alchemy": {"materials": 2, "gold": 3}, "krystallium": 3, **BUSY}, QUARRY, module="quests")
    t.play("step 1", seat=0)
    assert has(t)["alchemy"] == {"materials": 0, "population": 0, "gold": 3, "exploration": 0}
    assert has(t)["krystallium"] == 0 and has(t)["steps"] == [1]
    go_on(t, "gold")
    assert has(t)["soldiers"] == 2 and has(t)["camp"] == 0, "materials and gold: two bonuses, each held at once"
    ready = {"soldiers": 10, "built": "lost_city dragon_egg", **BUSY}
    other = {"soldiers": 10, "built": "nexus elder_tree", **QUARRY}
    race = table(ready, other, module="quests", stage="population", round=3, first=0)
    race.play("step 4", seat=1)
    race.play("step 4", seat=0)
    go_on(race, "gold")
    assert (has(race)["krystallium"], has(race, 1)["krystallium"]) == (2, 0)
    sixty = (
        "giants_graveyard cathedral sunken_temple royal_palace lost_city grand_arena dragon_egg fields_of_gold nexus"
    )
    few = "royal_guard navigators*3 rangers*3 merchant_caravan*3 crystal_caves astral_gate military_academy elder_tree"
    less = f"{few} royal_mint lair_of_burning_sand alchemical_forge"
    end = over({"built": sixty}, {"built": less, "steps": [4]}, module="quests", side="B")
    assert [s.total for s in end.scores] == [60, 31]
    assert end.result is not None and end.result.winners == (1,)


@clause("IWK-H.26")
def test_solo_counts() -> None:
    t = new(1, module="quests", seed=1)
    for round_ in range(1, 5):
        before = (t.view(0)["places"]["deck"]["count"], len(told(t, "chooses")))
        go_on(t, "planning")
        after = (t.view(0)["places"]["deck"]["count"], len(told(t, "chooses")))
        assert before[0] - after[0] == 6 and after[1] - before[1] == 4
        assert t.view(0)["places"]["risk"]["count"] == 12 - 3 * round_
        go_on(t, "choice")
    assert t.over


@clause("IWK-H.27")
def test_solo_search() -> None:
    position = {"module": "quests", "stage": "choice", "turn": 2}
    t = solo(**position, left="farm navigators lost_city:-", right="nexus", deck="rangers dragon_egg harbour")
    assert t.view(0)["places"]["deck"]["top"] == "rangers"
    t.play("take left", "search")
    assert options(t) == ["keep harbour", "keep rangers", "keep dragon_egg"], "the visible one is among the three"
    t.play("keep rangers")
    assert len(has(t)["choice"]) == 2 and asked(t) == [(0, "choose")], "one search only"
    none = solo(**position, left="farm calamity lost_city:-", right="nexus")
    none.play("take left")
    assert asked(none) == [(0, "choose")] and len(has(none)["choice"]) == 3, "no search possible"
    advisor = solo(
        module="advisors",
        stage="choice",
        turn=2,
        left="farm mad_gambler",
        right="nexus",
        deck="rangers dragon_egg harbour",
    )
    advisor.play("take left", "search", "keep rangers")
    assert cards(advisor, 0, "advisors") == "" and has(advisor)["soldiers"] == 0 and "mad_gambler" in discard(advisor)
    assert discard(advisor) == "dragon_egg farm harbour mad_gambler"
