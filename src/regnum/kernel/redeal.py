"""Tables as they might be for all that a seat knows: everything else is dealt anew."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from regnum.kernel import saves
from regnum.kernel.choices import Choices
from regnum.kernel.core.chance import Chance
from regnum.kernel.core.machine import Kernel
from regnum.kernel.events import Event
from regnum.kernel.saves import Origin
from regnum.kernel.seeds import Seed, check_seed, commitment, dice, first_state
from regnum.kernel.simultaneous import is_held

if TYPE_CHECKING:
    from regnum.kernel.table import Table

TRIES = 200
"""How often a deal is repeated that does not fit what the seat sees the others decide."""


def redealt(table: Table, seat: int, seed: Seed) -> Table:
    """A copy in which all that the seat cannot know is dealt anew, consistent with what it can."""
    check_seed(seed)
    other = table.clone()
    other.seed, other.keyed = f"determinised/{seed}", False
    chance = Chance(first_state(table.game.id, other.seed), 0)
    found = _fitting(table, other, seat, chance)
    if found is None:  # the cards as they lie do fit
        core = table.core.clone()
        core.chance = chance.spawn(core.chance.surprises)
        found = _begun(other, Origin(saves.pack(core), table.step, table.epochs.at, table.commitment))
    return found


def gone_on(table: Table, seat: int, seed: Seed, step: int) -> Table | None:
    """A game of its own that goes on from here: dealt anew for the seat, and drawn from a stream keyed with the seed.

    Nothing in it tells what the seat cannot know, not even when it is over. Of the past it knows what the seat was
    told, and that `step` choices were made. None where of many deals none fits what the others are asked.
    """
    check_seed(seed)
    other = table.clone()
    other.seed, other.keyed = seed, True
    found = _fitting(table, other, seat, dice(table.game.id, f"dealt anew/{seed}", keyed=True))
    if found is None or found.origin is None:
        return None
    found.origin = Origin(found.origin.state, step, commitment=commitment(seed))
    found.hear(_heard(table, seat))
    return found.replayed(found.choices)


def _heard(table: Table, seat: int) -> list[Event]:
    """What a seat was told up to here, or up to the beginning of the part under way.

    As with every record: in which order others chose at the same time is not told, and all of it is no news any more.
    """
    entries = table.entries if table.part is None else table.entries[: table.part.at]
    events = list(table.opening)
    for together, group in groupby(entries, key=lambda entry: entry.together):
        for entry in sorted(group, key=lambda entry: entry.seat) if together else group:
            events += entry.events
    if table.part is not None and entries:
        unheard = len(entries[-1].events) - table.part.told
        events = events[: len(events) - unheard]
    return [replace(event.as_told(seat), reveals=True) for event in events]


def _fitting(table: Table, other: Table, seat: int, chance: Chance) -> Table | None:
    """The other table, begun with a deal that fits what the seat sees the others decide."""
    other.forced = []
    other.hear(None)
    for _ in range(TRIES):
        if table.part is not None:
            found = _part_anew(table, other, seat, chance)
            if found is not None:
                return found
        else:
            core = _dealt(table.core, other, seat, chance)
            if core.ask_again(seat):
                return _begun(other, Origin(saves.pack(core), table.step, table.epochs.at, table.commitment))
    return None


def _dealt(core: Kernel, other: Table, seat: int, chance: Chance) -> Kernel:
    """A position dealt anew; with a stream of its own the table begins at the first word of it."""
    core = core.clone()
    core.determinise(seat, chance)
    if other.keyed:
        core.chance = Chance(0, core.chance.surprises)
    return core


def _begun(table: Table, origin: Origin) -> Table:
    """The table begun from there."""
    table.origin = origin
    return table.replayed(Choices())


def _part_anew(table: Table, other: Table, seat: int, chance: Chance) -> Table | None:
    """A simultaneous part from its beginning: the own choices again; those who are ready choose at random."""
    part = table.part
    if part is None:
        return None
    core = _dealt(part.frozen, other, seat, chance)
    if not is_held(core) and not core.ask_again(seat):
        return None
    origin = Origin(saves.pack(core), 0, part.epochs.at, table.commitment)
    trial = _begun(other, origin)
    waiting = {task.actor for task in table.core.open_tasks()}
    for who, kind, answer in table.choices[part.at :]:
        if who == seat:
            task = next((task for task in trial.core.open_tasks() if task.actor == seat), None)
            if task is None or task.kind != kind or not task.allows(answer):
                return None
            trial.carry_out(task, answer)
    for q in range(table.seats):
        while q not in waiting and (task := next((t for t in trial.core.open_tasks() if t.actor == q), None)):
            trial.carry_out(task, task.option(chance.below(task.options())))
    if trial.part is None or trial.part.at > 0 or {task.actor for task in trial.core.open_tasks()} != waiting:
        return None
    before = table.step - len(table.choices) + part.at
    trial.origin = Origin(origin.state, before, origin.epochs, origin.commitment)
    return trial.replayed(trial.choices)
