"""What the players decide together: whose Worker the Overlord removes."""

from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts_coop.codes import events, kinds
from regnum.games.west_kingdom.votes import count_votes
from regnum.kernel.core.containers import lowest
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
    ahead: int = count_votes(g, g.overlord[0].votes, g.players, events.VOTES)
    q = lowest(ahead)
    if ahead & (ahead - 1) != 0:
        q = yield g.ask(g.current, kinds.SETTLE, ahead)
    return q


@rule
def vote(g: Viscounts, p: int, town: int) -> Rule:
    q: int = yield g.ask(p, kinds.REMOVE, town)
    g.overlord[0].votes[p] = q
