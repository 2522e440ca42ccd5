"""What one game of a saga leaves to the next, as plain data: an option of the next table, and a part of a saved saga.

| key | meaning |
| --- | --- |
| `shelves` | a list with one mapping for each seat: `claimed` (Tomes by name), `victory` (how many Victory Tomes), |
| | `crest_tokens` and `crest_tomes` (by name) |
| `winner` | the seat that won the game: it has the marker while the next one is set up |

Crests are not written: they follow from Tomes and tokens. Neither is which Tomes are Victory Tomes: nobody knows.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from regnum.games.tomesaga.codes import crests, saga
from regnum.games.tomesaga.declare import CHAPTERS
from regnum.games.tomesaga.lore import Lore
from regnum.games.tomesaga.shelves import TomeBoard, empty_board
from regnum.games.tomesaga.tables import read as read_file
from regnum.games.tomesaga.tables import tomes
from regnum.kernel.containers import bit, has, members
from regnum.kernel.errors import BadOption, shown

TOMES = tuple(tome["id"].value for tome in tomes())
TOKENS = tuple(token["id"].value for token in read_file("crest_tokens")["tokens"].items())
CREST_TOMES = tuple(tome["id"].value for tome in read_file("tomes")["crest_tomes"].items())
SHELF_KEYS = ("claimed", "victory", "crest_tokens", "crest_tomes")
MOST_VICTORY = 3 * CHAPTERS.end


def left_by(position: Mapping[str, Any], winner: int) -> dict[str, Any]:
    """What a game of a saga leaves, from the position in which it ended."""
    return {"shelves": [{key: player[key] for key in SHELF_KEYS} for player in position["players"]], "winner": winner}


def carried(value: object, players: int, chapter: int, lore: Lore) -> tuple[TomeBoard, int]:
    """The board with which a game begins, and who won the one before; raises BadOption."""  # TOM-2.7, TOM-2.42
    told = _mapping("tomes", value, ("shelves", "winner"))
    shelves, winner = told.get("shelves"), told.get("winner")
    if not isinstance(shelves, Sequence) or isinstance(shelves, str) or len(shelves) != players:
        raise BadOption(f"tomes.shelves: write a list of {players} shelves, one for each seat.")
    if type(winner) is not int or not 0 <= winner < players:
        raise BadOption(f"tomes.winner: must be a seat from 0 to {players - 1}, not {shown(winner)}.")
    board = empty_board(players)
    board.chapter = chapter
    left = bit(chapter * saga.TOMES_OF_GAME) - 1  # the Tomes of the games before
    for p, one in enumerate(shelves):
        where = f"tomes.shelves[{p}]"
        entry, shelf = _mapping(where, one, SHELF_KEYS), board.shelves[p]
        shelf.claimed = _taken(f"{where}.claimed", entry.get("claimed", ()), TOMES, left)
        shelf.tokens = _taken(f"{where}.crest_tokens", entry.get("crest_tokens", ()), TOKENS, board.tokens)
        shelf.crest_tomes = _taken(f"{where}.crest_tomes", entry.get("crest_tomes", ()), CREST_TOMES, board.crest_tomes)
        left &= ~shelf.claimed
        board.tokens &= ~shelf.tokens
        board.crest_tomes &= ~shelf.crest_tomes
        victory = entry.get("victory", 0)
        if type(victory) is not int or not 0 <= victory <= MOST_VICTORY:
            raise BadOption(f"{where}.victory: must be a number from 0 to {MOST_VICTORY}, not {shown(victory)}.")
        shelf.victory = victory
        for crest in range(crests.COUNT):
            on_tomes = sum(int(lore.shown(tome, crest)) for tome in members(shelf.claimed))
            shelf.crests[crest] = on_tomes + has(shelf.tokens, crest)
    if sum(int(shelf.victory) for shelf in board.shelves) != saga.FACE_UP * chapter:
        raise BadOption(
            f"tomes.shelves: after {chapter} games there are {saga.FACE_UP * chapter} Victory Tomes in all."
        )
    return board, winner


def _mapping(where: str, value: object, keys: Sequence[str]) -> Mapping[str, Any]:
    if not isinstance(value, Mapping) or any(key not in keys for key in value):
        raise BadOption(f"{where}: write a mapping with {', '.join(keys)}.")
    return value


def _taken(where: str, value: object, names: Sequence[str], left: int) -> int:
    """The set of things that a list names, each of which must still be there."""
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise BadOption(f"{where}: write a list of names.")
    out = 0
    for name in value:
        if name not in names or not has(left & ~out, names.index(name)):
            raise BadOption(f"{where}: “{shown(name)}” is not to be had.")
        out |= bit(names.index(name))
    return out
