"""Viscounts of the West Kingdom as a game of the platform: options, set-up, words, scores."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from regnum.games.tomesaga.lore import NO_LORE
from regnum.games.viscounts import answers, data, numbers, position, questions, results, telling
from regnum.games.viscounts.codes import things
from regnum.games.viscounts.data import DIFFICULTIES, IDS, NUMBER, OPPONENTS, STOCK, Tables, tomesaga
from regnum.games.viscounts.declare import EVENTS, FIELD_FAMILIES, KINDS, PLACES, REASONS
from regnum.games.viscounts.setup import deal, lay_rival
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts.turn import game as play_game
from regnum.games.viscounts_coop.edicts import NO_EDICTS
from regnum.games.west_kingdom.opponents import words_against
from regnum.kernel.core.chance import Chance
from regnum.kernel.options import drawn_first
from regnum.kernel.spec import OptionSpec, Values, numbered
from regnum.kernel.standard import Modules, StandardGame
from regnum.kernel.text import Catalogue


class ViscountsGame(StandardGame[Viscounts, Tables]):
    """The base game for one to four players."""

    state = Viscounts
    id = "viscounts"
    rules_version = "1"
    title = MappingProxyType({"en": "Viscounts of the West Kingdom", "pl": "Wicehrabiowie Zachodniego Królestwa"})
    seats = (1, 4)
    modes = ("versus", "solo")
    options = (
        OptionSpec("opponent", OPPONENTS[0], OPPONENTS, {"seats": 1}),
        OptionSpec("difficulty", "standard", tuple(DIFFICULTIES), {"seats": 1}),
        OptionSpec("first", "random", None),
        OptionSpec("tomesaga_heroes", False, (False, True)),
        OptionSpec("pack", None, None),
    )
    kinds = KINDS
    reasons = numbered(REASONS)
    events = EVENTS
    period = "round_begins"
    clause_file = "viscounts"
    families = FIELD_FAMILIES

    stock = STOCK
    spots = PLACES
    modules = Modules(data, questions, answers, telling, numbers, results, position)

    def start(self, seats: int, options: Values, chance: Chance) -> Viscounts:
        first = drawn_first(options["first"], seats, chance)
        g = deal(self.tables(options), seats, first, chance, tomesaga(options))
        if seats == 1:
            lay_rival(g, OPPONENTS.index(options["opponent"]), DIFFICULTIES[options["difficulty"]])
        g.begin(play_game(g))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        return (self.tables(options).cards, NO_EDICTS, NO_LORE)

    def catalogue_for(self, options: Values) -> Catalogue:
        return words_against(super().catalogue_for(options), options["opponent"])

    def places(self, seats: int) -> Sequence[str]:
        return super().places(max(seats, 2))  # alone one sits opposite a second board

    def totals(self, g: Viscounts) -> Mapping[str, int]:
        """Cards and tiles; goods, Debts and Deeds come out of a supply without end."""  # VIS-1.5
        return {name: n for name, n in super().totals(g).items() if NUMBER[name] < things.FIRST_AI_BOARD}

    def public_cards(self, g: Viscounts, seat: int) -> Sequence[int]:
        """Which cards a player owns is open; which of them are in hand is not."""  # VIS-3.6
        return public_cards(g, seat)

    def counts(self, g: Viscounts, options: Values) -> list[dict[str, int]] | None:
        """The Townsfolk of every player, as they are laid open at the end."""  # VIS-3.6, VIS-19.6
        if not g.over:
            return None
        return [{IDS[c]: n for c, n in enumerate(self.public_cards(g, p)) if n} for p in range(g.players)]


def public_cards(g: Viscounts, seat: int) -> list[int]:
    """How many of each thing are among a player's cards, wherever they lie."""
    s = g.seats[seat]
    rest, tops, _seen = s.deck.dump()
    counts = [0] * things.COUNT
    held = [s.hand.at(i) for i in range(s.hand.size)] + [s.discard.at(i) for i in range(s.discard.size)]
    for c in (*rest, *tops, *held, *(c for c in s.board if c >= 0)):
        counts[c] += 1
    return counts


GAME = ViscountsGame()
