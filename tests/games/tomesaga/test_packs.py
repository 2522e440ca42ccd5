"""Card packs for Tomes: other faces through the whole saga, and what no Tome can say is refused."""

from typing import Any

import pytest

import regnum
from regnum.games.tomesaga.chapters import chapter_setup
from regnum.kernel.errors import BadData, BadOption
from support import clause

pytestmark = pytest.mark.both_builds

MARBLE, WALLS, CASTLE = "tome_arc_marble", "tome_pal_walls", "tome_vis_castle"


def pack(**tomes: dict[str, Any]) -> dict[str, Any]:
    changes = [{"id": tome, **change} for tome, change in tomes.items()]
    return {"regnum_pack": 1, "game": "tomesaga", "name": "Printed", "cards": changes}


def architects(**position: Any) -> Any:
    return regnum.scenario("architects_saga", {"face_up": [MARBLE], **position})


@clause("TOM-2.28", "TOM-R.1")
def test_a_pack_changes_a_goal_and_the_faces_say_so() -> None:
    easier = pack(tome_arc_marble={"goal": {"have": "marble", "n": 3}, "provenance": "verified",
                                   "name": {"en": "Tome of Quarries", "pl": "Księga Kamieniołomów"}})  # fmt: skip
    players = [{"marble": 3}, {}]
    plain, changed = architects(players=players), architects(players=players, pack=easier)
    claimed = [t.position()["players"][0]["claimed"] for t in (plain, changed)]
    assert claimed == [[], [MARBLE]]
    before, after = (t.game.help(MARBLE, "en", t.options) for t in (plain, changed))
    assert before.provenance == "reconstructed" and after.provenance == "verified"
    assert after.name == "Tome of Quarries" and before.name == "Tome of Marble"
    assert "8 Marble" in before.lines[0] and "3 Marble" in after.lines[0]
    assert changed.game.help(MARBLE, "pl", changed.options).name == "Księga Kamieniołomów"
    assert changed.options["pack"] == easier and regnum.load(changed.save()).position() == changed.position()


@clause("TOM-2.24", "TOM-2.23")
def test_a_pack_changes_crests() -> None:
    twice = pack(tome_arc_marble={"crests": ["crest_b", "crest_b"]})
    players = [{"marble": 8}, {}, {}]
    shelves = [architects(players=players, **more).view(None)["rows"]["tomes.0.shelves.0.crests"]
               for more in ({}, {"pack": twice})]  # fmt: skip
    assert shelves[0] != shelves[1] == [0, 2, 0]


@clause("TOM-2.29", "TOM-2.28")
def test_a_pack_changes_the_number_of_a_benefit_in_the_next_game() -> None:
    known = regnum.new("paladins_saga", 2, 1)
    from_data = known.game.help(WALLS, "en", known.options).lines[-1]
    benefit = [{"modifier": {"icons": {"builder": 2}}, "action": "build"}]
    more = pack(tome_pal_walls={"benefit": benefit})
    t = regnum.new("viscounts_saga", 2, 1, {"pack": more})
    assert t.game.help(WALLS, "en", t.options).lines[-1] != from_data
    assert "2" in t.game.help(WALLS, "en", t.options).lines[-1]


@pytest.mark.parametrize(
    ("tome", "change", "said"),
    [(MARBLE, {"goal": {"have": "wisdom", "n": 1}}, "must be one of"),
     (MARBLE, {"goal": {"have": "marble", "n": 0}}, "from 1 to 99"),
     (MARBLE, {"goal": {"have": "marble", "n": 1, "tier": 2}}, "there is no"),
     (MARBLE, {"goal": {"n": 4}}, "must be one of"),
     (MARBLE, {"goal": 7}, "must be dict"),
     (MARBLE, {"crests": []}, "must be a list of 1 to 2"),
     (MARBLE, {"crests": ["crest_d"]}, "must be one of"),
     (MARBLE, {"benefit": []}, "must be a list of 1"),
     (MARBLE, {"benefit": [{"draw": 3}]}, "no Tome of its game helps in this way"),
     (MARBLE, {"benefit": [{"replace": {"gain": "debt", "n": 3}, "with_cost": [{"silver": 2}], "optional": True}]},
      "helps in this way"),
     (WALLS, {"benefit": [{"modifier": {"icons": {"builder": 60}}, "action": "build"}]}, "helps in this way"),
     (CASTLE, {"benefit": [{"modifier": {"icons": {"builder": 1}}}]}, "must be a list of 0"),
     (MARBLE, {"vp": 3}, "no such field"),
     ("crest_tome_a", {"provenance": "verified"}, "there is no card")],
)  # fmt: skip
def test_what_no_tome_can_say_is_refused_with_its_place(tome: str, change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadData, match=said):
        regnum.new("architects_saga", 2, 1, {"pack": pack(**{tome: change})})


@clause("TOM-2.45")
def test_a_saga_has_one_pack_for_all_its_chapters() -> None:
    easier = pack(tome_arc_marble={"goal": {"have": "marble", "n": 3}})
    saga = regnum.campaign(players=2, seed=3, options={"pack": easier})
    assert saga.table.options["pack"] == easier
    again = regnum.load_campaign(saga.save())
    assert again.options["pack"] == easier and again.table.options["pack"] == easier
    assert chapter_setup(0, 2, {"pack": easier}, [])[1]["pack"] == easier
    with pytest.raises(BadOption, match="none of one game alone"):
        regnum.campaign(players=2, options={"paladins": {"pack": easier}})
    with pytest.raises(BadData, match="this pack is for"):
        regnum.campaign(players=2, options={"pack": {**easier, "game": "architects"}})
