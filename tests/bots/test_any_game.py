"""Bots, simulations and measurements for a game that nobody has taught them."""

import pytest

import regnum
from regnum.bots import make, names
from regnum.study import bench
from regnum.study.arena import play_all
from regnum.study.match import Match
from regnum.study.simulation import simulate

pytestmark = [pytest.mark.pure_engine, pytest.mark.usefixtures("tiny_is_known")]


def test_greedy_and_search_play_it() -> None:
    assert list(names("tiny")) == ["random", "greedy", "mcts:1s"]
    for name in ("greedy", "mcts:10"):
        t = regnum.new("tiny", 2, 3)
        bots = [make(name, seed=1), make("random", seed=2)]
        while not t.over:
            d = t.pending[0]
            t.play(bots[d.seat].choose(t, d))
        assert t.result is not None


def test_whoever_looks_at_the_score_beats_chance() -> None:
    found = simulate(Match("tiny", ("greedy", "random"), {"rounds": 2}, "any"), 24)
    greedy, chance = found.lines
    assert greedy.share > chance.share and greedy.wins + chance.wins == 24
    assert found.tally.unfinished == 0


def test_an_arena_rates_it() -> None:
    standing = play_all(Match("tiny", ("random", "greedy"), {"rounds": 1}, "any"), 12)
    assert [standing.bots[b] for b in standing.order] == ["greedy", "random"]


def test_the_bench_measures_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.002)
    figures = bench.measure("tiny", 1)
    assert all(value > 0 for value in figures.values())
