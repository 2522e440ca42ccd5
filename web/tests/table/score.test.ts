import { expect, it } from 'vitest'
import { rowsOf } from '../../src/table/score'
import { view } from './position'

const term = (name: string, points: number, count = 1, of?: string) => ({
  name,
  points,
  count,
  clause: 'X-1',
  of,
})

it('lists the terms as the game does, those that only some have in their place', () => {
  const rows = rowsOf(
    view(
      {},
      {
        score: [
          { total: 12, terms: [term('faith', 3), term('debts', -3), term('archer', 4)] },
          { total: 20, terms: [term('orders', 8), term('faith', 9), term('jars', 3), term('debts', 0)] },
        ],
      },
    ),
  )
  expect(rows.map((row) => row.id)).toEqual(['orders', 'faith', 'jars', 'debts', 'archer'])
})

it('knows what is counted, for whoever has it', () => {
  const [row] = rowsOf(
    view(
      {},
      {
        score: [
          { total: 2, terms: [term('archer', 2, 5, 'attacked_saracen')] },
          { total: 0, terms: [] },
        ],
      },
    ),
  )
  expect(row!.cells.map(({ count, of }) => [count, of])).toEqual([
    [5, 'attacked_saracen'],
    [0, ''],
  ])
})
