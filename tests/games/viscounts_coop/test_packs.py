"""Card packs of the co-op: Aids, results and the Overlord's card change without code; written positions are checked."""

from typing import Any

import pytest

import regnum
from regnum.kernel.errors import BadData, BadScenario
from regnum.kernel.text import LANGUAGES
from support import clause

from .support import guards, his, table
from .test_overlord import ending

pytestmark = pytest.mark.both_builds

HERE = {"at": "own_viscount_town"}


def pack(*cards: dict[str, Any]) -> dict[str, Any]:
    return {"regnum_pack": 1, "game": "viscounts_coop", "name": "Test", "cards": list(cards)}


def test_a_pack_changes_aids_results_points_and_townsfolk() -> None:
    lines = [{"trigger": "after_own_action:transcribe", "do": [{"place_own_worker": 1, **HERE}]}]
    changed = pack(
        {"id": "aid_1", "bottom": lines, "name": {"en": "Guard's Aid", "pl": "Pomoc Strażnika"}},
        {"id": "dismiss_two_here", "do": [{"place_overlord": 1, "at": "next_clockwise"}]},
        {"id": "coop_poverty", "score": {"vp": 5, "per": "flipped_deed"}},
        {"id": "vis_overlord_card", "win_vp_total": 80},
    )
    tiles = ["ms_black_4_virtue_2", *(f"ms_{colour}_3_flip_any" for colour in ("grey", "black", "yellow", "blue"))]
    mine = {"town": "inner_01_02", "ink": 9, "silver": 9, "aids": ["aid_1", None]}
    t = table(mine, manuscript_tops=tiles, pack=changed)
    t.play("transcribe")
    assert guards(t) == {"inner_01_02": 1} and t.game.help("aid_1", "pl", t.options).name == "Pomoc Strażnika"
    t = ending(card="acolyte", overlord_towns={"town_05": 1}, pack=changed)
    assert his(t) == {"town_05": 1, "town_06": 1}
    t = table({"approved": 10}, phase="over", debt_stack=0, pack=changed)
    assert t.result is not None and t.result.winners == (0, 1)  # 10 × (3 + 5)
    assert regnum.load(t.save()).position() == t.position()


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ({"id": "aid_1", "bottom": [{"trigger": "after_own_action:rest", "do": [{"remove_overlord": 1, **HERE}]}]},
         "cards[0].bottom[0].trigger: must be one of"),
        ({"id": "aid_1", "bottom": [{"trigger": "after_own_action:build", "do": [{"remove_overlord": 2, **HERE}]}]},
         "cards[0].bottom[0].do[0].remove_overlord: must be a number from 1 to 1"),
        ({"id": "aid_1", "top": {"ribbon": "pink", "owner": []}}, "cards[0].top.ribbon: must be one of"),
        ({"id": "dismiss_advance", "do": [{"place_overlord": 2, "at": "overlord_town"}] * 2}, "more than 3 steps"),
        ({"id": "dismiss_advance", "do": [{"place_overlord": 1, "at": "moon"}]}, "cards[0].do[0].at: must be one of"),
        ({"id": "acolyte", "on_recruit_or_dismiss": [{"gain": "gold", "n": 1}]}, "the Overlord's card has a result"),
        ({"id": "coop_poverty", "score": {"vp": 0}}, "cards[0].score.vp: must be a number"),
        ({"id": "ai_noble", "start": []}, "there is no card"),
        ({"id": "aid_1", "vp": 2}, "it has no such field"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_at_its_place(card: dict[str, Any], said: str) -> None:
    with pytest.raises(BadData) as refused:
        regnum.new("viscounts_coop", 2, 1, {"pack": pack(card)})
    assert said in str(refused.value)


@clause("TOM-R.8", "TOM-R.9")
def test_every_thing_that_the_co_op_adds_is_explained_and_reconstructed_faces_are_marked() -> None:
    t = regnum.new("viscounts_coop", 2, 1)
    added = t.game.things()[len(regnum.game_of("viscounts").things()) :]
    for lang in LANGUAGES:
        for thing in added:
            told = t.game.help(thing, lang, t.options)
            assert told.name and told.kind and told.lines and told.notes and told.clause.startswith("TOM-5.")
    assert {t.game.help(f"aid_{n}", "en", t.options).provenance for n in range(1, 5)} == {"reconstructed"}


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ({"token": "inner_01_02"}, "token"),
        ({"token": None}, "token"),
        ({"overlord_towns": {"town_01": 21}}, "overlord_towns.town_01"),
        ({"overlord_supply": 3}, "overlord_supply"),
        ({"overlord_tier1": [2, 0, 0, 0, 0]}, "overlord_tier1"),
        ({"lost": True}, "lost"),
        ({"agenda": ["place town_01"]}, "agenda"),
        ({"players": [{"aids": ["aid_1", None]}, {"aids": ["aid_1", None]}]}, "aid_1 stands there twice"),
        ({"players": [{"aids": ["aid_1", "aid_2"]}, {}, {}]}, "everybody has one Aid"),
        ({"players": [{"guards": {"town_01": 20}, "tier1": [1, 0, 0, 0, 0]}, {}]}, "20 Workers"),
        ({"rival": {}}, "rival"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused(written: dict[str, Any], said: str) -> None:
    with pytest.raises(BadScenario) as refused:
        regnum.scenario("viscounts_coop", {"players": [{}, {}], "token": "town_09", **written})
    assert said in str(refused.value)
