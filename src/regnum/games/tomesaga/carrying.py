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
from regnum.kernel.core.containers import bit, has, members
from regnum.kernel.errors import BadOption, shown

TOMES = tuple(tome["id"].value for tome in tomes())
TOKENS = tuple(token["id"].value for token in read_file("crest_tokens")["tokens"].items())
CREST_TOMES = tuple(tome["id"].value for tome in read_file("tomes")["crest_tomes"].items())
SHELF_KEYS = ("claimed", "victory", "crest_tokens", "crest_tomes")
MOST_VICTORY = 3 * CHAPTERS.end


def left_by(board: TomeBoard, winner: int) -> dict[str, Any]:
    """What a game of a saga leaves, from the board with which it ended."""
    return {"shelves": written(board), "winner": winner}


def won_by_first(players: int, chapter: int) -> dict[str, Any]:
    """What the games before leave if nothing else is said: the first seat won them all, and nobody met a goal."""
    shelves = [{"victory": saga.FACE_UP * chapter if p == 0 else 0} for p in range(players)]
    return {"shelves": shelves, "winner": 0}


def carried(value: object, players: int, chapter: int, lore: Lore) -> tuple[TomeBoard, int]:
    """The board with which a game begins, and who won the one before; raises BadOption."""  # TOM-2.7, TOM-2.42
    told = _mapping("tomes", value, ("shelves", "winner"))
    shelves, winner = told.get("shelves"), told.get("winner")
    if not isinstance(shelves, Sequence) or isinstance(shelves, str) or len(shelves) != players:
        raise BadOption(f"tomes.shelves: write a list of {players} shelves, one for each seat.")
    if type(winner) is not int or not 0 <= winner < players:
        raise BadOption(f"tomes.winner: must be a seat from 0 to {players - 1}, not {shown(winner)}.")
    entries = [_mapping(f"tomes.shelves[{p}]", one, SHELF_KEYS) for p, one in enumerate(shelves)]
    left = bit(chapter * saga.TOMES_OF_GAME) - 1  # the Tomes of the games before
    board = shelved(entries, "tomes.shelves", left, lore)
    board.chapter = chapter
    if sum(int(shelf.victory) for shelf in board.shelves) != saga.FACE_UP * chapter:
        raise BadOption(
            f"tomes.shelves: after {chapter} games there are {saga.FACE_UP * chapter} Victory Tomes in all."
        )
    return board, winner


def shelved(entries: Sequence[Mapping[str, Any]], where: str, left: int, lore: Lore) -> TomeBoard:
    """A board with these shelves, on which only the Tomes of a set can stand; raises BadOption."""
    board = empty_board(len(entries))
    for p, (entry, shelf) in enumerate(zip(entries, board.shelves, strict=True)):
        here = f"{where}[{p}]"
        shelf.claimed = taken(f"{here}.claimed", entry.get("claimed", ()), TOMES, left)
        shelf.tokens = taken(f"{here}.crest_tokens", entry.get("crest_tokens", ()), TOKENS, board.tokens)
        shelf.crest_tomes = taken(f"{here}.crest_tomes", entry.get("crest_tomes", ()), CREST_TOMES, board.crest_tomes)
        left &= ~shelf.claimed
        board.tokens &= ~shelf.tokens
        board.crest_tomes &= ~shelf.crest_tomes
        victory = entry.get("victory", 0)
        if type(victory) is not int or not 0 <= victory <= MOST_VICTORY:
            raise BadOption(f"{here}.victory: must be a number from 0 to {MOST_VICTORY}, not {shown(victory)}.")
        shelf.victory = victory
        for crest in range(crests.COUNT):
            on_tomes = sum(int(lore.shown(tome, crest)) for tome in members(shelf.claimed))
            shelf.crests[crest] = on_tomes + has(shelf.tokens, crest)
    return board


def written(board: TomeBoard) -> list[dict[str, Any]]:
    """The shelves as they are carried."""
    return [
        {
            "claimed": [TOMES[tome] for tome in members(shelf.claimed)],
            "victory": int(shelf.victory),
            "crest_tokens": [TOKENS[crest] for crest in members(shelf.tokens)],
            "crest_tomes": [CREST_TOMES[crest] for crest in members(shelf.crest_tomes)],
        }
        for shelf in board.shelves
    ]


def _mapping(where: str, value: object, keys: Sequence[str]) -> Mapping[str, Any]:
    if not isinstance(value, Mapping) or any(key not in keys for key in value):
        raise BadOption(f"{where}: write a mapping with {', '.join(keys)}.")
    return value


def taken(where: str, value: object, names: Sequence[str], left: int) -> int:
    """The set of things that a list names, each of which must still be there."""
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise BadOption(f"{where}: write a list of names.")
    out = 0
    for name in value:
        if name not in names or not has(left & ~out, names.index(name)):
            raise BadOption(f"{where}: “{shown(name)}” is not to be had.")
        out |= bit(names.index(name))
    return out
