"""The planning phase: what was taken is revealed, threats act, then both players plan at the same time."""

from regnum.games.wonderful_kingdom.abilities import free_action
from regnum.games.wonderful_kingdom.amounts import how_many
from regnum.games.wonderful_kingdom.codes import (
    ACT_FREE,
    ALCHEMY,
    ALCHEMY_AREA,
    BASIC,
    CALAMITY,
    CHOICE,
    CUBE,
    DISCARDED,
    F_CONFIRM,
    FIRST_ADVISOR,
    FIRST_TREASURE,
    GIANT,
    HOST,
    HOST_GIANT,
    LIES_ALONE,
    LOSES,
    PLAN,
    PLAN_FREE,
    RAT,
    RECYCLE,
    REVEALS,
    SHADOW,
    SHADOW_CUBES,
    SHADOWS,
    SUPPLY,
    THIEF,
    THIEVES,
    VERMIN,
    VERMIN_COME,
    WOES,
)
from regnum.games.wonderful_kingdom.moves import (
    add_any_cube,
    build,
    clear_away,
    confirm,
    cover,
    host,
    join,
    place_cube,
    recycle,
    settle_races,
    suffer,
    take_chosen,
    to_alchemy,
)
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.containers import EVERYBODY, NONE
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
                g.emit(REVEALS, p, c, 1, g.place(p, CHOICE), g.place(p, CHOICE), EVERYBODY)
            if c == CALAMITY:
                choice.take_at(i)
                suffer(g, p, c, g.place(p, CHOICE))
            elif c >= FIRST_ADVISOR:
                choice.take_at(i)
                join(g, p, c, g.place(p, CHOICE))
            else:
                i += 1


# -- B1


@rule
def threats_act(g: Kingdom) -> Rule:
    """Shadows and thieves ask for decisions; then cubes are given and threats come to lie."""  # IWK-14.6
    yield from g.together([suffer_threats(g, p) for p in range(len(g.seats))])
    settle_threats(g)
    clear_away(g)


@rule
def suffer_threats(g: Kingdom, p: int) -> Rule:
    """A card to lose for each shadow, an icon to cover for each thief."""  # IWK-9.22, IWK-9.26
    shadows: int = g.seats[p].woes.count(SHADOW) + g.seats[p].waiting(SHADOW)
    while shadows > 0 and g.seats[p].to_plan() != 0:
        c: int = yield g.ask(p, SHADOWS, shadows)
        lose(g, p, c)
        shadows -= 1
    thieves: int = g.seats[p].waiting(THIEF)
    while thieves > 0 and uncovered(g, p):
        r: int = yield g.ask(p, THIEVES, thieves)
        cover(g, p, r)
        thieves -= 1


def lose(g: Kingdom, p: int, c: int) -> None:
    """A card is discarded without recycling; the opponent will gain a cube, or two for a treasure."""  # IWK-9.24
    take_chosen(g, p, c)
    g.seats[p].discarded.put(c)
    g.seats[p].gifts += 2 if c >= FIRST_TREASURE else 1
    g.emit(LOSES, p, c, 1, g.place(p, CHOICE), g.place(p, DISCARDED), EVERYBODY)


def uncovered(g: Kingdom, p: int) -> bool:
    """Whether the duchy card has an icon that is not covered."""
    for r in range(BASIC):
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
                g.emit(SHADOW_CUBES, p, NONE, n, NONE, g.place(p, ALCHEMY_AREA), EVERYBODY)
            for _ in range(n):
                add_any_cube(g, p)
    for k in range(len(g.seats)):
        p = (g.leader() + k) % len(g.seats)
        me = g.seats[p]
        me.gifts = 0
        arrive(g, p, SHADOW)
        arrive(g, p, THIEF)
        for _ in range(me.waiting(RAT)):
            take_chosen(g, p, RAT)
            suffer(g, p, RAT, g.place(p, CHOICE))
            bring_vermin(g, p, me.woes.count(RAT))


def arrive(g: Kingdom, p: int, c: int) -> None:
    """All copies of a threat move from the choice area to the construction area."""  # IWK-9.25, IWK-9.26
    for _ in range(g.seats[p].waiting(c)):
        take_chosen(g, p, c)
        suffer(g, p, c, g.place(p, CHOICE))


def bring_vermin(g: Kingdom, p: int, n: int) -> None:
    """Vermin from their pile, as many as there are."""  # IWK-9.13, IWK-9.14
    for _ in range(n):
        if g.supply.count(VERMIN) > 0:
            g.supply.remove(VERMIN)
            g.seats[p].woes.put(VERMIN)
            g.emit(VERMIN_COME, p, VERMIN, 1, SUPPLY, g.place(p, WOES), EVERYBODY)


# -- B2


@rule
def planning(g: Kingdom) -> Rule:
    """Both plan at the same time."""  # IWK-5.10
    yield from g.together([plan(g, p) for p in range(len(g.seats))])
    settle_races(g)
    clear_away(g)


@rule
def plan(g: Kingdom, p: int) -> Rule:
    """Every card of the choice area is built or recycled, in any order, with free actions between."""  # IWK-14.7
    while True:
        a: int = yield g.ask(p, PLAN)
        if a == PLAN_FREE + F_CONFIRM:
            break
        if a < RECYCLE:
            build(g, p, a)
        elif a == HOST_GIANT:
            site: int = yield g.ask(p, HOST)
            host(g, p, g.seats[p].place_of(g.cards, site))
        elif a >= PLAN_FREE:
            yield from free_action(g, p, a - PLAN_FREE, False)
        else:
            recycle(g, p, a - RECYCLE)
            yield from place_recycled(g, p, g.cards.recycle[a - RECYCLE])
    leave_alone(g, p)
    confirm(g, p)


@rule
def place_recycled(g: Kingdom, p: int, cubes: int) -> Rule:
    """The cubes of a recycled card, one after the other; what the first one brings may be used."""  # IWK-5.4, IWK-R-7
    later: int = 0
    for r in range(BASIC):
        left: int = how_many(cubes, r)
        while left > 0:
            site: int = yield g.ask(p, CUBE, later + r)
            if site >= ACT_FREE:
                yield from free_action(g, p, site - ACT_FREE, False)
            else:
                left -= 1
                later = BASIC
                if site == ALCHEMY:
                    to_alchemy(g, p, r)
                else:
                    place_cube(g, p, g.seats[p].place_of(g.cards, site), r)


def leave_alone(g: Kingdom, p: int) -> None:
    """A frost giant without any host lies alone."""  # IWK-9.18
    for _ in range(g.seats[p].waiting(GIANT)):
        take_chosen(g, p, GIANT)
        suffer(g, p, GIANT, g.place(p, CHOICE))
        g.emit(LIES_ALONE, p, GIANT, 1, NONE, g.place(p, WOES), EVERYBODY)
