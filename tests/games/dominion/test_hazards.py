"""Where implementations of Dominion most often go wrong (section 16): shuffles, doubled plays, attacks."""

import pytest

from games.dominion.support import cards, counters, owned, pile, seen, table, trash, unordered
from games.support import asked, count, options, things
from regnum.kernel.table import Table
from support import clause


def shuffled(t: Table, seat: int | None = None) -> list[int]:
    """How many cards went into each shuffle."""
    return [event.count for event in t.events if event.kind == "shuffles" and seat in (None, event.seat)]


@clause("DOM-H.1")
def test_a_deck_of_exactly_five_is_drawn_without_a_shuffle() -> None:
    t = table("copper*2", deck0="estate*5", phase="buy", deck1="copper*5")
    t.play("end treasures", "buy copper")
    assert cards(t, 0, "hand") == "estate estate estate estate estate"
    assert cards(t, 0, "deck") == "" and t.position()["players"][0]["deck_rest"] == []
    assert shuffled(t) == [] and cards(t, 0, "discard").split().count("copper") == 3
    t.play("end turn")
    t.play("buy curse")
    assert shuffled(t, 0) == [9], "the Curse bought meanwhile is in the next shuffle"


@clause("DOM-H.2")
def test_the_last_card_of_the_deck_is_drawn_before_the_rest_is_shuffled() -> None:
    t = table("smithy", deck0="copper", discard0="gold*2")
    t.play("play smithy")
    assert cards(t, 0, "hand") == "copper gold gold" and shuffled(t) == [2]
    drawn = table("smithy", deck0="copper", discard0="gold*2 silver*9", seed=5)
    drawn.play("play smithy")
    assert "copper" in cards(drawn, 0, "hand") and shuffled(drawn) == [11]


@clause("DOM-H.3")
def test_a_card_in_play_is_never_shuffled() -> None:
    t = table("laboratory")
    t.play("play laboratory")
    assert cards(t, 0, "hand") == "" and cards(t, 0, "in_play") == "laboratory"
    assert shuffled(t) == [] and counters(t)[0] == 1


@clause("DOM-H.4")
def test_cellar_fixes_the_number_before_drawing_and_shuffles_what_it_discarded() -> None:
    t = table("cellar estate*3", discard0="gold")
    t.play("play cellar", "discard estate", "discard estate", "discard estate")
    assert shuffled(t) == [4] and len(things(t, "draws")) == 3
    assert owned(t, 0) == {"cellar": 1, "estate": 3, "gold": 1} and asked(t)[1] != "discard"
    none = table("cellar estate*3", discard0="gold")
    none.play("play cellar", "done")
    assert things(none, "draws") == [] and shuffled(none) == []


@clause("DOM-H.5")
def test_library_shuffles_only_what_lies_in_the_discard_pile() -> None:
    t = table("library estate*4", deck0="village market copper", discard0="gold")
    t.play("play library")
    assert things(t, "draws") == ["village"], "the next card is unseen until this one is decided"
    t.play("set aside")
    assert things(t, "draws") == ["village", "market"]
    t.play("set aside")
    assert things(t, "draws") == ["village", "market", "copper", "gold"], "no question about a Treasure"
    assert cards(t, 0, "hand") == "copper estate estate estate estate gold" and shuffled(t) == [1]
    assert unordered(t, 0, "discard") == "market village" and cards(t, 0, "deck") == ""


@clause("DOM-H.6")
def test_adventurer_shuffles_without_what_it_revealed() -> None:
    t = table("adventurer", deck0="estate village", discard0="copper silver")
    t.play("play adventurer")
    assert shuffled(t) == [2] and cards(t, 0, "hand") == "copper silver"
    assert unordered(t, 0, "discard") == "estate village"


@clause("DOM-H.6")
def test_adventurer_without_any_treasure_ends_with_everything_discarded() -> None:
    t = table("adventurer", deck0="estate village", discard0="duchy")
    t.play("play adventurer")
    assert cards(t, 0, "hand") == "" and cards(t, 0, "deck") == "" and shuffled(t) == [1]
    assert unordered(t, 0, "discard") == "duchy estate village"


@clause("DOM-H.7")
def test_throne_room_doubles_festival_and_militia() -> None:
    t = table("throne_room festival")
    t.play("play throne_room")
    assert counters(t) == (4, 3, 4)
    t = table("throne_room militia", "copper*2 silver gold estate")
    t.play("play throne_room", "discard copper", "discard estate")
    assert counters(t) == (0, 1, 4) and cards(t, 1, "hand") == "copper gold silver" and asked(t)[0] == 0


@clause("DOM-H.8")
def test_three_throne_rooms_and_a_smithy_draw_six_cards() -> None:
    t = table("throne_room*3 smithy", deck0="copper*7")
    t.play("play throne_room", "choose throne_room", "choose throne_room")
    assert cards(t, 0, "hand") == "copper copper copper copper copper copper" and counters(t)[0] == 0
    assert things(t, "plays").count("smithy") + things(t, "plays_again").count("smithy") == 2
    assert asked(t) == (0, "treasure")


@clause("DOM-H.8")
def test_each_choice_of_nested_throne_rooms_is_made_when_its_play_begins() -> None:
    t = table("throne_room*3 smithy", deck0="market festival copper*9")
    t.play("play throne_room", "choose throne_room")
    assert options(t) == ["choose smithy", "choose throne_room"]
    t.play("choose throne_room")
    assert options(t) == ["choose festival", "choose market"], "the drawn cards, for the second play of the third"
    t.play("choose market")
    played = things(t, "plays") + things(t, "plays_again")
    assert {card: played.count(card) for card in played} == {"throne_room": 5, "smithy": 2, "market": 2, "festival": 2}


@clause("DOM-H.9")
def test_throne_room_on_feast_gains_twice_and_trashes_once() -> None:
    t = table("throne_room feast")
    t.play("play throne_room", "gain duchy", "gain duchy")
    assert cards(t, 0, "discard") == "duchy duchy" and trash(t) == "feast" and cards(t, 0, "in_play") == "throne_room"
    alone = table("feast", supply={"feast": 0})
    alone.play("play feast")
    assert trash(alone) == "feast" and "gain feast" not in options(alone)


@clause("DOM-H.10")
def test_required_choices_cannot_be_declined() -> None:
    t = table("mine gold")
    t.play("play mine")
    assert trash(t) == "gold" and options(t) == ["gain copper", "gain silver", "gain gold"]
    t = table("moneylender copper")
    t.play("play moneylender")
    assert trash(t) == "copper"
    t = table("remodel province")
    t.play("play remodel")
    assert trash(t) == "province" and asked(t) == (0, "gain")
    t = table("throne_room chapel copper*2")
    t.play("play throne_room", "done")
    assert asked(t) == (0, "trash"), "Chapel is played twice, and trashing nothing is legal"
    t.play("done")
    assert trash(t) == "" and cards(t, 0, "in_play") == "throne_room chapel"


@clause("DOM-H.11")
def test_mines_treasure_can_be_played_at_once_and_is_always_a_treasure() -> None:
    t = table("mine copper")
    t.play("play mine", "gain silver", "play silver")
    assert counters(t)[2] == 2 and cards(t, 0, "discard") == ""
    t = table("mine silver", supply={"gold": 0, "duchy": 8})
    t.play("play mine")
    assert options(t) == ["gain copper", "gain silver"]


@clause("DOM-H.12")
def test_remodel_on_copper_gains_up_to_two_or_nothing_at_all() -> None:
    cheap = ["copper", "estate", "curse", "cellar", "chapel", "moat"]
    others = ["market", "militia", "mine", "remodel", "smithy", "village", "workshop"]
    kingdom = [*cheap[3:], *others]
    t = table("remodel copper", kingdom=kingdom)
    t.play("play remodel")
    assert set(options(t)) == {f"gain {card}" for card in cheap}
    none = table("remodel copper*2", kingdom=kingdom, supply=dict.fromkeys(cheap, 0))
    none.play("play remodel")
    assert trash(none) == "copper" and count(none, "gains") == 0 and asked(none) == (0, "treasure")


@clause("DOM-H.13")
def test_bureaucrat_needs_no_shuffle_and_knows_what_a_victory_card_is() -> None:
    t = table("bureaucrat", "curse copper", "gardens estate", discard0="copper")
    t.play("play bureaucrat")
    assert cards(t, 0, "deck") == "silver" and cards(t, 0, "discard") == "copper" and shuffled(t) == []
    assert set(things(t, "reveals_hand", 1)) == {"curse", "copper"} and cards(t, 1, "deck") == ""
    assert asked(t) == (2, "put_on_deck") and options(t) == ["top estate", "top gardens"]
    empty = table("bureaucrat", "estate", supply={"silver": 0})
    empty.play("play bureaucrat")
    assert cards(empty, 1, "deck") == "estate" and owned(empty, 0) == {"bureaucrat": 1}


@clause("DOM-H.14")
def test_moat_comes_before_the_witch_draws_and_the_curse_goes_to_the_next() -> None:
    t = table("witch", "moat", "", "", deck0="gold*2", supply={"curse": 1})
    t.play("play witch")
    assert asked(t) == (1, "react") and cards(t, 0, "hand") == ""
    t.play("reveal moat")
    assert [owned(t, seat)["curse"] for seat in (1, 2, 3)] == [0, 1, 0] and cards(t, 0, "hand") == "gold gold"


@clause("DOM-H.15")
def test_moat_is_asked_for_each_play_and_stays() -> None:
    t = table("throne_room witch council_room", "moat", deck0="copper*9", deck1="gold", actions=2)
    t.play("play throne_room", "choose witch", "decline")
    assert owned(t, 1)["curse"] == 1 and asked(t) == (1, "react")
    t.play("reveal moat", "play council_room")
    assert owned(t, 1)["curse"] == 1 and cards(t, 1, "hand") == "gold moat"


@clause("DOM-H.16")
def test_militias_victims_see_only_the_top_of_what_the_earlier_ones_discarded() -> None:
    t = table("militia", "copper*3 silver estate", "copper*3", "copper*3 silver estate duchy")
    t.play("play militia", "discard silver", "discard estate")
    assert asked(t) == (3, "discard_down") and t.pending[0].as_data()["min"] == 3
    assert seen(t, 3, "seat1.discard") == cards(t, 1, "discard").split()[-1]
    t.play("discard copper", "discard silver", "discard estate")
    assert [len(player["hand"]) for player in t.position()["players"][1:]] == [3, 3, 3]
    assert [len(player["discard"]) for player in t.position()["players"][1:]] == [2, 0, 3]


@clause("DOM-H.17")
def test_spy_finishes_each_player_before_the_next() -> None:
    t = table("spy", "", "", deck0="gold silver", discard1="copper")
    t.play("play spy")
    assert cards(t, 0, "hand") == "gold" and things(t, "reveals") == ["silver"] and shuffled(t) == []
    t.play("put back")
    assert things(t, "reveals") == ["silver", "copper"] and shuffled(t, 1) == [1]
    t.play("discard")
    assert asked(t) == (0, "treasure"), "a player without cards is skipped"
    warded = table("spy", "moat", deck0="gold silver", discard1="copper")
    warded.play("play spy", "reveal moat")
    assert things(warded, "reveals") == ["silver"] and asked(warded) == (0, "spy")
    warded.play("discard")
    assert cards(warded, 1, "discard") == "copper" and shuffled(warded) == []


@pytest.mark.parametrize("taken", [["copper"], ["gold"], ["copper", "gold"], []])
@clause("DOM-H.18")
def test_thief_takes_from_what_it_trashed_and_nothing_else(taken: list[str]) -> None:
    t = table(
        "thief", "", "", deck1="copper*2", deck2="estate gold", trash="gold silver", supply={"copper": 5, "gold": 5}
    )
    t.play("play thief")
    assert options(t) == ["take copper", "take gold", "done"]
    assert cards(t, 1, "discard") == "" and cards(t, 2, "discard") == "", "the rest waits until the gain is decided"
    t.play(*(f"take {card}" for card in taken), *(["done"] if len(taken) < 2 else []))
    assert unordered(t, 0, "discard") == " ".join(taken) and (pile(t, "copper"), pile(t, "gold")) == (5, 5)
    assert cards(t, 1, "discard") == "copper" and cards(t, 2, "discard") == "estate"
    left = sorted(["copper", "gold", "gold", "silver"])
    for card in taken:
        left.remove(card)
    assert trash(t) == " ".join(left)


@clause("DOM-H.18")
def test_a_gold_trashed_earlier_is_out_of_the_thiefs_reach() -> None:
    t = table("thief", "", deck1="gold estate", trash="gold silver")
    t.play("play thief", "take gold")
    assert cards(t, 0, "discard") == "gold" and trash(t) == "gold silver" and asked(t) == (0, "buy")


@clause("DOM-H.19")
def test_chancellor_turns_the_deck_over_as_a_block() -> None:
    t = table("chancellor", deck0="gold silver estate", discard0="copper")
    t.play("play chancellor", "yes")
    assert cards(t, 0, "discard") == "copper gold silver estate" and shuffled(t) == []
    assert seen(t, 1, "seat0.discard") == "estate"
    t.play("end turn")
    assert shuffled(t) == [5], "the four cards and the Chancellor, when the next hand is drawn"
    mid = table("chancellor smithy", deck0="gold silver estate", discard0="copper", actions=2)
    mid.play("play chancellor", "yes", "play smithy")
    assert shuffled(mid) == [4]
