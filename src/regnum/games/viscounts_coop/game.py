"""Viscounts played together against the Overlord, as a game of the platform."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from regnum.games.tomesaga.lore import NO_LORE
from regnum.games.viscounts import numbers as base_numbers
from regnum.games.viscounts import results
from regnum.games.viscounts.codes import things
from regnum.games.viscounts.data import tomesaga
from regnum.games.viscounts.declare import PLACES
from regnum.games.viscounts.game import public_cards
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts_coop import packs, position, scoring, words
from regnum.games.viscounts_coop.beginning import game as play_game
from regnum.games.viscounts_coop.codes import phases
from regnum.games.viscounts_coop.data import FAMILY_OF, IDS, NUMBER, STOCK
from regnum.games.viscounts_coop.declare import EVENTS, FIELD_FAMILIES, KINDS, PHASES, REASONS, ZONES
from regnum.games.viscounts_coop.forecast import of_overlord
from regnum.games.viscounts_coop.packs import Tables, agreed
from regnum.games.viscounts_coop.setup import deal
from regnum.games.viscounts_coop.tables import DIFFICULTIES, PAIRINGS
from regnum.kernel.core.chance import Chance
from regnum.kernel.options import drawn_first
from regnum.kernel.spec import OldRules, OptionSpec, Result, Score, Team, Values, numbered
from regnum.kernel.standard import Modules, StandardGame

WEAKER_AIDS = MappingProxyType({
    "en": "Player Aids remove after three of the four actions and place after one; flipped Debts and Deeds bring 3 VP.",
    "pl": "Karty Pomocy usuwają po trzech z czterech akcji, umieszczają po jednej; odwrócone Długi i Lenna dają 3 PZ.",
})  # fmt: skip
"""What version 3 corrected."""  # TOM-5.7, TOM-5.30, TOM-R.31


class ViscountsTogether(StandardGame[Viscounts, Tables]):
    """Two to four players against the Overlord."""

    state = Viscounts
    id = "viscounts_coop"
    rules_version = "3"
    old_rules = MappingProxyType({"2": OldRules(corrected=WEAKER_AIDS)})
    title = MappingProxyType({"en": "Viscounts: Together", "pl": "Wicehrabiowie: razem"})
    seats = (2, 4)
    modes = ("together",)
    options = (
        OptionSpec("difficulty", "easy", DIFFICULTIES),
        OptionSpec("aids", "random", ("random", "agreed")),
        OptionSpec("team_choice", "active", ("active", "vote")),
        OptionSpec("dismiss_pairing", "default", tuple(PAIRINGS)),
        OptionSpec("first", "random", None),
        OptionSpec("tomesaga_heroes", False, (False, True)),
        OptionSpec("pack", None, None),
    )
    kinds = KINDS
    reasons = numbered(REASONS)
    events = EVENTS
    period = "round_begins"
    clause_file = "tomesaga"
    base_clauses = ("viscounts",)
    families = FIELD_FAMILIES

    stock = STOCK
    spots = PLACES
    modules = Modules(packs, words, words, words, base_numbers, results, position)

    def start(self, seats: int, options: Values, chance: Chance) -> Viscounts:
        first = drawn_first(options["first"], seats, chance)
        g = deal(self.tables(options), seats, first, chance, tomesaga(options))
        g.begin(play_game(g, agreed(options)))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        known = self.tables(options)
        return (known.base.cards, known.edicts, NO_LORE)

    def places(self, seats: int) -> Sequence[str]:
        return [*super().places(seats), *(f"overlord.0.{zone}" for zone in ZONES.words)]

    def scores(self, g: Viscounts) -> tuple[Score, ...]:
        return scoring.scores(g)

    def team(self, g: Viscounts) -> Team:
        return scoring.team(g, self.scores(g))

    def result(self, g: Viscounts) -> Result:
        """All win, or nobody does; the Overlord may have won before anything is scored."""  # TOM-5.28, TOM-5.31
        team = self.team(g)
        winners = tuple(range(g.players)) if team.won else ()
        reason, clause = "event.game_over", "TOM-5.29"
        if g.overlord[0].lost:
            clause = "TOM-5.28"
            reason = "event.castle_taken" if g.overlord[0].tier3 > 0 else "event.out_of_workers"
        return Result(winners, self.scores(g), reason, clause, team=team)

    def phase(self, g: Viscounts) -> str:
        return PHASES.words[0] if g.phase == phases.OVERLORD else super().phase(g)

    def numbers(self, g: Viscounts, viewer: int | None) -> Mapping[str, Any]:
        return {**super().numbers(g, viewer), **of_overlord(g)}

    def totals(self, g: Viscounts) -> Mapping[str, int]:
        """Cards, tiles and Aids, and the Workers of all; goods, Debts and Deeds come out of a supply without end."""
        found = {
            name: n
            for name, n in super().totals(g).items()
            if NUMBER[name] < things.FIRST_AI_BOARD or FAMILY_OF[name] == "aids"
        }
        o = g.overlord[0]
        found["overlord_workers"] = int(o.supply + o.on_board())
        found["workers"] = sum(int(s.workers + s.in_castle() + o.guards_of(p)) for p, s in enumerate(g.seats))
        return found

    def public_cards(self, g: Viscounts, seat: int) -> Sequence[int]:
        """Which cards a player owns is open; which of them are in hand is not."""  # VIS-3.6
        return [*public_cards(g, seat), *([0] * (len(IDS) - things.COUNT))]

    def counts(self, g: Viscounts, options: Values) -> list[dict[str, int]] | None:
        """The Townsfolk of every player, as they are laid open at the end."""  # VIS-3.6, VIS-19.6
        if not g.over:
            return None
        return [{IDS[c]: n for c, n in enumerate(self.public_cards(g, p)) if n} for p in range(g.players)]


GAME = ViscountsTogether()
