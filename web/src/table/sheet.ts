/** The score sheet of a table, at its end or as if it ended now: who takes part, and what their points are made of. */
import { signed } from '../i18n/signed'
import type { TeamData, TermData, View } from '../net/wire'
import type { ScoreColumn, ScoreRow } from '../parts/ScoreSheet.svelte'
import { prefs } from '../state/prefs.svelte'
import type { Desk } from './desk.svelte'
import { termName, thingName } from './names'
import { say } from './say'
import { rowsOf, scoresOf, type TermRow } from './score'
import { isNeeded } from './together/team'

export function columnsOf(desk: Desk): ScoreColumn[] {
  const winners = desk.view.result?.winners ?? []
  const seats = desk.table.seats
  return scoresOf(desk.view).map((score, i) => {
    const seat = seats[i]
    return {
      name: desk.names[i]!,
      arms: desk.arms[i]!,
      bot: seat?.kind !== 'human',
      total: score.total,
      won: seat ? !desk.view.team && winners.includes(i) : desk.view.result !== null && winners.length === 0,
      says: seat && seat.index === desk.you ? say('you') : seat?.kind === 'bot' ? say('bot') : '',
    }
  })
}

/** The sheet of partners: what the game itself asks for leaves it, and a column for all comes to it. */
export function teamSheet(
  desk: Desk,
  columns: ScoreColumn[],
  rows: ScoreRow[],
): { columns: ScoreColumn[]; rows: ScoreRow[] } {
  const { team, seats, score } = desk.view
  if (!team || seats === 1) return { columns, rows }
  const own = new Set(score.flatMap((each) => each.terms.map((term) => term.name)))
  const all = {
    name: say('together.team'),
    arms: null,
    bot: false,
    total: team.total,
    won: team.won,
    says: '',
  }
  return {
    columns: [...columns.slice(0, seats), all],
    rows: rows
      .filter(({ id }) => own.has(id))
      .map((row) => {
        const cells = row.cells.slice(0, seats)
        return {
          ...row,
          cells: [...cells, { note: '', points: cells.reduce((sum, { points }) => sum + points, 0) }],
        }
      }),
  }
}

/** The rows of the sheet. A term that is worth points by steps says how far one came, one that is worth points for something else how much of that there is; the others, how many there are of what worth; of a single thing its points say that already. */
export function termsOf(desk: Desk): ScoreRow[] {
  const { catalogue } = desk.game
  const noteOf = ({ of, count, each }: TermRow['cells'][number]) =>
    of
      ? catalogue.render(prefs.lang, `counts.${of}`, { n: count })
      : each === null || count < 2
        ? ''
        : `${count} × ${signed(each)}`
  return rowsOf(desk.view).map((row) => {
    const name = termName(desk.game, prefs.lang, row.id) ?? thingName(desk.game, prefs.lang, row.id)
    const steps = `term.${row.id}.count`
    if (catalogue.has(steps))
      return {
        ...row,
        name,
        says: '',
        cells: row.cells.map(({ count, points }) => ({
          note: catalogue.render(prefs.lang, steps, { n: count }),
          points,
        })),
      }
    const worths = new Set(row.cells.map((cell) => (cell.of ? null : cell.each)))
    const several = row.cells.some(({ count }) => count > 1)
    const each = several && worths.size === 1 ? [...worths][0]! : null
    const cells = row.cells.map((cell) => ({ note: noteOf(cell), points: cell.points }))
    return { ...row, name, cells, says: each === null ? '' : say('over.each', { n: signed(each) }) }
  })
}

/** The team's points against those that are needed, as soon as that is known. */
export const sumOf = (view: View, team: TeamData): string =>
  isNeeded(view) ? say('team.sum', { n: team.total, m: team.needed }) : say('team.unasked', { n: team.total })

export interface TeamPart {
  id: string
  says: string
  clause: string
}

/** What partners have that belongs to none of them, and what makes the points that they need. */
export function partsOf(desk: Desk, team: TeamData): TeamPart[] {
  const part = (key: 'team.has' | 'team.needs', term: TermData): TeamPart => {
    const name = termName(desk.game, prefs.lang, term.name) ?? thingName(desk.game, prefs.lang, term.name)
    const even = term.count > 1 && term.points % term.count === 0
    const points = signed(term.points)
    const n = even ? `${term.count} × ${signed(term.points / term.count)} = ${points}` : points
    return { id: `${key} ${term.name}`, says: say(key, { name, n }), clause: term.clause }
  }
  return [
    ...team.terms.map((term) => part('team.has', term)),
    ...team.needs.map((term) => part('team.needs', term)),
  ]
}
