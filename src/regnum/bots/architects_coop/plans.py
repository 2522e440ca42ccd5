"""How near a player is to the next works in the Guildhall, counted in turns: among partners it is speed that wins."""

from typing import Final

from regnum.bots.architects.judge import Weights
from regnum.games.architects.codes import goods, limits, locations, prices
from regnum.games.architects.seat import Seat
from regnum.games.architects.state import Architects
from regnum.kernel.core.containers import NONE, Row, bit, count_of, has, lowest

SCALE: Final = 100
"""Turns and rounds are counted in hundredths."""
MOST_VISITS: Final = 4
WORKS: Final = 3
"""So many works are planned, one after the other."""


class TeamWeights(Weights):
    """As for one player; a round more brings the Overlord nearer to his ends."""

    def __init__(self) -> None:
        super().__init__()
        self.round: int = 4400
        """What a round costs each player: his Workers in the Guildhall, events and demands to come."""
        self.rate: int = 24
        """How many works a player completes in a round, in hundredths; and how many Workers he sends there."""
        self.turn: int = 3500
        """What a turn is worth that a work still takes."""
        self.later: int = 60
        """Hundredths: what the next work counts, of what it is worth by itself."""
        self.skill_turns: int = 220
        self.marble_turns: int = 110
        self.gold_turns: int = 120
        self.card_turns: int = 60
        self.virtue_turns: int = 80
        """In how many turns, in hundredths, one comes by a skill, a Marble, a Gold, a Building and a Virtue."""
        self.given: int = 100
        """Hundredths: what the way to a demand that is not met counts, of what it brings when it is."""
        self.good = 120
        self.precious = 500
        self.worker = 200
        self.group = 250


class SingleWeights(TeamWeights):
    """One player alone fills the Guildhall slowly: the next work counts above all, and a round more costs most."""

    def __init__(self) -> None:
        super().__init__()
        self.round = 16000
        self.turn = 9000
        self.later = 20
        self.given = 60


def rounds_left(w: TeamWeights, g: Architects) -> int:
    """About how many rounds are still to come, in hundredths."""
    return (g.spaces() - g.hall) * SCALE * SCALE // (w.rate * (g.players + 1))


def space(w: TeamWeights, g: Architects) -> int:
    """What it is worth to the team that a space of the Guildhall is taken by a player."""
    return w.round * g.players * SCALE // (w.rate * (g.players + 1))


def pieces(w: TeamWeights, g: Architects, p: int) -> int:
    """What a player's pieces can still bring, in thousandths of a point."""
    s = g.seats[p]
    able = s.skills(g.cards)
    total = works(w, g, p, able) + (min(s.goods[goods.SILVER], 6) + min(s.goods[goods.SILVER], 2)) * w.silver
    for good in range(goods.COUNT):
        if good == goods.GOLD or good == goods.MARBLE:
            total += min(s.goods[good], 3) * w.precious
        elif good != goods.SILVER:
            total += min(s.goods[good], 8) * w.good
    total += count_of(s.crew) * w.apprentice + count_of(able) * w.skill
    total += min(s.supply, 6) * w.worker + s.captives[g.players] * w.captive
    total -= s.in_prison * w.in_prison + g.captured_of(p) * w.caught
    for circle in range(locations.SILVERSMITH + 1):
        total += min(s.at[circle], 5) * w.group
    return total


def works(w: TeamWeights, g: Architects, p: int, able: int) -> int:
    """The best work that a player with these skills can complete, then the best with what is left over, and a third."""
    s = g.seats[p]
    each = space(w, g)
    have = s.goods[:]
    cards = s.hand.kinds
    level = s.cathedral
    total: int = 0
    share: int = SCALE
    for _ in range(WORKS):
        best: int = 0
        taken: int = NONE
        rest = cards
        while rest != 0:
            c = lowest(rest)
            rest &= rest - 1
            turns = w.skill_turns * count_of(g.cards.needs[c] & ~able)
            most = g.cards.building_points[c] * 1000 + each
            if most - w.turn * (turns + SCALE) // SCALE <= best:
                continue
            worth = most - w.turn * (turns + turns_to(w, g, s, have, prices.BUILDINGS + c)) // SCALE
            if worth > best:
                best = worth
                taken = prices.BUILDINGS + c
        if level < limits.MOST_LEVEL and g.on_level(level + 1) < g.cards.level_spaces[level + 1]:
            turns = turns_to(w, g, s, have, prices.LEVELS + level + 1) + (w.card_turns if cards == 0 else 0)
            if s.virtue < g.cards.least_virtue:
                turns += w.virtue_turns * (g.cards.least_virtue - s.virtue)
            more = g.cards.level_points[level + 1] - g.cards.level_points[level]
            worth = more * 1000 + each - w.turn * turns // SCALE
            if worth > best:
                best = worth
                taken = prices.LEVELS + level + 1
        if taken == NONE:
            return total
        total += best * share // SCALE
        share = share * w.later // SCALE
        spend(g, have, taken)
        if taken >= prices.LEVELS:
            level += 1
            if cards != 0:
                cards &= cards - 1
        else:
            cards &= ~bit(taken - prices.BUILDINGS)
    return total


def spend(g: Architects, have: Row, price: int) -> None:
    """What is left of the goods once a price is paid."""
    for good in range(goods.COUNT):
        have[good] -= min(have[good], g.cards.price(price, good))
    mix = g.cards.mix(price)
    mixed = g.cards.mixed(price)
    while mix != 0:
        good = lowest(mix)
        mix &= mix - 1
        n = min(have[good], mixed)
        have[good] -= n
        mixed -= n


def turns_to(w: TeamWeights, g: Architects, s: Seat, have: Row, price: int) -> int:
    """How many turns a work takes, in hundredths: those that gather what is missing, and the one in the Guildhall."""
    cards = g.cards
    mix = cards.mix(price)
    turns: int = SCALE
    spare: int = 0
    for good in range(goods.COUNT):
        missing = cards.price(price, good) - have[good]
        if missing <= 0:
            if has(mix, good):
                spare -= missing
        elif good == goods.GOLD:
            turns += missing * w.gold_turns
        elif good == goods.MARBLE:
            turns += missing * w.marble_turns
        elif good == goods.WOOD:
            turns += visits(s.at[locations.FOREST], missing)
        elif good == goods.STONE:
            turns += visits(s.at[locations.QUARRY], missing)
        elif good == goods.CLAY:
            turns += visits(s.at[locations.MINES] + 1, missing)
    missing = cards.mixed(price) - spare
    if missing > 0:
        turns += visits(max(s.at[locations.FOREST], s.at[locations.QUARRY]), missing)
    return turns


def visits(there: int, missing: int) -> int:
    """How many visits to a circle bring so many goods, each one more than the last; the last one counts in part."""
    turns: int = 0
    for _ in range(MOST_VISITS):
        there += 1
        if missing <= there:
            return turns + SCALE * missing // there
        missing -= there
        turns += SCALE
    return turns + SCALE
