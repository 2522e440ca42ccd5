"""PAL-11: the final score."""

from typing import Any

import pytest

from games.paladins.facts import WALLS
from games.paladins.support import score, squares, table, terms, total
from games.support import count, number
from regnum.kernel.table import Table
from support import clause

POOR = {"silver": 0, "provisions": 0}
TWELVE = [
    f"{a}_{s}"
    for a in ("commission", "fortify", "garrison", "absolve", "attack", "convert")
    for s in ("left", "middle")
]
PLAIN_WALLS = [
    "wall_scout",
    "wall_merchant",
    "wall_fighter",
    "wall_cleric",
    "wall_labourers3",
    "wall_labourers2",
    "wall_strength2",
]
ORDERS = ["order_fortify", "order_attack", "order_commission"]


def ended(*players: dict[str, Any], **position: Any) -> Table:
    """A game that is over."""
    seats = [{**POOR, **player} for player in players]
    return table(*seats, **{"round": 8, "phase": "over", **position})


def group(term: str) -> str:
    """The term of the rulebook to which a line of the score belongs."""
    if term.startswith("order_"):
        return "kings_orders"
    if term in ("faith", "strength", "influence"):
        return "attributes"
    if term in ("paid_debts", "unpaid_debts"):
        return "debts"
    if term == "wall_points":
        return "fortify"
    return term if term in ("develop", "resources", "commission", "fortify", "garrison", "absolve") else "convert"


@clause("PAL-11.1")
def test_points_come_from_exactly_these_terms() -> None:
    mine = {
        "silver": 3,
        "faith": 2,
        "strength": 2,
        "influence": 2,
        "workshops": TWELVE[:6],
        "paid": 1,
        "unpaid": 1,
        "monks": squares(5),
        "walls": [*PLAIN_WALLS[:4], "wall_vp2"],
        "outposts": squares(5, but=squares(5)),
        "jars": [f"jar_space_{i}" for i in range(1, 6)],
        "converted": ["champion_saracen"],
        "attacked": ["thief_viking"],
        "crew": ["abbot_1", "abbot_2"],
        "suspicions": "suspicion_1*3",
        "workers": "labourer*3",
        "used": ["roland"],
    }
    t = ended(mine, {}, orders=ORDERS)
    lines = score(t, 0)["terms"]
    groups = {
        "kings_orders",
        "attributes",
        "develop",
        "debts",
        "resources",
        "commission",
        "fortify",
        "garrison",
        "absolve",
        "convert",
    }
    assert {group(line["name"]) for line in lines} == groups
    assert total(t) == sum(line["points"] for line in lines) == 4 + 8 + 3 + 1 - 2 + 1 + 2 + 1 + 2 + 2 + 1 + 3


@clause("PAL-11.1")
@pytest.mark.parametrize(
    "worthless",
    [
        {"attacked": ["thief_viking", "traitor_viking"]},
        {"suspicions": "suspicion_1*3"},
        {"crew": ["abbot_1", "abbot_2"]},
        {"workers": "labourer*3 criminal"},
        {"paladin": "roland"},
        {"used": ["roland"]},
        {"tavern": "tavern_01"},
    ],
)
def test_nothing_else_is_worth_points(worthless: dict[str, Any]) -> None:
    assert total(ended(worthless, {})) == 0


@clause("PAL-11.2")
@pytest.mark.parametrize(("value", "points"), list(enumerate([0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20])))
@pytest.mark.parametrize("attribute", ["faith", "strength", "influence"])
def test_each_attribute_is_worth_its_place_on_the_track(attribute: str, value: int, points: int) -> None:
    assert terms(ended({attribute: value}, {})) == ({attribute: points} if points else {})


@clause("PAL-11.2", "PAL-H.11", "PAL-14.5")
def test_boosts_do_not_count_at_the_end() -> None:
    t = ended({"influence": 2, "paladin": "anseis", "converted": ["marauder_viking"]}, {})
    assert number(t, "seat0.influence") == 5 and terms(t) == {"influence": 1}


@clause("PAL-11.3")
@pytest.mark.parametrize(("shops", "points"), [(5, 0), (6, 1), (7, 3), (8, 6)])
def test_six_workshops_and_more(shops: int, points: int) -> None:
    assert total(ended({"workshops": TWELVE[:shops]}, {})) == points


@clause("PAL-11.4")
@pytest.mark.parametrize("pieces", ["monks", "outposts"])
@pytest.mark.parametrize(("n", "points"), [(4, 0), (5, 2), (6, 5), (7, 9)])
def test_five_monks_or_outposts_and_more(pieces: str, n: int, points: int) -> None:
    assert total(ended({pieces: squares(n)}, {})) == points


@clause("PAL-11.5")
@pytest.mark.parametrize(("n", "points"), [(4, 0), (5, 1), (6, 3), (7, 6)])
def test_five_walls_or_jars_and_more(n: int, points: int) -> None:
    assert terms(ended({"walls": PLAIN_WALLS[:n]}, {})) == ({"fortify": points} if points else {})
    assert total(ended({"jars": [f"jar_space_{i}" for i in range(1, n + 1)]}, {})) == points


@clause("PAL-11.5")
@pytest.mark.parametrize("wall", WALLS)
def test_walls_add_their_own_points(wall: str) -> None:
    copies, _, points = WALLS[wall]
    assert total(ended({"walls": [wall]}, {})) == points
    assert total(ended({"walls": [wall] * copies}, {})) == points * copies


@clause("PAL-11.6", "PAL-11.8", "PAL-H.22")
@pytest.mark.parametrize(
    ("silver", "provisions", "points"), [(5, 4, 3), (2, 1, 1), (2, 0, 0), (0, 3, 1), (1, 1, 0), (8, 0, 2), (2, 2, 1)]
)
def test_three_resources_of_any_kind_are_a_point(silver: int, provisions: int, points: int) -> None:
    assert total(ended({"silver": silver, "provisions": provisions}, {})) == points


@clause("PAL-11.7")
@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ({"paid": 3}, {"paid": 2}, (0,)), ({"paid": 2}, {"paid": 3}, (1,)),
        ({"walls": PLAIN_WALLS[:5]}, {"paid": 5}, (0,)),
        ({"walls": PLAIN_WALLS[:5], "suspicions": "suspicion_0*5"}, {"paid": 5}, (0,)),
        ({"paid": 2, "suspicions": "suspicion_0*2"}, {"paid": 2, "suspicions": "suspicion_0"}, (1,)),
        ({"paid": 2, "suspicions": "suspicion_0"}, {"paid": 2, "suspicions": "suspicion_1"}, (0, 1)),
    ],
)  # fmt: skip
def test_ties_go_to_kings_orders_then_to_few_suspicions(
    mine: dict[str, Any], theirs: dict[str, Any], winners: tuple[int, ...]
) -> None:
    t = ended(mine, theirs, orders=ORDERS)
    assert t.result is not None and t.result.winners == winners
    other = ended(theirs, mine, orders=ORDERS)
    assert other.result is not None and other.result.winners == tuple(sorted(1 - p for p in winners))


@clause("PAL-11.7")
def test_the_winner_is_known_when_the_last_round_ends() -> None:
    t = table({"workers": "labourer", "paid": 4}, {"passed": True}, round=7)
    t.play("pass")
    assert t.over and t.result is not None and t.result.winners == (0,) and count(t, "game_over") == 1


@clause("PAL-11.1", "PAL-11.7", "PAL-11.8", "PAL-H.22")
@pytest.mark.parametrize(
    ("mine", "points"),
    [
        ({"silver": 5, "provisions": 4}, 3), ({"strength": 9}, 11), ({"influence": 12}, 20), ({"faith": 6}, 6),
        ({"workshops": TWELVE[:7]}, 3), ({"monks": squares(6)}, 5), ({"outposts": squares(7)}, 9),
        ({"jars": [f"jar_space_{i}" for i in range(1, 7)]}, 3), ({"walls": [*PLAIN_WALLS[:3], "wall_vp2"]}, 2),
        ({"attacked": ["thief_viking", "traitor_viking"], "converted": ["invader_saracen"]}, 2),
        ({"converted": ["champion_saracen", "mercenary_viking"]}, 3), ({"paid": 7, "unpaid": 1}, 4),
        ({"unpaid": 1, "paid": 6, "converted": ["traitor_viking", "protector_viking"]}, 10),
        ({"crew": ["abbot_1", "abbot_2"], "converted": ["hunter_saracen"]}, 1),
    ],
)  # fmt: skip
def test_the_winner_is_found_by_the_points_that_are_shown(mine: dict[str, Any], points: int) -> None:
    """Against one point less the player wins, against one more loses, and against as many shares the win."""
    for theirs, winners in ((points - 1, (0,)), (points, (0, 1)), (points + 1, (1,))):
        t = ended(mine, {"paid": theirs}, orders=["order_attack", None, None])
        assert total(t) == points and t.result is not None and t.result.winners == winners
