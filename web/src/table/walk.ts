/** Walking with the arrows: from one thing to the nearest in that direction. */
export interface Point {
  x: number
  y: number
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The nearest of the points in the key's direction; what lies beside the way counts as farther. -1 if there is none. */
export function nearest(from: Point, points: readonly Point[], key: string): number {
  const way = WAYS[key]
  if (!way) return -1
  let [best, found] = [Infinity, -1]
  points.forEach((point, i) => {
    const [dx, dy] = [point.x - from.x, point.y - from.y]
    const ahead = dx * way.x + dy * way.y
    const beside = Math.abs(dx * way.y) + Math.abs(dy * way.x)
    if (ahead > 1 && ahead + 2.5 * beside < best) [best, found] = [ahead + 2.5 * beside, i]
  })
  return found
}

/** Moves the focus; says whether it moved. */
export function walk(root: HTMLElement, key: string): boolean {
  const all = [
    ...root.querySelectorAll<HTMLElement>('[data-walk]:not([tabindex="-1"]):not(:disabled)'),
  ].filter((each) => each.offsetParent !== null)
  const middle = (element: Element): Point => {
    const box = element.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const active = document.activeElement
  if (!active || !all.includes(active as HTMLElement)) {
    all[0]?.focus()
    return all.length > 0
  }
  const at = nearest(middle(active), all.map(middle), key)
  all[at]?.focus()
  return at >= 0
}
