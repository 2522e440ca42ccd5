"""The rulebook read sentence by sentence: combinations of cards, piles and moments that it implies without telling."""

from typing import Any

import pytest

from games.dominion.support import cards, counters, pile, table, trash, unordered
from games.support import asked, count, options, refusal, things
from regnum.kernel.table import Table
from support import clause


def lies(t: Table, seat: int) -> dict[str, str]:
    """A player's hand, deck (top first) and discard pile (top last), each in a line."""
    return {zone: cards(t, seat, zone) for zone in ("hand", "deck", "discard")}


# -- Attacks one after the other, several Moats


@clause("DOM-10.2", "DOM-10.3", "DOM-10.4", "DOM-R6")
def test_three_moats_are_asked_in_turn_order_for_each_play_of_a_doubled_attack() -> None:
    t = table("moat", "throne_room witch", "moat", "moat*2", active=1, deck1="copper*4", supply={"curse": 3})
    t.play("play throne_room")
    answers = {2: "reveal moat", 3: "decline", 0: "decline"}
    for seat in (2, 3, 0):
        assert asked(t) == (seat, "react") and count(t, "draws") == 0
        t.play(answers[seat])
    assert [cards(t, seat, "discard") for seat in (0, 2, 3)] == ["curse", "", "curse"]
    t.play("decline", "decline", "reveal moat")
    assert [cards(t, seat, "discard") for seat in (0, 2, 3)] == ["curse", "curse", "curse"]
    assert cards(t, 1, "hand") == "copper copper copper copper" and pile(t, "curse") == 0


@clause("DOM-10.4", "DOM-10.7")
def test_a_moat_meets_one_attack_and_is_discarded_to_the_next() -> None:
    t = table("village*2 militia*2 witch", "moat copper*4", deck0="copper*5", deck1="gold*2")
    t.play("play village", "play village", "play militia", "reveal moat")
    assert unordered(t, 1, "hand") == "copper copper copper copper moat"
    t.play("play militia", "decline", "discard copper", "discard moat")
    t.play("play witch")
    assert cards(t, 1, "discard") == "copper moat curse" and count(t, "reacts") == 1


@clause("DOM-9.20", "DOM-10.7")
def test_a_moat_drawn_by_council_room_wards_off_the_attack_after_it() -> None:
    t = table("village council_room militia", "copper*4", deck0="copper*6", deck1="moat")
    t.play("play village", "play council_room", "play militia")
    assert asked(t) == (1, "react")
    t.play("reveal moat")
    assert unordered(t, 1, "hand") == "copper copper copper copper moat" and counters(t) == (0, 2, 2)


@clause("DOM-9.20", "DOM-9.24")
def test_a_thief_against_moat_robs_the_others_only() -> None:
    t = table("thief", "moat", "copper", "moat", deck1="gold*2", deck2="silver gold", deck3="gold*2")
    t.play("play thief", "reveal moat", "decline", "trash gold")
    assert options(t) == ["take gold", "done"]
    t.play("take gold", "done")
    assert [cards(t, seat, "discard") for seat in range(4)] == ["gold", "", "silver", "gold"]
    assert cards(t, 1, "deck") == "gold gold" and trash(t) == "gold"


# -- Few cards, or none


@clause("DOM-9.14", "DOM-6.3")
@pytest.mark.parametrize(
    ("deck", "discard", "hand"), [("", "", 0), ("copper", "", 1), ("", "gold", 1), ("copper", "gold", 2)]
)
def test_library_with_fewer_cards_than_it_wants_draws_them_all(deck: str, discard: str, hand: int) -> None:
    t = table("library", deck0=deck, discard0=discard)
    t.play("play library")
    assert len(cards(t, 0, "hand").split()) == hand and lies(t, 0)["discard"] == ""
    assert count(t, "shuffles") == (1 if discard else 0)


@clause("DOM-9.15", "DOM-6.5")
def test_library_that_sets_its_last_cards_aside_does_not_draw_them_again() -> None:
    t = table("library", deck0="village", discard0="market")
    t.play("play library", "set aside", "set aside")
    assert lies(t, 0) == {"hand": "", "deck": "", "discard": "village market"} and count(t, "shuffles") == 1


@clause("DOM-9.14")
def test_an_action_kept_as_the_seventh_card_ends_library_and_one_set_aside_does_not() -> None:
    for answer, hand in (("keep", "copper copper copper copper copper copper village"), ("set aside", None)):
        t = table("library copper*6", deck0="village gold silver")
        t.play("play library", answer)
        assert cards(t, 0, "hand") == (hand or "copper copper copper copper copper copper gold")
        assert cards(t, 0, "discard") == ("" if hand else "village")


@clause("DOM-9.1", "DOM-6.3")
@pytest.mark.parametrize(
    ("deck", "discard", "hand", "after"),
    [
        ("", "", "", ""),
        ("estate", "", "", "estate"),
        ("", "silver", "silver", ""),
        ("copper", "gold", "copper gold", ""),
        ("estate gold", "", "gold", "estate"),
    ],
)
def test_adventurer_with_few_cards(deck: str, discard: str, hand: str, after: str) -> None:
    t = table("adventurer", deck0=deck, discard0=discard)
    t.play("play adventurer")
    assert lies(t, 0) == {"hand": hand, "deck": "", "discard": after}


@clause("DOM-9.23", "DOM-3.19")
def test_spy_that_draws_the_last_card_reveals_none_of_its_own() -> None:
    t = table("spy", "", deck0="copper", discard1="estate")
    t.play("play spy")
    assert asked(t) == (0, "spy") and count(t, "reveals", 0) == 0 and things(t, "reveals", 1) == ["estate"]
    t.play("put back")
    assert cards(t, 1, "deck") == "estate" and cards(t, 1, "discard") == ""


@clause("DOM-9.23", "DOM-6.1")
def test_spys_own_discard_is_shuffled_for_its_draw_and_not_for_the_next_players_reveal() -> None:
    t = table("spy", "", discard0="copper*2", deck1="estate")
    t.play("play spy", "discard", "discard")
    assert lies(t, 0) == {"hand": "copper", "deck": "", "discard": "copper"} and count(t, "shuffles") == 1
    assert lies(t, 1)["discard"] == "estate"


@clause("DOM-9.24", "DOM-6.2", "DOM-6.3")
@pytest.mark.parametrize(
    ("deck", "discard", "trashed", "left"),
    [
        ("", "", "", ""),
        ("copper", "", "copper", ""),
        ("", "estate", "", "estate"),
        ("estate", "gold", "gold", "estate"),
    ],
)
def test_thief_against_few_cards(deck: str, discard: str, trashed: str, left: str) -> None:
    t = table("thief", "", deck1=deck, discard1=discard)
    t.play("play thief")
    if trashed:
        t.play("done")
    assert (trash(t), cards(t, 1, "discard"), cards(t, 1, "deck")) == (trashed, left, "")


@clause("DOM-9.3", "DOM-6.1")
@pytest.mark.parametrize("hand", ["", "copper", "estate", "estate curse"])
def test_bureaucrat_against_a_hand_of_up_to_two_cards(hand: str) -> None:
    t = table("bureaucrat", hand, discard1="gold")
    t.play("play bureaucrat")
    assert cards(t, 1, "deck") == ("estate" if "estate" in hand else "") and count(t, "shuffles") == 0
    assert things(t, "reveals_hand", 1) == ([] if "estate" in hand else hand.split())


# -- Nothing to trash, nothing to gain

NO_CHEAP_CARDS = dict.fromkeys(["copper", "silver", "estate", "curse", "duchy"], 0)


def bare(*hand: str, **position: Any) -> Table:
    """A table whose supply has nothing but Gold and Province, and coins to buy one of them."""
    kingdom = "adventurer bureaucrat cellar chapel feast mine moneylender remodel workshop throne_room".split()
    left = {**NO_CHEAP_CARDS, **dict.fromkeys(kingdom, 0), **position.pop("supply", {})}
    return table(*hand, kingdom=kingdom, edition="1e", supply=left, coins=8, **position)


@clause("DOM-3.14", "DOM-3.16", "DOM-9.10")
@pytest.mark.parametrize(
    ("card", "hand", "trashed", "in_play"),
    [
        ("feast", "", "feast", ""),
        ("workshop", "", "", "workshop"),
        ("remodel", "duchy", "duchy", "remodel"),
        ("mine", "copper", "copper", "mine"),
        ("moneylender", "copper", "copper", "moneylender"),
        ("chapel", "", "", "chapel"),
        ("cellar", "", "", "cellar"),
        ("mine", "estate", "", "mine"),
        ("remodel", "", "", "remodel"),
        ("moneylender", "estate", "", "moneylender"),
    ],
)
def test_what_cannot_be_done_is_skipped_and_the_rest_is_done(card: str, hand: str, trashed: str, in_play: str) -> None:
    t = bare(f"{card} {hand}", supply={"gold": 0})
    t.play(f"play {card}")
    assert (trash(t), cards(t, 0, "in_play"), cards(t, 0, "discard")) == (trashed, in_play, "")
    assert counters(t)[2] == (11 if card == "moneylender" and trashed else 8)
    assert t.pending[0].kind in ("action", "treasure", "buy")


@clause("DOM-9.18", "DOM-9.22")
def test_of_the_piles_that_are_left_one_must_be_chosen() -> None:
    t = bare("mine silver", supply={"copper": 1})
    t.play("play mine")
    assert asked(t) == (0, "gain_treasure")
    assert options(t) == ["gain copper", "gain gold"] and refusal(t, "decline") == ""
    t = bare("remodel copper", supply={"curse": 1})
    t.play("play remodel")
    assert cards(t, 0, "discard") == "curse" and pile(t, "curse") == 0


@clause("DOM-9.22", "DOM-3.9")
def test_a_card_trashed_this_turn_cannot_be_gained_back_from_the_trash() -> None:
    t = bare("remodel feast")
    t.play("play remodel")
    assert trash(t) == "feast" and cards(t, 0, "discard") == "gold"


# -- A shuffle in the middle of a card


@clause("DOM-6.2", "DOM-6.5", "DOM-9.30")
def test_the_witch_draws_before_anybody_shuffles_a_curse_in() -> None:
    t = table("witch", "", deck0="copper", discard0="gold")
    t.play("play witch")
    assert cards(t, 0, "hand") == "copper gold" and cards(t, 1, "discard") == "curse" and cards(t, 1, "deck") == ""


@clause("DOM-9.8", "DOM-6.2")
def test_everybody_who_needs_it_shuffles_for_council_room() -> None:
    t = table("council_room", "", "", "", deck0="copper", discard0="silver*3", discard1="gold", deck2="estate")
    t.play("play council_room")
    assert [cards(t, seat, "hand") for seat in range(4)] == ["copper silver silver silver", "gold", "estate", ""]
    assert [event.seat for event in t.events if event.kind == "shuffles"] == [0, 1]


@clause("DOM-13.5", "DOM-6.1")
def test_harbinger_whose_draw_shuffles_finds_an_empty_discard_pile() -> None:
    t = table("harbinger", discard0="gold silver")
    t.play("play harbinger")
    assert cards(t, 0, "discard") == "" and len(cards(t, 0, "hand")) > 0 and t.pending[0].kind != "harbinger"


@clause("DOM-13.5")
def test_harbinger_that_takes_the_top_card_lays_the_next_one_open() -> None:
    t = table("harbinger", deck0="copper", discard0="gold silver estate")
    t.play("play harbinger", "top estate")
    assert lies(t, 0) == {"hand": "copper", "deck": "estate", "discard": "gold silver"}
    assert t.view(1)["places"]["seat0.discard"]["things"][-1]["card"] == "silver"


@clause("DOM-13.8", "DOM-6.2", "DOM-6.5")
def test_sentry_shuffles_without_the_card_it_already_looks_at() -> None:
    t = table("sentry", deck0="copper estate", discard0="curse")
    t.play("play sentry", "trash", "discard")
    assert lies(t, 0) == {"hand": "copper", "deck": "", "discard": "curse"} and trash(t) == "estate"


SENTRY = [
    ("trash", "trash", "", "", "duchy estate"),
    ("trash", "discard", "", "duchy", "estate"),
    ("trash", "put back", "duchy", "", "estate"),
    ("discard", "trash", "", "estate", "duchy"),
    ("discard", "discard", "", "estate duchy", ""),
    ("discard", "put back", "duchy", "estate", ""),
    ("put back", "trash", "estate", "", "duchy"),
    ("put back", "discard", "estate", "duchy", ""),
]


@clause("DOM-13.8")
@pytest.mark.parametrize(("first", "second", "deck", "discard", "trashed"), SENTRY)
def test_sentry_may_give_each_card_a_fate_of_its_own(
    first: str, second: str, deck: str, discard: str, trashed: str
) -> None:
    t = table("sentry", deck0="copper estate duchy")
    t.play("play sentry", first, second)
    assert (cards(t, 0, "deck"), cards(t, 0, "discard"), trash(t)) == (deck, discard, trashed)


@clause("DOM-13.8")
def test_sentry_with_one_card_asks_once_and_with_two_alike_never_for_their_order() -> None:
    t = table("sentry", deck0="copper estate")
    t.play("play sentry", "put back")
    assert cards(t, 0, "deck") == "estate" and count(t, "looks") == 1
    t = table("sentry", deck0="copper estate*2")
    t.play("play sentry", "put back", "put back")
    assert cards(t, 0, "deck") == "estate estate" and t.pending[0].kind == "treasure"
    t = table("sentry copper", deck0="")
    t.play("play sentry")
    assert count(t, "looks") == 0 and t.pending[0].kind == "treasure"


@clause("DOM-13.4", "DOM-6.2", "DOM-10.6")
def test_bandit_shuffles_between_its_two_cards_and_goes_on_to_the_next_victim() -> None:
    t = table("bandit", "", "", "", deck1="silver", discard1="gold", deck2="copper*2", supply={"gold": 0})
    t.play("play bandit")
    assert asked(t) == (1, "bandit") and options(t) == ["trash silver", "trash gold"]
    t.play("trash silver")
    assert (cards(t, 1, "discard"), cards(t, 2, "discard"), trash(t)) == ("gold", "copper copper", "silver")
    assert cards(t, 0, "discard") == "" and count(t, "reveals", 3) == 0


# -- Cards of the 2nd edition that play, count or gain


@clause("DOM-13.9", "DOM-9.25", "DOM-9.27")
def test_a_throne_room_played_by_vassal_doubles_a_card_without_an_action() -> None:
    t = table("vassal smithy moat", deck0="throne_room copper*7", texts="1e")
    t.play("play vassal", "yes")
    assert asked(t) == (0, "throne") and counters(t) == (0, 1, 2)
    t.play("choose smithy")
    assert cards(t, 0, "in_play") == "vassal throne_room smithy" and len(things(t, "draws")) == 6
    assert counters(t) == (0, 1, 2) and cards(t, 0, "discard") == ""


@clause("DOM-13.9")
def test_a_vassal_may_play_a_vassal() -> None:
    t = table("vassal", deck0="vassal festival gold")
    t.play("play vassal", "yes", "yes")
    assert counters(t) == (2, 2, 6) and cards(t, 0, "in_play") == "vassal vassal festival"
    assert lies(t, 0)["deck"] == "gold"


@clause("DOM-13.9", "DOM-9.10")
def test_a_feast_played_by_vassal_goes_from_play_to_the_trash() -> None:
    t = table("vassal", deck0="feast", discard0="estate")
    t.play("play vassal", "yes", "gain duchy")
    assert (trash(t), cards(t, 0, "in_play"), cards(t, 0, "discard")) == ("feast", "vassal", "estate duchy")


@clause("DOM-13.6")
def test_of_several_silvers_only_the_first_is_worth_more_and_a_gold_never_is() -> None:
    t = table("merchant*3 silver*3 gold", deck0="copper*3")
    t.play("play merchant", "play merchant", "play merchant", "play gold")
    assert counters(t)[2] == 3
    t.play("play silver")
    assert counters(t)[2] == 3 + 2 + 3
    t.play("play silver", "play silver", "play copper")
    assert counters(t)[2] == 8 + 4 + 1


@clause("DOM-13.6")
def test_all_treasures_played_at_once_count_a_merchant_once() -> None:
    t = table("throne_room merchant silver*2 copper", deck0="estate*2", texts="1e")
    t.play("play throne_room", "play all")
    assert counters(t)[2] == 1 + 4 + 2


@clause("DOM-13.7", "DOM-6.2")
@pytest.mark.parametrize(("hand", "deck", "after"), [("", "", ""), ("", "copper", ""), ("estate", "copper", "")])
def test_poacher_with_a_hand_smaller_than_the_number_of_empty_piles(hand: str, deck: str, after: str) -> None:
    t = table(f"poacher {hand}", deck0=deck, supply={"curse": 0, "duchy": 0})
    t.play("play poacher")
    assert cards(t, 0, "hand") == after and unordered(t, 0, "discard") == " ".join(sorted(f"{hand} {deck}".split()))
    assert counters(t) == (1, 1, 1)


@clause("DOM-13.7")
def test_poacher_counts_a_pile_that_was_emptied_this_turn() -> None:
    t = table("workshop poacher estate*2", deck0="copper", actions=2, supply={"silver": 1})
    t.play("play workshop", "gain silver", "play poacher")
    assert t.pending[0].kind == "discard_down" and t.pending[0].question.least == 1


@clause("DOM-13.3", "DOM-13.10")
def test_artisan_with_an_empty_hand_puts_the_gained_card_on_the_deck() -> None:
    t = table("artisan", deck0="copper", coins=2)
    t.play("play artisan", "gain duchy")
    assert lies(t, 0) == {"hand": "", "deck": "duchy copper", "discard": ""}


@clause("DOM-13.3", "DOM-13.10")
def test_artisan_with_an_empty_hand_and_an_empty_supply_does_nothing() -> None:
    kingdom = "artisan bandit harbinger merchant poacher sentry vassal moat village witch".split()
    left = {**NO_CHEAP_CARDS, **dict.fromkeys(kingdom, 0)}
    t = table("artisan", deck0="copper", kingdom=kingdom, edition="2e", supply=left, coins=8)
    t.play("play artisan")
    assert lies(t, 0) == {"hand": "", "deck": "copper", "discard": ""} and t.pending[0].kind == "buy"


# -- The end of the game


@clause("DOM-8.1", "DOM-8.8", "DOM-9.22")
def test_the_last_province_gained_by_an_action_ends_the_game_after_the_whole_turn() -> None:
    t = table("remodel*2 gold*2 copper", actions=2, supply={"province": 1})
    t.play("play remodel", "trash gold", "gain province")
    assert not t.over and asked(t) == (0, "action")
    t.play("play remodel", "trash gold", "gain gold", "play all", "buy copper")
    assert t.over and t.result is not None and t.result.reason == "event.game_over_provinces"


@clause("DOM-8.1", "DOM-8.2", "DOM-9.24", "DOM-R10")
def test_a_card_that_the_thief_takes_refills_and_empties_no_pile() -> None:
    t = table("thief copper", "", deck1="gold*2", supply={"gold": 1, "curse": 0, "duchy": 0})
    t.play("play thief", "take gold", "play all", "end turn")
    assert not t.over and pile(t, "gold") == 1


@clause("DOM-8.1", "DOM-8.8", "DOM-9.31")
def test_the_last_curse_given_away_is_the_third_pile_and_the_buy_phase_still_comes() -> None:
    t = table("witch", "", deck0="copper*2", supply={"curse": 1, "duchy": 0, "estate": 0}, turns0=3, turns1=2)
    t.play("play witch")
    assert not t.over and t.pending[0].kind == "treasure"
    t.play("play all", "buy copper")
    assert t.over and t.result is not None and t.result.winners == (0,)
    assert [score.total for score in t.result.scores] == [0, -1]


@clause("DOM-8.1", "DOM-8.6")
def test_the_player_who_ends_the_game_may_lose_it() -> None:
    t = table("gold*2 silver", "province*2", supply={"province": 1}, turns0=9, turns1=8)
    t.play("play all", "buy province")
    assert t.result is not None and t.result.winners == (1,)
