"""The cards from Adventurer to Library, each by its own clauses."""

import pytest

from games.dominion.support import cards, counters, owned, pile, table, trash, unordered
from games.support import asked, count, options, refusal, things
from support import clause

# -- Adventurer


@clause("DOM-9.1")
def test_adventurer_reveals_until_two_treasures_and_takes_only_these() -> None:
    t = table("adventurer", deck0="estate copper village silver gold")
    t.play("play adventurer")
    assert cards(t, 0, "hand") == "copper silver"
    assert unordered(t, 0, "discard") == "estate village"
    assert cards(t, 0, "deck") == "gold"
    assert things(t, "reveals") == ["estate", "copper", "village", "silver"]
    assert all(event.known_to(1) for event in t.events if event.kind == "reveals")


@clause("DOM-9.1")
def test_adventurer_with_one_treasure_left_takes_that_one() -> None:
    t = table("adventurer", deck0="estate gold duchy", discard0="village")
    t.play("play adventurer")
    assert cards(t, 0, "hand") == "gold"
    assert unordered(t, 0, "discard") == "duchy estate village"
    assert cards(t, 0, "deck") == "" and count(t, "shuffles") == 1


@clause("DOM-9.1")
def test_what_adventurer_revealed_is_not_shuffled_in() -> None:
    t = table("adventurer", deck0="estate copper", discard0="duchy duchy silver")
    events = t.play("play adventurer")
    assert [event.count for event in events if event.kind == "shuffles"] == [3]
    assert cards(t, 0, "hand") == "copper silver"


# -- Bureaucrat


@clause("DOM-9.2")
def test_bureaucrat_gains_a_silver_onto_the_deck() -> None:
    t = table("bureaucrat", deck0="copper", discard0="estate")
    t.play("play bureaucrat")
    assert cards(t, 0, "deck") == "silver copper" and cards(t, 0, "discard") == "estate"
    assert pile(t, "silver") == 39


@clause("DOM-9.2")
def test_bureaucrats_silver_is_the_only_card_of_an_empty_deck() -> None:
    t = table("bureaucrat", discard0="estate gold")
    t.play("play bureaucrat")
    assert cards(t, 0, "deck") == "silver" and cards(t, 0, "discard") == "estate gold"
    assert count(t, "shuffles") == 0


@clause("DOM-9.2")
def test_bureaucrat_attacks_even_when_no_silver_is_left() -> None:
    t = table("bureaucrat", "estate copper", deck0="copper", supply={"silver": 0})
    t.play("play bureaucrat")
    assert cards(t, 0, "deck") == "copper" and owned(t, 0)["silver"] == 0
    assert cards(t, 1, "hand") == "copper" and cards(t, 1, "deck") == "estate"


@clause("DOM-9.3")
def test_bureaucrats_victim_chooses_the_victory_card_and_shows_it() -> None:
    t = table("bureaucrat", "estate duchy gardens curse copper", "province silver", deck1="gold")
    t.play("play bureaucrat")
    assert asked(t) == (1, "put_on_deck")
    assert options(t) == ["top estate", "top duchy", "top gardens"]
    t.play("top duchy")
    assert cards(t, 1, "deck") == "duchy gold" and cards(t, 1, "hand") == "copper curse estate gardens"
    assert cards(t, 2, "deck") == "province" and cards(t, 2, "hand") == "silver"
    shown = [event for event in t.events if event.kind == "puts_on_deck"]
    assert [event.seat for event in shown] == [1, 2] and all(event.known_to(0) for event in shown)


@clause("DOM-9.3")
def test_bureaucrats_victim_without_victory_card_reveals_the_whole_hand() -> None:
    t = table("bureaucrat", "copper*2 curse village", "estate", deck1="gold")
    t.play("play bureaucrat")
    (shown,) = [event for event in t.events if event.kind == "reveals_hand"]
    assert (shown.seat, set(shown.things), shown.count) == (1, {"copper", "curse", "village"}, 4)
    assert shown.known_to(0) and shown.known_to(2)
    assert cards(t, 1, "hand") == "copper copper curse village" and cards(t, 1, "deck") == "gold"


# -- Cellar


@clause("DOM-9.4")
def test_cellar_draws_as_many_cards_as_were_discarded() -> None:
    t = table("cellar estate*3 copper", deck0="gold silver duchy")
    t.play("play cellar", "discard estate", "discard copper", "done")
    assert cards(t, 0, "hand") == "estate estate gold silver"
    assert unordered(t, 0, "discard") == "copper estate" and cards(t, 0, "deck") == "duchy"
    assert counters(t) == (1, 1, 0)


@clause("DOM-9.4")
def test_cellar_draws_nothing_before_the_choice_is_complete() -> None:
    t = table("cellar estate*2 copper", deck0="gold silver")
    t.play("play cellar")
    t.play("discard copper")
    assert count(t, "draws") == 0 and cards(t, 0, "discard") == ""
    t.play("discard estate")
    assert count(t, "draws") == 0 and cards(t, 0, "deck") == "gold silver"
    t.play("done")
    assert cards(t, 0, "hand") == "estate gold silver"


@clause("DOM-9.4", "DOM-9.5")
def test_cellar_may_discard_nothing_and_never_itself() -> None:
    t = table("cellar estate", deck0="gold")
    t.play("play cellar")
    assert options(t) == ["discard estate", "done"]
    t.play("done")
    assert cards(t, 0, "hand") == "estate" and cards(t, 0, "deck") == "gold"


@clause("DOM-9.5")
def test_another_cellar_can_be_discarded() -> None:
    t = table("cellar*2", deck0="gold")
    t.play("play cellar", "discard cellar")
    assert cards(t, 0, "in_play") == "cellar" and cards(t, 0, "discard") == "cellar" and cards(t, 0, "hand") == "gold"


@clause("DOM-9.5")
def test_cellars_discards_are_in_the_shuffle_it_needs() -> None:
    t = table("cellar estate*2", deck0="gold", discard0="silver")
    t.play("play cellar")
    events = t.play("discard estate", "discard estate")
    assert [event.count for event in events if event.kind == "shuffles"] == [3]
    assert count(t, "shuffles") == 1 and cards(t, 0, "discard") == ""
    assert owned(t, 0) == {"cellar": 1, "estate": 2, "gold": 1, "silver": 1}


# -- Chancellor


@clause("DOM-9.6")
def test_chancellor_may_turn_the_whole_deck_over_unseen() -> None:
    t = table("chancellor", deck0="gold silver", discard0="estate")
    t.play("play chancellor")
    events = t.play("yes")
    assert cards(t, 0, "deck") == "" and unordered(t, 0, "discard") == "estate gold silver"
    assert counters(t) == (0, 1, 2) and count(t, "shuffles") == 0
    assert all(event.things == () for event in events)
    assert [thing["card"] for thing in t.view(0)["places"]["seat0.discard"]["things"]] == ["silver"]


@clause("DOM-9.6")
def test_chancellor_may_leave_the_deck_alone() -> None:
    t = table("chancellor", deck0="gold silver", discard0="estate")
    t.play("play chancellor", "decline")
    assert cards(t, 0, "deck") == "gold silver" and cards(t, 0, "discard") == "estate"
    assert counters(t) == (0, 1, 2)


@clause("DOM-9.6")
def test_chancellor_is_decided_before_anything_else_is_done() -> None:
    t = table("chancellor village copper", deck0="gold", actions=2)
    t.play("play chancellor")
    assert asked(t) == (0, "chancellor") and options(t) == ["decline", "yes"]


# -- Chapel


@clause("DOM-9.7")
def test_chapel_trashes_four_cards_and_not_a_fifth() -> None:
    t = table("chapel copper*2 estate*4")
    t.play("play chapel", "trash copper", "trash estate", "trash estate", "trash estate")
    assert trash(t) == "copper estate estate estate" and cards(t, 0, "hand") == "copper estate"
    assert asked(t) == (0, "treasure"), "no question about a fifth"


@clause("DOM-9.7")
def test_chapel_may_trash_fewer_or_none() -> None:
    t = table("chapel*2 copper*2", actions=2)
    t.play("play chapel", "trash copper", "done")
    assert trash(t) == "copper" and cards(t, 0, "hand") == "chapel copper"
    t.play("play chapel", "done")
    assert trash(t) == "copper" and cards(t, 0, "hand") == "copper"


@clause("DOM-9.7")
def test_the_played_chapel_cannot_be_trashed_but_another_can() -> None:
    t = table("chapel copper")
    t.play("play chapel")
    assert options(t) == ["trash copper", "done"]
    t = table("chapel*2")
    t.play("play chapel", "trash chapel")
    assert trash(t) == "chapel" and cards(t, 0, "in_play") == "chapel"


# -- Council Room


@clause("DOM-9.8")
def test_council_room_lets_everybody_else_draw_a_card_and_moat_has_no_say() -> None:
    t = table("council_room", "moat", "", deck0="copper*6", deck1="gold silver", discard2="estate")
    t.play("play council_room")
    assert cards(t, 0, "hand") == "copper copper copper copper" and counters(t) == (0, 2, 0)
    assert cards(t, 1, "hand") == "gold moat" and cards(t, 1, "deck") == "silver"
    assert cards(t, 2, "hand") == "estate" and count(t, "shuffles", 2) == 1
    assert asked(t) == (0, "treasure") and count(t, "reacts") == 0


# -- Feast


@clause("DOM-9.9")
def test_feast_is_trashed_and_gains_a_card_costing_up_to_five() -> None:
    t = table("feast", supply={"laboratory": 10, "adventurer": 10})
    t.play("play feast")
    assert trash(t) == "feast" and cards(t, 0, "in_play") == ""
    assert {"gain duchy", "gain laboratory", "gain curse"} <= set(options(t))
    assert not {"gain gold", "gain province", "gain adventurer", "done", "decline"} & set(options(t))
    t.play("gain duchy")
    assert cards(t, 0, "discard") == "duchy" and pile(t, "duchy") == 7


@clause("DOM-9.10")
def test_feast_gains_from_the_supply_and_not_from_the_trash() -> None:
    t = table("feast", supply={"duchy": 0, "feast": 0}, trash="duchy silver")
    t.play("play feast")
    assert "gain duchy" not in options(t) and "gain feast" not in options(t)
    t.play("gain silver")
    assert trash(t) == "duchy feast silver" and pile(t, "silver") == 38
    assert cards(t, 0, "discard") == "silver" and cards(t, 0, "hand") == ""


@clause("DOM-9.10")
def test_feast_gains_even_when_it_cannot_be_trashed_again() -> None:
    t = table("throne_room feast")
    t.play("play throne_room", "gain duchy", "gain silver")
    assert trash(t) == "feast" and cards(t, 0, "discard") == "duchy silver"


# -- Festival, Laboratory


@clause("DOM-9.11")
def test_festival_gives_two_actions_a_buy_and_two_coins() -> None:
    t = table("festival", deck0="copper")
    t.play("play festival")
    assert counters(t) == (2, 2, 2) and cards(t, 0, "hand") == ""


@clause("DOM-9.13")
def test_laboratory_draws_two_cards_and_gives_an_action() -> None:
    t = table("laboratory", deck0="copper silver gold")
    t.play("play laboratory")
    assert cards(t, 0, "hand") == "copper silver" and counters(t) == (1, 1, 0)


# -- Gardens


@clause("DOM-9.12")
@pytest.mark.parametrize(("owned_cards", "each"), [(9, 0), (10, 1), (19, 1), (20, 2), (39, 3)])
def test_gardens_are_worth_a_point_for_every_full_ten_cards(owned_cards: int, each: int) -> None:
    rest = {"discard0": "copper", "in_play0": "copper", "aside0": "copper"}
    t = table("gardens", deck_rest0=f"copper*{owned_cards - 5} gardens", phase="over", **rest)
    assert sum(owned(t, 0).values()) == owned_cards
    assert t.scores[0].total == 2 * each


@clause("DOM-9.12")
def test_gardens_are_never_played() -> None:
    t = table("gardens village copper")
    assert options(t) == ["play village", "end actions"]
    assert refusal(t, "play gardens") == "DOM-4.2"
    t.play("end actions")
    assert options(t) == ["play copper", "end treasures", "play all"]


# -- Library


@clause("DOM-9.14")
def test_library_draws_up_to_seven_cards() -> None:
    t = table("library copper*3", deck0="estate*2 silver gold duchy")
    t.play("play library")
    assert cards(t, 0, "hand") == "copper copper copper estate estate gold silver"
    assert cards(t, 0, "deck") == "duchy"


@clause("DOM-9.14")
def test_library_draws_nothing_onto_seven_or_more_cards() -> None:
    for hand in (7, 8):
        t = table(f"library copper*{hand}", deck0="village gold")
        t.play("play library")
        assert cards(t, 0, "deck") == "village gold" and asked(t) == (0, "treasure")


@clause("DOM-9.14")
def test_library_may_set_each_drawn_action_aside_or_keep_it() -> None:
    t = table("library copper*5", deck0="village smithy moat gold silver")
    t.play("play library")
    assert asked(t) == (0, "library") and options(t) == ["keep", "set aside"]
    t.play("set aside")
    assert cards(t, 0, "aside") == "village" and asked(t) == (0, "library")
    t.play("keep")
    assert asked(t) == (0, "library")
    t.play("set aside")
    assert cards(t, 0, "hand") == "copper copper copper copper copper gold smithy"
    assert unordered(t, 0, "discard") == "moat village" and cards(t, 0, "deck") == "silver"


@clause("DOM-9.14")
def test_library_asks_about_action_cards_only() -> None:
    t = table("library copper*3", deck0="gold gardens curse moat")
    t.play("play library")
    assert cards(t, 0, "hand").split().count("moat") == 1 and cards(t, 0, "deck") == ""
    assert asked(t) == (0, "library") and "Moat" in t.pending[0].text("en")


@clause("DOM-9.15")
def test_librarys_set_aside_cards_are_discarded_and_never_shuffled_in() -> None:
    t = table("library copper*4", deck0="village", discard0="gold silver")
    t.play("play library")
    events = t.play("set aside")
    assert [event.count for event in events if event.kind == "shuffles"] == [2]
    assert cards(t, 0, "hand") == "copper copper copper copper gold silver"
    assert cards(t, 0, "discard") == "village" and cards(t, 0, "deck") == "" and cards(t, 0, "aside") == ""
