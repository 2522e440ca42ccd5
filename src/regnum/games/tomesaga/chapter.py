"""What every game of a saga does alike: Tomes laid out and claimed, Silver to catch up, and what places bring.

These are functions over the Tome board; a game of a saga calls them from its own rules, and its own `goals` say who
meets what.
"""

from regnum.games.tomesaga.codes import events, saga
from regnum.games.tomesaga.lore import Lore
from regnum.games.tomesaga.places import hand_out, is_great
from regnum.games.tomesaga.shelves import TomeBoard, catch_up, claim, lay_out, take_token
from regnum.kernel.core.containers import EVERYBODY, NONE, Row, Set, lowest, row_of
from regnum.kernel.core.machine import Kernel

# -- when a game begins


def silver_to_catch_up(board: TomeBoard) -> Row:
    """Everybody's additional Silver, by what the games before have brought: to be asked before Tomes are laid out."""
    out = row_of([0] * len(board.shelves))  # TOM-2.33, TOM-2.43
    for p in range(len(board.shelves)):
        out[p] = catch_up(board, p)
    return out


def tell_catch_up(g: Kernel, lore: Lore, p: int, n: int) -> None:
    """Why a player gains Silver now."""  # TOM-2.10
    g.emit(lore.first_event + events.CATCHES_UP, p, NONE, n, NONE, NONE, EVERYBODY)


def lay_out_tomes(g: Kernel, board: TomeBoard, lore: Lore, first: int) -> None:
    """Three Tomes of the game that is played, at random, before the first player's first turn."""  # TOM-2.9
    lay_out(board, board.chapter, g.chance)
    left = board.face_up
    while left != 0:
        what = lore.first_thing + lowest(left)
        left &= left - 1
        g.emit(lore.first_event + events.TOME_LAID_OUT, first, what, 1, NONE, NONE, EVERYBODY)


# -- while it is played


def claim_tome(g: Kernel, board: TomeBoard, lore: Lore, p: int, tome: int) -> None:
    """A player takes a face-up Tome, and the Crest Tomes that it completes."""  # TOM-2.11, TOM-2.41
    taken = claim(board, lore, p, tome)
    g.emit(lore.first_event + events.CLAIMS_TOME, p, lore.first_thing + tome, 1, NONE, NONE, EVERYBODY)
    tell_crest_tomes(g, lore, p, taken)


def tell_crest_tomes(g: Kernel, lore: Lore, p: int, taken: Set) -> None:
    while taken != 0:
        what = lore.first_thing + saga.FIRST_CREST_TOME + lowest(taken)
        taken &= taken - 1
        g.emit(lore.first_event + events.TAKES_CREST_TOME, p, what, 1, NONE, NONE, EVERYBODY)


# -- when it is over


def award_places(g: Kernel, board: TomeBoard, lore: Lore, order: Row, lead: int) -> int:
    """Victory Tomes for the places, from the first on; says who chooses a Crest token then, or that nobody does."""
    great = is_great(board, lore, lead)  # TOM-2.18 to TOM-2.20, TOM-2.32
    victory = events.GREAT_VICTORY if great else events.ORDINARY_VICTORY
    g.emit(lore.first_event + victory, order[0], NONE, lead, NONE, NONE, EVERYBODY)
    token = hand_out(board, lore, order, lead)
    for place in range(len(order)):
        n = lore.great_tomes[place] if great else lore.ordinary_tomes[place]
        if n > 0:
            g.emit(lore.first_event + events.TAKES_VICTORY_TOMES, order[place], NONE, n, NONE, NONE, EVERYBODY)
    return token


def take_crest_token(g: Kernel, board: TomeBoard, lore: Lore, p: int, crest: int) -> None:
    """A player takes a token of choice, and the Crest Tome that it completes."""  # TOM-2.21, TOM-2.25
    taken = take_token(board, lore, p, crest)
    what = lore.first_thing + saga.FIRST_TOKEN + crest
    g.emit(lore.first_event + events.TAKES_CREST_TOKEN, p, what, 1, NONE, NONE, EVERYBODY)
    tell_crest_tomes(g, lore, p, taken)
