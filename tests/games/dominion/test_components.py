"""DOM-1: what is in the box, and what kinds of cards there are."""

from collections import Counter

import pytest

import regnum
from games.dominion.support import counters, owned, table
from games.support import asked, options, refusal
from regnum.games.dominion.data import read
from regnum.kernel.errors import BadOption, BadScenario
from support import clause

BASICS = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
ATTACKS = ["bureaucrat", "militia", "spy", "thief", "witch"]
PLAIN_ACTIONS = """adventurer cellar chancellor chapel council_room feast festival laboratory library market mine
    moneylender remodel smithy throne_room village woodcutter workshop""".split()
ACTIONS = [*PLAIN_ACTIONS, *ATTACKS, "moat"]
KINGDOM = sorted([*ACTIONS, "gardens"])


def cards_in_use(seats: int, kingdom: list[str]) -> Counter[str]:
    """All cards of a new game, in the supply and in the players' hands."""
    t = regnum.new("dominion", seats=seats, options={"kingdom": kingdom})
    found = Counter(t.position()["supply"])
    for seat in range(seats):
        found += owned(t, seat)
    return found


def box() -> Counter[str]:
    """The playing cards that four players use in all their possible games."""
    found: Counter[str] = Counter()
    for kingdom in (KINGDOM[:10], KINGDOM[10:20], KINGDOM[15:]):
        found |= cards_in_use(4, kingdom)
    return found


@clause("DOM-1.1")
def test_the_box_holds_500_cards() -> None:
    contents = read("components")
    n = {component["id"]: component["n"] for component in contents["components"]}
    assert n == {
        "treasure_cards": 130, "victory_cards": 48, "kingdom_cards": 252, "curse_cards": 30,
        "separator_cards": 33, "blank_cards": 7,
    }  # fmt: skip
    assert contents["total_cards"] == sum(n.values()) == 500
    assert box().total() == 130 + 48 + 252 + 30


@clause("DOM-1.2")
def test_four_players_use_every_treasure_of_the_box() -> None:
    found = box()
    assert (found["copper"], found["silver"], found["gold"]) == (60, 40, 30)


@clause("DOM-1.3")
def test_four_players_use_every_basic_victory_card_of_the_box() -> None:
    found = box()
    assert (found["estate"], found["duchy"], found["province"]) == (24, 12, 12)


@clause("DOM-1.4")
def test_there_are_24_action_cards_of_ten_copies_and_twelve_gardens() -> None:
    found = box()
    kingdom = {card: n for card, n in found.items() if card not in BASICS}
    assert kingdom == {**dict.fromkeys(ACTIONS, 10), "gardens": 12}
    assert len(ACTIONS) == 24 and len(kingdom) == 25


@clause("DOM-1.4")
@pytest.mark.parametrize("card", ["artisan", "bandit", "harbinger", "merchant", "poacher", "sentry", "vassal"])
def test_no_other_card_belongs_to_the_first_edition(card: str) -> None:
    with pytest.raises(BadOption, match=card):
        regnum.new("dominion", options={"kingdom": [*KINGDOM[:9], card], "edition": "1e"})


@clause("DOM-1.5")
def test_separators_and_blanks_are_no_cards_of_the_game() -> None:
    parts = {component["id"]: component["of"] for component in read("components")["components"]}
    assert parts["separator_cards"] == {"randomizers": 32, "trash": 1}
    assert sorted(box()) == sorted(BASICS + KINGDOM) and len(box()) == parts["separator_cards"]["randomizers"]
    for name in ("trash", "separator", "randomizer", "blank"):
        with pytest.raises(BadScenario):
            table(name)


@clause("DOM-1.6")
@pytest.mark.parametrize(("card", "coins"), [("copper", 1), ("silver", 2), ("gold", 3)])
def test_value_of_a_treasure(card: str, coins: int) -> None:
    t = table(f"{card}*2")
    t.play("play all")
    assert counters(t) == (1, 1, 2 * coins)


@clause("DOM-1.6")
@pytest.mark.parametrize(("card", "points"), [("estate", 1), ("duchy", 3), ("province", 6), ("curse", -1)])
def test_points_of_a_basic_card(card: str, points: int) -> None:
    assert [score.total for score in table(f"{card}*2 copper").scores] == [2 * points, 0]


@clause("DOM-1.6")
@pytest.mark.parametrize(
    ("card", "cost"),
    [("copper", 0), ("silver", 3), ("gold", 6), ("estate", 2), ("duchy", 5), ("province", 8), ("curse", 0)],
)
def test_cost_of_a_basic_card(card: str, cost: int) -> None:
    t = table(phase="buy", coins=10, buys=2)
    t.play(f"buy {card}")
    assert counters(t) == (1, 1, 10 - cost)


@clause("DOM-1.7")
@pytest.mark.parametrize("card", [*BASICS, *KINGDOM])
def test_type_of_each_card(card: str) -> None:
    """Each type shows in what it allows: to be played, to open the window for reactions, to react."""
    t = table(f"{card} silver village", "moat copper*4", actions=2)
    assert (f"play {card}" in options(t)) == (card in ACTIONS)

    t.play("end actions")
    assert (f"play {card}" in options(t)) == (card in ("copper", "silver", "gold"))

    if card in ACTIONS:
        attack = table(f"{card}", "moat copper*4", deck0="copper*5")
        attack.play(f"play {card}")
        assert (asked(attack) == (1, "react")) == (card in ATTACKS)

    reacting = table("witch", f"{card} copper*4", deck0="copper*2")
    reacting.play("play witch")
    assert (asked(reacting) == (1, "react")) == (card == "moat")


@clause("DOM-1.8", "DOM-1.7")
def test_a_curse_is_no_victory_card_and_gardens_is_one() -> None:
    t = table("bureaucrat", "gardens estate duchy province curse copper")
    t.play("play bureaucrat")
    assert asked(t) == (1, "put_on_deck")
    assert options(t) == ["top estate", "top duchy", "top province", "top gardens"]
    assert refusal(t, "top curse") == "DOM-1.8"


@clause("DOM-1.8")
def test_a_curse_is_taken_for_no_type_of_card() -> None:
    t = table("curse village copper", "curse copper")
    assert options(t) == ["play village", "end actions"]
    t.play("end actions")
    assert options(t) == ["play copper", "end treasures", "play all"]
