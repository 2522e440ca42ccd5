"""What one may do beside offering, choosing, planning and placing: advisors, tokens, quest steps, free actions."""

from regnum.games.wonderful_kingdom import moves
from regnum.games.wonderful_kingdom.amounts import BASIC_SPACES, how_many
from regnum.games.wonderful_kingdom.codes import (
    answers,
    conversions,
    deeds,
    events,
    free,
    kinds,
    limits,
    payments,
    places,
    resources,
    spots,
    things,
)
from regnum.games.wonderful_kingdom.drawing import draw_open
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.core.containers import EVERYBODY, NONE, bit
from regnum.kernel.lowering import Rule, rule


@rule
def in_turn(g: Kingdom, p: int, code: int) -> Rule:
    """In a turn of the choice phase: an advisor, a quest step, a conversion, a token."""  # IWK-14.10
    g.chance.reveal()  # choice turns are not taken back (IWK-14.11)
    if code == answers.TURN_VISION:
        yield from look(g, p)
    elif code == answers.TURN_TRAP:
        g.seats[p].traps -= 1
        g.emit(events.SPENDS_TRAP, p, NONE, 1, g.place(p, places.TRAPS), NONE, EVERYBODY)
        spot: int = yield g.ask(p, kinds.TRAP)
        turn_up(g, p, spot)
    else:
        yield from free_action(g, p, code - answers.TURN_FREE, True)
    moves.clear_away(g)


@rule
def look(g: Kingdom, p: int) -> Rule:
    """The vision token shows a face-down card of an area to its owner; solo it turns it up."""  # IWK-11.12
    g.seats[p].used |= bit(deeds.VISION_USED)
    spot: int = yield g.ask(p, kinds.VISION)
    if g.solo():
        turn_up(g, p, spot)
    else:
        area = g.area(spots.row_of(spot))
        area.show(spots.column_of(spot), bit(p))
        g.chance.reveal()
        where = places.LEFT + spots.row_of(spot)
        g.emit(events.LOOKS, p, area.at(spots.column_of(spot)), 1, where, where, bit(p))


def turn_up(g: Kingdom, p: int, spot: int) -> None:
    """A face-down card lies open; an advisor in a choice area goes to its owner's council."""  # IWK-10.7, IWK-R-15
    cards = g.spot(p, spot)
    i = spots.column_of(spot)
    cards.show(i, EVERYBODY)
    g.chance.reveal()
    c = cards.at(i)
    where = spots.row_of(spot)
    owner = p if where == 2 else 1 - p
    place = places.LEFT + where if where < 2 else g.place(owner, places.CHOICE)
    g.emit(events.TURNS_UP, p, c, 1, place, place, EVERYBODY)
    if where >= 2 and c >= things.FIRST_ADVISOR:
        cards.take_at(i)
        moves.join(g, owner, c, place)


@rule
def advise(g: Kingdom, p: int, a: int) -> Rule:
    """An advisor's ability, paid with soldiers."""  # IWK-10.10, IWK-10.14 to 10.27
    does: int = g.cards.does[a]
    moves.ask_advisor(g, p, a)
    if does == deeds.REGAIN_TRAP:
        g.seats[p].traps += 1
        g.emit(events.REGAINS_TRAP, p, NONE, 1, NONE, g.place(p, places.TRAPS), EVERYBODY)
    elif does == deeds.DRAW_OPEN:
        area: int = yield g.ask(p, kinds.CARTOGRAPHER)
        draw_open(g, area)
    elif does == deeds.TURN_UP:
        shown: int = yield g.ask(p, kinds.EMINENCE)
        turn_up(g, p, shown)
    elif does == deeds.DISCARD_OFFER:
        gone: int = yield g.ask(p, kinds.CAPTAIN)
        send_away(g, p, gone)
    elif does == deeds.MOVE_OFFER:
        moved: int = yield g.ask(p, kinds.GAMBLER)
        move(g, p, moved)
    elif does == deeds.CUBE_ON_EACH:
        yield from oversee(g, p)
    elif does == deeds.EXTRA_CUBES:
        g.seats[p].cubes += g.cards.amount[a]
        g.emit(events.EXTRA, p, NONE, g.cards.amount[a], places.CUBES + g.cards.resource[a], NONE, EVERYBODY)
    elif does == deeds.DISCARD_CALAMITY:
        g.seats[p].woes.remove(things.CALAMITY)
        g.seats[p].discarded.put(things.CALAMITY)
        g.emit(
            events.LOSES_CALAMITY,
            p,
            things.CALAMITY,
            1,
            g.place(p, places.WOES),
            g.place(p, places.DISCARDED),
            EVERYBODY,
        )
    elif does == deeds.GAIN_KRYSTALLIUM:
        moves.gain_krystallium(g, p, g.cards.amount[a])
    elif does == deeds.COMPLETE:
        site: int = yield g.ask(p, kinds.ARTISAN)
        moves.construct(g, p, g.seats[p].place_of(g.cards, site))


def send_away(g: Kingdom, p: int, spot: int) -> None:
    """A card of an offering area is discarded."""  # IWK-10.17
    area = g.area(spots.row_of(spot))
    if area.is_face_down(spots.column_of(spot)):
        g.chance.reveal()
    c = area.take_at(spots.column_of(spot))
    g.discard.put(c)
    g.emit(events.SENDS_AWAY, p, c, 1, places.LEFT + spots.row_of(spot), places.DISCARD, EVERYBODY)


def move(g: Kingdom, p: int, spot: int) -> None:
    """A card moves to the other offering area as it lies."""  # IWK-10.18
    here = spots.row_of(spot)
    area = g.area(here)
    by = area.laid_by(spots.column_of(spot))
    known = area.known_by(spots.column_of(spot))
    c = area.take_at(spots.column_of(spot))
    g.area(1 - here).put(c, by, known)
    g.emit(events.MOVES, p, c, 1, places.LEFT + here, places.LEFT + 1 - here, known)


@rule
def oversee(g: Kingdom, p: int) -> Rule:
    """One basic cube on each own card under construction that has a free basic space."""  # IWK-10.19, IWK-10.29
    # from the last copy on, so that a completed card does not change the numbers of those to come
    site: int = g.seats[p].site_below(g.cards, BASIC_SPACES, limits.SITES)
    while site != NONE:
        r: int = yield g.ask(p, kinds.OVERSEER_CUBE, site)
        moves.place_cube(g, p, g.seats[p].place_of(g.cards, site), r)
        site = g.seats[p].site_below(g.cards, BASIC_SPACES, site)


# -- free at any moment


@rule
def free_action(g: Kingdom, p: int, f: int, at_once: bool) -> Rule:
    """Krystallium, a soldier, discarding a card under construction, a quest step, a conversion, an advisor."""
    if f == free.KRYSTALLIUM:
        site: int = yield g.ask(p, kinds.KRYSTALLIUM_ON)
        space: int = yield g.ask(p, kinds.KRYSTALLIUM_AS, site)
        moves.place_krystallium(g, p, g.seats[p].place_of(g.cards, site), space)
    elif f == free.SOLDIER:
        manned: int = yield g.ask(p, kinds.SOLDIER_ON)
        moves.place_soldier(g, p, g.seats[p].place_of(g.cards, manned))
    elif f == free.SCRAP:
        gone: int = yield g.ask(p, kinds.SCRAP)
        moves.scrap(g, p, g.seats[p].place_of(g.cards, gone))
    elif f == free.CONVERT:
        yield from conversion(g, p)
    elif f >= free.ADVISOR:
        yield from advise(g, p, f - free.ADVISOR)
    else:
        yield from quest_step(g, p, f - free.QUEST, at_once)


@rule
def quest_step(g: Kingdom, p: int, s: int, at_once: bool) -> Rule:
    """The whole cost of a step at once, each resource with cubes of the alchemy area and krystallium."""  # IWK-11.4
    for r in range(resources.BASIC):
        if how_many(g.cards.step_cost[g.quest + s], r) > 0:
            n: int = yield g.ask(p, kinds.PAY, payments.code_of(s, r))
            moves.pay_cubes(g, p, s, r, n)
    moves.complete_step(g, p, s, at_once)


@rule
def conversion(g: Kingdom, p: int) -> Rule:
    """Five cubes of the alchemy area become one krystallium."""  # IWK-11.6, IWK-11.18
    r: int = 0
    for n in range(moves.RATE):
        r = yield g.ask(p, kinds.CONVERT, conversions.code_of(moves.RATE - n, r))
        moves.convert(g, p, r)
    g.seats[p].krystallium += 1
    g.emit(events.CONVERTS, p, NONE, 1, g.place(p, places.ALCHEMY), g.place(p, places.KRYSTALLIUM), EVERYBODY)
