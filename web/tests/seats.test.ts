// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { GameCard } from '../src/net/wire'
import { asked, firstSeats } from '../src/pages/new/seats'
import { SHELF } from '../src/games/shelf'

it('has a chair for everybody whom a game seats, with a bot or a friend in the first', () => {
  expect(firstSeats(false).length + 1).toBeGreaterThanOrEqual(
    Math.max(...SHELF.map(({ seats }) => seats[1]!)),
  )
  expect(
    firstSeats(false)
      .map(({ kind }) => kind)
      .slice(0, 3),
  ).toEqual(['bot', 'none', 'none'])
  expect(firstSeats(true)[0]).toEqual({ kind: 'open' })
  expect(new Set(firstSeats(false, true).map(({ kind }) => kind))).toEqual(new Set(['none']))
})

it('asks for the bots that stand for the levels, and for no chair that nobody needs', () => {
  const card = { levels: { squire: 'random', knight: 'engine', master: 'search' } } as unknown as GameCard
  const rows = [{ kind: 'bot', level: 'master' }, { kind: 'none' }, { kind: 'open' }] as const
  expect(asked(card, rows, ['Ofka', 'Bolko', 'Jadwiga'], 'fess.lion')).toEqual([
    { kind: 'human', arms: 'fess.lion' },
    { kind: 'bot', name: 'Ofka', bot: 'search' },
    { kind: 'open' },
  ])
})
