"""PAL-12: converted Outsiders at the end of the game."""

from typing import Any

import pytest

from games.paladins.facts import OUTSIDERS
from games.paladins.support import score, squares, table, terms, total
from support import clause

POOR = {"silver": 0, "provisions": 0}
WALLS = [
    "wall_scout",
    "wall_merchant",
    "wall_fighter",
    "wall_cleric",
    "wall_labourers3",
    "wall_labourers2",
    "wall_strength2",
]
TWELVE = [
    f"{a}_{s}"
    for a in ("commission", "fortify", "garrison", "absolve", "attack", "convert")
    for s in ("left", "middle")
]
FOLK = ["abbot_1", "abbot_2", "abbot_3", "squire_1", "squire_2", "squire_3", "peddler_1"]
OF = {faction: [card for card in OUTSIDERS if f"_{faction}" in card] for faction in ("viking", "byzantine", "saracen")}
MERCENARIES = ["mercenary_viking", "mercenary_byzantine", "mercenary_saracen_1", "mercenary_saracen_2"]


def counted(what: str, n: int, card: str) -> dict[str, Any]:
    """A player who has n of what a card counts."""
    if what.startswith("attacked_"):
        return {"attacked": [name for name in OF[what.removeprefix("attacked_")] if name != card][:n]}
    if what == "converted_mercenaries":
        return {"converted": [card, *(name for name in MERCENARIES if name != card)][: max(n, 1)]}
    return {
        "commission": {"monks": squares(n)},
        "garrison": {"outposts": squares(n)},
        "develop": {"workshops": TWELVE[:n]},
        "townsfolk_in_crew": {"crew": FOLK[:n]},
        "fortify": {"walls": WALLS[:n]},
        "absolve": {"jars": [f"jar_space_{i + 1}" for i in range(n)]},
        "strength": {"strength": n},
        "faith": {"faith": n},
        "influence": {"influence": n},
        "paid_debt": {"paid": n},
        "unpaid_debt": {"unpaid": n},
        "suspicion": {"suspicions": ["suspicion_2"] * n},
        "kings_orders_completed": {},
    }[what]


def worth(card: str, **mine: Any) -> int:
    """What a converted Outsider is worth."""
    player = {**POOR, "converted": [card], **mine}
    return terms(table(player, {}, round=8, phase="over")).get(card, 0)


@clause("PAL-12.1", "PAL-12.2", "PAL-12.3", "PAL-12.5", "PAL-12.6", "PAL-12.7")
@pytest.mark.parametrize("card", [card for card in OUTSIDERS if OUTSIDERS[card][2][0] != "kings_orders_completed"])
def test_every_outsider_counts_what_it_shows(card: str) -> None:
    what, every, base = OUTSIDERS[card][2]
    for n in (1, 2, 3, 4) if what == "converted_mercenaries" else (0, 1, every, 2 * every - 1, 2 * every, 3 * every):
        player = {**POOR, "converted": [card], **counted(what, n, card)}
        (term,) = (each for each in score(table(player, {}, round=8, phase="over"), 0)["terms"] if each["name"] == card)
        assert (term["points"], term["count"], term["of"]) == (base + n // every, n, what)


@clause("PAL-12.1")
@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("adventurer_viking", "commission"), ("archer_byzantine", "garrison"), ("guardian_viking", "develop"),
        ("hunter_byzantine", "townsfolk_in_crew"), ("lookout_viking", "fortify"), ("vigilante_viking", "absolve"),
    ],
)  # fmt: skip
def test_one_point_for_every_two_of_one_action_and_of_no_other(name: str, what: str) -> None:
    others = ("commission", "garrison", "develop", "townsfolk_in_crew", "fortify", "absolve")
    for other in others:
        assert worth(name, **counted(other, 5, name)) == (2 if other == what else 0)


@clause("PAL-12.2")
@pytest.mark.parametrize(
    ("name", "what"), [("armourer_viking", "strength"), ("marauder_viking", "influence"), ("warrior_saracen", "faith")]
)
def test_one_point_for_every_four_of_one_attribute_by_the_marker(name: str, what: str) -> None:
    for other in ("strength", "influence", "faith"):
        assert worth(name, **{other: 11}) == (2 if other == what else 0)
    boost = {"strength": "roland", "influence": "gerin", "faith": "oliver"}[what]
    assert worth(name, **{what: 7, "paladin": boost}) == 1


@clause("PAL-12.3")
@pytest.mark.parametrize(
    ("name", "what"), [("assassin_viking", "saracen"), ("barbarian_viking", "byzantine"), ("invader_saracen", "viking")]
)
def test_one_point_for_each_attacked_outsider_of_one_people(name: str, what: str) -> None:
    for faction, cards in OF.items():
        attacked = [card for card in cards if card != name][:3]
        assert worth(name, attacked=attacked) == (3 if faction == what else 0)
    assert worth(name, converted=[name, OF[what][0]]) == 0


@clause("PAL-12.4", "PAL-H.20")
@pytest.mark.parametrize("name", ["champion_byzantine", "champion_saracen"])
@pytest.mark.parametrize("fulfilled", [0, 1, 2, 3])
def test_a_champion_counts_fulfilled_orders(name: str, fulfilled: int) -> None:
    done = [{"walls": WALLS[:5]}, {"monks": squares(5)}, {"outposts": squares(5, but=squares(5))}][:fulfilled]
    player = {**POOR, "converted": [name]}
    for part in done:
        player |= part
    t = table(player, {}, round=8, phase="over", orders=["order_fortify", "order_commission", "order_garrison"])
    assert terms(t)[name] == 1 + fulfilled


@clause("PAL-12.5", "PAL-EX.19", "PAL-H.20")
@pytest.mark.parametrize(("n", "points"), [(1, 2), (2, 6), (3, 12), (4, 20)])
def test_mercenaries_count_each_other(n: int, points: int) -> None:
    t = table({**POOR, "converted": MERCENARIES[:n], "attacked": MERCENARIES[n:]}, {}, round=8, phase="over")
    assert total(t) == points


@clause("PAL-12.6")
def test_protector_and_thief_count_paid_debts_and_suspicions() -> None:
    assert worth("protector_viking", paid=3, unpaid=4) == 3
    assert worth("thief_viking", suspicions=["suspicion_0", "suspicion_1", "suspicion_2"], paid=1) == 3


@clause("PAL-12.7", "PAL-H.20")
@pytest.mark.parametrize(("traitors", "convert"), [(1, 2), (2, 4)])
def test_a_traitor_makes_each_unpaid_debt_cheaper(traitors: int, convert: int) -> None:
    both = ["traitor_viking", "traitor_byzantine"][:traitors]
    t = table({**POOR, "unpaid": 2, "converted": both}, {}, round=8, phase="over")
    assert terms(t)["unpaid_debts"] == -6 and sum(terms(t)[card] for card in both) == convert
    assert total(t) == convert - 6


@clause("PAL-12.8")
def test_the_same_thing_may_be_counted_by_several_cards() -> None:
    t = table(
        {**POOR, "converted": ["adventurer_viking", "adventurer_saracen"], "monks": squares(4)},
        {},
        round=8,
        phase="over",
    )
    assert terms(t) == {"adventurer_viking": 2, "adventurer_saracen": 2}
    t = table({**POOR, "faith": 8, "converted": ["warrior_saracen", "warrior_byzantine"]}, {}, round=8, phase="over")
    assert terms(t) == {"faith": 9, "warrior_saracen": 2, "warrior_byzantine": 2}
