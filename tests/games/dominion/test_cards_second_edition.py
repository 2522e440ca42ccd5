"""The seven cards of the 2nd edition, each by its own clauses (section 13)."""

import pytest

from games.dominion.support import cards, counters, owned, pile, seen, table, trash, unordered
from games.support import asked, count, options, things
from support import clause

CHEAP = "copper silver estate duchy curse cellar market militia mine moat remodel smithy village workshop".split()
"""With Artisan, every pile that costs up to 5."""

# -- Artisan


@clause("DOM-13.3")
def test_artisan_gains_to_the_hand_and_puts_a_card_on_the_deck() -> None:
    t = table("artisan estate", deck0="copper", supply={"market": 10})
    t.play("play artisan")
    assert {"gain market", "gain duchy", "gain curse"} <= set(options(t))
    assert not {"gain gold", "gain artisan", "decline"} & set(options(t))
    t.play("gain market")
    assert cards(t, 0, "hand") == "estate market" and cards(t, 0, "discard") == "" and pile(t, "market") == 9
    assert asked(t) == (0, "put_on_deck") and options(t) == ["top estate", "top market"]
    t.play("top estate")
    assert cards(t, 0, "deck") == "estate copper" and cards(t, 0, "hand") == "market"


@clause("DOM-13.3")
def test_artisan_may_put_the_gained_card_on_the_deck_unseen() -> None:
    t = table("artisan estate copper")
    t.play("play artisan", "gain duchy", "top duchy")
    assert cards(t, 0, "deck") == "duchy" and cards(t, 0, "hand") == "copper estate"
    (event,) = [event for event in t.events if event.kind == "tops_deck"]
    assert event.known_to(0) and not event.known_to(1)


@clause("DOM-13.10")
def test_artisan_with_no_eligible_pile_still_puts_a_hand_card_on_the_deck() -> None:
    t = table("artisan estate copper", supply=dict.fromkeys(CHEAP, 0))
    t.play("play artisan")
    assert count(t, "gains") == 0 and options(t) == ["top copper", "top estate"]
    t.play("top estate")
    assert cards(t, 0, "deck") == "estate" and cards(t, 0, "hand") == "copper"


# -- Bandit


@clause("DOM-13.4")
def test_bandit_gains_a_gold_and_each_victim_trashes_a_treasure_other_than_copper() -> None:
    t = table("bandit", "", "", deck1="silver gold copper", deck2="copper silver")
    t.play("play bandit")
    assert cards(t, 0, "discard") == "gold" and pile(t, "gold") == 28
    assert asked(t) == (1, "bandit") and options(t) == ["trash silver", "trash gold"]
    t.play("trash silver")
    assert cards(t, 1, "discard") == "gold" and cards(t, 1, "deck") == "copper"
    assert cards(t, 2, "discard") == "copper" and trash(t) == "silver silver"


@clause("DOM-13.4")
def test_bandit_never_takes_a_copper() -> None:
    t = table("bandit", "", deck1="copper estate gold", supply={"gold": 0})
    t.play("play bandit")
    assert trash(t) == "" and unordered(t, 1, "discard") == "copper estate" and owned(t, 0)["gold"] == 0


@clause("DOM-13.10")
def test_bandit_reveals_fewer_cards_if_there_are_not_enough() -> None:
    t = table("bandit", "", "", deck1="copper", discard1="estate gold", deck2="silver")
    t.play("play bandit")
    assert count(t, "shuffles", 1) == 1 and len(things(t, "reveals", 1)) == 2
    assert things(t, "reveals", 2) == ["silver"] and "silver" in trash(t) and owned(t, 2) == {}


# -- Harbinger


@clause("DOM-13.5")
def test_harbinger_may_put_any_discarded_card_on_the_deck() -> None:
    t = table("harbinger", deck0="copper silver", discard0="gold estate*2")
    t.play("play harbinger")
    assert cards(t, 0, "hand") == "copper" and counters(t) == (1, 1, 0)
    assert options(t) == ["top gold", "top estate", "decline"]
    t.play("top gold")
    assert cards(t, 0, "deck") == "gold silver" and cards(t, 0, "discard") == "estate estate"


@clause("DOM-13.5")
def test_harbinger_may_be_declined_and_asks_nothing_about_an_empty_pile() -> None:
    t = table("harbinger", deck0="copper silver", discard0="gold")
    t.play("play harbinger", "decline")
    assert cards(t, 0, "deck") == "silver" and cards(t, 0, "discard") == "gold"
    shuffled = table("harbinger", discard0="gold")
    shuffled.play("play harbinger")
    assert cards(shuffled, 0, "hand") == "gold" and asked(shuffled) == (0, "treasure")


@clause("DOM-13.5")
def test_only_its_player_sees_what_harbinger_puts_on_the_deck() -> None:
    t = table("harbinger", deck0="copper", discard0="gold estate")
    t.play("play harbinger", "top gold")
    assert t.view(0)["places"]["seat0.deck"]["top"] == "gold" and "top" not in t.view(1)["places"]["seat0.deck"]
    (event,) = [event for event in t.events if event.kind == "tops_deck"]
    assert event.as_seen_by(1)["things"] == []


# -- Merchant


@clause("DOM-13.6")
def test_merchant_makes_the_first_silver_worth_a_coin_more() -> None:
    t = table("merchant silver*2 gold", deck0="copper estate")
    t.play("play merchant")
    assert cards(t, 0, "hand") == "copper gold silver silver" and counters(t) == (1, 1, 0)
    coins = []
    for card in ("gold", "silver", "silver", "copper"):
        t.play(f"play {card}")
        coins.append(counters(t)[2])
    assert coins == [3, 6, 8, 9]


@clause("DOM-13.6")
def test_every_play_of_a_merchant_counts() -> None:
    t = table("throne_room merchant*2 silver*2", deck0="estate*4")
    t.play("play throne_room", "play merchant", "play all")
    assert counters(t)[2] == 2 * 2 + 3


@clause("DOM-13.6")
def test_merchants_promise_ends_with_the_turn() -> None:
    t = table("merchant", "silver*2", "merchant silver", deck0="estate*6", deck1="copper*5", deck2="estate")
    t.play("play merchant", "end turn", "play all")
    assert asked(t) == (1, "buy") and counters(t)[2] == 4
    t.play("end turn", "play merchant", "play all")
    assert asked(t) == (2, "buy") and counters(t)[2] == 3


# -- Poacher


@clause("DOM-13.7")
def test_poacher_discards_a_card_for_each_empty_pile() -> None:
    t = table("poacher estate copper", deck0="gold silver", supply={"curse": 0, "village": 0})
    t.play("play poacher")
    assert counters(t) == (1, 1, 1) and asked(t) == (0, "discard_down")
    t.play("discard copper", "discard estate")
    assert cards(t, 0, "hand") == "gold" and unordered(t, 0, "discard") == "copper estate"


@clause("DOM-13.7")
def test_poacher_discards_nothing_while_no_pile_is_empty_and_never_more_than_the_hand() -> None:
    t = table("poacher estate", deck0="gold")
    t.play("play poacher")
    assert cards(t, 0, "hand") == "estate gold" and count(t, "discards") == 0
    t = table("poacher", deck0="gold", supply={"curse": 0, "village": 0})
    t.play("play poacher")
    assert cards(t, 0, "hand") == "" and cards(t, 0, "discard") == "gold"


# -- Sentry


@clause("DOM-13.8")
def test_sentry_trashes_and_discards_what_its_player_likes() -> None:
    t = table("sentry", deck0="copper curse estate gold")
    t.play("play sentry")
    assert cards(t, 0, "hand") == "copper" and counters(t) == (1, 1, 0)
    assert options(t) == ["trash", "discard", "put back"]
    t.play("trash", "discard")
    assert trash(t) == "curse" and cards(t, 0, "discard") == "estate" and cards(t, 0, "deck") == "gold"


@clause("DOM-13.8")
@pytest.mark.parametrize(("top", "deck"), [("silver", "silver gold duchy"), ("gold", "gold silver duchy")])
def test_sentry_puts_cards_back_in_any_order(top: str, deck: str) -> None:
    t = table("sentry", deck0="copper silver gold duchy")
    t.play("play sentry", "put back", "put back")
    assert asked(t) == (0, "sentry_order")
    t.play(f"top {top}")
    assert cards(t, 0, "deck") == deck and trash(t) == "" and cards(t, 0, "discard") == ""


@clause("DOM-13.8")
def test_nobody_else_sees_what_sentry_looks_at() -> None:
    t = table("sentry", deck0="copper silver gold duchy")
    t.play("play sentry")
    assert seen(t, 0, "seat0.aside") == "silver gold" and seen(t, 1, "seat0.aside") == ""
    t.play("put back", "put back", "top silver")
    told = [event.as_seen_by(1)["things"] for event in t.events if event.kind in ("looks", "tops_deck")]
    assert told and not any(told)


@clause("DOM-13.10")
def test_sentry_looks_at_fewer_cards_if_there_are_not_enough() -> None:
    t = table("sentry", deck0="copper silver")
    t.play("play sentry", "trash")
    assert trash(t) == "silver" and asked(t) == (0, "treasure")
    nothing = table("sentry", deck0="copper")
    nothing.play("play sentry")
    assert asked(nothing) == (0, "treasure") and trash(nothing) == ""


# -- Vassal


@clause("DOM-13.9")
def test_vassal_discards_the_top_card_and_may_play_it_if_it_is_an_action() -> None:
    t = table("vassal", deck0="village gold silver")
    t.play("play vassal")
    assert counters(t) == (0, 1, 2) and cards(t, 0, "discard") == "village"
    assert asked(t) == (0, "vassal") and options(t) == ["decline", "yes"]
    t.play("yes")
    assert cards(t, 0, "in_play") == "vassal village" and cards(t, 0, "discard") == ""
    assert cards(t, 0, "hand") == "gold" and counters(t) == (2, 1, 2)


@clause("DOM-13.9")
def test_vassal_may_leave_the_action_and_does_not_ask_about_another_card() -> None:
    t = table("vassal", deck0="village gold")
    t.play("play vassal", "decline")
    assert cards(t, 0, "discard") == "village" and cards(t, 0, "in_play") == "vassal" and counters(t) == (0, 1, 2)
    t = table("vassal", deck0="gold village")
    t.play("play vassal")
    assert cards(t, 0, "discard") == "gold" and cards(t, 0, "deck") == "village" and asked(t) == (0, "buy")


@clause("DOM-13.9")
def test_an_attack_played_by_vassal_can_be_met_with_a_moat() -> None:
    t = table("vassal", "moat", deck0="witch")
    t.play("play vassal", "yes")
    assert asked(t) == (1, "react")


@clause("DOM-13.10")
def test_vassal_shuffles_for_its_card_and_does_without_if_there_is_none() -> None:
    t = table("vassal", discard0="smithy")
    t.play("play vassal")
    assert count(t, "shuffles") == 1 and cards(t, 0, "discard") == "smithy" and asked(t) == (0, "vassal")
    none = table("vassal")
    none.play("play vassal")
    assert counters(none) == (0, 1, 2) and asked(none) == (0, "buy")
