"""The planning phase: what was taken is revealed, threats act, then both players plan at the same time."""

from regnum.games.wonderful_kingdom import moves
from regnum.games.wonderful_kingdom.abilities import free_action
from regnum.games.wonderful_kingdom.amounts import how_many
from regnum.games.wonderful_kingdom.codes import answers, events, free, kinds, places, resources, things
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.core.containers import EVERYBODY, NONE
from regnum.kernel.lowering import Rule, rule

# -- B0


def reveal(g: Kingdom) -> None:
    """Every face-down card is turned up; calamities and advisors go to their places."""  # IWK-5.1, IWK-5.6, IWK-10.7
    for k in range(len(g.seats)):
        p = (g.leader() + k) % len(g.seats)
        choice = g.seats[p].choice
        i = 0
        while i < choice.size:
            c = choice.at(i)
            if choice.is_face_down(i):
                choice.show(i, EVERYBODY)
                g.chance.reveal()
                g.emit(events.REVEALS, p, c, 1, g.place(p, places.CHOICE), g.place(p, places.CHOICE), EVERYBODY)
            if c == things.CALAMITY:
                choice.take_at(i)
                moves.suffer(g, p, c, g.place(p, places.CHOICE))
            elif c >= things.FIRST_ADVISOR:
                choice.take_at(i)
                moves.join(g, p, c, g.place(p, places.CHOICE))
            else:
                i += 1


# -- B1


@rule
def threats_act(g: Kingdom) -> Rule:
    """Shadows and thieves ask for decisions; then cubes are given and threats come to lie."""  # IWK-14.6
    yield from g.together([suffer_threats(g, p) for p in range(len(g.seats))])
    settle_threats(g)
    moves.clear_away(g)


@rule
def suffer_threats(g: Kingdom, p: int) -> Rule:
    """A card to lose for each shadow, an icon to cover for each thief."""  # IWK-9.22, IWK-9.26
    shadows: int = g.seats[p].woes.count(things.SHADOW) + g.seats[p].waiting(things.SHADOW)
    while shadows > 0 and g.seats[p].to_plan() != 0:
        c: int = yield g.ask(p, kinds.SHADOWS, shadows)
        lose(g, p, c)
        shadows -= 1
    thieves: int = g.seats[p].waiting(things.THIEF)
    while thieves > 0 and uncovered(g, p):
        r: int = yield g.ask(p, kinds.THIEVES, thieves)
        moves.cover(g, p, r)
        thieves -= 1


def lose(g: Kingdom, p: int, c: int) -> None:
    """A card is discarded without recycling; the opponent will gain a cube, or two for a treasure."""  # IWK-9.24
    moves.take_chosen(g, p, c)
    g.seats[p].discarded.put(c)
    g.seats[p].gifts += 2 if c >= things.FIRST_TREASURE else 1
    g.emit(events.LOSES, p, c, 1, g.place(p, places.CHOICE), g.place(p, places.DISCARDED), EVERYBODY)


def uncovered(g: Kingdom, p: int) -> bool:
    """Whether the duchy card has an icon that is not covered."""
    for r in range(resources.BASIC):
        if g.seats[p].icons(g.cards, g.side, r) > 0:
            return True
    return False


def settle_threats(g: Kingdom) -> None:
    """The shadows' cubes, first to the round's first player; then shadows, thieves and rats come to lie."""
    for k in range(len(g.seats)):
        p = (g.leader() + k) % len(g.seats)
        if not g.solo():  # IWK-9.31
            n = g.seats[1 - p].gifts
            if n > 0:
                g.emit(events.SHADOW_CUBES, p, NONE, n, NONE, g.place(p, places.ALCHEMY), EVERYBODY)
            for _ in range(n):
                moves.add_any_cube(g, p)
    for k in range(len(g.seats)):
        p = (g.leader() + k) % len(g.seats)
        me = g.seats[p]
        me.gifts = 0
        arrive(g, p, things.SHADOW)
        arrive(g, p, things.THIEF)
        for _ in range(me.waiting(things.GIANT_RAT)):
            moves.take_chosen(g, p, things.GIANT_RAT)
            moves.suffer(g, p, things.GIANT_RAT, g.place(p, places.CHOICE))
            bring_vermin(g, p, me.woes.count(things.GIANT_RAT))


def arrive(g: Kingdom, p: int, c: int) -> None:
    """All copies of a threat move from the choice area to the construction area."""  # IWK-9.25, IWK-9.26
    for _ in range(g.seats[p].waiting(c)):
        moves.take_chosen(g, p, c)
        moves.suffer(g, p, c, g.place(p, places.CHOICE))


def bring_vermin(g: Kingdom, p: int, n: int) -> None:
    """Vermin from their pile, as many as there are."""  # IWK-9.13, IWK-9.14
    for _ in range(n):
        if g.supply.count(things.VERMIN) > 0:
            g.supply.remove(things.VERMIN)
            g.seats[p].woes.put(things.VERMIN)
            g.emit(events.VERMIN, p, things.VERMIN, 1, places.SUPPLY, g.place(p, places.WOES), EVERYBODY)


# -- B2


@rule
def planning(g: Kingdom) -> Rule:
    """Both plan at the same time."""  # IWK-5.10
    yield from g.together([plan(g, p) for p in range(len(g.seats))])
    moves.settle_races(g)
    moves.clear_away(g)


@rule
def plan(g: Kingdom, p: int) -> Rule:
    """Every card of the choice area is built or recycled, in any order, with free actions between."""  # IWK-14.7
    while True:
        a: int = yield g.ask(p, kinds.PLAN)
        if a == answers.PLAN_FREE + free.CONFIRM:
            break
        if a < answers.RECYCLE:
            moves.build(g, p, a)
        elif a == answers.HOST_GIANT:
            site: int = yield g.ask(p, kinds.HOST)
            moves.host(g, p, g.seats[p].place_of(g.cards, site))
        elif a >= answers.PLAN_FREE:
            yield from free_action(g, p, a - answers.PLAN_FREE, False)
        else:
            moves.recycle(g, p, a - answers.RECYCLE)
            yield from place_recycled(g, p, g.cards.recycle[a - answers.RECYCLE])
    leave_alone(g, p)
    moves.confirm(g, p)


@rule
def place_recycled(g: Kingdom, p: int, cubes: int) -> Rule:
    """The cubes of a recycled card, one after the other; what the first one brings may be used."""  # IWK-5.4, IWK-R-7
    later: int = 0
    for r in range(resources.BASIC):
        left: int = how_many(cubes, r)
        while left > 0:
            site: int = yield g.ask(p, kinds.CUBE, later + r)
            if site >= answers.ACT_FREE:
                yield from free_action(g, p, site - answers.ACT_FREE, False)
            else:
                left -= 1
                later = resources.BASIC
                if site == answers.ALCHEMY:
                    moves.to_alchemy(g, p, r)
                else:
                    moves.place_cube(g, p, g.seats[p].place_of(g.cards, site), r)


def leave_alone(g: Kingdom, p: int) -> None:
    """A frost giant without any host lies alone."""  # IWK-9.18
    for _ in range(g.seats[p].waiting(things.FROST_GIANT)):
        moves.take_chosen(g, p, things.FROST_GIANT)
        moves.suffer(g, p, things.FROST_GIANT, g.place(p, places.CHOICE))
        g.emit(events.LIES_ALONE, p, things.FROST_GIANT, 1, NONE, g.place(p, places.WOES), EVERYBODY)
