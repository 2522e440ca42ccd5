"""PettingZoo's face of the table: an AEC environment in which every seat is an agent.

>>> from regnum.envs import pettingzoo
>>> env = pettingzoo.env("dominion", seats=2)
>>> env.reset(seed=7)
>>> env.agent_selection
'seat_0'
>>> observation, reward, terminated, truncated, info = env.last()
>>> sorted(observation)
['action_mask', 'observation']
"""

from collections.abc import Mapping
from typing import Any

from regnum.envs.extra import missing
from regnum.kernel.table import Table

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv

    from regnum.envs.picture import picture
    from regnum.envs.play import LIMIT, Play, TableSource, checked_limit, under_way
    from regnum.envs.spaces import RENDER_MODES, Seen, action_space, checked_mode, observation_space, seen_by
except ImportError as error:
    raise missing("pettingzoo", error) from None


def env(
    game: str = "dominion",
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    *,
    limit: int = LIMIT,
    render_mode: str | None = None,
) -> "TableEnv":
    """A table as an AEC environment. `limit` is the number of choices after which a game is truncated."""
    return TableEnv(game, seats, options, limit, render_mode)


class TableEnv(AECEnv):  # type: ignore[misc]
    """One table; the agents are `seat_0`, `seat_1` and so on.

    An observation is a mapping with the seat's `observation` and its `action_mask`; rewards come at the end.
    """

    def __init__(
        self, game: str, seats: int, options: Mapping[str, Any] | None, limit: int, render_mode: str | None
    ) -> None:
        super().__init__()
        self.tables = TableSource(game, seats, options)
        self.limit = checked_limit(limit)
        self.render_mode = checked_mode(render_mode)
        sample = self.tables.sample
        self.metadata = {
            "name": f"regnum_{game}_v{sample.game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{i}" for i in range(seats)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.seat_of = {agent: i for i, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(sample) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(sample) for agent in self.possible_agents}
        self.play: Play | None = None

    # -- what AEC asks for

    def observation_space(self, agent: str) -> spaces.Space[Seen]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Sets up the next game. The same seed gives the same game as `regnum.new` with that seed.

        `options={"table": t}` plays on from a copy of a table; other options are for other environments.
        """
        self.play = Play(self.tables.next(seed, options), self.limit)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: int | None) -> None:
        """Makes the choice of the selected agent; raises IllegalChoice or BadNotation, and then nothing has changed."""
        play = under_way(self.play)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play.choose(action)
        self._go_on()

    def _go_on(self) -> None:
        """Rewards come at the end and are zero before, so that nothing is to be cleared and added up between."""
        play = under_way(self.play)
        if play.over:
            self.rewards = dict(zip(self.agents, play.payoffs(), strict=True))
            self._cumulative_rewards = dict(self.rewards)
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[play.actor]
            if play.cut:
                self.truncations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> Seen:
        return seen_by(under_way(self.play), self.seat_of[agent])

    def render(self) -> str | None:
        """The table as text with nothing hidden, in the mode `ansi`."""
        return picture(self.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    @property
    def table(self) -> Table:
        """The table itself: to save, to look at, to ask for its result."""
        return under_way(self.play).table
