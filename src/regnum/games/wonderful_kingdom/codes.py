"""The numbers that the rules use for cards, answers, questions, reasons, events and places.

Cards are numbered through the data files: development cards, treasures, the calamity, threats, advisors. Only advisors
go beyond the 62 members of one word, so every set of cards that can be built, recycled or lie as a burden is one word.
"""

from typing import Final

# Cards
DEVELOPMENTS: Final = 44
FIRST_TREASURE: Final = 44
CALAMITY: Final = 54
RAT: Final = 55
VERMIN: Final = 56
GIANT: Final = 57
SHADOW: Final = 58
THIEF: Final = 59
FIRST_ADVISOR: Final = 60
ADVISORS: Final = 14
CARDS: Final = 74
SITES: Final = 67
"""Copies of development cards; each can be under construction at its own place."""

# Resources, then what else a space may ask for
MATERIALS: Final = 0
POPULATION: Final = 1
GOLD: Final = 2
EXPLORATION: Final = 3
BASIC: Final = 4
KRYSTALLIUM: Final = 4
SOLDIER: Final = 5
SPACES: Final = 6
ANY_CUBE: Final = 4
"""Where the alchemy area counts cubes whose kind does not matter."""

# Free spaces of a card under construction, as `amounts.py` counts them
BASIC_SPACES: Final = 0xFFFF
WILD_SPACES: Final = 0xFFFFF
"""The spaces that krystallium may fill."""
ONE_OF_EACH: Final = 0x111111
FROZEN: Final = 0x1000000
"""Mark: a frost giant lies under the card."""

# How long a game and a choice phase last; a solo player has choices in place of turns
ROUNDS: Final = 4
TURNS: Final = 16
CHOICES: Final = 4

# Modules
THREATS: Final = 0
ADVICE: Final = 1
QUESTS: Final = 2

# Parts of a round, in order
STAGE_DEAL: Final = 0
STAGE_CHOICE: Final = 1
STAGE_REVEAL: Final = 2
STAGE_THREATS: Final = 3
STAGE_PLANNING: Final = 4
STAGE_PRODUCTION: Final = 5
STAGE_OVERSEER: Final = 9
STAGE_FIGHT: Final = 10
STAGE_END: Final = 11
STAGE_SCORING: Final = 12
STAGE_SETUP: Final = 13

# Kinds of questions
KEEP: Final = 0
OFFER: Final = 1
WHERE: Final = 2
CHOOSE: Final = 3
AFTER: Final = 4
CARTOGRAPHER: Final = 5
EMINENCE: Final = 6
CAPTAIN: Final = 7
GAMBLER: Final = 8
VISION: Final = 9
TRAP: Final = 10
SEARCH: Final = 11
GIVE_UP: Final = 12
TAKE_UP: Final = 13
SHADOWS: Final = 14
THIEVES: Final = 15
PLAN: Final = 16
CUBE: Final = 17
PRODUCE: Final = 18
OVERSEE: Final = 19
FIGHT: Final = 20
HOST: Final = 21
KRYSTALLIUM_ON: Final = 22
KRYSTALLIUM_AS: Final = 23
SOLDIER_ON: Final = 24
SCRAP: Final = 25
ARTISAN: Final = 26
OVERSEER_CUBE: Final = 27
UNCOVER: Final = 28
PAY: Final = 29
CONVERT: Final = 30
SEER: Final = 31

# Answers: where an offered card goes; the first two are also the choice of an area
LEFT_UP: Final = 0
RIGHT_UP: Final = 1
LEFT_DOWN: Final = 2
RIGHT_DOWN: Final = 3
# ... and what else one may do in a turn of the choice phase: what is free, the vision token, the solo trap token
TURN_FREE: Final = 74
T_SCRAP: Final = 76
T_DONE: Final = 82
T_VISION: Final = 97
T_TRAP: Final = 98

SPOTS: Final = 20
"""Answers that name a lying card: the place (left, right, own choice area, the other's) times this, plus its number."""

# Answers in planning: build, recycle, then the rest
RECYCLE: Final = 44
HOST_GIANT: Final = 98
PLAN_FREE: Final = 99
# Answers in production, overseeing and fights: a site, then these
ALCHEMY: Final = 67
FIGHT_RAT: Final = 68
FIGHT_VERMIN: Final = 69
FIGHT_GIANT: Final = 70
FIGHT_SHADOW: Final = 71
FIGHT_THIEF: Final = 72
ACT_FREE: Final = 73
# What is free to do at any moment, counted from TURN_FREE, PLAN_FREE or ACT_FREE
F_KRYSTALLIUM: Final = 0
F_SOLDIER: Final = 1
F_SCRAP: Final = 2
F_QUEST: Final = 3
F_CONVERT: Final = 7
F_CONFIRM: Final = 8
F_ADVISOR: Final = 9
FREE: Final = 23

NO: Final = 0
YES: Final = 1

# What advisors do
REGAIN_TRAP: Final = 0
DRAW_OPEN: Final = 1
TURN_UP: Final = 2
DISCARD_OFFER: Final = 3
MOVE_OFFER: Final = 4
CUBE_ON_EACH: Final = 5
EXTRA_CUBES: Final = 6
DOUBLE_CALAMITIES: Final = 7
DISCARD_CALAMITY: Final = 8
GAIN_KRYSTALLIUM: Final = 9
COMPLETE: Final = 10
VISION_USED: Final = 14
"""Among the abilities used in a round: the vision token."""

# Reasons why an answer is not allowed
NO_TRAP: Final = 1
NO_SOLDIERS: Final = 2
USED: Final = 3
NOTHING_SPENT: Final = 4
NOTHING_DOWN: Final = 5
NOTHING_OFFERED: Final = 6
BEFORE_CHOOSING: Final = 7
NO_CALAMITY: Final = 8
NO_SITE: Final = 9
NOT_THIS_PHASE: Final = 10
NO_SPACE: Final = 11
NO_KRYSTALLIUM: Final = 12
NO_SOLDIER_HELD: Final = 13
IS_FROZEN: Final = 14
NEEDS_HOST: Final = 15
CUBES_LEFT: Final = 16
CARDS_LEFT: Final = 17
GIANT_WAITS: Final = 18
STEP_DONE: Final = 19
STEP_TOO_DEAR: Final = 20
STEP_REQUIRES: Final = 21
TOO_FEW_CUBES: Final = 22
NO_ICON: Final = 23
NOT_FULL: Final = 24
FACE_UP: Final = 25
NOT_SEARCHED: Final = 26
RISING_ORDER: Final = 27
PAYMENT: Final = 28
NOT_FEWER: Final = 29
NOT_TWO: Final = 30
TOO_FEW_TO_FIGHT: Final = 31
VISION_SPENT: Final = 32
NOTHING_TO_LOOK_AT: Final = 33
NOTHING_TO_TURN_UP: Final = 34
TOKEN_SPENT: Final = 35
NO_HOST: Final = 36
NO_KRYSTALLIUM_SPACE: Final = 37
NO_SOLDIER_SPACE: Final = 38
NO_OVERSEER_SPACE: Final = 39
NOTHING_TO_MOVE: Final = 40
HAS_GIANT: Final = 41
NOT_COVERED: Final = 42
FACE_UP_LOOKED: Final = 43
FACE_UP_UNMASKED: Final = 44
SEARCH_ORDER: Final = 45
STEP_LACKS_SOLDIERS: Final = 46

# Places: the shared ones, the supplies, then fourteen for each seat
DECK: Final = 0
RISK: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
DISCARD: Final = 4
SUPPLY: Final = 5
CUBES: Final = 6
"""The supply of materials; those of the other resources, krystallium and soldiers follow."""
SEAT_PLACES: Final = 12
HAND: Final = 12
CHOICE: Final = 13
SITE: Final = 14
BUILT: Final = 15
WOES: Final = 16
COUNCIL: Final = 17
ASIDE: Final = 18
DISCARDED: Final = 19
ALCHEMY_AREA: Final = 20
SOLDIERS: Final = 21
CAMP: Final = 22
CRYSTALS: Final = 23
DUCHY: Final = 24
TRAPS: Final = 25
PLACES_PER_SEAT: Final = 14

# Events
ROUND: Final = 0
DEALS: Final = 1
ADDS_WOE: Final = 2
OPENS: Final = 3
OFFERS: Final = 4
OFFERS_DOWN: Final = 5
CHOOSES: Final = 6
TAKES: Final = 7
TAKES_DOWN: Final = 8
JOINS: Final = 9
GAINS_SOLDIERS: Final = 10
GAINS_KRYSTALLIUM: Final = 11
LEFT_OVER: Final = 12
REVEALS: Final = 13
SUFFERS: Final = 14
BUILDS: Final = 15
RECYCLES: Final = 16
PLACES: Final = 17
TO_ALCHEMY: Final = 18
TRANSMUTES: Final = 19
USES_KRYSTALLIUM: Final = 20
USES_SOLDIER: Final = 21
SCRAPS: Final = 22
CONSTRUCTS: Final = 23
PRODUCES: Final = 24
TO_CAMP: Final = 25
FROM_CAMP: Final = 26
STRAIGHT: Final = 27
CONFIRMS: Final = 28
VERMIN_COME: Final = 29
FREEZES: Final = 30
LIES_ALONE: Final = 31
LOSES: Final = 32
SHADOW_CUBES: Final = 33
COVERS: Final = 34
UNCOVERS: Final = 35
DEFEATS: Final = 36
THAWS: Final = 37
ASKS_ADVISOR: Final = 38
PAYS_SOLDIERS: Final = 39
REGAINS_TRAP: Final = 40
TURNS_UP: Final = 41
SENDS_AWAY: Final = 42
MOVES: Final = 43
EXTRA: Final = 44
COMPLETES_STEP: Final = 45
IS_FIRST: Final = 46
GETS_VISION: Final = 47
LOOKS: Final = 48
RISKS: Final = 49
GIVES_UP: Final = 50
LOOKS_TOP: Final = 51
KEEPS: Final = 52
CLEARS: Final = 53
KEEPS_ADVISOR: Final = 54
REJECTS_ADVISOR: Final = 55
DOUBLES: Final = 56
LOSES_CALAMITY: Final = 57
PAYS_CUBES: Final = 58
SHUFFLES: Final = 59
GAME_ENDS: Final = 60
SPENDS_TRAP: Final = 61
CONVERTS: Final = 62
PRODUCTION_STEP: Final = 63
PAYS_KRYSTALLIUM: Final = 64
