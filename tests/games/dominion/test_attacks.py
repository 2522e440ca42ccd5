"""Attacks and the Moat that keeps them off (section 10)."""

from typing import Any

import pytest

from games.dominion.support import cards, owned, pile, seen, table, trash, unordered
from games.support import asked, count, options, things
from support import clause

ATTACKS = ["bureaucrat", "militia", "spy", "thief", "witch"]
PEACEFUL = """
    adventurer cellar chancellor chapel council_room feast festival laboratory library market mine moat moneylender
    remodel smithy throne_room village woodcutter workshop artisan harbinger merchant poacher sentry vassal
""".split()


@clause("DOM-10.1")
@pytest.mark.parametrize("attack", [*ATTACKS, "bandit"])
def test_an_attack_lets_a_moat_be_revealed(attack: str) -> None:
    t = table(attack, "moat", "copper")
    t.play(f"play {attack}")
    assert asked(t) == (1, "react") and options(t) == ["reveal moat", "decline"]


@clause("DOM-10.1")
@pytest.mark.parametrize("card", PEACEFUL)
def test_no_other_card_is_an_attack(card: str) -> None:
    t = table(f"{card} copper", "moat", deck0="estate*5", deck1="copper")
    t.play(f"play {card}")
    assert all(decision.seat == 0 for decision in t.pending)


@clause("DOM-10.2")
def test_everybody_decides_about_moat_in_turn_order_before_the_attack_does_anything() -> None:
    t = table("moat", "moat", "witch", "moat", active=2, deck2="gold silver")
    t.play("play witch")
    for seat in (3, 0, 1):
        assert asked(t) == (seat, "react")
        assert cards(t, 2, "hand") == "" and pile(t, "curse") == 30
        t.play("decline")
    assert cards(t, 2, "hand") == "gold silver" and pile(t, "curse") == 27


@clause("DOM-10.2")
@pytest.mark.parametrize(("attack", "event"), [("militia", "coins"), ("bureaucrat", "gains"), ("bandit", "gains")])
def test_the_attackers_own_part_comes_after_the_reactions(attack: str, event: str) -> None:
    t = table(attack, "moat copper*4", deck1="copper*2")
    t.play(f"play {attack}")
    assert count(t, event) == 0
    t.play("reveal moat")
    assert count(t, event, 0) == 1


@clause("DOM-10.3")
def test_each_play_of_a_doubled_attack_needs_its_own_reveal() -> None:
    t = table("throne_room witch", "moat", deck0="copper*5")
    t.play("play throne_room", "reveal moat")
    assert asked(t) == (1, "react") and cards(t, 0, "hand") == "copper copper"
    t.play("decline")
    assert cards(t, 1, "discard") == "curse" and count(t, "reacts") == 1


@clause("DOM-10.4")
def test_one_moat_wards_off_any_number_of_attacks() -> None:
    t = table("witch*2 militia", "moat copper*4", actions=3, deck0="estate*4")
    for attack in ("witch", "militia", "witch"):
        t.play(f"play {attack}", "reveal moat")
    assert cards(t, 1, "hand") == "copper copper copper copper moat" and cards(t, 1, "discard") == ""
    assert count(t, "reacts") == 3


VICTIM: dict[str, dict[str, Any]] = {
    "bureaucrat": {"hand": "moat estate"},
    "militia": {"hand": "moat copper*4"},
    "spy": {"hand": "moat", "discard1": "gold"},
    "thief": {"hand": "moat", "deck1": "gold", "discard1": "silver"},
    "witch": {"hand": "moat"},
    "bandit": {"hand": "moat", "discard1": "gold silver"},
}


@clause("DOM-10.5")
@pytest.mark.parametrize("attack", VICTIM)
def test_an_unaffected_player_is_left_alone_by_every_part_of_the_attack(attack: str) -> None:
    position = dict(VICTIM[attack])
    t = table(attack, position.pop("hand"), deck0="copper estate", **position)
    t.play(f"play {attack}")
    before = t.position()["players"][1]
    t.play("reveal moat")
    if asked(t) == (0, "spy"):
        t.play("put back")
    assert t.position()["players"][1] == before and asked(t)[0] == 0
    assert [event.kind for event in t.events if event.seat == 1] == ["reacts"]


@clause("DOM-10.5")
@pytest.mark.parametrize("attack", VICTIM)
def test_without_the_moat_the_same_player_would_suffer(attack: str) -> None:
    position = dict(VICTIM[attack])
    t = table(attack, position.pop("hand"), deck0="copper estate", **position)
    before = t.position()["players"][1]
    t.play(f"play {attack}", "decline")
    if asked(t) == (0, "spy"):
        t.play("put back")
    assert t.position()["players"][1] != before or asked(t)[0] == 1


@clause("DOM-10.6")
def test_victims_choose_one_after_the_other() -> None:
    t = table("militia", "copper*3 gold estate", "copper*3 silver estate", "copper*3 gold duchy")
    t.play("play militia")
    for seat, sizes in ((1, [5, 5, 5]), (2, [3, 5, 5]), (3, [3, 3, 5])):
        assert [decision.seat for decision in t.pending] == [seat]
        assert [len(player["hand"]) for player in t.position()["players"][1:]] == sizes
        t.play("discard copper", "discard copper")
    assert asked(t) == (0, "buy")


@clause("DOM-10.6")
def test_an_attack_is_finished_with_one_victim_before_it_reaches_the_next() -> None:
    t = table("", "bandit", "", active=1, deck2="gold silver", deck0="silver gold")
    t.play("play bandit")
    assert asked(t) == (2, "bandit") and [event.seat for event in t.events if event.kind == "reveals"] == [2]
    t.play("trash silver")
    assert asked(t) == (0, "bandit") and cards(t, 2, "discard") == "gold" and trash(t) == "silver"


@clause("DOM-10.7")
@pytest.mark.parametrize("zone", ["deck1", "discard1", "in_play1"])
def test_only_a_moat_in_hand_can_be_revealed(zone: str) -> None:
    t = table("witch", "copper", deck0="copper*2", **{zone: "moat"})
    t.play("play witch")
    assert owned(t, 1)["curse"] == 1 and count(t, "reacts") == 0


@clause("DOM-10.7")
def test_a_moat_discarded_to_the_first_play_is_not_there_for_the_second() -> None:
    t = table("throne_room militia", "moat gold silver estate")
    t.play("play throne_room", "decline", "discard moat")
    assert asked(t) == (0, "buy") and unordered(t, 1, "hand") == "estate gold silver"


@clause("DOM-10.7")
def test_a_moat_drawn_after_the_attack_was_played_comes_too_late_for_it() -> None:
    t = table("throne_room council_room witch", "copper", deck0="copper*8", deck1="copper moat", actions=2)
    t.play("play throne_room", "choose council_room", "play witch")
    assert asked(t) == (1, "react")
    late = table("witch council_room", "copper", deck0="copper*8", deck1="moat", actions=2)
    late.play("play witch", "play council_room")
    assert cards(late, 1, "hand") == "copper moat" and cards(late, 1, "discard") == "curse"


HARMLESS: dict[str, dict[str, Any]] = {
    "witch": {"supply": {"curse": 0}},
    "militia": {},
    "spy": {},
    "thief": {},
    "bureaucrat": {"supply": {"silver": 0}},
}


@clause("DOM-10.8")
@pytest.mark.parametrize("attack", HARMLESS)
def test_the_question_is_asked_even_if_the_attack_could_not_hurt(attack: str) -> None:
    t = table(attack, "moat copper*2", **HARMLESS[attack])
    t.play(f"play {attack}")
    assert asked(t) == (1, "react")


@clause("DOM-10.9")
def test_everybody_sees_which_player_reveals_a_moat() -> None:
    t = table("witch", "moat copper", "copper", deck0="copper*2")
    t.play("play witch")
    (event,) = [event for event in t.play("reveal moat") if event.kind == "reacts"]
    for viewer in (0, 1, 2, None):
        told = event.as_seen_by(viewer)
        assert (told["seat"], told["things"]) == (1, ["moat"])
        assert "Moat" in t.describe_event(event, viewer, "en")
    assert things(t, "reacts", 1) == ["moat"] and seen(t, 0, "seat1.hand") == ""
