"""Values of data files and card packs: read with their place, so that whatever is wrong is said where it stands.

    card = in_file("cards.json", "militia", {...})
    card["effects"].items()[1]["n"].number(0, 20)

raises `BadData` with "cards.json, militia, effects[1].n: must be a number from 0 to 20, not 60000000." Every number,
list and choice is read with its bounds: a card pack comes from anybody.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from regnum.kernel.errors import BadData, shown


class _Missing:
    """Stands for a value that is not there."""

    def __repr__(self) -> str:
        return "nothing"


MISSING: Final = _Missing()


@dataclass(frozen=True, slots=True)
class Datum:
    """A value, and where it stands."""

    value: Any
    where: str
    joint: str = "."
    """What comes between the place and a key."""

    def wrong(self, said: str) -> BadData:
        """The error that says what is wrong here."""
        return BadData(f"{self.where}: {said}.")

    # -- parts

    def __getitem__(self, path: str) -> "Datum":
        """The value at a key, or at several with dots between them; reading one that is missing is an error."""
        return self.get(path, MISSING)

    def __contains__(self, path: str) -> bool:
        return self[path].value is not MISSING

    def get(self, path: str, default: object) -> "Datum":
        """The same with something to read in its stead; what is null is not there."""
        here = self
        for key in path.split("."):
            if not isinstance(here.value, Mapping | _Missing):
                raise here.wrong(f"must be a mapping, not {shown(here.value)}")
            found = here.value.get(key) if isinstance(here.value, Mapping) else None
            here = Datum(MISSING if found is None else found, f"{here.where}{here.joint}{key}")
        return here if here.value is not MISSING else Datum(default, here.where)

    def keys(self, allowed: Collection[str] | None = None) -> list[str]:
        """The keys of a mapping; others than those allowed are refused."""
        if not isinstance(self.value, Mapping):
            raise self.wrong(f"must be a mapping, not {shown(self.value)}")
        for key in self.value:
            if allowed is not None and key not in allowed:
                raise self.wrong(f"there is no “{shown(key)}” here; known are {', '.join(allowed)}")
        return list(self.value)

    def items(self, least: int = 0, most: int = 99) -> "list[Datum]":
        """The values of a list."""
        if not isinstance(self.value, Sequence) or isinstance(self.value, str):
            raise self.wrong(f"must be a list, not {shown(self.value)}")
        n = len(self.value)
        if not least <= n <= most:
            expected = f"{least}" if least == most else f"{least} to {most}"
            raise self.wrong(f"must be a list of {expected}, not of {n}")
        return [Datum(value, f"{self.where}[{i}]") for i, value in enumerate(self.value)]

    # -- values

    def number(self, least: int, most: int) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool) or not least <= self.value <= most:
            raise self.wrong(f"must be a number from {least} to {most}, not {shown(self.value)}")
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong(f"must be true or false, not {shown(self.value)}")
        return self.value

    def one_of(self, names: Collection[str]) -> int:
        """The place of a name among these; of a mapping, the number it gives the name."""
        if not isinstance(self.value, str) or self.value not in names:
            raise self.wrong(f"must be one of {', '.join(names)}, not {shown(self.value)}")
        return names[self.value] if isinstance(names, Mapping) else list(names).index(self.value)


def in_file(file: str, name: str, value: object) -> Datum:
    """What a data file says of one card: places in it read "cards.json, militia, effects[1].n"."""
    return Datum(value, f"{file}, {name}", ", ")


def in_pack(i: int, value: object) -> Datum:
    """What a card pack says of the i-th card it changes: places in it read "cards[0].effects[1].n"."""
    return Datum(value, f"cards[{i}]")


def card_datum(file: str, card: Mapping[str, Any], changed: Iterable[str]) -> Datum:
    """What is said of a card: by its place in the card pack if that changes it, else by its data file."""
    places = {name: i for i, name in enumerate(changed)}
    name = card["id"]
    return in_pack(places[name], card) if name in places else in_file(file, name, card)
