"""Answers that give up what is on offer say so, so that no page takes them for the one that is meant."""

import random

import pytest

import regnum
from games.dominion.support import table
from regnum.kernel.decision import Option

ENDS = {"done", "confirm", "end turn", "keep"}
"""What ends something that has been done, or that nobody need do: whether it gives up anything depends on the rest."""
DECLINES = ("decline", "no ", "pass")


def declines(option: Option) -> bool:
    return option.notation.startswith(DECLINES) or option.notation.endswith(" none")


@pytest.mark.parametrize("game", regnum.games())
def test_what_declines_forgoes_and_is_no_proposal(game: str) -> None:
    dice, t = random.Random(5), regnum.new(game, 2, 11)
    stops: set[str] = set()
    for _ in range(3000):
        if t.over:
            break
        for option in t.pending[0].options:
            if option.group == "stop":
                stops.add(option.notation)
                assert option.forgoes or option.notation in ENDS or not declines(option), option
                assert option.as_data().get("forgoes", False) is option.forgoes
            else:
                assert not option.forgoes, option
            assert not (option.forgoes and option.default), option
        t.play(dice.choice(t.pending[0].options))
    assert stops, "nothing could be declined"


def test_no_action_forgoes_in_viscounts() -> None:
    dice, t = random.Random(1), regnum.new("viscounts", 2, 3)
    while t.pending[0].kind != "action":
        t.play(dice.choice(t.pending[0].options))
    assert [option.notation for option in t.pending[0].options if option.forgoes] == ["no action"]


@pytest.mark.parametrize(("hand", "forgoes"), [("copper*2", True), ("copper", False)])
def test_the_end_of_a_turn_gives_up_what_has_a_price(hand: str, forgoes: bool) -> None:
    t = table(hand, phase="buy", deck0="copper*5")
    if t.pending[0].kind == "treasure":
        t.play("play all")
    assert t.pending[0].kind == "buy"
    assert [option.forgoes for option in t.pending[0].options if option.group == "stop"] == [forgoes]


def test_the_first_trade_of_architects_is_given_up_and_a_further_one_is_not() -> None:
    """Whoever trades once may stop; whoever came and trades not at all gives the visit away."""
    dice, t = random.Random(2), regnum.new("architects", 2, 4)
    seen: set[tuple[bool, bool]] = set()
    traded = False
    while not t.over:
        decision = t.pending[0]
        if decision.kind == "trade":
            seen.add((traded, next(option.forgoes for option in decision.options if option.group == "stop")))
        choice = dice.choice(decision.options)
        if choice.notation.startswith("place"):
            traded = False
        traded = traded or choice.notation.startswith("trade")
        t.play(choice)
    assert seen == {(False, True), (True, False)}
