"""The engine's book of a saga in the shape of the wire: its sums, and nothing of what nobody may know."""

import random

import msgspec

from regnum.games.registry import game_of
from regnum.games.tomesaga.book import book
from regnum.kernel.table import Table
from regnum.server.sagas.tomesaga import CAMPAIGN

PLAYERS = 3


def first_chapter(seed: int, choices: int | None = None) -> Table:
    """Architects as the first chapter, played anyhow for so many choices, or to its end."""
    name, options = CAMPAIGN.chapter_setup(0, PLAYERS, {}, [])
    game, dice = game_of(name), random.Random(seed)
    table = Table.new(game, PLAYERS, game.prepare(PLAYERS, options), f"book {seed}")
    while not table.over and (choices is None or len(table.entries) < choices):
        decision = table.pending[0]
        table.play(dice.choice(list(decision.options)).notation, seat=decision.seat)
    return table


def test_before_the_first_chapter_three_are_blank_and_nobody_has_anything() -> None:
    told = CAMPAIGN.book([], PLAYERS, None)
    assert [(each.state, each.margin) for each in told.chapters] == [("blank", 10), ("blank", 12), ("blank", 15)]
    assert told.needed == 3 and CAMPAIGN.book([], 2, None).needed == 4
    assert [shelf.total for shelf in told.shelves] == [0] * PLAYERS
    assert told.plan.plays == [0] * PLAYERS, "chance decides who begins"


def test_a_chapter_in_play_shows_its_goals_with_everybodys_progress() -> None:
    table = first_chapter(3, 150)
    chapter = CAMPAIGN.book([table], PLAYERS, 0).chapters[0]
    assert chapter.state == "now" and len(chapter.goals) == 3 and chapter.great is None
    for goal in chapter.goals:
        assert len(goal.have) == PLAYERS and all(0 <= have <= goal.of for have in goal.have)
        assert goal.owner is not None or max(goal.have) < goal.of, "whoever meets a goal takes the Tome at once"
    assert sorted(CAMPAIGN.book([table], PLAYERS, None).plan.plays) == [1, 2, 3]


def test_the_sums_of_a_finished_chapter_are_the_engines() -> None:
    for seed in (5, 6):
        table = first_chapter(seed)
        told, engine = CAMPAIGN.book([table], PLAYERS, None), book([table], PLAYERS, None)
        chapter = told.chapters[0]
        assert chapter.state == "done" and chapter.places == engine["chapters"][0]["places"]
        assert sum(chapter.victory) == 3 and chapter.great == (chapter.lead >= chapter.margin)
        for shelf, seat in zip(told.shelves, engine["seats"], strict=True):
            assert sum(shelf.victory) == seat["victory"] and shelf.total == seat["tomes"]
            assert len(shelf.claimed) + sum(shelf.victory) + len(shelf.crest_tomes) == shelf.total
        most = max(shelf.total for shelf in told.shelves)
        assert told.plan.silver == [most - shelf.total for shelf in told.shelves]
        if chapter.token is not None:
            assert chapter.token.token in told.shelves[chapter.token.seat].tokens
            assert chapter.token.token not in told.tokens


def test_the_shelves_add_up_while_a_crest_token_is_still_to_be_chosen() -> None:
    seed = 5
    last, finished = None, first_chapter(seed)
    for choices in range(len(finished.entries) - 1, 0, -1):
        last = first_chapter(seed, choices)
        if not last.over:
            break
    assert last is not None and last.pending[0].kind == "crest_token"
    told = CAMPAIGN.book([last], PLAYERS, None)
    assert told.chapters[0].state == "now"
    assert sum(shelf.victory[0] for shelf in told.shelves) == 3
    for shelf in told.shelves:
        assert len(shelf.claimed) + sum(shelf.victory) + len(shelf.crest_tomes) == shelf.total


def test_nothing_in_the_book_names_a_victory_tome() -> None:
    """A Tome is named only where it lay open: everything else of its game may be anybody's Victory Tome."""
    table = first_chapter(5)
    told = CAMPAIGN.book([table], PLAYERS, 1)
    laid_out = {goal.tome for goal in told.chapters[0].goals}
    text = msgspec.json.encode(told).decode()
    hidden = {"marble", "buildings", "debts", "virtue", "cathedral", "captures"}
    hidden -= {tome.removeprefix("tome_arc_") for tome in laid_out}
    assert len(hidden) == 3
    assert not [tome for tome in hidden if f"tome_arc_{tome}" in text]
