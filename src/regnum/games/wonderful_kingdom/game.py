"""It's a Wonderful Kingdom as a game of the platform: options, set-up, words, scores."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from regnum.games.wonderful_kingdom import answers, data, numbers, position, questions, results, telling
from regnum.games.wonderful_kingdom.data import CHANGEABLE, DECKS, DUCHY_IDS, QUEST_IDS, STOCK, Tables
from regnum.games.wonderful_kingdom.declare import EVENTS, KINDS, PLACES, REASONS
from regnum.games.wonderful_kingdom.setup import lay_out
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.games.wonderful_kingdom.turn import game as play_game
from regnum.kernel.core.chance import Chance
from regnum.kernel.errors import BadOption
from regnum.kernel.options import drawn_first
from regnum.kernel.spec import OptionSpec, Turn, Values, numbered
from regnum.kernel.standard import Modules, StandardGame

RANDOM_DECKS = ("random", *DECKS)


class WonderfulKingdomGame(StandardGame[Kingdom, Tables]):
    """Two players or solo, always with one module."""

    state = Kingdom
    id = "wonderful_kingdom"
    rules_version = "1"
    title = MappingProxyType({"en": "It's a Wonderful Kingdom", "pl": "Nowe Wspaniałe Królestwo"})
    seats = (1, 2)
    modes = ("versus", "solo")
    options = (
        OptionSpec("module", "advisors", ("advisors", "threats", "quests")),
        OptionSpec("side", "A", ("A", "B")),
        OptionSpec("deck1", "random", RANDOM_DECKS, {"module": "threats"}),
        OptionSpec("deck2", "random", RANDOM_DECKS, {"module": "threats", "seats": 2}),
        OptionSpec("quest", "quest_01", QUEST_IDS, {"module": "quests"}),
        OptionSpec("duchy", "random", ("random", *DUCHY_IDS)),
        OptionSpec("first", "random", None),
        OptionSpec("pack", None, None),
    )
    kinds = KINDS
    reasons = numbered(REASONS)
    events = EVENTS
    period = "round"
    clause_file = "wonderful_kingdom"
    marked = frozenset({"sites", "woes", "advisors"})

    stock = STOCK
    spots = PLACES
    modules = Modules(data, questions, answers, telling, numbers, results, position)

    def settle(self, seats: int, chosen: dict[str, Any]) -> None:
        if seats == 2 and chosen["deck1"] == chosen["deck2"] != "random":  # IWK-9.2
            raise BadOption(f"deck2: there is one deck of {chosen['deck2']}; the two threat decks must differ.")

    def start(self, seats: int, options: Values, chance: Chance) -> Kingdom:
        first = drawn_first(options["first"], seats, chance)
        duchy = options["duchy"]
        mine = chance.below(2) if duchy == "random" else DUCHY_IDS.index(duchy)
        decks: list[str] = []
        if options["module"] == "threats":
            decks = drawn_decks([options["deck1"], options["deck2"]][:seats], chance)
        quest = QUEST_IDS.index(options["quest"])
        found = self.tables(options)
        g = lay_out(found, options["module"], options["side"], quest, (mine, 1 - mine)[:seats], decks, first, chance)
        g.begin(play_game(g))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        return (self.tables(options).cards,)

    def chosen_in(self, position_: Values) -> dict[str, Any]:
        """The decks and the duchy stand with the players who have them."""
        return {**super().chosen_in(position_), **position.told_by_players(position_)}

    def order(self, g: Kingdom, seats: int) -> Sequence[int]:
        return (g.leader(), 1 - g.leader())[:seats]

    def turns(self, g: Kingdom) -> Sequence[Turn]:
        return numbers.turns(g)

    def marks(self, g: Kingdom, owner: int | None, field: str, i: int) -> Mapping[str, int]:
        return numbers.marks(g, owner, field, i)

    def provenance(self) -> Mapping[str, int]:
        return Counter(component["provenance"] for component in CHANGEABLE.values())


def drawn_decks(chosen: Sequence[str], chance: Chance) -> list[str]:
    """The threat decks of the seats; those not chosen are drawn from the others."""  # IWK-9.2, IWK-9.38
    left = [deck for deck in DECKS if deck not in chosen]
    return [left.pop(chance.below(len(left))) if deck == "random" else deck for deck in chosen]


GAME = WonderfulKingdomGame()
