"""Where implementations of Dominion most often go wrong (section 16): buying, the end, scores, secrets, set-up."""

import pytest

import regnum
from games.dominion.support import cards, counters, owned, pile, seen, table
from games.support import asked, count, options, refusal
from support import clause


@clause("DOM-H.20")
def test_the_buy_phase_spends_one_pool_and_plays_no_treasure_after_a_buy() -> None:
    t = table("copper silver", phase="buy", buys=3, coins=4)
    t.play("play copper", "end treasures", "buy silver", "buy estate")
    assert counters(t) == (1, 1, 0) and options(t) == ["buy copper", "buy curse", "end turn"]
    assert refusal(t, "play silver") == "" and cards(t, 0, "hand") == "silver"
    t.play("buy copper")
    assert asked(t)[0] == 1, "a Copper for nothing needs a buy, and that was the last"


@clause("DOM-H.20")
def test_moneylenders_coins_count_without_any_treasure() -> None:
    t = table("moneylender copper", deck0="copper*5")
    t.play("play moneylender", "buy silver")
    assert owned(t, 0)["silver"] == 1


@clause("DOM-H.21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_third_empty_pile_ends_the_game_after_the_turn(seats: int) -> None:
    t = table("workshop silver", *[""] * (seats - 1), deck0="copper*5", supply={"curse": 0, "copper": 0, "estate": 1})
    t.play("play workshop", "gain estate")
    assert asked(t) == (0, "treasure")
    t.play("play all", "end turn")
    assert t.over and cards(t, 0, "hand") == "copper copper copper copper copper"
    going = table("", *[""] * (seats - 1), deck0="copper*5", supply={"curse": 0, "copper": 0}, phase="buy", coins=3)
    going.play("end turn")
    assert not going.over


@clause("DOM-H.21")
def test_the_last_province_ends_the_game_before_the_next_turn_and_fewer_turns_win() -> None:
    t = table(
        "estate", "province*2 duchy*2 estate*2", phase="buy", coins=8, supply={"province": 1}, turns0=12, turns1=11
    )
    t.play("buy province")
    assert t.over and count(t, "turn_begins") == 0
    assert t.result is not None and t.result.winners == (1,)
    tie = table("province*3 estate*2", "province*3 estate*2", phase="over", turns0=12, turns1=11)
    assert tie.result is not None and tie.result.winners == (1,)
    assert [score.total for score in tie.result.scores] == [20, 20]


@clause("DOM-H.22")
@pytest.mark.parametrize(("deck", "each"), [(20, 3), (19, 2)])
def test_scoring_counts_every_zone_but_not_the_trash(deck: int, each: int) -> None:
    t = table(
        "gardens copper*4", deck_rest0=f"copper*{deck}", discard0="gardens copper*4", trash="copper*5", phase="over"
    )
    assert t.scores[0].total == 2 * each
    assert table("curse*3 copper", phase="over").scores[0].total == -3


@clause("DOM-H.23")
def test_others_see_how_many_cards_cellar_discards_and_the_top_one() -> None:
    t = table("cellar estate duchy copper", deck0="gold silver copper", discard0="curse")
    t.play("play cellar")
    before = len(t.events)
    t.play("discard estate", "discard duchy", "done")
    told = [event.as_seen_by(1) for event in t.events[before:] if event.kind in ("picks", "discards")]
    assert sum(event["count"] for event in told if event["kind"] == "discards") == 2
    assert all(event["things"] == [] for event in told)
    assert told[-1]["text"]["params"]["card"] == cards(t, 0, "discard").split()[-1]
    assert seen(t, 1, "seat0.discard") == cards(t, 0, "discard").split()[-1]


@clause("DOM-H.23")
def test_others_see_only_the_top_card_after_militia_and_after_clean_up() -> None:
    t = table("militia copper estate duchy curse", "silver gold estate duchy curse", deck0="copper*5")
    t.play("play militia", "discard gold", "discard duchy")
    assert seen(t, 0, "seat1.discard") == cards(t, 1, "discard").split()[-1]
    before = len(t.events)
    t.play("play all", "end turn")
    assert seen(t, 1, "seat0.discard") == "curse", "play area first, then the hand in the order of the cards"
    private = [event for event in t.events[before:] if event.kind in ("cleanup", "discards", "draws")]
    told = [event.as_seen_by(1) for event in private]
    assert all(event["things"] == [] for event in told)
    assert {event["text"]["params"]["card"] for event in told if "card" in event["text"]["params"]} == {"curse"}


@clause("DOM-H.23")
def test_a_shuffle_ends_what_was_known_about_the_order() -> None:
    t = table("bureaucrat chancellor", deck0="copper*4", actions=2)
    t.play("play bureaucrat")
    assert [t.view(seat)["places"]["seat0.deck"].get("top") for seat in (0, 1)] == ["silver", "silver"]
    t.play("play chancellor", "yes", "end turn")
    assert [event.count for event in t.events if event.kind == "shuffles"] == [7] and cards(t, 0, "deck") == ""
    assert [t.view(seat)["places"]["seat0.deck"].get("top") for seat in (0, 1)] == [None, None]


@clause("DOM-H.24")
@pytest.mark.parametrize(
    ("seats", "piles"),
    [
        (2, {"gardens": 8, "estate": 8, "copper": 46, "curse": 10}),
        (3, {"gardens": 12, "estate": 12, "copper": 39, "curse": 20}),
    ],
)
def test_the_piles_that_depend_on_the_players(seats: int, piles: dict[str, int]) -> None:
    t = regnum.new("dominion", seats=seats, options={"kingdom": "size_distortion"})
    assert {card: pile(t, card) for card in piles} == piles
    assert [owned(t, seat) for seat in range(seats)] == [{"copper": 7, "estate": 3}] * seats
