"""Every answer in words, with its notation and the things it touches.

| decision | notation |
| --- | --- |
| `keep_advisor` | `keep secret_agent` |
| `offer` | `offer farm`, then `where`: `left`, `right`, `left down`, `right down` |
| `choose` | `take left`, `take right`; `end_turn`: `done` |
| beside these | `advise grey_eminence`, `step 1`, `convert`, `krystallium`, `soldier`, `scrap`, `vision`, solo `trap` |
| `cartographer` | `draw left` |
| `eminence`, `captain`, `gambler` | `reveal mine 2`, `dismiss left 1`, `move right 3` |
| `vision`, `trap` | `look left 1`, `unmask left 1` |
| `search` | `search`, `no search`; `give_up`: `give 1`; `keep_card`: `keep farm` |
| `shadows`, `thieves`, `uncover` | `lose farm`, `cover gold`, `uncover gold` |
| `plan` | `build farm`, `recycle farm`, `host`, `confirm`, and what is free: `krystallium`, `soldier`, `scrap`, … |
| `cube`, `produce` | `place farm`, `place farm 2` (the second copy), `alchemy`, `confirm` |
| `oversee`, `fight` | `advise ruthless_overseer`; `fight giant_rat`, `free farm` (the giant under it), `confirm` |
| `host`, `krystallium_on`, `soldier_on` | `host farm`, `on farm`, `on farm 2` |
| `scrap`, `artisan` | `scrap farm`, `finish farm` |
| `krystallium_as`, `overseer_cube`, `convert`, `pay` | `as gold`, `cube gold`, `spend gold`, `pay 2` (krystallium) |
| `seer` | `double`, `no double` |

While both decide at the same time, a choice names its seat: `1: build farm`.
"""

from regnum.games.wonderful_kingdom.amounts import how_many
from regnum.games.wonderful_kingdom.codes import answers, cubes, free, kinds, resources, searches, spots, things
from regnum.games.wonderful_kingdom.data import IDS, QUESTS
from regnum.games.wonderful_kingdom.declare import KINDS, SPACES
from regnum.games.wonderful_kingdom.state import Kingdom
from regnum.games.wonderful_kingdom.tables import QUEST_SIDES
from regnum.kernel.core.containers import Pile, Spread
from regnum.kernel.core.machine import Task
from regnum.kernel.spec import Answer
from regnum.kernel.text import Message, Params

AREAS = ("left", "right")
SPOT_PLACES = ("left", "right", "mine", "theirs")
FACES = ("left", "right", "left down", "right down")
SPOT_KINDS = (kinds.EMINENCE, kinds.CAPTAIN, kinds.GAMBLER, kinds.VISION, kinds.TRAP)
RESOURCE_KINDS = (kinds.THIEVES, kinds.UNCOVER, kinds.KRYSTALLIUM_AS, kinds.OVERSEER_CUBE, kinds.CONVERT)
CARD_ZONES = {kinds.OFFER: "hand", kinds.KEEP_CARD: "aside", kinds.SHADOWS: "choice"}
TURN_KINDS = (kinds.OFFER, kinds.CHOOSE, kinds.END_TURN)
FOES = {
    answers.FIGHT_GIANT_RAT: things.GIANT_RAT, answers.FIGHT_VERMIN: things.VERMIN,
    answers.FIGHT_FROST_GIANT: things.FROST_GIANT, answers.FIGHT_SHADOW: things.SHADOW,
    answers.FIGHT_THIEF: things.THIEF,
}  # fmt: skip


def step_id(g: Kingdom, s: int) -> str:
    """A step of the quest on the table."""
    quest, row = divmod(g.quest, 8)
    step: str = QUESTS[quest]["sides"][QUEST_SIDES[row // 4]]["steps"][s]["id"]
    return step


def site_name(g: Kingdom, site: int) -> str:
    """A site in notation: the card, and which copy of it if it is not the first."""
    c = g.cards.site_card[site]
    copy = site - g.cards.first_site[c] + 1
    return IDS[c] if copy == 1 else f"{IDS[c]} {copy}"


def answer(g: Kingdom, task: Task, code: int) -> Answer:
    kind, seat, verb = task.kind, task.actor, KINDS[task.kind].verb
    if kind in TURN_KINDS and code >= answers.TURN_FREE:
        return beside(g, seat, code)
    if kind == kinds.PLAN and code >= answers.PLAN_FREE:
        return done_freely(g, seat, code - answers.PLAN_FREE)
    if kind in (kinds.CUBE, kinds.PRODUCE, kinds.OVERSEE, kinds.FIGHT) and code >= answers.ACT_FREE:
        return done_freely(g, seat, code - answers.ACT_FREE)
    if kind == kinds.PLAN:
        return planned(g, seat, code)
    if kind == kinds.KEEP_ADVISOR:
        card = IDS[things.FIRST_ADVISOR + code]
        label = Message("do.keep_advisor", {"card": card})
        return Answer(f"keep {card}", label, found(g, seat, "aside", things.FIRST_ADVISOR + code))
    if kind in (kinds.WHERE, kinds.CHOOSE, kinds.CARTOGRAPHER):
        return with_area(g, kind, code)
    if kind in SPOT_KINDS:
        return spotted(g, seat, verb, code)
    if kind == kinds.GIVE_UP:
        area = searches.column_of(task.about)
        return Answer(f"give {code + 1}", *lying(g.area(area), AREAS[area], code, "do.give_up", seat, {}))
    if kind in (kinds.SEARCH, kinds.SEER):
        yes = {kinds.SEARCH: "search", kinds.SEER: "double"}[kind]
        no = code != answers.YES
        label = Message(f"kind.{KINDS[kind].id}.{'no' if no else 'yes'}", {})
        return Answer(f"no {yes}" if no else yes, label, group="stop" if no else "", forgoes=no)
    if kind in CARD_ZONES:
        label = Message(f"do.{verb}", {"card": IDS[code]})
        return Answer(f"{verb} {IDS[code]}", label, found(g, seat, CARD_ZONES[kind], code))
    if kind in RESOURCE_KINDS:
        return Answer(f"{verb} {SPACES.words[code]}", Message(f"do.{verb}", {"resource": SPACES.words[code]}))
    if kind == kinds.PAY:
        cost = (("krystallium", code),) if code else ()
        return Answer(f"pay {code}", Message("do.pay", {"n": code}), cost=cost, default=code == 0)
    if code == answers.ALCHEMY:
        resource = SPACES.words[cubes.column_of(task.about)]
        return Answer("alchemy", Message("do.alchemy", {"resource": resource}), (f"seat{seat}.alchemy",))
    if code in FOES and kind == kinds.FIGHT:
        foe = FOES[code]
        price = (("soldier", g.cards.fight[foe - things.GIANT_RAT]),)
        label = Message("do.fight", {"card": IDS[foe]})
        return Answer(f"fight {IDS[foe]}", label, found(g, seat, "woes", foe), price)
    return on_site(g, task, code)


def with_area(g: Kingdom, kind: int, code: int) -> Answer:
    """An answer that names an offering area."""
    if kind == kinds.WHERE:
        label = Message("do.lay_down" if code >= answers.LEFT_DOWN else "do.lay_up", {"area": AREAS[code % 2]})
        cost = (("trap_token", 1),) if code >= answers.LEFT_DOWN else ()
        return Answer(FACES[code], label, (AREAS[code % 2],), cost)
    if kind == kinds.CHOOSE:
        label = Message("do.take_area", {"area": AREAS[code], "n": g.area(code).size})
        return Answer(f"take {AREAS[code]}", label, (AREAS[code],))
    return Answer(f"draw {AREAS[code]}", Message("do.draw_open", {"area": AREAS[code]}), (AREAS[code],))


def found(g: Kingdom, seat: int, zone: str, c: int) -> tuple[str, ...]:
    """Where the first copy of a card lies in one of a seat's zones."""
    cards: Pile | Spread = getattr(g.seats[seat], zone)
    return next(((f"seat{seat}.{zone}:{i}",) for i in range(cards.size) if cards.at(i) == c), ())


def on_site(g: Kingdom, task: Task, code: int) -> Answer:
    """An answer that names a site."""
    verb = KINDS[task.kind].verb
    me, card = g.seats[task.actor], IDS[g.cards.site_card[code]]
    lying_at = [i for i in range(me.sites.size) if me.site(g.cards, i) == code]
    target = tuple(f"seat{task.actor}.sites:{i}" for i in lying_at)
    params: Params = {"card": card}
    if verb == "place":
        params = {"card": card, "resource": SPACES.words[cubes.column_of(task.about)]}
    cost = (("soldier", g.cards.fight[things.FROST_GIANT - things.GIANT_RAT]),) if verb == "free" else ()
    return Answer(f"{verb} {site_name(g, code)}", Message(f"do.{verb}", params), target, cost)


def planned(g: Kingdom, seat: int, code: int) -> Answer:
    """Building, recycling, or a host for a frost giant."""
    if code == answers.HOST_GIANT:
        return Answer("host", Message("do.host_giant", {}), found(g, seat, "choice", things.FROST_GIANT))
    c = code if code < answers.RECYCLE else code - answers.RECYCLE
    verb = "build" if code < answers.RECYCLE else "recycle"
    target = found(g, seat, "choice", c)
    if verb == "build":
        return Answer(f"build {IDS[c]}", Message("do.build", {"card": IDS[c]}), target, group="build")
    gain = tuple((SPACES.words[r], n) for r in range(resources.BASIC) if (n := how_many(g.cards.recycle[c], r)))
    return Answer(f"recycle {IDS[c]}", Message("do.recycle", {"card": IDS[c]}), target, (), gain, group="recycle")


def done_freely(g: Kingdom, seat: int, f: int) -> Answer:
    """What is free to do at any moment."""
    if f == free.CONFIRM:
        return Answer("confirm", Message("do.confirm", {}), group="stop")
    if f == free.KRYSTALLIUM:
        return Answer("krystallium", Message("do.krystallium", {}), (f"seat{seat}.krystallium",), group="free")
    if f == free.SOLDIER:
        return Answer("soldier", Message("do.soldier", {}), (f"seat{seat}.soldiers",), group="free")
    if f == free.SCRAP:
        return Answer("scrap", Message("do.scrap_one", {}), group="free")
    if f == free.CONVERT:
        return converting(seat)
    if f >= free.ADVISOR:
        return advising(g, seat, f - free.ADVISOR)
    return stepping(g, f - free.QUEST)


def beside(g: Kingdom, seat: int, code: int) -> Answer:
    """What one may do in a turn of the choice phase beside the offer or the choice."""
    if code == answers.TURN_DONE:
        return Answer("done", Message("do.done", {}), group="stop")
    if code == answers.TURN_VISION:
        return Answer("vision", Message("do.vision", {}), group="free")
    if code == answers.TURN_TRAP:
        return Answer("trap", Message("do.trap", {}), cost=(("trap_token", 1),), group="free")
    return done_freely(g, seat, code - answers.TURN_FREE)


def converting(seat: int) -> Answer:
    return Answer("convert", Message("do.convert", {}), (f"seat{seat}.alchemy",), group="free")


def advising(g: Kingdom, seat: int, a: int) -> Answer:
    card = IDS[things.FIRST_ADVISOR + a]
    label = Message("do.advise", {"card": card, "n": g.cards.price[a]})
    target = found(g, seat, "advisors", things.FIRST_ADVISOR + a)
    return Answer(f"advise {card}", label, target, (("soldier", g.cards.price[a]),), group="free")


def stepping(g: Kingdom, s: int) -> Answer:
    cost = g.cards.step_cost[g.quest + s]
    price = tuple((SPACES.words[r], n) for r in range(resources.SPACES) if (n := how_many(cost, r)))
    name = step_id(g, s)
    return Answer(f"step {s + 1}", Message("do.step", {"step": name}), (f"quest:{s}",), price, group="free")


def spotted(g: Kingdom, seat: int, verb: str, code: int) -> Answer:
    """An answer that names a lying card by its place."""
    where, i = spots.row_of(code), spots.column_of(code)
    there: Params = {"area": SPOT_PLACES[where]}
    if where >= 2 and g.solo():
        return Answer(f"{verb} {SPOT_PLACES[where]} {i + 1}", Message(f"do.{verb}_unseen", {"n": i + 1, **there}))
    place = SPOT_PLACES[where] if where < 2 else f"seat{seat if where == 2 else 1 - seat}.choice"
    label, targets = lying(g.spot(seat, code), place, i, f"do.{verb}", seat, there)
    return Answer(f"{verb} {SPOT_PLACES[where]} {i + 1}", label, targets)


def lying(cards: Spread, place: str, i: int, key: str, seat: int, there: Params) -> tuple[Message, tuple[str, ...]]:
    """A lying card as the seat may know it, with words for where it lies."""
    if i < cards.size and cards.is_known(i, seat):
        return Message(key, {"card": IDS[cards.at(i)], "n": i + 1, **there}), (f"{place}:{i}",)
    return Message(f"{key}_unseen", {"n": i + 1, **there}), (f"{place}:{i}",)
