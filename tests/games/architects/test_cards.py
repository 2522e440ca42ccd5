"""ARC-15, ARC-9, ARC-11, ARC-16: every Apprentice, Black Market card, Reward and Scheme, with all it does."""

from typing import Any

import pytest

from games.architects.card_facts import ABILITIES, ELSEWHERE, MARKET, REWARDS, SCHEMES, TRADES, Change
from games.architects.facts import APPRENTICES
from games.architects.solo import its, plot
from games.architects.support import RICH, hall, holdings, played, table
from games.support import asked, count, told
from support import clause

OTHERS = ({"workers": {"forest": 3}}, {"workers": {"forest": 2}})
MOMENTS: dict[str, tuple[dict[str, Any], dict[str, Any], tuple[str, ...], Change]] = {
    "quarry": ({}, {}, ("place quarry",), {"stone": 1}),
    "forest": ({}, {}, ("place forest",), {"wood": 1}),
    "mines": ({}, {}, ("place mines",), {"clay": 2}),
    "silversmith": ({}, {}, ("place silversmith",), {"silver": 2}),
    "tax_stand": ({}, {"tax": 3}, ("place tax_stand",), {"silver": 3, "virtue": -2}),
    "market": (
        {"silver": 3},
        {"small_side": "black_market_01", "large": "black_market_02"},
        ("place market left",),
        {"silver": -1, "virtue": -1, "marble": 1},
    ),
    "town_centre": (
        {"silver": 2, "workers": {"town_centre": 1}},
        {},
        ("place town_centre", "capture forest 1", "capture forest 2"),
        {"silver": -2, "captives": 5},
    ),
    "debt": (
        {"unpaid": 1, "silver": 6},
        {},
        ("place guardhouse",),
        {"unpaid": -1, "paid": 1, "silver": -6, "virtue": 1},
    ),
    "imprisoning": ({"captives": [0, 2, 0]}, {}, ("place guardhouse",), {"captives": -2, "silver": 2}),
    "cathedral": (
        {"gold": 1, "hand": "castle"},
        {"reward_deck": "reward_virtue"},
        ("place guildhall",),
        {"gold": -1, "hand": -1, "virtue": 2, "cathedral": 1},
    ),
    "reset": (
        {"hand": "well", "wood": 2, "stone": 2},
        {"guildhall": hall(8)},
        ("place guildhall",),
        {"hand": -1, "wood": -2, "stone": -2, "clay": 4, "buildings": 1},
    ),
}
"""What a player has, what lies on the table, what is played, and what that brings without any Apprentice."""


def at(moment: str, *crew: str) -> Change:
    """What a player with these Apprentices has more or less after a moment."""
    player, position, answers, _ = MOMENTS[moment]
    t = table({**player, "apprentices": [*crew]}, *OTHERS, promo_cards=True, **position)
    before = holdings(t)
    t.play(answers[0])
    for answer in answers[1:]:
        if asked(t)[0] == 0:
            t.play(answer)
    if asked(t) == (0, "reset"):  # Virtue is not always wanted
        t.play(f"use {crew[0]}")
    now = holdings(t)
    return {key: now[key] - before[key] for key in {*now, *before} if now[key] != before[key]}


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_each_moment_brings_without_apprentices(moment: str) -> None:
    assert at(moment) == MOMENTS[moment][3]


@clause("ARC-4.6", "ARC-7.8", "ARC-8.3", "ARC-9.7", "ARC-9.9", "ARC-10.5", "ARC-10.8", "ARC-11.11", "ARC-13.6")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("card", ABILITIES)
def test_each_apprentice_helps_at_its_moment_and_at_no_other(card: str, moment: str) -> None:
    when, more = ABILITIES[card]
    expected = dict(MOMENTS[moment][3])
    for key, n in more.items() if when == moment else ():
        expected[key] = expected.get(key, 0) + n
    assert at(moment, card) == {key: n for key, n in expected.items() if n}


@clause("ARC-5.4")
@pytest.mark.parametrize("card", TRADES)
def test_what_each_apprentice_trades_at_the_storehouse(card: str) -> None:
    t = table({**RICH, "apprentices": card})
    assert played(t, "place kings_storehouse", f"trade {card}") == TRADES[card] and asked(t) == (1, "place")
    poor = {good: -n - 1 for good, n in TRADES[card].items() if n < 0}
    t = table({**poor, "apprentices": card, "workers": {"kings_storehouse": 1}})
    t.play("place kings_storehouse")
    assert asked(t) == (1, "place") or f"trade {card}" not in [o.notation for o in t.pending[0].options]


@clause("ARC-9.3", "ARC-9.5", "ARC-9.6")
@pytest.mark.parametrize("card", MARKET)
def test_both_sides_of_each_black_market_card(card: str) -> None:
    small, large = MARKET[card]
    other = "black_market_01" if card != "black_market_01" else "black_market_02"
    t = table({"silver": 1}, small_side=card, large=other)
    assert played(t, "place market left") == {"silver": -1, "virtue": -1, **small}
    t = table({"silver": 3}, small_side=other, large=card)
    assert played(t, "place market right") == {"silver": -3, "virtue": -1, **large}


@clause("ARC-11.10")
@pytest.mark.parametrize("card", REWARDS)
def test_what_each_reward_brings(card: str) -> None:
    t = table({"gold": 1, "hand": "castle"}, reward_deck=card)
    expected = {"gold": -1, "hand": -1, "cathedral": 1}
    for key, n in REWARDS[card].items():
        expected[key] = expected.get(key, 0) + n
    assert played(t, "place guildhall") == {key: n for key, n in expected.items() if n}


@clause("ARC-16.7", "ARC-16.8", "ARC-16.18")
@pytest.mark.parametrize("scheme", SCHEMES)
def test_where_each_scheme_goes_and_what_it_brings(scheme: str) -> None:
    place, change = SCHEMES[scheme]
    t = plot(scheme, {"unpaid": 1}, {"workers": {"silversmith": 1}}, tax=0)
    now, kept = its(t), {"virtue": 7, "marble": 0, "cathedral": 0, "unpaid": 1, "paid": 0}
    assert [event.things for event in told(t, "places", 1)] == [(place,)]
    assert {key: now[key] for key in kept} == {key: n + change.get(key, 0) for key, n in kept.items()}
    assert sum(now["captives"]) == change.get("captives", 0) and count(t, "opponent_plans") == change.get("plans", 0)


def test_every_card_is_told() -> None:
    assert {*ABILITIES} | {*TRADES} | ELSEWHERE == {*APPRENTICES}
    assert [len(MARKET), len(REWARDS), len(SCHEMES)] == [10, 6, 19]
