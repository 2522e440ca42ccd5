/** The border of the book: a barred stem with a vine growing out of it, spiral after spiral. */
import { dice, px } from './random'

export interface Leaf {
  x: number
  y: number
  turn: number
  scale: number
  green: boolean
}
export interface Dot {
  x: number
  y: number
  r: number
  kind: 'gold' | 'berry' | 'petal'
}
export interface Vine {
  hairs: string
  leaves: Leaf[]
  dots: Dot[]
}

export const LEAF =
  'M0 0C1.5-1 2-3.5 1-5C3.5-5.5 5-4 5.6-2.4C7.5-2.6 10-1.4 11.5 0C10 1.4 7.5 2.6 5.6 2.4C5 4 3.5 5.5 1 5C2 3.5 1.5 1 0 0Z'
const TURNS = 2.35
const STEPS = 30

/** A vine along a stem of that length; the stem lies along the x axis, the vine grows towards y. */
export function vine(length: number, seed: number): Vine {
  const roll = dice(seed)
  const out: Vine = { hairs: '', leaves: [], dots: [] }
  const pairs = Math.max(1, Math.round(length / 154))
  for (let i = 0; i < pairs * 2; i++) {
    const span = length / (pairs * 2)
    const up = i % 2 === 0
    spiral(out, roll, i, {
      x: span * (i + 0.52),
      y: up ? 36 + roll() * 4 : 47 + roll() * 6,
      r: 21 + roll() * 5,
      up,
    })
  }
  return out
}

interface Curl {
  x: number
  y: number
  r: number
  up: boolean
}

function spiral(out: Vine, roll: () => number, i: number, { x, y, r, up }: Curl): void {
  const side = up ? 1 : -1
  const begin = up ? -Math.PI / 2.2 : Math.PI + Math.PI / 2.2
  const points = Array.from({ length: STEPS + 1 }, (_, k) => {
    const share = k / STEPS
    const angle = begin + side * share * TURNS * 2 * Math.PI * 0.72
    const radius = r * (1 - share * 0.86)
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius, angle }
  })
  const first = points[0]!
  const root = x - side * (r + 12)
  out.hairs += `M${px(root)} 5Q${px(root + side * 14)} ${px(up ? 10 : 20)} ${px(first.x)} ${px(first.y)}`
  for (let k = 1; k < points.length - 1; k += 1) {
    const [a, b] = [points[k]!, points[k + 1]!]
    out.hairs += `Q${px(a.x)} ${px(a.y)} ${px((a.x + b.x) / 2)} ${px((a.y + b.y) / 2)}`
  }
  for (const k of [4, 9, 14, 19, 24]) {
    const p = points[k]!
    const [lx, ly] = [p.x + Math.cos(p.angle) * 4, p.y + Math.sin(p.angle) * 4]
    out.hairs += `M${px(p.x)} ${px(p.y)}L${px(lx)} ${px(ly)}`
    out.leaves.push({ x: lx, y: ly, turn: (p.angle * 180) / Math.PI + side * 12, scale: 0.8, green: false })
  }
  const heart = points.at(-1)!
  if (i % 4 === 0) {
    for (let k = 0; k < 5; k++) {
      const a = (k * 2 * Math.PI) / 5 - Math.PI / 2
      out.dots.push({ x: heart.x + 4.4 * Math.cos(a), y: heart.y + 4.4 * Math.sin(a), r: 3.2, kind: 'petal' })
    }
    out.dots.push({ x: heart.x, y: heart.y, r: 2.9, kind: 'gold' })
  } else if (i % 4 === 2) {
    out.leaves.push({ x: heart.x + 4, y: heart.y, turn: 178, scale: 1.1, green: true })
  } else out.dots.push({ x: heart.x, y: heart.y, r: 3.8, kind: 'berry' })
  for (const height of [28, 49, 71]) {
    const [bx, by] = [x + side * (r + 14) + roll() * 14 - 7, height + roll() * 5 - 2]
    out.dots.push({ x: bx, y: by, r: 2.2, kind: 'gold' })
    out.hairs += `M${px(bx)} ${px(by)}q${px(roll() * 6 - 3)} -4 ${px(roll() * 8 - 4)} -7`
  }
}
