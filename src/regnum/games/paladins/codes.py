"""The numbers that the rules of Paladins use for things, answers, questions, reasons, events and places.

Cards, squares and spaces are numbered from 0 within their own family, in the order of `data/`; the families stand one
after the other in the list of all things, each from its `FIRST_` number on.
"""

from typing import Final

# Families of things: where each begins in the list of all things, and how many it has
FIRST_PALADIN: Final = 0
PALADINS: Final = 12
FIRST_TOWNSFOLK: Final = 12
TOWNSFOLK: Final = 32
FIRST_OUTSIDER: Final = 44
OUTSIDERS: Final = 36
FIRST_WALL: Final = 80
WALLS: Final = 16
FIRST_TAVERN: Final = 96
TAVERNS: Final = 24
FIRST_SUSPICION: Final = 120
SUSPICIONS: Final = 3
FIRST_ORDER: Final = 123
ORDERS: Final = 6
FIRST_FAVOUR: Final = 129
FAVOURS: Final = 10
FIRST_SCHEME: Final = 139
SCHEMES: Final = 11
FIRST_SQUARE: Final = 150
SQUARES: Final = 40
FIRST_WORKER: Final = 190
WORKERS: Final = 6
FIRST_JAR_SPACE: Final = 196
JAR_SPACES: Final = 7
FIRST_ACTION: Final = 203
ACTIONS: Final = 12
FIRST_ATTRIBUTE: Final = 215
ATTRIBUTES: Final = 3
FIRST_WORKSHOP_SPACE: Final = 218
WORKSHOP_SPACES: Final = 12
FIRST_DEVELOPMENT: Final = 230
DEVELOPMENTS: Final = 8
FIRST_JAR: Final = 238
JARS: Final = 7
FIRST_SLOT: Final = 245
SLOTS: Final = 5
FIRST_TOKEN: Final = 250
TOKENS: Final = 4
THINGS: Final = 254

# Workers; ANY is the colour of a clear space
LABOURER: Final = 0
SCOUT: Final = 1
MERCHANT: Final = 2
FIGHTER: Final = 3
CLERIC: Final = 4
CRIMINAL: Final = 5
ANY: Final = 6

# Attributes
FAITH: Final = 0
STRENGTH: Final = 1
INFLUENCE: Final = 2
MOST_OF_ATTRIBUTE: Final = 12

# Actions on the right, attacks aside, can be done so often; tables by action have a row for each, and one more
MOST_DONE: Final = 7
STEPS: Final = 8

# Tokens
SILVER: Final = 0
PROVISIONS: Final = 1
DEBT: Final = 2
PAID_DEBT: Final = 3

# Actions of the own board, left side then right side
DEVELOP: Final = 0
RECRUIT: Final = 1
HUNT: Final = 2
TRADE: Final = 3
PRAY: Final = 4
CONSPIRE: Final = 5
COMMISSION: Final = 6
FORTIFY: Final = 7
GARRISON: Final = 8
ABSOLVE: Final = 9
ATTACK: Final = 10
CONVERT: Final = 11
LEFT_ACTIONS: Final = 6
REST: Final = 12
KINGS_ORDER: Final = 13
KINGS_FAVOUR: Final = 14
"""What only the solo opponent does."""
SPACES: Final = 28
"""Worker spaces of a board: ten on the left, three for each action on the right."""
FIRST_RIGHT_SPACE: Final = 10

# Answers to the question for an action: left actions with one or two workers, right actions, Favours, pass
DO_DEVELOP: Final = 0
DO_DISCARD: Final = 1
DO_RECRUIT: Final = 2
DO_HUNT: Final = 3
DO_HUNT_TWO: Final = 4
DO_TRADE: Final = 5
DO_TRADE_TWO: Final = 6
DO_PRAY: Final = 7
DO_CONSPIRE: Final = 8
DO_COMMISSION: Final = 9
DO_FORTIFY: Final = 10
DO_GARRISON: Final = 11
DO_ABSOLVE: Final = 12
DO_ATTACK: Final = 13
DO_CONVERT: Final = 14
DO_FAVOUR: Final = 15
DO_PASS: Final = 20

# Other answers
BY_DEBT: Final = 5
"""Added to a Townsfolk slot: a Debt is taken in place of the Silver."""
NO_TOWNSFOLK: Final = 10
NO_PRAYER: Final = 12
YES: Final = 0
NO: Final = 1
ENOUGH: Final = 6
THE_PALADIN: Final = 32
"""Among abilities: that of the Paladin, after those of the Townsfolk."""

# Kinds of questions
CHOOSE_FIRST: Final = 0
CHOOSE_PALADIN: Final = 1
CHOOSE_TOP: Final = 2
CHOOSE_TAVERN: Final = 3
CHOOSE_ACTION: Final = 4
CHOOSE_WORKER: Final = 5
CHOOSE_TOWNSFOLK: Final = 6
CHOOSE_DISCARD: Final = 7
CHOOSE_FREE: Final = 8
CHOOSE_WORKSHOP: Final = 9
CHOOSE_PRAYER: Final = 10
CHOOSE_SQUARE: Final = 11
CHOOSE_JAR: Final = 12
CHOOSE_ATTACKED: Final = 13
CHOOSE_CONVERTED: Final = 14
CHOOSE_OPTION: Final = 15
CHOOSE_USE: Final = 16
CHOOSE_ORDER: Final = 17
CHOOSE_ABILITY: Final = 18
CHOOSE_KEPT: Final = 19

# Reasons why an answer is not allowed
USED: Final = 1
NOT_TURNED_UP: Final = 2
FAVOUR_TAKEN: Final = 3
NO_WORKSHOP_LEFT: Final = 4
LIMIT_REACHED: Final = 5
WORKERS_MISSING: Final = 6
CRIMINAL_MISSING: Final = 7
SILVER_MISSING: Final = 8
PROVISIONS_MISSING: Final = 9
WALLS_GONE: Final = 10
INFLUENCE_FOR_WALL: Final = 11
INFLUENCE_FOR_JAR: Final = 12
NO_SQUARE: Final = 13
NO_TOWNSFOLK_TO_PAY: Final = 14
NOBODY_TO_ATTACK: Final = 15
NOBODY_TO_CONVERT: Final = 16
NOTHING_TO_CLEAR: Final = 17
SLOT_EMPTY: Final = 18
NO_DEBT_HERE: Final = 19
DEBT_NOT_FOR_DISCARD: Final = 20
NOTHING_TO_PAY: Final = 21
SQUARE_TAKEN: Final = 22
SQUARE_CLOSED: Final = 23
FAITH_FOR_REGION: Final = 24
STRENGTH_FOR_REGION: Final = 25
JAR_SPACE_FULL: Final = 26
STRENGTH_TOO_DEAR: Final = 27
FAITH_TOO_LOW: Final = 28
SPACE_COVERED: Final = 29
NO_WORKER_THERE: Final = 30
PRAYS_ITSELF: Final = 31
WRONG_WORKER: Final = 32
NEEDED_ELSEWHERE: Final = 33
SAME_SET: Final = 34

# Instructions: those that ask nobody and cannot bring an Inquisition come first
END: Final = 0
OP_WORKER: Final = 1
OP_SILVER: Final = 2
OP_PROVISIONS: Final = 3
OP_ATTRIBUTE: Final = 4
OP_DEBT: Final = 5
LAST_PLAIN: Final = 5

OP_CRIMINAL: Final = 6
OP_TAX: Final = 7
OP_REMOVE: Final = 8
OP_DESTROY: Final = 9
OP_PAY: Final = 10
OP_PRAY: Final = 11
OP_RECRUIT: Final = 12
OP_DEVELOP: Final = 13
OP_CHOOSE: Final = 14

# What converted Outsiders count at the end
PER_COMMISSION: Final = 0
PER_GARRISON: Final = 1
PER_DEVELOP: Final = 2
PER_FORTIFY: Final = 3
PER_ABSOLVE: Final = 4
PER_CREW: Final = 5
PER_STRENGTH: Final = 6
PER_INFLUENCE: Final = 7
PER_FAITH: Final = 8
PER_SARACEN: Final = 9
PER_BYZANTINE: Final = 10
PER_VIKING: Final = 11
PER_ORDER: Final = 12
PER_MERCENARY: Final = 13
PER_PAID: Final = 14
PER_UNPAID: Final = 15
PER_SUSPICION: Final = 16

# Factions of Outsiders
SARACEN: Final = 0
BYZANTINE: Final = 1
VIKING: Final = 2

# Terms of the score
T_ORDERS: Final = 0
T_ATTRIBUTES: Final = 1
T_DEVELOP: Final = 2
T_DEBTS: Final = 3
T_RESOURCES: Final = 4
T_COMMISSION: Final = 5
T_FORTIFY: Final = 6
T_GARRISON: Final = 7
T_ABSOLVE: Final = 8
T_CONVERT: Final = 9
TERMS: Final = 10

# Places: the shared ones, then those of each seat
SUPPLY: Final = 0
TAX_SUPPLY: Final = 1
TOWN_ROW: Final = 2
TOWN_DECK: Final = 3
TOWN_DISCARD: Final = 4
OUTSIDER_ROW: Final = 5
OUTSIDER_DECK: Final = 6
OUTSIDER_DISCARD: Final = 7
WALL_DECK: Final = 8
SUSPICION_DECK: Final = 9
SUSPICION_DISCARD: Final = 10
TAVERN_DECK: Final = 11
TAVERN_ROW: Final = 12
TAVERN_DISCARD: Final = 13
ORDER_DECK: Final = 14
ORDER_ROW: Final = 15
FAVOUR_DECK: Final = 16
FAVOUR_ROW: Final = 17
FAVOUR_WORKERS: Final = 18
MAP: Final = 19
SCHEME_DECK: Final = 20
SCHEME_DISCARD: Final = 21
RESOURCE_TRACK: Final = 22

PALADIN_DECK: Final = 23
UNDER_DECK: Final = 24
HAND: Final = 25
PALADIN: Final = 26
USED_PALADINS: Final = 27
TAVERN_CARD: Final = 28
POOL: Final = 29
BOARD: Final = 30
WORKSHOPS_ON: Final = 31
PURSE: Final = 32
STORE: Final = 33
FAITH_TRACK: Final = 34
STRENGTH_TRACK: Final = 35
INFLUENCE_TRACK: Final = 36
DEBTS_UNPAID: Final = 37
DEBTS_PAID: Final = 38
SUSPICIONS_HELD: Final = 39
CREW: Final = 40
ATTACKED: Final = 41
CONVERTED: Final = 42
WALLS_BUILT: Final = 43
MONKS_OUT: Final = 44
OUTPOSTS_OUT: Final = 45
JARS_OUT: Final = 46
PLACES_PER_SEAT: Final = 24

# Events
E_ROUND_BEGINS: Final = 0
E_ORDER_UP: Final = 1
E_FAVOUR_UP: Final = 2
E_TAVERN_UP: Final = 3
E_ROW_FILLED: Final = 4
E_ROW_SLIDES: Final = 5
E_ROW_DISCARDS: Final = 6
E_DRAWS_PALADINS: Final = 7
E_KEEPS_PALADIN: Final = 8
E_RETURNS_TOP: Final = 9
E_RETURNS_UNDER: Final = 10
E_REVEALS_PALADIN: Final = 11
E_TAKES_TAVERN: Final = 12
E_PALADIN_LEAVES: Final = 13
E_TAVERNS_LEAVE: Final = 14
E_SHUFFLES: Final = 15
E_GAINS_WORKER: Final = 16
E_PLACES_WORKER: Final = 17
E_WORKER_LEAVES: Final = 18
E_ACTS: Final = 19
E_PAYS_SILVER: Final = 20
E_PAYS_PROVISIONS: Final = 21
E_GAINS_SILVER: Final = 22
E_GAINS_PROVISIONS: Final = 23
E_GAINS_TAX: Final = 24
E_ATTRIBUTE: Final = 25
E_TAKES_DEBT: Final = 26
E_PAYS_DEBT: Final = 27
E_DESTROYS_DEBT: Final = 28
E_DRAWS_SUSPICION: Final = 29
E_REMOVES_SUSPICION: Final = 30
E_NOTHING_LEFT_TO_DRAW: Final = 31
E_INQUISITION: Final = 32
E_ABILITY: Final = 33
E_MOST_SUSPICIOUS: Final = 34
E_NOBODY_SUSPICIOUS: Final = 35
E_TAX_REFILLED: Final = 36
E_PLACES_WORKSHOP: Final = 37
E_CLEARS: Final = 38
E_DISCARDS_TOWNSFOLK: Final = 39
E_HIRES: Final = 40
E_PLACES_MONK: Final = 41
E_PLACES_OUTPOST: Final = 42
E_BUILDS_WALL: Final = 43
E_PLACES_JAR: Final = 44
E_ATTACKS: Final = 45
E_CONVERTS: Final = 46
E_USES_FAVOUR: Final = 47
E_DECLINES: Final = 48
E_PASSES: Final = 49
E_KEEPS: Final = 50
E_GIVES_BACK: Final = 51
E_GAME_OVER: Final = 52
E_RIVAL_WORKSHOP: Final = 53
E_RIVAL_FAVOUR_SCHEME: Final = 54
E_RIVAL_BEGINS: Final = 55
E_RIVAL_TAVERN: Final = 56
E_RIVAL_SCHEME: Final = 57
E_RIVAL_CANNOT_WORKERS: Final = 58
E_RIVAL_CANNOT_FILLED: Final = 59
E_RIVAL_CANNOT_LOW: Final = 60
E_RIVAL_CANNOT_TARGET: Final = 61
E_RIVAL_CANNOT_MORE: Final = 62
E_RIVAL_NO_FAVOUR: Final = 63
E_RIVAL_DOES: Final = 64
E_RIVAL_MARKER: Final = 65
E_RIVAL_WRAPS: Final = 66
E_RIVAL_COIN: Final = 67
E_RIVAL_PRAYS: Final = 68
E_RIVAL_RESHUFFLES: Final = 69
E_RIVAL_RESTS: Final = 70
E_RIVAL_PASSES: Final = 71
E_RIVAL_FLIPS_JAR: Final = 72
