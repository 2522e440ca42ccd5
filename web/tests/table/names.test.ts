import { describe, expect, it } from 'vitest'
import { Catalogue } from '../../src/i18n/messages'
import type { Game } from '../../src/net/games.svelte'
import type { GameData, OptionChoice, SeatData } from '../../src/net/wire'
import { holderOf, ownerOf, rivalName } from '../../src/table/names'

const texts = (rival: string) => ({
  rival,
  'card.constantine': { name: 'Constantine' },
  'card.helena': { name: 'Helena' },
})
const offered: Record<string, OptionChoice> = {
  opponent: { default: 'constantine', values: ['constantine', 'helena'], when: { seats: 1 } },
  opponent_of_two: { default: 'none', values: ['none', 'constantine', 'helena'], when: { seats: 2 } },
}
const game = (rival: string): Game => ({
  data: { options: offered } as unknown as GameData,
  catalogue: new Catalogue({ en: texts(rival), pl: texts(rival) }),
})
const chairs = (n: number) => Array<SeatData>(n)

describe('whose a part of the view is', () => {
  it.each([
    ['seat1.silver', 1],
    ['tomes.0.shelves.2.victory', 2],
    ['tomes.0.victory_left', null],
    ['round', null],
  ])('%s is that of seat %o', (id, seat) => {
    expect(ownerOf(id)).toBe(seat)
  })

  it('a shelf lies on a board of all and is somebody’s, other places are whose the view says', () => {
    const place = (owner: number | null) => ({ owner, count: 0 })
    expect(holderOf('tomes.0.shelves.0.claimed', place(null))).toBe(0)
    expect(holderOf('tomes.0.face_up', place(null))).toBe(null)
    expect(holderOf('seat1.hand', place(1))).toBe(1)
  })
})

describe('the opponent that the rules play', () => {
  it.each([
    [1, { opponent: 'constantine', opponent_of_two: 'none' }, 'Constantine'],
    [1, { opponent: 'helena', opponent_of_two: 'none' }, 'Helena'],
    [2, { opponent: 'constantine', opponent_of_two: 'helena' }, 'Helena'],
    [2, { opponent: 'helena', opponent_of_two: 'constantine' }, 'Constantine'],
  ])('of %i seats with %o is called %s', (seats, options, name) => {
    expect(rivalName(game('Constantine'), 'en', { options, seats: chairs(seats) })).toBe(name)
  })

  it('is called as the game calls it where that is no name', () => {
    const options = { opponent: 'helena', opponent_of_two: 'none' }
    expect(rivalName(game('Opponent'), 'pl', { options, seats: chairs(1) })).toBe('Opponent')
  })
})
