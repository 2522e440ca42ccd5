"""Terms and components (section 1)."""

import json
from collections import Counter
from pathlib import Path

import pytest

import regnum
from games.support import number, refusal
from games.wonderful_kingdom.facts import DEVELOPMENTS, TREASURES, TYPES, amounts
from games.wonderful_kingdom.support import (
    BUSY,
    RESOURCES,
    cards,
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
)
from support import clause


@clause("IWK-1.1")
def test_there_are_four_basic_resources_and_krystallium() -> None:
    t = table({"sites": "majestic_statue cathedral", "krystallium": 9}, BUSY)
    t.play("krystallium", "on cathedral", seat=0)
    assert [o.removeprefix("as ") for o in options(t)] == ["materials", "gold", "krystallium"]
    assert [r for r in RESOURCES if f"seat0.{r}" in t.view(0)["numbers"]] == list(RESOURCES)
    assert "seat0.krystallium" not in t.view(0)["numbers"], "krystallium is not produced"
    costs = {space for card in DEVELOPMENTS for space in amounts(card.cost)}
    assert costs == {*RESOURCES, "krystallium", "soldier"}


@clause("IWK-1.2")
def test_the_cubes_have_their_colours() -> None:
    colours = {
        "materials": "grey",
        "population": "purple",
        "gold": "yellow",
        "exploration": "blue",
        "krystallium": "red",
    }
    file = Path(regnum.__file__).parent / "games/wonderful_kingdom/data/components.json"
    found = {r["id"]: r.get("color") for r in json.loads(file.read_text(encoding="utf-8"))["components"]}
    assert {name: found[f"{name}_cube"] for name in colours} == colours


@clause("IWK-1.3", "IWK-7.4")
def test_a_soldier_is_no_resource() -> None:
    t = table({"choice": "farm", "sites": "royal_palace", "soldiers": 2, "alchemy": 4}, BUSY)
    assert number(t, "seat0.alchemy") == 4, "soldiers do not count among the cubes"
    t.play("soldier", seat=0)
    assert free(t) == {"gold": 4, "soldier": 1}, "a soldier lies on a soldier space and nowhere else"


@clause("IWK-1.4", "IWK-1.11")
def test_a_game_for_two_has_all_its_cards() -> None:
    t = new(module="quests", first=0)
    found = t.view(None)["places"]
    assert found["deck"]["count"] == 77 - 16 and found["left"]["count"] == found["right"]["count"] == 1
    assert found["seat0.hand"]["count"] == found["seat1.hand"]["count"] == 8
    assert supply(t, "calamity") == 6 and found["discard"]["things"] == []
    in_play = Counter(c for p in t.position()["players"] for c in p["hand"])
    assert in_play["calamity"] == 2 and has(t)["traps"] == has(t, 1)["traps"] == 2


@clause("IWK-1.4")
def test_the_four_threat_decks_have_twenty_six_cards() -> None:
    rats = new(module="threats", deck1="giant_rats", deck2="frost_giants")
    assert (supply(rats, "giant_rat"), supply(rats, "vermin"), supply(rats, "frost_giant")) == (3, 10, 3)
    rest = new(module="threats", deck1="shadows", deck2="thieves")
    assert (supply(rest, "shadow"), supply(rest, "thief")) == (3, 3), "4 each, of which one is in a hand"
    assert 4 + 10 + 4 + 4 + 4 == 26
    t = table({"deck": "thieves", "choice": "thief*4"}, {"deck": "shadows", **BUSY}, module="threats", stage="reveal")
    t.play("cover materials", "cover materials", "cover population", "cover gold", seat=0)
    assert has(t)["covered"] == {"materials": 2, "population": 1, "gold": 1}, "4 theft tokens find room"


@clause("IWK-1.4")
def test_the_fourteen_advisors_and_the_two_quests() -> None:
    t = table(
        {
            "advisors": "secret_agent master_cartographer grey_eminence mercenary_captain mad_gambler "
            "ruthless_overseer lady_of_the_forest"
        },
        {
            "advisors": "nourishing_mother lady_of_the_lakes "
            "pirate_of_the_five_seas alchemist_seer inspired_prophet master_goldsmith master_artisan"
        },
    )
    assert len(has(t)["advisors"]) + len(has(t, 1)["advisors"]) == 14
    assert list(regnum.describe("wonderful_kingdom")["options"]["quest"]["values"]) == ["quest_01", "quest_02"]


@clause("IWK-1.5", "IWK-1.6")
def test_a_type_is_tied_to_a_resource() -> None:
    assert all(amounts(card.cost).get(TYPES[card.type], 0) >= 1 for card in DEVELOPMENTS)
    built = over({"built": "farm navigators grand_library nexus"})
    assert [number(built, f"seat0.{type_}") for type_ in TYPES] == [1, 1, 1, 1]
    pack = {
        "regnum_pack": 1,
        "game": "wonderful_kingdom",
        "name": "Wrong",
        "cards": [{"id": "farm", "cost": {"gold": 2}}],
    }
    with pytest.raises(regnum.kernel.errors.BadData, match=r"cards\[0\]\.cost: a structure always costs materials"):
        regnum.new("wonderful_kingdom", 2, options={"pack": pack})


@clause("IWK-1.8")
def test_a_treasure_counts_for_no_type_and_has_no_other_use() -> None:
    first, second = list(TREASURES)[:2]
    t = table({"choice": [first, second]}, BUSY, module="quests")
    assert options(t) == [f"recycle {first}", f"recycle {second}"]
    t.play(f"recycle {first}", seat=0)
    assert cards(t, 0, "choice") == "" and cards(t, 0, "built") == "" and number(t, "seat0.alchemy", 0) == 4
    assert [number(t, f"seat0.{type_}", 0) for type_ in TYPES] == [0, 0, 0, 0]


@clause("IWK-1.9")
def test_a_calamity_has_nothing_but_minus_four_points() -> None:
    t = table({"woes": "calamity*2", **BUSY}, BUSY)
    assert score(t) == {"teressie": 0, "calamity": -8}
    assert produces(t) == {"materials": 2, "population": 1, "gold": 1}


@clause("IWK-1.10")
def test_every_player_has_the_zones_of_the_rulebook() -> None:
    t = new(module="advisors")
    zones = {name.partition(".")[2] for name in t.view(0)["places"] if name.startswith("seat0.")}
    assert {"hand", "choice", "sites", "built", "woes", "advisors"} <= zones
    assert {"seat0.soldiers", "seat0.krystallium", "seat0.camp"} <= set(t.view(0)["values"])
    assert number(t, "seat0.alchemy") == 0


@clause("IWK-1.11")
def test_shared_zones() -> None:
    t = new(module="quests")
    assert {"left", "right", "deck", "discard", "supply"} <= set(t.view(None)["places"])
    assert "things" not in t.view(0)["places"]["deck"], "the deck lies face down"
    assert seen(t, None, "supply") == ["calamity"] * 6, "the calamities lie face up"


@clause("IWK-1.12")
def test_cubes_and_tokens_never_run_out() -> None:
    rich = {"built": "fields_of_gold great_market lair_of_burning_sand nexus*1 merchant_caravan*3 tax_office*3"}
    t = table({**rich, "sites": "majestic_statue"}, BUSY, stage="gold")
    made = 1 + 3 + 3 + 2 + 2 + 6 + 6
    assert has(t)["produced"] == made == 23, "more than the 20 cubes of the box"
    for _ in range(made):
        t.play("alchemy", seat=0)
    assert (has(t)["krystallium"], has(t)["alchemy"]) == (4, 3)
    many = table({"krystallium": 30, "soldiers": 40, "sites": "royal_palace:gold+gold+gold+soldier"}, BUSY)
    many.play("soldier", "krystallium", seat=0)
    assert (has(many)["krystallium"], has(many)["soldiers"]) == (29, 39)


@clause("IWK-1.13")
def test_what_is_public_and_what_is_hidden() -> None:
    t = table(
        {
            "hand": "farm*2",
            "soldiers": 3,
            "krystallium": 2,
            "alchemy": 1,
            "camp": 1,
            "built": "quarry",
            "sites": "farm",
            "choice": "hamlet:1 rangers",
        },
        {"hand": "nexus*1 hamlet"},
        module="quests",
        stage="choice",
        turn=13,
        left="barracks lost_city:1",
        first=0,
    )
    for viewer in (1, None):
        view = t.view(viewer)
        assert [view["values"][f"seat0.{what}"] for what in ("soldiers", "krystallium", "camp")] == [3, 2, 1]
        assert view["numbers"]["seat0.alchemy"]["value"] == 1
        assert seen(t, viewer, "seat0.built") == ["quarry"] and seen(t, viewer, "seat0.sites") == ["farm"]
        assert "things" not in view["places"]["seat0.hand"] and view["places"]["seat0.hand"]["count"] == 2
    assert seen(t, None, "seat0.choice") == ["?", "rangers"] and seen(t, None, "left") == ["barracks", "?"]
    assert seen(t, 0, "seat0.choice") == ["?", "rangers"] and seen(t, 0, "left") == ["barracks", "?"]
    assert seen(t, 0, "seat0.hand") == ["farm", "farm"]


@clause("IWK-1.10", "IWK-6.8")
def test_the_camp_is_not_the_duchy() -> None:
    t = table({**BUSY, "camp": 3, "soldiers": 0}, BUSY, stage="exploration")
    assert "soldier" not in options(t) and has(t)["camp"] == 3


def test_positions_of_these_tests_are_really_solo_or_for_two() -> None:
    assert solo(BUSY, module="quests").seats == 1 and table(BUSY).seats == 2
    t = table(BUSY, BUSY)
    go_on(t, "gold")
    assert stage(t) == "gold" and cards(t, 0, "sites") == "farm" and refusal(t, "build farm", seat=0) == ""
