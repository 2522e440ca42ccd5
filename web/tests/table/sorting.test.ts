// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Game } from '../../src/net/games.svelte'
import type { TableSession } from '../../src/net/session.svelte'
import { prefs } from '../../src/state/prefs.svelte'
import type { Desk } from '../../src/table/desk.svelte'
import { Sorting } from '../../src/table/sorting.svelte'
import { decision, option, text } from './position'

const THINGS = ['anseis', 'gerier', 'samson']
const settled = () => new Promise((done) => setTimeout(done))
const VERBS = { paladin: 'play', top: 'top' }

/** A desk that asks who is played and then who goes on top, of those who are left. */
function seated() {
  const table = { rehearsed: [] as string[] }
  const made: string[][] = []
  const asks = (kind: 'paladin' | 'top', without?: string) =>
    decision({
      kind,
      shape: 'sort',
      options: THINGS.filter((thing) => thing !== without).map((card) =>
        option(`${VERBS[kind]} ${card}`, `seat0.hand:${card}`, { label: text('label', { card }) }),
      ),
    })
  const session = {
    choose: (choices: string[], rehearse = false) => {
      if (rehearse) table.rehearsed = choices
      else made.push(choices)
      return Promise.resolve()
    },
  } as unknown as TableSession
  const desk = {
    table,
    session,
    busy: false,
    game: {
      data: { help: { en: Object.fromEntries(THINGS.map((thing) => [thing, {}])) } },
    } as unknown as Game,
    get open() {
      const [first] = table.rehearsed
      return first ? asks('top', first.split(' ')[1]) : asks('paladin')
    },
    ask: (request: (session: TableSession) => Promise<void>) => request(session),
  } as unknown as Desk
  const sorting = new Sorting(desk, () => ({
    asked: ['paladin', 'top'],
    rest: 'bottom',
    things: THINGS,
    name: (slot) => slot,
  }))
  return { table, made, session, sorting }
}

describe('what goes where', () => {
  it('fills the slots one after the other, and the last one by itself; nothing counts before it is confirmed', async () => {
    const { table, made, session, sorting } = seated()
    expect([sorting.slots, sorting.order]).toEqual([
      ['paladin', 'top', 'bottom'],
      [null, null, null],
    ])
    await sorting.put('gerier')
    expect([sorting.order, table.rehearsed]).toEqual([['gerier', null, null], ['play gerier']])
    await sorting.put('samson')
    expect(sorting.complete).toBe(true)
    expect([sorting.order, table.rehearsed, made]).toEqual([
      ['gerier', 'samson', 'anseis'],
      ['play gerier'],
      [],
    ])
    await sorting.confirm(session)
    expect(made).toEqual([['play gerier', 'top samson']])
  })

  it('lets two change places, by dragging one or by pointing at both', async () => {
    const { table, made, session, sorting } = seated()
    await sorting.put('gerier')
    await sorting.put('samson')
    await sorting.put('anseis', 0)
    expect([sorting.order, table.rehearsed]).toEqual([['anseis', 'samson', 'gerier'], ['play anseis']])
    await sorting.point(1)
    expect(sorting.lifted).toBe(1)
    await sorting.point(2)
    expect([sorting.order, sorting.lifted]).toEqual([['anseis', 'gerier', 'samson'], null])
    await sorting.confirm(session)
    expect(made).toEqual([['play anseis', 'top gerier']])
  })

  it('takes a thing for any slot first, and sends it in the order in which it is asked', async () => {
    const { table, made, session, sorting } = seated()
    await sorting.put('samson', 2)
    expect([sorting.order, table.rehearsed]).toEqual([[null, null, 'samson'], []])
    await sorting.put('gerier', 1)
    expect(sorting.order).toEqual(['anseis', 'gerier', 'samson'])
    await sorting.confirm(session)
    expect(made).toEqual([['play anseis', 'top gerier']])
  })

  it('takes every change back, one by one', async () => {
    const { table, sorting } = seated()
    await sorting.put('gerier')
    await sorting.put('samson')
    await sorting.put('anseis', 0)
    expect(sorting.undo()).toBe(true)
    await settled()
    expect(sorting.order).toEqual(['gerier', 'samson', 'anseis'])
    sorting.undo()
    await settled()
    sorting.undo()
    await settled()
    expect([sorting.order, table.rehearsed]).toEqual([[null, null, null], []])
    expect([sorting.canUndo, sorting.undo()]).toEqual([false, false])
  })

  it('knows what was tried out before the page was opened anew', () => {
    const { table, sorting } = seated()
    table.rehearsed = ['play samson']
    expect(sorting.order).toEqual(['samson', null, null])
  })

  it('counts with the last thing where choices count at once', async () => {
    const { made, sorting } = seated()
    prefs.set('confirm', 'once')
    try {
      await sorting.put('gerier')
      expect(made).toEqual([])
      await sorting.put('samson')
      expect(made).toEqual([['play gerier', 'top samson']])
    } finally {
      prefs.set('confirm', 'turn')
    }
  })
})
