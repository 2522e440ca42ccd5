"""Honour: its track, what gains and loses it, and the overlay."""

import pytest

from games.support import asked, options, refusal, told
from support import clause

from .support import honour, seat, table

pytestmark = pytest.mark.both_builds

ALL = {
    "starting_marshal": "fighter", "starting_warden": "merchant", "starting_envoy": "scout",
    "starting_chaplain": "cleric",
}  # fmt: skip


@clause("TOM-4.7")
@pytest.mark.parametrize(("before", "after"), [(12, 12), (11, 12), (0, 1)])
def test_honour_goes_up_to_twelve(before: int, after: int) -> None:
    t = table({"workers": "labourer fighter", "crew": "starting_marshal", "honour": before}, "labourer")
    t.play("honour", "keep")
    assert honour(t)[0] == after and len(told(t, "gains_honour")) == after - before


@clause("TOM-4.7")
def test_honour_does_not_go_below_zero() -> None:
    t = table({"honour": 0}, {"honour": 1}, invaders=0)
    t.play("pass", "pass")
    assert honour(t) == [0, 0] and [e.seat for e in told(t, "loses_honour")] == [1]


@clause("TOM-4.8")
@pytest.mark.parametrize(
    ("starter", "action", "pool"),
    [
        ("starting_marshal", "attack", "scout labourer fighter"),
        ("starting_warden", "fortify", "merchant labourer scout"),
        ("starting_envoy", "commission", "scout labourer cleric"),
        ("starting_chaplain", "absolve", "cleric labourer merchant"),
    ],
)
def test_each_starting_townsfolk_gives_honour_after_its_action(starter: str, action: str, pool: str) -> None:
    rich = {"workers": pool, "silver": 9, "provisions": 9, "faith": 9, "strength": 9, "influence": 9}
    t = table({**rich, "crew": starter, "honour": 5}, {"workers": "labourer", "crew": "abbot_1"})
    t.play(action)
    while t.pending[0].seat == 0 and t.pending[0].kind != "action":
        t.play(options(t)[0])
    assert honour(t)[0] == 6


@clause("TOM-4.9", "TOM-4.10")
def test_at_an_inquisition_two_suspicions_cost_honour_before_debts_are_dealt() -> None:
    two = "suspicion_0*2"
    t = table("labourer", {"suspicions": two}, {"suspicions": "suspicion_0"}, tax=1, suspicion_deck="suspicion_2")
    t.play("conspire", "keep")
    assert honour(t) == [12, 11, 12]
    kinds = [e.kind for e in t.events]
    assert kinds.index("loses_honour") < kinds.index("takes_debt")


@clause("TOM-4.10")
def test_townsfolk_who_remove_suspicions_work_before_honour_is_checked() -> None:
    t = table("labourer", {"suspicions": "suspicion_0*2", "crew": remover()}, tax=1, suspicion_deck="suspicion_2")
    t.play("conspire", "keep")
    while asked(t)[1] in ("use", "ability"):
        t.play("take" if asked(t)[1] == "use" else options(t)[0])
    assert honour(t)[1] == 12


def remover() -> str:
    """A Townsfolk who removes Suspicions at an Inquisition."""
    t = table("labourer")
    for thing in t.game.things()[12:44]:
        lines = " ".join(t.game.help(thing, "en", t.options).lines)
        if "nquisition" in lines and "Suspicion removed" in lines:
            return thing
    raise AssertionError("there is none")


# -- the overlay


@clause("TOM-4.11", "TOM-4.63")
@pytest.mark.parametrize("starter", [*ALL])
def test_the_overlay_takes_a_worker_of_its_colour_and_any_other(starter: str) -> None:
    t = table({"workers": f"labourer {ALL[starter]}", "crew": starter, "honour": 3, "suspicions": "suspicion_0"})
    t.play("honour", "keep", "take")
    assert honour(t)[0] == 4 and seat(t)["suspicions"] == [] and seat(t)["workers"] == []
    assert seat(t)["overlay"] == ["labourer", ALL[starter]]


@clause("TOM-4.11")
def test_the_overlay_is_refused_without_its_workers_and_while_it_is_used() -> None:
    t = table({"workers": "labourer*3", "crew": "starting_marshal"}, "labourer")
    assert refusal(t, "honour") == "PAL-4.15"
    used = {"workers": "labourer fighter", "crew": "starting_marshal", "overlay": ["labourer", "fighter"]}
    t = table(used, "labourer")
    assert refusal(t, "honour") == "PAL-4.5"
    t = table({"workers": "labourer criminal", "crew": "starting_marshal"}, "labourer")
    t.play("honour", "keep")
    assert seat(t)["overlay"] == ["labourer", "criminal"]


@clause("TOM-4.11", "PAL-4.15")
def test_only_what_makes_a_difference_is_asked_for_the_overlay() -> None:
    t = table({"workers": "fighter criminal", "crew": "starting_marshal"}, "labourer")
    t.play("honour", "keep")
    assert seat(t)["overlay"] == ["criminal", "fighter"]
    t = table({"workers": "fighter criminal labourer", "crew": "starting_marshal"}, "labourer")
    t.play("honour", "keep")
    assert options(t) == ["place fighter", "place criminal"]
    t.play("place criminal")
    assert seat(t)["overlay"] == ["labourer", "criminal"]


@clause("TOM-4.63")
def test_the_overlay_may_be_used_with_full_honour_and_no_suspicion() -> None:
    t = table({"workers": "labourer fighter", "crew": "starting_marshal"}, "labourer")
    t.play("honour", "keep")
    assert honour(t)[0] == 12 and seat(t)["overlay"] == ["labourer", "fighter"] and asked(t)[0] == 1


@clause("TOM-4.50")
def test_pray_clears_the_overlay() -> None:
    used = {"crew": "starting_marshal", "overlay": ["labourer", "fighter"], "workers": "cleric labourer", "silver": 2}
    t = table(used, "labourer")
    t.play("pray", "keep")
    assert seat(t)["overlay"] == [None, None] and [e.things for e in told(t, "clears")] == [("gain_honour",)]


@clause("TOM-4.50")
def test_the_overlay_is_one_of_the_actions_that_pray_can_clear() -> None:
    used = {"crew": "starting_marshal", "overlay": ["labourer", "fighter"], "spaces": {"hunt": ["labourer", None]}}
    t = table({**used, "workers": "cleric", "silver": 2}, "labourer")
    t.play("pray", "keep")
    assert options(t) == ["clear hunt", "clear gain_honour"]


@clause("TOM-4.50")
def test_passing_clears_the_overlay_too() -> None:
    t = table({"crew": "starting_marshal", "overlay": ["labourer", "fighter"]}, "labourer")
    t.play("pass")
    assert seat(t)["overlay"] == [None, None]
