"""ARC-6: the Workshop, and Apprentices."""

import pytest

from games.architects.facts import APPRENTICES, BASE
from games.architects.support import DISPLAY, RICH, played, seat, table, tax
from games.support import asked, options, refusal, visible
from support import clause


@clause("ARC-6.1", "ARC-6.2", "ARC-3.9", "ARC-6.16")
def test_hiring_costs_two_silver_and_two_tax() -> None:
    t = table({"silver": 5}, display=DISPLAY)
    assert played(t, "place workshop", "hire miner_1") == {"silver": -4, "apprentices": 1}
    assert seat(t)["apprentices"] == ["miner_1"] and tax(t) == 6
    poor = table({"silver": 3}, display=DISPLAY)
    assert played(poor, "place workshop") == {"hand": 1}  # only drawing is left


@clause("ARC-6.3", "ARC-6.4", "ARC-EX.5")
def test_columns_beyond_the_own_workers_cost_silver_on_the_first_cards() -> None:
    t = table({"silver": 6, "workers": {"workshop": 1}}, display=DISPLAY)
    t.play("place workshop")
    assert options(t) == [f"hire {card}" for card in DISPLAY] + ["draw"]
    assert played(t, "hire stonecutter_2") == {"silver": -6, "apprentices": 1}
    assert t.position()["coins"] == [0, 0, 0, 0, 1, 1, 0, 0] and tax(t) == 6
    marks = [thing.get("marks") for thing in t.view(None)["places"]["display"]["things"]]
    assert marks[4] == {"silver": 1} and marks[0] == {}
    many = table({"silver": 4, "workers": {"workshop": 5}}, display=DISPLAY)
    assert played(many, "place workshop", "hire stonecutter_1") == {"silver": -4, "apprentices": 1}


@clause("ARC-3.14", "ARC-6.4", "ARC-6.5", "ARC-6.6", "ARC-6.16", "ARC-R.28", "ARC-H.2")
def test_pay_first_then_take_the_silver_on_the_card() -> None:
    coins = [0, 0, 2, 0, 0, 0, 0, 0]
    t = table({"silver": 5, "workers": {"workshop": 1}}, display=DISPLAY, coins=coins, apprentice_deck="thief")
    assert played(t, "place workshop", "hire woodcutter_1") == {"silver": -3, "apprentices": 1}
    assert visible(t, "display") == ["miner_1", "jeweller_1", "stonecutter_1", "thief", *DISPLAY[4:]]
    assert t.position()["coins"] == [1, 0, 0, 0, 0, 0, 0, 0]
    t = table({"silver": 4, "workers": {"workshop": 1}}, display=DISPLAY, coins=coins)
    t.play("place workshop")
    assert refusal(t, "hire woodcutter_1") == "ARC-3.8" and "hire jeweller_1" in options(t)


@clause("ARC-6.6")
def test_silver_moves_with_its_card() -> None:
    t = table({"silver": 4}, display=DISPLAY, coins=[0, 3, 0, 1, 0, 0, 0, 0])
    t.play("place workshop", "hire miner_1")
    assert t.position()["coins"][:4] == [3, 0, 1, 0]


@clause("ARC-6.7", "ARC-6.13", "ARC-6.8", "ARC-6.9", "ARC-6.10")
def test_at_the_limit_somebody_is_given_up_first() -> None:
    crew = "squire_gold squire_marble squire_virtue thief trickster"
    t = table({"silver": 9, "apprentices": crew}, display=DISPLAY)
    t.play("place workshop", "hire miner_1")
    assert asked(t) == (0, "give_up") and seat(t)["silver"] == 9
    assert played(t, "give up thief") == {"silver": -4}
    assert "thief" not in seat(t)["apprentices"] and t.position()["apprentice_under"] == ["thief"]
    t = table({"silver": 9, "apprentices": crew}, display=DISPLAY)
    t.play("place workshop", "hire miner_1")
    assert played(t, "give up squire_gold") == {"silver": -4}  # the Virtue of the hire stays
    t = table({"silver": 9, "apprentices": "miner_1"}, display=["miner_2", *DISPLAY[1:4], None, None, None, None])
    t.play("place workshop", "hire miner_2")
    assert seat(t)["apprentices"] == ["miner_1", "miner_2"]


@clause("ARC-6.8", "ARC-6.9", "ARC-R.25", "ARC-H.18")
def test_who_spares_virtue_may_be_given_up_before_the_worker_is_placed() -> None:
    t = table({"apprentices": "thief illusionist labourer squire_virtue trickster", "virtue": 5}, tax=3)
    assert [each for each in options(t) if each.startswith("give up")] == ["give up illusionist", "give up thief"]
    assert played(t, "give up thief") == {"apprentices": -1}
    assert asked(t) == (0, "place") and seat(t)["virtue"] == 5
    assert played(t, "place tax_stand") == {"silver": 3, "virtue": -2}
    t = table({**RICH, "apprentices": "thief", "hand": "wood_market", "virtue": 4})
    assert "place guildhall" in options(t)
    t.play("give up thief")  # the Carpenter is gone with her
    assert refusal(t, "place guildhall") == "ARC-11.2"


@clause("ARC-6.9", "ARC-3.12")
@pytest.mark.parametrize(("card", "virtue"), [("acolyte_clay", 1), ("thief", 0), ("gatekeeper", -1)])
def test_a_hire_changes_virtue(card: str, virtue: int) -> None:
    t = table({"silver": 4}, display=[card, *DISPLAY[1:]])
    t.play("place workshop", f"hire {card}")
    assert seat(t)["virtue"] == 7 + virtue


@clause("ARC-6.11", "ARC-EX.6")
@pytest.mark.parametrize(("before", "cards"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 3)])
def test_drawing_gives_one_building_and_one_more_for_two_workers(before: int, cards: int) -> None:
    t = table({"workers": {"workshop": before}, "silver": 9})
    assert played(t, "place workshop", "draw") == {"hand": cards}


@clause("ARC-6.12", "ARC-15.16")
def test_the_black_market_hires_from_any_column_without_the_price() -> None:
    t = table({"silver": 2}, display=DISPLAY, coins=[0, 0, 0, 0, 0, 0, 0, 2])
    assert played(t, "place market middle", "hire stonecutter_2") == {"apprentices": 1, "virtue": -1}
    crew = "squire_gold squire_marble squire_virtue thief acolyte_clay"
    t = table({"silver": 2, "apprentices": crew}, display=DISPLAY)
    t.play("place market middle", "hire miner_1")
    assert asked(t) == (0, "give_up")


@clause("ARC-15.16", "ARC-R.30", "ARC-11.5")
def test_a_tavern_at_the_limit_takes_nobody_by_force() -> None:
    crew = "labourer squire_gold squire_marble thief trickster"
    tavern = {"hand": "tavern", **RICH, "virtue": 4}
    t = table({**tavern, "apprentices": crew}, display=DISPLAY)
    t.play("place guildhall")
    assert asked(t) == (0, "hire") and options(t)[-1] == "decline"
    assert played(t, "decline") == {} and asked(t) == (1, "place")
    t = table({**tavern, "apprentices": crew}, display=DISPLAY)
    t.play("place guildhall", "hire miner_1")
    assert asked(t) == (0, "give_up")
    t = table({**tavern, "apprentices": "labourer"}, display=DISPLAY)
    t.play("place guildhall")
    assert "decline" not in options(t) and refusal(t, "decline") == ""  # with room it must be carried out


@clause("ARC-6.14", "ARC-6.7", "ARC-15.20")
def test_rudolf_pays_one_silver_less_and_has_room_for_six() -> None:
    crew = "squire_gold squire_marble squire_virtue thief trickster"
    t = table({"silver": 6, "board": "rudolf", "apprentices": crew}, display=DISPLAY, setup="variable")
    assert played(t, "place workshop", "hire stonecutter_1") == {"silver": -6, "apprentices": 1} and tax(t) == 6
    assert sum(t.position()["coins"]) == 3


@clause("ARC-12.4", "ARC-3.10", "ARC-3.17", "ARC-H.3", "ARC-EX.14")
@pytest.mark.parametrize(
    ("virtue", "board", "silver", "added"),
    [(7, None, 4, 2), (4, None, 4, 2), (3, None, 3, 1), (2, None, 3, 1), (1, None, 2, 0), (0, None, 2, 0),
     (2, "ada", 2, 0), (0, "ada", 2, 0), (7, "ada", 3, 1)],
)  # fmt: skip
def test_low_virtue_ignores_tax(virtue: int, board: str | None, silver: int, added: int) -> None:
    player = {"virtue": virtue, "silver": silver} | ({} if board is None else {"board": board})
    t = table(player, display=DISPLAY, setup="variable")
    assert played(t, "place workshop", "hire miner_1") == {"silver": -silver, "apprentices": 1}
    assert tax(t) == 4 + added
    poor = table({**player, "silver": silver - 1}, display=DISPLAY, setup="variable")
    assert played(poor, "place workshop") == {"hand": 1}  # only drawing is left


@clause("ARC-3.13", "ARC-3.21", "ARC-R.24")
def test_a_row_stays_short_when_the_pile_is_empty() -> None:
    cards = sorted(BASE, key=lambda card: abs(APPRENTICES[card][2]))
    display = [*cards[:1], None, None, None, None, None, None, None]
    t = table({"silver": 4, "apprentices": cards[1:5]}, {"apprentices": cards[5:10]}, display=display,
              apprentice_under=cards[10:])  # fmt: skip
    t.play("place workshop", f"hire {cards[0]}")
    assert visible(t, "display") == [cards[10]]  # what was put under the pile comes last
    t.play("place workshop")
    assert asked(t) == (0, "place")
