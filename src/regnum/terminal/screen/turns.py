"""The course of a game on the screen: the bots move one after the other at a readable pace."""

from __future__ import annotations

from textual import work
from textual.timer import Timer
from textual.worker import get_current_worker

from regnum.kernel.decision import Option
from regnum.kernel.table import Table
from regnum.terminal.screen.display import Display
from regnum.terminal.session import Session


class Turns(Display):
    """Goes on with the game until the person has to decide."""

    def __init__(self, session: Session, pace: float) -> None:
        super().__init__(session)
        self.pace = pace
        """Seconds between two moves of the bots."""
        self.skipping = False
        """Whether the bots move without pauses up to the person's next decision."""
        self.timer: Timer | None = None

    def finish(self) -> None:
        """What is done when the game is over."""
        raise NotImplementedError

    def begin(self, session: Session) -> None:
        """Another game takes the place of this one."""
        self.stop_timer()
        self.session = session
        self.seen = len(session.log())
        self.go_on()

    def go_on(self) -> None:
        """Shows the table as it is now, and lets the bots move if it is their turn."""
        self.show()
        if self.session.over:
            self.finish()
        elif self.session.waiting_for is not None:
            self.wait_then_think()
        else:
            self.skipping = False
            self.choices.focus()

    def wait_then_think(self) -> None:
        """The bot that moves next thinks after a pause long enough to read what happened."""
        self.stop_timer()
        if self.skipping or self.pace <= 0:
            self.think()
        else:
            self.timer = self.set_timer(self.pace, self.think)

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.stop()
            self.timer = None

    @work(thread=True, exclusive=True)
    def think(self) -> None:
        """Bots may think long: the screen stays awake meanwhile."""
        table, step = self.session.table, self.session.table.step
        if self.session.waiting_for is None:
            return
        option = self.session.bot_choice()
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self.bot_chose, table, step, option)

    def bot_chose(self, table: Table, step: int, option: Option) -> None:
        if table is not self.session.table or step != self.session.table.step:
            return
        told = self.session.bot_plays(option)
        if told or self.session.waiting_for is None:
            self.go_on()
        else:
            self.think()

    def skip(self) -> None:
        """All bots' moves at once, up to the person's next decision."""
        if self.session.waiting_for is not None and not self.skipping:
            self.skipping = True
            if self.timer is not None:
                self.wait_then_think()
