"""The Tome board and the shelves in written positions of the games of a saga.

| key | meaning |
| --- | --- |
| `face_up` | the Tomes that can be claimed; from the first turn on |
| of a player: `claimed`, `victory`, `crest_tokens`, `crest_tomes` | the shelf: see `carrying.py` |

A further phase is `crest_token`: the game is over, and the seat whose place brings one chooses a Crest token. From then
on the Victory Tomes of the game stand on the shelves; before, those of the games before do.
"""

from collections.abc import Mapping
from typing import Any

from regnum.games.tomesaga.carrying import SHELF_KEYS, TOMES, shelved, taken, written
from regnum.games.tomesaga.codes import saga
from regnum.games.tomesaga.lore import Lore
from regnum.games.tomesaga.shelves import TomeBoard, tomes_of
from regnum.kernel.core.containers import bit, count_of, members
from regnum.kernel.errors import BadOption, BadScenario

TABLE_KEYS = ("face_up",)
SEAT_KEYS = SHELF_KEYS
CHOOSING = "crest_token"
"""The phase in which a token is chosen."""
ENDED = (CHOOSING, "over")


def lay_board(position: Mapping[str, Any], chapter: int, lore: Lore, begun: bool, ended: bool) -> TomeBoard:
    """The board as written; `begun` once the Tomes of the game are laid out, `ended` once its places were awarded."""
    shelves = [{key: player[key] for key in SHELF_KEYS if key in player} for player in position["players"]]
    known = bit((chapter + begun) * saga.TOMES_OF_GAME) - 1
    try:
        board = shelved(shelves, "players", known, lore)
        held = sum(int(shelf.claimed) for shelf in board.shelves)
        left = tomes_of(chapter) & ~held if begun else 0
        face_up = position.get("face_up", ())
        board.face_up = taken("face_up", face_up.split() if isinstance(face_up, str) else face_up, TOMES, left)
    except BadOption as error:
        raise BadScenario(str(error)) from error
    if count_of(board.face_up | (held & tomes_of(chapter))) > saga.FACE_UP:
        raise BadScenario(f"face_up: {saga.FACE_UP} Tomes of a game are laid out, those claimed since among them.")
    board.chapter, board.scored = chapter, ended
    board.victory_left = saga.FACE_UP if begun and not ended else 0
    victory = saga.FACE_UP * (chapter + ended)
    if sum(int(shelf.victory) for shelf in board.shelves) != victory:
        raise BadScenario(f"players: there are {victory} Victory Tomes on all shelves together (victory).")
    return board


def write_board(board: TomeBoard) -> dict[str, Any]:
    """What lies on the board."""
    return {"face_up": [TOMES[tome] for tome in members(board.face_up)]}


def write_shelves(players: list[dict[str, Any]], board: TomeBoard) -> list[dict[str, Any]]:
    """The players of a position with what stands on their shelves."""
    return [{**player, **shelf} for player, shelf in zip(players, written(board), strict=True)]
