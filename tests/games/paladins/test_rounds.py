"""PAL-3: the seven steps of a round."""

from typing import Any

import pytest

import regnum
from games.paladins.facts import OUTSIDERS, PALADINS, TAVERN, TOWNSFOLK
from games.paladins.support import (
    NO_OUTSIDERS,
    NO_TOWNSFOLK,
    amounts,
    cards_at,
    kinds,
    on,
    pass_all,
    played,
    pool,
    seat,
    seen,
    solo,
    table,
)
from games.support import asked, count, number, options, refusal, things
from support import clause

THREE = {"hand": ["roland", "samson", "oliver"]}


def choosing(*players: dict[str, Any], **position: Any) -> regnum.Table:
    """A table on which everybody chooses a Paladin."""
    taverns = [f"tavern_{i + 7:02}" for i in range(len(players) + 1)]
    return regnum.scenario("paladins", {"players": players, "phase": "paladins", "taverns": taverns, **position})


def ending(*players: dict[str, Any], **position: Any) -> regnum.Table:
    """A table on which only the first seat has not passed; when it passes, the round ends."""
    seats = [{"workers": "labourer", **players[0]}, *({"passed": True, **p} for p in players[1:])]
    seats += [{"passed": True}] * (2 - len(seats))
    return regnum.scenario("paladins", {"players": seats, **position})


@clause("PAL-3.1")
def test_the_steps_come_in_order() -> None:
    t = regnum.scenario(
        "paladins",
        {"players": [{}, {}], "phase": "round", "round": 3, "orders": ["order_attack", "order_convert", None]},
    )
    t.play("0: " + options(t)[0])
    t.play("0: " + t.decision_of(0).options[0].notation)
    t.play(t.decision_of(1).options[0])
    t.play(t.decision_of(1).options[0])
    t.play(options(t)[0])
    t.play(options(t)[0])
    pass_all(t)
    steps = [
        "round_begins",
        "order_up",
        "favour_up",
        "tavern_up",
        "draws_paladins",
        "returns_top",
        "reveals_paladin",
        "takes_tavern",
        "passes",
        "row_discards",
        "paladin_leaves",
        "taverns_leave",
    ]
    order = kinds(t, *steps)
    opening = [e.kind for e in t.events]
    assert asked(t)[1] == "paladin"
    assert order.index("returns_top") < order.index("reveals_paladin") < order.index("takes_tavern")
    assert order.index("takes_tavern") < order.index("passes") < order.index("row_discards")
    assert order.index("row_discards") < order.index("round_begins") < order.index("tavern_up")
    assert opening.index("favour_up") < opening.index("tavern_up") < opening.index("draws_paladins")


@clause("PAL-3.2")
def test_the_start_marker_passes_one_seat_clockwise_from_the_second_round_on() -> None:
    t = regnum.new("paladins", 3, seed=1, options={"first": 1})
    assert t.position()["start"] == 1
    for _ in range(3):
        t.play(options(t)[0])
    assert (t.position()["round"], t.position()["start"]) == (1, 1)
    t = ending({}, {}, {}, start=2, active=0)
    t.play("pass")
    assert (t.position()["round"], t.position()["start"]) == (2, 0)
    t = ending({}, {}, {}, round=4, start=0)
    t.play("pass")
    assert t.position()["start"] == 1


@clause("PAL-3.2", "PAL-3.6", "PAL-3.8")
def test_the_holder_of_the_start_marker_goes_first_in_a_round() -> None:
    t = choosing({"hand": ["roland"]}, {"hand": ["roland"]}, {"hand": ["roland"]}, start=1)
    took = []
    while asked(t)[1] == "tavern":
        took.append(asked(t)[0])
        t.play(options(t)[0])
    assert took == [1, 2, 0] and asked(t) == (1, "action")


@clause("PAL-3.3")
@pytest.mark.parametrize("round_", range(1, 8))
def test_each_round_turns_up_its_kings_cards(round_: int) -> None:
    orders = ["order_attack", "order_convert", "order_absolve"]
    favours = ["favour_pray", "favour_supplies", "favour_labourers", "favour_settle", "favour_builders"]
    before = {
        "orders": [card if i < round_ - 1 else None for i, card in enumerate(orders)],
        "favours": [card if i < round_ - 3 else None for i, card in enumerate(favours)],
    }
    left = {"order_deck": orders[min(round_ - 1, 3) :], "favour_deck": favours[max(round_ - 3, 0) :]}
    t = regnum.scenario("paladins", {"players": [{}, {}], "phase": "round", "round": round_, **before, **left})
    now = t.position()
    assert now["orders"] == [card if i < round_ else None for i, card in enumerate(orders)]
    assert now["favours"] == [card if i < round_ - 2 else None for i, card in enumerate(favours)]


@clause("PAL-3.4", "PAL-EX.2")
@pytest.mark.parametrize(("seats", "turned"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_one_more_tavern_card_than_players(seats: int, turned: int) -> None:
    t = regnum.scenario("paladins", {"players": [{}] * seats, "phase": "round"})
    assert len({*seen(t, "taverns")}) == turned


@clause("PAL-3.5")
def test_of_three_paladins_one_is_kept_one_goes_on_top_and_one_to_the_bottom() -> None:
    rest = [card for card in PALADINS if card not in THREE["hand"]]
    t = choosing({**THREE, "deck": rest}, {"hand": ["ivon"]})
    assert {*options(t)} == {f"play {card}" for card in THREE["hand"]}
    t.play("play samson")
    assert {*options(t)} == {"top roland", "top oliver"}
    t.play("top oliver")
    s = seat(t)
    assert s["paladin"] == "samson" and s["deck"] == ["oliver", *rest] and s["under"] == ["roland"]


@clause("PAL-3.5")
def test_three_are_drawn_from_the_top_and_what_lies_under_the_deck_comes_last() -> None:
    used = [card for card in PALADINS if card not in ("roland", "samson", "oliver", "ivon")]
    t = ending({"workers": "labourer", "deck": ["roland", "samson"], "under": ["oliver", "ivon"], "used": used})
    t.play("pass")
    assert seen(t, "seat0.hand", 0) == ["roland", "samson", "oliver"]


@clause("PAL-3.5")
def test_the_paladins_are_chosen_at_the_same_time_and_in_secret() -> None:
    t = choosing(THREE, {"hand": ["ivon", "girard", "gerin"]})
    assert {decision.seat for decision in t.pending} == {0, 1}
    t.play("1: play ivon", "1: top gerin")
    assert {decision.seat for decision in t.pending} == {0}
    for viewer in (0, None):
        assert seen(t, "seat1.hand", viewer) == [] and seen(t, "seat1.paladins", viewer) == []
        assert not any(event.things for event in t.events_for(viewer) if event.seat == 1)
    assert seat(t, 1)["paladin"] is None and pool(t, 1) == ""
    t.play("0: play roland", "0: top samson")
    assert seen(t, "seat0.paladin", 1) == ["roland"] and seen(t, "seat1.hand", 0) == []


@clause("PAL-3.6")
def test_each_reveals_the_paladin_takes_two_workers_then_a_tavern_card_with_four() -> None:
    t = choosing({"hand": ["roland"]}, {"hand": ["oliver"]}, taverns=["tavern_01", "tavern_08", "tavern_20"])
    assert asked(t) == (0, "tavern") and pool(t) == "labourer fighter" and seen(t, "seat0.paladin", 1) == ["roland"]
    assert pool(t, 1) == "" and seen(t, "seat1.paladin", 0) == []
    t.play("take tavern_01")
    assert pool(t) == "labourer labourer labourer scout fighter cleric" and seat(t)["tavern"] == "tavern_01"
    assert asked(t) == (1, "tavern") and options(t) == ["take tavern_08", "take tavern_20"]
    assert refusal(t, "take tavern_01") == "" and pool(t, 1) == "cleric cleric"
    t.play("take tavern_20")
    assert pool(t, 1) == "fighter cleric cleric cleric cleric cleric"
    assert seen(t, "taverns") == ["tavern_08"] and asked(t) == (0, "action")


@clause("PAL-3.6")
@pytest.mark.parametrize("card", TAVERN)
def test_every_tavern_card_brings_its_four_workers(card: str) -> None:
    others = [name for name in TAVERN if name != card][:2]
    deck = ["suspicion_0"] * 2
    t = choosing({"hand": ["oliver"]}, {"hand": ["oliver"]}, taverns=[card, *others], suspicion_deck=deck)
    workers = TAVERN[card].split()
    gained = played(t, f"take {card}")
    criminals = workers.count("criminal")
    expected = {kind: workers.count(kind) for kind in workers} | ({"suspicions": criminals} if criminals else {})
    assert gained == expected and len(workers) == 4


@clause("PAL-3.6")
@pytest.mark.parametrize("card", PALADINS)
def test_every_paladin_brings_its_two_workers(card: str) -> None:
    t = choosing({"hand": [card]}, {"hand": ["oliver"]})
    assert sorted(pool(t).split()) == sorted(PALADINS[card][0].split())


@clause("PAL-3.7")
def test_criminals_of_a_tavern_card_draw_suspicions_at_once() -> None:
    t = choosing(
        {"hand": ["oliver"]},
        {"hand": ["oliver"]},
        taverns=["tavern_12", "tavern_16", "tavern_20"],
        suspicion_deck=["suspicion_1", "suspicion_0", "suspicion_2", "suspicion_0"],
        tax=5,
    )
    t.play("take tavern_12")
    assert seat(t)["suspicions"] == ["suspicion_1", "suspicion_0"] and seat(t)["silver"] == 4
    assert asked(t) == (1, "tavern") and seat(t, 1)["suspicions"] == []
    t.play("take tavern_16")
    assert seat(t, 1)["suspicions"] == ["suspicion_2", "suspicion_0"] and t.position()["tax"] == 2


@clause("PAL-3.8")
def test_one_action_each_round_and_round_until_all_have_passed() -> None:
    t = table("labourer*2", "labourer*3", "labourer*2", start=1, active=1)
    turns = []
    for choice in ("hunt 1", "trade 1", "pass", "trade 1", "hunt 1", "pass"):
        turns.append(asked(t)[0])
        t.play(choice)
    assert turns == [1, 2, 0, 1, 2, 1]
    assert t.position()["round"] == 2


@clause("PAL-3.9", "PAL-4.8")
def test_boost_and_ability_hold_from_the_reveal_to_the_end_of_the_round() -> None:
    t = choosing(THREE, {"hand": ["ivon"]})
    assert number(t, "seat0.strength") == 0
    t.play("play roland", "top samson")
    assert number(t, "seat0.strength") == 4
    t.play(options(t)[0])
    t.play(options(t)[0])
    assert number(t, "seat0.strength") == 4
    pass_all(t)
    assert t.position()["round"] == 2 and number(t, "seat0.strength") == 0


@clause("PAL-3.10", "PAL-R.2")
def test_the_used_paladin_leaves_the_game() -> None:
    rest = [card for card in PALADINS if card != "roland"]
    t = ending({"paladin": "roland", "deck": rest})
    t.play("pass")
    s = seat(t)
    assert s["used"] == ["roland"] and s["paladin"] is None
    assert sorted([*s["hand"], *s["deck"], *s["under"]]) == sorted(rest)


@clause("PAL-R.2")
def test_after_seven_rounds_five_paladins_are_left() -> None:
    t = ending({"paladin": "roland", "used": [*PALADINS][:6]}, round=7)
    t.play("pass")
    assert t.over and len(seat(t)["used"]) == 7


@clause("PAL-3.11", "PAL-EX.5")
@pytest.mark.parametrize(
    ("before", "gone", "after"),
    [
        (["a", None, "b", None, "c"], ["c"], ["n", "n", "n", "a", "b"]),
        (["a", "b", "c", "d", None], [], ["n", "a", "b", "c", "d"]),
        ([None, None, None, None, "a"], ["a"], ["n", "n", "n", "n", "n"]),
        (["a", "b", "c", "d", "e"], ["e"], ["n", "a", "b", "c", "d"]),
        ([None, "a", None, "b", None], [], ["n", "n", "n", "a", "b"]),
    ],
)
def test_townsfolk_leave_on_the_right_and_come_in_on_the_left(
    before: list[str | None], gone: list[str], after: list[str]
) -> None:
    names = {"a": "squire_1", "b": "defender_1", "c": "debt_collector_1", "d": "abbot_1", "e": "abbot_2", None: None}
    deck = ["peddler_1", "peddler_2", "peddler_3", "watchman_1", "watchman_2"]
    t = ending({}, townsfolk=[names[x] for x in before], town_deck=deck)
    t.play("pass")
    row = t.position()["townsfolk"]
    assert [x if x == "n" else names[x] for x in after] == ["n" if card in deck else card for card in row]
    assert t.position()["town_discard"] == [names[x] for x in gone]
    new = [card for card in reversed(row) if card in deck]
    assert new == deck[: len(new)]


@clause("PAL-3.12", "PAL-EX.5", "PAL-H.17")
@pytest.mark.parametrize(
    ("before", "gone", "after"),
    [
        ([None, "a", None, "b", None, "c"], [], ["a", "b", "c", "n", "n", "n"]),
        ([None, "a", "b", "c", "d", None], [], ["a", "b", "c", "d", "n", "n"]),
        (["a", "b", None, None, None, "c"], ["a"], ["b", "c", "n", "n", "n", "n"]),
        (["a", "b", "c", "d", "e", "f"], ["a"], ["b", "c", "d", "e", "f", "n"]),
    ],
)
def test_outsiders_leave_on_the_left_and_come_in_on_the_right(
    before: list[str | None], gone: list[str], after: list[str]
) -> None:
    names = {
        "a": "thief_viking",
        "b": "traitor_viking",
        "c": "hunter_saracen",
        "d": "archer_saracen",
        "e": "invader_saracen",
        "f": "marauder_saracen",
        None: None,
    }
    deck = ["mercenary_viking", "warrior_saracen", "lookout_viking", "champion_saracen"]
    t = ending({}, outsiders=[names[x] for x in before], outsider_deck=deck)
    t.play("pass")
    row = t.position()["outsiders"]
    assert [x if x == "n" else names[x] for x in after] == ["n" if card in deck else card for card in row]
    assert t.position()["outsider_discard"] == [names[x] for x in gone]
    new = [card for card in row if card in deck]
    assert new == deck[: len(new)]


@clause("PAL-3.11", "PAL-3.12")
def test_with_an_empty_deck_slots_stay_empty_and_discards_are_not_reshuffled() -> None:
    t = ending(
        {},
        townsfolk=["abbot_1", *NO_TOWNSFOLK[1:]],
        town_discard=[card for card in TOWNSFOLK if card != "abbot_1"],
        outsiders=[*NO_OUTSIDERS[1:], "thief_viking"],
        outsider_discard=[card for card in OUTSIDERS if card != "thief_viking"],
    )
    t.play("pass")
    assert t.position()["townsfolk"] == [None] * 4 + ["abbot_1"]
    assert t.position()["outsiders"] == ["thief_viking"] + [None] * 5
    assert len(t.position()["town_discard"]) == 31 and len(t.position()["outsider_discard"]) == 35


@clause("PAL-3.13", "PAL-EX.5")
def test_all_tavern_cards_of_the_round_are_discarded() -> None:
    t = ending(
        {"tavern": "tavern_01"},
        {"tavern": "tavern_02"},
        {"tavern": "tavern_03"},
        {"tavern": "tavern_04"},
        taverns=["tavern_05"],
    )
    t.play("pass")
    assert {*t.position()["tavern_discard"]} == {f"tavern_0{i}" for i in range(1, 6)}
    assert all(seat(t, p)["tavern"] is None for p in range(4)) and len(seen(t, "taverns")) == 5
    assert not {*seen(t, "taverns")} & {*t.position()["tavern_discard"]}


@clause("PAL-3.13")
def test_the_tavern_discards_are_shuffled_when_the_deck_runs_out() -> None:
    left = ["tavern_23", "tavern_24"]
    gone = [card for card in TAVERN if card not in left]
    t = regnum.scenario(
        "paladins",
        {
            "players": [{}, {}],
            "phase": "round",
            "round": 2,
            "orders": ["order_attack", None, None],
            "tavern_discard": gone,
        },
    )
    turned = seen(t, "taverns")
    assert {*left} < {*turned} and len(turned) == 3 and t.position()["tavern_discard"] == []
    assert cards_at(t, "tavern_deck") == 21


@clause("PAL-3.14", "PAL-7.9")
def test_workers_on_favours_leave_at_the_end_of_the_round() -> None:
    t = ending(
        {},
        round=3,
        orders=["order_attack", "order_convert", "order_absolve"],
        favours=["favour_pray", None, None, None, None],
        favour_workers=["scout", None, None, None, None],
    )
    assert refusal(t, "favour 1") == "PAL-7.4"
    t.play("pass")
    assert t.position()["favour_workers"] == [None] * 5 and t.position()["round"] == 4
    assert pool(t) == "labourer" and pool(t, 1) == ""


@clause("PAL-3.15", "PAL-H.17")
def test_a_gap_stays_a_gap_and_costs_stay_with_the_slots() -> None:
    row = ["squire_1", "squire_2", "abbot_1", "gatekeeper_2", "debt_collector_1"]
    t = table({"workers": "labourer*2", "silver": 9}, {"workers": "labourer*2", "silver": 9}, townsfolk=row)
    t.play("recruit 1", "discard gatekeeper_2")
    assert t.position()["townsfolk"] == ["squire_1", "squire_2", "abbot_1", None, "debt_collector_1"]
    t.play("recruit 1")
    assert refusal(t, "discard slot 4") == "PAL-3.15"
    assert played(t, "discard abbot_1", p=1)["silver"] == -2


@clause("PAL-3.15")
def test_outsiders_are_not_refilled_in_a_round() -> None:
    row = [
        "thief_viking",
        "guardian_byzantine",
        "archer_saracen",
        "mercenary_viking",
        "warrior_saracen",
        "lookout_viking",
    ]
    t = table({"workers": "scout labourer fighter", "strength": 3}, outsiders=row)
    t.play("attack", "attack guardian_byzantine")
    assert t.position()["outsiders"] == [row[0], None, *row[2:]] and cards_at(t, "outsider_deck") == 30


@clause("PAL-3.16")
def test_after_the_seventh_round_nothing_is_refreshed() -> None:
    row = ["abbot_1", "abbot_2", "abbot_3", "squire_1", "squire_2"]
    t = ending({"silver": 6, "provisions": 0}, round=7, townsfolk=row)
    t.play("pass")
    assert t.over and t.position()["townsfolk"] == row and t.position()["town_discard"] == []
    assert [score.total for score in t.scores] == [2, 1]


@clause("PAL-3.17", "PAL-R.31", "PAL-H.17")
def test_the_last_cards_of_a_deck_join_the_row() -> None:
    folk = ["abbot_1", None, "abbot_2", None, "abbot_3"]
    t = ending(
        {},
        townsfolk=folk,
        town_deck=["peddler_1"],
        town_discard=[c for c in TOWNSFOLK if c not in (*folk, "peddler_1")],
        outsiders=[None, "thief_viking", None, None, "hunter_saracen", None],
        outsider_deck=["archer_saracen"],
        outsider_discard=[c for c in OUTSIDERS if c not in ("thief_viking", "hunter_saracen", "archer_saracen")],
    )
    t.play("pass")
    assert t.position()["townsfolk"] == [None, None, "peddler_1", "abbot_1", "abbot_2"]
    assert t.position()["outsiders"] == ["thief_viking", "hunter_saracen", "archer_saracen", None, None, None]


@clause("PAL-EX.2")
def test_of_five_tavern_cards_one_stays_unchosen() -> None:
    t = choosing(*({"hand": ["oliver"]} for _ in range(4)))
    for _ in range(4):
        t.play(options(t)[0])
    assert len(seen(t, "taverns")) == 1 and asked(t) == (0, "action") and count(t, "takes_tavern") == 4


@clause("PAL-3.8", "PAL-10.6")
def test_whoever_has_passed_is_skipped_to_the_end() -> None:
    t = table("labourer*3", {"workers": "labourer*2", "passed": True}, "labourer*2")
    t.play("hunt 1")
    assert asked(t) == (2, "action")
    t.play("pass")
    t.play("trade 1")
    assert asked(t) == (0, "action") and on(t, "hunt") == ["labourer", None] and amounts(t, "round_begins") == []
    assert things(t, "acts") == ["hunt", "trade"]


@clause("PAL-3.4")
def test_alone_two_tavern_cards_are_turned_up() -> None:
    t = solo({"passed": True, "workers": "labourer"}, {"passed": True})
    assert len(seen(t, "taverns")) == 2 and t.position()["round"] == 2
