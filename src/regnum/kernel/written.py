"""Written positions: the fields of a state under the ids of what lies there, read back with a sentence for every fault.

What a field holds decides how it is written: cards as a list of ids or as one text such as `copper*3 moat`, a deck by
the cards known to lie on top (the top one first), a row of slots with `None` for an empty one, one thing or `None`, a
number, true or false. In a spread a card that lies face down is written with the seat that laid it (`farm:0`, `farm:-`
if nobody did).
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from regnum.kernel.census import census
from regnum.kernel.core.containers import EVERYBODY, NONE, Bag, Deck, Pile, Spread, bit, load_deck, members
from regnum.kernel.core.machine import Kernel
from regnum.kernel.errors import BadScenario, shown
from regnum.kernel.lowering import Field, schema
from regnum.kernel.sight import WATCHING

NONE_OF = WATCHING
"""Laid by nobody at the table."""


class Key(NamedTuple):
    """A key of a position that is not called as its field, or whose least number is not 0."""

    field: str
    most: int
    least: int = 0
    at: int | None = None
    """The place of the number in a row of numbers."""


class Form:
    """Which keys of a written position stand for which fields of a state class, and how much each may hold."""

    def __init__(
        self,
        cls: type[object],
        things: Sequence[str],
        families: Mapping[str, Sequence[int]],
        example: str,
        keys: Mapping[str, int | Key],
    ) -> None:
        self.things = things
        self.numbers = {name: i for i, name in enumerate(things)}
        self.families = families
        self.example = example
        fields = {field.name: field for field in schema(cls)}
        self.keys = {key: of if isinstance(of, Key) else Key(key, of) for key, of in keys.items()}
        self.fields = {key: fields[of.field] for key, of in self.keys.items()}

    # -- writing

    def write(self, state: object) -> dict[str, Any]:
        """Everything the state holds under these keys, with nothing hidden."""
        return {key: self._written(field, self.keys[key], state) for key, field in self.fields.items()}

    def _written(self, field: Field, key: Key, state: object) -> Any:
        value = getattr(state, field.name)
        if key.at is not None:
            return int(value[key.at])
        if isinstance(value, Bag):
            return self.names(field, (c for c in members(value.kinds) for _ in range(value.count(c))))
        if isinstance(value, Pile):
            return self.names(field, (value.at(i) for i in range(value.size)))
        if isinstance(value, Deck):
            return self.names(field, reversed(value.dump()[1]))
        if isinstance(value, Spread):
            names = self.names(field, (value.at(i) for i in range(value.size)))
            return [name + _laid_down(value, i) for i, name in enumerate(names)]
        if field.type == "Set":
            return self.names(field, members(value))
        if field.type == "Row":
            return [None if c == NONE else self.names(field, (c,))[0] for c in value]
        if field.name in self.families:
            return None if value == NONE else self.names(field, (value,))[0]
        return bool(value) if field.type == "bool" else int(value)

    def names(self, field: Field, cards: Iterable[int]) -> list[str]:
        family = self._family(field)
        return [self.things[family[c]] for c in cards]

    # -- reading

    def read(self, state: object, written: Mapping[str, Any], where: str = "", **most: int) -> None:
        """Lays what is written into a state whose zones are empty; what is not written stays as it is.

        `most` holds for keys whose limit the table decides.
        """
        for key, (name, limit, least, at) in self.keys.items():
            if key not in written:
                continue
            if at is None:
                self._lay(state, self.fields[key], f"{where}{key}", written[key], most.get(key, limit), least)
            else:
                getattr(state, name)[at] = number(f"{where}{key}", written[key], most.get(key, limit), least)

    def _lay(self, state: object, field: Field, where: str, value: object, most: int, least: int) -> None:
        zone = getattr(state, field.name)
        if isinstance(zone, Bag):
            for c in self.cards(field, where, value, most):
                zone.add(c)
        elif isinstance(zone, Pile):
            for c in self.cards(field, where, value, most):
                zone.put(c)
        elif isinstance(zone, Deck):
            for c in reversed(self.cards(field, where, value, most)):
                zone.put(c, 0)
        elif isinstance(zone, Spread):
            self._spread(field, zone, where, value, most)
        elif field.type == "Row":
            for i, c in enumerate(self.slots(field, where, value, len(zone))):
                zone[i] = c
        else:
            setattr(state, field.name, self._value(field, where, value, most, least))

    def _value(self, field: Field, where: str, value: object, most: int, least: int) -> int:
        if field.type == "Set":
            cards = self.cards(field, where, value, most)
            if len({*cards}) != len(cards):
                raise BadScenario(f"{where}: something stands there twice.")
            return sum(bit(c) for c in cards)
        if field.name in self.families:
            return NONE if value is None else self.card(field, where, value)
        return flag(where, value) if field.type == "bool" else number(where, value, most, least)

    def cards(self, field: Field, where: str, value: object, most: int) -> list[int]:
        return [self.card(field, where, name) for name in counted(where, value, most, self.example)]

    def card(self, field: Field, where: str, name: object) -> int:
        family = self._family(field)
        found = self.numbers.get(name) if isinstance(name, str) else None
        if found is None or found not in family:
            raise BadScenario(f"{where}: nothing that can lie there is called “{shown(name)}”.")
        return family.index(found)

    def _family(self, field: Field) -> Sequence[int]:
        return self.families.get(field.name, range(len(self.things)))

    def slots(self, field: Field, where: str, value: object, n: int) -> list[int]:
        if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != n:
            raise BadScenario(f"{where}: write a list of {n} ids, None for an empty slot.")
        return [NONE if name is None else self.card(field, where, name) for name in value]

    def _spread(self, field: Field, spread: Spread, where: str, value: object, most: int) -> None:
        for word in counted(where, value, most, self.example):
            name, colon, by = word.partition(":")
            c = self.card(field, where, name)
            if not colon:
                spread.put(c, NONE_OF, EVERYBODY)
            elif by == "-":
                spread.put(c, NONE_OF, 0)
            elif by.isdecimal() and int(by) < NONE_OF:
                spread.put(c, int(by), bit(int(by)))
            else:
                raise BadScenario(f"{where}: “{shown(word)}” should say who laid the card face down: “{name}:0”.")


def _laid_down(spread: Spread, i: int) -> str:
    """Who laid a card face down, as it is written behind it."""
    by = spread.laid_by(i)
    return "" if not spread.is_face_down(i) else ":-" if by == NONE_OF else f":{by}"


def rest(things: Sequence[str], copies: Mapping[int, int], placed: Mapping[int, int]) -> list[int]:
    """The things that the position places nowhere, in rising order; raises BadScenario if it has too many of one."""
    for c, n in placed.items():
        if c in copies and n > copies[c]:
            raise BadScenario(f"{things[c]}: the position has {n}, but {copies[c]} are in this game.")
    return [c for c in sorted(copies) for _ in range(copies[c] - placed.get(c, 0))]


def placed(g: Kernel, families: Mapping[str, Sequence[int]]) -> Counter[int]:
    """How many of each thing lie somewhere."""
    return Counter(census(g, families))


def fill(deck: Deck, cards: Iterable[int]) -> Deck:
    """The deck with more cards in unknown order under those that are known."""
    under, tops, seen = deck.dump()
    return load_deck([under + bytes(cards), tops, seen])


def number(where: str, value: object, most: int, least: int = 0) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadScenario(f"{where}: must be a number from {least} to {most}, not {shown(value)}.")
    return value


def flag(where: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise BadScenario(f"{where}: must be true or false, not {shown(value)}.")
    return value


def one_of(where: str, value: object, words: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in words:
        raise BadScenario(f"{where}: must be one of {', '.join(words)}, not {shown(value)}.")
    return value


def counted(where: str, value: object, most: int, example: str) -> list[str]:
    """Ids as written: a list of them, or a text with counts such as `example`."""
    words = value.split() if isinstance(value, str) else value
    if not isinstance(words, Sequence) or not all(isinstance(word, str) for word in words):
        raise BadScenario(f"{where}: write a list of ids or a text such as “{example}”.")
    out: list[str] = []
    for word in words:
        name, star, times = word.partition("*")
        if star and not (times.isdecimal() and len(times) <= 3):
            raise BadScenario(
                f"{where}: “{shown(word)}” should be an id and a number, as in “{example.split(maxsplit=1)[0]}”."
            )
        out += [name] * (int(times) if star else 1)
        if len(out) > most:
            raise BadScenario(f"{where}: at most {most} can be there.")
    return out


def written_mapping(where: str, value: object, keys: Collection[str]) -> Mapping[str, Any]:
    """A mapping whose keys are all known."""
    if not isinstance(value, Mapping):
        raise BadScenario(f"{where}: must be a mapping with some of {', '.join(keys)}.")
    for key in value:
        if key not in keys:
            raise BadScenario(f"{where}: there is no “{shown(key)}”; it has {', '.join(keys)}.")
    return value


def written_players(
    position: Mapping[str, Any], keys: Collection[str], seat_keys: Collection[str], seats: tuple[int, int]
) -> list[Mapping[str, Any]]:
    """The players of a position whose keys are all known."""
    for key in position:
        if key not in keys:
            raise BadScenario(f"{shown(key)}: a position of this game has no such key; it has {', '.join(keys)}.")
    found = position.get("players")
    low, high = seats
    if not isinstance(found, Sequence) or isinstance(found, str) or not low <= len(found) <= high:
        raise BadScenario(f"players: a position needs a list of {low} to {high} players.")
    return [written_mapping(f"players[{i}]", player, seat_keys) for i, player in enumerate(found)]
