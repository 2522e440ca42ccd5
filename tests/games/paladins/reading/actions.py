"""The rulebook read a second time: which actions a player may take, and what they do."""

from collections.abc import Mapping
from math import ceil

from games.paladins.reading.board import (
    COLOURS,
    FAVOURS,
    OUTSIDERS,
    OWN_BOARD,
    PALADINS,
    RIGHT,
    SIDES,
    SQUARES,
    TOWNSFOLK,
    WALLS,
    Ask,
    Board,
    Draw,
    Steps,
    Workers,
)

BOARD_ACTIONS = [*OWN_BOARD["left_actions"], *OWN_BOARD["right_actions"]]
SPACES = {action["id"]: [COLOURS.get(colour, "any") for colour in action["spaces"]] for action in BOARD_ACTIONS}
PROVISIONS = (1, 1, 1, 2, 2, 3, 3)
COSTS = {"commission": PROVISIONS, "fortify": PROVISIONS, "garrison": PROVISIONS, "absolve": (1, 2, 2, 2, 3, 3, 3),
         "convert": (0, 1, 2, 2, 2, 3, 3), "pray": (2,)}  # fmt: skip
WALL_NEEDS = (0, 1, 3, 5, 7, 9, 11)
JAR_NEEDS = OWN_BOARD["absolve_jars"]["influence_required_by_index"]
SLOTS = (3, 2, 2, 1, 0)
WORKERS = {"develop": 2, "pray": 1, "conspire": 1}


class Actions(Board):
    """What players do in their turns."""

    # -- costs and needs

    def is_waived(self, p: int, action: str) -> bool:
        ability = PALADINS[self.seats[p].paladin]["ability"]
        return bool(ability["action"] == action and ability["modify"] == "cost_free")

    def cost(self, p: int, action: str) -> int:
        if action == "develop":
            return 2 if PALADINS[self.seats[p].paladin]["ability"]["action"] == "develop" else 4
        done = 0 if action == "pray" else len(self.seats[p].done[action])
        return 0 if self.is_waived(p, action) else COSTS[action][done]

    def open_spaces(self, p: int, action: str, n: int) -> list[int]:
        """Which of an action's first n spaces need a worker."""
        covered = self.seats[p].workshops
        return [i for i in range(n) if action not in RIGHT or i == 2 or f"{action}_{SIDES[i]}" not in covered]

    def can_fill(self, p: int, action: str, n: int) -> bool:
        pool, wanted = self.seats[p].pool, [SPACES[action][i] for i in self.open_spaces(p, action, n)]
        wild = sum(1 for kind in wanted if kind != "any" and pool[kind] == 0)
        return not self.seats[p].uses(action) and sum(pool.values()) >= len(wanted) and pool["criminal"] >= wild

    def townsfolk_prices(self, p: int, verb: str) -> dict[str, int]:
        """What each Townsfolk costs in Silver; a Debt is written as −1."""
        prices: dict[str, int] = {}
        for slot, card in enumerate(self.townsfolk):
            if card:
                free = self.is_waived(p, "recruit")
                if free or SLOTS[slot] <= self.seats[p].silver:
                    prices[f"{verb} {card}"] = 0 if free else SLOTS[slot]
                if slot < 2 and not free:
                    prices[f"{verb} {card} debt"] = -1
        return prices

    def reach(self, p: int, action: str) -> set[str]:
        s = self.seats[p]
        if action == "commission":
            return {name for name in self.free if 2 * SQUARES[name]["region"] - 2 <= s.attribute("faith")}
        return {name for name in self.free if 2 * SQUARES[name]["region"] - 1 <= s.attribute("strength")}

    def attack_prices(self, p: int) -> dict[str, int]:
        s, prices = self.seats[p], {}
        for slot, card in enumerate(self.outsiders):
            price = max(ceil((2 * slot + 1 - s.attribute("strength")) / 2), 0)
            if card and price <= s.silver:
                prices[f"attack {card}"] = price
        return prices

    def convertible(self, p: int) -> set[str]:
        faith = self.seats[p].attribute("faith")
        return {f"convert {card}" for slot, card in enumerate(self.outsiders) if card and 2 * slot <= faith}

    # -- what is legal

    def legal(self, p: int) -> frozenset[str]:
        found = {action for action in RIGHT if self.can_fill(p, action, 3) and self.is_possible(p, action)}
        found |= {f"favour {slot + 1}" for slot in range(5) if self.is_favour_open(p, slot)}
        for action in ("recruit", "hunt", "trade"):
            for n in (1, 2):
                if self.can_fill(p, action, n) and (action != "recruit" or self.townsfolk_prices(p, "recruit")):
                    found.add(f"{action} {n}")
        s = self.seats[p]
        for action, n in WORKERS.items():
            other = any(s.uses(used) for used in s.spaces if used != "pray")
            possible = {"develop": len(s.workshops) < 8, "pray": other, "conspire": True}[action]
            price = 0 if action == "conspire" else self.cost(p, action)
            if possible and price <= s.silver and self.can_fill(p, action, n):
                found.add(action)
        return frozenset({*found, "pass"})

    def is_possible(self, p: int, action: str) -> bool:
        """Whether cost and needs of a right-hand action are met."""
        s, done = self.seats[p], len(self.seats[p].done[action])
        if action == "attack":
            return bool(self.attack_prices(p))
        if done >= 7 or self.cost(p, action) > (s.provisions if COSTS[action] is PROVISIONS else s.silver):
            return False
        if action in ("commission", "garrison"):
            return bool(self.reach(p, action))
        if action == "convert":
            return bool(self.convertible(p))
        needed = (WALL_NEEDS if action == "fortify" else JAR_NEEDS)[done]
        return bool(s.attribute("influence") >= needed and (action == "absolve" or self.deck["walls"] > 0))

    def is_favour_open(self, p: int, slot: int) -> bool:
        s, card = self.seats[p], self.favours[slot]
        if not card or self.favour_workers[slot]:
            return False
        kind, price = FAVOURS[card]["worker"], self.favour_cost(card)
        fits = sum(s.pool.values()) if kind == "any" else s.pool[COLOURS[kind]] + s.pool["criminal"]
        return fits > 0 and price.get("silver", 0) <= s.silver and price.get("provisions", 0) <= s.provisions

    def favour_cost(self, card: str) -> Mapping[str, int]:
        return {name: n for part in FAVOURS[card]["cost"] for name, n in part.items()}

    # -- what they do

    def act(self, p: int, choice: str) -> Steps:
        action, _, number = choice.partition(" ")
        if action == "favour":
            yield from self.use_favour(p, int(number) - 1)
            return
        n = int(number) if number else WORKERS.get(action, 3)
        yield from self.place(p, action, n)
        s = self.seats[p]
        if action in COSTS or action == "develop":
            price = self.cost(p, action)
            if COSTS.get(action) is PROVISIONS:
                s.provisions -= price
            else:
                s.silver -= price
        if action == "develop":
            yield from self.develop(p)
            return
        if action in ("hunt", "trade"):
            self.gain_resource(p, "provisions" if action == "hunt" else "silver", 1 if n == 1 else 3)
        elif action == "conspire":
            yield from self.gain_criminal(p)
        elif action == "pray":
            used = {f"clear {other}" for other in s.spaces if other != "pray" and s.uses(other)}
            s.spaces[(yield Ask(p, "pray", frozenset(used))).split()[1]] = []
        elif action == "recruit":
            yield from self.recruit(p, n == 2)
        else:
            yield from self.confront(p, action) if action in ("attack", "convert") else self.build(p, action)
        yield from self.bonuses(p, action)

    def place(self, p: int, action: str, n: int) -> Steps:
        s, spaces = self.seats[p], self.open_spaces(p, action, n)
        spaces.sort(key=lambda i: SPACES[action][i] == "any")
        workers = yield Workers(p, len(spaces))
        row: list[str | None] = [None] * len(SPACES[action])
        for i, kind in zip(spaces, workers, strict=True):
            assert SPACES[action][i] in (kind, "any") or kind == "criminal", f"{kind} on {action}"
            assert s.pool[kind] > 0
            s.pool[kind] -= 1
            row[i] = kind
        s.spaces[action] = row

    def use_favour(self, p: int, slot: int) -> Steps:
        s, card = self.seats[p], self.favours[slot] or ""
        (kind,) = yield Workers(p, 1)
        assert FAVOURS[card]["worker"] == "any" or kind in (COLOURS[FAVOURS[card]["worker"]], "criminal")
        s.pool[kind] -= 1
        self.favour_workers[slot] = kind
        price = self.favour_cost(card)
        s.silver -= price.get("silver", 0)
        s.provisions -= price.get("provisions", 0)
        s.unpaid += price.get("debt", 0)
        yield from self.take(p, FAVOURS[card]["effects"])

    def recruit(self, p: int, hires: bool) -> Steps:
        verb = "recruit" if hires else "discard"
        prices = self.townsfolk_prices(p, verb)
        answer = yield Ask(p, verb, frozenset(prices))
        self.seats[p].unpaid += prices[answer] < 0
        self.seats[p].silver -= max(prices[answer], 0)
        card = answer.split()[1]
        if hires:
            yield from self.hire(p, card)
        else:
            self.townsfolk[self.townsfolk.index(card)] = None
            yield from self.take(p, TOWNSFOLK[card]["discard"])

    def build(self, p: int, action: str) -> Steps:
        """Commission, Fortify, Garrison and Absolve."""
        s = self.seats[p]
        if action == "fortify":
            self.deck["walls"] -= 1
            wall = yield Draw("builds_wall", p)
            s.done[action].append(wall)
            yield from self.take(p, WALLS[wall]["effects"])
        elif action == "absolve":
            spots = {f"jar {i}" for i in range(1, 8) if f"jar_space_{i}" not in s.done[action]}
            spot = int((yield Ask(p, "jar", frozenset(spots))).split()[1])
            s.done[action].append(f"jar_space_{spot}")
            yield from self.take(p, OWN_BOARD["absolve_reward_spaces"][spot - 1]["effects"])
            self.raise_attribute(p, "faith", 1)
            yield from self.remove_suspicions(p, 1)
        else:
            answer = yield Ask(p, "square", frozenset(f"square {name}" for name in self.reach(p, action)))
            square = answer.split()[1]
            self.free.remove(square)
            s.done[action].append(square)
            yield from self.take(p, SQUARES[square]["effects"])
            self.raise_attribute(p, "influence" if action == "commission" else "faith", 1)

    def confront(self, p: int, action: str) -> Steps:
        """Attack and Convert."""
        prices = self.attack_prices(p) if action == "attack" else dict.fromkeys(self.convertible(p), 0)
        answer = yield Ask(p, action, frozenset(prices))
        self.seats[p].silver -= prices[answer]
        card = answer.split()[1]
        self.outsiders[self.outsiders.index(card)] = None
        self.seats[p].done[action].append(card)
        yield from self.take(p, OUTSIDERS[card][action])
