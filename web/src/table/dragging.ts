/** Dragging a thing to a slot, with a mouse, a pen or, where nothing scrolls below it, a finger. */
import type { Attachment } from 'svelte/attachments'

/** So many pixels make a drag of a press. */
const FAR = 6

interface Drag {
  /** What is dragged; null where it cannot be. */
  name(): string | null
  /** Where it is let go: the slot below the pointer. */
  drop(slot: number): void
  /** Which slot it is over now, if it is over one. */
  over(slot: number | null): void
  /** Whether a finger drags it too. */
  touch?: boolean
}

function slotBelow({ clientX, clientY }: PointerEvent): number | null {
  const slot = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-slot]')
  return slot ? Number(slot.dataset.slot) : null
}

/** The name of what is dragged, at the pointer. */
function ghostOf(name: string): HTMLElement {
  const ghost = document.createElement('div')
  ghost.textContent = name
  ghost.ariaHidden = 'true'
  ghost.className = 'dragged'
  document.body.append(ghost)
  return ghost
}

export function drags({ name, drop, over, touch = false }: Drag): Attachment<HTMLElement> {
  return (element) => {
    let from: PointerEvent | null = null
    let ghost: HTMLElement | null = null

    const move = (event: PointerEvent) => {
      const what = name()
      if (!from || what === null) return
      if (!ghost && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < FAR) return
      ghost ??= ghostOf(what)
      ghost.style.translate = `${event.clientX + 10}px ${event.clientY + 10}px`
      over(slotBelow(event))
    }
    const end = (event: PointerEvent) => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      from = null
      if (!ghost) return
      ghost.remove()
      ghost = null
      over(null)
      // The click that ends a drag chooses nothing.
      const still = (click: Event) => click.stopPropagation()
      addEventListener('click', still, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', still, { capture: true }))
      const slot = event.type === 'pointerup' ? slotBelow(event) : null
      if (slot !== null) drop(slot)
    }
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || (event.pointerType === 'touch' && !touch) || name() === null) return
      from = event
      addEventListener('pointermove', move)
      addEventListener('pointerup', end)
      addEventListener('pointercancel', end)
    }
    element.addEventListener('pointerdown', down)
    return () => {
      element.removeEventListener('pointerdown', down)
      if (from) end(new PointerEvent('pointercancel'))
    }
  }
}
