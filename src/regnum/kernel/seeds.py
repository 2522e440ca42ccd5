"""Seeds, and how a table proves afterwards that its shuffles were fixed before the first choice."""

import hashlib
import secrets
from functools import lru_cache

from regnum.kernel.core.chance import MULTIPLIER, Chance, Stream
from regnum.kernel.errors import BadOption

Seed = int | str

LONGEST = 300
"""No text for a seed is longer than this."""


def check_seed(seed: object) -> None:
    """Refuses what is no seed, or one that could not be written down."""
    if isinstance(seed, int) and not isinstance(seed, bool) and -(2**63) <= seed < 2**63:
        return
    if isinstance(seed, str) and len(seed) <= LONGEST and not any("\ud800" <= letter <= "\udfff" for letter in seed):
        return
    raise BadOption(f"A seed is a number of up to 18 digits, or a text of up to {LONGEST} letters.")


def first_state(game: str, seed: Seed) -> int:
    """The dice's first state: every state but the two from which the generator does not move."""
    digest = hashlib.sha256(f"regnum/{game}/{seed}".encode()).digest()
    return 1 + int.from_bytes(digest[:16], "big") % (MULTIPLIER * 2**32 - 2)


def stream(game: str, seed: Seed) -> Stream:
    """The words of a table with secrets: the seed, which only its commitment is known of, is the key."""
    return Stream(hashlib.sha256(f"regnum key/{game}/{seed}".encode()).digest())


def dice(game: str, seed: Seed, *, keyed: bool) -> Chance:
    """The dice of a table before its first draw."""
    return Chance(0, 0, stream(game, seed)) if keyed else Chance(first_state(game, seed), 0)


def untold(surprises: int) -> Chance:
    """Dice for what is only tried out: that something is drawn is all they tell, never what the table's own would."""
    return Chance(1, surprises)


def secret_seed() -> str:
    """A seed of 128 bits, which nobody can guess."""
    return secrets.token_hex(16)


@lru_cache(1024)
def commitment(seed: Seed) -> str:
    """What a table publishes at the start: it fixes the seed without telling it (the seed must be long and secret)."""
    return hashlib.sha256(f"regnum seed commitment/{seed}".encode()).hexdigest()
