"""The rulings (section 15), as far as they are not tested with their clauses."""

import pytest

import regnum
from games.support import refusal, things, told
from games.wonderful_kingdom.facts import ADVISORS, DEVELOPMENTS, NOT_SOLO
from games.wonderful_kingdom.support import (
    BUSY,
    asked,
    cards,
    discard,
    free,
    go_on,
    has,
    new,
    options,
    over,
    produces,
    score,
    seen,
    solo,
    stage,
    supply,
    table,
    why_not,
)
from regnum.kernel.errors import BadScenario
from support import clause


@clause("IWK-R-2")
def test_sixty_seven_development_cards_and_two_quests() -> None:
    t = new(1, module="quests", seed=0)
    places = t.view(0)["places"]
    assert places["deck"]["count"] + 4 + 8 == 67 + 10 and sum(card.copies for card in DEVELOPMENTS) == 67
    assert len(regnum.describe("wonderful_kingdom")["options"]["quest"]["values"]) == 2


@clause("IWK-R-3", "IWK-5.9")
def test_planning_is_over_when_every_card_is_decided() -> None:
    t = table({"choice": "farm"}, {"choice": "quarry"})
    t.play("build farm", seat=0)
    t.play("build quarry", seat=1)
    assert stage(t) == "planning"
    t.play("confirm", seat=0)
    t.play("confirm", seat=1)
    assert stage(t) == "materials"


@clause("IWK-R-4", "IWK-10.14")
def test_the_secret_agents_token_is_a_trap_token() -> None:
    t = table(
        {"hand": "farm quarry", "advisors": "secret_agent", "soldiers": 2, "traps": 0},
        {"hand": "nexus hamlet"},
        stage="choice",
        turn=13,
    )
    t.play("advise secret_agent", "offer farm")
    assert has(t)["traps"] == 1 and "left down" in options(t)


@clause("IWK-R-5")
def test_one_against_nothing_wins_and_nothing_against_nothing_does_not() -> None:
    one = table(BUSY, {"sites": "quarry"}, stage="gold")
    assert (has(one)["produced"], has(one, 1)["produced"]) == (1, 0) and has(one)["camp"] == 1
    none = table(BUSY, {"sites": "quarry"}, stage="gold", side="B")
    assert (has(none)["produced"], has(none, 1)["produced"]) == (0, 0)
    assert has(none)["camp"] == has(none, 1)["camp"] == 0


@clause("IWK-R-6")
def test_a_card_built_and_regretted_pays_into_the_alchemy_area_only() -> None:
    t = table({"choice": "farm", "sites": "navigators"}, {"sites": "quarry"})
    t.play("build farm", seat=0)
    assert "recycle farm" not in options(t)
    regretted = t.clone()
    regretted.play("scrap", "scrap farm", seat=0)
    assert has(regretted)["alchemy"] == 1 and has(regretted)["sites"] == ["navigators"]
    t.undo(0)
    t.play("recycle farm", "place navigators", seat=0)
    assert has(t)["sites"] == ["navigators:population"]


@clause("IWK-R-7", "IWK-H.10")
def test_the_first_cube_of_a_treasure_may_bring_what_helps_the_second() -> None:
    start = {"deck": "thieves", "choice": "treasure_gold_gold", "sites": "alchemical_forge:gold+gold farm:materials"}
    t = table(start, {"deck": "shadows", "sites": "quarry"}, module="threats")
    t.play("recycle treasure_gold_gold", "place alchemical_forge", seat=0)
    assert cards(t, 0, "built") == "alchemical_forge" and has(t)["krystallium"] == 1
    assert options(t) == ["alchemy", "krystallium"], "the bonus is there before the second cube is placed"
    t.play("krystallium", seat=0)
    assert cards(t, 0, "built") == "alchemical_forge farm" and has(t)["alchemy"] == 1


@clause("IWK-R-8")
def test_bonuses_come_one_by_one_and_may_be_used_at_once() -> None:
    sites = "crystal_caves:exploration+exploration+exploration nexus:exploration farm:materials"
    t = table({"sites": sites, "krystallium": 1}, {"sites": "quarry"})
    t.play("krystallium", "on crystal_caves", seat=0)
    assert has(t)["krystallium"] == 3
    t.play("krystallium", "on nexus", seat=0)
    t.play("krystallium", "on nexus", seat=0)
    assert has(t)["krystallium"] == 3 and things(t, "constructs") == ["crystal_caves", "nexus"]
    t.play("krystallium", seat=0)
    assert things(t, "constructs") == ["crystal_caves", "nexus", "farm"]


@clause("IWK-R-9")
def test_theft_tokens_cover_icons_of_the_duchy_card_only() -> None:
    start = {"deck": "thieves", "choice": "thief", "built": "nexus lost_city navigators", "sites": "farm"}
    t = table(start, {"deck": "shadows", "sites": "quarry"}, module="threats", stage="reveal")
    assert "cover exploration" not in options(t), "Navigators produce it, the duchy card does not"
    t.play("cover gold", seat=0)
    assert produces(t)["gold"] == 3, "2 of the Nexus and 1 of the Lost City"


@clause("IWK-R-10", "IWK-9.7")
def test_shadows_first_then_thieves_then_rats_and_giants_last() -> None:
    t = table(
        {"deck": "shadows", "choice": "shadow thief farm nexus", "sites": "hamlet"},
        {"deck": "thieves", "sites": "quarry"},
        module="threats",
        stage="reveal",
    )
    assert asked(t) == [(0, "shadows")]
    t.play("lose farm", seat=0)
    assert asked(t) == [(0, "thieves")]
    giants = table(
        {"deck": "shadows", "choice": "shadow frost_giant farm nexus"},
        {"deck": "frost_giants", "sites": "quarry"},
        module="threats",
        stage="reveal",
    )
    giants.play("lose farm", seat=0)
    assert stage(giants) == "planning" and has(giants)["sites"] == ["nexus:frozen"]
    rats = table(
        {"deck": "thieves", "choice": "thief giant_rat", "sites": "farm"},
        {"deck": "giant_rats", "sites": "quarry"},
        module="threats",
        stage="reveal",
    )
    rats.play("cover gold", seat=0)
    assert has(rats)["woes"] == ["thief", "giant_rat", "vermin"]


@clause("IWK-R-11")
def test_hosts_may_not_be_recycled_away() -> None:
    t = table(
        {"deck": "frost_giants", "choice": "frost_giant*2 farm nexus"},
        {"deck": "thieves", "sites": "quarry"},
        module="threats",
    )
    assert refusal(t, "recycle farm", seat=0) == refusal(t, "recycle nexus", seat=0) == "IWK-9.34"


@clause("IWK-R-12")
def test_shadows_may_take_the_hosts() -> None:
    t = table(
        {"deck": "frost_giants", "choice": "shadow frost_giant farm"},
        {"deck": "shadows", "sites": "quarry"},
        module="threats",
        stage="reveal",
    )
    assert cards(t, 0, "choice") == "" and has(t)["sites"] == [] and cards(t, 0, "woes") == "frost_giant shadow"
    assert discard(t) == "farm"


@clause("IWK-R-13", "IWK-H.19")
def test_soldiers_of_a_freed_card_fight_on() -> None:
    start = {
        "deck": "frost_giants",
        "sites": "great_wall:gold+gold+gold+materials+materials+frozen",
        "woes": "frost_giant thief",
        "soldiers": 4,
    }
    t = table(start, {"deck": "thieves", "sites": "quarry"}, module="threats", stage="fight")
    t.play("free great_wall", seat=0)
    assert has(t)["soldiers"] == 3 and "fight thief" in options(t)
    t.play("fight thief", seat=0)
    assert cards(t, 0, "woes") == "" and cards(t, 0, "built") == "great_wall"


@clause("IWK-R-14")
def test_defeated_vermin_return_to_their_pile() -> None:
    start = {"deck": "giant_rats", "woes": "giant_rat vermin*3", "soldiers": 5, "sites": "farm"}
    t = table(start, {"deck": "thieves", "sites": "quarry"}, module="threats", stage="fight")
    assert supply(t, "vermin") == 7
    t.play("fight giant_rat", "fight vermin", "fight vermin", seat=0)
    go_on(t, "choice")
    assert supply(t, "vermin") == 9 and discard(t) == "giant_rat"


@clause("IWK-R-15")
def test_an_advisor_turned_up_in_a_choice_area_joins_its_owner() -> None:
    held = {"advisors": "grey_eminence", "soldiers": 3, "hand": "rangers hamlet"}
    t = table(held, {"hand": "barracks harbour", "choice": "mad_gambler:0 farm"}, stage="choice", turn=13)
    t.play("advise grey_eminence")
    assert cards(t, 1, "advisors") == "mad_gambler" and has(t, 1)["soldiers"] == 1 and cards(t, 1, "choice") == "farm"
    offered = table(held, {"hand": "barracks harbour"}, stage="choice", turn=13, left="mad_gambler:1")
    offered.play("advise grey_eminence")
    assert seen(offered, None, "left") == ["mad_gambler"], "in an offering area it stays"


@clause("IWK-R-16")
def test_the_artisan_returns_what_lay_on_the_card() -> None:
    t = table(
        {"advisors": "master_artisan", "soldiers": 8, "sites": "cathedral:gold+gold+krystallium"}, {"sites": "quarry"}
    )
    t.play("advise master_artisan", seat=0)
    assert cards(t, 0, "built") == "cathedral" and (has(t)["krystallium"], has(t)["alchemy"]) == (0, 0)


@clause("IWK-R-17")
def test_nobody_owns_two_vision_tokens() -> None:
    t = table({"alchemy": {"exploration": 8}, "vision": 1, "sites": "farm"}, {"sites": "quarry"}, module="quests")
    t.play("step 3", seat=0)
    assert has(t)["vision"] == 1


@clause("IWK-R-18")
def test_the_seer_doubles_the_calamities_of_both() -> None:
    t = over({"woes": "calamity*2"}, {"woes": "calamity"}, doubled=2)
    assert (score(t)["calamity"], score(t, 1)["calamity"]) == (-16, -8)


@clause("IWK-R-19", "IWK-10.30")
def test_the_three_advisors_for_two_players() -> None:
    for card in ("secret_agent", "grey_eminence", "alchemist_seer"):
        assert has(table({"advisors": card, **BUSY}))["advisors"] == [card]
        with pytest.raises(BadScenario, match=f"{card}: the position has 1, but 0 are in this game"):
            solo({"advisors": card})
    for card in set(ADVISORS) - NOT_SOLO:
        assert has(solo({"advisors": card, **BUSY}))["advisors"] == [card]


@clause("IWK-R-20")
def test_kinds_of_alchemy_cubes_matter_with_quests_only() -> None:
    quest = table({"choice": "farm nexus"}, {"sites": "quarry"}, module="quests")
    quest.play("recycle farm", "recycle nexus", seat=0)
    assert {r: n for r, n in has(quest)["alchemy"].items() if n} == {"population": 1, "gold": 1}
    plain = table({"choice": "farm nexus"}, {"sites": "quarry"})
    plain.play("recycle farm", "recycle nexus", seat=0)
    assert has(plain)["alchemy"] == 2


@clause("IWK-R-21")
def test_a_produced_cube_pays_for_a_step_in_the_same_moment() -> None:
    t = table({"alchemy": {"population": 3}, "sites": "farm"}, {"sites": "quarry"}, module="quests", stage="population")
    assert why_not(t, "step 2") == "IWK-11.4"
    t.play("alchemy", "step 2", seat=0)
    assert has(t)["soldiers"] == 3 and has(t)["steps"] == [2] and stage(t) == "population"


@clause("IWK-R-22")
def test_a_discarded_cards_cube_may_be_the_fifth() -> None:
    t = table({"sites": "farm nexus", "alchemy": 4}, {"sites": "quarry"})
    t.play("scrap", "scrap nexus", seat=0)
    assert (has(t)["alchemy"], has(t)["krystallium"]) == (0, 1) and len(told(t, "transmutes")) == 1


@clause("IWK-R-23")
@pytest.mark.parametrize(("round_", "order"), [(1, [0, 1]), (2, [1, 0])])
def test_the_rounds_first_player_is_processed_first(round_: int, order: list[int]) -> None:
    t = table(
        {"choice": "calamity:1", **BUSY},
        {"choice": "calamity:0", "sites": "quarry", "hand": ""},
        stage="choice",
        turn=16,
        round=round_,
        first=0,
    )
    t.play("take left")
    assert [event.seat for event in told(t, "suffers")] == order


@clause("IWK-R-24")
def test_what_the_sibling_game_confirms() -> None:
    t = table({"sites": "farm:materials", "krystallium": 3}, {"sites": "quarry"})
    t.play("scrap", seat=0)
    assert has(t)["krystallium"] == 3 and has(t)["alchemy"] == 1, "cubes on it are lost, the pay is one alchemy cube"
    placed = table({"sites": "cathedral", "krystallium": 1}, {"sites": "quarry"})
    placed.play("krystallium", "on cathedral", "as krystallium", seat=0)
    assert free(placed) == {"gold": 5, "materials": 2} and not [o for o in options(placed) if "krystallium" in o]
    assert "soldier" not in options(placed)
