"""Card packs of Viscounts: the solo opponent's Schemes and boards take other faces, and what is wrong is said."""

from typing import Any

import pytest

import regnum
from games.viscounts.solo import BUSY, goods, its, its_turn
from games.viscounts.support import pack
from regnum.games.viscounts.data import read
from regnum.kernel.errors import BadData

SLOTS: list[dict[str, Any]] = read("solo_ai_boards")["boards"][0]["building_slots"]


def test_a_scheme_does_what_the_pack_says() -> None:
    change = {
        "name": {"en": "A quiet day", "pl": "Spokojny dzień"},
        "steps": [{"gain": "stone", "n": 4}],
        "last_step_first_possible": [[{"virtue": 2}]],
    }
    rival = {"ink": 0, "gold": 0, "stone": 0, "virtue": 7, "corruption": 1}
    t = its_turn("scheme_starting_noble", rival, opponent="ai_builder", scheme_row=BUSY,
                 pack=pack(scheme_starting_noble=change))  # fmt: skip
    assert goods(t) == {"stone": 4} and its(t, "virtue") == 5 and its(t, "town") == "town_01"
    assert t.game.help("scheme_starting_noble", "pl", t.options).name == "Spokojny dzień"


def test_a_board_begins_with_what_the_pack_says() -> None:
    change = {"start": [{"gain": "gold", "n": 5}]}
    t = regnum.new("viscounts", 1, 4, {"opponent": "ai_cleric", "pack": pack(ai_cleric=change)})
    while t.view(None)["values"]["round"] == 0:
        t.play(t.pending[0].options[0])
    assert goods(t) == {"gold": 5} and its(t, "buildings") == {}


@pytest.mark.parametrize(
    ("card", "change", "said"),
    [
        ("scheme_starting_noble", {"steps": [{"ai_action": "build"}]}, "steps[0]: “ai_action” cannot stand here"),
        ("scheme_starting_noble", {"steps": [{"choose": [[{"ai_move": 1}], [{"virtue": 1}]]}]},
         "steps[0].choose[0][0]: “ai_move” cannot stand here"),
        ("scheme_starting_noble", {"last_step_first_possible": []}, "must be a list of 1 to 4, not of 0"),
        ("scheme_starting_noble", {"last_step_first_possible": [[{"ai_action": "trade"}]]},
         "last_step_first_possible[0][0].ai_action: must be one of build, castle, transcribe"),
        ("scheme_starting_noble", {"last_step_first_possible": [[{"ai_focus": True}, {"virtue": 1}]]},
         "last_step_first_possible[0]: must be a list of 1, not of 2"),
        ("scheme_starting_noble", {"icons": {"knight": 1}}, "icons: there is no “knight” here"),
        ("scheme_starting_noble", {"deck": "future"}, "no such field"),
        ("ai_cleric", {"start": [{"ai_focus": True}]}, "start[0]: “ai_focus” cannot stand here"),
        ("ai_cleric", {"building_slots": [SLOTS[0]] * 9}, "building_slots: trading_post_1 is missing"),
        ("ai_cleric", {"building_slots": [*SLOTS[:8], {**SLOTS[8], "uncovered": {"on_sunday": []}}]},
         "uncovered: there is no “on_sunday” here"),
    ],
)  # fmt: skip
def test_what_no_opponent_could_do_is_refused_at_its_place(card: str, change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadData) as refused:
        regnum.new("viscounts", 1, 0, {"pack": pack(**{card: change})})
    assert said in str(refused.value)
