"""What a duchy is worth, and who wins."""

from typing import Final

from regnum.games.wonderful_kingdom.amounts import how_many
from regnum.games.wonderful_kingdom.codes import modules, resources, things
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.core.containers import lowest

LOWEST: Final = -1024
SPAN: Final = 4096
MANY_CARDS: Final = 256
MANY_SOLDIERS: Final = 1024
"""Bounds that no score, no duchy and no camp reaches: within them one number ranks by one thing after the other."""


def card_points(g: Kingdom, p: int, c: int) -> int:
    """What one constructed copy of a card is worth."""  # IWK-8.1, IWK-8.2
    return g.cards.points[c] + per_type(g, p, g.cards.points_per[c])


def duchy_points(g: Kingdom, p: int) -> int:
    """What the duchy card is worth."""
    return per_type(g, p, g.cards.duchy_per[2 * g.seats[p].duchy + g.side])


def per_type(g: Kingdom, p: int, per: int) -> int:
    """Points for constructed cards by type."""
    n = 0
    if per != 0:
        for t in range(resources.BASIC):
            each = how_many(per, t)
            if each != 0:
                n += each * g.seats[p].counted(g.cards.types[t])
    return n


def woe_points(g: Kingdom, c: int) -> int:
    """What a calamity or an undefeated threat takes away."""  # IWK-5.6, IWK-9.11, IWK-10.24
    points = g.cards.penalty[c - things.CALAMITY]
    return points * g.doubled if c == things.CALAMITY else points


def points(g: Kingdom, p: int) -> int:
    """A player's score; it can be negative."""  # IWK-8.1, IWK-8.5
    me = g.seats[p]
    total = duchy_points(g, p)
    left = me.built.kinds
    while left != 0:
        c = lowest(left)
        left &= left - 1
        total += card_points(g, p, c) * me.built.count(c)
    for i in range(me.woes.size):
        total += woe_points(g, me.woes.at(i))
    return total


def fewest_points(g: Kingdom, medal: int) -> int:
    """What a solo game must be worth for a medal, by its threat deck, its quest, or with advisors."""  # IWK-12.16
    if g.module == modules.THREATS:
        threat = g.seats[0].threat
        table = 0 if threat < things.FROST_GIANT else 1 + threat - things.FROST_GIANT
    elif g.module == modules.ADVISORS:
        table = 4
    else:
        table = 5 + g.quest // 8
    return g.cards.fewest_points[3 * table + medal]


def has_last_step(g: Kingdom, p: int) -> bool:
    """Whether the player completed the step without which nobody wins."""  # IWK-11.13
    if g.module != modules.QUESTS:
        return True
    for s in range(4):
        if g.cards.step_last[g.quest + s] != 0 and (g.seats[p].steps >> s) & 1 != 0:
            return True
    return False


def rank(g: Kingdom, p: int) -> int:
    """Orders the players: the last step, points, constructed cards, soldiers held."""  # IWK-8.4
    me = g.seats[p]
    last = 1 if has_last_step(g, p) else 0
    return ((last * SPAN + points(g, p) - LOWEST) * MANY_CARDS + me.built.size) * MANY_SOLDIERS + me.soldiers
