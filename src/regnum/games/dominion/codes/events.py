"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

TURN_BEGINS: Final = 0
PLAYS: Final = 1
PLAYS_AGAIN: Final = 2
DRAWS: Final = 3
SHUFFLES: Final = 4
GAINS: Final = 5
BUYS: Final = 6
TRASHES: Final = 7
DISCARDS: Final = 8
REVEALS: Final = 9
REVEALS_HAND: Final = 10
SETS_ASIDE: Final = 11
PUTS_ON_DECK: Final = 12
PUTS_DECK_IN_DISCARD: Final = 13
REACTS: Final = 14
COINS: Final = 15
ACTIONS: Final = 16
BUYS_PLUS: Final = 17
TAKES_FROM_TRASH: Final = 18
CLEANUP: Final = 19
PHASE_BUY: Final = 20
GAME_OVER_PROVINCES: Final = 21
GAME_OVER_PILES: Final = 22
LOOKS: Final = 23
TAKES_TO_HAND: Final = 24
PICKS: Final = 25
TOPS_DECK: Final = 26
DRAWS_ANEW: Final = 27
DEALS: Final = 28
DISCARDS_UNSEEN: Final = 29
