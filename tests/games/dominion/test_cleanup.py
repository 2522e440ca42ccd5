"""DOM-7: the Clean-up phase."""

import pytest

from games.dominion.support import cards, counters, owned, seen, table, unordered
from games.support import asked, count
from regnum.games.dominion.data import IDS
from support import clause


@clause("DOM-7.1")
def test_play_area_and_hand_go_to_the_own_discard_pile() -> None:
    t = table("village copper estate", "silver", deck0="gold duchy*5", discard0="curse", discard1="province")
    t.play("play village", "play gold", "end treasures", "end turn")
    assert cards(t, 0, "in_play") == cards(t, 0, "aside") == ""
    assert unordered(t, 0, "discard") == "copper curse estate gold village"
    assert cards(t, 1, "discard") == "province" and cards(t, 1, "hand") == "silver"


@clause("DOM-7.2")
@pytest.mark.parametrize(("deck", "discard", "hand"), [(7, 0, 5), (5, 0, 5), (3, 1, 5), (2, 0, 3), (0, 0, 1)])
def test_five_cards_are_drawn_by_the_rules_of_drawing(deck: int, discard: int, hand: int) -> None:
    """The hand of one Estate is discarded first, and drawn again where the deck is too small."""
    t = table("estate", "", deck0=f"copper*{deck}", discard0=f"silver*{discard}" if discard else "", phase="buy")
    t.play("end turn")
    assert len(cards(t, 0, "hand").split()) == hand
    assert count(t, "shuffles", 0) == (deck < 5)


@clause("DOM-7.3")
def test_hand_cards_are_discarded_unseen_but_for_the_top_card() -> None:
    t = table("copper silver gold", "", deck0="duchy*5", phase="buy")
    t.play("end treasures", "end turn")
    assert all(seen(t, viewer, "seat0.discard") == "gold" for viewer in (0, 1, None))
    for viewer in (1, None):
        told = [event.as_seen_by(viewer) for event in t.events]
        assert not any(card in event["things"] for event in told for card in ("copper", "silver", "duchy"))
        told_in_words = " ".join(t.describe_event(event, viewer, "en") for event in t.events)
        assert not any(card in told_in_words for card in ("Copper", "Silver", "Duch"))


@clause("DOM-7.3", "DOM-7.6")
def test_with_an_empty_hand_the_last_card_played_is_the_visible_one() -> None:
    t = table("festival gold copper", "", deck0="duchy*5")
    t.play("play festival", "play gold", "play copper", "end turn")
    assert all(seen(t, viewer, "seat0.discard") == "copper" for viewer in (0, 1, None))


@clause("DOM-7.4")
@pytest.mark.parametrize("seed", range(5))
def test_the_discarded_cards_can_be_drawn_again_at_once(seed: int) -> None:
    t = table("festival gold estate", "", deck0="copper", seed=seed)
    t.play("play festival", "play gold", "buy silver", "end turn")
    assert cards(t, 0, "hand") == "copper estate festival gold silver" and cards(t, 0, "discard") == ""
    assert next(event for event in t.events if event.kind == "shuffles").count == 4


@clause("DOM-7.5")
def test_actions_buys_and_coins_are_set_to_zero() -> None:
    t = table("festival", "", coins=8, buys=2, supply={"province": 1})
    t.play("play festival", "buy province")
    assert counters(t) == (2, 2, 2)
    t.play("end turn")
    assert t.over and counters(t) == (0, 0, 0)


@clause("DOM-7.6")
def test_the_play_area_is_discarded_in_order_of_play_and_then_the_hand() -> None:
    t = table("village festival silver copper estate", "", deck0="gold duchy*5", discard0="curse")
    t.play("play village", "play festival", "play silver", "play gold", "end treasures", "end turn")
    assert cards(t, 0, "discard") == "curse village festival silver gold copper estate"
    for viewer in (0, 1, None):
        assert t.view(viewer)["places"]["seat0.discard"]["things"] == [{"id": "seat0.discard:top", "card": "estate"}]


@clause("DOM-7.7")
def test_the_next_turn_starts_after_clean_up_is_complete() -> None:
    t = table("copper", "militia", deck0="estate*2 gold*2 copper", deck1="copper*5", phase="buy")
    t.play("end treasures", "end turn")
    order = [event.kind for event in t.events if event.kind in ("cleanup", "draws", "turn_begins")]
    assert order == ["cleanup", "draws", "turn_begins"]
    assert asked(t) == (1, "action") and cards(t, 0, "hand") == "copper estate estate gold gold"
    t.play("play militia")
    assert asked(t) == (0, "discard_down") and t.pending[0].question.most == 2


@clause("DOM-7.8")
def test_hand_cards_follow_in_the_order_of_the_card_list() -> None:
    hand = "workshop moat curse copper province estate gardens silver adventurer gold duchy"
    t = table(hand, "", deck0="copper*5", actions=0)
    t.play("end treasures", "end turn")
    assert cards(t, 0, "discard").split() == sorted(hand.split(), key=IDS.index)
    assert seen(t, 1, "seat0.discard") == "workshop"
    assert owned(t, 0)["copper"] == 6


@clause("DOM-7.8")
def test_the_card_list_begins_with_the_basic_cards() -> None:
    assert IDS[:10] == (
        "copper", "silver", "gold", "estate", "duchy", "province", "curse", "adventurer", "bureaucrat", "cellar",
    )  # fmt: skip
