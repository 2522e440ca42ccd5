"""PettingZoo's own tests on our environment, and that it plays the same game as the table."""

import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import regnum
from peers.tables import EVERY_TABLE, last_turn, same_choices
from regnum.envs import pettingzoo
from regnum.envs.pettingzoo import TableEnv
from regnum.kernel.errors import BadNotation, BadOption, IllegalChoice, StaleDecision

pytestmark = pytest.mark.both_builds

EXPECTED_WARNINGS = (
    "Observation is not a NumPy array",  # it is a mapping with the mask in it
    "Observation space for each agent probably should be",
)


@EVERY_TABLE
def test_the_api_test_passes(game: str, seats: int, options: dict[str, Any]) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(game, seats, options, render_mode="ansi"), num_cycles=1000)
    said = {str(warning.message) for warning in caught}
    assert [text for text in said if not text.startswith(EXPECTED_WARNINGS)] == []


@EVERY_TABLE
def test_the_seed_test_passes(game: str, seats: int, options: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(game, seats, options), num_cycles=300)


def play(env: TableEnv, seed: int) -> None:
    """Chooses at random until the game is over, and looks at everything on the way."""
    dice = random.Random(seed)
    while True:
        agent = env.agent_selection
        seen, reward, terminated, truncated, info = env.last()
        assert seen["observation"].shape == env.observation_space(agent)["observation"].shape  # type: ignore[index]
        assert (seen["observation"].dtype, seen["action_mask"].dtype) == (np.int16, np.int8)
        assert env.observation_space(agent).contains(seen)
        if terminated or truncated:
            return
        assert seen["action_mask"].sum() >= 1 and reward == 0 and info == {}
        env.step(dice.choice(np.flatnonzero(seen["action_mask"])))


@EVERY_TABLE
def test_it_is_the_same_game_as_at_the_table(game: str, seats: int, options: dict[str, Any]) -> None:
    env = pettingzoo.env(game, seats, options)
    env.reset(seed=11)
    assert env.table.save() == regnum.new(game, seats, 11, options).save()
    play(env, 1)
    plain = same_choices(env.table)
    assert plain.over and plain.save() == env.table.save()
    assert plain.history == env.table.history and plain.events == env.table.events


@EVERY_TABLE
def test_what_an_agent_sees_is_what_its_seat_sees(game: str, seats: int, options: dict[str, Any]) -> None:
    env = pettingzoo.env(game, seats, options)
    env.reset(seed=3)
    dice = random.Random(3)
    for _ in range(40):
        if env.table.over:
            break
        plain = same_choices(env.table)
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert seen["observation"].tolist() == plain.observation(seat).tolist()
            assert seen["action_mask"].tolist() == plain.action_mask(seat).tolist()
        env.step(dice.choice(np.flatnonzero(env.last()[0]["action_mask"])))


def test_equal_seeds_give_equal_runs_and_games_follow_from_the_first_seed() -> None:
    def run() -> list[str]:
        env = pettingzoo.env("dominion", 3)
        saves = []
        for seed in (5, None, None):
            env.reset(seed=seed)
            play(env, 2)
            saves.append(env.table.save())
        return saves

    first = run()
    assert first == run() and len(set(first)) == 3


def test_games_without_a_seed_differ() -> None:
    one, other = pettingzoo.env(), pettingzoo.env()
    one.reset()
    other.reset()
    assert one.table.seed != other.table.seed


@pytest.mark.parametrize(
    ("provinces", "rewards"),
    [
        ((1, 0), [1, -1]),
        ((0, 3), [-1, 1]),
        ((0, 1), [0, 0]),
        ((0, 0, 0), [1, -0.5, -0.5]),
        ((0, 1, 0), [0.25, 0.25, -0.5]),
    ],
)
def test_the_reward_comes_at_the_end(provinces: tuple[int, ...], rewards: list[float]) -> None:
    env = pettingzoo.env("dominion", len(provinces))
    env.reset(options={"table": last_turn(*provinces)})
    while not env.table.over:
        assert set(env.rewards.values()) == {0.0}
        options = [option.notation for option in env.table.pending[0].options]
        best = next(option for option in ("play all", "buy province", "end turn") if option in options)
        env.step(next(o.code for o in env.table.pending[0].options if o.notation == best))
    assert [env.rewards[agent] for agent in env.possible_agents] == rewards
    assert all(env.terminations.values()) and not any(env.truncations.values())
    got = {}
    for agent in env.agent_iter():
        got[agent] = env.last()[1]
        env.step(None)
    assert [got[agent] for agent in env.possible_agents] == rewards and env.agents == []


def test_a_game_is_truncated_at_the_limit() -> None:
    env = pettingzoo.env("dominion", 2, limit=10)
    env.reset(seed=1)
    play(env, 1)
    assert env.table.step == 10 and not env.table.over
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing() -> None:
    env = pettingzoo.env("dominion", 2)
    env.reset(options={"table": regnum.scenario("dominion", {"players": [{"hand": "copper*5"}, {}], "phase": "buy"})})
    env.step(env.table.pending[0].options[-1].code)
    before = env.table.save()
    assert env.table.pending[0].kind == "buy"
    too_dear = env.table.code_of(env.table.core.open_tasks()[0].kind, 5)
    with pytest.raises(IllegalChoice, match=r"province.*DOM-5\.4"):
        env.step(too_dear)
    for nonsense in (-1, 10**6, "buy province", 1.5, None):
        with pytest.raises(BadNotation):
            env.step(nonsense)  # type: ignore[arg-type]
    assert env.table.save() == before


def test_pettingzoos_own_wrapper_can_turn_an_illegal_action_into_a_loss() -> None:
    env = TerminateIllegalWrapper(pettingzoo.env("dominion", 2), illegal_reward=-1)
    env.reset(seed=1)
    loser = env.agent_selection
    seen, *_ = env.last()
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.rewards[loser] == -1 and all(env.terminations.values())


def test_it_can_go_on_from_any_table_and_leaves_that_table_alone() -> None:
    table = regnum.new("dominion", 2, "mine")
    table.play(table.pending[0].options[0])
    before = table.save()
    env = pettingzoo.env("dominion", 2)
    env.reset(options={"table": table})
    play(env, 4)
    assert table.save() == before and env.table.seed == "mine"


def test_errors_say_what_to_do() -> None:
    with pytest.raises(StaleDecision, match="call reset first"):
        pettingzoo.env().last()
    with pytest.raises(BadOption, match="2 to 4 players"):
        pettingzoo.env("dominion", 7)
    with pytest.raises(BadOption, match="kingdom"):
        pettingzoo.env("dominion", 2, {"kingdom": "atlantis"})
    with pytest.raises(BadOption, match="limit"):
        pettingzoo.env(limit=0)
    with pytest.raises(BadOption, match="render_mode"):
        pettingzoo.env(render_mode="human")
    with pytest.raises(BadOption, match="Dominion with 2 seats"):
        pettingzoo.env().reset(options={"table": regnum.new("dominion", 3)})


def test_it_shows_the_table_as_text() -> None:
    env = pettingzoo.env("dominion", 2, render_mode="ansi")
    env.reset(seed=7)
    hand = " ".join(sorted(env.table.position()["players"][0]["hand"]))
    text = env.render()
    assert text is not None and text.startswith("Dominion, 2 seats, after 0 choices")
    assert f"seat 0 hand: copper*{hand.count('copper')}" in text and "play all" in text
    play(env, 1)
    assert "over: seat 0" in str(env.render())
    silent = pettingzoo.env()
    silent.reset()
    assert silent.render() is None
