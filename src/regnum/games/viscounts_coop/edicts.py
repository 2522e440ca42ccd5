"""The Player Aids, the Overlord's card and what his dismissals do as rows of numbers; `tables.py` fills them."""

from regnum.kernel.core.containers import Row, has, row_of
from regnum.kernel.lowering import constants


@constants
class Edicts:
    """Static tables, shared by all clones of a game."""

    aid_removes: Row
    """The actions after which the owner of each Aid drives off an Overlord Worker, as sets."""
    aid_places: Row
    """Those after which the owner places a Worker."""
    result_of: Row
    """For each effect of a card's top right corner, by its number, where the commands are listed; 0 where none are."""
    op: Row
    n: Row
    at: Row
    """On which of his spaces."""
    workers: int
    """All Overlord Workers."""
    cards_revealed: int
    """So many Player Cards are revealed at the start."""
    needed: int
    """The points that the team needs."""
    by_vote: bool
    """Whether all vote where the players choose."""

    def removes(self, aid: int, action: int) -> bool:
        """Whether an action of its owner drives off an Overlord Worker."""
        return has(self.aid_removes[aid], action)

    def places(self, aid: int, action: int) -> bool:
        """Whether it brings a Worker of the owner to the town."""
        return has(self.aid_places[aid], action)


NOTHING = row_of([0])
NO_EDICTS = Edicts(
    aid_removes=NOTHING, aid_places=NOTHING, result_of=NOTHING, op=NOTHING, n=NOTHING, at=NOTHING, workers=0,
    cards_revealed=0, needed=0, by_vote=False,
)  # fmt: skip
"""Where there is no Overlord."""
