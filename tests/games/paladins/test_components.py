"""PAL-1: what is in the box."""

from collections import Counter

import pytest

import regnum
from games.paladins.facts import FAVOURS, ORDERS, OUTSIDERS, PALADINS, SCHEMES, SUSPICIONS, TAVERN, TOWNSFOLK, WALLS
from games.paladins.support import ATTRIBUTES, amounts, cards_at, play_on, played, pool, seat, seen, solo
from games.paladins.support import table as table_of
from games.support import asked, options
from regnum.games.paladins.data import read
from regnum.kernel.errors import BadScenario, RegnumError
from support import clause


@clause("PAL-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_play_exactly_seven_rounds(seats: int) -> None:
    t = regnum.new("paladins", seats, seed=3)
    play_on(t, 9)
    assert t.over and amounts(t, "round_begins") == [1, 2, 3, 4, 5, 6, 7]


@clause("PAL-1.1")
@pytest.mark.parametrize("seats", [0, 5])
def test_no_other_number_of_players_can_play(seats: int) -> None:
    with pytest.raises(RegnumError):
        regnum.new("paladins", seats, seed=3)


@clause("PAL-1.2")
def test_there_are_six_kinds_of_workers() -> None:
    t = table_of("labourer*2 scout*2 merchant*2 fighter*2 cleric*2 criminal*2")
    t.play("conspire")
    kinds = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
    assert options(t) == [f"place {kind}" for kind in kinds]
    with pytest.raises(BadScenario):
        table_of("squire")
    box = {worker["name"]["en"].lower(): worker["n"] for worker in read("components")["workers"]}
    assert box == {kind: 22 if kind == "labourer" else 18 for kind in kinds}


@clause("PAL-1.3")
def test_there_are_three_attributes() -> None:
    t = table_of("labourer")
    numbers = t.view(0)["numbers"]
    assert {*ATTRIBUTES} <= {name.removeprefix("seat0.") for name in numbers}
    colours = {entry["id"]: entry["color"] for entry in read("components")["attributes"]}
    assert colours == {"faith": "black", "strength": "red", "influence": "blue"}


@clause("PAL-1.4")
def test_every_player_has_the_same_twelve_paladins() -> None:
    t = regnum.new("paladins", 4, seed=1)
    assert [cards_at(t, f"seat{p}.paladins") for p in range(4)] == [12] * 4
    everything = [*PALADINS]
    t = table_of({"workers": "labourer", "deck": everything}, {"workers": "labourer", "deck": everything})
    assert seat(t, 0)["deck"] == seat(t, 1)["deck"] == everything
    with pytest.raises(BadScenario):
        table_of({"workers": "labourer", "deck": [*everything, "roland"]})


@clause("PAL-1.4")
@pytest.mark.parametrize(
    ("pieces", "most", "refused"),
    [
        ("workshops", 8, [f"{a}_{s}" for a in ("commission", "fortify", "garrison", "absolve", "attack")
                          for s in ("left", "middle")]),
        ("monks", 7, [f"region3_space{i}" for i in range(1, 7)] + ["region4_space1", "region4_space2"]),
        ("outposts", 7, [f"region3_space{i}" for i in range(1, 7)] + ["region4_space1", "region4_space2"]),
        ("jars", 7, [f"jar_space_{i}" for i in range(1, 9)]),
    ],
)  # fmt: skip
def test_a_player_has_eight_workshops_and_seven_of_each_other_piece(pieces: str, most: int, refused: list[str]) -> None:
    t = table_of({"workers": "labourer", pieces: refused[:most]})
    assert len(seat(t)[pieces]) == most
    with pytest.raises(BadScenario):
        table_of({"workers": "labourer", pieces: refused[: most + 1]})


@clause("PAL-1.5")
def test_as_many_cards_of_each_kind_as_the_rulebook_lists() -> None:
    t = regnum.new("paladins", 1, seed=2)
    lying = {
        "town_deck": 32 - 5, "townsfolk": 5, "outsider_deck": 36 - 6, "outsiders": 6, "order_deck": 6,
        "favour_deck": 10, "wall_deck": 24, "tavern_deck": 24, "suspicion_deck": 24, "schemes": 17 - 5,
    }  # fmt: skip
    assert {place: cards_at(t, place) for place in lying} == lying
    assert (len(TOWNSFOLK), len(OUTSIDERS), len(ORDERS), len(FAVOURS), len(TAVERN)) == (32, 36, 6, 10, 24)
    assert sum(copies for copies, _, _ in WALLS.values()) == sum(SUSPICIONS.values()) == 24
    assert sum(copies for copies, _ in SCHEMES.values()) == 17 and len(PALADINS) == 12


@clause("PAL-1.5")
@pytest.mark.parametrize(
    ("key", "cards"),
    [
        ("wall_deck", [wall for wall, (copies, _, _) in WALLS.items() for _ in range(copies)]),
        ("suspicion_deck", [f"suspicion_{tax}" for tax, copies in SUSPICIONS.items() for _ in range(copies)]),
        ("town_deck", [*TOWNSFOLK]),
        ("outsider_deck", [*OUTSIDERS]),
        ("tavern_deck", [*TAVERN]),
        ("order_deck", [*ORDERS]),
        ("favour_deck", [*FAVOURS]),
    ],
)
def test_a_deck_holds_these_cards_and_no_other_copy(key: str, cards: list[str]) -> None:
    rows = {"townsfolk": [None] * 5, "outsiders": [None] * 6}
    t = table_of("labourer", **rows, **{key: cards})
    assert Counter(t.position()[key]) == Counter(cards) and cards_at(t, key) == len(cards)
    for card in {*cards}:
        with pytest.raises(BadScenario):
            table_of("labourer", **rows, **{key: [*cards, card]})


@clause("PAL-1.5")
def test_the_schemes_are_twelve_and_five_for_the_favours() -> None:
    deck = [scheme for scheme, (copies, action) in SCHEMES.items() for _ in range(copies) if action != "kings_favour"]
    t = solo(schemes=deck)
    assert Counter(t.position()["schemes"]) == Counter(deck) and cards_at(t, "schemes") == 12
    for scheme in SCHEMES:
        with pytest.raises(BadScenario):
            solo(schemes=[*deck, scheme])


@clause("PAL-1.6", "PAL-R.1")
def test_workers_silver_provisions_and_debts_never_run_out() -> None:
    t = table_of({"workers": "labourer*23 merchant", "silver": 60, "provisions": 50})
    assert played(t, "trade 2")["silver"] == 3
    t = table_of({"workers": "labourer*23 scout", "silver": 60, "provisions": 50})
    assert played(t, "hunt 2")["provisions"] == 3
    rows = {"townsfolk": ["abbot_1", "debt_collector_1", None, None, None], "round": 7, "start": 0}
    t = table_of({"workers": "labourer*22", "silver": 9, "unpaid": 14}, {"workers": "labourer", "unpaid": 10}, **rows)
    t.play("recruit 1", "discard debt_collector_1 debt")
    assert seat(t)["unpaid"] == 15 and pool(t).count("labourer") == 23
    t = table_of({"workers": "labourer criminal*18"}, suspicion_deck=["suspicion_0"])
    t.play("conspire", "place labourer")
    assert (
        pool(t).count("criminal") == 19 and asked(t) == (1, "action") and seen(t, "seat0.suspicions") == ["suspicion_0"]
    )
