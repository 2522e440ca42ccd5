// @vitest-environment happy-dom
/** Viscounts at the table: what its view means, what its components do, and how it is told. */
import { describe, expect, it } from 'vitest'
import { IDS, SEGMENTS, entryOf } from '../../src/games/viscounts/cards'
import { signsOf, toneOf } from '../../src/games/viscounts/faces'
import { ability, effects, endScore, firstPossible, uncovered } from '../../src/games/viscounts/marks'
import { sceneOf } from '../../src/games/viscounts/scenes'
import { TOKENS } from '../../src/games/viscounts/signs'
import { card } from '../../src/icons/cards'
import { turnsOf } from '../../src/table/chronicle'
import { planned } from '../../src/table/motion'
import { BOOKS, MIDDLE, PILES, R, at, leg, plotAngles, townAt } from '../../src/table/viscounts/geometry'
import {
  answersFor,
  boardOf,
  castleOf,
  decksOf,
  favoursOf,
  goodsOf,
  isSetup,
  lastSteps,
  manuscriptsOf,
  markersOf,
  partsOf,
  phaseOf,
  shownBy,
  sideOf,
  slotsOf,
  tabOf,
  totalsOf,
  townId,
  viscountsOf,
} from '../../src/table/viscounts/table'
import { hyphenated } from '../../src/table/viscounts/hyphens'
import { pieceOf, TELLING } from '../../src/table/viscounts/telling'
import { decision, event, option } from './position'
import { seen } from './viscounts'

describe('a view of Viscounts', () => {
  const parts = partsOf(seen)

  it('lies in the order of the ring, with the side that is in use', () => {
    expect(sideOf(seen)).toBe('B')
    expect(parts.map(({ index }) => index)).toEqual([4, 1, 3, 0, 2])
    expect(parts.map(({ plots }) => plots.length)).toEqual([5, 5, 5, 5, 5])
    expect(partsOf({ ...seen, values: { ...seen.values, side: 0 } })[1]!.plots.map(({ id }) => id)).toEqual([
      'free:29',
      'free:30',
      'free:31',
      'free:32',
    ])
  })

  it('tells at the end whose Manuscripts are which, by ribbon, and what the decks have become', () => {
    const tiles = ['ms_yellow_6_vp_worker_in_castle', 'ms_grey_5_vp_resource']
    const things = tiles.map((card, i) => ({ id: `seat1.manuscripts:${i}`, card, slot: i }))
    const places = { 'seat1.manuscripts': { owner: 1, count: 2, slots: 40, things } }
    expect(manuscriptsOf({ ...seen, places }, 1)).toEqual(tiles.toReversed())
    const counts = [{ start_abbot: 1, princess: 2 }]
    expect(decksOf({ ...seen, counts }).map((deck) => [...deck])).toEqual([
      [
        ['princess', 2],
        ['start_abbot', 1],
      ],
    ])
    expect(decksOf(seen)).toEqual([])
  })

  it('numbers plots as the engine does, and knows who has built where', () => {
    expect(parts[0]!.plots.map(({ id, built }) => [id, built?.seat ?? null, built?.type ?? null])).toEqual([
      ['free:20', null, null],
      ['free:21', null, null],
      ['free:22', null, null],
      ['free:23', 0, 'trading_post'],
      ['free:24', 0, 'workshop'],
    ])
  })

  it('completes a link when both its ends are built, over the border of a segment too', () => {
    const [, , , fourth, fifth] = parts[0]!.plots
    expect(fourth!.link).toBeNull()
    expect(fifth!.link).toMatchObject({ done: true })
    expect(parts[1]!.plots[0]!.built).toEqual({ seat: 1, type: 'workshop' })
  })

  it('shows what is printed where a pile is used up', () => {
    expect(parts.map(({ townsfolk }) => [townsfolk.id, townsfolk.printed, townsfolk.count])).toEqual([
      ['tops:4', false, 4],
      ['tops:1', false, 12],
      ['tops:3', false, 10],
      ['tops:0', false, 13],
      ['tops:2', true, 0],
    ])
    expect(parts[4]!.townsfolk.card).toBe(SEGMENTS[2]!.printedTownsfolk)
    expect(parts[2]!.manuscript).toMatchObject({ printed: true, card: SEGMENTS[3]!.printedManuscript })
  })

  it('turns the castle by its rotation, with the Workers of each seat', () => {
    expect(parts.map(({ section }) => section.index)).toEqual([3, 4, 0, 1, 2])
    expect(parts[2]!.section.tier1).toEqual([
      { seat: 0, n: 2 },
      { seat: 1, n: 1 },
    ])
    expect(castleOf(seen)).toEqual([
      { seat: 0, tiers: [3, 1, 0], points: 5, leads: false },
      { seat: 1, tiers: [4, 0, 1], points: 7, leads: true },
      { seat: 2, tiers: [0, 0, 2], points: 6, leads: false },
    ])
  })

  it('puts Viscounts who met in one town beside each other', () => {
    expect(viscountsOf(seen, parts)).toEqual([
      { seat: 0, place: 0, position: 'right', nth: 0 },
      { seat: 1, place: 2, position: 'left', nth: 0 },
      { seat: 2, place: 2, position: 'left', nth: 1 },
    ])
  })

  it('reads goods, markers, slots, favours and the icons that an action has', () => {
    expect(goodsOf(seen, 0)).toEqual({ silver: 2, ink: 3, gold: 1, stone: 1 })
    expect(markersOf(seen, 0)).toEqual({ corruption: 2, virtue: 3, joined: false })
    expect(markersOf(seen, 2).joined).toBe(true)
    expect(boardOf(seen, 1).map((lying) => lying?.card ?? null)).toEqual(['start_trader', 'bishop', null])
    expect(slotsOf(seen, 0).map(({ type, built }) => [type, built])).toEqual([
      ['trading_post', 1],
      ['guildhall', 0],
      ['workshop', 1],
    ])
    expect(favoursOf(seen).map(({ seat }) => seat)).toEqual([null, 1, null, null])
    expect(totalsOf(seen, 0).map(({ action, n }) => [action, n])).toEqual([
      ['trade', 1],
      ['build', 2],
      ['castle', 0],
      ['transcribe', 0],
    ])
    expect(totalsOf(seen, 0).flatMap(({ tomes }) => tomes)).toEqual([])
    expect(phaseOf(seen)).toBe(1)
    expect(isSetup({ ...seen, phase: 'pairs' })).toBe(true)
  })

  it('tells beside the icons for an action which Tomes of a saga add to it', () => {
    const tome: [string, number] = ['tome_pal_walls', 1]
    const builder = seen.numbers['seat0.builder']!
    const helped = { ...builder, value: builder.value + 1, terms: [...builder.terms, tome] }
    const numbers = { ...seen.numbers, 'seat0.builder.build': helped }
    expect(totalsOf({ ...seen, numbers }, 0)[1]).toMatchObject({
      action: 'build',
      id: 'seat0.builder.build',
      n: builder.value,
      tomes: [tome],
    })
  })

  it('shows everything that options point at', () => {
    const shown = new Set(shownBy(seen))
    for (const id of [
      'towns:0',
      'towns:14',
      'free:0',
      'free:24',
      'tops:2',
      'manuscript_tops:3',
      'seat0.built:3',
      'seat0.goods:0',
      'seat0.tier1:4',
      'seat2.tier2:0',
      'seat0.deck:top',
    ])
      expect(shown, id).toContain(id)
    expect(townId(SEGMENTS[4]!.towns.inner)).toBe('towns:14')
  })

  it('asks in words who must leave a castle that is too small for fingers', () => {
    const bumping = { ...seen, pending: [decision({ kind: 'bump' })] }
    expect(shownBy(bumping)).toContain('seat1.tier1:0')
    expect(shownBy(bumping, true)).not.toContain('seat1.tier1:0')
    expect(shownBy(seen, true)).toContain('seat1.tier1:0')
  })

  it('tells the opponent’s last turn step by step, without what only the table does', () => {
    const past = [
      event('turn_begins', 1),
      event('rival_scheme', 1, ['scheme_starting_noble']),
      event('turn_begins', 0),
      event('turn_begins', 1),
      event('slides', 1),
      event('rival_scheme', 1, ['scheme_future_cleric']),
      event('rival_cannot_icons', 1, ['transcribe']),
      event('rival_does', 1, ['castle']),
      event('places_worker', 1, ['castle_flip']),
      event('round_begins', 0),
      event('turn_begins', 0),
      event('places_card', 0, ['start_abbot']),
    ]
    expect(lastSteps(past, 1).map(({ outcome, event: { things } }) => `${outcome} ${things[0]}`)).toEqual([
      'scheme scheme_future_cleric',
      'fails transcribe',
      'does castle',
      'result castle_flip',
    ])
    expect(lastSteps([], 1)).toEqual([])
  })

  it('shows the whole of a Scheme in signs, its last row with a stroke between', () => {
    const scheme = entryOf('scheme_starting_criminal')!
    expect(effects(scheme.steps).map((mark) => ('token' in mark ? mark.token : mark.kind))).toEqual([
      'icon',
      'word',
      'corruption',
      'scheme',
      'move',
    ])
    expect(
      firstPossible(scheme.last_step_first_possible).map((mark) => ('token' in mark ? mark.token : 'word')),
    ).toEqual(['word', 'word', 'deed', 'flip_debt'])
  })

  it('knows on which side of a phone a question is answered', () => {
    expect(tabOf(decision({ kind: 'move' }))).toBe('board')
    expect(tabOf(decision({ kind: 'place' }))).toBe('mine')
    expect(tabOf(null)).toBeNull()
  })

  it('finds an action with and without a dismissal', () => {
    const asked = decision({
      kind: 'action',
      options: [option('build', null), option('dismiss castle', 'tops:1')],
      blocked: [],
    })
    expect(answersFor(asked, 'build').plain.option?.notation).toBe('build')
    expect(answersFor(asked, 'castle')).toMatchObject({
      plain: {},
      dismissing: { option: { notation: 'dismiss castle' } },
    })
    expect(answersFor(decision({ kind: 'move', options: [option('build', null)] }), 'build').plain).toEqual(
      {},
    )
  })
})

describe('the drawing', () => {
  it('has the towns on their circles, and roads that begin and end in them', () => {
    for (let place = 0; place < 5; place++) {
      const inner = townAt(place, 'inner')
      expect(Math.hypot(inner.x - MIDDLE, inner.y - MIDDLE)).toBeCloseTo(R.inner, 0)
      const left = townAt(place, 'left')
      expect(leg(place, 'in').startsWith(`M${left.x} ${left.y}`)).toBe(true)
      expect(leg(place, 'in').endsWith(`${inner.x} ${inner.y}`)).toBe(true)
      const next = townAt((place + 1) % 5, 'left')
      expect(leg(place, 'on').endsWith(`${next.x} ${next.y}`)).toBe(true)
    }
  })

  it('keeps cards clear of the castle, the towns and each other', () => {
    const boxes = [
      ...PILES.map((p) => ({ ...p, w: 68, h: 72 })),
      ...BOOKS.map((p) => ({ ...p, w: 54, h: 64 })),
    ]
    boxes.forEach((a, i) => {
      expect(Math.hypot(a.x - MIDDLE, a.y - MIDDLE)).toBeGreaterThan(R.wall)
      for (const b of boxes.slice(i + 1))
        expect(Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2).toBe(false)
    })
  })

  it('spreads plots evenly over a segment, on either side of the board', () => {
    expect(plotAngles(0, 5)[0]).toBeCloseTo(-28.8)
    expect(plotAngles(1, 4)).toEqual([45, 63, 81, 99])
    expect(at(90, 100)).toEqual({ x: 450, y: 350 })
  })
})

describe('the components', () => {
  it('have an emblem and signs that are known', () => {
    const plain = IDS.map((id) => entryOf(id)!).filter(
      (entry) => entry.family === 'townsfolk' && sceneOf(entry).icon === card,
    )
    expect(plain.map(({ id }) => id)).toEqual([])
    for (const id of ['town_03', 'segment_03_04', 'segment_03_04_B_spot_1', 'castle_leader'])
      expect([id, sceneOf(entryOf(id)!).icon === card]).toEqual([id, false])
    for (const id of ['poverty', 'prosperity', 'debt', 'deed'])
      expect([id, sceneOf({ id, family: '', provenance: '' }).icon === card]).toEqual([id, false])
    for (const id of IDS) {
      const entry = entryOf(id)!
      const marks = [
        ...ability(entry.ability),
        ...effects(entry.on_recruit_or_dismiss),
        ...effects(entry.immediate),
        ...effects(entry.effect),
        ...effects(entry.gain),
        ...effects(entry.extra),
        ...endScore(entry.end_score),
        ...uncovered(entry.uncovered),
      ]
      for (const mark of marks)
        if (mark.kind === 'token') expect([id, mark.token in TOKENS]).toEqual([id, true])
    }
  })

  it('say what they do: the moment, the arrow, the effect', () => {
    expect(ability(entryOf('woodcutter_virtue')!.ability)).toEqual([
      { kind: 'token', token: 'build', n: 1 },
      { kind: 'word', word: '→' },
      { kind: 'token', token: 'virtue', n: 1 },
    ])
    expect(ability(entryOf('mason')!.ability)).toEqual([
      { kind: 'token', token: 'silver', n: 2 },
      { kind: 'word', word: '=' },
      { kind: 'icon', icon: 'builder', n: 1 },
    ])
    expect(signsOf(entryOf('start_abbot')!)).toHaveLength(1)
    expect(toneOf({ criminal: 1 })).toBe('curse')
  })

  it('divide long names where a syllable begins', () => {
    expect(hyphenated('Pożyczkodawczyni')).toBe('Pożyczko\u00addawczyni')
    expect(hyphenated('Strażnik Bramy')).toBe('Strażnik Bramy')
  })

  it('are changed by a card pack', () => {
    expect(entryOf('mason', { cards: [{ id: 'mason', silver: 4 }] })!.silver).toBe(4)
  })
})

describe('the telling', () => {
  it('makes turns, with what follows from a deed below it', () => {
    const turns = turnsOf(
      [
        event('turn_begins', 0, [], { count: 3 }),
        event('slides', 0),
        event('places_card', 0, ['mason']),
        event('corruption', 0, ['corruption']),
        event('moves', 0, ['town_03']),
      ],
      TELLING,
    )
    expect(
      turns.map(({ seat, lines }) => [seat, lines.map(({ event: { kind }, inner }) => [kind, inner])]),
    ).toEqual([
      [
        0,
        [
          ['places_card', false],
          ['corruption', true],
          ['moves', false],
        ],
      ],
    ])
  })

  it('lets Workers, buildings, goods and papers travel as pieces, and cards as cards', () => {
    expect(pieceOf(event('inward', 1, ['castle_flip']))).toBe('worker 1')
    expect(pieceOf(event('gains', 0, ['ink']))).toBe('ink')
    expect(pieceOf(event('takes_debt', 0, ['debt']))).toBe('debt')
    expect(pieceOf(event('hires', 0, ['mason']))).toBeNull()
    const [flight] = planned(
      [
        event('places_worker', 2, ['castle_flip'], {
          source: 'seat2.workers',
          target: 'seat2.tier1',
          count: 1,
        }),
      ],
      pieceOf,
    )
    expect(flight).toMatchObject({ piece: 'worker 2', from: 'seat2.workers', to: 'seat2.tier1' })
  })
})
