/** How partners stand against the game, and what was done to them last, read out of a view and the past. */
import type { EventData, View } from '../../net/wire'

/** The points that some terms take from all seats together. */
export function takenBy(view: View, terms: ReadonlySet<string>): number {
  const points = view.score.flatMap((score) => score.terms).filter((term) => terms.has(term.name))
  return points.reduce((sum, term) => sum + Math.max(0, -term.points), 0)
}

/** Whether it is known already what the team needs: before anything is asked for, there is nothing to compare with. */
export const isNeeded = (view: View): boolean => view.over || (view.team?.needed ?? 0) > 0

/** The bar of the adversary, in hundredths of its length: what the team has, what is taken from it, where the goal is. */
export interface Bar {
  has: number
  taken: number
  goal: number
}

export function barOf(total: number, needed: number, taken: number): Bar {
  const length = Math.max(1, needed, total + taken)
  const part = (n: number) => (100 * Math.max(0, Math.min(n, length))) / length
  return { has: part(total), taken: part(total + taken) - part(total), goal: part(needed) }
}

/** What happened from the latest event of such a kind on, up to the first that ends it. */
export function strip(
  past: readonly EventData[],
  begins: (event: EventData) => boolean,
  ends: (event: EventData) => boolean,
): EventData[] {
  const from = past.findLastIndex(begins)
  if (from < 0) return []
  const rest = past.slice(from + 1)
  const to = rest.findIndex(ends)
  return [past[from]!, ...(to < 0 ? rest : rest.slice(0, to))]
}
