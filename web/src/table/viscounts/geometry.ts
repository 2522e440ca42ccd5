/**
 * Where everything lies on the round board: 700 by 700 units, angles clockwise from the top. Segment i of the ring lies at
 * 72 degrees times i. From the rim inwards: sea, coast with building plots, road of towns, fields, moat, castle.
 */
import type { Position } from '../../games/viscounts/cards'

export const SIDE = 700
export const MIDDLE = 350
export const R = {
  rim: 345,
  sea: 342.5,
  coast: 333,
  plots: 313,
  towns: 267,
  inner: 162,
  road: 149,
  moat: 142,
  wall: 133,
  gates: 96,
  keep: 57,
} as const
export const STEP = 72

export interface Point {
  x: number
  y: number
}

const round = (n: number) => Math.round(n * 10) / 10

export function at(angle: number, r: number): Point {
  const a = (angle * Math.PI) / 180
  return { x: round(MIDDLE + r * Math.sin(a)), y: round(MIDDLE - r * Math.cos(a)) }
}
const xy = (angle: number, r: number) => {
  const { x, y } = at(angle, r)
  return `${x} ${y}`
}

const TOWN_ANGLES: Record<Position, number> = { left: -18, right: 18, inner: 0 }

export function townAt(place: number, position: Position): Point {
  return at(place * STEP + TOWN_ANGLES[position], position === 'inner' ? R.inner : R.towns)
}

/** The way from a town to one that its arrows lead to; the inner road bends along the moat. */
export type Leg = 'along' | 'in' | 'out' | 'on' | 'round'
export function leg(place: number, which: Leg): string {
  const a = place * STEP
  switch (which) {
    case 'along':
      return `M${xy(a - 18, R.towns)}A${R.towns} ${R.towns} 0 0 1 ${xy(a + 18, R.towns)}`
    case 'on':
      return `M${xy(a + 18, R.towns)}A${R.towns} ${R.towns} 0 0 1 ${xy(a + 54, R.towns)}`
    case 'in':
      return `M${xy(a - 18, R.towns)}C${xy(a - 9.5, 261)} ${xy(a - 8, 206)} ${xy(a, R.inner)}`
    case 'out':
      return `M${xy(a, R.inner)}C${xy(a + 8, 206)} ${xy(a + 9.5, 261)} ${xy(a + 18, R.towns)}`
    case 'round':
      return `M${xy(a, R.inner)}L${xy(a + 5, R.road)}A${R.road} ${R.road} 0 0 1 ${xy(a + 67, R.road)}L${xy(a + STEP, R.inner)}`
  }
}
export const LEGS: readonly Leg[] = ['along', 'in', 'out', 'on', 'round']
/** Where on a leg the chevron stands that says which way it leads: angle from the segment's own, radius, heading. */
export const CHEVRONS: Record<Leg, readonly [number, number, number]> = {
  along: [6, 267, 96],
  on: [37, 267, 127],
  in: [-10.5, 232, 150],
  out: [10.5, 232, 30],
  round: [36, 149, 126],
}
export function chevron(place: number, which: Leg): string {
  const [angle, r, heading] = CHEVRONS[which]
  const { x, y } = at(place * STEP + angle, r)
  return `translate(${x} ${y}) rotate(${place * STEP + heading - 90})`
}

/** The angles of a segment's plots: five on one side of the board, four on the other. */
export function plotAngles(place: number, count: number): number[] {
  const gap = STEP / count
  return Array.from({ length: count }, (_, i) => place * STEP + (i - (count - 1) / 2) * gap)
}
export const plotAt = (angle: number): Point => at(angle, R.plots)

/** The link from a plot to the next one, clear of both. */
export function link(from: number, to: number): string {
  return `M${xy(from + 3.4, R.plots)}A${R.plots} ${R.plots} 0 0 1 ${xy(to - 3.4, R.plots)}`
}

/** A field of the ring between two radii. */
export function field(place: number, outer: number, inner: number): string {
  const [from, to] = [place * STEP - 36, place * STEP + 36]
  return `M${xy(from, outer)}A${outer} ${outer} 0 0 1 ${xy(to, outer)}L${xy(to, inner)}A${inner} ${inner} 0 0 0 ${xy(from, inner)}Z`
}

/** The hedge between a segment and the next one; the road runs through it. */
export function hedge(place: number): string {
  const a = place * STEP + 36
  return `M${xy(a, 155)}L${xy(a, 260)}M${xy(a, 274)}L${xy(a, 332)}`
}

/** A river from the coast between the banks to the fields: the banks of a ribbon that bends and narrows. */
export function river(place: number, mouth: number): string {
  const banks = [1, -1].map((bank) =>
    Array.from({ length: 25 }, (_, i) => {
      const t = i / 24
      const r = R.coast - t * 117
      const bend = Math.sin(t * 10.5 + place) * 2.1 * (1 - t)
      const middle = mouth + (place * STEP - mouth) * t + bend
      const half = ((9.5 * (1 - t) + 1.2) / r) * (180 / Math.PI)
      return xy(middle + bank * half, r)
    }),
  )
  return `M${banks[0]!.join('L')}L${banks[1]!.reverse().join('L')}Z`
}

/** The waves around the coast. */
export function waves(): string {
  let d = `M${xy(0, 337.6)}`
  for (let a = 0; a < 360; a += 2.4) d += `Q${xy(a + 1.2, 342.8)} ${xy(a + 2.4, 337.6)}`
  return d
}

/**
 * Upright things have places, not angles: found once so that they lie clear of roads and towns. Townsfolk of 68 by 72,
 * Manuscripts of 54 by 64, each by its middle.
 */
export const PILES: readonly Point[] = [
  { x: 270, y: 162 },
  { x: 505, y: 220 },
  { x: 521, y: 453 },
  { x: 313, y: 542 },
  { x: 149, y: 371 },
]
export const BOOKS: readonly Point[] = [
  { x: 429, y: 164 },
  { x: 553, y: 368 },
  { x: 387, y: 542 },
  { x: 184, y: 446 },
  { x: 196, y: 216 },
]
const STANDS: Record<'left' | 'right', readonly Point[]> = {
  left: [
    { x: 238, y: 88 },
    { x: 557, y: 159 },
    { x: 527, y: 507 },
    { x: 239, y: 592 },
    { x: 78, y: 311 },
  ],
  right: [
    { x: 395, y: 86 },
    { x: 612, y: 311 },
    { x: 399, y: 595 },
    { x: 118, y: 480 },
    { x: 134, y: 158 },
  ],
}

/** Where the nth Viscount in a town stands: beside an outer town, upon an inner one. */
export function standAt(place: number, position: Position, nth: number): Point {
  const first = position === 'inner' ? townAt(place, 'inner') : STANDS[position][place]!
  return { x: first.x + 14 * nth, y: first.y - (position === 'inner' ? 6 : 0) + 4 * nth }
}

/** The landscape: angle from the segment's own, radius, size. */
export const LANDSCAPE: readonly [string, number, number, number][] = [
  ['pine', -33.5, 236, 26],
  ['pine', -29, 245, 20],
  ['pine', -33, 209, 18],
  ['oak', 32, 246, 27],
  ['oak', 33.5, 215, 20],
  ['mill', 9.4, 287, 24],
  ['wheat', -25.4, 299, 17],
  ['grapes', 23.2, 299, 17],
  ['hut', 31.6, 284, 17],
]

/** Where the Workers of a section stand, side by side around its middle; `n` of them. */
export function crowd(place: number, r: number, n: number, wide: number): Point[] {
  const gap = Math.min((wide / r) * (180 / Math.PI), n > 1 ? 54 / (n - 1) : 0)
  return Array.from({ length: n }, (_, i) => at(place * STEP + (i - (n - 1) / 2) * gap, r))
}

/** The gate of a section: a capsule on the inner wall, wide enough for its signs. */
export function gate(place: number, degrees: number): string {
  const a = place * STEP
  return `M${xy(a - degrees / 2, R.gates)}A${R.gates} ${R.gates} 0 0 1 ${xy(a + degrees / 2, R.gates)}`
}
/** The walls between sections, and the towers upon them. */
export function wall(place: number): string {
  return `M${xy(place * STEP + 36, R.keep)}L${xy(place * STEP + 36, R.wall)}`
}
