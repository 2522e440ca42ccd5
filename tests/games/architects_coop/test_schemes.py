"""The Overlord's turn: schemes, icons, events, and how the game ends."""

from collections import Counter

import pytest

import regnum
from games.support import asked, options, things
from support import clause

from .support import FULL, overlord, rival, seat, table

pytestmark = pytest.mark.both_builds


@clause("TOM-3.34", "TOM-3.35", "TOM-3.36")
def test_after_the_last_player_the_overlord_plays_a_scheme_from_top_to_bottom() -> None:
    t = table(active=1, schemes="scheme_s2")
    t.play("place forest")
    assert things(t, "overlord_scheme") == ["scheme_s2"] and t.position()["discards"] == ["scheme_s2"]
    assert rival(t)["workers"] == {"quarry": 1, "forest": 1} and asked(t)[0] == 0


@clause("TOM-3.44", "TOM-3.62", "TOM-3.47", "TOM-3.66", "TOM-3.67", "TOM-R.13")
def test_an_event_is_resolved_before_the_rest_and_the_last_player_says_whom_it_hits() -> None:
    held = {"workers": {"forest": 18, "quarry": 2}}
    t = overlord({}, held, scheme="scheme_s6", events="event_conscription")
    assert asked(t) == (1, "one_player") and options(t) == ["player 0", "player 1"]
    t.play("player 1")
    assert asked(t) == (1, "lose_worker") and options(t) == ["lose quarry", "lose forest"]
    t.play("lose quarry")
    assert t.position()["removed"] == [0, 1] and seat(t, 1)["workers"] == {"forest": 18, "quarry": 1}
    assert t.position()["demands"][1] is not None  # the rest of the event


@clause("TOM-3.47")
def test_a_worker_leaves_from_the_player_board_first() -> None:
    t = overlord(scheme="scheme_s6", events="event_conscription")
    t.play("player 0")
    assert t.position()["removed"] == [1, 0] and t.view(None)["values"]["seat0.supply"] == 19


@clause("TOM-3.48")
@pytest.mark.parametrize(("tax", "virtue", "left"), [(4, 6, 0), (3, 7, 3)])
def test_a_tax_check_costs_everybody_virtue_and_clears_the_silver(tax: int, virtue: int, left: int) -> None:
    t = overlord(scheme="scheme_s7", tax=tax)
    assert [seat(t, p)["virtue"] for p in range(2)] == [virtue, virtue] and t.position()["tax"] == left


@clause("TOM-3.44", "TOM-3.63", "TOM-3.76", "TOM-3.46", "TOM-3.77", "TOM-R.27")
def test_events_take_what_there_is() -> None:
    players = {"silver": 1, "hand": "chapel", "prison": 2}, {"silver": 5}
    robbed, fire, raid, killed = (
        overlord(*players, scheme="scheme_s6", events=f"event_{name}")
        for name in ("robbery", "fire", "raid", "executions")
    )
    assert [seat(robbed, p)["silver"] for p in range(2)] == [0, 3]
    assert seat(fire)["hand"] == [] and fire.position()["building_under"][-1] == "chapel:0"
    assert raid.position()["market"] == [None, None, None] and rival(raid)["prison"] == 1
    assert [seat(killed, p)["prison"] for p in range(2)] == [1, 0] and killed.position()["removed"] == [1, 0]


@clause("TOM-3.51", "TOM-3.58", "TOM-H.11")
def test_without_an_event_left_the_game_ends_at_once_and_is_scored() -> None:
    happened = "event_sermon event_executions event_conscription event_levy event_robbery event_raid"
    t = overlord(scheme="scheme_s6", revealed=happened, events_left=0, demands=FULL, guildhall=[2, 2])
    assert t.over and t.result is not None and t.result.team is not None
    assert t.result.reason == "event.out_of_events" and not t.result.team.won and t.result.winners == ()
    names = [term.name for term in t.result.scores[0].terms]
    assert "out_of_events" in names and "events_left" not in names and names.count("demand") == 4
    assert t.result.team.needed == 2 * 10 * 2
    again = regnum.load(t.save())
    assert again.over and again.result == t.result


@clause("TOM-3.52", "TOM-3.65", "TOM-3.81", "TOM-R.19", "TOM-R.25")
def test_a_guildhall_filled_by_the_overlord_leaves_everybody_one_more_turn_and_him_the_last() -> None:
    t = overlord(scheme="scheme_s1 scheme_s2", guildhall=[2] * 11)
    assert t.position()["last_turns"] == 3 and asked(t)[0] == 0
    t.play("place forest", "place forest")
    assert t.over and t.position()["discards"] == ["scheme_s1", "scheme_s2"]


@clause("TOM-3.52", "TOM-R.19")
def test_a_guildhall_filled_by_the_last_player_leaves_the_overlord_the_next_turn() -> None:
    rich = {"stone": 9, "wood": 9, "gold": 9, "marble": 9, "clay": 9, "silver": 9, "virtue": 10, "hand": "chapel"}
    t = table({}, rich, active=1, guildhall=[2] * 11, schemes="scheme_s2 scheme_s5")
    t.play("place guildhall", "cathedral")
    while asked(t) == (1, "spend") or asked(t) == (1, "give"):
        t.play(options(t)[0])
    assert things(t, "overlord_scheme") == ["scheme_s2"] and t.position()["last_turns"] == 2
    t.play("place forest", "place forest")
    assert t.over and things(t, "overlord_scheme") == ["scheme_s2"]


@clause("TOM-3.16")
@pytest.mark.parametrize(("seats", "spaces"), [(1, 8), (2, 12), (3, 16), (4, 20), (5, 24)])
def test_the_guildhall_has_a_column_for_each_player_and_one_more(seats: int, spaces: int) -> None:
    t = regnum.new("architects_coop", seats, 5)
    assert t.view(0)["numbers"]["guildhall"]["of"] == spaces


@clause("TOM-3.3", "TOM-3.8", "TOM-3.9", "TOM-3.14", "TOM-3.16", "TOM-3.17")
def test_the_set_up() -> None:
    t = regnum.new("architects_coop", 3, 5, {"boards": "random"})
    assert [d.kind for d in t.pending] == ["side"] * 3
    for d in t.pending:
        t.play("rogue" if d.seat else "cleric", seat=d.seat)
    first = t.position()["start"]
    order = []
    while asked(t)[1] == "first_apprentice":
        order.append(asked(t)[0])
        t.play(options(t)[0])
    assert order == [(first + i) % 3 for i in (2, 1, 0)]
    assert all(d.kind == "reject" and len(d.options) == 4 for d in t.pending) and len(t.pending) == 3
    for d in t.pending:
        t.play(d.options[0].notation, seat=d.seat)
    assert asked(t) == (first, "place") and all(len(seat(t, p)["hand"]) >= 3 for p in range(3))
    assert [a for a in seat(t)["apprentices"] if a.startswith("cleric_")]
    written = t.position()
    assert written["rewards"] == 7 and written["demands"][1:] == [None] * 3 and written["demands"][0] is not None
    values = t.view(None)["values"]
    assert values["seat3.supply"] == 20 and t.view(None)["numbers"]["guildhall"]["of"] == 16


@clause("TOM-1.2", "TOM-3.12", "TOM-R.12")
@pytest.mark.parametrize("difficulty", ["normal", "hard"])  # the two boards of the Overlord
def test_the_cards_of_the_co_op_are_as_many_as_the_box_holds(difficulty: str) -> None:
    t = regnum.new("architects_coop", 5, 5, {"boards": "random", "difficulty": difficulty})
    places = t.view(None)["places"]
    piles = {name: places[f"plans.0.{name}"]["count"] for name in ("schemes", "future", "last", "events")}
    assert piles == {"schemes": 8, "future": 5, "last": 1, "events": 8}  # the ninth belongs to an add-on
    own = {*t.game.things()} - {*regnum.game_of("architects").things()}
    kinds = Counter(name.partition("_")[0] for name in own)
    assert kinds == {"scheme": 14, "demand": 8, "event": 8, "rogue": 3, "cleric": 3}
    six = Counter(carpentry=2, masonry=2, tiling=2)
    assert (six - Counter(t.position()["helpers"])).total() == 1  # five players have one each
    assert [options(t, p) for p in range(5)] == [["rogue", "cleric"]] * 5
