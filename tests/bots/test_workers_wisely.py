"""Whom the players of Paladins, and so the advice, let do an action."""

import pytest

from games.paladins.support import table
from regnum.bots import make

PLAYERS = ("habits", "planner", "greedy")
SEEDS = range(4)


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("workers", ["criminal*3 scout labourer", "criminal*2 fighter", "criminal cleric*2 scout"])
def test_a_criminal_is_spared_where_a_common_worker_serves(player: str, workers: str) -> None:
    t = table(workers, "labourer")
    t.play("hunt 1")
    asked = t.pending[0]
    assert asked.kind == "worker" and "place criminal" in [option.notation for option in asked.options]
    for seed in SEEDS:
        assert make(player, seed).choose(t, asked).notation != "place criminal"
        assert make(player, seed).hint(t, 0)[0].notation != "place criminal"


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("workers", ["merchant criminal*2 scout labourer", "merchant*2 criminal scout labourer cleric"])
def test_the_right_colour_is_used_where_it_is_at_hand(player: str, workers: str) -> None:
    for seed in SEEDS:
        t = table({"workers": workers, "silver": 9, "provisions": 9}, "labourer")
        t.play("trade 2")
        placed: list[str] = []
        while t.pending[0].kind == "worker" and t.pending[0].seat == 0:
            choice = make(player, seed).choose(t, t.pending[0])
            placed.append(choice.notation)
            t.play(choice)
        assert placed[0] == "place merchant" and "place criminal" not in placed
