"""What can happen on a table of Paladins: the verbs of the rulebook, and nothing that asks anybody."""

from regnum.games.paladins.codes import actions, amounts, answers, events, limits, places, things, workers, workshops
from regnum.games.paladins.state import Paladins
from regnum.games.paladins_coop.codes import things as together
from regnum.games.west_kingdom.decks import turn_up
from regnum.games.west_kingdom.goods import gain as gain_goods
from regnum.games.west_kingdom.goods import pay as pay_goods
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, lowest

# -- resources


def gain(g: Paladins, p: int, what: int, n: int) -> None:
    """Silver or Provisions from the supply."""  # PAL-9.3
    place = g.place(p, places.SILVER + what)
    gain_goods(g, p, g.seats[p].amounts, what, n, events.GAINS_SILVER + what, NONE, places.SUPPLY, place)


def pay(g: Paladins, p: int, what: int, n: int) -> None:
    """Costs in Silver or Provisions go to the supply."""  # PAL-4.13
    place = g.place(p, places.SILVER + what)
    pay_goods(g, p, g.seats[p].amounts, what, n, events.PAYS_SILVER + what, NONE, place, places.SUPPLY)


def pay_for(g: Paladins, p: int, action: int) -> None:
    """Pays what an action of the own board costs now."""
    cost = g.seats[p].price(g.cards, action)
    in_provisions = actions.COMMISSION <= action <= actions.GARRISON
    pay(g, p, amounts.PROVISIONS if in_provisions else amounts.SILVER, cost)


def raise_attribute(g: Paladins, p: int, which: int, n: int) -> None:
    """A marker goes up, at most to the end of its track."""  # PAL-4.11, PAL-9.1
    s = g.seats[p]
    before = s.marker(which)
    value = before + n
    if value > limits.MOST_OF_ATTRIBUTE:
        value = limits.MOST_OF_ATTRIBUTE
    if value == before:
        return
    s.amounts[amounts.ATTRIBUTES + which] = value
    if g.is_rival(p):  # PAL-15.20
        i = 0
        while g.stack[i] != which:
            i += 1
        while i < 2:
            g.stack[i] = g.stack[i + 1]
            i += 1
        g.stack[2] = which
    place = g.place(p, places.FAITH + which)
    g.emit(events.ATTRIBUTE, p, things.FIRST_ATTRIBUTE + which, value - before, NONE, place, EVERYBODY)


def move_marker(g: Paladins, p: int, n: int) -> None:
    """The solo opponent's resource marker; coming round it raises the lowest attribute."""  # PAL-15.18, PAL-15.19
    for _ in range(n):
        g.marker += 1
        if g.marker < things.SLOTS:
            g.emit(events.RIVAL_MARKER, p, NONE, g.marker + 1, NONE, places.MARKER, EVERYBODY)
            continue
        g.marker = 0
        s = g.seats[p]
        low = g.stack[0]
        for i in range(1, 3):
            if s.marker(g.stack[i]) <= s.marker(low):
                low = g.stack[i]
        g.emit(events.RIVAL_WRAPS, p, NONE, 1, NONE, places.MARKER, EVERYBODY)
        raise_attribute(g, p, low, 1)


# -- workers


def gain_workers(g: Paladins, p: int, kind: int, n: int) -> None:
    """Workers from the supply; to the solo opponent all kinds are alike."""  # PAL-9.2, PAL-15.42
    g.seats[p].pool.add_many(workers.LABOURER if g.is_rival(p) else kind, n)
    for _ in range(n):
        g.emit(events.GAINS_WORKER, p, things.FIRST_WORKER + kind, 1, places.SUPPLY, g.place(p, places.POOL), EVERYBODY)


def place_worker(g: Paladins, p: int, space: int, kind: int) -> None:
    s = g.seats[p]
    s.pool.remove(kind)
    s.spaces[space] = kind
    source, target = g.place(p, places.POOL), g.place(p, places.BOARD)
    g.emit(events.PLACES_WORKER, p, things.FIRST_WORKER + kind, 1, source, target, EVERYBODY)


def remove_worker(g: Paladins, p: int, space: int) -> None:
    """A worker on the board goes to the supply."""
    s = g.seats[p]
    kind = s.spaces[space]
    if kind != NONE:
        s.spaces[space] = NONE
        source = g.place(p, places.BOARD)
        g.emit(events.WORKER_LEAVES, p, things.FIRST_WORKER + kind, 1, source, places.SUPPLY, EVERYBODY)


def clear_action(g: Paladins, p: int, action: int) -> None:
    """All workers of an action go to the supply."""  # PAL-5.12
    if action >= things.ACTIONS:
        clear_overlay(g, p)
        return
    g.emit(events.CLEARS, p, things.FIRST_ACTION + action, 1, NONE, NONE, EVERYBODY)
    first = g.cards.first_space[action]
    for i in range(g.cards.spaces_of[action]):
        remove_worker(g, p, first + i)


def clear_overlay(g: Paladins, p: int) -> None:
    """The same of the action that an overlay adds."""  # TOM-4.50
    g.emit(events.CLEARS, p, together.GAIN_HONOUR, 1, NONE, NONE, EVERYBODY)
    for space in range(limits.SPACES, len(g.seats[p].spaces)):
        remove_worker(g, p, space)


def clear_board(g: Paladins, p: int) -> None:
    """All workers of the board go to the supply."""  # PAL-10.2
    for space in range(len(g.seats[p].spaces)):
        remove_worker(g, p, space)


def give_back(g: Paladins, p: int) -> None:
    """The workers left in the pool go to the supply."""  # PAL-10.3
    pool = g.seats[p].pool
    while pool.size > 0:
        kind = lowest(pool.kinds)
        pool.remove(kind)
        g.emit(events.GIVES_BACK, p, things.FIRST_WORKER + kind, 1, g.place(p, places.POOL), places.SUPPLY, EVERYBODY)


# -- pieces and cards


def townsfolk(c: int) -> int:
    """The number of a Townsfolk among all things; those that are added come after everything else."""
    return things.FIRST_TOWNSFOLK + c if c < things.TOWNSFOLK else things.COUNT + c - answers.THE_PALADIN - 1


def put_workshop(g: Paladins, p: int, spot: int) -> None:
    """A Workshop covers a space; a worker there goes to the supply first."""  # PAL-5.1, PAL-5.5
    remove_worker(g, p, limits.FIRST_RIGHT_SPACE + 3 * workshops.row_of(spot) + workshops.column_of(spot))
    s = g.seats[p]
    s.workshops |= bit(spot)
    what, target = things.FIRST_WORKSHOP_SPACE + spot, g.place(p, places.WORKSHOPS)
    g.emit(events.PLACES_WORKSHOP, p, what, 1, NONE, target, EVERYBODY)


def put_piece(g: Paladins, p: int, action: int, square: int) -> None:
    """A Monk or an Outpost goes to a square of the map."""  # PAL-6.2, PAL-6.10
    s = g.seats[p]
    g.free &= ~bit(square)
    if action == actions.COMMISSION:
        s.monks |= bit(square)
    else:
        s.outposts |= bit(square)
    event = events.PLACES_MONK if action == actions.COMMISSION else events.PLACES_OUTPOST
    place = g.place(p, places.MONKS if action == actions.COMMISSION else places.OUTPOSTS)
    g.emit(event, p, things.FIRST_SQUARE + square, 1, places.MAP, place, EVERYBODY)


def build_wall(g: Paladins, p: int) -> int:
    """The top Wall goes to the leftmost free place; says which it is."""  # PAL-6.7
    place = g.place(p, places.WALLS)
    c = turn_up(g, p, g.wall_deck, events.BUILDS_WALL, things.FIRST_WALL, 1, places.WALL_DECK, place)
    g.seats[p].walls.put(c)
    return c


def put_jar(g: Paladins, p: int, spot: int) -> None:
    g.seats[p].jars |= bit(spot)
    event = events.RIVAL_FLIPS_JAR if g.is_rival(p) else events.PLACES_JAR
    what = things.FIRST_JAR + spot if g.is_rival(p) else things.FIRST_JAR_SPACE + spot
    g.emit(event, p, what, 1, NONE, g.place(p, places.JARS), EVERYBODY)


def take_outsider(g: Paladins, p: int, slot: int, attacked: bool) -> int:
    """An Outsider is attacked (face down beside the board) or converted (face up below it)."""  # PAL-6.18, PAL-6.21
    c = g.outsiders[slot]
    g.outsiders[slot] = NONE
    s = g.seats[p]
    if attacked:
        s.attacked |= bit(c)
    else:
        s.converted.put(c)
    event = events.ATTACKS if attacked else events.CONVERTS
    place = g.place(p, places.ATTACKED if attacked else places.CONVERTED)
    g.emit(event, p, things.FIRST_OUTSIDER + c, 1, places.OUTSIDERS, place, EVERYBODY)
    return c


def take_townsfolk(g: Paladins, p: int, slot: int, hired: bool) -> int:
    """A Townsfolk of the track joins the crew or is discarded."""  # PAL-5.6, PAL-5.7
    c = g.townsfolk[slot]
    g.townsfolk[slot] = NONE
    if hired:
        g.seats[p].crew |= bit(c)
        g.emit(events.HIRES, p, townsfolk(c), 1, places.TOWNSFOLK, g.place(p, places.CREW), EVERYBODY)
    else:
        g.town_discard |= bit(c)
        g.emit(events.DISCARDS_TOWNSFOLK, p, townsfolk(c), 1, places.TOWNSFOLK, places.TOWN_DISCARD, EVERYBODY)
    return c


# -- Paladins


def draw_paladins(g: Paladins, p: int) -> None:
    """The top three of the own deck; what was put under it comes last."""  # PAL-3.5
    s = g.seats[p]
    for _ in range(3):
        if s.paladins.size > 0:
            c = s.paladins.draw(g.chance, p)
        elif s.under.size > 0:
            c = s.under.at(0)
            s.under.remove(c)
        else:
            return
        s.hand.put(c)
        source, target = g.place(p, places.PALADINS), g.place(p, places.HAND)
        g.emit(events.DRAWS_PALADINS, p, things.FIRST_PALADIN + c, 1, source, target, bit(p))


def return_paladin(g: Paladins, p: int, c: int, top: bool) -> None:
    """A Paladin goes back unseen, onto the deck or under it."""  # PAL-3.5
    s = g.seats[p]
    s.hand.remove(c)
    if top:
        s.paladins.put(c, bit(p))
    else:
        s.under.put(c)
    event = events.RETURNS_TOP if top else events.RETURNS_UNDER
    place = g.place(p, places.PALADINS if top else places.UNDER)
    g.emit(event, p, things.FIRST_PALADIN + c, 1, g.place(p, places.HAND), place, bit(p))


def reveal_paladin(g: Paladins, p: int) -> int:
    """The Paladin of the round is turned up; its boost and ability hold from now on."""  # PAL-3.6, PAL-3.9
    s = g.seats[p]
    c = s.hand.pop()
    s.paladin = c
    g.chance.reveal()
    source, target = g.place(p, places.HAND), g.place(p, places.PALADIN)
    g.emit(events.REVEALS_PALADIN, p, things.FIRST_PALADIN + c, 1, source, target, EVERYBODY)
    return c


def dismiss_paladin(g: Paladins, p: int) -> None:
    """The used Paladin leaves the game."""  # PAL-3.10
    s = g.seats[p]
    if s.paladin != NONE:
        s.used |= bit(s.paladin)
        source, target = g.place(p, places.PALADIN), g.place(p, places.USED)
        g.emit(events.PALADIN_LEAVES, p, things.FIRST_PALADIN + s.paladin, 1, source, target, EVERYBODY)
        s.paladin = NONE
