"""TOM-6: the Townsfolk that the Tomesaga adds to Paladins."""

from typing import Any

import pytest

import regnum
from games.paladins.support import seat, terms
from games.support import asked, count, options
from regnum.kernel.errors import BadData, BadScenario
from regnum.kernel.table import Table
from support import clause

TWO = ["aristocrat_1", "trickster_1"]
UP = ["order_attack", "order_convert", "order_absolve"]
ROW = ["squire_1", "gatekeeper_2", "abbot_1", "watchman_1", "peddler_1"]


def table(*players: dict[str, Any], **position: Any) -> Table:
    """A table with the two, of two seats at least."""
    seats = [*players, *[{"workers": "labourer"}] * (2 - len(players))]
    return regnum.scenario("paladins", {"players": seats, "tomesaga_townsfolk": True, "townsfolk": ROW, **position})


def with_favour(card: str, player: dict[str, Any]) -> Table:
    return table(player, round=3, orders=UP, favours=[card, None, None, None, None])


def pack(**cards: dict[str, Any]) -> dict[str, Any]:
    changes = [{"id": card, **change} for card, change in cards.items()]
    return {"regnum_pack": 1, "game": "paladins", "name": "Test", "cards": changes}


@clause("TOM-6.9", "TOM-1.6")
def test_the_two_lie_among_the_others_where_the_option_says_so() -> None:
    def decks(tomesaga: bool) -> list[str]:
        now = regnum.new("paladins", 2, 3, {"tomesaga_townsfolk": tomesaga}).position()
        return sorted([*now["townsfolk"], *now["town_deck"]])

    rows = {name for seed in range(40) for name in regnum.new("paladins", 2, seed, {"tomesaga_townsfolk": True})
            .position()["townsfolk"]}  # fmt: skip
    plain = {name for seed in range(40) for name in regnum.new("paladins", 2, seed).position()["townsfolk"]}
    assert {*TWO} <= rows and not {*TWO} & plain
    assert regnum.new("paladins", 2, 1).options["tomesaga_townsfolk"] is False and decks(False) != decks(True)
    with pytest.raises(BadScenario, match="aristocrat_1"):
        table({"crew": "aristocrat_1"}, tomesaga_townsfolk=False)
    with pytest.raises(BadScenario):
        table({"crew": "silver"})


@clause("TOM-6.7", "TOM-6.16")
def test_the_aristocrat_brings_provisions_after_each_use_of_a_favour() -> None:
    mine = {"workers": "labourer*2", "provisions": 0}
    for crew, more in (("aristocrat_1", 1), ("", 0)):
        t = with_favour("favour_supplies", {**mine, "crew": crew})
        use = next(o for o in t.pending[0].options if o.notation == "favour 1")
        assert sum(n for what, n in use.gain if what == "provisions") == 2 + more
        t.play("favour 1")
        assert count(t, "ability") == more and seat(t)["provisions"] == 2 + more


@clause("TOM-6.7", "TOM-6.16")
def test_the_trickster_brings_silver_for_a_debt_that_pays_for_townsfolk() -> None:
    t = table({"workers": "labourer*2", "silver": 0, "crew": "trickster_1"})
    t.play("recruit 1")
    t.play(next(o for o in options(t) if o.endswith(" debt")))
    assert seat(t)["unpaid"] == 1 and count(t, "ability") == 1
    assert seat(t)["silver"] >= 2


@clause("TOM-6.16")
def test_the_trickster_answers_to_the_debt_of_an_inquisition_also_in_the_turn_of_another() -> None:
    first = {"workers": "criminal labourer cleric*2", "silver": 0, "suspicions": "suspicion_1"}
    other = {"workers": "labourer", "crew": "trickster_1", "silver": 0, "suspicions": "suspicion_1*3"}
    t = table(first, other, tax=1)
    t.play("conspire")
    while t.pending and t.pending[0].seat == 0 and t.pending[0].kind != "action":
        t.play(t.pending[0].options[0])
    assert count(t, "inquisition") == 1 and seat(t, 1)["unpaid"] == 1 and seat(t, 1)["silver"] == 2


@clause("TOM-6.9")
def test_they_are_recruited_and_counted_as_all_others() -> None:
    mine = {"workers": "labourer fighter", "silver": 9}
    t = table(mine, townsfolk=["aristocrat_1", "trickster_1", *ROW[:3]])
    t.play("recruit 2")
    assert "recruit trickster_1" in options(t)
    t.play("recruit trickster_1")
    assert seat(t)["crew"] == ["trickster_1"] and count(t, "hires") == 1
    t = table(mine, townsfolk=["aristocrat_1", "trickster_1", *ROW[:3]])
    t.play("recruit 1", "place labourer", "discard aristocrat_1")
    assert t.position()["town_discard"] == ["aristocrat_1"] and "merchant" in seat(t)["workers"]


@clause("TOM-6.7")
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_what_they_do_is_told_and_marked_as_reconstructed(lang: str) -> None:
    t = regnum.new("paladins", 2, 1, {"tomesaga_townsfolk": True})
    told = [t.game.help(card, lang, t.options) for card in TWO]
    assert [each.provenance for each in told] == ["reconstructed"] * 2
    assert [len(each.lines) for each in told] == [2, 2] and all(":" in line for each in told for line in each.lines)
    off = regnum.new("paladins", 2, 1)
    assert off.game.help(TWO[0], lang, off.options) == told[0]


@clause("TOM-6.7")
def test_a_card_pack_gives_them_other_faces_but_no_tax_for_a_debt() -> None:
    passive = {"trigger": {"effect": "gain_debt"}, "effects": [{"gain": "provisions", "n": 3}]}
    t = table({"workers": "labourer*2", "silver": 0, "provisions": 0, "crew": "trickster_1"},
              pack=pack(trickster_1={"passive": passive}))  # fmt: skip
    t.play("recruit 1")
    t.play(next(o for o in options(t) if o.endswith(" debt")))
    assert seat(t)["provisions"] >= 3
    for what in ("tax", "debt"):
        endless = {**passive, "effects": [{"gain": what, "n": 1}]}
        with pytest.raises(BadData, match="what answers to a Debt"):
            table({"crew": "trickster_1"}, pack=pack(trickster_1={"passive": endless}))


@clause("TOM-6.7", "PAL-4.14")
def test_after_an_action_the_owner_orders_them_with_the_others() -> None:
    passive = {"trigger": {"action": "conspire"}, "effects": [{"gain": "tax", "n": 1}]}
    faces = pack(aristocrat_1={"passive": passive}, squire_1={"passive": passive})
    t = table({"workers": "criminal labourer", "crew": "aristocrat_1 squire_1"}, townsfolk=[*ROW[1:], "abbot_2"],
              tax=5, pack=faces)  # fmt: skip
    t.play("conspire")
    while asked(t)[1] == "worker":
        t.play(t.pending[0].options[0])
    assert asked(t) == (0, "ability") and options(t) == ["resolve squire_1", "resolve aristocrat_1"]
    t.play("resolve aristocrat_1")
    assert terms(t) and count(t, "ability") == 2
