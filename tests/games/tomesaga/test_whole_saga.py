"""Whole sagas of the three real games, from the first table to the winner."""

import doctest
import random
from pathlib import Path

import pytest

import regnum
from regnum.kernel.table import Table
from regnum.study.replay import verified_saga
from support import clause

DOCUMENT = Path(__file__).parents[3] / "docs" / "campaign.md"


def finish(t: Table, seed: int) -> None:
    dice = random.Random(seed)
    while not t.over:
        decision = t.pending[0]
        t.play_quietly(dice.choice(t.action_codes(decision.seat)), decision.seat)


@clause("TOM-2.1", "TOM-2.2", "TOM-2.10", "TOM-2.8", "TOM-2.14", "TOM-2.27")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_games_make_a_saga(players: int) -> None:
    saga = regnum.campaign(players=players, seed=players)
    shelves: list[list[str]] = [[] for _ in range(players)]
    for chapter, game in enumerate(("architects", "paladins", "viscounts")):
        told = saga.book()["next"]
        if chapter:
            saga.begin_next()
            assert saga.table.pending[0].seat == told["picks"][0] != told["picks"][-1] == told["plays"][-1]
        assert saga.table.game.id == f"{game}_saga"
        finish(saga.table, chapter)
        seats = saga.book()["seats"]
        assert all({*before} <= {*seat["claimed"]} for before, seat in zip(shelves, seats, strict=True))
        assert sum(seat["victory"] for seat in seats) == 3 * (chapter + 1)
        shelves = [seat["claimed"] for seat in seats]
    assert saga.over and saga.result is not None
    totals = [score.total for score in saga.result.scores]
    assert all(totals[seat] == max(totals) for seat in saga.result.winners)
    again = verified_saga(saga.save())
    assert again.result == saga.result and again.book() == saga.book()


@pytest.mark.pure_engine
def test_what_the_document_shows_is_what_the_code_does() -> None:
    failed, tried = doctest.testfile(str(DOCUMENT), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert failed == 0 and tried > 5
