"""The cards and boards of one table as rows of numbers: what things cost, need, bring and are worth.

`tables.py` fills them from `data/` (and from a card pack); rules read them and nothing else.
"""

from typing import final

from mypy_extensions import mypyc_attr

from regnum.kernel.containers import Row


@final
@mypyc_attr(acyclic=True)
class Cards:
    """Static tables, shared by all clones of a game."""

    def __init__(
        self, op: Row, arg: Row, n: Row, alternatives: Row, mixed: Row, paladin_workers: Row, boosts: Row,
        paladin_action: Row, paladin_less: Row, paladin_bonus: Row, discard_rewards: Row, recruit_bonuses: Row,
        passives: Row, after_action: Row, after_paying: int, inquisitors: int, least_suspicions: Row,
        most_suspicions: Row, fuses: int, touchy: int, removers: int, attack_rewards: Row, convert_rewards: Row,
        factions: Row, scored_per: Row, scored_every: Row, scored_points: Row, scored_base: Row, mercenaries: int,
        of_faction: Row, wall_rewards: Row, wall_points: Row, tavern_workers: Row, suspicion_tax: Row,
        order_action: Row, order_count: int, order_points: Row, favour_worker: Row, favour_silver: Row,
        favour_provisions: Row, favour_debts: Row, favour_rewards: Row, scheme_action: Row, slot_silver: Row,
        slot_debt: int, outsider_strength: Row, outsider_faith: Row, square_rewards: Row, square_class: Row,
        square_region: Row, faith_reach: Row, strength_reach: Row, space_colour: Row, first_space: Row,
        spaces_of: Row, cost: Row, wall_needs: Row, jar_needs: Row, track_rewards: Row, jar_rewards: Row,
        development_rewards: Row, attribute_points: Row, develop_points: Row, count_points: Row,
        debt_for_discard: bool,
    ) -> None:  # fmt: skip
        # Effects: what each instruction does
        self.op: Row = op
        self.arg: Row = arg
        self.n: Row = n
        self.alternatives: Row = alternatives
        """Where the alternatives of a choice begin; a choice's `arg` is its place here, its `n` their number."""
        self.mixed: Row = mixed
        """1 where a list begins whose order can matter: the player orders it."""
        # Paladins
        self.paladin_workers: Row = paladin_workers
        """Two for each."""
        self.boosts: Row = boosts
        """Three for each: what it adds to Faith, Strength and Influence."""
        self.paladin_action: Row = paladin_action
        """The action that the ability is about."""
        self.paladin_less: Row = paladin_less
        """How much less that action costs."""
        self.paladin_bonus: Row = paladin_bonus
        """What that action brings besides."""
        # Townsfolk
        self.discard_rewards: Row = discard_rewards
        self.recruit_bonuses: Row = recruit_bonuses
        self.passives: Row = passives
        self.after_action: Row = after_action
        """For each action the Townsfolk who work after it."""
        self.after_paying: int = after_paying
        """Those who work when a Debt is paid."""
        self.inquisitors: int = inquisitors
        """Those who work at an Inquisition."""
        self.least_suspicions: Row = least_suspicions
        """How many Suspicions their condition asks for at least."""
        self.most_suspicions: Row = most_suspicions
        """And at most."""
        self.fuses: int = fuses
        """Those whose reward can bring an Inquisition."""
        self.touchy: int = touchy
        """Those whose reward an Inquisition can change."""
        self.removers: int = removers
        """Those who remove Suspicions at an Inquisition."""
        # Outsiders
        self.attack_rewards: Row = attack_rewards
        self.convert_rewards: Row = convert_rewards
        self.factions: Row = factions
        self.scored_per: Row = scored_per
        self.scored_every: Row = scored_every
        self.scored_points: Row = scored_points
        self.scored_base: Row = scored_base
        self.mercenaries: int = mercenaries
        """The Outsiders that count each other."""
        self.of_faction: Row = of_faction
        """The Outsiders of each faction."""
        # Other cards
        self.wall_rewards: Row = wall_rewards
        self.wall_points: Row = wall_points
        self.tavern_workers: Row = tavern_workers
        """Six for each card: how many workers of each kind."""
        self.suspicion_tax: Row = suspicion_tax
        self.order_action: Row = order_action
        self.order_count: int = order_count
        """How often an Order wants its action done."""
        self.order_points: Row = order_points
        """By slot."""
        self.favour_worker: Row = favour_worker
        self.favour_silver: Row = favour_silver
        self.favour_provisions: Row = favour_provisions
        self.favour_debts: Row = favour_debts
        self.favour_rewards: Row = favour_rewards
        self.scheme_action: Row = scheme_action
        # The main board
        self.slot_silver: Row = slot_silver
        self.slot_debt: int = slot_debt
        """The slots where a Debt may be taken in place of the Silver."""
        self.outsider_strength: Row = outsider_strength
        self.outsider_faith: Row = outsider_faith
        self.square_rewards: Row = square_rewards
        self.square_class: Row = square_class
        """The class of the reward: the solo opponent prefers the low ones."""
        self.square_region: Row = square_region
        self.faith_reach: Row = faith_reach
        """For each value of Faith the squares within reach."""
        self.strength_reach: Row = strength_reach
        # The own board
        self.space_colour: Row = space_colour
        self.first_space: Row = first_space
        """For each action its first space."""
        self.spaces_of: Row = spaces_of
        """And how many it has."""
        self.cost: Row = cost
        """Eight for each action: what it costs after so many times."""
        self.wall_needs: Row = wall_needs
        """Influence for the next Wall."""
        self.jar_needs: Row = jar_needs
        """Influence for the next Jar."""
        self.track_rewards: Row = track_rewards
        """Eight for each action: what the space uncovered brings."""
        self.jar_rewards: Row = jar_rewards
        self.development_rewards: Row = development_rewards
        # Points
        self.attribute_points: Row = attribute_points
        self.develop_points: Row = develop_points
        self.count_points: Row = count_points
        """Eight for each action: points for so many."""
        # Settings
        self.debt_for_discard: bool = debt_for_discard
        """Whether the one-worker use of Recruit may take a Debt too."""
