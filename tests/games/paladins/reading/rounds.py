"""The rulebook read a second time: seven rounds, and what they are worth."""

from games.paladins.reading.board import COLOURS, ORDERS, PALADINS, TAVERNS, WALLS, Ask, Chosen, Draw, Kept, Steps
from games.paladins.reading.rival import IT, Rival

ATTRIBUTE_POINTS = (0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20)
MONKS_AND_OUTPOSTS = {5: 2, 6: 5, 7: 9}
WALLS_AND_JARS = {5: 1, 6: 3, 7: 6}
WORKSHOPS = {6: 1, 7: 3, 8: 6}


class Game(Rival):
    """A whole game."""

    def play(self) -> Steps:
        if self.players == 1:
            self.seats[IT].workshops |= {*(yield Draw("rival_workshop"))}
        yield from self.fill_townsfolk()
        yield from self.fill_outsiders()
        for i in reversed(range(self.players)):
            p = (self.first + i) % self.players
            answer = yield Ask(p, "first", frozenset(f"recruit {card}" for card in self.townsfolk if card))
            yield from self.hire(p, answer.split()[1])
        yield from self.fill_townsfolk()
        for self.round in range(1, 8):
            if self.round > 1:
                self.first = (self.first + 1) % self.players
            yield from self.turn_up()
            yield from self.gain_workers()
            yield from self.take_turns()
            yield from self.refresh()

    def fill_townsfolk(self) -> Steps:
        there = [card for card in self.townsfolk if card]
        self.townsfolk = [*[None] * (5 - len(there)), *there]
        for slot in reversed(range(5 - len(there))):
            if self.deck["townsfolk"]:
                self.deck["townsfolk"] -= 1
                self.townsfolk[slot] = yield Draw("row_filled")

    def fill_outsiders(self) -> Steps:
        there = [card for card in self.outsiders if card]
        self.outsiders = [*there, *[None] * (6 - len(there))]
        for slot in range(len(there), 6):
            if self.deck["outsiders"]:
                self.deck["outsiders"] -= 1
                self.outsiders[slot] = yield Draw("row_filled")

    def turn_up(self) -> Steps:
        if self.round <= 3:
            card = self.orders[self.round - 1] = yield Draw("order_up")
            if self.players == 1:
                action, workshops = ORDERS[card]["requires"]["action"], self.seats[IT].workshops
                workshops.add(f"{action}_middle" if f"{action}_left" in workshops else f"{action}_left")
        if self.round >= 3:
            self.favours[self.round - 3] = yield Draw("favour_up")
            self.discarded_schemes += 1
        self.taverns = []
        for _ in range(self.players + 1):
            self.taverns.append((yield Draw("tavern_up")))

    def gain_workers(self) -> Steps:
        chosen = yield Chosen()
        for i in range(self.players):
            p = self.turn = (self.first + i) % self.players
            s = self.seats[p]
            s.paladin = chosen[p]
            s.pool.update(COLOURS[colour] for colour in PALADINS[s.paladin]["workers"])
            card = (yield Ask(p, "tavern", frozenset(f"take {card}" for card in self.taverns))).split()[1]
            self.taverns.remove(card)
            workers = [COLOURS[colour] for colour in TAVERNS[card]["workers"]]
            s.pool.update(kind for kind in workers if kind != "criminal")
            for _ in range(workers.count("criminal")):
                yield from self.gain_criminal(p)
        if self.players == 1:
            for _ in range(TAVERNS[self.taverns[0]]["workers"].count("purple")):
                yield from self.draw_suspicion(IT)
            self.seats[IT].pool["labourer"] = self.round + 3

    def take_turns(self) -> Steps:
        p = self.first
        while not all(s.passed for s in self.seats):
            if not self.seats[p].passed:
                self.turn = p
                if self.is_rival(p):
                    yield from self.rival_turn()
                else:
                    answer = yield Ask(p, "action", self.legal(p))
                    if answer == "pass":
                        self.seats[p].passed = True
                        self.seats[p].spaces.clear()
                        yield from self.keep_three(p)
                    else:
                        yield from self.act(p, answer)
            p = (p + 1) % len(self.seats)
        for i in range(self.players):
            yield from self.keep_three((self.first + i) % self.players)

    def keep_three(self, p: int) -> Steps:
        if self.round == 7:
            self.seats[p].pool.clear()
        elif sum(self.seats[p].pool.values()) > 3:
            kept = yield Kept(p)
            assert sum(kept.values()) <= 3 and kept <= self.seats[p].pool
            self.seats[p].pool = kept

    def refresh(self) -> Steps:
        for s in self.seats:
            s.passed, s.paladin = False, ""
        if self.players == 1:
            self.seats[IT].spaces.clear()
            self.seats[IT].pool.clear()
        if self.round < 7:
            also = self.players == 1
            self.townsfolk[4 - also :] = [None] * (1 + also)
            self.outsiders[: 1 + also] = [None] * (1 + also)
            yield from self.fill_townsfolk()
            yield from self.fill_outsiders()
            self.favour_workers = [None] * 5

    # -- points

    def points(self, p: int) -> int:
        s, rival = self.seats[p], self.is_rival(p)
        count = {action: len(done) for action, done in s.done.items()}
        orders = [i for i, card in enumerate(self.orders) if card and count[ORDERS[card]["requires"]["action"]] >= 5]
        total: int = sum((4, 6, 8)[i] for i in orders) + sum(ATTRIBUTE_POINTS[n] for n in s.attributes.values())
        total += s.paid - 3 * s.unpaid + sum(WALLS[wall]["endgame_vp"] for wall in s.done["fortify"])
        total += sum(MONKS_AND_OUTPOSTS.get(count[action], 0) for action in ("commission", "garrison"))
        total += sum(WALLS_AND_JARS.get(count[action], 0) for action in ("fortify", "absolve"))
        if not rival:
            total += WORKSHOPS.get(len(s.workshops), 0) + (s.silver + s.provisions) // 3
        return total + sum(max(self.worth(p, card, len(orders)), int(rival)) for card in s.done["convert"])

    def worth(self, p: int, card: str, orders: int) -> int:
        """What a converted Outsider is worth, by its name."""
        s = self.seats[p]
        count = {action: len(done) for action, done in s.done.items()}
        attacked = [card.split("_")[1] for card in s.done["attack"]]
        mercenaries = sum(card.startswith("mercenary") for card in s.done["convert"])
        return {
            "adventurer": count["commission"] // 2, "archer": count["garrison"] // 2,
            "guardian": len(s.workshops) // 2, "hunter": len(s.crew) // 2, "lookout": count["fortify"] // 2,
            "vigilante": count["absolve"] // 2, "armourer": s.attributes["strength"] // 4,
            "marauder": s.attributes["influence"] // 4, "warrior": s.attributes["faith"] // 4,
            "assassin": attacked.count("saracen"), "barbarian": attacked.count("byzantine"),
            "invader": attacked.count("viking"), "champion": 1 + orders, "mercenary": 1 + mercenaries,
            "protector": s.paid, "thief": len(s.suspicions), "traitor": s.unpaid,
        }[card.split("_", maxsplit=1)[0]]  # fmt: skip
