import { expect, it } from 'vitest'
import { packLike, wishesLike } from '../src/pages/new/like'

const offered = (values: unknown[] | null) => ({ default: values?.[0] ?? null, values, when: {} })
const card = {
  options: {
    difficulty: offered(['easy', 'hard']),
    townsfolk: offered([false, true]),
    kingdom: offered(null),
    first: offered(null),
    pack: offered(null),
  },
}

it('takes over what was played with and is still offered, and leaves open who begins', () => {
  const played = { difficulty: 'hard', townsfolk: true, kingdom: ['moat'], first: 1, pack: { name: 'Mine' } }
  expect(wishesLike(card, played)).toEqual({ difficulty: 'hard', townsfolk: true, kingdom: ['moat'] })
  expect(wishesLike(card, { difficulty: 'dreadful', townsfolk: 'yes', gone: 1 })).toEqual({})
})

it('takes a card pack along with its name and the number of its cards', () => {
  const content = { name: 'Mine', cards: [{ id: 'a' }, { id: 'b' }] }
  expect(packLike('paladins', { pack: content })).toEqual({
    game: 'paladins',
    name: 'Mine',
    cards: 2,
    content,
  })
  expect(packLike('paladins', { pack: null })).toBeNull()
  expect(packLike('paladins', {})).toBeNull()
})
