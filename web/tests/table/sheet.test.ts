import { expect, it, vi } from 'vitest'
import { Catalogue } from '../../src/i18n/messages'
import type { ScoreData, TermData } from '../../src/net/wire'
import type { Desk } from '../../src/table/desk.svelte'
import { termsOf } from '../../src/table/sheet'
import { view } from './position'

vi.mock('../../src/state/prefs.svelte', () => ({ prefs: { lang: 'en' } }))

const texts = { 'counts.monument': '{n} {n|Monument|Monuments}', 'number.estate': 'Estate' }
const game = { data: { help: { en: {}, pl: {} } }, catalogue: new Catalogue({ en: texts, pl: texts }) }
const term = (points: number, count: number, of = ''): TermData => ({
  name: 'estate',
  points,
  clause: '',
  count,
  of,
})
const scored = (...terms: TermData[]): ScoreData[] =>
  terms.map((each) => ({ total: each.points, terms: [each] }))
const row = (...terms: TermData[]) =>
  termsOf({ game, view: view({}, { score: scored(...terms) }) } as Desk)[0]!

it('says how many there are of what worth', () => {
  const { says, cells } = row(term(9, 3), term(3, 1))
  expect([says, cells.map(({ note }) => note)]).toEqual(['3 each', ['3 × 3', '']])
})

it('says nothing of a single thing but its points', () => {
  const { says, cells } = row(term(11, 1))
  expect([says, cells[0]]).toEqual(['', { note: '', points: 11 }])
})

it('says what something is worth points for', () => {
  const { says, cells } = row(term(24, 8, 'monument'))
  expect([says, cells[0]!.note]).toEqual(['', '8 Monuments'])
})
