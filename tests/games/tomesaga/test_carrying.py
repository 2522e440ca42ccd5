"""What one game of a saga leaves to the next: read as it was written, and refused when it cannot be."""

from typing import Any

import pytest

from regnum.games.tomesaga.carrying import carried, left_by
from regnum.games.tomesaga.codes import chapters
from regnum.games.tomesaga.shelves import catch_up, helping
from regnum.games.tomesaga.tables import lore
from regnum.kernel.core.containers import count_of
from regnum.kernel.errors import BadOption
from support import clause

pytestmark = pytest.mark.both_builds

FIRST = {
    "claimed": ["tome_arc_debts"],
    "victory": 1,
    "crest_tokens": ["crest_token_c"],
    "crest_tomes": ["crest_tome_c"],
}
SECOND = {"claimed": ["tome_arc_virtue", "tome_arc_marble"], "victory": 2, "crest_tokens": [], "crest_tomes": []}
THIRD: dict[str, Any] = {"claimed": [], "victory": 0, "crest_tokens": [], "crest_tomes": []}
LEFT = {"shelves": [FIRST, SECOND, THIRD], "winner": 1}


def changed(seat: int, **shelf: Any) -> dict[str, Any]:
    shelves = [{**one, **(shelf if p == seat else {})} for p, one in enumerate([FIRST, SECOND, THIRD])]
    return {"shelves": shelves, "winner": 1}


@clause("TOM-2.7", "TOM-2.14", "TOM-2.15", "TOM-2.33", "TOM-H.4")
def test_the_next_game_begins_with_all_that_the_last_one_left() -> None:
    board, winner = carried(LEFT, 3, chapters.PALADINS, lore())
    assert winner == 1 and board.chapter == chapters.PALADINS and board.face_up == 0
    assert [shelf.tomes() for shelf in board.shelves] == [3, 4, 0]
    assert [list(shelf.crests) for shelf in board.shelves] == [[0, 0, 3], [2, 1, 0], [0, 0, 0]]
    assert [count_of(helping(board, p)) for p in range(3)] == [1, 2, 0]
    assert [catch_up(board, p) for p in range(3)] == [1, 0, 4]
    assert count_of(board.tokens) == count_of(board.crest_tomes) == 2


def test_what_is_carried_is_left_as_it_was_written() -> None:
    in_order = changed(1, claimed=["tome_arc_marble", "tome_arc_virtue"])
    assert left_by(*carried(LEFT, 3, chapters.PALADINS, lore())) == in_order


@clause("TOM-2.42")
@pytest.mark.parametrize(
    ("value", "where"),
    [
        (None, "tomes:"),
        ({**LEFT, "more": 1}, "tomes:"),
        ({**LEFT, "shelves": [FIRST, SECOND]}, "tomes.shelves:"),
        ({**LEFT, "winner": 3}, "tomes.winner:"),
        ({**LEFT, "winner": True}, "tomes.winner:"),
        (changed(2, claimed=["tome_arc_marble"]), "tomes.shelves[2].claimed:"),
        (changed(2, claimed=["tome_pal_walls"]), "tomes.shelves[2].claimed:"),
        (changed(2, claimed="tome_arc_captures"), "tomes.shelves[2].claimed:"),
        (changed(2, claimed=[["tome_arc_captures"]]), "tomes.shelves[2].claimed:"),
        (changed(2, crest_tokens=["crest_token_c"]), "tomes.shelves[2].crest_tokens:"),
        (changed(2, crest_tomes=["crest_tome_c"]), "tomes.shelves[2].crest_tomes:"),
        (changed(2, victory=-1), "tomes.shelves[2].victory:"),
        (changed(2, victory=1), "tomes.shelves:"),
        (changed(2, goods=1), "tomes.shelves[2]:"),
    ],
)
def test_what_cannot_be_left_is_refused_with_its_place(value: object, where: str) -> None:
    with pytest.raises(BadOption) as refused:
        carried(value, 3, chapters.PALADINS, lore())
    assert str(refused.value).startswith(where)
