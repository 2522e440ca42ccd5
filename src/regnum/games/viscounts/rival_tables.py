"""The solo opponent's Schemes and boards as rows of numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from regnum.games.viscounts.codes import goods, limits, things
from regnum.games.viscounts.declare import BUILDINGS, GOODS, ICONS, SLOTS, VERBS
from regnum.kernel.core.containers import bit, row_of
from regnum.kernel.datum import Datum

if TYPE_CHECKING:
    from regnum.kernel.core.containers import Row
    from regnum.kernel.effects import Book

MOST = 20
NO_LIMIT = 99
RESOURCES = GOODS.words[goods.INK :]
ONE_KIND = "single_type"
"""How the data write that a board treats all resources as one."""
ITS_ACTIONS = ("build", "castle", "transcribe")
"""The solo opponent does not trade."""  # VIS-21.11
TURN_VERBS = ("ai_move", "ai_action", "ai_focus", "first_possible")
"""What only the rows of a Scheme can say, and not any effect inside another one."""
MOMENTS = ("immediate", "on_collision", "on_flip", "on_gain_scheme")


def rival_columns(book: Book, schemes: Sequence[Datum], boards: Sequence[Datum], shared: Datum) -> dict[str, Any]:
    """The columns of `Cards` that tell of the solo opponent; from here on the book knows its verbs too."""
    book.verbs = VERBS
    ids = [scheme["id"].value for scheme in schemes]
    slots = [slot for board in boards for slot in slots_of(board)]
    wanted = [wants(board) for board in boards]
    placed = {step["workers"].number(2, 4): step["noble_icons"].number(1, MOST) for step in
              shared["worker_placement"].items(3, 3)}  # fmt: skip
    columns = shared["track.columns"].items(limits.TRACK, limits.TRACK)
    order: list[int] = []
    for building in shared["building_order_left_to_right"].items(things.SLOTS, things.SLOTS):
        kind = building.one_of(BUILDINGS.words)
        order.append(kind * 3 + sum(slot // 3 == kind for slot in order))

    def at(key: str) -> Row:
        """Where the lists begin that building slots have at a key."""
        return row(book.add(without(slot.get(f"uncovered.{key}", ()), TURN_VERBS)) for slot in slots)

    def at_shuffle(marker: str) -> Row:
        return row(sum(e.get(marker, 0).number(0, MOST) for e in slot.get("uncovered.on_shuffle", ()).items(0, 2))
                   for slot in slots)  # fmt: skip

    return {
        "scheme_icons": row(n for scheme in schemes for n in icons(scheme["icons"])),
        "scheme_steps": row(book.add(steps(scheme)) for scheme in schemes),
        "future_schemes": sum(
            bit(i) * scheme["deck"].one_of(("starting", "future")) for i, scheme in enumerate(schemes)
        ),
        "rival_focus": row(book.add(Datum([board["focus"].value], board["focus"].where)) for board in boards),
        "rival_start": row(book.add(without(board["start"], TURN_VERBS)) for board in boards),
        "rival_removed": row(
            sum(bit(removed.one_of(ids)) for removed in board["remove_schemes"].items(0, 8)) for board in boards
        ),
        "rival_wants": row(good for listed in wanted for good, _ in listed),
        "rival_until": row(until for listed in wanted for _, until in listed),
        "rival_one_kind": row(int(board["resource_preference"].items(1)[0]["resource"].value == ONE_KIND)
                              for board in boards),
        "rival_empty_slots": row(
            n for board in boards for slot in "123" for n in icons(board.get(f"printed_slot_icons.{slot}", {}))
        ),
        "rival_slot_icons": row(n for slot in slots for n in icons(slot.get("uncovered.icons", {}))),
        "rival_uncovered": at("immediate"),
        "rival_collision": at("on_collision"),
        "rival_flip": at("on_flip"),
        "rival_scheme_gained": at("on_gain_scheme"),
        "rival_shuffle_virtue": at_shuffle("virtue"),
        "rival_shuffle_corruption": at_shuffle("corruption"),
        "rival_order": row_of(order),
        "rival_nobles": row(placed.get(n, NO_LIMIT) for n in range(limits.MOST_PLACED + 1)),
        "rival_track": row_of([0, *(book.add(space["ai"]) for space in columns)]),
        "rival_track_others": row_of([0, *(book.add(space["other_player"]) for space in columns)]),
        "rival_resource_points": shared["end_vp_per_leftover_resource"].number(0, MOST),
    }  # fmt: skip


def row(values: Iterable[int]) -> Row:
    return row_of(list(values))


def icons(counts: Datum) -> list[int]:
    """How many there are of each icon."""
    counts.keys(ICONS.words)
    return [counts.get(icon, 0).number(0, MOST) for icon in ICONS.words]


def without(effects: Datum, verbs: Sequence[str]) -> Datum:
    """These effects, if none of them, nor any inside them, is one of these verbs."""
    for effect in effects.items():
        for verb in verbs:
            if verb in effect:
                raise effect.wrong(f"“{verb}” cannot stand here")
        without(effect.get("then", ()), TURN_VERBS)
        for option in effect.get("choose", ()).items():
            without(option, TURN_VERBS)
    return effects


def steps(scheme: Datum) -> Datum:
    """A Scheme from top to bottom, its last row as one effect."""  # VIS-23.2
    without(scheme["steps"], TURN_VERBS[1:])
    for option in scheme["last_step_first_possible"].items(1, 4):
        effects = option.items(1)
        if "ai_action" in effects[0] or "ai_focus" in effects[0]:
            option.items(1, 1)
            effects[0].get("ai_action", ITS_ACTIONS[0]).one_of(ITS_ACTIONS)
        else:
            without(option, TURN_VERBS)
    return Datum(
        [*scheme["steps"].value, {"first_possible": scheme["last_step_first_possible"].value}], scheme["steps"].where
    )


def slots_of(board: Datum) -> Iterator[Datum]:
    """The building slots of a board, in the order of all slots."""
    listed = board["building_slots"]
    found = {f"{slot['building'].value}_{slot['slot'].value}": slot for slot in listed.items(9, 9)}
    for name in SLOTS.words:
        if name not in found:
            raise listed.wrong(f"{name} is missing")
        found[name]["uncovered"].keys((*MOMENTS, "icons", "on_shuffle"))
        for effect in found[name].get("uncovered.on_shuffle", ()).items(0, 2):
            effect.keys(("virtue", "corruption"))
        yield found[name]


def wants(board: Datum) -> list[tuple[int, int]]:
    """The resources that a board takes, each with the number from which on it takes the next."""  # VIS-21.4
    found = [
        (goods.INK if one["resource"].value == ONE_KIND else goods.INK + one["resource"].one_of(RESOURCES),
         one.get("until", NO_LIMIT).number(1, NO_LIMIT))
        for one in board["resource_preference"].items(1, 3)
    ]  # fmt: skip
    return found + [found[-1]] * (3 - len(found))
