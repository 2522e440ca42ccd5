"""Card packs of Architects: faces change without code, and what is wrong is said at its place in the file."""

from typing import Any

import pytest

import regnum
from games.architects.support import played, table
from regnum.kernel.errors import BadData


def pack(*cards: dict[str, Any]) -> dict[str, Any]:
    return {"regnum_pack": 1, "game": "architects", "name": "Test", "cards": list(cards)}


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ({"id": "well", "vp": 41}, "cards[0].vp: must be a number from 0 to 40, not 41"),
        ({"id": "well", "skills": ["magic"]}, "cards[0].skills[0]: must be one of carpentry"),
        ({"id": "well", "cost": [{"pay": "salt", "n": 1}]}, "cards[0].cost[0].pay: must be one of clay"),
        ({"id": "well", "effects": [{"gain": "gold", "n": 21}]}, "cards[0].effects[0].n: must be a number"),
        ({"id": "well", "effects": [{"dance": 1}]}, "cards[0].effects[0]: no effect here has “dance”"),
        ({"id": "well", "timing": "never"}, "cards[0].timing: must be one of immediate, end_game"),
        ({"id": "thief", "ability": {"on": "sunday"}}, "cards[0].ability.on: must be one of collected"),
        ({"id": "thief", "ability": {"sing": True}}, "cards[0].ability: there is no “sing” here"),
        ({"id": "thief", "ability": []}, "cards[0].ability: must be dict, not []"),
        ({"id": "hugo", "ability": {}}, "cards[0].ability: must be list, not {}"),
        ({"id": "thief", "vp": 3}, "thief.vp: it has no such field"),
        ({"id": "ada", "start": {"workers_in_prison": 0, "silver": 0, "virtue": 21, "extra": []}},
         "cards[0].start.virtue: must be a number from 0 to"),
        ({"id": "black_market_01", "small_side": [{"gain": "debt", "n": -1}]}, "cards[0].small_side[0].n: must be"),
        ({"id": "quarry"}, "quarry"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_at_its_place(card: dict[str, Any], said: str) -> None:
    with pytest.raises(BadData) as refused:
        regnum.new("architects", options={"pack": pack(card)})
    assert said in str(refused.value)


def test_a_pack_changes_faces_and_names() -> None:
    changed = pack(
        {"id": "well", "cost": [{"pay": "clay", "n": 1}], "effects": [{"gain": "marble", "n": 2}, {"virtue": 1}]},
        {"id": "thief", "ability": {"on": "collected", "effects": [{"gain": "gold", "n": 1}]}, "location": "quarry"},
        {"id": "black_market_06", "small_side": [{"gain": "silver", "n": 9}], "name": {"en": "Gift", "pl": "Dar"}},
    )
    t = table({"hand": "well", "clay": 1, "virtue": 4}, pack=changed)
    assert played(t, "place guildhall") == {"clay": -1, "marble": 2, "virtue": 1, "hand": -1, "buildings": 1}
    t = table({"apprentices": "thief"}, pack=changed)
    assert played(t, "place quarry") == {"stone": 1, "gold": 1}
    t = table({"silver": 1}, small_side="black_market_06", pack=changed)
    assert played(t, "place market left") == {"silver": 8, "virtue": -1}
    assert t.game.help("black_market_06", "pl", t.options).name == "Dar"
