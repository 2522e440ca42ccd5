/** A view sorted by whose things they are: what belongs to all, and what belongs to each seat. */
import type { Number as Sum, Place, View } from '../net/wire'
import { holderOf, ownerOf } from './names'

export interface Zone {
  id: string
  place: Place
}
export interface Count {
  id: string
  value: number
  sum: Sum | null
}

export interface Area {
  owner: number | null
  zones: Zone[]
  counts: Count[]
  rows: { id: string; values: number[] }[]
  sets: { id: string; things: string[] }[]
}

/** The areas of a view: the common one first, then the seats in order. Numbers that decide something come with their terms. */
export function areasOf(view: View): Area[] {
  // An opponent that the rules play has things of its own but no seat.
  const last = Math.max(view.seats - 1, ...Object.values(view.places).map((place) => place.owner ?? -1))
  const owners = [null, ...Array.from({ length: last + 1 }, (_, seat) => seat)]
  const of = <T>(entries: Record<string, T>, owner: number | null) =>
    Object.entries(entries).filter(([id]) => ownerOf(id) === owner)
  return owners.map((owner) => {
    const sums = new Map(of(view.numbers, owner))
    const plain = of(view.values, owner)
      .filter(([id]) => !sums.has(id))
      .map(([id, value]) => ({ id, value, sum: null }))
    return {
      owner,
      zones: Object.entries(view.places)
        .filter(([id, place]) => holderOf(id, place) === owner)
        .map(([id, place]) => ({ id, place })),
      counts: [...[...sums].map(([id, sum]) => ({ id, value: sum.value, sum })), ...plain],
      rows: of(view.rows, owner).map(([id, values]) => ({ id, values })),
      sets: of(view.sets, owner).map(([id, things]) => ({ id, things })),
    }
  })
}

/** How many things lie in a place, where that is known. */
export function sizeOf(place: Place): number | null {
  return place.count ?? place.things?.reduce((sum, thing) => sum + (thing.n ?? 1), 0) ?? null
}

/** Whose turn it is: as the game says, else the only one that decides. */
export function turnOf(view: View): number | null {
  if (view.over) return null
  if (view.turn !== null) return view.turn
  const seats = new Set(view.pending.map((decision) => decision.seat))
  return seats.size === 1 ? [...seats][0]! : null
}
