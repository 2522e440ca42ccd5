"""The table of Paladins in words: the rows and the map, the boards, the workers, and what is known of the others."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from regnum.games.paladins.data import NUMBER, tables
from regnum.kernel.decision import Blocked, Decision, Option
from regnum.kernel.text import Message, joined
from regnum.terminal.picture import Picture, Thing, View, Zone, pointed_at, turn_of
from regnum.terminal.words import say

ROWS = ("townsfolk", "outsiders", "orders", "favours", "taverns")
CARDS = ("crew", "walls", "converted", "attacked")
RIGHT = ("commission", "fortify", "garrison", "absolve", "attack", "convert")


class PaladinsBoard:
    """One table's things, named as at that table."""

    headings = frozenset({"round_begins"})
    minor = frozenset({"row_slides", "taverns_leave", "paladin_leaves", "rival_marker"})
    equal_terms = False

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.words = tables(options).catalogue

    # -- the table

    def picture(self, view: View, names: Sequence[str], lang: str) -> Picture:
        values, me = view["values"], view["seat"] or 0
        boards = [*names, *(self.words.render(lang, "rival") for _ in view["rivals"])]
        others = [p for p in range(len(boards)) if p != me]
        return Picture(
            headline=self.headline(view, boards, lang),
            clocks=(
                say(lang, "paladins.tax", n=values["tax"]),
                say(lang, "paladins.walls_left", n=view["places"]["wall_deck"]["count"]),
            ),
            counters=self.counters(view, me, lang),
            others=tuple(self.other(view, p, boards[p], lang) for p in others),
            market=self.rows(view, lang),
            play=self.own(view, me, boards[me], lang),
            hand=self.hand(view, me, lang),
            more=(
                *(Zone(say(lang, "paladins.crew", name=boards[p]), self.cards(view, p, lang)) for p in others),
                *(Zone(say(lang, "paladins.board", name=boards[p]), self.things(view, f"seat{p}.spaces", lang))
                  for p in range(len(boards))),
                Zone(say(lang, "paladins.map"), self.things(view, "free", lang)),
            ),
        )  # fmt: skip

    def own(self, view: View, seat: int, name: str, lang: str) -> Zone:
        """The cards of one board, and how often each action was done."""
        title = say(lang, "paladins.crew", name=name)
        return Zone(title, self.cards(view, seat, lang), self.progress(view, seat, lang))

    def headline(self, view: View, names: Sequence[str], lang: str) -> tuple[str, ...]:
        if view["over"]:
            return (say(lang, "board.over"),)
        seat, turn = view["turn"], view["values"]["round"]
        if len(view["pending"]) > 1:  # all choose at the same time
            return (say(lang, "paladins.round", n=turn),)
        who = turn_of(view, names, seat, lang)
        return say(lang, "paladins.round", n=turn) if turn else say(lang, "paladins.setup"), who

    def counters(self, view: View, seat: int, lang: str) -> tuple[str, ...]:
        numbers, values = view["numbers"], view["values"]
        attributes = {name: numbers[f"seat{seat}.{name}"]["value"] for name in ("faith", "strength", "influence")}
        purse = {name: values[f"seat{seat}.{name}"] for name in ("silver", "provisions")}
        debts = {name: values[f"seat{seat}.{name}"] for name in ("unpaid", "paid")}
        suspicions = view["places"][f"seat{seat}.suspicions"]["count"]
        return (
            say(lang, "paladins.attributes", **attributes),
            say(lang, "paladins.purse", **purse),
            say(lang, "paladins.guilt", n=suspicions, **debts),
        )

    def other(self, view: View, seat: int, name: str, lang: str) -> tuple[str, ...]:
        turn = seat == view["turn"]
        who = say(lang, "board.turn", name=name) if turn else name
        workers = say(lang, "paladins.workers", n=view["places"][f"seat{seat}.pool"]["count"])
        passed = (say(lang, "paladins.passed"),) if view["values"][f"seat{seat}.passed"] else ()
        space = [say(lang, "paladins.marker", n=view["values"]["marker"] + 1)] if seat >= view["seats"] else []
        return who, *self.counters(view, seat, lang), workers, *passed, *space, *self.progress(view, seat, lang)

    def progress(self, view: View, seat: int, lang: str) -> tuple[str, ...]:
        """How often each action on the right was done."""
        done = {action: view["numbers"][f"seat{seat}.done.{action}"]["value"] for action in ("develop", *RIGHT)}
        return tuple(
            say(lang, "paladins.done", action=self.words.name(lang, "action", action), n=n)
            for action, n in done.items()
            if n
        )

    def paladin(self, view: View, seat: int, lang: str) -> tuple[str, ...]:
        things = view["places"][f"seat{seat}.paladin"].get("things", ())
        return tuple(say(lang, "paladins.paladin", card=self.name(thing["card"], lang)) for thing in things)

    def rows(self, view: View, lang: str) -> Zone:
        rows = [self.things(view, place, lang) for place in ROWS]
        things = tuple(thing for row in rows for thing in row)
        return Zone(say(lang, "paladins.rows"), things, groups=tuple(len(row) for row in rows if row))

    def cards(self, view: View, seat: int, lang: str) -> tuple[Thing, ...]:
        return tuple(thing for zone in CARDS for thing in self.things(view, f"seat{seat}.{zone}", lang))

    def hand(self, view: View, seat: int, lang: str) -> Zone:
        """The Paladins to choose from, else the workers at hand and the Paladin of the round."""
        workers = self.things(view, f"seat{seat}.pool", lang)
        if drawn := self.things(view, f"seat{seat}.hand", lang):
            kept = joined(lang, [each.counted for each in workers])
            notes = (say(lang, "paladins.kept", workers=kept),) if workers else ()
            return Zone(say(lang, "paladins.hand"), drawn, notes)
        return Zone(say(lang, "paladins.pool"), workers, self.paladin(view, seat, lang))

    def things(self, view: View, place: str, lang: str) -> tuple[Thing, ...]:
        """The open things of a place, equal ones in a row together."""
        counts: Counter[str] = Counter()
        first: dict[str, str] = {}
        for thing in view["places"][place].get("things", ()):
            if "card" in thing:
                counts[thing["card"]] += thing.get("n", 1)
                first.setdefault(thing["card"], thing["id"])
        return tuple(self.thing(first[card], card, n, lang) for card, n in counts.items())

    def thing(self, thing: str, card: str, n: int, lang: str) -> Thing:
        worker = f"worker.{card}" in self.words.entries[lang]
        name = self.name(card, lang)
        counted = self.words.name(lang, "worker", card, n=n) if worker else name if n == 1 else f"{n} × {name}"
        return Thing(thing, card, name, counted, n)

    def name(self, card: str, lang: str) -> str:
        return self.words.name(lang, "card", card)

    # -- choices

    def order(self, options: Sequence[Option]) -> list[Option]:
        """A proposed answer leads, the one that ends comes last."""
        return sorted(options, key=lambda o: 2 if o.group == "stop" else 0 if o.default else 1)

    def kind_of(self, view: View, choice: Option | Blocked) -> str | None:
        found = pointed_at(view, choice, NUMBER)
        words = [choice.notation, choice.notation.partition(" ")[0], choice.notation.rpartition(" ")[2]]
        return found or next((word for word in words if word in NUMBER), None)

    def copies(self, view: View, decision: Decision, choice: Option | Blocked) -> int:
        kind = self.kind_of(view, choice)
        things = view["places"][f"seat{decision.seat}.pool"].get("things", ())
        return next((int(thing["n"]) for thing in things if thing["card"] == kind), 1)

    def asked(self, decision: Decision, ticked: int, lang: str) -> str:
        """The question for workers to keep counts the ticks too."""
        prompt = decision.question.prompt
        n = prompt.params.get("n")
        if ticked and decision.kind == "keep" and isinstance(n, int):
            if n == ticked:
                return say(lang, "prompt.confirm")
            prompt = Message(prompt.key, {**prompt.params, "n": n - ticked})
        return decision.table.render(lang, prompt)

    def cost(self, choice: Option | Blocked, lang: str) -> str:
        silver = None if isinstance(choice, Blocked) else dict(choice.cost).get("silver")
        return "" if silver is None else f"{silver}"

    # -- the end

    def term(self, name: str, lang: str) -> str:
        return self.words.name(lang, "term" if f"term.{name}" in self.words.entries[lang] else "card", name)


BOARD = PaladinsBoard
