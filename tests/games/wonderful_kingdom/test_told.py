"""What players are told: the clause that a why-not cites, prompts for who has little to do, lines of the log."""

from typing import Any

import pytest

from games.support import refusal, told
from games.wonderful_kingdom.support import BUSY, options, solo, table, why_not
from regnum.kernel.table import Table
from support import clause


def prompt(t: Table, seat: int, lang: str = "en") -> str:
    d = t.decision_of(seat)
    assert d is not None
    return d.text(lang)


def labels(t: Table, seat: int, lang: str = "en") -> list[str]:
    d = t.decision_of(seat)
    assert d is not None
    return [option.text(lang) for option in d.options]


def lines(t: Table, kind: str, lang: str = "en") -> list[str]:
    return [t.describe_event(event, None, lang) for event in told(t, kind)]


@clause("IWK-6.12")
@pytest.mark.parametrize("where", ["production", "recycling"])
def test_a_card_without_such_a_space_says_why_a_cube_cannot_go_there(where: str) -> None:
    sites = "navigators dragon_egg farm"
    if where == "production":
        t = table({"sites": sites}, BUSY, stage="materials")
    else:
        t = table({"choice": "treasure_materials_materials", "sites": sites}, BUSY, module="quests")
        t.play("recycle treasure_materials_materials", seat=0)
    assert [o for o in options(t) if o.startswith("place")] == ["place farm"]
    assert why_not(t, "place navigators") == why_not(t, "place dragon_egg") == "IWK-6.12"
    assert refusal(t, "place navigators", seat=0) == refusal(t, "place dragon_egg", seat=0) == "IWK-6.12"


@clause("IWK-10.18", "IWK-10.29")
def test_an_ability_names_its_own_clause() -> None:
    nothing = table({"advisors": "mercenary_captain mad_gambler", "soldiers": 9}, {}, stage="choice", turn=16)
    assert why_not(nothing, "advise mercenary_captain") == "IWK-10.17"
    assert why_not(nothing, "advise mad_gambler") == "IWK-10.18"
    two = {"advisors": "ruthless_overseer", "soldiers": 4, "sites": "farm royal_palace:gold+gold+gold+gold"}
    soldiers_only = table(two, BUSY, stage="overseer")
    soldiers_only.play("scrap", "scrap farm", seat=0)
    assert why_not(soldiers_only, "advise ruthless_overseer") == "IWK-10.29"


@clause("IWK-9.28")
def test_a_theft_token_is_taken_from_where_one_lies() -> None:
    thief = {"deck": "thieves", "woes": "thief*2", "covered": {"materials": 1, "gold": 1}, "soldiers": 3}
    t = table(thief, {"deck": "shadows"}, module="threats", stage="fight")
    t.play("fight thief", seat=0)
    assert options(t) == ["uncover materials", "uncover gold"] and why_not(t, "uncover population") == "IWK-9.28"


@clause("IWK-11.12", "IWK-12.8", "IWK-12.9")
def test_a_card_that_lies_open_is_neither_looked_at_nor_turned_up() -> None:
    areas: dict[str, Any] = {"left": "farm nexus:1 quarry:1", "right": "rangers"}
    vision = table({"vision": 1}, {}, module="quests", stage="choice", turn=16, **areas)
    vision.play("vision")
    assert why_not(vision, "look left 1") == "IWK-11.12"
    alone = {"left": "farm nexus:- quarry hamlet", "right": "rangers calamity:-"}
    trap = solo(module="quests", stage="choice", turn=3, **alone)
    trap.play("trap")
    assert why_not(trap, "unmask left 1") == "IWK-12.8"
    search = solo(module="quests", stage="choice", turn=3, left="farm quarry hamlet rangers", right="nexus")
    search.play("take left", "search", "give 2")
    assert options(search) == ["give 3", "give 4"] and why_not(search, "give 1") == "IWK-12.9"


@clause("IWK-11.4")
def test_what_is_missing_for_a_step() -> None:
    t = table({"alchemy": {"materials": 2}, "krystallium": 1, "sites": "farm"}, {}, module="quests")
    found = {b.notation: b for b in t.decision_of(0).blocked}  # type: ignore[union-attr]
    assert found["step 1"].reason("en").endswith("lacks 3 cubes of it, and you hold 1 krystallium.")
    assert "brakuje 3 kostek" in found["step 1"].reason("pl")
    able = {"built": "lost_city dragon_egg", "soldiers": 9, "sites": "farm"}
    poor = table(able, {}, module="quests")
    last = {b.notation: b for b in poor.decision_of(0).blocked}["step 4"]  # type: ignore[union-attr]
    assert last.reason("en") == "It takes 10 soldiers, and you hold 9." and last.clause == "IWK-11.4"


@clause("IWK-11.7")
def test_the_log_tells_cubes_and_krystallium_apart() -> None:
    t = table({"alchemy": {"materials": 4}, "krystallium": 3}, BUSY, module="quests")
    t.play("step 1", "pay 2", seat=0)
    assert lines(t, "pays_cubes") == ["Player 1 pays 3 materials."]
    assert lines(t, "pays_krystallium") == ["Player 1 pays 2 krystallium."]
    only = table({"krystallium": 5}, BUSY, module="quests")
    only.play("step 1", seat=0)
    assert lines(only, "pays_cubes") == [] and lines(only, "pays_krystallium", "pl") == ["Gracz 1 płaci 5 krystallium."]


@clause("IWK-R-14")
def test_the_log_sends_vermin_to_their_pile() -> None:
    rats = {"deck": "giant_rats", "woes": "giant_rat vermin", "soldiers": 4, "sites": "farm"}
    t = table(rats, {"deck": "shadows"}, module="threats", stage="fight")
    t.play("fight giant_rat", "fight vermin", "confirm", seat=0)
    assert lines(t, "clears") == ["To the discard pile: Giant Rat.", "To the vermin pile: Vermin."]
    assert [event.told.clause for event in told(t, "clears")][1] == "IWK-R-14"


@clause("IWK-10.16", "IWK-10.17")
def test_a_lying_card_is_named_with_its_place() -> None:
    mine = {"advisors": "grey_eminence mercenary_captain", "soldiers": 7, "choice": "farm:1 quarry"}
    t = table(mine, {"choice": "rangers:1"}, stage="choice", turn=16, left="nexus:1", right="hamlet:1")
    t.play("advise grey_eminence")
    assert labels(t, 0) == [
        "Turn up card 1 in the left area",
        "Turn up card 1 in the right area",
        "Turn up card 1 in your choice area",
        "Turn up card 1 in the other choice area",
    ]
    assert len(set(labels(t, 0, "pl"))) == 4
    t.play("reveal left 1", "advise mercenary_captain")
    assert labels(t, 0) == ["Discard Nexus (card 1 in the left area)", "Discard the face-down card 1 in the right area"]


@clause("IWK-7.8", "IWK-14.2")
def test_who_has_no_overseer_and_no_threat_is_told_so() -> None:
    overseer = {"advisors": "ruthless_overseer", "soldiers": 3, "sites": "farm"}
    t = table(overseer, {"sites": "quarry"}, stage="overseer")
    assert "Ruthless Overseer" in prompt(t, 0) and prompt(t, 1).startswith("Nothing waits for you here")
    rats = {"deck": "giant_rats", "woes": "giant_rat", "soldiers": 3}
    fight = table(rats, {"deck": "shadows", "sites": "quarry"}, module="threats", stage="fight")
    assert prompt(fight, 0).startswith("Defeat threats") and prompt(fight, 1, "pl").startswith("Nic tu na ciebie")


@clause("IWK-6.11")
def test_with_no_cube_left_the_prompt_asks_to_confirm() -> None:
    t = table({"sites": "nexus"}, BUSY, stage="materials")
    assert prompt(t, 0) == "Materials: 2 cubes to place."
    t.play("alchemy", "alchemy", seat=0)
    assert prompt(t, 0) == "Materials: no cube left to place. Confirm when you are done."
