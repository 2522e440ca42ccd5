/** The score sheet of a table, at its end or as if it ended now: who takes part, and what their points are made of. */
import type { ScoreColumn, ScoreRow } from '../parts/ScoreSheet.svelte'
import { prefs } from '../state/prefs.svelte'
import type { Desk } from './desk.svelte'
import { thingName } from './names'
import { say } from './say'
import { rowsOf, scoresOf } from './score'

export function columnsOf(desk: Desk): ScoreColumn[] {
  const winners = desk.view.result?.winners ?? []
  const seats = desk.table.seats
  return scoresOf(desk.view).map((score, i) => {
    const seat = seats[i]
    return {
      name: desk.names[i]!, arms: desk.arms[i]!, bot: seat?.kind !== 'human', total: score.total ?? 0,
      won: seat ? winners.includes(i) : desk.view.result !== null && winners.length === 0,
      says: seat && seat.index === desk.you ? say('you') : seat?.kind === 'bot' ? say('bot') : '',
    }
  })
}

/** The rows of the sheet. A term that is worth points by steps says how far one came; the others, how many there are of what. */
export function termsOf(desk: Desk): ScoreRow[] {
  const { catalogue } = desk.game
  return rowsOf(desk.view).map((row) => {
    const name = manyOf(desk, row.id)
    const steps = `term.${row.id}.count`
    if (catalogue.has(steps)) return { ...row, name, says: '', cells: row.cells.map(({ count, points }) => ({ note: catalogue.render(prefs.lang, steps, { n: count }), points })) }
    const worths = new Set(row.cells.map((cell) => cell.each))
    const each = worths.size === 1 ? [...worths][0]! : null
    const cells = row.cells.map((cell) => ({ note: cell.each === null || cell.count === 0 ? '' : `${cell.count} × ${signed(cell.each)}`, points: cell.points }))
    return { ...row, name, cells, says: each === null ? '' : say('over.each', { n: signed(each) }) }
  })
}

const signed = (n: number) => (n < 0 ? `−${-n}` : String(n))

/** The name of many of them, without a number. */
function manyOf(desk: Desk, id: string): string {
  const { catalogue } = desk.game
  if (catalogue.has(`term.${id}`)) return catalogue.render(prefs.lang, `term.${id}`)
  if (catalogue.has(`card.${id}`)) return catalogue.name(prefs.lang, 'card', id, 'name', 3).replace(/^3 /, '')
  return thingName(desk.game, prefs.lang, id)
}
