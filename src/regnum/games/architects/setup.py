"""Setting up a table of Architects."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from regnum.games.architects.cards import Cards
from regnum.games.architects.codes import goods, limits, opponents, things
from regnum.games.architects.data import FAMILIES, GUILDHALL, SETUP, SOLO, Tables, in_play
from regnum.games.architects.seat import Seat
from regnum.games.architects.state import Architects
from regnum.games.architects_coop.plans import Plans
from regnum.games.architects_coop.plots import NO_PLOTS, Plots
from regnum.games.tomesaga.lore import NO_LORE, Lore
from regnum.games.tomesaga.shelves import TomeBoard
from regnum.kernel.cloning import copy_of
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE, Deck, bit, empty_bag, empty_deck, empty_pile, empty_spread, row_of


def empty_seat(boards: int) -> Seat:
    """A board with all its Workers and nothing else, at a table of so many boards."""  # ARC-1.5, ARC-2.7
    return Seat(
        board=0,
        supply=limits.WORKERS,
        at=row_of([0] * limits.LARGE),
        in_guildhall=0,
        in_prison=0,
        captives=row_of([0] * boards),
        goods=row_of([0] * goods.COUNT),
        virtue=SETUP["virtue_start"],
        cathedral=0,
        unpaid=0,
        paid=0,
        crew=0,
        hand=empty_bag(things.BUILDINGS),
        dealt=empty_bag(things.BUILDINGS),
        built=0,
    )


def empty_table(cards: Cards, players: int, opponent: int) -> Architects:
    """A table with nothing on it, for set-up and for written positions."""
    boards = players + (opponent != opponents.NONE)
    return table_of(cards, players, boards, boards, opponent, SETUP["by_players"][str(boards)]["reward_cards"])


def table_of(
    cards: Cards, players: int, boards: int, counted: int, opponent: int, rewards: int,
    plots: Plots = NO_PLOTS, plans: Sequence[Plans] = (), lore: Lore = NO_LORE, tomes: Sequence[TomeBoard] = (),
) -> Architects:  # fmt: skip
    """The same with so many boards, of which so many are `counted` for the size of the Guildhall."""
    g = Architects(
        cards=cards,
        plots=plots,
        lore=lore,
        seats=[empty_seat(boards) for _ in range(boards)],
        players=players,
        opponent=opponent,
        first=0,
        current=0,
        turn=0,
        last_turns=NONE,
        resets=0,
        extra=0,
        tax=SETUP["tax_start"],
        display=row_of([NONE] * limits.SLOTS),
        coins=row_of([0] * limits.SLOTS),
        apprentice_deck=empty_deck(),
        apprentice_under=empty_pile(),
        building_deck=empty_deck(),
        building_under=empty_spread(),
        under_ends=row_of([0] * limits.MOST_UNDER),
        small_pile=0,
        small_side=NONE,
        large=NONE,
        turned=0,
        market=row_of([NONE] * limits.STALLS),
        guildhall=row_of([NONE] * GUILDHALL["spaces_by_players"][str(counted)]),
        hall=0,
        reward_deck=empty_deck(),
        rewards=rewards,
        rewards_used=empty_pile(),
        schemes=empty_deck(),
        future=empty_deck(),
        scheme_discard=empty_pile(),
        plans=list(plans),
        tomes=list(tomes),
    )
    for p in range(players if plans else boards):
        g.seats[p].board = p  # the standard sides: all alike but for their colour
    return g


def fill(deck: Deck, cards: Iterable[int]) -> None:
    """Shuffles cards into a deck."""
    pile = empty_pile()
    for c in cards:
        pile.put(c)
    deck.shuffle_in(pile)


@lru_cache(maxsize=64)
def laid_out(tables: Tables, players: int, opponent: int, promo: bool) -> Architects:
    """All decks and boards as they are before anything is drawn; to be cloned."""  # ARC-2.1 to ARC-2.7
    g = empty_table(tables.cards, players, opponent)
    fill(g.apprentice_deck, in_play("apprentices", promo))
    fill(g.building_deck, buildings_for(players, promo))
    fill(g.reward_deck, in_play("rewards", promo))
    if opponent != opponents.NONE:
        fill(g.schemes, schemes_of("starting"))
        fill(g.future, schemes_of("future"))
    g.small_pile = sum(bit(c) for c in in_play("market_cards", promo))
    return g


def buildings_for(players: int, promo: bool) -> list[int]:
    """All Buildings; alone one plays without the four Markets."""  # ARC-16.3, ARC-16.34
    removed = SOLO["human"]["remove_buildings"] if players == 1 else ()
    return [c for c in in_play("buildings", promo) if FAMILIES["buildings"][c]["id"] not in removed]


def schemes_of(pile: str) -> list[int]:
    """The Schemes of one of the two piles, in every copy."""  # ARC-16.5
    return [c for c in in_play("schemes", False) if FAMILIES["schemes"][c]["pile"] == pile]


def deal(tables: Tables, players: int, opponent: int, promo: bool, chance: Chance) -> Architects:
    """A table with all piles shuffled, before anything is turned up."""
    g = copy_of(laid_out(tables, players, opponent, promo))
    g.chance = chance
    return g
