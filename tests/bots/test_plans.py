"""The engine player's plans: which one it takes, and what a plan says about trashing."""

from typing import Any

import pytest

import regnum
from regnum.bots.dominion import plans
from regnum.bots.dominion.engine import Engine
from regnum.games.dominion.codes import answers
from regnum.games.dominion.data import KINGDOMS, NUMBER, kingdom_cards

pytestmark = pytest.mark.both_builds

MONEY = [["gold", 99], ["silver", 99]]
KINGDOM = ["chapel", "feast", "laboratory", "market", "village", "moat", "thief", "spy", "witch", "workshop"]


def chosen(known: list[dict[str, Any]], mine: dict[str, Any], kingdom: list[str] = KINGDOM, **position: Any) -> int:
    """What a player with these plans does in its turn."""
    players = [{"turns": 5, **mine}, {"deck_rest": "copper*7 estate*3", "turns": 5}]
    t = regnum.scenario("dominion", {"players": players, "kingdom": kingdom, "edition": "mixed", **position})
    g = t.core
    return Engine([plans.plan(data) for data in known]).choose(g, g.first_open(g.root))


def bought(known: list[dict[str, Any]], kingdom: list[str]) -> int:
    return chosen(known, {"deck_rest": "copper*7 estate*3"}, kingdom, phase="buy", coins=5)


def test_every_kingdom_has_a_plan() -> None:
    """The last plan needs no Kingdom card; every figure is a share of ten thousand games."""
    written = plans.written()
    assert plans.needs(written[-1]) == []
    for data in written:
        without, with_smithy = data["wins"]
        assert 0 < with_smithy < 10000 and 0 <= without < 10000
        assert (without == 0) == ("smithy" in plans.needs(data)), "without Smithy it cannot be followed"


def test_the_plan_that_wins_most_is_taken_among_those_that_fit() -> None:
    smithy = [card for card in KINGDOM if card != "spy"] + ["smithy"]
    known = [
        {"menu": [["laboratory", 9]], "wins": [8000, 5000]},
        {"menu": [["market", 9]], "wins": [7000, 6000]},
        {"menu": [["council_room", 9]], "wins": [9999, 9999]},
        {"menu": MONEY, "wins": [5000, 2500]},
    ]
    assert bought(known, KINGDOM) == NUMBER["laboratory"]
    assert bought(known, smithy) == NUMBER["market"]
    assert bought(known[2:], KINGDOM) == NUMBER["silver"]


@pytest.mark.parametrize(("hold", "thin", "first"), [(5, 3, "no"), (7, 3, "chapel"), (5, 30, "no"), (7, 30, "no")])
def test_coppers_are_kept_while_they_are_needed(hold: int, thin: int, first: str) -> None:
    """With six coins in hand the Chapel would cost a Gold; and a poor deck keeps its Coppers."""
    plan = {"menu": MONEY, "hold": hold, "thin": thin, "wins": [1, 1]}
    mine = {"hand": "chapel silver*2 copper*2", "deck_rest": "gold*2 copper*4"}
    assert chosen([plan], mine) == (NUMBER["chapel"] if first == "chapel" else answers.PASS)


def test_a_feast_is_not_trashed_for_a_silver() -> None:
    mine = {"hand": "feast copper*4", "deck_rest": "copper*3 estate*3"}
    assert chosen([{"menu": MONEY, "wins": [1, 1]}], mine) == answers.PASS
    assert chosen([{"menu": [["laboratory", 9], *MONEY], "wins": [1, 1]}], mine) == NUMBER["feast"]


def test_the_plans_name_only_cards_that_there_are() -> None:
    known = {*kingdom_cards("mixed"), "copper", "silver", "gold", "estate", "duchy", "province", "curse"}
    for data in plans.written():
        assert {card for card, _ in data["menu"]} <= known
    assert all(any(set(plans.needs(data)) <= set(k["cards"]) for data in plans.written()) for k in KINGDOMS.values())


LATE = {"deck_rest": "gold*6 silver*6 copper*7 estate*3 smithy*2"}
"""A deck of 24 cards."""
GREEN = ["gardens", "militia", "council_room", "library", "market", "village", "moat", "thief", "smithy", "workshop"]


@pytest.mark.parametrize(
    ("cards", "left", "coins", "gardens", "taken"),
    [
        (24, 2, 4, 2, "gardens"),  # two points rather than one
        (24, 2, 5, 2, "duchy"),
        (30, 2, 5, 2, "gardens"),
        (30, 2, 5, 1, "duchy"),
        (30, 2, 6, 2, "gardens"),
        (30, 2, 3, 2, "estate"),
    ],
)
def test_gardens_are_late_points_for_what_they_are_worth(
    cards: int, left: int, coins: int, gardens: int, taken: str
) -> None:
    plan = {"menu": [*MONEY, ["gardens", 8]], "duchy": 4, "gold": 4, "estate": 2, "gardens": gardens, "wins": [1, 1]}
    mine = {"deck_rest": f"{LATE['deck_rest']} copper*{cards - 24}" if cards > 24 else LATE["deck_rest"]}
    position = {"phase": "buy", "coins": coins, "supply": {"province": left}}
    assert chosen([plan], mine, GREEN, **position) == NUMBER[taken]


def test_gardens_that_are_not_on_the_list_are_left_alone() -> None:
    """So that a plan's figures hold wherever its own cards are on the table."""
    plan = {"menu": MONEY, "duchy": 4, "gold": 4, "estate": 2, "gardens": 8, "wins": [1, 1]}
    mine = {"deck_rest": f"{LATE['deck_rest']} copper*20"}
    assert chosen([plan], mine, GREEN, phase="buy", coins=5, supply={"province": 2}) == NUMBER["duchy"]


@pytest.mark.parametrize(
    ("hand", "played"),
    [
        ("militia smithy gold*2 silver", "militia"),  # eight coins are there: more would buy nothing
        ("militia smithy copper*3", "smithy"),
        ("militia council_room gold*2 silver", "militia"),
        ("militia council_room copper*3", "council_room"),
        ("militia library copper*3", "library"),
        ("militia library copper*5", "militia"),  # a full hand
        ("moat smithy copper*3", "smithy"),
    ],
)
def test_of_two_actions_that_end_the_turn_the_better_one_is_played(hand: str, played: str) -> None:
    plan = {"menu": MONEY, "attack": 6, "wins": [1, 1]}
    assert chosen([plan], {"hand": hand, "deck_rest": "gold*3 silver*3 copper*4"}, GREEN) == NUMBER[played]


@pytest.mark.parametrize(("dare", "taken"), [(6, "province"), (7, "duchy")])
def test_who_is_far_behind_takes_the_last_province_but_one(dare: int, taken: str) -> None:
    """Six points behind the last Province would then win for the other; but without both there is no win either."""
    plan = {"menu": MONEY, "coins": 10, "province": 4, "dare": dare, "wins": [1, 1]}
    players = [{"deck_rest": "gold*6 province*2", "turns": 9}, {"deck_rest": "gold*6 province*3", "turns": 9}]
    t = regnum.scenario(
        "dominion",
        {"players": players, "kingdom": GREEN, "phase": "buy", "coins": 8, "supply": {"province": 2}},
    )
    g = t.core
    assert Engine([plans.plan(plan)]).choose(g, g.first_open(g.root)) == NUMBER[taken]
