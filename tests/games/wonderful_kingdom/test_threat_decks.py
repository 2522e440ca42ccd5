"""Module 1, threats (section 9): giant rats, frost giants, shadows, thieves."""

from collections.abc import Mapping
from typing import Any

import pytest

from games.support import refusal, told
from games.wonderful_kingdom.support import (
    BUSY,
    asked,
    cards,
    discard,
    free,
    go_on,
    has,
    on_card,
    options,
    produces,
    score,
    stage,
    supply,
    table,
    why_not,
)
from regnum.kernel.table import Table
from support import clause


def threats(
    mine: Mapping[str, Any], theirs: Mapping[str, Any] = BUSY, *, deck: str, other: str = "", **position: Any
) -> Table:
    """A table of the threats module; seat 0 has `deck`."""
    second = other or ("thieves" if deck != "thieves" else "shadows")
    return table({"deck": deck, **mine}, {"deck": second, **theirs}, module="threats", **position)


@clause("IWK-9.7", "IWK-9.23")
def test_effects_are_applied_as_far_as_possible() -> None:
    t = threats({"choice": "shadow*3 farm", "sites": "quarry"}, {"alchemy": 0, **BUSY}, deck="shadows", stage="reveal")
    assert cards(t, 0, "choice") == "" and cards(t, 0, "woes") == "shadow shadow shadow"
    assert has(t, 1)["alchemy"] == 1, "one card was there to be discarded"


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
    assert options(t) == ["host hamlet", "host nexus"] and refusal(t, "host quarry", seat=0) == "IWK-9.16"


@clause("IWK-9.17")
def test_too_few_sites_force_a_card_under_construction() -> None:
    t = threats({"choice": "frost_giant farm"}, deck="frost_giants", stage="reveal")
    assert on_card(t, 0, 0)["frozen"] == 1 and cards(t, 0, "woes") == "frost_giant", "nothing else was possible"
    u = threats({"choice": "frost_giant farm nexus"}, deck="frost_giants", stage="reveal")
    assert {"build farm", "recycle farm", "build nexus", "recycle nexus"} <= set(options(u)) and "host" not in options(
        u
    )
    assert why_not(u, "host") == "IWK-9.17"
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
    assert "free barracks" not in options(poor) and why_not(poor, "free barracks") == "IWK-9.10"


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
        assert told(t, "to_alchemy") == [], "nobody says of which kind they are"


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


# -- remarks on all decks


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
    assert why_not(t, "krystallium") == "IWK-9.34" and "krystallium" not in options(t)
    assert refusal(t, "scrap", seat=0) == "IWK-9.34"
    t.play("recycle treasure_population_population", seat=0)
    assert has(t)["alchemy"] == 2 and cards(t, 0, "built") == "", "a cube that would complete the host cannot go there"
    soldier = threats(
        {"choice": "frost_giant*2 farm", "sites": "royal_palace:gold+gold+gold+gold+soldier", "soldiers": 1},
        deck="frost_giants",
    )
    assert options(soldier) == ["build farm", "host"] and why_not(soldier, "soldier") == "IWK-9.34"
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
