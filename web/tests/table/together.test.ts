// @vitest-environment happy-dom
/** How partners stand against the game. */
import { expect, it } from 'vitest'
import { barOf, takenBy } from '../../src/table/together/team'
import { teamSheet } from '../../src/table/sheet'
import { view } from './position'

const term = (name: string, points: number) => ({ name, points, clause: '', count: 1, of: null })

it('counts what is taken from all seats, and only that', () => {
  const score = [
    { total: 3, terms: [term('demand', -5), term('demand', 3), term('debt', -2)] },
    { total: -5, terms: [term('demand', -5)] },
  ]
  expect(takenBy({ ...view({}, {}), score } as never, new Set(['demand']))).toBe(10)
})

it('draws what the team has, what is taken and the goal', () => {
  expect(barOf(30, 120, 30)).toEqual({ has: 25, taken: 25, goal: 100 })
  expect(barOf(150, 100, 50)).toEqual({ has: 75, taken: 25, goal: 50 })
  expect(barOf(-10, 100, 60)).toEqual({ has: 0, taken: 50, goal: 100 })
})

it('has a column for all beside those of the partners, and leaves out what the game asks for', () => {
  const score = [
    { total: 3, terms: [term('debt', 3)] },
    { total: -1, terms: [term('debt', -1)] },
  ]
  const team = { won: false, total: 2, needed: 9, terms: [], needs: [], clause: '' }
  const desk = { view: { ...view({}, {}), seats: 2, score, team } } as never
  const column = (name: string) => ({ name, says: '', arms: null, bot: false, total: 0, won: false })
  const row = (id: string, ...points: number[]) => ({
    id,
    name: id,
    says: '',
    clause: '',
    cells: points.map((n) => ({ note: '', points: n })),
  })
  const sheet = teamSheet(desk, ['Ada', 'Jagna', 'Overlord'].map(column), [
    row('debt', 3, -1, 0),
    row('overlord', 0, 0, 9),
  ])
  expect(sheet.columns.map(({ name, total }) => [name, total])).toEqual([
    ['Ada', 0],
    ['Jagna', 0],
    ['Together', 2],
  ])
  expect(sheet.rows.map(({ id, cells }) => [id, cells.map(({ points }) => points)])).toEqual([
    ['debt', [3, -1, 2]],
  ])
})
