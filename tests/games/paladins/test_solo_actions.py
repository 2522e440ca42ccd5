"""PAL-15.24 to 15.37 and what belongs to them: every action of the solo opponent, and its score."""

from typing import Any

import pytest

from games.paladins.facts import FAVOURS, OUTSIDERS, SCHEMES, SQUARES, WALLS
from games.paladins.support import NO_OUTSIDERS, NO_TOWNSFOLK, cards_at, seat, solo, squares, terms, total
from games.support import count, things
from regnum.kernel.table import Table
from support import clause

UP = ["order_fortify", "order_convert", "order_commission"]
ROW = [
    "lookout_viking",
    "guardian_byzantine",
    "archer_saracen",
    "mercenary_viking",
    "warrior_saracen",
    "hunter_byzantine",
]
DECK = [scheme for scheme, (copies, action) in SCHEMES.items() for _ in range(copies) if action != "kings_favour"]
PRIORITY = ["recruit_free", "pay_debt", "pray", "two_workers", "one_worker", "silver*2", "remove_suspicion"]
MANY_WALLS = [
    "wall_scout",
    "wall_merchant",
    "wall_fighter",
    "wall_cleric",
    "wall_labourers3",
    "wall_labourers2",
    "wall_vp2",
]


def turn(scheme: str, its: dict[str, Any] | None = None, player: Any = "labourer*5", **position: Any) -> Table:
    """A table after a turn of the player, who hunts, and one of the opponent with this Scheme."""
    calm = {"townsfolk": NO_TOWNSFOLK, "outsiders": ROW}
    t = solo(player, {"workers": "labourer*8", **(its or {})}, schemes=[f"scheme_{scheme}"], **{**calm, **position})
    t.play("hunt 1")
    assert things(t, "rival_scheme") == [f"scheme_{scheme}"]
    return t


def reward_class(square: str) -> int:
    """Where the reward of a square stands in the opponent's wishes."""
    reward = SQUARES[square][2]
    if reward in PRIORITY:
        return PRIORITY.index(reward)
    return PRIORITY.index("two_workers" if len(reward.split()) == 2 or "*2" in reward else "one_worker")


WISHES = sorted(squares(25), key=reward_class)
"""All squares of the solo game in the order in which the opponent wants them, with an unpaid Debt."""


def taken(some: list[str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Pieces of the player and of the opponent that stand on these squares."""
    mine = {"workers": "labourer*5", "monks": some[:7], "outposts": some[7:14]}
    return mine, {"outposts": some[14:20], "monks": some[20:]}


@clause("PAL-15.25", "PAL-15.52")
def test_pray_clears_the_right_side_only_and_reshuffles_the_schemes() -> None:
    spaces = {"attack": ["labourer"] * 3, "fortify": [None, "labourer", "labourer"], "trade": ["labourer", None]}
    its = {"spaces": {**spaces, "recruit": ["labourer", None]}, "workshops": ["fortify_left"], "workers": "labourer*2"}
    t = turn("garrison", its, scheme_discard=["scheme_trade", "scheme_attack"])
    s = seat(t, 1)
    assert (
        things(t, "rival_does") == ["pray"]
        and {*s["spaces"]} == {"trade", "recruit", "pray"}
        and len(s["workers"]) == 1
    )
    assert t.position()["scheme_discard"] == [] and cards_at(t, "schemes") == 12 and count(t, "rival_reshuffles") == 1


@clause("PAL-15.25")
def test_pray_with_an_empty_right_side_brings_a_worker() -> None:
    t = turn("garrison", {"workers": "labourer*2", "spaces": {"recruit": ["labourer", None]}})
    assert things(t, "rival_does") == ["pray"] and len(seat(t, 1)["workers"]) == 2 - 1 + 1
    assert t.position()["scheme_discard"] == []


@clause("PAL-15.49")
def test_the_scheme_just_shown_is_shuffled_in() -> None:
    t = turn("garrison", {"workers": "labourer*2"}, scheme_discard=[card for card in DECK if card != "scheme_garrison"])
    assert things(t, "rival_does") == ["pray"] and cards_at(t, "schemes") == 12
    assert t.position()["scheme_discard"] == []


@clause("PAL-15.29", "PAL-15.48", "PAL-R.29", "PAL-6.24", "PAL-15.44")
@pytest.mark.parametrize("n", range(25))
def test_the_opponent_takes_squares_in_the_order_of_its_wishes(n: int) -> None:
    mine, its = taken(WISHES[:n])
    t = turn("commission", {"faith": 10, "unpaid": 1, "suspicions": "suspicion_0", **its}, mine)
    assert things(t, "places_monk") == [WISHES[n]]


@clause("PAL-15.29")
@pytest.mark.parametrize(
    ("action", "attribute", "raised"), [("commission", "faith", "influence"), ("garrison", "strength", "faith")]
)
def test_a_piece_brings_the_uncovered_attribute_and_the_reward(action: str, attribute: str, raised: str) -> None:
    own = {"commission": "monks", "garrison": "outposts"}[action]
    mine = {"workers": "labourer*5", "monks": ["region1_space1", "region2_space1"]}
    t = turn(action, {attribute: 3}, mine)
    assert seat(t, 1)[own] == ["region2_space3"] and seat(t, 1)[raised] == 1
    assert len(seat(t, 1)["workers"]) == 8 - 3 + 1
    t = turn(action, {attribute: 1}, mine)
    assert seat(t, 1)[own] == ["region1_space2"] and t.position()["marker"] == 3


@clause("PAL-15.48")
def test_pay_debt_squares_are_no_target_without_a_debt() -> None:
    debts = ["region4_space5", "region5_space3", "region6_space1"]
    mine, its = taken([square for square in squares(25) if square not in debts])
    t = turn("commission", {"faith": 10, **its}, mine, townsfolk=["peddler_3", *NO_TOWNSFOLK[1:]])
    assert things(t, "rival_cannot_target") == ["commission"] and things(t, "rival_does") == ["recruit"]
    t = turn("commission", {"faith": 10, "unpaid": 1, **its}, mine)
    assert things(t, "places_monk") == [debts[0]] and (seat(t, 1)["unpaid"], seat(t, 1)["paid"]) == (0, 1)


@clause("PAL-15.30")
def test_a_free_recruit_is_a_discard_and_a_prayer_its_prayer() -> None:
    t = turn("commission", {}, townsfolk=["peddler_1", "abbot_1", *NO_TOWNSFOLK[2:]])
    assert things(t, "places_monk") == ["region1_space1"] and t.position()["town_discard"] == ["peddler_1"]
    assert seat(t, 1)["crew"] == [] and len(seat(t, 1)["workers"]) == 8 - 3 + 2
    mine, _ = taken(["region1_space1", "region2_space1"])
    t = turn("commission", {"faith": 4, "spaces": {"attack": ["labourer"] * 3}}, mine, scheme_discard=["scheme_trade"])
    assert (
        things(t, "places_monk") == ["region3_space4"] and seat(t, 1)["spaces"] == {} and cards_at(t, "schemes") == 12
    )


@clause("PAL-15.31")
@pytest.mark.parametrize(
    ("unpaid", "held", "after"),
    [(1, 3, (0, 1, 2, 5)), (0, 3, (0, 0, 1, 5)), (0, 1, (0, 0, 0, 4)), (0, 0, (0, 0, 0, 3)), (2, 0, (1, 1, 0, 4))],
)
def test_absolve_flips_a_jar(unpaid: int, held: int, after: tuple[int, int, int, int]) -> None:
    t = turn("absolve", {"unpaid": unpaid, "suspicions": f"suspicion_0*{held}"})
    s = seat(t, 1)
    assert (s["unpaid"], s["paid"], len(s["suspicions"]), t.position()["tax"]) == after
    assert s["faith"] == 1 and len(s["jars"]) == 1 and count(t, "rival_flips_jar") == 1 and t.position()["marker"] == 1


@clause("PAL-15.31")
@pytest.mark.parametrize("done", range(7))
def test_absolve_needs_the_influence_on_the_jar(done: int) -> None:
    jars = [f"jar_space_{i + 1}" for i in range(done)]
    assert len(seat(turn("absolve", {"jars": jars, "influence": 2 * done}), 1)["jars"]) == done + 1
    if done:
        t = turn("absolve", {"jars": jars, "influence": 2 * done - 1})
        assert things(t, "rival_cannot_low") == ["absolve"]


@clause("PAL-15.32")
@pytest.mark.parametrize("wall", WALLS)
def test_fortify_brings_the_walls_rewards(wall: str) -> None:
    t = turn("fortify", {"unpaid": 1, "suspicions": "suspicion_0"}, wall_deck=[wall])
    s = seat(t, 1)
    reward = WALLS[wall][1]
    assert s["walls"] == [wall] and s["strength"] == (2 if wall == "wall_strength2" else 1)
    kinds_ = ("labourer", "scout", "merchant", "fighter", "cleric")
    gained = sum(int(word.partition("*")[2] or 1) for word in reward.split() if word.partition("*")[0] in kinds_)
    assert len(s["workers"]) == 8 - 3 + gained
    assert (s["unpaid"], s["paid"]) == ((0, 1) if "pay_debt" in reward else (1, 0))
    assert s["suspicions"] == ([] if "remove_suspicion" in reward else ["suspicion_0"])


@clause("PAL-15.32", "PAL-R.19")
@pytest.mark.parametrize("wall", ["wall_debt_or_silver", "wall_suspicion_or_silver"])
def test_of_a_choice_the_left_option_that_does_something(wall: str) -> None:
    t = turn("fortify", {}, wall_deck=[wall])
    assert t.position()["marker"] == 3 and t.position()["tax"] == 5


@clause("PAL-15.32")
@pytest.mark.parametrize(("done", "needs"), [(1, 1), (2, 3), (3, 5), (4, 7), (5, 9), (6, 11)])
def test_fortify_needs_influence(done: int, needs: int) -> None:
    assert len(seat(turn("fortify", {"walls": MANY_WALLS[:done], "influence": needs}), 1)["walls"]) == done + 1
    assert things(turn("fortify", {"walls": MANY_WALLS[:done], "influence": needs - 1}), "rival_cannot_low") == [
        "fortify"
    ]


@clause("PAL-15.33", "PAL-15.51")
@pytest.mark.parametrize(
    ("action", "attribute", "flags"),
    [("attack", "strength", (1, 3, 5, 7, 9, 11)), ("convert", "faith", (0, 2, 4, 6, 8, 10))],
)
@pytest.mark.parametrize("slot", range(6))
def test_an_outsider_must_be_within_strength_or_faith(
    action: str, attribute: str, flags: tuple[int, ...], slot: int
) -> None:
    row = [None if i != slot else "hunter_byzantine" for i in range(6)]
    key = {"attack": "attacked", "convert": "converted"}[action]
    assert seat(turn(action, {attribute: flags[slot]}, outsiders=row), 1)[key] == ["hunter_byzantine"]
    if flags[slot]:
        t = turn(action, {attribute: flags[slot] - 1}, outsiders=row)
        assert things(t, "rival_cannot_target")[0] == action and t.position()["outsiders"] == row


@clause("PAL-15.33", "PAL-15.18")
@pytest.mark.parametrize("card", OUTSIDERS)
def test_attacked_and_converted_outsiders_bring_their_rewards(card: str) -> None:
    row = [card, *NO_OUTSIDERS[1:]]
    reward, strength, _ = OUTSIDERS[card]
    t = turn("convert", {}, outsiders=row)
    assert (seat(t, 1)["converted"], seat(t, 1)["strength"], seat(t, 1)["attacked"]) == ([card], strength, [])
    t = turn(
        "attack",
        {"strength": 1, "suspicions": "suspicion_0*2", "unpaid": 2},
        outsiders=row,
        suspicion_deck=["suspicion_0"],
    )
    s = seat(t, 1)
    assert (s["attacked"], s["converted"], s["influence"]) == ([card], [], 2 if "influence*2" in reward else 1)
    steps = sum(
        int(word.partition("*")[2] or 1) for word in reward.split() if word.partition("*")[0] in ("tax", "provisions")
    )
    assert t.position()["marker"] == 1 + steps
    assert s["unpaid"] == 2 - ("destroy_debt" in reward)
    assert len(s["suspicions"]) == 2 - ("remove_suspicion" in reward) + ("criminal" in reward)


@clause("PAL-15.34", "PAL-15.50", "PAL-R.25", "PAL-EX.25")
@pytest.mark.parametrize(
    ("its", "does"),
    [
        ({}, "commission"),
        ({"monks": squares(5), "faith": 4}, "convert"),
        ({"spaces": {"commission": ["labourer"] * 3}}, "convert"),
        ({"monks": squares(5), "faith": 4, "spaces": {"convert": ["labourer"] * 3}}, "fortify"),
        (
            {"monks": squares(5), "spaces": {"convert": ["labourer"] * 3, "fortify": ["labourer"] * 3}, "faith": 4},
            "commission",
        ),
        ({"monks": squares(5), "converted": ROW[1:], "walls": MANY_WALLS[:5], "faith": 4}, "commission"),
        (
            {
                "monks": squares(5),
                "converted": ROW[1:],
                "walls": MANY_WALLS[:5],
                "faith": 4,
                "influence": 9,
                "spaces": {"commission": ["labourer"] * 3},
            },
            "convert",
        ),
    ],
)
def test_a_kings_order_is_tried_from_the_right_the_unfulfilled_ones_first(its: dict[str, Any], does: str) -> None:
    row = ["lookout_viking", *NO_OUTSIDERS[1:]]
    t = turn("kings_order", its, round=3, orders=UP, outsiders=row)
    assert things(t, "rival_does") == [does]


@clause("PAL-15.34")
def test_only_orders_turned_up_are_tried_and_else_a_left_action_follows() -> None:
    t = turn("kings_order", {}, orders=["order_fortify", None, None])
    assert things(t, "rival_does") == ["fortify"]
    t = turn(
        "kings_order",
        {"walls": ["wall_scout"]},
        orders=["order_fortify", None, None],
        townsfolk=["peddler_1", *NO_TOWNSFOLK[1:]],
    )
    assert things(t, "rival_cannot_low") == ["fortify"] and things(t, "rival_does") == ["recruit"]


FIVE = ["favour_pray", "favour_supplies", "favour_labourers", "favour_attribute", "favour_borrowed_help"]


@clause("PAL-15.21", "PAL-15.35")
@pytest.mark.parametrize("marker", range(1, 6))
def test_the_marker_points_at_a_favour_then_to_the_right_then_from_the_left(marker: int) -> None:
    order = [*range(marker - 1, 5), *range(marker - 1)]
    for gone in range(5):
        busy = ["scout" if i in order[:gone] else None for i in range(5)]
        t = turn("kings_favour", {}, round=7, orders=UP, favours=FIVE, favour_workers=busy, marker=marker)
        assert (
            things(t, "uses_favour") == [FIVE[order[gone]]]
            and t.position()["favour_workers"][order[gone]] == "labourer"
        )


@clause("PAL-15.35")
def test_without_an_open_favour_a_left_action_follows() -> None:
    t = turn(
        "kings_favour",
        {},
        round=3,
        orders=UP,
        favours=["favour_pray", *[None] * 4],
        favour_workers=["scout", *[None] * 4],
        townsfolk=["peddler_1", *NO_TOWNSFOLK[1:]],
    )
    assert count(t, "rival_no_favour") == 1 and things(t, "rival_does") == ["recruit"]


@clause("PAL-15.35", "PAL-15.36", "PAL-15.37", "PAL-15.45", "PAL-R.16")
@pytest.mark.parametrize(
    ("card", "its", "workers", "marker", "tax"),
    [
        ("favour_free_recruit", {}, 2, 1, 5), ("favour_clear_name", {"suspicions": 0}, 0, 3, 3),
        ("favour_two_criminals", {"suspicions": 3}, 2, 1, 5), ("favour_attribute", {"faith": 1}, 0, 1, 5),
        ("favour_settle", {"unpaid": 0, "paid": 1}, 0, 1, 5), ("favour_borrowed_help", {"unpaid": 2}, 3, 1, 5),
        ("favour_builders", {}, 2, 1, 5), ("favour_labourers", {}, 3, 1, 5), ("favour_supplies", {}, 0, 4, 4),
        ("favour_pray", {}, 1, 1, 5),
    ],
)  # fmt: skip
def test_what_each_favour_brings_the_opponent(
    card: str, its: dict[str, int], workers: int, marker: int, tax: int
) -> None:
    t = turn(
        "kings_favour",
        {"suspicions": "suspicion_0", "unpaid": 1},
        round=3,
        orders=UP,
        favours=[card, *[None] * 4],
        townsfolk=["peddler_1", *NO_TOWNSFOLK[1:]],
        suspicion_deck=["suspicion_0", "suspicion_0"],
    )
    s = seat(t, 1)
    before = {"suspicions": 1, "unpaid": 1, "paid": 0, "faith": 0, "strength": 0, "influence": 0, "workshops": 0}
    now = {key: len(s[key]) if key in ("suspicions", "workshops") else s[key] for key in before}
    assert now == {**before, **its} and len(s["workers"]) == 8 - 1 + workers
    assert (t.position()["marker"], t.position()["tax"]) == (marker, tax) and card in FAVOURS


@clause("PAL-15.35", "PAL-R.16", "PAL-R.19", "PAL-15.55")
@pytest.mark.parametrize(
    ("its", "paid", "left", "tax"),
    [({"suspicions": "suspicion_0*3"}, 0, 1, 5), ({}, 0, 0, 4), ({"unpaid": 1, "suspicions": "suspicion_0"}, 1, 1, 5)],
)
def test_of_settling_accounts_the_left_option_that_does_something(
    its: dict[str, Any], paid: int, left: int, tax: int
) -> None:
    t = turn("kings_favour", its, round=3, orders=UP, favours=["favour_settle", *[None] * 4])
    s = seat(t, 1)
    assert (s["paid"], len(s["suspicions"]), t.position()["tax"]) == (paid, left, tax)


@clause("PAL-15.44", "PAL-4.10")
@pytest.mark.parametrize(
    ("action", "its"),
    [
        ("commission", {"monks": squares(7), "faith": 12}),
        ("garrison", {"outposts": squares(7), "strength": 12}),
        ("fortify", {"walls": MANY_WALLS, "influence": 12}),
        ("absolve", {"jars": [f"jar_space_{i}" for i in range(1, 8)], "influence": 12}),
        ("convert", {"converted": [*ROW[1:], "thief_viking", "traitor_viking"], "faith": 12}),
    ],
)
def test_the_limit_of_seven_binds_the_opponent(action: str, its: dict[str, Any]) -> None:
    t = turn(action, its, outsiders=["lookout_viking", *NO_OUTSIDERS[1:]])
    assert things(t, "rival_cannot_more") == [action] and action not in things(t, "rival_does")


@clause("PAL-15.44")
def test_attacks_have_no_limit_for_the_opponent() -> None:
    attacked = [card for card in OUTSIDERS if card.endswith("_viking") and card not in ROW][:8]
    assert len(seat(turn("attack", {"strength": 12, "attacked": attacked}), 1)["attacked"]) == 9


@clause("PAL-15.52", "PAL-15.53")
def test_each_left_action_is_taken_once_a_round_and_a_rest_ends_it() -> None:
    """Nothing on the right can be done, so the opponent goes through the left actions and rests."""
    t = solo(
        "labourer",
        {"workers": "labourer*4"},
        schemes=["scheme_garrison", "scheme_attack"],
        orders=["order_attack", None, None],
        outsiders=NO_OUTSIDERS,
        townsfolk=["peddler_3", *NO_TOWNSFOLK[1:]],
        suspicion_deck=["suspicion_0"],
    )
    t.play("pass")
    acts = things(t, "rival_does")
    left = [act for act in acts if act in ("recruit", "pray", "trade", "conspire")]
    assert left[:2] == ["recruit", "pray"] and len(left) == len({*left}) and t.position()["round"] == 2
    assert count(t, "rival_rests") + count(t, "rival_passes") >= 1 and seat(t, 1)["spaces"] == {}


# -- the score


@clause("PAL-15.39")
def test_what_the_opponent_scores_and_what_it_does_not() -> None:
    its = {
        "faith": 4,
        "monks": squares(5),
        "outposts": squares(5, but=squares(5)),
        "walls": [*MANY_WALLS[:4], "wall_vp2"],
        "jars": [f"jar_space_{i}" for i in range(1, 6)],
        "paid": 1,
        "unpaid": 1,
        "silver": 9,
        "provisions": 9,
        "workshops": [f"{a}_{s}" for a in ("commission", "fortify", "garrison", "absolve") for s in ("left", "middle")],
        "converted": ["thief_viking"],
    }
    t = solo({"silver": 0, "provisions": 0}, its, phase="over", round=8, orders=["order_fortify", None, None])
    assert terms(t, 1) == {
        "order_fortify": 4, "faith": 3, "commission": 2, "fortify": 1, "wall_points": 2, "garrison": 2, "absolve": 1,
        "paid_debts": 1, "unpaid_debts": -3, "thief_viking": 1,
    }  # fmt: skip
    assert total(t, 1) == 14


@clause("PAL-15.39", "PAL-H.20")
@pytest.mark.parametrize("card", OUTSIDERS)
def test_each_converted_outsider_is_worth_a_point_at_least_to_the_opponent(card: str) -> None:
    t = solo({"silver": 0, "provisions": 0}, {"converted": [card]}, phase="over", round=8)
    assert terms(t, 1) == {card: 2 if card.startswith("mercenary") else 1}


@clause("PAL-15.40", "PAL-R.17", "PAL-R.23")
@pytest.mark.parametrize(("shops", "points"), [(1, 1), (4, 2), (6, 3), (8, 4)])
def test_the_guardian_counts_workshops_and_the_hunter_nothing(shops: int, points: int) -> None:
    actions = ("commission", "fortify", "garrison", "absolve")
    placed = [f"{a}_{s}" for a in actions for s in ("left", "middle")][:shops]
    its = {"workshops": placed, "converted": ["guardian_viking", "hunter_saracen"]}
    t = solo({"silver": 0, "provisions": 0}, its, phase="over", round=8)
    assert terms(t, 1) == {"guardian_viking": points, "hunter_saracen": 1}


@clause("PAL-15.41")
@pytest.mark.parametrize(
    ("mine", "its", "winners"),
    [
        ({"paid": 3}, {"paid": 2}, (0,)),
        ({"paid": 2}, {"paid": 3}, ()),
        ({"paid": 2}, {"paid": 2, "suspicions": "suspicion_0"}, (0,)),
        ({"paid": 2, "suspicions": "suspicion_0"}, {"paid": 2}, ()),
        ({"walls": MANY_WALLS[:5]}, {"paid": 5}, (0,)),
        ({"paid": 5}, {"walls": MANY_WALLS[:5]}, ()),
    ],
)
def test_the_player_wins_with_more_points_ties_as_usual(
    mine: dict[str, Any], its: dict[str, Any], winners: tuple[int, ...]
) -> None:
    t = solo({"silver": 0, "provisions": 0, **mine}, its, phase="over", round=8, orders=["order_fortify", None, None])
    assert t.result is not None and t.result.winners == winners and t.result.rivals[0].total == total(t, 1)
