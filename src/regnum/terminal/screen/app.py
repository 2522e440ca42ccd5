"""The full-screen client."""

from __future__ import annotations

from collections.abc import Callable
from textual.app import App

from regnum.terminal.screen.pages import Page
from regnum.terminal.screen.table import TableScreen
from regnum.terminal.screen.themes import DAY, NIGHT, fitting
from regnum.terminal.session import Session

PACE = 1.1
"""Seconds between two moves of the bots."""


class TerminalApp(App[None]):
    """One table on the screen; `opening` says what is told before it: nothing, a welcome, or that a game goes on."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        session: Session,
        rematch: Callable[[Session], None],
        *,
        fresh: Callable[[], Session] | None = None,
        opening: str = "",
        pace: float = PACE,
    ) -> None:
        super().__init__()
        self.title = "Regnum"
        self.session = session
        self.table = TableScreen(session, pace, rematch, waits=bool(opening))
        self.fresh = fresh
        self.opening = opening
        self.pace = pace
        self.fault: Exception | None = None
        for theme in (NIGHT, DAY):
            self.register_theme(theme)
        self.theme = fitting()

    def on_mount(self) -> None:
        self.push_screen(self.table)
        say = self.session.say
        if self.opening == "welcome":
            foot = f"{say('page.welcome_keys')}\n{say('page.begin')}"
            self.push_screen(Page(say("page.welcome"), self.session.board.intro(self.session.lang), foot), self.opened)
        elif self.opening == "resumed":
            answers = {"enter": "on", " ": "on", "n": "new"}
            text, foot = [say("page.resumed_text")], say("page.resumed_keys")
            self.push_screen(Page(say("page.resumed"), text, foot, answers, is_question=True), self.opened)

    def opened(self, answer: str | None) -> None:
        """The page before the game was put away."""
        if answer == "new" and self.fresh is not None:
            self.session = self.fresh()
        self.table.begin(self.session)

    def _handle_exception(self, error: Exception) -> None:
        """A fault ends the program; the command line says so in a sentence, as it does for every command."""
        self.fault = error
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        self._close_messages_no_wait()
