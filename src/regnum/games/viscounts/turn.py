"""A game of Viscounts: set-up by pairs, then rounds of turns, each with six phases."""

from regnum.games.viscounts import moves
from regnum.games.viscounts.actions import primary_action
from regnum.games.viscounts.codes import (
    answers,
    events,
    goods,
    kinds,
    limits,
    moments,
    ops,
    phases,
    places,
    things,
    timings,
)
from regnum.games.viscounts.effects import abilities, hire, resolve
from regnum.games.viscounts.hand import rearrange, rearrange_if
from regnum.games.viscounts.paying import price_of_hire
from regnum.games.viscounts.rival import rival_starts, rival_turn
from regnum.games.viscounts.rival_aims import brought_by_slot, rival_criminals
from regnum.games.viscounts.rival_moves import show_unseen, tell_rival
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts.travel import fare
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, count_of, has, lowest, nth
from regnum.kernel.lowering import Rule, rule

# -- set-up


@rule
def game(g: Viscounts) -> Rule:
    """The piles are turned up, everybody picks a pair; then rounds until the last one."""
    lay_out(g)
    if g.players == 1:
        tell_rival(g, 1)
    yield from picks(g, g.players - 1)
    yield from rounds(g, g.first, phases.SLIDE)


def lay_out(g: Viscounts) -> None:
    """Five piles of Townsfolk, two of them one card shorter by chance; a pair more than there are players."""
    left = bit(limits.SEGMENTS) - 1  # VIS-2.4, VIS-2.10
    for segment in range(limits.SEGMENTS):
        g.below[segment] = limits.NEUTRAL // limits.SEGMENTS
    for _ in range(limits.NEUTRAL % limits.SEGMENTS):
        segment = nth(left, g.chance.below(count_of(left)))
        g.below[segment] += 1
        left &= ~bit(segment)
    for segment in range(limits.SEGMENTS):
        moves.turn_up_townsfolk(g, segment)
    for i in range(g.players + 1):
        c = g.player_box.draw(g.chance, g.first)
        hero = g.hero_box.draw(g.chance, g.first)
        g.player_cards[i] = c
        g.heroes[i] = hero
        g.emit(
            events.PAIR_UP, g.first, things.FIRST_PLAYER_CARD + c, i, places.PLAYER_BOX, places.PLAYER_CARDS, EVERYBODY
        )
        g.emit(events.PAIR_UP, g.first, hero, i, places.HERO_BOX, places.HEROES, EVERYBODY)


@rule
def picks(g: Viscounts, i: int) -> Rule:
    """Everybody who has no pair yet takes one, the solo opponent begins, and the first round."""
    yield from pick_pairs(g, i)
    if g.players == 1:
        yield from rival_starts(g, 1)
    box_the_rest(g)
    begin_rounds(g)


@rule
def pick_pairs(g: Viscounts, i: int) -> Rule:
    """In reverse turn order each player takes a pair and resolves all of it."""  # VIS-2.11 to VIS-2.16
    while i >= 0:
        p: int = (g.first + i) % g.players
        g.current = p
        pair: int = yield g.ask(p, kinds.PAIR)
        take_pair(g, p, pair)
        yield from resolve(g, p, g.cards.start_gain[g.seats[p].player_card])
        yield from resolve(g, p, g.cards.start_extra[g.seats[p].player_card])
        moves.shuffle_discards(g, p)
        for _i in range(limits.HAND):
            moves.draw_card(g, p)
        i -= 1


def begin_rounds(g: Viscounts) -> None:
    g.current = g.first
    g.round = 1
    g.emit(events.ROUND_BEGINS, g.first, NONE, g.round, NONE, NONE, EVERYBODY)


def take_pair(g: Viscounts, p: int, slot: int) -> None:
    """A Player Card, whose number says where the Viscount begins, and a Hero."""  # VIS-2.11, VIS-2.12
    s = g.seats[p]
    c = g.player_cards[slot]
    hero = g.heroes[slot]
    g.player_cards[slot] = NONE
    g.heroes[slot] = NONE
    s.player_card = c
    s.discard.put(hero)
    moves.count_icons(g, p, hero, 1)
    what = things.FIRST_PLAYER_CARD + c
    g.emit(events.TAKES_PLAYER_CARD, p, what, 1, places.PLAYER_CARDS, g.place(p, places.PLAYER_CARD), EVERYBODY)
    g.emit(events.TAKES_HERO, p, hero, 1, places.HEROES, g.place(p, places.DISCARD), EVERYBODY)
    s.town = g.cards.start_town[c]
    g.emit(events.VISCOUNT_STARTS, p, things.FIRST_TOWN + s.town, 1, NONE, g.place(p, places.TOWN), EVERYBODY)


def box_the_rest(g: Viscounts) -> None:
    """Pairs that nobody took go back to the box."""  # VIS-2.18
    for slot in range(limits.PAIRS):
        c = g.player_cards[slot]
        if c != NONE:
            hero = g.heroes[slot]
            g.player_cards[slot] = NONE
            g.heroes[slot] = NONE
            g.player_box.put(c, EVERYBODY)
            g.hero_box.put(hero, EVERYBODY)
            what = things.FIRST_PLAYER_CARD + c
            g.emit(events.PAIR_RETURNS, g.first, what, 1, places.PLAYER_CARDS, places.PLAYER_BOX, EVERYBODY)
            g.emit(events.PAIR_RETURNS, g.first, hero, 1, places.HEROES, places.HERO_BOX, EVERYBODY)


# -- rounds and turns


@rule
def rounds(g: Viscounts, p: int, phase: int) -> Rule:
    """From a player's turn on, round after round; the last one has a turn for everybody."""  # VIS-3.1, VIS-18.1
    while True:
        while p != NONE:
            g.current = p
            if g.is_rival(p):
                if phase < phases.COLLISION:
                    g.phase = phases.SLIDE
                    yield from rival_turn(g, p)
                g.phase = phases.COLLISION
                yield from resolve_collision(g, p)  # VIS-23.4
            else:
                yield from turn(g, p, phase)
            phase = phases.SLIDE
            p = g.after(p, 1)
            if p == g.first:
                p = NONE
        if g.last > 0 and g.round >= g.last:
            if g.players == 1:
                show_unseen(g, 1)
            g.emit(events.GAME_OVER, g.first, NONE, 0, NONE, NONE, EVERYBODY)
            return
        g.round += 1
        g.emit(events.ROUND_BEGINS, g.first, NONE, g.round, NONE, NONE, EVERYBODY)
        p = g.first


@rule
def resume(g: Viscounts, phase: int, p: int) -> Rule:
    """A game that goes on from a written position."""
    if phase == phases.PAIRS:
        yield from picks(g, (p - g.first) % g.players)
        yield from rounds(g, g.first, phases.SLIDE)
    else:
        yield from rounds(g, p, phase)


@rule
def turn(g: Viscounts, p: int, phase: int) -> Rule:
    """Six phases in their order; a written position begins with a later one."""  # VIS-3.2
    g.phase = phase
    if phase <= phases.SLIDE:
        g.emit(events.TURN_BEGINS, p, NONE, g.round, NONE, NONE, EVERYBODY)
        yield from slide_cards(g, p)
        g.phase = phases.PLACE
    if phase <= phases.PLACE:
        yield from place_card(g, p)
        g.phase = phases.MOVEMENT
    if phase <= phases.MOVEMENT:
        yield from travel(g, p)
        g.phase = phases.ACTION
    if phase <= phases.ACTION:
        yield from primary_action(g, p)
        g.phase = phases.RECRUIT
    if phase <= phases.RECRUIT:
        yield from recruit(g, p)
        g.phase = phases.COLLISION
    if phase <= phases.COLLISION:
        yield from resolve_collision(g, p)
        g.phase = phases.DRAWING
    draw_cards(g, p)


@rule
def slide_cards(g: Viscounts, p: int) -> Rule:
    """The cards slide; one may drop off, and its drop-off ability is resolved."""  # VIS-7.1 to VIS-7.3, VIS-7.10
    dropped: int = moves.slide(g, p)
    if dropped != NONE and g.cards.timing[dropped] == timings.DROP_OFF:
        g.emit(events.ABILITY, p, dropped, moments.NEVER, g.place(p, places.DISCARD), NONE, EVERYBODY)
        yield from resolve(g, p, g.cards.ability[dropped])


@rule
def place_card(g: Viscounts, p: int) -> Rule:
    """A card from hand goes to slot 1, or with an empty hand the unseen top card."""  # VIS-7.4 to VIS-7.8
    if g.seats[p].hand.size > 0:
        placed: int = yield g.ask(p, kinds.PLACE)
        g.seats[p].hand.remove(placed)
        moves.put_on_board(g, p, placed, places.HAND)
    else:
        moves.put_on_board(g, p, moves.turn_over_top(g, p), places.DECK)
    c: int = g.seats[p].board[0]
    if g.cards.timing[c] == timings.IMMEDIATE:
        g.emit(events.ABILITY, p, c, moments.NEVER, g.place(p, places.BOARD), NONE, EVERYBODY)
        yield from resolve(g, p, g.cards.ability[c])


@rule
def travel(g: Viscounts, p: int) -> Rule:
    """The Viscount moves as far as the card says, or further for Silver."""  # VIS-8.1 to VIS-8.9
    town: int = yield g.ask(p, kinds.MOVE)
    moves.pay(g, p, goods.SILVER, fare(g, p, town))
    moves.move_viscount(g, p, town)
    met: int = others_at(g, p, town)
    if met != 0:
        g.emit(events.MEETS, p, things.FIRST_TOWN + town, count_of(met), NONE, NONE, EVERYBODY)
        yield from let_rearrange(g, met)


def others_at(g: Viscounts, p: int, town: int) -> int:
    """The other players whose Viscount stands in a town, as a set."""  # VIS-8.5
    out = 0
    for q in range(len(g.seats)):
        if q != p and g.seats[q].town == town:
            out |= bit(q)
    return out


@rule
def let_rearrange(g: Viscounts, who: int) -> Rule:
    """These players may rearrange their cards; several decide at once."""  # VIS-3.5
    if count_of(who) == 1 and g.is_rival(lowest(who)):
        moves.gain_wanted(g, lowest(who), 1)  # VIS-21.3, VIS-21.5
    elif count_of(who) == 1:
        yield from rearrange(g, lowest(who))
    else:
        yield from g.together([rearrange_if(g, q, who) for q in range(g.players)])


@rule
def recruit(g: Viscounts, p: int) -> Rule:
    """The visible Townsfolk of the segment may be hired."""  # VIS-14.1
    segment: int = yield g.ask(p, kinds.HIRE)
    if segment != answers.NO_HIRE:
        moves.pay(g, p, goods.SILVER, price_of_hire(g.seats[p], g.cards, g.tops[segment]))
        yield from hire(g, p, segment)


@rule
def resolve_collision(g: Viscounts, p: int) -> Rule:
    """Joined markers bring something to everybody and return to their ends."""  # VIS-15.1 to VIS-15.9
    if g.seats[p].corruption != g.seats[p].virtue:
        return
    g.emit(events.COLLISION, p, NONE, g.seats[p].virtue, NONE, g.place(p, places.VIRTUE), EVERYBODY)
    for i in range(len(g.seats)):
        q: int = g.after(p, i)
        for slot in range(things.SLOTS):
            fx: int = collision_of_slot(g, q, slot)
            if fx != 0:
                moves.tell_slot(g, q, slot)
                yield from resolve(g, q, fx)
    for j in range(len(g.seats)):
        yield from abilities(g, g.after(p, j), moments.COLLISION)
    space: int = g.seats[p].virtue
    rival: bool = g.is_rival(p)
    yield from resolve(g, p, g.cards.rival_track[space] if rival else g.cards.track_active[space])
    fx = g.cards.rival_track_others[space] if rival else g.cards.track_others[space]
    if g.cards.op[fx] == ops.REARRANGE and g.cards.op[fx + 1] == ops.END:
        yield from let_rearrange(g, bit(len(g.seats)) - 1 - bit(p))
    else:
        for k in range(1, len(g.seats)):
            yield from resolve(g, g.after(p, k), fx)
    moves.reset_markers(g, p)


def collision_of_slot(g: Viscounts, p: int, slot: int) -> int:
    """What an uncovered building slot brings in a collision, as an address; 0 if nothing."""  # VIS-15.2, VIS-21.22
    if not has(g.seats[p].built, slot):
        return 0
    fx = brought_by_slot(g, slot, moments.COLLISION) if g.is_rival(p) else g.cards.slot_collision[slot]
    if g.cards.op[fx] != ops.IF_CRIMINALS:
        return fx
    criminals = rival_criminals(g) if g.is_rival(p) else g.seats[p].criminals(g.cards)
    return g.cards.then[fx] if (criminals > 0) == (g.cards.arg[fx] == 1) else 0


def draw_cards(g: Viscounts, p: int) -> None:
    """Up to the hand limit; a hand over it stays as it is."""  # VIS-16.1, VIS-16.2, VIS-12.11
    s = g.seats[p]
    limit = s.hand_limit(g.cards) + (g.cards.leader_hand if g.leader == p else 0)
    while s.hand.size < limit:
        if not moves.draw_card(g, p):
            return
