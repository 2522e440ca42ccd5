"""PAL-7: King's Orders and King's Favours."""

from typing import Any

import pytest

from games.paladins.facts import FAVOURS, ORDERS
from games.paladins.support import on, played, pool, seat, squares, table, terms
from games.support import asked, number, options, refusal, things
from regnum.kernel.table import Table
from support import clause

UP = ["order_attack", "order_convert", "order_absolve"]
ROW = ["squire_1", "gatekeeper_2", "abbot_1", "watchman_1", "debt_collector_1"]
VIKINGS = ["thief_viking", "traitor_viking", "lookout_viking", "marauder_viking", "guardian_viking", "armourer_viking"]
DONE = {
    "commission": ("monks", squares(7)),
    "fortify": (
        "walls",
        ["wall_scout", "wall_merchant", "wall_fighter", "wall_cleric", "wall_labourers3", "wall_labourers2"],
    ),
    "garrison": ("outposts", squares(7)),
    "absolve": ("jars", [f"jar_space_{i}" for i in range(1, 8)]),
    "attack": ("attacked", VIKINGS),
    "convert": ("converted", VIKINGS),
}
"""Where the pieces of an action lie, and some of them."""


def with_favour(card: str, *players: Any, **position: Any) -> Table:
    """A table of the third round with one Favour turned up."""
    favours = [card, None, None, None, None]
    return table(*players, **{"round": 3, "orders": UP, "favours": favours, "townsfolk": ROW, **position})


@clause("PAL-7.1", "PAL-EX.3")
@pytest.mark.parametrize(("slot", "points"), [(0, 4), (1, 6), (2, 8)])
def test_an_order_is_worth_more_in_a_later_slot_to_all_who_did_it_five_times(slot: int, points: int) -> None:
    orders = ["order_commission", "order_garrison", "order_absolve"]
    orders[slot] = "order_fortify"
    walls = DONE["fortify"][1]
    players = [
        {"walls": walls[:5]},
        {"walls": ["wall_vp2*2", "wall_strength2*2", "wall_scout_merchant"]},
        {"walls": walls[5:]},
    ]
    t = table(*players, round=8, phase="over", orders=orders)
    assert [terms(t, p).get("order_fortify", 0) for p in range(3)] == [points, points, 0]
    assert number(t, f"order_{slot + 1}") == points


@clause("PAL-7.1", "PAL-7.2", "PAL-EX.3")
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("done", [4, 5, 6])
def test_each_order_counts_its_own_action(order: str, done: int) -> None:
    key, pieces = DONE[ORDERS[order]]
    other = next(card for card in ORDERS if card != order)
    t = table({key: pieces[:done]}, round=8, phase="over", orders=[other, order, None])
    assert terms(t).get(order, 0) == (6 if done >= 5 else 0) and other not in terms(t)
    assert next(term.count for term in t.scores[0].terms if term.name == order) == min(done, 5)


@clause("PAL-7.3")
@pytest.mark.parametrize("card", FAVOURS)
def test_a_favour_takes_a_worker_of_its_kind_or_a_criminal(card: str) -> None:
    wanted = FAVOURS[card][0]
    mine = {"silver": 5, "provisions": 5, "unpaid": 1, "suspicions": "suspicion_0"}
    for kind in ("labourer", "scout", "merchant", "fighter", "cleric", "criminal"):
        t = with_favour(card, {**mine, "workers": [kind]})
        fits = wanted in (kind, "any") or kind == "criminal"
        assert ("favour 1" in options(t)) == fits
        if fits:
            t.play("favour 1")
            assert t.position()["favour_workers"][0] == kind
        else:
            assert refusal(t, "favour 1") == ("PAL-7.8" if wanted == "criminal" else "PAL-4.15")


@clause("PAL-7.3", "PAL-7.7")
@pytest.mark.parametrize(
    ("card", "cost", "missing"),
    [("favour_settle", "silver", "PAL-4.13"), ("favour_builders", "provisions", "PAL-4.13")],
)
def test_a_favour_is_paid_for_before_its_effect(card: str, cost: str, missing: str) -> None:
    kind = FAVOURS[card][0]
    assert refusal(with_favour(card, {"workers": [kind], cost: 0, "unpaid": 1}), "favour 1") == missing
    t = with_favour(card, {"workers": [kind], cost: 1, "unpaid": 1})
    t.play("favour 1")
    assert asked(t) == (0, "option") and seat(t)[cost] == 0


@clause("PAL-7.4", "PAL-H.19")
def test_a_favour_is_used_once_a_round_by_one_player() -> None:
    mine = {"workers": "labourer*2", "spaces": {"hunt": ["labourer", None]}}
    t = with_favour("favour_pray", mine, mine, mine)
    t.play("favour 1", "decline")
    assert refusal(t, "favour 1") == "PAL-7.4"
    t.play("pass")
    assert asked(t) == (2, "action") and refusal(t, "favour 1") == "PAL-7.4"
    t.play("trade 1")
    t.play("pass")
    assert asked(t) == (2, "action") and refusal(t, "favour 1") == "PAL-7.4"
    assert t.position()["favour_workers"][0] == "labourer"


@clause("PAL-7.4", "PAL-7.5", "PAL-H.19")
@pytest.mark.parametrize("round_", [3, 5, 7])
def test_a_favour_can_be_used_from_its_round_on(round_: int) -> None:
    favours = ["favour_pray", "favour_supplies", "favour_labourers", "favour_settle", "favour_borrowed_help"]
    shown = [card if i <= round_ - 3 else None for i, card in enumerate(favours)]
    mine = {"workers": "criminal*2", "spaces": {"hunt": ["labourer", None]}, "unpaid": 1}
    t = table(mine, round=round_, orders=UP, favours=shown)
    assert {f"favour {i + 1}" for i in range(round_ - 2)} <= {*options(t)}
    for slot in range(round_ - 2, 5):
        assert refusal(t, f"favour {slot + 1}") == "PAL-7.5"


@clause("PAL-7.6", "PAL-R.9", "PAL-H.12")
@pytest.mark.parametrize("paladin", [None, "samson"])
def test_a_free_develop_does_all_of_develop_but_its_workers_and_silver(paladin: str | None) -> None:
    mine = {
        "workers": "merchant",
        "silver": 0,
        "crew": ["architect_2"],
        "paladin": paladin,
        "workshops": ["attack_left"],
    }
    t = with_favour("favour_builders", {**mine, "provisions": 1})
    gain = played(t, "favour 1", "option 1", "workshop attack middle")
    assert gain == {"workshops": 1}  # a Merchant and Provisions are paid; the track and the Architect bring them back
    assert pool(t) == "merchant" and seat(t)["provisions"] == 1 and on(t, "develop") == []
    assert things(t, "ability") == ["architect_2"] and number(t, "seat0.done.develop") == 2


@clause("PAL-7.7")
@pytest.mark.parametrize(
    ("choice", "gain"), [("option 1", {"faith": 1}), ("option 2", {"influence": 1}), ("option 3", {"strength": 1})]
)
def test_of_a_choice_one_option_is_taken(choice: str, gain: dict[str, int]) -> None:
    t = with_favour("favour_attribute", "criminal")
    assert played(t, "favour 1", choice) == {"criminal": -1, **gain}


@clause("PAL-7.8", "PAL-H.9")
def test_a_purple_space_takes_criminals_only() -> None:
    t = with_favour("favour_labourers", "labourer scout merchant fighter cleric")
    assert refusal(t, "favour 1") == "PAL-7.8"
    t = with_favour("favour_labourers", "labourer criminal", "criminal")
    t.play("favour 1")
    assert pool(t) == "labourer labourer labourer labourer" and pool(t, 1) == "criminal"


@clause("PAL-7.9")
def test_workers_on_favours_stay_when_their_owner_passes() -> None:
    t = with_favour("favour_supplies", "labourer*2", "labourer*3")
    t.play("favour 1")
    t.play("1: hunt 1")
    t.play("pass")
    assert asked(t) == (1, "action") and t.position()["favour_workers"][0] == "labourer"
    t.play("pass")
    assert t.position()["favour_workers"] == [None] * 5 and t.position()["round"] == 4
