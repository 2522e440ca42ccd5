"""The market day played together: all stalls against the tax that the town asks for."""

from types import MappingProxyType

from kernel.tiny.game import TinyGame
from kernel.tiny.state import Market
from kernel.tiny.words import CATALOGUE
from regnum.kernel.spec import Result, Team, Term, Values
from regnum.kernel.text import Catalogue

TAX = 22
"""What each stall has to bring in."""
GIFT = 4
"""Points for the common purse, whoever sold what."""

WORDS = CATALOGUE.plus({
    "en": {"number.tax": "Tax", "number.gift": "Gift of the town"},
    "pl": {"number.tax": "Podatek", "number.gift": "Dar miasta"},
})  # fmt: skip


class PartnersGame(TinyGame):
    """The same rules and the same state; only the end is another."""

    id = "partners"
    title = MappingProxyType({"en": "Market together", "pl": "Wspólny targ"})
    modes = ("together",)

    def catalogue_for(self, options: Values) -> Catalogue:
        return WORDS

    def team(self, g: Market) -> Team:
        needs = [Term("tax", TAX * len(g.seats), "TIN-8", len(g.seats))]
        return Team.of(self.scores(g), needs, "TIN-8", [Term("gift", GIFT, "TIN-9")])

    def result(self, g: Market) -> Result:
        team = self.team(g)
        winners = tuple(range(len(g.seats))) if team.won else ()
        return Result(winners, self.scores(g), "event.closes", "TIN-6", team=team)


PARTNERS = PartnersGame()
