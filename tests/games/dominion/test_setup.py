"""DOM-2: setting up a table, and who begins."""

import itertools
import random
from collections import Counter

import pytest

import regnum
from games.dominion.support import cards, chi_square, owned, seen, table
from games.support import asked
from regnum.games.dominion.data import BASICS, kingdom_cards
from regnum.kernel.errors import BadOption, IllegalChoice
from regnum.kernel.table import Table
from support import clause

KINGDOM = sorted(kingdom_cards("1e"))
WITH_GARDENS = ["gardens", "cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"]


def new(seats: int, seed: int | str = 0, **options: object) -> Table:
    return regnum.new("dominion", seats=seats, seed=seed, options=options)


@clause("DOM-2.1")
def test_two_to_four_players() -> None:
    assert regnum.describe("dominion")["seats"] == (2, 4)
    for seats in (2, 3, 4):
        assert len(new(seats).position()["players"]) == seats
    for seats in (-1, 0, 1, 5, 6):
        with pytest.raises(BadOption, match="2 to 4"):
            new(seats)


# -- who begins


@clause("DOM-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_of_a_series_is_drawn_at_random(seats: int) -> None:
    first = Counter(asked(new(seats, seed))[0] for seed in range(600))
    assert set(first) == set(range(seats))
    assert chi_square(first.values(), [600 / seats] * seats) < 20


def finished(*scores: int, turns: tuple[int, ...] = (9, 9, 9, 9)) -> Table:
    """A game that ended with these points."""
    position = {f"turns{i}": turns[i] for i in range(len(scores))}
    return table(*("estate*" + str(n) if n else "" for n in scores), phase="over", supply={"province": 0}, **position)


def beginners(t: Table) -> Counter[int]:
    """Who begins the next game of the series, for many seeds."""
    return Counter(asked(t.rematch(seed))[0] for seed in range(400))


@clause("DOM-2.3")
@pytest.mark.parametrize(
    ("scores", "first"),
    [((3, 1), 1), ((1, 3), 0), ((1, 3, 1), 2), ((1, 2, 3), 0), ((4, 1, 2, 3), 1), ((1, 2, 3, 4), 0)],
)
def test_later_the_player_to_the_left_of_the_winner_begins(scores: tuple[int, ...], first: int) -> None:
    assert beginners(finished(*scores)) == {first: 400}


@clause("DOM-2.3")
def test_a_series_goes_on_with_the_same_table_and_fresh_cards() -> None:
    t = regnum.new("dominion", seats=3, seed=1, options={"kingdom": "village_square"})
    with pytest.raises(IllegalChoice):
        t.rematch(2)
    again = finished(1, 3).rematch(5)
    assert [owned(again, seat) for seat in (0, 1)] == [{"copper": 7, "estate": 3}] * 2
    assert again.position()["supply"]["province"] == 8


@clause("DOM-2.4")
def test_after_a_shared_win_one_of_those_who_did_not_win_begins() -> None:
    assert beginners(finished(3, 3, 1)) == {2: 400}
    drawn = beginners(finished(3, 1, 3, 1))
    assert set(drawn) == {1, 3} and chi_square(drawn.values(), [200, 200]) < 15


@clause("DOM-2.4", "DOM-R25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_a_win_shared_by_all_anybody_may_begin(seats: int) -> None:
    drawn = beginners(finished(*[3] * seats))
    assert set(drawn) == set(range(seats)) and chi_square(drawn.values(), [400 / seats] * seats) < 20


@clause("DOM-2.4")
def test_a_tie_broken_by_turns_is_no_shared_win() -> None:
    assert beginners(finished(3, 3, 1, turns=(8, 9, 9, 9))) == {1: 400}


# -- the players' cards


@clause("DOM-2.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_starts_with_seven_coppers_and_three_estates_and_draws_five(seats: int) -> None:
    t = new(seats, seed=4)
    for seat in range(seats):
        assert owned(t, seat) == {"copper": 7, "estate": 3}
        places = t.view(seat)["places"]
        assert places[f"seat{seat}.hand"]["count"] == places[f"seat{seat}.deck"]["count"] == 5
        for zone in ("discard", "in_play", "aside"):
            assert cards(t, seat, zone) == ""
        assert all(seen(t, viewer, f"seat{seat}.deck") == "" for viewer in (*range(seats), None))


@clause("DOM-2.5")
def test_the_starting_decks_are_shuffled_each_by_itself() -> None:
    """The Coppers of a first hand are 2, 3, 4 or 5 in 1, 5, 5 or 1 of 12 cases, whatever the other player drew."""
    expected = [n / 12 for n in (1, 5, 5, 1)]
    hands: Counter[tuple[int, ...]] = Counter()
    for seed in range(3000):
        players = new(2, seed).position()["players"]
        hands[tuple(player["hand"].count("copper") for player in players)] += 1
    pairs = list(itertools.product(range(4), repeat=2))
    observed = [hands[a + 2, b + 2] for a, b in pairs]
    assert chi_square(observed, [3000 * expected[a] * expected[b] for a, b in pairs]) < 45


# -- the supply


@clause("DOM-2.6", "DOM-2.7", "DOM-2.8", "DOM-2.9", "DOM-2.10", "DOM-2.11")
@pytest.mark.parametrize(("seats", "copper", "victory", "curse"), [(2, 46, 8, 10), (3, 39, 12, 20), (4, 32, 12, 30)])
def test_pile_sizes(seats: int, copper: int, victory: int, curse: int) -> None:
    t = new(seats, kingdom=WITH_GARDENS)
    expected = {
        "copper": copper, "silver": 40, "gold": 30, "curse": curse,
        **dict.fromkeys(("estate", "duchy", "province", "gardens"), victory),
        **dict.fromkeys(WITH_GARDENS[1:], 10),
    }  # fmt: skip
    assert t.position()["supply"] == expected and len(expected) == 17


@clause("DOM-2.7", "DOM-2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_coppers_come_out_of_the_supply_but_the_starting_estates_do_not(seats: int) -> None:
    t = new(seats)
    supply = t.position()["supply"]
    held = sum((owned(t, seat) for seat in range(seats)), Counter[str]())
    assert supply["copper"] + held["copper"] == 60
    assert supply["estate"] + held["estate"] == (8 if seats == 2 else 12) + 3 * seats


@clause("DOM-2.9")
def test_exactly_ten_different_kingdom_cards_are_chosen() -> None:
    for kingdom, complaint in [
        (KINGDOM[:9], "exactly 10"), (KINGDOM[:11], "exactly 10"), ([], "exactly 10"),
        ([*KINGDOM[:9], KINGDOM[0]], "twice"), ([*KINGDOM[:9], "gold"], "gold"), ([*KINGDOM[:9], "zamek"], "zamek"),
    ]:  # fmt: skip
        with pytest.raises(BadOption, match=complaint):
            new(2, kingdom=kingdom)


@clause("DOM-2.11")
def test_all_piles_lie_open_for_everybody() -> None:
    t = new(3)
    for viewer in (0, 1, 2, None):
        piles = {thing["card"]: thing["n"] for thing in t.view(viewer)["places"]["supply"]["things"]}
        assert piles == t.position()["supply"] and set(BASICS) < set(piles) and len(piles) == 17


@clause("DOM-2.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_trash_is_empty_and_unused_cards_are_out_of_the_game(seats: int) -> None:
    t = new(seats)
    assert t.position()["trash"] == [] and t.view(None)["places"]["trash"]["count"] == 0
    assert set(t.position()["supply"]) == {*BASICS, *t.position()["kingdom"]}
    assert "laboratory" not in t.position()["supply"] and "laboratory" not in str(t.view(0))


# -- choosing the Kingdom cards


@clause("DOM-2.13")
@pytest.mark.parametrize(
    ("name", "kingdom"),
    [
        ("first_game", "cellar market militia mine moat remodel smithy village woodcutter workshop"),
        ("big_money", "adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne_room"),
        ("interaction", "bureaucrat chancellor council_room festival library militia moat spy thief village"),
        ("size_distortion", "cellar chapel feast gardens laboratory thief village witch woodcutter workshop"),
        ("village_square", "bureaucrat cellar festival library market remodel smithy throne_room village woodcutter"),
    ],
)
def test_recommended_sets(name: str, kingdom: str) -> None:
    assert sorted(new(2, kingdom=name).position()["kingdom"]) == kingdom.split()


@clause("DOM-2.13")
def test_free_choice_of_the_kingdom() -> None:
    assert sorted(new(2, kingdom=KINGDOM[3:13]).position()["kingdom"]) == KINGDOM[3:13]
    assert sorted(new(2, kingdom=", ".join(KINGDOM[3:13])).position()["kingdom"]) == KINGDOM[3:13]
    with pytest.raises(BadOption, match="random"):
        new(2, kingdom="no such set")


@clause("DOM-2.13")
def test_a_random_kingdom_is_any_ten_cards_with_equal_chance() -> None:
    drawn: Counter[str] = Counter()
    pairs: Counter[tuple[str, ...]] = Counter()
    for seed in range(1500):
        kingdom = sorted(new(2, seed, kingdom="random").position()["kingdom"])
        assert len(kingdom) == 10
        drawn.update(kingdom)
        pairs.update(itertools.combinations(kingdom, 2))
    assert sorted(drawn) == KINGDOM
    assert chi_square(drawn.values(), [600] * 25) < 60
    assert len(pairs) == 300 and chi_square(pairs.values(), [225] * 300) < 450


@clause("DOM-2.14")
@pytest.mark.parametrize("start", range(0, 25, 3))
def test_any_ten_kingdom_cards_form_a_game_that_can_be_played_to_its_end(start: int) -> None:
    kingdom = [KINGDOM[(start + i) % 25] for i in range(10)]
    t = new(2 + start % 3, seed=start, kingdom=kingdom)
    dice = random.Random(start)
    while not t.over and t.step < 6000:
        t.play(dice.choice(t.pending[0].options))
    assert t.over
