"""Where several seats decide at once, every bot answers the question of its own seat."""

from collections import Counter

import pytest

import regnum
from regnum.bots import make, names
from regnum.kernel.core.chance import Chance

pytestmark = pytest.mark.many_games

TABLES = [
    ("paladins", 2, {}),
    ("paladins", 3, {}),
    ("paladins", 4, {}),
    ("paladins_coop", 3, {}),
    ("paladins_saga", 3, {}),
    ("architects", 3, {}),
    ("architects", 4, {}),
    ("architects", 5, {}),
    ("architects_coop", 3, {}),
    ("architects_saga", 3, {}),
    ("viscounts", 3, {}),
    ("viscounts", 4, {}),
    ("viscounts_saga", 3, {}),
    ("viscounts_coop", 3, {}),
    ("wonderful_kingdom", 2, {"module": "advisors"}),
    ("wonderful_kingdom", 2, {"module": "threats"}),
    ("wonderful_kingdom", 2, {"module": "quests"}),
]
EACH = 6
"""How often each kind of question is asked."""
TRIES = 8


def players(game: str) -> list[str]:
    """Every kind of player; search with few tries."""
    return [*(name for name in names(game) if ":" not in name), f"mcts:{TRIES}"]


@pytest.mark.parametrize(
    ("game", "seats", "options", "name"),
    [pytest.param(*table, name, id=f"{table[0]}-{table[1]}-{table[2].get('module', 'plain')}-{name}")
     for table in TABLES for name in players(table[0])],
)  # fmt: skip
def test_every_bot_answers_its_own_question(game: str, seats: int, options: dict[str, str], name: str) -> None:
    table = regnum.new(game, seats, "own/x", options)
    dice, bot = Chance(2024, 0), make(name, seed=1)
    asked: Counter[str] = Counter()
    while not table.over:
        open_now = table.pending
        for decision in open_now if len(open_now) > 1 else ():
            if asked[decision.kind] < EACH:
                assert bot.choose(table, decision) in decision.options, f"seat {decision.seat}: {decision.kind}"
                asked[decision.kind] += 1
        mine = open_now[dice.below(len(open_now))]
        table.play(mine.options[dice.below(len(mine.options))])
    assert asked, "seats decided at the same time"
