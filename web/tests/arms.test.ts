import { expect, it } from 'vitest'
import { armsOf } from '../src/art/arms'

it('gives a name the same arms every time', () => {
  expect(armsOf(['Jagna', 'Ola'], 15)).toEqual(armsOf(['Jagna', 'Ola'], 15))
})

it('tells all seats of a table apart without colour, whatever their names', () => {
  for (const names of [['Ada', 'Ada', 'Ada', 'Ada', 'Ada'], ['a', 'b', 'c', 'd', 'e'], ['Jagna', 'Kazimierz', 'Sędziwój', 'Ola', 'Jan']]) {
    const arms = armsOf(names, 15)
    expect(new Set(arms.map((each) => each.division.id)).size).toBe(names.length)
    expect(new Set(arms.map((each) => each.charge)).size).toBe(names.length)
    expect(new Set(arms.map((each) => each.tincture)).size).toBe(names.length)
  }
})
