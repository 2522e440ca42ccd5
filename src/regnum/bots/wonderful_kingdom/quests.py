"""What a player does for the quest: its last step decides, the others are worth what they bring."""

from regnum.games.wonderful_kingdom.amounts import how_many
from regnum.games.wonderful_kingdom.codes import limits, modules, resources
from regnum.games.wonderful_kingdom.legality_duchy import missing_cubes
from regnum.games.wonderful_kingdom.seat import Seat
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.kernel.core.containers import has
from regnum.kernel.core.machine import Task


def spare_soldiers(g: Kingdom, me: Seat) -> int:
    """Soldiers that are not kept for the quest's last step."""
    if g.module != modules.QUESTS:
        return me.soldiers
    for s in range(4):
        if g.cards.step_last[g.quest + s] != 0 and not has(me.steps, s):
            return max(0, me.soldiers - how_many(g.cards.step_cost[g.quest + s], resources.SOLDIER))
    return me.soldiers


def good_step(g: Kingdom, p: int, s: int) -> bool:
    """The last step always; another one for what it brings, but never for krystallium that is worth more."""
    me = g.seats[p]
    row = g.quest + s
    if g.cards.step_last[row] != 0:
        return True
    if how_many(g.cards.step_cost[row], resources.SOLDIER) != 0:
        return False
    missing = missing_cubes(me, g.cards.step_cost[row])
    if g.cards.step_soldiers[row] > 0:
        return missing == 0 or (missing == 1 and soldiers_short(g, me) > 0)
    if g.cards.step_krystallium[row] > 0:
        return missing < g.cards.step_krystallium[row]
    return missing == 0 and g.cards.step_straight[row] != 0 and g.round < limits.ROUNDS


def soldiers_short(g: Kingdom, me: Seat) -> int:
    """How many soldiers the quest's last step still lacks."""
    for s in range(4):
        if g.cards.step_last[g.quest + s] != 0 and not has(me.steps, s):
            return max(0, how_many(g.cards.step_cost[g.quest + s], resources.SOLDIER) - me.soldiers)
    return 0


def wants(g: Kingdom, p: int, r: int, since: int) -> bool:
    """Whether the alchemy area needs a cube for a step of the quest; before a round, production comes first."""
    if g.module != modules.QUESTS or g.round < since:
        return False
    return needs(g, p, r, False) > g.seats[p].alchemy[r]


def needs(g: Kingdom, p: int, r: int, bonuses: bool) -> int:
    """The cubes of a kind that the steps ask for which bring missing soldiers or end the quest, or krystallium."""
    me = g.seats[p]
    most: int = 0
    for s in range(4):
        row = g.quest + s
        useful = g.cards.step_last[row] != 0 or (g.cards.step_soldiers[row] > 0 and soldiers_short(g, me) > 0)
        if bonuses and g.cards.step_krystallium[row] > 0:
            useful = True
        if useful and not has(me.steps, s):
            most = max(most, how_many(g.cards.step_cost[row], r))
    return most


def cubes_to_spare(g: Kingdom, p: int) -> int:
    """Cubes of the alchemy area that no step needs."""
    n: int = 0
    for r in range(resources.BASIC):
        n += max(0, g.seats[p].alchemy[r] - needs(g, p, r, True))
    return n


def cube_to_convert(g: Kingdom, task: Task) -> int:
    """A kind of which the quest needs fewer."""
    me = g.seats[task.actor]
    for i in range(task.options()):
        r = task.option(i)
        if me.alchemy[r] > needs(g, task.actor, r, True):
            return r
    return task.option(0)
