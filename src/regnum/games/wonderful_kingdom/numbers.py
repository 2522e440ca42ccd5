"""Numbers that decide something, each with its terms, and the numbers that lie on cards."""

from collections.abc import Mapping
from typing import Any

from regnum.games.wonderful_kingdom.amounts import FROZEN, how_many
from regnum.games.wonderful_kingdom.answers import step_id
from regnum.games.wonderful_kingdom.codes import limits, modules, resources, stages, things
from regnum.games.wonderful_kingdom.data import DUCHY_IDS, IDS
from regnum.games.wonderful_kingdom.declare import RESOURCES, SPACES, STAGES
from regnum.games.wonderful_kingdom.results import medal, score
from regnum.games.wonderful_kingdom.scoring import fewest_points
from regnum.games.wonderful_kingdom.seat import Seat
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.games.wonderful_kingdom.tables import TYPES
from regnum.kernel.core.containers import members
from regnum.kernel.spec import Turn

Terms = list[list[str | int]]


def phase(g: Kingdom) -> str:
    return STAGES.words[g.stage]


def numbers(g: Kingdom, _viewer: int | None) -> dict[str, Any]:
    """Round and turn, and for each seat production, score, alchemy, types and quest steps."""
    found: dict[str, Any] = {"round": {"value": g.round, "of": limits.ROUNDS, "terms": []}}
    if g.stage == stages.CHOICE:
        found["turn"] = {"value": g.turn, "of": limits.CHOICES if g.solo() else limits.TURNS, "terms": []}
    for p, me in enumerate(g.seats):
        for r, resource in enumerate(RESOURCES):
            terms = production_terms(g, me, r)
            found[f"seat{p}.{resource}"] = {"value": sum(int(term[1]) for term in terms), "terms": terms}
        points = score(g, p)
        found[f"seat{p}.score"] = {"value": points.total, "terms": [[t.name, t.points] for t in points.terms]}
        cubes: Terms = [[SPACES.words[r], int(me.alchemy[r])] for r in range(resources.BASIC) if me.alchemy[r]]
        found[f"seat{p}.alchemy"] = {"value": int(me.alchemy_cubes()), "of": 5, "terms": cubes}
        for t, name in enumerate(TYPES):
            found[f"seat{p}.{name}"] = {"value": int(me.counted(g.cards.types[t])), "terms": []}
        if g.module == modules.QUESTS:
            done: Terms = [[step_id(g, s), 1] for s in members(me.steps)]
            found[f"seat{p}.steps"] = {"value": len(done), "of": 4, "terms": done}
        if g.module == modules.THREATS:
            found[f"seat{p}.covered"] = {"value": len(covered(me)), "terms": covered(me)}
    if g.solo():
        total = found["seat0.score"]["value"]
        won = medal(g, total)
        next_one = int(fewest_points(g, min(won, 2)))
        found["medal"] = {"value": total, "of": next_one, "terms": []}
    return found


def turns(g: Kingdom) -> list[Turn]:
    """The turns of the choice phase: offers and choices, or the solo player's choices alone."""  # IWK-4.3, IWK-12.6
    if g.stage != stages.CHOICE:
        return []
    if g.solo():
        return [Turn(0, "chooses") for _ in range(limits.CHOICES)]
    return [Turn(int(g.player_of(n)), "offers" if n % 2 else "chooses") for n in range(1, limits.TURNS + 1)]


def production_terms(g: Kingdom, me: Seat, r: int) -> Terms:
    """Where the cubes of a resource come from."""  # IWK-6.3
    terms: Terms = []
    icons = int(me.icons(g.cards, g.side, r))
    if icons:
        terms.append([DUCHY_IDS[me.duchy], icons])
    for c in members(me.built.kinds):
        each = g.cards.makes[c * resources.BASIC + r]
        per = g.cards.makes_per[c * resources.BASIC + r]
        for t in range(len(TYPES)):
            each += how_many(per, t) * me.counted(g.cards.types[t])
        if each:
            terms.append([IDS[c], int(each * me.built.count(c))])
    return terms


def covered(me: Seat) -> Terms:
    """Icons under theft tokens."""
    return [[SPACES.words[r], n] for r in range(resources.BASIC) if (n := int(how_many(me.covered, r)))]


def marks(g: Kingdom, p: int | None, field: str, i: int) -> Mapping[str, int]:
    """What lies on a card: the spaces of a site and what is free of them; what a threat or an advisor costs."""
    assert p is not None  # all that is marked lies before a seat
    me = g.seats[p]
    if field == "sites":
        c, left = me.sites.at(i), me.spaces[i]
        found = {"site": int(me.site(g.cards, i))}
        for r, name in enumerate(SPACES.words):
            spaces = how_many(g.cards.cost[c], r)
            if spaces:
                found[name] = int(spaces)
                found[f"{name}_free"] = int(how_many(left, r))
        if left >= FROZEN:
            found["frozen"] = 1
        return found
    if field == "woes":
        c = me.woes.at(i)
        return {} if c == things.CALAMITY else {"soldier": int(g.cards.fight[c - things.GIANT_RAT])}
    a = me.advisors.at(i) - things.FIRST_ADVISOR
    return {"soldier": int(g.cards.price[a]), "used": int(me.used >> a & 1)}
