"""Hints are options with a reason in both languages."""

import re

import pytest

import regnum
from bots.positions import PLAYERS
from games.dominion.support import table
from games.wonderful_kingdom import support as kingdom
from regnum.bots import make, say
from regnum.bots.dominion import reasons
from regnum.bots.naming import kit_of
from regnum.bots.text import catalogue
from regnum.bots.wonderful_kingdom import reasons as kingdom_why
from regnum.bots.wonderful_kingdom.planner import why_built
from regnum.games.registry import GAMES
from regnum.games.wonderful_kingdom.data import IDS
from regnum.kernel.table import Table
from regnum.kernel.text import check_catalogues

SENTENCE = re.compile(r"[A-ZĆŁÓŚŻŹ].*\.")


def test_the_sentences_are_complete_in_both_languages() -> None:
    assert check_catalogues(catalogue()) == []
    numbers = {value for name, value in vars(reasons).items() if name.isupper() and isinstance(value, int)}
    assert numbers == set(range(len(reasons.IDS)))
    expected = {f"why.{game}.{reason}" for game in GAMES for reason in kit_of(game).reasons}
    expected |= {"why.random", "why.greedy", "why.search", "why.points", "why.clear"}
    assert set(catalogue().entries["en"]) == expected


@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_gives_a_reason(name: str) -> None:
    t = regnum.new("dominion", seed=5)
    for _ in range(30):
        decision = t.pending[0]
        option, reason = make(name, seed=1).hint(t, decision.seat)
        assert option in decision.options
        for lang in ("en", "pl"):
            assert SENTENCE.fullmatch(say(lang, reason))
        t.play(option)


def test_the_reason_fits_the_choice() -> None:
    t = table("gold*3 copper", phase="buy", coins=0, deck0="silver*3 gold*2")
    t.play("play all")
    option, reason = make("big_money").hint(t, 0)
    assert (option.notation, reason.key) == ("buy province", "why.dominion.wins_points")
    option, reason = make("mcts:40", seed=2).hint(t, 0)
    assert reason.key == "why.search" and 20 < reason.params["n"] <= 40
    assert str(reason.params["n"]) in say("pl", reason)


def test_the_reason_to_stop_speaks_of_neither_the_deck_nor_what_can_be_had() -> None:
    """It is given for cards in hand and for those in the supply, and calls none of them useless."""
    holding = table("moneylender estate*4", deck0="copper*5")
    option, reason = make("engine").hint(holding, 0)
    assert (option.notation, reason.key) == ("end actions", "why.dominion.nothing")
    assert say("en", reason) == "Nothing that is offered here is better than doing without it."
    assert say("pl", reason) == "Nic z tego, co tu jest do wyboru, nie jest lepsze niż rezygnacja."


def test_search_does_not_search_where_one_answer_makes_sense() -> None:
    t = regnum.new("dominion", seed=5)
    option, reason = make("mcts:1000s").hint(t, t.pending[0].seat)
    assert (option.notation, reason.key) == ("play all", "why.clear")


def test_who_stops_exchanging_and_who_trades_up_is_told_so() -> None:
    """Trashing for something better is no purchase, and to stop discarding brings no new cards."""
    remodel = table("remodel estate copper*3", deck0="copper*5")
    remodel.play("play remodel")
    option, reason = make("engine").hint(remodel, 0)
    assert (option.notation, reason.key) == ("trash estate", "why.dominion.trades_up")
    cellar = table("cellar gold*2 silver*2", deck0="copper*5")
    cellar.play("play cellar")
    option, reason = make("engine").hint(cellar, 0)
    assert (option.notation, reason.key) == ("done", "why.dominion.nothing")


def kingdom_hint(t: Table) -> tuple[str, str]:
    option, reason = make("planner").hint(t, 0)
    return option.notation, reason.key.removeprefix("why.wonderful_kingdom.")


def test_a_card_is_built_for_what_it_does_in_the_rounds_left() -> None:
    """A Quarry produces; an Oracle's Spring does not, whatever it costs; in the last round only points count."""
    quarry = kingdom.table({"choice": "quarry"}, kingdom.BUSY, stage="planning", round=1)
    assert kingdom_hint(quarry) == ("build quarry", "builds_production")
    rich = {"choice": "oracle_spring", "built": "watchtower*2 farm cathedral royal_palace"}
    spring = kingdom.table(rich, kingdom.BUSY, stage="planning", round=3)
    assert kingdom_hint(spring) == ("build oracle_spring", "begins_points")
    last = kingdom.table(stage="planning", round=4).core
    assert why_built(last, IDS.index("quarry"), True) == kingdom_why.COUNTS
    assert why_built(last, IDS.index("oracle_spring"), True) == kingdom_why.BUILDS_POINTS


def test_who_has_nothing_left_to_do_is_not_told_to_save() -> None:
    """No cube can be kept, so only krystallium and soldiers can be saved."""
    done = kingdom.table({"sites": "farm:materials*2"}, kingdom.BUSY, stage="planning")
    assert kingdom_hint(done)[1] == "done"
    held = kingdom.table({"sites": "farm", "krystallium": 1, "soldiers": 1}, kingdom.BUSY, stage="planning")
    assert kingdom_hint(held) == ("confirm", "saves")


def test_whoever_searches_alone_is_told_what_each_answer_is_for() -> None:
    t = kingdom.solo({}, left="farm quarry rangers", right="hamlet", stage="choice", module="advisors")
    t.play("take left")
    said = []
    while t.pending[0].kind in ("search", "give_up", "keep_card"):
        option, reason = make("planner").hint(t, 0)
        said.append((t.pending[0].kind, reason.key.removeprefix("why.wonderful_kingdom.")))
        t.play("search" if t.pending[0].kind == "search" else option)
    assert said[0][1] in ("searches", "keeps_cards")
    assert set(said[1:]) == {("give_up", "least_loss"), ("keep_card", "fits")}
