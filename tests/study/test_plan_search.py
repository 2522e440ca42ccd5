"""The search for a plan in one kingdom: it keeps what wins, and knows only the cards it is given."""

import random

from regnum.bots.dominion import plans
from regnum.study.plan_search import LONGEST, POOL, RANGES, STAGES, Data, changed, search, sketch

KINGDOM = ["chapel", "festival", "gardens", "laboratory", "market", "militia", "moat", "smithy", "village", "witch"]
CARDS = [*KINGDOM, "silver", "gold"]


def markets(data: Data, _games: int, _seed: str) -> float:
    """A game in which whoever wishes for most Markets wins most."""
    return float(sum(card == "market" for card, _ in data["menu"]) / LONGEST)


def test_the_search_finds_what_wins() -> None:
    found = search(markets, CARDS, [{"menu": [["gold", 99], ["silver", 99]]}], 400, random.Random(1))
    assert len(found) <= POOL
    assert markets(found[0], 0, "") >= 0.4
    assert [markets(data, 0, "") for data in found] == sorted((markets(data, 0, "") for data in found), reverse=True)


def test_the_same_dice_find_the_same() -> None:
    pool = [sketch(KINGDOM, random.Random(i)) for i in range(30)]
    assert search(markets, CARDS, pool, 50, random.Random(3)) == search(markets, CARDS, pool, 50, random.Random(3))


def test_a_plan_that_loses_is_dropped_early() -> None:
    played: list[int] = []

    def loses(data: Data, games: int, _seed: str) -> float:
        new = data["menu"] != [["gold", 99]]
        if new:
            played.append(games)
        return 0.2 if new else 0.9

    assert search(loses, CARDS, [{"menu": [["gold", 99]]}], 40, random.Random(2))[0]["menu"] == [["gold", 99]]
    assert played and set(played) == {STAGES[0]}


def test_sketches_and_changes_can_be_played() -> None:
    dice = random.Random(4)
    for _ in range(200):
        cards = dice.sample(KINGDOM, 6)
        data = sketch(cards, dice)
        assert set(plans.needs(data)) <= set(cards)
        for _ in range(5):
            data = changed(data, CARDS, dice)
        assert 1 <= len(data["menu"]) <= LONGEST
        assert set(plans.needs(data)) <= set(KINGDOM)
        for name, (low, high) in RANGES.items():
            assert low <= getattr(plans.plan(data), name, low) <= high or name not in data
