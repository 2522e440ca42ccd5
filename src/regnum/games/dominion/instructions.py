"""The effects of cards that ask nobody."""

from regnum.games.dominion import moves
from regnum.games.dominion.codes import ops
from regnum.games.dominion.state import Dominion


def carry_out(g: Dominion, p: int, q: int, fx: int) -> int:
    """Carries out the effects that ask nobody, for player q, and says where the first other one stands."""
    cards = g.cards
    op = cards.op[fx]
    while op != ops.END and op <= ops.LAST_PLAIN:
        n = cards.n[fx]
        if op == ops.DRAW:
            moves.draw(g, q, n)
        elif op == ops.ACTIONS:
            moves.add_actions(g, p, n)
        elif op == ops.COINS:
            moves.add_coins(g, p, n)
        elif op == ops.BUYS:
            moves.add_buys(g, p, n)
        elif op == ops.TRASH_THIS:
            moves.trash_this(g, p, cards.source[fx])
        elif op == ops.GAIN_CARD:
            moves.gain(g, q, cards.card[fx], cards.to[fx])
        elif op == ops.FIRST_PLAY_BONUS:
            g.bonus_card = cards.card[fx]
            g.bonus_coins += n
        elif op == ops.DECK_TO_DISCARD:
            moves.deck_to_discard(g, q)
        elif op == ops.REVEAL_TOP:
            moves.reveal_top(g, q, n)
        elif op == ops.LOOK_TOP:
            moves.look_at_top(g, q, n)
        elif op == ops.ASIDE_TO_DISCARD:
            moves.discard_aside(g, q)
        elif op == ops.REVEAL_HAND:
            moves.reveal_hand(g, q)
        elif op == ops.REVEAL_UNTIL:
            moves.reveal_until(g, q, cards.among[fx], n)
        fx += 1
        op = cards.op[fx]
    return fx
