"""The Guildhall: Buildings are constructed and the Cathedral is advanced."""

from regnum.games.architects.codes import answers, events, icons, kinds, limits, moments, offers, prices
from regnum.games.architects.effects import abilities, answer_moment, resolve
from regnum.games.architects.legality import hindrance
from regnum.games.architects.moves import advance, place_in_guildhall
from regnum.games.architects.paying import pay_price
from regnum.games.architects.piles import discard_buildings, put_building, refresh_display, take_reward
from regnum.games.architects.state import Architects
from regnum.games.architects.virtue import change_virtue
from regnum.kernel.core.containers import EVERYBODY, NONE, bit
from regnum.kernel.core.pairs import pair
from regnum.kernel.lowering import Rule, rule


@rule
def visit_guildhall(g: Architects, p: int) -> Rule:
    """A Worker for good; a Crane lets another one follow at once."""  # ARC-11.1, ARC-15.17
    yield from use_space(g, p)
    while g.extra > 0:
        g.extra -= 1
        if g.seats[p].supply > 0 and hindrance(g, g.seats[p], answers.TO_GUILDHALL) == 0:
            c: int = yield g.ask(p, kinds.USE, pair(0, offers.CRANE))
            if c == answers.YES:
                yield from use_space(g, p)
            else:
                g.emit(events.DECLINES, p, NONE, offers.CRANE, NONE, NONE, EVERYBODY)


@rule
def use_space(g: Architects, p: int) -> Rule:
    """The apprentice icon works before the action, the reset icon after it."""  # ARC-11.12, ARC-11.13, ARC-11.17
    icon: int = take_space(g, p)
    c: int = yield g.ask(p, kinds.BUILD)
    if c == answers.ADVANCE:
        yield from advance_cathedral(g, p)
    elif c != NONE:
        yield from construct(g, p, c)
    if g.cards.partners:
        yield from abilities(g, p, g.seats[p].crew & g.cards.answering[moments.GUILDHALL_ACTION])  # TOM-3.5
    if icon == icons.BLACK_MARKET_RESET:
        g.resets += 1


def take_space(g: Architects, p: int) -> int:
    """A Worker goes to the next space, and an apprentice icon works; says what is printed there."""  # ARC-11.12
    icon = next_icon(g)
    place_in_guildhall(g, p)
    if icon == icons.APPRENTICE_REFRESH and g.cards.refresh_icons:
        g.emit(events.ICON_REFRESH, p, NONE, 0, NONE, NONE, EVERYBODY)
        refresh_display(g, p)
    return icon


def next_icon(g: Architects) -> int:
    """What is printed on the next space; nothing beside the full Guildhall."""  # ARC-11.18, ARC-14.2
    if g.is_full():
        return icons.NO_ICON
    columns = g.spaces() // limits.ROWS
    return g.cards.icons[g.hall // columns * limits.MOST_COLUMNS + g.hall % columns]


@rule
def construct(g: Architects, p: int, c: int) -> Rule:
    """Show the card and pay for it, apply its Virtue, then its immediate effect."""  # ARC-11.4, ARC-11.5
    put_building(g, p, c)
    yield from pay_price(g, p, prices.BUILDINGS + c)
    yield from change_virtue(g, p, g.cards.build_virtue[c])
    yield from resolve(g, p, g.cards.at_once[c])
    yield from answer_moment(g, p, moments.BUILDING_CONSTRUCTED)


@rule
def advance_cathedral(g: Architects, p: int) -> Rule:
    """Pay, give a Building of the hand, move up, gain a Reward, then the Acolytes'."""  # ARC-11.8 to ARC-11.11
    yield from pay_price(g, p, prices.LEVELS + g.seats[p].next_level())
    if g.seats[p].gives_building(g.cards):
        c: int = yield g.ask(p, kinds.GIVE)
        discard_buildings(g, p, bit(c))
    advance(g, p)
    yield from resolve(g, p, take_reward(g, p))
    yield from answer_moment(g, p, moments.CATHEDRAL_ADVANCED)
