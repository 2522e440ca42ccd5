// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prefs } from '../../src/state/prefs.svelte'
import { Desk } from '../../src/table/desk.svelte'
import { decision, option, tableOf, view } from './position'

const PASS = option('pass', null, { cost: [['workers_lost', 2]] })
const DONE = option('done', null)
const ACT = option('act', 'seat0.spaces:1')

/** A desk that asks for an action, and what it sent: the choices, and whether they were only tried out. */
function seated() {
  const sent: [string[], boolean][] = []
  const asked = decision({ kind: 'action', shape: 'target', options: [ACT, PASS, DONE], interrupt: false })
  const session = {
    table: tableOf(view({}, { pending: [asked] })),
    past: [],
    chat: [],
    busy: 0,
    choose: (choices: string[], rehearse = false) => Promise.resolve(void sent.push([choices, rehearse])),
  }
  const catalogue = {
    has: (key: string) => key === 'loses.workers_lost',
    render: (_lang: string, _key: string, { n }: { n: number }) => `You lose ${n}.`,
  }
  const game = { catalogue, data: { id: 'paladins', help: { en: {}, pl: {} }, options: {} } }
  const setting = { game, faceOf: () => null, telling: { choices: new Set(), silent: new Set() } }
  return { sent, desk: new Desk(session as never, setting as never, session as never) }
}

beforeEach(() => localStorage.clear())
afterEach(() => prefs.set('confirm', 'turn'))

describe('passing', () => {
  it('asks where it loses workers, and nothing is sent before it is meant', () => {
    const { sent, desk } = seated()
    desk.pick(PASS)
    expect([desk.doubted, desk.lost(PASS), sent]).toEqual([PASS, 'You lose 2.', []])
    desk.undo()
    expect([desk.doubted, sent]).toEqual([null, []])
    desk.pick(PASS)
    desk.pick(PASS)
    expect(sent).toEqual([[['pass'], true]])
  })

  it('does not ask where it loses nothing', () => {
    const { sent, desk } = seated()
    desk.pick(DONE)
    expect([desk.doubted, sent]).toEqual([null, [[['done'], true]]])
  })
})

describe('the setting of when choices count', () => {
  it('lets a turn be tried out until it is confirmed', () => {
    const { sent, desk } = seated()
    desk.pick(ACT)
    expect(sent).toEqual([[['act'], true]])
  })

  it('lets every choice count at once', () => {
    prefs.set('confirm', 'once')
    const { sent, desk } = seated()
    desk.pick(ACT)
    expect(sent).toEqual([[['act'], false]])
  })
})
