"""PAL-5: the actions of the left side."""

import pytest

from games.paladins.facts import DEVELOPMENT
from games.paladins.support import on, played, pool, seat, table, workers_for
from games.support import asked, count, options, refusal, things
from support import clause

RIGHT = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
ROW = ["gatekeeper_2", "peddler_1", "abbot_1", "watchman_1", "debt_collector_1"]
TWELVE = [f"{action}_{side}" for action in RIGHT for side in ("left", "middle")]


@clause("PAL-5.1", "PAL-EX.6")
def test_develop_takes_two_workers_and_four_silver() -> None:
    t = table({"workers": "labourer fighter", "silver": 5})
    t.play("develop")
    assert asked(t) == (0, "workshop") and len(options(t)) == 12 and seat(t)["silver"] == 1
    t.play("workshop commission left")
    assert seat(t)["workshops"] == ["commission_left"] and on(t, "develop") == ["labourer", "fighter"]
    assert refusal(table({"workers": "labourer", "silver": 9}), "develop") == "PAL-4.15"
    assert refusal(table({"workers": "labourer*2", "silver": 3}), "develop") == "PAL-4.13"


@clause("PAL-5.2")
@pytest.mark.parametrize("action", RIGHT)
def test_a_workshop_goes_to_one_of_the_two_left_spaces_of_an_action(action: str) -> None:
    t = table({"workers": "labourer*2", "silver": 4, "workshops": [f"{action}_middle"]})
    t.play("develop")
    assert f"workshop {action} left" in options(t) and refusal(t, f"workshop {action} middle") == "PAL-5.2"
    assert refusal(t, f"workshop {action} right") == ""
    t.play(f"workshop {action} left")
    assert {*seat(t)["workshops"]} == {f"{action}_left", f"{action}_middle"}
    full = table({"workers": "labourer*2", "silver": 4, "workshops": [f"{action}_left", f"{action}_middle"]})
    full.play("develop")
    assert len(options(full)) == 10 and not any(f"workshop {action} " in option for option in options(full))


@clause("PAL-5.3")
@pytest.mark.parametrize("action", RIGHT)
def test_a_covered_space_needs_no_worker_any_more(action: str) -> None:
    left, middle, right = workers_for(action).split()
    rich = {"silver": 9, "provisions": 9, "strength": 3}
    for shops, workers in (
        ([f"{action}_left"], [middle, right]),
        ([f"{action}_middle"], [left, right]),
        ([f"{action}_left", f"{action}_middle"], [right]),
    ):
        t = table({**rich, "workers": workers, "workshops": shops})
        t.play(action)
        assert sorted(worker for worker in on(t, action) if worker) == sorted(workers) and pool(t) == ""
        assert refusal(table({**rich, "workers": workers, "workshops": shops[1:]}), action) == "PAL-4.15"


@clause("PAL-5.4")
@pytest.mark.parametrize("done", range(8))
def test_the_uncovered_space_of_the_track_brings_its_worker(done: int) -> None:
    t = table({"workers": "labourer*2", "silver": 4, "workshops": TWELVE[:done]})
    assert played(t, "develop", "workshop convert middle") == {
        "labourer": -2, "silver": -4, "workshops": 1, DEVELOPMENT[done]: 1
    }  # fmt: skip


@clause("PAL-5.5", "PAL-R.5", "PAL-H.10")
def test_a_workshop_may_go_onto_a_worker_who_leaves_and_the_action_stays_used() -> None:
    used = {"fortify": ["merchant", "labourer", "scout"]}
    mine = {"workers": "labourer*2 merchant scout", "silver": 4, "spaces": used, "provisions": 9, "influence": 3}
    t = table(mine, "labourer*9")
    t.play("develop", "place labourer", "place labourer")
    t.play("workshop fortify left")
    assert on(t, "fortify") == [None, "labourer", "scout"] and pool(t) == "scout scout merchant"
    t.play("1: hunt 1")
    assert refusal(t, "fortify") == "PAL-4.5"
    both = table(
        {**mine, "workshops": ["fortify_left"], "spaces": {"fortify": [None, "labourer", "scout"]}}, "labourer*9"
    )
    both.play("develop", "place labourer", "place labourer")
    both.play("workshop fortify middle")
    assert on(both, "fortify") == [None, None, "scout"]
    both.play("1: hunt 1")
    assert refusal(both, "fortify") == "PAL-4.5"


@clause("PAL-5.6", "PAL-5.19")
@pytest.mark.parametrize(
    ("card", "cost", "gain"),
    [
        ("gatekeeper_2", 3, {"scout": 1}),
        ("peddler_1", 2, {"labourer": 2}),
        ("abbot_1", 2, {"cleric": 1, "labourer": 1}),
        ("watchman_1", 1, {"fighter": 1, "labourer": 1}),
        ("debt_collector_1", 0, {"labourer": 2}),
    ],
)
def test_one_worker_discards_a_townsfolk_for_its_reward(card: str, cost: int, gain: dict[str, int]) -> None:
    t = table({"workers": "criminal", "silver": 9}, townsfolk=ROW)
    expected = {"criminal": -1, **gain, **({"silver": -cost} if cost else {})}
    assert played(t, "recruit 1", f"discard {card}") == expected
    assert t.position()["town_discard"] == [card] and seat(t)["crew"] == [] and card not in t.position()["townsfolk"]


@clause("PAL-5.7", "PAL-5.19")
@pytest.mark.parametrize(("card", "cost", "gain"), [("gatekeeper_2", 3, 1), ("peddler_1", 2, 0), ("watchman_1", 1, 0)])
def test_two_workers_bring_a_townsfolk_into_the_crew(card: str, cost: int, gain: int) -> None:
    t = table({"workers": "criminal fighter", "silver": 9}, townsfolk=ROW)
    assert played(t, "recruit 2", f"recruit {card}") == {
        "criminal": -1,
        "fighter": -1,
        "crew": 1,
        "silver": gain - cost,
    }
    assert (
        seat(t)["crew"] == [card] and t.position()["town_discard"] == [] and on(t, "recruit") == ["criminal", "fighter"]
    )


@clause("PAL-5.7")
def test_the_ability_works_for_the_rest_of_the_game() -> None:
    row = ["gatekeeper_2", "gatekeeper_1", None, None, None]
    t = table(
        {"workers": "labourer*2 fighter merchant scout", "silver": 9, "provisions": 9},
        "labourer*3",
        townsfolk=row,
        wall_deck=["wall_vp2"],
    )
    t.play("recruit 2", "place labourer")
    t.play("recruit gatekeeper_2")
    t.play("1: hunt 1")
    assert played(t, "fortify")["silver"] == 1
    later = table({"workers": "merchant labourer scout", "crew": ["gatekeeper_2"]}, round=7, wall_deck=["wall_vp2"])
    assert played(later, "fortify")["silver"] == 1


@clause("PAL-5.8")
@pytest.mark.parametrize(
    ("slot", "cost", "debt"), [(1, 3, True), (2, 2, True), (3, 2, False), (4, 1, False), (5, 0, False)]
)
def test_each_slot_has_its_cost_and_the_two_leftmost_the_debt(slot: int, cost: int, debt: bool) -> None:
    t = table({"workers": "labourer fighter", "silver": 9}, townsfolk=ROW)
    t.play("recruit 2")
    card = ROW[slot - 1]
    assert dict(next(o for o in t.pending[0].options if o.notation == f"recruit {card}").cost).get("silver", 0) == cost
    if debt:
        t.play(f"recruit {card} debt")
        assert (seat(t)["unpaid"], seat(t)["silver"]) == (1, 9 + (card == "gatekeeper_2")) and seat(t)["crew"] == [card]
    else:
        assert refusal(t, f"recruit {card} debt") == "PAL-5.8"


@clause("PAL-5.9", "PAL-R.6", "PAL-R.30")
@pytest.mark.parametrize(("action", "verb"), [("recruit 1", "discard"), ("recruit 2", "recruit")])
@pytest.mark.parametrize("card", ROW[:2])
def test_the_debt_is_open_to_both_uses(action: str, verb: str, card: str) -> None:
    t = table({"workers": "labourer fighter", "silver": 0}, townsfolk=ROW)
    t.play(action, "place labourer", f"{verb} {card} debt")
    assert seat(t)["unpaid"] == 1 and card not in t.position()["townsfolk"]


@clause("PAL-R.30")
def test_a_table_can_be_set_up_with_the_other_reading_of_the_debt() -> None:
    t = table({"workers": "labourer fighter", "silver": 9}, townsfolk=ROW, debt_for_discard=False)
    other = t.clone()
    t.play("recruit 1", "place labourer")
    assert refusal(t, "discard gatekeeper_2 debt") == "PAL-R.30"
    other.play("recruit 2", "recruit gatekeeper_2 debt")
    assert seat(other)["unpaid"] == 1


@clause("PAL-5.10")
@pytest.mark.parametrize(("action", "gain"), [("hunt 1", 1), ("hunt 2", 3)])
def test_hunt_brings_provisions(action: str, gain: int) -> None:
    t = table("labourer scout")
    got = played(t, action, "place labourer")
    assert got["provisions"] == gain and "silver" not in got
    assert on(t, "hunt") == (["labourer", None] if action == "hunt 1" else ["labourer", "scout"])
    assert refusal(table("labourer*2"), "hunt 2") == "PAL-4.15"


@clause("PAL-5.11")
@pytest.mark.parametrize(("action", "gain"), [("trade 1", 1), ("trade 2", 3)])
def test_trade_brings_silver(action: str, gain: int) -> None:
    t = table("labourer merchant")
    got = played(t, action, "place labourer")
    assert got["silver"] == gain and "provisions" not in got
    assert on(t, "trade") == (["labourer", None] if action == "trade 1" else ["labourer", "merchant"])
    assert refusal(table("labourer*2"), "trade 2") == "PAL-4.15"


@clause("PAL-5.12")
def test_pray_takes_a_cleric_and_two_silver_and_clears_one_action() -> None:
    spaces = {"hunt": ["labourer", "scout"], "attack": ["scout", "labourer", "fighter"]}
    t = table({"workers": "cleric", "silver": 2, "spaces": spaces})
    t.play("pray")
    assert options(t) == ["clear hunt", "clear attack"]
    t.play("clear attack")
    assert on(t, "attack") == [] and on(t, "hunt") == ["labourer", "scout"] and on(t, "pray") == ["cleric"]
    assert seat(t)["silver"] == 0 and pool(t) == ""
    assert refusal(table({"workers": "labourer", "spaces": spaces}), "pray") == "PAL-4.15"


@clause("PAL-5.13", "PAL-H.16")
def test_pray_never_frees_a_favour() -> None:
    t = table(
        {"workers": "cleric", "silver": 2, "spaces": {"hunt": ["labourer", None]}},
        "labourer*3",
        round=3,
        orders=["order_attack", "order_convert", "order_absolve"],
        favours=["favour_pray", None, None, None, None],
        favour_workers=["scout", None, None, None, None],
    )
    t.play("pray")
    assert t.position()["favour_workers"][0] == "scout" and things(t, "clears") == ["hunt"]
    alone = table(
        {"workers": "cleric", "silver": 2},
        "labourer*3",
        round=3,
        orders=["order_attack", "order_convert", "order_absolve"],
        favours=["favour_pray", None, None, None, None],
        favour_workers=["scout", None, None, None, None],
    )
    assert refusal(alone, "pray") == "PAL-5.15"


@clause("PAL-5.14", "PAL-R.8")
def test_the_pray_action_cannot_clear_itself_but_a_prayer_as_reward_can() -> None:
    spaces = {"hunt": ["labourer", None], "trade": ["labourer", None]}
    t = table({"workers": "cleric", "silver": 2, "spaces": spaces})
    t.play("pray")
    assert refusal(t, "clear pray") == "PAL-5.14" and options(t) == ["clear hunt", "clear trade"]
    row = [None, None, None, "abbot_3", "missionary_3"]
    t = table({"workers": "labourer", "silver": 2, "spaces": {"pray": ["cleric"], **spaces}}, townsfolk=row)
    t.play("recruit 1", "discard missionary_3", "clear pray")
    assert on(t, "pray") == [] and on(t, "hunt") == ["labourer", None]


@clause("PAL-5.15", "PAL-R.8")
def test_pray_needs_a_target_as_an_action_and_may_be_wasted_as_a_reward() -> None:
    assert refusal(table({"workers": "cleric labourer", "silver": 2}), "pray") == "PAL-5.15"
    row = [None, None, None, "abbot_3", "missionary_3"]
    t = table({"workers": "labourer", "spaces": {"hunt": ["labourer", None]}}, townsfolk=row)
    t.play("recruit 1", "discard missionary_3")
    assert options(t)[-1] == "decline"
    t.play("decline")
    assert on(t, "hunt") == ["labourer", None] and on(t, "recruit") == ["labourer", None] and count(t, "declines") == 1


@clause("PAL-5.16")
def test_conspire_brings_a_criminal_and_so_a_suspicion() -> None:
    t = table("labourer", suspicion_deck=["suspicion_1"], tax=5)
    assert played(t, "conspire") == {"labourer": -1, "criminal": 1, "suspicions": 1, "silver": 1}
    assert t.position()["tax"] == 4 and on(t, "conspire") == ["labourer"]


@clause("PAL-5.17", "PAL-H.21")
def test_develop_can_be_done_eight_times() -> None:
    mine = {"workers": "labourer*2", "silver": 9}
    assert refusal(table({**mine, "workshops": TWELVE[:8]}), "develop") == "PAL-5.17"
    t = table({**mine, "workshops": TWELVE[:7]})
    t.play("develop")
    assert len(options(t)) == 5


@clause("PAL-5.18")
@pytest.mark.parametrize("silver", [0, 9])
def test_the_debt_replaces_the_whole_cost_with_or_without_silver_at_hand(silver: int) -> None:
    t = table({"workers": "labourer fighter", "silver": silver}, townsfolk=ROW)
    assert played(t, "recruit 2", "recruit peddler_1 debt") == {"labourer": -1, "fighter": -1, "crew": 1, "unpaid": 1}


@clause("PAL-5.19", "PAL-H.14")
def test_one_worker_gives_no_bonus_and_two_give_no_discard_reward() -> None:
    row = [None, None, None, "watchman_2", "architect_2"]
    t = table({"workers": "scout", "silver": 2}, townsfolk=row)
    assert played(t, "recruit 1", "discard architect_2") == {"scout": -1, "labourer": 1, "provisions": 1}
    t = table({"workers": "scout fighter", "silver": 2}, townsfolk=row)
    assert played(t, "recruit 2", "recruit architect_2") == {"scout": -1, "fighter": -1, "crew": 1, "provisions": 1}
    t = table({"workers": "scout", "silver": 2}, townsfolk=row)
    assert played(t, "recruit 1", "discard watchman_2") == {"scout": -1, "labourer": 1, "provisions": 1, "silver": -1}


@clause("PAL-5.20", "PAL-9.6", "PAL-R.10")
def test_a_free_recruit_joins_the_crew_with_its_bonus_and_without_cost() -> None:
    t = table({"workers": workers_for("commission"), "silver": 0}, townsfolk=ROW)
    gain = played(t, "commission", "square region1_space1", "recruit gatekeeper_2")
    assert gain == {
        "scout": -1, "labourer": -1, "cleric": -1, "provisions": -1, "monks": 1, "influence": 1, "crew": 1, "silver": 1
    }  # fmt: skip
    assert seat(t)["crew"] == ["gatekeeper_2"] and t.position()["town_discard"] == [] and seat(t)["unpaid"] == 0
    assert on(t, "recruit") == []
