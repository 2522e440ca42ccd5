"""OpenSpiel's face of the table.

>>> import pyspiel
>>> from regnum.envs import openspiel
>>> "regnum_dominion" in openspiel.register()
True
>>> game = pyspiel.load_game("regnum_dominion(seats=2)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()  # chance picks the deal, everything after it follows from the players' choices
True
>>> state.apply_action(7)  # the table that regnum.new makes with the seed 7
>>> state.action_to_string(state.legal_actions()[0])
'play copper'
"""

import copy
from typing import Any, ClassVar

import regnum
from regnum.envs.extra import missing
from regnum.games.registry import finished
from regnum.kernel.errors import BadOption
from regnum.kernel.spec import Game
from regnum.kernel.table import Table

try:
    import pyspiel

    from regnum.envs.play import LIMIT, checked_limit
    from regnum.envs.spiel_observer import Observer
    from regnum.envs.spiel_state import Held, TableState
except ImportError as error:
    raise missing("openspiel", error) from None

DEALS = 10_000
"""How many different deals chance chooses from."""

MOST_DEALS = 2**20
BY_CHANCE = -1
"""A seed, or a first player, that is not fixed."""


def register() -> tuple[str, ...]:
    """Makes the games known to `pyspiel.load_game`, as often as one likes, and says their names."""
    known = set(pyspiel.registered_names())
    for name, game in finished().items():
        if f"regnum_{name}" not in known:
            # OpenSpiel keeps this beyond the end of the interpreter, which a class bears and a function does not
            played = type(f"Regnum{name.title()}", (TableGame,), {"regnum_game": game})
            pyspiel.register_game(game_type(game, None), played)
    return tuple(f"regnum_{name}" for name in finished())


def load(text: str) -> Any:
    """A game from its text, also in a process that has not registered the games yet."""
    register()
    return pyspiel.load_game(text)


def load_state(text: str) -> Any:
    """A state from what `pyspiel.serialize_game_and_state` wrote; the same holds."""
    register()
    return pyspiel.deserialize_game_and_state(text)[1]


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats, options and deals."""

    regnum_game: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.regnum_game
        defaults = parameters(game)
        chosen = {**defaults, **(params or {})}
        self.limit = checked_limit(chosen["limit"])
        self.seed = chosen["seed"]
        self.deals = chosen["deals"]
        if not 1 <= self.deals <= MOST_DEALS:
            raise BadOption(f"deals: from 1 to {MOST_DEALS}, not {self.deals}.")
        if self.seed < BY_CHANCE:
            raise BadOption(f"seed: a number from 0 on, or {BY_CHANCE} to let chance choose, not {self.seed}.")
        if chosen["seats"] == 1:
            raise BadOption("seats: OpenSpiel's players are several; alone one plays through Gymnasium.")
        self.sample = regnum.new(game.id, chosen["seats"], max(self.seed, 0), table_options(game, chosen))
        """The table of a fixed seed, or one like those to come; nobody plays on it."""
        self.outcomes = [(seed, 1 / self.deals) for seed in range(self.deals)]
        seats = self.sample.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.sample.action_space_size,
            max_chance_outcomes=self.deals if self.seed == BY_CHANCE else 0,
            num_players=seats,
            min_utility=-1.0 if game.together else -1 / (seats - 1),
            max_utility=1.0,
            utility_sum=None if game.together else 0.0,
            max_game_length=self.limit,
        )
        # only what differs from the defaults, so that the game's own text can be read again
        told = {name: value for name, value in chosen.items() if value != defaults[name]}
        self.opening = None if self.seed == BY_CHANCE else Held.at_start(self.sample, self.limit)
        super().__init__(game_type(game, self.seed), info, told)

    def new_initial_state(self) -> TableState:
        return TableState(self, copy.deepcopy(self.opening))

    def deal(self, seed: int) -> Held:
        """The beginning of the game that `regnum.new` makes with this seed."""
        sample = self.sample
        return Held.at_start(Table.new(sample.game, sample.seats, sample.options, seed), self.limit)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def written_down(self, state: TableState) -> tuple[Any, ...]:
        """How `pickle` brings a state of this game back."""
        return load_state, (pyspiel.serialize_game_and_state(self, state),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.sample.game, self.sample.seats, kind, params)


def parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game and their defaults: its options are texts, and empty if they are not given."""
    low, high = game.seats
    found: dict[str, Any] = {"seats": min(max(low, 2), high), "seed": BY_CHANCE, "deals": DEALS, "limit": LIMIT}
    for option in game.options:
        if option.id == "first":
            found[option.id] = BY_CHANCE
        elif isinstance(option.default, bool | int):
            found[option.id] = option.default
        elif option.default is not None or option.values is not None:
            found[option.id] = ""
    return found


def table_options(game: Game, chosen: dict[str, Any]) -> dict[str, Any]:
    """What the parameters say about the options of the table; several words are a list."""
    not_given = parameters(game)
    given = {o.id: chosen[o.id] for o in game.options if chosen.get(o.id) != not_given.get(o.id)}
    return {name: value.split() if isinstance(value, str) and " " in value else value for name, value in given.items()}


def game_type(game: Game, seed: int | None) -> Any:
    """What OpenSpiel wants to know about a game; with a fixed seed there is no chance in it."""
    modes, utilities = pyspiel.GameType.ChanceMode, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"regnum_{game.id}",
        long_name=game.title["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if seed in (None, BY_CHANCE) else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.IDENTICAL if game.together else utilities.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=max(game.seats[0], 2),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )
