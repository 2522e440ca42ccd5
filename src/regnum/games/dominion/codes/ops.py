"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

# Instructions of a card that ask nobody anything
END: Final = 0
DRAW: Final = 1
ACTIONS: Final = 2
BUYS: Final = 3
COINS: Final = 4
TRASH_THIS: Final = 5
GAIN_CARD: Final = 6
FIRST_PLAY_BONUS: Final = 7
DECK_TO_DISCARD: Final = 8
REVEAL_TOP: Final = 9
LOOK_TOP: Final = 10
ASIDE_TO_DISCARD: Final = 11
REVEAL_HAND: Final = 12
REVEAL_UNTIL: Final = 13

# The other instructions
DRAW_AS_MANY: Final = 14
DISCARD_TOP: Final = 15
UNLESS_TAKEN: Final = 16
UNLESS_TAKEN_IN: Final = 17
UNLESS_HAND_HAS: Final = 18
UNLESS_ASIDE: Final = 19
JUMP: Final = 20
DISCARD: Final = 21
DISCARD_DOWN: Final = 22
TRASH: Final = 23
TRASH_ASIDE: Final = 24
GAIN: Final = 25
HAND_TO_DECK: Final = 26
DISCARD_TO_DECK: Final = 27
DRAW_UNTIL: Final = 28
SORT_ASIDE: Final = 29
PLAY_FROM_HAND: Final = 30
PLAY_TAKEN: Final = 31
MAY: Final = 32
ASIDE_DISCARD_OR_DECK: Final = 33
TAKE_FROM_TRASH: Final = 34
EACH_OTHER: Final = 35
EACH_PLAYER: Final = 36

# Amounts inside instructions; RELATIVE, added to a cost cap, counts from the cost of the card just trashed
LAST_PLAIN: Final = 13
ANY_NUMBER: Final = 99
EMPTY_PILES: Final = 98
RELATIVE: Final = 64

# Who chooses
BY_SELF: Final = 0
BY_TARGET: Final = 1
