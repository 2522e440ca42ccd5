"""PAL-15.1 to 15.17 and the end of a round: the solo opponent's set-up, rounds and turns."""

from collections import Counter
from typing import Any

import pytest

import regnum
from games.paladins.facts import FAVOURS, ORDERS, SCHEMES, TAVERN
from games.paladins.support import NO_TOWNSFOLK, amounts, cards_at, kinds, play_on, pool, seat, seen, solo
from games.support import asked, count, options, refusal, things
from support import clause

DECK = [scheme for scheme, (copies, action) in SCHEMES.items() for _ in range(copies) if action != "kings_favour"]
UP = ["order_attack", "order_convert", "order_absolve"]


def rival(**changes: Any) -> dict[str, Any]:
    """A solo opponent with six workers."""
    return {"workers": "labourer*6", **changes}


@clause("PAL-15.1", "PAL-15.2", "PAL-15.3")
def test_the_player_begins_as_usual_and_the_opponent_with_an_empty_board() -> None:
    t = regnum.new("paladins", 1, seed=1)
    mine, its = seat(t), seat(t, 1)
    assert (mine["silver"], mine["provisions"], t.position()["tax"], len(seen(t, "free"))) == (3, 1, 5, 25)
    assert not any(
        its[key] for key in ("monks", "outposts", "jars", "walls", "crew", "workers", "spaces", "suspicions")
    )
    assert (its["faith"], its["strength"], its["influence"], its["unpaid"]) == (0, 0, 0, 0)
    assert t.position()["stack"] == ["influence", "faith", "strength"] and t.position()["marker"] == 1


@clause("PAL-15.4")
def test_twelve_schemes_are_shuffled_and_those_for_favours_set_aside() -> None:
    shown: set[str] = set()
    firsts = set()
    for seed in range(3):
        t = regnum.new("paladins", 1, seed=seed)
        assert cards_at(t, "schemes") == 12 and seen(t, "schemes") == seen(t, "scheme_discard") == []
        play_on(t, 3)
        drawn = things(t, "rival_scheme")
        shown |= {*drawn}
        firsts.add(drawn[0])
    assert "scheme_kings_favour" not in shown and len(shown) > 5 and len(firsts) > 1


@clause("PAL-15.5", "PAL-R.17")
@pytest.mark.parametrize(("difficulty", "orders"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_difficulty_is_a_number_of_workshops_on_different_actions(difficulty: str, orders: int) -> None:
    placed: Counter[str] = Counter()
    for seed in range(30):
        t = regnum.new("paladins", 1, seed=seed, options={"difficulty": difficulty})
        shops = seat(t, 1)["workshops"]
        assert len(shops) == len({shop.partition("_")[0] for shop in shops}) == orders
        placed.update(shop.partition("_")[0] for shop in shops)
    assert {*placed} == {*ORDERS.values()}


@clause("PAL-15.5", "PAL-15.6", "PAL-15.8", "PAL-R.17", "PAL-EX.21")
@pytest.mark.parametrize(("difficulty", "orders"), [("easy", 1), ("standard", 3), ("hard", 5)])
def test_the_orders_are_shuffled_again_and_each_brings_a_workshop(difficulty: str, orders: int) -> None:
    again = False
    for seed in range(3):
        t = regnum.new("paladins", 1, seed=seed, options={"difficulty": difficulty})
        before = {shop.partition("_")[0] for shop in seat(t, 1)["workshops"]}
        play_on(t, 3)
        while asked(t)[1] != "paladin":
            t.play(options(t)[0])
        actions = [ORDERS[order] for order in seen(t, "orders")]
        counted = Counter(shop.partition("_")[0] for shop in seat(t, 1)["workshops"])
        assert counted == Counter([*before, *actions]) and counted.total() == orders + 3
        again = again or bool(before & {*actions})
    assert again or difficulty == "easy"


@clause("PAL-15.7", "PAL-15.11")
def test_the_player_always_goes_first() -> None:
    t = regnum.new("paladins", 1, seed=2)
    assert t.position()["start"] == 0
    play_on(t, 2)
    assert t.position()["start"] == 0 and asked(t)[0] == 0
    t = solo("labourer*3", rival(), schemes=["scheme_trade"])
    assert asked(t) == (0, "action") and count(t, "rival_scheme") == 0


@clause("PAL-15.8")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_an_order_turned_up_moves_its_workshop_to_its_action(round_: int) -> None:
    before = [card if i < round_ - 1 else None for i, card in enumerate(UP)]
    position = {"phase": "round", "round": round_, "orders": before, "order_deck": [UP[round_ - 1]]}
    t = solo({}, {"workshops": ["attack_left", "convert_left"]}, **position)
    action = ORDERS[UP[round_ - 1]]
    expected = f"{action}_left" if action == "absolve" else f"{action}_middle"
    assert sorted(seat(t, 1)["workshops"]) == sorted(["attack_left", "convert_left", expected])


@clause("PAL-15.6", "PAL-15.8")
@pytest.mark.parametrize("round_", [2, 3, 4, 7])
def test_a_favour_turned_up_sends_its_scheme_to_the_discards(round_: int) -> None:
    favours = [*FAVOURS][: max(round_ - 3, 0)]
    shown = {"orders": [card if i < round_ - 1 else None for i, card in enumerate(UP)]}
    shown["favours"] = [*favours, *[None] * (5 - len(favours))]
    t = solo({}, {}, phase="round", round=round_, scheme_discard=["scheme_trade"], **shown)
    discards = t.position()["scheme_discard"]
    assert discards == ["scheme_trade", *["scheme_kings_favour"] * (round_ >= 3)]
    assert cards_at(t, "schemes") == 11 + len(favours)


@clause("PAL-15.9", "PAL-15.54")
@pytest.mark.parametrize(("left", "criminals"), [("tavern_12", 2), ("tavern_02", 1), ("tavern_20", 0)])
def test_the_opponent_draws_for_the_criminals_on_the_card_that_is_left(left: str, criminals: int) -> None:
    deck = ["suspicion_0", "suspicion_0", "suspicion_1", "suspicion_0"]
    t = solo({"hand": ["oliver"]}, {}, phase="workers", taverns=["tavern_16", left], suspicion_deck=deck)
    t.play("take tavern_16")
    assert seat(t)["suspicions"] == deck[:2] and seat(t, 1)["suspicions"] == deck[2 : 2 + criminals]
    assert TAVERN[left].split().count("criminal") == criminals and asked(t) == (0, "action")
    assert sorted(pool(t).split()) == sorted(["cleric", "cleric", *TAVERN["tavern_16"].split()])
    assert t.position()["marker"] == (2 if criminals else 1) and t.position()["tax"] == (4 if criminals else 5)


@clause("PAL-15.10", "PAL-EX.23")
@pytest.mark.parametrize("round_", range(1, 8))
def test_the_opponent_starts_each_round_with_three_workers_more_than_its_number(round_: int) -> None:
    t = solo({"hand": ["oliver"]}, {}, phase="workers", round=round_, taverns=["tavern_20", "tavern_21"])
    t.play("take tavern_20")
    assert seat(t, 1)["workers"] == ["labourer"] * (round_ + 3) and amounts(t, "rival_begins") == [round_ + 3]


@clause("PAL-15.10", "PAL-15.53")
def test_the_opponent_keeps_no_worker_and_its_board_is_cleared_at_the_end_of_the_round() -> None:
    its = {"workers": "labourer*3", "spaces": {"attack": ["labourer"] * 3, "trade": ["labourer", None]}, "passed": True}
    t = solo("labourer", its)
    t.play("pass")
    assert t.position()["round"] == 2 and seat(t, 1)["workers"] == [] and seat(t, 1)["spaces"] == {}


@clause("PAL-15.11")
def test_player_and_opponent_act_in_turn_and_one_goes_on_when_the_other_has_passed() -> None:
    t = solo("labourer*4", {"workers": "labourer*2"}, schemes=["scheme_trade", "scheme_conspire"])
    t.play("hunt 1")
    assert things(t, "rival_scheme") == ["scheme_trade"] and asked(t) == (0, "action")
    t = solo("labourer*4", {"workers": "labourer", "passed": True}, schemes=["scheme_trade"])
    t.play("hunt 1")
    assert asked(t) == (0, "action") and count(t, "rival_scheme") == 0
    t = solo("labourer*4", rival(), schemes=["scheme_trade", "scheme_conspire"])
    t.play("pass", "keep labourer", "keep labourer", "keep labourer")
    assert count(t, "rival_scheme") > 2 and t.position()["round"] == 2


@clause("PAL-15.12")
@pytest.mark.parametrize("done", range(5))
def test_what_cannot_be_done_becomes_the_first_left_action_that_can(done: int) -> None:
    left = ["recruit", "pray", "trade", "conspire"]
    spaces = {action: ["labourer", None] if action in ("recruit", "trade") else ["labourer"] for action in left[:done]}
    t = solo("labourer*3", {"workers": "labourer*2", "spaces": spaces}, schemes=["scheme_commission"],
             townsfolk=["peddler_1", *NO_TOWNSFOLK[1:]], suspicion_deck=["suspicion_0"])  # fmt: skip
    t.play("hunt 1")
    assert things(t, "rival_cannot_workers") == ["commission"]
    if done < 4:
        assert things(t, "rival_does") == [left[done]] and things(t, "rival_cannot_filled") == left[:done]
    else:
        assert count(t, "rival_rests") == 1 and seat(t, 1)["passed"]


@clause("PAL-15.12")
@pytest.mark.parametrize(
    ("scheme", "its", "why"),
    [
        ("attack", {"workers": "labourer*2", "strength": 12}, "workers"),
        ("attack", {"strength": 12, "spaces": {"attack": ["labourer"] * 3}}, "filled"),
        ("fortify", {"walls": ["wall_scout"]}, "low"), ("absolve", {"jars": ["jar_space_1"]}, "low"),
        ("garrison", {}, "target"), ("attack", {}, "target"), ("convert", {"faith": 1}, "target"),
    ],
)  # fmt: skip
def test_the_opponent_says_why_it_cannot(scheme: str, its: dict[str, Any], why: str) -> None:
    row = [None, "thief_viking", None, None, None, None]
    t = solo(
        "labourer*3",
        rival(**its),
        schemes=[f"scheme_{scheme}"],
        outsiders=row,
        townsfolk=["peddler_1", *NO_TOWNSFOLK[1:]],
    )
    t.play("hunt 1")
    assert things(t, f"rival_cannot_{why}") == [scheme] and things(t, "rival_does") == ["recruit"]


@clause("PAL-15.13")
@pytest.mark.parametrize("action", ["recruit", "trade", "conspire"])
def test_a_left_action_has_one_space_for_the_opponent(action: str) -> None:
    row = ["peddler_3", *NO_TOWNSFOLK[1:]]
    position = {"schemes": [f"scheme_{action}"], "townsfolk": row, "suspicion_deck": ["suspicion_0"]}
    t = solo("labourer*3", {"workers": "labourer*5"}, **position)
    t.play("hunt 1")
    assert things(t, "rival_does") == [action] and sum(map(bool, seat(t, 1)["spaces"][action])) == 1
    spaces = {action: ["labourer"] if action == "conspire" else ["labourer", None]}
    t = solo("labourer*3", {"workers": "labourer*5", "spaces": spaces}, **position)
    t.play("hunt 1")
    assert action not in things(t, "rival_does")


@clause("PAL-15.14", "PAL-EX.24")
@pytest.mark.parametrize("shops", [0, 1, 2])
def test_a_right_action_needs_three_workers_less_one_for_each_workshop(shops: int) -> None:
    spots = ["commission_left", "commission_middle"][:shops]
    for workers in range(1, 5):
        t = solo("labourer*3", {"workers": f"labourer*{workers}", "workshops": spots}, schemes=["scheme_commission"],
                 townsfolk=["peddler_3", *NO_TOWNSFOLK[1:]])  # fmt: skip
        t.play("hunt 1")
        if workers >= 3 - shops:
            assert things(t, "rival_does") == ["commission"]
            assert sum(map(bool, seat(t, 1)["spaces"].get("commission", []))) == 3 - shops or seat(t, 1)["passed"]
        else:
            assert things(t, "rival_does") == ["recruit"]


@clause("PAL-15.14")
def test_a_right_action_stays_filled_for_the_opponent() -> None:
    t = solo(
        "labourer*3",
        {"workers": "labourer*9", "faith": 2},
        schemes=["scheme_commission", "scheme_kings_order"],
        orders=["order_commission", None, None],
        townsfolk=["peddler_3", "peddler_1", *NO_TOWNSFOLK[2:]],
    )
    t.play("hunt 1")
    t.play("trade 1")
    assert things(t, "rival_cannot_filled") == ["commission"] and len(seat(t, 1)["monks"]) == 1


@clause("PAL-15.15", "PAL-R.18")
def test_the_opponent_passes_without_workers_or_after_a_rest() -> None:
    t = solo("labourer*3", {"workers": "labourer"}, schemes=["scheme_trade"])
    t.play("hunt 1")
    assert seat(t, 1)["passed"] and count(t, "rival_passes") == 1
    spaces = {
        "recruit": ["labourer", None],
        "pray": ["labourer"],
        "trade": ["labourer", None],
        "conspire": ["labourer"],
    }
    t = solo("labourer*3", {"workers": "labourer*2", "spaces": spaces}, schemes=["scheme_attack"])
    t.play("hunt 1")
    assert seat(t, 1)["passed"] and seat(t, 1)["workers"] == ["labourer"] and count(t, "rival_rests") == 1


@clause("PAL-15.16", "PAL-R.14")
def test_an_empty_scheme_deck_is_made_anew_from_the_discards() -> None:
    t = solo("labourer*3", rival(), scheme_discard=DECK)
    t.play("hunt 1")
    assert kinds(t, "rival_reshuffles", "rival_scheme")[:2] == ["rival_reshuffles", "rival_scheme"]
    assert cards_at(t, "schemes") + len(t.position()["scheme_discard"]) == 12


@clause("PAL-15.16")
def test_the_last_scheme_is_drawn_before_anything_is_reshuffled() -> None:
    rest = [card for card in DECK if card != "scheme_trade"]
    t = solo("labourer*3", rival(), schemes=["scheme_trade"], scheme_discard=rest)
    t.play("hunt 1")
    assert things(t, "rival_scheme") == ["scheme_trade"] and cards_at(t, "schemes") == 0
    assert count(t, "rival_reshuffles") == 0


@clause("PAL-15.17")
def test_schemes_are_not_reshuffled_between_rounds() -> None:
    t = solo("labourer", {"passed": True}, scheme_discard=["scheme_trade", "scheme_attack"])
    t.play("pass")
    assert t.position()["round"] == 2 and t.position()["scheme_discard"] == ["scheme_trade", "scheme_attack"]
    assert cards_at(t, "schemes") == 10 and count(t, "rival_reshuffles") == 0


@clause("PAL-15.38", "PAL-R.32", "PAL-H.17")
@pytest.mark.parametrize(
    ("before", "gone", "after"),
    [
        (["a", "b", None, "c", None], ["c"], ["n", "n", "n", "a", "b"]),
        (["a", "b", "c", "d", "e"], ["d", "e"], ["n", "n", "a", "b", "c"]),
        (["a", "b", "c", None, "d"], ["d"], ["n", "n", "a", "b", "c"]),
        (["a", None, None, None, None], [], ["n", "n", "n", "n", "a"]),
    ],
)
def test_alone_the_two_rightmost_townsfolk_leave(before: list[str | None], gone: list[str], after: list[str]) -> None:
    names = {"a": "squire_1", "b": "squire_2", "c": "squire_3", "d": "abbot_1", "e": "abbot_2", None: None}
    deck = ["peddler_1", "peddler_2", "peddler_3", "watchman_1"]
    t = solo("labourer", {"passed": True}, townsfolk=[names[x] for x in before], town_deck=deck)
    t.play("pass")
    row = ["n" if card in deck else card for card in t.position()["townsfolk"]]
    assert row == [x if x == "n" else names[x] for x in after]
    assert sorted(t.position()["town_discard"]) == sorted(names[x] for x in gone)


@clause("PAL-15.38", "PAL-R.32", "PAL-H.17")
@pytest.mark.parametrize(
    ("before", "gone", "after"),
    [
        (["a", "b", "c", None, "d", "e"], ["a", "b"], ["c", "d", "e", "n", "n", "n"]),
        ([None, "a", "b", None, None, None], ["a"], ["b", "n", "n", "n", "n", "n"]),
        ([None, None, "a", "b", None, None], [], ["a", "b", "n", "n", "n", "n"]),
    ],
)
def test_alone_the_two_leftmost_outsiders_leave(before: list[str | None], gone: list[str], after: list[str]) -> None:
    names = {"a": "thief_viking", "b": "traitor_viking", "c": "hunter_saracen", "d": "archer_saracen",
             "e": "invader_saracen", None: None}  # fmt: skip
    deck = ["mercenary_viking", "warrior_saracen", "lookout_viking", "champion_saracen", "armourer_viking"]
    t = solo("labourer", {"passed": True}, outsiders=[names[x] for x in before], outsider_deck=deck)
    t.play("pass")
    row = ["n" if card in deck else card for card in t.position()["outsiders"]]
    assert row == [x if x == "n" else names[x] for x in after]
    assert sorted(t.position()["outsider_discard"]) == sorted(names[x] for x in gone)


@clause("PAL-15.54")
def test_the_player_draws_suspicions_before_the_opponent_one_at_a_time() -> None:
    t = solo({"hand": ["oliver"]}, {}, phase="workers", taverns=["tavern_12", "tavern_16"], tax=2,
             suspicion_deck=["suspicion_0", "suspicion_1", "suspicion_1", "suspicion_0"])  # fmt: skip
    t.play("take tavern_12")
    drawn = [(event.seat, event.things) for event in t.events if event.kind == "draws_suspicion"]
    assert [p for p, things_ in drawn for _ in things_] == [0, 0, 1, 1]
    steps = kinds(t, "draws_suspicion", "inquisition")
    assert steps[-2:] == ["inquisition", "draws_suspicion"] and refusal(t, "take tavern_16") == ""
    assert (seat(t)["unpaid"], seat(t, 1)["unpaid"], len(seat(t)["suspicions"])) == (1, 0, 1)
