"""Decisions that take several cards are made in one go."""

import pytest
from terminal.sitting import hand, lay

from regnum.kernel.decision import Option
from regnum.terminal import picks
from regnum.terminal.session import Session


def named(session: Session, *notations: str) -> list[Option]:
    return [next(option for option in session.options() if option.notation == notation) for notation in notations]


def copies(session: Session) -> dict[str, int]:
    decision = session.decision
    assert decision is not None
    return {option.notation: picks.copies(decision, option) for option in decision.options if option.group != "stop"}


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


def test_militia_takes_exactly_as_many_as_must_go() -> None:
    session = lay("copper*3 estate*2", "militia copper*4", active=1, bot="big_money")
    session.table.play("play militia")
    decision = session.decision
    assert decision is not None and picks.limits(decision) == (2, 2)
    estate, copper = named(session, "discard estate", "discard copper")
    assert not picks.is_possible(decision, [estate])
    assert not picks.is_possible(decision, [estate, estate, copper])
    assert picks.is_possible(decision, [estate, copper])
    session.confirm([estate, estate])
    assert hand(session) == {"copper": 3}


def test_more_copies_than_there_are_is_not_possible() -> None:
    session = lay("cellar copper estate", deck0="gold*3")
    session.play("play cellar")
    assert session.decision is not None
    assert not picks.is_possible(session.decision, named(session, "discard copper", "discard copper"))


def test_the_question_counts_what_is_ticked_before_it_is_done() -> None:
    session = lay("copper*3 estate*2", "militia copper*4", active=1)
    session.table.play("play militia")
    decision = session.decision
    assert decision is not None
    assert decision.text("pl") == "Odrzuć jeszcze 2 karty."
    assert picks.going_on(decision, named(session, "discard estate")).text("pl") == "Odrzuć jeszcze 1 kartę."
    assert picks.going_on(decision, named(session, "discard estate", "discard copper")) is decision


@pytest.mark.parametrize("taken", [[], ["take silver"], ["take copper", "take silver"]])
def test_a_thief_takes_some_of_the_loot(taken: list[str]) -> None:
    session = lay("thief copper", "", "", deck1="silver estate", deck2="copper estate")
    session.play("play thief")
    session.confirm(named(session, *taken))
    assert session.decision is None or session.decision.kind != "thief_gain"
    gained = [event.things for event in session.table.events if event.kind == "takes_from_trash"]
    assert sorted(card for things in gained for card in things) == sorted(each.partition(" ")[2] for each in taken)
