"""Set-up for two players (section 2)."""

from collections import Counter

import pytest

import regnum
from games.support import refusal
from games.wonderful_kingdom.facts import DEVELOPMENTS
from games.wonderful_kingdom.support import has, new, produces, supply
from regnum.kernel.errors import BadOption, BadScenario
from support import clause


@clause("IWK-2.1")
def test_one_module_and_one_side_for_both() -> None:
    modules = regnum.describe("wonderful_kingdom")["options"]["module"]
    assert sorted(modules["values"]) == ["advisors", "quests", "threats"]
    for bad in ({"module": "none"}, {"module": None}, {"side": "C"}):
        with pytest.raises(BadOption):
            regnum.new("wonderful_kingdom", 2, options=bad)
    sides = regnum.describe("wonderful_kingdom")["options"]["side"]
    assert sides["default"] == "A"
    t = new(side="B", module="quests")
    assert produces(t, 0) == produces(t, 1) == {"materials": 3, "population": 1}


@clause("IWK-2.1")
@pytest.mark.parametrize("seats", [0, 3, 4])
def test_one_or_two_players(seats: int) -> None:
    with pytest.raises(BadOption):
        regnum.new("wonderful_kingdom", seats)


@clause("IWK-2.2", "IWK-3.1")
def test_the_marker_begins_in_round_one() -> None:
    t = new(module="quests")
    assert t.view(None)["numbers"]["round"] == {"value": 1, "of": 4, "terms": []}


@clause("IWK-2.3", "IWK-11.1")
def test_one_deck_of_development_and_treasure_cards_shuffled() -> None:
    t = new(module="quests", seed=4)
    seen = Counter(c for p in t.position()["players"] for c in p["hand"] if c != "calamity")
    seen.update([*t.position()["left"], *t.position()["right"]])
    assert sum(seen.values()) == 16 and t.view(None)["places"]["deck"]["count"] == 61
    known = {card.id: card.copies for card in DEVELOPMENTS}
    assert all(n <= known.get(card, 1) for card, n in seen.items())
    hands = {tuple(has(new(module="quests", seed=s, first=0))["hand"]) for s in range(6)}
    assert len(hands) == 6, "shuffled by the seed"
    dealt = [c for s in range(12) for p in new(module="quests", seed=s).position()["players"] for c in p["hand"]]
    assert any(c.startswith("treasure") for c in dealt)


@clause("IWK-2.4")
def test_eight_calamities_lie_face_up() -> None:
    for module in ("advisors", "quests"):
        t = new(module=module)
        assert supply(t, "calamity") + sum(p["hand"].count("calamity") for p in t.position()["players"]) == 8


@clause("IWK-2.5", "IWK-2.6")
def test_a_duchy_card_two_tokens_and_nothing_else() -> None:
    t = new(module="quests")
    assert {has(t, 0)["duchy"], has(t, 1)["duchy"]} == {"teressie", "valados"}
    for seat in (0, 1):
        mine = has(t, seat)
        assert mine["traps"] == 2
        assert (mine["camp"], mine["soldiers"], mine["krystallium"], set(mine["alchemy"].values())) == (0, 0, 0, {0})
        assert mine["built"] == mine["sites"] == mine["choice"] == mine["woes"] == []


@clause("IWK-2.7")
def test_duchies_and_player_one_are_drawn_unless_chosen() -> None:
    drawn = [new(module="quests", seed=s) for s in range(12)]
    assert {has(t)["duchy"] for t in drawn} == {"teressie", "valados"}
    assert {t.position()["first"] for t in drawn} == {0, 1}
    chosen = [new(module="quests", seed=s, duchy="valados", first=1) for s in range(6)]
    assert {(has(t)["duchy"], t.position()["first"], t.pending[0].seat) for t in chosen} == {("valados", 1, 1)}
    with pytest.raises(BadOption, match="first"):
        regnum.new("wonderful_kingdom", 2, options={"first": 2})


@clause("IWK-2.8")
def test_each_module_has_its_own_set_up() -> None:
    assert regnum.new("wonderful_kingdom", 2, options={"module": "advisors"}).pending[0].kind == "keep_advisor"
    threats = new(module="threats", deck1="shadows", deck2="thieves")
    assert "shadow" in has(threats, 0)["hand"] and "thief" in has(threats, 1)["hand"]
    quests = new(module="quests")
    assert quests.view(None)["numbers"]["seat0.steps"] == {"value": 0, "of": 4, "terms": []}
    assert refusal(quests, "take left") == "", "the first turn is an offer"


def test_there_is_one_board_of_each_duchy() -> None:
    duchies = regnum.describe("wonderful_kingdom")["options"]["duchy"]["values"]
    first, second = [duchy for duchy in duchies if duchy != "random"][:2]
    with pytest.raises(BadScenario, match=rf"players\[1\].duchy: {second} is another player's already"):
        regnum.scenario("wonderful_kingdom", {"players": [{"duchy": second}, {"duchy": second}]})
    for one, other in ((first, second), (second, first)):
        t = regnum.scenario("wonderful_kingdom", {"players": [{"duchy": one}, {"duchy": other}]})
        assert [player["duchy"] for player in t.position()["players"]] == [one, other]
