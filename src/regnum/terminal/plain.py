"""The plain client: questions and answers line by line, for screen readers, pipes and small terminals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from regnum.kernel.decision import Decision
from regnum.kernel.text import LANGUAGES, joined
from regnum.terminal import picks, scoring
from regnum.terminal.commands import SHOWN, Commands, Quit
from regnum.terminal.picks import Choice
from regnum.terminal.picture import Zone
from regnum.terminal.session import Session
from regnum.terminal.words import fold

LONGEST = 6
"""More digits than any option's number has; the rest of a longer number does not matter."""
Read = Callable[[], str | None]
Write = Callable[[str], None]


class Plain:
    """Plays a session through two functions: one reads a line (None at the end of input), one writes a line."""

    def __init__(
        self,
        session: Session,
        read: Read,
        write: Write,
        *,
        rematch: Callable[[Session], None],
        fresh: Callable[[], Session],
        kept: Path | None = None,
    ) -> None:
        self.session = session
        self.read = read
        self.write = write
        self.rematch = rematch
        self.fresh = fresh
        self.kept = kept
        """Another game that was begun and not finished."""
        self.told = len(session.log())
        """How many lines of the log have been printed."""
        self.commands = Commands(self)

    def run(self) -> None:
        """Plays until the person leaves or the input ends; the game is kept either way."""
        self.say("plain.welcome", title=self.session.table.game.title[self.session.lang])
        if self.kept is not None:
            self.say("plain.unfinished", path=str(self.kept), game=self.session.kind)
        try:
            while True:
                self.one_game()
                self.ask_for_another()
        except Quit as leave:
            self.farewell(leave.key)

    def one_game(self) -> None:
        while not self.session.over:
            self.session.bots_play()
            self.tell_news()
            if not self.session.over:
                self.decide()

    # -- one decision

    def decide(self) -> None:
        """Asks until something was chosen or changed."""
        self.ask()
        step, table = self.session.table.step, self.session.table
        while step == self.session.table.step and table is self.session.table:
            self.handle(self.line())

    def line(self) -> str:
        text = self.read()
        if text is None:
            raise Quit("plain.end_of_input")
        return text.strip()

    def offers(self) -> list[Choice]:
        """What can be answered, in the order of its numbers."""
        decision = self.session.decision
        if decision is None or not picks.is_multi(decision):
            return [*self.session.options()]
        stop = picks.stop_of(decision)
        return [*(pick.choice for pick in self.session.things()), *(() if stop is None else (stop,))]

    def ask(self) -> None:
        """The question, its clause and the numbered options."""
        session, decision = self.session, self.session.decision
        assert decision is not None
        picture = session.picture()
        held = {pick.choice.notation: pick.copies for pick in session.things()}
        self.write("")
        self.write(self.parts(*picture.headline, *picture.counters))
        self.write(self.zone_line(picture.hand))
        self.write(f"{decision.text(session.lang)} [{decision.clause}]")
        for number, choice in enumerate(self.offers(), 1):
            self.write(f"{number}. {self.label(choice, held.get(choice.notation))}")
        if picks.is_multi(decision):
            self.write(self.how_many(decision))

    def label(self, choice: Choice, copies: int | None) -> str:
        """An option in words, with what it costs or how often it can be taken."""
        text = choice.text(self.session.lang)
        cost = self.session.board.cost(choice, self.session.lang)
        if cost:
            text = self.session.say("option.cost", label=text, n=cost)
        return text if copies is None else self.session.say("plain.up_to", label=text, n=copies)

    def how_many(self, decision: Decision) -> str:
        """How many numbers are to be written, with an example that is allowed here."""
        least, most = picks.limits(decision)
        numbers = {choice.notation: str(number) for number, choice in enumerate(self.offers(), 1)}
        example = " ".join(numbers[notation] for notation in picks.example(decision))
        key = "plain.pick_exactly" if least == most else "plain.pick_up_to"
        copies = [pick.copies for pick in self.session.things()]
        said = self.session.say(key, n=min(most, sum(copies)), example=example)
        again = any(each > 1 for each in copies)
        return f"{said} {self.session.say('plain.pick_again')}" if again else said

    def handle(self, text: str) -> None:
        """Numbers, an option in words, or a command; anything else gets one sentence."""
        if not text:
            self.say("plain.empty")
        elif all(part.isdecimal() for part in text.replace(",", " ").split()):
            self.choose_numbers([int(part[:LONGEST]) for part in text.replace(",", " ").split()])
        elif not (self.choose_words(text) or self.commands.obey(text)):
            self.explain_refusal(text)

    def choose_numbers(self, numbers: Sequence[int]) -> None:
        offers = self.offers()
        wrong = [n for n in numbers if not 1 <= n <= len(offers)]
        if wrong:
            self.say("plain.no_number", n=wrong[0], most=len(offers))
        else:
            self.choose([offers[n - 1] for n in numbers])

    def choose_words(self, text: str) -> bool:
        """Whether the text, or every part of it between commas, names an option."""
        chosen: list[Choice] = []
        for part in text.split(","):
            found = next((choice for choice in self.offers() if fold(part) in names_of(choice)), None)
            if found is None:
                return False
            chosen.append(found)
        self.choose(chosen)
        return True

    def choose(self, chosen: Sequence[Choice]) -> None:
        """Plays the choice if it is complete and allowed."""
        self.commands.insisting = False
        session, decision = self.session, self.session.decision
        assert decision is not None
        if not picks.is_multi(decision):
            if len(chosen) > 1:
                self.say("plain.one_only")
            else:
                session.play(chosen[0].notation)
            return
        stop = picks.stop_of(decision)
        things = [choice for choice in chosen if stop is None or choice.notation != stop.notation]
        if not session.confirm(things):
            self.write(f"{session.say('plain.not_these')} {self.how_many(decision)}")

    def explain_refusal(self, text: str) -> None:
        """Why something that looks possible is not, or that it was not understood."""
        lang = self.session.lang
        for blocked in self.session.refused():
            if fold(text) in names_of(blocked):
                self.write(f"{blocked.text(lang)}: {blocked.reason(lang)} [{blocked.clause}]")
                return
        self.not_understood(text)

    def not_understood(self, text: str) -> None:
        shown = "".join(letter for letter in text if letter.isprintable())[:SHOWN]
        self.say("plain.not_understood", text=shown)

    # -- telling

    def tell_news(self) -> None:
        """What happened since it was last told."""
        lines = self.session.log()
        self.told = min(self.told, len(lines))
        for line in lines[self.told :]:
            self.write(line.text)
        self.told = len(lines)

    def zone_line(self, zone: Zone) -> str:
        """A place and what lies there."""
        things = [thing.counted for thing in zone.things] or [self.session.say("board.nothing")]
        return f"{zone.title}: {joined(self.session.lang, things)}."

    def parts(self, *parts: str) -> str:
        return f"{', '.join(parts)}."

    def say(self, key: str, **params: str | int) -> None:
        self.write(self.session.say(key, **params))

    # -- the end

    def tell_result(self) -> None:
        """Who won, why it ended, and every score line by line."""
        session = self.session
        lang = session.lang
        found = scoring.sheet(session.view(), session.board, session.names, lang)
        self.write("")
        self.write(f"{found.reason} [{found.clause}]")
        self.write(found.verdict)
        for seat, name in enumerate(found.seats):
            self.say("plain.score_of", name=name, total=found.totals[seat])
            for title, cells, clause in found.rows:
                self.write(f"  {title}: {cells[seat]}{f' [{clause}]' if clause else ''}")
        for note in (*found.footnotes, *session.course()):
            self.write(note)

    def ask_for_another(self) -> None:
        """After the end: another game, a look back, or good-bye."""
        self.tell_result()
        while self.session.over:
            self.say("plain.next" if self.session.goes_on else "plain.again")
            text = self.line()
            if fold(text) in ("1", "n", "again", "jeszcze raz"):
                self.rematch(self.session)
                self.told = 0
            elif fold(text) == "2":
                raise Quit("plain.bye")
            elif not self.commands.obey(text):
                self.not_understood(text)

    def farewell(self, key: str) -> None:
        session = self.session
        self.say(key)
        if session.finished:
            return
        session.keep()
        if session.place is not None and session.kept:
            self.say("kept.where", path=str(session.place), game=session.kind)
        else:
            self.say("kept.not")


def names_of(choice: Choice) -> tuple[str, ...]:
    """All that a person may write for a choice: its notation, or its words in any language."""
    return fold(choice.notation), *(fold(choice.text(lang)) for lang in LANGUAGES)
