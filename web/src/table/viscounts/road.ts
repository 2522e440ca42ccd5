/** The road to a town: over which legs a Viscount goes that must take so many steps at least. */
import type { Position } from '../../games/viscounts/cards'
import { CHEVRONS, STEP, at, townAt, type Leg, type Point } from './geometry'

/** A town by the place of its part in the ring, clockwise from the top. */
export interface Stop {
  place: number
  position: Position
}
export interface Step {
  place: number
  leg: Leg
}

const PARTS = 5
/** Nobody needs more: after so many further steps every town has come by. */
const FARTHEST = 30

/** Where one can go from a town, and over which leg. */
function exits({ place, position }: Stop): [Leg, Stop][] {
  const next = (place + 1) % PARTS
  switch (position) {
    case 'left':
      return [
        ['along', { place, position: 'right' }],
        ['in', { place, position: 'inner' }],
      ]
    case 'inner':
      return [
        ['out', { place, position: 'right' }],
        ['round', { place: next, position: 'inner' }],
      ]
    case 'right':
      return [['on', { place: next, position: 'left' }]]
  }
}

const nameOf = ({ place, position }: Stop) => `${position} ${place}`

/** The shortest road of at least so many steps, leg by leg; none where no road leads there. */
export function roadTo(from: Stop, to: Stop, least: number): Step[] {
  let ways = new Map<string, { at: Stop; steps: Step[] }>([[nameOf(from), { at: from, steps: [] }]])
  for (let n = 0; n <= FARTHEST; n++) {
    const there = ways.get(nameOf(to))
    if (there && n >= least) return there.steps
    const further: typeof ways = new Map()
    for (const { at, steps } of ways.values())
      for (const [leg, stop] of exits(at))
        if (!further.has(nameOf(stop)))
          further.set(nameOf(stop), { at: stop, steps: [...steps, { place: at.place, leg }] })
    ways = further
  }
  return []
}

const BEGINS: Record<Leg, Position> = {
  along: 'left',
  in: 'left',
  out: 'inner',
  on: 'right',
  round: 'inner',
}

/** What a Viscount passes on the shortest road: the middle of every leg and the towns between; nothing where it stays. */
export function passed(from: Stop, to: Stop): Point[] {
  if (nameOf(from) === nameOf(to)) return []
  return roadTo(from, to, 1).flatMap(({ place, leg }, i) => {
    const [angle, r] = CHEVRONS[leg]
    const middle = at(place * STEP + angle, r)
    return i === 0 ? [middle] : [townAt(place, BEGINS[leg]), middle]
  })
}
