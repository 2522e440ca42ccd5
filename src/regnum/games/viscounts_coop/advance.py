"""The Overlord's turn: his token moves, a card may be dismissed for him, his Workers progress towards the castle.

What is still to be done waits on his agenda, step by step: one Worker that comes or goes.
"""

from regnum.games.viscounts.codes import limits, places, things, towns
from regnum.games.viscounts.effects import debts
from regnum.games.viscounts.moves import turn_up_townsfolk
from regnum.games.viscounts.pieces import bump, workers_in
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts_coop.choosing import chosen_owner
from regnum.games.viscounts_coop.codes import commands, events, phases, spaces, steps, zones
from regnum.games.viscounts_coop.codes import limits as bounds
from regnum.games.viscounts_coop.workers import remove_guard, take_back, town_thing, zone
from regnum.kernel.core.containers import EVERYBODY, NONE
from regnum.kernel.lowering import Rule, rule


@rule
def overlord_turn(g: Viscounts) -> Rule:
    """After each player's turn: he moves, does what he finds there, then his Workers progress."""  # TOM-5.13, TOM-5.46
    g.phase = phases.OVERLORD
    if not g.overlord[0].moved:
        g.overlord[0].moved = True
        move_token(g)
        arrive(g)
    yield from carry_out(g)
    town: int = progressing(g)
    while town != NONE:
        g.emit(events.PROGRESS, g.current, town_thing(town), 1, NONE, NONE, EVERYBODY)
        plan(g, steps.ONWARD, town)  # TOM-5.18, TOM-5.19
        plan(g, steps.BACK, town)
        plan(g, steps.INWARD, town)
        yield from carry_out(g)
        town = progressing(g)
    crowd_out(g)
    g.overlord[0].moved = False


# -- the outer path


def onward(g: Viscounts, town: int) -> int:
    """The next town clockwise on the outer path."""  # TOM-5.14, TOM-5.47
    if towns.column_of(town) == limits.LEFT:
        return town + limits.RIGHT - limits.LEFT
    return towns.code_of(g.clockwise(towns.row_of(town)), limits.LEFT)


def backward(g: Viscounts, town: int) -> int:
    """The next town counter-clockwise on the outer path."""
    if towns.column_of(town) == limits.RIGHT:
        return town + limits.LEFT - limits.RIGHT
    return towns.code_of(g.counter_clockwise(towns.row_of(town)), limits.RIGHT)


def steps_ahead(g: Viscounts) -> int:
    """How far his token moves: the value of the visible Townsfolk beside it, or of the printed one."""
    return g.cards.silver[g.dismissible(towns.row_of(g.overlord[0].token))]  # TOM-5.14, TOM-5.34, TOM-5.38


def move_token(g: Viscounts) -> None:
    """His token moves on the outer path; that is no meeting of Viscounts."""  # TOM-5.14, TOM-5.15
    o = g.overlord[0]
    n = steps_ahead(g)
    for _ in range(n):
        o.token = onward(g, o.token)
    g.emit(events.OVERLORD_MOVES, g.current, town_thing(o.token), n, NONE, zone(g, zones.TOKEN), EVERYBODY)


def arrive(g: Viscounts) -> None:
    """With Workers of his there he dismisses the card beside them; else one comes, or removes a player's."""
    o = g.overlord[0]  # TOM-5.16
    if o.towns[o.token] > 0:
        dismiss_for_overlord(g, towns.row_of(o.token))
    else:
        plan(g, steps.PLACE, o.token)


def dismiss_for_overlord(g: Viscounts, segment: int) -> None:
    """The visible card leaves the game, or the printed one serves; what it does is written on his own card."""
    c = g.dismissible(segment)  # TOM-5.22, TOM-5.34, TOM-5.35, TOM-5.48
    printed = g.tops[segment] == NONE
    target = NONE if printed else places.REMOVED
    g.emit(events.OVERLORD_DISMISSES, g.current, c, 1, places.TOPS, target, EVERYBODY)
    if not printed:
        g.removed.put(c)
        turn_up_townsfolk(g, segment)
    fx = g.edicts.result_of[g.cards.op[g.cards.top_right[c]]]
    while g.edicts.op[fx] != commands.END:
        command(g, fx)
        fx += 1


def command(g: Viscounts, fx: int) -> None:
    """One line of a result, as steps that wait."""
    here = g.overlord[0].token
    if g.edicts.op[fx] == commands.ADVANCE:
        plan(g, steps.INWARD, here)
    elif g.edicts.op[fx] == commands.DEBT:
        plan(g, steps.DEBT, here)
    else:
        at = g.edicts.at[fx]
        town = here
        if at == spaces.NEXT_CLOCKWISE:
            town = onward(g, here)
        elif at == spaces.NEXT_COUNTER_CLOCKWISE:
            town = backward(g, here)
        for _ in range(g.edicts.n[fx]):  # TOM-5.36
            plan(g, steps.PLACE, town)


# -- the agenda


def plan(g: Viscounts, step: int, town: int) -> None:
    """One step more that waits."""
    agenda = g.overlord[0].agenda
    i = 0
    while agenda[i] != NONE:
        i += 1
    agenda[i] = steps.code_of(step, town)


def done(g: Viscounts) -> None:
    """The first step waits no more."""
    agenda = g.overlord[0].agenda
    for i in range(1, len(agenda)):
        agenda[i - 1] = agenda[i]
    agenda[len(agenda) - 1] = NONE


@rule
def carry_out(g: Viscounts) -> Rule:
    """The steps that wait, one after the other."""
    while g.overlord[0].agenda[0] != NONE:
        step: int = steps.row_of(g.overlord[0].agenda[0])
        town: int = steps.column_of(g.overlord[0].agenda[0])
        if step == steps.DEBT:
            done(g)
            yield from debts(g, g.current, 1)  # TOM-5.22, TOM-5.49
        else:
            yield from one_worker(g, step, town)
            done(g)


@rule
def one_worker(g: Viscounts, step: int, town: int) -> Rule:
    """An Overlord Worker comes to a town or leaves it; a player's Worker in its way is removed instead."""
    target: int = destination(g, step, town)  # TOM-5.23
    if g.overlord[0].owners_at(target) != 0:
        owner: int = yield from chosen_owner(g, target)
        remove_guard(g, owner, target)
        if step != steps.PLACE:
            take_back(g, town, events.OVERLORD_RETURNS, g.current)
    elif step == steps.PLACE:
        if g.overlord[0].supply == 0:  # TOM-5.28, TOM-5.37
            lose(g, events.OUT_OF_WORKERS)
            yield g.end()
            return
        place(g, target)
    elif step != steps.INWARD:
        spread(g, town, target)
    elif g.overlord[0].towns[target] == 0:
        move_inward(g, town, target)
    else:
        enter_castle(g, town)  # TOM-5.19, TOM-5.44
        if g.overlord[0].tier3 > 0:
            lose(g, events.CASTLE_TAKEN)
            yield g.end()
            return


def destination(g: Viscounts, step: int, town: int) -> int:
    """The town to which a step leads."""
    if step == steps.ONWARD:
        return onward(g, town)
    if step == steps.BACK:
        return backward(g, town)
    if step == steps.INWARD:
        return towns.code_of(towns.row_of(town), limits.INNER)
    return town


def lose(g: Viscounts, event: int) -> None:
    """The players have lost, whatever is under way."""  # TOM-5.28, TOM-5.52
    g.overlord[0].lost = True
    g.emit(event, g.current, NONE, 0, NONE, NONE, EVERYBODY)


def place(g: Viscounts, town: int) -> None:
    """A Worker from his supply."""
    o = g.overlord[0]
    o.supply -= 1
    o.towns[town] += 1
    source, target = zone(g, zones.SUPPLY), zone(g, zones.TOWNS)
    g.emit(events.OVERLORD_PLACES, g.current, town_thing(town), 1, source, target, EVERYBODY)


def spread(g: Viscounts, town: int, target: int) -> None:
    """A Worker moves to the next town of the outer path."""  # TOM-5.18
    o = g.overlord[0]
    o.towns[town] -= 1
    o.towns[target] += 1
    at = zone(g, zones.TOWNS)
    g.emit(events.OVERLORD_SPREADS, g.current, town_thing(target), 1, at, at, EVERYBODY)


def move_inward(g: Viscounts, town: int, target: int) -> None:
    """A Worker moves to the empty inner town."""  # TOM-5.19
    o = g.overlord[0]
    o.towns[town] -= 1
    o.towns[target] += 1
    at = zone(g, zones.TOWNS)
    g.emit(events.OVERLORD_INWARD, g.current, town_thing(target), 1, at, at, EVERYBODY)


def enter_castle(g: Viscounts, town: int) -> None:
    """A Worker enters the castle in its line, on the first tier where none of his stands."""  # TOM-5.20, TOM-5.32
    o = g.overlord[0]
    section = g.section_of(towns.row_of(town))
    o.towns[town] -= 1
    tier = 1
    if o.tier1[section] == 0:
        o.tier1[section] += 1
    elif o.tier2[section] == 0:
        o.tier2[section] += 1
        tier = 2
    else:
        o.tier3 += 1
        tier = 3
    source, target = zone(g, zones.TOWNS), zone(g, zones.TIER1 + tier - 1)
    g.emit(events.OVERLORD_ENTERS, g.current, things.FIRST_SECTION + section, tier, source, target, EVERYBODY)


# -- progress and the castle


def progressing(g: Viscounts) -> int:
    """The next town with three or more of his Workers, clockwise from his token; none if there is no such town."""
    town = g.overlord[0].token  # TOM-5.17, TOM-5.24, TOM-5.53
    for _ in range(limits.SEGMENTS * 2):
        if g.overlord[0].towns[town] >= bounds.PROGRESS:
            return town
        town = onward(g, town)
    return NONE


def crowd_out(g: Viscounts) -> None:
    """From every section with more than three Workers one of each player there is bumped, without a reward."""
    for tier in range(1, 3):  # TOM-5.25, TOM-5.51
        for section in range(things.SECTIONS):
            if workers_in(g, tier, section) > limits.SECTION_LIMIT:
                for p in range(g.players):
                    s = g.seats[p]
                    if (s.tier1[section] if tier == 1 else s.tier2[section]) > 0:
                        bump(g, p, tier, section)
