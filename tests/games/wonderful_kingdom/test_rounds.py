"""Structure of a round (section 3)."""

import pytest

from games.support import refusal, told
from games.wonderful_kingdom.support import BUSY, asked, go_on, has, new, options, over, solo, stage, table
from regnum.kernel.errors import StaleDecision
from regnum.kernel.table import Table
from support import clause


def played_to_the_end(t: Table) -> Table:
    go_on(t, "never")
    assert t.over
    return t


@clause("IWK-3.1", "IWK-3.3", "IWK-3.4")
def test_a_game_has_four_rounds_and_the_first_player_changes() -> None:
    t = played_to_the_end(new(module="quests", first=1, seed=3))
    rounds = told(t, "round")
    assert [(event.count, event.seat) for event in rounds] == [(1, 1), (2, 0), (3, 1), (4, 0)]
    assert len(told(t, "game_over")) == 1 and t.pending == () and t.result is not None
    with pytest.raises(StaleDecision, match="over"):
        t.play("confirm")


@clause("IWK-3.2", "IWK-14.1")
def test_choice_planning_production_in_this_order() -> None:
    t = table({}, {"hand": "farm*2"}, module="quests", stage="choice", turn=15, left="quarry", right="hamlet")
    found = [stage(t)]
    for _ in range(200):
        go_on_once(t)
        if stage(t) != found[-1]:
            found.append(stage(t))
        if t.position()["round"] == 2:
            break
    assert found[:2] == ["choice", "planning"] and found[-1] == "choice"
    assert [s for s in found if s in ("materials", "population", "gold", "exploration")] == found[2:-1]


def go_on_once(t: Table) -> None:
    here = options(t, t.pending[0].seat)
    wanted = ("build farm", "build quarry", "build hamlet", "confirm", "alchemy", "take left", "left")
    t.play(next((w for w in wanted if w in here), here[0]), seat=t.pending[0].seat)


@clause("IWK-3.2", "IWK-9.9")
def test_only_with_threats_a_fight_follows_production() -> None:
    threat = {"deck": "giant_rats", "woes": "giant_rat", **BUSY}
    t = table(threat, {"deck": "shadows", **BUSY}, module="threats", stage="exploration")
    go_on(t, "fight")
    assert stage(t) == "fight" and asked(t) == [(0, "fight"), (1, "fight")]
    plain = table({"woes": "calamity", **BUSY}, BUSY, stage="exploration")
    go_on(plain, "choice")
    assert plain.position()["round"] == 2 and all(event.kind != "fight" for event in plain.events)


@clause("IWK-3.3")
def test_player_one_is_first_in_rounds_one_and_three() -> None:
    for round_, seat in ((1, 1), (2, 0), (3, 1), (4, 0)):
        t = table({}, {}, module="quests", stage="deal", round=round_, first=1)
        assert asked(t) == [(seat, "offer")]


@clause("IWK-3.4")
def test_after_round_four_the_game_ends() -> None:
    t = table(BUSY, BUSY, round=4, stage="exploration")
    go_on(t, "never")
    assert t.over and t.result is not None and t.position()["stage"] == "over"
    earlier = table(BUSY, BUSY, round=3, stage="exploration")
    go_on(earlier, "choice")
    assert not earlier.over and earlier.position()["round"] == 4


@clause("IWK-3.4")
def test_with_threats_the_fight_is_the_last_part_of_the_game() -> None:
    threat = {"deck": "giant_rats", "woes": "giant_rat", "soldiers": 3}
    t = table(threat, {"deck": "shadows"}, module="threats", stage="exploration", round=4)
    go_on(t, "fight")
    t.play("fight giant_rat")
    assert t.over and t.scores[0].total == 0
    assert over({}).over


@clause("IWK-3.5")
def test_two_trap_tokens_every_round_whatever_was_used() -> None:
    for left in (0, 1, 2):
        t = table({"traps": left, **BUSY}, {"traps": 2, **BUSY}, stage="exploration", round=1)
        assert has(t)["traps"] == left
        go_on(t, "choice")
        assert has(t)["traps"] == has(t, 1)["traps"] == 2
    alone = solo({"traps": 0, **BUSY}, stage="exploration", module="quests")
    go_on(alone, "choice")
    assert has(alone)["traps"] == 1
    assert refusal(t, "trap") == ""
