"""Simultaneous segments (section 14): no interleaving matters, and what may be taken back."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from games.wonderful_kingdom.support import (
    asked,
    cards,
    discard,
    go_on,
    has,
    new,
    stage,
    table,
)
from regnum.kernel.errors import UndoRefused
from regnum.kernel.table import Table
from support import clause


@clause("IWK-14.3")
def test_what_concerns_the_other_seat_is_settled_when_both_are_done() -> None:
    t = table(
        {"deck": "shadows", "choice": "shadow farm nexus"},
        {"deck": "thieves", "choice": "shadow quarry rangers", "alchemy": 4},
        module="threats",
        stage="reveal",
    )
    t.play("lose farm", seat=0)
    assert stage(t) == "threats" and (has(t, 1)["alchemy"], has(t, 1)["krystallium"]) == (4, 0)
    assert discard(t) == "", "also what was discarded is shown only at the end"
    t.play("lose quarry", seat=1)
    assert (has(t, 1)["alchemy"], has(t, 1)["krystallium"], has(t)["alchemy"]) == (0, 1, 1)
    assert discard(t) == "farm quarry"


# -- any interleaving

Order = Callable[[int, list[int]], int]

ORDERS: dict[str, Order] = {
    "first 0": lambda _, seats: min(seats),
    "first 1": lambda _, seats: max(seats),
    "in turns": lambda n, seats: seats[n % len(seats)],
}


def run_segment(t: Table, order: Order, seed: str) -> None:
    """Plays the running segment to its end; what a seat does depends on its own decisions only."""
    part = t.part
    assert part is not None
    chance = [random.Random(f"{seed}/{seat}") for seat in (0, 1)]
    n = 0
    while t.part is not None and t.part.at == part.at:
        seat = order(n, [d.seat for d in t.pending])
        decision = t.decision_of(seat)
        assert decision is not None
        many = len(decision.options)
        t.play(decision.options[chance[seat].randrange(many)], seat=seat)
        n += 1


def seen_by_all(t: Table) -> list[Any]:
    return [t.position(), *({k: v for k, v in t.view(who).items() if k != "step"} for who in (0, 1, None))]


CASES = [
    {"module": "advisors"},
    {"module": "quests"},
    {"module": "threats", "deck1": "giant_rats", "deck2": "frost_giants"},
    {"module": "threats", "deck1": "shadows", "deck2": "thieves"},
]


@clause("IWK-14.4", "IWK-H.28")
@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(case.values()))
def test_no_interleaving_changes_what_comes_of_a_segment(case: dict[str, str]) -> None:
    t = new(seed=11, first=0, **case)
    chance = random.Random(3)
    segments = 0
    while t.position()["round"] <= 2:
        if t.part is None:
            here = t.pending[0].options
            t.play(here[chance.randrange(min(4, len(here)))])
            continue
        outcomes = []
        for order in ORDERS.values():
            trial = t.clone()
            run_segment(trial, order, f"{segments}")
            outcomes.append((seen_by_all(trial), trial))
        assert outcomes[0][0] == outcomes[1][0] == outcomes[2][0], (segments, stage(t))
        t = outcomes[2][1]
        segments += 1
    assert segments >= 3


@clause("IWK-14.4", "IWK-H.28")
def test_a_race_and_gifts_do_not_depend_on_the_interleaving_either() -> None:
    ready = {"soldiers": 10, "built": "lost_city dragon_egg", "sites": "farm"}
    other = {"soldiers": 10, "built": "nexus elder_tree", "sites": "quarry"}
    ends = []
    for order in ([0, 0, 1, 1], [1, 1, 0, 0], [0, 1, 0, 1], [1, 0, 0, 1]):
        t = table(ready, other, module="quests", round=2, first=0)
        done = {0: iter(("step 4", "confirm")), 1: iter(("step 4", "confirm"))}
        for seat in order:
            t.play(next(done[seat]), seat=seat)
        ends.append(seen_by_all(t))
    assert all(end == ends[0] for end in ends) and ends[0][0]["players"][1]["krystallium"] == 2


@clause("IWK-14.9")
def test_a_race_is_won_at_the_end_of_the_segment() -> None:
    ready = {"soldiers": 10, "built": "lost_city dragon_egg", "sites": "farm"}
    t = table(ready, {"sites": "quarry"}, module="quests", stage="exploration", round=2, first=0)
    t.play("step 4", seat=0)
    assert t.position()["firsts"] == [] and has(t)["krystallium"] == 0
    go_on(t, "choice")
    assert t.position()["firsts"] == [4] and has(t)["krystallium"] == 2, "alone it is first, though second in turn"


@clause("IWK-14.11")
def test_own_actions_of_the_running_segment_may_be_taken_back() -> None:
    t = table({"choice": "farm nexus", "sites": "quarry"}, {"choice": "hamlet rangers"})
    t.play("build farm", seat=0)
    t.play("build hamlet", seat=1)
    t.play("recycle nexus", "alchemy", seat=0)
    t.undo(0)
    t.undo(0)
    assert cards(t, 0, "choice") == "farm nexus" and has(t)["alchemy"] == 0 and cards(t, 1, "sites") == "hamlet"
    t.play("build nexus", seat=0)
    assert cards(t, 0, "sites") == "nexus quarry"


@clause("IWK-14.11")
def test_choice_turns_cannot_be_taken_back() -> None:
    t = table({"hand": "farm quarry"}, {"hand": "hamlet*2"}, module="quests", stage="choice", turn=13, left="nexus")
    t.play("offer farm", "left")
    with pytest.raises(UndoRefused):
        t.undo(0)
    t.play("left")
    t.play("take left")
    with pytest.raises(UndoRefused):
        t.undo(1)


@clause("IWK-14.12")
def test_confirming_cannot_be_taken_back() -> None:
    t = table({"choice": "farm"}, {"choice": "hamlet"})
    t.play("build farm", "confirm", seat=0)
    with pytest.raises(UndoRefused):
        t.undo(0)
    t.play("build hamlet", "confirm", seat=1)
    with pytest.raises(UndoRefused):
        t.undo(1)


@clause("IWK-14.12")
def test_who_can_only_confirm_is_confirmed() -> None:
    t = table({}, {"choice": "hamlet"})
    assert asked(t) == [(1, "plan")]
    u = table({"choice": "farm nexus"}, {"choice": "hamlet"})
    u.play("recycle farm", "recycle nexus", seat=0)
    assert asked(u) == [(1, "plan")], "nothing is left but to confirm"
