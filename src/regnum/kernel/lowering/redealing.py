"""Dealing anew what a seat cannot know, written from the marks on the fields.

The cards of one player that a seat cannot see form one pool: they are shuffled and dealt back to the places they came
from, so that every place keeps its size and everything the seat sees stays as it was. Zones of the whole game form a
pool each.
"""

import ast

from regnum.kernel.lowering.fields import ATOMS, StateField, item_type
from regnum.kernel.visibility import Visibility

ZONES = ("Bag", "Pile", "Deck", "Spread")


def redeal_method(fields: list[StateField]) -> str:
    """The method of a part that belongs to a seat: `mine_` says whether it belongs to the one that looks."""
    lines = _pooled([field for field in fields if _kind(field) in ZONES], "mine_")
    return "def redeal(self, seat_: int, mine_: bool, chance_: Chance_) -> None:\n" + _body(lines)


def determinise_method(fields: list[StateField]) -> str:
    """The method of a whole game."""
    lines: list[str] = []
    for field in fields:
        item = item_type(field.type)
        if item is not None and (item_type(item) is not None or ast.unparse(item) in (*ATOMS, "Row")):
            continue  # numbers, not parts that belong to seats
        if item is not None and not field.shared and ast.unparse(item) not in ATOMS:
            lines += [
                f"for i_ in range(len(self.{field.name})):",
                f"    self.{field.name}[i_].redeal(seat_, i_ == seat_, chance_)",
            ]
        elif _kind(field) in ZONES:
            lines += _pooled([field], "False")
    lines.append("self.chance = chance_.spawn(self.chance.surprises)")
    return "def determinise(self, seat_: int, chance_: Chance_) -> None:\n" + _body(lines)


def _kind(field: StateField) -> str:
    return "" if field.shared else ast.unparse(field.type)


def _body(lines: list[str]) -> str:
    return "".join(f"    {line}\n" for line in lines or ["pass"])


def _pooled(fields: list[StateField], mine: str) -> list[str]:
    """Spill every hidden card of these zones into a pool, shuffle it, and fill the zones again.

    The pool is put in order first: what is dealt then depends on the dice and on nothing that the seat cannot know.
    """
    spills: list[str] = []
    refills: list[str] = []
    for field in fields:
        spill, refill = _verbs(field)
        if not spill:
            continue
        if field.visibility is Visibility.HIDDEN or mine == "False":
            spills += spill
            refills += refill
        else:
            spills += [f"if not {mine}:", *(f"    {line}" for line in spill)]
            refills += [f"if not {mine}:", *(f"    {line}" for line in refill)]
    if not spills:
        return []
    sizes = [f"{f.name}_ = self.{f.name}.size" for f in fields if _kind(f) == "Bag" and _verbs(f)[0]]
    return ["pool_ = empty_pile_()", *sizes, *spills, "pool_.sort()", "pool_.shuffle(chance_)", *refills]


def _verbs(field: StateField) -> tuple[list[str], list[str]]:
    """How a zone gives up what is hidden in it, and takes it back."""
    zone, public = f"self.{field.name}", field.visibility is Visibility.PUBLIC
    kind = _kind(field)
    if kind == "Spread" or (kind == "Deck" and not public):
        return [f"{zone}.spill_unknown(pool_, seat_)"], [f"{zone}.refill_unknown(pool_, seat_)"]
    if kind == "Bag" and not public:
        return [f"{zone}.spill(pool_)"], [f"{zone}.refill(pool_, {field.name}_)"]
    if kind == "Pile" and (public or field.visibility is Visibility.TOP):
        return [f"{zone}.spill_face_down(pool_)"], [f"{zone}.refill_face_down(pool_)"]
    if kind == "Pile":
        return [f"{zone}.spill(pool_)"], [f"{zone}.refill(pool_)"]
    return [], []
