"""Random games: always something to choose, always an end, and nothing appears or vanishes on the way."""

import json

import pytest

from properties.games import EVERY, Case
from properties.play import sampled, seats_and_watcher, walk

pytestmark = pytest.mark.both_builds


@EVERY
def test_random_games_end_without_dead_ends_and_keep_every_component(case: Case) -> None:
    for seed in range(2):
        t = case.new(seed)
        everything = t.game.totals(t.core)
        for option in walk(t, f"{case} {seed}"):
            asked = [d.seat for d in t.pending]
            assert len(set(asked)) == len(asked) > 0
            assert all(len(d.options) > 1 for d in t.pending)
            assert option in t.pending[asked.index(option.decision.seat)].options
            assert t.game.totals(t.core) == everything
        assert t.game.totals(t.core) == everything
        assert t.pending == ()
        assert_explained(t.result, case.seats)


def assert_explained(result: object, seats: int) -> None:
    assert result is not None
    assert len(result.scores) == seats
    assert all(score.total == sum(term.points for term in score.terms) for score in (*result.scores, *result.rivals))
    if result.team is not None:
        assert result.winners == (tuple(range(seats)) if result.team.won else ()), "all win, or nobody does"
        assert result.team.total == sum(part.total for part in result.scores) + sum(t.points for t in result.team.terms)
        return
    barred = [not done for done in result.tie_break.get("last_step", [1] * seats)]
    able = [score.total for score, out in zip(result.scores, barred, strict=True) if not out]
    best = max([*able, *(score.total for score in result.rivals)], default=0)
    assert all(not barred[winner] and result.scores[winner].total == best for winner in result.winners)
    assert result.winners or seats == 1 or result.rivals or not able, "of several who can win somebody does"


@EVERY
def test_views_are_plain_data_and_observations_keep_their_size(case: Case) -> None:
    t = case.new("views")
    sizes = {len(t.observation(seat)) for seat in range(t.seats)}
    assert len(sizes) == 1
    for _ in sampled(t, case, stops=15):
        for seat in seats_and_watcher(t):
            view = t.view(seat)
            assert json.loads(json.dumps(view)) == view
        for seat in range(t.seats):
            assert len(t.observation(seat)) in sizes
            mask, mine = t.action_mask(seat), t.decision_of(seat)
            assert len(mask) == t.action_space_size
            can = sorted(option.code for option in (mine.options if mine else ()))
            assert [code for code, may in enumerate(mask) if may] == can == t.action_codes(seat)
    for seat in seats_and_watcher(t):
        view = t.view(seat)
        assert view["over"] and json.loads(json.dumps(view)) == view
    assert {len(t.observation(seat)) for seat in range(t.seats)} == sizes
