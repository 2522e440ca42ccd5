"""The commands of the plain client, in the words of both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regnum.kernel.text import LANGUAGES, joined
from regnum.terminal import scoring
from regnum.terminal.words import fold, say

if TYPE_CHECKING:
    from regnum.terminal.plain import Plain

NAMES = ("help", "why", "hand", "table", "log", "score", "card", "rule", "undo", "hint", "save", "lang", "new", "quit")
WORDS = {fold(word): name for name in NAMES for lang in LANGUAGES for word in say(lang, f"command.{name}").split()}
"""Every command's name under its words in each language."""
KEYS = {
    "?": "help", "f1": "help", "w": "why", "t": "table", "p": "score", "r": "rule", "u": "undo", "h": "hint",
    "l": "lang", "s": "save", "q": "quit",
}  # fmt: skip
"""The keys of the full screen mean the same here."""
IDLE_KEYS = {"n": "skip", "c": "confirm", "m": "mood"}
"""Those that there is nothing to do for here; a sentence says so."""
SHOWN = 40
"""So much of what was not understood is repeated."""


class Quit(Exception):
    """The person leaves; `key` is the sentence to part with."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Commands:
    """What a person can ask for besides answering the question."""

    def __init__(self, plain: Plain) -> None:
        self.plain = plain
        self.insisting = False
        """Whether the undo just refused will be done if it is asked for again."""

    def obey(self, text: str) -> bool:
        """Carries out a command; False if the text is none."""
        word, _, rest = text.partition(" ")
        if fold(text) in IDLE_KEYS:
            self.plain.say(f"plain.key.{IDLE_KEYS[fold(text)]}")
            return True
        name = WORDS.get(fold(word)) or KEYS.get(fold(word))
        if name is None:
            return False
        insisting, self.insisting = self.insisting, False
        if name == "undo":
            self.undo(force=insisting)
        else:
            getattr(self, f"do_{name}")(rest.strip())
        return True

    def do_help(self, rest: str) -> None:
        for line in self.plain.session.intro():
            self.plain.write(line)
        decision, lang = self.plain.session.decision, self.plain.session.lang
        if decision is not None:
            self.plain.say("plain.help.numbers")
            self.plain.say("plain.help.notation", example=decision.options[0].text(lang))
        for name in NAMES:
            self.plain.say(f"plain.help.{name}", clause=self.plain.session.first_rule())
        self.plain.say("plain.help.keys", keys=" ".join(KEYS))

    def do_why(self, rest: str) -> None:
        blocked, lang = self.plain.session.refused(), self.plain.session.lang
        if not blocked:
            self.plain.say("why.nothing")
        for each in blocked:
            self.plain.write(f"{each.text(lang)}: {each.reason(lang)} [{each.clause}]")

    def do_hand(self, rest: str) -> None:
        hand = self.plain.session.picture().hand
        self.plain.write(self.plain.zone_line(hand))
        if hand.notes:
            self.plain.write(self.plain.parts(*hand.notes))

    def do_table(self, rest: str) -> None:
        picture = self.plain.session.picture()
        self.plain.write(self.plain.parts(*picture.headline, *picture.counters))
        self.plain.write(self.plain.parts(*picture.clocks))
        for name, *facts in picture.others:
            self.plain.write(f"{name}: {self.plain.parts(*facts)}")
        self.plain.write(f"{picture.market.title}:")
        for thing in picture.market.things:
            if thing.cost is None:
                self.plain.write(f"  {thing.counted}")
            else:
                self.plain.say("plain.pile", name=thing.name, cost=thing.cost, n=thing.count)
        for zone in (picture.play, *picture.more, picture.hand):
            self.plain.write(self.plain.zone_line(zone))
        if picture.hand.notes:
            self.plain.write(self.plain.parts(*picture.hand.notes))

    def do_log(self, rest: str) -> None:
        lines = self.plain.session.log()
        if not lines:
            self.plain.say("log.empty")
        for line in lines:
            self.plain.write(f"{line.text} [{line.clause}]")

    def do_score(self, rest: str) -> None:
        session = self.plain.session
        if session.over:
            self.plain.tell_result()
            return
        for line in scoring.now(session.view(), session.board, session.names, session.lang):
            self.plain.write(line)

    def do_card(self, rest: str) -> None:
        session = self.plain.session
        found = session.find(rest)
        if not rest:
            self.plain.say("card.which")
        elif not found:
            self.plain.say("card.unknown", text=rest[:SHOWN])
        elif len(found) > 1:
            self.plain.say("card.several", names=joined(session.lang, [session.explain(kind).name for kind in found]))
        else:
            explained = session.explain(found[0])
            self.plain.write(f"{explained.name}. {explained.kind}.")
            for line in (*explained.lines, *explained.notes):
                self.plain.write(line)
            self.plain.write(f"[{explained.clause}] {session.rule(explained.clause) or ''}")
            self.plain.say(f"provenance.{explained.provenance}")

    def do_rule(self, rest: str) -> None:
        session = self.plain.session
        decision = session.decision
        wanted = rest.upper() or ("" if decision is None else decision.clause)
        known = (wanted, f"{session.first_rule().partition('-')[0]}-{wanted}", rest)
        clause = next((each for each in known if each and session.rule(each)), None)
        if clause is None:
            self.plain.say("rule.unknown" if wanted else "rule.which", id=rest[:SHOWN])
        else:
            self.plain.write(f"[{clause}] {session.rule(clause)}")

    def undo(self, *, force: bool) -> None:
        undone = self.plain.session.undo(force=force)
        self.insisting = undone.forcible
        self.plain.say("plain.undo_sealed" if undone.forcible else undone.key)

    def do_hint(self, rest: str) -> None:
        advice = self.plain.session.advice()
        if advice is None:
            self.plain.say("hint.none")
        else:
            self.plain.say("hint.says", choice=advice[0].text(self.plain.session.lang), why=advice[1])

    def do_save(self, rest: str) -> None:
        self.plain.write(self.plain.session.save_as(rest) if rest else self.plain.session.say("save.which"))

    def do_lang(self, rest: str) -> None:
        if not rest:
            self.plain.session.switch()
        elif fold(rest) in LANGUAGES:
            self.plain.session.speak(fold(rest))
        else:
            self.plain.say("lang.which")
            return
        self.plain.say("lang.now")
        if self.plain.session.decision is not None:
            self.plain.ask()

    def do_new(self, rest: str) -> None:
        self.plain.session = self.plain.fresh()
        self.plain.told = 0
        self.plain.say("plain.new_game")

    def do_quit(self, rest: str) -> None:
        raise Quit("plain.bye")
