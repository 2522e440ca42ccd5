"""Plays a whole game inside the page: it presses the buttons that the page offers, as fast as they come."""

from collections.abc import Sequence

from browser.visitor import Visitor

HELPERS = """
  const here = (it) => it.checkVisibility({ visibilityProperty: true })
  const prompt = () => document.querySelector('#prompt')
  const over = () => document.querySelector('[data-over]') !== null
  const ready = () => prompt() !== null && prompt().ariaBusy !== 'true'
  const awaited = () => ready() && !('waiting' in prompt().dataset)
  const offered = () => [...document.querySelectorAll('[data-option]')].filter((it) => !it.disabled && here(it))
  const confirm = () => [...document.querySelectorAll('[data-confirm]')].find((it) => !it.disabled && here(it))
  const folded = () => [...document.querySelectorAll('.unfold[aria-expanded=false]')].find(here)
  const named = (it) => it.dataset.option
  const step = () => prompt() && ['step', 'decision', 'waiting'].map((name) => prompt().dataset[name]).join()
  const until = (what, test) => new Promise((found, failed) => {
    const end = performance.now() + 600000
    const look = () => {
      const it = test()
      if (it) found(it)
      else if (performance.now() > end) failed(new Error(`${what}: ${step()}, ${offered().map(named)}`))
      else setTimeout(look, 12)
    }
    look()
  })
  const press = async (button) => {
    const before = step()
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))  // parts of a drawing have no click()
    await until('after a choice', () => {
      document.querySelector('[data-sure]')?.click()  // the page asks whether it is meant
      return over() || (ready() && step() !== before)
    })
  }
"""
REPLAY = (
    "async (line) => {"
    + HELPERS
    + """
  for (const notation of line) {
    await press(await until(notation, () => ready() && offered().find((it) => it.dataset.option === notation)))
  }
  await until('the end', over)
}"""
)
FREELY = (
    "(wishes) => { window.played = (async () => {"
    + HELPERS
    + """
  const order = wishes.map((wish) => new RegExp(wish))
  const place = (it) => order.findIndex((wish) => wish.test(it.dataset.option))
  const rank = (it) => (place(it) < 0 ? order.length : place(it))
  while (!over()) {
    await until('a choice', () => over() || (awaited() && (offered().length > 0 || confirm() || folded())))
    if (over()) break
    const [options, sure] = [offered(), confirm()]
    if (options.length === 0 && !sure) {
      folded()?.click()  // the answers lie on another tab: the tray has them all
      continue
    }
    const proposed = sure && !('option' in sure.dataset)  // something is picked already
    const best = options.reduce((best, it) => (best && rank(best) <= rank(it) ? best : it), null)
    await press(proposed || !best ? sure : best)
  }
  return 'over'
})().catch((problem) => String(problem)) }"""
)

FINDING = (
    HELPERS
    + """
  const wanted = (notation) => offered().find((it) => named(it) === notation && it.ariaPressed !== 'true')
  const stepper = () => [...document.querySelectorAll('.amount input')].find(here)
  const drawn = () => new Promise((done) => setTimeout(done, 12))
  const search = async (notation) => {
    for (let at = 0; stepper() && at <= stepper().max && !wanted(notation); at++) {
      stepper().value = at
      stepper().dispatchEvent(new Event('input'))
      await drawn()
    }
    if (!wanted(notation)) folded()?.click()
    await drawn()
  }
  const open = () => over() || (awaited() && (offered().length > 0 || confirm() || folded()))
  const find = async (notation) => {  // what plays a choice, or what confirms those before it
    for (;;) {
      await until(notation, open)
      if (over()) throw new Error(`over before ${notation}`)
      if (wanted(notation) ?? confirm()) return wanted(notation) ?? confirm()
      await search(notation)
    }
  }
"""
)
FIND = "async (notation) => {" + FINDING + "return (await find(notation)).dataset.option === notation }"
ALONG = (
    "(line) => { window.played = (async () => {"
    + FINDING
    + """
  for (const notation of line) {
    for (let made = false; !made; ) {
      const button = await find(notation)
      made = named(button) === notation
      if (made && button.ariaPressed === 'false') {
        button.click()
        await until(`${notation} picked`, () => !wanted(notation))
      } else await press(button)
    }
  }
  while (!over()) {
    await until('the end', () => over() || (ready() && confirm()))
    if (!over()) await press(confirm())
  }
  return 'over'
})().catch((problem) => String(problem)) }"""
)


def replay(visitor: Visitor, line: Sequence[str]) -> None:
    """Makes these choices one after the other, to the end of the game."""
    visitor.page.evaluate(REPLAY, [choice.partition(": ")[2] or choice for choice in line])


def go_on(visitor: Visitor, wishes: Sequence[str]) -> None:
    """From now on the page plays by itself: what fits the first of the wishes that anything fits."""
    visitor.page.evaluate(FREELY, wishes)


def go_along(visitor: Visitor, line: Sequence[str]) -> None:
    """From now on the page makes these choices by itself, one after the other, wherever they are to be found."""
    visitor.page.evaluate(ALONG, line)


def tap_along(visitor: Visitor, line: Sequence[str]) -> None:
    """Makes these choices with a finger, one after the other, wherever they are to be found."""
    for choice in line:
        while not visitor.page.evaluate(FIND, choice):
            visitor.tap("")
        visitor.tap(choice)


def wait_for_the_end(*visitors: Visitor) -> None:
    """Of a game that goes on by itself on every page."""
    told = [visitor.page.evaluate("window.played") for visitor in visitors]
    assert told == ["over"] * len(visitors), told


def play_freely(wishes: Sequence[str], *visitors: Visitor) -> None:
    """All play at the same time, with the same wishes, to the end."""
    for visitor in visitors:
        go_on(visitor, wishes)
    wait_for_the_end(*visitors)
