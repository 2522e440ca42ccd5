// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused } from '../src/net/api'
import { TableSession } from '../src/net/session.svelte'
import type { EventData, TableData, View, ViewChanges } from '../src/net/wire'
import { tableOf, view } from './table/position'

class Socket {
  static all: Socket[] = []
  onopen: (() => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  onclose: ((closed: { code: number; reason: string }) => void) | null = null
  constructor(readonly address: string) {
    Socket.all.push(this)
  }
  close() {
    this.onclose?.({ code: 1000, reason: '' })
  }
  open() {
    this.onopen?.()
  }
  push(table: TableData, epoch = 'first') {
    this.onmessage?.({ data: JSON.stringify({ type: 'state', table, epoch }) })
  }
  change(table: TableData, changes: ViewChanges) {
    this.onmessage?.({ data: JSON.stringify({ type: 'change', table, changes, epoch: 'first' }) })
  }
  drop(code = 1006, reason = '') {
    this.onclose?.({ code, reason })
  }
  static get last() {
    return Socket.all.at(-1)!
  }
}

const event = (kind: string): EventData => ({
  kind,
  seat: 0,
  things: [],
  count: 0,
  source: null,
  target: null,
  motion: '',
  reveals: false,
  clause: '',
  text: { key: kind, params: {} },
})
const table = (seq: number, events: string[] = [], whole = false) =>
  tableOf(null, { id: 't', seq, seats: [], events: events.map(event), whole })
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const told = (session: TableSession) => session.past.map((each) => each.kind)

let fetched: ReturnType<typeof vi.fn>
let session: TableSession

async function sit(first = table(3, ['a'], true)): Promise<void> {
  fetched.mockResolvedValueOnce(answer(first))
  session = new TableSession('t', 'key', Socket as unknown as typeof WebSocket)
  await session.open()
  Socket.last.open()
}

beforeEach(() => {
  vi.useFakeTimers()
  fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  Socket.all = []
})
afterEach(() => {
  session.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('fetches the table and listens from there on', async () => {
  await sit()
  expect(fetched.mock.calls[0]![0]).toBe('/api/tables/t?invite=key')
  expect(Socket.last.address).toContain('/api/tables/t/socket?since=3&changes=1&invite=key')
  expect([session.link, told(session), session.news]).toEqual(['live', ['a'], []])
})

it('tells every event once, however often it comes', async () => {
  await sit()
  Socket.last.push(table(3, ['a']))
  Socket.last.push(table(4, ['b']))
  Socket.last.push(table(4, ['b']))
  expect(told(session)).toEqual(['a', 'b'])
  expect(session.news.map((each) => each.kind)).toEqual(['b'])
})

it('begins anew when the server was restored to an earlier moment', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  await sit()
  Socket.last.push(table(4, ['b']))
  expect(reload).not.toHaveBeenCalled()
  Socket.last.push(table(2, []), 'second')
  expect(reload).toHaveBeenCalledOnce()
  expect(session.table?.seq).toBe(4)
  reload.mockRestore()
})

it('shows the push and not the answer when both tell the same', async () => {
  await sit()
  fetched.mockResolvedValueOnce(answer(table(5, ['b'])))
  const chosen = session.choose(['end turn'])
  await vi.advanceTimersByTimeAsync(10)
  expect(session.busy).toBe(1)
  Socket.last.push(table(6, ['b', 'c']))
  await chosen
  expect([told(session), session.table!.seq, session.busy]).toEqual([['a', 'b', 'c'], 6, 0])
})

it('shows the answer when no push comes, and the story when it does', async () => {
  await sit()
  fetched.mockResolvedValueOnce(answer(table(5, ['b'])))
  const chosen = session.choose(['end turn'])
  await vi.advanceTimersByTimeAsync(400)
  await chosen
  expect([session.table!.seq, told(session)]).toEqual([5, ['a']])
  Socket.last.push(table(5, ['b']))
  expect(told(session)).toEqual(['a', 'b'])
})

it('starts the story anew when a choice was taken back', async () => {
  await sit()
  Socket.last.push(table(4, ['b']))
  Socket.last.push(table(5, ['a'], true))
  expect([told(session), session.news]).toEqual([['a'], []])
})

it('comes back by itself, asks for what it missed, and says so only after a while', async () => {
  await sit()
  Socket.last.push(table(7, ['b']))
  Socket.last.drop()
  expect([session.link, session.offline]).toEqual(['lost', false])
  await vi.advanceTimersByTimeAsync(600)
  expect(Socket.last.address).toContain('since=7')
  Socket.last.drop()
  await vi.advanceTimersByTimeAsync(1300)
  expect(session.offline).toBe(true)
  Socket.last.open()
  Socket.last.push(table(8, ['c']))
  expect([session.link, session.offline, told(session)]).toEqual(['live', false, ['a', 'b', 'c']])
})

it('puts changes together with the view that the same socket brought before', async () => {
  const at = (seq: number, changed: View | null, events: string[] = []) =>
    tableOf(changed, { id: 't', seq, seats: [], events: events.map(event), whole: false })
  const first = view({ trash: { owner: null, count: 0 }, supply: { owner: null, count: 9 } }, { step: 1 })
  await sit()
  Socket.last.push(at(4, first))
  const changes = { parts: { step: 2 }, entries: { places: { trash: { owner: null, count: 1 } } } }
  Socket.last.change(at(5, null, ['b']), changes)
  const shown = session.table!.view!
  expect(shown).toEqual({ ...first, step: 2, places: { ...first.places, trash: { owner: null, count: 1 } } })
  expect(Object.keys(shown.places)).toEqual(['trash', 'supply'])
  fetched.mockResolvedValueOnce(answer(at(6, view({}))))
  const chosen = session.choose(['end turn'])
  await vi.advanceTimersByTimeAsync(400)
  await chosen
  expect(session.table!.view!.places).toEqual({})
  Socket.last.change(at(7, null, ['c']), { parts: {}, entries: { values: { coins: 3 } } })
  expect(session.table!.view).toEqual({ ...shown, values: { coins: 3 } })
  expect(told(session)).toEqual(['a', 'b', 'c'])
})

it('asks anew for everything where changes have no view to belong to', async () => {
  await sit()
  Socket.last.push(table(4, ['b']))
  Socket.last.change(table(5, ['c']), { parts: {}, entries: {} })
  expect([session.link, told(session)]).toEqual(['lost', ['a', 'b']])
  await vi.advanceTimersByTimeAsync(600)
  expect(Socket.last.address).toContain('since=4')
})

it('does not knock again where it was refused', async () => {
  await sit()
  Socket.last.drop(4403, 'This table is not open to watchers.')
  await vi.advanceTimersByTimeAsync(20_000)
  expect([Socket.all.length, session.refusal?.message]).toEqual([1, 'This table is not open to watchers.'])
})

it('sends a lost choice once more under the same name', async () => {
  await sit()
  fetched.mockRejectedValueOnce(new TypeError('network')).mockResolvedValueOnce(answer(table(4)))
  const chosen = session.choose(['buy gold'])
  await vi.advanceTimersByTimeAsync(400)
  await chosen
  const [first, second] = fetched.mock.calls
    .slice(1)
    .map((call) => JSON.parse((call[1] as RequestInit).body as string))
  expect(first).toEqual(second)
  expect(first).toMatchObject({ seq: 3, choices: ['buy gold'], rehearse: false })
})

it('sends a choice once more where the connection was given up before it came', async () => {
  await sit()
  fetched.mockResolvedValueOnce(new Response('', { status: 408 })).mockResolvedValueOnce(answer(table(4)))
  const chosen = session.choose(['buy gold'])
  await vi.advanceTimersByTimeAsync(400)
  await chosen
  const [first, second] = fetched.mock.calls.slice(1).map((call) => (call[1] as RequestInit).body)
  expect([first, session.table?.seq]).toEqual([second, 4])
})

it('takes the present table from the refusal of a late choice', async () => {
  await sit()
  const problem = {
    type: 'urn:regnum:late',
    title: 'Conflict',
    status: 409,
    detail: 'The table has moved on.',
    table: table(9),
  }
  fetched.mockResolvedValueOnce(answer(problem, 409))
  const chosen = session.choose(['buy gold']).catch((refused: unknown) => refused)
  await vi.advanceTimersByTimeAsync(400)
  const refused = await chosen
  expect(refused).toBeInstanceOf(Refused)
  expect([(refused as Refused).message, session.table!.seq]).toEqual(['The table has moved on.', 9])
})

it('says what makes a table unusable', async () => {
  fetched.mockResolvedValueOnce(
    answer(
      {
        type: 'urn:regnum:unknown_table',
        title: 'Not Found',
        status: 404,
        detail: 'There is no such table.',
      },
      404,
    ),
  )
  session = new TableSession('t', '', Socket as unknown as typeof WebSocket)
  await session.open()
  expect([session.refusal?.status, session.refusal?.message, Socket.all.length]).toEqual([
    404,
    'There is no such table.',
    0,
  ])
})
