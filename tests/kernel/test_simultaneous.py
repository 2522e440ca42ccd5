"""Seats that decide at the same time: nobody sees the others' choices before all are made; their order is nothing."""

import itertools
import random
from typing import Any

import pytest

import regnum
from regnum.kernel.errors import BadNotation, IllegalChoice, Sealed, StaleDecision, UndoRefused
from regnum.kernel.table import Table

pytestmark = [pytest.mark.pure_engine, pytest.mark.usefixtures("tiny_is_known")]

HANDS: list[dict[str, Any]] = [
    {"hand": ["apple", "bread", "cloth", "silk"]},
    {"hand": ["apple", "salt", "amber", "silk"]},
]


def market(*stalls: dict[str, Any], **more: Any) -> Table:
    return regnum.scenario("tiny", {"stalls": [*(stalls or HANDS)], **more})


def waiting(t: Table) -> list[int]:
    return [d.seat for d in t.pending]


def seen(t: Table, seat: int | None) -> dict[str, Any]:
    """What a seat sees apart from who is still deciding."""
    return {key: value for key, value in t.view(seat).items() if key not in ("step", "pending")}


def told(t: Table, seat: int | None) -> list[str]:
    return [t.describe_event(event, seat, "en") for event in t.events_for(seat)]


# -- the order of answers


def test_every_order_of_answers_leads_to_the_same_game() -> None:
    mine = {0: ["lay apple", "lay silk", "high"], 1: ["lay salt", "lay apple"]}
    ends = []
    for order in set(itertools.permutations([0, 0, 0, 1, 1])):
        t = market()
        left = {seat: list(choices) for seat, choices in mine.items()}
        for seat in order:
            t.play(left[seat].pop(0), seat=seat)
        assert [d.kind for d in t.pending] == ["bid", "bid"]
        ends.append((t.core.dump(), t.decision_of(0).as_data(), sorted(told(t, None))))
    assert len(ends) == 10
    assert all(end == ends[0] for end in ends)


# -- what the others see


def test_the_others_see_nothing_of_a_choice_until_all_have_chosen() -> None:
    t = market()
    other, watcher, own = seen(t, 1), seen(t, None), seen(t, 0)
    t.play("0: lay silk")
    t.play("0: high")
    assert seen(t, 1) == other and seen(t, None) == watcher
    assert list(t.observation(1)) == list(market().observation(1))
    assert seen(t, 0)["places"]["seat0.laid"]["things"] == [{"id": "seat0.laid:0", "card": "silk"}]
    assert seen(t, 0)["values"]["seat0.mark"] == 7 != own["values"]["seat0.mark"]
    assert seen(t, 0)["numbers"]["on_hand"]["value"] == 3
    t.play("0: lay bread")
    assert waiting(t) == [1]
    assert seen(t, 1) == other and seen(t, None) == watcher
    t.play("1: lay salt")
    t.play("1: lay apple")
    assert seen(t, 1)["places"]["seat0.hand"]["count"] == 2
    assert [set(thing) for thing in seen(t, 1)["places"]["seat0.laid"]["things"]] == [{"hidden"}, {"hidden"}]


def test_what_the_others_are_asked_is_not_told() -> None:
    t = market()
    t.play("1: lay amber")
    assert t.decision_of(1).kind == "mark"
    assert t.view(0)["pending"][1] == t.view(None)["pending"][1] == {"seat": 1, "kind": None, "waiting": True}
    assert t.view(1)["pending"][1]["kind"] == "mark"


def test_one_part_after_the_other_shows_what_the_first_one_brought() -> None:
    """The bids follow at once on the laying: of the others one sees then what they laid, not what they had before."""
    t = market()
    t.play("0: lay apple", "0: lay bread", "1: lay salt", "1: lay apple")
    assert seen(t, 0)["places"]["seat1.laid"]["count"] == 2
    before = seen(t, 0)
    t.play("1: bid 70")
    assert seen(t, 0) == before and "seat1.bid" not in before["values"]
    assert t.view(1)["values"]["seat1.bid"] == 70


def test_a_choice_that_is_none_shows_nothing_either() -> None:
    """A stall without coins can only bid nothing: that it is not asked is known, that it laid its bid down is not."""
    t = market({"hand": HANDS[0]["hand"], "coins": 0}, HANDS[1])
    t.play("0: lay apple", "0: lay bread", "1: lay salt", "1: lay apple")
    assert waiting(t) == [1]
    assert not any("has bid" in line for line in told(t, 1) + told(t, None))
    assert any("stall 1 has bid" in line for line in told(t, 0))
    t.play("1: bid 3")
    assert [line for line in told(t, None) if "has bid" in line] == ["stall 1 has bid.", "stall 2 has bid."]


def test_events_are_held_back_until_the_part_is_over() -> None:
    t = market()
    t.play("1: lay salt")
    t.play("0: lay apple")
    assert told(t, 0) == ["stall 1 lays apple."]
    assert told(t, 1) == ["stall 2 lays salt."]
    assert told(t, None) == []
    t.play("1: lay apple", "0: lay bread")
    assert told(t, None) == [
        "stall 2 lays 1 good.",
        "stall 1 lays 1 good.",
        "stall 2 lays 1 good.",
        "stall 1 lays 1 good.",
    ]
    assert told(t, 1)[0] == "stall 2 lays salt."
    t.play("0: bid 5")
    assert len(told(t, 1)) == len(told(t, None)) == 4
    assert len(told(t, 0)) == 5


def test_a_saved_table_keeps_the_others_secrets_too() -> None:
    t = market()
    t.play("0: lay silk")
    again = regnum.load(t.save())
    for seat in (None, 0, 1):
        assert again.view(seat) == t.view(seat)
        assert again.events_for(seat) == t.events_for(seat)
    quiet = market()
    quiet.play_quietly(quiet.decision_of(0).options[3].code, seat=0)
    assert quiet.view(1) == t.view(1)


# -- answering


def test_options_stay_good_while_others_decide() -> None:
    t = market()
    mine, theirs = t.decision_of(0).options, t.decision_of(1).options
    t.play(mine[0])
    t.play(theirs[1])
    with pytest.raises(StaleDecision):
        t.play(mine[1])
    with pytest.raises(StaleDecision):
        t.play(theirs[0])
    t.play(t.decision_of(0).options[0])
    t.play(t.decision_of(1).options[0])
    assert [d.kind for d in t.pending] == ["bid", "bid"]
    with pytest.raises(StaleDecision):
        t.play(mine[1])


def test_a_choice_that_several_could_make_needs_a_seat() -> None:
    t = market()
    with pytest.raises(BadNotation, match="say whose choice it is, as in “0: lay apple”"):
        t.play("lay apple")
    t.play("lay bread")
    assert t.history == ("0: lay bread",)
    with pytest.raises(BadNotation, match="another seat"):
        t.play("1: lay salt", seat=0)
    before = t.save()
    with pytest.raises(IllegalChoice):
        t.play("1: lay salt", "0: lay bread")
    assert t.save() == before


def test_answers_beyond_one_word() -> None:
    t = market()
    t.play("0: lay apple", "0: lay bread", "1: lay salt", "1: lay apple")
    d = t.decision_of(0)
    assert [d.options[i].notation for i in (0, 1, 61, 62, -1)] == ["bid 0", "bid 1", "bid 61", "bid 62", "bid 75"]
    assert len(d.options) == 76 and "bid 62" in d.options and "bid 76" not in d.options
    assert [b.notation for b in d.blocked] == [f"bid {n}" for n in range(76, 100)]
    assert d.blocked[0].reason("en") == "You have 75 coins only."
    with pytest.raises(IllegalChoice, match="75 coins only"):
        t.play("0: bid 99")
    t.play("0: bid 75", "1: bid 61")
    assert t.view(None)["values"]["seat0.coins"] == 0


def test_an_interrupt_comes_between() -> None:
    t = market()
    t.play("0: lay apple", "0: lay bread", "1: lay salt", "1: lay apple", "0: bid 20", "1: bid 10")
    d = t.pending[0]
    assert (d.seat, d.kind, d.as_data()["interrupt"]) == (1, "protest", True)
    assert d.text("en") == "stall 1 has won. Do you protest?"
    t.play("protest")
    assert t.view(0)["values"]["seat0.coins"] == 50
    assert t.pending[0].kind == "take" and not t.pending[0].as_data()["interrupt"]


def test_rows_are_seen() -> None:
    t = market()
    assert t.view(None)["rows"] == {"prices": [2, 2, 3, 3, 5, 6]}


# -- taking back


def test_the_own_choice_can_be_taken_back_while_the_others_stay() -> None:
    t = market()
    t.play("0: lay apple", "1: lay salt", "0: lay silk", "1: lay apple")
    after = t.save()
    t.undo(0)
    assert t.history == ("0: lay apple", "1: lay salt", "1: lay apple")
    assert t.core.seats[1].laid.size == 2
    t.undo(0)
    assert t.history == ("1: lay salt", "1: lay apple")
    with pytest.raises(UndoRefused):
        t.undo(0)
    t.play("0: lay apple", "0: lay silk")
    assert regnum.load(after).core.dump() == t.core.dump()


def test_after_the_part_all_must_agree() -> None:
    t = market()
    t.play("0: lay apple", "1: lay salt", "1: lay apple", "0: lay bread")
    for seat in (None, 0, 1):
        assert t.undo_limit(seat) is None
        with pytest.raises(UndoRefused):
            t.undo(seat)
    t.undo(1, consent=True)
    assert t.history == ("0: lay apple", "1: lay salt")
    assert waiting(t) == [0, 1]


def test_by_consent_a_part_that_is_over_is_taken_back_from_that_choice_on() -> None:
    t = market()
    t.play("0: lay apple", "0: lay bread", "1: lay salt", "1: lay apple", "0: bid 4")
    t.undo(1, consent=True)
    assert t.history == ("0: lay apple", "0: lay bread", "1: lay salt")
    t.undo(0, consent=False)
    assert t.history == ("0: lay apple", "1: lay salt")


def test_a_seat_that_has_not_chosen_has_nothing_to_take_back() -> None:
    t = market()
    t.play("0: lay apple")
    with pytest.raises(UndoRefused, match="Seat 1 has not chosen anything yet"):
        t.undo(1, consent=True)


def test_the_last_answer_of_a_part_is_sealed() -> None:
    """It shows what the others chose, so it can neither be rehearsed nor foreseen."""
    t = market()
    t.play("0: lay apple", "0: lay bread", "1: lay salt", "1: lay apple")
    t.play("0: bid 4")
    last = t.decision_of(1).options[9]
    assert last.reveals and not market().decision_of(1).options[0].reveals
    assert [event.kind for event in last.preview()] == ["bids"]
    with pytest.raises(Sealed):
        t.rehearse(1, last)
    with pytest.raises(Sealed):
        market().rehearse(0, "lay apple", "lay bread").rehearse(1, "lay salt", "lay apple")


def test_a_choice_can_be_taken_back_when_the_hand_over_after_it_shows_nothing() -> None:
    """Who protests and who takes something follows from what lies open, so that nobody has to agree."""
    t = market(HANDS[0], {**HANDS[1], "coins": 30})
    t.play("0: lay apple", "1: lay salt", "0: lay bread", "1: lay apple", "0: bid 20", "1: bid 10")
    assert [(d.seat, d.kind) for d in t.pending] == [(1, "protest")]
    before = t.save()
    t.play("accept")
    assert [(d.seat, d.kind) for d in t.pending] == [(0, "take")]
    assert t.undo_limit(1) is not None
    t.undo(1)
    assert t.save() == before


# -- dealing anew


def choice_of(t: Table, seat: int, seed: int) -> str:
    """What a player with a plan of their own chooses, whatever the others do meanwhile."""
    d = t.decision_of(seat)
    assert d is not None
    made = sum(1 for e in t.entries if e.seat == seat)
    return random.Random(f"{seed} {seat} {made}").choice(list(d.options)).notation


def test_a_redealt_part_keeps_the_own_choices_and_lets_those_who_are_ready_be_ready() -> None:
    t = regnum.new("tiny", 3, 5)
    while 2 in waiting(t):
        t.play(choice_of(t, 2, 1), seat=2)
    t.play(choice_of(t, 0, 1), seat=0)
    others = set()
    for seed in range(12):
        other = t.determinise(0, seed)
        assert waiting(other) == waiting(t)
        assert other.view(0) == t.view(0)
        assert [e.notation for e in other.entries if e.seat == 0] == [e.notation for e in t.entries if e.seat == 0]
        others.add(tuple(e.notation for e in other.entries if e.seat == 2))
    assert len(others) > 3
