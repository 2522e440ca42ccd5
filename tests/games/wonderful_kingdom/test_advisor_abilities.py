"""Module 2, advisors (section 10): what each of the fourteen does."""

from typing import Any

import pytest

from games.support import refusal, told
from games.wonderful_kingdom.facts import ADVISORS
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
    score,
    seen,
    solo,
    table,
    why_not,
)
from regnum.kernel.table import Table
from support import clause

PRODUCERS = {
    "lady_of_the_forest": ("materials", "farm"),
    "nourishing_mother": ("population", "navigators"),
    "lady_of_the_lakes": ("gold", "royal_mint"),
    "pirate_of_the_five_seas": ("exploration", "nexus"),
}


def choosing(player: dict[str, Any], **position: Any) -> Table:
    """The last choice of a round, that of seat 0."""
    return table(player, {"sites": "quarry"}, stage="choice", turn=16, **{"left": "farm", "right": "nexus", **position})


def offering(player: dict[str, Any], **position: Any) -> Table:
    """An offer of seat 0; seat 1 chooses next."""
    hands = {"hand": "rangers hamlet", **player}, {"hand": "barracks harbour"}
    return table(*hands, stage="choice", turn=13, **{"left": "farm", "right": "nexus", **position})


@clause("IWK-10.12", "IWK-10.20", "IWK-10.21", "IWK-10.22", "IWK-10.23")
@pytest.mark.parametrize("card", PRODUCERS)
def test_four_extra_cubes_in_the_step_of_the_resource(card: str) -> None:
    resource, site = PRODUCERS[card]
    price = ADVISORS[card]
    t = table(
        {"advisors": card, "soldiers": price, "sites": site},
        {"built": "lost_city tatis_tribe tax_office quarry hamlet", "sites": "hamlet"},
        stage=resource,
    )
    made, camps = has(t)["produced"], (has(t)["camp"], has(t, 1)["camp"])
    t.play(f"advise {card}", seat=0)
    assert has(t)["cubes"] == made + 4 and has(t)["produced"] == made and has(t)["soldiers"] == 0
    assert (has(t)["camp"], has(t, 1)["camp"]) == camps == (0, 1), "not for supremacy"
    t.play(f"place {site}", seat=0)
    assert has(t)["cubes"] == made + 3 and refusal(t, "confirm", seat=0) == "IWK-6.11"
    for other in ("materials", "population", "gold", "exploration"):
        if other != resource:
            u = table({"advisors": card, "soldiers": 9, "sites": site}, BUSY, stage=other)
            assert why_not(u, f"advise {card}") == "IWK-10.10"
    assert why_not(table({"advisors": card, "soldiers": 9, **BUSY}, BUSY), f"advise {card}") == "IWK-10.10"


@clause("IWK-10.14")
def test_secret_agent() -> None:
    t = offering({"advisors": "secret_agent", "soldiers": 4, "traps": 0})
    t.play("advise secret_agent")
    assert has(t)["traps"] == 1 and has(t)["soldiers"] == 2
    t.play("offer rangers", "left down")
    assert has(t)["traps"] == 0
    full = offering({"advisors": "secret_agent", "soldiers": 4, "traps": 2})
    assert why_not(full, "advise secret_agent") == "IWK-10.14"


@clause("IWK-10.15")
def test_master_cartographer() -> None:
    held = {"advisors": "master_cartographer", "soldiers": 3}
    t = offering(held, left="farm quarry", right="nexus", deck="lost_city dragon_egg")
    t.play("advise master_cartographer")
    assert area(t, "right") == "nexus lost_city" and seen(t, 1, "right") == ["nexus", "lost_city"], "face up"
    tie = offering(held, left="farm", right="nexus", deck="lost_city")
    tie.play("advise master_cartographer")
    assert options(tie) == ["draw left", "draw right"]
    tie.play("draw left")
    assert area(tie, "left") == "farm lost_city" and has(tie)["soldiers"] == 0


@clause("IWK-10.16")
def test_grey_eminence() -> None:
    held = {"advisors": "grey_eminence", "soldiers": 3, "choice": "harbour:1 farm"}
    players = {"hand": "rangers hamlet", **held}, {"hand": "barracks*2", "choice": "quarry:0 quarry:1"}
    t = table(*players, stage="choice", turn=13, left="lost_city:1 dragon_egg", right="")
    t.play("advise grey_eminence")
    assert options(t) == ["reveal left 1", "reveal mine 1", "reveal theirs 1", "reveal theirs 2"]
    for choice, place, i in (("left 1", "left", 0), ("mine 1", "seat0.choice", 0), ("theirs 2", "seat1.choice", 1)):
        u = t.clone()
        u.play(f"reveal {choice}")
        assert "?" not in seen(u, None, place)[i] and "down" not in u.view(None)["places"][place]["things"][i]
    assert refusal(t, "reveal left 2") == "IWK-10.16", "only a card that lies face down"
    open_ = offering({"advisors": "grey_eminence", "soldiers": 3})
    assert why_not(open_, "advise grey_eminence") == "IWK-10.16"


@clause("IWK-10.17")
def test_mercenary_captain() -> None:
    t = choosing(
        {"advisors": "mercenary_captain", "soldiers": 4, "sites": "hamlet"}, left="farm lost_city:1", right="nexus"
    )
    t.play("advise mercenary_captain")
    assert options(t) == ["dismiss left 1", "dismiss left 2", "dismiss right 1"]
    t.play("dismiss left 2")
    assert area(t, "left") == "farm" and discard(t) == "lost_city" and asked(t) == [(0, "choose")]
    assert why_not(
        choosing({"advisors": "mercenary_captain", "soldiers": 4}, left="", right=""), "advise mercenary_captain"
    )


@clause("IWK-10.18")
def test_mad_gambler() -> None:
    t = choosing({"advisors": "mad_gambler", "soldiers": 5, "sites": "hamlet"}, left="farm lost_city:1", right="nexus")
    t.play("advise mad_gambler")
    assert options(t) == ["move left 1", "move left 2", "move right 1"]
    t.play("move left 2")
    assert (area(t, "left"), area(t, "right")) == ("farm", "nexus lost_city:1") and seen(t, 0, "right") == [
        "nexus",
        "?",
    ]
    up = choosing({"advisors": "mad_gambler", "soldiers": 5, "sites": "hamlet"})
    up.play("advise mad_gambler", "move right 1")
    assert area(up, "left") == "farm nexus" and seen(up, None, "left") == ["farm", "nexus"]


@clause("IWK-10.19", "IWK-10.29")
def test_ruthless_overseer() -> None:
    sites = "farm tax_office:materials royal_palace:gold+gold+gold+gold quarry:materials"
    t = table(
        {"advisors": "ruthless_overseer", "soldiers": 3, "sites": sites}, {"sites": "hamlet"}, stage="exploration"
    )
    assert why_not(t, "advise ruthless_overseer") == "IWK-10.10", "at the end of production only"
    go_on(t, "overseer")
    assert asked(t) == [(0, "oversee"), (1, "oversee")]
    t.play("advise ruthless_overseer", seat=0)
    assert options(t) == ["cube materials", "cube population"], "the kind is chosen for each card"
    t.play("cube population", seat=0)
    assert cards(t, 0, "built") == "quarry" and sorted(has(t)["sites"]) == [
        "farm:materials",
        "royal_palace:gold+gold+gold+gold",
        "tax_office:materials+population",
    ]
    assert has(t)["soldiers"] == 0


@clause("IWK-10.29")
def test_the_overseer_does_not_change_this_rounds_production() -> None:
    t = table(
        {"advisors": "ruthless_overseer", "soldiers": 3, "sites": "quarry:materials"},
        {"sites": "hamlet"},
        stage="overseer",
    )
    t.play("advise ruthless_overseer", seat=0)
    assert cards(t, 0, "built") == "quarry" and not told(t, "produces")


@clause("IWK-10.24", "IWK-10.28", "IWK-R-18")
def test_alchemist_seer() -> None:
    seer = {"advisors": "alchemist_seer", "soldiers": 7, "woes": "calamity*2"}
    t = table(seer, {"woes": "calamity*3"}, stage="exploration", round=4)
    while not t.over and t.pending[0].kind != "seer":
        go_on_end(t)
    assert asked(t) == [(0, "seer")] and options(t) == ["no double", "double"]
    no = t.clone()
    t.play("double")
    assert t.over and (score(t)["calamity"], score(t, 1)["calamity"]) == (-16, -24) and has(t)["soldiers"] == 0
    no.play("no double")
    assert (score(no)["calamity"], score(no, 1)["calamity"]) == (-8, -12)
    early = table({**seer, **BUSY}, BUSY)
    assert why_not(early, "advise alchemist_seer") == "IWK-10.10"
    poor = table({**seer, "soldiers": 6}, {}, stage="end", round=4)
    assert poor.over


def go_on_end(t: Table) -> None:
    here = options(t, t.pending[0].seat)
    t.play(next(o for o in ("confirm", "alchemy", *here) if o in here), seat=t.pending[0].seat)


@clause("IWK-10.25")
def test_inspired_prophet() -> None:
    t = table(
        {"advisors": "inspired_prophet", "soldiers": 5, "woes": "calamity*2", **BUSY},
        {"sites": "quarry", "woes": "calamity"},
    )
    t.play("advise inspired_prophet", seat=0)
    assert cards(t, 0, "woes") == "calamity" and has(t)["soldiers"] == 0 and cards(t, 1, "woes") == "calamity"
    go_on(t, "materials")
    assert discard(t) == "calamity"
    none = table({"advisors": "inspired_prophet", "soldiers": 5, **BUSY}, {"sites": "quarry", "woes": "calamity"})
    assert refusal(none, "advise inspired_prophet", seat=0) == "IWK-10.25"


@clause("IWK-10.26")
def test_master_goldsmith() -> None:
    t = table({"advisors": "master_goldsmith", "soldiers": 5, "sites": "cathedral"}, BUSY, stage="gold")
    t.play("advise master_goldsmith", seat=0)
    assert has(t)["krystallium"] == 3 and has(t)["soldiers"] == 0 and has(t)["alchemy"] == 0


@clause("IWK-10.27", "IWK-R-16")
def test_master_artisan() -> None:
    t = table(
        {"advisors": "master_artisan", "soldiers": 9, "sites": "giants_graveyard:exploration nexus", "choice": "farm"},
        BUSY,
    )
    t.play("advise master_artisan", seat=0)
    assert options(t) == ["finish nexus", "finish giants_graveyard"]
    t.play("finish giants_graveyard", seat=0)
    assert cards(t, 0, "built") == "giants_graveyard" and has(t)["soldiers"] == 1 and has(t)["sites"] == ["nexus"]
    assert (has(t)["krystallium"], has(t)["alchemy"]) == (0, 0), "what lay on it went to the supply"
    none = table({"advisors": "master_artisan", "soldiers": 9, "choice": "farm nexus"}, BUSY)
    assert refusal(none, "advise master_artisan", seat=0) == "IWK-R-16", "a card in the choice area is not enough"
    bonus = table({"advisors": "master_artisan", "soldiers": 8, "sites": "nexus hamlet"}, BUSY)
    bonus.play("advise master_artisan", "finish nexus", seat=0)
    assert has(bonus)["krystallium"] == 2


@clause("IWK-10.28", "IWK-14.14")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_end_of_game_ability_comes_before_scoring(owner: int) -> None:
    seer = {"advisors": "alchemist_seer", "soldiers": 7}
    players = [seer, {"woes": "calamity"}] if owner == 0 else [{"woes": "calamity"}, seer]
    t = table(*players, stage="end", round=4)
    assert asked(t) == [(owner, "seer")] and not t.over
    t.play("double")
    assert t.over and t.position()["doubled"] == 2
    assert table(seer, stage="end", round=4).over, "with no calamity in any duchy there is nothing to ask"


@clause("IWK-10.35")
def test_extra_cubes_may_be_asked_for_until_the_step_is_confirmed() -> None:
    t = table({"advisors": "lady_of_the_lakes", "soldiers": 3, "camp": 1, "sites": "royal_mint"}, BUSY, stage="gold")
    assert has(t)["soldiers"] == 4, "the soldier of the bonus pays for it"
    t.play("alchemy", seat=0)
    assert "confirm" in options(t) and "advise lady_of_the_lakes" in options(t)
    t.play("advise lady_of_the_lakes", seat=0)
    assert has(t)["cubes"] == 4 and free(t) == {"gold": 4}
    alone = solo(
        {"advisors": "lady_of_the_lakes", "soldiers": 4, "built": "fields_of_gold", "sites": "royal_mint"}, stage="gold"
    )
    assert has(alone)["produced"] == 4
    alone.play("advise lady_of_the_lakes")
    assert has(alone)["camp"] == 0, "solo too the extra cubes do not count"
