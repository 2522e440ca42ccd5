"""Runs a worked example: translates its verbs into choices and checks what it expects.

A verb or an expectation that is not known here is an error, so that no part of an example passes unread.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import regnum
from games.dominion.support import chi_square, owned
from games.dominion.vector_positions import UnknownWord, Vector, before_clean_up, is_player, lay, seat_of
from games.support import asked, count, options, things
from regnum.games.dominion.data import CARDS, NUMBER
from regnum.kernel.errors import BadNotation
from regnum.kernel.table import Table

SEEDS = 500
"""How many shuffles are tried to find the one that an example tells of."""
DEALS = 1000


class AnotherShuffle(Exception):
    """The dice of this run do not give the hand that the example is about."""


def run(vector: Vector) -> None:
    """Plays an example and checks all it expects."""
    for seed in range(SEEDS):
        try:
            example = Example(vector, seed)
        except AnotherShuffle:
            continue
        example.check(vector["expect"], example.last)
        return
    raise AssertionError(f"{vector['id']}: no shuffle gives the hand it tells of")


@dataclass
class Moment:
    """The table after a verb; `position` is what lay there before Clean-up if the turn ended by itself."""

    table: Table
    position: dict[str, Any]
    cleaned: list[str]
    """What Clean-up put on the discard pile."""

    @classmethod
    def of(cls, table: Table) -> "Moment":
        return cls(table, table.position(), [])


class Example:
    """An example under way."""

    def __init__(self, vector: Vector, seed: int) -> None:
        self.vector = vector
        self.choices: list[str] = []
        self.moments: dict[str, Moment] = {}
        self.each: list[Moment] = []
        self.gain_options: list[str] = []
        self.hands: Counter[int] = Counter()
        first = vector["actions"][0][0]
        if first not in ("setup", "deal_many_times"):
            self.begin(lay(vector, seed))
        for verb, *arguments in vector["actions"]:
            self.do(verb, *arguments)
            self.each.append(self.last)

    def begin(self, table: Table) -> None:
        self.start = table
        self.active: int = table.position()["active"]
        self.last = Moment.of(table)

    @property
    def table(self) -> Table:
        return self.last.table

    def do(self, verb: str, *arguments: Any) -> None:
        method = getattr(self, f"do_{verb}", None)
        if method is None:
            raise UnknownWord(f"{self.vector['id']}: there is no verb {verb!r}")
        method(*arguments)
        if not self.table.over and asked(self.table)[1] in ("gain", "gain_treasure"):
            self.gain_options = [option.removeprefix("gain ") for option in options(self.table)]

    def accepts(self, *choices: str) -> Table | None:
        """The table after these further choices, or None if they are none; forced steps may be named."""
        table = self.start.clone()
        try:
            table.play(*self.choices, *choices)
        except BadNotation:
            return None
        return table

    def choose(self, *alternatives: str) -> None:
        """Makes the first of these choices that the open question, or a step just forced, knows."""
        for choice in alternatives:
            after = self.accepts(choice)
            if after is not None:
                earlier = self.last.position
                ended = count(after, "cleanup", self.active) > count(self.table, "cleanup", self.active)
                step = self.table.step
                self.choices.append(choice)
                self.last = Moment.of(after)
                if ended:
                    self.last.position = before_clean_up(earlier, after, step)
                    me = self.last.position["players"][self.active]
                    self.last.cleaned = me["in_play"] + me["hand"]
                return
        raise AssertionError(f"{self.vector['id']}: {alternatives} among {options(self.table)}")

    def expects_question(self, seat: int, kind: str, about: object = None) -> None:
        decision = self.table.pending[0]
        assert (decision.seat, decision.kind) == (seat, kind)
        assert about is None or about in decision.question.prompt.params.values()

    def do_play(self, card: str) -> None:
        self.choose(f"play {card}")
        self.moments[f"after_{card}"] = self.last

    def do_play_treasure(self, card: str) -> None:
        self.expects_question(self.active, "treasure")
        self.choose(f"play {card}")

    def do_play_all_treasures(self) -> None:
        self.choose("play all")

    def do_buy(self, card: str) -> None:
        if asked(self.table)[1] == "treasure":
            self.choose("end treasures")
        self.moments.setdefault("before_buying", self.last)
        self.choose(f"buy {card}")

    def do_end_phase(self) -> None:
        if asked(self.table)[1] == "action":
            self.choose("end actions")
        assert count(self.table, "phase_buy") == 1

    def do_end_turn(self) -> None:
        if not self.turn_has_ended():
            self.choose("end turn")

    def turn_has_ended(self) -> bool:
        """Whether the active player's turn is over; it ends by itself with the last buy."""
        return self.table.over or self.table.position()["active"] != self.active

    def do_choose(self, *words: str) -> None:
        seat, card = (f"{seat_of(words[0])}: ", words[1]) if len(words) == 2 else ("", words[0])
        self.choose(f"{seat}choose {card}", f"{seat}top {card}")

    def do_gain(self, what: str | list[str]) -> None:
        if isinstance(what, str):
            self.choose(f"gain {what}")
            return
        for card in what:
            self.choose(f"take {card}")
        if asked(self.table)[1] == "thief_gain":
            self.choose("done")

    def do_trash(self, card: str) -> None:
        self.choose(f"trash {card}")

    def do_discard(self, cards: list[str]) -> None:
        for card in cards:
            self.choose(f"discard {card}")
        if asked(self.table)[1] == "discard":
            self.choose("done")

    def do_set_aside(self, card: str, yes: bool) -> None:
        self.expects_question(self.active, "library", card)
        self.choose("set aside" if yes else "keep")

    def do_may(self, yes: bool) -> None:
        self.choose("yes" if yes else "decline")

    def do_option(self, player: str, where: str) -> None:
        self.expects_question(self.active, "spy", seat_of(player))
        self.choose({"discard": "discard", "deck_top": "put back"}[where])

    def do_react(self, player: str, verb: str, card: str) -> None:
        self.expects_question(seat_of(player), "react")
        self.choose({"reveal": f"reveal {card}"}[verb])

    def do_score(self) -> None:
        assert self.table.over

    def do_setup(self) -> None:
        state = self.vector["state"]
        self.begin(regnum.new("dominion", seats=state["players"], options={"kingdom": state["kingdom"]}))

    def do_deal_many_times(self) -> None:
        for seed in range(DEALS):
            self.begin(regnum.new("dominion", seats=self.vector["state"]["players"], seed=seed))
            self.hands.update(player["hand"].count("copper") for player in self.last.position["players"])

    def do_turn(self, number: int, *actions: list[Any]) -> None:
        while asked(self.table)[0] != self.active:
            self.choose("end treasures", "end turn")
        given = self.vector["expect"].get(f"turn_{number}_given_hand")
        if given is not None and given != sorted(self.last.position["players"][self.active]["hand"]):
            raise AnotherShuffle
        for verb, *arguments in actions:
            self.do(verb, *arguments)
        self.do_end_turn()
        self.moments[f"after_turn_{number}"] = Moment.of(self.table)

    # -- the expectations

    def check(self, expect: Mapping[str, Any], at: Moment) -> None:
        for key, wanted in expect.items():
            if is_player(key):
                for name, value in wanted.items():
                    self.check_player(seat_of(key), name, value, at)
            elif key == "at_end":
                self.check(wanted, self.last)
            elif key in self.moments:
                self.check(wanted, self.moments[key])
            elif key.endswith("_after_each"):
                counter = key.removesuffix("_after_each")
                assert [moment.position[counter] for moment in self.each] == wanted, key
            elif not (key.startswith("turn_") and key.endswith("_given_hand")):
                assert self.found(key, wanted, at) == wanted, key

    def found(self, key: str, wanted: Any, at: Moment) -> object:
        """What the table has to say about an expectation."""
        if key == "supply":
            return {card: at.position["supply"][card] for card in wanted}
        if key == "trash":
            return sorted(at.position["trash"])
        if key == "game_over":
            return at.table.over
        if key == "winners":
            return [f"p{seat + 1}" for seat in at.table.result.winners] if at.table.result else None
        if key == "gain_options":
            return self.gain_options
        if key == "gain_options_max_cost":
            cheap = {card for card, n in at.position["supply"].items() if n and CARDS[NUMBER[card]]["cost"] <= wanted}
            if set(self.gain_options) != cheap:
                return self.gain_options
            return max(CARDS[NUMBER[card]]["cost"] for card in cheap)
        if key == "second_buy_allowed":
            return len(things(at.table, "buys", self.active)) == 2
        if key == "probability_coppers_in_first_hand":
            expected = {int(coppers): float(Fraction(p)) * self.hands.total() for coppers, p in wanted.items()}
            fits = chi_square([self.hands[n] for n in expected], expected.values()) < 16.3
            return wanted if fits and self.hands.keys() == expected.keys() else self.hands
        raise UnknownWord(f"{self.vector['id']}: there is no expectation {key!r}")

    def check_player(self, seat: int, key: str, wanted: Any, at: Moment) -> None:
        zone = key.removesuffix("_contains")
        if zone != key:
            held = Counter(at.position["players"][seat][zone])
            assert not Counter(wanted) - held, f"{key}: {held}"
        else:
            wanted = sorted(wanted) if isinstance(wanted, list) and key != "deck_top_first" else wanted
            assert self.found_of(seat, key, wanted, at) == wanted, key

    def found_of(self, seat: int, key: str, wanted: Any, at: Moment) -> object:
        """What the table has to say about an expectation of one player; lists are sorted."""
        table = at.table
        if key in ("actions", "buys", "coins", "buys_left", "coins_left"):
            assert seat == self.active
            return at.position[key.removesuffix("_left")]
        if key == "new_hand_size":
            return len(table.position()["players"][seat]["hand"])
        if key == "shuffles":
            return count(table, "shuffles", seat)
        if key == "drawn":
            return len(things(table, "draws", seat))
        if key == "gained":
            return sorted(card for kind in ("gains", "buys", "takes_from_trash") for card in things(table, kind, seat))
        if key == "plays_of":
            played = Counter(things(table, "plays", seat) + things(table, "plays_again", seat))
            return {card: played[card] for card in wanted}
        if key in ("cards", "cards_total"):
            return owned(table, seat).total()
        if key == "vp":
            return table.scores[seat].total
        if key in ("terms", "gardens_vp"):
            terms = {term.name: term.points for term in table.scores[seat].terms}
            return terms if key == "terms" else terms["gardens"]
        if key in ("options", "decline_allowed", "must_discard"):
            return self.found_of_choice(seat, key)
        return self.found_in_zone(seat, key, at)

    def found_in_zone(self, seat: int, key: str, at: Moment) -> object:
        """What lies where."""
        me = at.position["players"][seat]
        deck = me["deck"] + me["deck_rest"]
        if key in ("hand", "discard", "in_play"):
            return sorted(me[key])
        if key in ("hand_size", "discard_size"):
            return len(me[key.removesuffix("_size")])
        if key == "deck":
            return sorted(deck)
        if key == "deck_top_first":
            return deck
        if key == "deck_size":
            return len(deck)
        if key == "cleanup_discards":
            assert at.table.position()["players"][seat]["in_play"] == []
            assert owned(at.table, seat) == Counter(deck + me["discard"] + at.cleaned), "no card is lost"
            return sorted(at.cleaned)
        raise UnknownWord(f"{self.vector['id']}: there is no expectation {key!r} of a player")

    def found_of_choice(self, seat: int, key: str) -> object:
        """What a player may or must choose."""
        if key == "options":
            assert seat == self.active
            if asked(self.table)[1] == "throne":
                return sorted(option.removeprefix("choose ") for option in options(self.table) if option != "decline")
            return [card for card in NUMBER if self.accepts(f"choose {card}")]
        if key == "decline_allowed":
            return self.accepts("decline") is not None
        done = self.table.clone()
        while asked(done)[1] == "discard_down":
            done.play(options(done)[0])
        before, after = (len(t.position()["players"][seat]["hand"]) for t in (self.start, done))
        return before - after
