"""What the page tells of an answer before it is given: each one is pointed at until all is told."""

from typing import Any, NamedTuple

from browser.visitor import Visitor

AT_ONCE = """() => {
  const [later, fetches] = [window.setTimeout, window.fetch]
  window.setTimeout = (deed, wait, ...more) => later(deed, wait > 100 && wait < 500 ? 0 : wait, ...more)
  window.fetching = 0
  window.fetch = (...all) => {
    window.fetching += 1
    return fetches(...all).then(async (answer) => {
      await answer.clone().text()
      later(() => (window.fetching -= 1))
      return answer
    })
  }
}"""
"""Whoever points long enough to be told need not wait here, and it is known when nothing more is to come."""

POINTED = """async (most) => {
  const drawn = () => new Promise((done) => setTimeout(done))
  const shown = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const settled = async () => {
    do for (let i = 0; i < 3; i++) await drawn(); while (window.fetching > 0)
    for (let i = 0; i < 3; i++) await drawn()
  }
  const found = []
  const answers = new Map()
  for (const it of document.querySelectorAll('[data-option]:not([disabled])'))
    if (shown(it) && !answers.has(it.dataset.option)) answers.set(it.dataset.option, it)
  for (const [notation, it] of [...answers].slice(0, most)) {
    it.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const box = it.getBoundingClientRect()
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, pointerType: 'mouse' }
    it.dispatchEvent(new PointerEvent('pointerenter', at))
    it.dispatchEvent(new PointerEvent('pointermove', { ...at, bubbles: true }))
    await settled()
    const line = document.querySelector('[data-ahead]')
    const over = []
    if (line) {
      const here = line.getBoundingClientRect()
      line.style.pointerEvents = 'auto'
      for (const [x, y] of [[0.02, 0.5], [0.5, 0.5], [0.98, 0.5], [0.5, 0.1], [0.5, 0.9]]) {
        const top = document.elementFromPoint(here.left + x * here.width, here.top + y * here.height)
        if (!top || !line.contains(top)) over.push(top ? top.outerHTML.slice(0, 90) : 'the edge')
      }
      line.style.pointerEvents = ''
      const help = document.querySelector('.tooltip')?.getBoundingClientRect()
      const beside = !help || help.bottom <= here.top || help.top >= here.bottom || help.right <= here.left
      if (!(beside || help.left >= here.right)) over.push('the help on what is pointed at')
    }
    found.push({ notation, line: line?.innerText ?? '', over })
    it.dispatchEvent(new PointerEvent('pointerleave', at))
    await drawn()
  }
  return found
}"""


class Pointed(NamedTuple):
    """An answer that was pointed at: what was told of it, and what lay over that."""

    notation: str
    line: str
    over: list[str]


def point_at_answers(visitor: Visitor, most: int = 12) -> list[Pointed]:
    """The first answers that are to be seen, each pointed at until all was told."""
    visitor.page.evaluate(AT_ONCE)
    return [Pointed(**each) for each in visitor.page.evaluate(POINTED, most)]


def changes(view: dict[str, Any], seat: int, option: dict[str, Any]) -> dict[str, int]:
    """What every number that the reader has would be after an answer, by what it costs and brings for certain."""
    sums: dict[str, int] = {}
    for name, n in option["cost"]:
        sums[name] = sums.get(name, 0) + (n if name == "debt" else -n)
    for name, n in option["gain"]:
        sums[name] = sums.get(name, 0) + n
    known = {**view["values"], **{name: number["value"] for name, number in view["numbers"].items()}}
    return {
        name: known[f"seat{seat}.{name}"] + n for name, n in sums.items() if n != 0 and f"seat{seat}.{name}" in known
    }
