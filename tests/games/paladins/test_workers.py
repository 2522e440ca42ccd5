"""PAL-4: workers, spaces, requirements, costs and their order."""

from itertools import product

import pytest

from games.paladins.support import SPACES, WORKERS, kinds, on, played, pool, seat, squares, table, workers_for
from games.support import asked, count, number, options, refusal, things
from regnum.kernel.table import Table
from support import clause

RIGHT = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
READY = {"silver": 9, "provisions": 9, "faith": 2, "strength": 3, "influence": 2}
"""Enough for every action of the right side."""
FAVOURS = {
    "round": 4,
    "orders": ["order_attack", "order_convert", "order_absolve"],
    "favours": ["favour_labourers", "favour_supplies", None, None, None],
}


def fillings(t: Table) -> set[tuple[str, ...]]:
    """The sets of workers that can be placed on the action just chosen."""
    if not t.pending or t.pending[0].kind != "worker" or t.pending[0].seat != 0:
        return {tuple(sorted(things(t, "places_worker", 0)))}
    found: set[tuple[str, ...]] = set()
    for option in options(t):
        other = t.clone()
        other.play(option)
        found |= fillings(other)
    return found


def legal_fillings(spaces: tuple[str, ...], workers: list[str]) -> set[tuple[str, ...]]:
    """The sets of workers of which some assignment fits all spaces, found by trying everything."""
    found = set()
    for chosen in product({*workers}, repeat=len(spaces)):
        enough = all(chosen.count(kind) <= workers.count(kind) for kind in chosen)
        if enough and all(
            space in ("any", kind) or kind == "criminal" for space, kind in zip(spaces, chosen, strict=True)
        ):
            found.add(tuple(sorted(chosen)))
    return found


@clause("PAL-4.1")
def test_workers_go_from_the_own_pool_to_the_own_board_or_to_a_favour() -> None:
    t = table("labourer scout", "merchant*2", **FAVOURS)
    t.play("hunt 1", "place scout")
    assert on(t, "hunt") == ["scout", None] and pool(t) == "labourer" and pool(t, 1) == "merchant merchant"
    t.play("trade 1")
    t.play("favour 2")
    assert t.position()["favour_workers"] == [None, "labourer", None, None, None] and pool(t) == ""


@clause("PAL-4.2", "PAL-4.4")
@pytest.mark.parametrize("kind", WORKERS)
@pytest.mark.parametrize("action", ["hunt 1", "trade 1", "conspire", "develop"])
def test_a_clear_space_takes_any_worker(kind: str, action: str) -> None:
    t = table({"workers": f"{kind}*2", "silver": 4})
    t.play(action)
    name = action.split(maxsplit=1)[0]
    assert on(t, name)[0] == kind


@clause("PAL-4.3", "PAL-4.4")
@pytest.mark.parametrize("action", [name for name, spaces in SPACES.items() if {*spaces} != {"any"}])
def test_a_coloured_space_takes_its_colour_or_a_criminal(action: str) -> None:
    used = {"spaces": {"conspire": ["labourer"]}}
    for i, colour in enumerate(SPACES[action]):
        if colour == "any":
            continue
        for kind in WORKERS:
            workers = ["labourer" if space == "any" else space for space in SPACES[action]]
            workers[i] = kind
            t = table({**READY, **used, "workers": workers})
            name = f"{action} 2" if action in ("recruit", "hunt", "trade") else action
            assert (name in options(t)) == (kind in (colour, "criminal")), (action, i, kind)
            if kind not in (colour, "criminal"):
                assert refusal(t, name) == "PAL-4.15"


@clause("PAL-4.3")
def test_a_wrong_worker_is_refused_with_the_reason() -> None:
    t = table("labourer scout*2 criminal")
    t.play("hunt 2")
    assert refusal(t, "place labourer") == "PAL-4.3" and refusal(t, "place merchant") == ""


@clause("PAL-4.4", "PAL-4.16")
@pytest.mark.parametrize("action", RIGHT)
def test_three_criminals_fill_every_action_and_draw_no_suspicion(action: str) -> None:
    t = table({**READY, "workers": "criminal*3"})
    t.play(action)
    assert on(t, action) == ["criminal"] * 3 and seat(t)["suspicions"] == [] and count(t, "draws_suspicion") == 0


@clause("PAL-4.5", "PAL-5.12")
@pytest.mark.parametrize("action", ["hunt", "trade", "recruit"])
def test_a_used_action_must_be_cleared_by_prayer_first(action: str) -> None:
    t = table(
        {"workers": "labourer*2 fighter merchant scout cleric", "silver": 9, "spaces": {action: ["labourer", None]}},
        {"workers": "labourer*3"},
    )
    assert refusal(t, f"{action} 1") == refusal(t, f"{action} 2") == "PAL-4.5"
    t.play("pray")
    t.play("1: hunt 1")
    assert {f"{action} 1", f"{action} 2"} <= {*options(t)}


@clause("PAL-4.5")
@pytest.mark.parametrize("action", ["develop", "conspire", "pray", *RIGHT])
def test_no_action_is_taken_twice_in_a_round(action: str) -> None:
    filled = [None if i else "criminal" for i in range(len(SPACES[action]))]
    t = table({**READY, "workers": "criminal*6", "spaces": {action: filled, "hunt": ["labourer", None]}})
    assert refusal(t, action) == "PAL-4.5"


@clause("PAL-4.6")
@pytest.mark.parametrize(("action", "gain"), [("hunt", "provisions"), ("trade", "silver")])
def test_one_or_two_workers_are_placed_at_once_and_none_is_added_later(action: str, gain: str) -> None:
    t = table("labourer scout merchant", "labourer*3")
    t.play(f"{action} 1", "place labourer")
    t.play("1: trade 1")
    assert on(t, action) == ["labourer", None] and refusal(t, f"{action} 2") == "PAL-4.5"
    t = table("labourer scout merchant")
    t.play(f"{action} 2", "place labourer")
    assert None not in on(t, action)


@clause("PAL-4.6")
@pytest.mark.parametrize("action", RIGHT)
def test_with_too_few_workers_none_is_placed(action: str) -> None:
    short = workers_for(action).split()[1:]
    t = table({**READY, "workers": short})
    assert refusal(t, action) == "PAL-4.15"


@clause("PAL-4.7")
@pytest.mark.parametrize(("action", "colour"), [("recruit", "fighter"), ("hunt", "scout"), ("trade", "merchant")])
def test_a_single_worker_stands_on_the_left_space(action: str, colour: str) -> None:
    t = table({"workers": f"{colour}", "silver": 0}, townsfolk=[None, None, None, None, "debt_collector_1"])
    t.play(f"{action} 1")
    assert on(t, action) == [colour, None]


@clause("PAL-4.8")
@pytest.mark.parametrize(
    ("action", "attribute", "paladin", "short"),
    [
        ("commission", "faith", "ivon", None), ("fortify", "influence", "anseis", "PAL-6.6"),
        ("garrison", "strength", "berengier", "PAL-6.11"), ("absolve", "influence", "ivoire", "PAL-6.12"),
        ("convert", "faith", "gerier", "PAL-6.19"),
    ],
)  # fmt: skip
def test_the_boost_of_the_paladin_counts_in_every_check(
    action: str, attribute: str, paladin: str, short: str | None
) -> None:
    outsiders = [None, None, "thief_viking", None, None, None]  # Faith 4
    mine = {
        "workers": workers_for(action),
        "silver": 9,
        "provisions": 9,
        attribute: 1,
        "jars": ["jar_space_4", "jar_space_6"],
        "walls": ["wall_scout", "wall_merchant", "wall_fighter"],
    }
    if action == "fortify":
        mine["influence"] = 2
    if action == "garrison":
        mine["strength"] = 0
    without, boosted = table(mine, outsiders=outsiders), table({**mine, "paladin": paladin}, outsiders=outsiders)
    assert number(boosted, f"seat0.{attribute}") == number(without, f"seat0.{attribute}") + 3
    assert seat(boosted)[attribute] == seat(without)[attribute]
    if short is None:
        without.play(action)
        boosted.play(action)
        assert refusal(without, "square region3_space1") == "PAL-6.2" and "square region3_space1" in options(boosted)
    else:
        assert refusal(without, action) == short and action in options(boosted)


@clause("PAL-4.8")
def test_the_boost_makes_an_attack_cheaper() -> None:
    outsiders = [None, None, None, "mercenary_viking", None, None]
    mine = {"workers": workers_for("attack"), "strength": 1, "silver": 9}
    assert played(table(mine, outsiders=outsiders), "attack")["silver"] == -3
    assert played(table({**mine, "paladin": "roland"}, outsiders=outsiders), "attack")["silver"] == -1


@clause("PAL-4.9")
@pytest.mark.parametrize(
    ("action", "raised", "choice"),
    [
        ("commission", "influence", "square region1_space2"), ("fortify", "strength", None),
        ("garrison", "faith", "square region1_space2"), ("absolve", "faith", "jar 6"),
        ("attack", "influence", "attack lookout_viking"), ("convert", "strength", "convert lookout_viking"),
    ],
)  # fmt: skip
def test_each_action_of_the_right_side_raises_its_attribute(action: str, raised: str, choice: str | None) -> None:
    row = ["lookout_viking", "marauder_saracen", None, None, None, None]
    t = table({"workers": workers_for(action), "silver": 9, "provisions": 9, "strength": 3, "faith": 2}, outsiders=row,
              wall_deck=["wall_scout"])  # fmt: skip
    gain = played(t, action, *([choice] if choice else []))
    assert {name: gain[name] for name in ("faith", "strength", "influence") if name in gain} == {raised: 1}


@clause("PAL-4.10", "PAL-H.21")
@pytest.mark.parametrize(
    ("action", "pieces"),
    [
        ("commission", {"monks": squares(7)}),
        (
            "fortify",
            {"walls": ["wall_scout", "wall_merchant", "wall_fighter", "wall_cleric", "wall_vp2*2", "wall_labourers3"]},
        ),
        ("garrison", {"outposts": squares(7)}),
        ("absolve", {"jars": [f"jar_space_{i}" for i in range(1, 8)]}),
        (
            "convert",
            {
                "converted": [
                    "thief_viking",
                    "traitor_viking",
                    "lookout_viking",
                    "marauder_viking",
                    "guardian_viking",
                    "armourer_viking",
                    "adventurer_viking",
                ]
            },
        ),
        (
            "attack",
            {
                "attacked": [
                    "thief_viking",
                    "traitor_viking",
                    "lookout_viking",
                    "marauder_viking",
                    "guardian_viking",
                    "armourer_viking",
                    "adventurer_viking",
                    "assassin_viking",
                ]
            },
        ),
    ],
)
def test_seven_times_in_a_game_but_attacks_without_limit(action: str, pieces: dict[str, list[str]]) -> None:
    rich = {"silver": 9, "provisions": 9, "faith": 12, "strength": 12, "influence": 12, "workers": workers_for(action)}
    t = table({**rich, **pieces})
    if action == "attack":
        assert action in options(t)
    else:
        assert refusal(t, action) == "PAL-4.10"
        key, taken = next(iter(pieces.items()))
        assert action in options(table({**rich, key: taken[:5]}))


@clause("PAL-4.10", "PAL-R.26")
def test_an_action_can_be_done_twice_in_a_round_after_a_prayer() -> None:
    t = table({"workers": "scout*2 labourer*2 cleric*3", "silver": 2, "provisions": 2, "faith": 2}, "labourer*4")
    t.play("commission", "place labourer")
    t.play("square region2_space3")
    t.play("1: hunt 1")
    t.play("pray")
    t.play("1: trade 1")
    t.play("commission", "place labourer")
    t.play("square region1_space2")
    assert seat(t)["monks"] == ["region1_space2", "region2_space3"] and t.position()["round"] == 1


@clause("PAL-4.11", "PAL-H.11")
@pytest.mark.parametrize(("before", "after"), [(10, 12), (11, 12), (12, 12)])
def test_the_markers_stop_at_twelve(before: int, after: int) -> None:
    row = ["assassin_viking", None, None, None, None, None]
    t = table({"workers": workers_for("convert"), "strength": before}, outsiders=row)
    t.play("convert")
    assert seat(t)["strength"] == after and things(t, "attribute") == ["strength"] * (before < 12)


@clause("PAL-4.12", "PAL-R.3")
def test_a_rise_counts_for_later_effects_of_the_same_turn() -> None:
    row = ["squire_2", "debt_collector_1", None, None, None]
    favours = {"round": 3, "orders": ["order_attack", "order_convert", "order_absolve"],
               "favours": ["favour_attribute", None, None, None, None]}  # fmt: skip
    t = table(
        {"workers": "criminal merchant labourer scout", "walls": ["wall_scout"]}, "labourer*2", townsfolk=row, **favours
    )
    assert refusal(t, "fortify") == "PAL-6.6"
    t.play("favour 1", "option 2")
    t.play("1: trade 1")
    assert number(t, "seat0.influence") == 1 and "fortify" in options(t)


@clause("PAL-4.12", "PAL-R.3")
def test_a_rise_within_a_turn_counts_at_once() -> None:
    """The Faith of a Garrison is there when the score is looked at, before the Watchmen give anything."""
    crew = ["watchman_3", "squire_1"]
    t = table({"workers": workers_for("garrison"), "strength": 1, "crew": crew}, tax=1)
    t.play("garrison", "square region1_space2")
    order = kinds(t, "places_outpost", "gains_silver", "attribute", "ability")
    assert order[:4] == ["places_outpost", "gains_silver", "attribute", "ability"] and seat(t)["strength"] == 2


@clause("PAL-4.13")
@pytest.mark.parametrize(
    ("action", "mine", "clause_"),
    [
        ("develop", {"silver": 3}, "PAL-4.13"),
        ("commission", {"provisions": 0}, "PAL-4.13"),
        ("fortify", {"provisions": 0}, "PAL-4.13"),
        ("garrison", {"provisions": 0, "strength": 1}, "PAL-4.13"),
        ("absolve", {"silver": 0}, "PAL-4.13"),
        ("convert", {"silver": 0, "converted": ["thief_viking"]}, "PAL-4.13"),
        ("pray", {"silver": 1, "spaces": {"hunt": ["labourer", None]}}, "PAL-4.13"),
        ("attack", {"silver": 0}, "PAL-6.17"),
    ],
)
def test_what_cannot_be_paid_in_full_cannot_be_taken(action: str, mine: dict[str, object], clause_: str) -> None:
    assert refusal(table({"workers": workers_for(action), **mine}), action) == clause_


@clause("PAL-4.13")
def test_costs_go_to_the_supply_and_not_to_the_tax_supply() -> None:
    t = table({"workers": "labourer*2", "silver": 4}, tax=2)
    t.play("develop", "workshop attack left")
    assert seat(t)["silver"] == 0 and t.position()["tax"] == 2
    paid = [event for event in t.events if event.kind == "pays_silver"]
    assert [(event.count, event.target) for event in paid] == [(4, "supply")]


@clause("PAL-4.14", "PAL-R.4")
def test_workers_cost_effect_uncovered_attribute_bonuses() -> None:
    crew = ["acolyte_2"]
    t = table({"workers": workers_for("commission"), "provisions": 1, "crew": crew, "faith": 2})
    t.play("commission", "square region2_space3")
    wanted = ("places_worker", "pays_provisions", "places_monk", "gains_worker", "attribute", "ability", "gains_silver")
    order = list(dict.fromkeys(kinds(t, *wanted)))
    assert order == [*wanted]


@clause("PAL-4.14", "PAL-R.4")
def test_rewards_of_one_moment_come_in_the_order_of_choice() -> None:
    """Removing the Suspicion before or after the Tax decides who is punished."""
    position = {"round": 3, "orders": ["order_attack", "order_convert", "order_absolve"], "tax": 2,
                "favours": ["favour_clear_name", None, None, None, None]}  # fmt: skip
    mine = {"workers": "cleric", "suspicions": "suspicion_0*2"}
    t = table(mine, {"workers": "labourer", "suspicions": "suspicion_0"}, **position)
    t.play("favour 1")
    assert asked(t) == (0, "order") and len(options(t)) == 2
    other = t.clone()
    t.play("first 1", "take")
    assert (seat(t)["unpaid"], seat(t, 1)["unpaid"]) == (1, 1)
    other.play("first 2", "take")
    assert (seat(other)["unpaid"], seat(other, 1)["unpaid"], len(seat(other)["suspicions"])) == (1, 0, 0)


@clause("PAL-4.14", "PAL-R.4")
@pytest.mark.parametrize(("tax", "suspicions"), [(3, 2), (2, 0)])
def test_an_order_of_rewards_that_changes_nothing_is_not_asked_for(tax: int, suspicions: int) -> None:
    """No Inquisition comes in between, or there is nothing that it could change."""
    position = {"round": 3, "orders": ["order_attack", "order_convert", "order_absolve"], "tax": tax,
                "favours": ["favour_clear_name", None, None, None, None]}  # fmt: skip
    t = table({"workers": "cleric", "suspicions": f"suspicion_0*{suspicions}"}, "labourer", **position)
    t.play("favour 1")
    assert asked(t) == ((0, "use") if suspicions else (1, "action"))
    if suspicions:
        t.play("take")
    s = seat(t)
    assert (s["silver"], len(s["suspicions"])) == (5, max(suspicions - 1, 0))
    assert t.position()["tax"] == (1 if tax > 2 else 5)


@clause("PAL-4.14")
def test_bonuses_that_matter_to_each_other_come_in_the_order_of_choice() -> None:
    crew = ["gatekeeper_3", "gatekeeper_1"]
    t = table({"workers": workers_for("fortify"), "crew": crew}, tax=1, wall_deck=["wall_scout"])
    assert played(t, "fortify")["silver"] == 1
    assert things(t, "ability") == ["gatekeeper_1", "gatekeeper_3"]


@clause("PAL-4.15", "PAL-H.9")
@pytest.mark.parametrize("action", ["fortify", "absolve", "recruit", "pray", "develop"])
@pytest.mark.parametrize(
    "workers",
    [
        "merchant criminal labourer", "criminal*3", "merchant*2 labourer", "merchant scout criminal*2 labourer",
        "cleric merchant criminal fighter", "criminal*2 labourer*2 fighter", "scout*2 criminal merchant cleric",
    ],
)  # fmt: skip
def test_every_set_of_workers_that_fits_can_be_placed_and_no_other(action: str, workers: str) -> None:
    mine = {"workers": workers, "silver": 9, "provisions": 9, "spaces": {"hunt": ["labourer", None]}}
    t = table(mine, wall_deck=["wall_vp2"])
    legal = legal_fillings(SPACES[action], pool(t).split())
    name = "recruit 2" if action == "recruit" else action
    assert (name in options(t)) == bool(legal)
    if legal:
        t.play(name)
        assert fillings(t) == legal


@clause("PAL-4.15", "PAL-5.3")
@pytest.mark.parametrize("covered", ["left", "middle", "left middle"])
@pytest.mark.parametrize("workers", ["merchant scout criminal", "criminal*2", "scout labourer", "labourer*2"])
def test_with_workshops_only_the_open_spaces_are_filled(covered: str, workers: str) -> None:
    sides = covered.split()
    mine = {"workers": workers, "provisions": 9, "workshops": [f"fortify_{side}" for side in sides]}
    t = table(mine, wall_deck=["wall_vp2"])
    spaces = tuple(
        s for s, side in zip(SPACES["fortify"], ("left", "middle", "right"), strict=True) if side not in sides
    )
    legal = legal_fillings(spaces, pool(t).split())
    assert ("fortify" in options(t)) == bool(legal)
    if legal:
        t.play("fortify")
        assert fillings(t) == legal


@clause("PAL-4.16")
def test_only_adding_a_criminal_to_the_pool_draws_a_suspicion() -> None:
    t = table({"workers": "criminal*5 labourer", "spaces": {"hunt": ["criminal", None]}}, {"passed": True})
    t.play("trade 1", "place criminal")
    t.play("pass", "keep criminal", "keep criminal", "keep criminal")
    assert pool(t) == "criminal criminal criminal" and t.position()["round"] == 2
    assert seat(t)["suspicions"] == [] and count(t, "draws_suspicion") == 0
    t = table("labourer", suspicion_deck=["suspicion_0"])
    t.play("conspire")
    assert seat(t)["suspicions"] == ["suspicion_0"]


@clause("PAL-4.17")
def test_an_action_own_rewards_come_too_late_for_its_requirement() -> None:
    """A Wall gives Strength and a Monk Influence, but the requirement is looked at before."""
    t = table(
        {"workers": workers_for("absolve"), "influence": 1, "jars": ["jar_space_1"], "silver": 9, "crew": ["abbot_1"]}
    )
    assert refusal(t, "absolve") == "PAL-6.12"
    t = table({"workers": workers_for("commission"), "faith": 1})
    t.play("commission")
    assert refusal(t, "square region2_space1") == "PAL-6.2"
    t = table({"workers": workers_for("garrison"), "strength": 0, "faith": 12})
    assert refusal(t, "garrison") == "PAL-6.11"


@clause("PAL-4.2")
@pytest.mark.parametrize(
    ("workers", "proposed"),
    [
        ("criminal*3 scout labourer", "labourer"),
        ("scout*2 cleric*3 criminal*4", "cleric"),
        ("scout*2 cleric*2 criminal", "scout"),
        ("criminal*2 fighter", "fighter"),
    ],
)
def test_the_worker_who_is_missed_least_is_proposed(workers: str, proposed: str) -> None:
    t = table(workers, "labourer")
    t.play("hunt 1")
    assert [option.notation for option in t.pending[0].options if option.default] == [f"place {proposed}"]
