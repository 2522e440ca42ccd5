"""Turns the cards' data into the rows of numbers that the rules read, and refuses what it does not know."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from regnum.games.dominion import sense
from regnum.games.dominion.cards import Cards
from regnum.games.dominion.codes import kinds, ops, places
from regnum.kernel.containers import bit, row_of
from regnum.kernel.errors import BadData, shown

Effect = Mapping[str, Any]
MOST = 1000
"""No number in an effect, and no place of one, is higher."""

TYPES = ("action", "treasure", "victory", "attack", "reaction", "curse")
DESTINATION = {"discard": places.DISCARD, "hand": places.HAND, "deck_top": places.DECK}


@dataclass
class Columns:
    """The instructions of all cards, one after the other."""

    ids: Sequence[str]
    sets: Mapping[str, int]
    """The cards of each type."""
    rows: list[tuple[int, int, int, int]] = field(default_factory=lambda: [(ops.END, 0, 0, 0)])

    def add(self, op: int, a: int = 0, b: int = 0, among: int = 0) -> int:
        for n in (a, b):
            if not isinstance(n, int) or not 0 <= n <= MOST:
                raise BadData(f"an effect has the number {shown(n)}, which is not from 0 to {MOST}")
        self.rows.append((op, a, b, among))
        return len(self.rows) - 1

    def aim(self, at: int) -> None:
        """Lets an earlier jump lead to the next instruction."""
        op, _, b, among = self.rows[at]
        self.rows[at] = (op, len(self.rows), b, among)

    def compile(self, effects: Sequence[Effect]) -> int:
        """Appends a list of effects; says where it begins."""
        if not effects:
            return 0
        inner = {id(e): self.compile(e["effects"]) for e in effects if e["op"] in ("each_other", "each_player")}
        start = len(self.rows)
        self.body(effects, inner)
        self.add(ops.END)
        return start

    def body(self, effects: Sequence[Effect], inner: Mapping[int, int]) -> None:
        for e in effects:
            op = e["op"]
            if op in ("each_other", "each_player"):
                self.add(ops.EACH_OTHER if op == "each_other" else ops.EACH_PLAYER, inner[id(e)])
                continue
            verb = getattr(self, f"op_{op}", None)
            if verb is None:
                raise BadData(f"effect “{shown(op)}” is not known")
            verb(e)

    def among(self, e: Effect) -> int:
        """The set of the cards that a filter lets through, apart from its cost."""
        allowed = bit(len(self.ids)) - 1
        for key, value in e.get("filter", {}).items():
            if key == "type":
                allowed &= self.sets[value]
            elif key == "card":
                allowed &= bit(self.ids.index(value))
            elif key == "not_card":
                allowed &= ~bit(self.ids.index(value))
            elif key not in ("max_cost", "in"):
                raise BadData(f"filter “{shown(key)}” is not known")
        return allowed

    # -- one method for each verb of the vocabulary

    def op_draw(self, e: Effect) -> None:
        if isinstance(e["n"], int):
            self.add(ops.DRAW, e["n"])
        else:
            self.add(ops.DRAW_AS_MANY)

    def op_actions(self, e: Effect) -> None:
        self.add(ops.ACTIONS, e["n"])

    def op_buys(self, e: Effect) -> None:
        self.add(ops.BUYS, e["n"])

    def op_coins(self, e: Effect) -> None:
        self.add(ops.COINS, e["n"])

    def op_gain(self, e: Effect) -> None:
        to = DESTINATION[e["to"]]
        if e["from"] == "trash":
            self.add(ops.TAKE_FROM_TRASH)
        elif "card" in e["filter"]:
            self.add(ops.GAIN_CARD, self.ids.index(e["filter"]["card"]), to)
        else:
            cap = e["filter"]["max_cost"]
            a = cap if isinstance(cap, int) else ops.RELATIVE + cap["plus"]
            self.add(ops.GAIN, a, to, self.among(e))

    def op_trash(self, e: Effect) -> None:
        if e["from"] == "hand":
            self.add(ops.TRASH, e["min"], e["max"], self.among(e))
        else:
            by = ops.BY_TARGET if e["chooser"] == "target" else ops.BY_SELF
            self.add(ops.TRASH_ASIDE, by, 0, self.among(e))

    def op_trash_this(self, e: Effect) -> None:
        self.add(ops.TRASH_THIS)

    def op_discard(self, e: Effect) -> None:
        most = ops.ANY_NUMBER if e["max"] == "all" else ops.EMPTY_PILES
        self.add(ops.DISCARD, 0, most)

    def op_discard_down_to(self, e: Effect) -> None:
        self.add(ops.DISCARD_DOWN, e["hand_size"])

    def op_discard_top(self, e: Effect) -> None:
        self.add(ops.DISCARD_TOP, e["n"])

    def op_move(self, e: Effect) -> None:
        if e["to"] != "discard":
            raise BadData(f"cards that lie aside cannot be moved to “{shown(e['to'])}”")
        self.add(ops.ASIDE_TO_DISCARD)

    def op_move_from_hand(self, e: Effect) -> None:
        by = ops.BY_TARGET if e["chooser"] == "target" else ops.BY_SELF
        self.add(ops.HAND_TO_DECK, by, int(e["reveal"]), self.among(e))

    def op_move_from_discard(self, e: Effect) -> None:
        self.add(ops.DISCARD_TO_DECK)

    def op_put_deck_into_discard(self, e: Effect) -> None:
        self.add(ops.DECK_TO_DISCARD)

    def op_reveal_top(self, e: Effect) -> None:
        self.add(ops.REVEAL_TOP, e["n"])

    def op_look_top(self, e: Effect) -> None:
        self.add(ops.LOOK_TOP, e["n"])

    def op_look_discard(self, e: Effect) -> None:
        """Looking is part of the choice that follows."""

    def op_reveal_hand(self, e: Effect) -> None:
        self.add(ops.REVEAL_HAND)

    def op_reveal_until(self, e: Effect) -> None:
        self.add(ops.REVEAL_UNTIL, e["n"], 0, self.among(e))

    def op_draw_until(self, e: Effect) -> None:
        self.add(ops.DRAW_UNTIL, e["hand_size"], 0, self.among({"filter": e["may_set_aside"]}))

    def op_sort_cards(self, e: Effect) -> None:
        self.add(ops.SORT_ASIDE)

    def op_play_from_hand(self, e: Effect) -> None:
        self.add(ops.PLAY_FROM_HAND, e["min"], e["times"], self.among(e))

    def op_play_card(self, e: Effect) -> None:
        self.add(ops.PLAY_TAKEN)

    def op_on_first_play_this_turn(self, e: Effect) -> None:
        self.add(ops.FIRST_PLAY_BONUS, self.ids.index(e["card"]), e["effects"][0]["n"])

    def op_may(self, e: Effect) -> None:
        plays = e["effects"][0]["op"] == "play_card"
        at = self.add(ops.MAY, 0, kinds.VASSAL if plays else kinds.CHANCELLOR)
        self.body(e["effects"], {})
        self.aim(at)

    def op_choose_option(self, e: Effect) -> None:
        self.add(ops.ASIDE_DISCARD_OR_DECK)

    def op_if(self, e: Effect) -> None:
        cond = e["cond"]
        if "hand_has" in cond:
            at = self.add(ops.UNLESS_HAND_HAS, 0, 0, self.among({"filter": cond["hand_has"]}))
        elif "all" in cond:
            at = self.add(ops.UNLESS_TAKEN_IN, 0, 0, self.among({"filter": cond["filter"]}))
        elif cond["nonempty"] == "revealed":
            at = self.add(ops.UNLESS_ASIDE)
        else:
            at = self.add(ops.UNLESS_TAKEN)
        self.body(e["then"], {})
        if "else" in e:
            skip = self.add(ops.JUMP)
            self.aim(at)
            self.body(e["else"], {})
            self.aim(skip)
        else:
            self.aim(at)


def build_cards(data: Sequence[Mapping[str, Any]], second_edition_texts: bool) -> tuple[Cards, list[int]]:
    """The tables of all cards, with the changed texts of the 2nd edition if wanted; and each instruction's card."""
    ids = [card["id"] for card in data]
    sets = {t: sum(bit(i) for i, card in enumerate(data) if t in card["types"]) for t in TYPES}
    columns = Columns(ids, sets)
    effects = []
    owners = [0]
    for number, card in enumerate(data):
        list_ = card.get("effects", [])
        if second_edition_texts:
            list_ = card.get("effects_2e", list_)
        try:
            effects.append(columns.compile(list_))
            sense.check(list_)
        except BadData as error:
            raise BadData(f"card {card['id']!r}: {error}") from error
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise BadData(
                f"card {card['id']!r}: an effect is not written as it should be ({shown(str(error))})"
            ) from error
        owners += [number] * (len(columns.rows) - len(owners))
    costs = [card["cost"] for card in data]
    up_to = [sum(bit(i) for i, cost in enumerate(costs) if cost <= n) for n in range(max(costs) + 1)]
    points = [card.get("vp", {}).get("fixed", card.get("vp", {}).get("points", 0)) for card in data]
    op, a, b, among = zip(*columns.rows, strict=True)
    cards = Cards(
        row_of(costs),
        row_of([card.get("coin_value", 0) for card in data]),
        row_of(points),
        row_of([card.get("vp", {}).get("per_cards_owned", 0) for card in data]),
        row_of(effects), row_of(up_to),
        row_of(list(op)), row_of(list(a)), row_of(list(b)), row_of(list(among)),
        sets["action"], sets["treasure"], sets["victory"], sets["attack"],
        sum(bit(i) for i, card in enumerate(data) if "reaction" in card),
    )  # fmt: skip
    return cards, owners
