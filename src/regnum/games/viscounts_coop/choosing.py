"""What the players decide together: whose Worker the Overlord removes."""

from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts_coop.codes import events, kinds
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, lowest
from regnum.kernel.lowering import Rule, RuleOf, rule


@rule
def chosen_owner(g: Viscounts, town: int) -> RuleOf[int]:
    """The player whose turn just ended chooses for all; or all vote, and that player settles a tie."""  # TOM-3.66
    owners: int = g.overlord[0].owners_at(town)
    q: int = lowest(owners)
    if owners & (owners - 1) == 0:
        return q
    if not g.edicts.by_vote:
        q = yield g.ask(g.current, kinds.REMOVE, town)
        return q
    yield from g.together([vote(g, p, town) for p in range(g.players)])
    ahead: int = counted(g)
    q = lowest(ahead)
    if ahead & (ahead - 1) != 0:
        q = yield g.ask(g.current, kinds.SETTLE, ahead)
    return q


@rule
def vote(g: Viscounts, p: int, town: int) -> Rule:
    q: int = yield g.ask(p, kinds.REMOVE, town)
    g.overlord[0].votes[p] = q


def counted(g: Viscounts) -> int:
    """Those with the most votes; all votes are shown, and then they are gone."""
    o = g.overlord[0]
    most = 0
    ahead = 0
    for q in range(g.players):
        n = 0
        for p in range(g.players):
            if o.votes[p] == q:
                n += 1
        if n > most:
            most = n
            ahead = bit(q)
        elif n == most:
            ahead |= bit(q)
    for p in range(g.players):
        g.emit(events.VOTES, p, NONE, o.votes[p], NONE, NONE, EVERYBODY)
        o.votes[p] = NONE
    return ahead
