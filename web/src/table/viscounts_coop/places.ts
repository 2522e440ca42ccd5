/** Where the Overlord's token and the Workers on towns stand on the round board. */
import { STEP, at, standAt, townAt, type Point } from '../viscounts/geometry'
import type { Stop } from './overlord'

/** How far from the middle of an outer town its Workers stand, and how far from each other. */
const [FAR, APART] = [40, 19]

/** Beside a town, across from where Viscounts stand: the ith of so many Workers. */
export function postAt({ place, position }: Stop, i: number, of: number, small: boolean): Point {
  const middle = postMiddle(place, position)
  const gap = small ? APART + 6 : APART
  return { x: middle.x + (i - (of - 1) / 2) * gap, y: middle.y }
}

function postMiddle(place: number, position: Stop['position']): Point {
  if (position === 'inner') return at(place * STEP + 14, 164)
  const [town, stand] = [townAt(place, position), standAt(place, position, 0)]
  const [x, y] = [town.x - stand.x, town.y - stand.y]
  const far = Math.hypot(x, y) || 1
  return { x: town.x + (x / far) * FAR, y: town.y + (y / far) * FAR }
}

/** His token stands where Viscounts do, behind those that are there. */
export const tokenAt = ({ place, position }: Stop, met: number): Point => standAt(place, position, met)
