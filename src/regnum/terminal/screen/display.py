"""The table on a full screen: what stands where, and how it is brought up to date."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from regnum.terminal.picture import Picture
from regnum.terminal.screen import chronicle
from regnum.terminal.screen.cells import Cells
from regnum.terminal.screen.choices import Choices
from regnum.terminal.screen.places import CAN, PICKED, Hand, Market, Place
from regnum.terminal.session import Session

WIDE, TALL = 104, 34
"""From so many columns on the log stands beside the board; from so many rows on cards and piles take more room."""
LEAST_MARKET, LEAST_LOG = 2, 1
"""How many rows of the table, and how many lines of the log, there are on any screen."""
ROWS, ROWS_TALL = 6, 8
"""How many rows of options there are."""
FOOT = ("enter", "explain", "why", "hint", "undo", "help", "quit", "tab", "rule", "table", "points", "language", "save")
FOOT_WAITING = ("skip", "help", "quit", "table", "points", "language")
"""The keys named in the bottom line, as many as it holds."""


class Display(Screen[None]):
    """Shows a session; it only looks and never changes anything."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 (Textual declares it so)
    VERTICAL_BREAKPOINTS = [(0, "-short"), (TALL, "-tall")]  # noqa: RUF012

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.message = ""
        self.seen = len(session.log())
        """How much of the log was there when the person last chose."""

    def compose(self) -> ComposeResult:
        yield Static(id="top")
        with Container(id="middle"):
            with Vertical(id="board"):
                yield Static(id="others")
                yield Market("market")
                yield Place("play")
                yield Hand("hand")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="lines")
        with Vertical(id="prompt"):
            yield Static(id="question")
            yield Choices(self.session, "choices")
        yield Static(id="keys")

    @property
    def choices(self) -> Choices:
        return self.query_one(Choices)

    def on_resize(self, event: events.Resize) -> None:
        tall = event.size.height >= TALL
        for cells in self.query(Cells):
            cells.tall = tall
        self.choices.rows = ROWS_TALL if tall else ROWS
        self.call_after_refresh(self.show)

    def show(self) -> None:
        """Brings everything up to date."""
        picture = self.session.picture()
        self.choices.show(self.session)
        self.show_top(picture)
        self.show_board(picture)
        self.show_question()
        self.show_log()
        self.show_keys()

    def show_top(self, picture: Picture) -> None:
        title = self.session.table.game.title[self.session.lang]
        left, clocks = f" {' · '.join((title, *picture.headline))}", picture.clocks
        while clocks and len(left) + 3 + len(" · ".join(clocks)) > self.size.width:
            clocks = clocks[:-1]  # what has no room is left out as a whole
        right = f"{' · '.join(clocks)} "
        fill = " " * max(2, self.size.width - len(left) - len(right))
        self.query_one("#top", Static).update(Content(left + fill + right))

    def show_board(self, picture: Picture) -> None:
        marks = self.marks()
        others = [Content.assemble((f" {name}  ", "bold"), " · ".join(facts)) for name, *facts in picture.others]
        self.query_one("#others", Static).update(Content("\n").join(others))
        market = self.query_one("#market", Market)
        market.price, market.more = self.session.say("board.price"), self.session.say("board.more")
        market.show(picture.market, marks)
        play = self.query_one("#play", Place)
        play.show(picture.play, {})
        play.notes, play.notes_style = (*picture.play.notes, *(picture.brief or picture.counters)), "bold $accent"
        self.query_one("#hand", Hand).show(picture.hand, marks)
        self.make_room(market)

    def make_room(self, market: Market) -> None:
        """However much lies on the table: the own things, and the last line of the log, are never pushed out."""
        middle, width = self.query_one("#middle").size, self.query_one("#board").content_size.width
        if width > 0:
            wide = self.size.width >= WIDE
            taken = market.styles.margin.height + bool(market.title) + (0 if wide else LEAST_LOG)
            for beside in self.query("#others, #play, #hand"):
                height = beside.get_content_height(middle, self.size, width)
                taken += height + beside.gutter.height + beside.styles.margin.height
            market.room = max(LEAST_MARKET, (middle.height - taken) // market.lines_of_cell)

    def marks(self) -> dict[str, str]:
        """What can be chosen, and what is ticked, by the id of the thing on the table."""
        choices = [entry.choice for entry in self.choices.entries if entry.choice is not None]
        found = {target: CAN for choice in choices for target in choice.targets}
        for choice in self.choices.chosen:
            found.update(dict.fromkeys(choice.targets, PICKED))
        return found

    def show_question(self) -> None:
        """The question with its clause; while bots move, their story; after the end, that it is over."""
        session, decision = self.session, self.session.decision
        if decision is not None:
            asked = session.board.asked(decision, len(self.choices.ticked), session.lang)
            text = Content.assemble((f" {asked}", "bold"), "  ", (f"[{decision.clause}]", "$quiet"))
        elif session.waiting_for is not None:
            text = self.bots_story(session.names[session.waiting_for])
        else:
            text = Content(f" {session.say('page.over_hint')}")
        self.query_one("#question", Static).update(text)

    def bots_story(self, name: str) -> Content:
        """Who moves, and what happened since the person's last choice."""
        session = self.session
        told = [line for line in session.log()[self.seen :] if line.kind not in session.board.minor]
        title = Content.styled(f" {session.say('prompt.waiting', name=name)}", "bold")
        shown = [Content(f"   {line.text}") for line in told[-self.choices.rows :]]
        return Content("\n").join([title, *shown])

    def show_log(self) -> None:
        session, told = self.session, self.session.log()
        wide, tall = self.size.width >= WIDE, self.size.height >= TALL
        width = self.query_one("#log").content_size.width - 1
        if not told:
            text = Content.styled(f"  {session.say('log.empty')}", "$quiet")
        elif wide or tall:
            text = chronicle.lines(told, self.seen, session.board, width, clauses=wide)
        else:
            text = chronicle.paragraphs(told, self.seen, session.board, width)
        self.query_one("#lines", Static).update(text)
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def show_keys(self) -> None:
        """The bottom line: a sentence if there is one to say, else the keys."""
        keys = self.query_one("#keys", Static)
        keys.set_class(bool(self.message), "-message")
        if self.message:
            keys.update(Content(f" {self.message}"))
            return
        parts: list[Content | tuple[str, str]] = []
        room = self.size.width
        for name in FOOT_WAITING if self.session.waiting_for is not None else FOOT:
            key, label = self.session.say(f"key.{name}"), self.session.say(f"foot.{name}")
            room -= len(key) + len(label) + 3
            if room < 0:
                break
            parts += [Content(" "), (key, "bold $accent"), Content(f" {label} ")]
        keys.update(Content.assemble(*parts))

    def tell(self, key: str, **params: str | int) -> None:
        """Says one sentence in the bottom line; the next key takes it away."""
        self.announce(self.session.say(key, **params))

    def announce(self, sentence: str) -> None:
        self.message = sentence
        self.show_keys()
