/** Tooltips: small explanations beside the thing that they explain. Only one is open at a time. */
import type { Snippet } from 'svelte'
import type { Attachment } from 'svelte/attachments'

export type TooltipContent =
  | { kind: 'clause'; game: string; clause: string }
  | { kind: 'card'; game: string; card: string }
  | { kind: 'words'; body: Snippet }
  | { kind: 'text'; text: string }
export type TooltipTone = 'rule' | 'advice' | 'plain'

export interface Tooltip {
  anchor: Element
  content: TooltipContent
  tone: TooltipTone
  /** Opened by pointing: it does not take the focus and goes when the pointer goes. */
  hover: boolean
}

export const HOVER = 400
export const PRESS = 350

class Tooltips {
  open: Tooltip | null = $state.raw(null)

  /** Opens a tooltip, or closes it when it is open at this anchor already. */
  show(anchor: Element, content: TooltipContent, tone: TooltipTone = 'plain'): void {
    this.open =
      this.open?.anchor === anchor && !this.open.hover ? null : { anchor, content, tone, hover: false }
  }

  hint(anchor: Element, content: TooltipContent, tone: TooltipTone = 'plain'): void {
    if (!this.open || this.open.hover) this.open = { anchor, content, tone, hover: true }
  }

  /** Closes what pointing at this anchor had opened. */
  leave(anchor: Element): void {
    if (this.open?.hover && this.open.anchor === anchor) this.open = null
  }

  close(): void {
    this.open = null
  }
}

export const tooltips = new Tooltips()

/** Where a button was last pressed: what comes to lie there afterwards was not pointed at. */
let pressed = { x: -1, y: -1 }
if (typeof window !== 'undefined')
  window.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (pressed = { x, y }), {
    capture: true,
  })

/** What each element that explains itself says. */
const explanations = new WeakMap<Element, () => TooltipContent | null>()

/** What tells what an element is; undefined, if it does not explain itself. */
export function explanationOf(element: Element): (() => TooltipContent | null) | undefined {
  return explanations.get(element)
}

/** Whether somebody points here with a mouse that has moved since the last click. */
export function points(event: Event): boolean {
  const { pointerType, clientX, clientY } = event as PointerEvent
  return pointerType === 'mouse' && (clientX !== pressed.x || clientY !== pressed.y)
}

/** Explains an element when it is pointed at for a while, focused and asked with `?`, or pressed long. */
export function explains(content: () => TooltipContent | null, tone: TooltipTone = 'plain'): Attachment {
  return (element) => {
    explanations.set(element, content)
    let timer: ReturnType<typeof setTimeout> | undefined
    let waited = false
    const stop = () => clearTimeout(timer)
    const point = (event: Event) => {
      if (waited || !points(event)) return
      waited = true
      later(HOVER, false)
    }
    const later = (wait: number, pinned: boolean) => {
      stop()
      timer = setTimeout(() => {
        const found = content()
        if (found) pinned ? tooltips.show(element, found, tone) : tooltips.hint(element, found, tone)
      }, wait)
    }
    const on: [string, (event: Event) => void][] = [
      ['pointerenter', point],
      ['pointermove', point],
      [
        'pointerleave',
        () => {
          waited = false
          stop()
          tooltips.leave(element)
        },
      ],
      [
        'pointerdown',
        (event) => ((event as PointerEvent).pointerType === 'mouse' ? stop() : later(PRESS, true)),
      ],
      ['pointerup', stop],
      ['pointercancel', stop],
      [
        'keydown',
        (event) => {
          if ((event as KeyboardEvent).key !== '?') return
          const found = content()
          if (!found) return
          event.preventDefault()
          event.stopPropagation()
          tooltips.show(element, found, tone)
        },
      ],
    ]
    for (const [name, handler] of on) element.addEventListener(name, handler)
    return () => {
      stop()
      explanations.delete(element)
      tooltips.leave(element)
      for (const [name, handler] of on) element.removeEventListener(name, handler)
    }
  }
}

export interface Spot {
  left: number
  top: number
  above: boolean
  arrow: number
}

/**
 * Where a tooltip of that size stands so that it covers its anchor as little as can be and stays in sight. What is to
 * be kept `clear` (the question, of a button below it) is left free too, if there is room above or below it.
 */
export function spot(
  anchor: DOMRect,
  width: number,
  height: number,
  view: { width: number; height: number },
  clear?: DOMRect,
): Spot {
  const [gap, rim] = [12, 8]
  const fits = ({ top, bottom }: DOMRect) =>
    bottom + gap + height <= view.height - rim || top - gap - height >= rim
  const { top: over, bottom: under } = clear && fits(clear) ? clear : anchor
  const above = under + gap + height > view.height - rim && over - gap - height >= rim
  const middle = anchor.left + anchor.width / 2
  const left = Math.max(rim, Math.min(middle - 48, view.width - width - rim))
  const wanted = above ? over - gap - height : under + gap
  const top = Math.max(rim, Math.min(wanted, view.height - height - rim))
  return { left, top, above, arrow: Math.max(14, Math.min(middle - left - 7, width - 28)) }
}
