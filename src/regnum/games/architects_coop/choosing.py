"""What the players decide together."""

from regnum.games.architects.state import Architects
from regnum.games.architects_coop.codes import events, kinds
from regnum.games.west_kingdom.votes import count_votes
from regnum.kernel.core.containers import lowest
from regnum.kernel.lowering import Rule, RuleOf, rule


@rule
def chosen_player(g: Architects, fx: int) -> RuleOf[int]:
    """The player whose turn just ended chooses for all; or all vote, and that player settles a tie."""  # TOM-3.66
    last: int = (g.first + g.players - 1) % g.players
    q: int = 0
    if not g.plots.by_vote:
        q = yield g.ask(last, kinds.ONE_PLAYER, fx)
        return q
    yield from g.together([vote(g, p, fx) for p in range(g.players)])
    ahead: int = count_votes(g, g.plans[0].votes, g.players, events.VOTES)
    q = lowest(ahead)
    if ahead & (ahead - 1) != 0:
        q = yield g.ask(last, kinds.SETTLE, ahead)
    return q


@rule
def vote(g: Architects, p: int, fx: int) -> Rule:
    q: int = yield g.ask(p, kinds.ONE_PLAYER, fx)
    g.plans[0].votes[p] = q
