"""The book of a saga as plain data: what was played, what everybody won, and what comes next. Nothing in it is secret.

| key | meaning |
| --- | --- |
| `players`, `viewer` | how many players; whose eyes read it (None: whoever watches) |
| `chapter`, `over` | the chapter being played, or the last one that was (None before the first); whether all are over |
| `chapters` | for each of the three: `game`, `table_game`, `state` (`over`, `now`, `to_come`), and once it has begun |
| | `order` (from who has the marker), `face_up` (Tomes to claim), `claimed` (`{"tome", "seat"}`); once it is over |
| | `scores`, `places` (seats from the first on), `victory` (`great`, `ordinary`) and `lead`; else these are None |
| `seats` | for each: `claimed`, `victory`, `crest_tokens`, `crest_tomes`, `crests` (by crest), `tomes` (all of them), |
| | `helping` (Tomes whose benefits work in the chapter at hand, or in the next one between two) |
| `left` | `crest_tokens` and `crest_tomes` that nobody has, `crests_needed` for a Crest Tome |
| `next` | None in the midst of a chapter and at the end; else `chapter`, `game`, `picks` and `plays` (seats in their |
| | order in set-up and in play, None if chance decides) and `catch_up` (everybody's additional Silver) |
| `result` | None before the end; else `winners`, `totals`, `terms` (for each seat) and `tie_break` |
"""

from collections.abc import Sequence
from typing import Any

from regnum.games.tomesaga.carrying import CREST_TOMES, TOKENS, TOMES, written
from regnum.games.tomesaga.chapters import GAMES, board_of, chapter_game, lead_of, places_of, result_of
from regnum.games.tomesaga.declare import CHAPTERS
from regnum.games.tomesaga.places import begins_next, is_great
from regnum.games.tomesaga.results import result
from regnum.games.tomesaga.shelves import TomeBoard, catch_up, empty_board, tomes_of
from regnum.games.tomesaga.tables import lore
from regnum.kernel.core.containers import has, members
from regnum.kernel.errors import NoSuchSeat, shown
from regnum.kernel.spec import Result
from regnum.kernel.table import Table


def book(tables: Sequence[Table], players: int, viewer: int | None) -> dict[str, Any]:
    """The book of a saga whose chapters begun so far are these tables."""
    if viewer is not None and (type(viewer) is not int or not 0 <= viewer < players):
        raise NoSuchSeat(f"There is no seat {shown(viewer)}: this saga has the seats 0 to {players - 1}.")
    board = board_of(tables[-1]) if tables else empty_board(players)
    ended = result_of_saga(tables)
    between = not tables or tables[-1].over
    return {
        "players": players,
        "viewer": viewer,
        "chapter": len(tables) - 1 if tables else None,
        "over": ended is not None,
        "chapters": [chapter_told(i, tables) for i in range(len(GAMES))],
        "seats": [seat_told(board, p, between) for p in range(players)],
        "left": {
            "crest_tokens": [TOKENS[crest] for crest in members(board.tokens)],
            "crest_tomes": [CREST_TOMES[crest] for crest in members(board.crest_tomes)],
            "crests_needed": int(lore().needed[players]),
        },
        "next": next_told(tables, board, players) if between and ended is None else None,
        "result": None if ended is None else result_told(ended),
    }


def result_of_saga(tables: Sequence[Table]) -> Result | None:
    """How a saga ended whose three games are over."""  # TOM-2.2, TOM-2.26
    if len(tables) < len(GAMES) or not tables[-1].over:
        return None
    return result(board_of(tables[-1]), [score.total for score in result_of(tables[-1]).scores])


def chapter_told(i: int, tables: Sequence[Table]) -> dict[str, Any]:
    """One of the three games, as far as it has come."""
    game = CHAPTERS.words[i]
    out: dict[str, Any] = {"game": game, "table_game": GAMES[i], "state": "to_come"}
    out |= dict.fromkeys(("order", "face_up", "claimed", "scores", "places", "victory", "lead"))
    if i >= len(tables):
        return out
    table, board = tables[i], board_of(tables[i])
    out["state"] = "over" if table.over else "now"
    out["order"] = [int(p) for p in chapter_game(i).order(table.core, table.seats)]
    out["face_up"] = [TOMES[tome] for tome in members(board.face_up)]
    out["claimed"] = [
        {"tome": TOMES[tome], "seat": p}
        for tome in members(tomes_of(i))
        for p, shelf in enumerate(board.shelves)
        if has(shelf.claimed, tome)
    ]
    if table.over:
        out["scores"] = [score.total for score in result_of(table).scores]
        out["places"] = list(places_of(table))
        out["lead"] = lead_of(table)
        out["victory"] = "great" if is_great(board, lore(), lead_of(table)) else "ordinary"
    return out


def seat_told(board: TomeBoard, p: int, between: bool) -> dict[str, Any]:
    """What stands on a shelf."""
    shelf = board.shelves[p]
    giving = board.chapter if between else board.chapter - 1  # TOM-2.15
    helping = shelf.claimed & tomes_of(giving) if 0 <= giving < len(GAMES) - 1 else 0
    return {
        **written(board)[p],
        "crests": [int(n) for n in shelf.crests],
        "tomes": int(shelf.tomes()),
        "helping": [TOMES[tome] for tome in members(helping)],
    }


def next_told(tables: Sequence[Table], board: TomeBoard, players: int) -> dict[str, Any]:
    """The chapter that can begin: who picks and plays when, and what helps to catch up."""  # TOM-2.8, TOM-2.10
    chapter = len(tables)
    out: dict[str, Any] = {"chapter": chapter, "game": CHAPTERS.words[chapter], "picks": None, "plays": None}
    if tables:
        winner = places_of(tables[-1])[0]
        first = begins_next(winner, players)
        out["picks"] = [(winner - 1 - i) % players for i in range(players)]
        out["plays"] = [(first + i) % players for i in range(players)]
    out["catch_up"] = [int(catch_up(board, p)) for p in range(players)]
    return out


def result_told(ended: Result) -> dict[str, Any]:
    return {
        "winners": list(ended.winners),
        "totals": [score.total for score in ended.scores],
        "terms": [{term.name: term.points for term in score.terms} for score in ended.scores],
        "tie_break": {name: list(values) for name, values in ended.tie_break.items()},
    }
