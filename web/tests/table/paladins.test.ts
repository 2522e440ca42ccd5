// @vitest-environment happy-dom
/** Paladins at the table: what its view means, and that the board asks, answers and says why not where things lie. */
import { readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Catalogue } from '../../src/i18n/messages'
import { facesOf } from '../../src/games/faces'
import { ACTIONS, entryOf, IDS, SQUARES } from '../../src/games/paladins/cards'
import { signsOf } from '../../src/games/paladins/faces'
import { marksOf } from '../../src/games/paladins/signs'
import type { Game } from '../../src/net/games.svelte'
import { TableSession } from '../../src/net/session.svelte'
import type { DecisionData, GameData, TableData, View } from '../../src/net/wire'
import { kitOf } from '../../src/table/boards'
import { turnsOf } from '../../src/table/chronicle'
import Frame from '../../src/table/Frame.svelte'
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
import { decision, event, option, tableOf, view } from './position'
// Loaded beforehand, so that no test waits for them.
import '../../src/games/paladins/faces'
import '../../src/table/paladins/kit'

const places: View['places'] = {
  townsfolk: {
    owner: null,
    count: 2,
    slots: 5,
    things: [
      { id: 'townsfolk:1', card: 'abbot_2', slot: 1 },
      { id: 'townsfolk:4', card: 'squire_1', slot: 4 },
    ],
  },
  outsiders: {
    owner: null,
    count: 1,
    slots: 6,
    things: [{ id: 'outsiders:0', card: 'thief_byzantine', slot: 0 }],
  },
  free: {
    owner: null,
    count: 2,
    slots: 40,
    things: [
      { id: 'free:0', card: 'region1_space1', slot: 0 },
      { id: 'free:4', card: 'region2_space1', slot: 4 },
    ],
  },
  ...Object.fromEntries(
    [0, 1].flatMap((seat) =>
      [
        'paladin',
        'tavern',
        'pool',
        'spaces',
        'workshops',
        'suspicions',
        'crew',
        'attacked',
        'converted',
        'walls',
        'monks',
        'outposts',
        'jars',
        'used',
      ].map((name) => [`seat${seat}.${name}`, { owner: seat, count: 0, things: [] }]),
    ),
  ),
  'seat0.hand': { owner: 0, count: 0, things: [] },
  'seat1.hand': { owner: 1, count: 1, epoch: 0 },
  'seat0.tavern': { owner: 0, count: 1, things: [{ id: 'seat0.tavern:0', card: 'tavern_02', slot: 0 }] },
  'seat1.tavern': { owner: 1, count: 1, things: [{ id: 'seat1.tavern:0', card: 'tavern_03', slot: 0 }] },
  'seat0.pool': {
    owner: 0,
    count: 3,
    things: [
      { id: 'seat0.pool:scout', card: 'scout', n: 2 },
      { id: 'seat0.pool:criminal', card: 'criminal', n: 1 },
    ],
  },
  'seat0.spaces': {
    owner: 0,
    count: 1,
    slots: 28,
    things: [{ id: 'seat0.spaces:4', card: 'scout', slot: 4 }],
  },
  'seat0.workshops': {
    owner: 0,
    count: 1,
    slots: 12,
    things: [{ id: 'seat0.workshops:3', card: 'fortify_middle', slot: 3 }],
  },
  'seat0.attacked': {
    owner: 0,
    count: 2,
    things: [
      { id: 'seat0.attacked:1', card: 'armourer_viking', slot: 1 },
      { id: 'seat0.attacked:19', card: 'lookout_byzantine', slot: 19 },
    ],
  },
  'seat0.jars': { owner: 0, count: 0, slots: 7, things: [] },
  'seat1.monks': { owner: 1, count: 1, things: [{ id: 'seat1.monks:1', card: 'region1_space2', slot: 1 }] },
}
const numbers: View['numbers'] = {
  tax: { value: 3, terms: [], of: 5 },
  'seat0.faith': {
    value: 3,
    terms: [
      ['marker', 1],
      ['oliver', 2],
    ],
  },
  'seat0.strength': { value: 0, terms: [['marker', 0]] },
  'seat0.influence': { value: 4, terms: [] },
  'seat0.cost.fortify': {
    value: 0,
    terms: [
      ['printed', 1],
      ['anseis', -1],
    ],
  },
  'seat0.done.fortify': { value: 1, terms: [] },
  'seat0.needs.fortify': { value: 1, terms: [] },
  ...Object.fromEntries(
    Array.from({ length: 6 }, (_, i) => [
      [`outsider_${i + 1}.faith`, { value: 2 * i, terms: [] }],
      [`outsider_${i + 1}.strength`, { value: 2 * i + 1, terms: [] }],
    ]).flat(),
  ),
}
const VALUES = { round: 2, first: 0, current: 0, 'seat0.silver': 3, 'seat1.silver': 1 }
const table = (pending: DecisionData[], more: Partial<View> = {}): TableData =>
  tableOf(
    view(places, {
      game: 'paladins',
      phase: 'actions',
      turn: 0,
      values: VALUES,
      numbers,
      rows: { 'seat0.attributes': [1, 0, 4] },
      pending,
      score: [
        { total: 3, terms: [] },
        { total: 5, terms: [] },
      ],
      ...more,
    }),
  )
const seen = table([]).view!

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

describe('the board', () => {
  const text = (lang: 'en' | 'pl') =>
    JSON.parse(
      readFileSync(`../src/regnum/games/paladins/text/${lang}.json`, 'utf8'),
    ) as GameData['catalogue']['en']
  const help = Object.fromEntries(
    [...IDS, 'silver'].map((id) => [
      id,
      {
        name: id,
        kind: 'Thing',
        lines: [`What ${id} does.`],
        notes: [],
        clause: 'PAL-1.1',
        provenance: 'verified',
      },
    ]),
  )
  const names = Object.fromEntries(
    IDS.flatMap((id) => [
      [`card.${id}`, { name: id, a: id, acc: id }],
      [`action.${id}`, { name: id, acc: id }],
    ]),
  )
  const data = {
    id: 'paladins',
    title: { en: 'Paladins', pl: 'Paladyni' },
    seats: [1, 4],
    modes: [],
    options: {},
    rules_version: '1',
    provenance: {},
    bots: ['random'],
    levels: { squire: 'random', knight: 'random', master: 'random' },
    catalogue: { en: { ...text('en'), ...names }, pl: { ...text('pl'), ...names } },
    help: { en: help, pl: help },
    clauses: { en: {}, pl: {} },
  } as unknown as GameData
  const game: Game = { data, catalogue: new Catalogue(data.catalogue) }
  const found = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const said = (key: string, params = {}) => ({ key, params })
  const session = new TableSession('abc')
  let component: ReturnType<typeof mount>
  let seq = 0
  const BUSY = 60_000

  // The board is large: it is mounted once, and each test lays another position on it.
  beforeAll(async () => {
    Element.prototype.animate ??= vi.fn() as never
    session.take(table([]))
    component = mount(Frame, {
      target: document.body,
      props: { session, game, face: await facesOf(game), mode: 'board', kit: await kitOf('paladins') },
    })
    flushSync()
  }, BUSY)
  afterAll(() => unmount(component))
  vi.setConfig({ testTimeout: BUSY })

  function laid(pending: DecisionData[], more: Partial<View> = {}, alone = false): void {
    seq += 1
    const next = table(pending, { step: seq, ...more })
    session.take({ ...next, seq: seq + 1, seats: alone ? next.seats.slice(0, 1) : next.seats })
    flushSync()
  }

  const ACT = decision({
    kind: 'action',
    shape: 'target',
    prompt: said('kind.action.prompt'),
    interrupt: false,
    clause: 'PAL-3.8',
    options: [
      option('commission', 'seat0.spaces:10', {
        label: said('kind.action.option', { action: 'commission' }),
        group: 'right',
      }),
      option('trade 1', 'seat0.spaces:6', { label: said('kind.action.trade_1') }),
      option('trade 2', 'seat0.spaces:6', { label: said('kind.action.trade_2') }),
      option('pass', null, { label: said('kind.action.pass') }),
    ],
    blocked: [
      {
        notation: 'hunt 1',
        label: said('kind.action.hunt_1'),
        targets: ['seat0.spaces:4'],
        reason: said('reason.used', { action: 'hunt' }),
        clause: 'PAL-4.5',
        later: false,
      },
    ],
  })

  it('takes an action with one click, each way of it on a button of its own, and no tray', async () => {
    laid([ACT])
    const choose = vi.spyOn(session, 'choose').mockResolvedValue()
    expect(document.querySelector('#tray')).toBeNull()
    expect(found('.own [data-option]').map((each) => each.dataset.option)).toEqual([
      'trade 1',
      'trade 2',
      'commission',
    ])
    document.querySelector<HTMLElement>('.own [data-option="trade 2"]')!.click()
    await vi.waitFor(() => expect(choose).toHaveBeenCalledWith(['trade 2'], true))
  })

  it('says why an action cannot be taken', () => {
    laid([ACT])
    const hunt = found('[aria-disabled="true"]')
    expect(hunt.map((each) => each.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('must be cleared by Pray'),
    ])
  })

  it('offers both ways to pay for a Townsfolk on its card', () => {
    const at = { label: said('kind.recruit.option', { card: 'abbot_2', n: 2 }) }
    laid([
      decision({
        kind: 'recruit',
        shape: 'target',
        prompt: said('kind.recruit.prompt'),
        interrupt: false,
        options: [
          option('recruit abbot_2', 'townsfolk:1', { ...at, cost: [['silver', 2]] }),
          option('recruit abbot_2 debt', 'townsfolk:1', { ...at, cost: [['debt', 1]] }),
        ],
      }),
    ])
    expect(found('.stage [data-option]').map((each) => each.dataset.option)).toEqual([
      'recruit abbot_2',
      'recruit abbot_2 debt',
    ])
  })

  it('lets squares answer where they lie', () => {
    laid([
      decision({
        kind: 'square',
        shape: 'target',
        prompt: said('kind.square.prompt_commission'),
        interrupt: false,
        options: [
          option('square region2_space1', 'free:4', {
            label: said('kind.square.option', { card: 'region2_space1' }),
          }),
        ],
      }),
    ])
    expect(document.querySelector('[data-thing="free:4"]')!.getAttribute('data-option')).toBe(
      'square region2_space1',
    )
  })

  it('says what is good to know where no card asks', () => {
    laid([ACT])
    expect(document.querySelector('#prompt')!.textContent).toContain('3 workers left')
    laid([ACT], { values: { ...VALUES, round: 7 } })
    expect(document.querySelector('#prompt')!.textContent).toContain('the last round')
  })

  it('offers both prices of a Townsfolk in place of the price', () => {
    const hired = (notation: string, cost: [string, number][]) =>
      option(notation, 'townsfolk:1', { label: said('kind.recruit.option', { card: 'abbot_2', n: 2 }), cost })
    laid([
      decision({
        kind: 'recruit',
        shape: 'target',
        prompt: said('kind.recruit.prompt'),
        interrupt: false,
        options: [hired('recruit abbot_2', [['silver', 2]]), hired('recruit abbot_2 debt', [['debt', 1]])],
      }),
    ])
    const slot = document.querySelector('[data-thing="townsfolk:1"]')!.closest('.slot')!
    expect([...slot.querySelectorAll('.way')].map((each) => each.getAttribute('data-option'))).toEqual([
      'recruit abbot_2',
      'recruit abbot_2 debt',
    ])
    expect(slot.querySelector('.cost')).toBeNull()
  })

  it('picks workers to keep one by one', () => {
    laid([
      decision({
        kind: 'keep',
        shape: 'multi',
        min: 0,
        max: 2,
        prompt: said('kind.keep.prompt', { n: 2 }),
        interrupt: false,
        options: [
          option('keep scout', 'seat0.pool:scout', { label: said('kind.keep.option', { worker: 'scout' }) }),
          option('done', null, { label: said('kind.keep.done') }),
        ],
      }),
    ])
    const scouts = () => found('.pool [data-thing="seat0.pool:scout"]')
    scouts()[0]!.click()
    flushSync()
    expect(scouts().map((each) => each.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  })

  it('shows the opponent that the rules play, by name and with its points', () => {
    laid(
      [ACT],
      {
        seats: 1,
        rivals: [{ total: 9, terms: [] }],
        score: [{ total: 3, terms: [] }],
        values: { ...VALUES, marker: 2 },
      },
      true,
    )
    const strip = document.querySelector('.opponent')!
    expect(strip.getAttribute('aria-label')).toBe(game.catalogue.render('en', 'rival'))
    expect(strip.querySelector('.here')!.textContent).toBe('3')
    expect(strip.querySelector('.points')!.textContent).toContain('9')
  })
})
