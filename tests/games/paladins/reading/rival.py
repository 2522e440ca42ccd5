"""The rulebook read a second time: the solo opponent."""

from collections.abc import Callable

from games.paladins.reading.actions import JAR_NEEDS, WALL_NEEDS, Actions
from games.paladins.reading.board import (
    FAVOURS,
    ORDERS,
    OUTSIDERS,
    RIGHT,
    SIDES,
    SQUARES,
    TOWNSFOLK,
    WALLS,
    Draw,
    Player,
    Steps,
)

WISHES = ("free_recruit", "pay_debt", "pray", "two_workers", "one_worker", "two_silver", "remove_suspicion")
TOP_ROW = ("recruit", "pray", "trade", "conspire", "rest")
IT = 1


class Rival(Actions):
    """The opponent's turns; its Schemes are counted, not known."""

    def __init__(self, players: int, first: int) -> None:
        super().__init__(players, first)
        self.schemes, self.discarded_schemes = 12, 0

    @property
    def it(self) -> Player:
        return self.seats[IT]

    def pointed(self, row: list[str | None], fits: Callable[[int], bool]) -> int | None:
        """The slot where the resource marker stands, or the next to the right, then from the left."""
        slots = [(self.marker + i) % len(row) for i in range(len(row))]
        return next((slot for slot in slots if row[slot] and fits(slot)), None)

    def workers_needed(self, action: str) -> int:
        return 3 - sum(f"{action}_{side}" in self.it.workshops for side in SIDES) if action in RIGHT else 1

    def square(self, action: str) -> str | None:
        there = [name for name in SQUARES if name in self.reach(IT, action)]
        if not self.it.unpaid:
            there = [name for name in there if SQUARES[name]["reward_class"] != "pay_debt"]
        return min(there, key=lambda name: WISHES.index(SQUARES[name]["reward_class"]), default=None)

    def outsider(self, action: str) -> int | None:
        have = self.it.attributes["strength" if action == "attack" else "faith"]
        return self.pointed(self.outsiders, lambda slot: 2 * slot + (action == "attack") <= have)

    def can_do(self, action: str) -> bool:
        if self.it.pool["labourer"] < self.workers_needed(action) or self.it.uses(action):
            return False
        if action not in RIGHT:
            return action != "recruit" or any(self.townsfolk)
        done, influence = len(self.it.done[action]), self.it.attributes["influence"]
        if action in ("attack", "convert"):
            return (action == "attack" or done < 7) and self.outsider(action) is not None
        if done == 7:
            return False
        if action == "fortify":
            return self.deck["walls"] > 0 and influence >= WALL_NEEDS[done]
        return bool(influence >= JAR_NEEDS[done]) if action == "absolve" else self.square(action) is not None

    def rival_turn(self) -> Steps:
        if self.schemes == 0:
            self.shuffle_schemes()
        card = yield Draw("rival_scheme")
        self.schemes -= 1
        self.discarded_schemes += 1
        wanted = card.removeprefix("scheme_")
        wishes = [wanted]
        if wanted == "kings_order":
            actions = [ORDERS[card]["requires"]["action"] for card in reversed(self.orders) if card]
            wishes = sorted(actions, key=lambda action: len(self.it.done[action]) >= 5)
        slot = self.pointed(self.favours, lambda slot: not self.favour_workers[slot])
        if wanted == "kings_favour" and slot is not None:
            yield from self.rival_favour(slot)
        else:
            wishes = [] if wanted == "kings_favour" else wishes
            yield from self.do(next(action for action in (*wishes, *TOP_ROW) if self.can_do(action)))
        self.it.passed = self.it.passed or self.it.pool["labourer"] == 0

    def rival_favour(self, slot: int) -> Steps:
        card = self.favours[slot] or ""
        self.it.pool["labourer"] -= 1
        self.favour_workers[slot] = "labourer"
        self.it.unpaid += self.favour_cost(card).get("debt", 0)
        yield from self.take(IT, FAVOURS[card]["effects"])

    def do(self, action: str) -> Steps:
        n = self.workers_needed(action)
        self.it.pool["labourer"] -= n
        if action != "rest":
            self.it.spaces[action] = ["labourer"] * n
        if action == "recruit":
            yield from self.recruit_free(IT)
        elif action == "pray":
            yield from self.pray(IT)
        elif action == "trade":
            self.gain_resource(IT, "silver", 1)
        elif action == "conspire":
            yield from self.draw_suspicion(IT)
            self.it.pool["labourer"] += 2
        elif action == "rest":
            self.gain_resource(IT, "silver", 1 + self.it.pool["labourer"])
            self.it.passed = True
        else:
            yield from self.do_right(action)

    def do_right(self, action: str) -> Steps:
        done = self.it.done[action]
        if action in ("attack", "convert"):
            slot = self.outsider(action)
            assert slot is not None
            card, self.outsiders[slot] = self.outsiders[slot] or "", None
            done.append(card)
            yield from self.take(IT, OUTSIDERS[card][action])
        elif action == "fortify":
            self.deck["walls"] -= 1
            done.append((yield Draw("builds_wall", IT)))
            yield from self.take(IT, WALLS[done[-1]]["effects"])
        elif action == "absolve":
            done.append(f"jar_space_{len(done) + 1}")
            self.raise_attribute(IT, "faith", 1)
            yield from self.remove_suspicions(IT, 1)
            yield from self.settle_debt(IT, True) if self.it.unpaid else self.remove_suspicions(IT, 1)
        else:
            square = self.square(action) or ""
            self.free.remove(square)
            done.append(square)
            self.raise_attribute(IT, "influence" if action == "commission" else "faith", 1)
            yield from self.take(IT, SQUARES[square]["effects"])

    # -- rewards that mean something else to it

    def pray(self, p: int) -> Steps:
        if not self.is_rival(p):
            yield from super().pray(p)
            return
        if any(self.it.uses(action) for action in RIGHT):
            self.it.spaces = {action: row for action, row in self.it.spaces.items() if action not in RIGHT}
        else:
            self.it.pool["labourer"] += 1
        self.shuffle_schemes()

    def recruit_free(self, p: int) -> Steps:
        if not self.is_rival(p):
            yield from super().recruit_free(p)
            return
        slot = self.pointed(self.townsfolk, lambda _: True)
        if slot is not None:
            card, self.townsfolk[slot] = self.townsfolk[slot] or "", None
            yield from self.take(p, TOWNSFOLK[card]["discard"])

    def shuffle_schemes(self) -> None:
        self.schemes, self.discarded_schemes = self.schemes + self.discarded_schemes, 0
