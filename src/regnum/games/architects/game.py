"""Architects of the West Kingdom as a game of the platform: options, set-up, words, scores."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from regnum.games.architects import answers, data, numbers, position, questions, results, telling
from regnum.games.architects.beginning import game as play_game
from regnum.games.architects.codes import things
from regnum.games.architects.data import IDS, NUMBER, STOCK, Tables, how, opponent
from regnum.games.architects.declare import EVENTS, FIELD_FAMILIES, KINDS, OPPONENTS, PLACES, REASONS
from regnum.games.architects.setup import deal
from regnum.games.architects.state import Architects
from regnum.games.architects_coop.plots import NO_PLOTS
from regnum.games.tomesaga.lore import NO_LORE
from regnum.games.west_kingdom.opponents import words_against
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE
from regnum.kernel.errors import BadOption
from regnum.kernel.options import drawn_first
from regnum.kernel.spec import OptionSpec, Values, numbered
from regnum.kernel.standard import Modules, StandardGame
from regnum.kernel.text import Catalogue

VARIABLE = {"setup": "variable"}


class ArchitectsGame(StandardGame[Architects, Tables]):
    """The base game for one to five players, with the promo cards and boards."""

    state = Architects
    id = "architects"
    rules_version = "1"
    title = MappingProxyType({"en": "Architects of the West Kingdom", "pl": "Architekci Zachodniego Królestwa"})
    seats = (1, 5)
    modes = ("versus", "solo")
    options = (
        OptionSpec("opponent", "constantine", OPPONENTS.words[1:], {"seats": 1}),
        OptionSpec("opponent_of_two", "none", OPPONENTS.words, {"seats": 2}),
        OptionSpec("first", "random", None, {"setup": "standard"}),
        OptionSpec("setup", "standard", ("standard", "variable")),
        OptionSpec("boards", "random", ("random", "chosen"), VARIABLE),
        OptionSpec("promo_boards", False, (False, True), VARIABLE),
        OptionSpec("tomesaga_boards", False, (False, True), VARIABLE),
        OptionSpec("promo_cards", False, (False, True)),
        OptionSpec("free_starting_apprentice", False, (False, True)),
        OptionSpec("guildhall_apprentice_refresh", True, (True, False)),
        OptionSpec("pack", None, None),
    )
    kinds = KINDS
    reasons = numbered(REASONS)
    events = EVENTS
    period = "turn_begins"
    clause_file = "architects"
    families = FIELD_FAMILIES
    marked = frozenset({"display"})

    stock = STOCK
    spots = PLACES
    modules = Modules(data, questions, answers, telling, numbers, results, position)

    def settle(self, seats: int, chosen: dict[str, Any]) -> None:
        if seats != 2:
            chosen["opponent_of_two"] = "none"
        if seats == 1 and chosen["setup"] == "variable":
            raise BadOption("setup: alone one plays with the standard side of a Player Board.")  # ARC-16.28

    def start(self, seats: int, options: Values, chance: Chance) -> Architects:
        first = drawn_first(options["first"], seats, chance)
        g = deal(self.tables(options), seats, opponent(seats, options), options["promo_cards"], chance)
        g.begin(play_game(g, first, how(options)))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        return (self.tables(options).cards, NO_PLOTS, NO_LORE)

    def catalogue_for(self, options: Values) -> Catalogue:
        third = options["opponent_of_two"]
        return words_against(super().catalogue_for(options), options["opponent"] if third == "none" else third)

    def turn(self, g: Architects) -> int | None:
        return numbers.whose_turn(g)

    def places(self, seats: int) -> Sequence[str]:
        return super().places(seats + 1)  # an opponent may sit opposite

    def marks(self, g: Architects, owner: int | None, field: str, i: int) -> Mapping[str, int]:
        """The Silver on the Apprentices of the display."""  # ARC-6.4
        lying = [slot for slot, c in enumerate(g.display) if c != NONE]
        silver = int(g.coins[lying[i]])
        return {"silver": silver} if silver else {}

    def totals(self, g: Architects) -> Mapping[str, int]:
        """Cards; Workers stay what they are, and goods come out of a supply without end."""  # ARC-1.6
        found = {name: n for name, n in super().totals(g).items() if NUMBER[name] < things.FIRST_BOARD}
        if g.small_side != NONE:  # it names a card that lies in the pile
            found[IDS[things.FIRST_MARKET_CARD + g.small_side]] -= 1
        return found


GAME = ArchitectsGame()
