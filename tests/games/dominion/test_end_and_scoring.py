"""DOM-8: the end of the game, and who has won."""

import itertools
import random
from collections import Counter
from typing import Any

import pytest

import regnum
from games.dominion.support import owned, table
from games.support import asked, count
from regnum.games.dominion.data import BASICS
from regnum.kernel.table import Table
from support import clause

KINGDOM = "cellar market militia mine moat remodel smithy village woodcutter gardens".split()


def ending(seats: int = 2, **position: Any) -> Table:
    """A Buy phase with plenty of coins and one buy."""
    return table(*[""] * seats, phase="buy", coins=20, kingdom=KINGDOM, **position)


# -- when it ends


@clause("DOM-8.1")
def test_the_game_ends_with_the_turn_that_empties_the_province_pile() -> None:
    t = ending(supply={"province": 1})
    t.play("buy province")
    assert t.over and t.pending == ()
    assert t.result is not None and (t.result.reason, t.result.clause) == ("event.game_over_provinces", "DOM-8.1")

    t = ending(supply={"province": 2})
    t.play("buy province")
    assert not t.over and asked(t)[0] == 1


@clause("DOM-8.1")
def test_the_game_ends_with_three_empty_piles() -> None:
    t = ending(supply={"moat": 0, "cellar": 0, "curse": 1})
    t.play("buy curse")
    assert t.over and t.result is not None
    assert (t.result.reason, t.result.clause) == ("event.game_over_piles", "DOM-8.2")


@clause("DOM-8.1", "DOM-8.8")
def test_the_game_does_not_end_in_the_middle_of_a_turn() -> None:
    t = table("copper", "", phase="buy", coins=16, buys=3, supply={"province": 1}, deck0="estate*5")
    t.play("end treasures", "buy province")
    assert not t.over and t.result is None and asked(t) == (0, "buy")
    t.play("buy gold")
    assert not t.over
    t.play("end turn")
    assert t.over and count(t, "cleanup") == 1 and owned(t, 0)["gold"] == 1
    assert count(t, "turn_begins") == 0


@clause("DOM-8.1")
def test_the_game_ends_after_any_players_turn() -> None:
    t = ending(3, active=1, supply={"province": 1})
    t.play("buy province")
    assert t.over


@clause("DOM-8.2")
@pytest.mark.parametrize("card", [card for card in (*BASICS, *KINGDOM) if card != "province"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_pile_counts_for_the_three(card: str, seats: int) -> None:
    others = [other for other in ("curse", "village", "copper") if other != card]
    two = ending(seats, supply={card: 1, others[0]: 0})
    two.play(f"buy {card}")
    assert not two.over

    three = ending(seats, supply={card: 1, others[0]: 0, others[1]: 0})
    three.play(f"buy {card}")
    assert three.over


@clause("DOM-8.2")
def test_more_than_three_empty_piles_end_the_game_too() -> None:
    t = ending(supply={"moat": 0, "cellar": 0, "curse": 0, "gold": 0})
    t.play("end turn")
    assert t.over and t.view(None)["numbers"]["empty_piles"]["value"] == 4


@clause("DOM-8.8")
def test_a_pile_emptied_in_the_action_phase_counts_at_the_end_of_the_turn() -> None:
    t = table("workshop copper", "", supply={"moat": 0, "cellar": 0, "silver": 1})
    t.play("play workshop", "gain silver")
    assert not t.over and asked(t) == (0, "treasure")
    t.play("play copper")
    assert not t.over
    t.play("end turn")
    assert t.over


@clause("DOM-8.8")
def test_a_pile_emptied_by_the_gain_of_another_player_counts() -> None:
    t = table("witch copper", "", supply={"moat": 0, "cellar": 0, "curse": 1})
    t.play("play witch", "end treasures", "end turn")
    assert t.over and owned(t, 1) == {"curse": 1}


@clause("DOM-8.8")
def test_a_pile_that_was_empty_before_the_turn_counts() -> None:
    t = ending(supply={"moat": 0, "cellar": 0, "estate": 0})
    assert not t.over
    t.play("end turn")
    assert t.over


# -- points


def points(**position: Any) -> list[int]:
    t = table("", "", phase="over", kingdom=KINGDOM, **position)
    return [score.total for score in t.scores]


@clause("DOM-8.3")
@pytest.mark.parametrize("zone", ["deck0", "deck_rest0", "hand0", "discard0", "in_play0", "aside0"])
def test_a_card_counts_wherever_its_owner_has_it(zone: str) -> None:
    assert points(**{zone: "province estate*2 curse copper"}) == [7, 0]
    assert points(**{zone: "copper*9 gardens"}) == [1, 0]


@clause("DOM-8.3")
def test_cards_in_the_trash_and_in_the_supply_count_for_nobody() -> None:
    assert points(trash="province*3 duchy curse", hand1="estate") == [0, 1]
    assert points(trash="copper*10", hand1="gardens copper*9") == [0, 1]


@clause("DOM-8.4")
def test_points_of_each_card() -> None:
    for cards, total in [
        ("estate", 1), ("duchy", 3), ("province", 6), ("curse", -1), ("gardens", 0), ("gold moat copper", 0),
        ("estate*3 duchy*2 province*4 curse*5 copper*7", 3 + 6 + 24 - 5),
        ("gardens*2 copper*7", 0), ("gardens*2 copper*8", 2), ("gardens*2 copper*17", 2), ("gardens*2 copper*18", 4),
        ("gardens*8 copper*31", 24), ("gardens*8 copper*32", 32),
    ]:  # fmt: skip
        assert points(discard0=cards) == [total, 0]


@clause("DOM-8.4", "DOM-8.3")
@pytest.mark.parametrize("seed", range(20))
def test_points_are_those_of_the_formula_for_any_cards(seed: int) -> None:
    dice = random.Random(seed)
    most = {"estate": 8, "duchy": 8, "province": 8, "curse": 10, "gardens": 8, "copper": 40, "silver": 30, "moat": 9}
    n = {card: dice.randint(0, top) for card, top in most.items()}
    everything = list(Counter(n).elements())
    dice.shuffle(everything)
    zones = ["hand0", "deck0", "deck_rest0", "discard0", "in_play0", "aside0"]
    lying: dict[str, list[str]] = {zone: [] for zone in zones}
    for card in everything:
        lying[dice.choice(zones)].append(card)
    total = n["estate"] + 3 * n["duchy"] + 6 * n["province"] - n["curse"] + n["gardens"] * (len(everything) // 10)
    assert points(**lying) == [total, 0]


@clause("DOM-8.4")
def test_a_score_is_explained_card_by_card() -> None:
    t = table("estate*2 gardens copper*7", "", phase="over")
    assert {term.name: (term.count, term.points) for term in t.scores[0].terms} == {"estate": (2, 2), "gardens": (1, 1)}


@clause("DOM-8.5")
def test_a_score_can_be_negative() -> None:
    assert points(hand0="curse*3", hand1="curse*2 estate") == [-3, -1]
    t = table("curse*2", "curse", phase="over", supply={"province": 0})
    assert t.result is not None and t.result.winners == (1,)


# -- who wins


def winners(scores: tuple[int, ...], turns: tuple[int, ...]) -> tuple[int, ...]:
    hands = [f"province*{n // 6} estate*{n % 6}" for n in scores]
    position = {f"turns{seat}": n for seat, n in enumerate(turns)}
    t = table(*hands, phase="over", supply={"province": 0}, **position)
    assert t.result is not None and tuple(score.total for score in t.result.scores) == scores
    return t.result.winners


@clause("DOM-8.6")
@pytest.mark.parametrize(
    ("scores", "turns", "won"),
    [
        ((5, 4), (9, 9), (0,)), ((4, 5), (9, 9), (1,)), ((5, 4), (12, 3), (0,)),
        ((5, 5), (10, 9), (1,)), ((5, 5), (9, 10), (0,)), ((5, 5), (9, 9), (0, 1)),
        ((5, 5, 5), (9, 9, 8), (2,)), ((5, 5, 5), (9, 8, 8), (1, 2)), ((5, 5, 5), (9, 9, 9), (0, 1, 2)),
        ((5, 5, 4), (9, 9, 1), (0, 1)), ((5, 6, 6, 4), (1, 9, 9, 1), (1, 2)), ((6, 6, 6, 6), (9, 8, 9, 8), (1, 3)),
        ((0, 0), (1, 1), (0, 1)),
    ],
)  # fmt: skip
def test_most_points_win_then_fewest_turns_then_all_who_remain(
    scores: tuple[int, ...], turns: tuple[int, ...], won: tuple[int, ...]
) -> None:
    assert winners(scores, turns) == won


@clause("DOM-8.7")
def test_the_turn_that_ends_the_game_is_counted() -> None:
    t = table("", "estate*3", phase="buy", coins=8, supply={"province": 2}, turns0=10, turns1=9, discard1="duchy")
    t.play("buy province")
    assert [player["turns"] for player in t.position()["players"]] == [10, 10]
    while asked(t)[0] == 1:
        t.play("end turn")
    assert [player["turns"] for player in t.position()["players"]] == [11, 10]


@clause("DOM-8.7", "DOM-8.6")
def test_a_player_whose_turn_never_came_has_one_turn_less_and_wins_the_tie() -> None:
    t = table("", "province", phase="buy", coins=8, supply={"province": 1}, turns0=10, turns1=9)
    t.play("buy province")
    assert t.over and t.result is not None
    assert t.result.winners == (1,) and t.result.tie_break["turns"] == (10, 9)


@clause("DOM-8.7")
def test_each_turn_counts_from_its_start() -> None:
    t = regnum.new("dominion", seats=3, seed=2, options={"first": 1})
    taken = [tuple(t.view(None)["values"][f"seat{seat}.turns"] for seat in range(3))]
    for _ in range(4):
        t.play("end treasures", "end turn")
        taken.append(tuple(t.view(None)["values"][f"seat{seat}.turns"] for seat in range(3)))
    assert taken == [(0, 1, 0), (0, 1, 1), (1, 1, 1), (1, 2, 1), (1, 2, 2)]


@clause("DOM-8.6", "DOM-8.1")
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_is_won_by_the_formula(seed: int) -> None:
    t = regnum.new("dominion", seats=2, seed=seed, options={"kingdom": "big_money", "first": seed % 2})
    while not t.over:
        wanted = ["play all", "buy province", "buy gold", "buy silver", "end turn", "end actions"]
        t.play(next(choice for choice in wanted if choice in t.pending[0].options))
    assert t.result is not None
    value = {"estate": 1, "duchy": 3, "province": 6, "curse": -1}
    totals = [sum(value.get(card, 0) * n for card, n in owned(t, seat).items()) for seat in (0, 1)]
    assert [score.total for score in t.result.scores] == totals
    turns = [player["turns"] for player in t.position()["players"]]
    ranks = [(total, -n) for total, n in zip(totals, turns, strict=True)]
    assert t.result.winners == tuple(seat for seat in (0, 1) if ranks[seat] == max(ranks))
    assert t.position()["supply"]["province"] == 0


@clause("DOM-8.2", "DOM-8.1")
def test_which_sets_of_empty_piles_end_the_game() -> None:
    piles = [card for card in (*BASICS, *KINGDOM) if card != "province"][::2]
    for n in range(5):
        for empty in itertools.islice(itertools.combinations(piles, n), 20):
            t = ending(supply=dict.fromkeys(empty, 0))
            t.play("end turn")
            assert t.over == (n >= 3)
