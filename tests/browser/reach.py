"""Whether what a table offers can be reached: every size of window that people play in, and what is asked of each."""

from typing import NamedTuple

from browser.visitor import SMALL, Visitor


class Size(NamedTuple):
    """A window in the page's pixels: a zoom of 200 % halves what there is of them."""

    width: int
    height: int


DESKS = [(2560, 1440), (1920, 1080), (1440, 900), (1366, 768), (1280, 720), (1180, 820), (1024, 768)]
TABLETS = [(820, 1180), (768, 1024), (744, 1133), (721, 900), (907, 700)]
PHONES = [(412, 748), (390, 844), (390, 664), (375, 553), (360, 640), (320, 568)]
LYING = [(932, 430), (844, 390), (667, 375)]
ZOOMED = [(960, 540), (720, 450), (640, 512), (480, 270), (427, 341), (320, 256)]
"""1920x1080, 1440x900 and 1280x1024 at 200 %, 1920x1080 at 400 %, 1280x1024 at 300 % and at 400 %."""
SIZES = [Size(*each) for each in (*DESKS, *TABLETS, *PHONES, *LYING, *ZOOMED)]

BY_HAND = [Size(*each) for each in (*PHONES[1:], *LYING, *TABLETS[:3], (1024, 768), (1180, 820), (1366, 768))]
"""Windows of machines that are touched, where buttons grow: phones upright and lying, tablets, a folding desk."""
CORNERS = [Size(*each) for each in ((2560, 1440), (1366, 768), *TABLETS[3:], *PHONES[2::3], *LYING[1:2], *ZOOMED[::5])]
"""A few of all: the largest and the smallest, those between two ways to lay out, and zooms of 200 % and 400 %."""

SMALLEST = 24
"""Pixels that a target has at least in each direction: WCAG 2.5.8."""
LEAST_ROOM = 340
"""Pixels of felt that are enough for a question and an answer at the same time."""

FAULTS = """([smallest, leastRoom]) => {
  const faults = []
  const told = (it) => it.outerHTML.replace(/<!--.*?-->/g, '').slice(0, 110)
  const felt = document.querySelector('.felt')
  const roomy = felt.clientHeight > leastRoom
  for (const it of document.querySelectorAll('[data-option], [data-confirm]')) {
    if (!it.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    it.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = it.getBoundingClientRect()
    const name = it.dataset.option ?? 'confirm'
    if (box.left < -1 || box.right > innerWidth + 1) faults.push(`${name} is cut off at the side`)
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (!top || !it.contains(top)) faults.push(`${name} is covered by ${top ? told(top) : 'the edge'}`)
    if (box.width < smallest || box.height < smallest)
      faults.push(`${name} is too small: ${Math.round(box.width)}x${Math.round(box.height)}`)
    const asks = document.querySelector('#prompt').getBoundingClientRect()
    if (roomy && (asks.top < -1 || asks.bottom > innerHeight + 1)) faults.push(`${name}: the question is out of sight`)
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways')
  const cloth = felt.firstElementChild
  if (cloth.scrollWidth > cloth.clientWidth + 1) faults.push(`the board is ${cloth.scrollWidth} px wide`)
  return faults
}"""
"""What is wrong with the answers that are shown; each is brought into sight first."""

HELD_BACK = """() => {
  const faults = []
  for (const it of document.querySelectorAll('main :is(a, button, input, select, summary)')) {
    if (!it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || it.closest('.sr')) continue
    const shown = it.matches('[type=radio], [type=checkbox], [type=file]') ? it.closest('label') ?? it : it
    shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = shown.getClientRects()[0]  // of a link that is broken into lines, the first
    if (!box || box.width < 2) continue
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (!top || !shown.contains(top)) faults.push(shown.outerHTML.slice(0, 110))
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways')
  return faults
}"""
"""What of a page that is no table can be seen and not be hit."""

BROKEN = """(selector) => [...document.querySelectorAll(selector)].flatMap((it) => {
  const nodes = document.createTreeWalker(it, NodeFilter.SHOW_TEXT)
  const found = []
  while (nodes.nextNode()) for (const { 0: word, index } of nodes.currentNode.data.matchAll(/[^\\s/]+/g)) {
    const range = document.createRange()
    range.setStart(nodes.currentNode, index)
    range.setEnd(nodes.currentNode, index + word.length)
    if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) found.push(word)
  }
  return found
})"""
"""Words and numbers that begin on one line and end on the next."""

FOLLOWED = """([width, height]) => new Promise((done) => {
  const look = () => requestAnimationFrame(screen.width === width && screen.height === height ? laidOut : look)
  const laidOut = () => requestAnimationFrame(() => done())
  look()
})"""
"""Whatever follows from a new size has been laid out and drawn."""


def resize(visitor: Visitor, size: Size) -> None:
    """Gives the window another size, and waits until the page has followed.

    What is asked of a size is where things lie, not how they look.
    """
    visitor.resize(size.width, size.height, SMALL)
    visitor.page.evaluate(FOLLOWED, size)


def faults(visitor: Visitor) -> list[str]:
    """What cannot be seen or hit now."""
    found: list[str] = visitor.page.evaluate(FAULTS, [SMALLEST, LEAST_ROOM])
    return found


def held_back(visitor: Visitor) -> list[str]:
    """Whatever of a page without a table cannot be hit now."""
    found: list[str] = visitor.page.evaluate(HELD_BACK)
    return found
