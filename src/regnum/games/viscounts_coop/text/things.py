"""What one thing of the co-op is and does, written from the very data that the engine reads."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.games.viscounts.text.things import ThingWriter
from regnum.kernel.spec import Help
from regnum.kernel.stock import Entry
from regnum.kernel.text import Catalogue

CLAUSES = {
    "aids": "TOM-5.6",
    "results": "TOM-5.22",
    "stack_cards": "TOM-5.30",
    "overlord_pieces": "TOM-5.31",
    "vis_overlord_token": "TOM-5.12",
    "overlord_worker": "TOM-5.17",
}
"""By family, and of things that have one of their own."""


def about(entry: Entry, family: str, lang: str, words: Catalogue) -> Help:
    """Name, kind, text, purpose, clause and provenance of a thing that the co-op adds."""
    return CoopWriter(lang, words).about(entry, family, CLAUSES)


class CoopWriter(ThingWriter):
    """There is one method for each family of things that the co-op adds."""

    def aids(self, card: Entry) -> list[str]:
        top = self.line(f"text.aid_{card['top']['ribbon']}", text=self.reward(card["top"]["owner"]))
        removes = self.bottom("text.aid_remove", card, "remove_overlord")
        return [top, *removes, *self.bottom("text.aid_place", card, "place_own_worker")]

    def bottom(self, key: str, card: Entry, done: str) -> list[str]:
        """What an Aid adds to actions of its owner, all of them in one line."""
        lines = [line for line in card["bottom"] if any(done in command for command in line["do"])]
        after = [line["trigger"].partition(":")[2] for line in lines]
        return [self.line(key, card=after, n=len(after))] if after else []

    def results(self, result: Entry) -> list[str]:
        return [self.line("text.result_kind", reward=[result["effect_kind"]]), *self.commands(result["do"])]

    def commands(self, do: Sequence[Entry]) -> list[str]:
        """What the Overlord does, line by line."""
        said = []
        for command in do:
            if "place_overlord" in command:
                said.append(self.line(f"text.place_{command['at']}", n=command["place_overlord"]))
            else:
                said.append(self.line("text.advance" if "advance_overlord" in command else "text.active_debt"))
        return said

    def stack_cards(self, card: Entry) -> list[str]:
        return [self.line(f"text.stack_{card['score']['per']}", n=card["score"]["vp"])]

    def overlord_pieces(self, piece: Entry) -> list[str]:
        if "win_vp_total" in piece:
            return [self.line("text.overlord_card", n=piece["win_vp_total"])]
        return [self.line("text.overlord_token" if "protects" in piece else "text.overlord_worker")]
