"""Viscounts played together against the Overlord, as a game of the platform."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from regnum.games.tomesaga.lore import NO_LORE
from regnum.games.viscounts.codes import things
from regnum.games.viscounts.declare import PLACES
from regnum.games.viscounts.game import public_cards, tomesaga
from regnum.games.viscounts.numbers import numbers, phase
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts.text.things import about as base_about
from regnum.games.viscounts_coop import position, scoring, words
from regnum.games.viscounts_coop.beginning import game as play_game
from regnum.games.viscounts_coop.codes import phases
from regnum.games.viscounts_coop.data import ENTRIES, FAMILY_OF, IDS, NUMBER, provenance
from regnum.games.viscounts_coop.declare import EVENTS, FIELD_FAMILIES, KINDS, PHASES, REASONS, ZONES
from regnum.games.viscounts_coop.forecast import of_overlord
from regnum.games.viscounts_coop.packs import Tables, tables
from regnum.games.viscounts_coop.setup import deal, empty_table
from regnum.games.viscounts_coop.tables import DIFFICULTIES, PAIRINGS
from regnum.games.viscounts_coop.text.things import about
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.machine import Task
from regnum.kernel.options import drawn_first, first_player, of_position, pack_content
from regnum.kernel.packs import proofread
from regnum.kernel.spec import (
    Answer,
    EventText,
    GameOf,
    Help,
    OptionSpec,
    Question,
    Result,
    Score,
    Team,
    Values,
    numbered,
)
from regnum.kernel.text import Catalogue, Message


class ViscountsTogether(GameOf[Viscounts]):
    """Two to four players against the Overlord."""

    state = Viscounts
    id = "viscounts_coop"
    rules_version = "2"
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
    open_scores = True
    families = FIELD_FAMILIES

    # -- making and loading

    def prepare(self, seats: int, options: Values) -> Values:
        chosen = {o.id: options.get(o.id, o.default) for o in self.options}
        first_player(chosen["first"], seats)
        pack = pack_content(chosen["pack"])
        tables(chosen)
        proofread(pack, lambda thing, lang: self.help(thing, lang, chosen))
        return chosen

    def start(self, seats: int, options: Values, chance: Chance) -> Viscounts:
        first = drawn_first(options["first"], seats, chance)
        g = deal(self.tables(options), seats, first, chance, tomesaga(options))
        g.begin(play_game(g, agreed(options)))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        known = self.tables(options)
        return (known.base.cards, known.edicts, NO_LORE)

    def tables(self, options: Values) -> Tables:
        return tables(options)

    def from_position(self, position_: Values) -> tuple[Viscounts, int, Values]:
        seats = position.seats_of(position_)
        chosen = {key: position_[key] for key in position.SETTINGS if key in position_}
        options = of_position(self, seats, {"first": 0, **chosen})
        g = empty_table(self.tables(options), seats)
        return position.lay(position_, g, agreed(options), tomesaga(options)), seats, options

    def position(self, g: Viscounts, options: Values) -> dict[str, Any]:
        return {**position.write(g), **{key: options[key] for key in position.SETTINGS if key in options}}

    def catalogue_for(self, options: Values) -> Catalogue:
        return self.tables(options).catalogue

    def provenance(self) -> Mapping[str, int]:
        return provenance()

    # -- words

    def question(self, g: Viscounts, task: Task, options: Values) -> Question:
        return words.question(g, task)

    def answer(self, g: Viscounts, task: Task, code: int) -> Answer:
        return words.answer(g, task, code)

    def refusal(self, g: Viscounts, task: Task, code: int, reason: int) -> Message:
        return words.refusal(g, task, code, self.reasons[reason].id)

    def event_text(self, event: int, seat: int, things: Sequence[int], n: int, source: int, target: int) -> EventText:
        return words.event_text(event, seat, things, n)

    def things(self) -> Sequence[str]:
        return IDS

    def places(self, seats: int) -> Sequence[str]:
        return [*PLACES.names(seats), *(f"overlord.0.{zone}" for zone in ZONES.words)]

    def help(self, thing: str, lang: str, options: Values) -> Help:
        known = self.tables(options)
        said = about if thing in ENTRIES else base_about
        return said(known.entries[thing], FAMILY_OF[thing], lang, known.catalogue)

    # -- numbers

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
        return PHASES.words[0] if g.phase == phases.OVERLORD else phase(g)

    def order(self, g: Viscounts, seats: int) -> Sequence[int]:
        """Round the table, from who has the start-player marker."""  # VIS-3.1
        return [(g.first + i) % seats for i in range(seats)]

    def numbers(self, g: Viscounts, viewer: int | None) -> Mapping[str, Any]:
        return {**numbers(g, viewer), **of_overlord(g)}

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


def agreed(options: Values) -> bool:
    """Whether the players take the Player Aids themselves."""  # TOM-5.2
    return bool(options["aids"] == "agreed")


GAME = ViscountsTogether()
