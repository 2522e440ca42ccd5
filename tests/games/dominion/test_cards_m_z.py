"""The cards from Market to Workshop, each by its own clauses; Throne Room has a file of its own."""

from games.dominion.support import cards, counters, owned, pile, table, trash, unordered
from games.support import asked, count, options, refusal, things
from support import clause

# -- Market, Smithy, Village, Woodcutter


@clause("DOM-9.16")
def test_market_gives_one_of_everything() -> None:
    t = table("market", deck0="gold silver")
    t.play("play market")
    assert cards(t, 0, "hand") == "gold" and counters(t) == (1, 2, 1)


@clause("DOM-9.34")
def test_smithy_draws_three_cards() -> None:
    t = table("smithy", deck0="gold silver copper estate")
    t.play("play smithy")
    assert cards(t, 0, "hand") == "copper gold silver" and counters(t) == (0, 1, 0)


@clause("DOM-9.29")
def test_village_draws_a_card_and_gives_two_actions() -> None:
    t = table("village", deck0="gold silver")
    t.play("play village")
    assert cards(t, 0, "hand") == "gold" and counters(t) == (2, 1, 0)


@clause("DOM-9.32")
def test_woodcutter_gives_a_buy_and_two_coins() -> None:
    t = table("woodcutter", deck0="gold")
    t.play("play woodcutter")
    assert cards(t, 0, "hand") == "" and counters(t) == (0, 2, 2)


# -- Militia


@clause("DOM-9.17")
def test_militia_gives_two_coins_and_leaves_the_others_three_cards_of_their_choice() -> None:
    t = table("militia copper*4", "copper*2 silver gold estate", "estate*3", "estate*2")
    t.play("play militia")
    assert counters(t) == (0, 1, 2) and asked(t) == (1, "discard_down")
    t.play("discard estate", "discard silver")
    assert cards(t, 1, "hand") == "copper copper gold" and unordered(t, 1, "discard") == "estate silver"
    assert cards(t, 2, "hand") == "estate estate estate" and cards(t, 3, "hand") == "estate estate"
    assert cards(t, 0, "hand") == "copper copper copper copper" and asked(t) == (0, "treasure")


@clause("DOM-9.17")
def test_militias_victim_cannot_stop_at_four_cards() -> None:
    t = table("militia", "copper*2 silver gold estate")
    t.play("play militia")
    t.play("discard copper")
    assert refusal(t, "done") == "DOM-3.17" and asked(t) == (1, "discard_down") and "done" not in options(t)


# -- Mine


@clause("DOM-9.18")
def test_mine_turns_a_treasure_into_one_costing_up_to_three_more_in_the_hand() -> None:
    t = table("mine copper silver estate", supply={"market": 10})
    t.play("play mine")
    assert options(t) == ["trash copper", "trash silver"]
    t.play("trash silver")
    assert options(t) == ["gain copper", "gain silver", "gain gold"]
    t.play("gain gold")
    assert cards(t, 0, "hand") == "copper estate gold" and cards(t, 0, "discard") == "" and trash(t) == "silver"
    assert pile(t, "gold") == 29 and "play gold" in options(t)


@clause("DOM-9.18")
def test_mine_may_give_the_same_or_a_cheaper_treasure_but_none_beyond_the_cap() -> None:
    t = table("mine copper")
    t.play("play mine")
    assert options(t) == ["gain copper", "gain silver"]
    t.play("gain copper")
    assert cards(t, 0, "hand") == "copper" and trash(t) == "copper"
    t = table("mine gold")
    t.play("play mine", "gain copper")
    assert cards(t, 0, "hand") == "copper" and trash(t) == "gold"


@clause("DOM-9.18")
def test_mine_must_trash_a_treasure_if_there_is_one() -> None:
    t = table("mine copper silver")
    t.play("play mine")
    assert refusal(t, "decline") == "DOM-3.17"


@clause("DOM-9.18")
def test_mine_without_a_treasure_gains_nothing() -> None:
    t = table("mine estate")
    t.play("play mine")
    assert cards(t, 0, "hand") == "estate" and trash(t) == "" and count(t, "gains") == 0


# -- Moat


@clause("DOM-9.19")
def test_moat_draws_two_cards_when_played() -> None:
    t = table("moat", deck0="gold silver copper")
    t.play("play moat")
    assert cards(t, 0, "hand") == "gold silver" and counters(t) == (0, 1, 0)


@clause("DOM-9.20")
def test_a_revealed_moat_stays_in_hand_and_protects_its_owner_alone() -> None:
    t = table("witch", "moat copper", "estate", deck0="gold silver")
    t.play("play witch")
    assert asked(t) == (1, "react") and options(t) == ["reveal moat", "decline"]
    assert count(t, "draws") == 0
    t.play("reveal moat")
    assert cards(t, 1, "hand") == "copper moat" and cards(t, 1, "discard") == ""
    assert cards(t, 0, "hand") == "gold silver" and cards(t, 2, "discard") == "curse" and pile(t, "curse") == 19


@clause("DOM-9.20")
def test_nobody_has_to_reveal_a_moat() -> None:
    t = table("witch", "moat copper")
    t.play("play witch", "decline")
    assert cards(t, 1, "discard") == "curse" and count(t, "reacts") == 0


# -- Moneylender


@clause("DOM-9.21")
def test_moneylender_trashes_a_copper_for_three_coins() -> None:
    t = table("moneylender copper*2 silver")
    t.play("play moneylender")
    assert trash(t) == "copper" and cards(t, 0, "hand") == "copper silver" and counters(t) == (0, 1, 3)


@clause("DOM-9.21")
def test_moneylender_without_a_copper_gives_no_coins() -> None:
    t = table("moneylender silver estate")
    t.play("play moneylender")
    assert trash(t) == "" and cards(t, 0, "hand") == "estate silver" and counters(t) == (0, 1, 0)


# -- Remodel


@clause("DOM-9.22")
def test_remodel_trashes_a_card_for_one_costing_up_to_two_more() -> None:
    t = table("remodel estate gold", supply={"militia": 10, "market": 10, "village": 10}, coins=3)
    t.play("play remodel")
    assert options(t) == ["trash gold", "trash estate"]
    t.play("trash estate")
    assert {"gain estate", "gain silver", "gain militia", "gain village", "gain curse"} <= set(options(t))
    assert not {"gain duchy", "gain market", "gain gold", "decline"} & set(options(t))
    t.play("gain militia")
    assert trash(t) == "estate" and cards(t, 0, "discard") == "militia" and cards(t, 0, "hand") == "gold"
    assert pile(t, "militia") == 9


@clause("DOM-9.22")
def test_remodel_may_gain_another_copy_of_the_trashed_card() -> None:
    t = table("remodel estate", supply={"estate": 1})
    t.play("play remodel", "gain estate")
    assert trash(t) == "estate" and cards(t, 0, "discard") == "estate" and pile(t, "estate") == 0


@clause("DOM-9.22")
def test_remodel_must_trash_a_card_if_there_is_one() -> None:
    t = table("remodel*2 province")
    t.play("play remodel")
    assert options(t) == ["trash province", "trash remodel"]
    assert refusal(t, "decline") == "DOM-3.17"


@clause("DOM-9.22")
def test_remodel_with_an_empty_hand_gains_nothing() -> None:
    t = table("remodel")
    t.play("play remodel")
    assert trash(t) == "" and count(t, "gains") == 0 and cards(t, 0, "in_play") == "remodel"


# -- Spy


@clause("DOM-9.23")
def test_spy_draws_first_then_decides_for_everybodys_top_card_in_turn_order() -> None:
    t = table("", "spy", "", active=1, deck0="copper gold", deck1="silver estate gold", deck2="province copper")
    t.play("play spy")
    assert cards(t, 1, "hand") == "silver" and counters(t)[0] == 1
    assert things(t, "reveals") == ["estate"] and options(t) == ["discard", "put back"]
    t.play("discard")
    assert asked(t) == (1, "spy") and cards(t, 1, "discard") == "estate"
    t.play("put back")
    assert cards(t, 2, "deck") == "province copper" and cards(t, 2, "discard") == ""
    t.play("discard")
    assert cards(t, 0, "deck") == "gold" and cards(t, 0, "discard") == "copper" and cards(t, 1, "deck") == "gold"
    assert [event.seat for event in t.events if event.kind == "reveals"] == [1, 2, 0]


@clause("DOM-9.23")
def test_spy_makes_an_empty_deck_shuffle_and_skips_a_player_without_cards() -> None:
    t = table("spy", "", "", deck0="copper", discard1="gold")
    t.play("play spy")
    assert things(t, "reveals") == ["gold"] and count(t, "shuffles", 1) == 1 and asked(t) == (0, "spy")
    t.play("discard")
    assert asked(t) == (0, "treasure") and cards(t, 1, "discard") == "gold"


# -- Thief


@clause("DOM-9.24")
def test_thief_picks_a_revealed_treasure_of_each_victim_and_may_keep_any_of_them() -> None:
    t = table("thief", "", "", deck1="copper gold silver", deck2="estate silver copper")
    t.play("play thief")
    assert asked(t) == (0, "thief_trash") and options(t) == ["trash copper", "trash gold"]
    t.play("trash gold")
    assert trash(t) == "gold silver" and options(t) == ["take silver", "take gold", "done"]
    t.play("take gold", "done")
    assert cards(t, 0, "discard") == "gold" and trash(t) == "silver"
    assert cards(t, 1, "discard") == "copper" and cards(t, 1, "deck") == "silver"
    assert cards(t, 2, "discard") == "estate" and cards(t, 2, "deck") == "copper"


@clause("DOM-9.24")
def test_thief_may_take_all_or_nothing() -> None:
    position = {"deck1": "gold estate", "deck2": "estate silver"}
    t = table("thief", "", "", **position)
    t.play("play thief", "take gold", "take silver")
    assert unordered(t, 0, "discard") == "gold silver" and trash(t) == ""
    t = table("thief", "", "", **position)
    t.play("play thief", "done")
    assert cards(t, 0, "discard") == "" and trash(t) == "gold silver"


@clause("DOM-9.24")
def test_thief_shuffles_without_the_card_already_revealed() -> None:
    t = table("thief", "", deck1="gold", discard1="silver")
    events = t.play("play thief")
    assert [event.count for event in events if event.kind == "shuffles"] == [1]
    assert things(t, "reveals") == ["gold", "silver"]


@clause("DOM-9.24")
def test_thief_trashes_nothing_where_no_treasure_or_no_card_is_revealed() -> None:
    t = table("thief", "gold", "", deck1="estate village")
    t.play("play thief")
    assert trash(t) == "" and unordered(t, 1, "discard") == "estate village" and cards(t, 1, "hand") == "gold"
    assert asked(t) == (0, "buy") and owned(t, 2) == {}


# -- Witch


@clause("DOM-9.30")
def test_witch_draws_two_cards_and_gives_each_other_player_a_curse() -> None:
    t = table("witch", "copper", "copper", deck0="gold silver copper", deck1="estate")
    t.play("play witch")
    assert cards(t, 0, "hand") == "gold silver" and owned(t, 0)["curse"] == 0
    assert cards(t, 1, "discard") == "curse" and cards(t, 2, "discard") == "curse"
    assert cards(t, 1, "hand") == "copper" and pile(t, "curse") == 18


@clause("DOM-9.31")
def test_witch_deals_the_last_curses_from_the_left() -> None:
    t = table("", "", "witch", "", active=2, deck2="gold silver", supply={"curse": 2})
    t.play("play witch")
    assert [owned(t, seat)["curse"] for seat in range(4)] == [1, 0, 0, 1] and pile(t, "curse") == 0


@clause("DOM-9.31")
def test_witch_without_curses_still_draws() -> None:
    t = table("witch", deck0="gold silver", supply={"curse": 0})
    t.play("play witch")
    assert cards(t, 0, "hand") == "gold silver" and owned(t, 1)["curse"] == 0


# -- Workshop


@clause("DOM-9.33")
def test_workshop_gains_a_card_costing_up_to_four() -> None:
    t = table("workshop copper", coins=2, supply={"militia": 10, "market": 10, "gardens": 8})
    t.play("play workshop")
    assert {"gain copper", "gain curse", "gain silver", "gain militia", "gain gardens"} <= set(options(t))
    assert not {"gain duchy", "gain market", "gain gold", "decline"} & set(options(t))
    t.play("gain gardens")
    assert cards(t, 0, "discard") == "gardens" and pile(t, "gardens") == 7 and counters(t) == (0, 1, 2)
