"""DOM-5: the Buy phase."""

import pytest

from games.dominion.support import cards, counters, pile, table, unordered
from games.support import asked, count, options, refusal
from support import clause


@clause("DOM-5.1")
@pytest.mark.parametrize(
    ("choices", "in_play", "hand"),
    [
        (["play all"], "copper copper silver gold", "estate"),
        (["play gold", "play copper", "end treasures"], "gold copper", "copper estate silver"),
        (["play silver", "play all"], "silver copper copper gold", "estate"),
        (["play copper", "play copper", "end treasures"], "copper copper", "estate gold silver"),
        (["end treasures"], "", "copper copper estate gold silver"),
    ],
)
def test_all_some_or_none_of_the_treasures_are_played(choices: list[str], in_play: str, hand: str) -> None:
    t = table("copper*2 silver gold estate")
    t.play(*choices)
    assert asked(t) == (0, "buy") and cards(t, 0, "in_play") == in_play and cards(t, 0, "hand") == hand


@clause("DOM-5.1")
def test_only_treasures_of_the_hand_are_played() -> None:
    t = table("copper estate village", actions=0, deck0="gold", discard0="silver")
    assert options(t) == ["play copper", "end treasures", "play all"]
    for card in ("estate", "village"):
        assert refusal(t, f"play {card}") == "DOM-1.7"
    refusal(t, "play gold")
    refusal(t, "play silver")


@clause("DOM-5.2")
@pytest.mark.parametrize(("treasures", "coins"), [(["gold"], 3), (["gold", "silver", "copper"], 6), ([], 0)])
def test_coins_are_those_of_treasures_and_of_actions(treasures: list[str], coins: int) -> None:
    t = table("festival militia gold silver copper*2", "copper")
    t.play("play festival", "play militia")
    assert counters(t)[2] == 4
    t.play(*[f"play {card}" for card in treasures], "end treasures")
    assert counters(t)[2] == 4 + coins


@clause("DOM-5.2")
def test_a_treasure_that_stays_in_hand_gives_no_coins() -> None:
    t = table("gold*2 estate")
    t.play("play gold", "end treasures")
    assert counters(t)[2] == 3 and "buy gold" not in options(t) and "buy silver" in options(t)


@clause("DOM-5.3")
def test_after_the_first_buy_no_treasure_is_played() -> None:
    t = table("gold silver*2", buys=3)
    t.play("play gold", "end treasures", "buy estate")
    assert asked(t) == (0, "buy") and cards(t, 0, "hand") == "silver silver"
    assert not [option for option in options(t) if option.startswith("play")]
    refusal(t, "play silver")
    refusal(t, "play all")


@clause("DOM-5.3")
def test_treasures_come_before_purchases() -> None:
    t = table("gold", coins=8, buys=2)
    assert asked(t) == (0, "treasure")
    refusal(t, "buy province")
    t.play("play gold")
    assert asked(t) == (0, "buy")


@clause("DOM-5.4")
def test_a_purchase_costs_coins_and_a_buy_and_lies_on_the_discard_pile() -> None:
    t = table(phase="buy", coins=9, buys=2, discard0="copper")
    t.play("buy gold")
    assert counters(t) == (1, 1, 3) and cards(t, 0, "discard") == "copper gold" and pile(t, "gold") == 29


@clause("DOM-5.4")
@pytest.mark.parametrize("coins", range(10))
def test_a_card_is_bought_for_at_most_the_unspent_coins(coins: int) -> None:
    cost = {"copper": 0, "silver": 3, "gold": 6, "estate": 2, "duchy": 5, "province": 8, "curse": 0,
            "adventurer": 6, "cellar": 2, "feast": 4, "festival": 5, "gardens": 4, "market": 5, "moat": 2,
            "village": 3, "witch": 5, "woodcutter": 3}  # fmt: skip
    t = table(phase="buy", coins=coins, kingdom=list(cost)[7:])
    assert options(t) == [f"buy {card}" for card in t.position()["supply"] if cost[card] <= coins] + ["end turn"]
    for card, n in cost.items():
        if n > coins:
            assert refusal(t, f"buy {card}") == "DOM-5.4"


@clause("DOM-5.4")
def test_without_a_buy_left_nothing_is_bought() -> None:
    t = table("", "", phase="buy", coins=9)
    t.play("buy silver")
    assert asked(t) == (1, "buy") and count(t, "buys") == 1

    assert asked(table("", "", phase="buy", coins=9, buys=0)) == (1, "buy")


@clause("DOM-5.5")
def test_any_card_of_the_supply_can_be_bought() -> None:
    t = table(phase="buy", coins=100, buys=17)
    piles = t.position()["supply"]
    assert options(t) == [*(f"buy {card}" for card in piles), "end turn"] and len(piles) == 17
    for card in piles:
        t.play(f"buy {card}")
    assert unordered(t, 0, "deck_rest") or unordered(t, 0, "hand")
    assert {event.things for event in t.events if event.kind == "buys"} == {(card,) for card in piles}


@clause("DOM-5.5")
def test_copper_and_curse_can_be_bought_without_coins() -> None:
    t = table(phase="buy", coins=0, buys=3)
    assert options(t) == ["buy copper", "buy curse", "end turn"]
    t.play("buy curse", "buy copper")
    assert cards(t, 0, "discard") == "curse copper" and counters(t) == (1, 1, 0)


@clause("DOM-5.5")
def test_cards_in_the_trash_cannot_be_bought() -> None:
    t = table(phase="buy", coins=20, trash="gold*3 moat", supply={"gold": 0, "moat": 0})
    assert not {"buy gold", "buy moat"} & set(options(t))
    assert refusal(t, "buy gold") == refusal(t, "buy moat") == "DOM-3.14"


@clause("DOM-5.5")
def test_cards_outside_the_supply_cannot_be_bought() -> None:
    t = table(phase="buy", coins=20, kingdom="first_game", edition="1e")
    refusal(t, "buy witch")


@clause("DOM-5.6")
def test_buying_is_optional_and_what_is_left_is_lost() -> None:
    t = table("", "copper", phase="buy", coins=8, buys=3, deck0="copper*5")
    t.play("end turn")
    assert count(t, "buys") == 0 and asked(t) == (1, "treasure") and counters(t) == (1, 1, 0)
    t.play("end treasures", "end turn", "end treasures")
    assert asked(t) == (0, "buy") and counters(t) == (1, 1, 0)


@clause("DOM-5.7")
def test_all_coins_form_one_pool_for_several_buys() -> None:
    t = table("woodcutter gold*2")
    t.play("play woodcutter", "play all")
    assert counters(t) == (0, 2, 8)
    other = t.clone()
    other.play("buy province")
    assert options(other) == ["buy copper", "buy curse", "end turn"]
    t.play("buy duchy")
    assert counters(t) == (0, 1, 3)
    assert "buy silver" in options(t) and refusal(t, "buy duchy") == "DOM-5.4"
    t.play("buy silver")
    assert [event.things[0] for event in t.events if event.kind == "buys"] == ["duchy", "silver"]


@clause("DOM-5.8")
def test_bought_cards_are_not_used_in_the_same_turn() -> None:
    t = table("gold*4", buys=3, actions=2)
    t.play("play all", "buy gold", "buy festival")
    assert cards(t, 0, "discard") == "gold festival" and cards(t, 0, "hand") == ""
    assert counters(t) == (2, 1, 1)
    assert refusal(t, "play gold") == refusal(t, "play festival") == ""


@clause("DOM-5.9")
def test_treasures_stay_in_play_after_they_are_spent() -> None:
    t = table("gold silver", buys=2, deck0="copper*5")
    t.play("play all", "buy duchy")
    assert unordered(t, 0, "in_play") == "gold silver" and counters(t)[2] == 0
    t.play("end turn")
    assert cards(t, 0, "in_play") == "" and unordered(t, 0, "discard") == "duchy gold silver"
