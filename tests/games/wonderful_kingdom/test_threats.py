"""Module 1, threats (section 9)."""

import itertools
from collections.abc import Mapping
from typing import Any

import pytest

import regnum
from games.wonderful_kingdom.facts import THREATS
from games.wonderful_kingdom.support import (
    BUSY,
    WORTH,
    asked,
    cards,
    discard,
    free,
    go_on,
    has,
    new,
    on_card,
    options,
    over,
    produces,
    refusal,
    score,
    solo,
    stage,
    supply,
    table,
    things,
    told,
    why_not,
)
from regnum.kernel.errors import BadOption
from regnum.kernel.table import Table
from support import clause

DECKS = ("giant_rats", "frost_giants", "shadows", "thieves")


def threats(
    mine: Mapping[str, Any], theirs: Mapping[str, Any] = BUSY, *, deck: str, other: str = "", **position: Any
) -> Table:
    """A table of the threats module; seat 0 has `deck`."""
    second = other or ("thieves" if deck != "thieves" else "shadows")
    return table({"deck": deck, **mine}, {"deck": second, **theirs}, module="threats", **position)


@clause("IWK-9.1")
def test_there_are_no_calamities() -> None:
    t = new(module="threats", deck1="shadows", deck2="thieves")
    assert supply(t, "calamity") == 0 and "calamity" not in has(t)["hand"] + has(t, 1)["hand"]
    with pytest.raises(regnum.kernel.errors.BadScenario, match="but 0 are in this game"):
        threats({"woes": "calamity"}, deck="shadows")


@clause("IWK-9.2")
def test_the_two_decks_must_differ() -> None:
    for a, b in itertools.permutations(DECKS, 2):
        t = new(module="threats", deck1=a, deck2=b)
        assert (has(t)["deck"], has(t, 1)["deck"]) == (a, b)
    for deck in DECKS:
        with pytest.raises(BadOption, match="must differ"):
            regnum.new("wonderful_kingdom", 2, options={"module": "threats", "deck1": deck, "deck2": deck})


@clause("IWK-9.3")
def test_the_ten_vermin_lie_in_the_middle() -> None:
    t = new(module="threats", deck1="giant_rats", deck2="shadows")
    assert supply(t, "vermin") == 10 and supply(t, "giant_rat") == 3 and "giant_rat" in has(t)["hand"]


@clause("IWK-9.4")
def test_a_threat_instead_of_the_calamity_until_the_deck_is_used_up() -> None:
    t = new(module="threats", deck1="thieves", deck2="frost_giants", seed=5)
    for round_ in range(1, 5):
        assert has(t)["hand"].count("thief") == 1 and has(t, 1)["hand"].count("frost_giant") == 1
        assert len(has(t)["hand"]) == 8
        assert supply(t, "thief") == supply(t, "frost_giant") == 4 - round_
        go_on(t, "threats")
        go_on(t, "choice")
    assert t.over


@clause("IWK-9.5", "IWK-9.13")
def test_a_threat_affects_who_took_it() -> None:
    t = threats(
        {"choice": "giant_rat", **BUSY},
        {"choice": "giant_rat", "sites": "quarry"},
        deck="shadows",
        other="giant_rats",
        stage="reveal",
    )
    assert cards(t, 0, "woes") == cards(t, 1, "woes") == "giant_rat vermin"
    assert score(t, 0)["giant_rat"] == score(t, 1)["giant_rat"] == -4


@clause("IWK-9.6")
def test_threats_are_neither_recycled_nor_built_and_end_in_the_construction_area() -> None:
    t = threats({"choice": "farm nexus frost_giant", **BUSY}, deck="frost_giants", stage="reveal")
    assert not [o for o in options(t) if o in ("build frost_giant", "recycle frost_giant")]
    t.play("host", "host farm", "build nexus", "build farm", "confirm", seat=0)
    assert cards(t, 0, "woes") == "frost_giant" and cards(t, 0, "choice") == ""
    for threat in ("shadow", "thief", "giant_rat"):
        deck = THREATS[threat][0]
        other = "frost_giants"
        u = threats({"choice": f"{threat} farm*2", **BUSY}, deck=deck, other=other, stage="planning")
        assert refusal(u, f"recycle {threat}", seat=0) == refusal(u, f"build {threat}", seat=0) == ""


@clause("IWK-9.7", "IWK-9.23")
def test_effects_are_applied_as_far_as_possible() -> None:
    t = threats({"choice": "shadow*3 farm", "sites": "quarry"}, {"alchemy": 0, **BUSY}, deck="shadows", stage="reveal")
    assert cards(t, 0, "choice") == "" and cards(t, 0, "woes") == "shadow shadow shadow"
    assert has(t, 1)["alchemy"] == 1, "one card was there to be discarded"


@clause("IWK-9.8")
def test_threats_are_no_cards_under_construction() -> None:
    t = threats(
        {"woes": "giant_rat vermin shadow", "krystallium": 2, "soldiers": 2},
        {"sites": "quarry"},
        other="shadows",
        deck="giant_rats",
        stage="planning",
    )
    assert options(t) == [], "with threats alone there is nothing to place on or to discard"
    u = threats({"woes": "giant_rat vermin", **BUSY}, {"sites": "quarry"}, deck="giant_rats", stage="planning")
    u.play("scrap", seat=0)
    assert things(u, "scraps") == ["farm"] and cards(u, 0, "woes") == "giant_rat vermin"


@clause("IWK-9.9")
def test_threats_are_defeated_one_by_one_for_soldiers() -> None:
    t = threats(
        {"woes": "giant_rat*2 vermin", "soldiers": 4, **BUSY}, {"sites": "quarry"}, deck="giant_rats", stage="fight"
    )
    assert {"fight giant_rat", "fight vermin"} <= set(options(t))
    t.play("fight giant_rat", seat=0)
    assert cards(t, 0, "woes") == "giant_rat vermin" and has(t)["soldiers"] == 1
    assert refusal(t, "fight giant_rat", seat=0) == "IWK-10.10" or why_not(t, "fight giant_rat")
    t.play("fight vermin", seat=0)
    assert has(t)["soldiers"] == 0 and score(t) == {"teressie": 0, "giant_rat": -4}
    t.play("confirm", seat=0)
    go_on(t, "choice")
    assert discard(t) == "giant_rat"


@clause("IWK-9.10")
@pytest.mark.parametrize("where", ["planning", "materials", "gold", "exploration"])
def test_threats_cannot_be_defeated_in_another_phase(where: str) -> None:
    t = threats({"woes": "thief", "soldiers": 9, **BUSY}, {"sites": "quarry"}, deck="thieves", stage=where)
    assert not [o for o in options(t) if o.startswith("fight")] and refusal(t, "fight thief", seat=0) == ""


@clause("IWK-9.10")
def test_soldiers_are_paid_in_full() -> None:
    t = threats({"woes": "thief", "soldiers": 2, **BUSY}, {"sites": "quarry"}, deck="thieves", stage="fight")
    assert "fight thief" not in options(t) and why_not(t, "fight thief") != ""


@clause("IWK-9.11")
@pytest.mark.parametrize("card", THREATS)
def test_an_undefeated_threat_counts_its_negative_points(card: str) -> None:
    deck, copies, _, points = THREATS[card]
    t = threats({"woes": f"{card}*{copies}"}, deck=deck, stage="over", round=4)
    assert score(t) == {"teressie": 0, card: copies * points} and t.scores[0].terms[-1].clause == "IWK-9.11"


@clause("IWK-9.12")
def test_soldiers_needed() -> None:
    assert {card: soldiers for card, (_, _, soldiers, _) in THREATS.items()} == {
        "giant_rat": 3,
        "vermin": 1,
        "frost_giant": 3,
        "shadow": 3,
        "thief": 3,
    }
    t = threats(
        {"woes": "giant_rat vermin", **BUSY},
        {"woes": "frost_giant", "sites": "quarry"},
        deck="giant_rats",
        other="frost_giants",
        stage="fight",
    )
    costs = [thing["marks"]["soldier"] for thing in t.view(1)["places"]["seat0.woes"]["things"]]
    assert costs == [3, 1]


# -- giant rats


@clause("IWK-9.13", "IWK-H.17")
@pytest.mark.parametrize(
    ("there", "come", "vermin"),
    [("", 1, 1), ("", 2, 3), ("giant_rat", 1, 2), ("giant_rat", 2, 5), ("giant_rat*3", 1, 4)],
)
def test_every_rat_brings_vermin_for_all_rats_there(there: str, come: int, vermin: int) -> None:
    t = threats({"woes": there, "choice": f"giant_rat*{come}", **BUSY}, deck="giant_rats", stage="reveal")
    assert has(t)["woes"].count("vermin") == vermin and supply(t, "vermin") == 10 - vermin
    assert has(t)["woes"].count("giant_rat") == (int(there[-1]) if "*" in there else len(there.split())) + come


@clause("IWK-9.14")
def test_vermin_are_threats_of_their_own_and_may_run_out() -> None:
    t = threats({"woes": "giant_rat*3 vermin*9", "choice": "giant_rat", **BUSY}, deck="giant_rats", stage="reveal")
    assert has(t)["woes"].count("vermin") == 10 and supply(t, "vermin") == 0
    u = threats(
        {"woes": "giant_rat vermin*2", "soldiers": 3, **BUSY}, {"sites": "quarry"}, deck="giant_rats", stage="fight"
    )
    u.play("fight giant_rat", seat=0)
    assert cards(u, 0, "woes") == "vermin vermin", "the others stay"


# -- frost giants


@clause("IWK-9.15")
def test_a_giant_freezes_an_older_or_a_new_card() -> None:
    t = threats({"choice": "frost_giant*2 nexus", "sites": "quarry"}, deck="frost_giants", stage="reveal")
    assert options(t) == ["build nexus", "host"], "both hosts are needed"
    t.play("build nexus", seat=0)
    assert options(t) == ["host quarry", "host nexus"], "a giant without another choice left asks at once"
    t.play("host nexus", seat=0)
    assert on_card(t, 0, 1)["frozen"] == on_card(t, 0, 0)["frozen"] == 1, "the other one had to go under the Quarry"
    assert cards(t, 0, "woes") == "frost_giant frost_giant"


@clause("IWK-9.16")
def test_one_giant_under_a_card() -> None:
    t = threats(
        {"choice": "frost_giant", "sites": "quarry:frozen hamlet nexus", "woes": "frost_giant"}, deck="frost_giants"
    )
    t.play("host", seat=0)
    assert options(t) == ["host hamlet", "host nexus"] and refusal(t, "host quarry", seat=0) == "IWK-9.19"


@clause("IWK-9.17")
def test_too_few_sites_force_a_card_under_construction() -> None:
    t = threats({"choice": "frost_giant farm"}, deck="frost_giants", stage="reveal")
    assert on_card(t, 0, 0)["frozen"] == 1 and cards(t, 0, "woes") == "frost_giant", "nothing else was possible"
    u = threats({"choice": "frost_giant farm nexus"}, deck="frost_giants", stage="reveal")
    assert {"build farm", "recycle farm", "build nexus", "recycle nexus"} <= set(options(u)) and "host" not in options(
        u
    )
    assert why_not(u, "host") != ""
    u.play("recycle farm", seat=0)
    assert has(u)["sites"] == ["nexus:frozen"], "the last one must be the host"


@clause("IWK-9.18")
def test_a_giant_without_any_host_lies_alone() -> None:
    t = threats({"choice": "frost_giant"}, {"sites": "quarry"}, deck="frost_giants", stage="reveal")
    assert has(t)["sites"] == [] and cards(t, 0, "woes") == "frost_giant" and score(t)["frost_giant"] == -5
    u = threats(
        {"woes": "frost_giant", "sites": "farm", "soldiers": 3}, {"sites": "quarry"}, deck="frost_giants", stage="fight"
    )
    u.play("fight frost_giant", seat=0)
    assert cards(u, 0, "woes") == "" and has(u)["sites"] == ["farm"], "soldiers alone were enough"


@clause("IWK-9.19")
def test_a_frozen_card_takes_cubes_but_is_neither_constructed_nor_discarded() -> None:
    frozen = {"sites": "barracks:materials+frozen royal_palace:gold+gold+gold+soldier+frozen", "woes": "frost_giant*2"}
    t = threats(
        {**frozen, "krystallium": 2, "soldiers": 1}, {"sites": "quarry"}, deck="frost_giants", stage="materials"
    )
    t.play("place barracks", "place barracks", seat=0)
    t.play("soldier", seat=0)
    t.play("krystallium", seat=0)
    assert cards(t, 0, "built") == "" and free(t, 0, 0) == {} and free(t, 0, 1) == {}
    only = threats(
        {"sites": "barracks:frozen", "woes": "frost_giant", "krystallium": 1}, {"sites": "quarry"}, deck="frost_giants"
    )
    assert "scrap" not in options(only) and refusal(only, "scrap", seat=0) == "IWK-9.19"
    two = threats({"sites": "barracks:frozen farm", "woes": "frost_giant"}, {"sites": "quarry"}, deck="frost_giants")
    two.play("scrap", seat=0)
    assert has(two)["sites"] == ["barracks:frozen"], "only the card that is not frozen"


@clause("IWK-9.20")
def test_a_full_frozen_card_is_freed_and_constructed() -> None:
    start = {"sites": "barracks:materials+materials+materials+frozen", "woes": "frost_giant", "soldiers": 3}
    t = threats(start, {"sites": "quarry"}, deck="frost_giants", stage="fight")
    t.play("free barracks", seat=0)
    assert cards(t, 0, "built") == "barracks" and has(t)["sites"] == [] and cards(t, 0, "woes") == ""
    assert told(t, "pays_soldiers")[0].count == 3 and has(t)["soldiers"] == 1, "the bonus is included"


@clause("IWK-9.21")
def test_with_an_unfinished_card_the_giant_stays() -> None:
    start = {"sites": "barracks:materials+materials+frozen farm", "woes": "frost_giant", "soldiers": 9}
    t = threats(start, {"sites": "quarry"}, deck="frost_giants", stage="fight")
    assert "free barracks" not in options(t) and refusal(t, "free barracks", seat=0) == "IWK-9.20"
    assert "fight frost_giant" not in options(t)
    poor = threats(
        {**start, "sites": "barracks:materials+materials+materials+frozen farm", "soldiers": 2},
        {"sites": "quarry"},
        deck="frost_giants",
        stage="fight",
    )
    assert "free barracks" not in options(poor) and why_not(poor, "free barracks") != ""


# -- shadows


@clause("IWK-9.22", "IWK-9.37")
def test_each_shadow_costs_a_card_of_the_own_choice() -> None:
    t = threats({"choice": "shadow farm nexus rangers", "woes": "shadow", **BUSY}, deck="shadows", stage="reveal")
    assert asked(t) == [(0, "shadows")] and options(t) == ["lose farm", "lose rangers", "lose nexus"]
    t.play("lose nexus", "lose farm", seat=0)
    assert cards(t, 0, "choice") == "rangers" and has(t)["alchemy"] == 0, "nothing is recycled"
    assert stage(t) == "planning" and discard(t) == "farm nexus"


@clause("IWK-9.23")
def test_only_development_and_treasure_cards_are_lost() -> None:
    t = threats(
        {"choice": "shadow frost_giant treasure_gold_gold farm", "sites": "quarry"},
        deck="frost_giants",
        other="shadows",
        stage="reveal",
    )
    assert options(t) == ["lose farm", "lose treasure_gold_gold"]
    few = threats(
        {"choice": "shadow*2 frost_giant farm", "sites": "quarry hamlet"},
        deck="frost_giants",
        other="shadows",
        stage="reveal",
    )
    assert cards(few, 0, "choice") == "frost_giant", "the only card is lost, the giant stays"


@clause("IWK-9.24", "IWK-14.3")
def test_the_opponent_gains_a_cube_or_two_for_a_treasure() -> None:
    start = {"choice": "shadow farm treasure_gold_gold", **BUSY}
    for card, cubes in (("farm", 1), ("treasure_gold_gold", 2)):
        t = threats(start, {"sites": "quarry", "alchemy": 1}, deck="shadows", stage="reveal")
        t.play(f"lose {card}", seat=0)
        assert has(t, 1)["alchemy"] == 1 + cubes and has(t)["alchemy"] == 0
        assert [event.count for event in told(t, "shadow_cubes", 1)] == [cubes]


@clause("IWK-9.25")
def test_shadows_act_again_each_round_until_defeated() -> None:
    t = threats(
        {"woes": "shadow*2", "choice": "farm*2 nexus", **BUSY},
        {"sites": "quarry"},
        deck="shadows",
        stage="reveal",
        round=2,
    )
    assert asked(t) == [(0, "shadows")]
    t.play("lose farm", "lose farm", seat=0)
    assert cards(t, 0, "choice") == "nexus" and cards(t, 0, "woes") == "shadow shadow"


# -- thieves


@clause("IWK-9.26")
def test_a_thief_covers_an_icon_of_the_own_choice() -> None:
    t = threats({"choice": "thief*2", "sites": "farm"}, deck="thieves", stage="reveal")
    assert asked(t) == [(0, "thieves")] and options(t) == ["cover materials", "cover population", "cover gold"]
    assert why_not(t, "cover exploration") == "IWK-9.26"
    t.play("cover gold", "cover materials", seat=0)
    assert has(t)["covered"] == {"materials": 1, "gold": 1} and cards(t, 0, "woes") == "thief thief"
    one = threats({"choice": "thief", "covered": {"gold": 1}, "sites": "farm"}, deck="thieves", stage="reveal")
    assert options(one) == ["cover materials", "cover population"]


@clause("IWK-9.27")
def test_a_covered_icon_produces_nothing() -> None:
    t = threats({"covered": {"materials": 1}, **BUSY}, {"sites": "quarry"}, deck="thieves", stage="materials")
    assert has(t)["produced"] == 1 and (has(t)["camp"], has(t, 1)["camp"]) == (0, 0), "1 against 1"
    assert produces(t) == {"materials": 1, "population": 1, "gold": 1}


@clause("IWK-9.28")
def test_tokens_stay_until_a_thief_is_defeated() -> None:
    t = threats(
        {"covered": {"materials": 1, "gold": 1}, "woes": "thief*2", "soldiers": 3, **BUSY},
        {"sites": "quarry"},
        deck="thieves",
        stage="fight",
    )
    t.play("fight thief", seat=0)
    assert options(t) == ["uncover materials", "uncover gold"]
    t.play("uncover gold", seat=0)
    assert has(t)["covered"] == {"materials": 1} and cards(t, 0, "woes") == "thief"
    go_on(t, "choice")
    assert has(t)["covered"] == {"materials": 1} and t.position()["round"] == 2


@clause("IWK-9.29")
def test_no_icon_to_cover_and_no_token_to_remove() -> None:
    full = {"materials": 2, "population": 1, "gold": 1}
    t = threats({"covered": full, "choice": "thief", **BUSY}, deck="thieves", stage="reveal")
    assert has(t)["covered"] == full and cards(t, 0, "woes") == "thief" and stage(t) == "planning"
    u = threats({"woes": "thief*2", "soldiers": 6, **BUSY}, {"sites": "quarry"}, deck="thieves", stage="fight")
    u.play("fight thief", seat=0)
    assert asked(u)[0] == (0, "fight") and has(u)["covered"] == {} and cards(u, 0, "woes") == "thief"


# -- solo


@clause("IWK-9.30")
@pytest.mark.parametrize("deck", DECKS)
def test_solo_the_four_cards_of_one_deck_are_in_the_risk_deck(deck: str) -> None:
    t = new(1, module="threats", deck1=deck, seed=3)
    card = next(card for card, facts in THREATS.items() if facts[0] == deck)
    assert t.view(0)["places"]["risk"]["count"] == 12 and supply(t, card) == 0
    assert supply(t, "vermin") == (10 if deck == "giant_rats" else 0)
    go_on(t, "never")
    assert t.over and t.view(0)["places"]["risk"]["count"] == 0


@clause("IWK-9.31")
def test_solo_shadows_give_nobody_cubes() -> None:
    t = solo({"deck": "shadows", "choice": "shadow farm nexus", "sites": "quarry"}, module="threats", stage="reveal")
    t.play("lose farm")
    assert has(t)["alchemy"] == 0 and told(t, "shadow_cubes") == [] and cards(t, 0, "choice") == "nexus"


@clause("IWK-9.32")
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize(("points", "medal"), [(69, 0), (70, 1), (94, 1), (95, 2), (114, 2), (115, 3)])
def test_medals_of_every_deck(deck: str, points: int, medal: int) -> None:
    t = solo({"deck": deck, "built": WORTH[points]}, module="threats", side="B", stage="over", round=4)
    assert t.scores[0].total == points and t.result is not None and t.result.tie_break["medal"] == (medal,)
    assert t.result.winners == ((0,) if medal else ())


# -- remarks on all decks


@clause("IWK-9.33", "IWK-9.26", "IWK-9.27")
def test_thieves_act_in_planning_and_bite_in_production() -> None:
    t = threats({"choice": "thief", **BUSY}, {"sites": "quarry"}, deck="thieves", stage="reveal")
    assert stage(t) == "threats"
    t.play("cover gold", seat=0)
    go_on(t, "gold")
    assert has(t)["produced"] == 0


@clause("IWK-9.34", "IWK-R-11")
def test_nothing_may_take_the_last_hosts() -> None:
    t = threats(
        {
            "choice": "frost_giant treasure_population_population",
            "sites": "merchant_caravan:population+population",
            "krystallium": 1,
        },
        deck="frost_giants",
    )
    assert why_not(t, "krystallium") != "" and "krystallium" not in options(t)
    assert refusal(t, "scrap", seat=0) == "IWK-9.34"
    t.play("recycle treasure_population_population", seat=0)
    assert has(t)["alchemy"] == 2 and cards(t, 0, "built") == "", "a cube that would complete the host cannot go there"
    soldier = threats(
        {"choice": "frost_giant*2 farm", "sites": "royal_palace:gold+gold+gold+gold+soldier", "soldiers": 1},
        deck="frost_giants",
    )
    assert options(soldier) == ["build farm", "host"]
    spare = threats({"choice": "frost_giant farm", "sites": "quarry"}, deck="frost_giants")
    assert "recycle farm" in options(spare), "one host is left"
    few = threats({"choice": "frost_giant*3 farm nexus", "sites": "quarry"}, deck="frost_giants")
    assert "recycle farm" not in options(few) and refusal(few, "recycle nexus", seat=0) == "IWK-9.34"


@clause("IWK-9.34")
def test_too_few_hosts_from_the_start() -> None:
    t = threats({"choice": "frost_giant*3 farm nexus"}, {"sites": "quarry"}, deck="frost_giants", stage="reveal")
    assert options(t) == ["build farm", "build nexus"]
    t.play("build farm", "host", "build nexus", seat=0)
    go_on(t, "materials", seat=0)
    assert [on_card(t, 0, i)["frozen"] for i in (0, 1)] == [1, 1] and cards(
        t, 0, "woes"
    ) == "frost_giant frost_giant frost_giant"


@clause("IWK-9.35")
def test_giants_are_placed_at_any_time_of_planning_but_before_confirming() -> None:
    t = threats({"choice": "frost_giant farm", "sites": "quarry hamlet"}, deck="frost_giants", stage="reveal")
    t.play("build farm", seat=0)
    assert refusal(t, "confirm", seat=0) == "IWK-9.35" == why_not(t, "confirm")
    t.play("scrap", "scrap hamlet", seat=0)
    t.play("host", "host quarry", seat=0)
    assert "confirm" in options(t)


@clause("IWK-9.36")
def test_a_card_freed_in_the_fight_produces_from_the_next_round_on() -> None:
    start = {"sites": "quarry:materials+materials+frozen", "woes": "frost_giant", "soldiers": 3}
    t = threats(start, {"sites": "farm"}, deck="frost_giants", stage="exploration")
    go_on(t, "fight")
    t.play("free quarry", seat=0)
    assert cards(t, 0, "built") == "quarry" and not told(t, "produces", 0)
    last = threats(
        {**start, "sites": "lost_city:" + "exploration+" * 5 + "frozen"}, deck="frost_giants", stage="fight", round=4
    )
    last.play("free lost_city", seat=0)
    go_on(last, "never")
    assert last.over and score(last) == {"teressie": 0, "lost_city": 7}, "its points count at once"


@clause("IWK-9.37", "IWK-14.6")
def test_discards_are_chosen_before_anything_is_planned() -> None:
    t = threats(
        {"choice": "shadow farm nexus", "krystallium": 1, **BUSY}, {"sites": "quarry"}, deck="shadows", stage="reveal"
    )
    assert options(t) == ["lose farm", "lose nexus"] and refusal(t, "build farm", seat=0) == ""


@clause("IWK-9.38")
def test_decks_are_drawn_unless_chosen_and_the_strongest_is_named() -> None:
    drawn = {(has(t)["deck"], has(t, 1)["deck"]) for t in (new(module="threats", seed=s) for s in range(30))}
    assert len(drawn) > 6 and all(a != b for a, b in drawn)
    assert {has(new(module="threats", seed=s, deck1="shadows"))["deck"] for s in range(6)} == {"shadows"}
    from regnum.games.registry import game_of

    catalogue = game_of("wonderful_kingdom").catalogue_for({"pack": None})
    texts = [catalogue.render(lang, "option.deck1.help") for lang in ("en", "pl")]
    assert "hadow" in texts[0] and "Cie" in texts[1]


@clause("IWK-9.11")
def test_the_pairs_score_together() -> None:
    t = over(
        {"deck": "giant_rats", "woes": "giant_rat vermin*2"},
        {"deck": "frost_giants", "woes": "frost_giant"},
        module="threats",
    )
    assert [s.total for s in t.scores] == [-8, -5] and t.result is not None and t.result.winners == (1,)
