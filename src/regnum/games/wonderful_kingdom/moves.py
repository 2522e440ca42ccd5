"""What can happen on the table: the verbs of the rulebook, and nothing that asks anybody."""

from regnum.games.wonderful_kingdom.amounts import FROZEN, how_many, one
from regnum.games.wonderful_kingdom.codes import events, modules, places, resources, things
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, has

RATE = 5
"""Cubes for one krystallium."""
SOLO_SUPREMACY = 5
"""Cubes of a resource that a solo player must produce for the supremacy bonus."""

# -- tokens and cubes


def gain_soldiers(g: Kingdom, p: int, n: int) -> None:
    if n > 0:
        g.seats[p].soldiers += n
        g.emit(
            events.GAINS_SOLDIERS, p, NONE, n, places.CUBES + resources.SOLDIER, g.place(p, places.SOLDIERS), EVERYBODY
        )


def pay_soldiers(g: Kingdom, p: int, n: int) -> None:
    if n > 0:
        g.seats[p].soldiers -= n
        g.emit(
            events.PAYS_SOLDIERS, p, NONE, n, g.place(p, places.SOLDIERS), places.CUBES + resources.SOLDIER, EVERYBODY
        )


def gain_krystallium(g: Kingdom, p: int, n: int) -> None:
    if n > 0:
        g.seats[p].krystallium += n
        g.emit(
            events.GAINS_KRYSTALLIUM,
            p,
            NONE,
            n,
            places.CUBES + resources.KRYSTALLIUM,
            g.place(p, places.KRYSTALLIUM),
            EVERYBODY,
        )


def pay_krystallium(g: Kingdom, p: int, n: int) -> None:
    if n > 0:
        g.seats[p].krystallium -= n
        g.emit(
            events.PAYS_KRYSTALLIUM,
            p,
            NONE,
            n,
            g.place(p, places.KRYSTALLIUM),
            places.CUBES + resources.KRYSTALLIUM,
            EVERYBODY,
        )


def to_alchemy(g: Kingdom, p: int, r: int) -> None:
    """A cube goes into the alchemy area, where its kind matters for quests only."""  # IWK-7.2, IWK-11.6
    g.emit(events.TO_ALCHEMY, p, NONE, 1, places.CUBES + r, g.place(p, places.ALCHEMY), EVERYBODY)
    if g.module == modules.QUESTS:
        g.seats[p].alchemy[r] += 1
    else:
        add_any_cube(g, p)


def add_any_cube(g: Kingdom, p: int) -> None:
    """One more cube of a kind that does not matter; five become krystallium at once."""  # IWK-7.2
    me = g.seats[p]
    me.alchemy[resources.ANY_CUBE] += 1
    if me.alchemy[resources.ANY_CUBE] == RATE:
        me.alchemy[resources.ANY_CUBE] = 0
        me.krystallium += 1
        g.emit(events.TRANSMUTES, p, NONE, 1, g.place(p, places.ALCHEMY), g.place(p, places.KRYSTALLIUM), EVERYBODY)


# -- sites


def build(g: Kingdom, p: int, c: int) -> None:
    """A card of the choice area is under construction from now on."""  # IWK-5.3
    me = g.seats[p]
    take_chosen(g, p, c)
    me.spaces[me.sites.size] = g.cards.cost[c]
    me.sites.put(c)
    g.emit(events.BUILDS, p, c, 1, g.place(p, places.CHOICE), g.place(p, places.SITES), EVERYBODY)


def take_chosen(g: Kingdom, p: int, c: int) -> None:
    """A card leaves the choice area."""
    choice = g.seats[p].choice
    for i in range(choice.size):
        if choice.at(i) == c:
            choice.take_at(i)
            return
    raise ValueError("a card was taken that is not there")


def remove_site(g: Kingdom, p: int, i: int) -> int:
    """A card leaves the construction area; everything on it goes to the supply."""
    me = g.seats[p]
    c = me.sites.take_at(i)
    for k in range(i, me.sites.size):
        me.spaces[k] = me.spaces[k + 1]
    me.spaces[me.sites.size] = 0
    return c


def fill(g: Kingdom, p: int, i: int, space: int) -> None:
    """A space is filled; a full card is constructed at once, unless it is frozen."""  # IWK-6.14, IWK-6.15
    me = g.seats[p]
    me.spaces[i] -= one(space)
    if me.spaces[i] == 0:
        construct(g, p, i)


def construct(g: Kingdom, p: int, i: int) -> None:
    """A card joins the duchy and gives its bonus once."""  # IWK-6.14, IWK-6.16
    c = remove_site(g, p, i)
    g.seats[p].built.add(c)
    g.emit(events.CONSTRUCTS, p, c, 1, g.place(p, places.SITES), g.place(p, places.BUILT), EVERYBODY)
    gain_soldiers(g, p, g.cards.soldiers[c])
    gain_krystallium(g, p, g.cards.krystallium[c])


def place_cube(g: Kingdom, p: int, i: int, r: int) -> None:
    """A cube goes onto a free space of its kind."""  # IWK-6.12
    g.emit(events.PLACES, p, g.seats[p].sites.at(i), 1, places.CUBES + r, g.place(p, places.SITES), EVERYBODY)
    fill(g, p, i, r)


def place_krystallium(g: Kingdom, p: int, i: int, space: int) -> None:
    """Krystallium goes onto a free space of its own or of any basic resource."""  # IWK-7.4
    me = g.seats[p]
    me.krystallium -= 1
    g.emit(
        events.USES_KRYSTALLIUM,
        p,
        me.sites.at(i),
        1,
        g.place(p, places.KRYSTALLIUM),
        g.place(p, places.SITES),
        EVERYBODY,
    )
    fill(g, p, i, space)


def place_soldier(g: Kingdom, p: int, i: int) -> None:
    """A held soldier goes onto a free soldier space."""  # IWK-7.5
    me = g.seats[p]
    me.soldiers -= 1
    g.emit(events.USES_SOLDIER, p, me.sites.at(i), 1, g.place(p, places.SOLDIERS), g.place(p, places.SITES), EVERYBODY)
    fill(g, p, i, resources.SOLDIER)


def scrap(g: Kingdom, p: int, i: int) -> None:
    """A card under construction is discarded; its recycling cube goes into the alchemy area."""  # IWK-7.6
    c = remove_site(g, p, i)
    g.seats[p].discarded.put(c)
    g.emit(events.SCRAPS, p, c, 1, g.place(p, places.SITES), g.place(p, places.DISCARDED), EVERYBODY)
    for r in range(resources.BASIC):
        for _ in range(how_many(g.cards.recycle[c], r)):
            to_alchemy(g, p, r)


def recycle(g: Kingdom, p: int, c: int) -> None:
    """A card of the choice area is discarded for its cubes, which are placed one by one."""  # IWK-5.4
    take_chosen(g, p, c)
    g.seats[p].discarded.put(c)
    g.emit(events.RECYCLES, p, c, 1, g.place(p, places.CHOICE), g.place(p, places.DISCARDED), EVERYBODY)


def confirm(g: Kingdom, p: int) -> None:
    """The player is done; unless nothing else was possible, that cannot be taken back."""  # IWK-14.12
    if g.now.options() > 1:
        g.chance.reveal()
    g.emit(events.CONFIRMS, p, NONE, 0, NONE, NONE, EVERYBODY)


def clear_away(g: Kingdom) -> None:
    """What was discarded in a part that is over goes to the discard pile, vermin to their own."""  # IWK-R-14
    for k in range(len(g.seats)):
        p = (g.leader() + k) % len(g.seats)
        pile = g.seats[p].discarded
        for i in range(pile.size):
            c = pile.at(i)
            if c == things.VERMIN:
                g.supply.add(c)
            else:
                g.discard.put(c)
            g.emit(
                events.CLEARS,
                p,
                c,
                1,
                g.place(p, places.DISCARDED),
                places.SUPPLY if c == things.VERMIN else places.DISCARD,
                EVERYBODY,
            )
        while pile.size > 0:
            pile.pop()


# -- advisors and woes


def join(g: Kingdom, p: int, c: int, source: int) -> None:
    """An advisor comes to the council and brings a soldier."""  # IWK-10.6, IWK-10.7
    g.seats[p].advisors.put(c)
    g.emit(events.JOINS, p, c, 1, source, g.place(p, places.ADVISORS), EVERYBODY)
    gain_soldiers(g, p, 1)


def suffer(g: Kingdom, p: int, c: int, source: int) -> None:
    """A calamity comes to the duchy, or a threat to the construction area."""  # IWK-5.6, IWK-9.6
    g.seats[p].woes.put(c)
    g.emit(events.SUFFERS, p, c, 1, source, g.place(p, places.WOES), EVERYBODY)


def cover(g: Kingdom, p: int, r: int) -> None:
    """A theft token lies on an icon of the duchy card."""  # IWK-9.26
    g.seats[p].covered += one(r)
    g.emit(events.COVERS, p, NONE, 1, places.CUBES + r, g.place(p, places.DUCHY), EVERYBODY)


def uncover(g: Kingdom, p: int, r: int) -> None:
    """A theft token is taken off."""  # IWK-9.28
    g.seats[p].covered -= one(r)
    g.emit(events.UNCOVERS, p, NONE, 1, g.place(p, places.DUCHY), places.CUBES + r, EVERYBODY)


def host(g: Kingdom, p: int, i: int) -> None:
    """A frost giant of the choice area lies under a card, which is frozen."""  # IWK-9.15
    me = g.seats[p]
    take_chosen(g, p, things.FROST_GIANT)
    suffer(g, p, things.FROST_GIANT, g.place(p, places.CHOICE))
    me.spaces[i] |= FROZEN
    g.emit(events.FREEZES, p, me.sites.at(i), 1, NONE, g.place(p, places.SITES), EVERYBODY)


def defeat(g: Kingdom, p: int, c: int) -> None:
    """A threat is paid off with soldiers and discarded."""  # IWK-9.9, IWK-9.10
    pay_soldiers(g, p, g.cards.fight[c - things.GIANT_RAT])
    g.seats[p].woes.remove(c)
    g.seats[p].discarded.put(c)
    g.emit(events.DEFEATS, p, c, 1, g.place(p, places.WOES), g.place(p, places.DISCARDED), EVERYBODY)


def thaw(g: Kingdom, p: int, i: int) -> None:
    """The giant under a full card is defeated: the card is constructed at once."""  # IWK-9.20
    me = g.seats[p]
    defeat(g, p, things.FROST_GIANT)
    me.spaces[i] &= ~FROZEN
    g.emit(events.THAWS, p, me.sites.at(i), 1, NONE, g.place(p, places.SITES), EVERYBODY)
    construct(g, p, i)


def ask_advisor(g: Kingdom, p: int, a: int) -> None:
    """An ability is paid for; it cannot be used again this round."""  # IWK-10.10
    g.seats[p].used |= bit(a)
    g.emit(events.ASKS_ADVISOR, p, things.FIRST_ADVISOR + a, 1, g.place(p, places.ADVISORS), NONE, EVERYBODY)
    pay_soldiers(g, p, g.cards.price[a])


# -- production


def produce(g: Kingdom, r: int) -> None:
    """Both amounts are counted, then the supremacy bonus is given."""  # IWK-6.3, IWK-6.7, IWK-12.14
    for p in range(len(g.seats)):
        me = g.seats[p]
        me.produced = me.production(g.cards, g.side, r)
        me.cubes = me.produced
        g.emit(events.PRODUCES, p, NONE, me.produced, places.CUBES + r, NONE, EVERYBODY)
    if g.solo():
        if g.seats[0].produced >= SOLO_SUPREMACY:
            supremacy(g, 0)
    elif g.seats[0].produced != g.seats[1].produced:
        supremacy(g, 0 if g.seats[0].produced > g.seats[1].produced else 1)


def supremacy(g: Kingdom, p: int) -> None:
    """A soldier from the camp to the duchy card, or, if there is none, one from the supply to the camp."""  # IWK-6.8
    me = g.seats[p]
    if me.camp > 0:
        me.camp -= 1
        me.soldiers += 1
        g.emit(events.FROM_CAMP, p, NONE, 1, g.place(p, places.CAMP), g.place(p, places.SOLDIERS), EVERYBODY)
    elif g.module == modules.QUESTS and goes_straight(g, p):  # IWK-11.11
        me.soldiers += 1
        g.emit(events.STRAIGHT, p, NONE, 1, places.CUBES + resources.SOLDIER, g.place(p, places.SOLDIERS), EVERYBODY)
    else:
        me.camp += 1
        g.emit(events.TO_CAMP, p, NONE, 1, places.CUBES + resources.SOLDIER, g.place(p, places.CAMP), EVERYBODY)


# -- quests


def goes_straight(g: Kingdom, p: int) -> bool:
    """Whether a completed step lets soldiers skip the camp."""
    for s in range(4):
        if g.cards.step_straight[g.quest + s] != 0 and has(g.seats[p].steps, s):
            return True
    return False


def pay_cubes(g: Kingdom, p: int, s: int, r: int, krystallium: int) -> None:
    """One resource of a step's cost, with so much krystallium in place of cubes."""  # IWK-11.5, IWK-11.7
    cubes = how_many(g.cards.step_cost[g.quest + s], r) - krystallium
    if cubes > 0:
        g.seats[p].alchemy[r] -= cubes
        g.emit(events.PAYS_CUBES, p, NONE, cubes, g.place(p, places.ALCHEMY), places.CUBES + r, EVERYBODY)
    pay_krystallium(g, p, krystallium)


def complete_step(g: Kingdom, p: int, s: int, at_once: bool) -> None:
    """The rest of a step's cost is paid; its benefit comes at once, a race is settled later."""  # IWK-11.4, IWK-11.16
    me = g.seats[p]
    row = g.quest + s
    pay_soldiers(g, p, how_many(g.cards.step_cost[row], resources.SOLDIER))
    pay_krystallium(g, p, how_many(g.cards.step_cost[row], resources.KRYSTALLIUM))
    me.steps |= bit(s)
    me.raced |= bit(s)
    g.emit(events.COMPLETES_STEP, p, NONE, s, NONE, NONE, EVERYBODY)
    gain_soldiers(g, p, g.cards.step_soldiers[row])
    gain_krystallium(g, p, g.cards.step_krystallium[row])
    if g.cards.step_vision[row] > 0:
        me.vision = 1
        g.emit(events.GETS_VISION, p, NONE, 1, NONE, g.place(p, places.DUCHY), EVERYBODY)
    if at_once:
        settle_races(g)


def settle_races(g: Kingdom) -> None:
    """Who completed a step first gets its reward; of two in the same part the round's first player."""  # IWK-14.9
    for k in range(len(g.seats)):
        p = (g.leader() + k) % len(g.seats)
        me = g.seats[p]
        for s in range(4):
            if has(me.raced, s) and not has(g.firsts, s):
                g.firsts |= bit(s)
                if g.cards.step_first[g.quest + s] > 0:
                    g.emit(events.IS_FIRST, p, NONE, s, NONE, NONE, EVERYBODY)
                    gain_krystallium(g, p, g.cards.step_first[g.quest + s])
        me.raced = 0


def convert(g: Kingdom, p: int, r: int) -> None:
    """One of the five cubes that become krystallium."""  # IWK-11.6
    g.seats[p].alchemy[r] -= 1
    g.emit(events.PAYS_CUBES, p, NONE, 1, g.place(p, places.ALCHEMY), places.CUBES + r, EVERYBODY)
