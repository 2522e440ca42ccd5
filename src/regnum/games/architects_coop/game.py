"""Architects played together against the Overlord, as a game of the platform."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from regnum.games.architects.codes import settings, things
from regnum.games.architects.declare import PLACES
from regnum.games.architects.game import tomesaga
from regnum.games.architects.numbers import numbers, phase
from regnum.games.architects.results import score
from regnum.games.architects.state import Architects
from regnum.games.architects.text.things import about as base_about
from regnum.games.architects_coop import position, scoring, words
from regnum.games.architects_coop.beginning import game as play_game
from regnum.games.architects_coop.data import ENTRIES, FAMILY_OF, IDS, NUMBER, provenance
from regnum.games.architects_coop.declare import EVENTS, FIELD_FAMILIES, KINDS, REASONS
from regnum.games.architects_coop.packs import Tables, tables
from regnum.games.architects_coop.setup import deal
from regnum.games.architects_coop.tables import DIFFICULTIES
from regnum.games.architects_coop.text.things import about
from regnum.games.tomesaga.lore import NO_LORE
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import NONE
from regnum.kernel.core.machine import Task
from regnum.kernel.options import of_position, pack_content
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

OPEN_HANDS = ("hand",)


class ArchitectsTogether(GameOf[Architects]):
    """One to five players against the Overlord."""

    state = Architects
    id = "architects_coop"
    rules_version = "2"
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
    open_scores = True
    families = FIELD_FAMILIES
    marked = frozenset({"display"})

    # -- making and loading

    def prepare(self, seats: int, options: Values) -> Values:
        chosen = {o.id: options.get(o.id, o.default) for o in self.options}
        pack = pack_content(chosen["pack"])
        tables(chosen)
        proofread(pack, lambda thing, lang: self.help(thing, lang, chosen))
        return chosen

    def start(self, seats: int, options: Values, chance: Chance) -> Architects:
        g = deal(self.tables(options), seats, options["promo_cards"], chance)
        g.begin(play_game(g, how(options)))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        known = self.tables(options)
        return (known.cards, known.plots, NO_LORE)

    def tables(self, options: Values) -> Tables:
        return tables(options)

    def from_position(self, position_: Values) -> tuple[Architects, int, Values]:
        seats = position.seats_of(position_)
        options = of_position(self, seats, {key: position_[key] for key in position.SETTINGS if key in position_})
        return (
            position.lay(position_, seats, self.tables(options), options["promo_cards"], how(options)),
            seats,
            options,
        )

    def position(self, g: Architects, options: Values) -> dict[str, Any]:
        return {**position.write(g, how(options)), **{key: options[key] for key in position.SETTINGS if key in options}}

    def catalogue_for(self, options: Values) -> Catalogue:
        return self.tables(options).catalogue

    def first_after(self, result: Result, seats: int, chance: Chance) -> int:
        """Who begins the next game of a series: the boards decide."""  # ARC-2.12
        return 0

    def provenance(self) -> Mapping[str, int]:
        return provenance()

    # -- words

    def question(self, g: Architects, task: Task, options: Values) -> Question:
        return words.question(g, task)

    def answer(self, g: Architects, task: Task, code: int) -> Answer:
        return words.answer(g, task, code)

    def refusal(self, g: Architects, task: Task, code: int, reason: int) -> Message:
        return words.refusal(g, task, code, self.reasons[reason].id)

    def event_text(self, event: int, seat: int, things: Sequence[int], n: int, source: int, target: int) -> EventText:
        return words.event_text(event, seat, things, n, source, target)

    def things(self) -> Sequence[str]:
        return IDS

    def places(self, seats: int) -> Sequence[str]:
        return PLACES.names(seats + 1)

    def help(self, thing: str, lang: str, options: Values) -> Help:
        known = self.tables(options)
        said = about if thing in ENTRIES else base_about
        return said(known.entries[thing], FAMILY_OF[thing], lang, known.catalogue)

    # -- numbers

    def scores(self, g: Architects) -> tuple[Score, ...]:
        """Everybody's own points as in Architects, and what every player gains or loses."""  # TOM-3.53
        common = common_terms(g)
        out = []
        for p in range(g.players):
            own = score(g, p)
            out.append(Score((*own.terms, *common), own.total + sum(term.points for term in common)))
        return tuple(out)

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

    def phase(self, g: Architects) -> str:
        return "end" if g.over else phase(g)

    def order(self, g: Architects, seats: int) -> Sequence[int]:
        """Round the table, from the first player."""  # ARC-2.10
        return [(g.first + i) % seats for i in range(seats)]

    def numbers(self, g: Architects, viewer: int | None) -> Mapping[str, Any]:
        return {**numbers(g, viewer), **demanded(g)}

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


def how(options: Values) -> int:
    """How a table is set up, as the rules take it."""
    return (
        settings.VARIABLE
        | (settings.CHOSEN if options["boards"] == "chosen" else 0)
        | (settings.PROMO_BOARDS if options["promo_boards"] else 0)
        | (settings.TOMESAGA_BOARDS if tomesaga(options) else 0)
        | settings.FREE_APPRENTICE
    )


GAME = ArchitectsTogether()
