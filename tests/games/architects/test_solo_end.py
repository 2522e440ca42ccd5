"""ARC-16.14 to 16.16, 16.22, 16.25, 16.33, 16.34: the last turns, the opponent's score, and who has won."""

from typing import Any

import pytest

import regnum
from games.architects.solo import finish, its, mine, plot, solo, terms, total
from games.support import count, told
from regnum.kernel.table import Table
from support import clause


def over(player: dict[str, Any], rival: dict[str, Any], **position: Any) -> Table:
    """A solo table at which everything has been played."""
    return solo(player, rival, phase="over", **position)


@clause("ARC-16.14", "ARC-16.22", "ARC-16.33")
def test_when_the_opponent_fills_the_guildhall_each_side_has_one_more_turn() -> None:
    t = plot("s_guildhall_cathedral", guildhall=[0, 1] * 5 + [0])
    assert told(t, "guildhall_full")[0].seat == 1 and not t.over
    t.play("place silversmith")
    assert t.over and [event.seat for event in told(t, "turn_begins")] == [1, 0, 1]


@clause("ARC-16.14", "ARC-16.33")
def test_when_the_human_fills_the_guildhall_the_opponent_has_the_next_turn() -> None:
    t = solo({"hand": ["well"], "wood": 2, "stone": 2}, guildhall=[0, 1] * 5 + [0], schemes=["s_quarry", "s_mines"])
    t.play("place guildhall")
    if t.pending[0].kind == "build":
        t.play("build well")
    assert told(t, "guildhall_full")[0].seat == 0 and told(t, "turn_begins")[-1].seat == 0
    before = count(t, "turn_begins")
    t.play("place silversmith")
    assert t.over and count(t, "turn_begins") == before  # opponent and human have had theirs
    assert its(t)["workers"] == {"quarry": 1}


@clause("ARC-16.15")
@pytest.mark.parametrize(("opponent", "each"), [("constantine", 1), ("helena", 3)])
def test_the_opponents_score_has_six_terms(opponent: str, each: int) -> None:
    rival = {"marble": 13, "cathedral": 4, "virtue": 3, "unpaid": 2, "paid": 3, "prison": 5}
    t = over({}, rival, guildhall=[1] * 5 + [0], opponent=opponent)
    assert terms(t, 1) == {
        "guildhall": 5 * each, "cathedral": 12, "goods": 13, "virtue": -5, "debts": -4, "prison": -2,
    }  # fmt: skip
    assert total(t, 1) == 5 * each + 14


@clause("ARC-16.16")
@pytest.mark.parametrize(("marble", "wins"), [(5, False), (6, False), (7, True)])
def test_the_human_wins_with_a_higher_score_and_loses_a_tie(marble: int, wins: bool) -> None:
    t = over({"marble": marble, "virtue": 9, "silver": 9}, {"marble": 6})
    assert t.result is not None and t.result.winners == ((0,) if wins else ())
    assert t.result.scores[0].total == marble and t.result.rivals[0].total == 6


@clause("ARC-16.16")
@pytest.mark.parametrize(("marble", "event"), [(5, "opponent_wins"), (9, "opponent_beaten")])
def test_the_scores_are_compared_and_told(marble: int, event: str) -> None:
    t = solo({"marble": marble}, {"marble": 6}, guildhall=[0] * 12, last_turns=1, schemes=["s_forest"])
    finish(t)
    assert t.over and [(e.seat, e.count) for e in told(t, "scores")] == [(0, total(t)), (1, total(t, 1))]
    assert count(t, event) == 1 and told(t, event)[0].seat == 1
    assert t.describe_event(told(t, "scores")[1], 0, "en") == f"Constantine: {total(t, 1)} VP."


@clause("ARC-16.25", "ARC-15.1", "ARC-15.2")
@pytest.mark.parametrize(("its_level", "more"), [(1, 2), (2, 0), (3, 0)])
def test_a_steeple_compares_with_the_opponents_cathedral(its_level: int, more: int) -> None:
    alone = terms(over({"buildings": ["steeple"]}, {}), 0)["steeple"]
    t = over({"buildings": ["steeple"], "cathedral": 2}, {"cathedral": its_level})
    assert terms(t, 0)["steeple"] == alone + more


@clause("ARC-16.25")
@pytest.mark.parametrize(("its_level", "virtue"), [(1, 9), (2, 7)])
def test_a_chapel_compares_with_the_opponents_cathedral(its_level: int, virtue: int) -> None:
    player = {"buildings": ["chapel"], "cathedral": 2}
    t = solo(player, {"cathedral": its_level}, guildhall=[0] * 12, last_turns=2, schemes=["s_quarry"])
    finish(t)
    assert t.over and mine(t)["virtue"] == virtue


# -- two players and the opponent


def three(a: dict[str, Any], b: dict[str, Any], rival: dict[str, Any], **position: Any) -> Table:
    """A table of two players and the opponent."""
    told_of = {"players": [a, b], "rival": rival, "opponent_of_two": "constantine", **position}
    return regnum.scenario("architects", told_of)


@clause("ARC-16.20", "ARC-16.34")
@pytest.mark.parametrize(
    ("scores", "winners"),
    [((5, 3, 4), (0,)), ((3, 5, 4), (1,)), ((4, 3, 4), ()), ((3, 2, 9), ()), ((5, 5, 4), (1,)), ((4, 4, 4), ())],
)
def test_all_three_compare_and_the_opponent_wins_a_tie(scores: tuple[int, int, int], winners: tuple[int, ...]) -> None:
    a, b = {"marble": scores[0], "virtue": 7}, {"marble": scores[1], "virtue": 8}
    t = three(a, b, {"marble": scores[2]}, phase="over")
    assert t.result is not None and t.result.winners == winners


@clause("ARC-16.34", "ARC-16.18", "ARC-16.26")
def test_a_capture_counts_and_takes_the_workers_of_both_players() -> None:
    a, b = {"workers": {"forest": 2, "mines": 3}}, {"workers": {"forest": 2}}
    t = three(a, b, {}, schemes=["s_town_centre"])
    t.play("place silversmith", "place silversmith")
    assert its(t)["captives"] == [2, 2, 0] and told(t, "captures", 2)[0].count == 4
    said = "Constantine captures 4 Workers of both players in the Forest."
    assert t.describe_event(told(t, "captures", 2)[0], 0, "en") == said
    assert mine(t)["workers"] == {"mines": 3, "silversmith": 1} and mine(t, 1)["workers"] == {"silversmith": 1}


@clause("ARC-16.33", "ARC-16.34")
def test_three_have_one_last_turn_each() -> None:
    t = three({}, {}, {}, guildhall=[0] * 7 + [1] * 8, schemes=["s_guildhall_cathedral", "s_quarry"])
    finish(t)
    at = [event.kind for event in t.events].index("guildhall_full")
    after = [event.seat for event in t.events[at:] if event.kind == "turn_begins"]
    assert after == [0, 1, 2]
