// @vitest-environment happy-dom
/** The board of Viscounts asks, answers and says why not where things lie. */
import { flushSync, mount, unmount } from 'svelte'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Catalogue } from '../../src/i18n/messages'
import { facesOf } from '../../src/games/faces'
import { GOODS, IDS } from '../../src/games/viscounts/cards'
import type { Game } from '../../src/net/games.svelte'
import { TableSession } from '../../src/net/session.svelte'
import type { DecisionData, GameData, View } from '../../src/net/wire'
import { kitOf } from '../../src/table/boards'
import Frame from '../../src/table/Frame.svelte'
import { decision, event, option, text } from './position'
import { places, seen, table } from './viscounts'

describe('the board', () => {
  const help = Object.fromEntries(
    [...IDS, ...GOODS, 'virtue', 'corruption', 'worker'].map((id) => [
      id,
      {
        name: id,
        kind: 'Thing',
        lines: [`What ${id} does.`],
        notes: [],
        clause: 'VIS-1.1',
        provenance: 'verified',
      },
    ]),
  )
  const words = {
    ...Object.fromEntries(IDS.map((id) => [`card.${id}`, { name: id, a: id, acc: id }])),
    p: 'Choose.',
    label: 'an answer',
    too_far: 'too far',
    rival: 'AI',
  }
  const data = {
    id: 'viscounts',
    title: { en: 'Viscounts', pl: 'Wicehrabiowie' },
    seats: [2, 4],
    modes: [],
    options: {},
    rules_version: '1',
    provenance: {},
    bots: ['random'],
    levels: { squire: 'random', knight: 'random', master: 'random' },
    catalogue: { en: words, pl: words },
    help: { en: help, pl: help },
    clauses: { en: {}, pl: {} },
  } as unknown as GameData
  const game: Game = { data, catalogue: new Catalogue(data.catalogue) }
  const found = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const answers = (within: string) => found(`${within} [data-option]`).map((each) => each.dataset.option)
  const session = new TableSession('abc')
  let component: ReturnType<typeof mount>
  let seq = 0
  const BUSY = 120_000

  // The board is large: it is mounted once, and each test lays another position on it.
  beforeAll(async () => {
    Element.prototype.animate ??= vi.fn() as never
    session.take(table([]))
    component = mount(Frame, {
      target: document.body,
      props: { session, game, face: await facesOf(game), mode: 'board', kit: await kitOf('viscounts') },
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
  const asks = (kind: string, more: Partial<DecisionData>) =>
    decision({
      kind,
      shape: 'target',
      prompt: text('p'),
      clause: 'VIS-8.1',
      interrupt: false,
      min: 1,
      max: 1,
      ...more,
    })

  it('lets a Viscount go to a town with one click, says the price, and why not', () => {
    const choose = vi.spyOn(session, 'choose').mockResolvedValue()
    laid([
      asks('move', {
        options: [
          option('move town_03', 'towns:3', { cost: [] }),
          option('move inner_03_04', 'towns:5', { cost: [['silver', 2]] }),
        ],
        blocked: [
          {
            notation: 'move town_01',
            label: text('label'),
            targets: ['towns:0'],
            reason: text('too_far'),
            clause: 'VIS-8.1',
            later: false,
          },
        ],
      }),
    ])
    expect(document.querySelector('#tray')).toBeNull()
    expect(answers('.ring').toSorted()).toEqual(['move inner_03_04', 'move town_03'])
    const inner = document.querySelector('[data-option="move inner_03_04"]')!
    expect(inner.querySelector('.price')?.textContent).toBe('2')
    const far = document.querySelector('[data-thing="towns:0"]')!
    expect(far.getAttribute('aria-disabled')).toBe('true')
    expect(far.getAttribute('aria-label')).toContain('too far')
    inner.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    expect(choose).toHaveBeenCalled()
    choose.mockRestore()
  })

  it('offers the actions on their totals, and dismissing beside them', () => {
    laid([
      asks('action', {
        options: [
          option('castle', null, { group: '' }),
          option('dismiss transcribe', 'tops:1'),
          option('no action', null),
        ],
      }),
    ])
    expect(answers('.totals')).toEqual(['castle', 'dismiss transcribe'])
  })

  it('takes goods, buildings, plots, piles, hand cards and the unseen top card where they lie', () => {
    const options = [
      option('gain ink', 'seat0.goods:1'),
      option('slot workshop_1', 'seat0.built:6'),
      option('spot 3-4.2', 'free:6'),
      option('hire acolyte', 'tops:3'),
      option('take ms_grey_4_workshop', 'manuscript_tops:1'),
      option('place start_abbot', 'seat0.hand:0'),
      option('discard top', 'seat0.deck:top'),
      option('workers castle_flip', 'seat0.tier1:1'),
    ]
    laid([asks('resource', { options })])
    expect(document.querySelector('#tray')).toBeNull()
    expect(new Set(answers('[data-table]'))).toEqual(new Set(options.map(({ notation }) => notation)))
  })

  it('has an arrow for each way a Worker can move aside', () => {
    laid([
      asks('castle_move', {
        options: [
          option('worker castle_ink_stone clockwise', 'seat0.tier1:0'),
          option('worker castle_ink_stone counter', 'seat0.tier1:0'),
          option('no worker', null),
        ],
      }),
    ])
    expect(answers('.castle')).toEqual([
      'worker castle_ink_stone clockwise',
      'worker castle_ink_stone counter',
    ])
  })

  it('asks which Worker leaves on the Workers themselves, own ones too', () => {
    laid([asks('bump', { options: [option('bump 0', 'seat0.tier1:0'), option('bump 1', 'seat1.tier1:0')] })])
    expect(answers('.castle')).toEqual(['bump 0', 'bump 1'])
    expect(document.querySelector('[data-option="bump 1"]')?.getAttribute('aria-label')).toContain('Bolko')
  })

  it('lays the pairs out before the first round, and opens the discards when one is asked for', () => {
    const start = {
      ...places,
      player_cards: {
        owner: null,
        count: 1,
        slots: 5,
        things: [{ id: 'player_cards:1', card: 'player_card_03', slot: 1 }],
      },
      heroes: { owner: null, count: 1, slots: 5, things: [{ id: 'heroes:1', card: 'hero_ada', slot: 1 }] },
    }
    const take = option('take player_card_03', null, { targets: ['player_cards:1', 'heroes:1'], group: '' })
    laid([asks('pair', { options: [take] })], {
      places: start,
      values: { ...seen.values, round: 0 },
      phase: 'pairs',
    })
    expect(found('.pairs [data-option]')).toHaveLength(2)
    laid([asks('destroy_any', { options: [option('destroy princess', 'seat0.discard:0')] })])
    expect(answers('.hand')).toEqual(['destroy princess'])
  })

  it('draws the road to the town that is pointed at, with its steps', () => {
    const to = option('move town_03', 'towns:3')
    laid([asks('move', { options: [to] })], { values: { ...seen.values, distance: 3 } })
    expect(found('.route')).toHaveLength(0)
    const town = document.querySelector('[data-option="move town_03"]')!
    town.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    flushSync()
    const steps = found('.route text').map((each) => each.textContent)
    expect(steps).toEqual(steps.map((_, i) => String(i + 1)))
    expect(steps.length).toBeGreaterThanOrEqual(3)
    laid([])
    expect(found('.route')).toHaveLength(0)
  })

  it('lets a Viscount travel along the road, and glide back where a move is taken back', () => {
    const animate = vi.spyOn(Element.prototype, 'animate').mockReturnValue({} as Animation)
    const stands = (town: string) => ({
      places: {
        ...places,
        'seat0.town': {
          owner: 0,
          count: 1,
          slots: 1,
          things: [{ id: 'seat0.town:0', card: town, slot: 0 }],
        },
      },
    })
    const travelled = () =>
      animate.mock.contexts.filter((it) => (it as Element).classList.contains('viscount')).length
    laid([], stands('town_09'))
    const before = travelled()
    laid([], stands('town_10'))
    expect(travelled()).toBe(before + 1)
    laid([], stands('town_10'))
    laid([], { ...stands('town_09'), step: 0 })
    expect(travelled()).toBe(before + 1)
    animate.mockRestore()
  })

  it('rearranges the cards by pointing at them in the new order', () => {
    const choose = vi.spyOn(session, 'choose').mockResolvedValue()
    const order = (notation: string, slots: number[]) =>
      option(notation, null, { group: '', targets: slots.map((slot) => `seat0.board:${slot}`) })
    laid([
      asks('rearrange', {
        shape: 'order',
        options: [
          option('keep', null),
          order('order 0 2 1', [0, 2, 1]),
          order('order 1 0 2', [1, 0, 2]),
          order('order 1 2 0', [1, 2, 0]),
          order('order 2 0 1', [2, 0, 1]),
          order('order 2 1 0', [2, 1, 0]),
        ],
      }),
    ])
    expect(document.querySelector('#tray')).toBeNull()
    const card = (slot: number) =>
      document.querySelector<HTMLElement>(`.own [data-thing="seat0.board:${slot}"]`)!
    const tap = (slot: number) => {
      card(slot).click()
      flushSync()
    }
    tap(2)
    expect(found('.conveyor .rank').map((each) => each.textContent)).toEqual(['1'])
    expect(card(2).getAttribute('aria-pressed')).toBe('true')
    tap(2)
    expect(found('.conveyor .rank')).toHaveLength(0)
    tap(1)
    expect(card(0).dataset.option).toBe('order 1 0 2')
    tap(2)
    expect(choose.mock.calls.at(-1)?.[0]).toEqual(['order 1 2 0'])
    choose.mockRestore()
  })

  it('shows the others at a glance, and their boards when they are opened', () => {
    laid([])
    expect(found('.plate').map((each) => each.querySelector('b')?.textContent?.trim())).toEqual([
      'Bolko',
      'Cecylia',
    ])
    found('.plate')[0]!.click()
    flushSync()
    expect(document.querySelector('[role="dialog"], dialog')?.textContent).toContain('bishop')
  })

  it('shows the opponent of a solo game with its Schemes, and what it did last, step by step', () => {
    const alone = {
      seats: 1,
      order: [0],
      rivals: [{ total: 25, terms: [] }],
      places: {
        ...places,
        ai_board: {
          owner: null,
          count: 1,
          slots: 1,
          things: [{ id: 'ai_board:0', card: 'ai_noble', slot: 0 }],
        },
        scheme_row: {
          owner: null,
          count: 1,
          slots: 3,
          things: [{ id: 'scheme_row:0', card: 'scheme_starting_noble', slot: 0 }],
        },
        scheme_deck: { owner: null, count: 5, epoch: 0 },
      },
    }
    seq += 1
    const shown = table([], { step: seq, ...alone })
    const told = (kind: string, things: string[] = []) => event(kind, 1, things, { text: text('label') })
    session.take({
      ...shown,
      seq: seq + 1,
      seats: shown.seats.slice(0, 1),
      events: [
        told('turn_begins'),
        told('rival_scheme', ['scheme_starting_noble']),
        told('rival_cannot_icons', ['castle']),
        told('flips_deed'),
      ],
    })
    flushSync()
    expect(document.querySelector('.opponent .who b')?.textContent).toBe('ai_noble')
    expect(found('.opponent [data-place="scheme_row"] [data-card]').map((each) => each.dataset.card)).toEqual(
      ['scheme_starting_noble'],
    )
    expect(found('.opponent .points').map((each) => each.textContent?.trim())).toEqual(['25'])
    expect(found('.opponent ol > li').map((each) => each.className.split(' ')[0])).toEqual([
      'fails',
      'result',
    ])
    found('.opponent .head .link')[0]!.click()
    flushSync()
    expect(found('.opponent ol > li')).toHaveLength(1)
    found('.opponent .who .link')[0]!.click()
    flushSync()
    const sheet = document.querySelector('[role="dialog"], dialog')
    expect(sheet?.textContent).toContain('What ai_noble does.')
    expect(sheet?.querySelector('[data-card="scheme_starting_noble"] p')?.textContent).toBe(
      'What scheme_starting_noble does.',
    )
  })

  it('tells the end clocks, the castle and who has which Church Favour', () => {
    laid([])
    expect(document.querySelector('[data-place="debt_stack"]')?.getAttribute('aria-label')).toContain(
      '9 / 15',
    )
    expect(found('.corner table tbody tr').map((row) => row.querySelector('.worth')?.textContent)).toEqual([
      '5',
      '7',
      '6',
    ])
    expect(found('.favour.taken')).toHaveLength(1)
  })

  it('tells at the end what everybody achieved, and what their decks have become', () => {
    vi.spyOn(session, 'course').mockRejectedValue(new Error('none here'))
    seq += 1
    const ended = table([], {
      step: seq,
      over: true,
      result: { winners: [1], reason: 'p', clause: 'VIS-26.1', tie_break: {} },
      counts: [{ princess: 2 }, { start_abbot: 1 }, { bishop: 1 }],
    })
    session.take({ ...ended, seq: seq + 1, status: 'over' })
    flushSync()
    const [ada, bolko] = found('[data-region="achieved"] .one')
    expect(ada!.querySelector('h3')?.textContent?.trim()).toBe('Ada')
    // Buildings of three types, Workers on three tiers, Debts unpaid and paid, Deeds acquired and approved.
    const counts = (one: Element) => [...one.querySelectorAll('.counts li')].map((each) => each.textContent)
    expect(counts(ada!).map((told) => told?.trim())).toEqual('1 0 1 I3 II1 III0 1 2 2 1'.split(' '))
    expect([...ada!.querySelectorAll('.counts li.none')]).toHaveLength(2)
    expect(ada!.querySelector('.cardname')?.textContent).toBe('ms_grey_5_vp_resource')
    expect(bolko!.querySelector('h3 .icon')?.getAttribute('aria-label')).toBe('castle_leader')
    expect(bolko!.querySelector('.cardname')?.textContent).toBe('church_favour_black')
    expect(found('.decks .cardname').map((each) => each.textContent)).toEqual([
      '2 princess',
      'start_abbot',
      'bishop',
    ])
  })
})
