"""A slow machine and a slow line, made at will: what is only true on a quick one shows itself.

`REGNUM_SLOW=4` gives every page a quarter of the processor, lets each answer of the server come late, and each push
later than the answer that tells the same. Nothing else of the machine is used for it.
"""

import os

from playwright.sync_api import BrowserContext, Page

RATE = float(os.environ.get("REGNUM_SLOW") or 1)
"""How many times slower everything is."""
ANSWERS, PUSHES = 60, 130
"""Milliseconds for each time slower. Pushes come after the page has ceased to wait for them."""

LATE = """(() => {
  const late = (ahead) => function (handler) { ahead.set.call(this, (event) => setTimeout(() => handler(event), LATE)) }
  for (const name of ['onmessage', 'onclose']) {
    const known = Object.getOwnPropertyDescriptor(WebSocket.prototype, name)
    Object.defineProperty(WebSocket.prototype, name, { ...known, set: late(known) })
  }
})()"""


def slow_down(context: BrowserContext, page: Page) -> None:
    """Does nothing unless it is asked for."""
    if RATE <= 1:
        return
    context.add_init_script(LATE.replace("LATE", str(PUSHES * RATE)))
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": RATE})
    session.send("Network.enable")
    line = {"offline": False, "latency": ANSWERS * RATE, "downloadThroughput": -1, "uploadThroughput": -1}
    session.send("Network.emulateNetworkConditions", line)
