"""DOM-12: every question that the game asks, with exactly the options it must offer."""

from collections import Counter
from collections.abc import Callable

import pytest

from games.dominion.support import cards, counters, table, trash, unordered
from games.support import asked, count, options, refusal
from regnum.games.dominion.data import CARDS
from regnum.kernel.table import Table
from support import clause

COST = {card["id"]: card["cost"] for card in CARDS}
TREASURES = ("copper", "silver", "gold")


def outcomes(t: Table, result: Callable[[Table], str]) -> Counter[str]:
    """What can come of the open decision, picked in all possible ways until another question is asked."""
    found: Counter[str] = Counter()
    question = asked(t)
    for option in t.pending[0].options:
        after = t.clone()
        after.play(option.notation)
        if not after.over and asked(after) == question:
            found += outcomes(after, result)
        else:
            found[result(after)] += 1
    return found


def submultisets(hand: str, least: int, most: int) -> Counter[str]:
    """Every way to take some of these cards, copies of a card being equal; each once."""
    ways: list[list[str]] = [[]]
    for card, n in sorted(Counter(hand.split()).items()):
        ways = [way + [card] * k for way in ways for k in range(n + 1)]
    return Counter(" ".join(way) for way in ways if least <= len(way) <= most)


# -- the turn


def test_action_phase() -> None:
    t = table("village*2 smithy moat copper*2 estate", deck0="copper*3")
    assert asked(t) == (0, "action") and options(t) == ["play moat", "play smithy", "play village", "end actions"]


def test_action_phase_is_not_asked_without_actions_or_action_cards() -> None:
    assert asked(table("village copper", actions=0)) == (0, "treasure")
    assert asked(table("estate copper", actions=1)) == (0, "treasure")


def test_treasure() -> None:
    t = table("copper*3 gold estate village", actions=0)
    assert asked(t) == (0, "treasure") and options(t) == ["play copper", "play gold", "end treasures", "play all"]
    t.play("play gold")
    assert options(t) == ["play copper", "end treasures", "play all"]


def test_buy() -> None:
    t = table(phase="buy", coins=4, supply={"silver": 0, "moat": 1, "village": 2, "smithy": 3, "market": 4})
    piles = t.position()["supply"]
    assert asked(t) == (0, "buy")
    assert options(t) == [f"buy {card}" for card in piles if piles[card] and COST[card] <= 4] + ["end turn"]
    assert "buy silver" not in options(t) and "buy market" not in options(t) and "buy moat" in options(t)


def test_buy_is_not_asked_without_buys() -> None:
    t = table("copper", "estate", buys=0)
    t.play("play copper")
    assert asked(t)[0] == 1


# -- reactions and attacks


@pytest.mark.parametrize("attack", ["bureaucrat", "militia", "spy", "thief", "witch"])
def test_moat(attack: str) -> None:
    t = table(attack, "moat*2 copper", "copper", "moat", deck0="copper")
    t.play(f"play {attack}")
    assert asked(t) == (1, "react") and options(t) == ["reveal moat", "decline"]
    t.play("decline")
    assert asked(t) == (3, "react") and options(t) == ["reveal moat", "decline"]


def test_bureaucrat_victory() -> None:
    t = table("bureaucrat", "estate*2 duchy gardens copper moat curse", "copper")
    t.play("play bureaucrat", "decline")
    assert asked(t) == (1, "put_on_deck") and options(t) == ["top estate", "top duchy", "top gardens"]


@clause("DOM-12.1")
def test_militia_discard() -> None:
    hand = "copper copper copper estate estate gold moat"
    t = table("militia", hand)
    t.play("play militia", "decline")
    assert asked(t) == (1, "discard_down")
    assert outcomes(t, lambda after: unordered(after, 1, "discard")) == submultisets(hand, 4, 4)


def test_spy_choice() -> None:
    t = table("spy", "", deck0="copper gold", deck1="estate")
    t.play("play spy")
    for _ in range(2):
        assert asked(t) == (0, "spy") and options(t) == ["discard", "put back"]
        t.play("put back")


@pytest.mark.parametrize(
    ("deck", "trashed"),
    [
        ("copper silver", None),
        ("gold silver", None),
        ("copper copper", "copper"),
        ("estate gold", "gold"),
        ("estate moat", ""),
    ],
)
def test_thief_trash(deck: str, trashed: str | None) -> None:
    t = table("thief", "", deck1=deck)
    t.play("play thief")
    if trashed is None:
        assert asked(t) == (0, "thief_trash")
        assert sorted(options(t)) == [f"trash {card}" for card in sorted(deck.split())]
    else:
        assert asked(t)[1] != "thief_trash" and trash(t) == trashed


@clause("DOM-12.1")
def test_thief_gain() -> None:
    t = table("thief", "", "", "", deck1="gold estate", deck2="copper moat", deck3="copper copper", trash="silver")
    t.play("play thief")
    assert asked(t) == (0, "thief_gain")
    ways = outcomes(t, lambda after: unordered(after, 0, "discard"))
    assert ways == submultisets("copper copper gold", 0, 3)


# -- cards that ask their own player


@clause("DOM-12.1")
def test_cellar_discard() -> None:
    hand = "copper copper estate gold moat"
    t = table(f"cellar {hand}", deck0="province*6")
    t.play("play cellar")
    assert asked(t) == (0, "discard")
    assert outcomes(t, lambda after: unordered(after, 0, "discard")) == submultisets(hand, 0, 5)


@clause("DOM-12.1")
def test_chapel_trash() -> None:
    hand = "chapel copper copper copper curse estate estate"
    t = table(f"chapel {hand}")
    t.play("play chapel")
    assert asked(t) == (0, "trash")
    assert outcomes(t, trash) == submultisets(hand, 0, 4)


def test_chancellor() -> None:
    t = table("chancellor", deck0="copper")
    t.play("play chancellor")
    assert asked(t) == (0, "chancellor") and options(t) == ["decline", "yes"]


@clause("DOM-12.2")
def test_chancellor_with_an_empty_deck_asks_nothing() -> None:
    t = table("chancellor copper", discard0="gold estate")
    t.play("play chancellor")
    assert asked(t) == (0, "treasure") and counters(t)[2] == 2
    assert cards(t, 0, "discard") == "gold estate" and count(t, "puts_deck_in_discard") == 0


@pytest.mark.parametrize(
    ("hand", "choices", "cap", "kinds"),
    [
        ("workshop", [], 4, None), ("feast", [], 5, None), ("remodel estate silver", ["trash silver"], 5, None),
        ("remodel estate silver", ["trash estate"], 4, None), ("mine copper silver", ["trash copper"], 3, TREASURES),
        ("mine copper silver", ["trash silver"], 6, TREASURES),
    ],
)  # fmt: skip
def test_gain(hand: str, choices: list[str], cap: int, kinds: tuple[str, ...] | None) -> None:
    t = table(hand, supply={"estate": 0, "smithy": 2, "market": 1, "gold": 1, "village": 0})
    t.play(f"play {hand.split(maxsplit=1)[0]}", *choices)
    piles = t.position()["supply"]
    eligible = [card for card in piles if piles[card] and COST[card] <= cap and (kinds is None or card in kinds)]
    assert asked(t)[1] in ("gain", "gain_treasure") and options(t) == [f"gain {card}" for card in eligible]


def test_library_keep() -> None:
    t = table("library", deck0="copper moat gold village")
    t.play("play library")
    assert asked(t) == (0, "library") and options(t) == ["keep", "set aside"]
    assert "Moat" in t.pending[0].text("en")
    t.play("keep")
    assert asked(t) == (0, "library") and "Village" in t.pending[0].text("en")


def test_mine_trash() -> None:
    t = table("mine copper*2 gold estate moat")
    t.play("play mine")
    assert asked(t) == (0, "trash_one") and options(t) == ["trash copper", "trash gold"]


def test_remodel_trash() -> None:
    t = table("remodel*2 copper*2 estate curse")
    t.play("play remodel")
    assert asked(t) == (0, "trash_one")
    assert options(t) == ["trash copper", "trash estate", "trash curse", "trash remodel"]


def test_throne_choice() -> None:
    t = table("throne_room*2 smithy*2 moat copper gardens")
    t.play("play throne_room")
    assert asked(t) == (0, "throne") and options(t) == ["choose moat", "choose smithy", "choose throne_room"]


# -- all questions


@clause("DOM-12.1")
def test_options_are_card_names_and_never_physical_cards() -> None:
    for hand, choices in [
        ("village*3 copper*2", []), ("copper*4 silver*3", []), ("cellar copper*3 estate*2", ["play cellar"]),
        ("chapel curse*4 copper", ["play chapel"]), ("remodel copper*4 estate", ["play remodel"]),
        ("throne_room smithy*3 moat*2", ["play throne_room"]), ("mine copper*3 silver*2", ["play mine"]),
    ]:  # fmt: skip
        t = table(hand, deck0="copper*6")
        t.play(*choices)
        offered = t.pending[0].options
        assert len({option.notation for option in offered}) == len({option.code for option in offered}) == len(offered)


@clause("DOM-12.1")
def test_it_does_not_matter_which_copy_is_picked() -> None:
    t = table("militia", "copper*2 estate*3", deck1="gold")
    t.play("play militia")
    one, other = t.clone(), t.clone()
    one.play("discard estate", "discard copper")
    other.play("discard copper", "discard estate")
    assert one.position() == other.position() and one.view(0) == other.view(0)


def test_the_picks_of_several_victims_are_kept_apart() -> None:
    t = table("militia", "copper*3 estate*2", "copper*2 gold*3")
    t.play("play militia", "discard estate", "discard copper", "discard gold", "discard gold")
    assert cards(t, 1, "hand") == "copper copper estate" and cards(t, 2, "hand") == "copper copper gold"


def test_each_play_of_a_card_has_its_own_picks() -> None:
    t = table("throne_room cellar copper estate", deck0="gold silver")
    t.play("play throne_room", "choose cellar", "discard estate", "done", "discard copper", "done")
    assert cards(t, 0, "discard") == "estate copper" and cards(t, 0, "hand") == "gold silver"


def test_a_step_taken_without_asking_may_be_named_or_not() -> None:
    hands = ("throne_room militia copper*3", "moat copper*4", "copper*5")
    named, unnamed = table(*hands), table(*hands)
    named.play("play throne_room", "choose militia", "reveal moat", "discard copper", "discard copper", "reveal moat")
    unnamed.play("play throne_room", "reveal moat", "reveal moat")
    assert named.position() == unnamed.position() and named.history == unnamed.history
    assert refusal(table(*hands), "play throne_room", "choose moat", "reveal moat") == ""


def test_a_question_with_one_answer_is_answered_by_itself() -> None:
    t = table("remodel copper", supply=dict.fromkeys(("estate", "curse", "cellar", "chapel", "moat"), 0))
    t.play("play remodel")
    assert trash(t) == "copper" and cards(t, 0, "discard") == "copper"


@pytest.mark.parametrize(
    "card", ["smithy", "market", "festival", "village", "witch", "council_room", "moat", "bureaucrat"]
)
def test_cards_without_a_choice_ask_nothing(card: str) -> None:
    t = table(f"{card} copper", "copper", deck0="copper*6", deck1="copper")
    t.play(f"play {card}")
    assert asked(t) in ((0, "action"), (0, "treasure"))


def test_no_option_is_offered_that_the_table_refuses() -> None:
    t = table("militia throne_room copper", "copper*3 estate*3", deck0="copper*3")
    for _ in range(30):
        if t.over:
            break
        for option in t.pending[0].options:
            t.clone().play(option)
        for blocked in t.pending[0].blocked:
            assert refusal(t, blocked.notation) == blocked.clause
        t.play(t.pending[0].options[0])
