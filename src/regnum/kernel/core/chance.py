"""Chance: where every shuffle and draw comes from, the same on every platform and in both builds.

Simulations throw fast dice: a multiply-with-carry step (MWC63X) with every value below 2**63, so that plain Python
integers and 64-bit machine integers agree. Whoever watches enough of its draws can compute the rest. So tables where
somebody has secrets draw from a stream that a key makes, and no draw tells another. The evidence is in
`docs/chance.md`.
"""

import hashlib
from typing import Final, final

from mypy_extensions import mypyc_attr

MULTIPLIER: Final = 0x6FE3E92C
LOW_32: Final = 0xFFFFFFFF


BLOCK: Final = 16
"""Words of four bytes in what BLAKE2b gives at once."""


@final
@mypyc_attr(acyclic=True)
class Stream:
    """Words of 32 bits by their number, made from a key. Copies of a game share it: it never changes what it says."""

    def __init__(self, key: bytes) -> None:
        self.key: bytes = key
        self.block: tuple[int, bytes] = (-1, b"")
        """The block that was needed last, in one piece, for it may be read while another thread needs another."""

    def word(self, number: int) -> int:
        block = self.block
        if block[0] != number // BLOCK:
            block = (number // BLOCK, keyed_block(self.key, number // BLOCK))
            self.block = block
        at = number % BLOCK * 4
        words = block[1]
        return words[at] << 24 | words[at + 1] << 16 | words[at + 2] << 8 | words[at + 3]


def keyed_block(key: bytes, number: int) -> bytes:
    """A block of the stream: BLAKE2b, keyed, of its number in figures."""
    return hashlib.blake2b(str(number).encode(), key=key, person=b"regnum draws").digest()


@final
@mypyc_attr(acyclic=True)
class Chance:
    """The dice of one game, and how often they (or a secret) brought something new to light.

    `surprises` counts random draws and revelations. Undo, seals and previews read it to know where new
    information appeared; rules never do. With a stream, `state` is the number of the next word.
    """

    def __init__(self, state: int, surprises: int, stream: Stream | None = None) -> None:
        self.state: int = state
        self.surprises: int = surprises
        self.stream: Stream | None = stream

    def copy(self) -> "Chance":
        return Chance(self.state, self.surprises, self.stream)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        stream = self.stream
        if stream is not None:
            self.state += 1
            self.surprises += 1
            return (stream.word(self.state - 1) * n) >> 32
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
