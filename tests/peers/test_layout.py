"""The layout of an observation names what is really there, and nothing there is secret."""

import random
from typing import Any

import pytest

import regnum
from peers.tables import EVERY_TABLE
from regnum.games.registry import game_of
from regnum.kernel.core.containers import bit, empty_bag, empty_deck, empty_pile, row_of
from regnum.kernel.core.sheet import Sheet
from regnum.kernel.observe import observation, observation_layout
from regnum.kernel.table import Table

pytestmark = pytest.mark.both_builds


def named(table: Table, seat: int) -> dict[str, list[int]]:
    """An observation cut into its pieces."""
    numbers = table.observation(seat).tolist()
    return {
        name: numbers[start : start + length] for name, start, length in observation_layout(table.game, table.seats)
    }


@EVERY_TABLE
def test_the_pieces_lie_side_by_side_and_fill_the_observation(game: str, seats: int, options: dict[str, Any]) -> None:
    layout = observation_layout(game_of(game), seats)
    assert len({name for name, _, _ in layout}) == len(layout)
    end = 0
    for _, start, length in layout:
        assert start == end and length > 0
        end = start + length
    table = regnum.new(game, seats, 1, options)
    assert {len(table.observation(seat)) for seat in range(seats)} == {end}


@EVERY_TABLE
def test_each_piece_holds_what_the_view_shows(game: str, seats: int, options: dict[str, Any]) -> None:
    """The view is made in another way: each place, number and set in it must be found in the observation."""
    table, dice = regnum.new(game, seats, "layout", options), random.Random(1)
    while not table.over:
        for seat in range(seats):
            compare(table, seat)
        for _ in range(dice.randrange(1, 60 if game == "dominion" else 4)):
            if not table.over:
                table.play_quietly(dice.choice(table.action_codes(table.pending[0].seat)))
    compare(table, 0)


def compare(table: Table, seat: int) -> None:
    view, pieces, things = table.view(seat), named(table, seat), list(table.game.things())

    def turned(name: str) -> str:
        owner, dot, field = name.partition(".")
        return f"seat+{(int(owner.removeprefix('seat')) - seat) % table.seats}.{field}" if dot else name

    for name, place in view["places"].items():
        piece = turned(name)
        if "count" in place:
            assert pieces[f"{piece}.size"] == [place["count"]]
        if f"{piece}.top" in pieces:
            tops = [place["top"]] if "top" in place else [thing["card"] for thing in place.get("things", [])]
            assert pieces[f"{piece}.top"] == [things.index(tops[0]) + 1 if tops else 0]
        else:
            counts = dict.fromkeys(things, 0)
            for thing in place.get("things", []):
                if "card" in thing:
                    counts[thing["card"]] += thing.get("n", 1)
            assert pieces[piece] == list(counts.values())
    for name, value in view["values"].items():
        assert pieces[turned(name)] == [(value - seat) % table.seats if name == "current" else value]
    for name, members in view["sets"].items():
        assert pieces[name] == [int(thing in members) for thing in things]
    mine = table.decision_of(seat)
    assert pieces["decision.kind"] == [0 if mine is None else mine.kind_number + 1]


def test_the_hands_of_others_are_not_in_it() -> None:
    table = regnum.new("dominion", 3, 1)
    for seat in range(3):
        pieces = named(table, seat)
        hand = table.position()["players"][seat]["hand"]
        assert sum(pieces["seat+0.hand"]) == 5 and pieces["seat+0.hand"][0] == hand.count("copper")
        for other in (1, 2):
            assert pieces[f"seat+{other}.hand.size"] == [5] and not any(pieces[f"seat+{other}.hand"])


def test_what_a_seat_owns_is_public_because_everybody_could_have_counted() -> None:
    table = regnum.new("dominion", 2, 1)
    table.play("end treasures" if table.pending[0].kind == "treasure" else table.pending[0].options[-1], "buy copper")
    buyer = table.core.open_tasks()[0].actor ^ 1
    assert named(table, 1 - buyer)["seat+1.owned"][0] == 8 == named(table, buyer)["seat+0.owned"][0]


def numbers_of(sheet: Sheet) -> list[int]:
    return memoryview(sheet.written()).cast("h").tolist()


def test_every_kind_of_value_has_its_numbers() -> None:
    """Both builds have a way of their own to write them."""
    bag, pile, deck = empty_bag(3), empty_pile(), empty_deck()
    bag.add_many(2, 200)
    pile.put(1)
    pile.put_face_down(2)
    deck.put(1, bit(5))
    for value, write, shown, mine, expected in (
        (bag, Sheet.bag, True, False, [200, 0, 0, 200]),
        (bag, Sheet.bag, False, False, [200, 0, 0, 0]),
        (pile, Sheet.pile, True, True, [2, 0, 1, 1]),
        (pile, Sheet.pile, True, False, [2, 0, 1, 0]),
        (pile, Sheet.pile, False, False, [2, 0, 0, 0]),
        (pile, Sheet.top, False, False, [3]),
        (empty_pile(), Sheet.top, False, False, [0]),
        (deck, Sheet.deck, False, False, [1, 2]),
        (bit(0) | bit(2), Sheet.set, True, False, [1, 0, 1]),
        (bit(0) | bit(2), Sheet.set, False, False, [0, 0, 0]),
        (row_of([7, -2, 40_000]), Sheet.row, True, False, [7, -2, 32_767]),
        (row_of([7, 8]), Sheet.row, False, False, [0, 0]),
        (-1, Sheet.number, True, False, [-1]),
        (300, Sheet.number, True, False, [300]),
        (300, Sheet.number, False, False, [0]),
        (10**9, Sheet.number, True, False, [32_767]),
    ):
        sheet = Sheet(5, 3)
        write(sheet, value, shown, mine)  # type: ignore[operator]
        assert numbers_of(sheet) == expected, write
    stranger = Sheet(4, 3)
    stranger.deck(deck, False, False)
    stranger.counts(bytes([1, 255]))
    assert numbers_of(stranger) == [1, 0, 1, 255]


def test_while_seats_decide_at_the_same_time_one_sees_the_others_as_they_were() -> None:
    table = regnum.new("dominion", 2, 1)
    before, frozen = table.observation(1), table.core.clone()
    actor = table.pending[0].seat
    table.play("play copper")
    assert observation(table, 1 - actor, frozen) == observation_of(frozen, table, 1 - actor)
    assert table.observation(1 - actor) != observation_of(frozen, table, 1 - actor)
    assert before == observation_of(frozen, table, 1)


def observation_of(core: Any, table: Table, seat: int) -> Any:
    """The observation of another position of the same table."""
    other = table.clone()
    other.core = core
    return observation(other, seat)
