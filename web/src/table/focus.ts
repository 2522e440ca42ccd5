/** Keeps the focus where one works: an answer that was given goes away, and must not take the focus along. */
import type { Attachment } from 'svelte/attachments'

interface Last {
  element: HTMLElement
  /** The answer that it gave. */
  option: string | undefined
  /** The places and regions that it stood in, the innermost first. */
  within: Element[]
  x: number
  y: number
}

function noted(element: HTMLElement): Last {
  const within: Element[] = []
  for (let up = element.parentElement; up; up = up.parentElement)
    if (up.matches('[data-place], [data-region]')) within.push(up)
  const box = element.getBoundingClientRect()
  return { element, option: element.dataset.option, within, x: box.x, y: box.y }
}

const isGone = (element: HTMLElement) => !element.isConnected || element.matches(':disabled')

/** What takes over from something that is gone: the same answer, or else its nearest neighbour in the same place, but none that gives up what is on offer. */
function successor(table: Element, { option, within, x, y }: Last): HTMLElement | null {
  const usable = (root: Element, selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter(
      (each) => !isGone(each) && each.tabIndex >= 0 && each.checkVisibility?.() !== false,
    )
  const same = usable(table, '[data-option]').find(
    (each) => option !== undefined && each.dataset.option === option,
  )
  if (same) return same
  const far = (each: Element) => {
    const box = each.getBoundingClientRect()
    return Math.hypot(box.x - x, box.y - y)
  }
  for (const place of within.filter((each) => each.isConnected)) {
    const neighbours = usable(place, '[data-walk]:not([data-forgoes])')
    if (neighbours.length > 0) return neighbours.reduce((best, each) => (far(each) < far(best) ? each : best))
  }
  return null
}

/**
 * Where nothing takes over, the focus goes to what asks, which a screen reader then reads.
 * `always` also for those who clicked: screen readers do.
 */
export function keepsFocus(asks: () => HTMLElement | null, always: boolean): Attachment<HTMLElement> {
  return (table) => {
    let last: Last | null = null
    const came = ({ target }: FocusEvent) => {
      const element = target as HTMLElement
      last = always || element.matches(':focus-visible') ? noted(element) : null
    }
    // Whoever leaves on purpose is not called back; what is taken away loses the focus as well, but is gone then.
    const left = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (last?.element === target && !isGone(last.element)) last = null
      })
    const changes = new MutationObserver(() => {
      if (!last || !isGone(last.element) || document.activeElement !== document.body) return
      const next = successor(table, last) ?? asks()
      last = null
      next?.focus()
    })
    table.addEventListener('focusin', came)
    table.addEventListener('focusout', left)
    changes.observe(table, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    })
    return () => {
      table.removeEventListener('focusin', came)
      table.removeEventListener('focusout', left)
      changes.disconnect()
    }
  }
}
