"""Every card: what it costs, gives, produces and is worth, and what it is recycled for."""

from collections import Counter

import pytest

from games.support import number, told
from games.wonderful_kingdom.facts import (
    ADVISORS,
    DEVELOPMENTS,
    DUCHIES,
    THREATS,
    TREASURES,
    TYPES,
    Face,
    amounts,
    counted,
)
from games.wonderful_kingdom.support import BUSY, free, has, on_card, options, over, produces, score, table, why_not
from support import clause

ALREADY = "farm*2 navigators grand_library nexus"
"""Constructed before: two structures and one card of each other type."""

EACH = pytest.mark.parametrize("card", DEVELOPMENTS, ids=lambda card: card.id)


def already(card: Face) -> list[str]:
    """The constructed cards, as far as the card under test is not one of those that exist once."""
    return [c for c in ("farm", "farm", "navigators", "grand_library", "nexus") if c != card.id or card.copies > 2]


def types_of(names: list[str]) -> Counter[str]:
    return Counter(face.type for name in names for face in DEVELOPMENTS if face.id == name)


def lacking_one(card: Face) -> tuple[str, str]:
    """The card under construction with one space free that krystallium can fill, and that space."""
    spaces = [r for r, n in amounts(card.cost).items() for _ in range(n)]
    last = TYPES[card.type]
    spaces.remove(last)
    return f"{card.id}:{'+'.join(spaces)}", last


@clause("IWK-1.5", "IWK-1.6", "IWK-1.7", "IWK-6.12")
@EACH
def test_a_card_has_the_spaces_that_its_face_shows(card: Face) -> None:
    t = table({"choice": card.id}, BUSY)
    t.play(f"build {card.id}", seat=0)
    marks = on_card(t, 0, 0)
    assert free(t) == amounts(card.cost)
    assert {r: n for r, n in marks.items() if r in amounts(card.cost)} == amounts(card.cost)
    assert free(t)[TYPES[card.type]] >= 1, "the resource of its type"
    assert produces(t) == {"materials": 2, "population": 1, "gold": 1}, "nothing yet"


@clause("IWK-1.7", "IWK-6.14", "IWK-6.16")
@EACH
def test_a_constructed_card_gives_its_bonus_produces_and_scores(card: Face) -> None:
    site, last = lacking_one(card)
    before = already(card)
    t = table({"sites": site, "built": before, "krystallium": 1, "camp": 1}, BUSY)
    produced, points = produces(t), t.scores[0].total
    t.play("krystallium", f"on {card.id}", f"as {last}", seat=0)
    mine = has(t)
    bonus = amounts(card.bonus)
    assert card.id in mine["built"] and mine["sites"] == []
    assert (mine["soldiers"], mine["krystallium"], mine["camp"]) == (
        bonus.get("soldier", 0),
        bonus.get("krystallium", 0),
        1,
    )
    types = types_of([*before, card.id])
    # cards that count a type gain by the new one too: one Grand Library counts monuments
    more = Counter({"exploration": 1}) if card.type == "monument" and "grand_library" in before else Counter()
    words = card.production.split()
    for i in range(0, len(words), 2):
        more[words[i]] += counted(words[i + 1], types)
    assert produces(t) == {
        r: n for r in ("materials", "population", "gold", "exploration") if (n := produced.get(r, 0) + more[r])
    }
    duchy = 2 if card.type == "monument" else 0
    assert t.scores[0].total - points == counted(card.points, types) + duchy


@clause("IWK-1.7", "IWK-5.4")
@EACH
def test_a_card_is_recycled_for_the_cube_that_it_shows(card: Face) -> None:
    t = table({"choice": card.id, "alchemy": {}}, BUSY, module="quests")
    option = next(o for o in t.decision_of(0).options if o.notation == f"recycle {card.id}")
    assert option.gain == ((card.recycle, 1),)
    t.play(f"recycle {card.id}", seat=0)
    assert {r: n for r, n in has(t)["alchemy"].items() if n} == {card.recycle: 1}


@clause("IWK-1.4", "IWK-2.3")
@EACH
def test_there_are_as_many_copies_as_the_list_says(card: Face) -> None:
    t = over({"built": [card.id] * card.copies})
    assert has(t)["built"].count(card.id) == card.copies
    with pytest.raises(Exception, match=f"{card.id}: the position has {card.copies + 1}, but {card.copies} are"):
        over({"built": [card.id] * (card.copies + 1)})


@clause("IWK-1.4")
def test_the_copies_add_up() -> None:
    assert sum(card.copies for card in DEVELOPMENTS) == 67 and len(DEVELOPMENTS) == 44
    assert types_of([card.id for card in DEVELOPMENTS for _ in range(card.copies)]) == {
        "structure": 22,
        "company": 17,
        "monument": 14,
        "discovery": 14,
    }


@clause("IWK-1.8", "IWK-5.5")
@pytest.mark.parametrize("card", TREASURES)
def test_a_treasure_is_recycled_for_its_two_cubes_and_cannot_be_built(card: str) -> None:
    t = table({"choice": card, "sites": "farm"}, BUSY, module="quests")
    assert f"build {card}" not in options(t) and f"recycle {card}" in options(t)
    t.play(f"recycle {card}", "alchemy", "alchemy", seat=0)
    assert Counter({r: n for r, n in has(t)["alchemy"].items() if n}) == Counter(TREASURES[card])
    assert score(over({"built": "great_wall"}))["great_wall"] == 0, "no treasure is a structure"


@clause("IWK-1.9", "IWK-5.6")
def test_a_calamity_takes_four_points() -> None:
    assert score(over({"woes": "calamity*8"})) == {"teressie": 0, "calamity": -32}


@clause("IWK-9.11", "IWK-9.12")
@pytest.mark.parametrize("card", THREATS)
def test_a_threat_costs_soldiers_and_takes_points(card: str) -> None:
    deck, copies, soldiers, points = THREATS[card]
    other = "thieves" if deck != "thieves" else "shadows"
    t = table(
        {"deck": deck, "woes": card, "soldiers": soldiers}, {"deck": other}, module="threats", stage="fight", round=1
    )
    assert score(t)[card] == points
    option = next(o for o in t.decision_of(0).options if o.notation == f"fight {card}")
    assert option.cost == (("soldier", soldiers),)
    t.play(f"fight {card}")
    assert told(t, "pays_soldiers", 0)[0].count == soldiers and card not in score(t)
    poor = table(
        {"deck": deck, "woes": card, "soldiers": soldiers - 1, "sites": "farm"},
        {"deck": other},
        module="threats",
        stage="fight",
    )
    assert why_not(poor, f"fight {card}") == "IWK-9.10"
    with pytest.raises(Exception, match=f"but {copies} are in this game"):
        table({"deck": deck, "woes": f"{card}*{copies + 1}"}, {"deck": other}, module="threats")


@clause("IWK-10.14", "IWK-10.15", "IWK-10.16", "IWK-10.17", "IWK-10.18", "IWK-10.19", "IWK-10.20")
@clause("IWK-10.21", "IWK-10.22", "IWK-10.23", "IWK-10.24", "IWK-10.25", "IWK-10.26", "IWK-10.27")
@pytest.mark.parametrize("card", ADVISORS)
def test_an_advisor_shows_its_price_and_scores_nothing(card: str) -> None:
    t = table({"advisors": card, **BUSY}, BUSY, stage="materials")
    thing = t.view(1)["places"]["seat0.advisors"]["things"][0]
    assert thing["card"] == card and thing["marks"] == {"soldier": ADVISORS[card], "used": 0}
    assert card not in score(t)


@clause("IWK-2.1", "IWK-2.5", "IWK-8.1")
@pytest.mark.parametrize(("duchy", "side"), DUCHIES)
def test_a_duchy_card_produces_and_multiplies(duchy: str, side: str) -> None:
    made, type_ = DUCHIES[duchy, side]
    t = table({"duchy": duchy, **BUSY}, BUSY, side=side)
    assert produces(t) == made
    end = over(
        {"duchy": duchy, "built": "farm navigators great_lighthouse royal_mint lost_city dragon_egg fields_of_gold"},
        side=side,
    )
    count = {"monument": 2, "discovery": 3}
    assert score(end).get(duchy) == (None if type_ is None else 2 * count[type_])
    assert number(end, f"seat0.{type_ or 'monument'}") == count[type_ or "monument"]
