"""How the co-op of Viscounts begins: Aids, the Overlord's token and Workers, two to four players."""

from collections import Counter
from typing import Any

import pytest

import regnum
from games.support import asked, options, refusal, things
from regnum.kernel.errors import BadOption
from regnum.kernel.table import Table
from support import clause

from .support import his, supply, table, theirs

pytestmark = pytest.mark.both_builds

AIDS = [f"aid_{n}" for n in range(1, 5)]


def begun(seats: int, **options_: Any) -> Table:
    """A game after its set-up, in which everybody takes what comes first."""
    t = regnum.new("viscounts_coop", seats, 4, {"first": 0, **options_})
    while t.view(None)["values"]["round"] == 0:
        t.play(t.pending[0].options[0])
    return t


@clause("TOM-1.4")
def test_the_box_holds_two_cards_below_the_stacks_an_overlord_card_a_token_and_four_aids() -> None:
    t = begun(4)
    own = {*t.game.things()} - {*regnum.game_of("viscounts").things()}
    kinds = Counter(t.game.help(thing, "en", t.options).kind for thing in own if not thing.startswith("dismiss_"))
    assert kinds == {"Card below the stack": 2, "Piece of the Overlord": 3, "Player Aid": 4}
    pieces = {"coop_poverty", "coop_prosperity", "vis_overlord_card", "vis_overlord_token", "overlord_worker"}
    assert pieces | {*AIDS} <= own
    places = t.view(None)["places"]
    assert places["overlord.0.token"]["count"] == 1
    assert sorted(thing["card"] for thing in places["overlord.0.aids"]["things"]) == AIDS


@clause("TOM-5.1", "TOM-R.15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_against_twenty_overlord_workers(seats: int) -> None:
    t = regnum.new("viscounts_coop", seats, 3)
    assert supply(t) == 20 and len(t.position()["players"]) == seats and t.view(0)["rivals"] == []


@clause("TOM-5.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_fewer_or_more_cannot_play(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 4"):
        regnum.new("viscounts_coop", seats)


@clause("TOM-5.2", "TOM-R.24")
@pytest.mark.parametrize(("seats", "left"), [(3, 1), (4, 0)])
def test_three_or_four_players_are_dealt_one_aid_each(seats: int, left: int) -> None:
    t = regnum.new("viscounts_coop", seats, 3)
    held = [theirs(t, p)["aids"] for p in range(seats)]
    assert all(own[0] in AIDS and own[1] is None for own in held) and len({own[0] for own in held}) == seats
    assert t.view(None)["places"]["overlord.0.aids_left"]["count"] == left
    assert asked(t)[1] == "pair"


@clause("TOM-5.2")
def test_two_players_are_dealt_two_and_each_says_which_counts_wholly() -> None:
    t = regnum.new("viscounts_coop", 2, 3, {"first": 0})
    drawn = [theirs(t, p)["drawn"] for p in (0, 1)]
    assert sorted(drawn[0] + drawn[1]) == AIDS and asked(t) == (0, "whole_aid")
    assert sorted(options(t)) == sorted(f"whole {aid}" for aid in drawn[0])
    t.play(f"whole {drawn[0][1]}", f"whole {drawn[1][0]}")
    assert theirs(t, 0)["aids"] == drawn[0][::-1] and theirs(t, 1)["aids"] == drawn[1]
    assert theirs(t)["drawn"] == [None, None] and asked(t)[1] == "pair"


@clause("TOM-5.2", "TOM-R.24")
def test_by_agreement_aids_are_taken_in_turn_order_and_by_two_once_more_backwards() -> None:
    t = regnum.new("viscounts_coop", 2, 3, {"first": 1, "aids": "agreed"})
    for seat, aid in ((1, "aid_3"), (0, "aid_1"), (0, "aid_4")):
        assert asked(t) == (seat, "aid")
        t.play(f"take {aid}")
    assert things(t, "takes_aid", 1) == ["aid_3", "aid_2"]  # the last one is no choice
    assert asked(t) == (1, "whole_aid") and options(t) == ["whole aid_2", "whole aid_3"]
    t = regnum.new("viscounts_coop", 3, 3, {"first": 0, "aids": "agreed"})
    t.play("take aid_2")
    assert refusal(t, "take aid_2") == "TOM-5.2"
    t.play("take aid_1", "take aid_4")
    assert [theirs(t, p)["aids"][0] for p in range(3)] == ["aid_2", "aid_1", "aid_4"] and asked(t)[1] == "pair"


@clause("TOM-5.3")
def test_the_token_begins_on_the_town_of_the_card_left_over_which_leaves_the_game() -> None:
    t = regnum.new("viscounts_coop", 3, 4, {"first": 0})
    dealt = {card for card in t.position()["player_cards"] if card is not None}
    t = begun(3)
    (left,) = dealt - {theirs(t, p)["player_card"] for p in range(3)}
    assert things(t, "overlord_starts") == [f"town_{left[-2:]}"]
    assert left in things(t, "pair_returns") and t.position()["player_cards"] == [None] * 5
    assert left not in t.position()["revealed"]


@clause("TOM-5.4")
@pytest.mark.parametrize(("level", "n"), [("easy", 1), ("normal", 3), ("hard", 5)])
def test_an_overlord_worker_comes_to_the_town_of_each_card_revealed(level: str, n: int) -> None:
    t = begun(4, difficulty=level)
    revealed = [card for card in t.position()["revealed"] if card is not None]
    taken = {theirs(t, p)["player_card"] for p in range(4)}
    assert len(revealed) == n and not taken & {*revealed}
    assert his(t) == {f"town_{card[-2:]}": 1 for card in sorted(revealed)} and supply(t) == 20 - n


@clause("TOM-5.4", "TOM-R.31")
def test_without_a_word_about_it_the_game_is_easy() -> None:
    assert supply(begun(3)) == 19


@clause("TOM-5.5", "TOM-5.30")
def test_the_new_cards_lie_below_as_many_debts_and_deeds_as_in_viscounts() -> None:
    for seats in (2, 3, 4):
        base, t = regnum.new("viscounts", seats, 1), regnum.new("viscounts_coop", seats, 1)
        assert [t.position()[key] for key in ("debt_stack", "deed_stack")] == [
            base.position()[key] for key in ("debt_stack", "deed_stack")
        ]
    help_ = t.game.help("coop_poverty", "en", t.options)
    assert help_.lines == ("3 VP for each approved Deed",) and help_.clause == "TOM-5.30"


def test_a_written_set_up_goes_on_with_the_aid_that_is_missing() -> None:
    t = table({"aids": [None, None]}, phase="pairs", aids="agreed", player_cards=["player_card_01", "player_card_02",
              "player_card_03", None, None], heroes=["hero_ada", "hero_bertha", "hero_clovis", None, None])  # fmt: skip
    assert asked(t) == (0, "aid")
