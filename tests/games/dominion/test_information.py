"""DOM-11: what everybody sees, what a player may count, and what is secret."""

from collections import Counter
from typing import Any

import pytest

import regnum
from games.dominion.support import cards, owned, seen, table
from games.support import asked, things
from regnum.kernel.table import Table
from support import clause

ALL = (0, 1, None)


def place(t: Table, viewer: int | None, name: str) -> dict[str, Any]:
    found: dict[str, Any] = t.view(viewer)["places"][name]
    return found


def same_for(viewer: int | None, one: Table, other: Table) -> None:
    """Nothing that a viewer is shown tells the two tables apart."""
    assert one.view(viewer) == other.view(viewer)
    assert [e.as_seen_by(viewer) for e in one.events_for(viewer)] == [
        e.as_seen_by(viewer) for e in other.events_for(viewer)
    ]
    if viewer is not None:
        assert one.observation(viewer) == other.observation(viewer)
        assert one.action_mask(viewer) == other.action_mask(viewer)


@clause("DOM-11.1")
@pytest.mark.parametrize("viewer", ALL)
def test_supply_trash_play_areas_and_counters_are_public(viewer: int | None) -> None:
    t = table(
        "festival copper*2", "estate", trash="gold curse", in_play0="village", coins=3, supply={"moat": 4, "witch": 0}
    )
    t.play("play festival")
    piles = {thing["card"]: thing["n"] for thing in place(t, viewer, "supply")["things"]}
    assert piles["moat"] == 4 and piles["copper"] == 46 and "witch" not in piles
    assert "witch" in t.view(viewer)["sets"]["piles"]
    assert seen(t, viewer, "trash") == "gold curse" and seen(t, viewer, "seat0.in_play") == "village festival"
    values = t.view(viewer)["values"]
    assert (values["actions"], values["buys"], values["coins"], values["current"]) == (2, 2, 5, 0)


@clause("DOM-11.1")
@pytest.mark.parametrize("viewer", ALL)
def test_top_cards_of_discard_piles_and_sizes_of_hands_are_public(viewer: int | None) -> None:
    t = table("copper*3", "estate*2 gold", discard0="gold moat", discard1="curse")
    assert seen(t, viewer, "seat0.discard") == "moat" and seen(t, viewer, "seat1.discard") == "curse"
    assert place(t, viewer, "seat0.hand")["count"] == 3 and place(t, viewer, "seat1.hand")["count"] == 3


@clause("DOM-11.1")
@pytest.mark.parametrize("viewer", ALL)
def test_revealed_and_set_aside_cards_are_public(viewer: int | None) -> None:
    t = table("thief", "", deck1="gold silver estate")
    t.play("play thief")
    assert seen(t, viewer, "seat1.aside") == "gold silver"

    t = table("library", "", deck0="moat village copper")
    t.play("play library", "set aside")
    assert seen(t, viewer, "seat0.aside") == "moat"


@clause("DOM-11.2")
def test_a_player_may_count_the_own_deck_but_not_the_own_discard_pile() -> None:
    t = table("copper", "", deck0="copper*3", deck_rest0="gold*4", discard0="estate*5 moat")
    assert place(t, 0, "seat0.deck")["count"] == 7
    for viewer in ALL:
        assert place(t, viewer, "seat0.discard") == {
            "owner": 0,
            "things": [{"id": "seat0.discard:top", "card": "moat"}],
        }


@clause("DOM-11.2", "DOM-11.4")
@pytest.mark.parametrize("viewer", ALL)
def test_nothing_in_a_view_tells_how_many_cards_lie_under_the_top_of_a_discard_pile(viewer: int | None) -> None:
    few = table("copper", "copper", discard0="moat", discard1="moat")
    many = table("copper", "copper", discard0="copper*6 moat", discard1="copper*3 moat")
    assert few.view(viewer)["places"] == many.view(viewer)["places"]
    assert few.view(viewer)["score"] == many.view(viewer)["score"]
    assert few.view(viewer)["numbers"] == many.view(viewer)["numbers"]


@clause("DOM-11.3")
def test_nobody_looks_through_a_deck_or_a_discard_pile_not_even_the_own() -> None:
    one = table("copper", "", deck0="gold estate copper", discard0="silver curse duchy")
    other = table("copper", "", deck0="copper gold estate", discard0="curse silver duchy")
    for viewer in ALL:
        same_for(viewer, one, other)
        assert seen(one, viewer, "seat0.deck") == "" and "top" not in place(one, viewer, "seat0.deck")


@clause("DOM-11.3")
@pytest.mark.parametrize("viewer", ALL)
def test_anybody_may_look_through_the_trash(viewer: int | None) -> None:
    t = table("chapel copper estate curse", "", trash="gold")
    t.play("play chapel", "trash copper", "trash estate", "trash curse")
    assert seen(t, viewer, "trash") == "gold copper estate curse"


@clause("DOM-11.4")
def test_hands_and_decks_of_the_others_are_secret() -> None:
    one = table("militia copper", "gold*2 estate copper*2", deck1="province moat curse", deck0="silver gold")
    other = table("militia copper", "province moat curse copper*2", deck1="gold*2 estate", deck0="gold silver")
    for viewer in (0, None):
        same_for(viewer, one, other)
    assert seen(one, 1, "seat1.hand") == "copper copper gold gold estate" and seen(one, 0, "seat1.hand") == ""


@clause("DOM-11.4")
def test_discard_piles_below_the_top_card_are_secret() -> None:
    one = table("copper", "", discard1="gold province curse estate")
    other = table("copper", "", discard1="province curse gold estate")
    for viewer in ALL:
        same_for(viewer, one, other)
        assert seen(one, viewer, "seat1.discard") == "estate"


@clause("DOM-11.4")
def test_what_a_player_draws_is_told_to_that_player_alone() -> None:
    one = table("smithy", "", deck0="gold moat curse copper")
    other = table("smithy", "", deck0="curse copper gold moat")
    one.play("play smithy")
    other.play("play smithy")
    assert [e["things"] for e in (x.as_seen_by(0) for x in one.events) if e["kind"] == "draws"] == [
        ["gold", "moat", "curse"]
    ]
    for viewer in (1, None):
        told = [event.as_seen_by(viewer) for event in one.events]
        assert [(e["count"], e["things"]) for e in told if e["kind"] == "draws"] == [(3, [])]
        assert told == [event.as_seen_by(viewer) for event in other.events]
        assert one.view(viewer)["places"] == other.view(viewer)["places"]


@clause("DOM-11.4")
def test_what_waits_to_be_discarded_is_seen_by_its_owner_alone() -> None:
    t = table("militia", "copper*2 silver*2 gold*2")
    t.play("play militia", "discard copper")
    assert asked(t) == (1, "discard_down")
    assert seen(t, 1, "seat1.aside") == "copper"
    for viewer in (0, None):
        assert seen(t, viewer, "seat1.aside") == "" and place(t, viewer, "seat1.aside")["count"] == 1
        assert "options" not in t.view(viewer)["pending"][0]


@clause("DOM-11.4")
def test_a_card_put_back_in_the_open_is_known_until_the_deck_is_shuffled() -> None:
    t = table("spy", "", deck0="copper*6", deck1="gold", discard1="estate*4 curse")
    t.play("play spy", "put back", "put back")
    assert place(t, 0, "seat1.deck")["top"] == "gold" == place(t, 1, "seat1.deck")["top"]
    t.play("end treasures", "end turn", "end turn")
    assert place(t, 0, "seat1.deck")["count"] == 1 and "top" not in place(t, 0, "seat1.deck")


@clause("DOM-11.5")
def test_card_counts_are_an_aid_that_the_host_switches_on() -> None:
    assert regnum.describe("dominion")["options"]["counts"]["default"] is False
    plain = regnum.new("dominion", seed=3)
    aided = regnum.new("dominion", seed=3, options={"counts": True})
    for viewer in ALL:
        assert plain.view(viewer)["counts"] is None and aided.view(viewer)["counts"] is not None


@clause("DOM-11.5")
@pytest.mark.parametrize("viewer", ALL)
def test_the_points_of_all_are_counted_exactly_wherever_their_cards_lie(viewer: int | None) -> None:
    fresh = regnum.new("dominion", seed=3)
    assert [score["total"] for score in fresh.view(viewer)["score"]] == [3, 3]
    t = table(
        "workshop", "estate*2", deck0="province", deck_rest0="duchy*2", discard0="gold*9 curse", discard1="copper*9"
    )
    t.play("play workshop", "gain gardens")
    mine, other = t.view(viewer)["score"]
    assert [(term["name"], term["count"], term["points"]) for term in mine["terms"]] == [
        ("duchy", 2, 6), ("province", 1, 6), ("curse", 1, -1), ("gardens", 1, 1),
    ]  # fmt: skip
    assert (mine["total"], other["total"]) == (12, 2)


@clause("DOM-8.3", "DOM-11.5")
def test_at_the_end_every_deck_is_counted_wherever_its_cards_lie() -> None:
    t = table("gold*3", "estate", deck0="copper*5", deck1="copper*5", discard1="moat", supply={"province": 1})
    assert t.view(None)["counts"] is None
    t.play("play all", "buy province")
    assert t.over
    for viewer in ALL:
        mine, other = t.view(viewer)["counts"]
        assert mine == {"gold": 3, "copper": 5, "province": 1} and other == {"estate": 1, "copper": 5, "moat": 1}


@clause("DOM-11.5")
def test_a_bot_gets_the_same_numbers_whatever_is_hidden_from_it() -> None:
    one = table("village", "gold*2 copper", deck0="silver moat", deck1="estate*3", discard1="curse duchy moat")
    other = table("village", "estate*3", deck0="moat silver", deck1="gold copper gold", discard1="duchy curse moat")
    assert one.observation(0) == other.observation(0) and one.observation(1) != other.observation(1)


@clause("DOM-11.5")
def test_a_bot_that_guesses_at_the_hidden_cards_keeps_to_what_is_known() -> None:
    t = table("village copper", "gold*2 copper", deck0="silver moat", deck1="estate*3 gold", discard1="curse")
    hands: Counter[str] = Counter()
    for seed in range(60):
        guess = t.determinise(0, seed)
        assert guess.view(0)["places"] == t.view(0)["places"]
        assert owned(guess, 0) == owned(t, 0) and owned(guess, 1) == owned(t, 1)
        hands[cards(guess, 1, "hand")] += 1
    assert len(hands) > 4 and hands["copper gold gold"] < 20


@clause("DOM-11.5")
def test_what_was_seen_stays_in_the_history_that_everybody_may_read() -> None:
    t = table("bureaucrat", "estate*2", deck0="copper", phase="action")
    t.play("play bureaucrat", "end turn")
    told = [event.as_seen_by(None) for event in t.events]
    assert [(e["seat"], e["things"]) for e in told if e["kind"] in ("gains", "puts_on_deck")] == [
        (0, ["silver"]), (1, ["estate"]),
    ]  # fmt: skip
    assert things(t, "gains") == ["silver"]


@clause("DOM-11.6")
@pytest.mark.parametrize("viewer", ALL)
def test_deck_sizes_of_all_players_are_public(viewer: int | None) -> None:
    t = table("smithy", "", deck0="copper*5", deck_rest1="gold*3", deck1="estate")
    assert place(t, viewer, "seat0.deck")["count"] == 5 and place(t, viewer, "seat1.deck")["count"] == 4
    t.play("play smithy")
    assert place(t, viewer, "seat0.deck")["count"] == 2


@clause("DOM-11.5")
def test_the_host_may_show_what_everybody_could_have_counted() -> None:
    silent = regnum.new("dominion", seats=2, seed=4)
    assert silent.view(0)["counts"] is None
    shown = regnum.new("dominion", seats=2, seed=4, options={"counts": True})
    assert shown.view(None)["counts"] == [{"copper": 7, "estate": 3}, {"copper": 7, "estate": 3}]


def test_a_written_position_continues_the_game_it_was_written_from() -> None:
    t = table("merchant silver*2 copper", deck0="estate", edition="2e")
    t.play("play merchant", "end actions")
    again = regnum.scenario("dominion", t.position())
    for end in (t, again):
        end.play("play silver")
    assert again.position() == t.position() and t.position()["coins"] == 3
