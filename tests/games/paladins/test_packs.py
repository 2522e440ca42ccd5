"""Card packs of Paladins: what is wrong is said at its place in the file."""

from typing import Any

import pytest

import regnum
from regnum.games.paladins.data import FAMILIES
from regnum.kernel.errors import BadData

ABILITY = {"action": "develop", "modify": "bonus", "effects": [{"gain": "silver", "n": 2}]}


def new(*cards: dict[str, Any]) -> regnum.Table:
    pack = {"regnum_pack": 1, "game": "paladins", "name": "Test", "cards": list(cards)}
    return regnum.new("paladins", options={"pack": pack})


def first_of(family: str) -> str:
    """The id of a family's first thing."""
    return str(FAMILIES[family][0]["id"])


@pytest.mark.parametrize(
    ("family", "change", "said"),
    [
        ("paladins", {"boost": {"faith": 21}}, "cards[0].boost.faith: must be a number from 0 to 20, not 21"),
        ("paladins", {"boost": {"luck": 1}}, "cards[0].boost: there is no “luck” here; known are faith"),
        ("paladins", {"workers": ["red"]}, "cards[0].workers: must be a list of 2, not of 1"),
        ("paladins", {"ability": {**ABILITY, "modify": "all"}}, "cards[0].ability.modify: must be one of cost_free"),
        ("paladins", {"ability": {**ABILITY, "effects": [{"gain": "gold", "n": 1}]}},
         "cards[0].ability.effects[0].gain: must be one of"),
        ("townsfolk", {"discard": [{"choose": [[]]}]}, "cards[0].discard[0].choose: must be a list of 2 to 3"),
        ("townsfolk", {"passive": {"trigger": {"action": "dance"}, "effects": []}},
         "cards[0].passive.trigger.action: must be one of develop"),
        ("outsiders", {"attack": [{"gain": "silver", "n": 21}]}, "cards[0].attack[0].n: must be a number from 0 to 20"),
        ("outsiders", {"faction": "martian"}, "cards[0].faction: must be one of saracen, byzantine, viking"),
        ("tavern", {"workers": ["red", "blue", "pink", "red"]}, "cards[0].workers[2]: must be one of white"),
        ("kings_favours", {"cost": [{"gold": 1}]}, "cards[0].cost[0]: there is no “gold” here"),
        ("schemes", {"action": "dance"}, "cards[0].action: must be one of"),
    ],
)  # fmt: skip
def test_a_wrong_pack_is_refused_with_place_and_reason(family: str, change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadData) as error:
        new({"id": first_of(family), **change})
    assert said in str(error.value)


def test_a_choice_of_three_may_stand_in_another() -> None:
    inner = {"choose": [[{"gain": "silver", "n": 1}], [{"gain": "provisions", "n": 1}], [{"do": "pray"}]]}
    assert not new({"id": first_of("walls"), "effects": [{"choose": [[inner], [{"gain": "debt", "n": 1}]]}]}).over
