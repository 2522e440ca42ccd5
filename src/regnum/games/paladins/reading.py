"""Reading the pieces of a written position, with a sentence for whatever is not written as it should be."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from regnum.games.paladins.data import FAMILIES
from regnum.games.paladins.declare import ACTION_IDS
from regnum.kernel.containers import NONE, bit
from regnum.kernel.errors import BadScenario, shown
from regnum.kernel.written import counted, number

INDEX: Mapping[str, Mapping[str, int]] = {
    family: {entry["id"]: i for i, entry in enumerate(entries)} for family, entries in FAMILIES.items()
}


def slots(row: Sequence[int]) -> list[int]:
    """What lies in a row, gaps left out."""
    return [c for c in row if c != NONE]


@dataclass(frozen=True)
class Reader:
    """One mapping of a position, and where it stands."""

    data: Mapping[str, Any]
    where: str

    def at(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def number(self, key: str, default: int, most: int) -> int:
        return number(self.at(key), self.data.get(key, default), most)

    def flag(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise BadScenario(f"{self.at(key)}: must be true or false, not {shown(value)}.")
        return value

    def card(self, key: str, family: str, name: object) -> int:
        if not isinstance(name, str) or name not in INDEX[family]:
            raise BadScenario(f"{self.at(key)}: there is no “{shown(name)}” among the {family.replace('_', ' ')}.")
        return INDEX[family][name]

    def one(self, key: str, family: str) -> int:
        """One card or none."""
        value = self.data.get(key)
        return NONE if value is None else self.card(key, family, value)

    def cards(self, key: str, family: str, most: int) -> list[int]:
        """Cards as written: a list of ids, or a text with counts."""
        written = counted(self.at(key), self.data.get(key, ()), most, "scout*2 criminal")
        return [self.card(key, family, name) for name in written]

    def set(self, key: str, family: str, most: int) -> int:
        """Different cards, as a set."""
        cards = self.cards(key, family, most)
        if len({*cards}) != len(cards):
            raise BadScenario(f"{self.at(key)}: something stands there twice.")
        return sum(bit(c) for c in cards)

    def slots(self, key: str, family: str, n: int) -> list[int]:
        """A row of n slots, each with a card or none."""
        value = self.data.get(key, [None] * n)
        if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != n:
            raise BadScenario(f"{self.at(key)}: write a list of {n} ids, None for an empty slot.")
        return [NONE if name is None else self.card(key, family, name) for name in value]

    def spaces(self) -> list[tuple[int, list[int]]]:
        """The workers on the spaces of each action."""
        value = self.data.get("spaces", {})
        if not isinstance(value, Mapping):
            raise BadScenario(f"{self.at('spaces')}: must be a mapping of actions to workers.")
        out = []
        for action, workers in value.items():
            if action not in ACTION_IDS:
                raise BadScenario(f"{self.at('spaces')}: there is no action “{shown(action)}”.")
            number_ = ACTION_IDS.index(action)
            n = len(FAMILIES["actions"][number_]["spaces"])
            out.append((number_, Reader({action: workers}, self.at("spaces")).slots(action, "workers", n)))
        return out
