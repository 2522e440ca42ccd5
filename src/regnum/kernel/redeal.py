"""Tables as they might be for all that a seat knows: everything else is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regnum.kernel import saves
from regnum.kernel.choices import Choices
from regnum.kernel.core.chance import Chance
from regnum.kernel.saves import Origin
from regnum.kernel.seeds import Seed, check_seed, first_state
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
    other.forced = []
    dice = Chance(first_state(table.game.id, other.seed), 0)
    for _ in range(TRIES):
        if table.part is None:
            core = table.core.clone()
            core.determinise(seat, dice)
            if core.ask_again(seat):
                break
        else:
            found = _part_anew(table, other, seat, dice)
            if found is not None:
                return found
    else:  # the cards as they lie do fit
        core = table.core.clone()
        core.chance = dice.spawn(core.chance.surprises)
    return _begun(other, Origin(saves.pack(core), table.step, table.epochs.at, table.commitment))


def _begun(table: Table, origin: Origin) -> Table:
    """The table begun from there."""
    table.origin = origin
    return table.replayed(Choices())


def _part_anew(table: Table, other: Table, seat: int, dice: Chance) -> Table | None:
    """A simultaneous part from its beginning: the own choices again; those who are ready choose at random."""
    part = table.part
    if part is None:
        return None
    core = part.frozen.clone()
    core.determinise(seat, dice)
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
            trial.carry_out(task, task.option(dice.below(task.options())))
    if trial.part is None or trial.part.at > 0 or {task.actor for task in trial.core.open_tasks()} != waiting:
        return None
    before = table.step - len(table.choices) + part.at
    trial.origin = Origin(origin.state, before, origin.epochs, origin.commitment)
    return trial.replayed(trial.choices)
