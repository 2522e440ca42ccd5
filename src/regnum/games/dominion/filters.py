"""Cards as the effects in the data speak of them: by name, by type, with or without some."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from regnum.kernel.core.containers import bit
from regnum.kernel.datum import Datum

TYPES = ("action", "treasure", "victory", "attack", "reaction", "curse")
KEYS = ("type", "card", "not_card", "max_cost", "in")


@dataclass(frozen=True)
class Box:
    """What effects need to know of all cards."""

    ids: tuple[str, ...]
    of_type: Mapping[str, int]
    """The cards of each type, as sets."""

    @property
    def everything(self) -> int:
        return bit(len(self.ids)) - 1


def card(name: Datum, box: Box) -> int:
    """A card by its id."""
    return name.one_of(box.ids)


def among(filter_: Datum, box: Box) -> int:
    """The set of the cards that a filter lets through, apart from what they cost."""
    allowed = box.everything & ~spared(filter_, box)
    if "type" in filter_:
        filter_["type"].one_of(TYPES)
        allowed &= box.of_type[filter_["type"].value]
    if "card" in filter_:
        allowed &= bit(card(filter_["card"], box))
    return allowed


def spared(filter_: Datum, box: Box) -> int:
    """The set of the cards that a filter leaves out by name."""
    filter_.keys(KEYS)
    return bit(card(filter_["not_card"], box)) if "not_card" in filter_ else 0


def missed(reasons: Mapping[str, int]) -> Callable[[Datum, Box], int]:
    """Reads which reason is given for a card that a filter does not let through."""

    def read(filter_: Datum, _box: Box) -> int:
        if filter_.get("card", "").value == "copper":
            return reasons["only_copper"]
        by_type = {"action": "not_action", "treasure": "not_treasure", "victory": "not_victory"}
        kind = filter_.get("type", "").value
        return reasons[by_type.get(kind, "not_meant") if isinstance(kind, str) else "not_meant"]

    return read


def coins(effects: Datum, _box: Box) -> int:
    """How many coins a list of just that effect brings."""
    (effect,) = effects.items(1, 1)
    effect["op"].one_of(("coins",))
    return effect["n"].number(0, 99)
