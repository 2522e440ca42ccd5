"""Who came first, second and so on in a game of a saga, and what that brings."""

from regnum.games.tomesaga.lore import Lore
from regnum.games.tomesaga.shelves import TomeBoard, take_victory_tomes
from regnum.kernel.core.containers import NONE, Row, row_of


def placed(keys: Row, players: int) -> Row:
    """The seats from the first place to the last.

    Each seat has as many keys as the others, one seat after the other: its points, what breaks ties in that game, and
    when its last turn was. More is better, and an earlier key counts before a later one.
    """  # TOM-2.22
    order = row_of([0] * players)
    width = len(keys) // players
    for p in range(players):
        i = p
        while i > 0 and is_ahead(keys, width, p, order[i - 1]):
            order[i] = order[i - 1]
            i -= 1
        order[i] = p
    return order


def is_ahead(keys: Row, width: int, p: int, q: int) -> bool:
    """Whether the first of two seats has the better place."""
    for k in range(width):
        mine = keys[p * width + k]
        other = keys[q * width + k]
        if mine != other:
            return mine > other
    return False


def is_great(board: TomeBoard, lore: Lore, lead: int) -> bool:
    """Whether the points by which the first place leads are enough for a great victory."""  # TOM-2.18, TOM-2.31
    return lead >= lore.margins[board.chapter]


def hand_out(board: TomeBoard, lore: Lore, order: Row, lead: int) -> int:
    """Gives each place its Victory Tomes; says who takes a Crest token then, or that nobody does."""
    great = is_great(board, lore, lead)  # TOM-2.19, TOM-2.20, TOM-2.32
    for place in range(len(order)):
        n = lore.great_tomes[place] if great else lore.ordinary_tomes[place]
        take_victory_tomes(board, order[place], n)
    return who_takes_token(board, lore, order, lead)


def who_takes_token(board: TomeBoard, lore: Lore, order: Row, lead: int) -> int:
    """The seat whose place brings a Crest token, if one is left."""
    great = is_great(board, lore, lead)
    token = lore.great_token if great else lore.ordinary_token
    if token >= len(order) or board.tokens == 0:
        return NONE  # TOM-2.21, TOM-2.30
    return order[token]


def begins_next(winner: int, players: int) -> int:
    """Who begins the next game: the winner has the marker in its set-up, then passes it to the left."""  # TOM-2.8
    return (winner + 1) % players
