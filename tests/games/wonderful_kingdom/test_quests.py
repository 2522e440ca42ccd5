"""Module 3, quests (section 11)."""

from typing import Any

import pytest

import regnum
from games.support import number, refusal, told
from games.wonderful_kingdom.facts import QUESTS, REQUIRED, REWARDS, amounts
from games.wonderful_kingdom.support import (
    BUSY,
    WORTH,
    asked,
    go_on,
    has,
    new,
    options,
    over,
    seen,
    solo,
    stage,
    supply,
    table,
    why_not,
)
from regnum.kernel.table import Table
from support import clause

STEPS = [(quest, seats, i) for quest, seats in QUESTS for i in range(4)]
TWO = {"discovery": "lost_city dragon_egg", "monument": "royal_mint great_market"}


def quests(player: dict[str, Any], other: dict[str, Any] | None = None, **position: Any) -> Table:
    return table({**BUSY, **player}, {"sites": "quarry", **(other or {})}, module="quests", **position)


def able(quest: str, seats: int, i: int) -> dict[str, Any]:
    """Just what a step costs."""
    cost = amounts(QUESTS[quest, seats][i])
    soldiers = cost.pop("soldier", 0)
    return {"alchemy": cost, "soldiers": soldiers, "built": TWO[REQUIRED[quest]] if i == 3 else "", "sites": "farm"}


@clause("IWK-11.1")
def test_calamities_and_treasures_are_used() -> None:
    t = new(module="quests")
    assert supply(t, "calamity") == 6
    assert has(quests({"choice": "treasure_gold_gold nexus"}))["choice"] == ["treasure_gold_gold", "nexus"]


@clause("IWK-11.2")
@pytest.mark.parametrize("quest", ["quest_01", "quest_02"])
def test_one_quest_and_four_markers_each(quest: str) -> None:
    t = new(module="quests", quest=quest)
    assert t.position()["quest"] == quest
    for seat in (0, 1):
        assert t.view(None)["numbers"][f"seat{seat}.steps"] == {"value": 0, "of": 4, "terms": []}


@clause("IWK-11.3", "IWK-11.4", "IWK-11.15", "IWK-11.17")
@pytest.mark.parametrize(("quest", "seats", "i"), STEPS)
def test_every_step_costs_and_gives_what_the_card_says(quest: str, seats: int, i: int) -> None:
    mine = able(quest, seats, i)
    position = {"module": "quests", "quest": quest, "stage": "planning"}
    t = solo(mine, **position) if seats == 1 else table(mine, {"sites": "quarry"}, **position)
    option = next(o for o in t.decision_of(0).options if o.notation == f"step {i + 1}")
    assert dict(option.cost) == amounts(QUESTS[quest, seats][i])
    t.play(f"step {i + 1}", seat=0)
    while asked(t)[0] == (0, "pay"):
        t.play("pay 0", seat=0)
    assert has(t)["steps"] == [i + 1] and number(t, "seat0.alchemy", 0) == 0
    reward = REWARDS[quest][i]
    given = amounts(reward) if " " in reward else {"krystallium": 2} if (reward, seats) == ("first", 1) else {}
    assert (has(t)["soldiers"], has(t)["krystallium"]) == (given.get("soldier", 0), given.get("krystallium", 0))
    assert has(t)["vision"] == (1 if reward == "vision" else 0)
    less = (
        {**mine, "soldiers": mine["soldiers"] - 1}
        if mine["soldiers"]
        else {**mine, "alchemy": one_less(mine["alchemy"])}
    )
    u = solo(less, **position) if seats == 1 else table(less, {"sites": "quarry"}, **position)
    assert why_not(u, f"step {i + 1}") == "IWK-11.4"


def one_less(cubes: dict[str, int]) -> dict[str, int]:
    name = next(iter(cubes))
    return {**cubes, name: cubes[name] - 1}


@clause("IWK-11.3")
def test_steps_in_any_order_the_last_included() -> None:
    t = quests({"soldiers": 10, "built": TWO["discovery"], "alchemy": {"exploration": 4}})
    t.play("step 4", seat=0)
    assert has(t)["steps"] == [4]
    t.play("step 3", seat=0)
    assert has(t)["steps"] == [3, 4]


@clause("IWK-11.4")
@pytest.mark.parametrize("where", ["planning", "materials", "gold"])
def test_at_any_moment_and_the_benefit_at_once(where: str) -> None:
    t = quests({"alchemy": {"population": 4}}, stage=where)
    t.play("step 2", seat=0)
    assert has(t)["soldiers"] == 3 and stage(t) == where
    turn = table(
        {"hand": "farm quarry", "alchemy": {"population": 4}},
        {"hand": "hamlet*2"},
        module="quests",
        stage="choice",
        turn=13,
    )
    turn.play("step 2")
    assert has(turn)["soldiers"] == 3 and has(turn)["alchemy"]["population"] == 0


@clause("IWK-11.4")
def test_no_part_payments() -> None:
    t = quests({"alchemy": {"population": 3}, "sites": "farm"})
    assert refusal(t, "step 2", seat=0) == "IWK-11.4"


@clause("IWK-11.5")
def test_alchemy_cubes_pay_for_steps() -> None:
    t = quests({"alchemy": {"materials": 6, "gold": 2}})
    t.play("step 1", seat=0)
    assert has(t)["alchemy"] == {"materials": 1, "population": 0, "gold": 2, "exploration": 0}


@clause("IWK-11.6", "IWK-11.18", "IWK-R-20")
def test_turning_five_cubes_into_krystallium_is_optional() -> None:
    t = quests({"alchemy": {"materials": 3, "gold": 3}, "choice": "farm nexus"})
    assert has(t)["krystallium"] == 0 and number(t, "seat0.alchemy", 0) == 6
    t.play("convert", "spend gold", seat=0)
    assert has(t)["krystallium"] == 1 and has(t)["alchemy"]["materials"] == 1, "any five, of the player's choice"
    assert why_not(t, "convert") == "IWK-11.6"
    t.play("recycle farm", "alchemy", seat=0)
    assert has(t)["alchemy"] == {"materials": 1, "population": 1, "gold": 0, "exploration": 0}, "the kinds are kept"


@clause("IWK-11.7", "IWK-11.18")
def test_krystallium_pays_for_resources_but_not_for_soldiers() -> None:
    t = quests({"alchemy": {"materials": 4}, "krystallium": 3})
    t.play("step 1", seat=0)
    assert options(t) == ["pay 1", "pay 2", "pay 3"], "so much krystallium in place of cubes"
    t.play("pay 2", seat=0)
    assert has(t)["alchemy"]["materials"] == 1 and has(t)["krystallium"] == 1
    soldiers = quests({"soldiers": 9, "krystallium": 9, "built": TWO["discovery"]})
    assert refusal(soldiers, "step 4", seat=0) == "IWK-11.4"
    gold = quests({"soldiers": 7, "krystallium": 3, "built": TWO["monument"]}, quest="quest_02")
    gold.play("step 4", seat=0)
    assert has(gold)["steps"] == [4] and has(gold)["krystallium"] == 0


@clause("IWK-11.8")
def test_each_step_once_for_each_player() -> None:
    t = quests({"alchemy": {"population": 8}}, {"alchemy": {"population": 4}})
    t.play("step 2", seat=0)
    assert refusal(t, "step 2", seat=0) == "IWK-11.8"
    t.play("step 2", seat=1)
    assert has(t)["steps"] == has(t, 1)["steps"] == [2]


@clause("IWK-11.9", "IWK-11.16", "IWK-14.9")
@pytest.mark.parametrize(("round_", "first", "winner"), [(1, 0, 0), (1, 1, 1), (2, 0, 1), (3, 1, 1)])
def test_of_two_in_the_same_part_the_rounds_first_player_is_first(round_: int, first: int, winner: int) -> None:
    ready = {"soldiers": 10, "built": "lost_city dragon_egg", "sites": "farm"}
    other = {"soldiers": 10, "built": "nexus elder_tree", "sites": "quarry"}
    for order in ((0, 1), (1, 0)):
        t = table(ready, other, module="quests", round=round_, first=first)
        for seat in order:
            t.play("step 4", seat=seat)
            assert has(t, seat)["krystallium"] == 0, "paid when the part ends"
        t.play("confirm", seat=0)
        t.play("confirm", seat=1)
        assert [has(t, seat)["krystallium"] for seat in (0, 1)] == [2 if seat == winner else 0 for seat in (0, 1)]


@clause("IWK-11.9", "IWK-14.9")
def test_who_is_first_in_an_earlier_part_keeps_the_race() -> None:
    ready = {"soldiers": 10, "built": "lost_city dragon_egg", "sites": "farm"}
    other = {"soldiers": 10, "built": "nexus elder_tree", "sites": "quarry"}
    t = table(ready, other, module="quests")
    t.play("step 4", "confirm", seat=1)
    t.play("confirm", seat=0)
    assert stage(t) == "materials" and has(t, 1)["krystallium"] == 2 and t.position()["firsts"] == [4]
    t.play("step 4", seat=0)
    go_on(t, "population")
    assert has(t)["steps"] == [4] and has(t)["krystallium"] == 0


@clause("IWK-11.9", "IWK-14.9")
def test_in_a_choice_turn_the_race_is_settled_at_once() -> None:
    ready = {"soldiers": 10, "built": "lost_city dragon_egg", "hand": "farm quarry"}
    t = table(ready, {"hand": "hamlet*2"}, module="quests", stage="choice", turn=13)
    t.play("step 4")
    assert has(t)["krystallium"] == 2


@clause("IWK-11.10")
@pytest.mark.parametrize("quest", REQUIRED)
def test_required_cards_must_be_constructed_and_are_not_spent(quest: str) -> None:
    two = TWO[REQUIRED[quest]]
    one, other = two.split()
    rich = {"soldiers": 10, "alchemy": {"gold": 3}}
    t = quests({**rich, "built": one, "sites": other}, quest=quest)
    assert refusal(t, "step 4", seat=0) == "IWK-11.10"
    u = quests({**rich, "built": two}, quest=quest)
    u.play("step 4", seat=0)
    assert sorted(has(u)["built"]) == sorted(two.split()) and has(u)["steps"] == [4]


@clause("IWK-11.11")
def test_soldiers_go_straight() -> None:
    t = quests({"steps": [1]}, stage="gold")
    assert (has(t)["camp"], has(t)["soldiers"]) == (0, 1)
    without = quests({}, stage="gold")
    assert (has(without)["camp"], has(without)["soldiers"]) == (1, 0)
    camp = quests({"steps": [1], "camp": 2}, stage="gold")
    assert (has(camp)["camp"], has(camp)["soldiers"]) == (1, 1), "those in the camp are taken first"
    other = quests({"steps": [1]}, stage="gold", quest="quest_02")
    assert (has(other)["camp"], has(other)["soldiers"]) == (1, 0), "another step of another quest"


@clause("IWK-11.12", "IWK-R-17")
def test_the_vision_token_shows_a_card_to_its_owner_alone() -> None:
    t = table(
        {"hand": "farm quarry", "vision": 1},
        {"hand": "hamlet barracks"},
        module="quests",
        stage="choice",
        turn=13,
        left="nexus lost_city:1",
        right="rangers:1",
    )
    t.play("vision")
    assert options(t) == ["look left 2", "look right 1"]
    t.play("look left 2")
    assert seen(t, 0, "left") == ["nexus", "lost_city"] and seen(t, None, "left") == ["nexus", "?"]
    assert seen(t, 0, "right") == ["?"]
    assert [e.things for e in t.events_for(1) if e.kind == "looks"] == [()]
    assert refusal(t, "vision") == "IWK-11.12", "once per round"
    assert has(t)["vision"] == 1, "and again in the next round"
    none = table(
        {"hand": "farm quarry", "vision": 1},
        {"hand": "hamlet barracks"},
        module="quests",
        stage="choice",
        turn=13,
        left="nexus",
    )
    assert why_not(none, "vision") == "IWK-11.12"
    assert "vision" not in options(quests({"vision": 1})), "in the choice phase only"


@clause("IWK-11.12")
def test_solo_the_vision_token_turns_a_card_up_beside_the_trap_token() -> None:
    t = solo(
        {"vision": 1, "sites": "farm"},
        module="quests",
        stage="choice",
        turn=2,
        left="nexus rangers lost_city:-",
        right="quarry hamlet dragon_egg:-",
    )
    t.play("vision", "look left 3")
    assert seen(t, None, "left") == ["nexus", "rangers", "lost_city"] and has(t)["traps"] == 1
    t.play("trap")
    assert "?" not in seen(t, None, "right") and has(t)["traps"] == 0


@clause("IWK-11.13")
@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ({"built": "lost_city"}, {"steps": [4]}, (1,)),
        ({"steps": [4]}, {"steps": [4], "built": "lost_city"}, (1,)),
        ({"steps": [4], "built": "farm"}, {"steps": [4]}, (0,)),
        ({"steps": [4]}, {"steps": [4]}, (0, 1)),
        ({"steps": [1, 2, 3], "built": "lost_city"}, {"steps": [1]}, ()),
    ],
)
def test_only_the_last_step_wins(mine: dict[str, Any], theirs: dict[str, Any], winners: tuple[int, ...]) -> None:
    t = over(mine, theirs, module="quests", side="B")
    assert t.result is not None and t.result.winners == winners and t.result.clause == "IWK-11.13"


@clause("IWK-11.14")
@pytest.mark.parametrize("quest", ["quest_01", "quest_02"])
@pytest.mark.parametrize(("points", "medal"), [(69, 0), (70, 1), (94, 1), (95, 2), (114, 2), (115, 3)])
def test_solo_medals_need_the_last_step(quest: str, points: int, medal: int) -> None:
    built = {"built": WORTH[points]}
    t = solo({**built, "steps": [4]}, module="quests", quest=quest, side="B", stage="over", round=4)
    assert t.result is not None and t.result.tie_break["medal"] == (medal,) and t.scores[0].total == points
    lost = solo({**built, "steps": [1, 2, 3]}, module="quests", quest=quest, side="B", stage="over", round=4)
    assert lost.result is not None and lost.result.winners == () and lost.result.clause == "IWK-11.14"


@clause("IWK-11.15")
def test_the_two_quests_of_the_data() -> None:
    with pytest.raises(regnum.kernel.errors.BadOption):
        regnum.new("wonderful_kingdom", 2, options={"module": "quests", "quest": "quest_03"})
    assert [QUESTS["quest_01", seats][3] for seats in (2, 1)] == ["soldier 10", "soldier 8"]


@clause("IWK-11.16")
def test_all_other_rewards_come_at_once() -> None:
    t = quests({"alchemy": {"materials": 5}}, quest="quest_02")
    t.play("step 2", seat=0)
    assert has(t)["krystallium"] == 2 and "krystallium" in options(t), "and may be used in the same part"
    assert len(told(t, "is_first")) == 0


@clause("IWK-11.17")
def test_solo_the_last_step_gives_its_krystallium_at_once() -> None:
    t = solo({"soldiers": 8, "built": "lost_city dragon_egg", "sites": "farm"}, module="quests")
    t.play("step 4")
    assert has(t)["krystallium"] == 2


@clause("IWK-11.18")
def test_the_cubes_to_convert_are_of_the_players_choice() -> None:
    t = quests({"alchemy": {"materials": 2, "population": 2, "gold": 2, "exploration": 2}})
    t.play("convert", seat=0)
    assert options(t) == ["spend materials", "spend population"], "five of eight, in rising order"
    t.play("spend population", "spend population", "spend gold", "spend gold", seat=0)
    assert has(t)["alchemy"]["materials"] == 2 and has(t)["krystallium"] == 1
