"""VIS-6: every Townsfolk, its value, its icons, and all it does at its moment and at no other."""

from collections import Counter
from typing import Any

import pytest

from games.support import asked, number
from games.viscounts.effects import HIRED, PLENTY, Expected, ways
from games.viscounts.facts import HEROES, NEUTRAL, STARTING, TOWNSFOLK
from games.viscounts.support import player, table
from regnum.kernel.table import Table
from support import clause

ICONS = ("merchant", "builder", "noble", "cleric", "criminal")
OUTER, INNER = "town_01", "inner_01_02"
CALM = ["bishop", "charlatan", "chevalier", HIRED, "artisan"]
"""Who lies on the piles; none of the first three is paid for."""
SPARE = "peddler_ink"
AROUND = ("start_abbot", "start_squire", "start_labourer", "start_journeyman", "start_financier")


def of(moment: str) -> list[Any]:
    """Every Townsfolk with an ability of a moment, in each way it can be used."""
    cards = {card: ways(what) for card, (*_, when, what) in TOWNSFOLK.items() if when == moment}
    return [pytest.param(card, i, id=f"{card}-{i + 1}") for card, each in cards.items() for i in range(len(each))]


def piles(*taken: str, first: str | None = None) -> list[str | None]:
    """Visible Townsfolk, without those that lie elsewhere."""
    tops = [first or CALM[0], *CALM[1:]]
    return [SPARE if card in taken or (card == first and i) else card for i, card in enumerate(tops)]


def hand(*without: str) -> str:
    """Some Starting Townsfolk that do not lie elsewhere."""
    return " ".join(card for card in AROUND if card not in without)


def around(card: str, board: str, town: str = OUTER, **more: Any) -> dict[str, Any]:
    """A player with these cards on the board, some others in hand, cards to draw, and enough of everything.

    The card that the test is about lies nowhere else.
    """
    drawn = " ".join(other for other in ("friar", "miner", "princess", "vicar") if other != card)
    return player(board, town=town, **{"hand": hand(card, *board.split()), "deck": drawn, "rest": "", **PLENTY, **more})


def icons(card: str) -> Counter[str]:
    return Counter(TOWNSFOLK[card][1].split())


def placing(card: str) -> tuple[Table, Expected]:
    """A table before and after a card is placed; a Criminal's Corruption is counted."""
    others = " ".join([other for other in ("start_trader", "start_lender", "start_squire") if other != card][:2])
    mine = around(card, f"- {others}", hand=f"{card} {hand(card, *others.split())}")
    t = table(mine, phase="place", tops=piles(card))
    e = Expected(t)
    t.play(f"place {card}")
    e.add(corruption=icons(card)["criminal"])
    return t, e


def dropping(card: str) -> tuple[Table, Expected]:
    """A table on which a card has just been pushed off the board."""
    t = table(around(card, f"- - {card}", hand=hand(card)), phase="slide", tops=piles(card))
    e = Expected(t)
    e.now |= {"paid": 0, "approved": 0, "corruption": 1, "virtue": 7, **PLENTY}
    e.discarded = [card]
    return t, e


ACTIONS: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "trade": ("town_02", "start_lender start_squire", ("trade", "exchange 1")),
    "build": ("town_01", "start_labourer start_squire", ("build", "slot workshop_2", "spot 1-2.1")),
    "castle": (INNER, "start_squire start_abbot", ("castle", "workers 1")),
    "transcribe": (INNER, "start_abbot start_squire", ("transcribe",)),
}
"""Where an action is taken, the other cards on the board, and the answers."""


def acting(card: str, action: str) -> tuple[Table, Expected]:
    """A table after an action of a player with a card, with all that the action itself brings."""
    town, others, answers = ACTIONS[action]
    tiles = ["ms_black_4_virtue_2", None, None, None, None]
    t = table(
        around(card, f"{card} {others}", town), tops=piles(card), manuscript_tops=tiles, manuscripts_below=[0] * 5
    )
    e = Expected(t)
    t.play(*answers)
    mine = icons(card)
    if action == "trade":
        e.add(ink=1)
    elif action == "build":
        e.add(stone=mine["builder"] - 2, gold=1)  # 3 icons, of which the Labourer has 1
    elif action == "castle":
        e.now["tier1"] = [1, 0, 1, 0, 0]
    else:
        e.add(ink=mine["cleric"] - 3, virtue=-2)  # 4 icons, of which the Abbot has 1
    return t, e


def finish(t: Table, e: Expected) -> None:
    """The turn goes on, without a hire; what an ability brought has been counted."""
    e.check()
    assert asked(t)[1] in ("hire", "place", "move")


@clause("VIS-6.1", "VIS-8.1")
@pytest.mark.parametrize("card", TOWNSFOLK)
def test_the_value_and_the_icons_of_each(card: str) -> None:
    silver, *_ = TOWNSFOLK[card]
    others = [other for other in ("start_trader", "start_lender", "start_squire") if other != card][:2]
    t = table(player(f"{card} {' '.join(others)}", hand=hand(card, *others)), phase="movement", tops=piles(card))
    expected = icons(card) + icons(others[0]) + icons(others[1])
    assert {icon: number(t, f"seat0.{icon}") for icon in ICONS} == {icon: expected[icon] for icon in ICONS}
    assert t.position()["distance"] == silver


@clause("VIS-6.2", "VIS-14.1", "VIS-17.1", "VIS-17.2", "VIS-17.4")
@pytest.mark.parametrize("card", NEUTRAL)
def test_what_each_hired_brings(card: str) -> None:
    silver, _, effect, *_ = NEUTRAL[card]
    t = table(
        around(card, "start_journeyman start_squire start_labourer", discard="start_lender start_trader"),
        phase="recruit",
        tops=piles(first=card),
    )
    e = Expected(t)
    e.discarded = ["start_lender", "start_trader", card]
    t.play(f"hire {card}")
    e.add(silver=-silver)
    e.carry_out(effect)
    e.check()


@clause("VIS-7.6", "VIS-6.4")
@pytest.mark.parametrize(("card", "way"), of("placed"))
def test_each_that_acts_when_placed(card: str, way: int) -> None:
    t, e = placing(card)
    e.carry_out(TOWNSFOLK[card][4], way)
    e.check()
    assert asked(t) == (0, "move")


@clause("VIS-6.3", "VIS-6.4")
@pytest.mark.parametrize("card", [card for card, facts in TOWNSFOLK.items() if facts[3] != "placed"])
def test_all_others_do_nothing_when_placed(card: str) -> None:
    t, e = placing(card)
    e.check()
    assert asked(t) == (0, "move")


@clause("VIS-7.3", "VIS-6.6")
@pytest.mark.parametrize(("card", "way"), of("dropped"))
def test_each_that_acts_when_it_drops_off(card: str, way: int) -> None:
    t, e = dropping(card)
    e.carry_out(TOWNSFOLK[card][4], way)
    e.check()
    assert asked(t) == (0, "place")


@clause("VIS-6.3", "VIS-6.6")
@pytest.mark.parametrize("card", [card for card, facts in TOWNSFOLK.items() if facts[3] != "dropped"])
def test_all_others_do_nothing_when_they_drop_off(card: str) -> None:
    t, e = dropping(card)
    e.check()
    assert asked(t) == (0, "place")


@clause("VIS-6.5", "VIS-6.8", "VIS-9.12")
@pytest.mark.parametrize(
    ("card", "way", "action"), [pytest.param(*p.values, action, id=p.id) for action in ACTIONS for p in of(action)]
)
def test_each_that_answers_to_an_action(card: str, way: int, action: str) -> None:
    _, e = acting(card, action)
    e.carry_out(TOWNSFOLK[card][4], way)
    e.check()


@clause("VIS-6.5")
@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("card", [card for card, facts in TOWNSFOLK.items() if facts[3] in ACTIONS])
def test_none_answers_to_another_action(card: str, action: str) -> None:
    if TOWNSFOLK[card][3] != action:
        finish(*acting(card, action))


@clause("VIS-15.2", "VIS-6.5")
@pytest.mark.parametrize(("card", "way"), of("collision"))
def test_each_that_answers_to_a_collision(card: str, way: int) -> None:
    space = 5 if icons(card)["criminal"] else 3  # where the collision brings such a player nothing
    mine = player("start_abbot start_squire start_labourer", silver=9, corruption=space, virtue=space)
    t = table(mine, around(card, f"{card} start_lender start_trader", "town_10"), phase="recruit", tops=piles(card))
    e = Expected(t, 1)
    t.play("no hire")
    e.carry_out(TOWNSFOLK[card][4], way)
    e.discarded = ["start_trader"]  # the next turn has begun
    e.check()


@clause("VIS-R.5", "VIS-6.5")
@pytest.mark.parametrize(("card", "way"), of("flip_debt"))
def test_each_that_answers_to_a_paid_debt(card: str, way: int) -> None:
    t = table(around(card, f"{card} start_lender start_journeyman", "town_06"), tops=piles(card))
    e = Expected(t)
    t.play("trade", "exchange 1", "flip debt", "gain gold")
    e.add(unpaid=-1, paid=1, gold=1)
    e.carry_out(TOWNSFOLK[card][4], way)
    e.check()


@clause("VIS-R.5", "VIS-6.5", "VIS-4.9")
@pytest.mark.parametrize(("card", "way"), of("gain_debt"))
def test_each_that_answers_to_a_debt(card: str, way: int) -> None:
    t = table(around(card, f"{card} start_lender start_squire"), phase="recruit", tops=piles(first="bishop"))
    e = Expected(t)
    t.play("hire bishop")
    e.add(silver=-3, unpaid=1)
    e.discarded = ["bishop"]
    e.carry_out(TOWNSFOLK[card][4], way)
    e.check()


MODIFIERS: dict[str, tuple[str, str, tuple[str, ...], dict[str, int]]] = {
    "artist": ("castle", "start_squire start_abbot", ("workers 3",), {"gold": -2}),
    "benefactor": ("castle", "start_squire start_lender", ("workers 2",), {}),
    "diplomat": ("castle", "start_squire start_abbot", ("workers 2", "pay silver"), {"silver": -2}),
    "sculptor": ("build", "start_labourer start_abbot", ("slot trading_post_1", "spot 1-2.1"), {"stone": -2}),
    "strongman": ("build", "start_labourer start_lender", ("slot workshop_2", "spot 1-2.1"), {}),
    "mason": ("build", "start_labourer start_squire", ("slot workshop_2", "spot 1-2.1", "pay silver"), {"silver": -2}),
    "priest": ("transcribe", "start_abbot start_squire", (), {"ink": -1}),
    "traveller": ("transcribe", "start_abbot start_lender", (), {"ink": -1}),
    "clergyman": ("transcribe", "start_abbot start_squire", ("pay silver", "pay silver"), {"silver": -4}),
    "hero_emma": ("transcribe", "start_abbot start_squire", ("pay gold", "pay stone"), {"gold": -1, "stone": -1}),
}
"""An action, the other cards on the board, the answers, and all that is paid with the card's help."""


@clause("VIS-6.5", "VIS-9.15", "VIS-R.7", "VIS-R.8", "VIS-R.9")
@pytest.mark.parametrize("card", MODIFIERS)
def test_each_that_helps_to_pay(card: str) -> None:
    action, others, answers, paid = MODIFIERS[card]
    tiles = ["ms_black_4_virtue_2", None, None, None, None]
    town = OUTER if action == "build" else INNER
    mine = around(card, f"{card} {others}", town, tier1=[0] * 5)
    t = table(mine, tops=piles(card), manuscript_tops=tiles, manuscripts_below=[0] * 5)
    e = Expected(t)
    t.play(action, *answers)
    e.add(**paid)
    if action == "castle":
        placed = {"workers 2": [2, 0, 0, 0, 0], "workers 3": [0, 1, 0, 0, 1]}[answers[0]]
        e.add(**({} if placed[0] else {"ink": 1, "stone": 1}))
        e.now["tier1"] = placed
    else:
        e.add(**({"gold": 1} if action == "build" else {"virtue": -2}))
    e.check()


@clause("VIS-6.5", "VIS-9.4")
@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("card", MODIFIERS)
def test_none_helps_with_another_action(card: str, action: str) -> None:
    if MODIFIERS[card][0] != action:
        finish(*acting(card, action))


def test_every_townsfolk_is_told() -> None:
    assert [len(STARTING), len(HEROES), len(NEUTRAL)] == [8, 10, 68]
    moments = {"placed", "dropped", "collision", "flip_debt", "gain_debt", "modifies", "never", *ACTIONS}
    assert {facts[3] for facts in TOWNSFOLK.values()} == moments
    assert {card for card, facts in TOWNSFOLK.items() if facts[3] == "modifies"} == {*MODIFIERS}
