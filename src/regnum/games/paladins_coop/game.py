"""Paladins played together against the Overlord, as a game of the platform."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from regnum.games.paladins import numbers as base_numbers
from regnum.games.paladins import results
from regnum.games.paladins.codes import things
from regnum.games.paladins.data import tomesaga
from regnum.games.paladins.declare import ATTRIBUTES, PLACES
from regnum.games.paladins.state import Paladins
from regnum.games.paladins_coop import packs, position, scoring, words
from regnum.games.paladins_coop.codes import limits
from regnum.games.paladins_coop.data import FAMILY_OF, NUMBER, STOCK
from regnum.games.paladins_coop.declare import AMOUNTS, EVENTS, FIELD_FAMILIES, KINDS, REASONS
from regnum.games.paladins_coop.packs import Tables, agreed
from regnum.games.paladins_coop.rounds import game as play_game
from regnum.games.paladins_coop.setup import deal
from regnum.games.paladins_coop.tables import DIFFICULTIES
from regnum.games.tomesaga.lore import NO_LORE
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE
from regnum.kernel.options import drawn_first
from regnum.kernel.spec import OldRules, OptionSpec, Result, Score, Team, Values, numbered
from regnum.kernel.standard import Modules, StandardGame

FEWER_ASKED = MappingProxyType({
    "en": "Threats of four players come with 3 Workers, and one player is asked for 1 Invader in every round.",
    "pl": "Groźby dla czterech graczy mają po 3 Robotników, a od jednego gracza żąda się w każdej rundzie 1 Najeźdźcy.",
})  # fmt: skip
"""What version 2 corrected."""  # TOM-R.31
STRONGER_ALONE = MappingProxyType({
    "en": "Five of the ten Threats come with 2 Workers for one player.",
    "pl": "Pięć z dziesięciu Gróźb ma dla jednego gracza po 2 Robotników.",
})  # fmt: skip
"""What version 3 corrected."""  # TOM-4.18, TOM-R.31
APART = MappingProxyType({
    "en": "More Workers come with Threats, several players are asked for fewer Invaders, and Orders ask for less.",
    "pl": "Groźby mają więcej Robotników, od kilku graczy żąda się mniej Najeźdźców, a Dekrety chcą mniej.",
})  # fmt: skip
"""What version 4 corrected."""  # TOM-4.18, TOM-4.27, TOM-R.5, TOM-R.31
STRONGER_FOR_FOUR = MappingProxyType({
    "en": "The Threats of Hunt, Commission and Garrison come with 6 Workers for four players.",
    "pl": "Groźby akcji Polowanie, Misja i Mobilizacja mają dla czterech graczy po 6 Robotników.",
})  # fmt: skip
"""What version 5 corrected."""  # TOM-4.18, TOM-R.31


class PaladinsTogether(StandardGame[Paladins, Tables]):
    """One to four players against the Overlord."""

    state = Paladins
    id = "paladins_coop"
    rules_version = "5"
    old_rules = MappingProxyType({
        "1": OldRules(corrected=FEWER_ASKED),
        "2": OldRules(corrected=STRONGER_ALONE),
        "3": OldRules(corrected=APART),
        "4": OldRules(corrected=STRONGER_FOR_FOUR),
    })  # fmt: skip
    title = MappingProxyType({"en": "Paladins: Together", "pl": "Paladyni: razem"})
    seats = (1, 4)
    modes = ("together",)
    options = (
        OptionSpec("difficulty", "normal", DIFFICULTIES),
        OptionSpec("starting_townsfolk", "random", ("random", "agreed")),
        OptionSpec("first", "random", None),
        OptionSpec("suspicions", "printed", ("printed", "low_tax_heavy")),
        OptionSpec("debt_for_discard", True, (True, False)),
        OptionSpec("tomesaga_townsfolk", False, (False, True)),
        OptionSpec("pack", None, None),
    )
    kinds = KINDS
    reasons = numbered(REASONS)
    events = EVENTS
    period = "round_begins"
    clause_file = "tomesaga"
    base_clauses = ("paladins",)
    families = FIELD_FAMILIES
    named = MappingProxyType({"amounts": AMOUNTS})
    marked = frozenset({"threats"})

    stock = STOCK
    spots = PLACES
    modules = Modules(packs, words, words, words, base_numbers, results, position)

    def start(self, seats: int, options: Values, chance: Chance) -> Paladins:
        first = drawn_first(options["first"], seats, chance)
        g = deal(self.tables(options), seats, first, chance, tomesaga(options))
        g.begin(play_game(g, agreed(options)))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        known = self.tables(options)
        return (known.base.cards, known.perils, NO_LORE)

    def places(self, seats: int) -> Sequence[str]:
        return [*super().places(seats), "overlord.0.threats", "overlord.0.removed"]

    def scores(self, g: Paladins) -> tuple[Score, ...]:
        return scoring.scores(g)

    def team(self, g: Paladins) -> Team:
        return scoring.team(g, self.scores(g))

    def result(self, g: Paladins) -> Result:
        """All win, or nobody does."""  # TOM-4.37
        team = self.team(g)
        winners = tuple(range(g.players)) if team.won else ()
        return Result(winners, self.scores(g), "event.game_over", "TOM-4.32", team=team)

    def numbers(self, g: Paladins, viewer: int | None) -> Mapping[str, Any]:
        return {**super().numbers(g, viewer), **asked_for(g)}

    def marks(self, g: Paladins, owner: int | None, field: str, i: int) -> Mapping[str, int]:
        """The Overlord Workers on the Threats that are face up."""  # TOM-4.18
        up = [slot for slot, c in enumerate(g.overlord[0].threats) if c != NONE]
        return {"workers": int(g.overlord[0].threat_workers[up[i]])}

    def totals(self, g: Paladins) -> Mapping[str, int]:
        """Cards and squares; workers, Silver and the like come out of a supply without end."""  # PAL-1.6
        kept = ("decrees", "threats")
        found = {
            name: n
            for name, n in super().totals(g).items()
            if NUMBER[name] < things.FIRST_WORKER or FAMILY_OF[name] in kept
        }
        on_threats = sum(int(n) for n in g.overlord[0].threat_workers)
        return {**found, "overlord_workers": on_threats + int(g.overlord[0].supply)}


def asked_for(g: Paladins) -> dict[str, Any]:
    """What each Order is worth to everybody and asks for now, and how many Outsiders are still to be removed."""
    asked = int(g.perils.invaders_asked(max(1, min(g.round, 7)), g.players))
    out: dict[str, Any] = {"invaders": {"value": int(g.overlord[0].invaders), "terms": [], "of": asked}}
    for slot in range(limits.ORDER_SLOTS):
        c = g.orders[slot]
        if c != NONE:
            needs = [[name, int(g.perils.needs(c, i, g.round))] for i, name in enumerate(ATTRIBUTES.words)]
            out[f"order_{slot + 1}"] = {
                "value": int(g.cards.order_points[slot]),
                "terms": [need for need in needs if need[1]],
            }
    return out


GAME = PaladinsTogether()
