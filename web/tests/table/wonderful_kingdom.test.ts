// @vitest-environment happy-dom
/** The table of It's a Wonderful Kingdom: what it reads out of a view, what it shows, and how it is answered. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Catalogue } from '../../src/i18n/messages'
import { facesOf } from '../../src/games/faces'
import { boxOf, CARDS, kindOf, medalsOf } from '../../src/games/wonderful_kingdom/cards'
import { faces } from '../../src/games/wonderful_kingdom/faces'
import { BY_KIND, SCENES } from '../../src/games/wonderful_kingdom/scenes'
import { CUBES, FRAMES } from '../../src/games/wonderful_kingdom/signs'
import type { Game } from '../../src/net/games.svelte'
import { TableSession } from '../../src/net/session.svelte'
import type { DecisionData, EventData, GameData, Place, TableData, View } from '../../src/net/wire'
import { kitOf } from '../../src/table/boards'
import Frame from '../../src/table/Frame.svelte'
import {
  alchemyOf,
  builtOf,
  chainOf,
  isFrozen,
  isFull,
  phaseOf,
  pieceOf,
  pieces,
  plannedOf,
  questOf,
  recyclingOf,
  shows,
  spacesOf,
  turnsOf,
} from '../../src/table/wonderful_kingdom/kingdom'
import '../../src/table/wonderful_kingdom/kit'
import { decision, event, option, view } from './position'

const CHOICE = 'choice'
const PLANNING = 'planning'
const GOLD = 'gold'
const box = boxOf({})
const site = (i: number, card: string, marks: Record<string, number>) => ({
  id: `seat0.sites:${i}`,
  card,
  marks,
})

/** First player, second, second, first; the second seat leads round 2. */
const TURNS = Array.from({ length: 16 }, (_, i) => ({
  seat: [1, 0, 0, 1][i % 4]!,
  does: i % 2 === 0 ? 'offers' : 'chooses',
}))

function at(phase: string, places: Record<string, Place> = {}, more: Partial<View> = {}): View {
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
const told = (
  kind: string,
  seat: number,
  params: Record<string, string | number>,
  more: Partial<EventData> = {},
) => event(kind, seat, [], { count: 1, text: { key: 'e', params }, ...more })

describe('the cards', () => {
  it('all have a scene, a frame and a face', () => {
    expect(
      [...CARDS.values()].filter((card) => !SCENES[card.id] && !BY_KIND[kindOf(card)]).map((card) => card.id),
    ).toEqual([])
    expect([...CARDS.values()].filter((card) => !FRAMES[kindOf(card)]).map((card) => card.id)).toEqual([])
    expect(faces.face('farm', 'pl').signs.flat().length).toBeGreaterThan(0)
    expect(faces.face('farm', 'en').provenance).toBe('reconstructed')
  })

  it('no two kinds of cubes share an outline or a glyph, no two types an edge', () => {
    const all = Object.values(CUBES)
    expect(new Set(all.map((cube) => cube.outline)).size).toBe(all.length)
    expect(new Set(all.map((cube) => cube.icon.body)).size).toBe(all.length)
    const types = ['structure', 'company', 'monument', 'discovery'].map((type) => FRAMES[type]!.partition)
    expect(new Set(types).size).toBe(4)
  })

  it('are those of the card pack where the table has one', () => {
    const packed = boxOf({ pack: { cards: [{ id: 'farm', cost: { gold: 7 } }] } })
    expect(spacesOf(packed.card('farm')).map((space) => space.kind)).toEqual(Array(7).fill('gold'))
    expect(packed.card('quarry').cost).toEqual(box.card('quarry').cost)
  })

  it('have medals for every solo table', () => {
    expect(
      ['giant_rats', 'frost_giants', 'shadows', 'thieves', 'advisors', 'quest_01', 'quest_02'].map(
        (id) => medalsOf(id)?.gold,
      ),
    ).not.toContain(undefined)
  })
})

describe('a view', () => {
  it.each([
    ['choice', 'choice'],
    ['reveal', 'planning'],
    ['planning', 'planning'],
    ['materials', 'production'],
    ['overseer', 'production'],
    ['fight', 'fight'],
    ['setup', 'choice'],
  ])('in the part %s of a round shows the phase %s', (part, phase) => {
    expect(phaseOf(at(part))).toBe(phase)
  })

  it('tells whose turns the sixteen are, as the game says', () => {
    const turns = turnsOf(at(CHOICE))
    expect(turns.slice(0, 4).map(({ seat, offers }) => [seat, offers])).toEqual([
      [1, true],
      [0, false],
      [0, true],
      [1, false],
    ])
    expect(turns.map((turn) => turn.state).slice(0, 4)).toEqual(['done', 'done', 'now', 'next'])
    expect(turns).toHaveLength(16)
  })

  it('shows the cubes on the spaces of a site', () => {
    const spaces = spacesOf(box.card('mages_tower'), {
      site: 3,
      gold: 3,
      gold_free: 1,
      exploration: 2,
      exploration_free: 2,
    })
    expect(spaces.map(({ kind, filled }) => `${kind} ${filled}`)).toEqual([
      'gold true',
      'gold true',
      'gold false',
      'exploration false',
      'exploration false',
    ])
    expect([
      isFull(site(0, 'farm', { site: 0, materials: 2, materials_free: 0 })),
      isFull(site(0, 'farm', { site: 0, materials: 2, materials_free: 1 })),
    ]).toEqual([true, false])
    expect(isFrozen(site(0, 'farm', { site: 0, frozen: 1 }))).toBe(true)
  })

  it('groups what is built by type', () => {
    const built = {
      'seat0.built': {
        owner: 0,
        count: 3,
        things: [
          { id: 'seat0.built:farm', card: 'farm', n: 2 },
          { id: 'seat0.built:nexus', card: 'nexus' },
        ],
      },
    }
    expect(
      builtOf(at(CHOICE, built), 0, box).map(({ type, cards }) => [
        type,
        cards.map(({ card, n }) => `${n} ${card}`),
      ]),
    ).toEqual([
      ['structure', ['2 farm']],
      ['company', []],
      ['monument', []],
      ['discovery', ['1 nexus']],
    ])
  })

  it('knows the cubes of an alchemy area, and how many have no kind', () => {
    expect([alchemyOf(at(CHOICE), 0), alchemyOf(at(CHOICE), 1)]).toEqual([
      ['materials', 'gold', 'gold'],
      [null, null, null, null],
    ])
  })

  it('adds up what the open cards of an area would be recycled for', () => {
    expect(
      recyclingOf(
        [{ card: 'farm' }, { card: 'hamlet' }, { card: 'treasure_gold_gold' }, { down: true }],
        box,
      ),
    ).toEqual({ population: 2, gold: 2 })
  })

  it('tells who completed which step of the quest', () => {
    const quest = questOf(
      at(CHOICE, {}, { values: { module: 2, 'seat1.steps': 4, firsts: 4 } }),
      { quest: 'quest_01' },
      box,
    )!
    expect(quest.steps.map(({ done, first }) => [...done, first])).toEqual([
      [false, false, false],
      [false, false, false],
      [false, true, true],
      [false, false, false],
    ])
    expect(quest.steps.at(-1)!.step.last_step).toBe(true)
    expect(questOf(at(CHOICE), {}, box)).toBeNull()
  })
})

describe('the production chain', () => {
  const past = [
    told('round', 1, { n: 2 }),
    told('production', -1, { resource: 'materials' }),
    told('produces', 0, { resource: 'materials' }, { count: 6 }),
    told('produces', 1, { resource: 'materials' }, { count: 2 }),
    told('to_camp', 0, {}),
    told('places', 0, { resource: 'materials' }, { things: ['majestic_statue'], count: 3 }),
    told('to_alchemy', 0, { resource: 'materials' }, { count: 3 }),
    told('production', -1, { resource: 'population' }),
    told('produces', 0, { resource: 'population' }, { count: 3 }),
    told('produces', 1, { resource: 'population' }, { count: 3 }),
    told('production', -1, { resource: 'gold' }),
  ]
  const [materials, population, gold, exploration] = chainOf(at(GOLD), past)

  it('keeps what a step that is over brought, whatever is produced now', () => {
    expect([materials!.state, materials!.made, materials!.supreme, materials!.soldier]).toEqual([
      'done',
      [6, 2],
      0,
      { seat: 0, kind: 'to_camp' },
    ])
    expect(materials!.went).toEqual([
      { seat: 0, card: 'majestic_statue', n: 3 },
      { seat: 0, card: null, n: 3 },
    ])
  })

  it('gives nobody supremacy at a tie', () => {
    expect([population!.made, population!.supreme]).toEqual([[3, 3], null])
  })

  it('forecasts what is to come', () => {
    expect([gold!.state, exploration!.state, exploration!.made, exploration!.supreme]).toEqual([
      'now',
      'next',
      [3, 0],
      0,
    ])
  })

  it('takes five cubes for supremacy in a solo game', () => {
    const solo = (n: number) =>
      chainOf(
        { ...at(GOLD, {}, { numbers: { 'seat0.exploration': { value: n, terms: [] } } }), seats: 1 },
        [],
      )[3]!.supreme
    expect([solo(4), solo(5)]).toEqual([null, 0])
  })
})

describe('a plan', () => {
  it('reads what was tried out, card by card', () => {
    const lines = plannedOf([
      '0: build farm',
      '0: recycle watchtower',
      '0: place mages_tower 2',
      '0: recycle treasure_gold_gold',
      '0: alchemy',
      '0: place great_wall',
      '0: host',
      '0: host great_wall',
    ])
    expect(lines.map(({ at: from, verb, card, to }) => [from, verb, card, to])).toEqual([
      [0, 'build', 'farm', []],
      [1, 'recycle', 'watchtower', ['mages_tower']],
      [3, 'recycle', 'treasure_gold_gold', ['alchemy', 'great_wall']],
      [6, 'host', 'frost_giant', ['great_wall']],
    ])
  })
})

describe('cubes on their way', () => {
  const sites = (free: number) => ({
    'seat0.sites': {
      owner: 0,
      count: 1,
      things: [site(0, 'farm', { site: 4, materials: 2, materials_free: free })],
    },
  })

  it('fly from the production step to the site', () => {
    expect(pieces(at('materials', sites(2)), at('materials', sites(1)))).toEqual([
      { card: 'farm', piece: 'materials', from: 'supply.materials', to: 'seat0.sites', n: 1, at: 0 },
    ])
  })

  it('fly to the alchemy area', () => {
    const [flight] = pieces(at(GOLD), at(GOLD, {}, { rows: { 'seat0.alchemy': [1, 0, 3, 0, 0] } }))
    expect([flight!.piece, flight!.from, flight!.to]).toEqual(['gold', 'supply.gold', 'seat0.alchemy'])
  })

  it('are told by events too', () => {
    expect([
      pieceOf(told('places', 1, { resource: 'gold' })),
      pieceOf(told('to_camp', 1, {})),
      pieceOf(told('builds', 1, {})),
    ]).toEqual(['gold', 'soldier', null])
  })
})

// -- the board itself

const read = (lang: string) =>
  JSON.parse(
    readFileSync(resolve(`../src/regnum/games/wonderful_kingdom/text/${lang}.json`), 'utf8'),
  ) as Record<string, string>
const named = Object.fromEntries(
  [...CARDS.values()].map((card) => [`card.${card.id}`, { name: card.name.en }]),
)
const catalogue = { en: { ...read('en'), ...named }, pl: { ...read('pl'), ...named } }
const help = Object.fromEntries(
  [...CARDS.values()].map((card) => [
    card.id,
    {
      name: card.name.en,
      kind: card.type ?? '',
      lines: ['First.', 'Second.'],
      notes: [],
      clause: 'IWK-1.7',
      provenance: card.provenance,
    },
  ]),
)
const data = {
  id: 'wonderful_kingdom',
  title: { en: 'K', pl: 'K' },
  seats: [1, 2],
  modes: [],
  options: {},
  rules_version: '1',
  provenance: { reconstructed: 3 },
  bots: [],
  levels: {},
  catalogue,
  help: { en: help, pl: help },
  clauses: { en: {}, pl: {} },
} as unknown as GameData
const game: Game = { data, catalogue: new Catalogue(data.catalogue) }

const HAND = {
  'seat0.hand': {
    owner: 0,
    count: 2,
    things: [
      { id: 'seat0.hand:0', card: 'farm' },
      { id: 'seat0.hand:1', card: 'calamity' },
    ],
  },
  'seat1.hand': { owner: 1, count: 3, epoch: 2 },
}
const AREAS = {
  left: {
    owner: null,
    count: 3,
    things: [
      { id: 'left:0', card: 'quarry' },
      { id: 'left:1', down: true, by: 1, hidden: 4 },
      { id: 'left:2', card: 'nexus', down: true, by: 0 },
    ],
  },
  right: { owner: null, count: 0, things: [] },
}

function tableWith(now: View, pending: DecisionData[]): TableData {
  return {
    id: 'abc',
    seq: 1,
    game: 'wonderful_kingdom',
    status: 'playing',
    options: { module: 'advisors' },
    you: 0,
    host: true,
    invite: null,
    leaver: 'wait',
    listed: false,
    events: [],
    whole: true,
    chat: [],
    seats: [
      { index: 0, kind: 'human', name: 'Jagna', bot: null, connected: true, left: false },
      { index: 1, kind: 'human', name: 'Ola', bot: null, connected: true, left: false },
    ],
    clock: { kind: 'none', left: [], running: [], at: 0 },
    undo: 'none',
    asked_undo: null,
    agreed_undo: [],
    orders: {},
    rehearsed: [],
    seed: null,
    rematch: null,
    view: { ...now, pending },
  } as unknown as TableData
}
const asked = (kind: string, options: DecisionData['options'], more: Partial<DecisionData> = {}) =>
  decision({
    kind,
    shape: 'target',
    interrupt: false,
    prompt: { key: 'kind.choose.prompt', params: {} },
    clause: 'IWK-4.8',
    options,
    ...more,
  })
const labelled = (key: string, params = {}) => ({ label: { key, params } })

describe('the board', () => {
  let close = () => {}
  beforeAll(() => {
    Element.prototype.animate ??= vi.fn() as never
  })
  afterEach(() => close())

  async function shown(table: TableData): Promise<TableSession> {
    const session = new TableSession('abc')
    session.take(table)
    const target = document.body.appendChild(document.createElement('div'))
    const component = mount(Frame, {
      target,
      props: {
        session,
        game,
        face: await facesOf(game),
        mode: 'board',
        kit: await kitOf('wonderful_kingdom'),
      },
    })
    flushSync()
    close = () => {
      void unmount(component)
      target.remove()
    }
    return session
  }
  const first = (selector: string) => document.querySelector<HTMLElement>(selector)!

  it('shows who laid a face-down card, its name to whoever laid it, and nothing else of it', async () => {
    await shown(tableWith(at(CHOICE, { ...HAND, ...AREAS }), []))
    const theirs = first('[data-thing="left:1"]')
    expect(theirs.dataset.card).toBeUndefined()
    expect(theirs.getAttribute('aria-label')).toContain('Ola')
    expect(theirs.textContent).not.toMatch(/Quarry|Nexus|Farm/)
    expect(first('[data-thing="left:2"]').textContent).toContain('Nexus')
    expect(document.querySelectorAll('[data-thing^="seat1.hand"]')).toHaveLength(0)
  })

  it('takes an area with one click', async () => {
    const session = await shown(
      tableWith(at(CHOICE, { ...HAND, ...AREAS }), [
        asked('choose', [
          option('take left', 'left', labelled('do.take_area', { area: 'left', n: 3 })),
          option('take right', 'right', labelled('do.take_area', { area: 'right', n: 0 })),
        ]),
      ]),
    )
    const choose = vi.spyOn(session, 'choose').mockResolvedValue()
    first('[data-option="take left"]').click()
    await vi.waitFor(() => expect(choose).toHaveBeenCalledWith(['take left'], true))
    expect(document.querySelector('#tray')).toBeNull()
  })

  it('lays a card face up or, for a trap token, face down', async () => {
    const options = ['left', 'right', 'left down', 'right down'].map((face, i) =>
      option(
        face,
        i % 2 === 0 ? 'left' : 'right',
        labelled(i < 2 ? 'do.lay_up' : 'do.lay_down', { area: i % 2 === 0 ? 'left' : 'right' }),
      ),
    )
    const session = await shown(tableWith(at(CHOICE, { ...HAND, ...AREAS }), [asked('where', options)]))
    const choose = vi.spyOn(session, 'choose').mockResolvedValue()
    expect(
      [...document.querySelectorAll<HTMLElement>('.stage [data-option]')].map(
        (button) => button.dataset.option,
      ),
    ).toEqual(['left', 'left down', 'right', 'right down'])
    first('[data-option="right down"]').click()
    await vi.waitFor(() => expect(choose).toHaveBeenCalledWith(['right down'], true))
  })

  it('builds or recycles each card of the choice area with a button of its own', async () => {
    const choice = {
      'seat0.choice': {
        owner: 0,
        count: 2,
        things: [
          { id: 'seat0.choice:0', card: 'farm' },
          { id: 'seat0.choice:1', card: 'farm' },
        ],
      },
    }
    const options = [
      option('build farm', 'seat0.choice:0', { ...labelled('do.build', { card: 'farm' }), group: 'build' }),
      option('recycle farm', 'seat0.choice:0', {
        ...labelled('do.recycle', { card: 'farm' }),
        group: 'recycle',
        gain: [['population', 1]],
      }),
    ]
    const session = await shown(tableWith(at(PLANNING, choice), [asked('plan', options)]))
    const choose = vi.spyOn(session, 'choose').mockResolvedValue()
    expect(first('[data-thing="seat0.choice:0"]').textContent).toContain('2×')
    first('[data-option="recycle farm"]').click()
    await vi.waitFor(() => expect(choose).toHaveBeenCalledWith(['recycle farm'], true))
  })

  it('takes the plan back to any of its cards', async () => {
    const table = {
      ...tableWith(at(PLANNING), [asked('plan', [option('confirm', null, labelled('do.confirm'))])]),
      rehearsed: ['0: build farm', '0: recycle hamlet', '0: alchemy'],
    }
    const session = await shown(table)
    const choose = vi.spyOn(session, 'choose').mockResolvedValue()
    document.querySelectorAll<HTMLElement>('.list .back')[1]!.click()
    expect(choose).toHaveBeenCalledWith(['0: build farm'], true)
  })

  it('lays a cube on a site or into the alchemy area, and the tray stays closed', async () => {
    const places = {
      'seat0.sites': {
        owner: 0,
        count: 1,
        things: [site(0, 'alchemical_forge', { site: 9, gold: 3, gold_free: 2 })],
      },
    }
    const options = [
      option(
        'place alchemical_forge',
        'seat0.sites:0',
        labelled('do.place', { resource: 'gold', card: 'alchemical_forge' }),
      ),
      option('alchemy', 'seat0.alchemy', { ...labelled('do.alchemy', { resource: 'gold' }), group: '' }),
    ]
    const now = at(GOLD, places, { values: { 'seat0.cubes': 2 } })
    const session = await shown(
      tableWith(now, [
        asked('produce', options, {
          prompt: { key: 'kind.produce.prompt', params: { resource: 'gold', n: 2 } },
        }),
      ]),
    )
    const choose = vi.spyOn(session, 'choose').mockResolvedValue()
    expect(document.querySelector('#tray')).toBeNull()
    expect(first('[data-thing="seat0.sites:0"]').getAttribute('aria-label')).toContain('1 of 3 spaces filled')
    expect(first('[data-thing="seat0.sites:0"] .hot')).not.toBeNull()
    first('[data-option="alchemy"]').click()
    await vi.waitFor(() => expect(choose).toHaveBeenCalledWith(['alchemy'], true))
  })

  it('sends all cubes that are left to the alchemy area at one click, as choices of their own', async () => {
    const options = [
      option('alchemy', 'seat0.alchemy', { ...labelled('do.alchemy', { resource: 'gold' }), group: '' }),
    ]
    const prompt = { key: 'kind.produce.prompt', params: { resource: 'gold', n: 3 } }
    const session = await shown(
      tableWith(at(GOLD, {}, { values: { 'seat0.cubes': 3 } }), [asked('produce', options, { prompt })]),
    )
    const choose = vi.spyOn(session, 'choose').mockResolvedValue()
    first('[data-batch]').click()
    await vi.waitFor(() => expect(choose).toHaveBeenCalledWith(['alchemy', 'alchemy', 'alchemy'], true))
    close()
    await shown(
      tableWith(at(GOLD, {}, { values: { 'seat0.cubes': 1 } }), [asked('produce', options, { prompt })]),
    )
    expect(document.querySelector('[data-batch]')).toBeNull()
    close()
    await shown(
      tableWith(at(GOLD, {}, { values: { 'seat0.cubes': 3 } }), [
        asked('produce', [option('confirm', null, labelled('do.confirm'))], { prompt }),
      ]),
    )
    expect(document.querySelector('[data-batch]')).toBeNull()
  })

  it('says of the other only whether they are ready', async () => {
    await shown(tableWith(at(PLANNING), [{ seat: 1, kind: null, waiting: true }]))
    expect(first('.rival').textContent).toContain('still deciding')
    close()
    await shown(tableWith(at(PLANNING), [asked('plan', [option('confirm', null, labelled('do.confirm'))])]))
    expect(first('.rival').textContent).toContain('ready')
  })

  it('hands the plan in with one click, and does not try that out', async () => {
    const table = {
      ...tableWith(at(PLANNING), [asked('plan', [option('confirm', null, labelled('do.confirm'))])]),
      rehearsed: ['0: build farm'],
    }
    const session = await shown(table)
    const choose = vi.spyOn(session, 'choose').mockResolvedValue()
    first('[data-option="confirm"]').click()
    await vi.waitFor(() => expect(choose).toHaveBeenCalledWith(['0: build farm', 'confirm']))
  })

  it('shows all that options may name', () => {
    expect([...shows(at(CHOICE))]).toContain('seat0.soldiers')
    expect([...shows(at(CHOICE, {}, { values: { module: 2 } }))]).toContain('quest:3')
  })
})
