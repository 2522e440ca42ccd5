import { describe, expect, it } from 'vitest'
import { between, LONGEST, MOST, planned, STAGGER, unseen } from '../../src/table/motion'
import { nearest } from '../../src/table/walk'
import { event, hand, view } from './position'

const played = (n: number) => ({
  'seat0.in_play': {
    owner: 0,
    count: n,
    things: Array.from({ length: n }, (_, i) => ({ id: `seat0.in_play:${i}`, card: 'copper' })),
  },
})

describe('flights', () => {
  it('send each card from place to place, one shortly after the other', () => {
    const flights = planned([
      event('plays', 1, ['copper', 'gold'], { source: 'seat1.hand', target: 'seat1.in_play' }),
    ])
    expect(flights).toEqual([
      { card: 'copper', from: 'seat1.hand', to: 'seat1.in_play', n: 1, at: 0 },
      { card: 'gold', from: 'seat1.hand', to: 'seat1.in_play', n: 1, at: STAGGER },
    ])
  })

  it('show only backs of what the reader may not know, and no more than eight', () => {
    const flights = planned([
      event('draws', 1, [], { source: 'seat1.deck', target: 'seat1.hand', count: 20 }),
    ])
    expect(flights).toHaveLength(MOST)
    expect(new Set(flights.map((flight) => flight.card))).toEqual(new Set([null]))
  })

  it('leave out what does not move, and never make a turn last longer than it may', () => {
    const many = Array.from({ length: 60 }, () =>
      event('buys', 1, ['gold'], { source: 'supply', target: 'seat1.discard' }),
    )
    const flights = planned([event('phase_buy', 1, [], { motion: 'flash' }), ...many])
    expect(flights).toHaveLength(60)
    expect(Math.max(...flights.map((flight) => flight.at))).toBeLessThanOrEqual(LONGEST)
  })

  it('are found between two views when something is only tried out', () => {
    const before = view({ ...hand({ copper: 3, estate: 1 }), ...played(0) })
    const after = view({ ...hand({ copper: 1, estate: 1 }), ...played(2) })
    expect(between(before, after).map(({ card, from, to }) => [card, from, to])).toEqual([
      ['copper', 'seat0.hand', 'seat0.in_play'],
      ['copper', 'seat0.hand', 'seat0.in_play'],
    ])
    expect(between(after, after)).toEqual([])
  })

  it('do not show again what was seen when it was tried out', () => {
    const tried = view({
      ...hand({ estate: 1 }),
      ...played(2),
      'seat0.discard': { owner: 0, things: [] },
      supply: { owner: null, count: 1, things: [{ id: 'supply:gold', card: 'gold', n: 1 }] },
    })
    const after = view({
      ...hand({ estate: 1 }),
      ...played(2),
      'seat0.discard': { owner: 0, things: [{ id: 'seat0.discard:top', card: 'gold' }] },
      supply: { owner: null, count: 0, things: [] },
    })
    const plays = event('plays', 0, ['copper', 'copper'], { source: 'seat0.hand', target: 'seat0.in_play' })
    const buys = event('buys', 0, ['gold'], { source: 'supply', target: 'seat0.discard' })
    const other = event('plays', 1, ['copper'], { source: 'seat1.hand', target: 'seat1.in_play' })
    expect(unseen([plays, buys, other], tried, after, 0)).toEqual([buys, other])
  })
})

describe('walking with the arrows', () => {
  const grid = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 200, y: 0 },
    { x: 0, y: 100 },
    { x: 110, y: 100 },
  ]
  it('goes to the nearest in that direction', () => {
    expect(nearest(grid[0]!, grid, 'ArrowRight')).toBe(1)
    expect(nearest(grid[1]!, grid, 'ArrowDown')).toBe(4)
    expect(nearest(grid[4]!, grid, 'ArrowLeft')).toBe(3)
  })
  it('stays where nothing lies ahead', () => {
    expect(nearest(grid[0]!, grid, 'ArrowUp')).toBe(-1)
    expect(nearest(grid[0]!, grid, 'a')).toBe(-1)
  })
})
