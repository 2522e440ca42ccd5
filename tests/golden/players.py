"""Players for the transcripts: they have a shopping list, and do the obvious with everything else. No dice."""

from collections import Counter
from dataclasses import dataclass

from regnum.kernel.decision import Decision, Option
from regnum.kernel.table import Table

ACTIONS = """
    village festival market laboratory spy merchant cellar harbinger poacher sentry throne_room witch council_room
    militia smithy library mine moneylender remodel workshop artisan bandit thief bureaucrat adventurer feast vassal
    chancellor woodcutter moat chapel
""".split()
"""In which order Action cards are played: first those that let one go on."""

WORTHLESS = ("curse", "estate", "duchy", "province", "gardens", "copper")
"""In which order cards are given up."""


@dataclass(frozen=True)
class Player:
    """Buys the first thing on the list that can be had and is not owned often enough yet.

    `smithy*2` is wanted twice; `duchy<5` is wanted when fewer than 5 Provinces are left.
    """

    wants: str

    def choose(self, t: Table, d: Decision) -> Option:
        options = {o.notation: o for o in d.options}
        for notation in getattr(self, f"on_{d.kind}", self.on_anything)(t, d):
            if notation in options:
                return options[notation]
        return next((o for o in d.options if o.default), d.options[0])

    def wanted(self, t: Table, seat: int) -> list[str]:
        position = t.position()
        owned = Counter(c for zone, cards in position["players"][seat].items() if zone != "turns" for c in cards)
        found = []
        for want in self.wants.split():
            card, _, most = want.partition("*")
            card, _, left = card.partition("<")
            if owned[card] < int(most or 99) and position["supply"]["province"] < int(left or 99):
                found.append(card)
        return found

    def on_anything(self, t: Table, d: Decision) -> list[str]:
        return []

    def on_action(self, t: Table, d: Decision) -> list[str]:
        return [f"play {card}" for card in ACTIONS]

    def on_treasure(self, t: Table, d: Decision) -> list[str]:
        return ["play all"]

    def on_buy(self, t: Table, d: Decision) -> list[str]:
        return [*(f"buy {card}" for card in self.wanted(t, d.seat)), "end turn"]

    def on_gain(self, t: Table, d: Decision) -> list[str]:
        return [f"gain {card}" for card in (*self.wanted(t, d.seat), "silver", "estate")]

    def on_gain_treasure(self, t: Table, d: Decision) -> list[str]:
        return ["gain gold", "gain silver"]

    def on_discard(self, t: Table, d: Decision) -> list[str]:
        return [*(f"discard {card}" for card in WORTHLESS[:5]), "done"]

    def on_discard_down(self, t: Table, d: Decision) -> list[str]:
        return [f"discard {card}" for card in WORTHLESS]

    def on_trash(self, t: Table, d: Decision) -> list[str]:
        return ["trash curse", "trash estate", "done"]

    def on_trash_one(self, t: Table, d: Decision) -> list[str]:
        return ["trash curse", "trash estate", "trash copper", "trash silver"]

    def on_throne(self, t: Table, d: Decision) -> list[str]:
        return [f"choose {card}" for card in reversed(ACTIONS)]

    def on_library(self, t: Table, d: Decision) -> list[str]:
        return ["set aside"]

    def on_spy(self, t: Table, d: Decision) -> list[str]:
        card = str(d.question.prompt.params["card"])
        mine = d.question.prompt.params["seat"] == d.seat
        return ["discard" if (card in WORTHLESS) == mine else "put back"]

    def on_sentry(self, t: Table, d: Decision) -> list[str]:
        card = str(d.question.prompt.params["card"])
        return ["trash" if card in ("curse", "estate", "copper") else "discard" if card in WORTHLESS else "put back"]
