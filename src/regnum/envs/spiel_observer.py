"""What a player sees of a state, in the form in which OpenSpiel asks for it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from regnum.envs.recall import layout, legible
from regnum.envs.spiel_state import NOT_DEALT, TableState
from regnum.kernel.errors import BadOption
from regnum.kernel.spec import Game


class Observer:
    """The observation as numbers and words or, with perfect recall, all that was seen so far, in words only.

    `tensor` holds the numbers of the table's observation; `dict` names its pieces.
    """

    def __init__(self, game: Game, seats: int, kind: Any, params: Any) -> None:
        usual = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or not usual:
            raise BadOption("Only what is public together with what is the player's own can be observed.")
        self.perfect_recall = kind.perfect_recall
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if not self.perfect_recall:
            pieces = layout(game, seats)
            self.tensor = np.zeros(sum(length for _, _, length in pieces), np.float32)
            self.dict = {name: self.tensor[start : start + length] for name, start, length in pieces}

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = 0 if state.held is None else state.held.play.observation(player)

    def string_from(self, state: TableState, player: int) -> str:
        if state.held is None:
            return NOT_DEALT
        return state.held.recalled(player) if self.perfect_recall else legible(state.held.play.table, player)
