"""The full-screen client without a terminal: keys go in, the text on the screen comes out."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from textual.pilot import Pilot

from regnum.terminal.screen.app import TerminalApp
from regnum.terminal.session import Session
from terminal.sitting import deal

SMALL, LARGE = (80, 24), (120, 40)


class Screen:
    """What somebody in front of the terminal does and sees."""

    def __init__(self, app: TerminalApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def session(self) -> Session:
        return self.app.session

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def settle(self) -> None:
        """Waits until the bots have moved and everything is drawn: the picture is the same twice."""
        drawn: list[str] = []
        for _ in range(500):
            await self.app.workers.wait_for_complete()
            await self.pilot.pause()
            if not self.app.is_running:
                return
            before, drawn = drawn, self.lines
            still = self.app.pace > 0 or self.session.waiting_for is None or self.has_page
            if still and drawn == before:
                return
        raise AssertionError("the screen does not come to rest")

    @property
    def lines(self) -> list[str]:
        strips = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in strip).rstrip() for strip in strips]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def page(self) -> str:
        """The text of the page that lies over the table, without its frame and line breaks."""
        area = self.app.screen.query_one(".page").region
        rows = self.lines[area.y + 1 : area.bottom - 1]
        return " ".join(" ".join(row[area.x + 1 : area.right - 1] for row in rows).split())

    @property
    def has_page(self) -> bool:
        return len(self.app.screen_stack) > 2


@asynccontextmanager
async def screen(
    session: Session | None = None,
    size: tuple[int, int] = SMALL,
    pace: float = 0,
    begins: bool = False,
    resume: Callable[[], Session] | None = None,
) -> AsyncIterator[Screen]:
    """The client on a screen of that size; without a pace the bots move at once."""
    played = deal() if session is None else session
    app = TerminalApp(played, lambda done: done.rematch("again", None), begins=begins, resume=resume, pace=pace)
    async with app.run_test(size=size) as pilot:
        shown = Screen(app, pilot)
        await shown.settle()
        yield shown
