"""The table on a full screen, played by keyboard."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from textual import events, work
from textual.containers import VerticalScroll
from textual.worker import get_current_worker

from regnum.kernel.decision import Option
from regnum.kernel.table import Table
from regnum.terminal import picks
from regnum.terminal.screen import telling
from regnum.terminal.screen.cells import Cells
from regnum.terminal.screen.choices import Choices
from regnum.terminal.screen.pages import FileName, Page, Paragraph
from regnum.terminal.screen.places import Place
from regnum.terminal.screen.turns import Turns
from regnum.terminal.session import Session


class TableScreen(Turns):
    """Everything a person needs to play one game after another."""

    def __init__(
        self, session: Session, pace: float, rematch: Callable[[Session], None], *, waits: bool = False
    ) -> None:
        super().__init__(session, pace)
        self.waits = waits
        """Whether nothing moves until `begin` is called."""
        self.rematch = rematch
        self.typed = ""
        """The digits of a number that may go on."""
        self.insisting = False
        """Whether another undo would go back over what came to light."""
        self.letters: Mapping[str, Callable[[], None]] = {
            " ": self.explain, "?": self.explain, "w": self.why_not, "u": self.undo, "h": self.hint,
            "l": self.switch_language, "r": self.show_rule, "s": self.ask_file, "q": self.ask_quit, "n": self.skip,
            "t": self.show_table, "p": self.show_points, "m": self.switch_mood, "c": self.confirm,
        }  # fmt: skip

    def on_mount(self) -> None:
        if self.waits:
            self.show()
        else:
            self.go_on()

    # -- keys

    def on_key(self, event: events.Key) -> None:
        self.message, insisting, self.insisting = "", self.insisting, False
        letter = (event.character or "").lower()
        if letter.isdecimal() and letter.isascii():
            self.type_digit(letter)
        elif event.key == "f1":
            self.show_help()
        elif event.key == "ctrl+c":
            self.ask_quit()
        elif event.key in ("pageup", "pagedown"):
            log = self.query_one("#log", VerticalScroll)
            (log.scroll_page_up if event.key == "pageup" else log.scroll_page_down)(animate=False)
        elif letter in self.letters:
            self.insisting = insisting and letter == "u"
            self.letters[letter]()
        else:
            self.typed = ""
            self.show_keys()
            return
        event.stop()
        event.prevent_default()
        if not letter.isdecimal():
            self.typed = ""
        self.show_keys()

    def type_digit(self, digit: str) -> None:
        """A number that can mean only one option picks it; one that could go on waits for a digit or Enter."""
        choices = self.choices
        if not choices.entries:
            return
        number = int(self.typed + digit)
        if not 1 <= number <= len(choices.entries):
            self.typed = ""
            self.tell("prompt.no_number", n=number, most=len(choices.entries))
            return
        choices.focus()
        choices.cursor = number - 1
        if number * 10 <= len(choices.entries):
            self.typed += digit
            self.tell("prompt.more_digits", n=number)
        else:
            self.typed = ""
            self.choose(number - 1)

    def on_cells_chosen(self, event: Cells.Chosen) -> None:
        self.message, self.typed, self.insisting = "", "", False
        if isinstance(event.cells, Choices):
            self.choose(event.index)
        elif isinstance(event.cells, Place) and event.cells.thing is not None:
            self.choose_thing(event.cells)

    def choose_thing(self, place: Place) -> None:
        """Enter on a thing of the table means the option that points at it; if there is none, it is explained."""
        thing = place.thing
        assert thing is not None
        index = next((i for i, e in enumerate(self.choices.entries) if e.choice and thing.id in e.choice.targets), None)
        if index is None:
            self.say_why_not(thing.id)
        elif self.choices.entries[index].box:
            self.ticked(self.choices.tick_next(thing.id))
        else:
            self.choose(index)

    def say_why_not(self, thing: str) -> None:
        """Why nothing can be done with a thing of the table; if nobody would expect to, what it is."""
        why = next((each for each in self.session.refused() if thing in each.targets), None)
        if why is None:
            self.explain()
        else:
            lang = self.session.lang
            self.tell("why.this", label=why.text(lang), reason=why.reason(lang), clause=why.clause)

    # -- choosing

    def choose(self, index: int) -> None:
        entry = self.choices.entries[index]
        if entry.choice is None:
            self.confirm()
        elif entry.box:
            self.ticked(self.choices.toggle(index))
        else:
            self.seen = len(self.session.log())
            self.session.play(entry.choice.notation)
            self.go_on()

    def ticked(self, done: bool) -> None:
        decision = self.session.decision
        if not done and decision is not None:
            self.tell("prompt.too_many", n=picks.limits(decision)[1])
            return
        self.show()

    def confirm(self) -> None:
        """Makes the ticked picks as one choice."""
        decision = self.session.decision
        if decision is None or not picks.is_multi(decision):
            return
        seen = len(self.session.log())
        if self.session.confirm(self.choices.chosen):
            self.seen = seen
            self.go_on()
        else:
            least, most = picks.limits(decision)
            self.tell("prompt.pick_exactly" if least == most else "prompt.pick_between", n=most, least=least)

    def undo(self) -> None:
        undone = self.session.undo(force=self.insisting)
        self.insisting = undone.forcible
        if undone.done:
            self.stop_timer()
            self.seen = len(self.session.log())
            self.go_on()
        self.tell("undo.insist" if undone.forcible else undone.key)

    # -- pages

    def page(self, title: str, paragraphs: list[Paragraph]) -> None:
        self.app.push_screen(Page(title, paragraphs, self.session.say("page.close")))

    def show_help(self) -> None:
        self.page(self.session.say("page.help"), telling.helped(self.session))

    def explain(self) -> None:
        """The card or pile under the cursor."""
        focused, kind = self.focused, None
        if isinstance(focused, Place) and focused.thing is not None:
            kind = focused.thing.kind
        elif self.choices.choice is not None:
            kind = self.session.board.kind_of(self.session.view(), self.choices.choice)
        decision = self.session.decision
        if kind is None and decision is not None:
            kind = decision.question.source
        if kind is None:
            self.tell("explain.nothing")
        else:
            self.page(*telling.explained(self.session, kind))

    def why_not(self) -> None:
        decision = self.session.decision
        if decision is None:
            self.tell("why.nothing")
        else:
            self.page(self.session.say("page.why"), telling.refused(self.session))

    def show_rule(self) -> None:
        decision = self.session.decision
        if decision is None:
            self.tell("rule.which")
        else:
            self.page(
                self.session.say("page.rule", clause=decision.clause), telling.ruled(self.session, decision.clause)
            )

    def show_table(self) -> None:
        self.page(self.session.say("page.table"), telling.laid_out(self.session))

    def show_points(self) -> None:
        if self.session.over:
            self.finish()
        else:
            self.page(self.session.say("page.points"), telling.counted(self.session))

    def hint(self) -> None:
        self.tell("hint.thinking")
        self.ask_coach()

    @work(thread=True, exclusive=True, group="coach")
    def ask_coach(self) -> None:
        """The coach may think long: the screen stays awake meanwhile."""
        table, step = self.session.table, self.session.table.step
        advice = self.session.advice()
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self.hinted, table, step, advice)

    def hinted(self, table: Table, step: int, advice: tuple[Option, str] | None) -> None:
        """The cursor goes to the advised option, and the bottom line says why."""
        if table is not self.session.table or step != table.step:
            return
        if advice is None:
            self.tell("hint.none")
            return
        option, why = advice
        for i, entry in enumerate(self.choices.entries):
            if entry.choice == option:
                self.choices.cursor = i
                break
        self.tell("hint.says", choice=option.text(self.session.lang), why=why)

    # -- the program

    def switch_language(self) -> None:
        self.session.switch()
        self.show()
        self.tell("lang.now")

    def switch_mood(self) -> None:
        self.app.theme = "day" if self.app.theme == "night" else "night"

    def ask_file(self) -> None:
        say = self.session.say
        proposed = f"{self.session.table.game.id}-{time.strftime('%Y%m%d-%H%M')}.json"
        self.app.push_screen(FileName(say("page.save"), proposed, say("page.save_keys")), self.save)

    def save(self, name: str | None) -> None:
        if name:
            self.announce(self.session.save_as(name))

    def ask_quit(self) -> None:
        say = self.session.say
        text = [say("page.quit_kept" if self.session.place is not None and self.session.kept else "kept.not")]
        answers = {"q": "yes", "y": "yes", "t": "yes", "enter": "yes", "n": "no"}
        page = Page(say("page.quit"), text, say("page.quit_keys"), answers, is_question=True)
        self.app.push_screen(page, self.quit)

    def quit(self, answer: str | None) -> None:
        if answer == "yes":
            self.session.keep()
            self.app.exit()

    def finish(self) -> None:
        """The end: the scores, and what next."""
        title, text = telling.finished(self.session)
        answers = {"n": "again", "l": "language", "s": "save", "q": "quit"}
        foot = self.session.say("page.next_keys" if self.session.goes_on else "page.over_keys")
        self.app.push_screen(Page(title, text, foot, answers, is_question=True), self.after)

    def after(self, answer: str | None) -> None:
        if answer == "again":
            self.rematch(self.session)
            self.begin(self.session)
        elif answer == "language":
            self.session.switch()
            self.show()
            self.finish()
        elif answer == "save":
            self.ask_file()
        elif answer == "quit":
            self.app.exit()
        else:
            self.tell("page.over_hint")
