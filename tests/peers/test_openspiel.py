"""OpenSpiel's own simulation and serialisation tests on our games, and that they are the same games as at the table."""

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, random_agent
from open_spiel.python.observation import make_observation

import regnum
from peers.tables import EVERY_TABLE, NUMBERS_OF_SEATS, same_choices
from regnum.envs import openspiel
from regnum.games.registry import find
from regnum.kernel.errors import BadOption, IllegalChoice

pytestmark = pytest.mark.both_builds


@pytest.fixture(autouse=True)
def registered() -> None:
    openspiel.register()


def load(game: str, seats: int, options: dict[str, Any]) -> Any:
    return pyspiel.load_game(f"regnum_{game}", {"seats": seats, "deals": 50, **options})


def dealt(game: Any, deal: int = 7) -> Any:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


def walked(state: Any, steps: int, seed: int = 1) -> Any:
    dice = random.Random(seed)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
    return state


@EVERY_TABLE
def test_the_random_simulation_test_passes(game: str, seats: int, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(game, seats, options), num_sims=1, serialize=True, verbose=False)


@NUMBERS_OF_SEATS
def test_openspiels_simulation_of_all_its_games_takes_ours_too(seats: int) -> None:
    """The one in Python, which also writes down and reads back games, types and states."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    np.random.seed(1)
    GamesSimTest().sim_game(load("dominion", seats, {}))


def test_the_random_simulation_test_passes_with_a_fixed_seed() -> None:
    game = pyspiel.load_game("regnum_dominion(seed=5)")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    assert not game.new_initial_state().is_chance_node()
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@NUMBERS_OF_SEATS
def test_games_and_states_can_be_pickled(seats: int) -> None:
    game = load("dominion", seats, {"kingdom": "random", "edition": "2e"})
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert pickle.loads(pickle.dumps(game.get_type())) == game.get_type()
    state = game.new_initial_state()
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    state = walked(dealt(game), 60)
    again = pickle.loads(pickle.dumps(state))
    told = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    for other in (again, told):
        assert other.table.save() == state.table.save() and other.history() == state.history()
        assert [other.information_state_string(p) for p in range(seats)] == [
            state.information_state_string(p) for p in range(seats)
        ]
    assert walked(again, 500, 3).table.save() == walked(state, 500, 3).table.save()


def test_a_pickled_state_can_be_read_by_another_process_that_ends_well() -> None:
    state = walked(dealt(load("dominion", 2, {})), 30)
    read = "import pickle, sys; print(pickle.load(sys.stdin.buffer).table.save())"
    ended = subprocess.run([sys.executable, "-c", read], input=pickle.dumps(state), capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"") and ended.stdout.decode().strip() == state.table.save()


@EVERY_TABLE
def test_a_clone_goes_its_own_way(game: str, seats: int, options: dict[str, Any]) -> None:
    state = walked(dealt(load(game, seats, options)), 8)
    before, told = state.table.save(), state.information_state_string(0)
    clone = state.clone()
    assert clone.table.save() == before
    walked(clone, 10)
    assert state.table.save() == before != clone.table.save() and state.information_state_string(0) == told


@EVERY_TABLE
def test_it_is_the_same_game_as_at_the_table(game: str, seats: int, options: dict[str, Any]) -> None:
    state = dealt(load(game, seats, options), 11)
    assert state.table.save() == regnum.new(game, seats, 11, options).save()
    dice = random.Random(1)
    while not state.is_terminal():
        seat = state.current_player()
        decision = state.table.decision_of(seat)
        assert state.legal_actions() == sorted(option.code for option in decision.options)
        assert {state.action_to_string(o.code) for o in decision.options} == {o.notation for o in decision.options}
        state.apply_action(dice.choice(state.legal_actions()))
    plain = same_choices(state.table)
    assert plain.result is not None and plain.save() == state.table.save()
    best = max(state.returns())
    assert tuple(p for p in range(seats) if state.returns()[p] == best) == plain.result.winners
    assert sum(state.returns()) == pytest.approx(0)


def test_every_deal_is_equally_likely_and_is_the_table_with_that_seed() -> None:
    state = load("dominion", 2, {}).new_initial_state()
    assert state.is_chance_node() and state.table is None
    assert state.chance_outcomes() == [(seed, 1 / 50) for seed in range(50)]
    assert state.action_to_string(3) == "deal 3" and state.observation_string(0) == "not dealt yet"
    assert not np.any(state.observation_tensor(0))
    fixed = pyspiel.load_game("regnum_dominion(seed=3)").new_initial_state()
    assert fixed.table.save() == dealt(load("dominion", 2, {}), 3).table.save()


def test_parameters_are_the_options_of_the_table() -> None:
    ten = "cellar market militia mine moat remodel smithy village woodcutter workshop"
    game = pyspiel.load_game(f"regnum_dominion(seats=4,kingdom={ten},first=2,counts=True)")
    table = dealt(game).table
    assert (table.seats, table.options["kingdom"], table.options["first"]) == (4, ten.split(), 2)
    assert table.options["counts"] is True and table.pending[0].seat == 2
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert str(pyspiel.load_game("regnum_dominion(seats=2)")) == "regnum_dominion()"


@pytest.mark.parametrize(
    ("parameter", "said"),
    [("seats=7", "2 to 4 players"), ("kingdom=atlantis", "no kingdom"), ("limit=0", "limit"), ("deals=0", "deals"),
     ("seed=-2", "seed"), ("first=4", "first")],
)  # fmt: skip
def test_wrong_parameters_are_explained(parameter: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        pyspiel.load_game(f"regnum_dominion({parameter})")


@pytest.mark.parametrize("game", [name for name, game in find().items() if game.seats[0] == 1])
def test_a_solo_game_is_refused_in_a_sentence(game: str) -> None:
    with pytest.raises(BadOption, match="players are several"):
        pyspiel.load_game(f"regnum_{game}(seats=1)")


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = dealt(load("dominion", 2, {}))
    state.apply_action(next(o.code for o in state.table.pending[0].options if o.notation == "end treasures"))
    before, history = state.table.save(), state.history()
    with pytest.raises(IllegalChoice, match=r"province.*DOM-5\.4"):
        state.apply_action(state.table.code_of(state.table.core.open_tasks()[0].kind, 5))
    assert state.table.save() == before and state.history() == history


def test_a_game_that_reaches_the_limit_is_nobodys() -> None:
    state = walked(dealt(pyspiel.load_game("regnum_dominion(limit=10)")), 100)
    assert state.is_terminal() and state.table.step == 10 and state.returns() == [0, 0]
    assert state.legal_actions() == [] and state.get_game().max_game_length() == 10


@EVERY_TABLE
def test_tensors_are_the_tables_observation(game: str, seats: int, options: dict[str, Any]) -> None:
    loaded = load(game, seats, options)
    observer = make_observation(loaded)
    state = dealt(loaded)
    for _ in range(12):
        for player in range(seats):
            numbers = state.table.observation(player)
            assert state.observation_tensor(player) == list(numbers)
            observer.set_from(state, player)
            assert np.concatenate([piece.ravel() for piece in observer.dict.values()]).tolist() == list(numbers)
        walked(state, 3)
    assert loaded.observation_tensor_shape() == [len(numbers)]


@EVERY_TABLE
def test_what_a_player_recalls_holds_no_secret(game: str, seats: int, options: dict[str, Any]) -> None:
    """A world with all other secrets dealt anew looks the same to a player, now and after its next choices."""
    state, dice = dealt(load(game, seats, options)), random.Random(5)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    changed = 0
    while not state.is_terminal():
        for player in range(seats):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert state.current_player() != player or other.legal_actions() == state.legal_actions()
            changed += str(other) != str(state)
        walked(state, dice.randrange(1, 30 if game == "dominion" else 4), dice.random())
    assert changed > 0


@pytest.mark.pure_engine
def test_choices_made_at_the_same_time_stay_hidden_until_all_have_chosen() -> None:
    state, dice, held = dealt(load("tiny", 3, {"rounds": 3})), random.Random(2), 0
    while not state.is_terminal():
        actor, part = state.current_player(), state.table.part
        told = [state.information_state_string(p) for p in range(3)]
        seen = [state.observation_string(p) for p in range(3)]
        state.apply_action(dice.choice(state.legal_actions()))
        if part is not None and state.table.part is not None and state.table.part.at == part.at:
            for p in range(3):
                assert (state.information_state_string(p) == told[p]) == (p != actor)
                assert p == actor or state.observation_string(p) == seen[p]
            held += 1
    assert held > 5


def test_a_player_recalls_own_draws_but_not_those_of_others() -> None:
    state = walked(dealt(load("dominion", 2, {})), 40)
    for player in range(2):
        recalled = state.information_state_string(player)
        other = 1 - player
        assert f"draws {other} ? 1" in recalled and f"draws {other} copper" not in recalled
        assert f"draws {player} copper 1" in recalled and f"draws {player} ? 1" not in recalled
        own = [choice.seat for choice in state.table.choices].count(player)
        assert recalled.count("chose ") == own > 0


def test_different_pasts_are_told_apart() -> None:
    """Playing Coppers one by one leads to the same position as playing all, but not to the same information state."""
    one = dealt(load("dominion", 2, {}))
    other = one.clone()
    codes = {o.notation: o.code for o in one.table.pending[0].options}
    one.apply_action(codes["play all"])
    while other.table.pending[0].kind == "treasure":
        other.apply_action(codes["play copper"])
    assert str(one).partition("\n")[2] == str(other).partition("\n")[2]
    assert one.observation_string(0) == other.observation_string(0)
    player = one.current_player()
    assert one.information_state_string(player) != other.information_state_string(player)


def test_other_kinds_of_observation_are_refused() -> None:
    everything = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(BadOption, match="observed"):
        make_observation(load("dominion", 2, {}), everything)


@NUMBERS_OF_SEATS
def test_openspiels_learning_environment_plays_a_game(seats: int) -> None:
    env = rl_environment.Environment(load("dominion", seats, {}))
    env.seed(1)
    actions = env.action_spec()["num_actions"]
    agents = [random_agent.RandomAgent(player, actions) for player in range(seats)]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert sum(step.rewards) == pytest.approx(0) and max(step.rewards) >= 0


def test_openspiels_search_chooses_without_seeing_what_its_seat_cannot_see() -> None:
    state = walked(dealt(load("dominion", 2, {})), 30)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.0, 6, random_state=np.random.RandomState(1))
    before = state.table.save()
    assert bot.step(state) in state.legal_actions() and state.table.save() == before


def test_registering_again_is_no_mistake() -> None:
    assert openspiel.register() == openspiel.register() and "regnum_dominion" in pyspiel.registered_names()
