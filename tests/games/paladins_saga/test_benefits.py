"""TOM-2: what the Tomes of Architects do for their owners in Paladins."""

from typing import Any

import pytest

from games.paladins_saga.support import (
    BUILDINGS,
    CAPTURES,
    CATHEDRAL,
    DEBTS,
    MARBLE,
    VIRTUE,
    purse,
    started,
    table,
)
from games.support import asked, count, number, options
from regnum.kernel.table import Table
from support import clause


def act(t: Table, action: str) -> None:
    """An action, with the first workers and targets that there are."""
    t.play(action)
    while t.pending[0].seat == 0 and t.pending[0].kind not in ("action", "use"):
        t.play(t.pending[0].options[0])


@clause("TOM-2.29", "TOM-2.15", "TOM-2.28")
@pytest.mark.parametrize(
    ("tome", "action", "what", "without", "more"),
    [
        (MARBLE, "trade 2", "silver", 3, 1),
        (MARBLE, "trade 1", "silver", 1, 0),
        (CAPTURES, "hunt 2", "provisions", 3, 1),
        (CAPTURES, "hunt 1", "provisions", 1, 0),
    ],
)
def test_two_workers_bring_one_more_where_a_tome_says_so(
    tome: str, action: str, what: str, without: int, more: int
) -> None:
    mine = {"workers": "labourer*2 merchant*2 scout*2", "silver": 0, "provisions": 0}
    for claimed, n in (([tome], without + more), ([], without)):
        t = table({**mine, "claimed": claimed})
        certain = next(o for o in t.pending[0].options if o.notation == action).gain
        act(t, action)
        assert purse(t)[what] == n == sum(k for name, k in certain if name == what)
        assert count(t, "ability") == (n > without)


@clause("TOM-2.29", "TOM-2.35")
def test_commission_brings_silver() -> None:
    mine = {"workers": "labourer*2 cleric*2 criminal*2", "silver": 0, "provisions": 9, "faith": 6}
    found = []
    for claimed in ([], [CATHEDRAL], [CATHEDRAL, MARBLE]):
        t = table({**mine, "claimed": claimed})
        act(t, "commission")
        found.append(count(t, "ability"))
    assert found == [0, 1, 1]


@clause("TOM-2.28", "TOM-2.29")
def test_a_view_tells_what_each_tome_brings_and_where() -> None:
    mine = {"workers": "labourer*2", "claimed": [MARBLE, CATHEDRAL, CAPTURES, BUILDINGS]}
    told = table(mine).view(1)["numbers"]
    brings = {name: number for name, number in told.items() if ".brings." in name}
    assert brings == {
        "seat0.brings.trade_two.silver": {"value": 1, "terms": [[MARBLE, 1]]},
        "seat0.brings.hunt_two.provisions": {"value": 1, "terms": [[CAPTURES, 1]]},
        "seat0.brings.commission.silver": {"value": 1, "terms": [[CATHEDRAL, 1]]},
    }
    develop = told["seat0.cost.develop"]
    assert develop["terms"][-1] == [BUILDINGS, -1] and sum(n for _, n in develop["terms"]) == develop["value"]
    assert told["seat1.cost.develop"]["value"] == develop["value"] + 1


@clause("TOM-2.29")
@pytest.mark.parametrize(("tome", "action"), [(BUILDINGS, "develop"), (VIRTUE, "pray")])
def test_develop_and_pray_are_cheaper_but_never_below_nothing(tome: str, action: str) -> None:
    plain, cheaper = (
        int(number(table({"workers": "labourer*2", "claimed": claimed}), f"seat0.cost.{action}"))
        for claimed in ([], [tome])
    )
    assert cheaper == max(plain - 1, 0) and plain > 0
    used = {"hunt": ["scout", None]}
    mine: dict[str, Any] = {"workers": "labourer*3 cleric*2", "silver": plain - 1, "spaces": used}
    assert action not in options(table(mine))
    t = table({**mine, "claimed": [tome]})
    assert action in options(t)
    act(t, action)
    assert purse(t)["silver"] == 0


@clause("TOM-2.38", "TOM-2.39", "TOM-6.16", "TOM-R.11", "TOM-R.30")
def test_a_debt_that_is_a_price_may_be_bought_off_and_nothing_answers_to_it() -> None:
    mine = {"workers": "labourer*2", "silver": 2, "claimed": [DEBTS], "crew": ["trickster_1"]}
    t = table(mine, tomesaga_townsfolk=True)
    t.play("recruit 1")
    t.play(next(o for o in options(t) if o.endswith(" debt")))
    assert asked(t) == (0, "use") and options(t) == ["take", "decline"]
    again = t.clone()
    t.play("take")
    assert purse(t)["unpaid"] == 0 and count(t, "buys_off_debt") == 1 and count(t, "ability") == 0
    again.play("decline")
    assert purse(again)["unpaid"] == 1 and count(again, "ability") == 1


@clause("TOM-2.38")
def test_without_two_silver_a_debt_is_taken_unasked() -> None:
    t = table({"workers": "labourer*2", "silver": 1, "claimed": [DEBTS]})
    t.play("recruit 1")
    t.play(next(o for o in options(t) if o.endswith(" debt")))
    assert purse(t)["unpaid"] == 1 and count(t, "buys_off_debt") == 0


@clause("TOM-2.38")
def test_the_debt_of_an_inquisition_may_be_bought_off_in_the_turn_of_another() -> None:
    other = {"workers": "labourer", "silver": 3, "suspicions": "suspicion_1*4", "claimed": [DEBTS], "victory": 3}
    t = table({"workers": "labourer*2 cleric", "silver": 0}, other, tax=1)
    t.play("conspire")
    while asked(t)[1] == "worker":
        t.play(t.pending[0].options[0])
    assert asked(t) == (1, "use")
    t.play("take", seat=1)
    assert (purse(t, 1)["unpaid"], purse(t, 1)["silver"], len(purse(t, 1)["suspicions"])) == (0, 1, 2)


@clause("TOM-2.15", "TOM-2.16", "TOM-2.35")
def test_tomes_help_their_owner_only_and_are_no_townsfolk() -> None:
    after = {"shelves": [{"claimed": [MARBLE, DEBTS], "victory": 3}, {}], "winner": 1}
    t = started(2, after)
    lying = [[thing["card"] for thing in t.view(None)["places"][f"seat{p}.crew"]["things"]] for p in range(2)]
    assert lying == [[MARBLE, DEBTS], []] and purse(t)["crew"] == []


@clause("TOM-2.28")
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_tome_tells_its_benefit(lang: str) -> None:
    t = table({"workers": "labourer"})
    for tome in (MARBLE, DEBTS, BUILDINGS, VIRTUE, CATHEDRAL, CAPTURES, "tome_pal_walls", "tome_pal_suspicion"):
        assert len(t.game.help(tome, lang, t.options).lines) == 3
    assert len(t.game.help("tome_vis_castle", lang, t.options).lines) == 2
