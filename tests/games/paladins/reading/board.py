"""The rulebook read a second time, apart from the engine: what lies where, and what rewards do.

A rule here is a generator. It yields what it cannot know: an `Ask` (what a player chooses), a `Draw` (which card comes
up), `Workers` (who is placed), `Kept`, or `Chosen` (the Paladins); and it is told.
"""

import json
from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

Steps = Generator[Any, Any, None]
Card = dict[str, Any]


def _read(file: str) -> Any:
    return json.loads((files("regnum.games.paladins") / "data" / file).read_text(encoding="utf-8"))


def _by_id(cards: Sequence[Card]) -> dict[str, Card]:
    return {card["id"]: card for card in cards}


PALADINS = _by_id(_read("paladins.json")["cards"])
TOWNSFOLK = _by_id(_read("townsfolk.json")["cards"])
OUTSIDERS = _by_id(_read("outsiders.json")["cards"])
WALLS = _by_id(_read("walls.json")["cards"])
TAVERNS = _by_id(_read("tavern.json")["cards"])
ORDERS = _by_id(_read("kings_cards.json")["kings_orders"])
FAVOURS = _by_id(_read("kings_cards.json")["kings_favours"])
SUSPICIONS = _by_id(_read("suspicion_debt.json")["suspicion"])
SQUARES = _by_id(_read("main_board.json")["region_spaces"])
OWN_BOARD = _read("player_board.json")
COLOURS = {"white": "labourer", "green": "scout", "blue": "merchant", "red": "fighter", "black": "cleric",
           "purple": "criminal"}  # fmt: skip
RIGHT = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
SIDES = ("left", "middle")


@dataclass(frozen=True)
class Ask:
    """A player chooses one of these."""

    seat: int
    kind: str
    options: frozenset[str]


@dataclass(frozen=True)
class Draw:
    """A card is turned up."""

    kind: str
    seat: int = 0


@dataclass(frozen=True)
class Workers:
    """A player places so many workers, those on coloured spaces first."""

    seat: int
    n: int


@dataclass(frozen=True)
class Kept:
    """A player keeps up to three workers."""

    seat: int


@dataclass(frozen=True)
class Chosen:
    """All have chosen their Paladins."""


@dataclass
class Player:
    """One side of the table."""

    silver: int = 3
    provisions: int = 1
    unpaid: int = 0
    paid: int = 0
    attributes: dict[str, int] = field(default_factory=lambda: dict.fromkeys(("faith", "strength", "influence"), 0))
    pool: Counter[str] = field(default_factory=Counter)
    spaces: dict[str, list[str | None]] = field(default_factory=dict)
    workshops: set[str] = field(default_factory=set)
    crew: list[str] = field(default_factory=list)
    suspicions: list[str] = field(default_factory=list)
    done: dict[str, list[str]] = field(default_factory=lambda: {action: [] for action in RIGHT})
    """Squares, Walls, Jar spaces and Outsiders, by the action that brought them."""
    paladin: str = ""
    passed: bool = False

    def attribute(self, name: str) -> int:
        boost: int = PALADINS[self.paladin]["boost"].get(name, 0) if self.paladin else 0
        return self.attributes[name] + boost

    def uses(self, action: str) -> bool:
        return any(self.spaces.get(action, ()))

    def crew_for(self, **trigger: str) -> list[str]:
        return [card for card in self.crew if TOWNSFOLK[card]["passive"]["trigger"] == trigger]


class Board:
    """A table, and all that rewards can do on it."""

    def __init__(self, players: int, first: int) -> None:
        self.players = players
        self.first = self.turn = first
        self.round = 1
        self.seats = [Player() for _ in range(players)]
        if players == 1:
            self.seats.append(Player(silver=0, provisions=0))
        self.full_tax = self.tax = {1: 5, 2: 5, 3: 7, 4: 8}[players]
        self.townsfolk: list[str | None] = [None] * 5
        self.outsiders: list[str | None] = [None] * 6
        self.orders: list[str | None] = [None] * 3
        self.favours: list[str | None] = [None] * 5
        self.favour_workers: list[str | None] = [None] * 5
        self.taverns: list[str] = []
        self.deck = {"townsfolk": 32, "outsiders": 36, "walls": 24, "suspicions": 24}
        self.discarded_suspicions = 0
        self.free = {name for name, square in SQUARES.items() if square["min_players"] <= players}
        self.marker = 0
        self.stack = ["influence", "faith", "strength"]

    def is_rival(self, p: int) -> bool:
        return p >= self.players

    # -- Suspicion, Tax, Inquisition

    def gain_criminal(self, p: int) -> Steps:
        self.seats[p].pool["labourer" if self.is_rival(p) else "criminal"] += 1
        yield from self.draw_suspicion(p)

    def draw_suspicion(self, p: int) -> Steps:
        if self.deck["suspicions"] == 0:
            if self.discarded_suspicions == 0:
                yield from self.inquisition()
            self.deck["suspicions"], self.discarded_suspicions = self.discarded_suspicions, 0
        card = yield Draw("draws_suspicion", p)
        self.deck["suspicions"] -= 1
        self.seats[p].suspicions.append(card)
        yield from self.gain_tax(p, SUSPICIONS[card]["tax"])

    def gain_tax(self, p: int, n: int) -> Steps:
        if n:
            self.tax = max(self.tax - n, 0)
            self.gain_resource(p, "silver", n)
            if self.tax == 0:
                yield from self.inquisition()

    def return_tax(self) -> Steps:
        """The opponent has nothing to remove."""
        self.tax -= 1
        if self.tax == 0:
            yield from self.inquisition()

    def inquisition(self) -> Steps:
        for i in range(self.players):
            p = (self.turn + i) % self.players
            left = self.seats[p].crew_for(event="inquisition")
            while left:
                answer = yield Ask(p, "ability", frozenset(f"resolve {card}" for card in left))
                card = answer.split()[1]
                left.remove(card)
                passive, held = TOWNSFOLK[card]["passive"], len(self.seats[p].suspicions)
                condition = passive.get("condition") or {}
                if condition.get("suspicion_min", 0) <= held <= condition.get("suspicion_max", 99):
                    yield from self.take(p, passive["effects"])
        most = max(len(s.suspicions) for s in self.seats)
        for p, s in enumerate(self.seats):
            if most and len(s.suspicions) == most:
                s.unpaid += 1
                self.discard_suspicions(p, most // 2)
        self.tax = self.full_tax

    def discard_suspicions(self, p: int, n: int) -> None:
        for _ in range(n):
            self.seats[p].suspicions.pop()
            self.discarded_suspicions += 1

    # -- rewards

    def raise_attribute(self, p: int, name: str, n: int) -> None:
        attributes = self.seats[p].attributes
        before, attributes[name] = attributes[name], min(attributes[name] + n, 12)
        if self.is_rival(p) and attributes[name] > before:
            self.stack.remove(name)
            self.stack.append(name)

    def gain_resource(self, p: int, name: str, n: int) -> None:
        s = self.seats[p]
        if not self.is_rival(p):
            setattr(s, name, getattr(s, name) + n)
            return
        for _ in range(n):
            self.marker = (self.marker + 1) % 5
            if self.marker == 0:
                lowest = min(s.attributes.values())
                self.raise_attribute(p, [name for name in self.stack if s.attributes[name] == lowest][-1], 1)

    def take(self, p: int, effects: Sequence[Card]) -> Steps:
        """A list of rewards; removing a Suspicion and taking Tax at once, the player decides which comes first."""
        left = dict(enumerate(effects))
        ordered = not self.is_rival(p) and {"remove", "gain"} <= {key for e in effects for key in e}
        ordered = ordered and any(e.get("gain") == "tax" for e in effects)
        while left:
            answer = (yield Ask(p, "order", frozenset(f"first {i + 1}" for i in left))) if ordered else ""
            yield from self.take_one(p, left.pop(int(answer.split()[1]) - 1 if ordered else min(left)))

    def take_one(self, p: int, e: Card) -> Steps:
        if "attr" in e:
            self.raise_attribute(p, e["attr"], e["n"])
        elif e.get("gain") == "tax":
            yield from self.gain_tax(p, e["n"])
        elif e.get("gain") == "worker":
            for _ in range(e["n"]):
                if e["color"] == "purple":
                    yield from self.gain_criminal(p)
                else:
                    self.seats[p].pool["labourer" if self.is_rival(p) else COLOURS[e["color"]]] += 1
        elif "gain" in e:
            self.gain_resource(p, e["gain"], e["n"])
        elif "remove" in e:
            yield from self.remove_suspicions(p, e["n"])
        elif "pay" in e or "destroy" in e:
            yield from self.settle_debt(p, "pay" in e)
        elif "choose" in e:
            yield from self.choose(p, e["choose"])
        else:
            yield from {"pray": self.pray, "recruit_free": self.recruit_free, "develop_free": self.develop}[e["do"]](p)

    def choose(self, p: int, options: Sequence[Sequence[Card]]) -> Steps:
        if self.is_rival(p):
            lacks = {"pay": self.seats[p].unpaid == 0, "remove": not self.seats[p].suspicions}
            open_ = [option for option in options if option[0].get("do") != "develop_free"]
            useful = [option for option in open_ if not any(lacks.get(key) for key in option[0])]
            yield from self.take(p, (useful or open_)[0])
        else:
            answer = yield Ask(p, "option", frozenset(f"option {i + 1}" for i in range(len(options))))
            yield from self.take(p, options[int(answer.split()[1]) - 1])

    def remove_suspicions(self, p: int, n: int) -> Steps:
        for _ in range(n):
            if self.seats[p].suspicions:
                if not self.is_rival(p) and (yield Ask(p, "use", frozenset(("take", "decline")))) == "decline":
                    return
                self.discard_suspicions(p, 1)
            elif self.is_rival(p):
                yield from self.return_tax()

    def settle_debt(self, p: int, pays: bool) -> Steps:
        s = self.seats[p]
        if s.unpaid == 0:
            if self.is_rival(p):
                yield from self.return_tax()
        elif self.is_rival(p) or (yield Ask(p, "use", frozenset(("take", "decline")))) == "take":
            s.unpaid -= 1
            s.paid += pays
            for card in s.crew_for(effect="pay_debt") if pays else ():
                yield from self.take(p, TOWNSFOLK[card]["passive"]["effects"])

    def pray(self, p: int) -> Steps:
        s = self.seats[p]
        used = {f"clear {action}" for action in s.spaces if s.uses(action)}
        if used:
            answer = yield Ask(p, "pray", frozenset({*used, "decline"}))
            if answer != "decline":
                s.spaces[answer.split()[1]] = []

    def recruit_free(self, p: int) -> Steps:
        there = {f"recruit {card}" for card in self.townsfolk if card}
        if there:
            answer = yield Ask(p, "recruit_free", frozenset({*there, "decline"}))
            if answer != "decline":
                yield from self.hire(p, answer.split()[1])

    def hire(self, p: int, card: str) -> Steps:
        self.townsfolk[self.townsfolk.index(card)] = None
        self.seats[p].crew.append(card)
        yield from self.take(p, TOWNSFOLK[card]["recruit_bonus"])

    def develop(self, p: int) -> Steps:
        s = self.seats[p]
        if len(s.workshops) == 8:
            return
        spots = {
            f"workshop {action} {side}" for action in RIGHT for side in SIDES if f"{action}_{side}" not in s.workshops
        }
        _, action, side = (yield Ask(p, "workshop", frozenset(spots))).split()
        s.workshops.add(f"{action}_{side}")
        if s.spaces.get(action):
            s.spaces[action][SIDES.index(side)] = None
        yield from self.take(p, OWN_BOARD["development_track"][len(s.workshops) - 1]["effects"])
        yield from self.bonuses(p, "develop")

    def bonuses(self, p: int, action: str) -> Steps:
        """What Paladin and Townsfolk bring after an action; Tax comes last."""
        s, ability = self.seats[p], PALADINS[self.seats[p].paladin]["ability"]
        found = [TOWNSFOLK[card]["passive"]["effects"] for card in s.crew_for(action=action)]
        if ability["action"] == action:
            found.append(ability.get("effects", []))
        for effects in sorted(found, key=lambda effects: any(e.get("gain") == "tax" for e in effects)):
            yield from self.take(p, effects)
