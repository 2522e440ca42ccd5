"""The end of a game of Dominion: which cards end it, who would win, and what must not be left to the next player."""

from regnum.bots.dominion.values import coins_of
from regnum.games.dominion.codes import answers
from regnum.games.dominion.codes import things as card
from regnum.games.dominion.scoring import owned, points, worth
from regnum.games.dominion.state import Dominion
from regnum.kernel.core.containers import bit, lowest


def last_cards(g: Dominion) -> int:
    """The set of the cards whose next copy ends the game."""
    enough = g.empty_piles() >= 2
    out: int = 0
    left = g.supply.kinds
    while left != 0:
        c = lowest(left)
        left &= left - 1
        if g.supply.count(c) == 1 and (enough or c == card.PROVINCE):
            out |= bit(c)
    return out


def money(g: Dominion, p: int) -> int:
    """The coins that the player will have to buy with, at least."""
    return g.coins + coins_of(g, g.seats[p].hand)


def winning_card(g: Dominion, p: int, last: int, bought: bool) -> int:
    """The card to take so that the game ends with one of the last cards and is won, or PASS.

    Where the last card alone does not win but further points can be bought as well, those come first.
    """
    while last != 0:
        c = lowest(last)
        last &= last - 1
        if leads_with(g, p, one_more(g, p, c), 0):
            return c
        if bought and g.buys > 1:
            coins = money(g, p) - g.cards.cost[c]
            if leads_with(g, p, g.cards.points[c] + small_points(g, coins, g.buys - 1), 0):
                dear = coins >= g.cards.cost[card.DUCHY] and g.supply.count(card.DUCHY) > 0
                return card.DUCHY if dear else card.ESTATE
    return answers.PASS


def province_is_safe(g: Dominion, p: int, bought: bool) -> bool:
    """Whether taking a Province, and all that can be bought after it, wins or at least leaves nobody else a win."""
    left = g.supply.count(card.PROVINCE) - 1
    price = g.cards.cost[card.PROVINCE]
    worth = g.cards.points[card.PROVINCE]
    coins = money(g, p)
    buys = g.buys
    if bought:
        coins -= price
        buys -= 1
    if left <= buys and left * price <= coins:
        more = small_points(g, coins - left * price, buys - left)
        if leads_with(g, p, worth * (left + 1) + more, 0):
            return True
    return left > 1 or leads_with(g, p, worth + small_points(g, coins, buys), worth)


def small_points(g: Dominion, coins: int, buys: int) -> int:
    """The points that Duchies and Estates bring for so many coins and buys."""
    total: int = 0
    duchies = g.supply.count(card.DUCHY)
    estates = g.supply.count(card.ESTATE)
    while buys > 0:
        buys -= 1
        if duchies > 0 and coins >= g.cards.cost[card.DUCHY]:
            duchies -= 1
            coins -= g.cards.cost[card.DUCHY]
            total += g.cards.points[card.DUCHY]
        elif estates > 0 and coins >= g.cards.cost[card.ESTATE]:
            estates -= 1
            coins -= g.cards.cost[card.ESTATE]
            total += g.cards.points[card.ESTATE]
    return total


def leads_with(g: Dominion, p: int, more: int, theirs_more: int) -> bool:
    """Whether the player would be ahead of everybody with so many more points, and the others with so many."""
    mine = points(g, p) + more
    for q in range(len(g.seats)):
        if q != p:
            theirs = points(g, q) + theirs_more
            if theirs > mine or (theirs == mine and g.seats[q].turns < g.seats[p].turns):
                return False
    return True


def one_more(g: Dominion, p: int, c: int) -> int:
    """The points that one more copy of a card brings, besides what it adds to Gardens that are there."""
    mine = owned(g, p)
    mine.add(c)
    return worth(g, mine, c)


def behind(g: Dominion, p: int) -> int:
    """By how many points the best of the others is ahead; below 0 if nobody is."""
    most = -1000
    for q in range(len(g.seats)):
        if q != p:
            most = max(most, points(g, q))
    return most - points(g, p)
