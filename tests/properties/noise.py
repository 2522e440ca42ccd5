"""Bad input of every kind, from dice."""

import random
from collections.abc import Mapping
from typing import Any

ODD = [
    None, True, False, -1, 0, 1, 2**31, -(2**63), 2**64, 10**5000, 0.5, float("nan"), float("inf"), 1j, b"copper",
    b"", "", " ", "\0", "\ud800", "{seat}", "{0}", "%s", "½", "१", "⁰", "İ", "ﬁ", "\u202e", "e\u0301", "𝟙: play all",
    "a" * 300, "9" * 150, ":", "0:", ":copper", "null", "NaN", "../../etc", "<b>", "'; --", (), [], {}, set(), [[]],
    ["copper"], {"a": 1}, {"kingdom": []}, range(3), object(), Exception, len, ...,
]  # fmt: skip
"""Things that are no choice, no seat, no seed and no option of any game."""

LETTERS = "abcdefghijklmnopqrstuvwxyz _:*,0123456789-\"'{}[]\\\n\t\x00ąęłżŻßİ漢😀\u0301\u200b\ud800"


def word(dice: random.Random) -> str:
    return "".join(dice.choice(LETTERS) for _ in range(dice.choice((0, 1, 2, 5, 12, 40))))


def mutated(text: str, dice: random.Random) -> str:
    """The text with a few letters changed, moved, doubled or lost."""
    letters = list(text)
    for _ in range(dice.randint(1, 3)):
        at = dice.randrange(len(letters) + 1)
        what = dice.randrange(4)
        if what == 0 or at == len(letters):
            letters.insert(at, dice.choice(LETTERS))
        elif what == 1:
            letters[at] = dice.choice(LETTERS)
        elif what == 2:
            del letters[at]
        else:
            letters[at:at] = letters[at : at + 4]
    return "".join(letters)


def plain(dice: random.Random, words: list[str], depth: int = 0) -> Any:
    """Random JSON, partly made of words that mean something."""
    what = dice.randrange(9 if depth < 3 else 6)
    if what == 0:
        return dice.choice((None, True, False))
    if what == 1:
        return dice.choice((-1, 0, 1, 2, 3, 4, 7, 100, 10**9, 2**63, -(2**70), 0.5, 1e308))
    if what == 2:
        return word(dice)
    if what in (3, 4, 5):
        return dice.choice(words) + dice.choice(("", "", "*3", "*999999999999", " copper", ",moat"))
    if what in (6, 7):
        return [plain(dice, words, depth + 1) for _ in range(dice.choice((0, 1, 2, 3, 10)))]
    return {
        dice.choice(words) if dice.random() < 0.8 else word(dice): plain(dice, words, depth + 1)
        for _ in range(dice.choice((0, 1, 2, 4)))
    }


def spoiled(value: Any, dice: random.Random, words: list[str]) -> Any:
    """Good data with one thing in it replaced, added or taken away."""
    if isinstance(value, Mapping) and value and dice.random() < 0.85:
        out = dict(value)
        key = dice.choice(list(out))
        what = dice.randrange(4)
        if what == 0:
            out[dice.choice(words)] = plain(dice, words)
        elif what == 1:
            del out[key]
        else:
            out[key] = spoiled(out[key], dice, words)
        return out
    if isinstance(value, list) and value and dice.random() < 0.85:
        at = dice.randrange(len(value))
        return [*value[:at], spoiled(value[at], dice, words), *value[at + 1 :]]
    return plain(dice, words)
