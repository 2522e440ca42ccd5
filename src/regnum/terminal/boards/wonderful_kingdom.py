"""The table of It's a Wonderful Kingdom in words: offers, sites with their spaces, hand, duchies."""

from collections.abc import Mapping, Sequence
from typing import Any

from regnum.games.wonderful_kingdom.data import NUMBER, tables
from regnum.games.wonderful_kingdom.declare import RESOURCES, SPACES
from regnum.kernel.decision import Blocked, Decision, Option
from regnum.kernel.text import joined
from regnum.terminal.picture import Picture, Thing, View, Zone, pointed_at, turn_of
from regnum.terminal.words import say

TOKENS = ("soldiers", "camp", "krystallium", "traps")
OPEN = ("sites", "built", "woes", "advisors")


class WonderfulKingdomBoard:
    """One table's components, named as at that table."""

    headings = frozenset({"round", "production"})
    minor = frozenset({"clears", "confirms", "spends_trap", "pays_soldiers"})
    equal_terms = False

    def __init__(self, options: Mapping[str, Any]) -> None:
        found = tables(options)
        self.words = found.catalogue
        self.data = found.entries

    # -- the table

    def picture(self, view: View, names: Sequence[str], lang: str) -> Picture:
        me = view["seat"]
        hand = "hand" if view["places"][f"seat{me}.hand"]["count"] or view["phase"] == "choice" else "choice"
        others = [seat for seat in range(view["seats"]) if seat != me]
        return Picture(
            headline=self.headline(view, names, lang),
            clocks=(self.words.render(lang, "number.round.n", {"n": max(1, view["values"]["round"])}),),
            counters=self.tokens(view, me, lang),
            others=tuple((names[seat], *self.tokens(view, seat, lang)) for seat in others),
            market=self.market(view, lang),
            play=Zone(self.place("sites", lang), self.things(view, f"seat{me}.sites", lang)),
            hand=Zone(self.place(hand, lang), self.things(view, f"seat{me}.{hand}", lang), self.offers(view, lang)),
            more=self.more(view, names, lang),
        )

    def headline(self, view: View, names: Sequence[str], lang: str) -> tuple[str, ...]:
        if view["over"]:
            return (say(lang, "board.over"),)
        stage = self.words.render(lang, f"stage.{view['phase']}")
        turn = view["numbers"].get("turn")
        if turn is None:
            return (stage,)
        who = turn_of(view, names, view["turn"], lang)
        return stage, self.words.render(lang, "number.turn.n", {"n": max(1, turn["value"]), "of": turn["of"]}), who

    def tokens(self, view: View, seat: int, lang: str) -> tuple[str, ...]:
        """Production, tokens and the score of a seat."""
        numbers, values = view["numbers"], view["values"]
        made = [f"{self.words.name(lang, 'resource', r)} {numbers[f'seat{seat}.{r}']['value']}" for r in RESOURCES]
        held = [f"{self.place(token, lang)} {values[f'seat{seat}.{token}']}" for token in TOKENS]
        alchemy = numbers[f"seat{seat}.alchemy"]
        score = f"{self.words.render(lang, 'number.score')} {numbers[f'seat{seat}.score']['value']}"
        return (*made, *held, f"{self.place('alchemy', lang)} {alchemy['value']}/{alchemy['of']}", score)

    def market(self, view: View, lang: str) -> Zone:
        left, right = self.things(view, "left", lang), self.things(view, "right", lang)
        title = f"{self.place('left', lang)} · {self.place('right', lang)}"
        notes = (f"{self.place('deck', lang)} {view['places']['deck']['count']}",)
        return Zone(title, left + right, notes, groups=(len(left), len(right)))

    def offers(self, view: View, lang: str) -> tuple[str, ...]:
        """What lies in the two areas, in a line each."""
        if view["phase"] != "choice":
            return ()
        return tuple(
            f"{self.place(area, lang)}: {joined(lang, [thing.name for thing in self.things(view, area, lang)])}"
            for area in ("left", "right")
        )

    def more(self, view: View, names: Sequence[str], lang: str) -> tuple[Zone, ...]:
        """What the players have open, and the discard pile."""
        zones = []
        for seat in range(view["seats"]):
            for zone in OPEN if seat != view["seat"] else OPEN[1:]:
                things = self.things(view, f"seat{seat}.{zone}", lang)
                if things:
                    zones.append(Zone(f"{self.place(zone, lang)}: {names[seat]}", things))
        zones.append(Zone(self.place("discard", lang), self.things(view, "discard", lang)))
        return tuple(zones)

    def place(self, name: str, lang: str) -> str:
        return self.words.name(lang, "place", name)

    def things(self, view: View, place: str, lang: str) -> tuple[Thing, ...]:
        return tuple(self.thing(thing, lang) for thing in view["places"][place].get("things", ()))

    def thing(self, thing: Mapping[str, Any], lang: str) -> Thing:
        """A card; one that lies face down is named only to those who know it."""
        if "card" not in thing:
            down = say(lang, "board.face_down")
            return Thing(thing["id"], "", down, down)
        card = thing["card"]
        name = self.words.name(lang, "card", card)
        if thing.get("down"):
            name = say(lang, "wonderful_kingdom.down", name=name)
        marks = thing.get("marks", {})
        free = [
            f"{self.words.name(lang, 'resource', s, 'low')} {marks[s] - marks[f'{s}_free']}/{marks[s]}"
            for s in SPACES.words
            if f"{s}_free" in marks
        ]
        shown = f"{name} ({', '.join(free)})" if free else name
        if marks.get("frozen"):
            shown = say(lang, "wonderful_kingdom.frozen", name=shown)
        kind = self.data[card].get("type", "threat")
        family = "component" if f"component.{kind}" in self.words.entries[lang] else "type"
        tag = self.words.render(lang, f"{family}.{kind}")
        n = thing.get("n", 1)
        return Thing(thing["id"], card, shown, shown if n == 1 else f"{n} × {shown}", n, None, tag)

    # -- choices

    def order(self, options: Sequence[Option]) -> list[Option]:
        """What is free beside the question comes after its answers, the one that ends comes last."""
        return sorted(options, key=lambda option: (option.group == "stop", option.group == "free"))

    def kind_of(self, view: View, choice: Option | Blocked) -> str | None:
        return pointed_at(view, choice, NUMBER)

    def copies(self, view: View, decision: Decision, choice: Option | Blocked) -> int:
        return 1

    def asked(self, decision: Decision, ticked: int, lang: str) -> str:
        return decision.text(lang)

    def cost(self, choice: Option | Blocked, lang: str) -> str:
        return ""

    # -- the end

    def term(self, name: str, lang: str) -> str:
        return self.words.name(lang, "card" if name in NUMBER else "duchy", name)


BOARD = WonderfulKingdomBoard
