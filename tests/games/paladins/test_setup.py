"""PAL-2: setting up."""

from collections import Counter

import pytest

import regnum
from games.paladins.facts import FAVOURS, ORDERS, OUTSIDERS, PALADINS, TAVERN, TOWNSFOLK, WALLS
from games.paladins.support import NO_TOWNSFOLK, cards_at, play_on, played, seat, seen, solo, squares, table
from games.support import asked, options, refusal, things
from support import clause


def starting(seats: int, **position: object) -> regnum.Table:
    """A table before the first recruits."""
    return regnum.scenario("paladins", {"players": [{}] * seats, "phase": "recruit", "active": seats - 1, **position})


@clause("PAL-2.1")
def test_five_different_townsfolk_lie_face_up_and_chance_says_which() -> None:
    rows = [seen(regnum.new("paladins", 2, seed=seed), "townsfolk") for seed in range(30)]
    assert all(len({*row}) == 5 and {*row} <= {*TOWNSFOLK} for row in rows)
    assert len({card for row in rows for card in row}) == 32
    assert [f"recruit {card}" for card in rows[0]] == options(regnum.new("paladins", 2, seed=0))


@clause("PAL-2.2", "PAL-2.5", "PAL-2.8")
@pytest.mark.parametrize("place", ["wall_deck", "suspicion_deck", "tavern_deck"])
def test_walls_suspicions_and_tavern_cards_lie_face_down(place: str) -> None:
    t = regnum.new("paladins", 2, seed=1)
    for viewer in (0, 1, None):
        assert cards_at(t, place, viewer) == 24 and seen(t, place, viewer) == []


@clause("PAL-2.2")
def test_walls_come_in_random_order() -> None:
    def first_wall(seed: int) -> str:
        t = table({"workers": "merchant labourer scout", "provisions": 1}, seed=seed)
        t.play("fortify")
        return seat(t)["walls"][0]

    assert len({first_wall(seed) for seed in range(25)}) > 5 and {first_wall(0)} <= {*WALLS}


@clause("PAL-2.5")
def test_suspicions_come_in_random_order() -> None:
    def first_suspicion(seed: int) -> str:
        t = table("labourer", seed=seed)
        t.play("conspire")
        return seat(t)["suspicions"][0]

    assert {first_suspicion(seed) for seed in range(25)} == {"suspicion_0", "suspicion_1", "suspicion_2"}


@clause("PAL-2.8")
def test_tavern_cards_come_in_random_order() -> None:
    turned = set()
    for seed in range(12):
        t = starting(2, seed=seed)
        t.play(t.pending[0].options[0])
        t.play(t.pending[0].options[0])
        turned |= {*seen(t, "taverns")}
    assert len(turned) > 12 and turned <= {*TAVERN}


@clause("PAL-2.3")
@pytest.mark.parametrize(("seats", "silver"), [(1, 5), (2, 5), (3, 7), (4, 8)])
def test_the_tax_supply_depends_on_the_number_of_players(seats: int, silver: int) -> None:
    t = regnum.new("paladins", seats, seed=1)
    assert t.view(0)["values"]["tax"] == silver == t.position()["tax"]


@clause("PAL-2.4")
def test_debts_come_unpaid_side_up() -> None:
    t = table({"workers": "labourer", "silver": 0}, townsfolk=["abbot_1", "debt_collector_1", None, None, None])
    t.play("recruit 1", "discard abbot_1 debt")
    assert (seat(t)["unpaid"], seat(t)["paid"]) == (1, 0)


@clause("PAL-2.6")
def test_six_different_outsiders_lie_face_up_and_chance_says_which() -> None:
    rows = [seen(regnum.new("paladins", 2, seed=seed), "outsiders") for seed in range(30)]
    assert all(len({*row}) == 6 and {*row} <= {*OUTSIDERS} for row in rows)
    assert len({card for row in rows for card in row}) == 36


@clause("PAL-2.7")
def test_three_orders_and_five_favours_lie_face_down_and_the_others_are_never_seen() -> None:
    orders: Counter[str] = Counter()
    favours: Counter[str] = Counter()
    for seed in range(3):
        t = regnum.new("paladins", 2, seed=seed)
        for viewer in (0, 1, None):
            assert not any(seen(t, place, viewer) for place in ("orders", "order_deck", "favours", "favour_deck"))
        play_on(t, 9)
        assert (len({*seen(t, "orders")}), len({*seen(t, "favours")})) == (3, 5)
        orders.update(seen(t, "orders"))
        favours.update(seen(t, "favours"))
    assert len(orders) > 3 and {*orders} <= {*ORDERS} and len(favours) > 5 and {*favours} <= {*FAVOURS}


@clause("PAL-2.9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_begins_alike(seats: int) -> None:
    t = regnum.new("paladins", seats, seed=4)
    for p in range(seats):
        s = seat(t, p)
        assert (s["silver"], s["provisions"]) == (3, 1)
        assert (s["faith"], s["strength"], s["influence"], s["unpaid"], s["paid"]) == (0, 0, 0, 0, 0)
        empty = ("workers", "workshops", "monks", "outposts", "jars", "walls", "crew", "attacked", "converted", "hand")
        assert not any(s[key] for key in (*empty, "spaces", "suspicions")) and s["paladin"] is None
        assert cards_at(t, f"seat{p}.paladins") == 12 and seen(t, f"seat{p}.paladins", p) == []


@clause("PAL-2.9")
def test_the_paladins_are_shuffled() -> None:
    drawn = Counter()
    for seed in range(12):
        t = starting(2, seed=seed)
        t.play(t.pending[0].options[0])
        t.play(t.pending[0].options[0])
        drawn.update(seen(t, "seat0.hand", 0))
        assert len({*seen(t, "seat0.hand", 0)}) == 3
    assert len(drawn) > 8 and {*drawn} <= {*PALADINS}


@clause("PAL-2.10")
def test_the_first_player_is_random() -> None:
    firsts = [regnum.new("paladins", 3, seed=seed).view(None)["values"]["first"] for seed in range(40)]
    assert {*firsts} == {0, 1, 2}


@clause("PAL-2.11")
@pytest.mark.parametrize(
    ("seats", "first", "order"), [(2, 0, [1, 0]), (3, 0, [2, 1, 0]), (3, 1, [0, 2, 1]), (4, 2, [1, 0, 3, 2])]
)
def test_recruiting_goes_in_reverse_turn_order(seats: int, first: int, order: list[int]) -> None:
    t = regnum.new("paladins", seats, seed=1, options={"first": first})
    went = []
    for _ in order:
        assert asked(t)[1] == "first"
        went.append(asked(t)[0])
        t.play(options(t)[0])
    assert went == order and all(len(seat(t, p)["crew"]) == 1 for p in range(seats))


@clause("PAL-2.11", "PAL-5.20")
@pytest.mark.parametrize(
    ("card", "gain"), [("architect_2", {"provisions": 1}), ("gatekeeper_2", {"silver": 1}), ("abbot_1", {})]
)
def test_the_first_recruit_is_free_and_brings_its_bonus(card: str, gain: dict[str, int]) -> None:
    t = starting(2, townsfolk=[card, "squire_1", "squire_2", "squire_3", "peddler_1"])
    assert played(t, f"recruit {card}", p=1) == {"crew": 1, **gain}
    assert seat(t, 1)["crew"] == [card] and asked(t) == (0, "first")
    assert refusal(t, f"recruit {card}") == "" and len(options(t)) == 4


@clause("PAL-2.12")
def test_after_the_recruits_the_rest_slides_right_and_nothing_is_discarded() -> None:
    row = ["squire_1", "peddler_1", "squire_2", "peddler_2", "squire_3"]
    t = starting(2, townsfolk=row, town_deck=["abbot_1", "abbot_2"])
    t.play("recruit squire_2")
    assert t.position()["townsfolk"] == ["squire_1", "peddler_1", None, "peddler_2", "squire_3"]
    t.play("recruit squire_3")
    assert t.position()["townsfolk"] == ["abbot_2", "abbot_1", "squire_1", "peddler_1", "peddler_2"]
    assert t.position()["town_discard"] == [] and things(t, "row_filled") == ["abbot_1", "abbot_2"]


@clause("PAL-2.13")
def test_alone_only_the_player_recruits() -> None:
    t = starting(1, townsfolk=["squire_1", "peddler_1", "squire_2", "peddler_2", "squire_3"])
    t.play("recruit squire_1")
    assert seat(t)["crew"] == ["squire_1"] and seat(t, 1)["crew"] == []
    assert asked(t) == (0, "paladin") and t.position()["townsfolk"][1:] == [
        "peddler_1",
        "squire_2",
        "peddler_2",
        "squire_3",
    ]


def test_support_knows_the_squares_of_two_players() -> None:
    assert len(squares(99)) == 25 and NO_TOWNSFOLK == [None] * 5 and asked(solo())[0] == 0
