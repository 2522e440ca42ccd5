"""Turns the data into the rows of numbers that the rules read, and refuses what it does not know."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from regnum.games.paladins.cards import Cards
from regnum.games.paladins.codes import limits, ops, things, workers
from regnum.games.paladins.declare import ACTION_IDS, ATTRIBUTES, CLASSES, COUNTED, FACTIONS, SOLO, WORKERS
from regnum.kernel.containers import bit, row_of
from regnum.kernel.errors import BadData, shown

Effect = Mapping[str, Any]
Entry = Mapping[str, Any]
MOST = 20
"""No number in an effect is higher."""
NO_LIMIT = 99
HIGHEST = 40
"""No attribute with its boosts is higher."""

SCHEME_ACTIONS = (*ACTION_IDS, *SOLO.words)
FUSES = (ops.CRIMINAL, ops.TAX)
TOUCHY = (*FUSES, ops.REMOVE, ops.DESTROY, ops.PAY, ops.RECRUIT)


def place_of(names: Sequence[str], name: object, what: str) -> int:
    if name not in names:
        raise BadData(f"there is no {what} “{shown(name)}”; there are {', '.join(names)}")
    return names.index(str(name))


def amount(value: object, most: int = MOST) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadData(f"the number {shown(value)} is not from 0 to {most}")
    return value


@dataclass
class Effects:
    """All lists of effects, one after the other; equal lists are written once."""

    rows: list[tuple[int, int, int]] = field(default_factory=lambda: [(ops.END, 0, 0)])
    alternatives: list[int] = field(default_factory=list)
    mixed: set[int] = field(default_factory=set)
    known: dict[tuple[tuple[int, int, int], ...], int] = field(default_factory=dict)

    def add(self, effects: Sequence[Effect]) -> int:
        """Where the list begins; 0 for one that does nothing."""
        if not effects:
            return 0
        rows = tuple(self.row(e) for e in effects)
        if rows not in self.known:
            self.known[rows] = len(self.rows)
            if order_matters([op for op, _, _ in rows]):
                self.mixed.add(len(self.rows))
            self.rows += [*rows, (ops.END, 0, 0)]
        return self.known[rows]

    def row(self, e: Effect) -> tuple[int, int, int]:
        if "choose" in e:
            addresses = [self.add(option) for option in e["choose"]]
            if not 2 <= len(addresses) <= 3:
                raise BadData("a choice has two or three options")
            self.alternatives += addresses
            return ops.CHOOSE, len(self.alternatives) - len(addresses), len(addresses)
        if "do" in e:
            verbs = {"pray": ops.PRAY, "recruit_free": ops.RECRUIT, "develop_free": ops.DEVELOP}
            if e["do"] not in verbs:
                raise BadData(f"effect “{shown(e['do'])}” is not known")
            return verbs[e["do"]], 0, 1
        n = amount(e.get("n"))
        if "attr" in e:
            return ops.ATTRIBUTE, place_of(ATTRIBUTES.words, e["attr"], "attribute"), n
        if "gain" in e and e["gain"] == "worker":
            colour = place_of(WORKERS.words[: things.WORKERS], e["color"], "worker")
            return (ops.CRIMINAL, 0, n) if colour == workers.CRIMINAL else (ops.WORKER, colour, n)
        plain = {
            ("gain", "silver"): ops.SILVER, ("gain", "provisions"): ops.PROVISIONS,
            ("gain", "tax"): ops.TAX, ("gain", "debt"): ops.DEBT,
            ("remove", "suspicion"): ops.REMOVE, ("destroy", "debt"): ops.DESTROY,
            ("pay", "debt"): ops.PAY,
        }  # fmt: skip
        for verb in ("gain", "remove", "destroy", "pay"):
            if verb in e and (verb, e[verb]) in plain:
                return plain[(verb, e[verb])], 0, n
        raise BadData(f"effect {shown(dict(e))} is not known")


def order_matters(listed: Sequence[int]) -> bool:
    """Whether a list can end differently in another order: something may bring an Inquisition that changes the rest."""
    return any(op in FUSES for op in listed) and len({op for op in listed if op in TOUCHY}) > 1


def by_action(data: Mapping[str, Sequence[int]]) -> list[int]:
    """Eight numbers for each action; the last one given goes on."""
    rows: list[int] = []
    for action in ACTION_IDS:
        given = list(data.get(action, (0,)))
        rows += (given + [given[-1]] * limits.STEPS)[: limits.STEPS]
    return rows


class Builder:
    """Reads the data of one table."""

    def __init__(self, data: Mapping[str, Any], debt_for_discard: bool) -> None:
        self.data = data
        self.debt_for_discard = debt_for_discard
        self.effects = Effects()

    def fx(self, entries: Sequence[Entry], key: str) -> list[int]:
        return [self.of(entry, lambda e: self.effects.add(e[key])) for entry in entries]

    def of(self, entry: Entry, read: Any) -> Any:
        """Reads one entry; what is wrong is said with its name."""
        try:
            return read(entry)
        except BadData as error:
            raise BadData(f"{entry['id']}: {error}.") from error
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError) as error:
            raise BadData(f"{entry['id']}: it is not written as it should be ({shown(str(error))}).") from error

    def each(self, entries: Sequence[Entry], read: Any) -> list[int]:
        return [self.of(entry, read) for entry in entries]

    def set_of(self, entries: Sequence[Entry], test: Any) -> int:
        return sum(bit(i) for i, entry in enumerate(entries) if self.of(entry, test))

    def built(self) -> Cards:
        d, row = self.data, row_of
        folk, outsiders, favours = d["townsfolk"], d["outsiders"], d["kings_favours"]
        passives = [self.of(card, lambda c: self.effects.add(c["passive"]["effects"])) for card in folk]
        listed = {at: self.ops_from(at) for at in {*passives}}
        triggers = [card["passive"]["trigger"] for card in folk]
        conditions = [card["passive"].get("condition") or {} for card in folk]
        regions = {r["region"]: r for r in d["regions"]}
        tracks = {t["id"]: t for t in d["tracks"]} | {"absolve": d["absolve_track"]}
        costs = {name: track["cost_by_index"] for name, track in tracks.items()}
        costs |= {"develop": [self.left_cost("develop")], "pray": [self.left_cost("pray")]}
        spaces = [
            (a["id"], WORKERS.words.index(c)) for a in (*d["left_actions"], *d["right_actions"]) for c in a["spaces"]
        ]
        lists: dict[str, list[int]] = {
            "paladin_workers": [w for card in d["paladins"] for w in self.of(card, paladin_workers)],
            "boosts": [n for card in d["paladins"] for n in self.of(card, paladin_boosts)],
            "paladin_action": self.each(d["paladins"], paladin_action),
            "paladin_less": self.each(d["paladins"], paladin_less),
            "paladin_bonus": self.each(d["paladins"], lambda c: self.effects.add(c["ability"].get("effects", ()))),
            "discard_rewards": self.fx(folk, "discard"),
            "recruit_bonuses": self.fx(folk, "recruit_bonus"),
            "passives": passives,
            "after_action": [sum(bit(i) for i, t in enumerate(triggers) if t.get("action") == a) for a in ACTION_IDS],
            "least_suspicions": [amount(c.get("suspicion_min", 0)) for c in conditions],
            "most_suspicions": [amount(c.get("suspicion_max", NO_LIMIT), NO_LIMIT) for c in conditions],
            "attack_rewards": self.fx(outsiders, "attack"),
            "convert_rewards": self.fx(outsiders, "convert"),
            "factions": self.each(outsiders, lambda c: place_of(FACTIONS.words, c["faction"], "faction")),
            "scored_per": self.each(outsiders, lambda c: place_of(COUNTED.words, c["endgame"]["per"], "count")),
            "scored_every": self.each(outsiders, lambda c: max(1, amount(c["endgame"]["every"]))),
            "scored_points": self.each(outsiders, lambda c: amount(c["endgame"]["vp"])),
            "scored_base": self.each(outsiders, lambda c: amount(c["endgame"].get("base", 0))),
            "of_faction": [self.set_of(outsiders, lambda c, f=f: c["faction"] == f) for f in FACTIONS.words],
            "wall_rewards": self.fx(d["walls"], "effects"),
            "wall_points": self.each(d["walls"], lambda c: amount(c["endgame_vp"])),
            "tavern_workers": [n for card in d["tavern"] for n in self.of(card, tavern_workers)],
            "suspicion_tax": self.each(d["suspicion"], lambda c: amount(c["tax"])),
            "order_action": [ACTION_IDS.index(card["requires"]["action"]) for card in d["kings_orders"]],
            "order_points": [slot["vp"] for slot in d["kings_order_slots"]],
            "favour_worker": self.each(favours, lambda c: place_of(WORKERS.words, c["worker"], "worker")),
            "favour_silver": self.each(favours, lambda c: cost_in(c, "silver")),
            "favour_provisions": self.each(favours, lambda c: cost_in(c, "provisions")),
            "favour_debts": self.each(favours, lambda c: cost_in(c, "debt")),
            "favour_rewards": self.fx(favours, "effects"),
            "scheme_action": self.each(d["schemes"], lambda c: place_of(SCHEME_ACTIONS, c["action"], "action")),
            "slot_silver": self.each(d["townsfolk_slots"], lambda s: amount(s["silver"])),
            "outsider_strength": [slot["strength"] for slot in d["outsider_slots"]],
            "outsider_faith": [slot["faith"] for slot in d["outsider_slots"]],
            "square_rewards": self.fx(d["region_spaces"], "effects"),
            "square_class": self.each(
                d["region_spaces"], lambda s: place_of(CLASSES.words, s["reward_class"], "class")
            ),
            "square_region": [s["region"] for s in d["region_spaces"]],
            "faith_reach": [self.reach(v, lambda s: regions[s["region"]]["min_faith"]) for v in range(HIGHEST)],
            "strength_reach": [self.reach(v, lambda s: regions[s["region"]]["min_strength"]) for v in range(HIGHEST)],
            "space_colour": [colour for _, colour in spaces],
            "first_space": [next(i for i, (a, _) in enumerate(spaces) if a == action) for action in ACTION_IDS],
            "spaces_of": [sum(a == action for a, _ in spaces) for action in ACTION_IDS],
            "cost": by_action(costs),
            "wall_needs": [*tracks["fortify"]["attr_required_by_index"], NO_LIMIT],
            "jar_needs": [*self.each(d["jars"], lambda j: amount(j["influence"])), NO_LIMIT],
            "track_rewards": by_action({name: self.track(track) for name, track in tracks.items()}),
            "jar_rewards": self.fx(d["jar_spaces"], "effects"),
            "development_rewards": self.fx(d["development"], "effects"),
            "attribute_points": d["attribute_track"]["vp_by_value"],
            "develop_points": d["development_vp_by_count"]["values"],
            "count_points": by_action({name: track["vp_by_count"] or [0] for name, track in tracks.items()}),
        }  # fmt: skip
        numbers = {
            "after_paying": sum(bit(i) for i, t in enumerate(triggers) if t.get("effect") == "pay_debt"),
            "inquisitors": sum(bit(i) for i, t in enumerate(triggers) if t.get("event") == "inquisition"),
            "fuses": sum(bit(i) for i, at in enumerate(passives) if any(op in FUSES for op in listed[at])),
            "touchy": sum(bit(i) for i, at in enumerate(passives) if any(op in TOUCHY for op in listed[at])),
            "removers": sum(bit(i) for i, at in enumerate(passives) if ops.REMOVE in listed[at]),
            "mercenaries": self.set_of(outsiders, lambda c: c["endgame"]["per"] == "converted_mercenaries"),
            "order_count": d["kings_orders"][0]["requires"]["count"],
            "slot_debt": sum(bit(i) for i, slot in enumerate(d["townsfolk_slots"]) if slot["debt_instead"]),
        }
        op, arg, n = zip(*self.effects.rows, strict=True)
        lists |= {
            "op": list(op),
            "arg": list(arg),
            "n": list(n),
            "alternatives": self.effects.alternatives,
            "mixed": [int(at in self.effects.mixed) for at in range(len(self.effects.rows))],
        }
        rows: dict[str, Any] = {name: row(values) for name, values in lists.items()}
        return Cards(**rows, **numbers, debt_for_discard=self.debt_for_discard)

    def ops_from(self, at: int) -> list[int]:
        out = []
        while self.effects.rows[at][0] != ops.END:
            out.append(self.effects.rows[at][0])
            at += 1
        return out

    def track(self, track: Entry) -> list[int]:
        return [self.effects.add(effects) for effects in track.get("uncovered_by_index", ((),))]

    def left_cost(self, action: str) -> int:
        entry = next(a for a in self.data["left_actions"] if a["id"] == action)
        silver: int = entry["modes"][0]["cost"][0]["silver"]
        return silver

    def reach(self, value: int, needs: Any) -> int:
        return sum(bit(i) for i, space in enumerate(self.data["region_spaces"]) if needs(space) <= value)


def paladin_workers(card: Entry) -> list[int]:
    brought = [place_of(WORKERS.words[: things.WORKERS], w, "worker") for w in card["workers"]]
    if len(brought) != 2:
        raise BadData("a Paladin brings two workers")
    return brought


def paladin_boosts(card: Entry) -> list[int]:
    for name in card["boost"]:
        place_of(ATTRIBUTES.words, name, "attribute")
    return [amount(card["boost"].get(attribute, 0)) for attribute in ATTRIBUTES.words]


def paladin_action(card: Entry) -> int:
    return place_of(ACTION_IDS, card["ability"]["action"], "action")


def paladin_less(card: Entry) -> int:
    modify = card["ability"]["modify"]
    if modify not in ("cost_free", "cost_less", "bonus"):
        raise BadData(f"an ability cannot “{shown(modify)}”")
    return NO_LIMIT if modify == "cost_free" else amount(card["ability"]["n"]) if modify == "cost_less" else 0


def tavern_workers(card: Entry) -> list[int]:
    brought = [place_of(WORKERS.words[: things.WORKERS], w, "worker") for w in card["workers"]]
    if len(brought) != 4:
        raise BadData("a Tavern card brings four workers")
    return [brought.count(kind) for kind in range(things.WORKERS)]


def cost_in(card: Entry, resource: str) -> int:
    for part in card["cost"]:
        if not set(part) <= {"silver", "provisions", "debt"}:
            raise BadData(f"a cost {shown(dict(part))} is not known")
    return sum(amount(part.get(resource, 0)) for part in card["cost"])
