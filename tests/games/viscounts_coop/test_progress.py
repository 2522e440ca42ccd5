"""Progress towards the castle, the castle itself, and the moments in which all is lost."""

from typing import Any

import pytest

import regnum
from games.support import asked, count, things
from regnum.kernel.errors import BadScenario
from support import clause

from .support import FAR, guards, his, lost, supply, table, theirs
from .test_overlord import ending

pytestmark = pytest.mark.both_builds


def by_ability(effect: list[Any]) -> dict[str, Any]:
    """A card pack in which placing the Abbot carries out an effect."""
    ability = {"timing": "immediate", "effect": effect}
    cards = [{"id": "start_abbot", "ability": ability}]
    return {"regnum_pack": 1, "game": "viscounts_coop", "name": "Test", "cards": cards}


# -- progress


@clause("TOM-5.17", "TOM-5.18", "TOM-5.19")
def test_three_on_a_town_go_to_both_neighbours_and_inward() -> None:
    t = ending(overlord_towns={"town_01": 3})
    assert his(t) == {"town_05": 1, "town_10": 1, "town_02": 1, "inner_01_02": 1} and supply(t) == 16


@clause("TOM-5.17", "TOM-5.18", "TOM-5.21", "TOM-5.53", "TOM-H.21")
def test_progress_goes_on_as_long_as_a_town_has_three() -> None:
    t = ending({"guards": {"town_10": 1}}, overlord_towns={"town_01": 4, "town_02": 2})
    assert things(t, "progress") == ["town_01", "town_02"]
    assert guards(t) == {} and things(t, "overlord_returns") == ["town_01"]
    # town 1 keeps one and gets one back from town 2; the second Worker inward enters the castle
    assert his(t) == {"town_05": 1, "town_01": 2, "town_03": 1, "inner_01_02": 1}
    assert t.position()["overlord_tier1"] == [1, 0, 0, 0, 0]


@clause("TOM-5.19", "TOM-5.23", "TOM-5.43")
def test_a_player_worker_on_the_inner_town_is_removed_and_the_overlords_returns_to_the_supply() -> None:
    t = ending({"guards": {"inner_01_02": 2}}, overlord_towns={"town_01": 3})
    assert guards(t) == {"inner_01_02": 1} and his(t) == {"town_05": 1, "town_10": 1, "town_02": 1}
    assert supply(t) == 17


@clause("TOM-5.23")
def test_the_players_choose_whose_worker_is_removed_in_progress_too() -> None:
    both: list[dict[str, Any]] = [{"guards": {"town_02": 1}}, {**FAR, "guards": {"town_02": 1}}]
    t = ending(*both, overlord_towns={"town_01": 3})
    assert asked(t) == (0, "remove")
    t.play("player 0")
    assert guards(t) == {} and guards(t, 1) == {"town_02": 1} and "town_02" not in his(t)


@clause("TOM-5.24", "TOM-5.46")
def test_several_towns_are_handled_clockwise_from_his_own() -> None:
    t = ending(overlord_towns={"town_02": 3, "town_08": 3, "town_04": 3})
    assert t.position()["token"] == "town_05" and things(t, "progress") == ["town_08", "town_02", "town_04"]


@clause("TOM-5.44", "TOM-5.20")
def test_an_inner_town_holds_one_and_the_next_enters_the_castle() -> None:
    t = ending(overlord_towns={"town_01": 3, "inner_01_02": 1}, rotation=2)
    assert his(t)["inner_01_02"] == 1 and t.position()["overlord_tier1"] == [0, 0, 1, 0, 0]
    assert things(t, "overlord_enters") == ["castle_gold_or_move"]  # the section beside that segment
    with pytest.raises(BadScenario, match="one of his Workers at most"):
        table(overlord_towns={"inner_01_02": 2})


@clause("TOM-5.20", "TOM-H.22")
def test_where_he_stands_on_tier_1_the_next_goes_to_tier_2_and_then_all_is_lost() -> None:
    inner = {"town_01": 3, "inner_01_02": 1}
    t = ending(overlord_towns=inner, overlord_tier1=[1, 0, 0, 0, 0])
    assert t.position()["overlord_tier2"] == [1, 0, 0, 0, 0] and not t.over
    t = ending(overlord_towns=inner, overlord_tier1=[1, 0, 0, 0, 0], overlord_tier2=[1, 0, 0, 0, 0])
    assert lost(t) and count(t, "castle_taken") == 1
    again = regnum.load(t.save())
    assert again.over and again.position() == t.position()


# -- the castle after his turn


@clause("TOM-5.25", "TOM-H.22", "TOM-5.26")
def test_from_a_crowded_section_each_player_there_loses_one_without_a_reward() -> None:
    inner = {"town_01": 3, "inner_01_02": 1}
    t = ending({"tier1": [3, 0, 0, 0, 0]}, overlord_towns=inner)
    assert theirs(t)["tier1"] == [2, 0, 0, 0, 0] and t.position()["overlord_tier1"] == [1, 0, 0, 0, 0]
    assert theirs(t)["silver"] == 9 and things(t, "bumped", 0) == ["castle_ink_stone"]
    t = ending({"tier1": [2, 0, 0, 0, 0]}, {**FAR, "tier1": [1, 0, 0, 0, 0]}, overlord_towns=inner)
    assert theirs(t)["tier1"][0] == 1 and theirs(t, 1)["tier1"][0] == 0
    t = ending({"tier1": [2, 0, 0, 0, 0]}, overlord_towns=inner)
    assert theirs(t)["tier1"][0] == 2  # three in all are no crowd


@clause("TOM-5.25", "TOM-5.46", "TOM-5.51")
def test_the_castle_is_looked_at_once_after_all_progress_tier_by_tier() -> None:
    mine = {"tier1": [0, 3, 0, 0, 0], "tier2": [3, 0, 0, 0, 0]}
    towns = {"town_01": 3, "inner_01_02": 1, "town_03": 3, "inner_03_04": 1}
    t = ending(mine, at="town_06", overlord_towns=towns, overlord_tier1=[1, 0, 0, 0, 0])
    assert things(t, "bumped", 0) == ["castle_flip", "castle_ink_stone"]  # tier 1 first, though section 0 is earlier
    kinds = [event.kind for event in t.events if event.kind in ("overlord_enters", "bumped")]
    assert kinds == ["overlord_enters", "overlord_enters", "bumped", "bumped"]


# -- Poverty and Prosperity


@clause("TOM-5.27", "TOM-5.42", "TOM-H.25")
@pytest.mark.parametrize(("what", "stack"), [("debt", "debt_stack"), ("deed", "deed_stack")])
def test_a_reveal_takes_one_of_exactly_two_workers_at_once_protected_or_not(what: str, stack: str) -> None:
    towns = {"town_01": 1, "town_02": 2, "town_03": 3}
    mine = {"hand": "start_abbot start_squire", "rest": "start_trader start_lender", "silver": 9}
    pack = by_ability([{"gain": what, "n": 1}])
    t = table(mine, phase="place", pack=pack, overlord_towns=towns, token="town_02", **{stack: 1})
    before = supply(t)
    t.play("place start_abbot")
    assert his(t) == {"town_01": 1, "town_02": 1, "town_03": 3} and supply(t) == before + 1
    assert asked(t)[1] == "move" and t.position()["last"] == 2


@clause("TOM-5.42")
def test_the_second_card_takes_workers_again() -> None:
    mine = {"hand": "start_abbot start_squire", "rest": "start_trader start_lender", "silver": 9}
    pack = by_ability([{"gain": "debt", "n": 1}])
    state = {"deed_stack": 0, "debt_stack": 1, "last": 2}
    t = table(mine, phase="place", pack=pack, overlord_towns={"town_02": 2, "inner_01_02": 1}, **state)
    t.play("place start_abbot")
    assert his(t) == {"town_02": 1, "inner_01_02": 1}


# -- losing at once

FULL = {"town_01": 2, "town_02": 2, "town_03": 2, "town_04": 2, "town_07": 2, "town_08": 2, "town_09": 2, "town_10": 2}
"""Sixteen Workers on towns; with four on inner ones none is left."""
INNER = {"inner_01_02": 1, "inner_03_04": 1, "inner_07_08": 1, "inner_09_10": 1}


@clause("TOM-5.28", "TOM-5.37", "TOM-5.52", "TOM-H.24")
def test_without_a_worker_in_supply_a_real_placement_loses_the_game_at_once() -> None:
    t = ending({"approved": 60}, overlord_towns={**FULL, **INNER})
    assert lost(t) and supply(t) == 0 and count(t, "out_of_workers") == 1
    assert t.result is not None and t.result.winners == () and t.result.reason == "event.out_of_workers"
    assert [score.total for score in t.result.scores] == [0, 0]  # nothing is scored
    assert t.result.team is not None and not t.result.team.won and t.result.team.total == 0


@clause("TOM-5.37", "TOM-H.24")
def test_removing_a_player_worker_or_moving_an_own_one_takes_none_from_the_supply() -> None:
    t = ending({"guards": {"town_05": 1}}, overlord_towns={**FULL, **INNER})
    assert not t.over and supply(t) == 0 and guards(t) == {}
    towns = {**FULL, **INNER, "town_05": 1, "town_01": 1}
    t = ending(card="courier", overlord_towns=towns)
    assert not t.over and supply(t) == 0 and his(t)["inner_05_06"] == 1
    t = ending(card="bishop", overlord_towns=towns)
    assert lost(t) and theirs(t)["unpaid"] == 0  # the Worker of the Debt card comes first


@clause("TOM-5.52")
def test_a_loss_in_the_middle_of_two_placements_ends_all() -> None:
    towns = {**FULL, **INNER, "town_05": 1, "town_01": 1, "town_10": 1}
    t = ending(card="antagonist", overlord_towns=towns)
    assert lost(t) and his(t)["town_06"] == 1 and t.pending == ()


@clause("TOM-5.28", "TOM-5.41")
def test_he_acts_after_the_last_turn_too_and_may_still_win() -> None:
    t = ending(
        {"approved": 60}, FAR, overlord_towns={**FULL, **INNER}, round=3, last=3, deed_stack=0, active=0, start=1
    )
    assert lost(t)
    t = ending({"approved": 60}, FAR, round=3, last=3, deed_stack=0, active=0, start=1)
    assert t.over and not lost(t) and count(t, "overlord_moves") == 1


# -- the ordinary end


@clause("TOM-5.29", "TOM-5.31")
def test_otherwise_the_game_ends_as_in_viscounts() -> None:
    t = ending({"approved": 60}, FAR, round=3, last=3, deed_stack=0, active=0, start=1)
    assert t.over and t.result is not None and t.result.clause == "TOM-5.29"
    assert t.result.winners == (0, 1) and count(t, "game_over") == 1


def ended(*players: dict[str, Any], **position: Any) -> Any:
    """The result of a finished game."""
    return table(*players, phase="over", seats=len(players), **position)


@clause("TOM-5.30", "TOM-H.25")
def test_each_flipped_card_brings_points_of_its_own_kind_once_it_is_revealed() -> None:
    t = ended({"approved": 4, "paid": 3}, {"approved": 4, "paid": 1}, debt_stack=0)
    lines = [{term.name: (term.points, term.clause) for term in score.terms} for score in t.scores]
    assert [line["poverty"] for line in lines] == [(12, "TOM-5.30")] * 2  # no majority: both have as many
    assert [line["approved_deeds"][0] for line in lines] == [12, 12]
    assert [line["prosperity"][0] for line in lines] == [0, 0]  # not revealed
    t = ended({"paid": 3}, {"paid": 1}, deed_stack=0)
    assert [score.total for score in t.scores] == [9, 3]


@clause("TOM-5.31", "TOM-EX.15", "TOM-H.25")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("acquired", "won"), [(4, True), (3, False)])
def test_a_team_wins_with_160_points_whatever_its_number(seats: int, acquired: int, won: bool) -> None:
    rest: list[dict[str, Any]] = [{} for _ in range(seats - 2)]
    t = ended({"approved": 26}, {"acquired": acquired}, *rest, debt_stack=0)
    team = t.game.team(t.core)
    assert team is not None and team.total == 156 + acquired and team.needed == 160 and team.won is won
    assert t.result is not None and t.result.winners == (tuple(range(seats)) if won else ())
