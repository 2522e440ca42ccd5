"""Paladins of the West Kingdom as a game of the platform: options, set-up, words, scores."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from regnum.games.paladins import answers, data, numbers, position, questions, results, telling
from regnum.games.paladins.codes import things
from regnum.games.paladins.data import IDS, NUMBER, SOLO, STOCK, Tables, tomesaga
from regnum.games.paladins.declare import AMOUNTS, EVENTS, FIELD_FAMILIES, KINDS, PLACES, REASONS
from regnum.games.paladins.rounds import game as play_game
from regnum.games.paladins.setup import deal, rival_orders
from regnum.games.paladins.state import Paladins
from regnum.games.paladins_coop.perils import NO_PERILS
from regnum.games.tomesaga.lore import NO_LORE
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE
from regnum.kernel.options import drawn_first
from regnum.kernel.spec import OptionSpec, Values, numbered
from regnum.kernel.standard import Modules, StandardGame


class PaladinsGame(StandardGame[Paladins, Tables]):
    """The base game for one to four players."""

    state = Paladins
    id = "paladins"
    rules_version = "2"
    title = MappingProxyType({"en": "Paladins of the West Kingdom", "pl": "Paladyni Zachodniego Królestwa"})
    seats = (1, 4)
    modes = ("versus", "solo")
    options = (
        OptionSpec("difficulty", "standard", tuple(level["id"] for level in SOLO["difficulty"]), {"seats": 1}),
        OptionSpec("first", "random", None),
        OptionSpec("suspicions", "printed", ("printed", "low_tax_heavy")),
        OptionSpec("schemes", "mixed", ("mixed", "orders_heavy"), {"seats": 1}),
        OptionSpec("debt_for_discard", True, (True, False)),
        OptionSpec("tomesaga_townsfolk", False, (False, True)),
        OptionSpec("pack", None, None),
    )
    kinds = KINDS
    reasons = numbered(REASONS)
    events = EVENTS
    period = "round_begins"
    clause_file = "paladins"
    families = FIELD_FAMILIES
    named = MappingProxyType({"amounts": AMOUNTS})

    stock = STOCK
    spots = PLACES
    written_as = MappingProxyType({"schemes_mix": "schemes"})
    modules = Modules(data, questions, answers, telling, numbers, results, position)

    def start(self, seats: int, options: Values, chance: Chance) -> Paladins:
        first = drawn_first(options["first"], seats, chance)
        g = deal(self.tables(options), seats, first, chance, tomesaga(options))
        g.begin(play_game(g, rival_orders(seats, options["difficulty"])))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        return (self.tables(options).cards, NO_PERILS, NO_LORE)

    def places(self, seats: int) -> Sequence[str]:
        return super().places(max(seats, 2))  # alone one sits opposite a second board

    def totals(self, g: Paladins) -> Mapping[str, int]:
        """Cards and squares; workers, Silver and the like come out of a supply without end."""  # PAL-1.6
        found = {
            name: n for name, n in super().totals(g).items() if not things.FIRST_WORKER <= NUMBER[name] < things.COUNT
        }
        if g.has_rival():  # the Schemes that still lie on face-down Favours
            scheme = IDS[things.FIRST_SCHEME]
            found[scheme] = found.get(scheme, 0) + sum(c == NONE for c in g.favours)
        return found


GAME = PaladinsGame()
