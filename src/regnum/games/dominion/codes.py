"""The numbers that Dominion's rules use for cards' marks, answers, questions, reasons, events and places.

Cards are numbered by their position in `data/cards.json`; answers are cards or one of the codes after them.
"""

from typing import Final

# Cards that rules name
COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
PROVINCE: Final = 5
CURSE: Final = 6
CARDS: Final = 39

# Answers besides cards
PASS: Final = 39
ALL: Final = 40
YES: Final = 41
SET_ASIDE: Final = 42
TO_TRASH: Final = 43
TO_DISCARD: Final = 44
TO_DECK: Final = 45

# Kinds of questions
ACTION: Final = 0
TREASURE: Final = 1
BUY: Final = 2
REACT: Final = 3
DISCARD: Final = 4
DISCARD_DOWN: Final = 5
TRASH: Final = 6
TRASH_ONE: Final = 7
GAIN: Final = 8
GAIN_TREASURE: Final = 9
PUT_ON_DECK: Final = 10
CHANCELLOR: Final = 11
LIBRARY: Final = 12
SPY: Final = 13
THIEF_TRASH: Final = 14
THIEF_GAIN: Final = 15
THRONE: Final = 16
HARBINGER: Final = 17
SENTRY: Final = 18
SENTRY_ORDER: Final = 19
VASSAL: Final = 20
BANDIT: Final = 21

# Reasons why an answer is not allowed
NOT_ACTION: Final = 1
TREASURE_LATER: Final = 2
PILE_EMPTY: Final = 3
TOO_DEAR: Final = 4
TOO_DEAR_CAP: Final = 5
NOT_TREASURE: Final = 6
NOT_VICTORY: Final = 7
ONLY_COPPER: Final = 8
CANONICAL_ORDER: Final = 9
MUST_DISCARD: Final = 10
MUST_CHOOSE: Final = 11
IS_COPPER: Final = 12

# Places: the shared ones, then five for each seat
SUPPLY: Final = 0
TRASH_PILE: Final = 1
DECK: Final = 2
HAND: Final = 3
DISCARD_PILE: Final = 4
PLAY_AREA: Final = 5
ASIDE: Final = 6
PLACES_PER_SEAT: Final = 5

# Events
TURN: Final = 0
PLAYS: Final = 1
PLAYS_AGAIN: Final = 2
DRAWS: Final = 3
SHUFFLES: Final = 4
GAINS: Final = 5
BUYS_CARD: Final = 6
TRASHES: Final = 7
DISCARDS: Final = 8
REVEALS: Final = 9
REVEALS_HAND: Final = 10
SETS_ASIDE: Final = 11
PUTS_ON_DECK: Final = 12
DECK_TO_DISCARD: Final = 13
REACTS: Final = 14
COUNTS_COINS: Final = 15
COUNTS_ACTIONS: Final = 16
COUNTS_BUYS: Final = 17
TAKES_FROM_TRASH: Final = 18
CLEANS_UP: Final = 19
BUY_PHASE: Final = 20
ENDS_PROVINCES: Final = 21
ENDS_PILES: Final = 22
LOOKS: Final = 23
TAKES_TO_HAND: Final = 24
PICKS: Final = 25
TOPS_DECK: Final = 26
DRAWS_ANEW: Final = 27
DEALS: Final = 28
DISCARDS_UNSEEN: Final = 29

# Instructions of a card: those that ask nobody anything come first
END: Final = 0
OP_DRAW: Final = 1
OP_ACTIONS: Final = 2
OP_BUYS: Final = 3
OP_COINS: Final = 4
OP_TRASH_THIS: Final = 5
OP_GAIN_CARD: Final = 6
OP_FIRST_PLAY_BONUS: Final = 7
OP_DECK_TO_DISCARD: Final = 8
OP_REVEAL_TOP: Final = 9
OP_LOOK_TOP: Final = 10
OP_ASIDE_TO_DISCARD: Final = 11
OP_REVEAL_HAND: Final = 12
OP_REVEAL_UNTIL: Final = 13
LAST_PLAIN: Final = 13
OP_DRAW_AS_MANY: Final = 14
OP_DISCARD_TOP: Final = 15
OP_UNLESS_TAKEN: Final = 16
OP_UNLESS_TAKEN_IN: Final = 17
OP_UNLESS_HAND_HAS: Final = 18
OP_UNLESS_ASIDE: Final = 19
OP_JUMP: Final = 20
OP_DISCARD: Final = 21
OP_DISCARD_DOWN: Final = 22
OP_TRASH: Final = 23
OP_TRASH_ASIDE: Final = 24
OP_GAIN: Final = 25
OP_HAND_TO_DECK: Final = 26
OP_DISCARD_TO_DECK: Final = 27
OP_DRAW_UNTIL: Final = 28
OP_SORT_ASIDE: Final = 29
OP_PLAY_FROM_HAND: Final = 30
OP_PLAY_TAKEN: Final = 31
OP_MAY: Final = 32
OP_ASIDE_DISCARD_OR_DECK: Final = 33
OP_TAKE_FROM_TRASH: Final = 34
OP_EACH_OTHER: Final = 35
OP_EACH_PLAYER: Final = 36

# Amounts and destinations inside instructions
ANY_NUMBER: Final = 99
EMPTY_PILES: Final = 98
RELATIVE: Final = 64
"""Added to a cost cap: it counts from the cost of the card just trashed."""
BY_SELF: Final = 0
BY_TARGET: Final = 1
