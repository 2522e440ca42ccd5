"""DOM-4: the Action phase."""

import pytest

from games.dominion.support import cards, counters, owned, seen, table, trash
from games.support import asked, count, options, refusal, things
from support import clause


@clause("DOM-4.1")
def test_with_an_action_left_one_action_card_may_be_played_or_none() -> None:
    t = table("village smithy copper", deck0="estate*5")
    assert asked(t) == (0, "action") and options(t) == ["play smithy", "play village", "end actions"]
    other = t.clone()
    other.play("end actions")
    assert asked(other) == (0, "treasure") and cards(other, 0, "in_play") == ""
    t.play("play smithy")
    assert asked(t) == (0, "treasure") and cards(t, 0, "in_play") == "smithy"


@clause("DOM-4.1")
def test_without_an_action_left_nothing_can_be_played() -> None:
    t = table("village smithy copper", actions=0)
    assert asked(t) == (0, "treasure")
    refusal(t, "play village")


@clause("DOM-4.2")
def test_only_action_cards_can_be_played_in_the_action_phase() -> None:
    t = table("village militia moat copper estate curse gardens province", "copper")
    assert options(t) == ["play militia", "play moat", "play village", "end actions"]
    for card in ("estate", "curse", "gardens", "province"):
        assert refusal(t, f"play {card}") == "DOM-4.2"
    assert refusal(t, "play copper") == "DOM-5.1"
    refusal(t, "play smithy")


@clause("DOM-4.2")
def test_the_phase_is_passed_over_without_an_action_card() -> None:
    assert asked(table("copper estate curse gardens", actions=5)) == (0, "treasure")


@clause("DOM-4.3")
def test_a_card_is_in_play_and_paid_for_before_its_instructions() -> None:
    t = table("chapel estate copper", "copper")
    t.play("play chapel")
    assert asked(t) == (0, "trash")
    assert cards(t, 0, "in_play") == "chapel" and cards(t, 0, "hand") == "copper estate" and counters(t)[0] == 0
    assert all(seen(t, viewer, "seat0.in_play") == "chapel" for viewer in (0, 1, None))


@clause("DOM-4.3")
@pytest.mark.parametrize(("card", "actions"), [("smithy", 2), ("laboratory", 3), ("village", 4), ("throne_room", 2)])
def test_playing_a_card_takes_one_action(card: str, actions: int) -> None:
    t = table(card, actions=3)
    t.play(f"play {card}")
    assert counters(t)[0] == actions


@clause("DOM-4.3")
@pytest.mark.parametrize(
    ("card", "hand", "choices", "order"),
    [
        ("market", "", [], "plays draws actions buys_plus coins"),
        ("laboratory", "", [], "plays draws actions"),
        ("festival", "", [], "plays actions buys_plus coins"),
        ("cellar", "copper", ["discard copper", "done"], "plays actions picks discards draws"),
        ("witch", "", [], "plays draws gains"),
        ("militia", "", ["discard copper"], "plays coins picks discards"),
        ("moneylender", "copper", [], "plays trashes coins"),
        ("remodel", "copper", ["trash copper", "gain copper"], "plays trashes gains"),
        ("feast", "", ["gain duchy"], "plays trashes gains"),
        ("council_room", "", [], "plays draws buys_plus draws"),
        ("bureaucrat", "", [], "plays gains reveals_hand"),
    ],
)
def test_instructions_are_carried_out_from_top_to_bottom(card: str, hand: str, choices: list[str], order: str) -> None:
    t = table(f"{card} {hand} throne_room", "copper*4", actions=2, deck0="estate*4", deck1="estate")
    t.play(f"play {card}", *choices)
    assert " ".join(event.kind for event in t.events if event.kind != "phase_buy") == order


@clause("DOM-4.4")
@pytest.mark.parametrize("card", ["moneylender", "mine", "throne_room", "library", "laboratory", "adventurer", "spy"])
def test_a_card_may_be_played_without_any_effect(card: str) -> None:
    t = table(card, "", actions=2)
    assert f"play {card}" in options(t)
    t.play(f"play {card}")
    assert cards(t, 0, "in_play") == card and owned(t, 0) == {card: 1} and count(t, "plays") == 1
    assert counters(t)[0] == (2 if card in ("laboratory", "spy") else 1) and counters(t)[2] == 0


@clause("DOM-4.5")
def test_the_phase_goes_on_while_actions_and_action_cards_remain() -> None:
    t = table("village smithy moat copper", deck0="estate copper*3 silver*2 gold")
    t.play("play village")
    assert options(t) == ["play moat", "play smithy", "end actions"]
    t.play("play smithy")
    assert options(t) == ["play moat", "end actions"]
    t.play("play moat")
    assert asked(t) == (0, "treasure") and counters(t)[0] == 0
    assert things(t, "plays") == ["village", "smithy", "moat"]


@clause("DOM-4.5")
def test_a_card_drawn_by_an_action_can_be_played_next() -> None:
    t = table("laboratory", deck0="festival copper")
    t.play("play laboratory")
    assert options(t) == ["play festival", "end actions"]


@clause("DOM-4.5")
def test_the_victims_decide_before_the_next_card_is_played() -> None:
    t = table("village militia", "copper*5 estate", actions=2)
    t.play("play militia")
    assert asked(t) == (1, "discard_down")
    assert refusal(t, "play village") == ""
    t.play("discard copper", "discard copper", "discard estate")
    assert asked(t) == (0, "action")


@clause("DOM-4.6")
def test_played_cards_stay_in_play_until_clean_up() -> None:
    t = table("village smithy copper", "copper", deck0="silver*9")
    t.play("play village", "play smithy", "play all")
    assert cards(t, 0, "in_play").split()[:2] == ["village", "smithy"] and cards(t, 0, "discard") == ""
    t.play("end turn")
    assert cards(t, 0, "in_play") == "" and cards(t, 0, "discard").split()[:2] == ["village", "smithy"]


@clause("DOM-4.6")
def test_feast_leaves_play_by_its_own_text() -> None:
    t = table("village feast", deck0="copper")
    t.play("play village", "play feast")
    assert asked(t) == (0, "gain") and cards(t, 0, "in_play") == "village" and trash(t) == "feast"


@clause("DOM-4.7")
def test_the_phase_ends_for_good_and_unused_actions_are_lost() -> None:
    t = table("festival village copper", "estate", deck0="village*5")
    t.play("play festival", "end actions")
    assert asked(t) == (0, "treasure")
    refusal(t, "play village")
    t.play("play copper")
    assert asked(t) == (0, "buy")
    refusal(t, "play village")
    t.play("buy estate")
    assert asked(t) == (0, "buy")
    refusal(t, "play village")
    t.play("end turn")
    t.play("end turn")
    assert asked(t) == (0, "action") and counters(t)[0] == 1


@clause("DOM-4.7")
def test_the_phase_ends_by_itself_when_nothing_more_can_be_played() -> None:
    t = table("village copper", deck0="estate")
    t.play("play village")
    assert counters(t)[0] == 2 and asked(t) == (0, "treasure")


@clause("DOM-4.8")
def test_a_reaction_is_used_in_the_turn_of_another_player() -> None:
    t = table("copper", "witch", "moat", active=1)
    t.play("play witch")
    assert asked(t) == (2, "react") and options(t) == ["reveal moat", "decline"]
    t.play("reveal moat")
    assert cards(t, 0, "discard") == "curse" and cards(t, 2, "discard") == "" and cards(t, 2, "hand") == "moat"


@clause("DOM-4.8")
def test_a_reaction_is_used_only_at_the_moment_its_text_names() -> None:
    t = table("village festival", "moat", deck0="copper")
    t.play("play village")
    assert asked(t) == (0, "action")
    t.play("play festival")
    assert t.pending[0].seat == 0 and count(t, "reacts") == 0
