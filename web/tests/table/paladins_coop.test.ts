// @vitest-environment happy-dom
/** What the Overlord's Threats and the King's Orders say out of a view. */
import { expect, it } from 'vitest'
import { threatOf } from '../../src/games/paladins_coop/cards'
import { faces } from '../../src/games/paladins_coop/faces'
import { honourOf, overlayOf } from '../../src/table/paladins/table'
import { crowdOf, isFulfilled, lastEnd, needsOf, threatsOf } from '../../src/table/paladins_coop/overlord'
import { TELLING } from '../../src/table/paladins_coop/telling'
import { event, view } from './position'

const number = (value: number, terms: [string, number][] = []) => ({ value, terms })
const seen = view(
  {
    'overlord.0.threats': {
      owner: null,
      count: 1,
      things: [{ id: 'overlord.0.threats:1', card: 'threat_fortify', slot: 1, marks: { workers: 2 } }],
    },
    'overlord.0.order_workers': { owner: null, count: 1, things: [{ card: 'scout', slot: 0 }] },
    'seat0.crew': {
      owner: 0,
      count: 1,
      things: [{ id: 'seat0.crew:33', card: 'starting_marshal', slot: 33 }],
    },
    'seat0.spaces': { owner: 0, count: 1, things: [{ id: 'x', card: 'fighter', slot: 29 }] },
  },
  {
    seats: 2,
    values: { 'seat0.honour': 9 },
    rows: { 'overlord.0.crowds': [0, 2, 0, 0, 0] },
    numbers: {
      order_1: number(4, [
        ['faith', 10],
        ['strength', 6],
      ]),
      'seat0.faith': number(10),
      'seat0.strength': number(6),
      'seat1.faith': number(12),
      'seat1.strength': number(5),
    },
  },
)

it('tells the Threats with their Workers and what they cost', () => {
  expect(threatsOf(seen)).toEqual([{ id: 'overlord.0.threats:1', card: 'threat_fortify', workers: 2 }])
  expect(threatOf('threat_fortify')).toEqual({
    action: 'fortify',
    costs: [[{ token: 'honour', n: -1 }], [{ token: 'strength', attribute: 'strength', n: -1 }]],
  })
  expect(threatOf('tavern_01')).toBeUndefined()
})

it('tells who reaches an Order, and whether it is fulfilled', () => {
  expect(needsOf(seen, 0)).toEqual({
    needs: [
      ['faith', 10],
      ['strength', 6],
    ],
    reach: [0],
  })
  expect([isFulfilled(seen, 0), isFulfilled(seen, 1)]).toEqual([true, false])
  expect([crowdOf(seen, 0), crowdOf(seen, 1)]).toEqual([0, 2])
})

it('shows Honour and the overlay only where all play together', () => {
  expect([honourOf(seen, 0), honourOf(seen, 1)]).toEqual([9, null])
  const overlay = overlayOf(seen, 0)
  expect(overlay?.used).toBe(true)
  expect(overlay?.spaces.map(({ colour, held }) => [colour, held])).toEqual([
    ['any', null],
    ['red', 'fighter'],
  ])
  expect(overlayOf(seen, 1)).toBeNull()
})

it('tells how the last round ended, and of what is lost to it', () => {
  const past = [
    'invaders_left',
    'loses_honour',
    'round_begins',
    'acts',
    'invaders_repelled',
    'threat_strikes',
  ]
  expect(lastEnd(past.map((kind) => event(kind, 0))).map(({ kind }) => kind)).toEqual(past.slice(4))
  expect(lastEnd(past.slice(0, 4).map((kind) => event(kind, 0))).map(({ kind }) => kind)).toEqual(
    past.slice(0, 2),
  )
  expect([0, 1].map((you) => TELLING.befalls?.(event('loses_honour', 1), you))).toEqual([false, true])
})

it('has faces for cards of Paladins and for the Overlord’s', () => {
  expect(['threat_fortify', 'starting_marshal', 'gain_honour'].map((id) => faces.isCard?.(id))).toEqual([
    true,
    true,
    false,
  ])
})
