"""The set-up of the co-op as far as it draws or asks, and its rounds."""

from regnum.games.viscounts.codes import events as told
from regnum.games.viscounts.codes import limits as board
from regnum.games.viscounts.codes import phases, places, things
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts.turn import begin_rounds, box_the_rest, lay_out, pick_pairs, turn
from regnum.games.viscounts_coop.advance import overlord_turn, place
from regnum.games.viscounts_coop.codes import aids, events, kinds, zones
from regnum.games.viscounts_coop.codes import phases as more
from regnum.games.viscounts_coop.codes import things as cards
from regnum.games.viscounts_coop.workers import town_thing, zone
from regnum.games.west_kingdom.decks import turn_up
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, count_of, nth
from regnum.kernel.lowering import Rule, rule


@rule
def game(g: Viscounts, agreed: bool) -> Rule:
    """The piles are turned up and the Aids dealt, everybody picks a pair; the Overlord comes, then rounds."""
    lay_out(g)
    yield from from_aids(g, agreed, g.players - 1)


@rule
def from_aids(g: Viscounts, agreed: bool, i: int) -> Rule:
    """The set-up from where it is, then rounds."""  # TOM-5.2 to TOM-5.4
    if not agreed:
        deal_aids(g)
    yield from take_aids(g)
    yield from stack_aids(g)
    yield from pick_pairs(g, i)
    bring_the_overlord(g)
    begin_rounds(g)
    yield from rounds(g, g.first, phases.SLIDE)


# -- Player Aids


def aids_each(g: Viscounts) -> int:
    """Two for each of two players, else one."""  # TOM-5.2
    return aids.EACH if g.players * aids.EACH <= aids.COUNT else 1


def aids_of(g: Viscounts, p: int) -> int:
    """How many Aids a player has, chosen between or not."""
    o = g.overlord[0]
    n = 0
    for i in range(p * aids.EACH, (p + 1) * aids.EACH):
        n += (1 if o.aids[i] != NONE else 0) + (1 if o.drawn[i] != NONE else 0)
    return n


def give_aid(g: Viscounts, p: int, aid: int) -> None:
    """An Aid for a player: of two the player has still to choose the one that counts wholly."""
    o = g.overlord[0]
    o.aids_left &= ~bit(aid)
    target = zones.AIDS
    if aids_each(g) == 1:
        o.aids[p * aids.EACH] = aid
    else:
        target = zones.DRAWN
        o.drawn[p * aids.EACH + aids_of(g, p)] = aid
    g.emit(events.TAKES_AID, p, cards.FIRST_AID + aid, 1, zone(g, zones.AIDS_LEFT), zone(g, target), EVERYBODY)


def deal_aids(g: Viscounts) -> None:
    """At random; of four Aids one is left over with three players."""  # TOM-5.2
    p = next_to_take(g)
    while p != NONE:
        left = g.overlord[0].aids_left
        give_aid(g, p, nth(left, g.chance.below(count_of(left))))
        p = next_to_take(g)


def next_to_take(g: Viscounts) -> int:
    """Who takes the next Aid: in turn order, then two players a second one in reverse order; or nobody."""
    for n in range(aids_each(g)):  # TOM-5.2
        for i in range(g.players):
            p = g.after(g.first, i if n == 0 else g.players - 1 - i)
            if aids_of(g, p) == n:
                return p
    return NONE


@rule
def take_aids(g: Viscounts) -> Rule:
    """By agreement: each takes one of those left."""  # TOM-5.2
    p: int = next_to_take(g)
    while p != NONE:
        g.current = p
        aid: int = yield g.ask(p, kinds.AID)
        give_aid(g, p, aid)
        p = next_to_take(g)


@rule
def stack_aids(g: Viscounts) -> Rule:
    """Of two Aids the owner says which counts wholly; of the other the top part counts."""  # TOM-5.2
    for i in range(g.players):
        p: int = g.after(g.first, i)
        if g.overlord[0].drawn[p * aids.EACH] != NONE:
            g.current = p
            aid: int = yield g.ask(p, kinds.WHOLE_AID)
            stack(g, p, aid)


def stack(g: Viscounts, p: int, whole: int) -> None:
    """One of the Aids dealt lies on top of the other."""
    o = g.overlord[0]
    first = p * aids.EACH
    other = o.drawn[first + 1] if o.drawn[first] == whole else o.drawn[first]
    o.aids[first] = whole
    o.aids[first + 1] = other
    o.drawn[first] = NONE
    o.drawn[first + 1] = NONE
    g.emit(events.STACKS_AID, p, cards.FIRST_AID + whole, 1, zone(g, zones.DRAWN), zone(g, zones.AIDS), EVERYBODY)


# -- the Overlord


def bring_the_overlord(g: Viscounts) -> None:
    """His token on the town of the card left over; his Workers on those of cards that nobody could pick."""
    o = g.overlord[0]  # TOM-5.3, TOM-5.4
    for slot in range(board.PAIRS):
        if g.player_cards[slot] != NONE:
            o.token = g.cards.start_town[g.player_cards[slot]]
    at = zone(g, zones.TOKEN)
    g.emit(events.OVERLORD_STARTS, g.first, town_thing(o.token), 1, NONE, at, EVERYBODY)
    for i in range(g.edicts.cards_revealed):
        first, event, target = things.FIRST_PLAYER_CARD, events.OVERLORD_REVEALS, zone(g, zones.REVEALED)
        c = turn_up(g, g.first, g.player_box, event, first, 1, places.PLAYER_BOX, target)
        o.revealed[i] = c
        place(g, g.cards.start_town[c])
    box_the_rest(g)


# -- rounds


@rule
def rounds(g: Viscounts, p: int, phase: int) -> Rule:
    """From a player's turn on, each followed by the Overlord's; the last round has a turn for everybody."""
    while True:  # TOM-5.13, TOM-5.29, TOM-5.41
        while p != NONE:
            g.current = p
            if phase < more.OVERLORD:
                yield from turn(g, p, phase)
            yield from overlord_turn(g)
            phase = phases.SLIDE
            p = g.after(p, 1)
            if p == g.first:
                p = NONE
        if g.last > 0 and g.round >= g.last:
            g.emit(told.GAME_OVER, g.first, NONE, 0, NONE, NONE, EVERYBODY)
            return
        g.round += 1
        g.emit(told.ROUND_BEGINS, g.first, NONE, g.round, NONE, NONE, EVERYBODY)
        p = g.first


@rule
def resume(g: Viscounts, phase: int, p: int, agreed: bool) -> Rule:
    """A game that goes on from a written position."""
    if phase == phases.PAIRS:
        yield from from_aids(g, agreed, (p - g.first) % g.players if are_stacked(g) else g.players - 1)
    else:
        yield from rounds(g, p, phase)


def are_stacked(g: Viscounts) -> bool:
    """Whether everybody's Aids lie where they belong."""
    if next_to_take(g) != NONE:
        return False
    for p in range(g.players):
        if g.overlord[0].drawn[p * aids.EACH] != NONE:
            return False
    return True
