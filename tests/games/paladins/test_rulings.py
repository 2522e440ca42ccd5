"""PAL-R: the rulings that no other file proves, and the readings that a table can be set up with."""

import pytest

import regnum
from games.paladins.facts import SUSPICIONS
from games.paladins.support import (
    NO_OUTSIDERS,
    NO_TOWNSFOLK,
    cards_at,
    on,
    played,
    seat,
    seen,
    solo,
    table,
    terms,
    workers_for,
)
from games.support import asked, count, things
from support import clause

POOR = {"silver": 0, "provisions": 0}


@clause("PAL-R.7")
@pytest.mark.parametrize(
    ("card", "mine", "points"),
    [
        ("guardian_viking", {"workshops": ["attack_left", "attack_middle"]}, 1),
        ("vigilante_viking", {"jars": ["jar_space_1", "jar_space_2"]}, 1),
        ("vigilante_viking", {"converted": ["vigilante_viking", "thief_viking"]}, 0),
        ("armourer_viking", {"strength": 4}, 1),
        ("marauder_viking", {"influence": 4}, 1),
        ("warrior_saracen", {"faith": 4}, 1),
        ("barbarian_viking", {"attacked": ["archer_byzantine"]}, 1),
        ("barbarian_viking", {"attacked": ["archer_saracen"]}, 0),
        ("assassin_viking", {"attacked": ["archer_saracen"]}, 1),
        ("invader_saracen", {"attacked": ["thief_viking"]}, 1),
    ],
)
def test_outsiders_and_townsfolk_are_paired_as_in_the_english_text(
    card: str, mine: dict[str, object], points: int
) -> None:
    t = table({**POOR, "converted": [card], **mine}, {}, round=8, phase="over")
    assert terms(t).get(card, 0) == points


@clause("PAL-R.7")
@pytest.mark.parametrize(("card", "action"), [("acolyte_1", "commission"), ("abbot_1", "absolve")])
def test_acolyte_and_abbot_are_not_swapped(card: str, action: str) -> None:
    for other in ("commission", "absolve"):
        t = table({"workers": workers_for(other), "crew": [card]})
        t.play(other, "square region1_space2" if other == "commission" else "jar 6")
        assert count(t, "ability") == (other == action)


@clause("PAL-R.10")
def test_a_free_recruit_hires_and_does_not_discard() -> None:
    t = table(workers_for("commission"), townsfolk=["debt_collector_1", *NO_TOWNSFOLK[1:]])
    t.play("commission", "square region1_space1", "recruit debt_collector_1")
    assert seat(t)["crew"] == ["debt_collector_1"] and seat(t)["workers"] == [] and t.position()["town_discard"] == []


@clause("PAL-R.13", "PAL-15.3")
def test_the_resource_track_has_five_spaces() -> None:
    """From the leftmost space a full round takes five steps, with one rise of an attribute."""
    seen_ = []
    for marker in range(1, 6):
        t = solo("labourer*3", {"workers": "labourer*3"}, schemes=["scheme_trade"], marker=marker)
        t.play("hunt 1")
        seen_.append((t.position()["marker"], count(t, "rival_wraps")))
    assert seen_ == [(2, 0), (3, 0), (4, 0), (5, 0), (1, 1)]


@clause("PAL-R.22")
def test_somebody_always_gives_suspicions_back_so_a_card_is_drawn() -> None:
    held = ["suspicion_0*6", "suspicion_1*6", "suspicion_1*2 suspicion_2*4", "suspicion_2*6"]
    t = table(*({"workers": "labourer", "suspicions": cards} for cards in held))
    assert cards_at(t, "suspicion_deck") == 0
    t.play("conspire")
    assert count(t, "inquisition") == 1 and count(t, "draws_suspicion") == 1
    assert [len(seat(t, p)["suspicions"]) for p in range(4)] == [4, 3, 3, 3]


@clause("PAL-R.23")
def test_the_hunter_counts_the_crew_and_not_discards() -> None:
    row = [*NO_TOWNSFOLK[:3], "watchman_1", "debt_collector_1"]
    t = table({"workers": "scout", "crew": ["abbot_1"], "converted": ["hunter_saracen"], **POOR}, townsfolk=row)
    t.play("recruit 1")
    assert "hunter_saracen" not in terms(t)
    t = table({"workers": "scout fighter", "crew": ["abbot_1"], "converted": ["hunter_saracen"], **POOR}, townsfolk=row)
    t.play("recruit 2")
    assert terms(t)["hunter_saracen"] == 1


@clause("PAL-R.23")
def test_the_hunter_counts_the_first_recruit_and_free_ones() -> None:
    t = regnum.scenario(
        "paladins",
        {
            "players": [{"converted": ["hunter_saracen"]}],
            "phase": "recruit",
            "townsfolk": ["squire_1", "squire_2", "squire_3", "abbot_1", "abbot_2"],
        },
    )
    t.play("recruit squire_1")
    assert seat(t)["crew"] == ["squire_1"]
    t = table({"workers": workers_for("commission"), "crew": ["squire_1"], "converted": ["hunter_saracen"]},
              townsfolk=["debt_collector_1", *NO_TOWNSFOLK[1:]])  # fmt: skip
    t.play("commission", "square region1_space1", "recruit debt_collector_1")
    assert terms(t)["hunter_saracen"] == 1


@clause("PAL-R.24")
def test_closed_squares_hold_no_pieces_and_are_never_open() -> None:
    t = table({"workers": workers_for("commission"), "faith": 12})
    assert "region1_space3" not in seen(t, "free") and all(not seat(t, p)["monks"] for p in range(2))


@clause("PAL-R.5")
def test_the_third_space_keeps_a_used_action_used() -> None:
    spaces = {"absolve": ["cleric", "labourer", "merchant"]}
    t = table(
        {"workers": "labourer*4 criminal*3", "silver": 12, "spaces": spaces},
        "labourer*9",
    )
    t.play("develop", "place labourer", "place labourer")
    t.play("workshop absolve middle")
    assert on(t, "absolve") == ["cleric", None, "merchant"] and things(t, "worker_leaves") == ["labourer"]


@clause("PAL-R.9")
def test_a_free_develop_with_samson_costs_nothing_and_gives_nothing_back() -> None:
    t = table(
        {"workers": "merchant", "silver": 3, "paladin": "samson"},
        round=3,
        orders=["order_attack", "order_convert", "order_absolve"],
        favours=["favour_builders", *[None] * 4],
    )
    assert "silver" not in played(t, "favour 1", "option 1", "workshop attack left")


@clause("PAL-R.19")
@pytest.mark.parametrize("wall", ["wall_debt_or_silver", "wall_suspicion_or_silver"])
def test_a_player_may_choose_an_option_of_no_use(wall: str) -> None:
    t = table(workers_for("fortify"), wall_deck=[wall])
    t.play("fortify")
    assert asked(t) == (0, "option")
    gain = played(t, "option 1")
    assert gain == {} and asked(t) == (1, "action")


@clause("PAL-R.32")
def test_the_second_slot_is_judged_before_sliding() -> None:
    t = solo(
        "labourer",
        {"passed": True},
        townsfolk=["abbot_1", "abbot_2", "abbot_3", None, "squire_1"],
        outsiders=NO_OUTSIDERS,
    )
    t.play("pass")
    assert t.position()["town_discard"] == ["squire_1"] and t.position()["townsfolk"][2:] == [
        "abbot_1",
        "abbot_2",
        "abbot_3",
    ]


# -- other readings


@pytest.mark.parametrize(("reading", "counts"), [("printed", SUSPICIONS), ("low_tax_heavy", {0: 10, 1: 8, 2: 6})])
def test_the_tax_of_the_suspicions_in_both_readings(reading: str, counts: dict[int, int]) -> None:
    deck = [f"suspicion_{tax}" for tax, n in counts.items() for _ in range(n)]
    t = table("labourer", suspicion_deck=deck, suspicions=reading)
    assert cards_at(t, "suspicion_deck") == 24 and sorted(t.position()["suspicion_deck"]) == sorted(deck)


def test_the_other_mix_of_schemes() -> None:
    deck = ["scheme_kings_order"] * 6 + [
        f"scheme_{a}" for a in ("commission", "fortify", "garrison", "absolve", "attack", "convert")
    ]
    t = solo(schemes=deck, schemes_mix="orders_heavy")
    assert cards_at(t, "schemes") == 12 and sorted(t.position()["schemes"]) == sorted(deck)


@clause("PAL-R.33", "PAL-13.1")
@pytest.mark.parametrize(
    ("action", "target", "folk", "gain"),
    [
        ("commission", "square region1_space1", "acolyte_2", {"silver": 2}),
        ("absolve", "jar 3", "abbot_3", {"silver": -1, "provisions": 2}),
        ("commission", "square region1_space1", "abbot_3", {"provisions": 1}),
    ],
)
def test_who_joins_in_the_course_of_an_action_works_for_it(
    action: str, target: str, folk: str, gain: dict[str, int]
) -> None:
    mine = {"workers": workers_for(action), "provisions": 1}
    t = table(mine, townsfolk=[*NO_TOWNSFOLK[:4], folk])
    found = played(t, action, target, f"recruit {folk}")
    cost = {"provisions": -1} if action == "commission" else {}
    wanted = {key: gain.get(key, 0) + cost.get(key, 0) for key in ("silver", "provisions")}
    assert {key: found.get(key, 0) for key in wanted} == wanted
