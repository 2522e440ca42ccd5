"""Effects carried out: gains and flips, abilities that answer to them, hires, buildings, Manuscripts and the castle.

All of them can bring one another about, for the players and for the solo opponent, so they stand together.
"""

from regnum.games.viscounts import moves, pieces, rival_aims
from regnum.games.viscounts.codes import (
    answers,
    castle_moves,
    events,
    goods,
    kinds,
    limits,
    moments,
    ops,
    places,
    things,
)
from regnum.games.viscounts.hand import destroy_of_own_deck, destructions, discards, rearrange
from regnum.games.viscounts.legality import costing
from regnum.games.viscounts.ordering import next_abilities, of_moment, without
from regnum.games.viscounts.rival_moves import shuffle_schemes, take_future, tell_instead
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts_coop.codes import answers as partners
from regnum.games.viscounts_coop.workers import aid_for, push_out, tell_aid
from regnum.games.viscounts_saga.codes import answers as saga
from regnum.games.viscounts_saga.codes import events as told
from regnum.games.viscounts_saga.codes import kinds as asked
from regnum.games.west_kingdom.rows import filled
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, has, lowest
from regnum.kernel.core.pairs import pair
from regnum.kernel.lowering import Rule, RuleOf, rule


@rule
def resolve(g: Viscounts, p: int, fx: int) -> Rule:
    """Carries out a list of effects from left to right; Corruption stands before Virtue in every list."""  # VIS-3.3
    while g.cards.op[fx] != ops.END:
        if g.cards.op[fx] <= ops.LAST_PLAIN:
            take(g, p, fx)
        elif g.is_rival(p):
            yield from rival_effect(g, p, fx)
        else:
            yield from effect(g, p, fx)
        fx += 1


def take(g: Viscounts, p: int, fx: int) -> None:
    """An effect that asks nobody, and to which nothing answers."""
    op = g.cards.op[fx]
    n = g.cards.n[fx]
    if op == ops.GAIN:
        moves.gain(g, p, g.cards.arg[fx], n)
    elif op == ops.DEED:
        moves.take_deeds(g, p, n)
    elif op == ops.VIRTUE:
        moves.gain_virtue(g, p, n)
    elif op == ops.CORRUPTION:
        moves.gain_corruption(g, p, n)
    elif g.is_rival(p):
        if g.scheme_discard.size > 0:
            shuffle_schemes(g, p)  # VIS-21.16
    elif g.round > 0 and g.seats[p].discard.size > 0:  # VIS-17.4, VIS-2.21
        moves.shuffle_discards(g, p)


@rule
def effect(g: Viscounts, p: int, fx: int) -> Rule:
    """An effect that asks, or that abilities answer to; what cannot be done is skipped."""  # VIS-3.3
    op: int = g.cards.op[fx]
    n: int = g.cards.n[fx]
    if op == ops.ANY:
        yield from resources(g, p, n)
    elif op == ops.DEBT:
        yield from debts(g, p, n)
    elif op >= ops.FLIP_DEBT and op <= ops.FLIP_ANY:
        yield from flips(g, p, op, n)
    elif op == ops.REARRANGE:
        if g.round > 0:  # VIS-2.21
            yield from rearrange(g, p)
    elif op == ops.DISCARD:
        yield from discards(g, p, n)
    elif op == ops.DESTROY:
        yield from destructions(g, p, n)
    elif op == ops.DESTROY_ANY:
        yield from destroy_of_own_deck(g, p, n)
    elif op == ops.CHOOSE:
        c: int = yield g.ask(p, kinds.OPTION, fx)  # VIS-3.4
        yield from resolve(g, p, g.cards.option(fx, c))
    elif op == ops.IF_CRIMINALS:
        if (g.seats[p].criminals(g.cards) > 0) == (g.cards.arg[fx] == 1):
            yield from resolve(g, p, g.cards.then[fx])
    else:
        yield from free_piece(g, p, op, g.cards.arg[fx], n)


@rule
def free_piece(g: Viscounts, p: int, op: int, which: int, n: int) -> Rule:
    """An effect that brings a card, a tile, a building or Workers for nothing."""
    if op == ops.HIRE:
        yield from free_hires(g, p, n)
    elif op == ops.CASTLE_MOVE:
        yield from free_castle_moves(g, p, n)
    elif op == ops.WORKERS:
        yield from free_workers(g, p, n)
    elif op == ops.MANUSCRIPT:
        yield from free_manuscript(g, p, which)
    else:
        yield from free_building(g, p, which, op == ops.BUILD_HERE)


# -- resources, Debts, flips


@rule
def resources(g: Viscounts, p: int, n: int) -> Rule:
    """Ink Wells, Gold or Stone, chosen for each unit; the order is no choice."""  # VIS-17.10
    last: int = goods.INK
    for i in range(n):
        c: int = yield g.ask(p, kinds.RESOURCE, pair(n - i, last))
        moves.gain(g, p, c, 1)
        last = c


@rule
def debts(g: Viscounts, p: int, n: int) -> Rule:
    """Debts one by one; one may be bought off, and abilities answer to each that is taken."""  # VIS-4.9, VIS-R.5
    for _i in range(n):
        c: int = saga.NO
        if bail(g, p) > 0:
            c = yield g.ask(p, asked.AVOID_DEBT, bail(g, p))
        if c == saga.YES:
            buy_off(g, p)
        else:
            moves.take_debt(g, p)
            yield from abilities(g, p, moments.GAIN_DEBT)


def bail(g: Viscounts, p: int) -> int:
    """The Silver that may be paid now in place of a Debt; 0 if that is impossible, as it is in the set-up."""
    price = g.seats[p].helped(g.cards.tome_bail, 1, 0)  # TOM-2.38
    return price if g.round > 0 and price <= g.seats[p].goods[goods.SILVER] else 0


def buy_off(g: Viscounts, p: int) -> None:
    """Silver in place of a Debt, which is not taken then."""  # TOM-2.38, TOM-2.39
    price = bail(g, p)
    g.emit(told.BUYS_OFF_DEBT, p, NONE, price, NONE, NONE, EVERYBODY)
    moves.pay(g, p, goods.SILVER, price)


@rule
def flips(g: Viscounts, p: int, op: int, n: int) -> Rule:
    """Debts or Deeds one by one; what cannot be flipped is skipped."""  # VIS-4.4 to VIS-4.9, VIS-17.13
    for _i in range(n):
        debt: bool = op != ops.FLIP_DEED and g.seats[p].unpaid > 0
        deed: bool = op != ops.FLIP_DEBT and g.seats[p].acquired > 0
        if debt and deed:
            c: int = yield g.ask(p, kinds.FLIP)
            debt = c == answers.FLIP_DEBT
        if debt:
            moves.turn_debt(g, p)
            yield from resolve(g, p, g.cards.debt_flip)
            yield from abilities(g, p, moments.FLIP_DEBT)
        elif deed:
            moves.turn_deed(g, p)
            yield from resolve(g, p, g.cards.deed_flip)


@rule
def abilities(g: Viscounts, p: int, moment: int) -> Rule:
    """All ongoing abilities of a player for one moment, in the order that their owner wants."""  # VIS-6.5, VIS-6.10
    left: list[int] = of_moment(g, p, moment)
    while len(left) > 0:
        slot: int = yield g.ask(p, kinds.ABILITY, pair(next_abilities(g, p, left), moment))
        c: int = g.seats[p].board[slot]
        left = without(left, c)
        g.emit(events.ABILITY, p, c, moment, g.place(p, places.BOARD), NONE, EVERYBODY)
        yield from resolve(g, p, g.cards.ability[c])


# -- hiring


@rule
def hire(g: Viscounts, p: int, segment: int) -> Rule:
    """The visible card of a pile and its top-right effect, then what answers to a hire."""  # VIS-14.2, VIS-14.6
    c: int = moves.take_townsfolk(g, p, segment)
    yield from resolve(g, p, g.cards.top_right[c])
    yield from abilities(g, p, moments.HIRE)
    for slot in range(things.SLOTS):
        if has(g.seats[p].built, slot) and g.cards.slot_hire[slot] != 0:
            moves.tell_slot(g, p, slot)
            yield from resolve(g, p, g.cards.slot_hire[slot])


@rule
def free_hires(g: Viscounts, p: int, n: int) -> Rule:
    """The visible card of any pile for nothing; it must be taken."""  # VIS-17.9, VIS-14.5
    for _i in range(n):
        if filled(g.tops, limits.SEGMENTS) != 0:
            segment: int = yield g.ask(p, kinds.HIRE_FREE)
            yield from hire(g, p, segment)


# -- Manuscripts


@rule
def transcribe(g: Viscounts, p: int, segment: int) -> Rule:
    """The tile, the Church Favour if it is the third of its ribbon, then the immediate effect."""  # VIS-13.2, VIS-13.7
    c: int = moves.take_tile(g, p, segment)
    if g.has_overlord():
        yield from aid_gains(g, g.cards.ribbon[c])
    yield from resolve(g, p, g.cards.immediate[c])


@rule
def aid_gains(g: Viscounts, ribbon: int) -> Rule:
    """Whoever has the Aid of a ribbon gains what its top part shows, whoever transcribes."""  # TOM-5.6, TOM-5.39
    for i in range(g.players):
        q: int = g.after(g.current, i)
        aid: int = aid_for(g, q, ribbon)
        if aid != NONE:
            tell_aid(g, q, aid)
            yield from resolve(g, q, g.cards.aid_tops[aid])


@rule
def free_manuscript(g: Viscounts, p: int, costs: int) -> Rule:
    """A visible Manuscript of one of these costs for nothing; it must be taken."""  # VIS-17.8, VIS-17.16
    if costing(g, costs) != 0:
        segment: int = yield g.ask(p, kinds.MANUSCRIPT, costs)
        yield from transcribe(g, p, segment)


# -- buildings


@rule
def free_building(g: Viscounts, p: int, building: int, here: bool) -> Rule:
    """A building of this type for nothing, on any free spot, or on one that the Viscount's town reaches."""
    spots: int = g.free & g.spots_at(g.seats[p].town) if here else g.free  # VIS-17.7, VIS-17.12, VIS-2.22
    if spots == 0 or g.seats[p].built_of(building) == 3:
        return
    slot: int = yield g.ask(p, kinds.BUILDING, 1 + building)
    spot: int = yield g.ask(p, kinds.SPOT, 0 if here else 1)
    yield from construct(g, p, slot, spot)


@rule
def construct(g: Viscounts, p: int, slot: int, spot: int) -> Rule:
    """The building, its spot's effect, then the links that it completes."""  # VIS-11.5 to VIS-11.8
    pieces.put_building(g, p, slot, spot)
    if g.is_rival(p):
        yield from rival_slot(g, p, slot, moments.RIVAL_UNCOVERS)
    yield from resolve(g, p, g.cards.spot_rewards[spot])
    links: int = 0
    before: int = g.previous_spot(spot)
    if g.cards.link_rewards[before] != 0 and g.owner_of(before) != NONE:
        links |= bit(0)
    if g.cards.link_rewards[spot] != 0 and g.owner_of(g.next_spot(spot)) != NONE:
        links |= bit(1)
    while links != 0:
        k: int = lowest(links)
        if not g.is_rival(p):
            k = yield g.ask(p, kinds.LINK, pair(links, spot))
        links &= ~bit(k)
        if k == 0:
            yield from link(g, p, before, g.owner_of(before))
        else:
            yield from link(g, p, spot, g.owner_of(g.next_spot(spot)))


@rule
def link(g: Viscounts, p: int, spot: int, other: int) -> Rule:
    """The active player takes the effect, then the owner of the other building; Workers move after both."""
    g.emit(events.LINK, p, things.FIRST_LINK + g.cards.link_number[spot], 1, NONE, NONE, EVERYBODY)  # VIS-11.6
    held: bool = g.castle_held
    g.castle_held = True  # VIS-12.13, VIS-12.14
    yield from resolve(g, p, g.cards.link_rewards[spot])
    if other != p:
        yield from resolve(g, other, g.cards.link_rewards[spot])
    g.castle_held = held
    yield from check_castle(g)


# -- the castle


@rule
def free_workers(g: Viscounts, p: int, n: int) -> Rule:
    """Workers from supply into one tier-1 section of choice."""  # VIS-17.6, VIS-17.11
    if g.seats[p].workers > 0:
        section: int = yield g.ask(p, kinds.PLACE_WORKERS, n)
        pieces.put_workers(g, p, section, n)
        yield from check_castle(g)


@rule
def free_castle_moves(g: Viscounts, p: int, n: int) -> Rule:
    """One own tier-1 Worker to a neighbouring section."""  # VIS-17.5
    for _i in range(n):
        if pieces.outer_sections(g.seats[p]) == 0:
            return
        c: int = yield g.ask(p, kinds.CASTLE_MOVE)
        if c == answers.NO_CASTLE_MOVE:
            g.emit(events.DECLINES, p, NONE, ops.CASTLE_MOVE, NONE, NONE, EVERYBODY)
            return
        section: int = castle_moves.row_of(c)
        pieces.move_worker(
            g,
            p,
            section,
            pieces.next_section(section) if castle_moves.column_of(c) == 0 else pieces.section_before(section),
        )
        yield from check_castle(g)


@rule
def check_castle(g: Viscounts) -> Rule:
    """The active player moves first, then the others; then whoever stands in a crowd is pushed out.

    What an effect of the check places or moves is seen by the same check.
    """  # VIS-12.3 to VIS-12.19
    if g.castle_held:
        return
    g.castle_held = True
    for i in range(len(g.seats)):
        yield from move_in_castle(g, g.after(g.current, i))
    for tier in range(1, 3):
        for section in range(things.SECTIONS):
            while pieces.workers_in(g, tier, section) > limits.SECTION_LIMIT:
                owner: int = rival_aims.bumped_by_rival(g, g.current, tier, section)
                if not g.is_rival(g.current):
                    owner = yield g.ask(g.current, kinds.BUMP, pair(section, tier))
                if owner == partners.OVERLORD_WORKER:
                    push_out(g, tier, section)
                else:
                    pieces.bump(g, owner, tier, section)
                    yield from resolve(g, owner, g.cards.bump_rewards[tier - 1])
    g.castle_held = False


@rule
def move_in_castle(g: Viscounts, p: int) -> Rule:
    """Sections with three own Workers: tier 1 first, in the order of choice, then tier 2."""  # VIS-12.3, VIS-12.6
    while True:
        if pieces.due(g.seats[p], 1) != 0:
            outer: int = yield from section_first(g, p, 1)
            pieces.move_inward(g, p, outer)
            yield from resolve(g, p, g.cards.section_rewards[outer])
            if g.seats[p].tier1[outer] > 0:  # VIS-12.15
                pieces.move_worker(g, p, outer, pieces.next_section(outer))
            if g.seats[p].tier1[outer] > 0:
                pieces.move_worker(g, p, outer, pieces.section_before(outer))
        elif pieces.due(g.seats[p], 2) != 0:
            inner: int = yield from section_first(g, p, 2)
            pieces.ascend(g, p, inner)
            yield from resolve(g, p, g.cards.ascent_reward)
        else:
            return


@rule
def section_first(g: Viscounts, p: int, tier: int) -> RuleOf[int]:
    """Which of the sections that are due comes first: the player chooses, the solo opponent goes clockwise.

    On tier 2 every order ends alike, so nobody is asked.
    """  # VIS-12.3, VIS-12.19
    if g.is_rival(p):
        return rival_aims.first_section(g, p, pieces.due(g.seats[p], tier))  # VIS-22.9
    if tier == 2:
        return lowest(pieces.due(g.seats[p], tier))
    section: int = yield g.ask(p, kinds.SECTION, pieces.due(g.seats[p], tier))
    return section


# -- the solo opponent


@rule
def resolve_one(g: Viscounts, p: int, fx: int) -> Rule:
    """One step of the solo opponent's Scheme."""
    if g.cards.op[fx] <= ops.LAST_PLAIN:
        take(g, p, fx)
    else:
        yield from rival_effect(g, p, fx)


@rule
def rival_effect(g: Viscounts, p: int, fx: int) -> Rule:
    """An effect as the solo opponent takes it: it declines nothing, and what it has no use for is replaced."""
    op: int = g.cards.op[fx]  # VIS-21.5, VIS-21.18, VIS-21.20
    n: int = g.cards.n[fx]
    if op == ops.ANY:
        moves.gain_wanted(g, p, n)
    elif op == ops.DEBT:
        for _i in range(n):
            moves.take_debt(g, p)
    elif op >= ops.FLIP_DEBT and op <= ops.FLIP_ANY:
        yield from rival_flips(g, p, op, n)
    elif op == ops.REARRANGE:
        tell_instead(g, p, op)
        moves.gain_wanted(g, p, n)
    elif op == ops.DISCARD or op == ops.CASTLE_MOVE:
        tell_instead(g, p, op)
        moves.gain_virtue(g, p, n)
    elif op == ops.DESTROY or op == ops.DESTROY_ANY:
        tell_instead(g, p, op)
        yield from rival_flips(g, p, ops.FLIP_ANY, n)
    elif op == ops.CORRUPTION_EACH:
        moves.gain_corruption(g, p, n * rival_aims.rival_criminals(g))
    elif op == ops.CHOOSE:
        yield from resolve(g, p, g.cards.option(fx, 0))  # VIS-22.4
    elif op == ops.IF_CRIMINALS:
        if (rival_aims.rival_criminals(g) > 0) == (g.cards.arg[fx] == 1):
            yield from resolve(g, p, g.cards.then[fx])
    else:
        yield from rival_piece(g, p, op, g.cards.arg[fx], n)


@rule
def rival_piece(g: Viscounts, p: int, op: int, which: int, n: int) -> Rule:
    """An effect that brings the solo opponent a Scheme, a tile, a building or Workers, or dismisses a card."""
    if op == ops.HIRE or op == ops.RIVAL_GAINS_SCHEME:
        for _i in range(n):
            yield from rival_gains_scheme(g, p)
    elif op == ops.RIVAL_DISMISSES:
        for _j in range(n):  # VIS-21.8, VIS-21.17
            yield from resolve(g, p, g.cards.top_right[moves.dismiss(g, p, rival_aims.segment_of_rival(g, p))])
    elif op == ops.WORKERS:
        if g.seats[p].workers > 0:
            pieces.put_workers(g, p, rival_aims.section_here(g, p), n)  # VIS-22.3
            yield from check_castle(g)
    elif op == ops.MANUSCRIPT:
        if costing(g, which) != 0:
            yield from transcribe(g, p, rival_aims.first_segment(g, p, costing(g, which)))  # VIS-22.6
    else:
        spot: int = (
            rival_aims.spot_here(g, p) if op == ops.BUILD_HERE else rival_aims.spot_anywhere(g, p)
        )  # VIS-20.6, VIS-22.2
        if spot != NONE and rival_aims.left_most(g, p, which) != NONE:
            yield from construct(g, p, rival_aims.left_most(g, p, which), spot)


@rule
def rival_flips(g: Viscounts, p: int, op: int, n: int) -> Rule:
    """The solo opponent flips Debts or Deeds one by one; where there is none to flip, it gains Virtue."""
    for _i in range(n):  # VIS-21.5, VIS-21.6
        if rival_aims.flips_debt(g, p, op):
            if g.seats[p].unpaid > 0:
                moves.turn_debt(g, p)
                yield from resolve(g, p, g.cards.debt_flip)
                yield from rival_slots(g, p, moments.RIVAL_FLIPS)
            else:
                tell_instead(g, p, op)
                moves.gain_virtue(g, p, 1)
        elif g.seats[p].acquired > 0:
            moves.turn_deed(g, p)
            yield from resolve(g, p, g.cards.deed_flip)
            yield from rival_slots(g, p, moments.RIVAL_FLIPS)
        else:
            tell_instead(g, p, op)
            moves.gain_virtue(g, p, 1)


@rule
def rival_gains_scheme(g: Viscounts, p: int) -> Rule:
    """The top Future Scheme; if there is none, a flip."""  # VIS-21.5, VIS-21.7
    if g.futures_left() > 0:
        take_future(g, p)
        yield from rival_slots(g, p, moments.RIVAL_GAINS_SCHEME)
    else:
        tell_instead(g, p, ops.RIVAL_GAINS_SCHEME)
        yield from rival_flips(g, p, ops.FLIP_ANY, 1)


@rule
def rival_slots(g: Viscounts, p: int, moment: int) -> Rule:
    """The solo opponent's uncovered building slots that answer to a moment."""  # VIS-21.12
    for slot in range(things.SLOTS):
        if has(g.seats[p].built, slot):
            yield from rival_slot(g, p, slot, moment)


@rule
def rival_slot(g: Viscounts, p: int, slot: int, moment: int) -> Rule:
    """What one slot brings at a moment; it does not answer to what it has brought about itself."""  # VIS-21.13
    fx: int = rival_aims.brought_by_slot(g, slot, moment)
    if fx != 0 and not has(g.rival_chain, slot):
        moves.tell_slot(g, p, slot)
        g.rival_chain |= bit(slot)
        yield from resolve(g, p, fx)
        g.rival_chain &= ~bit(slot)
