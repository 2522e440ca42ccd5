"""DOM-R1 to DOM-R26: the rulings on questions that the rulebook leaves open."""

import pytest

import regnum
from games.dominion.support import cards, counters, owned, pile, seen, table, trash, unordered
from games.support import asked, count, options, refusal, things
from regnum.games.dominion.data import BASICS, CARDS, SETUP, kingdom_cards
from regnum.kernel.errors import BadOption, BadScenario
from support import clause

COST = {card["id"]: card["cost"] for card in CARDS}


@clause("DOM-R1")
@pytest.mark.parametrize(
    ("hand", "effect"),
    [("mine copper gold", "trash"), ("moneylender copper estate", "trash"), ("throne_room moat village", "choose")],
)
def test_the_choice_of_mine_moneylender_and_throne_room_must_be_made(hand: str, effect: str) -> None:
    card = hand.split(maxsplit=1)[0]
    t = table(hand, texts="1e", edition="1e")
    t.play(f"play {card}")
    if card == "moneylender":
        assert trash(t) == "copper" and counters(t)[2] == 3
    else:
        assert len(options(t)) == 2 and all(option.startswith(effect) for option in options(t))
        assert refusal(t, "decline") == "DOM-3.17"
    assert "end actions" in options(table(hand, texts="1e", edition="1e"))

    t = table(hand, texts="2e")
    t.play(f"play {card}")
    assert "decline" in options(t)


@clause("DOM-R2")
@pytest.mark.parametrize("hand", ["workshop", "feast", "remodel estate", "mine copper"])
def test_a_gain_cannot_be_declined_while_a_pile_is_legal(hand: str) -> None:
    t = table(hand)
    t.play(f"play {hand.split(maxsplit=1)[0]}")
    assert asked(t)[1].startswith("gain") and all(option.startswith("gain ") for option in options(t))
    refusal(t, "decline")
    refusal(t, "done")


@clause("DOM-R2")
def test_remodel_on_a_copper_forces_a_curse_only_if_nothing_else_is_that_cheap() -> None:
    kingdom = "remodel village smithy market cellar festival witch mine militia library".split()
    t = table("remodel copper", kingdom=kingdom, supply={"copper": 0, "estate": 0, "cellar": 1})
    t.play("play remodel")
    assert options(t) == ["gain curse", "gain cellar"]

    t = table("remodel copper", kingdom=kingdom, supply={"copper": 0, "estate": 0, "cellar": 0})
    t.play("play remodel")
    assert cards(t, 0, "discard") == "curse" and pile(t, "curse") == 9

    t = table("remodel copper", kingdom=kingdom, supply=dict.fromkeys(("copper", "estate", "cellar", "curse"), 0))
    t.play("play remodel")
    assert cards(t, 0, "discard") == "" and trash(t) == "copper"


@clause("DOM-R3")
def test_throne_room_on_feast() -> None:
    t = table("throne_room feast copper", supply={"duchy": 5, "market": 5})
    t.play("play throne_room", "gain duchy")
    assert trash(t) == "feast" and cards(t, 0, "in_play") == "throne_room"
    t.play("gain market")
    assert trash(t) == "feast" and count(t, "trashes") == 1 and cards(t, 0, "in_play") == "throne_room"
    assert cards(t, 0, "discard") == "duchy market" and asked(t) == (0, "treasure")


@clause("DOM-R4")
def test_throne_room_on_library() -> None:
    t = table("throne_room library copper*3", deck0="silver*4 gold*4")
    t.play("play throne_room")
    assert (
        cards(t, 0, "hand").split() == ["copper"] * 3 + ["silver"] * 4 and cards(t, 0, "deck") == "gold gold gold gold"
    )

    t = table("throne_room library copper*5", deck0="silver village")
    t.play("play throne_room", "set aside")
    assert asked(t) == (0, "library") and count(t, "plays_again") == 1, "the second play draws the Village again"
    t.play("keep")
    assert cards(t, 0, "hand") == "copper copper copper copper copper silver village"


@clause("DOM-R5")
def test_throne_room_on_moneylender_needs_a_copper_for_each_play() -> None:
    for hand, coins, left in [("copper", 3, ""), ("copper*2 estate", 6, "estate"), ("estate", 0, "estate")]:
        t = table(f"throne_room moneylender {hand}")
        t.play("play throne_room")
        assert counters(t)[2] == coins and cards(t, 0, "hand") == left


@clause("DOM-R5")
def test_throne_room_on_remodel_needs_a_card_for_each_play() -> None:
    t = table("throne_room remodel estate copper")
    t.play("play throne_room", "choose remodel", "trash estate", "gain silver", "gain copper")
    assert trash(t) == "copper estate" and cards(t, 0, "discard") == "silver copper"

    t = table("throne_room remodel estate")
    t.play("play throne_room", "choose remodel", "gain silver")
    assert trash(t) == "estate" and cards(t, 0, "discard") == "silver" and asked(t) == (0, "buy")


@clause("DOM-R5")
def test_throne_room_on_mine_may_use_the_treasure_just_gained() -> None:
    t = table("throne_room mine copper")
    t.play("play throne_room", "gain silver", "gain gold")
    assert trash(t) == "copper silver" and cards(t, 0, "hand") == "gold"

    t = table("throne_room mine estate")
    t.play("play throne_room")
    assert trash(t) == "" and asked(t) == (0, "buy")


@clause("DOM-R6")
@pytest.mark.parametrize(
    ("first", "second", "curses"),
    [
        ("reveal moat", "reveal moat", 0),
        ("reveal moat", "decline", 1),
        ("decline", "reveal moat", 1),
        ("decline", "decline", 2),
    ],
)
def test_moat_is_asked_for_each_play_of_a_throned_attack(first: str, second: str, curses: int) -> None:
    t = table("throne_room witch", "moat")
    t.play("play throne_room")
    assert asked(t) == (1, "react")
    t.play(first)
    assert asked(t) == (1, "react")
    t.play(second)
    assert owned(t, 1)["curse"] == curses and cards(t, 1, "hand") == "moat"


@clause("DOM-R7")
def test_moat_does_not_protect_from_council_room() -> None:
    t = table("council_room copper", "moat", deck1="curse")
    t.play("play council_room")
    assert asked(t) == (0, "treasure") and cards(t, 1, "hand") == "curse moat"


@clause("DOM-R8")
def test_spy_finishes_one_player_before_the_next_reveals() -> None:
    t = table("spy", "", "", deck0="copper gold", deck1="silver", discard2="estate")
    t.play("play spy")
    assert things(t, "reveals") == ["gold"]
    t.play("discard")
    assert cards(t, 0, "discard") == "gold" and things(t, "reveals") == ["gold", "silver"]
    assert count(t, "shuffles") == 0
    t.play("put back")
    assert cards(t, 1, "deck") == "silver" and things(t, "reveals") == ["gold", "silver", "estate"]
    assert count(t, "shuffles", 2) == 1


@clause("DOM-R9")
def test_order_of_the_steps_of_a_thief() -> None:
    t = table("thief", "", "", deck1="copper gold", deck2="silver estate")
    t.play("play thief")
    assert asked(t) == (0, "thief_trash") and things(t, "reveals") == ["copper", "gold"]
    t.play("trash gold")
    assert things(t, "reveals", 2) == ["silver", "estate"] and trash(t) == "gold silver"
    assert asked(t) == (0, "thief_gain") and cards(t, 1, "discard") == cards(t, 2, "discard") == ""
    t.play("take gold", "done")
    order = [(e.kind, e.seat) for e in t.events if e.kind in ("reveals", "trashes", "takes_from_trash", "discards")]
    assert order == [
        ("reveals", 1), ("trashes", 1), ("reveals", 2), ("trashes", 2), ("takes_from_trash", 0),
        ("discards", 1), ("discards", 2),
    ]  # fmt: skip
    assert [cards(t, seat, "discard") for seat in range(3)] == ["gold", "copper", "estate"] and trash(t) == "silver"


@clause("DOM-R9")
@pytest.mark.parametrize(
    ("deck", "stolen", "left"),
    [("copper copper", "copper", "copper"), ("gold estate", "gold", "estate"), ("gold", "gold", "")],
)
def test_a_thief_is_asked_only_about_two_different_treasures(deck: str, stolen: str, left: str) -> None:
    t = table("thief", "", deck1=deck)
    t.play("play thief")
    assert asked(t) == (0, "thief_gain") and trash(t) == stolen
    t.play("done")
    assert cards(t, 1, "discard") == left and trash(t) == stolen


@clause("DOM-R10")
def test_a_thief_takes_from_the_trash_and_not_from_the_supply() -> None:
    t = table("thief", "", deck1="gold estate", supply={"gold": 0, "silver": 3}, trash="silver")
    before = t.position()["supply"]
    t.play("play thief")
    assert options(t) == ["take gold", "done"]
    t.play("take gold")
    assert cards(t, 0, "discard") == "gold" and trash(t) == "silver" and t.position()["supply"] == before


@clause("DOM-R11")
def test_bureaucrat_accepts_gardens_and_no_curse() -> None:
    t = table("bureaucrat", "gardens curse copper")
    t.play("play bureaucrat")
    assert cards(t, 1, "deck") == "gardens" and cards(t, 1, "hand") == "copper curse"

    t = table("bureaucrat", "curse copper")
    t.play("play bureaucrat")
    assert cards(t, 1, "deck") == "" and things(t, "reveals_hand", 1) == ["copper", "curse"]


@clause("DOM-R12")
def test_chancellor_turns_the_deck_over_as_a_block() -> None:
    t = table("chancellor", "", deck0="gold silver estate", discard0="curse")
    t.play("play chancellor", "yes")
    assert cards(t, 0, "discard") == "curse gold silver estate" and cards(t, 0, "deck") == ""
    assert all(seen(t, viewer, "seat0.discard") == "estate" for viewer in (0, 1, None)) and count(t, "shuffles") == 0


@clause("DOM-R13")
def test_the_last_gained_card_is_the_visible_one() -> None:
    t = table("workshop woodcutter", discard0="curse", supply={"village": 10}, actions=2)
    for choices, top in [
        (["play workshop", "gain village"], "village"), (["play woodcutter", "buy estate"], "estate"),
    ]:  # fmt: skip
        t.play(*choices)
        assert all(seen(t, viewer, "seat0.discard") == top for viewer in (0, 1, None))
    assert cards(t, 0, "discard") == "curse village estate"


def won(scores: tuple[int, ...], turns: tuple[int, ...]) -> tuple[int, ...]:
    position = {f"turns{seat}": n for seat, n in enumerate(turns)}
    t = table(*[f"estate*{n}" for n in scores], phase="over", supply={"province": 0}, **position)
    assert t.result is not None
    return t.result.winners


@clause("DOM-R14")
def test_only_the_tied_players_turns_are_compared() -> None:
    assert won((5, 5, 5), (8, 7, 7)) == (1, 2)
    assert won((5, 5, 5), (8, 7, 8)) == (1,)
    assert won((5, 5, 4), (8, 8, 7)) == (0, 1)
    assert won((4, 5, 3), (6, 8, 5)) == (1,)


@clause("DOM-R15")
def test_tied_players_with_equal_turns_share_though_others_took_fewer_or_more() -> None:
    assert won((5, 5, 2), (8, 8, 7)) == (0, 1)
    assert won((2, 5, 5), (9, 8, 8)) == (1, 2)


@clause("DOM-R16")
def test_treasures_need_not_be_played_and_are_then_discarded_unseen() -> None:
    t = table("copper*2 gold estate", "", deck0="curse*5")
    t.play("end treasures")
    assert counters(t)[2] == 0 and cards(t, 0, "in_play") == ""
    t.play("end turn")
    assert unordered(t, 0, "discard") == "copper copper estate gold"
    for viewer in (1, None):
        assert not any({"copper", "gold"} & set(event.as_seen_by(viewer)["things"]) for event in t.events)
        assert seen(t, viewer, "seat0.discard") == "estate"


@clause("DOM-R17")
def test_no_treasure_is_played_after_a_buy() -> None:
    t = table("silver copper", buys=3, coins=2)
    t.play("play silver", "end treasures", "buy estate")
    assert asked(t) == (0, "buy") and cards(t, 0, "hand") == "copper"
    assert refusal(t, "play copper") == "" and counters(t)[2] == 2


@clause("DOM-R18")
def test_the_last_turn_is_cleaned_up_and_the_new_hand_drawn() -> None:
    t = table("gold*3 estate", "", deck0="duchy*6", supply={"province": 1})
    t.play("play all", "buy province")
    assert t.over and cards(t, 0, "in_play") == "" and cards(t, 0, "hand") == "duchy duchy duchy duchy duchy"
    assert unordered(t, 0, "discard") == "estate gold gold gold province"
    assert t.result is not None and t.result.scores[0].total == 6 + 1 + 6 * 3


@clause("DOM-R19")
def test_library_asks_card_by_card() -> None:
    t = table("library copper*4", deck0="moat gold village silver")
    t.play("play library")
    assert things(t, "draws") == ["moat"] and cards(t, 0, "deck") == "gold village silver"
    t.play("set aside")
    assert asked(t) == (0, "library") and things(t, "draws") == ["moat", "gold", "village"]
    assert cards(t, 0, "aside") == "moat" and cards(t, 0, "deck") == "silver"
    t.play("keep")
    assert things(t, "draws")[-1] == "silver" and cards(t, 0, "discard") == "moat"


@clause("DOM-R20")
def test_adventurer_without_a_treasure_reveals_and_discards_everything() -> None:
    t = table("adventurer", deck0="estate village", discard0="duchy curse")
    t.play("play adventurer")
    assert cards(t, 0, "hand") == "" and unordered(t, 0, "discard") == "curse duchy estate village"
    assert t.view(0)["places"]["seat0.deck"]["count"] == 0 and count(t, "shuffles") == 1
    assert sorted(things(t, "reveals")) == ["curse", "duchy", "estate", "village"]


@clause("DOM-R21")
def test_a_moat_saves_the_whole_hand_from_militia() -> None:
    t = table("militia", "moat copper*4")
    t.play("play militia")
    assert asked(t) == (1, "react"), "the Moat is revealed first"
    other = t.clone()
    t.play("reveal moat")
    assert cards(t, 1, "hand") == "copper copper copper copper moat" and asked(t)[0] == 0
    other.play("decline")
    assert asked(other) == (1, "discard_down") and "discard moat" in options(other)


@clause("DOM-R22")
def test_a_curse_not_given_to_a_moat_goes_to_the_next_player() -> None:
    t = table("witch", "moat", "", "", supply={"curse": 1})
    t.play("play witch", "reveal moat")
    assert [owned(t, seat)["curse"] for seat in range(4)] == [0, 0, 1, 0]

    t = table("witch", "moat", "", "", supply={"curse": 1})
    t.play("play witch", "decline")
    assert [owned(t, seat)["curse"] for seat in range(4)] == [0, 1, 0, 0]


@clause("DOM-R23")
def test_gold_has_the_name_of_the_rulebook() -> None:
    t = table("gold copper")
    label = next(option for option in t.pending[0].options if option.notation == "play gold")
    assert "Złoto" in label.text("pl") and "Gold" in label.text("en")
    gold = next(card for card in CARDS if card["id"] == "gold")
    assert gold["name"]["pl"] == "Złoto" and gold["pl_alternative"] == "Złocisz"


@clause("DOM-R24")
def test_more_than_four_players_are_not_offered() -> None:
    for seats in (5, 6):
        with pytest.raises(BadOption, match="2 to 4"):
            regnum.new("dominion", seats=seats)
        with pytest.raises(BadScenario, match="2 to 4"):
            regnum.scenario("dominion", {"players": [{}] * seats})
    beyond = SETUP["extended_player_counts"]
    assert beyond["in_base_rulebook"] is False and beyond["pile_sizes"]["province"] == {"5": 15, "6": 18}


@clause("DOM-R25")
def test_after_a_win_of_everybody_all_are_in_the_draw_for_the_first_turn() -> None:
    t = table("estate", "estate", "estate", phase="over", supply={"province": 0})
    assert t.result is not None and t.result.winners == (0, 1, 2)
    assert {asked(t.rematch(seed))[0] for seed in range(40)} == {0, 1, 2}


@clause("DOM-R26")
@pytest.mark.parametrize("card", ["throne_room", "moneylender", "mine", "remodel"])
def test_an_action_without_effect_can_be_played_and_uses_an_action(card: str) -> None:
    t = table(card, actions=1)
    assert options(t) == [f"play {card}", "end actions"]
    t.play(f"play {card}")
    assert cards(t, 0, "in_play") == card and counters(t) == (0, 1, 0) and trash(t) == ""


@clause("DOM-R2")
@pytest.mark.parametrize("card", sorted({*BASICS, *kingdom_cards("1e")}))
def test_every_card_can_be_remodelled_and_something_is_gained(card: str) -> None:
    t = table(f"remodel {card}")
    t.play("play remodel")
    assert asked(t) == (0, "gain")
    t.play(t.pending[0].options[-1])
    assert trash(t) == card and count(t, "gains") == 1 and COST[things(t, "gains")[0]] <= COST[card] + 2
