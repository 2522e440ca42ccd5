"""Whether a card's effects make sense together: nothing is done with a card that need not be there.

A card pack may combine effects as it likes. What could not be carried out in every position is refused when the pack
is read, so that no rule ever stands before a card that does not exist.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from regnum.kernel.datum import Datum
from regnum.kernel.errors import BadData

Effect = Mapping[str, Any]
MOST_SORTED = 2
"""Cards looked at that can be put back in a chosen order."""


@dataclass
class Sense:
    """What is sure at one place of a list of effects."""

    others: bool
    """Whether the list is carried out for each of several players."""
    last: str = ""
    """The effect that may have taken a card which later effects speak of."""
    taken: bool = False
    """Whether it surely has."""
    lying: int = 0
    """How many cards may lie revealed or looked at."""
    revealed: bool = False
    """Whether at least one surely does."""
    theirs: int = 0
    """How many cards of other players may."""


def check(effects: Datum) -> None:
    """Refuses a card whose effects cannot always be carried out."""
    now = Sense(others=False)
    try:
        _check_body(effects.value, now)
    except BadData as error:
        raise effects.wrong(str(error)) from error
    if now.lying > 0 or now.theirs > 0:
        raise effects.wrong("cards that are revealed or looked at must be put somewhere in the end")


def _check_body(effects: Sequence[Effect], now: Sense) -> None:
    for e in effects:
        op = e["op"]
        if op in ("each_other", "each_player"):
            each = Sense(others=True, lying=now.theirs)
            _check_body(e["effects"], each)
            now.theirs = each.lying
        elif op == "if":
            _check_branches(e, now)
        elif op == "may":
            _check_body(e["effects"], now)
        elif op in ("reveal_top", "look_top"):
            now.lying += e["n"]
        elif op in ("discard_top", "trash"):
            if op == "discard_top" or e["from"] == "hand":
                now.last, now.taken = op, False
        else:
            _check_one(e, now)


def _check_one(e: Effect, now: Sense) -> None:
    """An effect that needs something, or puts away what lies there."""
    op = e["op"]
    if op == "gain" and isinstance(e.get("filter", {}).get("max_cost"), Mapping) and not now.taken:
        raise BadData("a cost that counts from a trashed card needs a condition that one was trashed")
    if op == "play_card" and (not now.taken or now.last != "discard_top" or now.others):
        raise BadData("a card can be played only after one's own top card was discarded, with a condition on it")
    if op == "choose_option" and (not now.revealed or now.lying != 1):
        raise BadData("a choice about a revealed card needs the condition that exactly one is revealed")
    if op == "sort_cards" and now.lying > MOST_SORTED:
        raise BadData(f"at most {MOST_SORTED} cards that are looked at can be sorted")
    if op in ("choose_option", "sort_cards", "move"):
        now.lying, now.revealed = 0, False


def _check_branches(e: Effect, now: Sense) -> None:
    cond = e["cond"]
    about_revealed = cond.get("nonempty") == "revealed"
    about_taken = not about_revealed and "hand_has" not in cond
    if about_taken and not now.last:
        raise BadData("a condition on a card needs an effect before it that takes one")
    then = Sense(now.others, now.last, now.taken or about_taken, now.lying, now.revealed or about_revealed)
    _check_body(e["then"], then)
    other = Sense(now.others, now.last, now.taken, 0 if about_revealed else now.lying, now.revealed)
    _check_body(e.get("else", ()), other)
    now.lying = max(then.lying, other.lying)
    now.last = then.last or other.last
