"""Threats: when they come to light, how they are weakened, and what they cost at the end of a round."""

from typing import Any

import pytest

import regnum
from games.support import asked, options, refusal, things, told
from support import clause

from .support import facing, honour, on_threats, pass_all, play_on, seat, supply, table

pytestmark = pytest.mark.both_builds


# -- coming to light


@clause("TOM-4.3", "TOM-4.16", "TOM-4.17", "TOM-4.38", "TOM-H.13")
@pytest.mark.parametrize(("level", "shown"), [("normal", [0, 1, 2, 1, 1, 1, 0]), ("high", [0, 1, 2, 2, 2, 2, 0])])
def test_each_round_shows_its_threats(level: str, shown: list[int]) -> None:
    t = regnum.new("paladins_coop", 2, 5, {"difficulty": level})
    found = []
    for n in range(1, 8):
        before = len(things(t, "threat_up"))
        play_on(t, n)
        found.append(len(things(t, "threat_up")) - before)
    assert found == shown and len({*things(t, "threat_up")}) == sum(shown)


COME_WITH = {1: 1, 2: 3, 3: 4, 4: 4}
"""How many Workers, for each number of players."""
STRONGER_ALONE = {"fortify", "trade", "hunt", "commission", "absolve", "recruit", "conspire"}
"""The Threats that come with one more for one player."""
STRONGER_FOR_FOUR = {"hunt", "commission", "garrison"}
"""The Threats that come with two more for four players."""


def workers_of(name: str, seats: int) -> int:
    return COME_WITH[seats] + (seats == 1 and name in STRONGER_ALONE) + 2 * (seats == 4 and name in STRONGER_FOR_FOUR)


@clause("TOM-4.18", "TOM-R.7", "TOM-R.31")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_threat_comes_with_workers_by_players_and_some_with_more_alone_or_for_four(seats: int) -> None:
    met: dict[str, int] = {}
    for deal in range(16):
        t = regnum.new("paladins_coop", seats, deal)
        play_on(t, 2)
        met |= on_threats(t)
        assert supply(t) == 20 - sum(on_threats(t).values())
    assert len(met) > 3
    assert all({*met} & stronger and {*met} - stronger for stronger in (STRONGER_ALONE, STRONGER_FOR_FOUR))
    for name, n in met.items():
        assert n == workers_of(name, seats)


@clause("TOM-4.18", "TOM-4.19", "TOM-R.31")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whoever_clears_no_threat_meets_every_one_with_all_its_workers_as_long_as_there_are_any(seats: int) -> None:
    t = regnum.new("paladins_coop", seats, 5)
    while not t.over and t.view(None)["values"]["round"] < 7:
        d = t.pending[0]
        said = [o.notation for o in d.options]
        t.play("pass" if "pass" in said else said[0], seat=d.seat)
    up = [name.removeprefix("threat_") for name in things(t, "threat_up")]
    whole = {name: workers_of(name, seats) for name in up}
    wanted = [min(n, max(0, 20 - sum([*whole.values()][:i]))) for i, n in enumerate(whole.values())]
    assert sorted(on_threats(t).values()) == sorted(n for n in wanted if n)
    assert len(whole) == 6 and supply(t) == max(0, 20 - sum(whole.values()))


@clause("TOM-4.19", "TOM-4.64")
def test_a_short_supply_puts_what_is_left_from_left_to_right() -> None:
    position = facing(hunt=10, trade=8)
    t = table(*(["labourer"] * 4), seats=4, **{**position, "round": 4, "phase": "round", "difficulty": "high"})
    assert [*on_threats(t).values()] == [10, 8, 2] and supply(t) == 0  # 2 of 4 for the first, nothing for the second
    assert len(t.position()["removed"]) == 1  # it has no Worker, so it leaves at once


@clause("TOM-4.16", "TOM-4.18")
def test_two_threats_of_a_round_are_told_in_one_sentence_with_the_workers_of_both() -> None:
    t = table(seats=2, round=2)
    pass_all(t)
    (event,) = told(t, "threat_up")
    n = sum(on_threats(t).values())
    assert len(event.things) == 2 and event.count == n
    assert t.describe_event(event, 0, "en").endswith(f"with {n} Overlord Workers in all.")
    assert t.describe_event(event, 0, "pl").endswith(f"Robotników Namiestnika razem: {n}.")


# -- growing weaker


@clause("TOM-4.24", "TOM-EX.11")
@pytest.mark.parametrize(("workers", "left"), [(3, {"fortify": 2}), (1, {})])
def test_each_fortify_removes_one_worker_of_its_threat(workers: int, left: dict[str, int]) -> None:
    t = table({"workers": "merchant labourer scout", "provisions": 3}, "labourer", **facing(fortify=workers))
    before = supply(t)
    t.play("fortify")
    while t.pending[0].seat == 0:
        t.play(options(t)[0])
    assert on_threats(t) == left and supply(t) == before + 1
    assert t.position()["removed"] == ([] if left else ["threat_fortify"])


@clause("TOM-4.24")
@pytest.mark.parametrize(
    ("player", "choices", "threat"),
    [
        ("labourer", ("trade 1",), "trade"),
        ("labourer scout", ("hunt 2",), "hunt"),
        ({"workers": "labourer*2", "silver": 4}, ("develop", "workshop attack left"), "develop"),
        ("labourer", ("conspire",), "conspire"),
        ({"workers": "labourer", "silver": 9}, ("recruit 1",), "recruit"),
        ({"workers": "cleric", "silver": 2, "spaces": {"hunt": ["scout", None]}}, ("pray",), "pray"),
    ],
)
def test_actions_of_the_left_weaken_theirs(player: Any, choices: tuple[str, ...], threat: str) -> None:
    t = table(player, "labourer", **facing(**{threat: 2}))
    for choice in choices:
        t.play(choice) if t.pending[0].kind != "receiver" else t.play("keep", choice)
    while t.pending[0].seat == 0:
        t.play("keep" if t.pending[0].kind == "receiver" else options(t)[0])
    assert on_threats(t) == {threat: 1}


@clause("TOM-4.24", "TOM-R.17")
@pytest.mark.parametrize(
    ("favour", "player", "choices", "done"),
    [
        ("favour_pray", {"workers": "labourer", "spaces": {"hunt": ["scout", None]}}, ("clear hunt",), "clears"),
        ("favour_free_recruit", {"workers": "scout"}, ("recruit abbot_1",), "hires"),
        (
            "favour_builders",
            {"workers": "merchant", "provisions": 3},
            ("option 1", "workshop attack left"),
            "places_workshop",
        ),
    ],
)
def test_a_free_pray_recruit_or_develop_of_a_reward_weakens_nothing(
    favour: str, player: dict[str, Any], choices: tuple[str, ...], done: str
) -> None:
    row = ["abbot_1", "abbot_2", "squire_1", "watchman_1", "peddler_1"]
    t = table(player, "labourer", **facing(pray=2, recruit=2, develop=2), townsfolk=row, favours=[favour, *[None] * 4])
    t.play("favour 1", *choices)
    assert asked(t) == (1, "action") and [e.seat for e in told(t, done)] == [0]
    assert on_threats(t) == {"pray": 2, "recruit": 2, "develop": 2}


@clause("TOM-4.47", "TOM-4.24")
def test_a_threat_without_workers_leaves_at_once_and_costs_nothing() -> None:
    t = table("labourer", {}, **facing(trade=1))
    t.play("trade 1", "keep")
    assert on_threats(t) == {} and things(t, "threat_ends") == ["threat_trade"]
    pass_all(t)
    assert honour(t) == [12, 12] and not told(t, "threat_strikes")


# -- the end of a round


@clause("TOM-4.26", "TOM-4.29", "TOM-EX.11")
def test_every_player_chooses_what_can_be_lost() -> None:
    t = table({"honour": 8, "strength": 4}, {"honour": 5}, **facing(fortify=1))
    pass_all(t)
    assert [(d.seat, d.kind) for d in t.pending] == [(0, "loss")]  # the other has one way only
    assert options(t, 0) == ["lose 1", "lose 2"]
    t.play("lose 2")
    assert honour(t) == [8, 4] and [seat(t, p)["strength"] for p in range(2)] == [3, 0]
    assert on_threats(t)["fortify"] == 1


@clause("TOM-4.29", "TOM-4.43", "TOM-EX.12")
def test_what_cannot_be_lost_in_full_cannot_be_chosen() -> None:
    t = table({"honour": 8, "silver": 3}, {"honour": 0, "silver": 1}, {"honour": 0, "silver": 0}, **facing(trade=2))
    pass_all(t)
    assert [d.seat for d in t.pending] == [0]
    t.play("lose 1")
    assert honour(t) == [7, 0, 0] and [seat(t, p)["silver"] for p in range(3)] == [3, 0, 0]
    assert [e.seat for e in told(t, "spared")] == [2]


@clause("TOM-4.43", "TOM-H.14")
@pytest.mark.parametrize(
    ("player", "left"), [({"honour": 0}, (0, 0)), ({"honour": 0, "strength": 4}, (0, 3)), ({"honour": 5}, (4, 0))]
)
def test_there_is_no_free_pass(player: dict[str, Any], left: tuple[int, int]) -> None:
    t = table(player, seats=1, **facing(fortify=1))
    pass_all(t)
    assert (seat(t)["honour"], seat(t)["strength"]) == left


@clause("TOM-4.43", "TOM-4.29")
@pytest.mark.parametrize(
    ("threat", "have", "lack", "lost"),
    [
        ("trade", {"silver": 1}, {"silver": 0}, "loses_silver"),
        ("hunt", {"provisions": 1}, {"provisions": 0}, "loses_provisions"),
        ("recruit", {"workers": "scout"}, {"workers": ""}, "loses_worker"),
        ("develop", {"workshops": "attack_left"}, {"workshops": ""}, "loses_workshop"),
        ("fortify", {"strength": 1}, {"strength": 0}, "loses_attribute"),
        ("garrison", {"faith": 1}, {"faith": 0}, "loses_attribute"),
        ("commission", {"influence": 1}, {"influence": 0}, "loses_attribute"),
    ],
)
def test_without_honour_who_has_it_loses_it_and_who_lacks_it_is_spared(
    threat: str, have: dict[str, Any], lack: dict[str, Any], lost: str
) -> None:
    t = table({"honour": 0, **have}, {"honour": 0, **lack}, {"honour": 4, **have}, **facing(**{threat: 1}))
    pass_all(t)
    assert [(d.seat, d.kind) for d in t.pending] == [(2, "loss")]  # who has no Honour has no choice
    assert options(t, 2) == ["lose 1", "lose 2"]
    t.play("lose 1", seat=2)
    assert [e.seat for e in told(t, lost)] == [0] and [e.seat for e in told(t, "spared")] == [1]
    assert [e.seat for e in told(t, "loses_honour")] == [2] and honour(t) == [0, 0, 3]


@clause("TOM-4.43")
@pytest.mark.parametrize("threat", ["absolve", "conspire"])
def test_a_suspicion_can_always_be_taken(threat: str) -> None:
    t = table({"honour": 0}, {"honour": 1}, **facing(**{threat: 1}))
    pass_all(t)
    assert [d.seat for d in t.pending] == [1] and options(t, 1) == ["lose 1", "lose 2"]
    t.play("lose 2", seat=1)
    assert [len(seat(t, p)["suspicions"]) for p in range(2)] == [1, 1]
    assert honour(t) == [0, 1] and not told(t, "spared")


@clause("TOM-4.30", "TOM-4.46", "TOM-R.18")
@pytest.mark.parametrize("n", [3, 7])
def test_lose_a_worker_takes_one_that_was_kept_of_the_owners_choice(n: int) -> None:
    t = table({"workers": "scout fighter"}, {"honour": 0}, **{**facing(recruit=1), "round": n})
    pass_all(t)
    assert options(t, 0) == ["lose 1", "lose 2"]
    t.play("lose 2", "lose scout")
    assert things(t, "loses_worker", 0) == ["scout"]
    assert seat(t)["workers"][:1] == ["fighter"] and honour(t)[0] == 12


@clause("TOM-4.46")
def test_in_round_seven_up_to_three_workers_are_kept() -> None:
    t = table("labourer*5", seats=1, **{**facing(recruit=1), "round": 7})
    t.play("pass")
    assert asked(t) == (0, "keep")
    t.play("keep labourer", "keep labourer", "keep labourer")
    assert asked(t) == (0, "loss") and "lose 2" in options(t)


@clause("TOM-4.30", "TOM-4.45")
def test_lose_a_workshop_opens_its_space_and_leaves_what_was_developed() -> None:
    built = {"workshops": "attack_left attack_middle convert_left"}
    t = table(built, {"honour": 0}, **facing(develop=1))
    before = terms_of_develop(t)
    pass_all(t)
    t.play("lose 2")
    assert options(t, 0) == ["lose attack left", "lose attack middle", "lose convert left"]
    t.play("lose attack middle")
    assert seat(t)["workshops"] == ["attack_left", "convert_left", "lost_workshop_1"]
    assert terms_of_develop(t) == before and t.view(0)["numbers"]["seat0.done.develop"]["value"] == 3


def terms_of_develop(t: regnum.Table) -> list[int]:
    return [term.points for term in t.scores[0].terms if term.name == "develop"]


@clause("TOM-4.45")
def test_after_a_loss_the_development_goes_on_where_it_was() -> None:
    rich = {"workers": "labourer*2", "silver": 4, "workshops": "attack_left lost_workshop_1"}
    t = table(rich, "labourer", round=2)
    t.play("develop", "keep", "workshop attack middle")
    assert seat(t)["workshops"] == ["attack_left", "attack_middle", "lost_workshop_1"]


@clause("TOM-4.29", "TOM-4.30", "TOM-4.60", "TOM-R.28")
def test_suspicions_are_drawn_in_turn_order_from_the_first_player_after_all_have_chosen() -> None:
    t = table({}, {}, {}, start=1, **facing(conspire=1))
    pass_all(t)
    assert [d.seat for d in t.pending] == [0, 1, 2]
    t.play("lose 2", seat=2)
    t.play("lose 2", seat=0)
    assert not told(t, "draws_suspicion")
    t.play("lose 2", seat=1)
    assert [e.seat for e in told(t, "draws_suspicion")] == [1, 2, 0]


@clause("TOM-4.60")
def test_an_inquisition_caused_by_a_threat_is_resolved_at_once() -> None:
    t = table({"honour": 0}, {"honour": 5, "suspicions": "suspicion_0*3"}, tax=1,
              suspicion_deck="suspicion_2", **facing(conspire=1))  # fmt: skip
    pass_all(t)
    t.play("lose 1", seat=1)
    kinds = [e.kind for e in t.events]
    assert kinds.index("inquisition") < kinds.index("row_discards")
    assert honour(t) == [0, 3]  # 1 to the Inquisition, 1 to the Threat


@clause("TOM-4.26", "TOM-4.61")
def test_threats_are_resolved_from_left_to_right_and_the_first_laid_first() -> None:
    row = ["threat_trade", None, "threat_hunt", "threat_pray", "threat_fortify", None, None, None, None]
    t = table(
        {"honour": 12}, seats=1, round=4, difficulty="high", threats=row, threat_workers=[1, 0, 1, 1, 1, 0, 0, 0, 0]
    )
    while t.view(None)["values"]["round"] == 4:
        t.play("pass" if asked(t)[1] == "action" else "lose 1")
    assert things(t, "threat_strikes") == ["threat_trade", "threat_hunt", "threat_pray", "threat_fortify"]
    assert honour(t) == [8]


@clause("TOM-4.31", "TOM-4.66")
def test_threats_come_after_the_limit_of_three_and_before_the_refresh() -> None:
    t = table({"workers": "labourer*3"}, {}, **facing(pray=1))
    pass_all(t)
    kinds = [e.kind for e in t.events]
    assert kinds.index("passes") < kinds.index("threat_strikes") < kinds.index("row_discards")


@clause("TOM-4.66", "TOM-4.55")
def test_workers_above_three_are_gone_before_a_threat_asks_for_one() -> None:
    t = table("labourer", {"workers": "scout*3", "passed": True}, **facing(recruit=1))
    t.play("conspire", "give 1", "pass")
    assert asked(t) == (1, "keep")
    t.play("keep scout", "keep scout", "keep scout")
    assert [d.kind for d in t.pending] == ["loss"] and len(seat(t, 1)["workers"]) == 3


PEDDLING = {"workers": "scout*3", "crew": "starting_marshal peddler_1", "suspicions": "suspicion_0*2", "honour": 0}
"""Three workers are kept, and an Inquisition brings a fourth."""


@clause("TOM-4.66", "PAL-10.4", "TOM-R.28")
def test_workers_whom_an_inquisition_of_a_threat_brings_are_kept_up_to_three_too() -> None:
    t = table(PEDDLING, {"honour": 0}, tax=1, suspicion_deck="suspicion_2", difficulty="impossible",
              **facing(conspire=1))  # fmt: skip
    t.play("pass", "pass")
    assert told(t, "inquisition") and asked(t) == (0, "keep") and not told(t, "threat_grows")
    again = regnum.scenario("paladins_coop", t.position())
    assert again.position() == t.position()
    for each in (t, again):
        each.play("keep labourer", "keep scout", "keep scout")
        assert each.view(None)["values"]["round"] == 3 and on_threats(each)["conspire"] == 2
        assert seat(each)["workers"] == ["labourer", "scout", "scout"] and honour(each) == [0, 0]
        assert len(told(each, "threat_strikes")) == (each is t)  # nothing is resolved twice


@clause("TOM-4.66")
def test_after_the_last_round_nobody_is_asked_again_whom_to_keep() -> None:
    t = table(PEDDLING, {"honour": 0}, tax=1, suspicion_deck="suspicion_2", **{**facing(conspire=1), "round": 7})
    t.play("pass", "pass")
    assert t.over and told(t, "inquisition")


# -- Invaders


@clause("TOM-4.27", "TOM-4.28")
@pytest.mark.parametrize(("n", "lost"), [(0, 1), (1, 0)])
def test_too_few_outsiders_removed_cost_everybody_honour(n: int, lost: int) -> None:
    t = table(seats=2, round=2, invaders=n)
    pass_all(t)
    assert honour(t) == [12 - lost] * 2
    assert len(things(t, "row_discards")) == 2  # those of the refresh do not count
    assert t.view(None)["values"]["overlord.0.invaders"] == 0


@clause("TOM-4.27", "TOM-4.17", "TOM-R.31")
@pytest.mark.parametrize(
    ("seats", "n", "wanted"),
    [(1, 4, 1), (2, 4, 1), (3, 4, 1), (4, 4, 1), (1, 5, 1), (2, 5, 1), (3, 6, 2), (4, 7, 2)],
)
def test_more_are_asked_for_in_later_rounds_and_of_more_players(seats: int, n: int, wanted: int) -> None:
    t = table(seats=seats, round=n, invaders=wanted - 1)
    assert t.view(0)["numbers"]["invaders"]["of"] == wanted
    pass_all(t)
    assert honour(t) == [11] * seats or t.over
    assert {e.count for e in told(t, "loses_honour")} == {1}


@clause("TOM-4.27")
@pytest.mark.parametrize("action", ["attack", "convert"])
def test_attack_and_convert_remove_invaders(action: str) -> None:
    pool = "scout labourer fighter" if action == "attack" else "fighter labourer cleric"
    t = table({"workers": pool, "faith": 12, "strength": 12, "silver": 9}, "labourer", invaders=0)
    t.play(action)
    while t.pending[0].seat == 0:
        t.play(options(t)[0])
    assert t.view(None)["values"]["overlord.0.invaders"] == 1


# -- the impossible game


@clause("TOM-4.39", "TOM-4.40")
@pytest.mark.parametrize(("level", "left"), [("high", 2), ("impossible", 3)])
@pytest.mark.parametrize("n", [2, 7])
def test_in_the_impossible_game_threats_grow_after_they_are_resolved(level: str, left: int, n: int) -> None:
    t = table(seats=1, difficulty=level, **{**facing(pray=2), "round": n})
    pass_all(t)
    assert on_threats(t)["pray"] == left and honour(t) == [11]
    kinds = [e.kind for e in t.events]
    assert level == "high" or kinds.index("loses_honour") < kinds.index("threat_grows")


@clause("TOM-4.64", "TOM-4.39")
def test_growth_stops_when_the_supply_is_empty() -> None:
    t = table(seats=1, difficulty="impossible", **{**facing(pray=10, hunt=9, trade=1), "round": 7})
    while not t.over:
        t.play("pass" if asked(t)[1] == "action" else "lose 1")
    assert [*on_threats(t).values()] == [10, 9, 1] and supply(t) == 0


@clause("TOM-4.65")
def test_refusals_of_what_was_not_asked_name_no_card() -> None:
    t = table("labourer", "labourer")
    assert refusal(t, "order 1") == "TOM-4.62" and refusal(t, "favour 1") == "PAL-7.5"


@clause("TOM-4.60")
def test_a_position_written_between_threats_goes_on_there() -> None:
    t = table({"silver": 3}, {"silver": 3}, **facing(trade=1, hunt=1))
    pass_all(t)
    t.play("lose 1", seat=0)
    t.play("lose 2", seat=1)
    t.play("lose 1", seat=1)
    now = t.position()
    assert now["resolved"] == 2 and now["chosen"] == [None, 1]
    again = regnum.scenario("paladins_coop", now)
    assert [(d.seat, d.kind) for d in again.pending] == [(d.seat, d.kind) for d in t.pending] == [(0, "loss")]
    for each in (t, again):
        each.play("lose 1", seat=0)
    assert honour(again) == honour(t) == [10, 11] and seat(again, 1)["silver"] == 2
