"""Every player has a legal answer to every question of every card."""

import pytest

import regnum
from bots.positions import PLAYERS, SLOW, TABLES, asked, player
from regnum.bots import make, naming
from regnum.games.dominion.declare import KINDS
from regnum.kernel.errors import StaleDecision, UnknownBot, UnknownGame

pytestmark = pytest.mark.many_games

LENGTH = 150


@pytest.mark.parametrize("name", PLAYERS)
def test_every_answer_is_legal(name: str) -> None:
    seen: set[str] = set()
    bot = player(name)
    every = 6 if name in SLOW else 1
    for i, kingdom in enumerate(TABLES * 2):
        for n, (g, task) in enumerate(asked(kingdom, 2 + i % 3, f"legal/{i}", LENGTH)):
            if n % every and KINDS[task.kind].id in seen:
                continue
            code = bot.choose(g, task)
            assert task.allows(code), f"{name} answers {code} to {KINDS[task.kind].id} in {kingdom}"
            seen.add(KINDS[task.kind].id)
    assert seen == {kind.id for kind in KINDS}


@pytest.mark.parametrize("name", PLAYERS)
def test_games_come_to_an_end(name: str) -> None:
    t = regnum.new("dominion", seats=2, seed=f"end/{name}")
    bots = [make(name, seed=1), make("big_money", seed=2)]
    while not t.over:
        decision = t.pending[0]
        option = bots[decision.seat].choose(t, decision)
        assert option in decision.options
        t.play(option)
    assert t.result is not None


@pytest.mark.parametrize("name", ["", "nobody", "mcts", "mcts:", "mcts:0", "mcts:-3", "mcts:0s", "mcts:1m", "Random"])
def test_unknown_names_are_refused_with_the_names_that_there_are(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"Bots: random, greedy, .*big_money, .*engine.*mcts:200"):
        make(name)


def test_a_bot_that_does_not_know_the_game_says_so() -> None:
    with pytest.raises(UnknownBot, match=r"'big_money' does not play paladins. Bots for it: .*random.*\."):
        naming.maker("big_money", "paladins")
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        naming.maker("big_money", "chess")


def test_a_hint_for_a_seat_that_has_nothing_to_decide_is_refused() -> None:
    t = regnum.new("dominion", seed=1, options={"first": 0})
    with pytest.raises(StaleDecision, match="Seat 1 has nothing to decide"):
        make("big_money").hint(t, 1)
