"""Paladins played together against the Overlord, as a game of the platform."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from regnum.games.paladins.codes import things
from regnum.games.paladins.data import tomesaga
from regnum.games.paladins.declare import ATTRIBUTES, PLACES
from regnum.games.paladins.numbers import numbers, phase
from regnum.games.paladins.state import Paladins
from regnum.games.paladins.text.things import about as base_about
from regnum.games.paladins_coop import position, scoring, words
from regnum.games.paladins_coop.codes import limits
from regnum.games.paladins_coop.data import FAMILY_OF, IDS, MORE, NUMBER, provenance
from regnum.games.paladins_coop.declare import AMOUNTS, EVENTS, FIELD_FAMILIES, KINDS, REASONS
from regnum.games.paladins_coop.packs import Tables, tables
from regnum.games.paladins_coop.rounds import game as play_game
from regnum.games.paladins_coop.setup import deal, empty_table
from regnum.games.paladins_coop.tables import DIFFICULTIES
from regnum.games.paladins_coop.text.things import about
from regnum.games.tomesaga.lore import NO_LORE
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE
from regnum.kernel.core.machine import Task
from regnum.kernel.options import drawn_first, first_player, of_position, pack_content
from regnum.kernel.packs import proofread
from regnum.kernel.spec import (
    Answer,
    EventText,
    GameOf,
    Help,
    OldRules,
    OptionSpec,
    Question,
    Result,
    Score,
    Team,
    Values,
    numbered,
)
from regnum.kernel.text import Catalogue, Message

FEWER_ASKED = MappingProxyType({
    "en": "Threats of four players come with 3 Workers, and one player is asked for 1 Invader in every round.",
    "pl": "Groźby dla czterech graczy mają po 3 Robotników, a od jednego gracza żąda się w każdej rundzie 1 Najeźdźcy.",
})  # fmt: skip
"""What version 2 corrected."""  # TOM-R.31


class PaladinsTogether(GameOf[Paladins]):
    """One to four players against the Overlord."""

    state = Paladins
    id = "paladins_coop"
    rules_version = "2"
    old_rules = MappingProxyType({"1": OldRules(corrected=FEWER_ASKED)})
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
    open_scores = True
    families = FIELD_FAMILIES
    named = MappingProxyType({"amounts": AMOUNTS})
    marked = frozenset({"threats"})

    # -- making and loading

    def prepare(self, seats: int, options: Values) -> Values:
        chosen = {o.id: options.get(o.id, o.default) for o in self.options}
        first_player(chosen["first"], seats)
        pack = pack_content(chosen["pack"])
        tables(chosen)
        proofread(pack, lambda thing, lang: self.help(thing, lang, chosen))
        return chosen

    def start(self, seats: int, options: Values, chance: Chance) -> Paladins:
        first = drawn_first(options["first"], seats, chance)
        g = deal(self.tables(options), seats, first, chance, tomesaga(options))
        g.begin(play_game(g, agreed(options)))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        known = self.tables(options)
        return (known.base.cards, known.perils, NO_LORE)

    def tables(self, options: Values) -> Tables:
        return tables(options)

    def from_position(self, position_: Values) -> tuple[Paladins, int, Values]:
        seats = position.seats_of(position_)
        chosen = {key: position_[key] for key in position.SETTINGS if key in position_}
        options = of_position(self, seats, {"first": 0, **chosen})
        known = self.tables(options)
        g = empty_table(known, seats)
        return position.lay(position_, seats, g, known, agreed(options), tomesaga(options)), seats, options

    def position(self, g: Paladins, options: Values) -> dict[str, Any]:
        return {**position.write(g), **{key: options[key] for key in position.SETTINGS if key in options}}

    def catalogue_for(self, options: Values) -> Catalogue:
        return self.tables(options).catalogue

    def provenance(self) -> Mapping[str, int]:
        return provenance()

    # -- words

    def question(self, g: Paladins, task: Task, options: Values) -> Question:
        return words.question(g, task)

    def answer(self, g: Paladins, task: Task, code: int) -> Answer:
        return words.answer(g, task, code)

    def refusal(self, g: Paladins, task: Task, code: int, reason: int) -> Message:
        return words.refusal(g, task, code, self.reasons[reason].id)

    def event_text(self, event: int, seat: int, things: Sequence[int], n: int, source: int, target: int) -> EventText:
        return words.event_text(event, seat, things, n)

    def things(self) -> Sequence[str]:
        return IDS

    def places(self, seats: int) -> Sequence[str]:
        return [*PLACES.names(seats), "overlord.0.threats", "overlord.0.removed"]

    def help(self, thing: str, lang: str, options: Values) -> Help:
        known = self.tables(options)
        said = about if FAMILY_OF[thing] in MORE else base_about
        return said(known.entries[thing], FAMILY_OF[thing], lang, known.catalogue)

    # -- numbers

    def scores(self, g: Paladins) -> tuple[Score, ...]:
        return scoring.scores(g)

    def team(self, g: Paladins) -> Team:
        return scoring.team(g, self.scores(g))

    def result(self, g: Paladins) -> Result:
        """All win, or nobody does."""  # TOM-4.37
        team = self.team(g)
        winners = tuple(range(g.players)) if team.won else ()
        return Result(winners, self.scores(g), "event.game_over", "TOM-4.32", team=team)

    def phase(self, g: Paladins) -> str:
        return phase(g)

    def order(self, g: Paladins, seats: int) -> Sequence[int]:
        """Round the table, from who has the start marker."""
        return [(g.first + i) % seats for i in range(seats)]

    def numbers(self, g: Paladins, viewer: int | None) -> Mapping[str, Any]:
        return {**numbers(g, viewer), **asked_for(g)}

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


def agreed(options: Values) -> bool:
    """Whether the players take the starting Townsfolk themselves."""  # TOM-4.6
    return bool(options["starting_townsfolk"] == "agreed")


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
