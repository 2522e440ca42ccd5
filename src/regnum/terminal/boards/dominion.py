"""Dominion's table in words: the Supply, the cards in play, the hand, and what is known of the others."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from regnum.games.dominion.data import BASICS, NUMBER, tables
from regnum.kernel.decision import Blocked, Decision, Option
from regnum.kernel.text import Message, joined
from regnum.terminal.picture import Picture, Thing, View, Zone, pointed_at, turn_of
from regnum.terminal.words import say

LEADING_BASICS = ("copper", "silver", "gold", "curse", "estate", "duchy", "province")


class DominionBoard:
    """One table's cards, named and priced as at that table."""

    headings = frozenset({"turn_begins"})
    minor = frozenset({"phase_buy", "cleanup"})
    equal_terms = True

    def __init__(self, options: Mapping[str, Any]) -> None:
        cards = tables(options)
        self.words = cards.catalogue
        self.costs = {card["id"]: int(card["cost"]) for card in cards.entries.values()}
        self.types = {card["id"]: list(card["types"]) for card in cards.entries.values()}

    # -- the table

    def picture(self, view: View, names: Sequence[str], lang: str) -> Picture:
        current = view["values"]["current"]
        return Picture(
            headline=self.headline(view, names, lang),
            clocks=self.clocks(view, lang),
            counters=self.counters(view, lang),
            others=tuple(self.other(view, seat, names[seat], lang) for seat in self.opponents(view)),
            market=self.market(view, lang),
            play=self.play(view, current, names[current], lang),
            hand=self.hand(view, lang),
            more=self.more(view, names, lang),
        )

    def headline(self, view: View, names: Sequence[str], lang: str) -> tuple[str, ...]:
        if view["over"]:
            return (say(lang, "board.over"),)
        values = view["values"]
        seat = values["current"]
        turn = self.words.render(lang, "number.turn.n", {"n": max(1, values[f"seat{seat}.turns"])})
        who = turn_of(view, names, seat, lang)
        return turn, who, self.words.render(lang, f"phase.{view['phase']}")

    def clocks(self, view: View, lang: str) -> tuple[str, ...]:
        provinces, empty = view["numbers"]["provinces"], view["numbers"]["empty_piles"]
        return (
            say(lang, "dominion.provinces", n=provinces["value"]),
            say(lang, "dominion.empty_piles", n=empty["value"], most=empty["of"]),
        )

    def counters(self, view: View, lang: str) -> tuple[str, ...]:
        values = view["values"]
        return tuple(
            f"{self.words.render(lang, f'number.{key}')} {values[key]}" for key in ("actions", "buys", "coins")
        )

    def opponents(self, view: View) -> list[int]:
        """The other seats in turn order, beginning at the left."""
        at = view["order"].index(view["seat"])
        return [*view["order"][at + 1 :], *view["order"][:at]]

    def other(self, view: View, seat: int, name: str, lang: str) -> tuple[str, ...]:
        hand = view["places"][f"seat{seat}.hand"]["count"]
        turn = seat == view["turn"]
        who = say(lang, "board.turn", name=name) if turn else name
        return who, say(lang, "dominion.hand", n=hand), *self.piles(view, seat, lang)

    def piles(self, view: View, seat: int, lang: str) -> tuple[str, ...]:
        """How many cards a deck has, and which card lies on the discard pile."""
        deck = view["places"][f"seat{seat}.deck"]
        discard = view["places"][f"seat{seat}.discard"]["things"]
        top = self.name(discard[-1]["card"], lang) if discard else say(lang, "board.nothing")
        known = (say(lang, "dominion.known_top", top=self.name(deck["top"], lang)),) if "top" in deck else ()
        return say(lang, "dominion.deck", n=deck["count"]), *known, say(lang, "dominion.discard", top=top)

    def market(self, view: View, lang: str) -> Zone:
        left = {thing["card"]: thing["n"] for thing in view["places"]["supply"]["things"]}
        piles = view["sets"]["piles"]
        basics = [card for card in LEADING_BASICS if card in piles]
        kingdom = sorted((card for card in piles if card not in BASICS), key=lambda card: (self.costs[card], card))
        things = tuple(self.thing(f"supply:{card}", card, left.get(card, 0), lang) for card in basics + kingdom)
        return Zone(
            say(lang, "dominion.supply"),
            things,
            (say(lang, "dominion.legend"),),
            groups=(4, len(basics) - 4, len(kingdom)),
        )

    def play(self, view: View, seat: int, name: str, lang: str) -> Zone:
        """The cards in play of the player whose turn it is, and the cards that lie open beside them."""
        things = tuple(self.counted(view, f"seat{seat}.in_play", lang))
        aside = [thing for i in range(view["seats"]) for thing in self.counted(view, f"seat{i}.aside", lang)]
        names = joined(lang, [thing.name for thing in aside for _ in range(thing.count)])
        notes = (say(lang, "dominion.open", names=names),) if aside else ()
        return Zone(say(lang, "dominion.in_play", name=name), things, notes)

    def hand(self, view: View, lang: str) -> Zone:
        me = view["seat"]
        trash = say(lang, "dominion.trash", n=view["places"]["trash"]["count"])
        things = tuple(self.counted(view, f"seat{me}.hand", lang))
        return Zone(say(lang, "dominion.own_hand"), things, (*self.piles(view, me, lang), trash))

    def more(self, view: View, names: Sequence[str], lang: str) -> tuple[Zone, ...]:
        """The trash, and what lies open besides the cards in play of this turn."""
        zones = [Zone(self.words.name(lang, "place", "trash"), tuple(self.counted(view, "trash", lang)))]
        for seat in range(view["seats"]):
            for place, key in (("in_play", "dominion.in_play"), ("aside", "dominion.aside")):
                things = tuple(self.counted(view, f"seat{seat}.{place}", lang))
                if things and (place, seat) != ("in_play", view["values"]["current"]):
                    zones.append(Zone(say(lang, key, name=names[seat]), things))
        return tuple(zones)

    def counted(self, view: View, place: str, lang: str) -> Iterable[Thing]:
        """The open cards of a place, equal ones together, in the order in which they first lie there."""
        counts: Counter[str] = Counter()
        for thing in view["places"][place].get("things", ()):
            if "card" in thing:
                counts[thing["card"]] += thing.get("n", 1)
        return (self.thing(f"{place}:{card}", card, n, lang) for card, n in counts.items())

    def thing(self, thing: str, card: str, n: int, lang: str) -> Thing:
        counted = self.words.name(lang, "card", card, n=n)
        tag = self.words.name(lang, "type", self.types[card][0])
        return Thing(thing, card, self.name(card, lang), counted, n, self.costs[card], tag, self.types[card][-1])

    def name(self, card: str, lang: str) -> str:
        return self.words.name(lang, "card", card)

    # -- choices

    def order(self, options: Sequence[Option]) -> list[Option]:
        """What is bought or gained begins with the dearest; a proposed answer leads, the one that ends comes last."""

        def rank(option: Option) -> tuple[int, int]:
            supply = bool(option.targets) and option.targets[0].startswith("supply:")
            dear = self.costs[option.targets[0].partition(":")[2]] if supply else 0
            return (2 if option.group == "stop" else 0 if option.default else 1, -dear)

        return sorted(options, key=rank)

    def kind_of(self, view: View, choice: Option | Blocked) -> str | None:
        return pointed_at(view, choice, NUMBER)

    def copies(self, view: View, decision: Decision, choice: Option | Blocked) -> int:
        """All of a card in hand; of the cards in the trash only those that were trashed just now."""
        place = choice.targets[0].partition(":")[0]
        things = view["places"][place]["things"]
        if place == "trash":
            things = things[-decision.question.most :]
        card = self.kind_of(view, choice)
        return sum(thing.get("n", 1) for thing in things if thing.get("card") == card)

    def asked(self, decision: Decision, ticked: int, lang: str) -> str:
        """A question that counts picks, or what is still to be picked, counts the ticks too."""
        prompt = decision.question.prompt
        n = prompt.params.get("n")
        if ticked and isinstance(n, int):
            left = n + ticked if decision.kind == "discard" else n - ticked
            if left == 0:
                return say(lang, "prompt.confirm")
            prompt = Message(prompt.key, {**prompt.params, "n": left})
        return decision.table.render(lang, prompt)

    def cost(self, choice: Option | Blocked, lang: str) -> str:
        supply = bool(choice.targets) and choice.targets[0].startswith("supply:")
        return f"{self.costs[choice.targets[0].partition(':')[2]]}" if supply else ""

    # -- the end

    def term(self, name: str, lang: str) -> str:
        return self.name(name, lang)


BOARD = DominionBoard
