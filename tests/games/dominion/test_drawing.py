"""DOM-6: drawing and shuffling."""

import itertools
from collections import Counter

import pytest

from games.dominion.support import cards, chi_square, owned, table, unordered
from games.support import count, things
from support import clause


@clause("DOM-6.1", "DOM-6.7")
def test_a_deck_that_suffices_is_not_shuffled() -> None:
    t = table("smithy", deck0="copper silver gold", discard0="estate*3")
    t.play("play smithy")
    assert count(t, "shuffles") == 0
    assert cards(t, 0, "deck") == "" and cards(t, 0, "discard") == "estate estate estate"


@clause("DOM-6.1")
@pytest.mark.parametrize(
    ("card", "answers", "seat"),
    [
        ("laboratory", [], 0), ("library", [], 0), ("spy", ["put back"], 0), ("adventurer", [], 0),
        ("thief", ["done"], 1), ("sentry", ["put back", "put back"], 0), ("vassal", [], 0),
    ],
)  # fmt: skip
def test_the_discard_pile_is_shuffled_when_a_card_is_needed_to_draw_reveal_or_look_at(
    card: str, answers: list[str], seat: int
) -> None:
    t = table(f"{card} silver*3", "", **{f"discard{seat}": "copper*8 estate"})
    t.play(f"play {card}", *answers)
    assert count(t, "shuffles") == 1 and [e.seat for e in t.events if e.kind == "shuffles"] == [seat]


@clause("DOM-6.1")
@pytest.mark.parametrize(
    ("hand", "choices"),
    [
        ("chancellor", []), ("bureaucrat", []), ("feast", ["gain copper"]), ("woodcutter", []),
        ("chapel copper", ["done"]), ("cellar copper", ["done"]), ("library copper*7", []),
    ],
)  # fmt: skip
def test_a_card_that_needs_nothing_from_the_deck_makes_no_shuffle(hand: str, choices: list[str]) -> None:
    t = table(hand, discard0="estate*4")
    t.play(f"play {hand.split(maxsplit=1)[0]}", *choices)
    assert count(t, "shuffles") == 0 and cards(t, 0, "discard").startswith("estate estate estate estate")


@clause("DOM-6.2")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_left_is_drawn_first_then_the_rest_after_a_shuffle(seed: int) -> None:
    t = table("smithy", deck0="copper", discard0="gold*2 silver", seed=seed)
    t.play("play smithy")
    assert [event.kind for event in t.events][1:4] == ["draws", "shuffles", "draws"]
    assert things(t, "draws")[0] == "copper" and cards(t, 0, "discard") == ""
    assert (unordered(t, 0, "hand") + " " + unordered(t, 0, "deck_rest")).split().count("gold") == 2
    assert t.view(0)["places"]["seat0.deck"]["count"] == 1


@clause("DOM-6.2")
def test_the_shuffled_cards_are_a_new_face_down_deck() -> None:
    t = table("village", "", discard0="copper*3 gold")
    t.play("play village")
    for viewer in (0, 1, None):
        deck = t.view(viewer)["places"]["seat0.deck"]
        assert deck["count"] == 3 and "things" not in deck and "top" not in deck
        assert t.view(viewer)["places"]["seat0.discard"]["things"] == []


@clause("DOM-6.3")
def test_with_too_few_cards_as_many_are_drawn_as_there_are() -> None:
    t = table("smithy", deck0="gold", discard0="copper")
    t.play("play smithy")
    assert cards(t, 0, "hand") == "copper gold" and count(t, "shuffles") == 1
    assert t.view(0)["places"]["seat0.deck"]["count"] == 0


@clause("DOM-6.3")
@pytest.mark.parametrize("card", ["smithy", "library", "adventurer", "spy", "cellar", "council_room"])
def test_with_deck_and_discard_pile_empty_nothing_happens(card: str) -> None:
    t = table(f"{card} estate", "")
    t.play(f"play {card}", *(["done"] if card == "cellar" else []))
    assert count(t, "shuffles") == count(t, "draws") == count(t, "reveals") == 0
    assert owned(t, 0) == {card: 1, "estate": 1} and cards(t, 0, "hand") == "estate"


@clause("DOM-6.4")
def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    drawn: Counter[tuple[str, ...]] = Counter()
    for seed in range(2400):
        t = table("council_room", discard0="copper silver gold estate", seed=seed)
        t.play("play council_room")
        drawn[tuple(things(t, "draws", 0))] += 1
    orders = list(itertools.permutations(["copper", "silver", "gold", "estate"]))
    assert chi_square([drawn[order] for order in orders], [100] * 24) < 55


@clause("DOM-6.4")
def test_the_order_in_the_discard_pile_does_not_matter() -> None:
    first: Counter[str] = Counter()
    for seed in range(1000):
        t = table("village", discard0="copper*9 gold", seed=seed)
        t.play("play village")
        first[things(t, "draws")[0]] += 1
    assert chi_square([first["copper"], first["gold"]], [900, 100]) < 12


@clause("DOM-6.4")
def test_exactly_the_discard_pile_is_shuffled() -> None:
    t = table(
        "laboratory copper", "silver", in_play0="festival", discard0="gold*3 estate*2", discard1="duchy", trash="moat"
    )
    t.play("play laboratory")
    shuffled = next(event for event in t.events if event.kind == "shuffles")
    assert shuffled.count == 5
    deck = t.position()["players"][0]
    assert Counter(deck["deck"] + deck["deck_rest"] + things(t, "draws")) == {"gold": 3, "estate": 2}
    assert cards(t, 1, "discard") == "duchy"


@clause("DOM-6.5")
@pytest.mark.parametrize("seed", range(8))
def test_cards_in_hand_and_in_play_are_not_shuffled(seed: int) -> None:
    t = table("smithy estate*2", in_play0="village", discard0="copper*2", seed=seed)
    t.play("play smithy")
    assert cards(t, 0, "hand") == "copper copper estate estate" and cards(t, 0, "in_play") == "village smithy"


@clause("DOM-6.5")
@pytest.mark.parametrize("seed", range(8))
def test_cards_set_aside_are_not_shuffled(seed: int) -> None:
    t = table("library copper*4", deck0="village", discard0="silver", seed=seed)
    t.play("play library", "set aside")
    assert cards(t, 0, "hand") == "copper copper copper copper silver"
    assert cards(t, 0, "discard") == "village" and count(t, "shuffles") == 1


@clause("DOM-6.5")
@pytest.mark.parametrize("seed", range(8))
def test_cards_revealed_and_not_yet_placed_are_not_shuffled(seed: int) -> None:
    t = table("adventurer", deck0="estate village", discard0="copper silver", seed=seed)
    t.play("play adventurer")
    assert cards(t, 0, "hand") == "copper silver" and cards(t, 0, "discard") == "estate village"

    t = table("thief", "", deck1="estate", discard1="duchy", seed=seed)
    t.play("play thief")
    assert things(t, "reveals", 1) == ["estate", "duchy"] and unordered(t, 1, "discard") == "duchy estate"


@clause("DOM-6.6")
def test_cards_discarded_in_the_same_turn_are_shuffled() -> None:
    t = table("cellar estate*3", discard0="gold")
    t.play("play cellar", "discard estate", "discard estate", "discard estate")
    shuffled = next(event for event in t.events if event.kind == "shuffles")
    assert shuffled.count == 4 and count(t, "shuffles") == 1
    assert len(cards(t, 0, "hand").split()) == 3 and cards(t, 0, "discard") == ""


@clause("DOM-6.6")
def test_cards_gained_in_the_same_turn_are_shuffled() -> None:
    t = table("workshop moat", actions=2)
    t.play("play workshop", "gain silver", "play moat")
    assert cards(t, 0, "hand") == "silver"

    t = table(phase="buy", coins=6, in_play0="copper", discard0="")
    t.play("buy gold")
    assert cards(t, 0, "hand") == "copper gold"


@clause("DOM-6.7")
def test_exactly_five_cards_left_at_clean_up_are_drawn_without_a_shuffle() -> None:
    t = table("estate", "", deck0="copper*4 gold", discard0="silver*2", coins=3, phase="buy")
    t.play("buy silver")
    assert count(t, "shuffles", 0) == 0 and cards(t, 0, "hand") == "copper copper copper copper gold"
    assert t.view(None)["places"]["seat0.deck"]["count"] == 0
    t.play("end turn", "play all", "buy gold")
    assert count(t, "shuffles", 0) == 1
    everything = owned(t, 0)
    assert everything == {"estate": 1, "copper": 4, "gold": 2, "silver": 3} and cards(t, 0, "discard") == ""
