import { describe, expect, it } from 'vitest'
import { Catalogue } from '../../src/i18n/messages'
import { deeds, newSince, turnsOf } from '../../src/table/chronicle'
import { TELLING } from '../../src/table/dominion/telling'
import { digestOf, keepsCommitment } from '../../src/table/seal'
import { rowsOf } from '../../src/table/score'
import { named, spoken } from '../../src/table/texts'
import { event, text, view } from './position'

const turn = (seat: number, n: number) => event('turn_begins', seat, [], { count: n, motion: 'flash' })
const PAST = [
  turn(0, 1),
  event('plays', 0, ['copper', 'copper']),
  event('buys', 0, ['estate']),
  event('cleanup', 0),
  event('discards', 0, ['copper']),
  event('draws', 0, ['gold']),
  turn(1, 1),
  event('plays', 1, ['militia']),
  event('coins', 1, [], { count: 2 }),
  event('picks', 0, ['copper'], { source: 'seat0.hand', target: 'seat0.aside' }),
  event('discards', 0, ['copper'], { source: 'seat0.aside', target: 'seat0.discard' }),
  event('buys', 1, ['province']),
]

describe('the chronicle', () => {
  const turns = turnsOf(PAST, TELLING)

  it('is divided into turns', () => {
    expect(turns.map(({ seat, number }) => [seat, number])).toEqual([
      [0, 1],
      [1, 1],
    ])
  })

  it('tells what happened before the first turn as nobody’s turn', () => {
    expect(
      turnsOf([event('draws', 0), event('draws', 1), ...PAST], TELLING)
        .map(({ seat, number, lines }) => [seat, number, lines.length])
        .slice(0, 2),
    ).toEqual([
      [null, null, 2],
      [0, 1, turns[0]!.lines.length],
    ])
  })

  it('puts consequences below the choice that brought them', () => {
    expect(turns[1]!.lines.map(({ event: { kind }, inner }) => [kind, inner])).toEqual([
      ['plays', false],
      ['coins', true],
      ['discards', true],
      ['buys', false],
    ])
  })

  it('puts what is told before a deed below it, under the same name', () => {
    const past = [
      event('does', 1),
      event('gains', 1),
      event('gives_reward', 0),
      event('does', 0),
      event('gains', 1),
      event('gives_reward', 1),
    ]
    const telling = {
      ...TELLING,
      opens: new Set(['does']),
      leads: new Set(['gives_reward']),
      choices: new Set(['does']),
    }
    expect(turnsOf(past, telling).map(({ seat, lines }) => [seat, lines.map((line) => line.index)])).toEqual([
      [1, [0, 1]],
      [0, [3, 2, 4, 5]],
    ])
  })

  it('tells what was set aside or revealed on its way, for that is news', () => {
    const library = [
      turn(0, 1),
      event('plays', 0, ['library']),
      event('sets_aside', 0, ['village'], { source: 'seat0.deck', target: 'seat0.aside' }),
      event('discards', 0, ['village'], { source: 'seat0.aside', target: 'seat0.discard' }),
    ]
    expect(turnsOf(library, TELLING)[0]!.lines.map((line) => line.event.kind)).toEqual([
      'plays',
      'sets_aside',
      'discards',
    ])
    const thief = [
      turn(0, 1),
      event('plays', 0, ['thief']),
      event('reveals', 1, ['gold', 'copper'], { source: 'seat1.deck', target: 'seat1.aside' }),
      event('trashes', 1, ['gold'], { source: 'seat1.aside', target: 'trash' }),
    ]
    expect(turnsOf(thief, TELLING)[0]!.lines.map((line) => line.event.kind)).toEqual([
      'plays',
      'reveals',
      'trashes',
    ])
  })

  it('leaves out what happens at the end of every turn', () => {
    expect(turns[0]!.lines.map((line) => line.event.kind)).toEqual(['plays', 'buys'])
  })

  it('knows what is new since the own last deed, and whose deeds those are', () => {
    const from = newSince(PAST, 0, TELLING)
    expect(from).toBe(4)
    expect(deeds(turns, from, 0).map((each) => each.things)).toEqual([['militia'], ['province']])
    expect(newSince(PAST, null, TELLING)).toBe(PAST.length)
  })
})

describe('the result', () => {
  it('has a row for every term and what one of it is worth', () => {
    const rows = rowsOf(
      view(
        {},
        {
          score: [
            {
              total: 11,
              terms: [
                { name: 'estate', points: -1, count: 1, clause: 'DOM-8.4' },
                { name: 'province', points: 12, count: 2, clause: 'DOM-8.4' },
              ],
            },
            { total: 0, terms: [] },
          ],
        },
      ),
    )
    expect(rows.map((row) => row.id)).toEqual(['estate', 'province'])
    expect(rows[1]!.cells).toEqual([
      { count: 2, each: 6, points: 12, of: '' },
      { count: 0, each: 6, points: 0, of: '' },
    ])
  })

  it('proves the shuffle by the digest of the seed', async () => {
    const digest = await digestOf('7')
    expect(digest).toBe('f2af3d4718a9e0bcce5c53e1bf64ceddc712e026b577b8c4acb0c33ef35d13b9')
    expect(await keepsCommitment(digest, '7')).toBe(true)
    expect(await keepsCommitment(digest, '8')).toBe(false)
  })
})

describe('prompts', () => {
  const catalogue = new Catalogue({
    en: {
      p: 'Buy a card or end the turn.',
      q: '{seat} plays {card}. Reveal?',
      'card.militia': { name: 'Militia' },
    },
    pl: {
      p: 'Kup kartę albo zakończ turę.',
      q: '{seat} zagrywa {card}. Odkrywasz?',
      'card.militia': { name: 'Milicja' },
    },
  })

  it('begin with their verb, which is set apart', () => {
    const said = spoken(catalogue, 'pl', text('p'))
    expect([said.initial, said.verb, said.rest[0]!.text]).toEqual(['K', 'Kup', ' kartę albo zakończ turę'])
  })

  it('that begin with a name have no verb to set apart', () => {
    const message = named(text('q', { seat: 1, card: 'militia' }), ['Ola', 'Jan Kowalski'])
    const said = spoken(catalogue, 'en', message)
    expect([said.initial, said.verb]).toEqual(['J', ''])
    expect(said.rest.find((piece) => piece.thing)?.thing).toBe('militia')
    expect(said.whole).toBe('Jan Kowalski plays Militia. Reveal?')
  })
})
