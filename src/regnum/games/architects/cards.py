"""The cards and boards of one table as rows of numbers: what things cost, need, bring and are worth.

`tables.py` fills them from `data/` (and from a card pack); rules read them and nothing else.
"""

from regnum.games.architects.codes import goods, limits, moments
from regnum.kernel.core.containers import Row, Set
from regnum.kernel.lowering import constants


@constants
class Cards:
    """Static tables, shared by all clones of a game."""

    # What effects do: `declare.py` says how each verb uses the columns
    op: Row
    arg: Row
    """Which good, what is counted, at how many locations captures are made."""
    n: Row
    """How many; how many options a choice has."""
    then: Row
    """Where the list inside, or the options of a choice, are listed."""
    every: Row
    """How many of what is counted make one."""
    optional: Row
    """1 if the player may decline."""

    # Apprentices
    skills: Row
    """The set of the skills each one has."""
    hire_virtue: Row
    abilities: Row
    """What each one brings at its moment."""
    answering: Row
    """For each moment the Apprentices who answer to it."""
    collectors: Row
    """For each large circle those who answer when goods are collected there."""
    free_prison: Set
    """Those whose ability needs a Prison without own Workers."""
    traders: Set
    """Those who add a trade to the King's Storehouse."""
    trade_gains: Row
    """What the two trades of the board bring, then each Apprentice's."""
    capture_less: Row
    """How much less Silver the captures of a visit cost."""
    stall_less: Row
    """How much less Silver an action at the Black Market costs."""
    illusionists: Set
    """Those who spare the Virtue at the Black Market."""
    spare_virtue: Set
    """Those who spare Virtue, at the Black Market or the Tax Stand."""
    theft_less: Row
    """How much less Virtue the Tax Stand costs."""
    more_workers: Row
    """As how many Workers more the King's Storehouse counts its owner."""

    # Buildings
    needs: Row
    """The set of the skills that each one asks for."""
    build_virtue: Row
    building_points: Row
    at_once: Row
    """What it brings when it is constructed."""
    at_end: Row
    """What it does at the end of the game."""
    end_virtue: Set
    """Those that change Virtue at the end."""

    # Prices
    prices: Row
    """Eight numbers for each: see `codes.prices`."""

    # Black Market and Rewards
    small_goods: Row
    large_goods: Row
    small_twin: Row
    """For each card the first one with the same small side: nobody can tell them apart."""
    printed_small: int
    """What a space without a card brings."""
    printed_large: int
    rewards: Row
    no_reward: int
    """What comes in place of a Reward when none is left."""

    # Boards
    ignored_by_board: Row
    """How much Tax more each one ignores."""
    hire_less: Row
    most_apprentices: Row
    most_buildings: Row
    """The hand limit."""
    same_metal: Set
    """Those to whom Gold and Marble are one."""
    spares_building: Set
    """Those who give up no Building for the Cathedral."""
    price_less: Row
    """How much Wood or Stone less a Building or a Cathedral level costs."""
    debt_price: Row
    """The Silver that may be paid in place of a Debt; 0 for none."""
    pays_buildings: Set
    """Those who may discard Buildings in place of goods of a price."""
    prevents_loss: Set
    """Those who may discard Buildings to prevent the loss of Virtue."""
    board_abilities: Row
    """For each board what it brings at each moment."""
    start_prison: Row
    start_silver: Row
    start_virtue: Row
    start_extra: Row
    """What the board gives at the start."""

    # Schemes
    scheme_place: Row
    """Where each one sends the Worker."""
    scheme_steps: Row
    """What the opponent does then; a Scheme of the Black Market says first which space it takes."""
    step: Row
    step_n: Row
    step_then: Row
    """What is done besides, if there was somebody to imprison."""
    guildhall_points: Row
    """What each Worker of an opponent in the Guildhall is worth."""

    # The main board
    virtue_points: Row
    tax_ignored: Row
    level_points: Row
    level_spaces: Row
    """How many can stand on each level of the Cathedral."""
    least_virtue: int
    """For the Cathedral."""
    most_virtue: int
    """At the Black Market."""
    icons: Row
    """For each space of a Guildhall with all its columns what is printed there."""
    collect_base: Row
    """For each large circle what is collected in any case; the Workshop's are Buildings."""
    collect_each: Row
    """So many own Workers bring one more."""
    gold_each: int
    """So many at the Mines bring one Gold."""
    hire_silver: int
    hire_tax: int
    capture_tax: int
    capture_silver: int
    theft_virtue: int
    stall_silver: Row
    stall_virtue: int
    free_silver: int
    """To buy Workers free."""
    free_tax: int
    debt_silver: int
    """To pay a Debt."""
    debt_tax: int
    debt_points: int
    """What an unpaid Debt costs at the end."""
    silver_points: int
    """So much Silver is worth a point."""
    draw_at_stall: int

    # What is otherwise where all play together
    partners: bool
    """Whether players leave each other's Workers alone, may free them, and capture at any number of locations."""
    rival_counts: bool
    """Whether the board after the players' is compared with theirs, and loses Virtue and takes Debts as they do."""
    rival_silver: int
    """What each of its Workers brings who is imprisoned."""

    # Settings
    refresh_icons: bool
    """Whether the apprentice icons of the Guildhall work."""

    def option(self, fx: int, i: int) -> int:
        """Where the i-th list of a choice begins."""
        return self.then[self.then[fx] + i]

    def price(self, of: int, good: int) -> int:
        """How much of a good a price asks for."""
        return self.prices[of * limits.PRICE + good]

    def mix(self, of: int) -> int:
        """The goods of which a price takes any mix."""
        return self.prices[of * limits.PRICE + goods.COUNT]

    def mixed(self, of: int) -> int:
        """How many of them."""
        return self.prices[of * limits.PRICE + goods.COUNT + 1]

    def at_moment(self, board: int, moment: int) -> int:
        """What a board brings at a moment."""
        return self.board_abilities[board * moments.COUNT + moment]
