"""Module 2, advisors (section 10): set-up, how they arrive and when they are asked, solo."""

from typing import Any

import pytest

import regnum
from games.support import refusal, told
from games.wonderful_kingdom.facts import ADVISORS, NOT_SOLO
from games.wonderful_kingdom.support import (
    BUSY,
    WORTH,
    asked,
    cards,
    go_on,
    has,
    new,
    options,
    over,
    score,
    seen,
    solo,
    stage,
    supply,
    table,
    why_not,
)
from regnum.kernel.table import Table
from support import clause


def choosing(player: dict[str, Any], **position: Any) -> Table:
    """The last choice of a round, that of seat 0."""
    return table(player, {"sites": "quarry"}, stage="choice", turn=16, **{"left": "farm", "right": "nexus", **position})


def offering(player: dict[str, Any], **position: Any) -> Table:
    """An offer of seat 0; seat 1 chooses next."""
    hands = {"hand": "rangers hamlet", **player}, {"hand": "barracks harbour"}
    return table(*hands, stage="choice", turn=13, **{"left": "farm", "right": "nexus", **position})


def draws() -> Table:
    return regnum.new("wonderful_kingdom", 2, 3, {"module": "advisors"})


@clause("IWK-10.1")
def test_calamities_and_hands_as_in_the_base_game() -> None:
    t = new(module="advisors")
    assert all(p["hand"].count("calamity") == 1 and len(p["hand"]) == 8 for p in t.position()["players"])
    assert supply(t, "calamity") == 6


@clause("IWK-10.2")
def test_each_draws_two_and_keeps_one_open() -> None:
    t = draws()
    assert asked(t) == [(0, "keep_advisor"), (1, "keep_advisor")] and len(options(t)) == len(options(t, 1)) == 2
    mine, other = [o.removeprefix("keep ") for o in options(t)]
    theirs = [o.removeprefix("keep ") for o in options(t, 1)]
    assert seen(t, 1, "seat0.aside") == [] and not set(theirs) & {mine, other}
    t.play(f"keep {mine}", seat=0)
    assert seen(t, 1, "seat0.advisors") == [], "both choose at the same time"
    t.play(f"keep {theirs[1]}", seat=1)
    assert seen(t, 1, "seat0.advisors") == [mine] and seen(t, 0, "seat1.advisors") == [theirs[1]]
    assert other not in str(t.view(1)["places"]), "the other one goes out of the game unseen"
    drawn = {o for s in range(20) for seat in (0, 1) for o in options(regnum.new("wonderful_kingdom", 2, s), seat)}
    assert len(drawn) == 14


@clause("IWK-10.3")
def test_ten_advisors_replace_the_ten_treasures() -> None:
    t = new(module="advisors", seed=1)
    assert t.view(None)["places"]["deck"]["count"] == 77 - 16
    with pytest.raises(regnum.kernel.errors.BadScenario, match="treasure_gold_gold: the position has 1, but 0"):
        table({"choice": "treasure_gold_gold"})
    hands = [c for s in range(8) for p in new(module="advisors", seed=s).position()["players"] for c in p["hand"]]
    assert set(ADVISORS) & set(hands) and not [c for c in hands if c.startswith("treasure")]


@clause("IWK-10.4", "IWK-10.8")
def test_two_soldiers_at_the_start() -> None:
    t = new(module="advisors")
    assert (has(t)["soldiers"], has(t, 1)["soldiers"]) == (2, 2) and len(has(t)["advisors"]) == 1
    assert told(t, "gains_soldiers") == [], "the advisor of the set-up brings none"


@clause("IWK-10.5")
def test_advisors_are_offered_like_other_cards() -> None:
    t = offering({"hand": "mad_gambler farm"}, left="quarry")
    t.play("offer mad_gambler", "left")
    assert seen(t, 1, "left") == ["quarry", "mad_gambler"]
    down = offering({"hand": "mad_gambler farm"}, left="quarry")
    down.play("offer mad_gambler", "left down")
    assert seen(down, 1, "left") == ["quarry", "?"] and has(down)["traps"] == 1


@clause("IWK-10.6")
def test_open_advisors_join_at_once_and_bring_a_soldier_each() -> None:
    t = table({}, {"hand": "hamlet barracks"}, stage="choice", turn=14, left="mad_gambler farm master_artisan")
    t.play("take left")
    assert stage(t) == "choice" and cards(t, 1, "advisors") == "mad_gambler master_artisan"
    assert cards(t, 1, "choice") == "farm" and (has(t, 1)["soldiers"], has(t, 1)["camp"]) == (2, 0)


@clause("IWK-10.7")
def test_an_advisor_taken_face_down_joins_when_revealed() -> None:
    t = table({"hand": "mad_gambler rangers"}, {"hand": "farm quarry"}, stage="choice", turn=13, right="nexus")
    t.play("offer mad_gambler", "left down")
    t.play("right")
    t.play("take left")
    assert cards(t, 1, "advisors") == "" and has(t, 1)["soldiers"] == 0 and seen(t, 1, "seat1.choice") == ["?"]
    t.play("offer farm", "left")
    t.play("left")
    t.play("take left")
    assert stage(t) == "planning" and cards(t, 1, "advisors") == "mad_gambler" and has(t, 1)["soldiers"] == 1


@clause("IWK-10.9")
def test_advisors_are_neither_recycled_nor_built_and_score_nothing() -> None:
    t = table({"choice": "mad_gambler farm nexus", "advisors": "master_artisan"}, BUSY, stage="reveal")
    assert cards(t, 0, "advisors") == "mad_gambler master_artisan" and cards(t, 0, "choice") == "farm nexus"
    assert not [o for o in options(t) if o.endswith("mad_gambler") and o.split()[0] in ("build", "recycle")]
    assert score(over({"advisors": list(ADVISORS)})) == {"teressie": 0}


@clause("IWK-10.10", "IWK-10.33")
def test_once_per_round_for_its_price_in_its_phase() -> None:
    t = table({"advisors": "master_goldsmith", "soldiers": 11, **BUSY}, BUSY)
    t.play("advise master_goldsmith", seat=0)
    assert (has(t)["soldiers"], has(t)["krystallium"]) == (6, 3)
    assert refusal(t, "advise master_goldsmith", seat=0) == "IWK-10.10" == why_not(t, "advise master_goldsmith")
    go_on(t, "choice")
    while t.pending[0].seat != 0:
        go_on_one(t)
    assert t.position()["round"] == 2 and "advise master_goldsmith" in options(t)
    t.play("advise master_goldsmith")
    assert has(t)["krystallium"] == 6
    poor = table({"advisors": "master_goldsmith", "soldiers": 4, **BUSY}, BUSY)
    assert why_not(poor, "advise master_goldsmith") == "IWK-10.10"


def go_on_one(t: Table) -> None:
    here = options(t, t.pending[0].seat)
    t.play(next((o for o in ("left", "take left", "done") if o in here), here[0]))


@clause("IWK-10.10", "IWK-10.11")
@pytest.mark.parametrize(
    "card", ["secret_agent", "master_cartographer", "grey_eminence", "mercenary_captain", "mad_gambler"]
)
def test_choice_abilities_are_for_the_choice_phase(card: str) -> None:
    t = table({"advisors": card, "soldiers": 9, "traps": 0, **BUSY}, BUSY)
    assert f"advise {card}" not in options(t) and why_not(t, f"advise {card}") == "IWK-10.10"
    held = {"advisors": card, "soldiers": 9, "traps": 1}
    assert f"advise {card}" in options(choosing(held, left="farm:1"))
    before = card in ("mercenary_captain", "mad_gambler")
    offer = offering(held, left="farm:1")
    assert (f"advise {card}" in options(offer)) is not before
    assert why_not(offer, f"advise {card}") == ("IWK-10.11" if before else "")


@clause("IWK-10.11", "IWK-14.10")
def test_the_other_seat_cannot_act_in_a_choice_turn() -> None:
    t = table(
        {"hand": "farm quarry"},
        {"hand": "nexus rangers", "advisors": "master_goldsmith", "soldiers": 9},
        stage="choice",
        turn=13,
    )
    assert t.decision_of(1) is None
    with pytest.raises(regnum.kernel.errors.RegnumError):
        t.play("advise master_goldsmith", seat=1)


@clause("IWK-10.13")
@pytest.mark.parametrize("card", ["inspired_prophet", "master_goldsmith", "master_artisan"])
def test_any_phase_is_own_choice_turns_planning_and_production(card: str) -> None:
    held = {"advisors": card, "soldiers": 9, "woes": "calamity", "sites": "hamlet"}
    for where in ("planning", "materials", "population", "gold", "exploration"):
        assert f"advise {card}" in options(table(held, {"sites": "quarry"}, stage=where))
    assert f"advise {card}" in options(offering(held)) and f"advise {card}" in options(choosing(held))
    last = table(held, {"sites": "quarry"}, stage="exploration", round=4)
    go_on(last, "never")
    assert last.over, "after the production of round 4 nobody is asked any more"


@clause("IWK-10.30")
def test_solo_eleven_advisors_of_which_ten_replace_the_treasures() -> None:
    drawn = {
        o.removeprefix("keep ")
        for s in range(60)
        for o in options(regnum.new("wonderful_kingdom", 1, s, {"module": "advisors"}))
    }
    assert drawn == set(ADVISORS) - NOT_SOLO and len(drawn) == 11
    t = new(1, module="advisors", seed=2)
    assert t.view(0)["places"]["deck"]["count"] + 12 + 4 == 77 + 4, (
        "67 and 10 advisors; 8 lie in the risk deck, 4 are open"
    )
    assert has(t)["aside"] == [], "the other one was shuffled back"
    for card in sorted(NOT_SOLO):
        with pytest.raises(regnum.kernel.errors.BadScenario, match="but 0 are in this game"):
            solo({"advisors": card})


@clause("IWK-10.31")
def test_solo_the_risk_deck_is_made_after_the_replacement() -> None:
    t = new(1, module="advisors", seed=1)
    assert t.view(0)["places"]["risk"]["count"] == 12 and has(t)["soldiers"] == 2 and supply(t, "calamity") == 0
    risky = [c for event in told(played_out(1), "risks") for c in event.things]
    assert len(risky) == 12 and risky.count("calamity") == 4
    assert not [c for c in risky if c.startswith("treasure")]
    assert any(
        set(ADVISORS) & {c for event in told(played_out(seed), "risks") for c in event.things} for seed in (2, 3, 4)
    )


def played_out(seed: int) -> Table:
    game = new(1, module="advisors", seed=seed)
    go_on(game, "never")
    assert game.over
    return game


@clause("IWK-10.32")
@pytest.mark.parametrize(("points", "medal"), [(69, 0), (70, 1), (94, 1), (95, 2), (114, 2), (115, 3)])
def test_solo_medals(points: int, medal: int) -> None:
    t = solo({"built": WORTH[points]}, module="advisors", side="B", stage="over", round=4)
    assert t.scores[0].total == points and t.result is not None and t.result.tie_break["medal"] == (medal,)


@clause("IWK-10.33")
def test_an_advisor_can_be_used_in_every_later_round_by_its_owner_only() -> None:
    t = table(
        {"advisors": "master_goldsmith", "soldiers": 12, "used": "master_goldsmith", **BUSY},
        {"soldiers": 9, "sites": "quarry"},
        round=3,
    )
    assert "advise master_goldsmith" not in options(t) + options(t, 1)
    go_on(t, "choice")
    while t.pending[0].seat != 0:
        go_on_one(t)
    assert t.position()["round"] == 4 and "advise master_goldsmith" in options(t)


@clause("IWK-10.34")
def test_an_ability_that_came_with_the_chosen_cards_may_be_used_at_once() -> None:
    t = choosing({"soldiers": 4, "sites": "hamlet"}, left="master_goldsmith mad_gambler", right="nexus")
    t.play("take left")
    assert asked(t) == [(0, "end_turn")] and has(t)["soldiers"] == 6
    assert why_not(t, "advise mad_gambler") == "IWK-10.11", "not those before choosing"
    t.play("advise master_goldsmith")
    assert has(t)["krystallium"] == 3 and has(t)["soldiers"] == 1
    t.play("done")
    assert stage(t) == "planning"
