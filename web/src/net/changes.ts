/** Pushes that carry only what has changed in the view: they are put together with the view that was pushed before. */
import type { Change, Push, TableData, View, ViewChanges } from './wire'

/** The view after the changes. What has not changed stays the very same objects. */
export function changed(view: View, changes: ViewChanges): View {
  const next: Record<string, unknown> = { ...view, ...changes.parts }
  for (const [part, entries] of Object.entries(changes.entries))
    next[part] = { ...view[part as 'places'], ...entries }
  return next as unknown as View
}

/** Reads what one socket brings, in its order. */
export class Pushes {
  #view: View | null = null

  /** The whole table; none, if there is no view to which the changes belong. */
  read(push: Push | Change): TableData | null {
    if (push.type === 'change' && !this.#view) return null
    const table =
      push.type === 'change' ? { ...push.table, view: changed(this.#view!, push.changes) } : push.table
    this.#view = table.view
    return table
  }
}
