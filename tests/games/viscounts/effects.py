"""Carries out effects written as in the facts, step by step, and keeps count of what a player must have afterwards."""

from typing import Any

from games.support import asked, options
from games.viscounts.facts import STARTING
from games.viscounts.support import has, seat
from regnum.kernel.table import Table

GOODS = ("silver", "ink", "gold", "stone")
COUNTED = (*GOODS, "unpaid", "paid", "acquired", "approved", "corruption", "virtue", "tier1")
HIRED = "aristocrat"
"""Who is hired for free: brings 1 Virtue."""
PLENTY = {"unpaid": 2, "acquired": 2, "silver": 9, "ink": 9, "gold": 9, "stone": 9, "tier1": [0, 0, 1, 0, 0]}
"""Enough to carry out every effect."""


def ways(effect: str) -> list[str]:
    """The alternatives of an effect."""
    return effect.split(" or ")


class Expected:
    """What a player of a table must have once all that was carried out is counted."""

    def __init__(self, t: Table, p: int = 0) -> None:
        self.t, self.p = t, p
        self.now: dict[str, Any] = {key: seat(t, p)[key] for key in COUNTED}
        self.gone: list[str] = []
        """Cards that must be out of the game."""
        self.discarded: list[str] = []
        """Cards that must be on the discard pile."""

    def add(self, **changes: int) -> None:
        for key, n in changes.items():
            self.now[key] += n

    def carry_out(self, effect: str, way: int = 0) -> None:
        """Answers the questions of one way of an effect; each must be asked as often as it says, and no more."""
        if len(ways(effect)) > 1:
            assert asked(self.t) == (self.p, "option") and len(options(self.t)) == len(ways(effect))
            self.t.play(f"option {way + 1}")
        for step in filter(None, ways(effect)[way].split(", ")):
            word, n = step.rsplit(" ", 1)
            getattr(self, word, self.counted)(int(n), word)

    def check(self) -> None:
        """Compares, and sees that no question of an effect is left."""
        assert {key: seat(self.t, self.p)[key] for key in COUNTED} == self.now
        assert set(self.gone) <= set(self.t.position()["removed"])
        assert sorted(has(self.t, "discard", p=self.p)[0]) == sorted(self.discarded)

    def card(self) -> str:
        """A Starting Townsfolk in hand."""
        return next(card for card in seat(self.t, self.p)["hand"] if card in STARTING)

    # -- the words of an effect

    def counted(self, n: int, word: str) -> None:
        keys = {"debt": "unpaid", "deed": "acquired"}
        self.add(**{keys.get(word, word): -n if word == "virtue" else n})

    def resource(self, n: int, _: str) -> None:
        for _i in range(n):
            assert asked(self.t) == (self.p, "resource")
            self.t.play("gain ink")
        self.add(ink=n)

    def flip_any(self, n: int, _: str) -> None:
        for _i in range(n):
            assert asked(self.t) == (self.p, "flip") and options(self.t) == ["flip debt", "flip deed"]
            self.t.play("flip deed")
        self.flip_deed(n, "")

    def flip_deed(self, n: int, _: str) -> None:
        self.add(acquired=-n, approved=n)

    def flip_debt(self, n: int, _: str) -> None:
        self.add(unpaid=-n, paid=n)
        self.resource(n, "")

    def discard(self, n: int, _: str) -> None:
        for _i in range(n):
            assert asked(self.t) == (self.p, "discard")
            self.discarded.append(self.card())
            self.t.play(f"discard {self.discarded[-1]}")
        assert asked(self.t)[1] != "discard"

    def destroy(self, n: int, _: str) -> None:
        for _i in range(n):
            assert asked(self.t) == (self.p, "destroy")
            self.gone.append(self.card())
            self.add(silver=STARTING[self.gone[-1]][0])
            self.t.play(f"destroy {self.gone[-1]}")
        assert asked(self.t)[1] != "destroy"

    def rearrange(self, _: int, __: str) -> None:
        assert asked(self.t) == (self.p, "rearrange")
        turned = seat(self.t, self.p)["board"][::-1]
        self.t.play("order " + " ".join(turned))
        assert seat(self.t, self.p)["board"] == turned

    def shuffle(self, _: int, __: str) -> None:
        """Without Criminals the check brings a Virtue."""
        self.discarded = []
        self.add(virtue=-1)

    def hire(self, n: int, _: str) -> None:
        for _i in range(n):
            assert asked(self.t) == (self.p, "hire_free")
            self.t.play(f"hire {HIRED}")
            self.discarded.append(HIRED)
            self.add(virtue=-1)

    def worker_aside(self, _: int, __: str) -> None:
        assert asked(self.t) == (self.p, "castle_move")
        self.t.play(next(option for option in options(self.t) if option != "stay"))
        before = self.now["tier1"]
        self.now["tier1"] = seat(self.t, self.p)["tier1"]
        assert self.now["tier1"] != before and sum(self.now["tier1"]) == sum(before)
