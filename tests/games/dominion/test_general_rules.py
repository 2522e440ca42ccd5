"""DOM-3.13 to DOM-3.20: the rules behind all cards."""

import random

import pytest

import regnum
from games.dominion.support import cards, counters, owned, table, trash, unordered
from games.support import asked, count, options, refusal
from regnum.games.dominion.data import BASICS, CARDS, kingdom_cards
from support import clause

COST = {card["id"]: card["cost"] for card in CARDS}


# -- what can be gained and bought


@clause("DOM-3.13")
@pytest.mark.parametrize(("card", "cap"), [("workshop", 4), ("feast", 5)])
def test_neither_coins_nor_treasures_raise_the_cap_of_a_gain(card: str, cap: int) -> None:
    kingdom = "festival feast workshop village smithy market adventurer cellar witch remodel".split()
    t = table(f"festival {card} gold*2 copper", coins=10, kingdom=kingdom)
    t.play("play festival", f"play {card}")
    assert counters(t)[2] == 12
    piles = t.position()["supply"]
    assert options(t) == [f"gain {c}" for c in piles if COST[c] <= cap]
    assert any(COST[c] == cap + 1 for c in piles) and refusal(t, "gain gold") == "DOM-3.13"


@clause("DOM-3.14")
def test_an_empty_pile_gives_nothing() -> None:
    t = table("workshop", supply={"village": 0, "silver": 1}, coins=8, buys=2)
    t.play("play workshop")
    assert "gain village" not in options(t) and refusal(t, "gain village") == "DOM-3.14"
    t.play("gain silver")
    assert "buy silver" not in options(t) and refusal(t, "buy silver") == "DOM-3.14"


@clause("DOM-3.14")
def test_with_every_eligible_pile_empty_nothing_is_gained() -> None:
    kingdom = "workshop adventurer festival laboratory library market mine witch council_room moat".split()
    cheap = dict.fromkeys([card for card in (*BASICS, *kingdom) if COST[card] <= 4], 0)
    t = table("workshop copper", kingdom=kingdom, supply=cheap)
    t.play("play workshop")
    assert asked(t) == (0, "treasure") and count(t, "gains") == 0
    assert owned(t, 0) == {"workshop": 1, "copper": 1}


# -- who, in which order, and whether at all


@clause("DOM-3.15")
def test_an_effect_on_several_players_is_resolved_in_turn_order() -> None:
    t = table("copper*5", "militia", "copper*4 estate", "copper*3 estate*2", active=1)
    t.play("play militia")
    order = []
    while asked(t)[1] == "discard_down":
        order.append(asked(t)[0])
        t.play(t.pending[0].options[0])
    discards = [event.seat for event in t.events if event.kind == "discards"]
    assert order == sorted(order, key=[2, 3, 0, 1].index) and list(dict.fromkeys(discards)) == [2, 3, 0]


@clause("DOM-3.15")
def test_the_player_whose_turn_it_is_comes_first() -> None:
    t = table("", "spy", "", active=1, deck0="copper", deck1="estate silver", deck2="gold")
    t.play("play spy", "put back", "put back", "put back")
    assert [event.seat for event in t.events if event.kind == "reveals"] == [1, 2, 0]


@clause("DOM-3.15")
def test_curses_that_do_not_suffice_are_dealt_in_turn_order() -> None:
    t = table("", "", "witch", "", active=2, supply={"curse": 2})
    t.play("play witch")
    assert [unordered(t, seat, "discard") for seat in range(4)] == ["curse", "", "", "curse"]


@clause("DOM-3.16")
def test_impossible_parts_are_skipped_and_the_rest_is_done() -> None:
    t = table("witch", deck0="copper", supply={"curse": 0})
    t.play("play witch")
    assert cards(t, 0, "hand") == "copper" and cards(t, 1, "discard") == ""

    t = table("market", buys=1)
    t.play("play market")
    assert counters(t) == (1, 2, 1) and count(t, "draws") == 0

    t = table("bureaucrat", "estate", supply={"silver": 0})
    t.play("play bureaucrat")
    assert cards(t, 0, "deck") == "" and cards(t, 1, "deck") == "estate"


@clause("DOM-3.16")
@pytest.mark.parametrize(
    ("card", "refuse"), [("chancellor", "decline"), ("chapel", "done"), ("cellar", "done"), ("library", "keep")]
)
def test_what_a_card_says_one_may_do_can_be_left(card: str, refuse: str) -> None:
    t = table(f"{card} copper", deck0="village gold")
    before = owned(t, 0)
    t.play(f"play {card}")
    assert refuse in options(t)
    t.play(refuse)
    assert owned(t, 0) == before and trash(t) == "" and cards(t, 0, "discard") == ""


@clause("DOM-3.16")
def test_what_is_not_worded_as_may_is_done_in_full() -> None:
    t = table("smithy copper*8", "militia", deck0="curse*3", deck1="estate")
    t.play("play smithy")
    assert cards(t, 0, "hand").count("curse") == 3

    t = table("council_room", "copper*5", deck1="curse")
    t.play("play council_room")
    assert "curse" in cards(t, 1, "hand")


@clause("DOM-3.17")
@pytest.mark.parametrize(
    ("hand", "kind", "number"),
    [
        ("workshop", "gain", 0), ("remodel copper estate", "trash_one", 2), ("mine copper silver", "trash_one", 2),
        ("throne_room village moat", "throne", 2),
    ],
)  # fmt: skip
def test_a_required_choice_cannot_be_declined(hand: str, kind: str, number: int) -> None:
    t = table(hand)
    t.play(f"play {hand.split(maxsplit=1)[0]}")
    assert asked(t) == (0, kind)
    assert not {"decline", "done", "end turn"} & set(options(t)) and (not number or len(options(t)) == number)
    if kind != "gain":
        assert refusal(t, "decline") == "DOM-3.17"


@clause("DOM-3.17")
def test_a_required_discard_cannot_be_declined() -> None:
    t = table("militia", "copper*2 silver*2")
    t.play("play militia")
    assert options(t) == ["discard copper", "discard silver"] and refusal(t, "done") == "DOM-3.17"


@clause("DOM-3.17")
def test_a_required_choice_with_one_legal_option_is_carried_out() -> None:
    t = table("moneylender copper estate")
    t.play("play moneylender")
    assert trash(t) == "copper" and counters(t)[2] == 3


# -- costs, empty decks, the supply


@clause("DOM-3.18")
@pytest.mark.parametrize("card", sorted({*BASICS, *kingdom_cards("1e")}))
def test_a_card_that_lies_in_the_trash_costs_what_it_costs_in_the_supply(card: str) -> None:
    """Remodel compares with a card that is already in the trash; whatever lies in play changes nothing."""
    t = table(f"remodel {card}", in_play0="festival*3 smithy market", coins=COST[card], buys=9)
    t.play("play remodel")
    assert options(t) == [f"gain {c}" for c in t.position()["supply"] if COST[c] <= COST[card] + 2]
    t.play("gain copper")
    if asked(t)[1] == "treasure":
        t.play("end treasures")
    assert f"buy {card}" in options(t)
    t.play(f"buy {card}")
    assert counters(t)[2] == 0


@clause("DOM-3.19")
@pytest.mark.parametrize(
    ("card", "answers", "seat1", "seat2"),
    [
        ("council_room", [], "", "hand gold"), ("spy", ["discard"], "", "discard gold"),
        ("thief", ["done"], "", "trash gold"),
    ],
)  # fmt: skip
def test_a_player_without_cards_is_passed_over(card: str, answers: list[str], seat1: str, seat2: str) -> None:
    t = table(card, "", "", deck2="gold")
    t.play(f"play {card}", *answers)
    assert owned(t, 1) == {} and count(t, "shuffles") == 0
    place, what = seat2.split()
    assert (trash(t) if place == "trash" else cards(t, 2, place)) == what


@clause("DOM-3.20")
@pytest.mark.parametrize(
    ("card", "choices", "pile_"),
    [
        ("workshop", ["gain village"], "village"), ("feast", ["gain market"], "market"), ("bureaucrat", [], "silver"),
        ("remodel copper", ["gain estate"], "estate"), ("mine copper", ["gain silver"], "silver"),
        ("witch", [], "curse"),
    ],
)  # fmt: skip
def test_every_gain_takes_from_its_pile(card: str, choices: list[str], pile_: str) -> None:
    t = table(card, supply={pile_: 5})
    before = t.position()["supply"]
    t.play(f"play {card.split(maxsplit=1)[0]}", *choices)
    assert t.position()["supply"] == {**before, pile_: 4}


@clause("DOM-3.20")
def test_a_purchase_takes_from_its_pile() -> None:
    t = table(phase="buy", coins=3, buys=2)
    before = t.position()["supply"]
    t.play("buy silver")
    assert t.position()["supply"] == {**before, "silver": 39}


@clause("DOM-3.20", "DOM-3.9")
@pytest.mark.parametrize("kingdom", ["first_game", "big_money", "interaction", "size_distortion", "village_square"])
def test_nothing_ever_returns_to_the_supply(kingdom: str) -> None:
    t = regnum.new("dominion", seats=3, seed=kingdom, options={"kingdom": kingdom})
    dice = random.Random(kingdom)
    total = t.game.totals(t.core)
    supply = t.position()["supply"]
    while not t.over and t.step < 500:
        t.play(dice.choice(t.pending[0].options))
        now = t.position()["supply"]
        assert all(now[card] <= n for card, n in supply.items())
        supply = now
    assert t.game.totals(t.core) == total
