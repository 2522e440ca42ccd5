"""What is told of the Overlord's next turn: nothing but what lies open, and what then comes true."""

from typing import Any

import pytest

from games.support import told
from regnum.kernel.table import Table
from support import clause

from .support import his, supply, table, tops

pytestmark = pytest.mark.both_builds

HELD = {"town_05": 1}


def ahead(*players: dict[str, Any], card: str = "acolyte", **position: Any) -> Table:
    """A table at the end of the first seat's turn, from which he goes two towns on, to town 5."""
    mine = {"town": "town_09", "silver": 9, **(players[0] if players else {})}
    where = {"phase": "recruit", "token": "town_03", "tops": tops("town_03", 2, card)}
    return table(mine, *players[1:], **{**where, **position})


def foreseen(t: Table) -> dict[str, int]:
    number = t.view(None)["numbers"]["overlord_ahead"]
    assert number["value"] == sum(n for name, n in number["terms"] if name.startswith("place_"))
    return dict(number["terms"])


@clause("TOM-5.14", "TOM-5.38")
def test_the_card_beside_his_token_says_how_far_he_goes() -> None:
    t = ahead()
    assert t.view(None)["numbers"]["overlord_steps"] == {"value": 2, "terms": [["aristocrat", 2]]}
    t.play("no hire")
    assert t.position()["token"] == "town_05"


@clause("TOM-5.16")
def test_an_empty_town_a_players_worker_and_his_own_are_told_apart() -> None:
    t = ahead()
    assert foreseen(t) == {"place_here": 1}
    t.play("no hire")
    assert his(t) == {"town_05": 1} and supply(t) == 19
    t = ahead({"guards": {"town_05": 1}})
    assert foreseen(t) == {"removes_worker": 1}
    t.play("no hire")
    assert len(told(t, "worker_removed")) == 1 and supply(t) == 20


@clause("TOM-5.22")
@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("acolyte", {"place_here": 2}),
        ("bishop", {"place_here": 1, "takes_debt": 1}),
        ("antagonist", {"place_clockwise": 2}),
    ],
)
def test_a_dismissal_is_read_off_his_card(card: str, steps: dict[str, int]) -> None:
    t = ahead(card=card, overlord_towns=HELD)
    assert foreseen(t) == steps
    t.play("no hire")
    assert supply(t) == 19 - sum(n for name, n in steps.items() if name.startswith("place_"))
    assert len(told(t, "takes_debt")) == steps.get("takes_debt", 0)


@clause("TOM-5.22", "TOM-R.8")
def test_the_pairing_that_the_table_chose_is_the_one_that_is_told() -> None:
    t = ahead(card="acolyte", overlord_towns=HELD, dismiss_pairing="discard_and_shuffle_exchanged")
    assert foreseen(t) == {"moves_inward": 1}
    t.play("no hire")
    assert his(t) == {"inner_05_06": 1} and supply(t) == 19


@clause("TOM-5.16")
def test_nothing_is_foreseen_while_his_turn_goes_on() -> None:
    posted = {"guards": {"town_05": 1}}
    t = ahead(posted, {"town": "town_07", **posted})
    t.play("no hire")
    assert t.pending[0].kind == "remove" and "overlord_ahead" not in t.view(None)["numbers"]
    t.play("player 1")
    assert "overlord_ahead" in t.view(None)["numbers"]
