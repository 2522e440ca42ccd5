/** The result as a table: one row per term that anybody has, one column per player. */
import type { ScoreData, TermData, View } from '../net/wire'

export interface TermRow {
  id: string
  clause: string
  cells: { count: number; each: number | null; points: number; of: string }[]
}

/** The scores of all who take part: the seats, and after them an opponent that the rules play. */
export const scoresOf = (view: View): ScoreData[] => [...view.score, ...view.rivals]

/** The term by which a game says that its players lost at once: nothing is scored then. */
export const NOT_SCORED = 'not_scored'
export const isScored = (view: View): boolean =>
  !view.score.some(({ terms }) => terms.some(({ name }) => name === NOT_SCORED))

/** The rows in the order in which the game lists its terms. */
export function rowsOf(view: View): TermRow[] {
  const all = scoresOf(view).map((score) => new Map(score.terms.map((term) => [term.name, term])))
  const cell = (term: TermData | undefined, each: number | null) => ({
    count: term?.count ?? 0,
    each,
    points: term?.points ?? 0,
    of: term?.of ?? '',
  })
  return merged(all.map((terms) => [...terms.keys()])).map((id) => {
    const found = all.map((terms) => terms.get(id))
    return {
      id,
      clause: found.find(Boolean)?.clause ?? '',
      cells: found.map((term) => cell(term, eachOf(found, term))),
    }
  })
}

/** Several lists as one: what only some of them have stands behind what it stands behind there. */
function merged(lists: string[][]): string[] {
  const all: string[] = []
  for (const list of lists)
    for (const [i, id] of list.entries())
      if (!all.includes(id)) all.splice(i === 0 ? 0 : all.indexOf(list[i - 1]!) + 1, 0, id)
  return all
}

/** What one of them is worth: the same for all, or of this player alone; a player without any shows the common worth. */
function eachOf(all: (TermData | undefined)[], own: TermData | undefined): number | null {
  const worths = new Set(
    all.flatMap((term) =>
      term && term.count > 0 && term.points % term.count === 0 ? [term.points / term.count] : [],
    ),
  )
  if (own && own.count > 0) return own.points % own.count === 0 ? own.points / own.count : null
  return worths.size === 1 ? [...worths][0]! : null
}

/** Who stands how: the best first. */
export function standing(view: View): { seat: number; total: number }[] {
  return scoresOf(view)
    .map((score, seat) => ({ seat, total: score.total }))
    .sort((a, b) => b.total - a.total)
}
