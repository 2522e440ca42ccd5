"""What a view says itself, so that no page or terminal has to know it: phase, turn, order, slots, what waits."""

import random

import pytest

import regnum
from games.dominion.support import table
from regnum.kernel.table import Table


def walk(t: Table, steps: int = 400) -> Table:
    dice = random.Random(2)
    for _ in range(steps):
        if t.over:
            break
        t.play(dice.choice(t.pending[0].options))
    return t


@pytest.mark.parametrize("game", regnum.games())
def test_a_finished_game_has_neither_phase_nor_turn(game: str) -> None:
    t = walk(regnum.new(game, 2, 7), 5000)
    assert t.over and (t.view(0)["phase"], t.view(0)["turn"]) == ("", None)
    assert sorted(t.view(None)["order"]) == [0, 1]


def test_dominion_tells_the_phase_and_whose_turn_it_is() -> None:
    t = table("village smithy copper*3", deck0="copper*5")
    assert (t.view(1)["phase"], t.view(1)["turn"], t.view(1)["order"]) == ("action", 0, [0, 1])
    t.play("end actions")
    assert t.view(None)["phase"] == "buy"


@pytest.mark.parametrize("game", ["architects", "architects_coop", "architects_saga"])
def test_the_set_up_of_architects_is_nobodys_turn(game: str) -> None:
    t = regnum.new(game, 2, 3, {} if game != "architects" else {"setup": "variable", "boards": "chosen"})
    asked = []
    while t.view(0)["phase"] in ("setup", "draft"):
        assert [t.view(viewer)["turn"] for viewer in (0, 1, None)] == [None] * 3
        asked.append(t.pending[0].seat)
        t.play(t.pending[0].options[0])
    assert {0, 1} <= set(asked)
    first = t.view(0)["order"][0]
    assert (t.pending[0].seat, t.view(0)["turn"], t.view(1 - first)["turn"]) == (first, first, first)


def test_paladins_tells_the_step_of_the_round() -> None:
    t = regnum.new("paladins", 3, 4, {"first": 1})
    seen = []
    for _ in range(60):
        view = t.view(None)
        if not seen or seen[-1] != view["phase"]:
            seen.append(view["phase"])
        t.play(t.pending[0].options[0])
    assert seen[:4] == ["recruit", "paladins", "workers", "actions"]
    assert regnum.new("paladins", 3, 4, {"first": 1}).view(0)["order"] == [1, 2, 0]


def test_paladins_counts_its_slots_the_empty_ones_too() -> None:
    places = regnum.new("paladins", 2, 4).view(0)["places"]
    named = ("townsfolk", "outsiders", "favours", "free", "seat1.spaces", "seat1.workshops", "seat1.jars")
    assert [places[name]["slots"] for name in named] == [5, 6, 5, 40, 28, 12, 7]
    assert "slots" not in places["seat0.pool"]


def test_wonderful_kingdom_tells_the_turns_of_the_choice_phase() -> None:
    """IWK-4.3: first player offers, second chooses, second offers, first chooses; every round the other is first."""
    t = regnum.new("wonderful_kingdom", 2, 4, {"first": 1})
    rounds: dict[int, list[tuple[int, str]]] = {}
    for _ in range(2000):
        if t.over:
            break
        view = t.view(None)
        if view["phase"] == "choice" and view["values"]["turn"]:
            said = [(turn["seat"], turn["does"]) for turn in view["turns"]]
            rounds[view["values"]["round"]] = said[:4]
            assert len(said) == 16 and view["order"][0] == said[0][0]
            seat, does = said[view["values"]["turn"] - 1]
            assert seat == view["turn"]
            kinds = {d.kind for d in t.pending if d.seat == seat}
            assert not kinds & ({"choose"} if does == "offers" else {"offer", "where"})
        else:
            assert view["turns"] == []
        t.play(t.pending[0].options[0])
    assert rounds[1] == [(1, "offers"), (0, "chooses"), (0, "offers"), (1, "chooses")]
    assert rounds[2] == [(0, "offers"), (1, "chooses"), (1, "offers"), (0, "chooses")]


def test_what_only_the_order_of_picks_bars_is_said_to_wait() -> None:
    t = table("cellar copper estate gold", deck0="silver*3")
    t.play("play cellar")
    t.play("discard gold")
    barred = {b.notation: b for b in t.pending[0].blocked}
    assert barred["discard copper"].later and barred["discard copper"].as_data()["later"] is True
    t = table("copper", phase="buy")
    assert not any(b.later for b in t.pending[0].blocked)
