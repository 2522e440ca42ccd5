"""Player Aids, Workers on towns, and what the Overlord protects."""

from typing import Any

import pytest

from games.support import asked, count, options, refusal, things
from games.viscounts.support import CALM
from regnum.kernel.errors import BadScenario
from regnum.kernel.table import Table
from support import clause

from .support import guards, his, supply, table, theirs

pytestmark = pytest.mark.both_builds

TILES = [
    "ms_black_4_virtue_2",
    "ms_grey_3_virtue_1",
    "ms_yellow_4_virtue_2",
    "ms_blue_3_virtue_1",
    "ms_grey_5_vp_resource",
]
INK = {"town": "inner_01_02", "ink": 9, "silver": 9}


def scribe(*others: dict[str, Any], **more: Any) -> Table:
    """The first seat can transcribe a black Manuscript at the inner town 1-2."""
    position = {"manuscript_tops": TILES, **{key: more.pop(key) for key in list(more) if key not in MINE}}
    return table({**INK, **more}, *others, **position)


MINE = ("aids", "tier1", "town", "guards", "ink")


@clause("TOM-5.6", "TOM-R.9")
@pytest.mark.parametrize("slot", [0, 1])
def test_the_owner_of_an_aid_gains_when_anybody_transcribes_its_ribbon(slot: int) -> None:
    own: list[str | None] = ["aid_1", None]
    own[slot] = "aid_2"
    t = scribe({"aids": own, "town": "town_07"})
    t.play("transcribe")
    assert theirs(t, 1)["ink"] == 1 and theirs(t, 1)["stone"] == 0  # its top part counts, whole or not
    assert things(t, "aid_gives", 1) == ["aid_2"]


@clause("TOM-5.6", "TOM-5.39")
def test_the_owner_gains_for_own_manuscripts_too() -> None:
    without, t = scribe(), scribe(aids=["aid_2", None])
    without.play("transcribe")
    t.play("transcribe")
    assert theirs(t)["ink"] == theirs(without)["ink"] + 1


@clause("TOM-5.6")
def test_the_blue_aid_lets_its_owner_choose_a_resource() -> None:
    t = scribe({"aids": ["aid_4", None], "town": "town_07"}, town="inner_07_08")
    t.play("transcribe")
    assert asked(t) == (1, "resource")
    t.play("gain gold")
    assert theirs(t, 1)["gold"] == 1


@clause("TOM-5.39", "TOM-5.40")
def test_a_free_manuscript_counts_for_the_top_and_not_for_the_bottom() -> None:
    tiles = ["ms_black_5_manuscript", *TILES[1:]]
    t = scribe({"aids": ["aid_1", None], "town": "town_07"}, manuscript_tops=tiles, aids=["aid_2", None])
    t.play("transcribe", "take ms_grey_3_virtue_1")
    assert theirs(t, 1)["stone"] == 1 and guards(t) == {"inner_01_02": 1}  # one action, one Worker


@clause("TOM-5.39")
def test_a_printed_manuscript_has_no_ribbon() -> None:
    below = {"manuscript_tops": [None, *TILES[1:]], "manuscripts_below": [0, 1, 1, 1, 1]}
    t = scribe({"aids": ["aid_1", "aid_2"], "town": "town_07"}, aids=["aid_3", "aid_4"], **below)
    t.play("transcribe")
    assert count(t, "aid_gives") == 0 and guards(t) == {}  # aid_3 places none for this action


@clause("TOM-5.7", "TOM-5.8")
def test_after_its_action_an_aid_drives_off_an_overlord_worker_in_the_own_town() -> None:
    t = scribe(aids=["aid_2", None], overlord_towns={"inner_01_02": 1, "town_01": 2})
    assert supply(t) == 17
    t.play("transcribe")
    assert his(t) == {"town_01": 2} and supply(t) == 18


@clause("TOM-5.7", "TOM-5.9")
def test_after_its_action_an_aid_brings_an_own_worker_to_the_own_town() -> None:
    t = scribe(aids=["aid_2", None])
    t.play("transcribe")
    assert guards(t) == {"inner_01_02": 1} and t.view(0)["values"]["seat0.workers"] == 19


@clause("TOM-5.2", "TOM-5.7")
def test_the_bottom_of_an_aid_that_counts_by_its_top_alone_does_nothing() -> None:
    t = scribe(aids=["aid_3", "aid_2"])
    t.play("transcribe")
    assert guards(t) == {}


@clause("TOM-5.7", "TOM-5.40")
def test_the_actions_of_other_players_and_other_actions_do_nothing() -> None:
    lines = [{"trigger": "after_own_action:build", "do": [{"place_own_worker": 1, "at": "own_viscount_town"}]}]
    builds = {"regnum_pack": 1, "game": "viscounts_coop", "name": "Test", "cards": [{"id": "aid_1", "bottom": lines}]}
    t = scribe({"aids": ["aid_4", None], "town": "town_07"}, aids=["aid_1", None], pack=builds)
    t.play("transcribe")
    assert guards(t) == guards(t, 1) == {}


@clause("TOM-5.7", "TOM-R.31")
@pytest.mark.parametrize(
    ("aid", "removes", "places"),
    [("aid_1", False, False), ("aid_2", True, True), ("aid_3", True, False), ("aid_4", True, False)],
)
def test_an_aid_removes_and_may_place_after_three_of_the_four_actions(aid: str, removes: bool, places: bool) -> None:
    t = scribe(aids=[aid, None])
    t.play("transcribe")
    assert guards(t) == ({"inner_01_02": 1} if places else {})
    t = scribe(aids=[aid, None], overlord_towns={"inner_01_02": 1})
    t.play("transcribe")
    assert his(t) == ({} if removes else {"inner_01_02": 1})
    assert guards(t) == ({"inner_01_02": 1} if removes and places else {})  # never beside one of his


@clause("TOM-5.9", "TOM-5.10", "TOM-5.11")
def test_no_worker_is_placed_where_the_overlord_has_one_or_without_one_in_supply() -> None:
    t = scribe(aids=["aid_2", None], overlord_towns={"inner_01_02": 1}, token="town_01")  # he protects it
    t.play("transcribe")
    assert guards(t) == {} and his(t) == {"inner_01_02": 1}
    t = scribe(aids=["aid_2", None], tier1=[2, 2, 2, 2, 0], guards={"town_03": 12})
    t.play("transcribe")
    assert guards(t) == {"town_03": 12}


@clause("TOM-5.11")
def test_any_number_of_workers_stands_on_a_town_but_never_players_and_the_overlords_together() -> None:
    t = scribe({"guards": {"inner_01_02": 2}, "town": "town_07"}, aids=["aid_2", None], guards={"inner_01_02": 3})
    t.play("transcribe")
    assert guards(t) == {"inner_01_02": 4} and guards(t, 1) == {"inner_01_02": 2}
    with pytest.raises(BadScenario, match="never stand on one town"):
        table({"guards": {"town_01": 1}}, overlord_towns={"town_01": 1})


@clause("TOM-5.8", "TOM-5.10")
def test_with_nobody_to_drive_off_the_aid_is_skipped() -> None:
    t = scribe(aids=["aid_2", None], overlord_towns={"town_01": 1})
    t.play("transcribe")
    assert his(t) == {"town_01": 1} and count(t, "drives_off") == 0


def trading(town: str, token: str) -> Table:
    """The first seat trades at a town with an Overlord Worker, and may drive it off."""
    mine = {"board": "start_trader - -", "town": town, "aids": ["aid_4", None], "silver": 9, "hand": "start_thief"}
    t = table(mine, token=token, overlord_towns={town: 1})
    t.play("trade")
    while asked(t)[1] in ("times", "pay", "resource", "flip", "destroy", "discard", "option", "rearrange"):
        t.play(t.pending[0].options[0])
    return t


@clause("TOM-5.12", "TOM-5.10", "TOM-5.32", "TOM-H.23")
def test_the_token_protects_its_town_but_not_the_other_outer_town_of_the_segment() -> None:
    assert his(trading("town_05", "town_05")) == {"town_05": 1}
    assert his(trading("town_06", "town_05")) == {}
    assert his(trading("town_05", "town_06")) == {}


@clause("TOM-5.12", "TOM-5.32", "TOM-H.23")
@pytest.mark.parametrize(("token", "left"), [("town_01", 1), ("town_02", 1), ("town_03", 0)])
def test_both_outer_towns_of_a_segment_share_the_line_from_the_inner_town_on(token: str, left: int) -> None:
    t = scribe(aids=["aid_2", None], overlord_towns={"inner_01_02": 1}, token=token)
    t.play("transcribe")
    assert his(t).get("inner_01_02", 0) == left


def crowding(token: str, tier: int = 1) -> Table:
    """The first seat places a Worker, and a section of segment 5-6 holds four with one of the Overlord's."""
    mine: dict[str, Any] = {"town": "inner_05_06", "gold": 9, "silver": 9}
    other: dict[str, Any] = {"town": "town_09", "hand": "start_thief start_trader"}
    if tier == 1:
        other["tier1"] = [0, 0, 2, 0, 0]
    else:
        mine["tier1"] = [0, 0, 2, 0, 0]
        other["tier2"] = [0, 0, 2, 0, 0]
    return table(mine, other, token=token, **{f"overlord_tier{tier}": [0, 0, 1, 0, 0]})


@clause("TOM-5.33", "TOM-5.26")
def test_overlord_workers_count_in_a_section_and_may_be_bumped_without_a_reward() -> None:
    t = crowding("town_01")
    t.play("castle", "workers 1")
    assert asked(t) == (0, "bump") and options(t) == ["bump 0", "bump 1", "bump overlord"]
    before = supply(t)
    t.play("bump overlord")
    assert supply(t) == before + 1 and t.position()["overlord_tier1"] == [0] * 5
    assert count(t, "bumped") == 0 and asked(t)[1] == "hire"


@clause("TOM-5.12", "TOM-5.33", "TOM-5.32")
@pytest.mark.parametrize("token", ["town_05", "town_06"])
@pytest.mark.parametrize("tier", [1, 2])
def test_protected_overlord_workers_cannot_be_bumped(token: str, tier: int) -> None:
    t = crowding(token, tier)
    t.play("castle", "workers 1")
    while asked(t)[1] != "bump":
        t.play(t.pending[0].options[0])
    assert refusal(t, "bump overlord") == "TOM-5.12" and options(t)[-1] != "bump overlord"


@clause("TOM-5.50")
def test_overlord_workers_never_count_for_the_castle_leader() -> None:
    mine = {"town": "inner_01_02", "gold": 9, "silver": 9, "tier1": [2, 0, 0, 0, 0], "tier2": [2, 0, 0, 0, 0]}
    t = table(mine, overlord_tier1=[0, 1, 1, 1, 1], overlord_tier2=[0, 1, 1, 1, 1])
    t.play("castle", "workers 1")
    while asked(t)[1] != "hire":
        t.play(t.pending[0].options[0])
    assert theirs(t)["tier3"] == 1 and t.position()["leader"] == 0


@clause("TOM-5.43")
def test_workers_on_towns_score_nothing() -> None:
    t = table({"guards": {"town_03": 5}}, tops=CALM)
    assert [score.total for score in t.scores] == [0, 0]
