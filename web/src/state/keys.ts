/**
 * The keyboard layer. A component asks for keys while it is there; the one that asked last hears first, so that an
 * open tooltip takes Escape before the table does. Keys typed into a field belong to the field.
 */
export type Keys = Record<string, (event: KeyboardEvent) => boolean | void>

const layers: Keys[] = []

/** The name of a key press: "Escape", "l", "?", "Ctrl+z". */
export function named(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  return event.ctrlKey || event.metaKey ? `Ctrl+${key}` : key
}

/** Listens until the returned function is called. A handler that returns false passes the key on. */
export function listen(keys: Keys): () => void {
  layers.push(keys)
  if (layers.length === 1) addEventListener('keydown', hear)
  return () => {
    const at = layers.indexOf(keys)
    if (at >= 0) layers.splice(at, 1)
    if (layers.length === 0) removeEventListener('keydown', hear)
  }
}

function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.altKey) return
  const name = named(event)
  if (name !== 'Escape' && isField(event.target)) return
  for (const keys of [...layers].reverse()) {
    const handler = keys[name]
    if (handler && handler(event) !== false) {
      event.preventDefault()
      return
    }
  }
}

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return true
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'range'].includes(target.type)
}
