// @vitest-environment happy-dom
/** The board of Architects asks, answers and says why not where things lie. */
import { flushSync, mount, unmount } from 'svelte'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { facesOf } from '../../src/games/faces'
import { IDS } from '../../src/games/architects/cards'
import { Catalogue } from '../../src/i18n/messages'
import type { Game } from '../../src/net/games.svelte'
import { TableSession } from '../../src/net/session.svelte'
import type { DecisionData, GameData, View } from '../../src/net/wire'
import { kitOf } from '../../src/table/boards'
import Frame from '../../src/table/Frame.svelte'
import { places, ROWS, table, VALUES } from './architects'
import { decision, option } from './position'

describe('the board', () => {
  const help = Object.fromEntries(
    [...IDS, 'silver', 'cathedral', 'carpentry', 'tiling', 'masonry'].map((id) => [
      id,
      {
        name: id,
        kind: 'Thing',
        lines: [`What ${id} does.`],
        notes: [],
        clause: 'ARC-1.1',
        provenance: 'verified',
      },
    ]),
  )
  const texts = {
    seat: 'Player {n}',
    asks: 'Where?',
    label: 'there',
    nobody: 'There is no Silver to take.',
    short: 'Too little Silver.',
    ...Object.fromEntries(IDS.map((id) => [`card.${id}`, { name: id, a: id, acc: id }])),
  }
  const data = {
    id: 'architects',
    title: { en: 'Architects', pl: 'Architekci' },
    seats: [1, 5],
    modes: [],
    options: {},
    rules_version: '1',
    provenance: {},
    bots: ['random'],
    levels: { squire: 'random', knight: 'random', master: 'random' },
    catalogue: { en: texts, pl: texts },
    help: { en: help, pl: help },
    clauses: { en: {}, pl: {} },
  } as unknown as GameData
  const game: Game = { data, catalogue: new Catalogue(data.catalogue) }
  const found = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const thing = (id: string) => document.querySelector<HTMLElement>(`[data-thing="${id}"]`)!
  const said = (key: string) => ({ key, params: {} })
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
      props: { session, game, face: await facesOf(game), mode: 'board', kit: await kitOf('architects') },
    })
    flushSync()
  }, BUSY)
  afterAll(() => unmount(component))
  vi.setConfig({ testTimeout: BUSY })

  function laid(pending: DecisionData[], more: Partial<View> = {}): void {
    seq += 1
    session.take({ ...table(pending, { step: seq, ...more }), seq: seq + 1 })
    flushSync()
  }
  const asked = (kind: string, more: Partial<DecisionData>) =>
    decision({ kind, shape: 'target', prompt: said('asks'), interrupt: false, clause: 'ARC-3.1', ...more })
  const words = { label: said('label') }

  const PLACE = asked('place', {
    options: [
      option('place quarry', 'quarry', words),
      option('place market left', 'market:0', words),
      option('place guildhall', 'guildhall', words),
      option('give up miner_1', 'seat0.crew:18', words),
    ],
    blocked: [
      {
        notation: 'place tax_stand',
        label: said('label'),
        targets: ['tax_stand'],
        reason: said('nobody'),
        clause: 'ARC-8.2',
        later: false,
      },
    ],
  })

  it('sends a Worker with one click, from the place itself', async () => {
    laid([PLACE])
    const choose = vi.spyOn(session, 'choose').mockResolvedValue()
    expect(document.querySelector('#tray')).toBeNull()
    expect(found('.stage [data-option]').map((each) => each.dataset.option)).toEqual([
      'place quarry',
      'place market left',
      'place guildhall',
    ])
    expect(thing('seat0.crew:18').dataset.option).toBe('give up miner_1')
    thing('quarry').click()
    await vi.waitFor(() => expect(choose).toHaveBeenCalledWith(['place quarry'], true))
  })

  it('shows who stands there and what one more brings', () => {
    laid([PLACE])
    expect(thing('quarry').getAttribute('aria-label')).toContain('quarry: you 2, Bolko 3')
    expect(thing('quarry').querySelector('.brings')!.textContent).toContain('+3')
    expect(thing('mines').querySelector('.brings')!.textContent).toMatch(/\+4.*\/.*\+1/)
  })

  it('says why a Worker cannot go somewhere', () => {
    laid([PLACE])
    expect(thing('tax_stand').getAttribute('aria-disabled')).toBe('true')
    expect(thing('tax_stand').getAttribute('aria-label')).toContain('There is no Silver to take.')
  })

  it('lets crowds be captured where they stand, and hides what a Worker would bring', () => {
    laid([
      asked('capture', {
        options: [
          option('capture quarry 1', 'quarry:1', { ...words, cost: [['silver', 1]] }),
          option('capture quarry 0', 'quarry:0', words),
          option('done', null, words),
        ],
      }),
    ])
    expect(found('.stage [data-option]').map((each) => each.dataset.option)).toEqual([
      'capture quarry 1',
      'capture quarry 0',
    ])
    expect(thing('quarry:1').getAttribute('aria-label')).toContain('Bolko: 3 at quarry')
    expect(found('.brings')).toEqual([])
  })

  it('gives every trade of the Storehouse a button with its printed price', () => {
    laid([
      asked('trade', {
        options: [
          option('trade virtue', 'kings_storehouse', { ...words, gain: [['virtue', 1]] }),
          option('trade marble', 'kings_storehouse', { ...words, gain: [['marble', 1]] }),
          option('done', null, words),
        ],
      }),
    ])
    expect(found('.way').map((each) => [each.dataset.option, each.textContent.replace(/\s/g, '')])).toEqual([
      ['trade virtue', '2//→+1'],
      ['trade marble', '3/→+1'],
    ])
  })

  it('hires from the display at the price of the column, or draws from the pile', () => {
    laid([
      asked('workshop', {
        options: [
          option('hire labourer', 'display:0', { ...words, cost: [['silver', 4]] }),
          option('draw', 'building_deck', words),
        ],
        blocked: [
          {
            notation: 'hire patron_wood',
            label: said('label'),
            targets: ['display:5'],
            reason: said('short'),
            clause: 'ARC-3.8',
            later: false,
          },
        ],
      }),
    ])
    expect(thing('display:0').querySelector('.price')!.textContent).toContain('−4')
    expect(thing('display:1').querySelector('.coins')!.textContent).toContain('2')
    expect(thing('building_deck').dataset.option).toBe('draw')
    expect(thing('display:5').getAttribute('aria-label')).toContain('Too little Silver.')
  })

  it('builds from the hand, says what is short, and offers the next level of the Cathedral', () => {
    laid([
      asked('build', {
        options: [
          option('build tavern', 'seat0.hand:tavern', words),
          option('cathedral', 'seat0.cathedral', words),
        ],
        blocked: [
          {
            notation: 'build castle',
            label: said('label'),
            targets: ['seat0.hand:castle'],
            reason: said('short'),
            clause: 'ARC-11.4',
            later: false,
          },
        ],
      }),
    ])
    expect(thing('seat0.hand:tavern').textContent).toContain('can build')
    expect(found('[data-thing="seat0.hand:castle"] .short').map((each) => each.textContent)).toEqual([
      '1/2',
      '3/4',
      '0/2',
    ])
    expect(thing('seat0.cathedral').dataset.option).toBe('cathedral')
  })

  it('lays out what was dealt, and takes one of it', () => {
    const dealt = {
      owner: 0,
      count: 2,
      things: ['well', 'keep'].map((card) => ({ id: `seat0.dealt:${card}`, card, n: 1 })),
    }
    laid(
      [
        asked('draft', {
          options: ['well', 'keep'].map((card) => option(`keep ${card}`, `seat0.dealt:${card}`, words)),
        }),
      ],
      { places: { ...places, 'seat0.dealt': dealt } },
    )
    expect(document.querySelector('#tray')).toBeNull()
    expect(found('.own [data-option]').map((each) => each.dataset.option)).toEqual(['keep well', 'keep keep'])
  })

  it('lets a Worker come back from another board', () => {
    laid([
      asked('take_back', {
        options: [option('take board 1', 'seat1.captives', words), option('take prison', 'prison', words)],
      }),
    ])
    expect(document.querySelector('.plates [data-thing="seat1.captives"]')!.getAttribute('data-option')).toBe(
      'take board 1',
    )
    expect(thing('prison').dataset.option).toBe('take prison')
  })

  it('never shows what others hold in hand', () => {
    laid([PLACE])
    expect(found('[data-thing^="seat1.hand"]')).toEqual([])
    expect(document.querySelector('.plates')!.textContent).toContain('3')
  })

  it('seats five: four plates, five cells, and a Guildhall of six columns', () => {
    const seats = [0, 1, 2, 3, 4]
    const five = {
      ...table([PLACE], {
        seats: 5,
        step: ++seq,
        rows: {
          ...ROWS,
          ...Object.fromEntries(
            seats.flatMap((seat) => [
              [`seat${seat}.at`, [1, 0, 0, 0, 0, 0, 0, 0, 0]],
              [`seat${seat}.goods`, [0, 0, 0, 0, 0, 0]],
              [`seat${seat}.captives`, [0, 0, 0, 0, 0]],
            ]),
          ),
          guildhall: Array.from({ length: 24 }, () => -1),
        },
        values: { ...VALUES, hall: 0, 'seat4.in_prison': 2 },
      }),
      seq: seq + 1,
    }
    session.take({
      ...five,
      seats: seats.map((index) => ({ ...five.seats[1]!, index, name: `P${index}` })),
    })
    flushSync()
    expect(found('.plates .plate').map((plate) => plate.getAttribute('aria-label'))).toEqual([
      'P1',
      'P2',
      'P3',
      'P4',
    ])
    expect(found('.cells .cell')).toHaveLength(5)
    expect(thing('prison').getAttribute('aria-label')).toContain('P4 2')
    expect(found('.windows .window')).toHaveLength(24)
    expect(found('[data-place="quarry"] .crowd')).toHaveLength(6)
  })
})
