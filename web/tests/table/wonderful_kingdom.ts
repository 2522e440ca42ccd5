/** Views of It's a Wonderful Kingdom, small, in any phase. */
import { boxOf } from '../../src/games/wonderful_kingdom/cards'
import type { Place, View } from '../../src/net/wire'
import { view } from './position'

export const CHOICE = 'choice'
export const PLANNING = 'planning'
export const GOLD = 'gold'
export const box = boxOf({})
export const site = (i: number, card: string, marks: Record<string, number>) => ({
  id: `seat0.sites:${i}`,
  card,
  marks,
})

/** First player, second, second, first; the second seat leads round 2. */
const TURNS = Array.from({ length: 16 }, (_, i) => ({
  seat: [1, 0, 0, 1][i % 4]!,
  does: i % 2 === 0 ? 'offers' : 'chooses',
}))

export function at(phase: string, places: Record<string, Place> = {}, more: Partial<View> = {}): View {
  const values = {
    round: 2,
    turn: 3,
    first: 0,
    module: 1,
    side: 0,
    current: 1,
    'seat0.traps': 1,
    'seat1.traps': 2,
    'seat0.duchy': 0,
    'seat1.duchy': 1,
    'seat0.soldiers': 2,
    'seat0.krystallium': 1,
  }
  const numbers = Object.fromEntries(
    [0, 1].flatMap((seat) =>
      ['materials', 'population', 'gold', 'exploration'].map((name, i) => [
        `seat${seat}.${name}`,
        { value: seat === 0 ? i : 3 - i, terms: [] },
      ]),
    ),
  )
  return view(places, {
    game: 'wonderful_kingdom',
    phase,
    turn: 1,
    order: [1, 0],
    turns: TURNS,
    ...more,
    values: { ...values, ...more.values },
    numbers: { ...numbers, turn: { value: 3, of: 16, terms: [] }, ...more.numbers },
    rows: { 'seat0.alchemy': [1, 0, 2, 0, 0], 'seat1.alchemy': [0, 0, 0, 0, 4], ...more.rows },
  })
}
