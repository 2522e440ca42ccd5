/** Putting things into an order by pointing at them one after the other. */
import { expect, it } from 'vitest'
import { answerOf, orderedThings } from '../../src/table/order'
import { decision, option } from './position'

const THINGS = ['board:0', 'board:1', 'board:2']
const order = (notation: string, slots: number[]) =>
  option(notation, null, { group: '', targets: slots.map((slot) => `board:${slot}`) })
const asked = decision({
  shape: 'order',
  options: [
    option('keep', null),
    order('a c b', [0, 2, 1]),
    order('b a c', [1, 0, 2]),
    order('b c a', [1, 2, 0]),
    order('c a b', [2, 0, 1]),
    order('c b a', [2, 1, 0]),
  ],
})

it('knows which things are put into an order, and where something else is asked', () => {
  expect(orderedThings(asked, new Set(THINGS)).toSorted()).toEqual(THINGS)
  expect(orderedThings({ ...asked, shape: 'target' }, new Set(THINGS))).toEqual([])
  expect(
    orderedThings(decision({ shape: 'order', options: [option('use a', 'board:0')] }), new Set(THINGS)),
  ).toEqual([])
  expect(orderedThings(null, new Set(THINGS))).toEqual([])
})

it('has an answer when one thing is left, and leaves all as it is where that was wanted', () => {
  expect(answerOf(asked, THINGS, ['board:2'])).toBeNull()
  expect(answerOf(asked, THINGS, ['board:2', 'board:0'])?.notation).toBe('c a b')
  expect(answerOf(asked, THINGS, ['board:0', 'board:1'])?.notation).toBe('keep')
})

it('passes over slots where nothing lies', () => {
  const two = decision({ shape: 'order', options: [option('keep', null), order('c a', [2, 1, 0])] })
  const things = orderedThings(two, new Set(['board:0', 'board:2']))
  expect(things).toEqual(['board:2', 'board:0'])
  expect(answerOf(two, things, ['board:2'])?.notation).toBe('c a')
  expect(answerOf(two, things, ['board:0'])?.notation).toBe('keep')
})
