"""When a player is asked for the order of abilities: only where another order could end differently."""

from regnum.games.viscounts.codes import limits
from regnum.games.viscounts.state import Viscounts
from regnum.kernel.core.containers import NONE, bit, has


def of_moment(g: Viscounts, p: int, moment: int) -> list[int]:
    """The cards on the board that answer to a moment; they are remembered as cards, for they may be rearranged."""
    s = g.seats[p]
    slots = s.answering(g.cards, moment)
    out: list[int] = []
    for slot in range(limits.CARD_SLOTS):
        if has(slots, slot):
            out.append(s.board[slot])
    return out


def without(left: list[int], c: int) -> list[int]:
    """The cards but one."""
    out: list[int] = []
    for x in left:
        if x != c:
            out.append(x)
    return out


def next_abilities(g: Viscounts, p: int, left: list[int]) -> int:
    """The slots of those of these cards among which the owner chooses the next; one if the order makes no difference.

    Goods and Deeds change nothing for the others. What moves a marker can: another ability may shuffle.
    """  # VIS-6.10
    cards = g.cards
    everything = 0
    asking = False
    first = NONE
    for c in left:
        everything |= bit(slot_of(g, p, c))
        if cards.asks[c] == 1:
            asking = True
        elif cards.brings_corruption[c] == 1:
            first = c
        elif cards.brings_virtue[c] == 0:
            return bit(slot_of(g, p, c))
    if asking:
        return everything
    return bit(slot_of(g, p, first if first != NONE else left[0]))


def slot_of(g: Viscounts, p: int, c: int) -> int:
    """Where a card lies on the board."""
    board = g.seats[p].board
    slot = 0
    while board[slot] != c:
        slot += 1
    return slot
