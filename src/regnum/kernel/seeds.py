"""Seeds, and how a table proves afterwards that its shuffles were fixed before the first choice."""

import hashlib

from regnum.kernel.chance import MULTIPLIER

Seed = int | str


def first_state(game: str, seed: Seed) -> int:
    """The dice's first state: every state but the two from which the generator does not move."""
    digest = hashlib.sha256(f"regnum/{game}/{seed}".encode()).digest()
    return 1 + int.from_bytes(digest[:16], "big") % (MULTIPLIER * 2**32 - 2)


def commitment(seed: Seed) -> str:
    """What a table publishes at the start: it fixes the seed without telling it (the seed must be long and secret)."""
    return hashlib.sha256(f"regnum seed commitment/{seed}".encode()).hexdigest()


def keeps_commitment(published: str, seed: Seed) -> bool:
    """Whether the seed shown at the end is the one that was fixed at the start."""
    return commitment(seed) == published
