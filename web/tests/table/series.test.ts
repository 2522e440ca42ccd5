import { describe, expect, it } from 'vitest'
import type { DecisionData } from '../../src/net/wire'
import type { Desk } from '../../src/table/desk.svelte'
import { Series } from '../../src/table/series.svelte'
import { decision, option } from './position'

const paladin = (kind: string, shape = 'sort') =>
  decision({ kind, shape, options: ['samson', 'raimond'].map((name) => option(name, `seat0.hand:${name}`)) })

/** A desk that asks one question after the other, each answered with its first option. */
function answering(questions: (DecisionData | null)[]) {
  const table = { rehearsed: [] as string[] }
  const desk = {
    table,
    get decision() {
      return questions[table.rehearsed.length] ?? null
    },
  } as unknown as Desk
  const series = new Series(desk)
  const answer = (n = 0) => {
    const chosen = desk.decision!.options![n]!
    series.note(chosen)
    table.rehearsed = [...table.rehearsed, chosen.notation]
  }
  const given = () => series.given.map(({ at, notation }) => `${at} ${notation}`)
  return { table, answer, given }
}

describe('a series of questions', () => {
  it('keeps what was put into order, from the first question of its shape on', () => {
    const { answer, given } = answering([paladin('action', 'target'), paladin('paladin'), paladin('top')])
    answer()
    expect(given()).toEqual([])
    answer(1)
    expect(given()).toEqual(['1 raimond'])
    answer()
    expect(given()).toEqual(['1 raimond', '2 samson'])
  })

  it('forgets what was taken back, and what another answer took the place of', () => {
    const { table, answer, given } = answering([paladin('paladin'), paladin('top')])
    answer()
    answer(1)
    table.rehearsed = []
    expect(given()).toEqual([])
    answer(1)
    expect(given()).toEqual(['0 raimond'])
  })

  it('shows nothing of choices that it has not seen made', () => {
    const { table, given } = answering([paladin('paladin'), paladin('top')])
    table.rehearsed = ['samson']
    expect(given()).toEqual([])
  })

  it('can be gone back to until something else is answered', () => {
    const { answer, given } = answering([paladin('paladin'), paladin('action', 'target')])
    answer()
    expect(given()).toEqual(['0 samson'])
    answer()
    expect(given()).toEqual([])
  })
})
