"""PAL-10: passing."""

import pytest

from games.paladins.support import NO_TOWNSFOLK, on, pool, seat, table, workers_for
from games.support import asked, count, options, refusal, things
from support import clause

TAXING = [*NO_TOWNSFOLK[:3], "watchman_1", "gatekeeper_3"]


@clause("PAL-10.1")
def test_without_a_worker_one_passes_and_with_one_one_may() -> None:
    t = table("labourer", "labourer", "labourer*2")
    t.play("hunt 1")
    t.play("hunt 1")
    t.play("hunt 1")
    assert asked(t) == (2, "action") and seat(t, 0)["passed"] and seat(t, 1)["passed"] and "pass" in options(t)


@clause("PAL-10.1")
def test_with_no_worker_who_could_act_one_must_pass() -> None:
    every = {"hunt": ["scout", None], "trade": ["scout", None], "conspire": ["scout"], "recruit": ["scout", None]}
    t = table({"workers": "labourer", "spaces": every}, "labourer*2")
    assert asked(t) == (1, "action") and seat(t)["passed"] and pool(t) == "labourer"


@clause("PAL-10.2")
def test_on_passing_all_workers_of_the_board_go_to_the_supply_at_once() -> None:
    spaces = {"hunt": ["scout", "scout"], "attack": ["scout", "labourer", "fighter"], "pray": ["cleric"]}
    t = table({"workers": "merchant", "spaces": spaces}, "labourer*2")
    t.play("pass")
    assert seat(t)["spaces"] == {} and pool(t) == "merchant" and asked(t) == (1, "action")
    assert count(t, "worker_leaves", 0) >= 1 and sorted(things(t, "worker_leaves", 0)) == sorted(
        ["scout", "scout", "scout", "labourer", "fighter", "cleric"]
    )


@clause("PAL-10.3")
@pytest.mark.parametrize("kept", [["criminal", "criminal", "labourer"], ["scout", "scout"], [], ["labourer"]])
def test_up_to_three_workers_of_choice_are_kept(kept: list[str]) -> None:
    t = table("criminal*2 labourer scout*2", "labourer*2")
    order = ["labourer", "scout", "criminal"]
    t.play("pass", *(f"keep {kind}" for kind in sorted(kept, key=order.index)), *(["done"] if len(kept) < 3 else []))
    assert pool(t).split() == sorted(kept, key=order.index) and asked(t) == (1, "action")


@clause("PAL-10.3")
@pytest.mark.parametrize("workers", ["labourer", "scout criminal", "cleric*3"])
def test_three_or_fewer_are_kept_without_asking(workers: str) -> None:
    t = table(workers, "labourer*2")
    before = pool(t)
    t.play("pass")
    assert pool(t) == before and asked(t) == (1, "action")


@clause("PAL-10.3")
@pytest.mark.parametrize(("workers", "round_", "lost"), [("scout*5", 3, 2), ("scout*3", 3, 0), ("scout*2", 7, 2)])
def test_passing_says_how_many_workers_it_loses(workers: str, round_: int, lost: int) -> None:
    t = table(workers, "labourer*2", round=round_)
    cost = next(option.cost for option in t.pending[0].options if option.notation == "pass")
    assert cost == ((("workers", lost),) if lost else ())


@clause("PAL-10.3")
def test_the_best_workers_are_proposed_to_be_kept_one_after_the_other() -> None:
    t = table("labourer*2 scout*2 cleric criminal", "labourer*2")
    t.play("pass")
    for proposed in (["scout", "cleric", "criminal"], ["cleric", "criminal"], ["criminal"]):
        marked = [option.notation for option in t.pending[0].options if option.default]
        assert marked == [f"keep {kind}" for kind in proposed]
        t.play(marked[0])
    assert pool(t) == "scout cleric criminal"


@clause("PAL-10.3", "PAL-11.1")
@pytest.mark.parametrize("workers", ["scout", "criminal*2 labourer scout*2"])
def test_in_the_last_round_nobody_is_asked_whom_to_keep(workers: str) -> None:
    t = table(workers, "labourer*2", round=7)
    before = pool(t).split()
    t.play("pass")
    assert asked(t) == (1, "action") and sorted(things(t, "gives_back", 0)) == sorted(before)


@clause("PAL-10.4", "PAL-R.12")
def test_workers_gained_after_the_last_pass_are_no_question_either() -> None:
    passed = {"workers": "scout*3", "passed": True, "crew": ["peddler_1"], "suspicions": "suspicion_0*2"}
    t = table("labourer*2", passed, townsfolk=TAXING, tax=1, round=7)
    t.play("recruit 1", "discard gatekeeper_3", "pass")
    assert t.over


@clause("PAL-10.4", "PAL-10.6", "PAL-R.12")
def test_workers_gained_after_passing_stay_within_the_limit_of_three() -> None:
    passed = {"workers": "scout*3", "passed": True, "crew": ["peddler_1"], "suspicions": "suspicion_0*2"}
    t = table("labourer*2", passed, townsfolk=TAXING, tax=1)
    t.play("recruit 1", "discard gatekeeper_3")
    assert pool(t, 1) == "labourer scout scout scout" and asked(t) == (0, "action")
    t.play("pass")
    assert asked(t) == (1, "keep")
    t.play("keep labourer", "keep scout", "keep scout")
    assert pool(t, 1) == "labourer scout scout" and t.position()["round"] == 2


@clause("PAL-10.4", "PAL-10.6")
def test_after_passing_no_action_is_possible_even_with_new_workers() -> None:
    passed = {"workers": "", "passed": True, "crew": ["peddler_1"], "suspicions": "suspicion_0*2"}
    t = table("labourer*3", passed, townsfolk=TAXING, tax=1)
    t.play("recruit 1", "discard gatekeeper_3")
    assert pool(t, 1) == "labourer" and asked(t) == (0, "action")
    assert refusal(t, "1: hunt 1") == ""


@clause("PAL-10.5")
@pytest.mark.parametrize("round_", [1, 6])
def test_when_all_have_passed_the_next_round_follows(round_: int) -> None:
    orders = ["order_attack", "order_convert", "order_absolve"]
    shown = [card if i < round_ else None for i, card in enumerate(orders)]
    t = table("labourer", {"passed": True}, round=round_, orders=shown)
    t.play("pass")
    assert not t.over and t.position()["round"] == round_ + 1 and count(t, "round_begins") == 1


@clause("PAL-10.5")
def test_after_the_seventh_round_the_game_ends() -> None:
    t = table("labourer", {"passed": True}, round=7)
    t.play("pass")
    assert t.over and t.result is not None and t.result.clause == "PAL-10.5" and count(t, "game_over") == 1


@clause("PAL-10.2")
def test_kept_workers_are_there_in_the_next_round() -> None:
    t = table({"workers": "labourer criminal", "spaces": {"hunt": ["scout", None]}}, {"passed": True})
    t.play("pass")
    assert t.position()["round"] == 2 and pool(t) == "labourer criminal" and on(t, "hunt") == []
    assert workers_for("hunt") == "labourer scout"
