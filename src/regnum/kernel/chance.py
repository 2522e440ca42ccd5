"""Chance: one small generator whose whole state is an integer, the same on every platform and in both builds.

A multiply-with-carry step (MWC63X) with every value below 2**63, so that plain Python integers and 64-bit machine
integers agree. `docs/chance.md` holds the evidence for the multiplier.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

MULTIPLIER: Final = 0x6FE3E92C
LOW_32: Final = 0xFFFFFFFF


@final
@mypyc_attr(acyclic=True)
class Chance:
    """The dice of one game, and how often they (or a secret) brought something new to light.

    `surprises` counts random draws and revelations. Undo, seals and previews read it to know where new
    information appeared; rules never do.
    """

    def __init__(self, state: int, surprises: int) -> None:
        self.state: int = state
        self.surprises: int = surprises

    def copy(self) -> "Chance":
        return Chance(self.state, self.surprises)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        s = MULTIPLIER * (self.state & LOW_32) + (self.state >> 32)
        self.state = s
        self.surprises += 1
        return (((s ^ (s >> 32)) & LOW_32) * n) >> 32

    def reveal(self) -> None:
        """Something that not everybody knew came to light without a draw."""
        self.surprises += 1

    def spawn(self, surprises: int) -> "Chance":
        """Fresh dice, thrown by these."""
        return Chance((self.below(0x6FE3E92B) + 1) * 0x100000000 + self.below(0x7FFFFFFF), surprises)
