"""The text of a card, written from the very effects that the engine carries out.

Each instruction is one line, worded in one of three moods: `do` speaks to the player of the card ("trash a
card"), `may` is what follows "you may", and `they` tells what another player does ("trashes a card"). The
wordings stand in the catalogue under `effect.` and `noun.`; an instruction without a wording is an error.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from regnum.games.dominion.text.catalogue import catalogue
from regnum.kernel.text import TextError, Value, joined

Card = Mapping[str, Any]
Effect = Mapping[str, Any]

COUNTERS = ("draw", "actions", "buys", "coins")


def card_text(card: Card, lang: str, edition: str = "1e") -> list[str]:
    """What a card says, line by line, in the wording of the edition ("1e" or "2e")."""
    say = _Words(lang)
    lines = say.worth(card)
    effects = card["effects_2e"] if edition == "2e" and "effects_2e" in card else card.get("effects", [])
    for effect in effects:
        lines += say.lines(effect)
    if "reaction" in card:
        lines.append(say.reaction(card["reaction"]))
    return lines


def type_line(card: Card, lang: str) -> str:
    """The types at the foot of a card: "Action – Attack"."""
    return " – ".join(catalogue().name(lang, "type", kind) for kind in card["types"])


def type_help(kind: str, lang: str) -> str:
    """What cards of a type are for, in one or two sentences."""
    return catalogue().render(lang, f"help.type.{kind}")


class _Words:
    """Instructions in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.phrases: dict[str, Callable[[Effect, str], str]] = {
            "draw": self.draw,
            "actions": self.counter,
            "buys": self.counter,
            "coins": self.counter,
            "gain": self.gain,
            "trash": self.trash,
            "discard_down_to": self.discard_down_to,
            "discard_top": self.top,
            "move": self.move,
            "reveal_top": self.top,
            "look_top": self.top,
            "reveal_until": self.reveal_until,
            "draw_until": self.draw_until,
            "sort_cards": self.sort_cards,
            "play_from_hand": self.play_from_hand,
            "on_first_play_this_turn": self.on_first_play_this_turn,
            "may": self.may,
            "choose_option": self.choose_option,
            "if": self.condition,
        }

    def say(self, key: str, **params: Value) -> str:
        return catalogue().render(self.lang, key, params)

    # -- lines

    def lines(self, effect: Effect) -> list[str]:
        """The line or lines of one instruction on the card."""
        op = effect["op"]
        if op in ("each_other", "each_player"):
            return self.each(effect)
        if op in COUNTERS and isinstance(effect["n"], int):
            return [self.counter(effect, "do")]
        return [sentence(self.phrase(effect, "do"))]

    def each(self, effect: Effect) -> list[str]:
        """What the others do; what is then decided about their cards is a sentence of its own."""
        theirs = [e for e in effect["effects"] if not _decided_by_self(e)]
        text = joined(self.lang, [self.phrase(e, "they") for e in theirs])
        lines = [sentence(self.say(f"effect.{effect['op']}", text=text))]
        for e in effect["effects"]:
            if _decided_by_self(e):
                lines += [sentence(self.phrase(then, "do")) for then in e["then"]]
        return lines

    def worth(self, card: Card) -> list[str]:
        """Coins of a Treasure, victory points of a Victory card or a Curse."""
        if "coin_value" in card:
            return [self.say("effect.worth.coins", n=card["coin_value"])]
        if "vp" not in card:
            return []
        vp = card["vp"]
        if "fixed" in vp:
            return [self.say("effect.worth.points", n=vp["fixed"])]
        return [self.say("effect.worth.per_cards", points=vp["points"], n=vp["per_cards_owned"])]

    def reaction(self, reaction: Effect) -> str:
        cost = joined(self.lang, [self.phrase(e, "may") for e in reaction["cost"]])
        text = joined(self.lang, [self.phrase(e, "do") for e in reaction["effects"]])
        return sentence(self.say(f"effect.reaction.{reaction['trigger']}", cost=cost, text=text))

    # -- phrases, one per instruction

    def phrase(self, effect: Effect, mood: str) -> str:
        """An instruction as a part of a sentence. One that may be declined is worded so."""
        op = effect["op"]
        phrase = self.phrases.get(op, self.plain)
        if mood == "do" and effect.get("min") == 0 and effect["max"] == 1:
            return self.say("effect.may", text=phrase(effect, "may"))
        return phrase(effect, mood)

    def plain(self, effect: Effect, mood: str) -> str:
        """An instruction whose sentence needs no more than the cards it is about, if it is about some."""
        noun = {"noun": self.noun(effect)} if "max" in effect else {}
        try:
            return self.say(f"effect.{effect['op']}.{mood}", **noun)
        except TextError as error:
            raise TextError(f"no wording for the instruction {effect['op']!r}") from error

    def counter(self, effect: Effect, mood: str) -> str:
        if mood == "they":
            raise TextError(f"{effect['op']} counts for the player of the card only")
        return self.say(f"effect.{effect['op']}", n=effect["n"])

    def draw(self, effect: Effect, mood: str) -> str:
        if not isinstance(effect["n"], int):
            return self.say(f"effect.draw_as_many.{mood}")
        if mood == "do":
            return self.counter(effect, mood)
        return self.say(f"effect.draw.{mood}", noun=self.number_of("card", effect["n"]))

    def gain(self, effect: Effect, mood: str) -> str:
        if effect["from"] == "trash":
            return self.say(f"effect.gain_trashed.{mood}")
        return self.say(f"effect.gain.{effect['to']}.{mood}", noun=self.noun(effect))

    def trash(self, effect: Effect, mood: str) -> str:
        place = effect["from"]
        if place != "hand":
            place = "revealed_by_you" if effect["chooser"] == "self" else "revealed"
        return self.say(f"effect.trash.{place}.{mood}", noun=self.noun(effect))

    def top(self, effect: Effect, mood: str) -> str:
        return self.say(f"effect.{effect['op']}.{mood}", noun=self.number_of("top", effect["n"]))

    def discard_down_to(self, effect: Effect, mood: str) -> str:
        return self.say(f"effect.discard_down_to.{mood}", n=effect["hand_size"])

    def move(self, effect: Effect, mood: str) -> str:
        return self.say(f"effect.move.{effect['to']}.{mood}")

    def reveal_until(self, effect: Effect, mood: str) -> str:
        noun = self.number_of("type", effect["n"], type=effect["filter"]["type"])
        return self.say(f"effect.reveal_until.{mood}", noun=noun, n=effect["n"])

    def draw_until(self, effect: Effect, mood: str) -> str:
        noun = self.number_of("type", 1, type=effect["may_set_aside"]["type"])
        return self.say(f"effect.draw_until.{mood}", n=effect["hand_size"], noun=noun)

    def sort_cards(self, effect: Effect, mood: str) -> str:
        choices = self.alternatives([self.say(f"effect.sort_cards.{place}") for place in effect["to"]])
        return self.say(f"effect.sort_cards.{mood}", choices=choices)

    def play_from_hand(self, effect: Effect, mood: str) -> str:
        times = self.say(f"effect.times.{effect['times']}")
        return self.say(f"effect.play_from_hand.{mood}", noun=self.noun(effect), times=times)

    def on_first_play_this_turn(self, effect: Effect, mood: str) -> str:
        text = joined(self.lang, [self.phrase(e, "do") for e in effect["effects"]])
        return self.say(f"effect.on_first_play_this_turn.{mood}", card=effect["card"], text=text)

    def may(self, effect: Effect, mood: str) -> str:
        if mood != "do":
            raise TextError("only the player of the card is told what is optional")
        return self.say("effect.may", text=joined(self.lang, [self.phrase(e, "may") for e in effect["effects"]]))

    def choose_option(self, effect: Effect, mood: str) -> str:
        options = [joined(self.lang, [self.phrase(e, "may") for e in option]) for option in effect["options"]]
        return self.say(f"effect.choose_option.{mood}", choices=self.alternatives(options))

    def condition(self, effect: Effect, mood: str) -> str:
        text = joined(self.lang, [self.phrase(e, mood) for e in effect["then"]])
        match effect["cond"]:
            case {"hand_has": _}:
                otherwise = joined(self.lang, [self.phrase(e, mood) for e in effect["else"]])
                return self.say(f"effect.if.hand_has.{mood}", text=text, otherwise=otherwise)
            case {"all": _, "filter": {"type": kind}}:
                noun = self.number_of("type", 1, type=kind)
                told = self.say(f"effect.if.all.{mood}", noun=noun, text=text)
            case {"nonempty": _}:
                told = self.say(f"effect.if.nonempty.{mood}", text=text)
            case _:
                raise TextError(f"no wording for the condition {effect['cond']}")
        if not effect.get("else"):
            return told
        otherwise = joined(self.lang, [self.phrase(e, mood) for e in effect["else"]])
        return self.say("effect.if.otherwise", text=told, otherwise=otherwise)

    # -- nouns

    def noun(self, effect: Effect) -> str:
        """The cards that an instruction is about, as the object of its verb."""
        allowed, least, most = effect.get("filter", {}), effect["min"], effect["max"]
        if most == "all":
            return self.say("noun.card.any")
        if not isinstance(most, int):
            return self.say("noun.card.per_empty_pile")
        if least != most and most > 1:
            return self.say("noun.card.up_to", n=most)
        if "card" in allowed:
            noun = self.number_of("named", most, card=allowed["card"])
        elif "type" in allowed:
            noun = self.number_of("type", most, type=allowed["type"])
        else:
            noun = self.number_of("card", most)
        if "not_card" in allowed:
            noun = self.say("noun.other_than", noun=noun, card=allowed["not_card"])
        match allowed.get("max_cost"):
            case int(cost):
                noun = self.say("noun.max_cost", noun=noun, n=cost)
            case {"cost_of": _, "plus": more}:
                noun = self.say("noun.max_cost_plus", noun=noun, n=more)
        return noun

    def number_of(self, noun: str, n: int, **params: Value) -> str:
        return self.say(f"noun.{noun}.one", **params) if n == 1 else self.say(f"noun.{noun}.more", n=n, **params)

    def alternatives(self, options: Sequence[str]) -> str:
        return self.say("effect.or", first=", ".join(options[:-1]), second=options[-1])


def sentence(text: str) -> str:
    """A phrase as a line of its own.

    >>> sentence("trash this card")
    'Trash this card.'
    """
    return f"{text[0].upper()}{text[1:]}."


def _decided_by_self(effect: Effect) -> bool:
    return any(then["op"] == "choose_option" and then["chooser"] == "self" for then in effect.get("then", []))
