"""Dealing anew what a seat cannot know, written from the marks on the fields.

The cards of one player that a seat cannot see form one pool, with those in the parts of the player's state: they are
shuffled and dealt back to the places they came from, so that every place keeps its size and everything the seat sees
stays as it was. Of the whole game each field forms a pool: a zone, a part of the state, or a list of these.
"""

import ast
from typing import NamedTuple

from regnum.kernel.lowering.fields import ATOMS, SEATS, StateField, item_type
from regnum.kernel.visibility import Visibility

Lines = list[str]


class Sight(NamedTuple):
    """What the seat sees of a part, as expressions: whether all that is public in it, and what only its owner sees."""

    public: str
    own: str

    def inside(self, mark: Visibility) -> "Sight":
        """The same for what lies in a field with this mark."""
        if mark is Visibility.HIDDEN:
            return Sight("False", "False")
        return Sight(self.own, self.own) if mark is Visibility.OWNER else self


def pool_methods(fields: list[StateField]) -> list[str]:
    """The methods of a part of the state: it gives up to a pool what the seat cannot see, and takes as much back."""
    sight = Sight("open_", "mine_")
    head = "(self, pool_: Pile_, seat_: int, open_: bool, mine_: bool) -> None:\n"
    return [
        f"def {verb}{head}" + _body([line for field in fields for line in _field(field, verb, sight)])
        for verb in ("spill", "refill")
    ]


def determinise_method(fields: list[StateField]) -> str:
    """The method of a whole game."""
    lines: Lines = []
    for field in fields:
        if field.name == SEATS:
            sight = Sight("True", "i_ == seat_").inside(field.visibility)
            seat = f"self.{SEATS}[i_]"
            lines.append(f"for i_ in range(len(self.{SEATS})):")
            lines += _indented(_pool(_part(seat, "spill", sight), _part(seat, "refill", sight)))
        else:
            sight = Sight("True", "False")
            lines += _pool(_field(field, "spill", sight), _field(field, "refill", sight))
    lines.append("self.chance = chance_.spawn(self.chance.surprises)")
    return "def determinise(self, seat_: int, chance_: Chance_) -> None:\n" + _body(lines)


def _pool(spills: Lines, refills: Lines) -> Lines:
    """Spill, shuffle, fill again.

    The pool is put in order first: what is dealt then depends on the dice and on nothing that the seat cannot know.
    """
    if not spills:
        return []
    return ["pool_ = empty_pile_()", *spills, "pool_.sort()", "pool_.shuffle(chance_)", *refills]


def _field(field: StateField, verb: str, sight: Sight) -> Lines:
    return [] if field.shared else _value(field.type, f"self.{field.name}", field.visibility, verb, sight)


def _value(kind: ast.expr, value: str, mark: Visibility, verb: str, sight: Sight) -> Lines:
    """What is done with one zone, with a part of the state, or with each of a list."""
    item = item_type(kind)
    if item is not None:
        each = f"{value.removeprefix('self.')}_"
        inner = _value(item, each, mark, verb, sight)
        return [f"for {each} in {value}:", *_indented(inner)] if inner else []
    name = ast.unparse(kind)
    if name in (*ATOMS, "Row"):
        return []
    if name in ("Deck", "Spread"):  # they know themselves who has seen what
        return [f"{value}.{verb}_unknown(pool_, seat_)"]
    whole = [f"{value}.{verb}(pool_)"]
    if name == "Pile" and mark in (Visibility.PUBLIC, Visibility.TOP):
        return _unless(sight.public, whole, _unless(sight.own, [f"{value}.{verb}_face_down(pool_)"]))
    if name in ("Bag", "Pile"):
        return _unless(sight.inside(mark).public, whole)
    return _part(value, verb, sight.inside(mark))


def _part(part: str, verb: str, sight: Sight) -> Lines:
    return [f"{part}.{verb}(pool_, seat_, {sight.public}, {sight.own})"]


def _unless(seen: str, lines: Lines, otherwise: Lines | None = None) -> Lines:
    """An `if` whose condition may be known already."""
    if seen in ("True", "False"):
        return lines if seen == "False" else otherwise or []
    rest = ["else:", *_indented(otherwise)] if otherwise else []
    return [f"if not {seen}:", *_indented(lines), *rest]


def _indented(lines: Lines) -> Lines:
    return [f"    {line}" for line in lines]


def _body(lines: Lines) -> str:
    return "".join(f"    {line}\n" for line in lines or ["pass"])
