"""Throne Room: one Action card, played twice."""

from games.dominion.support import cards, counters, table, trash, unordered
from games.support import asked, count, options, refusal, things
from regnum.kernel.table import Table
from support import clause


def plays_of(t: Table, card: str) -> int:
    """How often a card was played, by whatever means."""
    return (things(t, "plays") + things(t, "plays_again")).count(card)


@clause("DOM-9.25")
def test_throne_room_must_choose_an_action_card_and_plays_it_twice() -> None:
    t = table("throne_room smithy woodcutter copper", deck0="copper*7")
    t.play("play throne_room")
    assert asked(t) == (0, "throne") and options(t) == ["choose smithy", "choose woodcutter"]
    assert refusal(t, "decline") == "DOM-3.17"
    t.play("choose smithy")
    assert cards(t, 0, "hand").split().count("copper") == 7 and plays_of(t, "smithy") == 2
    assert plays_of(t, "woodcutter") == 0


@clause("DOM-9.25")
def test_throne_room_takes_the_only_action_card_unasked() -> None:
    t = table("throne_room woodcutter copper")
    t.play("play throne_room")
    assert counters(t) == (0, 3, 4)


@clause("DOM-9.25")
def test_throne_room_without_an_action_card_does_nothing() -> None:
    t = table("throne_room gardens copper")
    t.play("play throne_room")
    assert counters(t) == (0, 1, 0) and cards(t, 0, "in_play") == "throne_room"
    assert asked(t) == (0, "treasure")


@clause("DOM-9.26")
def test_the_chosen_card_is_in_play_once() -> None:
    t = table("throne_room smithy*2", deck0="copper*7")
    t.play("play throne_room")
    assert cards(t, 0, "in_play") == "throne_room smithy"
    assert cards(t, 0, "hand") == "copper copper copper copper copper copper smithy"


@clause("DOM-9.26")
def test_the_first_play_is_complete_before_the_second_begins() -> None:
    t = table("throne_room cellar estate*2", deck0="duchy province gold silver")
    t.play("play throne_room", "discard estate", "discard estate")
    assert plays_of(t, "cellar") == 2 and asked(t) == (0, "discard")
    assert options(t) == ["discard duchy", "discard province", "done"]
    t.play("discard duchy", "discard province")
    assert cards(t, 0, "hand") == "gold silver" and counters(t) == (2, 1, 0)
    assert unordered(t, 0, "discard") == "duchy estate estate province"


@clause("DOM-9.26")
def test_a_feast_that_is_gone_is_still_played_a_second_time() -> None:
    t = table("throne_room feast", discard0="copper")
    t.play("play throne_room")
    assert trash(t) == "feast" and plays_of(t, "feast") == 1
    t.play("gain duchy")
    assert trash(t) == "feast" and plays_of(t, "feast") == 2 and asked(t) == (0, "gain")
    t.play("gain silver")
    assert cards(t, 0, "discard") == "copper duchy silver" and cards(t, 0, "in_play") == "throne_room"


@clause("DOM-9.27")
def test_neither_play_uses_an_action() -> None:
    t = table("throne_room market", deck0="copper*3")
    t.play("play throne_room")
    assert counters(t) == (2, 3, 2)
    plain = table("market*2", deck0="copper*3")
    plain.play("play market", "play market")
    assert counters(plain) == (1, 3, 2)
    spare = table("throne_room woodcutter", actions=3)
    spare.play("play throne_room")
    assert counters(spare) == (2, 3, 4)


@clause("DOM-9.28")
def test_throne_room_on_throne_room_plays_two_cards_twice_each() -> None:
    t = table("throne_room*2 woodcutter festival copper")
    t.play("play throne_room")
    assert options(t) == ["choose festival", "choose throne_room", "choose woodcutter"]
    t.play("choose throne_room")
    assert options(t) == ["choose festival", "choose woodcutter"]
    t.play("choose woodcutter")
    assert counters(t) == (4, 5, 8)
    assert [plays_of(t, card) for card in ("throne_room", "woodcutter", "festival")] == [3, 2, 2]
    assert unordered(t, 0, "in_play") == "festival throne_room throne_room woodcutter"


@clause("DOM-9.28")
def test_the_second_card_of_a_doubled_throne_room_may_have_been_drawn_meanwhile() -> None:
    t = table("throne_room*2 smithy", deck0="copper*4 moat village copper*6")
    t.play("play throne_room", "choose throne_room")
    assert plays_of(t, "smithy") == 2 and options(t) == ["choose moat", "choose village"]
    t.play("choose village")
    assert [plays_of(t, card) for card in ("smithy", "village", "moat")] == [2, 2, 0] and counters(t)[0] == 4


@clause("DOM-9.28")
def test_a_doubled_throne_room_with_one_card_plays_it_twice_and_not_four_times() -> None:
    t = table("throne_room*2 woodcutter")
    t.play("play throne_room", "choose throne_room")
    assert plays_of(t, "woodcutter") == 2 and counters(t) == (0, 3, 4)


@clause("DOM-9.35")
def test_nothing_is_played_between_the_two_plays() -> None:
    t = table("throne_room village smithy", deck0="market copper*2")
    t.play("play throne_room", "choose village")
    assert things(t, "plays") == ["throne_room", "village"] and count(t, "plays_again") == 1
    assert asked(t) == (0, "action") and counters(t)[0] == 4
    t = table("throne_room cellar smithy estate", actions=3, deck0="copper*3")
    t.play("play throne_room", "choose cellar", "done")
    assert plays_of(t, "cellar") == 2 and asked(t) == (0, "discard")
