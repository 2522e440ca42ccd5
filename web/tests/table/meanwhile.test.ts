import { describe, expect, it } from 'vitest'
import type { EventData } from '../../src/net/wire'
import { newSince, turnsOf } from '../../src/table/chronicle'
import type { Desk } from '../../src/table/desk.svelte'
import { Meanwhile } from '../../src/table/meanwhile.svelte'
import { TELLING } from '../../src/table/paladins/telling'
import { event } from './position'

/** As much of a desk as is looked at. */
function desk(past: EventData[]) {
  const it = {
    past,
    you: 0,
    get turns() {
      return turnsOf(it.past, TELLING)
    },
    get newFrom() {
      return newSince(it.past, 0, TELLING)
    },
  }
  return it as typeof it & Desk
}

const deed = (seat: number) => [event('acts', seat, ['hunt']), event('gains_provisions', seat)]
const MINE = deed(0)

describe('what the others did meanwhile', () => {
  it('is their turns since the own last deed, each with what followed from it', () => {
    const it = new Meanwhile(desk([...deed(2), ...MINE, ...deed(1), ...deed(2), ...deed(3)]))
    expect(it.turns.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ])
  })

  it('begins with the last turn for somebody who has just come', () => {
    const it = new Meanwhile(desk([...MINE, ...deed(1), ...deed(2)]))
    it.begin()
    expect([it.shown?.seat, it.waits]).toEqual([2, false])
  })

  it('shows three turns that come at once one after the other', () => {
    const here = desk([...MINE])
    const it = new Meanwhile(here)
    it.begin()
    here.past = [...MINE, ...MINE]
    it.renew()
    here.past = [...here.past, ...deed(1), ...deed(2), ...deed(3)]
    const seen: (number | null | undefined)[] = [it.shown?.seat]
    while (it.waits) {
      it.goOn()
      seen.push(it.shown?.seat)
    }
    expect(seen).toEqual([1, 2, 3])
  })

  it('can be turned back, and then waits for the reader', () => {
    const it = new Meanwhile(desk([...MINE, ...deed(1), ...deed(2), ...deed(3)]))
    it.begin()
    expect(it.turn(-1).map(({ event: { kind } }) => kind)).toEqual(['acts', 'gains_provisions'])
    expect([it.shown?.seat, it.waits]).toEqual([2, false])
    it.turn(-5)
    expect(it.at).toBe(0)
    it.turn(9)
    expect(it.at).toBe(2)
  })

  it('tells nothing before anybody else has done anything', () => {
    expect(new Meanwhile(desk([...MINE])).shown).toBeUndefined()
  })
})
