"""The solo opponent: its set-up, and its turn, in which a Scheme is resolved from top to bottom."""

from regnum.games.viscounts import rival_aims
from regnum.games.viscounts.codes import actions, events, limits, ops, places, things
from regnum.games.viscounts.effects import check_castle, construct, resolve, resolve_one, transcribe
from regnum.games.viscounts.hand import rearrange
from regnum.games.viscounts.moves import move_viscount
from regnum.games.viscounts.pieces import put_workers
from regnum.games.viscounts.rival_moves import pay_missing, slide_schemes, turn_up_scheme
from regnum.games.viscounts.state import Viscounts
from regnum.kernel.core.containers import EVERYBODY, NONE
from regnum.kernel.lowering import Rule, RuleOf, rule


@rule
def rival_starts(g: Viscounts, p: int) -> Rule:
    """Its Viscount stands where the Player Card says that nobody took; then it gains what its board shows."""
    slot: int = 0  # VIS-20.5, VIS-20.6, VIS-20.9
    while g.player_cards[slot] == NONE:
        slot += 1
    g.current = p
    g.seats[p].town = g.cards.start_town[g.player_cards[slot]]
    what: int = things.FIRST_TOWN + g.seats[p].town
    g.emit(events.VISCOUNT_STARTS, p, what, 1, NONE, g.place(p, places.TOWN), EVERYBODY)
    yield from resolve(g, p, g.cards.rival_start[g.ai_board])


@rule
def rival_turn(g: Viscounts, p: int) -> Rule:
    """The Schemes slide, the top one is turned up and resolved; the collision follows in its own phase."""
    g.emit(events.TURN_BEGINS, p, NONE, g.round, NONE, NONE, EVERYBODY)  # VIS-23.1, VIS-23.2
    slide_schemes(g, p)
    fx: int = g.cards.scheme_steps[turn_up_scheme(g, p)]
    while g.cards.op[fx] != ops.END:
        if g.cards.op[fx] == ops.RIVAL_MOVES:
            yield from rival_moves(g, p, g.cards.n[fx])
        elif g.cards.op[fx] == ops.FIRST_POSSIBLE:
            yield from first_possible(g, p, fx)
        else:
            yield from resolve_one(g, p, fx)
        fx += 1


@rule
def rival_moves(g: Viscounts, p: int, n: int) -> Rule:
    """Along the outer towns; a player whom it meets may rearrange."""  # VIS-21.2, VIS-21.3
    town: int = g.seats[p].town
    for _i in range(n):
        town = rival_aims.next_outer_town(g, town)
    move_viscount(g, p, town)
    for q in range(g.players):
        if g.seats[q].town == town:
            g.emit(events.MEETS, p, things.FIRST_TOWN + town, 1, NONE, NONE, EVERYBODY)
            yield from rearrange(g, q)


@rule
def first_possible(g: Viscounts, p: int, fx: int) -> Rule:
    """The options of a Scheme's last row from left to right, until one can be done."""  # VIS-23.2, VIS-23.7
    done: bool = False
    for i in range(g.cards.n[fx]):
        if not done:
            done = yield from attempt(g, p, g.cards.option(fx, i))


@rule
def attempt(g: Viscounts, p: int, fx: int) -> RuleOf[bool]:
    """Does what one option says if it can, and tells why not if it cannot; plain effects are always possible."""
    if g.cards.op[fx] == ops.RIVAL_FOCUS:
        fx = g.cards.rival_focus[g.ai_board]  # VIS-20.1
        g.emit(events.RIVAL_FOCUS, p, things.FIRST_AI_BOARD + g.ai_board, 1, NONE, NONE, EVERYBODY)
        if g.cards.op[fx] != ops.RIVAL_ACTS and not rival_aims.can_flip(g, p):  # VIS-22.8
            g.emit(events.RIVAL_CANNOT_FLIP, p, NONE, 1, NONE, NONE, EVERYBODY)
            return False
    if g.cards.op[fx] != ops.RIVAL_ACTS:
        yield from resolve(g, p, fx)
        return True
    action: int = g.cards.arg[fx]
    why: int = rival_aims.rival_hindrance(g, p, action)
    if why != NONE:
        g.emit(why, p, things.FIRST_ACTION + action, rival_aims.rival_icons_for(g, p, action), NONE, NONE, EVERYBODY)
        return False
    yield from rival_acts(g, p, action)
    return True


@rule
def rival_acts(g: Viscounts, p: int, action: int) -> Rule:
    """One of its actions, which it can do; what icons are missing it pays."""  # VIS-21.11
    icons: int = rival_aims.rival_icons_for(g, p, action)
    g.emit(events.RIVAL_DOES, p, things.FIRST_ACTION + action, icons, NONE, NONE, EVERYBODY)
    if action == actions.BUILD:
        slot: int = rival_aims.affordable_building(g, p)  # VIS-22.1
        pay_missing(g, p, action, g.cards.building_cost[slot // 3] - icons)
        yield from construct(g, p, slot, rival_aims.spot_here(g, p))
    elif action == actions.CASTLE:
        n: int = rival_aims.paid_workers(g, p)  # VIS-22.3
        pay_missing(g, p, action, g.cards.rival_nobles[n] - icons)
        put_workers(g, p, rival_aims.section_here(g, p), n)
        yield from check_castle(g)
    else:
        segment: int = rival_aims.segment_of_rival(g, p)  # VIS-22.5, VIS-22.7
        c: int = g.transcribable(segment)
        pay_missing(g, p, action, g.cards.cost[c] - icons)
        if c < limits.TILES:
            yield from transcribe(g, p, segment)
        else:
            what: int = things.FIRST_MANUSCRIPT + c
            g.emit(events.TRANSCRIBES_PRINTED, p, what, 1, places.MANUSCRIPT_TOPS, NONE, EVERYBODY)
            yield from resolve(g, p, g.cards.immediate[c])
