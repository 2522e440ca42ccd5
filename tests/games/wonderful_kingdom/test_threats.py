"""Module 1, threats (section 9): set-up, what all threats have in common, solo."""

import itertools
from collections.abc import Mapping
from typing import Any

import pytest

import regnum
from games.support import refusal, things, told
from games.wonderful_kingdom.facts import THREATS
from games.wonderful_kingdom.support import (
    BUSY,
    WORTH,
    cards,
    discard,
    go_on,
    has,
    new,
    options,
    over,
    score,
    solo,
    stage,
    supply,
    table,
    why_not,
)
from regnum.kernel.errors import BadOption
from regnum.kernel.table import Table
from support import clause

DECKS = ("giant_rats", "frost_giants", "shadows", "thieves")


def threats(
    mine: Mapping[str, Any], theirs: Mapping[str, Any] = BUSY, *, deck: str, other: str = "", **position: Any
) -> Table:
    """A table of the threats module; seat 0 has `deck`."""
    second = other or ("thieves" if deck != "thieves" else "shadows")
    return table({"deck": deck, **mine}, {"deck": second, **theirs}, module="threats", **position)


@clause("IWK-9.1")
def test_there_are_no_calamities() -> None:
    t = new(module="threats", deck1="shadows", deck2="thieves")
    assert supply(t, "calamity") == 0 and "calamity" not in has(t)["hand"] + has(t, 1)["hand"]
    with pytest.raises(regnum.kernel.errors.BadScenario, match="but 0 are in this game"):
        threats({"woes": "calamity"}, deck="shadows")


@clause("IWK-9.2")
def test_the_two_decks_must_differ() -> None:
    for a, b in itertools.permutations(DECKS, 2):
        t = new(module="threats", deck1=a, deck2=b)
        assert (has(t)["deck"], has(t, 1)["deck"]) == (a, b)
    for deck in DECKS:
        with pytest.raises(BadOption, match="must differ"):
            regnum.new("wonderful_kingdom", 2, options={"module": "threats", "deck1": deck, "deck2": deck})


@clause("IWK-9.3")
def test_the_ten_vermin_lie_in_the_middle() -> None:
    t = new(module="threats", deck1="giant_rats", deck2="shadows")
    assert supply(t, "vermin") == 10 and supply(t, "giant_rat") == 3 and "giant_rat" in has(t)["hand"]


@clause("IWK-9.4")
def test_a_threat_instead_of_the_calamity_until_the_deck_is_used_up() -> None:
    t = new(module="threats", deck1="thieves", deck2="frost_giants", seed=5)
    for round_ in range(1, 5):
        assert has(t)["hand"].count("thief") == 1 and has(t, 1)["hand"].count("frost_giant") == 1
        assert len(has(t)["hand"]) == 8
        assert supply(t, "thief") == supply(t, "frost_giant") == 4 - round_
        go_on(t, "threats")
        go_on(t, "choice")
    assert t.over


@clause("IWK-9.5", "IWK-9.13")
def test_a_threat_affects_who_took_it() -> None:
    t = threats(
        {"choice": "giant_rat", **BUSY},
        {"choice": "giant_rat", "sites": "quarry"},
        deck="shadows",
        other="giant_rats",
        stage="reveal",
    )
    assert cards(t, 0, "woes") == cards(t, 1, "woes") == "giant_rat vermin"
    assert score(t, 0)["giant_rat"] == score(t, 1)["giant_rat"] == -4


@clause("IWK-9.6")
def test_threats_are_neither_recycled_nor_built_and_end_in_the_construction_area() -> None:
    t = threats({"choice": "farm nexus frost_giant", **BUSY}, deck="frost_giants", stage="reveal")
    assert not [o for o in options(t) if o in ("build frost_giant", "recycle frost_giant")]
    t.play("host", "host farm", "build nexus", "build farm", "confirm", seat=0)
    assert cards(t, 0, "woes") == "frost_giant" and cards(t, 0, "choice") == ""
    for threat in ("shadow", "thief", "giant_rat"):
        deck = THREATS[threat][0]
        other = "frost_giants"
        u = threats({"choice": f"{threat} farm*2", **BUSY}, deck=deck, other=other, stage="planning")
        assert refusal(u, f"recycle {threat}", seat=0) == refusal(u, f"build {threat}", seat=0) == ""


@clause("IWK-9.8")
def test_threats_are_no_cards_under_construction() -> None:
    t = threats(
        {"woes": "giant_rat vermin shadow", "krystallium": 2, "soldiers": 2},
        {"sites": "quarry"},
        other="shadows",
        deck="giant_rats",
        stage="planning",
    )
    assert options(t) == [], "with threats alone there is nothing to place on or to discard"
    u = threats({"woes": "giant_rat vermin", **BUSY}, {"sites": "quarry"}, deck="giant_rats", stage="planning")
    u.play("scrap", seat=0)
    assert things(u, "scraps") == ["farm"] and cards(u, 0, "woes") == "giant_rat vermin"


@clause("IWK-9.9")
def test_threats_are_defeated_one_by_one_for_soldiers() -> None:
    t = threats(
        {"woes": "giant_rat*2 vermin", "soldiers": 4, **BUSY}, {"sites": "quarry"}, deck="giant_rats", stage="fight"
    )
    assert {"fight giant_rat", "fight vermin"} <= set(options(t))
    t.play("fight giant_rat", seat=0)
    assert cards(t, 0, "woes") == "giant_rat vermin" and has(t)["soldiers"] == 1
    assert refusal(t, "fight giant_rat", seat=0) == "IWK-9.10"
    t.play("fight vermin", seat=0)
    assert has(t)["soldiers"] == 0 and score(t) == {"teressie": 0, "giant_rat": -4}
    t.play("confirm", seat=0)
    go_on(t, "choice")
    assert discard(t) == "giant_rat"


@clause("IWK-9.10")
@pytest.mark.parametrize("where", ["planning", "materials", "gold", "exploration"])
def test_threats_cannot_be_defeated_in_another_phase(where: str) -> None:
    t = threats({"woes": "thief", "soldiers": 9, **BUSY}, {"sites": "quarry"}, deck="thieves", stage=where)
    assert not [o for o in options(t) if o.startswith("fight")] and refusal(t, "fight thief", seat=0) == ""


@clause("IWK-9.10")
def test_soldiers_are_paid_in_full() -> None:
    t = threats({"woes": "thief", "soldiers": 2, **BUSY}, {"sites": "quarry"}, deck="thieves", stage="fight")
    assert "fight thief" not in options(t) and why_not(t, "fight thief") == "IWK-9.10"


@clause("IWK-9.11")
@pytest.mark.parametrize("card", THREATS)
def test_an_undefeated_threat_counts_its_negative_points(card: str) -> None:
    deck, copies, _, points = THREATS[card]
    t = threats({"woes": f"{card}*{copies}"}, deck=deck, stage="over", round=4)
    assert score(t) == {"teressie": 0, card: copies * points} and t.scores[0].terms[-1].clause == "IWK-9.11"


@clause("IWK-9.12")
def test_soldiers_needed() -> None:
    assert {card: soldiers for card, (_, _, soldiers, _) in THREATS.items()} == {
        "giant_rat": 3,
        "vermin": 1,
        "frost_giant": 3,
        "shadow": 3,
        "thief": 3,
    }
    t = threats(
        {"woes": "giant_rat vermin", **BUSY},
        {"woes": "frost_giant", "sites": "quarry"},
        deck="giant_rats",
        other="frost_giants",
        stage="fight",
    )
    costs = [thing["marks"]["soldier"] for thing in t.view(1)["places"]["seat0.woes"]["things"]]
    assert costs == [3, 1]


# -- giant rats


# -- frost giants


# -- shadows


# -- thieves


# -- solo


@clause("IWK-9.30")
@pytest.mark.parametrize("deck", DECKS)
def test_solo_the_four_cards_of_one_deck_are_in_the_risk_deck(deck: str) -> None:
    t = new(1, module="threats", deck1=deck, seed=3)
    card = next(card for card, facts in THREATS.items() if facts[0] == deck)
    assert t.view(0)["places"]["risk"]["count"] == 12 and supply(t, card) == 0
    assert supply(t, "vermin") == (10 if deck == "giant_rats" else 0)
    go_on(t, "never")
    assert t.over and t.view(0)["places"]["risk"]["count"] == 0


@clause("IWK-9.31")
def test_solo_shadows_give_nobody_cubes() -> None:
    t = solo({"deck": "shadows", "choice": "shadow farm nexus", "sites": "quarry"}, module="threats", stage="reveal")
    t.play("lose farm")
    assert has(t)["alchemy"] == 0 and told(t, "shadow_cubes") == [] and cards(t, 0, "choice") == "nexus"


@clause("IWK-9.32")
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize(("points", "medal"), [(69, 0), (70, 1), (94, 1), (95, 2), (114, 2), (115, 3)])
def test_medals_of_every_deck(deck: str, points: int, medal: int) -> None:
    t = solo({"deck": deck, "built": WORTH[points]}, module="threats", side="B", stage="over", round=4)
    assert t.scores[0].total == points and t.result is not None and t.result.tie_break["medal"] == (medal,)
    assert t.result.winners == ((0,) if medal else ())


# -- remarks on all decks


@clause("IWK-9.33", "IWK-9.26", "IWK-9.27")
def test_thieves_act_in_planning_and_bite_in_production() -> None:
    t = threats({"choice": "thief", **BUSY}, {"sites": "quarry"}, deck="thieves", stage="reveal")
    assert stage(t) == "threats"
    t.play("cover gold", seat=0)
    go_on(t, "gold")
    assert has(t)["produced"] == 0


@clause("IWK-9.37", "IWK-14.6")
def test_discards_are_chosen_before_anything_is_planned() -> None:
    t = threats(
        {"choice": "shadow farm nexus", "krystallium": 1, **BUSY}, {"sites": "quarry"}, deck="shadows", stage="reveal"
    )
    assert options(t) == ["lose farm", "lose nexus"] and refusal(t, "build farm", seat=0) == ""


@clause("IWK-9.38")
def test_decks_are_drawn_unless_chosen_and_the_strongest_is_named() -> None:
    drawn = {(has(t)["deck"], has(t, 1)["deck"]) for t in (new(module="threats", seed=s) for s in range(30))}
    assert len(drawn) > 6 and all(a != b for a, b in drawn)
    assert {has(new(module="threats", seed=s, deck1="shadows"))["deck"] for s in range(6)} == {"shadows"}
    from regnum.games.registry import game_of

    catalogue = game_of("wonderful_kingdom").catalogue_for({"pack": None})
    texts = [catalogue.render(lang, "option.deck1.help") for lang in ("en", "pl")]
    assert "hadow" in texts[0] and "Cie" in texts[1]


@clause("IWK-9.11")
def test_the_pairs_score_together() -> None:
    t = over(
        {"deck": "giant_rats", "woes": "giant_rat vermin*2"},
        {"deck": "frost_giants", "woes": "frost_giant"},
        module="threats",
    )
    assert [s.total for s in t.scores] == [-8, -5] and t.result is not None and t.result.winners == (1,)
