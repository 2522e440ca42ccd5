"""What players who play together decide by vote."""

from regnum.kernel.core.containers import EVERYBODY, NONE, Row, Set, bit
from regnum.kernel.core.machine import Kernel


def count_votes(g: Kernel, votes: Row, players: int, event: int) -> Set:
    """Those with the most votes; all votes are shown, and then they are gone."""
    most = 0
    ahead = 0
    for q in range(players):
        n = 0
        for p in range(players):
            if votes[p] == q:
                n += 1
        if n > most:
            most = n
            ahead = bit(q)
        elif n == most:
            ahead |= bit(q)
    for p in range(players):
        g.emit(event, p, NONE, votes[p], NONE, NONE, EVERYBODY)
        votes[p] = NONE
    return ahead
