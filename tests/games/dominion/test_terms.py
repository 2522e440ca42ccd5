"""DOM-3.1 to DOM-3.12: turns, and the words that cards use."""

import pytest

from games.dominion.support import cards, counters, owned, pile, seen, table, trash
from games.support import asked, count, options, refusal, things
from support import clause

# -- turns


@clause("DOM-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_pass_to_the_left(seats: int) -> None:
    t = table(*["copper"] * seats, active=1, phase="buy")
    order = []
    for _ in range(2 * seats):
        order.append(asked(t)[0])
        t.play("end treasures", "end turn")
    assert order == [(1 + i) % seats for i in range(2 * seats)]


@clause("DOM-3.2")
def test_a_turn_is_action_phase_buy_phase_clean_up_in_this_order() -> None:
    t = table("village copper", "estate")
    kinds = [asked(t)]
    for choice in ("end actions", "play copper", "end turn"):
        t.play(choice)
        kinds.append(asked(t))
    assert kinds == [(0, "action"), (0, "treasure"), (0, "buy"), (1, "buy")]
    order = [e.kind for e in t.events if e.kind in ("phase_buy", "cleanup", "turn_begins") or e.kind == "plays"]
    assert order == ["phase_buy", "plays", "cleanup", "turn_begins", "phase_buy"]


@clause("DOM-3.3")
def test_a_turn_begins_with_one_action_one_buy_and_no_coins() -> None:
    t = table("festival*2 gold", "village", deck0="village*5", actions=3, buys=4, coins=5)
    t.play("play festival", "play festival", "play gold")
    assert counters(t) == (5, 6, 12)
    t.play("end turn")
    assert asked(t) == (1, "action") and counters(t) == (1, 1, 0)
    t.play("end actions", "end turn")
    assert asked(t) == (0, "action") and counters(t) == (1, 1, 0)


# -- the plus signs


@clause("DOM-3.4")
def test_plus_cards_are_drawn_at_once() -> None:
    t = table("smithy", deck0="gold silver copper estate")
    drawn = [event for event in t.play("play smithy") if event.kind == "draws"]
    assert [(event.things, event.count) for event in drawn] == [(("gold", "silver", "copper"), 3)]
    assert cards(t, 0, "hand") == "copper gold silver" and cards(t, 0, "deck") == "estate"


@clause("DOM-3.5")
def test_plus_actions_grow_the_counter() -> None:
    t = table("village festival laboratory", actions=1, deck0="estate*5")
    t.play("play village")
    assert counters(t)[0] == 2
    t.play("play festival")
    assert counters(t)[0] == 3
    t.play("play laboratory")
    assert counters(t)[0] == 3


@clause("DOM-3.5", "DOM-4.5")
def test_extra_actions_wait_until_the_card_is_fully_resolved() -> None:
    t = table("cellar village copper estate", deck0="gold")
    t.play("play cellar")
    assert counters(t)[0] == 1 and asked(t) == (0, "discard")
    assert refusal(t, "play village") == ""
    t.play("discard copper", "done")
    assert asked(t) == (0, "action") and options(t) == ["play village", "end actions"]


@clause("DOM-3.6")
def test_plus_buys_grow_the_counter_and_can_all_be_used() -> None:
    t = table("festival woodcutter council_room", actions=3)
    bought = 0
    for card, buys in (("festival", 2), ("woodcutter", 3), ("council_room", 4)):
        t.play(f"play {card}")
        assert counters(t)[1] == buys
    while asked(t) == (0, "buy"):
        t.play("buy copper")
        bought += 1
    assert bought == 4


@clause("DOM-3.7")
def test_plus_coins_are_spent_like_treasures_but_are_no_treasure_cards() -> None:
    t = table("festival", supply={"silver": 7})
    t.play("play festival")
    assert counters(t)[2] == 2 and cards(t, 0, "hand") == "" and cards(t, 0, "in_play") == "festival"
    assert (pile(t, "copper"), pile(t, "silver"), pile(t, "gold")) == (46, 7, 30)
    t.play("buy estate")
    assert counters(t)[2] == 0


# -- discard, trash, gain


@clause("DOM-3.8")
def test_discarded_cards_come_from_the_hand_to_the_top_of_the_own_discard_pile() -> None:
    t = table("militia", "copper*3 silver gold", discard1="estate", deck1="duchy")
    t.play("play militia", "discard copper", "discard gold")
    assert cards(t, 1, "discard") == "estate copper gold" and cards(t, 1, "hand") == "copper copper silver"
    assert cards(t, 1, "deck") == "duchy" and cards(t, 0, "discard") == ""
    assert all(seen(t, viewer, "seat1.discard") == "gold" for viewer in (0, 1, None))


@clause("DOM-3.8")
def test_of_several_discarded_cards_the_others_see_the_number_and_the_top_one() -> None:
    t = table("cellar copper silver gold estate", "copper*5", deck0="estate*5")
    t.play("play cellar", "discard copper", "discard silver", "discard estate")
    told = [event.as_seen_by(1) for event in t.events if event.kind == "discards"]
    assert sum(event["count"] for event in told) == 3
    assert [event["things"] for event in told] == [[]] and told[0]["text"]["params"]["card"] == "estate"
    whole = " ".join(t.describe_event(event, 1, "en") for event in t.events)
    assert "Estate" in whole and "Copper" not in whole and "Silver" not in whole
    assert things(t, "discards") == ["copper", "silver", "estate"]


@clause("DOM-3.9")
def test_trashed_cards_go_to_the_trash_and_nowhere_else() -> None:
    t = table("chapel estate*2 copper silver", supply={"estate": 0, "silver": 0}, coins=8)
    t.play("play chapel", "trash estate", "trash estate", "trash silver")
    assert trash(t) == "estate estate silver" and (pile(t, "estate"), pile(t, "silver")) == (0, 0)
    assert owned(t, 0) == {"chapel": 1, "copper": 1}
    t.play("end treasures")
    assert "buy estate" not in options(t) and "buy silver" not in options(t)


@clause("DOM-3.10")
def test_a_gained_card_goes_to_the_top_of_the_discard_pile_unplayed() -> None:
    t = table("workshop", discard0="copper", supply={"village": 10})
    t.play("play workshop", "gain village")
    assert cards(t, 0, "discard") == "copper village" and pile(t, "village") == 9
    assert counters(t) == (0, 1, 0) and count(t, "plays") == 1 and count(t, "draws") == 0


@clause("DOM-3.10")
def test_a_gained_card_goes_where_its_card_says() -> None:
    t = table("mine copper", discard0="estate")
    t.play("play mine", "gain silver")
    assert cards(t, 0, "hand") == "silver" and cards(t, 0, "discard") == "estate"

    t = table("bureaucrat", deck0="copper", discard0="estate")
    t.play("play bureaucrat")
    assert cards(t, 0, "deck") == "silver copper" and cards(t, 0, "discard") == "estate"


# -- reveal, set aside


@clause("DOM-3.11")
def test_a_revealed_card_is_shown_to_all_and_stays_where_it_was() -> None:
    t = table("witch", "moat copper", "estate")
    t.play("play witch", "reveal moat")
    revealed = next(event for event in t.events if event.kind == "reacts")
    assert all(revealed.as_seen_by(viewer)["things"] == ["moat"] for viewer in (0, 1, 2, None))
    assert cards(t, 1, "hand") == "copper moat"


@clause("DOM-3.11")
def test_a_revealed_hand_is_shown_to_all_and_stays_a_hand() -> None:
    t = table("bureaucrat", "copper*2 silver")
    t.play("play bureaucrat")
    revealed = [event.as_seen_by(None) for event in t.events if event.kind == "reveals_hand"]
    assert [card for event in revealed for card in event["things"]] == ["copper", "copper", "silver"]
    assert cards(t, 1, "hand") == "copper copper silver" and cards(t, 1, "deck") == ""


@clause("DOM-3.11")
def test_a_card_revealed_from_the_deck_lies_open_and_can_return_to_its_place() -> None:
    t = table("spy", "", deck0="copper gold silver", deck1="estate duchy")
    t.play("play spy")
    assert all(seen(t, viewer, "seat0.aside") == "gold" for viewer in (0, 1, None))
    t.play("put back")
    assert all(seen(t, viewer, "seat1.aside") == "estate" for viewer in (0, 1, None))
    t.play("put back")
    assert cards(t, 0, "deck") == "gold silver" and cards(t, 1, "deck") == "estate duchy"
    assert all(event.known_to(None) for event in t.events if event.kind in ("reveals", "puts_on_deck"))
    assert things(t, "reveals") == ["gold", "estate"]


@clause("DOM-3.12")
def test_a_card_set_aside_lies_open_without_effect_and_goes_where_the_effect_says() -> None:
    t = table("library copper*5", "copper", deck0="festival gold silver")
    t.play("play library", "set aside")
    assert things(t, "sets_aside") == ["festival"] and next(e for e in t.events if e.kind == "sets_aside").known_to(
        None
    )
    assert counters(t) == (0, 1, 0)
    assert cards(t, 0, "discard") == "festival" and cards(t, 0, "aside") == ""
    assert cards(t, 0, "hand") == "copper copper copper copper copper gold silver"

    t = table("library copper*5", "copper", deck0="festival market gold silver")
    t.play("play library", "set aside")
    assert all(seen(t, viewer, "seat0.aside") == "festival" for viewer in (0, 1, None))
