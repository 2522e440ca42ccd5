"""The spaces that the PettingZoo and Gymnasium faces share."""

from typing import cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from regnum.envs.play import Play
from regnum.kernel.errors import BadOption
from regnum.kernel.table import Table

RENDER_MODES = ("ansi",)

Seen = dict[str, NDArray[np.int16] | NDArray[np.int8]]
"""What an agent is handed: `observation` and `action_mask`."""


def observation_space(table: Table) -> spaces.Space[Seen]:
    """Observation and action mask of one seat."""
    numbers = np.iinfo(np.int16)
    both = spaces.Dict(
        {
            "observation": spaces.Box(numbers.min, numbers.max, (len(table.observation(0)),), np.int16),
            "action_mask": spaces.Box(0, 1, (table.action_space_size,), np.int8),
        }
    )
    return cast("spaces.Space[Seen]", both)


def action_space(table: Table) -> spaces.Discrete:
    """One number for every choice that the game knows."""
    return spaces.Discrete(table.action_space_size)


def seen_by(play: Play, seat: int) -> Seen:
    """An element of the observation space, made anew each time."""
    return {"observation": play.observation(seat), "action_mask": play.mask(seat)}


def checked_mode(mode: object) -> str | None:
    """How the table is shown."""
    if mode is None or (isinstance(mode, str) and mode in RENDER_MODES):
        return mode
    raise BadOption(f"render_mode: one of {', '.join(RENDER_MODES)} or None, not {mode!r}.")
