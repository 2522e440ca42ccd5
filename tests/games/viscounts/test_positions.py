"""Written positions of Viscounts: read back as they were written, and refused with a sentence where they cannot be."""

import random

import pytest

import regnum
from games.viscounts.support import CALM, player
from regnum.kernel.errors import BadScenario
from support import clause


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_written_position_asks_the_same_again(seats: int) -> None:
    dice = random.Random(seats)
    t = regnum.new("viscounts", seats, seats)
    kinds = set()
    for _ in range(250):
        if t.over:
            break
        d = dice.choice(t.pending)
        if d.kind in ("pair", "place", "move", "action", "hire"):
            again = regnum.scenario("viscounts", t.position())
            mine = again.decision_of(d.seat)
            assert mine is not None and [o.notation for o in mine.options] == [o.notation for o in d.options]
            assert again.position() == t.position()
            kinds.add(d.kind)
        t.play(dice.choice(d.options), seat=d.seat)
    assert {"place", "move", "action"} <= kinds


@pytest.mark.parametrize("seed", range(4))
def test_a_position_of_any_moment_can_be_read_and_goes_on(seed: int) -> None:
    dice = random.Random(seed)
    t = regnum.new("viscounts", 2 + seed % 3, seed)
    asked = set()
    for _ in range(200):
        d = dice.choice(t.pending)
        now = t.position()
        again = regnum.scenario("viscounts", now)
        later, mine = again.position(), now["active"]
        if now["phase"] in ("place", "movement") and (later["active"], later["round"]) == (mine, now["round"]):
            first = 0 if now["phase"] == "movement" else 1  # nothing slides or is placed a second time
            assert later["players"][mine]["board"][first:] == now["players"][mine]["board"][first:]
        asked.add((now["phase"], d.kind))
        again.play(again.pending[0].options[-1])
        t.play(dice.choice(d.options), seat=d.seat)
        if t.over:
            break
    assert len(asked) > 10 and {("place", "place"), ("movement", "move")} < asked


def test_a_position_in_the_middle_of_the_first_phase_is_that_of_its_next_step() -> None:
    t = regnum.scenario(
        "viscounts",
        {"players": [player("- - start_journeyman", hand="start_financier start_squire"), {}], "phase": "slide"},
    )
    assert t.pending[0].kind == "hire_free" and t.position()["phase"] == "place"
    again = regnum.scenario("viscounts", t.position())
    assert [o.notation for o in again.pending[0].options] == ["place start_squire", "place start_financier"]
    again.play("place start_financier")
    assert again.pending[0].kind == "discard" and again.position()["phase"] == "movement"
    assert regnum.scenario("viscounts", again.position()).pending[0].kind == "move"


@clause("VIS-6.9")
@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"players": [{"hand": "start_thief"}, {}]}, "never has fewer than 3 cards"),
        ({"players": [{"hand": "start_thief*2 start_abbot"}, {}]}, "stands there twice"),
        ({"players": [{"tier3": 12, "tier1": [9, 0, 0, 0, 0]}, {}]}, "20 Workers"),
        ({"players": [{"tier1": [1, 2]}, {}]}, "a list of 5 numbers"),
        ({"players": [{"corruption": 5, "virtue": 4}, {}]}, "passed each other"),
        ({"players": [{"buildings": {"workshop_1": "segment_01_02_B_spot_1"}}, {}]}, "no free building spot"),
        ({"players": [{"favours": "church_favour_blue"}] * 2}, "somebody else has that card"),
        ({"players": [{}, {}], "ring": ["segment_01_02"] * 5}, "lies there once"),
        ({"players": [{}, {}], "tops": [None, *CALM[1:]]}, "a visible one"),
        ({"players": [{}, {}], "below": [30, 30, 30, 0, 0]}, "cards are left for the piles"),
        ({"players": [{}, {}], "phase": "movement"}, "the card on the first slot"),
        ({"players": [player("start_thief - -"), {}], "phase": "place"}, "the first slot is empty"),
        ({"players": [{}, {}], "phase": "pairs"}, "one for each player"),
        ({"players": [{"hand": "printed_townsfolk_01_02 start_abbot start_thief"}, {}]}, "printed on the board"),
        ({"players": [{"discard": "acolyte start_abbot start_thief"}] * 2}, "acolyte: the position has 2"),
        ({"players": [{}, {}], "round": 0}, "round"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(position: dict[str, object], said: str) -> None:
    with pytest.raises(BadScenario, match=said):
        regnum.scenario("viscounts", position)
