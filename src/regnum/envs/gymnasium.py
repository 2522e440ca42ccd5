"""Gymnasium's face of the table: one seat learns, bots play the others.

>>> from regnum.envs import gymnasium
>>> env = gymnasium.make_env("dominion", seat=0, bots=["random"])
>>> seen, info = env.reset(seed=7)
>>> seen, reward, terminated, truncated, info = env.step(env.action_space.sample(seen["action_mask"]))
>>> terminated
False
"""

from collections.abc import Mapping, Sequence
from typing import Any

from regnum.bots import Chooser, make
from regnum.envs.extra import missing
from regnum.games.registry import finished
from regnum.kernel.decision import Decision
from regnum.kernel.errors import BadNotation, BadOption, IllegalChoice, StaleDecision
from regnum.kernel.seeds import Seed
from regnum.kernel.table import Table

try:
    import gymnasium
    import numpy as np

    from regnum.envs.picture import picture
    from regnum.envs.play import LIMIT, Mask, Play, TableSource, checked_limit, under_way
    from regnum.envs.spaces import RENDER_MODES, Seen, action_space, checked_mode, observation_space, seen_by
except ImportError as error:
    raise missing("gymnasium", error) from None

ILLEGAL = ("raise", "lose")


def make_env(
    game: str = "dominion",
    seat: int = 0,
    bots: Sequence[str | Chooser] = ("random",),
    options: Mapping[str, Any] | None = None,
    *,
    limit: int = LIMIT,
    illegal: str = "raise",
    render_mode: str | None = None,
) -> "SeatEnv":
    """A seat at a table whose other seats are played by bots, given by name or as objects, in the order of the seats.

    An illegal action raises an error that says why, or, with `illegal="lose"`, loses the game at once. `limit` is the
    number of choices, of all seats, after which a game is truncated.
    """
    return SeatEnv(game, seat, bots, options, limit, illegal, render_mode)


def register() -> tuple[str, ...]:
    """Makes `gymnasium.make("regnum/dominion-v1", bots=["random"])` work, with the rules version as the number."""
    ids = []
    for name, game in finished().items():
        ids.append(f"regnum/{name}-v{game.rules_version}")
        if ids[-1] not in gymnasium.registry:
            gymnasium.register(ids[-1], f"{__name__}:make_env", kwargs={"game": name})
    return tuple(ids)


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat of a table.

    An observation is a mapping with the seat's `observation` and its `action_mask`; the reward comes at the end.
    """

    def __init__(
        self,
        game: str,
        seat: int,
        bots: Sequence[str | Chooser],
        options: Mapping[str, Any] | None,
        limit: int,
        illegal: str,
        render_mode: str | None,
    ) -> None:
        if isinstance(bots, str):
            raise BadOption("bots: a list with a bot for each of the other seats.")
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal: one of {', '.join(ILLEGAL)}, not {illegal!r}.")
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.tables = TableSource(game, len(bots) + 1, options)
        self.seat = checked_seat(seat, len(bots) + 1)
        self.bots = tuple(bots)
        self.opponents = self._opponents(0)
        self.limit = checked_limit(limit)
        self.illegal = illegal
        self.render_mode = checked_mode(render_mode)
        self.observation_space = observation_space(self.tables.sample)
        self.action_space = action_space(self.tables.sample)
        self.play: Play | None = None
        self.lost = False

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Sets up the next game and lets the bots play until the seat has to choose.

        The same seed gives the same game as `regnum.new` with that seed. `options={"table": t}` plays on from a copy of
        a table; other options are for other environments.
        """
        super().reset(seed=seed)
        table = self.tables.next(seed, options)
        self.play = Play(table, self.limit)
        self.lost = False
        self.opponents = self._opponents(table.seed)
        self._let_bots_play(self.play)
        return seen_by(self.play, self.seat), {}

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Makes the seat's choice and lets the bots play until it has to choose again or the game is over."""
        play = under_way(self.play)
        if self.lost or play.cut:
            raise StaleDecision("The game is over: call reset for the next one.")
        try:
            play.choose(action)
        except (BadNotation, IllegalChoice):
            if self.illegal == "raise":
                raise
            self.lost = True
        else:
            self._let_bots_play(play)
        reward = -1.0 if self.lost else play.payoffs()[self.seat]
        return seen_by(play, self.seat), reward, play.over or self.lost, play.cut, {}

    def action_masks(self) -> Mask:
        """The mask by itself, under the name that learners with masked policies ask for."""
        return under_way(self.play).mask(self.seat)

    def render(self) -> str | None:
        """The table as text with nothing hidden, in the mode `ansi`."""
        return picture(self.table) if self.render_mode == "ansi" else None

    def _opponents(self, seed: Seed) -> dict[int, Chooser]:
        """The bots by seat; those given by name play the same in a game with the same seed."""
        seats = [seat for seat in range(len(self.bots) + 1) if seat != self.seat]
        return {
            seat: make(bot, f"{seed}/{seat}") if isinstance(bot, str) else bot
            for seat, bot in zip(seats, self.bots, strict=True)
        }

    def _let_bots_play(self, play: Play) -> None:
        table = play.table
        while not play.over and not play.cut and play.actor != self.seat:
            decision = Decision(table, table.core.first_open(table.core.root))
            play.choose(self.opponents[decision.seat].choose(table, decision).code)

    @property
    def table(self) -> Table:
        """The table itself: to save, to look at, to ask for its result."""
        return under_way(self.play).table


def checked_seat(seat: object, seats: int) -> int:
    """Which seat learns."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
        raise BadOption(f"seat: a seat from 0 to {seats - 1}, not {seat!r}.")
    return seat
