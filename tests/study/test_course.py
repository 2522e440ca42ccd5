"""The course of a finished game: its points are those of the table at each moment, its turning points the greatest."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import regnum
from properties.play import played
from regnum.kernel.errors import IllegalChoice
from regnum.kernel.table import Table
from regnum.kernel.text import LANGUAGES
from regnum.study.course import Course, Lead, TurningPoint, course, lead

pytestmark = pytest.mark.both_builds

TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "dominion": ("dominion", 3, {"kingdom": "interaction"}),
    "paladins": ("paladins", 2, {}),
    "paladins alone": ("paladins", 1, {}),
    "paladins_coop alone": ("paladins_coop", 1, {}),
    "wonderful_kingdom": ("wonderful_kingdom", 2, {"module": "threats"}),
    "wonderful_kingdom alone": ("wonderful_kingdom", 1, {"module": "threats"}),
}


@pytest.fixture(scope="module", params=TABLES)
def went(request: pytest.FixtureRequest) -> tuple[Table, Course]:
    game, seats, options = TABLES[request.param]
    table = played(regnum.new(game, seats, "course", options), request.param)
    return table, course(table)


def points(table: Table) -> tuple[int, ...]:
    """The points of all if the game ended now."""
    return tuple(score.total for score in (*table.scores, *table.game.rivals(table.core)))


def replayed(table: Table) -> Iterator[Table]:
    """The table before the first choice and after every one, played again."""
    again = table.beginning()
    yield again
    for entry in table.entries:
        again.play(again.code_of(entry.kind, entry.answer), seat=entry.seat)
        yield again


def test_a_loss_at_once_leaves_the_points_as_they_were() -> None:
    table = played(regnum.new("viscounts_coop", 2, "course", {"difficulty": "hard"}), "lost")
    assert [term.name for score in table.scores for term in score.terms] == ["not_scored"] * 2
    told, before = course(table), [points(each) for each in replayed(table)][:-1]
    assert told.scores == (*before, before[-1]) and told.periods[-1].scores == before[-1] != (0, 0)


def test_the_points_are_those_of_the_table_at_every_moment(went: tuple[Table, Course]) -> None:
    table, told = went
    assert told.scores == tuple(points(each) for each in replayed(table))
    assert table.result is not None
    assert told.scores[-1] == tuple(score.total for score in (*table.result.scores, *table.result.rivals))


def test_every_turn_or_round_ends_with_the_points_with_which_the_next_begins(went: tuple[Table, Course]) -> None:
    table, told = went
    for period, following in pairwise(told.periods):
        begun = table.entries[following.first - 1].events
        assert (table.game.period, following.number) in [(event.kind, event.count) for event in begun]
        assert period.scores == told.scores[following.first]
    assert told.periods[0].first == 0 and told.periods[-1].scores == told.scores[-1]


def test_turns_and_rounds_are_counted_as_the_game_counts_them(went: tuple[Table, Course]) -> None:
    table, told = went
    numbers = [period.number for period in told.periods]
    if table.game.id == "dominion":
        assert sorted(numbers) == numbers and set(numbers) == set(range(1, numbers[-1] + 1))
        assert len(numbers) == sum(table.view(None)["values"][f"seat{seat}.turns"] for seat in range(3))
    else:
        assert numbers == list(range(1, {"paladins": 7, "paladins_coop": 7, "wonderful_kingdom": 4}[table.game.id] + 1))


@pytest.mark.parametrize("game", regnum.games())
def test_every_game_names_what_its_course_is_told_by(game: str) -> None:
    table = regnum.new(game)
    assert table.game.period in [kind.id for kind in table.game.events]
    texts = table.game.catalogue_for(table.options)
    assert all(texts.render(lang, "period", {"n": 3}).endswith(" 3") for lang in LANGUAGES)


def test_the_lead_never_changed_more_than_at_a_turning_point(went: tuple[Table, Course]) -> None:
    _, told = went
    chosen = told.turning_points
    assert len(chosen) == 3 and [p.choice for p in chosen] == sorted(p.choice for p in chosen)
    for point in chosen:
        before, after = told.scores[point.choice], told.scores[point.choice + 1]
        assert point.gained == after[point.seat] - before[point.seat] != 0
        assert point.number in {period.number for period in told.periods if period.first <= point.choice}
    if len(told.scores[0]) < 3:
        margins = [each[0] - sum(each[1:]) for each in told.scores]
        changes = [abs(after - before) for before, after in pairwise(margins)]
        assert sorted(p.change for p in chosen) == sorted(changes)[-3:]


def test_nobody_leads_who_has_no_more_than_the_next() -> None:
    assert lead((3, 9, 5)) == Lead(1, 4)
    assert lead((7, 2, 7)) == Lead(None, 0)
    assert lead((4,)) == Lead(0, 4)


def test_nothing_is_told_before_the_end() -> None:
    table = regnum.new("paladins", 2, "course")
    with pytest.raises(IllegalChoice, match="when it is over"):
        course(table)


def test_of_equal_changes_those_count_that_lasted_and_not_the_last_ones() -> None:
    deck = {"deck": "gold*10"}
    table = regnum.scenario(
        "dominion",
        {"players": [{"hand": "gold*3", **deck}, {"hand": "gold*3", **deck}], "supply": {"province": 5}},
    )
    while not table.over:
        choices = table.pending[0].options
        wanted = ("play all", "buy province", "end treasures", "end turn")
        table.play(next(choice for wish in wanted for choice in choices if choice.notation == wish))
    told = course(table)
    changes = [abs((a - b) - (c - d)) for (a, b), (c, d) in pairwise(told.scores)]
    steps = [i for i, change in enumerate(changes) if change == 6]
    assert len(steps) > 3 and {point.choice for point in told.turning_points} != set(steps[-3:])
    assert steps[0] in {point.choice for point in told.turning_points}


def test_who_overtakes_at_the_last_moment_makes_the_turning_point() -> None:
    deck = {"deck": "copper*5"}
    table = regnum.scenario(
        "dominion",
        {
            "players": [
                {"hand": "gold*3", "discard": "estate*2", **deck},
                {"hand": "copper*5", "discard": "duchy", **deck},
            ],
            "supply": {"province": 1},
        },
    )
    table.play("play all", "buy province")
    assert table.over
    (point,) = course(table).turning_points
    assert point == TurningPoint(point.choice, 0, 0, 6, Lead(1, 1), Lead(0, 5)) and point.change == 6
    assert "buys" in [event.kind for event in table.entries[point.choice].events]
