// @vitest-environment happy-dom
/** The board of Paladins asks, answers and says why not where things lie. */
import { readFileSync } from 'node:fs'
import { flushSync, mount, unmount } from 'svelte'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Catalogue } from '../../src/i18n/messages'
import { facesOf } from '../../src/games/faces'
import { IDS } from '../../src/games/paladins/cards'
import type { Game } from '../../src/net/games.svelte'
import { TableSession } from '../../src/net/session.svelte'
import type { DecisionData, GameData, View } from '../../src/net/wire'
import { kitOf } from '../../src/table/boards'
import Frame from '../../src/table/Frame.svelte'
import { VALUES, table } from './paladins'
import { decision, option } from './position'
// Loaded beforehand, so that no test waits for them.
import '../../src/games/paladins/faces'
import '../../src/table/paladins/kit'

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
