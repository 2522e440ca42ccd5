// @vitest-environment happy-dom
/** Paladins at the table: what its view means, what its components do, and how it is told. */
import { describe, expect, it } from 'vitest'
import { ACTIONS, entryOf, IDS, SQUARES } from '../../src/games/paladins/cards'
import { signsOf } from '../../src/games/paladins/faces'
import { marksOf, PER_ICONS } from '../../src/games/paladins/signs'
import { turnsOf } from '../../src/table/chronicle'
import { planned } from '../../src/table/motion'
import {
  actionsOf,
  attributesOf,
  factionsOf,
  lastSteps,
  phaseOf,
  reachOf,
  regionsOf,
  shownBy,
  sideOf,
  slotsOf,
} from '../../src/table/paladins/table'
import { pieceOf, TELLING } from '../../src/table/paladins/telling'
import { seen } from './paladins'
import { decision, event } from './position'
// Loaded beforehand, so that no test waits for them.
import '../../src/games/paladins/faces'
import '../../src/table/paladins/kit'

describe('a view of Paladins', () => {
  it('has slots with gaps', () => {
    expect(slotsOf(seen.places.townsfolk, 5)).toEqual([null, 'abbot_2', null, null, 'squire_1'])
  })

  it('knows of every square whether it is free, taken and by whom, or closed', () => {
    const [first, second] = regionsOf(seen)
    expect(first!.map(({ id, taken, open }) => [id, taken?.seat ?? null, open])).toEqual([
      ['free:0', null, true],
      ['free:1', 1, true],
      ['free:2', null, false],
      ['free:3', null, false],
    ])
    expect(first![1]!.taken).toEqual({ seat: 1, piece: 'monk' })
    expect(second!.filter(({ open }) => open).map(({ id }) => id)).toEqual(['free:4'])
  })

  it('numbers spaces as the engine does, with workers and Workshops on them', () => {
    expect(ACTIONS.map(({ first }) => first)).toEqual([0, 2, 4, 6, 8, 9, 10, 13, 16, 19, 22, 25])
    const rows = new Map(actionsOf(seen, 0).map((row) => [row.action.id, row]))
    expect(rows.get('hunt')!.spaces.map(({ held }) => held)).toEqual(['scout', null])
    expect(rows.get('hunt')!.used).toBe(true)
    expect(rows.get('fortify')!.spaces.map(({ workshop, cover }) => [workshop, cover])).toEqual([
      [false, 'seat0.workshops:2'],
      [true, 'seat0.workshops:3'],
      [false, null],
    ])
    expect(rows.get('fortify')).toMatchObject({ cost: 0, printed: 1, done: 1, need: 1, left: 6, used: false })
  })

  it('tells marker from boost, and how far both reach', () => {
    expect(attributesOf(seen, 0)).toEqual([
      { attribute: 'faith', marker: 1, boost: 2 },
      { attribute: 'strength', marker: 0, boost: 0 },
      { attribute: 'influence', marker: 4, boost: 0 },
    ])
    expect([reachOf(seen, 0, 'faith'), reachOf(seen, 0, 'strength')]).toEqual([2, 0])
  })

  it('counts attacked Outsiders by faction, as a card pack may have them', () => {
    expect(factionsOf(seen, 0)).toEqual([
      ['viking', 1],
      ['byzantine', 1],
    ])
    expect(factionsOf(seen, 0, { cards: [{ id: 'armourer_viking', faction: 'byzantine' }] })).toEqual([
      ['byzantine', 2],
    ])
  })

  it('tells the step of the round', () => {
    expect(phaseOf({ ...seen, phase: 'workers' })).toBe('workers')
    expect(phaseOf({ ...seen, over: true, phase: '' })).toBe('over')
  })

  it('knows where each question is answered, and shows whatever one can point at', () => {
    expect(['square', 'tavern', 'worker', 'keep'].map((kind) => sideOf(decision({ kind })))).toEqual([
      'board',
      'board',
      'mine',
      'mine',
    ])
    expect(shownBy(seen)).toEqual(
      expect.arrayContaining([
        'free:39',
        'outsiders:5',
        'seat0.spaces:27',
        'seat0.workshops:11',
        'seat0.jars:6',
      ]),
    )
    expect(shownBy(seen).some((id) => id.startsWith('seat1'))).toBe(false)
  })
})

describe('the components', () => {
  it('count at the end what no other sign could mean', () => {
    expect(new Set(Object.values(PER_ICONS)).size).toBe(Object.keys(PER_ICONS).length)
  })

  it('have a sign for everything they do', () => {
    for (const id of IDS) {
      const entry = entryOf(id)!
      for (const effects of [
        entry.discard,
        entry.recruit_bonus,
        entry.attack,
        entry.convert,
        entry.effects,
        entry.passive?.effects,
      ])
        expect([id, marksOf(effects ?? []).length >= (effects ?? []).length]).toEqual([id, true])
      if (
        [
          'paladins',
          'townsfolk',
          'outsiders',
          'walls',
          'tavern',
          'suspicion',
          'kings_favours',
          'region_spaces',
        ].includes(entry.family)
      )
        expect([id, signsOf(entry).length > 0]).toEqual([id, true])
    }
    expect(SQUARES).toHaveLength(40)
  })
})

describe('the chronicle and the motion', () => {
  it('put what follows from a deed below it, and head rounds in their own words', () => {
    const turns = turnsOf(
      [
        event('round_begins', 0),
        event('acts', 0, ['hunt']),
        event('places_worker', 0, ['scout']),
        event('gains_provisions', 0),
        event('acts', 1, ['trade']),
      ],
      TELLING,
    )
    expect(
      turns.map(({ seat, lines }) => [
        seat,
        lines.map(({ event: { kind }, inner }) => `${inner ? '+' : ''}${kind}`),
      ]),
    ).toEqual([
      [0, ['acts', '+gains_provisions']],
      [1, ['acts']],
    ])
  })

  it('move workers as the pieces they are, several kinds at once', () => {
    const gained = event('gains_worker', 0, ['scout', 'labourer'], {
      source: 'supply',
      target: 'seat0.pool',
      motion: 'gain',
    })
    expect(planned([gained], pieceOf).map(({ piece, to }) => [piece, to])).toEqual([
      ['scout', 'seat0.pool'],
      ['labourer', 'seat0.pool'],
    ])
    const paid = event('pays_silver', 0, [], {
      count: 2,
      source: 'seat0.silver',
      target: 'supply',
      motion: 'pay',
    })
    expect(planned([paid], pieceOf).map(({ piece }) => piece)).toEqual(['silver', 'silver'])
  })

  it('tell the opponent’s last turn step by step', () => {
    const past = [
      event('rival_scheme', 1, ['scheme_fortify']),
      event('rival_does', 1, ['fortify']),
      event('acts', 0, ['hunt']),
      event('rival_scheme', 1, ['scheme_attack']),
      event('rival_cannot_workers', 1, ['attack']),
      event('rival_does', 1, ['recruit']),
      event('gains_worker', 1, ['labourer']),
      event('acts', 0, ['trade']),
    ]
    expect(lastSteps(past, 1).map(({ outcome, event: { things } }) => `${outcome} ${things[0]}`)).toEqual([
      'scheme scheme_attack',
      'fails attack',
      'does recruit',
      'result labourer',
    ])
  })
})
