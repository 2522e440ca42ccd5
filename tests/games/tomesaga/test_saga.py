"""What a saga carries from game to game: Tomes, crests, Victory Tomes, Silver to catch up, and the winner."""

import json
from pathlib import Path
from typing import Any

import pytest

from regnum.games.tomesaga.codes import chapters, crests, saga
from regnum.games.tomesaga.declare import CHAPTERS
from regnum.games.tomesaga.places import begins_next, hand_out, is_great, placed
from regnum.games.tomesaga.results import result, standing
from regnum.games.tomesaga.shelves import (
    TomeBoard,
    catch_up,
    claim,
    empty_board,
    helping,
    lay_out,
    take_token,
    take_victory_tomes,
    tomes_of,
)
from regnum.games.tomesaga.tables import lore, tomes
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE, bit, members, row_of
from support import clause

pytestmark = pytest.mark.both_builds

LORE = lore()
NUMBER = {tome["id"].value: i for i, tome in enumerate(tomes())}
DATA = Path(__file__).parents[3] / "src/regnum/games/tomesaga/data"
CASES = {case["id"]: case for case in json.loads((DATA / "test_vectors.json").read_text(encoding="utf-8"))["cases"]}
EVERY_CREST = [crests.CREST_A, crests.CREST_B, crests.CREST_C]


def board(players: int, chapter: int = chapters.ARCHITECTS) -> TomeBoard:
    """A saga at the beginning of one of its games."""
    made = empty_board(players)
    lay_out(made, chapter, Chance(7, 0))
    return made


def take(b: TomeBoard, p: int, *names: str) -> list[int]:
    """A seat claims Tomes, whether they were laid out or not; returns the Crest Tomes that came with them."""
    return [crest for name in names for crest in members(claim(b, LORE, p, NUMBER[name]))]


def allotted(game: str, scores: list[int], ties: list[int] | None = None) -> tuple[TomeBoard, int]:
    """What is handed out after a game with these points; and who takes a Crest token."""
    b = board(len(scores), CHAPTERS.words.index(game))
    keys = [key for pair in zip(scores, ties or [0] * len(scores), strict=True) for key in pair]
    order = placed(row_of(keys), len(scores))
    return b, hand_out(b, LORE, order, scores[order[0]] - scores[order[1]])


def counts(b: TomeBoard) -> list[int]:
    return [int(shelf.victory) for shelf in b.shelves]


# -- the Tome board


@clause("TOM-1.1", "TOM-2.3", "TOM-2.24", "TOM-R.2")
def test_the_board_begins_with_all_tokens_and_crest_tomes_and_every_tome_shows_one_or_two_crests() -> None:
    b = empty_board(3)
    assert list(members(b.tokens)) == list(members(b.crest_tomes)) == EVERY_CREST
    assert [shelf.tomes() for shelf in b.shelves] == [0, 0, 0]
    for game in range(len(CHAPTERS.words)):
        shown = [[LORE.shown(tome, crest) for crest in EVERY_CREST] for tome in members(tomes_of(game))]
        assert len(shown) == 6 and {sum(row) for row in shown} == {1, 2}
        assert [sum(column) for column in zip(*shown, strict=True)] == [3, 3, 3]


@clause("TOM-2.9", "TOM-2.44")
@pytest.mark.parametrize("chapter", range(3))
def test_three_tomes_of_the_game_are_laid_out_at_random_and_three_are_a_pile_without_faces(chapter: int) -> None:
    found, chance = set(), Chance(7, 0)
    for _ in range(400):
        b = empty_board(2)
        lay_out(b, chapter, chance)
        assert len(list(members(b.face_up))) == saga.FACE_UP and b.face_up & ~tomes_of(chapter) == 0
        assert b.victory_left == 3
        found.add(b.face_up)
    assert len(found) == 20  # three of six


@clause("TOM-2.7", "TOM-H.4")
def test_unclaimed_tomes_leave_before_the_next_game_and_crest_tomes_stay() -> None:
    b = board(2)
    first = next(iter(members(b.face_up)))
    claim(b, LORE, 1, first)
    take_victory_tomes(b, 0, 3)
    lay_out(b, chapters.PALADINS, Chance(1, 0))
    assert b.face_up & tomes_of(chapters.ARCHITECTS) == 0 and b.victory_left == 3
    assert list(members(b.crest_tomes)) == EVERY_CREST
    assert list(members(helping(b, 1))) == [first] and helping(b, 0) == 0
    lay_out(b, chapters.VISCOUNTS, Chance(1, 0))
    assert helping(b, 1) == 0  # its benefit is over, its crests still count
    assert sum(b.shelves[1].crests) > 0 and b.shelves[1].tomes() == 1


@clause("TOM-2.11", "TOM-2.14", "TOM-2.15", "TOM-2.35")
def test_a_claimed_tome_is_gone_for_the_others_and_helps_its_owner_in_the_next_game_only() -> None:
    b = board(3)
    tome = next(iter(members(b.face_up)))
    claim(b, LORE, 2, tome)
    assert not b.face_up & bit(tome) and b.shelves[2].claimed == bit(tome)
    assert helping(b, 2) == 0
    lay_out(b, chapters.PALADINS, Chance(1, 0))
    assert helping(b, 2) == bit(tome)


@clause("TOM-2.16")
def test_the_last_tomes_and_crest_tomes_have_no_benefit() -> None:
    told = json.loads((DATA / "tomes.json").read_text(encoding="utf-8"))
    assert all(not tome["benefit"] for tome in told["tomes"] if tome["game"] == "viscounts")
    assert all(tome["benefit"] for tome in told["tomes"] if tome["game"] != "viscounts")
    assert all(not tome["benefit"] for tome in told["crest_tomes"])


# -- places


@clause("TOM-EX.3", "TOM-2.18", "TOM-2.19", "TOM-2.20", "TOM-H.1", "TOM-2.31")
@pytest.mark.parametrize("name", ["TOM-EX.3a", "TOM-EX.3b", "TOM-H.1"])
def test_a_lead_decides_what_the_places_bring(name: str) -> None:
    given, expected = CASES[name]["given"], CASES[name]["expect"]
    b, token = allotted(given["game"], given["scores"], given.get("tie_break"))
    assert counts(b) == expected["victory_tomes"]
    assert [int(p == token) for p in range(len(given["scores"]))] == expected["crest_tokens"]
    assert b.victory_left == 0


@clause("TOM-EX.3", "TOM-2.18")
@pytest.mark.parametrize("name", ["TOM-EX.3c", "TOM-EX.3d"])
def test_every_game_has_a_margin_of_its_own(name: str) -> None:
    given = CASES[name]["given"]
    b = board(2, CHAPTERS.words.index(given["game"]))
    judged = [is_great(b, LORE, mine - other) for mine, other in given["scores"]]
    assert ["great" if great else "ordinary" for great in judged] == CASES[name]["expect"]["victory"]


@clause("TOM-H.1", "TOM-2.31")
def test_a_first_place_by_a_tie_break_is_an_ordinary_victory() -> None:
    b, token = allotted("viscounts", [90, 90, 60], [2, 5, 0])
    assert counts(b) == [1, 2, 0] and token == 2


@clause("TOM-H.2", "TOM-2.30")
def test_two_players_have_no_third_place() -> None:
    b, token = allotted("paladins", [60, 50])
    assert counts(b) == [2, 1] and token == NONE
    b, token = allotted("paladins", [48, 60])
    assert counts(b) == [0, 3] and token == 0


@clause("TOM-2.21")
def test_without_tokens_on_the_board_nothing_is_taken() -> None:
    b = board(2)
    for crest in EVERY_CREST:
        take_token(b, LORE, 0, crest)
    assert hand_out(b, LORE, row_of([1, 0]), 10) == NONE and b.tokens == 0


@clause("TOM-2.22", "TOM-R.10")
def test_places_go_by_points_then_the_games_own_tie_breaks_then_the_later_last_turn() -> None:
    rows = [[40, 3, 1], [52, 2, 0], [52, 2, 3], [40, 5, 2]]
    assert list(placed(row_of([key for row in rows for key in row]), 4)) == [2, 1, 3, 0]


# -- crests


@clause("TOM-2.23", "TOM-H.2", "TOM-R.3")
@pytest.mark.parametrize(("players", "needed"), [(2, 4), (3, 3), (4, 3)])
def test_a_crest_tome_goes_to_the_first_with_enough_crests(players: int, needed: int) -> None:
    b = board(players)
    assert take(b, 0, "tome_arc_debts") == []  # two Boars on one Tome
    assert take(b, 1, "tome_arc_cathedral", "tome_pal_monks") == []
    assert take(b, 0, "tome_pal_townsfolk") == ([crests.CREST_C] if needed == 3 else [])
    assert take(b, 0, "tome_vis_manuscripts") == ([crests.CREST_C] if needed == 4 else [])
    assert take(b, 1, "tome_vis_paid_debts", "tome_vis_criminals") == []  # as many, and too late
    assert b.shelves[1].crests[crests.CREST_C] == 4
    assert [shelf.tomes() for shelf in b.shelves[:2]] == [4, 4]


@clause("TOM-2.23", "TOM-2.25", "TOM-2.32")
def test_a_token_counts_as_a_crest_also_after_the_last_game() -> None:
    b = board(3, chapters.VISCOUNTS)
    take(b, 2, "tome_arc_marble", "tome_pal_outposts")
    assert list(members(take_token(b, LORE, 2, crests.CREST_A))) == [crests.CREST_A]
    assert list(members(b.tokens)) == [crests.CREST_B, crests.CREST_C]
    assert b.shelves[2].tomes() == 3  # two claimed, the Crest Tome, and the token counts nothing


@clause("TOM-2.23")
def test_one_tome_can_complete_two_crest_tomes() -> None:
    b = board(4)
    take(b, 3, "tome_arc_marble", "tome_pal_outposts", "tome_arc_buildings", "tome_pal_walls")
    assert take(b, 3, "tome_arc_virtue") == [crests.CREST_A, crests.CREST_B]


@clause("TOM-H.3", "TOM-2.17", "TOM-2.44")
def test_a_victory_tome_is_a_number_and_nothing_else() -> None:
    b = board(3)
    take(b, 0, "tome_arc_marble", "tome_arc_captures")
    take_victory_tomes(b, 0, 3)
    assert list(b.shelves[0].crests) == [2, 0, 0] and b.shelves[0].crest_tomes == 0
    lay_out(b, chapters.PALADINS, Chance(3, 0))
    assert helping(b, 0) == bit(NUMBER["tome_arc_marble"]) | bit(NUMBER["tome_arc_captures"])
    assert b.shelves[0].tomes() == 5


# -- the next game


def with_tomes(*numbers: int) -> TomeBoard:
    b = board(len(numbers))
    for p, n in enumerate(numbers):
        take_victory_tomes(b, p, n)
    return b


@clause("TOM-EX.1", "TOM-2.10")
def test_who_has_fewer_tomes_gets_silver() -> None:
    held: dict[str, Any] = CASES["TOM-EX.1"]["given"]["tomes"]
    b = with_tomes(held["leader"], held["other"])
    assert [catch_up(b, p) for p in range(2)] == [0, 2]


@clause("TOM-2.33", "TOM-2.10")
def test_crest_tomes_count_for_the_silver_and_tokens_do_not() -> None:
    b = board(3)
    take(b, 0, "tome_arc_debts", "tome_arc_cathedral")
    take_token(b, LORE, 1, crests.CREST_A)
    assert [catch_up(b, p) for p in range(3)] == [0, 3, 3]


@clause("TOM-H.5", "TOM-2.8")
def test_the_winner_passes_the_marker_to_the_left_and_moves_last() -> None:
    expected = CASES["TOM-H.5"]["expect"]
    assert begins_next(0, 3) == "abc".index(expected["first_player"])
    assert begins_next(2, 3) == 0
    b = with_tomes(3, 1, 0)
    assert [catch_up(b, p) for p in range(3)] == list(expected["silver_extra"].values())


# -- the end


@clause("TOM-EX.2", "TOM-2.27")
def test_all_tomes_count_one_each() -> None:
    b = board(3)
    take_victory_tomes(b, 0, 1)
    take(b, 0, "tome_arc_marble")
    take(b, 0, "tome_pal_walls", "tome_pal_outposts")
    take_token(b, LORE, 0, crests.CREST_B)
    take_victory_tomes(b, 0, 3)
    assert take(b, 0, "tome_vis_castle") == [crests.CREST_B]
    score = standing(b.shelves[0])
    assert {term.name: term.points for term in score.terms} == {
        "tomes_of_architects": 1,
        "tomes_of_paladins": 2,
        "tomes_of_viscounts": 1,
        "victory_tomes": 4,
        "crest_tomes": 1,
    }
    assert score.total == b.shelves[0].tomes() == CASES["TOM-EX.2"]["expect"]["tomes"]


@clause("TOM-2.2", "TOM-2.26")
def test_the_most_tomes_win_then_victory_tomes_then_points_in_viscounts_then_all_who_are_equal() -> None:
    b = with_tomes(2, 1, 1)
    take(b, 1, "tome_arc_marble", "tome_arc_debts")
    assert result(b, [90, 10, 20]).winners == (1,)
    take(b, 0, "tome_vis_castle")
    take(b, 2, "tome_vis_deeds", "tome_vis_criminals")
    assert result(b, [10, 90, 90]).winners == (0,)
    b = with_tomes(2, 2, 1)
    ended = result(b, [50, 60, 70])
    assert ended.winners == (1,)
    assert ended.tie_break == {"victory_tomes": (2, 2, 1), "points_in_viscounts": (50, 60, 70)}
    assert result(b, [60, 60, 70]).winners == (0, 1)
