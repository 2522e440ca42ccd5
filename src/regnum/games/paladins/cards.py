"""The cards and boards of one table as rows of numbers: what things cost, need, bring and are worth.

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
    """Which worker, which attribute."""
    n: Row
    """How many; how many options a choice has."""
    then: Row
    """Where the options of a choice are listed."""
    mixed: Row
    """1 where a list begins whose order can matter: the player orders it."""

    # Paladins
    paladin_workers: Row
    """Two for each."""
    boosts: Row
    """Three for each: what it adds to Faith, Strength and Influence."""
    paladin_action: Row
    """The action that the ability is about."""
    paladin_less: Row
    """How much less that action costs."""
    paladin_bonus: Row
    """What that action brings besides."""

    # Townsfolk
    discard_rewards: Row
    recruit_bonuses: Row
    passives: Row
    after_action: Row
    """For each action, and for King's Favours, the Townsfolk who work after it."""
    after_paying: Set
    """Those who work when a Debt is paid."""
    after_debt: Set
    """Those who work when a Debt is taken."""
    inquisitors: Set
    """Those who work at an Inquisition."""
    least_suspicions: Row
    """How many Suspicions their condition asks for at least."""
    most_suspicions: Row
    """And at most."""
    fuses: Set
    """Those whose reward can bring an Inquisition."""
    touchy: Set
    """Those whose reward an Inquisition can change."""
    removers: Set
    """Those who remove Suspicions at an Inquisition."""
    folk: Set
    """Those who count as Townsfolk: all but Tomes, which help their owner as these do."""
    by_two: Set
    """Those who answer to the use of an action with two workers only."""
    cheaper: Set
    """Those who make an action cheaper."""
    less_action: Row
    """Which one."""
    less: Row
    """By how much."""
    bailing: Set
    """Those who let their owner pay Silver in place of a Debt."""
    bail: Row
    """How much."""

    # Outsiders
    attack_rewards: Row
    convert_rewards: Row
    factions: Row
    scored_per: Row
    scored_every: Row
    scored_points: Row
    scored_base: Row
    mercenaries: Set
    """The Outsiders that count each other."""
    of_faction: Row
    """The Outsiders of each faction."""

    # Other cards
    wall_rewards: Row
    wall_points: Row
    tavern_workers: Row
    """Six for each card: how many workers of each kind."""
    suspicion_tax: Row
    order_action: Row
    order_count: int
    """How often an Order wants its action done."""
    order_points: Row
    """By slot."""
    favour_worker: Row
    favour_silver: Row
    favour_provisions: Row
    favour_debts: Row
    favour_rewards: Row
    scheme_action: Row

    # The main board
    slot_silver: Row
    slot_debt: Set
    """The slots where a Debt may be taken in place of the Silver."""
    outsider_strength: Row
    outsider_faith: Row
    square_rewards: Row
    square_class: Row
    """The class of the reward: the solo opponent prefers the low ones."""
    square_region: Row
    faith_reach: Row
    """For each value of Faith the squares within reach."""
    strength_reach: Row

    # The own board
    space_colour: Row
    first_space: Row
    """For each action its first space."""
    spaces_of: Row
    """And how many it has."""
    cost: Row
    """Eight for each action: what it costs after so many times."""
    wall_needs: Row
    """Influence for the next Wall."""
    jar_needs: Row
    """Influence for the next Jar."""
    track_rewards: Row
    """Eight for each action: what the space uncovered brings."""
    jar_rewards: Row
    development_rewards: Row

    # Points
    attribute_points: Row
    develop_points: Row
    count_points: Row
    """Eight for each action: points for so many."""

    # What is there only where all play together
    overlay_rewards: Row
    """What the action of each overlay brings."""

    # Settings
    debt_for_discard: bool
    """Whether the one-worker use of Recruit may take a Debt too."""

    def option(self, fx: int, i: int) -> int:
        """Where the i-th list of a choice begins."""
        return self.then[self.then[fx] + i]
