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
    """One table on the screen. Where a game begins, a page says what it is about before anything moves."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        session: Session,
        rematch: Callable[[Session], None],
        *,
        begins: bool = False,
        resume: Callable[[], Session] | None = None,
        pace: float = PACE,
    ) -> None:
        super().__init__()
        self.title = "Regnum"
        self.session = session
        self.table = TableScreen(session, pace, rematch, waits=begins)
        self.begins = begins
        self.resume = resume
        """Brings back the game that was not finished, if there is one."""
        self.pace = pace
        self.fault: Exception | None = None
        for theme in (NIGHT, DAY):
            self.register_theme(theme)
        self.theme = fitting()

    def on_mount(self) -> None:
        self.push_screen(self.table)
        if self.begins:
            self.welcome()

    def welcome(self) -> None:
        """The game in a few sentences, in the language that L chooses."""
        say, lang = self.session.say, self.session.lang
        title = say("page.welcome", title=self.session.table.game.title[lang])
        answers = {"l": "language"} | ({"c": "resume"} if self.resume is not None else {})
        foot = [say("page.welcome_keys"), say("page.begin" if self.resume is None else "page.begin_or_resume")]
        self.push_screen(Page(title, self.session.intro(), "\n".join(foot), answers), self.opened)

    def opened(self, answer: str | None) -> None:
        """The page before the game was put away."""
        if answer == "language":
            self.session.switch()
            self.table.show()
            self.welcome()
            return
        if answer == "resume" and self.resume is not None:
            lang = self.session.lang
            self.session = self.resume()
            self.session.speak(lang)
        self.table.begin(self.session)

    def _handle_exception(self, error: Exception) -> None:
        """A fault ends the program; the command line says so in a sentence, as it does for every command."""
        self.fault = error
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        self._close_messages_no_wait()
