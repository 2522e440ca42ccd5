"""ARC-14: the last turns and the score; ARC-15: what Buildings count at the end."""

import pytest

from games.architects.support import RICH, hall, over, pass_turn, played, seat, table, terms, total
from games.support import asked, options, told
from support import clause


@clause("ARC-14.1", "ARC-14.9", "ARC-H.20")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_has_one_more_turn(seats: int) -> None:
    spaces = {2: 12, 3: 16, 4: 20, 5: 24}[seats]
    t = table({"hand": "well", "wood": 2, "stone": 2, "virtue": 4}, seats=seats,
              guildhall=[0] * 5 + [1] * (spaces - 6))  # fmt: skip
    t.play("place guildhall")
    assert told(t, "guildhall_full")
    for p in (*range(1, seats), 0):
        assert asked(t) == (p, "place") and not t.over
        pass_turn(t)
    assert t.over


@clause("ARC-14.2", "ARC-R.9", "ARC-H.20")
def test_beside_the_full_guildhall_no_icon_works() -> None:
    t = table({"hand": "well", "wood": 2, "stone": 2, "virtue": 4}, guildhall=hall(12), last_turns=2)
    assert played(t, "place guildhall") == {"wood": -2, "stone": -2, "clay": 4, "hand": -1, "buildings": 1}
    assert t.position()["guildhall"] == [*hall(12), 0] and not told(t, "reset") and not told(t, "icon_refresh")


@clause("ARC-14.7")
def test_a_player_without_workers_takes_one_back_in_the_last_turn_and_the_market_still_resets() -> None:
    t = table({"workers": {"forest": 20}}, {"silver": 1, "prison": 1}, guildhall=[1] * 12, last_turns=2,
              market=[None, 1, 1])  # fmt: skip
    t.play("take forest") if asked(t)[1] == "take_back" else None
    assert seat(t)["workers"] == {"forest": 19} and asked(t) == (1, "place")
    t.play("place market left")
    assert t.over and told(t, "reset") and seat(t, 1)["prison"] == 4


@clause("ARC-14.4", "ARC-EX.18")
def test_the_example_of_red() -> None:
    red = {
        "buildings": "tavern armoury factory thieves_den", "cathedral": 3, "virtue": 12, "unpaid": 2, "gold": 2,
        "marble": 1, "silver": 6, "prison": 3,
    }  # fmt: skip
    t = over(red)
    pass_turn(t)
    found = terms(t)
    assert t.over and sum(found.pop(card) for card in ("tavern", "armoury", "factory", "thieves_den")) == 30
    assert found == {"cathedral": 7, "virtue": 3, "debts": -4, "goods": 3, "prison": -1} and total(t) == 38


@clause("ARC-14.4", "ARC-EX.19", "ARC-14.5")
def test_the_example_of_blue() -> None:
    blue = {
        "buildings": "university silver_market fortress moneylender", "paid": 3, "cathedral": 2, "virtue": 6, "gold": 1,
        "silver": 22, "prison": 4,
    }  # fmt: skip
    t = over(blue, {"captives": [5, 0]})
    pass_turn(t)
    found = terms(t)
    cards = [found.pop(card) for card in ("university", "silver_market", "fortress", "moneylender")]
    assert cards == [11 + 2, 6 + 2, 12, 5 + 3] and total(t) == sum(cards) + 5
    assert found == {"cathedral": 4, "goods": 1, "silver": 2, "prison": -2}


@clause("ARC-14.6")
def test_ties_go_to_virtue_then_silver_then_are_shared() -> None:
    def winners(*players: dict[str, int]) -> tuple[int, ...]:
        t = over(*players)
        pass_turn(t)
        assert t.result is not None
        return t.result.winners

    assert winners({"virtue": 9, "silver": 1}, {"virtue": 8, "silver": 9}) == (0,)
    assert winners({"virtue": 8, "silver": 1}, {"virtue": 8, "silver": 9}) == (1,)
    assert winners({"virtue": 8, "silver": 9}, {"virtue": 8, "silver": 9}) == (0, 1)
    assert winners({}, {}, {}, {}, {}) == (0, 1, 2, 3, 4)


@clause("ARC-14.3", "ARC-14.8", "ARC-14.10", "ARC-15.10", "ARC-R.27", "ARC-H.21")
def test_the_order_of_end_game_virtue_is_the_players() -> None:
    player = {"virtue": 14, "unpaid": 1, "gold": 4, "buildings": "castle dungeon"}
    t = over(player)
    pass_turn(t)
    assert asked(t) == (0, "end_order") and options(t) == ["first castle", "first dungeon"]
    t.play("first castle", "take")
    assert (terms(t)["virtue"], terms(t).get("debts", 0)) == (3, 0)
    t = over(player)
    assert total(t) == 14 + 10 + 4 + 5  # the better order is foreseen
    pass_turn(t)
    t.play("first dungeon")
    assert (terms(t)["virtue"], terms(t)["debts"]) == (7, -2)
    t = over({**player, "virtue": 7})
    pass_turn(t)
    assert t.over  # no order makes a difference


@clause("ARC-15.11", "ARC-H.22", "ARC-R.14")
@pytest.mark.parametrize(
    ("buildings", "unpaid", "paid", "points"),
    [("", 3, 0, -6), ("fountain", 3, 0, -3), ("gamblers_den", 3, 0, -9), ("fountain gamblers_den", 3, 0, -6),
     ("", 0, 4, 0)],
)  # fmt: skip
def test_what_unpaid_debts_cost(buildings: str, unpaid: int, paid: int, points: int) -> None:
    assert terms(over({"buildings": buildings, "unpaid": unpaid, "paid": paid})).get("debts", 0) == points


@clause("ARC-15.1", "ARC-15.2", "ARC-15.3", "ARC-15.12", "ARC-15.13", "ARC-15.14", "ARC-15.15", "ARC-EX.16")
@pytest.mark.parametrize(
    ("card", "mine", "others", "points"),
    [
        ("steeple", {"cathedral": 2}, {"cathedral": 1}, 6), ("steeple", {"cathedral": 2}, {"cathedral": 2}, 4),
        ("steeple", {}, {}, 4),
        ("stone_market", {"stone": 1}, {}, 9), ("stone_market", {"stone": 3}, {"stone": 3}, 7),
        ("wood_market", {"wood": 1}, {}, 9), ("clay_market", {"clay": 2}, {"clay": 1}, 8),
        ("silver_market", {"silver": 2}, {"silver": 1}, 8), ("silver_market", {}, {}, 6),
        ("tilers_hut", {"apprentices": "miner_1 labourer thief"}, {}, 7),
        ("carpenters_hut", {"apprentices": "thief labourer"}, {}, 7), ("masons_hut", {"apprentices": "thief"}, {}, 5),
        ("university", {"paid": 3}, {}, 13), ("university", {"unpaid": 1}, {}, 11),
        ("aqueduct", {}, {}, 4), ("keep", {"captives": [0, 7]}, {}, 14), ("keep", {"captives": [0, 2]}, {}, 12),
        ("lighthouse", {"virtue": 13}, {}, 9), ("lighthouse", {"virtue": 3}, {}, 6),
        ("moneylender", {"paid": 3}, {}, 8),
    ],
)  # fmt: skip
def test_points_at_the_end(card: str, mine: dict[str, object], others: dict[str, object], points: int) -> None:
    assert terms(over({"buildings": card, **mine}, others))[card] == points


@clause("ARC-15.3", "ARC-15.6", "ARC-15.12", "ARC-14.8", "ARC-R.5")
@pytest.mark.parametrize(
    ("card", "mine", "virtue"),
    [
        ("trading_post", {"clay": 3, "wood": 3, "stone": 3}, 9), ("castle", {"gold": 5}, 9),
        ("observatory", {"marble": 3}, 8), ("reservoir", {"paid": 5}, 9), ("chapel", {"cathedral": 1}, 9),
        ("chapel", {}, 7), ("dungeon", {}, 5), ("museum", {}, 7), ("museum", {"buildings": "museum well"}, 8),
    ],
)  # fmt: skip
def test_virtue_before_scoring(card: str, mine: dict[str, object], virtue: int) -> None:
    t = over({"buildings": card, **mine}, promo_cards=True)
    pass_turn(t)
    assert t.over and seat(t)["virtue"] == virtue


@clause("ARC-15.6", "ARC-11.5")
@pytest.mark.parametrize(("virtue", "gold"), [(3, 0), (4, 1), (7, 1), (8, 2), (14, 3)])
def test_a_palace_brings_gold_for_virtue(virtue: int, gold: int) -> None:
    t = table({"hand": "palace", "apprentices": "labourer", **RICH, "cathedral": 5, "virtue": virtue})
    assert played(t, "place guildhall").get("gold", 0) == gold


@clause("ARC-11.14", "ARC-15.9", "ARC-R.6")
def test_what_other_buildings_do_at_once() -> None:
    player = {"apprentices": "labourer", **RICH, "cathedral": 5}

    def built(card: str, *more: str, **others: object) -> dict[str, int]:
        t = table({**player, "hand": card, **others})
        before = dict(seat(t))
        t.play("place guildhall", *more)
        after = seat(t)
        return {key: after[key] - before[key] for key in ("silver", "unpaid", "prison", "virtue")} | {
            "hand": len(after["hand"]) - len(before["hand"])
        }

    assert built("thieves_den")["silver"] == 4 and built("betting_house")["unpaid"] == 1
    assert built("hideout", prison=6)["prison"] == -6 and built("drafting_room")["hand"] == 1
    assert built("church", "take", unpaid=2)["unpaid"] == -1 and built("church", "decline", unpaid=2)["unpaid"] == 0
    assert built("church")["unpaid"] == 0 and built("treasury", "option 2")["silver"] == 3
    for card, goods in (("smithy", {"clay": -4, "wood": -2, "stone": 4}), ("factory", {"marble": 2}),
                        ("lumber_camp", {"clay": -4, "stone": -2, "wood": 4})):  # fmt: skip
        t = table({**player, "hand": card})
        assert goods.items() <= played(t, "place guildhall").items()
