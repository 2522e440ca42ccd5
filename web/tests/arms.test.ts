import { describe, expect, it } from 'vitest'
import { armsOf } from '../src/art/arms'
import { chosenArms, writtenArms } from '../src/art/table-arms'
import { CHARGES } from '../src/icons/charges'

it('gives a name the same arms every time', () => {
  expect(armsOf(['Jagna', 'Ola'], 15)).toEqual(armsOf(['Jagna', 'Ola'], 15))
})

it('tells all seats of a table apart without colour, whatever their names', () => {
  for (const names of [
    ['Ada', 'Ada', 'Ada', 'Ada', 'Ada'],
    ['a', 'b', 'c', 'd', 'e'],
    ['Jagna', 'Kazimierz', 'Sędziwój', 'Ola', 'Jan'],
  ]) {
    const arms = armsOf(names, 15)
    expect(new Set(arms.map((each) => each.division.id)).size).toBe(names.length)
    expect(new Set(arms.map((each) => each.charge)).size).toBe(names.length)
    expect(new Set(arms.map((each) => each.tincture)).size).toBe(names.length)
  }
})

describe('chosen arms', () => {
  it('are borne as they were chosen, and the others make way', () => {
    const own = chosenArms('bend.lion')!
    const all = armsOf(['Ada', 'Bolko', 'Ofka'], CHARGES.length, [null, own, null])
    expect([all[1]!.division.id, CHARGES[all[1]!.charge]!.name]).toEqual(['bend', 'lion'])
    expect(new Set(all.map((arms) => arms.charge)).size).toBe(3)
    expect(new Set(all.map((arms) => arms.division.id)).size).toBe(3)
  })

  it('are written and read alike, and nonsense is nobody’s', () => {
    expect(writtenArms(chosenArms('pale.rose')!)).toBe('pale.rose')
    expect(['', 'bend', 'bend.elephant', '<svg>.lion'].map(chosenArms)).toEqual([null, null, null, null])
  })
})
