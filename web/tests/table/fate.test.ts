// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import type { EventData } from '../../src/net/wire'
import type { Desk } from '../../src/table/desk.svelte'
import { turnsOf } from '../../src/table/chronicle'
import { Fate } from '../../src/table/fate.svelte'
import { TELLING } from '../../src/table/paladins/telling'
import { event } from './position'

/** As much of a desk as fate looks at. */
function desk(past: EventData[], newFrom = 0): Desk {
  const it = { past, newFrom, you: 0, table: { id: 'here' }, session: {}, telling: TELLING }
  Object.defineProperty(it, 'turns', { get: () => turnsOf(it.past, TELLING) })
  return it as unknown as Desk
}

const DEED = event('acts', 1, ['conspire'])
const BLOWS = [event('inquisition', 1), event('most_suspicious', 0), event('takes_debt', 0)]

describe('what happened to the reader', () => {
  beforeEach(() => localStorage.clear())

  it('is told until it is seen, also to somebody who comes back', () => {
    const past = [DEED, ...BLOWS]
    const fate = new Fate(desk(past))
    fate.begin()
    expect(fate.blows).toHaveLength(1)
    const again = new Fate(desk(past, past.length))
    again.begin()
    expect(again.blows).toHaveLength(1)
    again.see()
    expect(again.blows).toEqual([])
    const later = new Fate(desk(past))
    later.begin()
    expect(later.blows).toEqual([])
  })

  it('strikes as it comes', () => {
    const fate = new Fate(desk([DEED, ...BLOWS]))
    fate.begin()
    expect(fate.take(BLOWS.length, false)).toBe(true)
    expect(fate.take(0, false)).toBe(false)
  })

  it('needs no telling where the reader has just answered to it', () => {
    const fate = new Fate(desk([DEED, ...BLOWS]))
    fate.begin()
    expect(fate.take(BLOWS.length, true)).toBe(false)
    expect(fate.blows).toEqual([])
  })

  it('is told again when it was taken back and comes once more', () => {
    const here = desk([DEED, ...BLOWS]) as { past: EventData[] } & Desk
    const fate = new Fate(here)
    fate.begin()
    fate.see()
    here.past = [DEED]
    fate.take(0, false)
    here.past = [DEED, ...BLOWS]
    expect(fate.take(BLOWS.length, false)).toBe(true)
  })

  it('is not hindered by what somebody else wrote into the memory of the browser', () => {
    localStorage.setItem('regnum.seen', '{"not": "ours"}')
    const fate = new Fate(desk([DEED, ...BLOWS]))
    fate.begin()
    expect(fate.blows).toHaveLength(1)
  })
})
