"""Whether everything that a board shows is explained.

Of each number and sign one of its kind is held, and every third one is pointed at too.
"""

from typing import NamedTuple

from browser.visitor import Visitor

AT_ONCE = """() => {
  const later = window.setTimeout
  window.setTimeout = (deed, wait, ...more) => later(deed, wait > 300 && wait < 500 ? 0 : wait, ...more)
}"""
"""Whoever points or holds long enough to be told need not wait here."""

SIGNS = """async () => {
  const drawn = () => new Promise((done) => setTimeout(done))
  const shown = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !it.closest('.sr')
  const told = () => document.querySelector('.tooltip:not(:has(> .quiet))')?.innerText.trim() ?? ''
  const until = async () => { for (let i = 0; i < 40 && !told(); i++) await drawn() }
  const point = (it, kind, pointerType, more = {}) => {
    const box = it.getBoundingClientRect()
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }
    it.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType, ...at, ...more }))
  }
  const away = async (it) => {
    point(document.body, 'pointerdown', 'mouse', { clientX: 1, clientY: 1 })
    point(document.querySelector('.cloth'), 'pointermove', 'mouse')
    for (let at = it; at; at = at.parentElement) at.dispatchEvent(new PointerEvent('pointerleave'))
    await drawn()
  }
  const states = /^(svelte-.*|is-.*|on|now|next|done|boost|line|used|beyond|mine|low|high|s\\d)$/
  const kindOf = (it) => {
    const steps = []
    for (let at = it.closest('button[data-thing]') ?? it; at && !at.matches('.cloth'); at = at.parentElement) {
      const classes = [...at.classList].filter((each) => !states.test(each))
      steps.unshift([at.localName, ...classes, at.dataset.place ?? ''].join('.'))
    }
    return steps.join(' ').replace(/\\d+/g, '0')
  }
  const signs = '.icon, .token, .piece, .coin, [data-thing]'
  const says = (it) => [...it.childNodes].some((node) => node.nodeType === 3 && /\\d/.test(node.textContent))
  const kinds = new Map()
  for (const it of document.querySelectorAll('.cloth *')) {
    if (it.closest('#prompt') || !shown(it) || !(says(it) || it.matches(signs)) || it.querySelector(signs)) continue
    if (!kinds.has(kindOf(it))) kinds.set(kindOf(it), it)
  }
  const found = []
  for (const [kind, it] of kinds) {
    let pointed = it.closest('[title]')?.title ?? null  // the browser shows it
    if (!pointed && found.length % 3 === 0) {
      point(it, 'pointermove', 'mouse')
      await until()
      pointed = told()
      await away(it)
    }
    point(it, 'pointerdown', 'touch')
    await until()
    const held = told()
    point(it, 'pointerup', 'touch')
    await away(it)
    found.push({ kind, shows: it.textContent.trim().slice(0, 40), pointed, held })
  }
  return found
}"""


class Sign(NamedTuple):
    """A number or a sign, and what is told of it."""

    kind: str
    shows: str
    pointed: str | None
    """None where nobody pointed."""
    held: str


def signs(visitor: Visitor) -> list[Sign]:
    """One of each kind of everything on the board, with what is told to a mouse and to a finger."""
    visitor.page.evaluate(AT_ONCE)
    return [Sign(**each) for each in visitor.page.evaluate(SIGNS)]
