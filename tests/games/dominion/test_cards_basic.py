"""The seven basic cards, and what every card costs."""

import pytest

from games.dominion.support import cards, counters, pile, table
from games.support import asked, options
from support import clause

COSTS = [
    ("copper", 0, "DOM-1.6"), ("silver", 3, "DOM-1.6"), ("gold", 6, "DOM-1.6"), ("estate", 2, "DOM-1.6"),
    ("duchy", 5, "DOM-1.6"), ("province", 8, "DOM-1.6"), ("curse", 0, "DOM-1.6"),
    ("adventurer", 6, "DOM-9.1"), ("bureaucrat", 4, "DOM-9.2"), ("cellar", 2, "DOM-9.4"),
    ("chancellor", 3, "DOM-9.6"), ("chapel", 2, "DOM-9.7"), ("council_room", 5, "DOM-9.8"), ("feast", 4, "DOM-9.9"),
    ("festival", 5, "DOM-9.11"), ("gardens", 4, "DOM-9.12"), ("laboratory", 5, "DOM-9.13"),
    ("library", 5, "DOM-9.14"), ("market", 5, "DOM-9.16"), ("militia", 4, "DOM-9.17"), ("mine", 5, "DOM-9.18"),
    ("moat", 2, "DOM-9.19"), ("moneylender", 4, "DOM-9.21"), ("remodel", 4, "DOM-9.22"), ("smithy", 4, "DOM-9.34"),
    ("spy", 4, "DOM-9.23"), ("thief", 4, "DOM-9.24"), ("throne_room", 4, "DOM-9.25"), ("village", 3, "DOM-9.29"),
    ("witch", 5, "DOM-9.30"), ("woodcutter", 3, "DOM-9.32"), ("workshop", 3, "DOM-9.33"),
    ("artisan", 6, "DOM-13.3"), ("bandit", 5, "DOM-13.4"), ("harbinger", 3, "DOM-13.5"),
    ("merchant", 3, "DOM-13.6"), ("poacher", 4, "DOM-13.7"), ("sentry", 5, "DOM-13.8"), ("vassal", 3, "DOM-13.9"),
]  # fmt: skip


@pytest.mark.parametrize(("card", "cost"), [pytest.param(c, n, marks=clause(i), id=c) for c, n, i in COSTS])
def test_a_card_is_bought_for_its_printed_cost(card: str, cost: int) -> None:
    t = table(phase="buy", coins=cost, buys=2, supply={card: 5})
    t.play(f"buy {card}")
    assert counters(t) == (1, 1, 0) and cards(t, 0, "discard") == card and pile(t, card) == 4
    if cost > 0:
        assert f"buy {card}" not in options(table(phase="buy", coins=cost - 1, supply={card: 5}))


@clause("DOM-1.6")
@pytest.mark.parametrize(("card", "coins"), [("copper", 1), ("silver", 2), ("gold", 3)])
def test_a_treasure_gives_its_coins_when_it_is_played(card: str, coins: int) -> None:
    t = table(f"{card}*2 estate")
    assert asked(t) == (0, "treasure")
    t.play(f"play {card}")
    assert counters(t) == (1, 1, coins) and cards(t, 0, "in_play") == card
    t.play(f"play {card}")
    assert counters(t) == (1, 1, 2 * coins)


@clause("DOM-1.6")
@pytest.mark.parametrize(("card", "points"), [("estate", 1), ("duchy", 3), ("province", 6), ("curse", -1)])
def test_a_victory_card_or_curse_is_worth_its_points(card: str, points: int) -> None:
    t = table(f"{card}*2 copper", phase="over")
    (term,) = t.scores[0].terms
    assert (term.name, term.count, term.points) == (card, 2, 2 * points) and t.scores[0].total == 2 * points


@clause("DOM-1.6")
@pytest.mark.parametrize("card", ["copper", "silver", "gold"])
def test_a_treasure_is_worth_no_points(card: str) -> None:
    assert table(f"{card}*3", phase="over").scores[0].total == 0


@clause("DOM-1.7")
@pytest.mark.parametrize("card", ["estate", "duchy", "province", "curse"])
def test_a_victory_card_or_curse_is_never_played(card: str) -> None:
    t = table(f"{card} village copper")
    assert options(t) == ["play village", "end actions"]
    t.play("end actions")
    assert options(t) == ["play copper", "end treasures", "play all"]
