"""The primary action: dismiss, count icons, pay the rest, take the result, then what abilities add."""

from regnum.games.viscounts.codes import actions, answers, events, goods, kinds, moments, places, things, towns
from regnum.games.viscounts.effects import abilities, check_castle, construct, resolve, transcribe
from regnum.games.viscounts.legality import hindrance, trades_for_silver, ways_to_pay
from regnum.games.viscounts.moves import dismiss, pay
from regnum.games.viscounts.paying import good_of, payment, price_of_dismissal, rank, units, units_for, worth
from regnum.games.viscounts.pieces import put_workers
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts_coop.workers import bottom_of_aid
from regnum.kernel.core.containers import EVERYBODY, NONE, bit
from regnum.kernel.lowering import Rule, rule


@rule
def primary_action(g: Viscounts, p: int) -> Rule:
    """At most one action, with at most one dismissal as a part of it."""  # VIS-9.1, VIS-9.2, VIS-9.11
    code: int = yield g.ask(p, kinds.ACTION)
    if code == answers.DO_NOTHING:
        g.emit(events.NO_ACTION, p, NONE, 0, NONE, NONE, EVERYBODY)
        return
    action: int = code if code < answers.DISMISS_FOR else code - answers.DISMISS_FOR
    g.emit(events.ACTS, p, things.FIRST_ACTION + action, 1, NONE, NONE, EVERYBODY)
    if code >= answers.DISMISS_FOR:
        segment: int = towns.row_of(g.seats[p].town)
        pay(g, p, goods.SILVER, price_of_dismissal(g.seats[p], g.cards, g.dismissible(segment)))
        g.dismissed = dismiss(g, p, segment)
        yield from resolve(g, p, g.cards.top_right[g.dismissed])
    if hindrance(g, g.seats[p], action, g.dismissed, 0) != 0:
        g.emit(events.NO_RESULT, p, things.FIRST_ACTION + action, 1, NONE, NONE, EVERYBODY)  # VIS-9.14
        g.dismissed = NONE
        return
    if action == actions.TRADE:
        yield from trade(g, p)
    elif action == actions.BUILD:
        yield from build(g, p)
    elif action == actions.CASTLE:
        yield from place_workers(g, p)
    else:
        yield from transcribe_here(g, p)
    g.dismissed = NONE
    if g.has_overlord():
        bottom_of_aid(g, p, action)
    yield from abilities(g, p, moments.AFTER_TRADE + action)  # VIS-6.8


@rule
def trade(g: Viscounts, p: int) -> Rule:
    """The town's exchange, as often as its player wants and can afford."""  # VIS-10.1 to VIS-10.6
    town: int = g.seats[p].town
    n: int = g.seats[p].icons_for(g.cards, actions.TRADE, g.dismissed) // g.cards.trade_cost[town]
    if not trades_for_silver(g, town):  # there every icon brings its Silver
        n = yield g.ask(p, kinds.TIMES)
    yield from pay_icons(g, p, actions.TRADE, n * g.cards.trade_cost[town])
    g.emit(events.EXCHANGES, p, things.FIRST_TOWN + town, n, NONE, NONE, EVERYBODY)
    for _i in range(n):
        yield from resolve(g, p, g.cards.trade_gives[town])


@rule
def build(g: Viscounts, p: int) -> Rule:
    """A building from any slot, on a free spot of the same bank."""  # VIS-11.1 to VIS-11.5
    slot: int = yield g.ask(p, kinds.BUILDING)
    spot: int = yield g.ask(p, kinds.SPOT)
    yield from pay_icons(g, p, actions.BUILD, g.cards.building_cost[slot // 3])
    yield from construct(g, p, slot, spot)


@rule
def place_workers(g: Viscounts, p: int) -> Rule:
    """Workers into the section beside the inner town, then the castle is checked."""  # VIS-12.1, VIS-12.2
    n: int = yield g.ask(p, kinds.WORKERS)
    yield from pay_icons(g, p, actions.CASTLE, g.cards.nobles[n])
    put_workers(g, p, g.section_of(towns.row_of(g.seats[p].town)), n)
    yield from check_castle(g)


@rule
def transcribe_here(g: Viscounts, p: int) -> Rule:
    """The visible Manuscript of the segment, or the effect of the printed one."""  # VIS-13.1, VIS-13.5
    segment: int = towns.row_of(g.seats[p].town)
    c: int = g.transcribable(segment)
    yield from pay_icons(g, p, actions.TRANSCRIBE, g.cards.cost[c])
    if g.manuscript_tops[segment] != NONE:
        yield from transcribe(g, p, segment)
    else:
        g.emit(events.TRANSCRIBES_PRINTED, p, things.FIRST_MANUSCRIPT + c, 1, places.MANUSCRIPT_TOPS, NONE, EVERYBODY)
        yield from resolve(g, p, g.cards.immediate[c])


@rule
def pay_icons(g: Viscounts, p: int, action: int, needed: int) -> Rule:
    """What icons are missing is paid; where several goods can fill the gap, the player chooses."""  # VIS-9.4, VIS-9.15
    gap: int = needed - g.seats[p].icons_for(g.cards, action, g.dismissed)
    if gap <= 0:
        return
    if ways_to_pay(g, g.seats[p], action) == bit(good_of(action)):
        pay(g, p, good_of(action), units(g.seats[p], g.cards, action, gap))
        return
    last: int = 0
    used: int = 0
    while gap > 0:
        good: int = yield g.ask(p, kinds.PAY, payment(action, gap, used, last))
        gap -= worth(g.seats[p], g.cards, action, good, used)
        pay(g, p, good, units_for(g.seats[p], g.cards, action, good))
        last = rank(action, good)
        if good == good_of(action):
            used += 1
