import { describe, expect, it } from 'vitest'
import { batch, counting, isComplete, picked, pickables, proposed, unpicked } from '../../src/table/picks'
import { answersOf, lookOf, targetsOf, thingsOf } from '../../src/table/targets'
import { decision, hand, option, text, view } from './position'

const position = view(hand({ copper: 2, estate: 1, cellar: 1 }))
const militia = decision({
  options: [option('discard copper', 'seat0.hand:copper'), option('discard estate', 'seat0.hand:estate')],
  blocked: [
    {
      notation: 'discard cellar',
      label: text('label'),
      targets: ['seat0.hand:cellar'],
      reason: text('reason.canonical_order'),
      clause: 'DOM-12.1',
      later: true,
    },
    {
      notation: 'done',
      label: text('label'),
      targets: [],
      reason: text('reason.must_discard'),
      clause: 'DOM-3.17',
      later: false,
    },
  ],
})
const cellar = decision({
  kind: 'discard',
  min: 0,
  max: 4,
  prompt: text('p', { n: 0 }),
  options: [
    option('discard copper', 'seat0.hand:copper'),
    option('discard estate', 'seat0.hand:estate'),
    option('done', null),
  ],
})

describe('picking several', () => {
  it('begins with what the game proposes: the last of the marked things, as many as may be', () => {
    const pool = view({
      'seat0.pool': {
        owner: 0,
        things: [
          { id: 'seat0.pool:scout', card: 'scout', n: 2 },
          { id: 'seat0.pool:criminal', card: 'criminal', n: 2 },
        ],
      },
    })
    const keep = decision({
      min: 0,
      max: 3,
      options: [
        option('keep scout', 'seat0.pool:scout', { default: true }),
        option('keep criminal', 'seat0.pool:criminal', { default: true }),
        option('done', null),
      ],
    })
    expect(proposed(keep, pool)).toEqual(['keep criminal', 'keep criminal', 'keep scout'])
    expect(proposed(cellar, position)).toEqual([])
    expect(proposed({ ...keep, shape: 'target' }, pool)).toEqual([])
  })

  it('offers what the fixed order of the engine blocks only for now', () => {
    expect(pickables(militia, position).map((thing) => [thing.notation, thing.most])).toEqual([
      ['discard copper', 2],
      ['discard estate', 1],
      ['discard cellar', 1],
    ])
  })

  it('picks equal things as often as they are there, and no more', () => {
    const [copper] = pickables(cellar, position)
    const twice = picked(cellar, picked(cellar, [], copper!), copper!)
    expect(twice).toEqual(['discard copper', 'discard copper'])
    expect(picked(cellar, twice, copper!)).toEqual(twice)
    expect(unpicked(twice, 'discard copper')).toEqual(['discard copper'])
  })

  it('lets the oldest pick give way when no more are taken', () => {
    const [copper, estate, last] = pickables(militia, position)
    const two = picked(militia, picked(militia, [], copper!), estate!)
    expect(picked(militia, two, last!)).toEqual(['discard estate', 'discard cellar'])
  })

  it('is complete between the least and the most', () => {
    expect(isComplete(militia, ['discard copper'])).toBe(false)
    expect(isComplete(militia, ['discard copper', 'discard estate'])).toBe(true)
    expect(isComplete(cellar, [])).toBe(true)
    expect(isComplete(militia, [])).toBe(false)
  })

  it('says that there are no more only where some would be taken', () => {
    expect(batch(militia, ['discard copper', 'discard cellar'])).toEqual(['discard copper', 'discard cellar'])
    expect(batch(cellar, ['discard estate'])).toEqual(['discard estate', 'done'])
    expect(batch(cellar, [])).toEqual(['done'])
  })

  it('counts in the prompt: down to what is left, or up from what was picked', () => {
    expect(counting(militia, 1).params.n).toBe(1)
    expect(counting(cellar, 3).params.n).toBe(3)
    expect(counting(militia, 0)).toBe(militia.prompt)
  })
})

describe('targets', () => {
  it('marks the copies that are picked and leaves the others open', () => {
    const target = targetsOf(militia, position, ['discard copper']).get('seat0.hand:copper')
    expect(lookOf(target, 0)).toBe('chosen')
    expect(lookOf(target, 1)).toBe('can')
  })

  it('does not call blocked what can be picked in the end', () => {
    const target = targetsOf(militia, position, []).get('seat0.hand:cellar')
    expect(target?.blocked).toBeNull()
    expect(lookOf(target)).toBe('can')
  })

  it('knows what is blocked and why, and what is not asked about', () => {
    const buy = decision({
      kind: 'buy',
      shape: 'target',
      options: [option('buy copper', 'supply:copper'), option('end turn', null)],
      blocked: [
        {
          notation: 'buy province',
          label: text('label'),
          targets: ['supply:province'],
          reason: text('reason.too_dear', { need: 8, have: 5 }),
          clause: 'DOM-5.4',
          later: false,
        },
      ],
    })
    const targets = targetsOf(buy, position, [])
    expect(lookOf(targets.get('supply:province'))).toBe('blocked')
    expect(targets.get('supply:province')?.blocked?.reason.params.need).toBe(8)
    expect(lookOf(targets.get('supply:copper'))).toBe('can')
    expect(lookOf(targets.get('supply:gold'))).toBe('plain')
  })

  it('opens the tray for things that lie nowhere on the table', () => {
    const harbinger = decision({
      kind: 'harbinger',
      shape: 'target',
      options: [option('top gold', 'seat0.discard:gold'), option('decline', null)],
    })
    expect(answersOf(harbinger, thingsOf(position)).tray).toBe(true)
    const throne = decision({
      kind: 'throne',
      shape: 'target',
      options: [option('choose cellar', 'seat0.hand:cellar'), option('decline', null)],
    })
    expect(answersOf(throne, thingsOf(position)).tray).toBe(false)
  })

  it('opens no tray for an order of words, which are buttons, nor for what the board lays out', () => {
    const order = decision({
      kind: 'order',
      shape: 'order',
      options: [
        { ...option('tax', null), group: '' },
        { ...option('remove', null), group: '' },
      ],
    })
    expect(answersOf(order, thingsOf(position))).toMatchObject({
      tray: false,
      words: [{ notation: 'tax' }, { notation: 'remove' }],
    })
    const advisors = decision({
      kind: 'keep_advisor',
      shape: 'tray',
      options: [option('keep cellar', 'seat0.hand:cellar'), option('keep copper', 'seat0.hand:copper')],
    })
    expect(answersOf(advisors, thingsOf(position)).tray).toBe(true)
    expect(answersOf(advisors, thingsOf(position), true).tray).toBe(false)
  })

  it('lists answers in words of which there are too many to stand beside the question', () => {
    const boards = (n: number) =>
      decision({
        kind: 'board',
        shape: 'target',
        options: Array.from({ length: n }, (_, i) => ({ ...option(`take ${i}`, null), group: '' })),
      })
    expect(answersOf(boards(6), thingsOf(position))).toMatchObject({ tray: false, words: { length: 6 } })
    expect(answersOf(boards(7), thingsOf(position))).toMatchObject({ tray: true, words: [] })
    expect(answersOf({ ...boards(9), shape: 'amount' }, thingsOf(position)).tray).toBe(false)
  })

  it('gives a choice between words as buttons, and the end of the decision apart', () => {
    const moat = decision({
      kind: 'react',
      shape: 'use',
      options: [option('reveal moat', 'seat0.hand:moat', { default: true }), option('decline', null)],
    })
    const answers = answersOf(moat, thingsOf(position))
    expect(answers.words.map((each) => each.notation)).toEqual(['reveal moat'])
    expect(answers.stop?.notation).toBe('decline')
    expect(answers.tray).toBe(false)
  })
})
