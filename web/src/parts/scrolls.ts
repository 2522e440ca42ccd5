/** What does not fit is reached by scrolling, with keys too. */
import type { Attachment } from 'svelte/attachments'

const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]'
const MOVES = new Set(['auto', 'scroll'])
const CHANGES: MutationObserverInit = {
  childList: true,
  characterData: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['tabindex', 'disabled', 'class', 'style'],
}

/** Whether the Tab key stops at something inside, so that the keys scroll there anyway. */
function stopsInside(element: Element): boolean {
  return [...element.querySelectorAll<HTMLElement>(STOPS)].some(
    (each) => each.tabIndex >= 0 && each.offsetParent !== null,
  )
}

function scrollsNow(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element)
  return (
    (MOVES.has(overflowX) && element.scrollWidth > element.clientWidth) ||
    (MOVES.has(overflowY) && element.scrollHeight > element.clientHeight)
  )
}

/** A stop for the Tab key at an element that scrolls, for as long as part of it is out of sight and nothing inside is a stop. */
export const scrolls: Attachment<HTMLElement> = (element) => {
  let frame = 0
  const look = () => {
    frame = 0
    const wanted = scrollsNow(element) && !stopsInside(element)
    if (wanted === element.hasAttribute('tabindex')) return
    if (wanted) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  const soon = () => {
    frame ||= requestAnimationFrame(look)
  }
  const sizes = new ResizeObserver(soon)
  const contents = new MutationObserver(() => {
    measure()
    soon()
  })
  const measure = () => {
    for (const child of element.children) sizes.observe(child)
  }
  sizes.observe(element)
  contents.observe(element, CHANGES)
  measure()
  look()
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    contents.disconnect()
  }
}
