/** How Workers are drawn: a head, and a body with the outline of the seat's tincture. */
import type { Tincture } from '../../art/piece'

/** Bodies in a box of 30 by 40 units; the head is a circle above them. */
export const BODIES: Partial<Record<Tincture, string>> = {
  red: 'M3.5 15H26.5V25C26.5 32 21 36.5 15 39.2C9 36.5 3.5 32 3.5 25Z',
  blue: 'M4 15H26V39H4Z',
  green: 'M15 11L28.5 25L15 39.5L1.5 25Z',
  purple: 'M8.5 14.5H21.5L28.5 27L21.5 39.2H8.5L1.5 27Z',
  black: 'M3.5 39.2V25C3.5 18 10 14.5 15 12C20 14.5 26.5 18 26.5 25V39.2Z',
}

export interface Figure {
  x: number
  y: number
  scale: number
}

/** Where the figures of a crowd stand, those behind first, and how wide the crowd is. */
export function crowd(n: number, most = 3): { width: number; figures: Figure[] } {
  const shown = Math.min(n, most)
  const behind = (x: number): Figure => ({ x, y: -1, scale: 0.9 })
  if (shown >= 3) return { width: 54, figures: [behind(22), behind(3), { x: 11, y: 0, scale: 1 }] }
  if (shown === 2) return { width: 43, figures: [behind(11), { x: 0, y: 0, scale: 1 }] }
  return { width: 32, figures: [{ x: 0, y: 0, scale: 1 }] }
}
