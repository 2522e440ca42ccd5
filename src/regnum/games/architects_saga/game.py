"""Architects as the first game of a saga, as a game of the platform."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from regnum.games.architects import answers, questions, results, telling
from regnum.games.architects import numbers as base_numbers
from regnum.games.architects.codes import things
from regnum.games.architects.data import IDS as BASE_IDS
from regnum.games.architects.data import Tables
from regnum.games.architects.declare import EVENTS as BASE_EVENTS
from regnum.games.architects.declare import KINDS as BASE_KINDS
from regnum.games.architects.declare import PLACES
from regnum.games.architects.results import rank
from regnum.games.architects.state import Architects
from regnum.games.architects_coop.plots import NO_PLOTS
from regnum.games.architects_saga import data, position
from regnum.games.architects_saga.beginning import claims, last_turn, places
from regnum.games.architects_saga.beginning import game as play_game
from regnum.games.architects_saga.data import STOCK, own_lore
from regnum.games.architects_saga.declare import EVENTS, FIELD_FAMILIES, KINDS, REASONS
from regnum.games.architects_saga.setup import deal
from regnum.games.tomesaga.codes import chapters
from regnum.games.tomesaga.lore import Lore
from regnum.games.tomesaga.packs import pack_of
from regnum.games.tomesaga.saga_game import SagaGame
from regnum.games.tomesaga.shelves import TomeBoard
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE
from regnum.kernel.spec import OldRules, OptionSpec, Result, Values, numbered
from regnum.kernel.standard import Modules

IN_ORDER = MappingProxyType({
    "en": "A goal met in a reset is claimed at once, not when the next player has the turn.",
    "pl": "Księgę za Cel zrealizowany przy Odświeżeniu bierze się od razu, a nie dopiero w turze następnego gracza.",
})  # fmt: skip
"""What version 2 corrected."""  # TOM-2.11, TOM-2.12


class ArchitectsInSaga(SagaGame[Architects, Tables]):
    """Two to four players; Tomes on the table."""

    state = Architects
    id = "architects_saga"
    rules_version = "2"
    old_rules = MappingProxyType({"1": OldRules(corrected=IN_ORDER)})
    title = MappingProxyType({"en": "Tomesaga: Architects", "pl": "Kroniki: Architekci"})
    options = (
        OptionSpec("promo_cards", False, (False, True)),
        OptionSpec("guildhall_apprentice_refresh", True, (True, False)),
        OptionSpec("pack", None, None),
    )
    kinds = KINDS
    reasons = numbered(REASONS)
    events = EVENTS
    period = "turn_begins"
    base_clauses = ("architects",)
    families = FIELD_FAMILIES
    marked = frozenset({"display"})

    stock = STOCK
    spots = PLACES
    chapter = chapters.ARCHITECTS
    base_kinds, base_events = len(BASE_KINDS), len(BASE_EVENTS)
    modules = Modules(data, questions, answers, telling, base_numbers, results, position)

    def start(self, seats: int, options: Values, chance: Chance) -> Architects:
        first = chance.below(seats)  # TOM-2.4
        g = deal(self.tables(options), seats, options["promo_cards"], pack_of(options), chance)
        g.begin(play_game(g, first), claims(g))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        return (self.tables(options).cards, NO_PLOTS, own_lore(pack_of(options)))

    def own_lore(self, pack: str | None) -> Lore:
        return own_lore(pack)

    def tomes(self, g: Architects) -> tuple[TomeBoard, Lore]:
        return g.tomes[0], g.lore

    def turn(self, g: Architects) -> int | None:
        return base_numbers.whose_turn(g)

    def places(self, seats: int) -> Sequence[str]:
        return super().places(seats + 1)

    def result(self, g: Architects) -> Result:
        """Places are never shared: the last to have a turn is ahead."""  # TOM-2.22
        ranks = [rank(g, p) for p in range(g.players)]
        tie_break = {
            "virtue": tuple(r[1] for r in ranks),
            "silver_left": tuple(r[2] for r in ranks),
            "last_turn": tuple(int(last_turn(g, p)) for p in range(g.players)),
        }
        return Result((int(places(g)[0]),), self.scores(g), "event.game_over", "TOM-2.22", tie_break)

    def marks(self, g: Architects, owner: int | None, field: str, i: int) -> Mapping[str, int]:
        """The Silver on the Apprentices of the display."""  # ARC-6.4
        lying = [slot for slot, c in enumerate(g.display) if c != NONE]
        silver = int(g.coins[lying[i]])
        return {"silver": silver} if silver else {}

    def totals(self, g: Architects) -> Mapping[str, int]:
        """The cards of Architects; Tomes come onto the table in its midst, and half of them are never seen."""
        cards = BASE_IDS[: things.FIRST_BOARD]
        found = {name: n for name, n in super().totals(g).items() if name in cards}
        if g.small_side != NONE:  # it names a card that lies in the pile
            found[BASE_IDS[things.FIRST_MARKET_CARD + g.small_side]] -= 1
        return found


GAME = ArchitectsInSaga()
