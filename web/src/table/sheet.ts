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

export function termsOf(desk: Desk): ScoreRow[] {
  return rowsOf(desk.view).map((row) => {
    const worths = new Set(row.cells.map((cell) => cell.each))
    const each = worths.size === 1 ? [...worths][0]! : null
    return { ...row, name: manyOf(desk, row.id), says: each === null ? '' : say('over.each', { n: each < 0 ? `−${-each}` : each }) }
  })
}

/** The name of many of them, without a number. */
function manyOf(desk: Desk, id: string): string {
  const { catalogue } = desk.game
  if (catalogue.has(`card.${id}`)) return catalogue.name(prefs.lang, 'card', id, 'name', 3).replace(/^3 /, '')
  return catalogue.has(`term.${id}`) ? catalogue.render(prefs.lang, `term.${id}`) : thingName(desk.game, prefs.lang, id)
}
