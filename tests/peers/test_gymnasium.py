"""Gymnasium's own checker on our environment, and that it plays the same game as the table."""

import random
import warnings
from typing import Any

import gymnasium as peer
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import regnum
from peers.tables import EVERY_TABLE, NUMBERS_OF_SEATS, RandomBot, last_turn, same_choices
from regnum.envs import gymnasium
from regnum.envs.gymnasium import SeatEnv
from regnum.kernel.errors import BadNotation, BadOption, IllegalChoice, StaleDecision, UnknownBot

pytestmark = pytest.mark.both_builds


@NUMBERS_OF_SEATS
def test_check_env_passes_without_a_warning(seats: int) -> None:
    """The checker draws actions without a mask, so here an illegal one loses the game in place of raising an error."""
    gymnasium.register()
    for seat in range(seats):
        env = peer.make(
            "regnum/dominion-v1", seat=seat, bots=["random"] * (seats - 1), illegal="lose", render_mode="ansi"
        )
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            check_env(env.unwrapped)


def play(env: SeatEnv, luck: int, seed: int | None) -> float:
    """Chooses at random until the game is over; says the reward."""
    dice = random.Random(luck)
    seen, _ = env.reset(seed=seed)
    total, done = 0.0, env.table.over
    while not done:
        assert env.observation_space.contains(seen) and seen["observation"].dtype == np.int16
        assert seen["action_mask"].sum() >= 1 and np.array_equal(seen["action_mask"], env.action_masks())
        assert total == 0 and env.table.decision_of(env.seat) is not None
        seen, reward, terminated, truncated, info = env.step(dice.choice(np.flatnonzero(seen["action_mask"])))
        total += reward
        done = terminated or truncated
        assert info == {}
    return total


@EVERY_TABLE
def test_it_is_the_same_game_as_at_the_table(game: str, seats: int, options: dict[str, Any]) -> None:
    env = gymnasium.make_env(game, 1, ["random"] * (seats - 1), options)
    reward = play(env, 1, seed=11)
    plain = same_choices(env.table)
    assert plain.result is not None and plain.save() == env.table.save() and plain.seed == 11
    won = 1 in plain.result.winners
    assert (reward > 0) == (won and len(plain.result.winners) < seats) and (won or reward == -1 / (seats - 1))


def test_equal_seeds_give_equal_runs_and_games_follow_from_the_first_seed() -> None:
    def run() -> list[str]:
        env = gymnasium.make_env("dominion", 0, ["random", "random"])
        saves = []
        for seed in (5, None, None):
            play(env, 2, seed=seed)
            saves.append(env.table.save())
        return saves

    first = run()
    assert first == run() and len(set(first)) == 3


def test_bots_are_named_or_brought_along_and_sit_at_the_other_seats() -> None:
    bots = [RandomBot(1), RandomBot(2)]
    env = gymnasium.make_env("dominion", 1, [bots[0], "random", bots[1]])
    play(env, 1, seed=1)
    assert [bot.seats for bot in bots] == [{0}, {3}]
    assert {choice.seat for choice in env.table.choices} == {0, 1, 2, 3}


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    env = gymnasium.make_env("dominion", 0, ["random"])
    poor = regnum.scenario("dominion", {"players": [{"hand": "copper"}, {}], "phase": "buy", "coins": 2})
    env.reset(options={"table": poor})
    env.step(env.table.pending[0].options[-1].code)
    before = env.table.save()
    with pytest.raises(IllegalChoice, match=r"province.*DOM-5\.4"):
        env.step(env.table.code_of(env.table.core.open_tasks()[0].kind, 5))
    with pytest.raises(BadNotation):
        env.step(-1)
    assert env.table.save() == before


def test_an_illegal_action_can_lose_the_game() -> None:
    env = gymnasium.make_env("dominion", 0, ["random"], illegal="lose")
    seen, _ = env.reset(seed=2)
    before = env.table.save()
    _, reward, terminated, truncated, _ = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, terminated, truncated) == (-1.0, True, False) and env.table.save() == before
    with pytest.raises(StaleDecision, match="call reset"):
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    env.reset(seed=2)
    _, reward, terminated, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert (reward, terminated) == (0.0, False)


@pytest.mark.parametrize(("provinces", "reward"), [((1, 0), 1), ((0, 3), -1), ((0, 1), 0), ((0, 1, 0), 0.25)])
def test_the_reward_comes_at_the_end(provinces: tuple[int, ...], reward: float) -> None:
    env = gymnasium.make_env("dominion", 0, ["random"] * (len(provinces) - 1))
    env.reset(options={"table": last_turn(*provinces)})
    got, done = 0.0, False
    while not done:
        options = {option.notation: option.code for option in env.table.pending[0].options}
        best = next(option for option in ("play all", "buy province", "end turn") if option in options)
        _, got, done, _, _ = env.step(options[best])
    assert got == reward
    with pytest.raises(StaleDecision):
        env.step(0)


def test_a_game_is_truncated_at_the_limit_that_counts_the_choices_of_all_seats() -> None:
    env = gymnasium.make_env("dominion", 0, ["random"], limit=20)
    assert play(env, 3, seed=3) == 0
    assert env.table.step == 20 and not env.table.over
    with pytest.raises(StaleDecision):
        env.step(0)


def test_errors_say_what_to_do() -> None:
    with pytest.raises(StaleDecision, match="call reset first"):
        gymnasium.make_env().step(0)
    with pytest.raises(BadOption, match="2 to 4 players"):
        gymnasium.make_env(bots=[])
    with pytest.raises(BadOption, match="bots: a list"):
        gymnasium.make_env(bots="random")
    with pytest.raises(UnknownBot, match="no bot 'nobody'"):
        gymnasium.make_env(bots=["nobody"])
    with pytest.raises(BadOption, match="seat: a seat from 0 to 1, not 2"):
        gymnasium.make_env(seat=2)
    with pytest.raises(BadOption, match="illegal"):
        gymnasium.make_env(illegal="ignore")


def test_registering_again_is_no_mistake() -> None:
    assert gymnasium.register() == gymnasium.register() and "regnum/dominion-v1" in peer.registry


def test_it_shows_the_table_as_text() -> None:
    env = gymnasium.make_env(render_mode="ansi")
    env.reset(seed=1)
    assert str(env.render()).startswith("Dominion, 2 seats")
    assert gymnasium.make_env().render() is None
