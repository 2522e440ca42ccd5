"""Decisions that take several cards are made in one go."""

import pytest

from regnum.terminal import picks
from regnum.terminal.picks import Choice
from regnum.terminal.session import Session
from terminal.sitting import hand, lay


def named(session: Session, *notations: str) -> list[Choice]:
    offered = {pick.choice.notation: pick.choice for pick in session.things()}
    return [offered[notation] for notation in notations]


def copies(session: Session) -> dict[str, int]:
    return {pick.choice.notation: pick.copies for pick in session.things()}


def test_each_card_can_be_ticked_as_often_as_it_is_held() -> None:
    session = lay("cellar copper*3 estate", deck0="gold*5")
    session.play("play cellar")
    assert copies(session) == {"discard copper": 3, "discard estate": 1}


def test_no_more_can_be_ticked_than_the_card_takes() -> None:
    session = lay("chapel copper*6")
    session.play("play chapel")
    assert copies(session) == {"trash copper": 4}


def test_any_number_is_discarded_at_once_in_any_order() -> None:
    session = lay("cellar copper*2 estate*2", deck0="gold*3")
    session.play("play cellar")
    session.confirm(named(session, "discard estate", "discard copper", "discard estate"))
    assert hand(session) == {"copper": 1, "gold": 3}


def test_nothing_at_all_is_a_choice_too() -> None:
    session = lay("cellar copper*2", deck0="gold*3")
    session.play("play cellar")
    session.confirm([])
    assert hand(session) == {"copper": 2}


def test_discarding_the_whole_hand_does_not_answer_the_second_cellar() -> None:
    session = lay("throne_room cellar estate*2", deck0="copper*2 gold*2")
    session.play("play throne_room")
    session.confirm(named(session, "discard estate", "discard estate"))
    assert session.decision is not None and session.decision.kind == "discard"
    assert hand(session) == {"copper": 2}
    session.confirm(named(session, "discard copper"))
    assert hand(session) == {"copper": 1, "gold": 1}


def attacked(hand: str) -> Session:
    """The other player has just played Militia."""
    session = lay(hand, "militia copper*4", active=1)
    session.table.play("play militia")
    return session


def test_militia_takes_exactly_as_many_as_must_go() -> None:
    session = attacked("copper*3 estate*2")
    assert session.decision is not None and picks.limits(session.decision) == (2, 2)
    estate, copper = named(session, "discard estate", "discard copper")
    assert not session.confirm([estate]) and not session.confirm([estate, estate, copper])
    assert hand(session) == {"copper": 3, "estate": 2}
    assert session.confirm([estate, estate])
    assert hand(session) == {"copper": 3}


def test_cards_that_come_late_in_the_order_can_be_ticked_first() -> None:
    session = attacked("copper silver gold estate duchy")
    assert copies(session) == dict.fromkeys(
        ("discard copper", "discard silver", "discard gold", "discard estate", "discard duchy"), 1
    )
    assert session.confirm(named(session, "discard duchy", "discard copper"))
    assert hand(session) == {"silver": 1, "gold": 1, "estate": 1}


def test_why_not_is_silent_about_the_order_of_picks() -> None:
    session = attacked("copper silver gold estate duchy")
    assert [blocked.notation for blocked in session.refused()] == ["done"]


def test_more_copies_than_there_are_is_not_possible() -> None:
    session = lay("cellar copper estate", deck0="gold*3")
    session.play("play cellar")
    assert not session.confirm(named(session, "discard copper", "discard copper"))


def test_the_question_counts_what_is_ticked_before_it_is_done() -> None:
    session = attacked("copper*3 estate*2")
    assert session.decision is not None
    asked = [session.board.asked(session.decision, ticked, "pl") for ticked in (0, 1, 2)]
    assert asked == ["Odrzuć jeszcze 2 karty.", "Odrzuć jeszcze 1 kartę.", "Zatwierdź wybór albo coś odznacz."]
    cellar = lay("cellar copper estate", deck0="gold*3")
    cellar.play("play cellar")
    assert cellar.decision is not None
    assert cellar.board.asked(cellar.decision, 2, "en").endswith("Chosen so far: 2.")


def test_of_the_trash_only_the_loot_of_this_play_is_offered() -> None:
    session = lay("thief copper", "", "", deck1="silver estate", deck2="silver estate", trash="silver gold")
    session.play("play thief")
    assert copies(session) == {"take silver": 2}


@pytest.mark.parametrize("taken", [[], ["take silver"], ["take copper", "take silver"]])
def test_a_thief_takes_some_of_the_loot(taken: list[str]) -> None:
    session = lay("thief copper", "", "", deck1="silver estate", deck2="copper estate")
    session.play("play thief")
    session.confirm(named(session, *taken))
    assert session.decision is None or session.decision.kind != "thief_gain"
    gained = [event.things for event in session.table.events if event.kind == "takes_from_trash"]
    assert sorted(card for things in gained for card in things) == sorted(each.partition(" ")[2] for each in taken)
