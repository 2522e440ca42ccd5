"""Somebody at a browser of their own: opens pages, reads what is asked, and notes everything the page was sent."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, CDPSession, ConsoleMessage, Locator, Page, Request, Response, WebSocket

from browser.slowness import slow_down
from pushes import Pushes

SMALL = 0.1
"""The scale at which a page is drawn that nobody points at."""
PATIENCE = 300_000
"""Milliseconds after which nothing more is to be expected; a busy machine needs some."""

LOOK = """() => {
  const prompt = document.querySelector('#prompt')
  const here = (element) => element.checkVisibility({ visibilityProperty: true })
  const offered = [...document.querySelectorAll('[data-option]')].filter((it) => !it.disabled && here(it))
  const free = offered.filter((it) => it.ariaPressed !== 'true')
  const open = free.length > 0 ? free : offered  // of a stack one more is picked with the same button
  const confirm = document.querySelector('[data-confirm]')
  const sure = confirm !== null && !confirm.disabled && here(confirm)
  const picked = document.querySelectorAll('[data-option][aria-pressed=true]').length
  const doubted = document.querySelector('[data-doubted]')?.dataset.doubted ?? ''
  const { step, decision, waiting } = prompt?.dataset ?? {}
  return {
    over: document.querySelector('[data-over]') !== null,
    busy: prompt?.ariaBusy === 'true',
    step: [step, decision, waiting !== undefined, sure, offered.length, picked, doubted].join(' '),
    kind: decision ?? '',
    waiting: waiting !== undefined,
    options: [...new Set(open.map((it) => it.dataset.option))],
    confirm: sure,
    complete: sure && picked > 0 && !('option' in confirm.dataset),
    doubted,
  }
}"""
SETTLED = f"(before) => {{ const now = ({LOOK})(); return !now.busy && (now.over || now.step !== before) && now }}"
ASKED = f"""() => {{
  const now = ({LOOK})()
  return !now.busy && (now.over || now.options.length > 0 || now.confirm) && now
}}"""
AT_REST = f"""() => {{
  const now = ({LOOK})()
  return !now.busy && (now.over || now.waiting || now.options.length > 0 || now.confirm) && now
}}"""
"""Each is what the page shows at the moment when it is true: looked at once more, it might show something else."""

CLICKED = """() => { window.clicked = new Promise((done) => {
  addEventListener('click', () => setTimeout(done), { once: true, capture: true })
}) }"""
"""Notes the next click: a finger's may come after what it is to bring about has been looked for."""


@dataclass(frozen=True)
class Asked:
    """What the page asks now."""

    over: bool
    busy: bool
    step: str
    kind: str
    waiting: bool
    options: list[str]
    """What can be chosen, but for what is picked already."""
    confirm: bool
    complete: bool
    """Whether what is picked answers the question; another pick would push out an older one."""
    doubted: str
    """The answer of which the page asks whether it is meant."""


@dataclass
class Visitor:
    """One browser profile with one page."""

    address: str
    context: BrowserContext
    page: Page
    trouble: list[str] = field(default_factory=list)
    """Faults of the page: exceptions, errors in the console, requests to other places."""
    frames: list[str] = field(default_factory=list)
    """What its sockets brought, each push with its whole view."""
    responses: list[Response] = field(default_factory=list)
    played: set[str] = field(default_factory=set)
    """The tables at which something was chosen, if only to try it out."""
    may_lose_connection: bool = False
    """Whether the browser's complaints about the network are part of the test."""
    screen: Mapping[str, Any] = field(default_factory=dict)
    """What kind of window it is, as a browser profile is told."""
    _window: CDPSession | None = None
    """Where the window's size is given, once it has been changed."""

    @classmethod
    def arrive(cls, context: BrowserContext, address: str, screen: Mapping[str, Any] | None = None) -> Visitor:
        """Opens the page's tab and begins to take notes."""
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        slow_down(context, page)
        visitor = cls(address, context, page, screen=screen or {})
        page.on("pageerror", lambda error: visitor.trouble.append(f"exception: {error.stack or error}"))
        page.on("console", visitor._heard)
        page.on("request", visitor._asked_for)
        page.on("websocket", visitor._connected)
        page.on("response", visitor._answered)
        return visitor

    def begin_anew(self, size: Any, colours: Any) -> None:
        """The page that was open is left, what was noted of it is forgotten, and the window is as it was at first."""
        if self.page.url != "about:blank":
            self.page.goto(f"{self.address}/favicon.svg")  # a file: whatever was under way has ended with the page
        if self._window is not None:
            self.resize(**size)
        self.page.emulate_media(color_scheme=colours)
        for notes in (self.trouble, self.frames, self.responses, self.played):
            notes.clear()

    # -- going about

    def resize(self, width: int, height: int, scale: float = 1) -> None:
        """Gives the window another size. It is laid out in full and drawn at a scale: a mouse hits it only at 1.

        Where nobody points at anything, a small one spares a third of the processor time that a new size takes.
        """
        if self._window is None:
            self._window = self.context.new_cdp_session(self.page)
        mobile = self.screen.get("is_mobile", False)
        held = {"angle": 0, "type": "portraitPrimary"} if width <= height else {"angle": 90, "type": "landscapePrimary"}
        self._window.send(
            "Emulation.setDeviceMetricsOverride",
            {
                "width": width,
                "height": height,
                "screenWidth": width,
                "screenHeight": height,
                "deviceScaleFactor": self.screen.get("device_scale_factor", 1),
                "mobile": mobile,
                "scale": scale,
                **({"screenOrientation": held} if mobile else {}),
            },
        )

    def open(self, path: str) -> None:
        self.page.goto(self.address + path, wait_until="domcontentloaded")

    def api(self, path: str) -> Any:
        """What a request of the same person is answered."""
        answer = self.context.request.get(self.address + path)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, said: Any = None) -> Any:
        """What the same person does without the page, and what the server answers."""
        answer = self.context.request.post(self.address + path, data=said, headers={"X-Regnum": "1"})
        assert answer.ok, answer.text()
        return answer.json()

    @property
    def table(self) -> str:
        """The id of the table on show."""
        return urlsplit(self.page.url).path.removeprefix("/table/")

    # -- playing

    def asked(self) -> Asked:
        return Asked(**self.page.evaluate(LOOK))

    def wait_to_be_asked(self) -> Asked:
        """Waits until there is something to choose, or the game is over."""
        return Asked(**self.page.wait_for_function(ASKED).json_value())

    def wait_for_rest(self) -> Asked:
        """Waits until there is something to choose, somebody else is waited for, or the game is over."""
        return Asked(**self.page.wait_for_function(AT_REST).json_value())

    def wait_after(self, step: str) -> Asked:
        """Waits until the table has gone on from a step."""
        return Asked(**self.page.wait_for_function(SETTLED, arg=step).json_value())

    def click(self, notation: str) -> Asked:
        """Clicks what plays a choice, wherever it is to be seen first, and waits for the table to go on."""
        before = self.asked().step
        self._button(f'[data-option="{notation}"]').click()
        return self.wait_after(before)

    def tap(self, notation: str) -> Asked:
        """Taps what plays a choice, as a finger would, and says that it is meant where the page asks.

        Without a choice: what confirms the plan.
        """
        asked = self._touch(f'[data-option="{notation}"]' if notation else "[data-confirm]")
        return self._touch("[data-sure]") if asked.doubted else asked

    def _touch(self, selector: str) -> Asked:
        before = self.asked().step
        self.page.evaluate(CLICKED)
        self._button(selector).tap()
        self.page.evaluate("window.clicked")
        return self.wait_after(before)

    def _button(self, selector: str) -> Locator:
        """The first of these; of equal things one that is not picked yet, as that would put it back."""
        all_of_them = self.page.locator(f"{selector}:visible:not([disabled])")
        free = all_of_them.and_(self.page.locator(":not([aria-pressed=true])"))
        return (free if free.count() else all_of_them).first

    # -- what was received

    def received(self) -> list[str]:
        """Every message and every body in text that the page was sent by the server's interface.

        What a killed server did not send to its end has no body.
        """
        whole = [answer for answer in self.responses if "/api/" in answer.url and answer.request.failure is None]
        return [answer.text() for answer in whole if answer.status != 204] + self.frames

    def pushes(self) -> list[dict[str, Any]]:
        """The states of tables that were pushed, in order."""
        return [push["table"] for push in map(json.loads, self.frames) if push["type"] == "state"]

    def _heard(self, message: ConsoleMessage) -> None:
        network = "net::ERR" in message.text or "WebSocket connection" in message.text
        where = str(message.location.get("url", ""))
        # The page tries a choice out first; told that it shows something new, it makes it in earnest.
        tried = "409 (Conflict)" in message.text and where.endswith("/choices")
        # Whoever leaves a page at once leaves its socket behind half open.
        left = "WebSocket is closed before the connection is established" in message.text
        lost = network and self.may_lose_connection
        if message.type in ("error", "warning") and not (lost or tried or left):
            self.trouble.append(f"console: {message.text} ({where})")

    def _asked_for(self, request: Request) -> None:
        target = urlsplit(request.url)
        if target.scheme not in ("data", "blob") and f"{target.scheme}://{target.netloc}" != self.address:
            self.trouble.append(f"outside request: {request.url}")
        if target.path.endswith("/choices"):
            self.played.add(target.path.split("/")[-2])

    def _answered(self, response: Response) -> None:
        self.responses.append(response)

    def _connected(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.address).netloc:
            self.trouble.append(f"outside socket: {socket.url}")
        pushes = Pushes()
        socket.on("framereceived", lambda frame: self._pushed(pushes, str(frame)))

    def _pushed(self, pushes: Pushes, frame: str) -> None:
        """All that stands in a change stands in the view that is made of it: whoever reads that has read everything."""
        try:
            self.frames.append(json.dumps(pushes.whole(frame)))
        except AssertionError:
            self.trouble.append(f"a push that is none: {frame[:500]}")
