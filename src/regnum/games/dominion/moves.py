"""What can happen to cards on a Dominion table: the verbs of the rulebook, and nothing that asks anybody."""

from regnum.games.dominion.codes import events, places
from regnum.games.dominion.state import Dominion, Seat
from regnum.kernel.core.containers import EVERYBODY, NONE, bit, has, lowest


def begin_turn(g: Dominion, p: int) -> None:
    """One action, one buy, no coins; nothing carries over."""  # DOM-3.3
    g.current = p
    g.actions = 1
    g.buys = 1
    g.coins = 0
    g.bonus_card = NONE
    g.bonus_coins = 0
    g.played = 0
    g.seats[p].turns += 1
    g.emit(events.TURN_BEGINS, p, NONE, g.seats[p].turns, NONE, NONE, EVERYBODY)


def has_card_to_draw(g: Dominion, s: Seat, p: int) -> bool:
    """Whether the deck has a card, after shuffling the discard pile in if it is empty."""
    if s.deck.size == 0:  # DOM-6.1
        if s.discard.size == 0:  # DOM-6.3
            return False
        g.emit(events.SHUFFLES, p, NONE, s.discard.size, g.place(p, places.DISCARD), g.place(p, places.DECK), EVERYBODY)
        s.deck.shuffle_in(s.discard)
    return True


def take_top(g: Dominion, s: Seat, p: int) -> int:
    """Takes the top card of a deck; NONE if there is none to be had."""
    return s.deck.draw(g.chance, p) if has_card_to_draw(g, s, p) else NONE


def draw(g: Dominion, p: int, n: int, event: int = events.DRAWS) -> None:
    """Draws n cards, or as many as there are; the event tells why."""  # DOM-2.5, DOM-3.4, DOM-6.2, DOM-7.2
    s = g.seats[p]
    while n > 0 and has_card_to_draw(g, s, p):
        if g.log is None:
            n -= s.deck.deal(g.chance, p, n, s.hand)
        else:
            c = s.deck.draw(g.chance, p)
            s.hand.add(c)
            g.emit(event, p, c, 1, g.place(p, places.DECK), g.place(p, places.HAND), bit(p))
            n -= 1


def add_actions(g: Dominion, p: int, n: int) -> None:
    g.actions += n
    g.emit(events.ACTIONS, p, NONE, n, NONE, NONE, EVERYBODY)


def add_buys(g: Dominion, p: int, n: int) -> None:
    g.buys += n
    g.emit(events.BUYS_PLUS, p, NONE, n, NONE, NONE, EVERYBODY)


def add_coins(g: Dominion, p: int, n: int) -> None:
    g.coins += n
    g.emit(events.COINS, p, NONE, n, NONE, NONE, EVERYBODY)


def to_play_area(g: Dominion, p: int, c: int) -> None:
    """A card is played: it moves from the hand to the play area."""  # DOM-4.3
    s = g.seats[p]
    s.hand.remove(c)
    s.in_play.put(c)
    g.emit(events.PLAYS, p, c, 1, g.place(p, places.HAND), g.place(p, places.IN_PLAY), EVERYBODY)


def play_treasure(g: Dominion, p: int, c: int) -> None:
    """A Treasure adds its coins, and what its first play this turn adds."""  # DOM-5.2, DOM-13.6
    to_play_area(g, p, c)
    g.coins += g.cards.coins[c]
    if not has(g.played, c):
        g.played |= bit(c)
        if c == g.bonus_card:
            add_coins(g, p, g.bonus_coins)


def play_all_treasures(g: Dominion, p: int) -> None:
    hand = g.seats[p].hand
    left = hand.kinds & g.cards.treasures
    while left != 0:
        play_treasure(g, p, lowest(left))
        left = hand.kinds & g.cards.treasures


def gain(g: Dominion, p: int, c: int, to: int) -> None:
    """Takes a card from the supply; nothing happens if its pile is empty."""  # DOM-3.10, DOM-3.14
    if g.supply.count(c) == 0:
        return
    g.supply.remove(c)
    s = g.seats[p]
    if to == places.HAND:
        s.hand.add(c)
    elif to == places.DECK:
        s.deck.put(c, EVERYBODY)
    else:
        s.discard.put(c)
    g.emit(events.GAINS, p, c, 1, places.SUPPLY, g.place(p, to), EVERYBODY)


def buy(g: Dominion, p: int, c: int) -> None:
    """Pays the cost and takes the card."""  # DOM-5.4
    g.buys -= 1
    g.coins -= g.cards.cost[c]
    g.supply.remove(c)
    g.seats[p].discard.put(c)
    g.emit(events.BUYS, p, c, g.cards.cost[c], places.SUPPLY, g.place(p, places.DISCARD), EVERYBODY)


def trash_from_hand(g: Dominion, p: int, c: int) -> None:
    g.seats[p].hand.remove(c)
    g.trash.put(c)
    g.emit(events.TRASHES, p, c, 1, g.place(p, places.HAND), places.TRASH, EVERYBODY)


def trash_this(g: Dominion, p: int, c: int) -> None:
    """Trashes the played card if it still lies in the play area."""  # DOM-9.26
    s = g.seats[p]
    if s.in_play.count(c) > 0:
        s.in_play.remove(c)
        g.trash.put(c)
        g.emit(events.TRASHES, p, c, 1, g.place(p, places.IN_PLAY), places.TRASH, EVERYBODY)


def trash_aside(g: Dominion, p: int, c: int) -> None:
    g.seats[p].aside.remove(c)
    g.trash.put(c)
    g.emit(events.TRASHES, p, c, 1, g.place(p, places.ASIDE), places.TRASH, EVERYBODY)


def take_from_trash(g: Dominion, p: int, c: int) -> None:
    g.trash.remove(c)
    g.seats[p].discard.put(c)
    g.emit(events.TAKES_FROM_TRASH, p, c, 1, places.TRASH, g.place(p, places.DISCARD), EVERYBODY)


def pick_from_hand(g: Dominion, p: int, c: int) -> None:
    """A card chosen to be discarded waits face down until the choice is complete."""  # DOM-3.8
    s = g.seats[p]
    s.hand.remove(c)
    s.aside.put_face_down(c)
    g.emit(events.PICKS, p, c, 1, g.place(p, places.HAND), g.place(p, places.ASIDE), bit(p))


def discard_aside(g: Dominion, p: int) -> None:
    """Everything that lies aside goes to the discard pile; only the top card is shown."""  # DOM-3.8, DOM-11.1
    s = g.seats[p]
    n = s.aside.size
    if n == 0:
        return
    seen = n == 1 or not s.aside.is_face_down(0)
    for i in range(n):
        tell_discard(g, p, s.aside.at(i), places.ASIDE, seen)
    s.aside.pour_onto(s.discard)
    s.discard.turn_up_top()


def tell_discard(g: Dominion, p: int, c: int, zone: int, open_: bool) -> None:
    """One of the cards that are discarded together; unless they lay open, others see only the last one, on top."""
    to = g.place(p, places.DISCARD)
    if open_:
        g.emit(events.DISCARDS, p, c, 1, g.place(p, zone), to, EVERYBODY)
    else:
        g.emit(events.DISCARDS_UNSEEN, p, c, 1, g.place(p, zone), to, bit(p))


def discard_one_aside(g: Dominion, p: int, c: int) -> None:
    s = g.seats[p]
    s.aside.remove(c)
    s.discard.put(c)
    g.emit(events.DISCARDS, p, c, 1, g.place(p, places.ASIDE), g.place(p, places.DISCARD), EVERYBODY)


def discard_top(g: Dominion, p: int) -> int:
    """Discards the top card of the deck and says which it was."""
    s = g.seats[p]
    c = take_top(g, s, p)
    if c != NONE:
        g.chance.reveal()
        s.discard.put(c)
        g.emit(events.DISCARDS, p, c, 1, g.place(p, places.DECK), g.place(p, places.DISCARD), EVERYBODY)
    return c


def reveal_top(g: Dominion, p: int, n: int) -> None:
    """Turns up the top n cards; they lie aside until they are placed."""  # DOM-3.11, DOM-6.5
    s = g.seats[p]
    for _ in range(n):
        c = take_top(g, s, p)
        if c == NONE:
            return
        g.chance.reveal()
        s.aside.put(c)
        g.emit(events.REVEALS, p, c, 1, g.place(p, places.DECK), g.place(p, places.ASIDE), EVERYBODY)


def look_at_top(g: Dominion, p: int, n: int) -> None:
    """Looks at the top n cards; only their owner sees them."""
    s = g.seats[p]
    for _ in range(n):
        c = take_top(g, s, p)
        if c == NONE:
            return
        s.aside.put_face_down(c)
        g.emit(events.LOOKS, p, c, 1, g.place(p, places.DECK), g.place(p, places.ASIDE), bit(p))


def put_aside_on_deck(g: Dominion, p: int, c: int, seen: int) -> None:
    s = g.seats[p]
    s.aside.remove(c)
    s.deck.put(c, seen)
    event = events.PUTS_ON_DECK if seen == EVERYBODY else events.TOPS_DECK
    g.emit(event, p, c, 1, g.place(p, places.ASIDE), g.place(p, places.DECK), seen)


def put_hand_on_deck(g: Dominion, p: int, c: int, seen: int) -> None:
    s = g.seats[p]
    s.hand.remove(c)
    s.deck.put(c, seen)
    if seen == EVERYBODY:
        g.chance.reveal()
    event = events.PUTS_ON_DECK if seen == EVERYBODY else events.TOPS_DECK
    g.emit(event, p, c, 1, g.place(p, places.HAND), g.place(p, places.DECK), seen)


def put_discard_on_deck(g: Dominion, p: int, c: int) -> None:
    s = g.seats[p]
    s.discard.remove(c)
    s.discard.turn_up_top()
    s.deck.put(c, bit(p))
    g.emit(events.TOPS_DECK, p, c, 1, g.place(p, places.DISCARD), g.place(p, places.DECK), bit(p))


def reveal_hand(g: Dominion, p: int) -> None:
    g.chance.reveal()
    hand = g.seats[p].hand
    left = hand.kinds
    while left != 0:
        c = lowest(left)
        left &= left - 1
        for _ in range(hand.count(c)):
            g.emit(events.REVEALS_HAND, p, c, 1, g.place(p, places.HAND), g.place(p, places.HAND), EVERYBODY)


def deck_to_discard(g: Dominion, p: int) -> None:
    """The whole deck is turned over onto the discard pile; its bottom card becomes the visible one."""  # DOM-R12
    s = g.seats[p]
    source, target = g.place(p, places.DECK), g.place(p, places.DISCARD)
    g.emit(events.PUTS_DECK_IN_DISCARD, p, NONE, s.deck.size, source, target, EVERYBODY)
    g.chance.reveal()
    while s.deck.size > 0:
        s.discard.put_face_down(s.deck.draw(g.chance, p))
    s.discard.turn_up_top()


def reveal_until(g: Dominion, p: int, wanted: int, n: int) -> None:
    """Reveals cards until n wanted ones are found; those go to the hand, the others are discarded."""  # DOM-9.1
    s = g.seats[p]
    found = 0
    while found < n:
        before = s.aside.size
        reveal_top(g, p, 1)
        if s.aside.size == before:
            break
        c = s.aside.top()
        if has(wanted, c):
            found += 1
            s.aside.remove(c)
            s.hand.add(c)
            g.emit(events.TAKES_TO_HAND, p, c, 1, g.place(p, places.ASIDE), g.place(p, places.HAND), EVERYBODY)
    discard_aside(g, p)


def clean_up(g: Dominion, p: int) -> None:
    """Play area and hand to the discard pile, then five new cards."""  # DOM-7.1 to DOM-7.8
    s = g.seats[p]
    tell_clean_up(g, s, p)
    s.in_play.pour_onto(s.discard)
    s.hand.lay_face_down(s.discard)
    s.discard.turn_up_top()
    g.actions = 0
    g.buys = 0
    g.coins = 0
    draw(g, p, 5, events.DRAWS_ANEW)


def tell_clean_up(g: Dominion, s: Seat, p: int) -> None:
    """What everybody sees of it: the cards in play, how many came from the hand, and the one that ends on top."""
    g.emit(events.CLEANUP, p, NONE, s.in_play.size, g.place(p, places.IN_PLAY), g.place(p, places.DISCARD), EVERYBODY)
    left = s.hand.kinds
    while left != 0:
        c = lowest(left)
        left &= left - 1
        for _ in range(s.hand.count(c)):
            tell_discard(g, p, c, places.HAND, s.hand.size == 1)
