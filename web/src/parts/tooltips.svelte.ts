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
/** Where the pointer is. */
let pointer = pressed
if (typeof window !== 'undefined') {
  const capture = true
  window.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (pointer = pressed = { x, y }), {
    capture,
  })
  window.addEventListener('pointermove', ({ clientX: x, clientY: y }) => (pointer = { x, y }), { capture })
}

/** Pixels by which a hand that holds still moves. */
const STILL = 8

/** Whether the last click fell here, and the pointer has not gone since. */
export function isUnderClick({ left, top, right, bottom }: Box): boolean {
  const { x, y } = pressed
  const still = Math.hypot(pointer.x - x, pointer.y - y) <= STILL
  return still && left <= x && x <= right && top <= y && y <= bottom
}

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
  /** Beside its anchor, to which no arrow points then. */
  beside: boolean
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * Where a tooltip of that size stands so that it covers its anchor as little as can be and stays in sight. What is to
 * be kept `clear` (the question, of a button below it) is left free too, if there is room above or below it. What is
 * being `read` (what an answer would bring) is not covered either: rather than that it stands beside its anchor.
 */
export function spot(
  anchor: DOMRect,
  width: number,
  height: number,
  view: { width: number; height: number },
  clear?: DOMRect,
  read?: Box,
): Spot {
  const [gap, rim] = [12, 8]
  const fits = ({ top, bottom }: DOMRect) =>
    bottom + gap + height <= view.height - rim || top - gap - height >= rim
  const { top: over, bottom: under } = clear && fits(clear) ? clear : anchor
  const below = under + gap + height > view.height - rim && over - gap - height >= rim
  const middle = anchor.left + anchor.width / 2
  const across = Math.max(rim, Math.min(middle - 48, view.width - width - rim))
  const upright = (wanted: number) => Math.max(rim, Math.min(wanted, view.height - height - rim))
  const at = (left: number, top: number, above: boolean, beside: boolean): Spot => ({
    left,
    top: upright(top),
    above,
    arrow: Math.max(14, Math.min(middle - left - 7, width - 28)),
    beside,
  })
  const usual = at(across, below ? over - gap - height : under + gap, below, false)
  if (!read) return usual
  const level = anchor.top + anchor.height / 2 - height / 2
  const tops = [level, read.bottom + gap, read.top - gap - height]
  const sides = [anchor.right + gap, anchor.left - gap - width].filter(
    (left) => left >= rim && left + width <= view.width - rim,
  )
  const ways = [
    usual,
    at(across, anchor.bottom + gap, false, false),
    at(across, anchor.top - gap - height, true, false),
    ...sides.flatMap((left) => tops.map((top) => at(left, top, false, true))),
  ]
  const isFree = ({ left, top }: Spot) => {
    const box = { left, top, right: left + width, bottom: top + height }
    return !meet(box, read) && !meet(box, anchor)
  }
  return ways.find(isFree) ?? usual
}
