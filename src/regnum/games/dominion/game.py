"""Dominion as a game of the platform: options, set-up, words, scores."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from regnum.games.dominion import answers, data, numbers, position, questions, results, telling
from regnum.games.dominion.data import CARDS, IDS, KINGDOMS, NUMBER, SETUP, STOCK, Tables, kingdom_cards
from regnum.games.dominion.declare import EVENTS, KINDS, PLACES, REASONS
from regnum.games.dominion.scoring import owned
from regnum.games.dominion.setup import lay_out
from regnum.games.dominion.state import Dominion
from regnum.games.dominion.turn import whole_game as play_game
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.containers import members
from regnum.kernel.core.machine import Task
from regnum.kernel.errors import BadOption, shown
from regnum.kernel.options import drawn_first
from regnum.kernel.spec import OptionSpec, Question, Result, Values, numbered
from regnum.kernel.standard import Modules, StandardGame


class DominionGame(StandardGame[Dominion, Tables]):
    """The base set, 1st edition by default."""

    state = Dominion
    id = "dominion"
    rules_version = "1"
    title = MappingProxyType({"en": "Dominion", "pl": "Dominion"})
    seats = (2, 4)
    modes = ("versus",)
    options = (
        OptionSpec("kingdom", "first_game", None),
        OptionSpec("edition", "1e", ("1e", "2e", "mixed")),
        OptionSpec("texts", None, (None, "1e", "2e")),
        OptionSpec("first", "random", None),
        OptionSpec("counts", False, (False, True)),
        OptionSpec("pack", None, None),
    )
    kinds = KINDS
    reasons = numbered(REASONS)
    events = EVENTS
    period = "turn_begins"
    clause_file = "dominion"
    secret_kinds = frozenset({"react", "discard_down", "put_on_deck"})
    stock = STOCK
    spots = PLACES
    modules = Modules(data, questions, answers, telling, numbers, results, position)

    def asks_in_secret(self, event: str, things: Sequence[str]) -> bool:
        """Whether a Reaction is held, or an attacked hand leaves a choice, is nobody else's business."""
        return event in ("plays", "plays_again") and any("attack" in CARDS[NUMBER[c]]["types"] for c in things)

    def prepare(self, seats: int, options: Values) -> Values:
        kingdom, edition = chosen_kingdom(options)
        texts = options.get("texts") or ("2e" if edition == "2e" else "1e")
        return super().prepare(seats, {**options, "kingdom": kingdom, "edition": edition, "texts": texts})

    def start(self, seats: int, options: Values, chance: Chance) -> Dominion:
        first = drawn_first(options["first"], seats, chance)
        kingdom = options["kingdom"]
        if kingdom == "random":
            kingdom = drawn_kingdom(options["edition"], chance)
        elif isinstance(kingdom, str):
            kingdom = KINGDOMS[kingdom]["cards"]
        g = lay_out(self.tables(options).cards, seats, tuple(kingdom), chance)
        g.begin(play_game(g, first))
        return g

    def shared(self, options: Values) -> tuple[object, ...]:
        return (self.tables(options).cards,)

    def chosen_in(self, position_: Values) -> dict[str, Any]:
        """A position may hold cards of both editions; the Kingdom cards are those that it names, here or there."""
        named = {key: position_[key] for key in ("kingdom", "edition") if key in position_}
        chosen = {"edition": "mixed", **named, **super().chosen_in(position_)}
        if "kingdom" not in chosen:
            chosen["kingdom"] = position.named_kingdom(position_, chosen["edition"])
        return chosen

    def first_after(self, result: Result, seats: int, chance: Chance) -> int:
        """Who begins the next game of a series."""  # DOM-2.3, DOM-2.4
        if len(result.winners) == 1:
            return (result.winners[0] + 1) % seats
        losers = [p for p in range(seats) if p not in result.winners] or list(range(seats))
        return losers[chance.below(len(losers))]

    def counts(self, g: Dominion, options: Values) -> list[dict[str, int]] | None:
        """How many of each card every player owns; at the end all decks are counted."""  # DOM-8.3, DOM-11.5
        if not (options["counts"] or g.over):
            return None
        bags = [owned(g, p) for p in range(len(g.seats))]
        return [{IDS[c]: bag.count(c) for c in members(bag.kinds)} for bag in bags]

    def question(self, g: Dominion, task: Task, options: Values) -> Question:
        return questions.as_changed(super().question(g, task, options), task, self.tables(options))

    def public_cards(self, g: Dominion, seat: int) -> Sequence[int]:
        return owned(g, seat).dump()


def chosen_kingdom(options: Values) -> tuple[str | list[str], str]:
    """A kingdom by its name, “random” or ten cards, and the edition they are of; an edition alone brings its own."""
    edition = options.get("edition")
    kingdom = options.get("kingdom", "first_game_2e" if edition == "2e" else "first_game")
    if isinstance(kingdom, str) and kingdom in KINGDOMS:
        edition = edition or KINGDOMS[kingdom]["edition"]
        check_kingdom(KINGDOMS[kingdom]["cards"], edition)
        return kingdom, edition
    edition = edition or "1e"
    if kingdom == "random":
        return kingdom, edition
    if isinstance(kingdom, str):
        if "," not in kingdom:
            raise BadOption(
                f"There is no kingdom “{shown(kingdom)}”: use “random”, ten cards or one of {', '.join(KINGDOMS)}."
            )
        kingdom = [name.strip() for name in kingdom.split(",")]
    check_kingdom(kingdom, edition)
    return list(kingdom), edition


def check_kingdom(names: object, edition: str) -> None:
    """Ten different cards of the edition."""  # DOM-2.9
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise BadOption("kingdom: write the ten cards as a list of ids.")
    allowed = kingdom_cards(edition)
    for name in names:
        if name not in NUMBER or CARDS[NUMBER[name]]["kind"] != "kingdom":
            raise BadOption(f"kingdom: there is no Kingdom card “{shown(name)}”.")
        if name not in allowed:
            raise BadOption(f"kingdom: {name} is not in edition {edition}; choose edition “mixed” to use it.")
    if len(set(names)) != len(names):
        twice = next(name for name in names if list(names).count(name) > 1)
        raise BadOption(f"kingdom: {twice} stands there twice; the ten cards must be different.")
    if len(names) != SETUP["kingdom_piles"]:
        raise BadOption(f"kingdom: a game needs exactly {SETUP['kingdom_piles']} Kingdom cards, not {len(names)}.")


def drawn_kingdom(edition: str, chance: Chance) -> list[str]:
    """Ten of the edition's cards, all equally likely."""  # DOM-2.13
    left = list(kingdom_cards(edition))
    return [left.pop(chance.below(len(left))) for _ in range(SETUP["kingdom_piles"])]


GAME = DominionGame()
