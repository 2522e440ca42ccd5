"""Pages that lie over the table until a key puts them away: explanations, questions about the program, a file name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Static

SCROLLING = ("up", "down", "pageup", "pagedown", "home", "end", "tab", "shift+tab")
Paragraph = str | tuple[str, str]
"""A text, or a text with its style."""


def written(paragraphs: Sequence[Paragraph]) -> Content:
    """Paragraphs one under the other; square brackets mean nothing here."""
    return Content("\n").join(
        Content(each) if isinstance(each, str) else Content.styled(each[0], each[1]) for each in paragraphs
    )


class Page(ModalScreen[str]):
    """Text to read; arrows scroll it. A key of `answers` closes it with its answer, Escape with none.

    Any other key closes it too, unless it is a question: that waits for an answer.
    """

    def __init__(
        self,
        title: str,
        paragraphs: Sequence[Paragraph],
        foot: str,
        answers: Mapping[str, str] | None = None,
        *,
        is_question: bool = False,
    ) -> None:
        super().__init__()
        self.heading = title
        self.paragraphs = paragraphs
        self.foot = foot
        self.answers = answers or {}
        self.is_question = is_question

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Content.styled(self.heading, "bold $title"), classes="heading")
            with VerticalScroll(classes="text"):
                yield Static(written(self.paragraphs))
            yield Static(Content.styled(self.foot, "$quiet"), classes="foot")

    def on_mount(self) -> None:
        self.query_one(".text").focus()

    def on_key(self, event: events.Key) -> None:
        letter = (event.character or event.key).lower()
        answer = self.answers.get(event.key, self.answers.get(letter))
        if event.key in SCROLLING or (self.is_question and answer is None and event.key != "escape"):
            return
        event.stop()
        self.dismiss(answer or "")


class FileName(ModalScreen[str]):
    """Asks for the name of a file; Escape gives none."""

    def __init__(self, title: str, proposed: str, foot: str) -> None:
        super().__init__()
        self.heading = title
        self.proposed = proposed
        self.foot = foot

    def compose(self) -> ComposeResult:
        with Vertical(classes="page"):
            yield Static(Content.styled(self.heading, "bold $title"), classes="heading")
            yield Input(self.proposed, select_on_focus=False)
            yield Static(Content.styled(self.foot, "$quiet"), classes="foot")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            event.stop()
            self.dismiss("")
