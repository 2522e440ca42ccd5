"""The cards, tiles and boards of one table as rows of numbers: what they cost, need, bring and are worth.

`tables.py` fills them from `data/` (and from a card pack); rules read them and nothing else.
"""

from regnum.kernel.core.containers import Row, Set
from regnum.kernel.lowering import constants


@constants
class Cards:
    """Static tables, shared by all clones of a game."""

    # What effects do: `declare.py` says how each verb uses the columns
    op: Row
    arg: Row
    """Which good, which building, which costs of a Manuscript (a set), or whether Criminals are wanted."""
    n: Row
    """How many; how many options a choice has; for a free building 1 if it must stand at the Viscount's town."""
    then: Row
    """Where the options of a choice, or the effects of a condition, are listed."""

    # Townsfolk: Neutral, printed on the board, Starting, Heroes
    silver: Row
    """Price of hiring and of dismissing, movement, and what destroying brings."""
    icons: Row
    """Five for each: Merchants, Builders, Nobles, Clerics, Criminals."""
    top_right: Row
    """What hiring and dismissing bring."""
    timing: Row
    ability: Row
    """What an ability brings."""
    moment: Row
    """What an ongoing ability answers to."""
    brings_corruption: Row
    """1 if the ability gives Corruption: it then comes before one that gives Virtue."""
    brings_virtue: Row
    asks: Row
    """1 if carrying the ability out may ask something, or may shuffle."""
    modifier: Row
    """How an ongoing ability changes what an action takes."""
    modified: Row
    """The action that it changes."""
    modifier_from: Row
    """The icon that is converted, or the good that is paid otherwise."""
    modifier_takes: Row
    """How many icons or goods are taken for one; of a boost how many units count more."""
    modifier_gives: Row
    """How many icons they count as."""
    resources_as_icon: Row
    """The goods that count as the icon besides its own, as a set."""
    hire_less: Row
    dismiss_less: Row

    # Manuscripts: tiles, then those printed on the board
    cost: Row
    ribbon: Row
    """Its colour, or none of a printed one."""
    of_ribbon: Row
    """For each colour the set of its Manuscripts."""
    grey_backed: Set
    immediate: Row
    scored_per: Row
    """What an end condition counts, or none."""
    scored_every: Row
    scored_points: Row
    set_points: Row
    """For sets of 0 to 4 different ribbons."""

    # Player Cards, Church Favour, Castle Leader
    start_town: Row
    start_gain: Row
    start_extra: Row
    favour_icons: Row
    """Five for each ribbon."""
    favour_points: Row
    leader_points: int
    leader_hand: int

    # The main board and the castle
    trade_cost: Row
    """Merchants for one exchange at each town; 0 at inner ones."""
    trade_gives: Row
    spot_rewards: Row
    link_rewards: Row
    """By the spot from which a link leads clockwise; 0 where there is none."""
    link_number: Row
    """The number of that link among the links."""
    left_bank: Set
    """The spots left of a river."""
    section_rewards: Row
    bump_rewards: Row
    """Tier 1, tier 2."""
    ascent_reward: int
    worker_points: Row
    """By tier, from tier 1."""

    # A player's board
    slot_icons: Row
    """Five for each building slot."""
    slot_moves: Row
    """Free steps."""
    slot_dismissal: Row
    """What dismissing costs, 0 where a slot changes nothing."""
    slot_hand: Row
    slot_hire: Row
    """What hiring brings."""
    slot_collision: Row
    building_cost: Row
    building_points: Row
    """Four for each type: points for none to three."""
    empty_slot_icons: Row
    """Five for each card slot, printed there."""
    nobles: Row
    """Noble Icons for so many Workers, from none on."""
    track_active: Row
    """What a collision on a space brings to the active player; the spaces are counted from 1."""
    track_others: Row

    # Debts, Deeds and points
    debt_flip: int
    """What flipping a Debt brings."""
    deed_flip: int
    unpaid_points: int
    paid_points: int
    acquired_points: int
    approved_points: int
    debt_stack: Row
    """Debts on the Poverty card for so many players."""
    deed_stack: Row
    majority: Row
    majority_of_two: Row
    flipped_points: Row
    """What each approved Deed and each paid Debt brings in place of that where all play together; else nothing."""

    # Tomes of a saga that help in this game
    tome_icons: Row
    """Four for each: icons that count for each action."""
    tome_steps: Row
    """Free steps."""
    tome_hire_less: Row
    tome_bail: Row
    """The Silver that may be paid in place of a Debt; 0 where a Tome does something else."""

    # Player Aids, where all play together
    aid_ribbon: Row
    """The ribbon whose Manuscripts bring something to the owner of each."""
    aid_tops: Row

    # The solo opponent: its Schemes and its four boards
    scheme_icons: Row
    """Five for each."""
    scheme_steps: Row
    """All that a Scheme does, from top to bottom."""
    future_schemes: Set
    rival_focus: Row
    """What the primary focus of a board does."""
    rival_start: Row
    rival_removed: Row
    """The Schemes that a board crosses out, as a set."""
    rival_wants: Row
    """Three for each board: the resources that it takes, one after the other."""
    rival_until: Row
    """Of how many of each it takes no more."""
    rival_one_kind: Row
    """1 if all resources are of one kind to it."""
    rival_empty_slots: Row
    """Five icons for each card slot of each board, printed there."""
    rival_slot_icons: Row
    """Five for each building slot of each board."""
    rival_uncovered: Row
    """What a building slot brings when it is uncovered, nine for each board; so the next three for their moments."""
    rival_collision: Row
    rival_flip: Row
    rival_scheme_gained: Row
    rival_shuffle_virtue: Row
    """How much Virtue a building slot gives at each shuffle of its Schemes."""
    rival_shuffle_corruption: Row
    rival_order: Row
    """The building slots from the left."""
    rival_nobles: Row
    """Noble Icons for so many Workers; it never places one alone."""
    rival_track: Row
    """What a collision of its own markers on a space brings to it, and to the player."""
    rival_track_others: Row
    rival_resource_points: int

    def option(self, fx: int, i: int) -> int:
        """Where the i-th list of a choice begins."""
        return self.then[self.then[fx] + i]
