// @vitest-environment happy-dom
/** The board of It's a Wonderful Kingdom: what it shows, and how it is answered. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Catalogue } from '../../src/i18n/messages'
import { facesOf } from '../../src/games/faces'
import { CARDS } from '../../src/games/wonderful_kingdom/cards'
import type { Game } from '../../src/net/games.svelte'
import { TableSession } from '../../src/net/session.svelte'
import type { DecisionData, GameData, TableData, View } from '../../src/net/wire'
import { kitOf } from '../../src/table/boards'
import Frame from '../../src/table/Frame.svelte'
import { shows } from '../../src/table/wonderful_kingdom/kingdom'
import '../../src/table/wonderful_kingdom/kit'
import { at, CHOICE, GOLD, PLANNING, site } from './wonderful_kingdom'
import { decision, option, tableOf } from './position'

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
  return tableOf(
    { ...now, pending },
    {
      options: { module: 'advisors' },
      seats: [
        { index: 0, kind: 'human', name: 'Jagna', bot: null, connected: true, left: false },
        { index: 1, kind: 'human', name: 'Ola', bot: null, connected: true, left: false },
      ],
    },
  )
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

  it('counts the risk deck of a solo game only when there is one', async () => {
    const alone = async (phase: string, risk: number) => {
      const now = at(phase, { risk: { owner: null, count: risk, epoch: 0 } }, { seats: 1 })
      const table = tableWith(now, [])
      await shown({ ...table, seats: table.seats.slice(0, 1) })
    }
    await alone('setup', 0)
    expect(first('.solo').textContent).not.toMatch(/\d+ of 12/)
    close()
    await alone(CHOICE, 11)
    expect(first('[data-place="risk"]').textContent).toMatch(/Risk deck 11.*11 of 12 left/)
    close()
    await alone(PLANNING, 0)
    expect(first('[data-place="risk"]').textContent).toMatch(/0 of 12 left/)
  })

  it('tells at the end of a solo quest how far the medal was, and which steps were left', async () => {
    vi.spyOn(TableSession.prototype, 'course').mockRejectedValueOnce(new Error('none here'))
    const ended = at(
      PLANNING,
      {},
      {
        seats: 1,
        over: true,
        score: [{ total: 44, terms: [] }],
        result: { winners: [], reason: 'result.nobody', clause: 'IWK-11.14', tie_break: {} },
        values: { module: 2, 'seat0.steps': 0b0101 },
        numbers: { 'seat0.score': { value: 44, terms: [] } },
      },
    )
    const table = tableWith(ended, [])
    await shown({ ...table, status: 'over', seats: table.seats.slice(0, 1), options: { quest: 'quest_01' } })
    const [done, open] = first('[data-medal]').textContent!.split('Not completed:')
    expect(done).toMatch(/26 points to the bronze medal/)
    expect(done).toMatch(/Completed steps: .* and /)
    expect(open).toContain('(last step)')
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
