"""ARC-11: Buildings and the Cathedral."""

import pytest

from games.architects.facts import BUILDINGS
from games.architects.support import DISPLAY, GOODS, RICH, hall, played, seat, supply, table
from games.support import asked, options, refusal, told, visible
from support import clause

LEVELS = {0: 0, 1: 2, 2: 4, 3: 7, 4: 12, 5: 20}


@clause("ARC-11.1", "ARC-11.4", "ARC-11.2", "ARC-EX.16")
def test_a_building_is_paid_and_laid_open() -> None:
    t = table({"hand": "well", "wood": 2, "stone": 2, "virtue": 4})
    assert played(t, "place guildhall") == {"wood": -2, "stone": -2, "clay": 4, "hand": -1, "buildings": 1}
    assert seat(t)["buildings"] == ["well"] and t.position()["guildhall"] == [0] and supply(t) == 19
    assert refusal(table({"hand": "well", "wood": 2, "stone": 1, "virtue": 4}), "place guildhall") == "ARC-11.2"


@clause("ARC-11.3", "ARC-11.4", "ARC-11.14", "ARC-1.3")
@pytest.mark.parametrize("card", BUILDINGS)
def test_every_building_asks_for_its_price_its_skills_and_changes_virtue(card: str) -> None:
    _, points, cost, skills, virtue = BUILDINGS[card]
    price = dict(zip(GOODS, cost, strict=False))
    able = {"apprentices": "labourer"} if skills else {}
    player = {"hand": card, **price, **able, "virtue": 4}
    t = table(player, {"virtue": 4}, promo_cards=True)
    t.play("place guildhall")
    assert seat(t)["buildings"] == [card]
    expected = 4 + virtue + (1 if card == "monument" else 0)
    assert seat(t)["virtue"] == expected
    assert {term["name"]: term["points"] for term in t.view(None)["score"][0]["terms"]}[card] >= points
    for good, n in price.items():
        if n:
            assert refusal(table({**player, good: n - 1}, promo_cards=True), "place guildhall") == "ARC-11.2"
    if skills:
        assert refusal(table({**player, "apprentices": ""}, promo_cards=True), "place guildhall") == "ARC-11.2"


@clause("ARC-11.3", "ARC-H.18")
def test_each_skill_needs_somebody_who_has_it() -> None:
    player = {"hand": "drafting_room tavern", **RICH, "virtue": 4}
    t = table({**player, "apprentices": "woodcutter_1 woodcutter_2"})
    t.play("place guildhall")  # a Tavern needs a Carpenter only
    assert seat(t)["buildings"] == ["tavern"]
    t = table({**player, "hand": "drafting_room", "apprentices": "woodcutter_1 woodcutter_2"})
    assert refusal(t, "place guildhall") == "ARC-11.2"  # two Carpenters are no Tiler
    t = table({**player, "apprentices": "woodcutter_1 miner_1"})
    t.play("place guildhall")
    assert options(t) == ["build tavern", "build drafting_room"]
    t.play("build drafting_room")
    assert len(seat(t)["apprentices"]) == 2  # they are not used up
    t = table({"hand": "keep", **RICH, "virtue": 4, "apprentices": "labourer"})
    assert "place guildhall" in options(t)


@clause("ARC-11.6", "ARC-11.8", "ARC-11.9", "ARC-11.10", "ARC-EX.12")
def test_the_cathedral_takes_a_building_and_gives_a_reward() -> None:
    t = table({"gold": 1, "hand": "castle"}, reward_deck="reward_gold")
    assert played(t, "place guildhall") == {"virtue": 1, "hand": -1, "cathedral": 1}
    assert visible(t, "rewards_used") == ["reward_gold"] and t.position()["rewards"] == 4
    assert t.position()["building_under"] == ["castle:0"]
    assert {term["name"]: term["points"] for term in t.view(None)["score"][0]["terms"]}["cathedral"] == 2


@clause("ARC-11.8", "ARC-14.4")
@pytest.mark.parametrize(
    ("level", "price"),
    [(0, {"gold": 1}), (1, {"wood": 3, "stone": 1}), (2, {"marble": 1}), (3, {"wood": 8}),
     (4, {"gold": 2, "marble": 2})],
)  # fmt: skip
def test_each_level_has_its_price(level: int, price: dict[str, int]) -> None:
    player = {"cathedral": level, "hand": "castle"}
    t = table({**player, **price}, reward_deck="reward_virtue")
    assert "place guildhall" in options(t)
    t.play("place guildhall")
    assert seat(t)["cathedral"] == level + 1 and all(seat(t)[good] == 0 for good in price)
    assert {term["name"]: term["points"] for term in t.view(None)["score"][0]["terms"]}["cathedral"] == LEVELS[
        level + 1
    ]
    good = next(iter(price))
    assert refusal(table({**player, **price, good: price[good] - 1}), "place guildhall") == "ARC-11.2"


@clause("ARC-11.6", "ARC-11.7", "ARC-11.9", "ARC-11.15", "ARC-11.16", "ARC-15.20", "ARC-H.16")
def test_what_keeps_from_the_cathedral() -> None:
    player = {"gold": 1, "hand": "castle well"}
    assert refusal(table({**player, "virtue": 4}), "place guildhall") == "ARC-11.2"
    bare = {"gold": 1, "virtue": 5}
    assert refusal(table(bare), "place guildhall") == "ARC-11.2"
    t = table({**bare, "board": "frederick", "hand": "castle"}, setup="variable")
    assert played(t, "place guildhall")["cathedral"] == 1 and seat(t)["hand"] == ["castle"]
    first = [{"cathedral": 1} for _ in range(3)]
    assert refusal(table(player, *first), "place guildhall") == "ARC-11.2"
    freed = [{"cathedral": 1}, {"cathedral": 1}, {"cathedral": 2}]
    assert "place guildhall" in options(table(player, *freed))
    t = table({"gold": 2, "marble": 2, "hand": "well", "cathedral": 4}, {"cathedral": 5})
    assert refusal(t, "place guildhall") == "ARC-11.2"


@clause("ARC-11.6", "ARC-11.7", "ARC-11.15", "ARC-11.3")
@pytest.mark.parametrize(
    ("player", "others", "reason"),
    [({"virtue": 4}, 0, "ARC-11.6"), ({"cathedral": 5}, 0, "ARC-11.15"), ({"cathedral": 1}, 3, "ARC-11.7"),
     ({"gold": 0}, 0, "ARC-3.14")],
)  # fmt: skip
def test_the_refusals_of_the_guildhall_say_what_is_missing(player: dict[str, int], others: int, reason: str) -> None:
    ready = {"hand": "well lumber_camp castle", **RICH, **player}
    t = table(ready, *({"cathedral": 2} for _ in range(others)))
    t.play("place guildhall")
    assert refusal(t, "cathedral") == reason and refusal(t, "build castle") == "ARC-11.3"
    t = table({"hand": "well lumber_camp church", "wood": 2, "stone": 3, "clay": 4, "virtue": 4})
    t.play("place guildhall")
    assert refusal(t, "build tavern") == ""
    t = table({"hand": "well lumber_camp reservoir", "wood": 2, "stone": 3, "clay": 4, "virtue": 4})
    t.play("place guildhall")
    assert refusal(t, "build reservoir") == "ARC-3.14"


@clause("ARC-11.10", "ARC-11.11", "ARC-H.17")
def test_without_rewards_there_is_a_point_of_virtue_and_the_acolytes() -> None:
    t = table({"gold": 1, "hand": "castle", "apprentices": "acolyte_clay"}, rewards=0)
    assert played(t, "place guildhall") == {"gold": -1, "hand": -1, "virtue": 1, "clay": 2, "cathedral": 1}
    t = table(
        {"gold": 1, "hand": "castle", "apprentices": "acolyte_silver acolyte_building"}, reward_deck="reward_wood"
    )
    assert played(t, "place guildhall") == {"gold": -1, "virtue": 1, "silver": 2, "wood": 2, "cathedral": 1}


@clause("ARC-11.12", "ARC-11.17", "ARC-11.19", "ARC-R.1", "ARC-R.3", "ARC-R.16", "ARC-R.24")
def test_the_apprentice_icon_changes_the_display_before_the_action() -> None:
    player = {"hand": "well", "wood": 2, "stone": 2, "virtue": 4}
    coins = [2, 0, 1, 0, 0, 0, 0, 0]
    position = {"guildhall": hall(2), "display": DISPLAY, "coins": coins, "apprentice_deck": "thief trickster"}
    t = table(player, **position)
    t.play("place guildhall")
    assert visible(t, "display") == [*DISPLAY[1:4], "thief", *DISPLAY[5:], "trickster"]
    assert t.position()["apprentice_under"] == ["miner_1", "miner_2"]
    assert t.position()["coins"] == [0, 1, 0, 0, 0, 0, 0, 0]
    t = table(player, guildhall_apprentice_refresh=False, **position)
    t.play("place guildhall")
    assert visible(t, "display") == DISPLAY
    t = table({"hand": "tavern", "apprentices": "labourer", **RICH, "virtue": 4}, **position)
    t.play("place guildhall")
    assert asked(t) == (0, "hire") and "hire thief" in options(t) and "hire miner_1" not in options(t)


@clause("ARC-11.13", "ARC-11.18", "ARC-2.15", "ARC-H.15", "ARC-H.14")
@pytest.mark.parametrize(
    ("seats", "refresh", "reset", "spaces"),
    [(2, (3, 6, 9), (7, 10), 12), (3, (3, 7, 11), (9, 13), 16), (4, (3, 8, 13), (11, 16), 20),
     (5, (3, 9, 15), (13, 19), 24)],
)  # fmt: skip
def test_where_the_icons_are(seats: int, refresh: tuple[int, ...], reset: tuple[int, ...], spaces: int) -> None:
    found: dict[str, list[int]] = {"icon_refresh": [], "reset": [], "guildhall_full": []}
    for n in range(1, spaces + 1):
        t = table({"hand": "well", "wood": 2, "stone": 2, "virtue": 4}, seats=seats,
                  guildhall=[1] * min(n - 1, 15) + [seats - 1 if seats > 2 else 0] * max(n - 16, 0))  # fmt: skip
        t.play("place guildhall")
        for kind, where in found.items():
            if told(t, kind):
                where.append(n)
    assert found == {"icon_refresh": [*refresh], "reset": [*reset], "guildhall_full": [spaces]}


@clause("ARC-11.5", "ARC-11.20")
def test_a_library_takes_another_building_for_gold() -> None:
    player = {"apprentices": "labourer", **RICH, "virtue": 4}
    t = table({**player, "hand": "library keep"})
    t.play("place guildhall", "build library")
    assert asked(t) == (0, "give") and options(t) == ["give keep", "decline"]
    assert played(t, "give keep") == {"gold": 2, "hand": -1}
    t = table({**player, "hand": "library"})
    t.play("place guildhall")
    assert asked(t) == (1, "place") and not told(t, "declines")  # nothing was there to decline


@clause("ARC-15.17")
def test_a_crane_lets_another_worker_build() -> None:
    player = {"hand": "crane well", "wood": 5, "stone": 3, "virtue": 4}
    t = table(player, promo_cards=True)
    t.play("place guildhall", "build crane")
    assert asked(t) == (0, "use")
    t.play("take")
    assert seat(t)["buildings"] == ["well", "crane"] and t.position()["guildhall"] == [0, 0]
    t = table({**player, "wood": 3, "stone": 1}, promo_cards=True)
    t.play("place guildhall")
    assert asked(t) == (1, "place")  # nothing else can be built
    t = table({**player, "prison": 19}, promo_cards=True)
    t.play("place guildhall", "build crane")
    assert asked(t) == (1, "place")  # no Worker is left


@clause("ARC-15.18")
def test_a_graveyard_costs_an_apprentice() -> None:
    t = table({"hand": "graveyard", "apprentices": "labourer thief", **RICH, "virtue": 4}, promo_cards=True)
    t.play("place guildhall")
    assert asked(t) == (0, "give_up")
    assert played(t, "give up labourer") == {"apprentices": -1} and seat(t)["buildings"] == ["graveyard"]


@clause("ARC-15.21")
def test_lothaire_pays_a_wood_or_a_stone_less() -> None:
    promo = {"setup": "variable", "promo_boards": True}
    lothaire = {"board": "lothaire", "hand": "well", "virtue": 4}
    t = table({**lothaire, "wood": 2, "stone": 2}, **promo)
    t.play("place guildhall")
    assert asked(t) == (0, "discount") and options(t) == ["less wood", "less stone"]
    assert played(t, "less stone") == {"wood": -2, "stone": -1, "clay": 4}
    t = table({**lothaire, "wood": 1, "stone": 2}, **promo)
    assert played(t, "place guildhall")["wood"] == -1
    t = table(
        {**lothaire, "cathedral": 1, "virtue": 5, "wood": 3, "hand": "castle"}, reward_deck="reward_gold", **promo
    )
    assert played(t, "place guildhall")["wood"] == -3
    t = table({**lothaire, "hand": "clay_pit", "clay": 4}, **promo)
    t.play("place guildhall", "option 1")
    assert seat(t)["buildings"] == ["clay_pit"] and seat(t)["gold"] == 1


@clause("ARC-11.4", "ARC-3.22")
def test_a_question_about_payment_says_what_is_paid_for() -> None:
    def asks(player: dict[str, object], **more: object) -> dict[str, object]:
        t = table(player, setup="variable", promo_boards=True, rewards=0, **more)
        t.play("place guildhall")
        prompt: dict[str, object] = t.view(0)["pending"][0]["prompt"]
        return prompt

    goods = {"gold": 4, "marble": 4, "wood": 8, "stone": 8, "clay": 8}
    able = {"hand": "castle", "apprentices": "labourer", "virtue": 4}
    mixed = {"card": "gold", "n": 3, "other_card": ["marble"]}
    assert asks({"board": "therese", **goods, **able}) == {
        "key": "kind.spend.prompt_building", "params": {"building_card": "castle", **mixed},
    }  # fmt: skip
    assert asks({"board": "lothaire", **goods, "hand": "well", "virtue": 4}) == {
        "key": "kind.discount.prompt_building", "params": {"building_card": "well"},
    }  # fmt: skip
    assert asks({"board": "therese", "cathedral": 1, "wood": 3, "stone": 3, "hand": "castle"}) == {
        "key": "kind.spend.prompt_cathedral",
        "params": {"level": 2, "card": "wood", "n": 4, "other_card": ["stone"]},
    }  # fmt: skip


@clause("ARC-15.21")
def test_clovis_draws_a_building_after_each_construction() -> None:
    player = {"board": "clovis", "hand": "well", "wood": 2, "stone": 2, "virtue": 4}
    t = table(player, setup="variable", promo_boards=True)
    assert played(t, "place guildhall") == {"wood": -2, "stone": -2, "clay": 4, "buildings": 1}
    assert len(seat(t)["hand"]) == 1


@clause("ARC-15.20", "ARC-3.22", "ARC-H.23")
def test_gold_and_marble_are_one_to_therese() -> None:
    therese = {"board": "therese", "gold": 1, "marble": 3, "cathedral": 4, "hand": "well"}
    t = table(therese, setup="variable", rewards=0)
    assert played(t, "place guildhall") == {"gold": -1, "marble": -3, "cathedral": 1, "hand": -1, "virtue": 1}
    t = table({**therese, "gold": 3}, setup="variable", rewards=0)
    t.play("place guildhall")
    assert asked(t) == (0, "spend") and options(t) == ["gold 1", "gold 2", "gold 3"]
    for card in ("castle", "observatory"):
        t = table({"board": "therese", "gold": 1, "marble": 3, "buildings": card}, setup="variable")
        virtue = {term["name"]: term["count"] for term in t.view(None)["score"][0]["terms"]}["virtue"]
        goods = {term["name"]: term["points"] for term in t.view(None)["score"][0]["terms"]}["goods"]
        assert (virtue, goods) == (9, 4)
