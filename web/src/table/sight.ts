/** Which answers the table shows, and which lie out of sight: on another tab, or nowhere at all. */
import type { Attachment } from 'svelte/attachments'
import type { OptionData } from '../net/wire'

const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['class', 'data-option', 'data-thing', 'data-place', 'hidden'],
}
const SIGNS = '[data-option], [data-thing], [data-place]'

/** What stands for an answer, or for something that an answer is about, and is shown. */
function inSight(table: Element): Set<string> {
  const shown = new Set<string>()
  for (const it of table.querySelectorAll<HTMLElement>(SIGNS)) {
    if (it.closest('#tray') || it.checkVisibility?.({ visibilityProperty: true }) === false) continue
    const { option, thing, place } = it.dataset
    for (const name of [option, thing, place]) if (name !== undefined) shown.add(name)
  }
  return shown
}

/** The answers of which a table shows neither the button nor the thing. */
export function outOfSight(table: Element, answers: readonly OptionData[]): string[] {
  const shown = inSight(table)
  return answers
    .filter(({ notation, targets }) => !shown.has(notation) && !targets.some((id) => shown.has(id)))
    .map(({ notation }) => notation)
}

/** Looks again whenever the table shows something else. */
export function watches(
  answers: () => readonly OptionData[],
  tell: (away: string[]) => void,
): Attachment<HTMLElement> {
  return (table) => {
    const all = answers()
    const look = () => tell(outOfSight(table, all))
    let frame = requestAnimationFrame(look)
    const changes = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    })
    changes.observe(table, CHANGES)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
    }
  }
}
