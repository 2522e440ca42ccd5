"""End of the game (section 8)."""

import pytest

from games.wonderful_kingdom.support import BUSY, go_on, over, score, solo, table
from support import clause


@clause("IWK-8.1")
def test_flat_points_multipliers_and_calamities() -> None:
    t = over({"built": "lost_city dragon_egg great_wall farm*3", "woes": "calamity"}, {"duchy": "valados"})
    assert score(t) == {"lost_city": 7, "dragon_egg": 4, "great_wall": 3, "teressie": 2, "calamity": -4}
    assert t.scores[0].total == 12 and all(term.clause.startswith("IWK-") for term in t.scores[0].terms)


@clause("IWK-8.1")
def test_scores_are_counted_after_round_four() -> None:
    t = table({"built": "cathedral", **BUSY}, BUSY, round=4, stage="exploration")
    assert t.result is None
    go_on(t, "never")
    assert t.result is not None and t.result.scores[0].total == 10 + 2 and t.result.winners == (0,)


@clause("IWK-8.1")
def test_two_copies_count_twice() -> None:
    assert score(over({"built": "alchemical_forge*2 munitions_specialists*2"})) == {
        "alchemical_forge": 4,
        "munitions_specialists": 4,
        "teressie": 4,
    }


@clause("IWK-8.2")
@pytest.mark.parametrize(
    ("built", "card", "points"),
    [
        ("majestic_statue", "majestic_statue", 3),
        ("royal_guard navigators", "royal_guard", 4),
        ("ancestral_throne nexus lost_city", "ancestral_throne", 9),
        ("great_wall", "great_wall", 0),
    ],
)
def test_a_card_with_a_multiplier_of_its_own_type_counts_itself(built: str, card: str, points: int) -> None:
    assert score(over({"built": built}))[card] == points


@clause("IWK-8.3")
def test_what_scores_nothing() -> None:
    held = {"krystallium": 9, "soldiers": 9, "alchemy": 4, "camp": 3}
    t = over({**held, "sites": "giants_graveyard:exploration lost_city cathedral:gold+gold"})
    assert score(t) == {"teressie": 0} and t.scores[0].total == 0
    counted = over({"built": "royal_guard", "sites": "navigators rangers"})
    assert score(counted)["royal_guard"] == 2


@clause("IWK-8.4")
@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ({"built": "lost_city"}, {"built": "dragon_egg"}, (0,)),
        ({"built": "dragon_egg"}, {"built": "lost_city"}, (1,)),
        ({"built": "farm"}, {"built": "farm*2"}, (1,)),
        ({"built": "farm", "soldiers": 2}, {"built": "farm", "soldiers": 1}, (0,)),
        ({"built": "farm", "soldiers": 2, "camp": 0}, {"built": "farm", "soldiers": 2, "camp": 5}, (0, 1)),
        ({"built": "farm", "soldiers": 1}, {"built": "farm*2", "soldiers": 0}, (1,)),
    ],
)
def test_points_then_constructed_cards_then_soldiers(
    mine: dict[str, object], theirs: dict[str, object], winners: tuple[int, ...]
) -> None:
    t = over(mine, theirs, side="B")
    assert t.result is not None
    assert t.result.winners == winners and t.result.clause == "IWK-8.4"


@clause("IWK-8.4")
def test_a_calamity_is_no_constructed_card() -> None:
    t = over({"woes": "calamity", "built": "dragon_egg"}, {"built": "farm"}, side="B")
    assert t.result is not None and [s.total for s in t.scores] == [0, 0]
    assert t.result.tie_break["constructed"] == (1, 1) and t.result.winners == (0, 1)


@clause("IWK-8.5")
def test_scores_may_be_negative() -> None:
    t = over({"woes": "calamity*3"}, {"woes": "calamity*2"})
    assert [s.total for s in t.scores] == [-12, -8] and t.result is not None and t.result.winners == (1,)
    alone = solo({"woes": "calamity*4"}, stage="over", round=4, module="quests", first=0)
    assert alone.scores[0].total == -16
