"""Architects played together against the Overlord, as a game of the platform."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from regnum.games.architects import numbers as base_numbers
from regnum.games.architects import results
from regnum.games.architects.codes import things
from regnum.games.architects.declare import PLACES
from regnum.games.architects.state import Architects
from regnum.games.architects_coop import packs, position, scoring, words
from regnum.games.architects_coop.beginning import game as play_game
from regnum.games.architects_coop.data import FAMILY_OF, IDS, NUMBER, STOCK
from regnum.games.architects_coop.declare import EVENTS, FIELD_FAMILIES, KINDS, REASONS
from regnum.games.architects_coop.packs import Tables, how
from regnum.games.architects_coop.setup import deal
from regnum.games.architects_coop.tables import DIFFICULTIES
from regnum.games.tomesaga.lore import NO_LORE
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE
from regnum.kernel.spec import OldRules, OptionSpec, Result, Score, Team, Values, numbered
from regnum.kernel.standard import Modules, StandardGame

OPEN_HANDS = ("hand",)
SMALLER_HALL = MappingProxyType({
    "en": "The Guildhall of one player alone has 8 spaces in 2 columns.",
    "pl": "Dom Gildii jednego gracza ma 8 pól w 2 kolumnach.",
})  # fmt: skip
"""What version 3 corrected."""  # TOM-3.16
MILDER_DEMANDS = MappingProxyType({
    "en": "Most demands ask several players for less, and those above the first level bring more.",
    "pl": "Większość Żądań chce od kilku graczy mniej, a te powyżej pierwszego poziomu przynoszą więcej.",
})  # fmt: skip
"""What version 4 corrected."""  # TOM-R.7, TOM-R.31


class ArchitectsTogether(StandardGame[Architects, Tables]):
    """One to five players against the Overlord."""

    state = Architects
    id = "architects_coop"
    rules_version = "4"
    old_rules = MappingProxyType({"2": OldRules(corrected=SMALLER_HALL), "3": OldRules(corrected=MILDER_DEMANDS)})
    title = MappingProxyType({"en": "Architects: Together", "pl": "Architekci: razem"})
    seats = (1, 5)
    modes = ("together",)
    options = (
        OptionSpec("difficulty", "normal", DIFFICULTIES),
        OptionSpec("boards", "chosen", ("random", "chosen")),
        OptionSpec("promo_boards", False, (False, True)),
        OptionSpec("tomesaga_boards", False, (False, True)),
        OptionSpec("promo_cards", False, (False, True)),
        OptionSpec("guildhall_apprentice_refresh", True, (True, False)),
        OptionSpec("team_choice", "active", ("active", "vote")),
        OptionSpec("open_hands", False, (False, True)),
        OptionSpec("pack", None, None),
    )
    kinds = KINDS
    reasons = numbered(REASONS)
    events = EVENTS
    period = "turn_begins"
    clause_file = "tomesaga"
    base_clauses = ("architects",)
    families = FIELD_FAMILIES
    marked = frozenset({"display"})

    stock = STOCK
    spots = PLACES
    modules = Modules(packs, words, words, words, base_numbers, results, position)

    def start(self, seats: int, options: Values, chance: Chance) -> Architects:
        g = deal(self.tables(options), seats, options["promo_cards"], chance)
        g.begin(play_game(g, how(options)))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        known = self.tables(options)
        return (known.cards, known.plots, NO_LORE)

    def first_after(self, result: Result, seats: int, chance: Chance) -> int:
        """Who begins the next game of a series: the boards decide."""  # ARC-2.12
        return 0

    def places(self, seats: int) -> Sequence[str]:
        return super().places(seats + 1)

    def scores(self, g: Architects) -> tuple[Score, ...]:
        """Everybody's own points as in Architects, and what every player gains or loses."""  # TOM-3.53
        common = common_terms(g)
        return tuple(Score.of(*own.terms, *common) for own in super().scores(g))

    def rivals(self, g: Architects) -> tuple[Score, ...]:
        """What the Overlord's Workers ask for."""  # TOM-3.57
        team = self.team(g)
        return (Score(team.needs, team.needed),)

    def team(self, g: Architects) -> Team:
        return scoring.team(g.plots, self.scores(g), int(g.seats[g.players].in_guildhall))

    def result(self, g: Architects) -> Result:
        """All win, or nobody does."""  # TOM-3.1, TOM-3.57
        team = self.team(g)
        winners = tuple(range(g.players)) if team.won else ()
        reason, clause = ("event.out_of_events", "TOM-3.51") if g.plans[0].ran_out else ("event.game_over", "TOM-3.52")
        return Result(winners, self.scores(g), reason, clause, {}, self.rivals(g), team)

    def seen_by_team(self, g: Architects) -> Collection[str]:
        """Hands of Buildings, if the table wants them open."""  # TOM-3.73
        return OPEN_HANDS if g.plots.open_hands else ()

    def turn(self, g: Architects) -> int | None:
        return base_numbers.whose_turn(g)

    def phase(self, g: Architects) -> str:
        return "end" if g.over else super().phase(g)

    def numbers(self, g: Architects, viewer: int | None) -> Mapping[str, Any]:
        return {**super().numbers(g, viewer), **demanded(g)}

    def marks(self, g: Architects, owner: int | None, field: str, i: int) -> Mapping[str, int]:
        """The Silver on the Apprentices of the display."""  # ARC-6.4
        lying = [slot for slot, c in enumerate(g.display) if c != NONE]
        silver = int(g.coins[lying[i]])
        return {"silver": silver} if silver else {}

    def totals(self, g: Architects) -> Mapping[str, int]:
        """Cards that stay in the game; of demands and Rogues or Clerics those in the box are nowhere."""
        found = {
            name: n
            for name, n in super().totals(g).items()
            if NUMBER[name] < things.FIRST_BOARD or FAMILY_OF[name] in ("plans", "calamities")
        }
        if g.small_side != NONE:  # it names a card that lies in the pile
            found[IDS[things.FIRST_MARKET_CARD + g.small_side]] -= 1
        return found


def common_terms(g: Architects) -> list[Any]:
    store = g.plans[0]
    return scoring.common_terms(
        g.plots, g.players, store.demands, store.up, store.given, store.events_left, ran_out=bool(store.ran_out)
    )


def demanded(g: Architects) -> dict[str, Any]:
    """How much lies on each demand that is face up, and of how much: `demand.1` is that of the first level."""
    store = g.plans[0]
    return {
        f"demand.{i + 1}": {
            "value": int(store.given[i]),
            "terms": [],
            "of": int(g.plots.needed(store.demands[i], g.players)),
        }
        for i in range(store.up)
    }


GAME = ArchitectsTogether()
