// @vitest-environment happy-dom
/** A game that has no board, no faces and no words of its own in the page is played in the browser all the same. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Catalogue } from '../../src/i18n/messages'
import { facesOf } from '../../src/games/faces'
import type { Game } from '../../src/net/games.svelte'
import { TableSession } from '../../src/net/session.svelte'
import type { GameData, TableData, ThingHelp } from '../../src/net/wire'
import { areasOf, turnOf } from '../../src/table/areas'
import { kitOf } from '../../src/table/boards'
import Frame from '../../src/table/Frame.svelte'
// Loaded beforehand, so that no test waits for them.
import '../../src/games/plain'
import '../../src/table/generic/kit'
import { decision, event, option, tableOf, view } from './position'

const help = (name: string): ThingHelp => ({
  name,
  kind: 'Tool',
  lines: [`What a ${name} does.`],
  notes: [],
  clause: 'TOY-1.1',
  provenance: 'reconstructed',
})
const texts = {
  seat: 'Player {n}',
  'place.hand': 'hand',
  'place.market': 'market',
  'number.silver': 'silver',
  'number.workers': 'workers',
  'number.faith': 'faith',
  ask: 'Take a tool.',
  take: 'Take',
  pass: 'Pass',
  n: '{n} silver',
  dear: 'It costs too much.',
  'card.hammer': { name: 'Hammer' },
  'card.saw': { name: 'Saw' },
}
const data = {
  id: 'toy',
  title: { en: 'Toy', pl: 'Zabawka' },
  seats: [1, 3],
  modes: [],
  options: {},
  rules_version: '1',
  provenance: {},
  bots: ['random'],
  levels: { squire: 'random', knight: 'random', master: 'random' },
  catalogue: { en: texts, pl: texts },
  help: {
    en: { hammer: help('Hammer'), saw: help('Saw') },
    pl: { hammer: help('Młotek'), saw: help('Piła') },
  },
  clauses: { en: {}, pl: {} },
} as unknown as GameData
const game: Game = { data, catalogue: new Catalogue(data.catalogue) }

const PLACES = {
  'seat0.hand': { owner: 0, count: 1, things: [{ id: 'seat0.hand:saw', card: 'saw', n: 1 }] },
  'seat1.hand': { owner: 1, count: 4, epoch: 0 },
  market: {
    owner: null,
    count: 3,
    things: [
      { id: 'market:hammer', card: 'hammer', n: 2 },
      { id: 'market:saw', card: 'saw', n: 1 },
    ],
  },
}
const ASKED = decision({
  kind: 'take',
  shape: 'target',
  prompt: { key: 'ask', params: {} },
  interrupt: false,
  clause: 'TOY-2.1',
  options: [
    option('take hammer', 'market:hammer', { label: { key: 'take', params: {} } }),
    option('pass', null, { label: { key: 'pass', params: {} } }),
  ],
  blocked: [
    {
      notation: 'take saw',
      label: { key: 'take', params: {} },
      targets: ['market:saw'],
      reason: { key: 'dear', params: {} },
      clause: 'TOY-2.3',
      later: false,
    },
  ],
})

function tableWith(
  pending: TableData['view'] extends infer V ? (V extends { pending: infer P } ? P : never) : never,
): TableData {
  return tableOf(
    view(PLACES, {
      game: 'toy',
      values: { 'seat0.workers': 3, 'seat1.workers': 2, secret_counter: 7 },
      numbers: { silver: { value: 4, terms: [['hammer', 4]] }, faith: { value: 2, of: 5, terms: [] } },
      pending,
      score: [
        { total: 1, terms: [] },
        { total: 0, terms: [] },
      ],
    }),
  )
}

async function shown(
  table: TableData,
  mode: 'board' | 'text' = 'board',
): Promise<{ session: TableSession; close: () => void }> {
  const session = new TableSession('abc')
  session.take(table)
  const target = document.body.appendChild(document.createElement('div'))
  const component = mount(Frame, {
    target,
    props: { session, game, face: await facesOf(game), mode, kit: await kitOf('toy') },
  })
  flushSync()
  return {
    session,
    close: () => {
      void unmount(component)
      target.remove()
    },
  }
}

const found = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

describe('a game without a board of its own', () => {
  let close = () => {}
  beforeAll(() => {
    Element.prototype.animate ??= vi.fn() as never
  })
  afterEach(() => close())

  it('shows what belongs to all, to the others and to the reader', async () => {
    ;({ close } = await shown(tableWith([ASKED])))
    const stage = document.querySelector('[data-region="stage"]')!
    expect(stage.textContent).toContain('Market')
    expect(stage.querySelector('[data-thing="market:hammer"]')).not.toBeNull()
    expect(document.querySelector('[data-region="own"] [data-thing="seat0.hand:saw"]')).not.toBeNull()
    expect(document.querySelector('[data-region="players"]')!.textContent).toMatch(
      /Bolko.*Workers 2.*Hand 4/s,
    )
  })

  it('hides what is hidden: there is no card of the other hand in the page', async () => {
    ;({ close } = await shown(tableWith([ASKED])))
    expect(found('[data-thing^="seat1.hand"]')).toEqual([])
  })

  it('asks, and answers where the things lie', async () => {
    let close2: () => void, session: TableSession
    ;({ close: close2, session } = await shown(tableWith([ASKED])))
    close = close2
    const choose = vi.spyOn(session, 'choose').mockResolvedValue()
    expect(document.querySelector('#prompt')!.getAttribute('data-decision')).toBe('take')
    expect(document.querySelector('#prompt')!.textContent).toContain('Take')
    document.querySelector<HTMLElement>('[data-thing="market:hammer"]')!.click()
    await vi.waitFor(() => expect(choose).toHaveBeenCalledWith(['take hammer'], true))
  })

  it('says why not on what cannot be taken', async () => {
    ;({ close } = await shown(tableWith([ASKED])))
    const saw = document.querySelector('[data-thing="market:saw"]')!
    expect(saw.getAttribute('aria-disabled')).toBe('true')
    expect(saw.getAttribute('aria-label')).toContain('It costs too much.')
  })

  it.each(['board', 'text'] as const)(
    'gives nothing up by a mere key, on the board and in %s',
    async (mode) => {
      const options = [ASKED.options![0]!, { ...ASKED.options![1]!, forgoes: true }]
      const table = tableWith([{ ...ASKED, options }])
      let session: TableSession
      ;({ close, session } = await shown(table, mode))
      const choose = vi.spyOn(session, 'choose').mockResolvedValue()
      const pressE = () => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }))
        flushSync()
      }
      expect(found('#prompt [data-option="pass"].main')).toEqual([])
      pressE()
      expect(choose).not.toHaveBeenCalled()
      expect(document.querySelector<HTMLElement>('[data-doubted]')!.dataset.doubted).toBe('pass')
      pressE()
      await vi.waitFor(() => expect(choose).toHaveBeenCalledWith(['pass'], true))
    },
  )

  it('ends by a key what has nothing left on offer, and what gives nothing up', async () => {
    let session: TableSession
    const pass = { ...ASKED.options![1]!, forgoes: true }
    for (const options of [[pass], ASKED.options!]) {
      ;({ close, session } = await shown(tableWith([{ ...ASKED, options }])))
      const choose = vi.spyOn(session, 'choose').mockResolvedValue()
      expect(found('#prompt [data-option="pass"].main')).toHaveLength(1)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }))
      await vi.waitFor(() => expect(choose).toHaveBeenCalledWith(['pass'], true))
      close()
    }
    close = () => {}
  })

  it('takes none of several things only where that is said', async () => {
    const several = { ...ASKED, shape: 'multi', min: 0, max: 1 }
    const options = [ASKED.options![0]!, { ...ASKED.options![1]!, forgoes: true }]
    ;({ close } = await shown(tableWith([{ ...several, options }])))
    const confirm = () => document.querySelector<HTMLElement>('[data-confirm]')!
    expect(confirm().classList).toContain('ghost')
    document.querySelector<HTMLElement>('[data-thing="market:hammer"]')!.click()
    flushSync()
    expect(confirm().classList).toContain('main')
  })

  it('sets a number with a stepper', async () => {
    const numbers = [1, 2, 3].map((n) =>
      option(`pay ${n}`, null, { group: '', label: { key: 'n', params: { n } } }),
    )
    ;({ close } = await shown(
      tableWith([
        decision({
          kind: 'pay',
          shape: 'amount',
          prompt: { key: 'ask', params: {} },
          options: numbers,
          interrupt: false,
        }),
      ]),
    ))
    expect(found('[data-option^="pay"]').map((each) => each.dataset.option)).toEqual(['pay 1'])
    document.querySelector<HTMLElement>('[aria-label="More"]')!.click()
    flushSync()
    expect(found('[data-option^="pay"]').map((each) => each.dataset.option)).toEqual(['pay 2'])
  })

  it('names everybody that is waited for where several decide at the same time', async () => {
    ;({ close } = await shown(
      tableWith([
        { seat: 0, kind: null, waiting: true },
        { seat: 1, kind: null, waiting: true },
      ]),
    ))
    expect(document.querySelector('#prompt')!.textContent).toContain('Ada and Bolko')
  })

  it('tells of what nobody did: a card that the rules turn up belongs to no seat', async () => {
    const told = {
      ...tableWith([ASKED]),
      events: [event('turns_up', -1, ['hammer'], { text: { key: 'ask', params: {} } })],
    }
    ;({ close } = await shown(told))
    expect(document.querySelector('.deed')).not.toBeNull()
  })

  it('is played in text too, with its numbers and places', async () => {
    ;({ close } = await shown(tableWith([ASKED]), 'text'))
    expect(document.querySelector('main')!.textContent).toMatch(/Silver: 4.*Faith: 2 \/ 5/s)
    expect(found('[data-option]').map((each) => each.dataset.option)).toEqual(['take hammer', 'pass'])
  })
})

describe('the areas of a view', () => {
  const areas = areasOf(tableWith([ASKED]).view!)

  it('are the common one and one for each seat', () => {
    expect(areas.map(({ owner, zones }) => [owner, zones.map((zone) => zone.id)])).toEqual([
      [null, ['market']],
      [0, ['seat0.hand']],
      [1, ['seat1.hand']],
    ])
  })

  it('hold each number once, with its terms where it has some', () => {
    expect(areas[0]!.counts.map(({ id, sum }) => [id, sum !== null])).toEqual([
      ['silver', true],
      ['faith', true],
      ['secret_counter', false],
    ])
    expect(areas[1]!.counts).toEqual([{ id: 'seat0.workers', value: 3, sum: null }])
  })

  it('tell whose turn it is', () => {
    expect(turnOf(tableWith([ASKED]).view!)).toBe(0)
    expect(
      turnOf(
        tableWith([
          { seat: 0, kind: null, waiting: true },
          { seat: 1, kind: null, waiting: true },
        ]).view!,
      ),
    ).toBeNull()
  })
})
